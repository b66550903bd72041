"""Labels and tooltips that never interpret markup in what people typed."""

import re

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from desktop.ui import theme

_LONGEST_WORD = 32
_ENDLESS = rf"\S{{{_LONGEST_WORD + 1},}}"
#: A place where a line may end, of no width.
_BREAK = "\u200b"


def plain_tooltip(text: str) -> str:
    """`text` such that a tooltip shows it exactly, whatever markup it seems to hold."""
    # Qt takes a text for markup at a tag or at "&lt;"; without these it shows it as it stands.
    if "<" not in text and "&" not in text:
        return text
    import html  # with its table of all entities, it takes as long to load as ten modules

    return f'<span style="white-space: pre-wrap">{html.escape(text)}</span>'


def breakable(text: str) -> str:
    """`text` whose endless words may be broken, so that none makes a wrapped label wider than its
    page."""
    return re.sub(_ENDLESS, _with_breaks, text)


def _with_breaks(word: re.Match[str]) -> str:
    letters = word[0]
    places = range(0, len(letters), _LONGEST_WORD)
    return _BREAK.join(letters[place : place + _LONGEST_WORD] for place in places)


class PlainLabel(QLabel):
    """A label that shows its text exactly, in one of the theme's text colours."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        tone: theme.Tone = theme.Tone.INK,
    ) -> None:
        super().__init__(parent)
        self._tone = tone
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self._show_tone()

    def set_tone(self, tone: theme.Tone) -> None:
        """Show the text in another colour of the theme."""
        self._tone = tone
        self._show_tone()

    def setText(self, text: str) -> None:
        self._whole = text
        super().setText(breakable(text) if self.wordWrap() else text)

    def text(self) -> str:
        """The text as it was set, without the breaks of long words."""
        return self._whole

    def setWordWrap(self, on: bool) -> None:
        super().setWordWrap(on)
        self.setText(self._whole)

    def setToolTip(self, text: str) -> None:
        """Set a tooltip that is shown exactly as written."""
        super().setToolTip(plain_tooltip(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._show_tone()

    def _show_tone(self) -> None:
        role = QPalette.ColorRole.WindowText
        wanted = theme.current().color(self._tone)
        # Setting a palette sends PaletteChange again: only a real difference may do so.
        if self.palette().color(QPalette.ColorGroup.Active, role) != wanted:
            own = QPalette()
            own.setColor(role, wanted)
            self.setPalette(own)


class ElidedLabel(PlainLabel):
    """One line that ends in … where it has no room; its tooltip then holds the whole text."""

    def setText(self, text: str) -> None:
        super().setText(text)
        self.setAccessibleName(text)
        self._explain_elision()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.fontMetrics().horizontalAdvance("MMM…")), hint.height())

    def is_elided(self) -> bool:
        """Whether a part of the text is hidden at the present width."""
        return self._shown() != self.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain_elision()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            int(self.alignment() | Qt.TextFlag.TextSingleLine),
            self.palette(),
            self.isEnabled(),
            self._shown(),
            QPalette.ColorRole.WindowText,
        )

    def _shown(self) -> str:
        one_line = " ".join(self.text().splitlines())
        return self.fontMetrics().elidedText(
            one_line, Qt.TextElideMode.ElideRight, self.contentsRect().width()
        )

    def _explain_elision(self) -> None:
        self.setToolTip(self.text() if self.is_elided() else "")


class Heading(PlainLabel):
    """A title in the serif."""

    def __init__(
        self,
        text: str = "",
        parent: QWidget | None = None,
        *,
        size: theme.Size = theme.Size.TITLE,
        tone: theme.Tone = theme.Tone.INK,
    ) -> None:
        super().__init__(text, parent, tone=tone)
        font = theme.serif(size)
        # The two large sizes carry themselves; a smaller title needs weight to stand out.
        self.setFont(theme.bold(font) if size < theme.Size.TITLE else font)
