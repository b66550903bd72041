"""The step equipment: weapons with what they attack with, and things."""

from PySide6.QtWidgets import QWidget

from desktop.rules.harp.commands.person import AddItem, AddWeapon
from desktop.rules.harp.document import Item, Weapon
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading
from desktop.ui.wizard.common.freename import FreeName
from desktop.ui.wizard.common.gear import MemberArea
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.harp.gearrows import ItemRow, WeaponRow
from desktop.ui.wizard.harp.making import Making


class EquipmentPage(Page[Making]):
    """A line that names a weapon or a thing, and a row for each that is there."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "equipment")
        self.set_head(
            self.tr("Équipement"),
            self.tr("Un nom et Ajouter ; bonus, taille, Maladresse et quantité ensuite."),
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
        sizes = self.making.settings.sizes
        weapon = Weapon(id=self.making.new_id(), name=name)
        if all(one.id != weapon.size for one in sizes):
            weapon = Weapon(id=weapon.id, name=name, size=sizes[0].id)
        self.making.run(AddWeapon(weapon))

    def _add_item(self, name: str) -> None:
        self.making.run(AddItem(Item(id=self.making.new_id(), name=name)))
