"""The step proficiencies: those that the rules ask for, and others by their name."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.pv_negatifs.commands.person import (
    AddProficiency,
    RemoveProficiency,
    UpdateProficiency,
)
from desktop.rules.pv_negatifs.document import Proficiency
from desktop.rules.pv_negatifs.edits.gear import MOST_SKILL, proficiency_name
from desktop.ui import theme
from desktop.ui.widgets.labels import ElidedLabel, Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.rows import swap_rows
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
        self.others = _Others(making, self.other.field)
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
        self.others.refresh()

    def _add(self, name: str) -> None:
        new = Proficiency(id=self.making.new_id(), name=name)
        if self.making.run(AddProficiency(new)):
            self.others.enter(new.id)


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


class _Others(FittedArea):
    """The proficiencies that no table has."""

    def __init__(self, making: Making, fallback: QWidget) -> None:
        super().__init__(most=260, least=70)
        self._making = making
        self._fallback = fallback
        self._rows: list[OtherRow] = []
        self.column.addStretch(1)

    def rows(self) -> tuple["OtherRow", ...]:
        """A row for each."""
        return tuple(self._rows)

    def refresh(self) -> None:
        """Show what the character has learnt; fields that somebody types in stay."""
        known = self._making.tables.proficiencies
        held = [one for one in self._making.character.proficiencies if one.skill not in known]
        if [row.id for row in self._rows] != [one.id for one in held]:
            old, self._rows = self._rows, [OtherRow(self._named(one), one) for one in held]
            for row in self._rows:
                row.valueCommitted.connect(self._set)
                row.removed.connect(self._remove)
            swap_rows(self.column, old, self._rows, self._fallback)
            guard_wheel(self)
        for row, one in zip(self._rows, held, strict=True):
            row.value.set_value(one.value)
        self.setVisible(bool(held))
        self.updateGeometry()

    def enter(self, id: str) -> None:
        """Bring the keyboard to the value of one."""
        for row in self._rows:
            if row.id == id:
                row.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def _named(self, one: Proficiency) -> str:
        return self._making.texts.render(proficiency_name(self._making.tables, one))

    def _set(self, id: str, value: int) -> None:
        for one in self._making.character.proficiencies:
            if one.id == id:
                self._making.run(
                    UpdateProficiency(
                        Proficiency(id=id, skill=one.skill, name=one.name, value=value)
                    )
                )

    def _remove(self, id: str) -> None:
        self._making.run(RemoveProficiency(id))


class OtherRow(QWidget):
    """One proficiency that no table has."""

    #: Another value: the id and the value.
    valueCommitted = Signal(str, int)
    #: It is to go.
    removed = Signal(str)

    def __init__(self, name: str, one: Proficiency) -> None:
        super().__init__()
        self.id = one.id
        self.value = NumberField(name, 0, MOST_SKILL)
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(ElidedLabel(name), 1)
        row.addWidget(self.value)
        row.addWidget(self.remove)
        self.setFocusProxy(self.remove)
        self.value.valueCommitted.connect(self._tell)
        self.remove.clicked.connect(self._remove)

    def _tell(self, value: int) -> None:
        self.valueCommitted.emit(self.id, value)

    def _remove(self) -> None:
        self.removed.emit(self.id)
