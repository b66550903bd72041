"""What the GM does at the table beside the rules: the order, notes, clocks and groups."""

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.fightview import FighterView, FightView, present
from desktop.rules.message import say
from desktop.rules.system import Struct
from desktop.rules.table.clocks import Change, Start, Stop
from desktop.rules.table.groups import Disband, Gather, Leave
from desktop.rules.table.notes import Afflict, Relieve, Write
from desktop.rules.table.order import ByScore, Delay, Hold
from desktop.ui.combat.clock_list import ClockList
from desktop.ui.combat.order_rows import Row, dropped, shifted, twins

if TYPE_CHECKING:
    from desktop.ui.combat.window import CombatWindow

_NUMBER = re.compile(r"\s*\d+$")


class Tabling(QObject):
    """The hands of the table; every act is a command of the fight, and is undone like any."""

    def __init__(self, window: "CombatWindow") -> None:
        super().__init__(window)
        self._window = window
        self.clocks = ClockList(window.context.texts, window.form.orderColumn)
        self._strip = window.centre.clock
        self._connect()

    def show_view(self, view: FightView) -> None:
        """The window shows this of the fight."""
        self.clocks.show_view(view)
        menu, row = self._window.menu.table, self._window.order.row()
        render = self._window.context.texts.render
        self._window.centre.fighter.notes.offer(tuple(render(name) for name in view.conditions))
        menu.by_score.setEnabled(menu.up.isEnabled() and view.ordered)
        grouped = row is not None and row.group is not None
        for action in (menu.leave, menu.disband):
            action.setEnabled(menu.up.isEnabled() and grouped)
        menu.fold.setEnabled(grouped)

    def show_crowd(self) -> None:
        """Say for how many the answer counts that is asked for."""
        window = self._window
        card, row = window.centre.asks.active(), window.order.row()
        text = ""
        if card is not None and row is not None:
            count = len(twins(window.view(), row, card.ask))
            if count > 1:
                said = say("table.for-group", count=count, group=row.name)
                text = window.context.texts.render(said)
        window.centre.show_crowd(text)

    def answer_all(self, ask: str, values: dict[str, str], *, sealed: bool) -> bool | None:
        """Give an answer to the whole group that is selected; None where it is for one alone."""
        window = self._window
        asked, row = window.ask(ask), window.order.row()
        asks = () if asked is None or row is None else twins(window.view(), row, asked)
        if len(asks) < 2:
            return None
        return window.conductor.answer_all(asks, values, sealed=sealed)

    def write(self) -> None:
        """Let the note of the selected fighter be typed."""
        self._type_in(self._window.centre.fighter.notes.note)

    def afflict(self) -> None:
        """Let a condition of the selected fighter be typed."""
        self._type_in(self._window.centre.fighter.notes.condition)

    def new_clock(self) -> None:
        """Offer a clock about the selected fighter."""
        window = self._window
        if window.writable:
            self._strip.open_for(window.view(), window.order.selected())
            window.fitting.show_opened(self._strip)

    def close_strip(self) -> bool:
        """Put the strip of a clock away; False when it is not open."""
        return self._strip.close_strip()

    def _connect(self) -> None:
        window, menu = self._window, self._window.menu.table
        notes = window.centre.fighter.notes
        window.order.rowDropped.connect(self._drop)
        window.order.menuWanted.connect(menu.open_at)
        self.clocks.newAsked.connect(self.new_clock)
        self.clocks.editAsked.connect(self._edit_clock)
        self.clocks.stopAsked.connect(self._stop_clock)
        self._strip.clockAsked.connect(self._set_clock)
        self._strip.closed.connect(self._go_home)
        notes.noteAsked.connect(self._write)
        notes.conditionAsked.connect(self._afflict)
        notes.reliefAsked.connect(self._relieve)
        menu.up.triggered.connect(self._up)
        menu.down.triggered.connect(self._down)
        menu.by_score.triggered.connect(self._by_score)
        menu.hold.triggered.connect(self._hold)
        menu.delay.triggered.connect(self._delay)
        menu.act.triggered.connect(self._act)
        menu.note.triggered.connect(self.write)
        menu.condition.triggered.connect(self.afflict)
        menu.clock.triggered.connect(self.new_clock)
        menu.gather.triggered.connect(self._gather)
        menu.leave.triggered.connect(self._leave)
        menu.disband.triggered.connect(self._disband)
        menu.fold.triggered.connect(self._fold)
        menu.gone.toggled.connect(window.order.show_gone)

    def _run(self, *commands: Struct) -> bool:
        """Do commands as one step; whoever was selected stays so."""
        row = self._window.order.row()
        done = bool(commands) and self._window.conductor.run_all(commands)
        if done and row is not None:
            self._window.order.select_row(row.id)
        return done

    def _type_in(self, field: QWidget) -> None:
        if self._window.fighter() is not None and self._window.writable:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _up(self) -> None:
        self._shift(-1)

    def _down(self) -> None:
        self._shift(1)

    def _shift(self, by: int) -> None:
        row = self._window.order.row()
        move = None if row is None else shifted(self._window.view(), row, by)
        if move is not None:
            self._run(move)

    def _drop(self, row: str, before: str) -> None:
        rows = {each.id: each for each in self._window.order.rows()}
        if row in rows and self._window.writable:
            move = dropped(self._window.view(), rows[row], rows.get(before))
            if move is not None:
                self._run(move)

    def _by_score(self) -> None:
        self._run(ByScore())

    def _hold(self) -> None:
        self._run(*(Hold(slot) for slot in self._slots()))

    def _delay(self) -> None:
        self._run(*(Delay(slot) for slot in self._slots()))

    def _act(self) -> None:
        slots = self._slots()
        if slots:
            self._window.conductor.act_now(slots[0])

    def _slots(self) -> tuple[str, ...]:
        """The slots of the selected row that may act: one, or those of a group."""
        row, view = self._window.order.row(), self._window.view()
        if row is None:
            return ()
        if not row.is_group:
            return (row.slot.id,)
        able = {one.id for one in row.members if not one.out}
        return tuple(slot.id for slot in view.slots if slot.fighter in able and not slot.gone)

    def _edit_clock(self, clock: str) -> None:
        found = next((each for each in self._window.view().clocks if each.id == clock), None)
        if found is not None and self._window.writable:
            self._strip.open_for(self._window.view(), found.about, found)

    def _stop_clock(self, clock: str) -> None:
        self._run(Stop(clock))

    def _set_clock(self, command: object) -> None:
        if isinstance(command, Start | Change) and self._run(command):
            self._strip.close_strip()

    def _go_home(self) -> None:
        self._window.order.setFocus(Qt.FocusReason.OtherFocusReason)

    def _write(self, fighter: str, text: str) -> None:
        if not self._run(Write(fighter, text)):
            found = (one.note for one in self._window.view().fighters if one.id == fighter)
            self._window.centre.fighter.notes.note.wait_again(next(found, ""))

    def _afflict(self, fighter: str, condition: str, rounds: int) -> None:
        if self._run(Afflict(fighter, condition, rounds)):
            self._window.centre.fighter.notes.clear_condition()
            self._go_home()

    def _relieve(self, fighter: str, condition: str) -> None:
        self._run(Relieve(fighter, condition))

    def _gather(self) -> None:
        """Make one row of those who are called like the selected one."""
        fighter, view = self._window.fighter(), self._window.view()
        if fighter is None:
            return
        name = _stem(fighter.name)
        here = present(view)
        alike = tuple(one.id for one in view.fighters if one.id in here and _alike(one, fighter))
        if len(alike) < 2:
            text = self.tr("Personne d’autre ne s’appelle « {name} » et un numéro.")
            self._window.hands.say(text.format(name=name))
            return
        self._run(Gather(name, alike))

    def _leave(self) -> None:
        row = self._window.order.row()
        if row is not None and row.group is not None and not row.is_group:
            self._run(Leave(row.slot.fighter))

    def _disband(self) -> None:
        row = self._window.order.row()
        if row is not None and row.group is not None:
            self._run(Disband(row.group.id))

    def _fold(self) -> None:
        row: Row | None = self._window.order.row()
        if row is not None and not self._window.order.open_group(opened=not row.opened):
            self._window.order.open_group(opened=False)


def _stem(name: str) -> str:
    """The name without its number."""
    return _NUMBER.sub("", name) or name


def _alike(one: FighterView, other: FighterView) -> bool:
    """Copies of one side whose names differ by their number."""
    return one.side == other.side and not one.character and _stem(one.name) == _stem(other.name)
