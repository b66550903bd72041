"""The step abilities: 3d6 for each, typed or rolled, or the value itself."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.message import say
from desktop.rules.pv_negatifs.commands.person import SetAbility
from desktop.rules.pv_negatifs.creation import DICE, DIE
from desktop.rules.pv_negatifs.document import ABILITIES
from desktop.rules.pv_negatifs.edits.person import MOST_ABILITY, MOST_PERCENTILE
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.die_field import DieField
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.numberlines import put_columns
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.pv_negatifs.making import Making

NOT_SET = 0
"""What a field shows of an ability that nobody set."""


class AbilitiesPage(Page[Making]):
    """Six rows: the dice, the value, hundredths; below, what Constitution gives."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "abilities")
        self.set_head(
            self.tr("Caractéristiques"),
            self.tr(
                "3d6 pour chacune, tapés ou lancés ; ou la valeur elle-même, si la race ou le MJ "
                "en décide autrement. 0 efface."
            ),
        )
        self.roll_all = QPushButton(self.tr("Tout lancer"))
        set_icon(self.roll_all, IconName.DIE)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        heads = (self.tr("3d6"), self.tr("Valeur"), self.tr("Centièmes"))
        for column, text in enumerate(heads, start=1):
            grid.addWidget(PlainLabel(text, tone=theme.Tone.MUTED), 0, column)
        self.rows = {
            one: _Row(making, one, grid, place, self)
            for place, one in enumerate(ABILITIES, start=1)
        }
        put_columns(grid, (row.parts for row in self.rows.values()))
        grid.setColumnMinimumWidth(0, theme.scaled(self, 170))
        grid.setColumnStretch(4, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.roll_all)
        buttons.addStretch(1)
        self.shock = ExplainedValue(self.tr("System Shock"))
        self.shock.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        below = QHBoxLayout()
        below.setSpacing(theme.SPACE_IN_GROUP)
        below.addWidget(PlainLabel(self.tr("System Shock, en pour cent"), tone=theme.Tone.MUTED))
        below.addWidget(self.shock)
        below.addStretch(1)
        self.content.addLayout(grid)
        self.content.addLayout(buttons)
        self.content.addWidget(Heading(self.tr("Ce qui en découle"), size=theme.Size.LARGE))
        self.content.addLayout(below)
        self.content.addStretch(1)
        self.roll_all.clicked.connect(self._roll_all)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.rows[ABILITIES[0]].die

    def refresh(self) -> None:
        super().refresh()
        for row in self.rows.values():
            row.refresh()
        sum = self.making.sum_of("shock") if "con" in self.making.character.abilities else None
        self.shock.setVisible(sum is not None)
        if sum is not None:
            self.shock.set_view(explained(self.making.texts, self.tr("System Shock"), sum))

    def _roll_all(self) -> None:
        dice = tuple(SetAbility(one, self.making.dice(DICE, DIE)) for one in ABILITIES)
        self.making.run_all(dice, say("pv.edit.rolled"))


class _Row(QObject):
    """One ability in the grid."""

    def __init__(
        self, making: Making, one: str, grid: QGridLayout, place: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._one = one
        name = making.texts.render(making.tables.abilities.get(one).name)
        self.die = DieField(name, DIE, count=DICE)
        self.value = NumberField(self.tr("{name} : valeur").format(name=name), 0, MOST_ABILITY)
        self.hundredths = NumberField(
            self.tr("{name} : centièmes").format(name=name), 0, MOST_PERCENTILE
        )
        grid.addWidget(Heading(name, size=theme.Size.LARGE), place, 0)
        self.parts = (self.die, self.value, self.hundredths)
        self.die.dieEntered.connect(self._set)
        self.die.cleared.connect(self._clear)
        self.die.rollAsked.connect(self._roll)
        self.value.valueCommitted.connect(self._type)
        self.hundredths.valueCommitted.connect(self._set_hundredths)

    def refresh(self) -> None:
        character = self._making.character
        value = character.abilities.get(self._one)
        self.die.set_value(value if value in range(DICE, DICE * DIE + 1) else None)
        self.value.set_value(NOT_SET if value is None else value)
        self.hundredths.set_value(character.percentiles.get(self._one, 0))
        self.hundredths.setEnabled(value is not None)

    def _set(self, value: int) -> None:
        kept = self._making.character.percentiles.get(self._one, 0)
        self._making.run(SetAbility(self._one, value, kept))

    def _clear(self) -> None:
        self._making.run(SetAbility(self._one, None))

    def _roll(self) -> None:
        self._set(self._making.dice(DICE, DIE))

    def _type(self, value: int) -> None:
        if value == NOT_SET:
            self._clear()
        else:
            self._set(value)

    def _set_hundredths(self, percentile: int) -> None:
        value = self._making.character.abilities.get(self._one)
        if value is not None:
            self._making.run(SetAbility(self._one, value, percentile))
