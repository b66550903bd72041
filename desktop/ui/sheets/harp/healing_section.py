"""Natural healing: hours and days of rest, and the roll that says how many days wounds need."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.rules.harp.commands.health import HealingRoll, Rest, RestDays
from desktop.rules.harp.edits.chance import MOST_BONUS
from desktop.rules.harp.edits.health import MOST_DAYS, MOST_HOURS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Section
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject
from desktop.ui.widgets.figures import signed_text
from desktop.ui.widgets.numbers import NumberField


class HealingSection(Section):
    """Blood that still flows forbids all of it, and says so."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Guérison naturelle"), parent)
        self._subject = subject
        self.hours = NumberField(self.tr("Heures de repos complet"), 1, MOST_HOURS)
        self.per_rest = Sum(subject, self.tr("PdV par repos de 8 heures"))
        self.rest = Act(self.tr("Se reposer"))
        self.days = NumberField(self.tr("Jours de repos"), 1, MOST_DAYS)
        self.rest_days = Act(self.tr("Laisser passer ces jours"))
        self.care = NumberField(self.tr("Aide d’un soigneur"), -MOST_BONUS, MOST_BONUS)
        self.added = Sum(subject, self.tr("ajouté"))
        self.word = NumberField(self.tr("Jours selon le MJ"), 0, MOST_DAYS)
        self.word.set_help(self.tr("0 : ceux de la table de la campagne."))
        self.roll = Act(self.tr("Tirage de Guérison…"))
        self.told = Note(tone=theme.Tone.MUTED)
        self.asking = Asking(subject)
        self._roll = Row(
            Labelled(self.tr("Soigneur"), self.care),
            self.added,
            Labelled(self.tr("jours du MJ"), self.word),
            self.roll,
        )
        self.add(Labelled(self.tr("Heures de repos"), self.hours), self.rest, self.per_rest)
        self.add(Labelled(self.tr("Jours de repos"), self.days), self.rest_days)
        self.add(self._roll)
        self.add(self.told)
        self.add(self.asking)
        self.hours.set_value(subject.tables.health.rest_hours)
        self.days.set_value(1)
        self.rest.clicked.connect(self._rest)
        self.rest_days.clicked.connect(self._rest_days)
        self.roll.clicked.connect(self._ask)

    def refresh(self) -> None:
        """Show what can be done now."""
        subject, one = self._subject, self._subject.character
        self.per_rest.show_sum(subject.number("rest"))
        bonus = subject.number("healing")
        self.added.show_sum(bonus, "" if bonus is None else signed_text(bonus.total))
        waits = any(each.needs is None for each in one.wounds)
        self._roll.setVisible(waits and not one.dead)
        told: list[str] = []
        if one.bleeding:
            told.append(self.tr("Le sang coule : rien ne guérit avant d’être soigné."))
        if waits and not subject.settings.healing:
            told.append(
                self.tr("La campagne n’a pas de table des temps de guérison : le MJ dit les jours.")
            )
        self.told.setText(" ".join(told))
        self.told.setVisible(bool(told))
        for act in (self.rest, self.rest_days):
            act.setEnabled(not one.dead)
        self.asking.panel.refresh()

    def _rest(self) -> None:
        if self.hours.flush():
            self.commandAsked.emit(Rest(self.hours.value()))

    def _rest_days(self) -> None:
        if self.days.flush():
            self.commandAsked.emit(RestDays(self.days.value()))

    def _ask(self) -> None:
        if self.care.flush() and self.word.flush():
            command = HealingRoll(care=self.care.value(), days=self.word.value() or None)
            self.asking.ask(self.tr("Tirage de Guérison"), command)
