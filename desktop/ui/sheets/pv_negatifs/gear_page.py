"""The third tab: armour class, weapons, things."""

from PySide6.QtWidgets import QWidget

from desktop.rules.pv_negatifs.commands.person import AddItem, RemoveItem, UpdateItem
from desktop.rules.pv_negatifs.document import Item
from desktop.rules.pv_negatifs.edits.gear import MOST_COUNT
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.pv_negatifs.armour_section import ArmourSection
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.sheets.pv_negatifs.weapons_section import WeaponsSection


class GearPage(SheetPage):
    """Lists written in place."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.armour = ArmourSection(subject)
        self.weapons = WeaponsSection(subject)
        self.items = self._items()
        page = Paper()
        for place, part in enumerate((self.armour, self.weapons, self.items)):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
        page.column.addStretch(1)
        self.lay(page)
        self.armour.commandAsked.connect(subject.run)
        self.items.addAsked.connect(self._add)
        self.items.updated.connect(self._update)
        self.items.removed.connect(self._remove)

    def refresh(self) -> None:
        self.armour.refresh()
        self.weapons.refresh()
        self.items.show_members(self._subject.character.items)

    def _items(self) -> Records:
        kinds = (
            ("", self.tr("ordinaire")),
            ("trousse", self.tr("trousse de soins")),
            ("vetements", self.tr("vêtements")),
            ("parachute", self.tr("parachute")),
            ("parachute-ventral", self.tr("parachute ventral")),
            ("limiteur", self.tr("limiteur de résistance")),
        )
        records = Records(
            self.tr("Possessions"),
            self.tr("Ajouter un objet"),
            (
                Column("name", self.tr("Objet")),
                Column("kind", self.tr("Genre"), Kind.PICK, 150, options=kinds),
                Column("quantity", self.tr("Nombre"), Kind.NUMBER, 60, most=MOST_COUNT),
                Column("weight", self.tr("Poids (pièces)"), Kind.NUMBER, 60, most=MOST_COUNT),
                Column("price", self.tr("Prix (po)"), Kind.NUMBER, 60, most=MOST_COUNT),
                Column("worn", self.tr("Porté"), Kind.FLAG, 44),
                Column("note", self.tr("Note")),
            ),
        )
        records.add.offer([("", self.tr("Objet"))])
        return records

    def _add(self, _kind: str) -> None:
        self._subject.run(AddItem(Item(id=new_id(), name=self.tr("Nouvel objet"))))

    def _update(self, item: Item) -> None:
        self._subject.run(UpdateItem(item))

    def _remove(self, id: str) -> None:
        self._subject.run(RemoveItem(id))
