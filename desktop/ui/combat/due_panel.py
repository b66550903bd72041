"""What going on will cause by itself, one line each: what the GM unticks does not happen."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.fightview import Consequence
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.answering import as_digit
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel

_KEYS = "123456789"
_INDENT = 24


class DuePanel(QFrame):
    """The consequences; what was unticked stays so while the same step is looked at."""

    #: Something was ticked or unticked.
    changed = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._due: tuple[Consequence, ...] = ()
        self._keys = True
        self._rows: list[DueRow] = []
        self._unticked: set[str] = set()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        self._column.setSpacing(theme.GRID)
        self._title = Heading(self.tr("Ce qui va se produire"), self, size=theme.Size.LARGE)
        self._column.addWidget(self._title)
        self._hint = PlainLabel(
            self.tr("Une ligne décochée n’a pas lieu ; le journal le dit."),
            self,
            tone=theme.Tone.MUTED,
        )
        self._hint.setFont(theme.sans(theme.Size.SMALL))
        self._hint.setWordWrap(True)
        self._column.addWidget(self._hint)
        self.setAccessibleName(self._title.text())
        self.hide()

    def rows(self) -> tuple["DueRow", ...]:
        """The rows in use, in order."""
        return tuple(self._rows[: len(self._due)])

    def show_due(self, due: tuple[Consequence, ...], *, keys: bool = True) -> None:
        """Show what is coming; () hides the panel. `keys` lets digits tick the lines."""
        if (due, keys) != (self._due, self._keys):
            self._due, self._keys = due, keys
            while len(self._rows) < len(due):
                row = DueRow(self)
                row.toggled.connect(self._toggle)
                self._rows.append(row)
                self._column.insertWidget(self._column.count() - 1, row)
            for place, row in enumerate(self._rows):
                one = due[place] if place < len(due) else None
                key = _KEYS[place] if keys and place < len(_KEYS) else ""
                row.show_consequence(one, "" if one is None else self._texts.render(one.text), key)
        self._show_ticks()
        self.setVisible(bool(due))

    def skipped(self) -> frozenset[str]:
        """What is unticked of what is coming, with all that follows from it."""
        found = {one.id for one in self._due if one.id in self._unticked}
        for one in self._due:
            # A consequence comes after the one that it follows.
            if one.follows in found:
                found.add(one.id)
        return frozenset(found)

    def forget(self) -> None:
        """Another step is coming: everything is ticked again."""
        self._unticked.clear()
        self.show_due(())

    def press(self, key: str) -> bool:
        """Take the key of a line; False when there is none of that key."""
        place = _KEYS.find(as_digit(key)) if key else -1
        if not self._keys or not self.isVisible() or not 0 <= place < len(self._due):
            return False
        self._toggle(self._due[place].id)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)

    def _toggle(self, id: str) -> None:
        followed = next((one.follows for one in self._due if one.id == id), "")
        if followed in self.skipped():
            return
        self._unticked ^= {id}
        self._show_ticks()
        self.changed.emit()

    def _show_ticks(self) -> None:
        skipped = self.skipped()
        for row in self.rows():
            if row.consequence is not None:
                row.show_tick(
                    ticked=row.consequence.id not in skipped,
                    open_=row.consequence.follows not in skipped,
                )


class DueRow(QWidget):
    """One consequence: its key, its tick, and what it says. A click anywhere on it counts."""

    #: The id of the consequence.
    toggled = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.consequence: Consequence | None = None
        self._key = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self._key.setFont(theme.tabular(theme.sans(theme.Size.SMALL)))
        self._key.setFixedWidth(self._key.fontMetrics().horizontalAdvance("00"))
        self.box = QCheckBox(self)
        self.box.clicked.connect(self._click)
        self._label = PlainLabel(parent=self)
        self._label.setFont(theme.sans(theme.Size.BODY))
        self._label.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(theme.SPACE_IN_GROUP)
        self._row.addWidget(self._key)
        self._row.addWidget(self.box)
        self._row.addWidget(self._label, 1)

    def show_consequence(self, one: Consequence | None, text: str, key: str) -> None:
        """Show a consequence, or nothing."""
        self.consequence = one
        self.setVisible(one is not None)
        if one is None:
            return
        indent = theme.scaled(self, _INDENT) if one.follows else 0
        self._row.setContentsMargins(indent, 0, 0, 0)
        self._key.setText(key)
        self._label.setText(text)
        self.box.setAccessibleName(text)

    def show_tick(self, *, ticked: bool, open_: bool) -> None:
        """Show whether it happens, and whether that is still open."""
        self.box.setChecked(ticked)
        self.box.setEnabled(open_)
        font = theme.sans(theme.Size.BODY)
        font.setStrikeOut(not ticked)
        self._label.setFont(font)
        self._label.set_tone(theme.Tone.INK if ticked else theme.Tone.MUTED)

    def text(self) -> str:
        """What it says."""
        return self._label.text()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self._click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Taken, so that the release comes here too.
        event.setAccepted(event.type() == QEvent.Type.MouseButtonPress)

    def _click(self) -> None:
        if self.consequence is not None:
            self.toggled.emit(self.consequence.id)
