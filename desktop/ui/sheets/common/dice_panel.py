"""The dice of a command, asked for as the rules want them: typed off the table, or rolled here."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.dice import DieSpec, Rolled, typed
from desktop.rules.members import changed
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row
from desktop.ui.sheets.common.guide_panel import GuidePanel
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.subject import DicedSubject
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.farewell import let_go


class _Die(DieField):
    """A die of the batch that is asked for now."""

    #: The program is to roll the die at this place.
    rollWanted = Signal(int)

    def __init__(self, place: int, name: str, sides: int) -> None:
        super().__init__(name, sides)
        self._place = place
        self.rollAsked.connect(self._want)

    def _want(self) -> None:
        self.rollWanted.emit(self._place)


class DicePanel(GuidePanel):
    """Batches of dice, one after another, until the command can be applied."""

    #: What the command came to, in words.
    told = Signal(str)

    def __init__(self, subject: DicedSubject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._subject = subject
        self._command: Struct | None = None
        self._given: tuple[Rolled, ...] = ()
        self._wanted: tuple[DieSpec, ...] = ()
        self._rolled: dict[int, Rolled] = {}
        self._row: Row | None = None
        self.dice: tuple[DieField, ...] = ()
        self._asked_from: QWidget | None = None
        self.before = Note(tone=theme.Tone.MUTED)
        self.all = Act(self.tr("Lancer tous les dés"))
        self._asked = QVBoxLayout()
        self.step(self.before)
        self.steps.addLayout(self._asked)
        self.step(self.all)
        self.all.clicked.connect(self._roll_all)

    def ask(self, title: str, command: Struct) -> None:
        """Ask for the dice of a command, then apply it; at once where it needs none."""
        self.name(title)
        self._asked_from = self.window().focusWidget()
        self._command, self._given, self._wanted = command, (), ()
        self._go()

    def refresh(self) -> None:
        """The character changed meanwhile: other dice may be wanted, or none."""
        if self.isHidden() or self._command is None:
            return
        wanted = self._subject.wanted(changed(self._command, rolled=self._given))
        if not wanted:
            self.leave()
        elif wanted != self._wanted:
            self._show(wanted)

    def leave(self) -> None:
        self._command = None
        super().leave()
        # Once the die that was typed last has sent the keyboard on.
        QTimer.singleShot(0, self, self._give_back)

    def _give_back(self) -> None:
        back, self._asked_from = self._asked_from, None
        # Its wound may have gone meanwhile, and the widget with it.
        if back is not None and any(one is back for one in self.window().findChildren(QWidget)):
            back.setFocus(Qt.FocusReason.OtherFocusReason)

    def _go(self) -> None:
        """On to the next batch, or to the end."""
        command = self._command
        if command is None:
            return
        while wanted := self._subject.wanted(changed(command, rolled=self._given)):
            if any(spec.key.purpose not in self._subject.secret for spec in wanted):
                self._show(wanted)
                return
            self._given = (*self._given, *self._subject.roll_all(wanted))
        self._apply(changed(command, rolled=self._given))

    def _apply(self, command: Struct) -> None:
        subject = self._subject
        # Nothing is asked any more while the page shows the outcome.
        self._command = None
        told = subject.outcome(command)
        if subject.run(command) and told:
            self.told.emit(told)
        if self._command is None:
            self.leave()

    def _show(self, wanted: Sequence[DieSpec]) -> None:
        self._wanted = tuple(wanted)
        self._rolled = {}
        render = self._subject.texts.render
        dice: list[DieField] = []
        row = Row()
        for place, spec in enumerate(wanted):
            label = render(spec.label)
            die = _Die(place, label, spec.sides)
            die.dieEntered.connect(self._next)
            die.rollWanted.connect(self._roll_one)
            dice.append(die)
            row.add(Labelled(label, die))
        self._drop()
        self._row = row
        self.dice = tuple(dice)
        self._asked.addWidget(row)
        seen = [one for one in self._given if one.key.purpose not in self._subject.secret]
        faces = ", ".join(str(one.value) for one in seen)
        self.before.setText(self.tr("Dés déjà lancés : {faces}").format(faces=faces))
        self.before.setVisible(bool(seen))
        self.show()
        self.dice[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _drop(self) -> None:
        if self._row is not None:
            self._asked.removeWidget(self._row)
            let_go(self._row)
            self._row = None

    def _roll_one(self, place: int) -> None:
        (rolled,) = self._subject.roll_all((self._wanted[place],))
        self._rolled[place] = rolled
        self.dice[place].set_value(rolled.value)
        self._next()

    def _roll_all(self) -> None:
        """Roll what is missing, batch after batch."""
        while self._command is not None:
            before = self._given
            for place, die in enumerate(self.dice):
                if not die.flush():
                    return
                if die.value() is None:
                    (rolled,) = self._subject.roll_all((self._wanted[place],))
                    self._rolled[place] = rolled
                    die.set_value(rolled.value)
            # A die that was typed last may have led on by itself.
            if self._given == before:
                self._next()

    def _next(self) -> None:
        faces = [die.value() for die in self.dice]
        if self._command is None or None in faces:
            return
        self._given = (*self._given, *map(self._taken, range(len(faces))))
        self._go()

    def _taken(self, place: int) -> Rolled:
        face, rolled = self.dice[place].value() or 0, self._rolled.get(place)
        if rolled is not None and rolled.value == face:
            return rolled
        return typed(self._wanted[place], face)


class Asking(QWidget):
    """Where dice are asked for, and what came of them."""

    def __init__(self, subject: DicedSubject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel = DicePanel(subject)
        self.told = Note(tone=theme.Tone.ACCENT)
        self.told.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.panel)
        column.addWidget(self.told)
        self.panel.told.connect(self._tell)

    def ask(self, title: str, command: Struct) -> None:
        """Ask for the dice of a command, then apply it and tell what it came to."""
        self.told.hide()
        self.panel.ask(title, command)

    def _tell(self, text: str) -> None:
        self.told.setText(text)
        self.told.show()
