"""The step equipment: weapons with what they roll, and things of the kinds that rules ask for."""

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import AddItem, AddWeapon
from desktop.rules.pv_negatifs.document import Item, Weapon
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.gear import MemberArea
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.pv_negatifs.gear_rows import ItemRow, WeaponRow
from desktop.ui.wizard.pv_negatifs.making import Making


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
        self.weapons = MemberArea(making, WeaponRow, self.weapon.field)
        self.items = MemberArea(making, ItemRow, self.item.field)
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
        self.weapons.show_held(self.making.character.weapons)
        self.items.show_held(self.making.character.items)

    def _add_weapon(self, name: str) -> None:
        self.making.run(AddWeapon(Weapon(id=self.making.new_id(), name=name)))

    def _add_item(self, name: str) -> None:
        self.making.run(AddItem(Item(id=self.making.new_id(), name=name)))
