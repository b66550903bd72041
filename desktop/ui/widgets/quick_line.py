"""The field for quick entry of people: `3 miliciens, 1 sergent`, with what was understood below."""

from PySide6.QtWidgets import QWidget

from desktop.rules.quick_entry import Group, Misread, read_free, read_known
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.marked_line import MarkedLine


class QuickLine(MarkedLine):
    """Reads groups of people. A word that cannot be read is marked when its owner takes the text
    (at Enter); the text stays until the owner clears it. The owner places `hint`."""

    def __init__(self, texts: Catalogue, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self._texts = texts
        self._known: tuple[str, ...] = ()
        self._free = False
        self.hint = PlainLabel(parent=parent, tone=theme.Tone.MUTED)
        self.hint.setFont(theme.sans(theme.Size.SMALL))
        self.hint.setWordWrap(True)
        self.hint.hide()
        self.setPlaceholderText(self.tr("3 miliciens, 1 sergent"))
        self.textChanged.connect(self._say)
        self.markChanged.connect(self._say)

    def offer(self, known: tuple[str, ...]) -> None:
        """These names may be meant."""
        self._known = known
        self._say()

    def take_any(self, free: bool, /) -> None:
        """Take names as they are typed, or only known ones."""
        self._free = free
        self.clear_mark()
        self._say()

    def take(self) -> tuple[Group, ...]:
        """What is written, or nothing: then the offending word is marked and has the keyboard."""
        read = self._read()
        if isinstance(read, Misread):
            self.mark(read.span.begin, read.span.end, self._texts.render(read.reason))
            self.setFocus()
            return ()
        return read

    def _read(self) -> tuple[Group, ...] | Misread:
        text = self.text()
        return read_free(text) if self._free else read_known(text, self._known)

    def _say(self) -> None:
        """What would be added, or what is wrong with the marked word."""
        said, tone = self.why(), theme.Tone.VITALITY
        if not said:
            tone, read = theme.Tone.MUTED, self._read()
            if not isinstance(read, Misread):
                groups = (
                    self.tr("{count} × {name}").format(count=group.count, name=group.name)
                    for group in read
                )
                said = self.tr("Entrée ajoute {groups}").format(groups=", ".join(groups))
        self.hint.set_tone(tone)
        self.hint.setText(said)
        self.hint.setVisible(bool(said))
