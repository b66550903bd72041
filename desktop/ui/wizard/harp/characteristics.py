"""The step characteristics: scores by points, dice, or as they are typed."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.harp.commands.person import SetRacial, SetScore
from desktop.rules.harp.creation import DIE, cost, spent
from desktop.rules.harp.document import CHARACTERISTICS, MOST_SCORE
from desktop.rules.harp.edits.person import MOST_RACIAL
from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.numberlines import number_grid, put_columns
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.harp.making import Making

NOT_SET = 0
"""What a field shows of a score that nobody set."""


class CharacteristicsPage(Page[Making]):
    """Eight rows: the score, what it costs, the die, the people's part, the bonus."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "characteristics")
        self.set_head(
            self.tr("Caractéristiques"),
            self.tr(
                "Un score de 1 à 105, tapé, payé en points ou lancé au d100 ; 0 efface. La race "
                "s’ajoute au bonus."
            ),
        )
        self.roll_all = QPushButton(self.tr("Tout lancer"))
        set_icon(self.roll_all, IconName.DIE)
        grid = number_grid()
        heads = (
            self.tr("Score"),
            self.tr("Points"),
            self.tr("1d100"),
            self.tr("Race"),
            self.tr("Bonus"),
        )
        for column, text in enumerate(heads, start=1):
            grid.addWidget(PlainLabel(text, tone=theme.Tone.MUTED), 0, column)
        self.rows = {
            one: _Row(making, one, grid, place, self)
            for place, one in enumerate(CHARACTERISTICS, start=1)
        }
        put_columns(grid, (row.parts for row in self.rows.values()))
        grid.setColumnMinimumWidth(0, theme.scaled(self, 150))
        grid.setColumnStretch(len(heads) + 1, 1)
        self.points = PlainLabel()
        self.points.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        foot = QHBoxLayout()
        foot.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        foot.addWidget(self.roll_all)
        foot.addWidget(self.points)
        foot.addStretch(1)
        self.content.addLayout(grid)
        self.content.addLayout(foot)
        self.content.addStretch(1)
        self.roll_all.clicked.connect(self._roll_all)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.rows[CHARACTERISTICS[0]].score

    def refresh(self) -> None:
        super().refresh()
        for row in self.rows.values():
            row.refresh()
        making = self.making
        paid, points = spent(making.tables, making.character), making.settings.creation.points
        text = self.tr("Points : {spent} sur {points}")
        if not points:
            text = self.tr("Points : {spent}, que personne ne compte")
        self.points.setText(text.format(spent=integer_text(paid), points=integer_text(points)))
        beyond = bool(points) and paid > points
        self.points.set_tone(theme.Tone.WARNING if beyond else theme.Tone.MUTED)

    def _roll_all(self) -> None:
        scores = tuple(SetScore(one, self.making.roll_score()) for one in CHARACTERISTICS)
        self.making.run_all(scores, say("harp.edit.rolled"))


class _Row(QObject):
    """One characteristic in the grid."""

    def __init__(
        self, making: Making, one: str, grid: QGridLayout, place: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._one = one
        name = making.tables.characteristics.get(one).name
        self._name = name
        self.score = NumberField(self.tr("{name} : score").format(name=name), 0, MOST_SCORE)
        self.cost = PlainLabel(tone=theme.Tone.MUTED)
        self.cost.setFont(theme.tabular(self.cost.font()))
        self.die = DieField(name, DIE)
        self.race = NumberField(
            self.tr("{name} : bonus de race").format(name=name), -MOST_RACIAL, MOST_RACIAL
        )
        self.bonus = ExplainedValue(self.tr("{name} : bonus").format(name=name))
        self.bonus.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        grid.addWidget(Heading(name, size=theme.Size.LARGE), place, 0)
        self.parts = (self.score, self.cost, self.die, self.race, self.bonus)
        self.score.valueCommitted.connect(self._type)
        self.die.dieEntered.connect(self._set)
        self.die.cleared.connect(self._clear)
        self.die.rollAsked.connect(self._roll)
        self.race.valueCommitted.connect(self._set_race)

    def refresh(self) -> None:
        character, making = self._making.character, self._making
        value = character.scores.get(self._one)
        self.score.set_value(NOT_SET if value is None else value)
        self.cost.setText("" if value is None else integer_text(cost(making.tables, value)))
        self.die.set_value(value if value in range(1, DIE + 1) else None)
        self.race.set_value(character.racial.get(self._one, 0))
        total = making.sum_of(f"bonus:{self._one}")
        if total is not None:
            view = explained(making.texts, self._name, total)
            self.bonus.set_view(view, signed_text(total.total))

    def _type(self, value: int) -> None:
        if value == NOT_SET:
            self._clear()
        else:
            self._set(value)

    def _set(self, value: int) -> None:
        self._making.run(SetScore(self._one, value))

    def _clear(self) -> None:
        self._making.run(SetScore(self._one, None))

    def _roll(self) -> None:
        self._set(self._making.roll_score())

    def _set_race(self, value: int) -> None:
        self._making.run(SetRacial(self._one, value))
