"""What bears on a roll: modifiers of the sheet and of the situation, each ticked or not."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.rules.harp import trial, wounds
from desktop.rules.harp.commands.health import Change
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.trial import Asked, Bearing
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.scenes.harp.people import Person
from desktop.ui.sheets.common.bits import Act, Tick, Words
from desktop.ui.sheets.common.tab_order import read_in_order
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.labels import plain_tooltip
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_MOST, _MOST_LINES = 500, 8
_GOOD_PLAY = 5
_BEARINGS: tuple[Bearing, ...] = ("toucher", "mouvement")


class _Line(QWidget):
    """A modifier that somebody writes; writing its number ticks it."""

    changed = Signal()

    def __init__(self, place: int, title: str) -> None:
        super().__init__()
        number = self.tr("{roll} : modificateur {place}").format(roll=title, place=place)
        self.tick = Tick("")
        self.tick.setAccessibleName(self.tr("{name} : compte").format(name=number))
        self.reason = Words(self.tr("{name} : raison").format(name=number), wide=120)
        self.reason.setPlaceholderText(self.tr("raison"))
        self.amount = NumberField(number, -_MOST, _MOST)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.tick)
        row.addWidget(self.reason, 1)
        row.addWidget(self.amount)
        self.tick.toggled.connect(self._tell)
        self.reason.textChanged.connect(self._tell)
        self.amount.valueCommitted.connect(self._count)

    def change(self) -> Change | None:
        """The modifier, None where it does not count."""
        if self.tick.isChecked() and self.amount.value():
            return Change(self.reason.taken(), self.amount.value())
        return None

    def _count(self) -> None:
        self.tick.setChecked(bool(self.amount.value()))
        self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()


class Situation(QWidget):
    """Lines of the sheet (wounds, ailments, what was prepared) that count unless they are unticked,
    then those that people add."""

    changed = Signal()

    def __init__(self, texts: Catalogue, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._title = title
        self._person: Person | None = None
        self._asked: Asked | None = None
        self._held: tuple[Modifier, ...] = ()
        self._extra: tuple[Change, ...] = ()
        self.held: list[Tick] = []
        self.bearing = (
            Tick(self.tr("La manœuvre demande le toucher")),
            Tick(self.tr("La manœuvre demande de se mouvoir")),
        )
        self.lines: list[_Line] = []
        self.more = Act(self.tr("Un autre modificateur"))
        self._ticks = QVBoxLayout()
        self._ticks.setSpacing(theme.GRID)
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GRID)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        for tick in self.bearing:
            column.addWidget(tick)
            tick.toggled.connect(self._bear)
            tick.hide()
        column.addLayout(self._ticks)
        column.addLayout(self._column)
        column.addWidget(self.more)
        self.more.clicked.connect(self._add_line)
        good_play = self._line()
        good_play.reason.setText(self.tr("bon jeu (bonus du MJ)"))
        good_play.amount.set_value(_GOOD_PLAY)
        self._line()
        self._order()

    def show_person(self, one: Person, asked: Asked | None) -> None:
        """Offer what the sheet of somebody brings to a roll of his."""
        self._person, self._asked = one, asked
        kinds: set[str] = set()
        if one.character is not None:
            found = wounds.penalties(one.tables, one.settings, one.character)
            kinds = {kind for kind, _modifier in found}
        for kind, tick in zip(_BEARINGS, self.bearing, strict=True):
            tick.setVisible(kind in kinds and self._burdened)
        self._show_held()

    def bears(self) -> tuple[Bearing, ...]:
        """What the manoeuvre asks of the body."""
        ticked = zip(_BEARINGS, self.bearing, strict=True)
        return tuple(kind for kind, tick in ticked if tick.isChecked() and not tick.isHidden())

    def add(self, *changes: Change) -> None:
        """What the scene itself adds."""
        self._extra = changes
        self.changed.emit()

    def changes(self) -> tuple[Change, ...]:
        """What people add; what they untick of the sheet is made up for."""
        written = (line.change() for line in self.lines)
        render = self._texts.render
        waived = (
            Change(self.tr("levé : {name}").format(name=render(one.reason)), -one.amount)
            for one, tick in zip(self._held, self.held, strict=True)
            if not tick.isChecked()
        )
        return (*self._extra, *(one for one in written if one is not None), *waived)

    def modifiers(self) -> tuple[Modifier, ...]:
        """Everything that bears on the roll, in order."""
        return (*self._held, *(Modifier(one.reason, one.amount) for one in self.changes()))

    def clear(self) -> None:
        """What people added is over with the roll."""
        for line in self.lines:
            line.tick.setChecked(False)

    @property
    def _burdened(self) -> bool:
        """Whether wounds count at all: a resistance is no manoeuvre."""
        return self._asked is not None and self._asked.kind != "resistance"

    def _of_sheet(self) -> tuple[Modifier, ...]:
        one, asked = self._person, self._asked
        if one is None or one.character is None or asked is None or not self._burdened:
            return ()
        burdens = trial.burdens(one.tables, one.settings, one.character, self.bears())
        waiting = trial.prepared(one.character, asked.id) if asked.kind == "skill" else ()
        return (*burdens, *waiting)

    def _show_held(self) -> None:
        found = self._of_sheet()
        if found == self._held:
            return
        self._held = found
        for tick in self.held:
            self._ticks.removeWidget(tick)
            tick.hide()
            tick.deleteLater()
        self.held = [self._tick(one) for one in found]
        self._order()

    def _tick(self, one: Modifier) -> Tick:
        reason = self._texts.render(one.reason)
        text = f"{reason} {signed_text(one.amount)}"
        tick = Tick(text.replace("&", "&&"))
        tick.setAccessibleName(text)
        # A long name of a wound does not widen the page.
        tick.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        tick.setToolTip(plain_tooltip(text))
        tick.setChecked(True)
        tick.toggled.connect(self._tell)
        self._ticks.addWidget(tick)
        return tick

    def _line(self) -> _Line:
        line = _Line(len(self.lines) + 1, self._title)
        line.changed.connect(self._tell)
        guard_wheel(line)
        self.lines.append(line)
        self._column.addWidget(line)
        self.more.setVisible(len(self.lines) < _MOST_LINES)
        return line

    def _add_line(self) -> None:
        line = self._line()
        self._order()
        line.reason.setFocus()

    def _order(self) -> None:
        read_in_order(*self.bearing, *self.held, *self.lines, self.more)

    def _bear(self) -> None:
        self._show_held()
        self.changed.emit()

    def _tell(self) -> None:
        self.changed.emit()
