"""Essence rolls for one act: hardship or free grade, how many, what each failure costs."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.pv_negatifs import essence
from desktop.rules.pv_negatifs.commands.essence import RollEssence
from desktop.rules.pv_negatifs.edits.essence import MOST_POINTS, MOST_ROLLS
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.scenes.frame import PageFrame, ScenePage
from desktop.ui.sheets.common.bits import Act, Choose, Labelled, Row, Words, new_id
from desktop.ui.sheets.common.dice_panel import Asking
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.common.text_lines import TextLines
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_LATEST = 6


class EssencePage(ScenePage):
    """The rolls are stored as they are made, with what they cost."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.points = Heading(size=theme.Size.LARGE)
        self.trial = Choose(self.tr("Épreuve"))
        self.grade = Choose(self.tr("Degré du jet d’essence"))
        self.grade.offer([(str(one), f"+{one}") for one in subject.tables.essence.grades])
        self.count = NumberField(self.tr("Nombre de jets"), 1, MOST_ROLLS)
        self.count.set_value(1)
        self.cost = NumberField(self.tr("Points perdus par échec"), 0, MOST_POINTS)
        self.cost.set_value(1)
        self.cause = Words(self.tr("Pour quoi"))
        self.date = Words(self.tr("Date"), wide=110)
        self.target = Sum(subject, self.tr("Seuil du d20"))
        self.roll = Act(self.tr("Jet d’essence…"))
        self.asking = Asking(subject)
        self.journal = TextLines()
        self._grade = Labelled(self.tr("degré"), self.grade)
        self._count = Labelled(self.tr("jets"), self.count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.points)
        column.addWidget(
            Row(Labelled(self.tr("Épreuve"), self.trial), self._grade, self._count, self.target)
        )
        column.addWidget(
            Row(self.cause, self.date, Labelled(self.tr("Points par échec"), self.cost), self.roll)
        )
        column.addWidget(self.asking)
        column.addWidget(SectionTitle(self.tr("Journal")))
        column.addWidget(self.journal)
        column.addStretch(1)
        self.trial.currentIndexChanged.connect(self._show_target)
        self.grade.currentIndexChanged.connect(self._show_target)
        self.roll.clicked.connect(self._roll)
        guard_wheel(self)

    def refresh(self) -> None:
        """Show the essence as it is now."""
        subject = self._subject
        held = subject.character.essence
        self.points.setText(self.tr("Essence : {points}").format(points=integer_text(held.points)))
        trials = essence.trials(subject.tables, subject.settings)
        own = ("", self.tr("épreuve libre"))
        self.trial.offer([own, *((each.id, each.name) for each in trials)])
        lines = [
            (f"{signed_text(line.amount)} {line.cause}".strip(), line.date)
            for line in reversed(held.journal[-_LATEST:])
        ]
        self.journal.show_lines(lines or [("", self.tr("Rien encore"))])
        self._show_target()
        self.asking.panel.refresh()

    def _show_target(self) -> None:
        subject = self._subject
        free = not self.trial.value()
        self._grade.setVisible(free)
        self._count.setVisible(free)
        grade = (
            int(self.grade.value()) if free else subject.tables.trials.get(self.trial.value()).grade
        )
        wisdom = essence.ability(subject.tables, subject.settings, subject.character, "sag").total
        self.target.show_sum(essence.roll_target(wisdom, grade))

    def _roll(self) -> None:
        if not (self.count.flush() and self.cost.flush()):
            return
        command = RollEssence(
            id=new_id(),
            cause=self.cause.taken(),
            trial=self.trial.value(),
            grade=int(self.grade.value()),
            count=self.count.value(),
            points=self.cost.value(),
            date=self.date.taken(),
        )
        self.asking.ask(self.tr("Jet d’essence"), command)


class SceneWindow(PageFrame[Subject]):
    """The essence of one character. Raises `KnownError` when he is gone."""

    def __init__(self, context: Context, character_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        subject = Subject(context, character_id, self.banner, self)
        self.page = EssencePage(subject)
        self.hold(subject, self.page, self.tr("Jets d’essence"))
