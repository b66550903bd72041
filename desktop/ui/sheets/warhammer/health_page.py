"""The third tab: wounds with their clocks, the days that pass, what stays, and what holds now."""

from PySide6.QtWidgets import QWidget

from desktop.rules.warhammer.commands.health import PassDays, PassRounds
from desktop.rules.warhammer.edits.wounds import MOST_DAYS, MOST_ROUNDS
from desktop.rules.warhammer.lapse import counting
from desktop.rules.warhammer.sheet.words import injuries, injury, wound_name
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Labelled, Row, Section
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Note, Paper, Rule
from desktop.ui.sheets.common.text_lines import TextLines
from desktop.ui.sheets.warhammer.state_section import StateSection
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.sheets.warhammer.wounds_section import WoundsSection
from desktop.ui.widgets.numbers import NumberField


class HealthPage(SheetPage):
    """No points are counted here: each wound is what it is."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.state = StateSection(subject)
        self.wounds = WoundsSection(subject)
        self.days = NumberField(self.tr("Jours qui passent"), 1, MOST_DAYS)
        self.days.set_value(1)
        self.passing = Act(self.tr("Laisser passer"), self.tr("Laisser passer ces jours"))
        self.rounds = NumberField(self.tr("Rounds qui passent"), 1, MOST_ROUNDS)
        self.rounds.set_value(1)
        self.rounding = Act(self.tr("Laisser passer"), self.tr("Laisser passer ces rounds"))
        self.fever = Sum(subject, self.tr("Fièvre, à tous les jets"))
        self.injuries = TextLines()
        time = Section(self.tr("Temps qui passe"))
        self._rounds = Row(
            Labelled(self.tr("Rounds, hors d’un combat"), self.rounds), self.rounding
        )
        time.add(self._rounds)
        time.add(Labelled(self.tr("Jours"), self.days), self.passing, self.fever)
        time.add(
            Note(
                self.tr(
                    "Les comptes à rebours et les infections avancent, la Fortune revient, ce qui "
                    "se compte en rounds est fini."
                ),
                tone=theme.Tone.MUTED,
            )
        )
        stays = Section(self.tr("Séquelles"))
        stays.add(self.injuries)
        page = Paper()
        for place, part in enumerate((self.state, self.wounds, time, stays)):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
        page.column.addStretch(1)
        self.lay(page)
        self.state.commandAsked.connect(subject.run)
        self.wounds.commandAsked.connect(subject.run)
        self.passing.clicked.connect(self._pass)
        self.rounding.clicked.connect(self._pass_rounds)

    def refresh(self) -> None:
        subject = self._subject
        self.state.refresh()
        self.wounds.refresh()
        self._rounds.setVisible(counting(subject.character))
        cost = subject.fever()
        self.fever.show_sum(cost if cost.lines else None)
        render = subject.texts.render
        lines = [
            (render(injury(one)), render(wound_name(wound)))
            for wound, one in injuries(subject.character)
        ]
        self.injuries.show_lines(lines or [("", self.tr("Aucune séquelle"))])

    def _pass(self) -> None:
        if self.days.flush():
            self._subject.run(PassDays(self.days.value()))

    def _pass_rounds(self) -> None:
        if self.rounds.flush():
            self._subject.run(PassRounds(self.rounds.value()))
