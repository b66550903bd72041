"""A wound by the keyboard: W opens this strip, the key of a line ticks a box of it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.fightview import FighterView
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.answering import as_digit
from desktop.ui.combat.ask_field import OptionButton
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel

_KEYS = "1234567890"


class WoundStrip(QFrame):
    """The lines of a fighter's health tables, numbered through: one key for one wound."""

    #: Fighter, track, row from 0.
    woundAsked = Signal(str, str, int)
    #: The strip was closed.
    closed = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._fighter = ""
        self._typed = ""
        self._lines: dict[str, tuple[str, int]] = {}
        self._parts: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        self._column.setSpacing(theme.GRID)
        self._title = Heading(parent=self, size=theme.Size.LARGE)
        self._column.addWidget(self._title)
        self._hint = PlainLabel(
            self.tr("La touche d’une ligne coche une case ; Échap ferme."),
            self,
            tone=theme.Tone.MUTED,
        )
        self._hint.setFont(theme.sans(theme.Size.SMALL))
        self._column.addWidget(self._hint)
        self.hide()

    def open_for(self, fighter: FighterView) -> None:
        """Offer the lines of a fighter."""
        for part in self._parts:
            self._column.removeWidget(part)
            let_go(part)
        self._parts = []
        self._typed = ""
        self._fighter = fighter.id
        self._title.setText(self.tr("Blessure de {name}").format(name=fighter.name))
        self.setAccessibleName(self._title.text())
        keys = _line_keys(sum(len(track.rows) for track in fighter.tracks))
        self._lines = {}
        for track in fighter.tracks:
            part = QWidget(self)
            line_up = QHBoxLayout(part)
            line_up.setContentsMargins(0, 0, 0, 0)
            flow = FlowLayout(across=theme.GRID, down=theme.GRID)
            title = PlainLabel(self._texts.render(track.title), part, tone=theme.Tone.MUTED)
            title.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
            title.setFixedWidth(theme.scaled(self, 80))
            line_up.addWidget(title)
            line_up.addLayout(flow, 1)
            for row, line in enumerate(track.rows):
                key = keys[len(self._lines)]
                self._lines[key] = (track.id, row)
                button = OptionButton(part)
                button.offer(key, key, self._texts.render(line.label))
                button.chosen.connect(self.press)
                flow.addWidget(button)
            self._column.insertWidget(self._column.count() - 1, part)
            self._parts.append(part)
        self.show()

    def concerns(self, fighter: FighterView | None) -> bool:
        """Whether the strip is about this fighter."""
        return fighter is not None and fighter.id == self._fighter

    def press(self, key: str) -> bool:
        """Take a key; False when it is none of the strip's."""
        for typed in (self._typed + key, self._typed + as_digit(key)):
            if typed in self._lines:
                self._typed = ""
                self.close_strip()
                self.woundAsked.emit(self._fighter, *self._lines[typed])
                return True
            if any(code.startswith(typed) for code in self._lines):
                self._typed = typed
                return True
        self._typed = ""
        return as_digit(key) in _KEYS

    def close_strip(self) -> None:
        """Close without a wound."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self, theme.current().vitality)


def _line_keys(count: int) -> list[str]:
    """A key for each line: one digit up to ten lines, two beyond."""
    if count <= len(_KEYS):
        return list(_KEYS[:count])
    width = len(str(count))
    return [f"{number:0{width}}" for number in range(1, count + 1)]
