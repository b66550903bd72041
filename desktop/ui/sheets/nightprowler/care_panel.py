"""The Soin roll, led step by step: who heals, under what conditions, the die, and what it does."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.rules.breakdown import Line
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.commands.care import FirstAid, GiveCare
from desktop.rules.nightprowler.commands.play import SpendHeroism
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.health import recovery
from desktop.rules.nightprowler.health.recovery import Equipment
from desktop.rules.nightprowler.progression.prices import SOIN, surgery
from desktop.rules.nightprowler.rolls.check import (
    CheckRequest,
    CheckResult,
    check,
    cost,
    refusal,
    spec,
    threshold,
)
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.errors import reported
from desktop.ui.sheets.common.bits import Choose, Labelled, Tick
from desktop.ui.sheets.common.guide_panel import GuidePanel, Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.nightprowler.check_parts import Difficulty, ResultLine
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Person, Table
from desktop.ui.strip import ErrorStrip
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.numbers import NumberField

_ELSEWHERE = "elsewhere"


class CarePanel(GuidePanel):
    """First aid when `line` is "", else the care of a Vitalité line."""

    def __init__(
        self, subject: Subject, table: Table, strip: ErrorStrip, parent: QWidget | None = None
    ) -> None:
        super().__init__("", parent)
        self.subject = subject
        self._table = table
        self._strip = strip
        self._line = ""
        self.healer = Choose(self.tr("Qui soigne"))
        self.value = NumberField(self.tr("Sa valeur de Soin"), 0, 99)
        self.equipment = Choose(self.tr("Matériel"))
        self.clean = Tick(self.tr("Hygiène acceptable"))
        self.difficulty = Difficulty(subject.tables)
        self.heroism = NumberField(self.tr("Points d’Héroïsme du soigneur"), 0, 99)
        self.threshold = Sum(subject, self.tr("Seuil"))
        self.surgery = Note(tone=theme.Tone.MUTED)
        self.why_not = Note(tone=theme.Tone.WARNING)
        self.die = DieField(self.tr("Jet de Soin"), subject.tables.constants.de)
        self.result = ResultLine(subject.texts)
        self._value = Labelled(self.tr("Soin"), self.value)
        self._equipment = Labelled(self.tr("Matériel"), self.equipment)
        self._heroism = Labelled(self.tr("PH"), self.heroism)
        self.equipment.offer(
            (
                (Equipment.PROPER.value, self.tr("approprié")),
                (Equipment.IMPROVISED.value, self.tr("improvisé")),
                (Equipment.NONE.value, self.tr("aucun")),
            )
        )
        self.clean.setChecked(True)
        self.step(
            Labelled(self.tr("Soigneur"), self.healer),
            self._value,
            self._equipment,
            self.clean,
            Labelled(self.tr("Difficulté"), self.difficulty),
            self._heroism,
        )
        self.step(self.threshold, Labelled(self.tr("Dé"), self.die))
        self.step(self.why_not)
        self.step(self.surgery)
        self.step(self.result)
        for choose in (self.healer, self.equipment):
            choose.activated.connect(self.refresh)
        self.clean.toggled.connect(self.refresh)
        self.difficulty.changed.connect(self.refresh)
        for number in (self.value, self.heroism):
            number.valueCommitted.connect(self.refresh)
        self.die.dieEntered.connect(self._enter)
        self.die.rollAsked.connect(self._roll)

    def open_line(self, line: str) -> None:
        """Lead through the care of a line, or through first aid ("")."""
        self._line = line
        self._equipment.setVisible(not line)
        self.clean.setVisible(bool(line))
        if line:
            name = self.subject.tables.vitality_lines.get(line).name
            self.name(self.tr("Soin : {line}").format(line=name))
        else:
            self.name(self.tr("Premiers soins"))
        self.heroism.set_value(0)
        self.difficulty.set_value(0)
        self.die.set_value(None)
        self.result.clear()
        self.show()
        self.refresh()
        self.healer.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Show the threshold that these conditions give."""
        if self.isHidden():
            return
        subject = self.subject
        own = subject.derived.skill(SOIN)
        himself = self.tr("lui-même (Soin {value})").format(value=own.value.total if own else 0)
        self.healer.offer(
            (
                (subject.id, himself),
                *self._table.others(),
                (_ELSEWHERE, self.tr("quelqu’un d’autre…")),
            )
        )
        elsewhere = self.healer.value() == _ELSEWHERE
        self._value.setVisible(elsewhere)
        self._heroism.setVisible(not elsewhere)
        healer = self._healer()
        reason = None if healer is None else self._refusal(healer)
        ready = healer is not None and reason is None
        self.why_not.setText("" if reason is None else subject.texts.render(reason))
        self.why_not.setVisible(reason is not None)
        self.die.setEnabled(ready)
        self.threshold.show_sum(
            threshold(subject.tables, subject.settings, healer.derived, self.request())
            if healer is not None and ready
            else None
        )
        self._show_surgery(healer)

    def request(self) -> CheckRequest:
        """The roll under these conditions."""
        tables = self.subject.tables
        modifiers: tuple[Line, ...]
        if self._line:
            modifiers = recovery.care(tables, self._line)
        else:
            modifiers = recovery.first_aid(tables, Equipment(self.equipment.value()))
        elsewhere = self.healer.value() == _ELSEWHERE
        return CheckRequest(
            skill="" if elsewhere else SOIN,
            value=self.value.value() if elsewhere else None,
            difficulty=self.difficulty.value(),
            modifiers=modifiers,
            heroism=0 if elsewhere else self.heroism.value(),
        )

    def soin(self) -> int:
        """The healer's value, which decides whether he may try at all."""
        healer = self._healer()
        if self.healer.value() == _ELSEWHERE or healer is None:
            return self.value.value()
        view = healer.derived.skill(SOIN)
        return view.value.total if view is not None else 0

    def _healer(self) -> Person | None:
        subject = self.subject
        if self.healer.value() == _ELSEWHERE:
            # Somebody of whom only Soin is known: no wounds, no traits.
            blank = Character()
            return Person("", blank, derive(subject.tables, blank, subject.settings))
        return self._table.person(self.healer.value())

    def _refusal(self, healer: Person) -> Message | None:
        tables = self.subject.tables
        if self._line and (reason := recovery.care_refusal(tables, self._line, self.soin())):
            return reason
        return refusal(tables, healer.derived, self.request())

    def _show_surgery(self, healer: Person | None) -> None:
        if healer is None:
            self.surgery.setText("")
            return
        subject = self.subject
        worth = self.soin()
        if healer.id:
            worth = surgery(subject.tables, subject.settings, healer.character, healer.derived)
        reason = recovery.surgery_refusal(subject.tables, worth)
        allowed = self.tr("Chirurgie : permise (valeur {value}).").format(value=worth)
        self.surgery.setText(allowed if reason is None else subject.texts.render(reason))

    def _roll(self) -> None:
        self.heroism.flush()
        if self.die.isEnabled():
            die = spec(self.subject.tables, self.subject.id, "care", say("np.check.value"))
            self._enter(self.subject.roll(die))

    def _enter(self, face: int) -> None:
        subject, healer = self.subject, self._healer()
        if healer is None:
            return
        request, result = self.request(), None
        with reported(self._strip, subject.texts):
            result = check(subject.tables, subject.settings, healer.derived, request, face)
        if result is not None and self._apply(healer, result, cost(subject.tables, request)):
            self.result.show_result(result)
            self.heroism.set_value(0)
            self.die.set_value(None)
            self.refresh()

    def _apply(self, healer: Person, result: CheckResult, price: int) -> bool:
        """What the roll does to the patient, and what it costs the healer, as one step."""
        subject = self.subject
        own = price if healer.id == subject.id else 0
        done: Struct
        if self._line:
            done = GiveCare(
                self._line, result.success, self.soin(), self.clean.isChecked(), heroism=own
            )
        else:
            done = FirstAid(result.success, heroism=own)
        if healer.id in ("", subject.id) or not price:
            return subject.run(done)
        return subject.run_together(((subject.id, done), (healer.id, SpendHeroism(price))))
