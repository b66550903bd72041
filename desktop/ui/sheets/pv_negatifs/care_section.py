"""Care, and time that passes: stabilising, hours or minutes of the secret clock, days and rest."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs import healing
from desktop.rules.pv_negatifs.commands.health import (
    CallGod,
    DailyChecks,
    PassUnits,
    RestDay,
    RestHours,
    Stabilise,
)
from desktop.rules.pv_negatifs.document import Unit
from desktop.rules.pv_negatifs.edits.chance import MOST_SKILL, MOST_UNITS
from desktop.rules.pv_negatifs.edits.health import MOST_HOURS
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Section, Tick, Words
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.numbers import NumberField

_MOST_CHANCE = 100


class CareSection(Section):
    """What can be done now is shown; the rest is not."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Soins et temps"), parent)
        self._subject = subject
        self.skill = NumberField(self.tr("Soins de qui essaie"), 0, MOST_SKILL)
        self.kit = Tick(self.tr("trousse de soins"))
        self.need = Sum(subject, self.tr("Seuil du d20"))
        self.stabilise = Act(self.tr("Stabiliser…"))
        self.units = NumberField(self.tr("Temps de décompte qui passe"), 1, MOST_UNITS)
        self.pass_hours = Act(self.tr("Laisser passer ces heures"))
        self.pass_minutes = Act(self.tr("Laisser passer ces minutes"))
        self.daily = Act(self.tr("Suivi du jour…"))
        self.care = Choose(self.tr("Repos du jour"))
        self.care.offer(subject.titles(subject.tables.recoveries))
        self.day = Act(self.tr("Passer un jour de repos…"))
        self.hours = NumberField(self.tr("Heures de repos"), 1, MOST_HOURS)
        self.rest = Act(self.tr("Se reposer"))
        self.chance = NumberField(self.tr("Chance que le dieu réponde (%)"), 0, _MOST_CHANCE)
        self.answer = Words(self.tr("Ce que sa réponse apporte"))
        self.call = Act(self.tr("En appeler à son dieu…"))
        self.asking = Asking(subject)
        for field in (self.units, self.hours):
            field.set_value(1)
        self._trying = Row(
            Labelled(self.tr("Soins"), self.skill), self.kit, self.need, self.stabilise
        )
        self._clock = Row(
            Labelled(self.tr("Il passe"), self.units), self.pass_hours, self.pass_minutes
        )
        self._days = Row(self.care, self.day)
        self.add(self._trying)
        self.add(self._clock)
        self.add(self.daily)
        self.add(self._days)
        self.add(Labelled(self.tr("Heures de repos"), self.hours), self.rest)
        self.add(Labelled(self.tr("Chance (%)"), self.chance), self.answer, self.call)
        self.add(self.asking)
        self._connect()

    def refresh(self) -> None:
        """Show what can be done now."""
        one = self._subject.character
        self._trying.setVisible(healing.may_stabilise(one))
        self._show_need()
        clock = one.body.countdown
        self._clock.setVisible(clock is not None and not one.dead)
        if clock is not None:
            # The unit is what the hint says; the figure stays the GM's secret.
            self.pass_hours.setVisible(clock.unit is Unit.HOUR)
            self.pass_minutes.setVisible(clock.unit is Unit.MINUTE)
        watched = one.body.stabilised and not one.dead
        self.daily.setVisible(watched and bool(one.deep))
        self._days.setVisible(watched and one.negatives > 0 and not one.deep)
        self.rest.setEnabled(not one.dead)
        self.asking.panel.refresh()

    def _connect(self) -> None:
        self.skill.valueCommitted.connect(self._show_need)
        self.kit.toggled.connect(self._show_need)
        self.stabilise.clicked.connect(self._stabilise)
        self.pass_hours.clicked.connect(self._pass)
        self.pass_minutes.clicked.connect(self._pass)
        self.daily.clicked.connect(self._check_day)
        self.day.clicked.connect(self._rest_day)
        self.rest.clicked.connect(self._rest_hours)
        self.call.clicked.connect(self._call)

    def _show_need(self) -> None:
        need = healing.care_target(
            self._subject.tables, self.skill.value(), kit=self.kit.isChecked()
        )
        self.need.show_sum(need)

    def _stabilise(self) -> None:
        if self.skill.flush():
            command = Stabilise(skill=self.skill.value(), kit=self.kit.isChecked())
            self.asking.ask(self.tr("Stabiliser"), command)

    def _pass(self) -> None:
        if self.units.flush():
            self.asking.ask(self.tr("Le temps passe"), PassUnits(units=self.units.value()))

    def _check_day(self) -> None:
        self.asking.ask(self.tr("Suivi du jour"), DailyChecks())

    def _rest_day(self) -> None:
        self.asking.ask(self.tr("Jour de repos"), RestDay(care=self.care.value()))

    def _rest_hours(self) -> None:
        if self.hours.flush():
            self.commandAsked.emit(RestHours(self.hours.value()))

    def _call(self) -> None:
        if self.chance.flush():
            command = CallGod(chance=self.chance.value(), note=self.answer.taken())
            self.asking.ask(self.tr("Appel à son dieu"), command)
