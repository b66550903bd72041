"""The step equipment: weapons with what they roll, and things of the kinds that rules ask for."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import AddItem, AddWeapon
from desktop.rules.pv_negatifs.document import Item, Weapon
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.pv_negatifs.gear_rows import GearRow, ItemRow, WeaponRow
from desktop.ui.wizard.pv_negatifs.making import Making

T = TypeVar("T", Weapon, Item)


class EquipmentPage(Page[Making]):
    """A line that names a weapon or a thing, and a row for each that is there."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "equipment")
        self.set_head(
            self.tr("Équipement"),
            self.tr("Un nom et Ajouter ; dégâts, taille et quantité se corrigent ensuite."),
        )
        self.weapon = FreeName(self.tr("Nom d’une arme"))
        self.item = FreeName(self.tr("Nom d’un objet"))
        self.weapons = GearArea(making, WeaponRow, self.weapon.field)
        self.items = GearArea(making, ItemRow, self.item.field)
        for title, name, area in (
            (self.tr("Armes"), self.weapon, self.weapons),
            (self.tr("Objets"), self.item, self.items),
        ):
            self.content.addWidget(Heading(title, size=theme.Size.LARGE))
            self.content.addWidget(name)
            self.content.addWidget(area)
        self.content.addStretch(1)
        self.weapon.named.connect(self._add_weapon)
        self.item.named.connect(self._add_item)

    def first(self) -> QWidget | None:
        return self.weapon.field

    def refresh(self) -> None:
        super().refresh()
        self.weapons.show_owned(self.making.character.weapons)
        self.items.show_owned(self.making.character.items)

    def _add_weapon(self, name: str) -> None:
        self.making.run(AddWeapon(Weapon(id=self.making.new_id(), name=name)))

    def _add_item(self, name: str) -> None:
        self.making.run(AddItem(Item(id=self.making.new_id(), name=name)))


class GearArea(FittedArea, Generic[T]):
    """A row for each thing; `build` makes one."""

    def __init__(
        self, making: Making, build: Callable[[Making, T], GearRow[T]], fallback: QWidget
    ) -> None:
        super().__init__(most=220, least=64)
        self._making = making
        self._build = build
        self._fallback = fallback
        self._rows: list[GearRow[T]] = []
        self.column.addStretch(1)

    def rows(self) -> tuple[GearRow[T], ...]:
        """A row for each thing."""
        return tuple(self._rows)

    def show_owned(self, owned: Sequence[T]) -> None:
        """Show what is owned; fields that somebody types in stay."""
        if [row.held.id for row in self._rows] != [one.id for one in owned]:
            old, self._rows = self._rows, [self._build(self._making, one) for one in owned]
            swap_rows(self.column, old, self._rows, self._fallback)
            guard_wheel(self)
        for row, one in zip(self._rows, owned, strict=True):
            row.show_held(one)
        self.setVisible(bool(owned))
        self.updateGeometry()
