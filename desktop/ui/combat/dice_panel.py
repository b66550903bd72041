"""The dice that are wanted now: typed from the table, rolled one by one, or all at once.

A die that was given stays on the table until an act has taken it; when that act is taken back, the
die shows the same face again. Another act may want a die of the same key: that one is rolled anew.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.dice import DieKey, DieSpec, Rolled, typed
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.panel import paint_panel


class DicePanel(QFrame):
    """A line for each die, and a button that goes on with them."""

    #: The program is asked to roll these dice (a tuple of `DieSpec`).
    rollAsked = Signal(object)
    #: Go on with the dice as they are.
    submitted = Signal()
    #: Fighter, and whether the program rolls for it unless somebody types.
    automaticChanged = Signal(str, bool)
    #: What was typed is no face; why.
    refused = Signal(str)
    #: A die is given, taken back, or being typed.
    edited = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._lines: list[DieLine] = []
        self._spare: list[DieLine] = []
        self._given: dict[DieKey, Rolled] = {}
        self._spent: dict[str, tuple[Rolled, ...]] = {}
        self._title = Heading(self.tr("Dés"), self, size=theme.Size.LARGE)
        self._roll_all = QPushButton(self.tr("Tout lancer (Ctrl+T)"), self)
        self._roll_all.setAutoDefault(False)
        self._roll_all.clicked.connect(self.roll_missing)
        self._submit = QPushButton(self)
        self._submit.setAutoDefault(False)
        self._submit.clicked.connect(self.submit)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        self._grid.setVerticalSpacing(theme.GRID)
        self._grid.setColumnStretch(0, 1)
        foot = QHBoxLayout()
        foot.addWidget(self._roll_all)
        self._hint = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self._hint.setText(self.tr("À la suite aussi : 12 5 18"))
        self._hint.setFont(theme.sans(theme.Size.SMALL))
        foot.addSpacing(theme.SPACE_IN_GROUP)
        foot.addWidget(self._hint)
        foot.addStretch(1)
        foot.addWidget(self._submit)
        self._grid.addWidget(self._title, 0, 0, 1, 3)
        self._foot = foot
        self._grid.addLayout(foot, 1, 0, 1, 3)
        self.setLayout(self._grid)
        self._grid.setContentsMargins(12, theme.SPACE_IN_GROUP, 12, theme.SPACE_IN_GROUP)
        self.hide()

    def lines(self) -> tuple["DieLine", ...]:
        """The lines, in order."""
        return tuple(self._lines)

    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """Roll them all; go on."""
        return self._roll_all, self._submit

    def show_dice(
        self,
        specs: tuple[DieSpec, ...],
        names: dict[str, str],
        automatic: frozenset[str],
        go_on: str,
    ) -> None:
        """Ask for `specs`; `go_on` says what the dice are for."""
        self._submit.setText(self.tr("{act} ⏎").format(act=go_on).replace("&", "&&"))
        if specs != tuple(line.spec for line in self._lines):
            self._rebuild(specs, names)
        for line in self._lines:
            line.set_automatic(line.spec.key.actor in automatic)
        self._hint.setVisible(len(specs) > 2)
        self.setVisible(bool(specs))

    def dice(self) -> tuple[Rolled, ...]:
        """The dice that were given."""
        return tuple(
            given
            for line in self._lines
            if (given := self._given.get(line.spec.key)) is not None
            and given.sides == line.spec.sides
        )

    def tentative(self) -> tuple[Rolled, ...]:
        """The dice as they stand on screen, those being typed included."""
        return tuple(
            given if given is not None and given.value == face else typed(line.spec, face)
            for line in self._lines
            if (face := line.field.tentative()) is not None
            for given in (self._given.get(line.spec.key),)
        )

    def left_to_program(self) -> tuple[DieSpec, ...]:
        """The dice that nobody gave and that the program rolls when it goes on."""
        return tuple(
            line.spec for line in self._lines if line.is_automatic() and not self._has(line.spec)
        )

    def take(self, rolled: tuple[Rolled, ...]) -> None:
        """Fill in dice that the program rolled."""
        for die in rolled:
            self._given[die.key] = die
        for line in self._lines:
            line.show_die(self._given.get(line.spec.key))
        self.edited.emit()

    def spend(self, entry: str, dice: tuple[Rolled, ...]) -> None:
        """An entry of the journal took these dice: they lie on the table no longer."""
        self._spent[entry] = dice
        for die in dice:
            if self._given.get(die.key) == die:
                del self._given[die.key]

    def spend_again(self, entry: str) -> None:
        """An entry that was taken back is done again, with the dice that it took."""
        self.spend(entry, self._spent.get(entry, ()))

    def take_back(self, entry: str) -> None:
        """An entry was taken back: its dice lie on the table again."""
        self.take(self._spent.get(entry, ()))

    def flush(self) -> bool:
        """Take what is being typed; False when some of it is no face of its die."""
        return all([line.field.flush() for line in self._lines])

    def focus_missing(self) -> bool:
        """Put the keyboard on the first die that is still to be typed; False when none is."""
        for line in self._lines:
            if not self._has(line.spec) and not line.is_automatic():
                line.field.setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        return False

    def type_missing(self, digit: str) -> bool:
        """Type a digit into the first die that is still to be typed; False when none is."""
        for line in self._lines:
            if not self._has(line.spec) and not line.is_automatic():
                line.field.begin(digit)
                return True
        return False

    def submit(self) -> None:
        """Go on, or to the first die that is missing."""
        if self.flush() and not self.focus_missing():
            self.submitted.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_panel(self)

    def _rebuild(self, specs: tuple[DieSpec, ...], names: dict[str, str]) -> None:
        """Have a line for each die. Those that nothing is asked for stay, unseen, for the next
        round: it mostly asks for the same, and building a hundred lines takes long."""
        known = {line.spec: line for line in (*self._spare, *self._lines)}
        self._lines = []
        if specs:
            self._grid.removeItem(self._foot)
            for row, spec in enumerate(specs, start=1):
                line = known.pop(spec, None) or self._new_line(spec, names)
                line.show_die(self._given.get(spec.key))
                line.place(self._grid, row)
                self._lines.append(line)
            follow(self._lines)
            self._grid.addLayout(self._foot, len(specs) + 1, 0, 1, 3)
            for line in known.values():
                line.drop(self._grid)
            known = {}
        self._spare = list(known.values())

    def _new_line(self, spec: DieSpec, names: dict[str, str]) -> "DieLine":
        label = self._texts.render(spec.label)
        name = names.get(spec.key.actor, "")
        if name and name not in label:
            label = self.tr("{name} — {roll}").format(name=name, roll=label)
        line = DieLine(spec, label, self)
        line.entered.connect(self._enter)
        line.emptied.connect(self._empty)
        line.confirmed.connect(self._go_on)
        line.rollAsked.connect(self._ask_one)
        line.automaticChanged.connect(self.automaticChanged)
        line.rejected.connect(self.refused)
        line.edited.connect(self.edited)
        return line

    def _has(self, spec: DieSpec) -> bool:
        given = self._given.get(spec.key)
        return given is not None and given.sides == spec.sides

    def _enter(self, place: object, face: int) -> None:
        if isinstance(place, DieSpec):
            self._given[place.key] = typed(place, face)

    def _empty(self, place: object) -> None:
        if isinstance(place, DieSpec):
            self._given.pop(place.key, None)

    def _go_on(self, spec: object) -> None:
        """Enter: to the die below that is to be typed, and after the last one onwards."""
        place = next(n for n, line in enumerate(self._lines) if line.spec == spec)
        for line in self._lines[place + 1 + self._lines[place].field.filled :]:
            if self._has(line.spec) or not line.is_automatic():
                line.field.setFocus(Qt.FocusReason.TabFocusReason)
                return
        self.submit()

    def _ask_one(self, spec: object) -> None:
        self.rollAsked.emit((spec,))

    def roll_missing(self) -> None:
        """Roll what nobody has given; a die that was read off the table stays."""
        if self._lines and self.flush():
            self.rollAsked.emit(
                tuple(line.spec for line in self._lines if not self._has(line.spec))
            )
            self.focus_submit()

    def focus_submit(self) -> None:
        """Put the keyboard on what goes on with the dice."""
        self._submit.setFocus(Qt.FocusReason.OtherFocusReason)


def follow(lines: Sequence["DieLine"]) -> None:
    """Let dice that are typed together fill the lines below."""
    for place, line in enumerate(lines):
        line.field.following = tuple(one.field for one in lines[place + 1 :])


class DieLine(QObject):
    """The parts of one line of the panel's grid, and what they say together."""

    #: Spec, face.
    entered = Signal(object, int)
    #: Spec whose field was emptied.
    emptied = Signal(object)
    #: Enter in the field, once its text is taken; the spec.
    confirmed = Signal(object)
    #: Spec.
    rollAsked = Signal(object)
    automaticChanged = Signal(str, bool)
    rejected = Signal(str)
    #: What is typed is another text.
    edited = Signal()

    def __init__(self, spec: DieSpec, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.spec = spec
        self._label = PlainLabel(label, parent)
        self._label.setFont(theme.sans(theme.Size.BODY))
        self._label.setWordWrap(True)
        self.field = DieField(label, spec.sides, parent)
        self.field.dieEntered.connect(self._enter)
        self.field.cleared.connect(self._clear)
        self.field.confirmed.connect(self._confirm)
        self.field.rollAsked.connect(self._roll)
        self.field.rejected.connect(self.rejected)
        self.field.edited.connect(self.edited)
        self.automatic = QCheckBox(self.tr("par le programme"), parent)
        self.automatic.setAccessibleName(
            self.tr("{roll} : lancé par le programme sauf si l’on tape").format(roll=label)
        )
        self.automatic.setToolTip(self.tr("Lancé par le programme, sauf si un dé est tapé"))
        # A click leaves the keyboard in the field where a die is being typed.
        self.automatic.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.automatic.clicked.connect(self._change)
        self.automatic.setVisible(bool(spec.key.actor))

    def place(self, grid: QGridLayout, row: int) -> None:
        """Stand in a row of the panel's grid."""
        grid.addWidget(self._label, row, 0)
        grid.addWidget(self.field, row, 1)
        grid.addWidget(self.automatic, row, 2)

    def drop(self, grid: QGridLayout) -> None:
        """Leave the grid for good."""
        for part in (self._label, self.field, self.automatic):
            grid.removeWidget(part)
            let_go(part)
        self.setParent(None)
        self.deleteLater()

    def show_die(self, die: Rolled | None) -> None:
        """Show a die that is already given, or none."""
        fits = die is not None and die.sides == self.spec.sides
        self.field.set_value(die.value if die is not None and fits else None)

    def is_automatic(self) -> bool:
        """Whether the program rolls this die unless somebody types it."""
        return self.automatic.isChecked()

    def set_automatic(self, automatic: bool) -> None:
        """Say who rolls."""
        self.automatic.setChecked(automatic)

    def _enter(self, face: int) -> None:
        self.entered.emit(self.spec, face)

    def _confirm(self) -> None:
        self.confirmed.emit(self.spec)

    def _clear(self) -> None:
        self.emptied.emit(self.spec)

    def _roll(self) -> None:
        self.rollAsked.emit(self.spec)

    def _change(self, automatic: bool) -> None:
        self.automaticChanged.emit(self.spec.key.actor, automatic)
