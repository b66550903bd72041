"""The step proficiencies: those that the rules ask for, and others by their name."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.person import (
    AddProficiency,
    RemoveProficiency,
    UpdateProficiency,
)
from desktop.rules.pv_negatifs.document import Proficiency
from desktop.rules.pv_negatifs.edits.gear import MOST_SKILL, proficiency_name
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.gear import MemberArea, MemberRow
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.pv_negatifs.making import Making


class ProficienciesPage(Page[Making]):
    """A value for each proficiency of the tables (0: not learnt), and a list of others."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "proficiencies")
        self.set_head(
            self.tr("Compétences"),
            self.tr("La valeur à ne pas dépasser au d20 ; 0 pour une compétence non apprise."),
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        grid.setColumnStretch(2, 1)
        self.known = {
            one.id: _Known(making, one.id, one.name, grid, row, self)
            for row, one in enumerate(making.tables.proficiencies)
        }
        self.other = FreeName(self.tr("Une autre compétence"))
        self.others = MemberArea(making, OtherRow, self.other.field, most=260, least=70)
        self.content.addLayout(grid)
        self.content.addWidget(Heading(self.tr("Autres"), size=theme.Size.LARGE))
        self.content.addWidget(self.other)
        self.content.addWidget(self.others)
        self.content.addStretch(1)
        self.other.named.connect(self._add)
        guard_wheel(self)

    def first(self) -> QWidget | None:
        return next(iter(self.known.values())).field

    def refresh(self) -> None:
        super().refresh()
        for one in self.known.values():
            one.refresh()
        known = self.making.tables.proficiencies
        self.others.show_held(
            [one for one in self.making.character.proficiencies if one.skill not in known]
        )

    def _add(self, name: str) -> None:
        new = Proficiency(id=self.making.new_id(), name=name)
        if self.making.run(AddProficiency(new)):
            for row in self.others.rows():
                if isinstance(row, OtherRow) and row.held.id == new.id:
                    row.value.setFocus(Qt.FocusReason.OtherFocusReason)


class _Known(QObject):
    """One proficiency of the tables."""

    def __init__(
        self, making: Making, skill: str, name: str, grid: QGridLayout, row: int, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._skill = skill
        self.field = NumberField(name, 0, MOST_SKILL)
        label = PlainLabel(name)
        label.setBuddy(self.field)
        grid.addWidget(label, row, 0)
        grid.addWidget(self.field, row, 1)
        self.field.valueCommitted.connect(self._set)

    def refresh(self) -> None:
        self.field.set_value(self._making.character.skill(self._skill))

    def _set(self, value: int) -> None:
        held = next(
            (one for one in self._making.character.proficiencies if one.skill == self._skill), None
        )
        if held is None:
            new = Proficiency(id=self._making.new_id(), skill=self._skill, value=value)
            self._making.run(AddProficiency(new))
        elif value:
            self._making.run(
                UpdateProficiency(Proficiency(id=held.id, skill=self._skill, value=value))
            )
        else:
            self._making.run(RemoveProficiency(held.id))


class OtherRow(MemberRow[Making, Proficiency]):
    """One proficiency that no table has."""

    def __init__(self, making: Making, held: Proficiency) -> None:
        self._name = making.texts.render(proficiency_name(making.tables, held))
        super().__init__(making, held, self._name)

    def add_fields(self) -> None:
        self.value = NumberField(self._name, 0, MOST_SKILL)
        self.line.addWidget(self.value)
        self.value.valueCommitted.connect(self._set)

    def show_held(self, held: Proficiency) -> None:
        self.held = held
        self.value.set_value(held.value)

    def update_command(self, held: Proficiency) -> Struct:
        return UpdateProficiency(held)

    def removal(self) -> Struct:
        return RemoveProficiency(self.held.id)

    def _set(self, value: int) -> None:
        self.change(changed(self.held, value=value))
