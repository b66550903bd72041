"""Dice of a step that was played: each can be typed anew, or rolled where it was never given."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.dice import DieKey, DieSpec, Rolled, typed
from desktop.services.replay import Asked
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.combat.dice_panel import DieLine, follow


class DiceRows(QWidget):
    """One line for each die."""

    #: Enter after the last die.
    confirmed = Signal()
    #: What was typed is no face; why.
    refused = Signal(str)
    #: The program is asked to roll this die; its `DieSpec`.
    rollAsked = Signal(object)

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._lines: list[DieLine] = []
        self._were: dict[DieKey, Rolled] = {}
        self._given: dict[DieKey, Rolled] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        self._grid.setVerticalSpacing(theme.GRID)
        self._grid.setColumnStretch(0, 1)

    def lines(self) -> tuple[DieLine, ...]:
        """The lines, in order."""
        return tuple(self._lines)

    def show_dice(self, asked: tuple[Asked, ...], names: dict[str, str]) -> None:
        """Show dice with the faces that they had."""
        for line in self._lines:
            line.drop(self._grid)
        self._lines = []
        self._were = {one.spec.key: one.die for one in asked if one.die is not None}
        self._given = dict(self._were)
        for row, one in enumerate(asked):
            label = self._texts.render(one.spec.label)
            name = names.get(one.spec.key.actor, "")
            if name and name not in label:
                label = self.tr("{name} — {roll}").format(name=name, roll=label)
            line = DieLine(one.spec, label, self)
            line.automatic.hide()
            line.show_die(one.die)
            line.place(self._grid, row)
            line.entered.connect(self._enter)
            line.emptied.connect(self._empty)
            line.confirmed.connect(self._go_on)
            line.rollAsked.connect(self.rollAsked)
            line.rejected.connect(self.refused)
            self._lines.append(line)
        follow(self._lines)
        self.setVisible(bool(asked))

    def changed(self) -> tuple[Rolled, ...]:
        """The dice that are not what they were."""
        return tuple(die for key, die in self._given.items() if self._were.get(key) != die)

    def take(self, rolled: tuple[Rolled, ...]) -> None:
        """Fill in dice that the program rolled."""
        self._given.update((die.key, die) for die in rolled)
        for line in self._lines:
            line.show_die(self._given.get(line.spec.key))

    def flush(self) -> bool:
        """Take what is being typed; False when some of it is no face, or a die is lacking."""
        taken = all([line.field.flush() for line in self._lines])
        lacking = next((line for line in self._lines if line.spec.key not in self._given), None)
        if lacking is not None:
            lacking.field.setFocus(Qt.FocusReason.OtherFocusReason)
        return taken and lacking is None

    def focus_first(self) -> bool:
        """Put the keyboard on the first die; False when there is none."""
        if self._lines:
            self._lines[0].field.setFocus(Qt.FocusReason.OtherFocusReason)
        return bool(self._lines)

    def _enter(self, spec: object, face: int) -> None:
        if isinstance(spec, DieSpec):
            known = self._were.get(spec.key)
            same = known is not None and known.value == face
            self._given[spec.key] = known if known is not None and same else typed(spec, face)

    def _empty(self, spec: object) -> None:
        if isinstance(spec, DieSpec):
            self._given.pop(spec.key, None)

    def _go_on(self, spec: object) -> None:
        """Enter: to the next die, and after the last one onwards."""
        place = next(n for n, line in enumerate(self._lines) if line.spec == spec)
        place += 1 + self._lines[place].field.filled
        if place < len(self._lines):
            self._lines[place].field.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.confirmed.emit()
