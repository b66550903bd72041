"""The profile line by line: what was rolled and learnt, with wounds, and as it is now."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.warhammer.commands.person import SetAdvance, SetDice, Swap
from desktop.rules.warhammer.creation import MOST_ROLL, exchanged
from desktop.rules.warhammer.document import CHARACTERISTICS
from desktop.rules.warhammer.profile import race_of
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.commit import MARK_ROOM
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel

_MOST_ADVANCE = 100


class _Number(InlineNumber):
    """A number of one characteristic, written where it stands."""

    written = Signal(str, int)

    def __init__(self, one: str, name: str, least: int, most: int) -> None:
        super().__init__(name, least, most, font=theme.tabular(theme.sans(theme.Size.BODY)))
        self._one = one
        self.valueCommitted.connect(self._write)

    def _write(self, value: int) -> None:
        self.written.emit(self._one, value)


class _Taken(Pick):
    """Whose value a characteristic takes."""

    taken = Signal(str, str)

    def __init__(self, one: str, name: str) -> None:
        super().__init__(name)
        self._one = one
        self.setMinimumContentsLength(3)
        self.picked.connect(self._take)

    def _take(self, other: str) -> None:
        self.taken.emit(self._one, other)


class ProfileTable(QWidget):
    """A column for each characteristic; dice, exchange and advances are written in place."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.race: dict[str, PlainLabel] = {}
        self.dice: dict[str, _Number] = {}
        self.taken: dict[str, _Taken] = {}
        self.advances: dict[str, _Number] = {}
        self.natural: dict[str, ExplainedValue] = {}
        self.base: dict[str, ExplainedValue] = {}
        self.now: dict[str, ExplainedValue] = {}
        for one in CHARACTERISTICS:
            self._make(one)
        self._lay_out()

    def refresh(self) -> None:
        """Show the profile as it is now."""
        subject = self._subject
        origin, profile = subject.character.origin, subject.profile
        race = race_of(subject.tables, subject.character)
        options = [(one, self._short(one)) for one in CHARACTERISTICS]
        for one in CHARACTERISTICS:
            value = 0 if race is None else race.base.get(one, 0)
            self.race[one].setText(integer_text(value) if race is not None else "—")
            self.dice[one].set_value(origin.dice.get(one, 0))
            self.taken[one].show_value(options, origin.swapped.get(one, one))
            self.advances[one].set_value(subject.character.advances.get(one, 0))
            for fields, sums in (
                (self.natural, profile.natural),
                (self.base, profile.base),
                (self.now, profile.now),
            ):
                fields[one].set_view(subject.view(subject.characteristic(one), sums[one]))

    def _make(self, one: str) -> None:
        name = self._subject.characteristic(one)
        self.race[one] = words(tone=theme.Tone.MUTED)
        dice = _Number(one, self.tr("2d10 : {name}").format(name=name), 0, MOST_ROLL)
        dice.set_help(self.tr("La somme de 2d10 ; 0 : pas encore lancée."))
        dice.written.connect(self._set_dice)
        taken = _Taken(one, self.tr("{name} prend la valeur de").format(name=name))
        taken.taken.connect(self._swap)
        advance = _Number(
            one, self.tr("Progression : {name}").format(name=name), -_MOST_ADVANCE, _MOST_ADVANCE
        )
        advance.written.connect(self._set_advance)
        self.dice[one], self.taken[one], self.advances[one] = dice, taken, advance
        self.natural[one] = ExplainedValue(self.tr("{name}, naturel").format(name=name))
        self.base[one] = ExplainedValue(self.tr("{name}, avec blessures").format(name=name))
        self.now[one] = ExplainedValue(self.tr("{name}, actuel").format(name=name))
        self.now[one].setFont(theme.bold(self.now[one].font()))

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        trailing = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, one in enumerate(CHARACTERISTICS, start=1):
            head = words(self._short(one))
            head.setFont(theme.bold(theme.sans(theme.Size.BODY)))
            head.setToolTip(self._subject.characteristic(one))
            _line_up(head, self.race[one], self.natural[one], self.base[one], self.now[one])
            grid.addWidget(head, 0, column, trailing)
            grid.setColumnStretch(column, 1)
        rows: tuple[tuple[str, dict[str, QWidget]], ...] = (
            (self.tr("Race"), {**self.race}),
            (self.tr("2d10"), {**self.dice}),
            (self.tr("Prend la valeur de"), {**self.taken}),
            (self.tr("Progression"), {**self.advances}),
            (self.tr("Naturel"), {**self.natural}),
            (self.tr("Avec blessures"), {**self.base}),
            (self.tr("Actuel"), {**self.now}),
        )
        for row, (title, fields) in enumerate(rows, start=1):
            grid.addWidget(words(title, theme.Tone.MUTED), row, 0)
            for column, one in enumerate(CHARACTERISTICS, start=1):
                if fields[one] is self.taken[one]:
                    grid.addWidget(fields[one], row, column)
                else:
                    grid.addWidget(fields[one], row, column, trailing)

    def _short(self, one: str) -> str:
        return self._subject.tables.characteristics.get(one).name

    def _set_dice(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetDice(one, value or None))

    def _set_advance(self, one: str, value: int) -> None:
        self.commandAsked.emit(SetAdvance(one, value))

    def _swap(self, one: str, other: str) -> None:
        now = self._subject.character.origin.swapped
        self.commandAsked.emit(Swap(exchanged(now, one, other)))


def _line_up(*labels: PlainLabel) -> None:
    """End figures where those of fields end, which leave room for the dot of what is pending."""
    for label in labels:
        label.setContentsMargins(0, 1, MARK_ROOM + theme.SPACE_IN_GROUP, 1)
