"""What one earns between adventures: ten levels, each with what it brings in a day to a year."""

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.message import say
from desktop.rules.warhammer.commands.gear import Earn
from desktop.rules.warhammer.earnings import PERIODS, Period, span
from desktop.rules.warhammer.money import amount
from desktop.rules.warhammer.tables.life import Income
from desktop.ui import theme
from desktop.ui.scenes.warhammer.catalogue.coins import CoinsField
from desktop.ui.sheets.common.bits import Act, Choose, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.searched import SearchedOptions

_DEAL = 400


class EarningPage(QWidget):
    """The levels at the left; at the right a time, and what it brought."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        texts = subject.texts
        self._incomes = {one.id: one for one in subject.tables.incomes}
        self.found = SearchedOptions(
            self.tr("Niveaux de revenu"), self.tr("Rechercher un métier"), Mark.ONE
        )
        self.chosen = next(iter(self._incomes))
        self.name = Heading(size=theme.Size.LARGE)
        self.spans = Note()
        self.period = Choose(self.tr("Durée"))
        self.period.offer([(one, texts.render(say(f"wh.income.{one}"))) for one in PERIODS])
        self.amount = CoinsField(self.tr("Gagné"))
        self.do = Act(self.tr("Encaisser"))
        deal = QWidget()
        deal.setFixedWidth(theme.scaled(self, _DEAL))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        left = Qt.AlignmentFlag.AlignLeft
        for place, (name, field) in enumerate(
            ((self.tr("Durée"), self.period), (self.tr("Gagné"), self.amount))
        ):
            label = words(name)
            label.setBuddy(field)
            grid.addWidget(label, place, 0)
            grid.addWidget(field, place, 1, left)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(deal)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.name)
        column.addWidget(self.spans)
        column.addLayout(grid)
        column.addWidget(self.do, 0, left)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setSpacing(theme.PAGE_MARGIN)
        row.addWidget(self.found, 1)
        row.addWidget(deal)
        self.found.set_options(tuple(self._option(one) for one in self._incomes.values()))
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)
        self.period.currentIndexChanged.connect(self._show_least)
        self.do.clicked.connect(self.earn)
        guard_wheel(self)
        self._show(self.chosen)

    def refresh(self) -> None:
        """Nothing of a character changes the table."""

    def earn(self) -> None:
        """Take the money in."""
        if self.amount.flush() and self.amount.value():
            income = self._incomes[self.chosen]
            what = self.tr("revenu, {level}").format(level=income.name)
            self._subject.run(Earn(self.amount.value(), 0, what))

    def _option(self, income: Income) -> Option:
        return Option(income.id, income.name, income.examples, self._span(income, "day"))

    def _span(self, income: Income, period: Period) -> str:
        texts = self._subject.texts
        least, most = span(income, period)
        if most is None:
            return self.tr("{least} ou plus").format(least=texts.render(amount(least)))
        return self.tr("{least} à {most}").format(
            least=texts.render(amount(least)), most=texts.render(amount(most))
        )

    def _consider(self, id: str) -> None:
        if id and self.found.list.hasFocus():
            self._show(id)

    def _choose(self, id: str) -> None:
        self._show(id)
        self.period.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, id: str) -> None:
        self.chosen = id
        self.found.choose(id)
        income, texts = self._incomes[id], self._subject.texts
        self.name.setText(income.name)
        lines = [
            self.tr("{period} : {span}").format(
                period=texts.render(say(f"wh.income.{one}")), span=self._span(income, one)
            )
            for one in PERIODS
        ]
        self.spans.setText("\n".join(lines))
        self._show_least()

    def _show_least(self) -> None:
        period = cast("Period", self.period.value())
        self.amount.set_value(span(self._incomes[self.chosen], period)[0])
