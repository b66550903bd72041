"""The step characteristics (II.A): four numbers, the points left, and what each sum is made of."""

from itertools import pairwise

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.edits.apply import SetCharacteristic
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page

_MOST = 99


class CharacteristicsPage(Page):
    """Points for each characteristic; bonuses come on top."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "characteristics")
        creation = making.settings.creation
        self.set_head(
            self.tr("Caractéristiques"),
            self.tr(
                "{points} points à répartir, de {least} à {most} dans chacune (valeurs de "
                "Cassure, que le MJ peut changer). Flèches : plus ou moins un."
            ).format(
                points=creation.characteristic_points,
                least=creation.characteristic_min,
                most=creation.characteristic_max,
            ),
        )
        self.left = ExplainedValue(self.tr("Points à répartir"))
        self._left_label = PlainLabel()
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_BETWEEN_GROUPS)
        for column, text in ((1, self.tr("Points")), (2, self.tr("Bonus")), (3, self.tr("Valeur"))):
            grid.addWidget(PlainLabel(text, tone=theme.Tone.MUTED), 0, column)
        self.rows = {
            id: _Row(making, id, grid, place) for place, id in enumerate(CHARACTERISTICS, start=1)
        }
        grid.setColumnMinimumWidth(0, theme.scaled(self, 280))
        grid.setColumnStretch(len(self.rows), 1)
        below = len(self.rows) + 1
        grid.addWidget(self._left_label, below, 0)
        grid.addWidget(self.left, below, 1)
        self.content.addLayout(grid)
        self.content.addStretch(1)
        self._tab_down_the_columns()
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return self.rows[CHARACTERISTICS[0]].field

    def _tab_down_the_columns(self) -> None:
        """Four numbers are typed with one Tab between two; the sums come after them."""
        rows = tuple(self.rows.values())
        stops = [*(row.field for row in rows), *(row.total for row in rows), self.left]
        for one, following in pairwise(stops):
            QWidget.setTabOrder(one, following)

    def refresh(self) -> None:
        super().refresh()
        points = self.making.derived.characteristic_points
        over = points.total < 0
        self._left_label.setText(
            self.tr("Points en trop (valeur de Cassure)")
            if over
            else self.tr("Points restants (valeur de Cassure)")
        )
        self.left.set_view(
            explained(self.making.texts, self.tr("Points restants"), points),
            integer_text(abs(points.total)),
        )
        self.left.set_tone(theme.Tone.WARNING if points.total else theme.Tone.GOOD)
        for row in self.rows.values():
            row.refresh()


class _Row:
    """One characteristic in the grid."""

    def __init__(self, making: Making, id: str, grid: QGridLayout, place: int) -> None:
        self._making = making
        self._id = id
        found = making.system.tables.characteristics.get(id)
        self._name = found.name
        self._label = Heading(found.name, size=theme.Size.LARGE)
        domain = PlainLabel(found.domain, tone=theme.Tone.MUTED)
        domain.setWordWrap(True)
        words = QGridLayout()
        words.setVerticalSpacing(0)
        words.addWidget(self._label, 0, 0)
        words.addWidget(domain, 1, 0)
        self.field = NumberField(found.name, 0, _MOST)
        self.bonus = PlainLabel()
        self.bonus.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        self.total = ExplainedValue(found.name)
        self.total.setFont(theme.tabular(theme.serif(theme.Size.TITLE)))
        self.field.valueCommitted.connect(self._set)
        grid.addLayout(words, place, 0)
        grid.addWidget(self.field, place, 1)
        grid.addWidget(self.bonus, place, 2)
        grid.addWidget(self.total, place, 3)

    def refresh(self) -> None:
        derived = self._making.derived
        points = self._making.character.characteristics.of(self._id)
        value = derived.characteristics[self._id]
        mark = {derived.main: " *", derived.secondary: " °"}.get(self._id, "")
        self._label.setText(f"{self._name}{mark}")
        self.field.set_value(points)
        gained = value.total - points
        self.bonus.setText(f"{gained:+d}".replace("-", "−") if gained else "")
        self.total.set_view(explained(self._making.texts, self._name, value))

    def _set(self, points: int) -> None:
        self._making.run(SetCharacteristic(self._id, points))
        self.refresh()
