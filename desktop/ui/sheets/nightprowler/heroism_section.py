"""Héroïsme that scenes, deeds, rain and weeks give and take, on the sheet."""

from PySide6.QtWidgets import QWidget

from desktop.rules.nightprowler.commands.progress import (
    AwardHeroism,
    DefyAuthority,
    EndScene,
    EndWeek,
    GoOutInRain,
)
from desktop.rules.nightprowler.progression import racial_heroism as living
from desktop.rules.nightprowler.rolls.trait_effects import causes
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Section, Tick, Words, new_id, words
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.sheets.nightprowler.table import Table
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.numbers import NumberField

_MOST_POINTS = 20
_MOST_DAYS = 99
_MOST_MINUTES = 1440


class HeroismSection(Section):
    """What everybody has, then what a trait alone gives or costs."""

    def __init__(self, subject: Subject, table: Table, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Héroïsme"))
        self._subject = subject
        self._table = table
        self.left = words()
        self.note = Words(self.tr("Scène ou action"))
        self.end_scene = Act(self.tr("Fin de scène"))
        self.everybody = Tick(self.tr("pour toute la bande"))
        self.points = NumberField(self.tr("PH donnés par le MJ"), 1, _MOST_POINTS)
        self.points.set_value(1)
        self.award = Act(self.tr("Acte héroïque"))
        self.defy = Act(self.tr("Défier l’autorité"))
        self.minutes = NumberField(self.tr("Minutes sous la pluie"), 1, _MOST_MINUTES)
        self.minutes.set_value(living.HALF_HOUR)
        self.rain = Act(self.tr("Sortir sous la pluie"))
        self.community = NumberField(self.tr("Jours sans voir sa communauté"), 0, _MOST_DAYS)
        self.water = NumberField(self.tr("Jours sans approcher l’eau"), 0, _MOST_DAYS)
        self.week = Act(self.tr("Une semaine passe"))
        self._rain = Row(Labelled(self.tr("Minutes"), self.minutes), self.rain)
        self._week = Row(
            Labelled(self.tr("Communauté vue il y a (jours)"), self.community),
            Labelled(self.tr("eau il y a (jours)"), self.water),
            self.week,
        )
        self.add(self.left, self.note, self.end_scene, self.everybody)
        self.add(Labelled(self.tr("PH"), self.points), self.award, self.defy)
        self.add(self._rain)
        self.add(self._week)
        self.end_scene.clicked.connect(self._end_scene)
        self.award.clicked.connect(self._award)
        self.defy.clicked.connect(self._defy)
        self.rain.clicked.connect(self._go_out)
        self.week.clicked.connect(self._end_week)

    def refresh(self) -> None:
        """Show what is left, and what this character's traits add."""
        subject = self._subject
        derived = subject.derived
        self.left.setText(
            self.tr("{left} sur {most}").format(
                left=integer_text(derived.heroism), most=integer_text(derived.heroism_max.total)
            )
        )
        effects = [cause.effects for cause in causes(subject.tables, derived)]
        weekly = subject.settings.readings.desinvolture == "hebdomadaire"
        self.defy.setVisible(any(living.defiance_gain(one) for one in effects))
        self._rain.setVisible(any(living.rain_cost(one, living.HALF_HOUR) for one in effects))
        self._week.setVisible(weekly and any(one.heroism_condition is not None for one in effects))

    def _end_scene(self) -> None:
        subject, note = self._subject, self.note.taken()
        people = [subject.id]
        if self.everybody.isChecked():
            people += self._table.players()
        scene = new_id()
        edits = [(one, EndScene(scene, note)) for one in people]
        if subject.run_together(edits):
            self.note.setText("")

    def _award(self) -> None:
        if self.points.flush():
            award = AwardHeroism(new_id(), self.points.value(), self.note.taken())
            if self._subject.run(award):
                self.note.setText("")

    def _defy(self) -> None:
        if self._subject.run(DefyAuthority(new_id(), self.note.taken())):
            self.note.setText("")

    def _go_out(self) -> None:
        if self.minutes.flush():
            self._subject.run(GoOutInRain(new_id(), self.minutes.value()))

    def _end_week(self) -> None:
        if self.community.flush() and self.water.flush():
            days = (self.community.value(), self.water.value())
            self._subject.run(EndWeek(new_id(), *days))
