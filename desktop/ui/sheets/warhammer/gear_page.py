"""The fourth tab: the purse, what is carried, ammunition, and what armour weighs."""

from PySide6.QtWidgets import QWidget

from desktop.rules.system import Struct
from desktop.rules.warhammer.commands.gear import (
    AddAmmunition,
    AddItem,
    RemoveAmmunition,
    RemoveItem,
    UpdateAmmunition,
    UpdateItem,
)
from desktop.rules.warhammer.document import Ammunition, Item
from desktop.ui.errors import reported
from desktop.ui.sheets.common.bits import Act, new_id
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.warhammer.burden_section import BurdenSection
from desktop.ui.sheets.warhammer.purse_section import PurseSection
from desktop.ui.sheets.warhammer.subject import Subject

_MOST = 100_000


class GearPage(SheetPage):
    """Lists written in place."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.purse = PurseSection(subject)
        self.catalogue = Act(self.tr("Catalogue : acheter, vendre, gagner…"))
        self.purse.add(self.catalogue)
        self.items = self._items()
        self.ammunition = self._ammunition()
        self.burden = BurdenSection(subject)
        page = Paper()
        for place, part in enumerate((self.purse, self.items, self.ammunition, self.burden)):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
        page.column.addStretch(1)
        self.lay(page)
        self.purse.commandAsked.connect(subject.run)
        self.catalogue.clicked.connect(self._open_catalogue)
        self.items.addAsked.connect(self._add_item)
        self.items.updated.connect(self._update)
        self.items.removed.connect(self._remove_item)
        self.ammunition.addAsked.connect(self._add_ammunition)
        self.ammunition.updated.connect(self._update)
        self.ammunition.removed.connect(self._remove_ammunition)

    def refresh(self) -> None:
        character = self._subject.character
        self.purse.refresh()
        self.items.show_members(character.items)
        self.ammunition.show_members(character.ammunition)
        self.burden.refresh()

    def _items(self) -> Records:
        records = Records(
            self.tr("Possessions"),
            self.tr("Ajouter un objet"),
            (
                Column("name", self.tr("Objet")),
                Column("quantity", self.tr("Nombre"), Kind.NUMBER, 84, most=_MOST),
                Column("note", self.tr("Note")),
            ),
        )
        records.add.offer([("", self.tr("Objet"))])
        return records

    def _ammunition(self) -> Records:
        tables = self._subject.tables
        kinds = tuple((one.id, one.name) for one in tables.ammunition)
        qualities = tuple((one.id, one.name) for one in tables.qualities)
        records = Records(
            self.tr("Munitions"),
            self.tr("Ajouter des munitions"),
            (
                Column("ammunition", self.tr("Projectile"), Kind.PICK, options=kinds),
                Column("bolts", self.tr("Carreaux"), Kind.FLAG, 60),
                Column("quality", self.tr("Qualité"), Kind.PICK, 140, options=qualities),
                Column("count", self.tr("Nombre"), Kind.NUMBER, 84, most=_MOST),
            ),
        )
        records.add.offer(kinds)
        return records

    def _open_catalogue(self) -> None:
        subject = self._subject
        with reported(subject.strip, subject.texts):
            subject.context.navigator.open_scene("catalogue", subject.id)

    def _add_item(self, _kind: str) -> None:
        self._subject.run(AddItem(Item(id=new_id(), name=self.tr("Nouvel objet"))))

    def _add_ammunition(self, kind: str) -> None:
        lot = self._subject.tables.ammunition.get(kind).lot
        self._subject.run(AddAmmunition(Ammunition(id=new_id(), ammunition=kind, count=lot)))

    def _update(self, member: Struct) -> None:
        if isinstance(member, Item):
            self._subject.run(UpdateItem(member))
        elif isinstance(member, Ammunition):
            self._subject.run(UpdateAmmunition(member))

    def _remove_item(self, id: str) -> None:
        self._subject.run(RemoveItem(id))

    def _remove_ammunition(self, id: str) -> None:
        self._subject.run(RemoveAmmunition(id))
