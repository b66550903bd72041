"""One critical effect on the sheet: what happened, what runs of it, and what can be done."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.warhammer.commands.health import (
    Care,
    Heal,
    RemoveWound,
    SpendDestiny,
    UpdateWound,
)
from desktop.rules.warhammer.document import Wound
from desktop.rules.warhammer.limbs import has_side
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Tick, empty, words
from desktop.ui.sheets.common.inplace import InlineNumber
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import Pick, RemoveButton
from desktop.ui.widgets.icons import IconName, set_icon

_MOST_CLOCK = 1000


@dataclass(frozen=True)
class ThreadView:
    """Something that runs, and the wound once it is over; `test` is the place of a test to come."""

    text: str
    without: Wound
    test: int | None


@dataclass(frozen=True)
class WoundView:
    """A wound as shown: `threads` are what runs, `course` are the days of its infection."""

    wound: Wound
    title: str
    effect: str
    threads: tuple[ThreadView, ...]
    course: str
    healing: str
    tests_infection: bool
    gangrene: bool
    saves: bool


class _Thread(QWidget):
    """Something that runs, and the cross that ends it."""

    ended = Signal(object)
    #: The test of this place is to be made.
    testAsked = Signal(int)

    def __init__(self, view: ThreadView) -> None:
        super().__init__()
        self._view = view
        self.label = Note(view.text)
        self.test = Act(self.tr("Faire le test…"), self.tr("Faire : {test}").format(test=view.text))
        self.end = RemoveButton("", view.text)
        self.test.clicked.connect(self._ask)
        self.end.removed.connect(self._end)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(words("·", theme.Tone.VITALITY))
        row.addWidget(self.label, 1)
        row.addWidget(self.test)
        row.addWidget(self.end)
        self.test.setVisible(view.test is not None)

    def _ask(self) -> None:
        self.testAsked.emit(self._view.test)

    def _end(self) -> None:
        self.ended.emit(self._view.without)


class WoundCard(QWidget):
    """Whatever is done with the wound leaves as a command, or asks for a panel."""

    #: An edit command.
    commandAsked = Signal(object)
    #: The infection test, or the amputation, of the wound of this id is to be made.
    testAsked = Signal(str)
    amputationAsked = Signal(str)
    #: The test to come at this place of the wound of this id is to be made.
    pendingAsked = Signal(str, int)

    def __init__(self, view: WoundView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wound = view.wound
        self.title = words(view.title)
        self.title.setFont(theme.bold(theme.serif(theme.Size.LARGE)))
        self.age = words(tone=theme.Tone.MUTED)
        self.effect = Note(view.effect)
        self.course = Note(tone=theme.Tone.VITALITY)
        self.healing = Note(tone=theme.Tone.MUTED)
        self.threads: list[_Thread] = []
        self._shown: tuple[ThreadView, ...] = ()
        name = view.title
        self.clock = InlineNumber(
            self.tr("Compte à rebours : {name}").format(name=name), 0, _MOST_CLOCK
        )
        self.care = Act(self.tr("Soigner"), self.tr("Soigner : {name}").format(name=name))
        self.extract = Act(
            self.tr("Extraire le projectile"),
            self.tr("Extraire le projectile : {name}").format(name=name),
        )
        self.test = Act(
            self.tr("Test d’infection…"), self.tr("Test d’infection : {name}").format(name=name)
        )
        self.amputate = Act(self.tr("Amputer…"), self.tr("Amputer : {name}").format(name=name))
        self.destiny = Act(
            self.tr("Point de Destin"), self.tr("Point de Destin : {name}").format(name=name)
        )
        self.heal = Act(self.tr("Guérie"), self.tr("Guérie : {name}").format(name=name))
        self.remove = RemoveButton(view.wound.id, name)
        set_icon(self.remove, IconName.REMOVE, theme.Tone.MUTED)
        self.weapon = Pick(self.tr("Arme qui a blessé : {name}").format(name=name))
        self.weapon.setMinimumContentsLength(14)
        self.side = Pick(self.tr("Côté : {name}").format(name=name))
        self.side.setMinimumContentsLength(10)
        self.fragment = Tick(self.tr("fragment d’arme"))
        self.barbed = Tick(self.tr("barbelée"))
        self.in_bed = Tick(self.tr("alité"))
        for tick in (self.fragment, self.barbed, self.in_bed):
            tick.setAccessibleName(self.tr("{what} : {name}").format(what=tick.text(), name=name))
        self._clock = Labelled(self.tr("Compte à rebours"), self.clock)
        self._weapon = Labelled(self.tr("Arme"), self.weapon)
        self._side = Labelled(self.tr("Côté"), self.side)
        self._lay_out()
        self._connect()

    def show_view(self, view: WoundView) -> None:
        """Show another state of the wound."""
        wound = self._wound = view.wound
        running = not wound.healed
        tone = theme.Tone.INK if running else theme.Tone.MUTED
        for label in (self.title, self.effect):
            label.set_tone(tone)
        self.effect.setText(view.effect)
        self.age.setText(self._age(wound))
        self._show_threads(view.threads)
        self.course.setText(view.course)
        self.course.setVisible(bool(view.course))
        self.healing.setText(view.healing)
        self.healing.setVisible(bool(view.healing))
        doom = wound.doom
        self._clock.setVisible(doom is not None)
        if doom is not None:
            self.clock.set_value(doom.left)
        self.care.setVisible(running and not wound.cared)
        self.extract.setVisible(running and wound.lodged)
        self.test.setVisible(running and view.tests_infection)
        self.amputate.setVisible(running and view.gangrene)
        self.destiny.setVisible(view.saves)
        self.heal.setVisible(running)
        infected = wound.infection is not None and not wound.infection.over
        self._weapon.setVisible(running and not wound.tested)
        self.fragment.setVisible(running and not wound.tested)
        self.barbed.setVisible(running and not wound.tested)
        self.in_bed.setVisible(running and infected)
        self._side.setVisible(has_side(wound))
        sides = [
            ("", self.tr("à dire")),
            ("droite", self.tr("à droite")),
            ("gauche", self.tr("à gauche")),
        ]
        self.side.show_value(sides, wound.side)
        states = [
            ("propre", self.tr("propre")),
            ("normale", self.tr("normale")),
            ("sale", self.tr("sale ou rouillée")),
            ("souillee", self.tr("souillée")),
        ]
        self.weapon.show_value(states, wound.weapon_state)
        for tick, on in (
            (self.fragment, wound.fragment),
            (self.barbed, wound.barbed),
            (self.in_bed, wound.infection is not None and wound.infection.in_bed),
        ):
            blocked = tick.blockSignals(True)
            tick.setChecked(on)
            tick.blockSignals(blocked)

    def _age(self, wound: Wound) -> str:
        parts = [self.tr("%n jour(s)", "", wound.days)] if wound.days else [self.tr("du jour")]
        if wound.cared and not wound.healed:
            parts.append(self.tr("soignée"))
        if wound.healed:
            parts.append(self.tr("guérie"))
        if wound.tested and wound.infection is None:
            parts.append(self.tr("pas d’infection"))
        return " · ".join(parts)

    def _show_threads(self, threads: tuple[ThreadView, ...]) -> None:
        if threads == self._shown:
            return
        self._shown = threads
        empty(self._column, self.threads)
        for view in threads:
            line = _Thread(view)
            line.ended.connect(self._update)
            line.testAsked.connect(self._ask_pending)
            self.threads.append(line)
            self._column.addWidget(line)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(theme.SPACE_IN_GROUP)
        head.addWidget(self.title)
        head.addWidget(self.age)
        head.addStretch(1)
        head.addWidget(self.remove)
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.SPACE_IN_GROUP)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(self.effect)
        column.addLayout(self._column)
        column.addWidget(self.course)
        column.addWidget(self.healing)
        column.addWidget(
            Row(self._side, self._clock, self._weapon, self.fragment, self.barbed, self.in_bed)
        )
        column.addWidget(
            Row(self.care, self.extract, self.test, self.amputate, self.destiny, self.heal)
        )

    def _connect(self) -> None:
        self.care.clicked.connect(self._care)
        self.extract.clicked.connect(self._extract)
        self.test.clicked.connect(self._test)
        self.amputate.clicked.connect(self._amputate)
        self.destiny.clicked.connect(self._spend)
        self.heal.clicked.connect(self._heal)
        self.remove.removed.connect(self._remove)
        self.clock.valueCommitted.connect(self._set_clock)
        self.weapon.picked.connect(self._set_weapon)
        self.side.picked.connect(self._set_side)
        self.fragment.toggled.connect(self._set_fragment)
        self.barbed.toggled.connect(self._set_barbed)
        self.in_bed.toggled.connect(self._set_bed)

    def _update(self, wound: Wound) -> None:
        self.commandAsked.emit(UpdateWound(wound))

    def _care(self) -> None:
        self.commandAsked.emit(Care(self._wound.id))

    def _extract(self) -> None:
        self.commandAsked.emit(Care(self._wound.id, extracted=True))

    def _test(self) -> None:
        self.testAsked.emit(self._wound.id)

    def _ask_pending(self, place: int) -> None:
        self.pendingAsked.emit(self._wound.id, place)

    def _amputate(self) -> None:
        self.amputationAsked.emit(self._wound.id)

    def _spend(self) -> None:
        self.commandAsked.emit(SpendDestiny(self._wound.id))

    def _heal(self) -> None:
        self.commandAsked.emit(Heal(self._wound.id))

    def _remove(self, id: str) -> None:
        self.commandAsked.emit(RemoveWound(id))

    def _set_clock(self, left: int) -> None:
        if self._wound.doom is not None:
            self._update(changed(self._wound, doom=changed(self._wound.doom, left=left)))

    def _set_weapon(self, state: str) -> None:
        self._update(changed(self._wound, weapon_state=state))

    def _set_side(self, side: str) -> None:
        self._update(changed(self._wound, side=side))

    def _set_fragment(self, on: bool) -> None:
        self._update(changed(self._wound, fragment=on))

    def _set_barbed(self, on: bool) -> None:
        self._update(changed(self._wound, barbed=on))

    def _set_bed(self, on: bool) -> None:
        if self._wound.infection is not None:
            infection = changed(self._wound.infection, in_bed=on)
            self._update(changed(self._wound, infection=infection))
