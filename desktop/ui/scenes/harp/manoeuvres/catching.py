"""What strikes a defender is put on his sheet, with the further dice that its level asks for."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.dice import DieSpec, Rolled, typed
from desktop.rules.harp.commands.health import Catch, PutAilment
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from desktop.rules.members import changed
from desktop.ui import theme
from desktop.ui.scenes.harp.keeping import Keeping
from desktop.ui.scenes.harp.people import person
from desktop.ui.sheets.common.bits import Act, Labelled, Row
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.die_field import DieField


class _Die(DieField):
    """A die of the level."""

    def __init__(self, subject: Subject, spec: DieSpec, name: str) -> None:
        super().__init__(name, spec.sides)
        self._subject = subject
        self._thrown: Rolled | None = None
        self.spec = spec
        self.rollAsked.connect(self.throw)

    def throw(self) -> None:
        """The program rolls it."""
        (self._thrown,) = self._subject.roll_all((self.spec,))
        self.set_value(self._thrown.value)
        self.dieEntered.emit(self._thrown.value)

    def rolled(self) -> Rolled | None:
        """The die as a command holds it."""
        face = self.value()
        if face is None:
            return None
        thrown = self._thrown
        return thrown if thrown is not None and thrown.value == face else typed(self.spec, face)


class Catching(QWidget):
    """Offers to store a disease or a poison once its dice are there."""

    #: It was stored; the words that history keeps.
    kept = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._caught: tuple[str, Catch | PutAilment] | None = None
        self.dice: tuple[_Die, ...] = ()
        self._row: Row | None = None
        self.all = Act(self.tr("Lancer ces dés"))
        self.keeping = Keeping(subject)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE_IN_GROUP)
        self._column.addWidget(self.all)
        self._column.addWidget(self.keeping)
        self.all.clicked.connect(self._throw_all)
        self.keeping.kept.connect(self.kept)
        self.propose(None)

    def propose(self, caught: tuple[str, Catch | PutAilment] | None) -> None:
        """Offer this, or nothing."""
        self._caught = caught
        self._show()

    def _show(self) -> None:
        caught = self._caught
        if caught is None:
            self._ask(())
            self.keeping.propose(())
            return
        victim, command = caught
        given = {die.spec.key: die.rolled() for die in self.dice}
        asked: list[DieSpec] = []
        whole = True
        while isinstance(command, Catch) and whole and (wanted := self._wanted(victim, command)):
            asked += wanted
            faces = [given.get(spec.key) for spec in wanted]
            shown = [one for one in faces if one is not None]
            whole = len(shown) == len(wanted)
            command = changed(command, rolled=(*command.rolled, *shown))
        self._ask(tuple(asked))
        self.keeping.propose([(victim, command)] if whole else ())
        self.all.setVisible(not whole)

    def _wanted(self, victim: str, command: Catch) -> tuple[DieSpec, ...]:
        one = person(self._subject, victim)
        if one.character is None:
            return ()
        return dice_needed(Editing(one.tables, one.settings, one.character), command)

    def _ask(self, specs: tuple[DieSpec, ...]) -> None:
        if specs == tuple(die.spec for die in self.dice):
            self.all.setVisible(bool(specs))
            return
        kept = {die.spec.key: die.rolled() for die in self.dice}
        if self._row is not None:
            self._column.removeWidget(self._row)
            self._row.hide()
            self._row.deleteLater()
            self._row = None
        dice: list[_Die] = []
        row = Row()
        for spec in specs:
            label = self._subject.texts.render(spec.label)
            die = _Die(self._subject, spec, label)
            before = kept.get(spec.key)
            if before is not None and before.value <= spec.sides:
                die.set_value(before.value)
            die.dieEntered.connect(self._show)
            die.cleared.connect(self._show)
            dice.append(die)
            row.add(Labelled(label, die))
        self.dice = tuple(dice)
        self.all.setVisible(bool(dice))
        if dice:
            self._row = row
            self._column.insertWidget(0, row)

    def _throw_all(self) -> None:
        while missing := [die for die in self.dice if die.value() is None]:
            missing[0].throw()
