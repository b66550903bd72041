"""The third tab: weapons, armour, what is carried, and whom one knows."""

import uuid

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.nightprowler.document.character import (
    Armour,
    Contact,
    Item,
    Reputation,
    Track,
    Weapon,
)
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.nightprowler.subject import Subject
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.labels import PlainLabel

_OTHER = ""


class EquipmentPage(SheetPage):
    """Five lists written in place."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.weapons = self._weapons()
        self.armours = self._armours()
        self.items = self._items()
        self.contacts = self._contacts()
        self.reputations = self._reputations()
        self.shield = Pick(self.tr("Bouclier"))
        self.protection = ExplainedValue(self.tr("Protection"))
        self._offer()
        self._connect()
        page = Paper()
        for part in (self.weapons, self.armours):
            page.column.addWidget(part)
            page.column.addWidget(Rule())
        page.column.addLayout(self._defences())
        for part in (self.items, self.contacts, self.reputations):
            page.column.addWidget(Rule())
            page.column.addWidget(part)
        page.column.addStretch(1)
        self.lay(page)

    def refresh(self) -> None:
        """Show the character as it is now."""
        subject = self._subject
        character = subject.character
        self.weapons.show_members(character.weapons)
        self.armours.show_members(character.armours)
        self.items.show_members(character.items)
        self.contacts.show_members(character.contacts)
        self.reputations.show_members(character.reputations)
        shields = [("", self.tr("Aucun")), *((s.id, s.name) for s in subject.settings.shields)]
        self.shield.show_value(shields, character.shield)
        view = explained(subject.texts, self.tr("Protection"), subject.derived.protection)
        self.protection.set_view(view)

    def _defences(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        for text, widget in (
            (self.tr("Bouclier"), self.shield),
            (self.tr("Protection portée"), self.protection),
        ):
            label = PlainLabel(text, tone=theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.BODY))
            row.addWidget(label)
            row.addWidget(widget)
            row.addSpacing(theme.SPACE_BETWEEN_GROUPS)
        row.addStretch(1)
        return row

    def _weapons(self) -> Records:
        families = (
            ("", self.tr("Mains nues")),
            *((one.id, one.name) for one in self._subject.tables.weapon_families),
        )
        tracks = (
            (Track.VITALITY.value, self.tr("Vitalité")),
            (Track.ENDURANCE.value, self.tr("Endurance")),
        )
        return Records(
            self.tr("Armes"),
            self.tr("Ajouter une arme"),
            (
                Column("name", self.tr("Nom")),
                Column("family", self.tr("Famille"), Kind.PICK, 130, options=families),
                Column("allonge", self.tr("Allonge"), Kind.NUMBER, 62, most=9),
                Column("track", self.tr("Dommages"), Kind.PICK, 104, options=tracks),
                Column("blunt", self.tr("Contond."), Kind.FLAG, 52),
                Column("hands", self.tr("Mains"), Kind.NUMBER, 52, least=1, most=2),
                Column("price", self.tr("Prix"), Kind.NUMBER, 66, most=99999),
                Column("broken", self.tr("Brisée"), Kind.FLAG, 44),
                Column("note", self.tr("Note")),
            ),
        )

    def _armours(self) -> Records:
        return Records(
            self.tr("Armures"),
            self.tr("Ajouter une armure"),
            (
                Column("name", self.tr("Nom")),
                Column("protection", self.tr("Protection"), Kind.NUMBER, 72, most=20),
                Column("protection_blunt", self.tr("Contondant"), Kind.NUMBER, 76, most=20),
                Column("lost", self.tr("Perdus"), Kind.NUMBER, 62, most=20),
                Column("price", self.tr("Prix neuf"), Kind.NUMBER, 72, most=99999),
                Column("repair_percent", self.tr("Réparation %"), Kind.NUMBER, 84, most=100),
                Column("worn", self.tr("Portée"), Kind.FLAG, 48),
            ),
        )

    def _items(self) -> Records:
        return Records(
            self.tr("Équipement"),
            self.tr("Ajouter un objet"),
            (
                Column("name", self.tr("Nom")),
                Column("quantity", self.tr("Quantité"), Kind.NUMBER, 66),
                Column("price", self.tr("Prix"), Kind.NUMBER, 72, most=99999),
                Column("note", self.tr("Note")),
            ),
        )

    def _contacts(self) -> Records:
        ranks = (
            ("", "—"),
            *((one.id, one.name) for one in self._subject.tables.contact_levels),
        )
        return Records(
            self.tr("Contacts"),
            self.tr("Ajouter un contact"),
            (
                Column("name", self.tr("Nom")),
                Column("milieu", self.tr("Milieu")),
                Column("rank", self.tr("Rang"), Kind.PICK, 120, options=ranks),
                Column("note", self.tr("Note")),
            ),
        )

    def _reputations(self) -> Records:
        return Records(
            self.tr("Réputations"),
            self.tr("Ajouter une réputation"),
            (
                Column("text", self.tr("Réputation")),
                Column("positive", self.tr("Positive"), Kind.FLAG, 56),
            ),
        )

    def _offer(self) -> None:
        settings, tables = self._subject.settings, self._subject.tables
        other = (_OTHER, self.tr("Autre…"))
        self.weapons.add.offer([other, *((one.id, one.name) for one in settings.weapons)])
        known = [one for one in settings.armours if one.id in tables.armours]
        self.armours.add.offer([other, *((one.id, tables.armour(one.id).name) for one in known)])
        self.items.add.offer([other, *((one.id, one.name) for one in settings.gear)])
        self.contacts.add.offer([other])
        self.reputations.add.offer([other])

    def _connect(self) -> None:
        self.weapons.addAsked.connect(self._add_weapon)
        self.weapons.updated.connect(self._update)
        self.weapons.removed.connect(self._remove_weapon)
        self.armours.addAsked.connect(self._add_armour)
        self.armours.updated.connect(self._update)
        self.armours.removed.connect(self._remove_armour)
        self.items.addAsked.connect(self._add_item)
        self.items.updated.connect(self._update)
        self.items.removed.connect(self._remove_item)
        self.contacts.addAsked.connect(self._add_contact)
        self.contacts.updated.connect(self._update)
        self.contacts.removed.connect(self._remove_contact)
        self.reputations.addAsked.connect(self._add_reputation)
        self.reputations.updated.connect(self._update)
        self.reputations.removed.connect(self._remove_reputation)
        self.shield.picked.connect(self._set_shield)

    def _update(self, member: Struct) -> None:
        match member:
            case Weapon():
                self._subject.run(edits.UpdateWeapon(member))
            case Armour():
                self._subject.run(edits.UpdateArmour(member))
            case Item():
                self._subject.run(edits.UpdateItem(member))
            case Contact():
                self._subject.run(edits.UpdateContact(member))
            case Reputation():
                self._subject.run(edits.UpdateReputation(member))
            case _:
                raise TypeError(type(member).__name__)

    def _add_weapon(self, starter: str) -> None:
        weapon = Weapon(id=_new_id(), name=self.tr("Nouvelle arme"))
        if starter != _OTHER:
            model = self._subject.settings.weapon(starter)
            weapon = Weapon(
                id=_new_id(),
                name=model.name,
                family=model.family,
                allonge=model.allonge,
                track=model.track,
                blunt=model.blunt,
                hands=model.hands,
                penetration_short=model.penetration_short,
                penetration_long=model.penetration_long,
                ranges=model.ranges,
                price=model.price,
                flags=model.flags,
            )
        self._subject.run(edits.AddWeapon(weapon))

    def _add_armour(self, kind: str) -> None:
        armour = Armour(id=_new_id(), name=self.tr("Nouvelle armure"))
        if kind != _OTHER:
            table, price = self._subject.tables.armour(kind), self._subject.settings.armour(kind)
            percent = price.repair_percent
            armour = Armour(
                id=_new_id(),
                name=table.name,
                protection=table.protection,
                protection_blunt=table.protection_blunt,
                repair_percent=table.repair_percent if percent is None else percent,
                price=price.price,
            )
        self._subject.run(edits.AddArmour(armour))

    def _add_item(self, gear: str) -> None:
        item = Item(id=_new_id(), name=self.tr("Nouvel objet"))
        for one in self._subject.settings.gear:
            if one.id == gear:
                item = Item(id=_new_id(), name=one.name, price=one.price)
        self._subject.run(edits.AddItem(item))

    def _add_contact(self, _kind: str) -> None:
        contact = Contact(id=_new_id(), name=self.tr("Nouveau contact"))
        self._subject.run(edits.AddContact(contact))

    def _add_reputation(self, _kind: str) -> None:
        reputation = Reputation(id=_new_id(), text=self.tr("Nouvelle réputation"))
        self._subject.run(edits.AddReputation(reputation))

    def _remove_weapon(self, id: str) -> None:
        self._subject.run(edits.RemoveWeapon(id))

    def _remove_armour(self, id: str) -> None:
        self._subject.run(edits.RemoveArmour(id))

    def _remove_item(self, id: str) -> None:
        self._subject.run(edits.RemoveItem(id))

    def _remove_contact(self, id: str) -> None:
        self._subject.run(edits.RemoveContact(id))

    def _remove_reputation(self, id: str) -> None:
        self._subject.run(edits.RemoveReputation(id))

    def _set_shield(self, shield: str) -> None:
        self._subject.run(edits.SetShield(shield))


def _new_id() -> str:
    return uuid.uuid4().hex
