"""A page of a scene that is played throw by throw, each typed off the table or rolled here."""

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.throws import Played, Table, Throw, play
from desktop.ui import theme
from desktop.ui.scenes.frame import ScenePage
from desktop.ui.sheets.common.bits import Act, Labelled, Row
from desktop.ui.sheets.common.inplace import flush_all
from desktop.ui.sheets.common.paper import Note, SectionTitle
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.wheel import guard_wheel

R = TypeVar("R")
_LONGEST = 10


class ThrowPage(ScenePage, Generic[R]):
    """What is played is set at the head; below it the throws, what they came to, and the outcome.

    A page adds what it is set by and what it comes to, connects the former to `restart`, and calls
    `furnish` once it is made.
    """

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rolls = subject
        self._given: list[int] = []
        self._played: Played[R] | None = None
        self._throw: Labelled | None = None
        self._showing: Throw | None = None
        self._set_by: list[QWidget] = []
        self._comes_to: list[QWidget] = []
        self.die: DieField | None = None
        self._options = QVBoxLayout()
        self._options.setSpacing(theme.SPACE_IN_GROUP)
        self.told = Note()
        self.all = Act(self.tr("Tout lancer"))
        self.anew = Act(self.tr("Recommencer"))
        self._outcome = QVBoxLayout()
        self._outcome.setSpacing(theme.SPACE_IN_GROUP)
        self._place = QHBoxLayout()
        self._place.setSpacing(theme.SPACE_IN_GROUP)
        self._place.addWidget(self.all)
        self._place.addWidget(self.anew)
        self._place.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(self._options)
        column.addSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(SectionTitle(self.tr("Jets")))
        column.addWidget(self.told)
        column.addLayout(self._place)
        column.addSpacing(theme.SPACE_IN_GROUP)
        column.addLayout(self._outcome)
        column.addStretch(1)
        self.all.clicked.connect(self._roll_all)
        self.anew.clicked.connect(self.restart)

    @abstractmethod
    def scene(self, table: Table) -> R:
        """Play what is set, with the throws of `table`. May raise `Wanting`."""

    @abstractmethod
    def show_outcome(self, result: R | None) -> None:
        """Show what it came to; None while it is not over."""

    def option(self, *parts: QWidget) -> None:
        """Put parts of what is played in a line of their own."""
        self._set_by += parts
        self._options.addWidget(parts[0] if len(parts) == 1 else Row(*parts))

    def outcome(self, part: QWidget) -> None:
        """Put a part of what comes of it below the throws."""
        self._comes_to.append(part)
        self._outcome.addWidget(part)

    def furnish(self) -> None:
        """All is made: Tab reads it in order, and the first throw is asked for."""
        guard_wheel(self)
        self._read_in_order()
        self.restart()

    def restart(self) -> None:
        """Play again from the first throw."""
        self._given = []
        self._play()

    def refresh(self) -> None:
        """Show the character as he is now; throws stand as far as they are still asked for."""
        self._play()

    def _play(self) -> None:
        played = play(self.scene, self._given)
        del self._given[played.used :]
        self._played = played
        render = self._rolls.texts.render
        lines = [render(line.text) for line in played.lines]
        if len(lines) > _LONGEST:
            lines = ["…", *lines[-_LONGEST:]]
        self.told.setText("\n".join(lines))
        self.told.setVisible(bool(lines))
        self.all.setVisible(played.wanted is not None)
        self.anew.setVisible(bool(self._given))
        self._ask(played.wanted)
        self.show_outcome(played.result)

    def _ask(self, wanted: Throw | None) -> None:
        """Show the die of the next throw, with the keyboard where the last one had it."""
        held = self.die is not None and self.die.stops()[0].hasFocus()
        if wanted == self._showing and self.die is not None and self.die.value() is None:
            return
        self._drop()
        self._showing = wanted
        if wanted is None:
            if held:
                self.anew.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        label = self._rolls.texts.render(wanted.label)
        die = DieField(label, wanted.sides, count=wanted.count)
        die.dieEntered.connect(self._enter)
        die.rollAsked.connect(self._roll)
        self.die, self._throw = die, Labelled(label, die)
        self._place.insertWidget(0, self._throw)
        self._read_in_order(self._throw)
        if held:
            die.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read_in_order(self, *throw: QWidget) -> None:
        read_in_order(*self._set_by, *throw, self.all, self.anew, *self._comes_to)

    def _drop(self) -> None:
        throw, die = self._throw, self.die
        self._throw = self.die = None
        if throw is None or die is None:
            return
        # What was half typed for a throw that is asked for no more counts for no other one.
        die.blockSignals(True)
        self._place.removeWidget(throw)
        let_go(throw)

    def _enter(self, total: int) -> None:
        # What is being typed above counts first, and may ask for other throws.
        asked = (self._showing, len(self._given))
        if flush_all(self) and asked == (self._showing, len(self._given)):
            self._given.append(total)
            self._play()

    def _roll(self) -> None:
        if flush_all(self) and self._showing is not None:
            self._given.append(self._rolled(self._showing))
            self._play()
            if self.die is not None:
                self.die.setFocus(Qt.FocusReason.OtherFocusReason)

    def _roll_all(self) -> None:
        """Roll whatever is still wanted, to the end."""
        if not flush_all(self):
            return
        while (wanted := play(self.scene, self._given).wanted) is not None:
            self._given.append(self._rolled(wanted))
        self._play()
        self.anew.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rolled(self, throw: Throw) -> int:
        specs = tuple(
            DieSpec(DieKey("scene", self._rolls.id, place), throw.sides, throw.label)
            for place in range(throw.count)
        )
        return sum(one.value for one in self._rolls.roll_all(specs))
