"""The third tab: defence, weapons, things, long tasks."""

from PySide6.QtWidgets import QWidget

from desktop.rules.harp.commands.person import (
    AddItem,
    AddTask,
    AddWeapon,
    RemoveItem,
    RemoveTask,
    RemoveWeapon,
    UpdateItem,
    UpdateTask,
    UpdateWeapon,
)
from desktop.rules.harp.document import Item, Task, Weapon
from desktop.rules.harp.edits.gear import MOST_BONUS, MOST_COUNT, MOST_FUMBLE
from desktop.rules.harp.resolution import PERCENT
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.paper import Paper, Rule
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.harp.guard_section import GuardSection
from desktop.ui.sheets.harp.subject import Subject


class GearPage(SheetPage):
    """Lists written in place."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.guard = GuardSection(subject)
        self.weapons = self._weapons()
        self.items = self._items()
        self.tasks = self._tasks()
        page = Paper()
        for place, part in enumerate((self.guard, self.weapons, self.items, self.tasks)):
            if place:
                page.column.addWidget(Rule())
            page.column.addWidget(part)
        page.column.addStretch(1)
        self.lay(page)
        self.guard.commandAsked.connect(subject.run)
        self.weapons.addAsked.connect(self._add_weapon)
        self.weapons.updated.connect(self._update_weapon)
        self.weapons.removed.connect(self._remove_weapon)
        self.items.addAsked.connect(self._add_item)
        self.items.updated.connect(self._update_item)
        self.items.removed.connect(self._remove_item)
        self.tasks.addAsked.connect(self._add_task)
        self.tasks.updated.connect(self._update_task)
        self.tasks.removed.connect(self._remove_task)

    def refresh(self) -> None:
        one = self._subject.character
        self.guard.refresh()
        self.weapons.show_members(one.weapons)
        self.items.show_members(one.items)
        self.tasks.show_members(one.tasks)

    def _weapons(self) -> Records:
        sizes = tuple(self._subject.titles(self._subject.settings.sizes))
        records = Records(
            self.tr("Armes"),
            self.tr("Ajouter une arme"),
            (
                Column("name", self.tr("Arme")),
                Column("bonus", self.tr("BO"), Kind.NUMBER, 56, least=-MOST_BONUS, most=MOST_BONUS),
                Column("size", self.tr("Taille"), Kind.PICK, 120, options=sizes),
                Column("fumble", self.tr("Maladresse jusqu’à"), Kind.NUMBER, 60, most=MOST_FUMBLE),
                Column("critical", self.tr("Critiques"), width=130),
                Column("note", self.tr("Note")),
            ),
        )
        records.add.offer([("", self.tr("Arme"))])
        return records

    def _items(self) -> Records:
        records = Records(
            self.tr("Équipement"),
            self.tr("Ajouter un objet"),
            (
                Column("name", self.tr("Objet")),
                Column("quantity", self.tr("Nombre"), Kind.NUMBER, 60, most=MOST_COUNT),
                Column("note", self.tr("Note")),
            ),
        )
        records.add.offer([("", self.tr("Objet"))])
        return records

    def _tasks(self) -> Records:
        records = Records(
            self.tr("Tâches longues"),
            self.tr("Entreprendre une tâche"),
            (
                Column("name", self.tr("Tâche")),
                Column("period", self.tr("Un jet par"), width=130),
                Column("done", self.tr("Fait (%)"), Kind.NUMBER, 60, most=PERCENT),
                Column("rolls", self.tr("Jets"), Kind.NUMBER, 50),
                Column("ingredients", self.tr("Ingrédients"), Kind.FLAG, 70),
                Column("lost", self.tr("Perdus"), Kind.FLAG, 50),
            ),
        )
        records.add.offer([("", self.tr("Tâche"))])
        return records

    def _add_weapon(self, _kind: str) -> None:
        self._subject.run(AddWeapon(Weapon(id=new_id(), name=self.tr("Nouvelle arme"))))

    def _update_weapon(self, weapon: Weapon) -> None:
        self._subject.run(UpdateWeapon(weapon))

    def _remove_weapon(self, id: str) -> None:
        self._subject.run(RemoveWeapon(id))

    def _add_item(self, _kind: str) -> None:
        self._subject.run(AddItem(Item(id=new_id(), name=self.tr("Nouvel objet"))))

    def _update_item(self, item: Item) -> None:
        self._subject.run(UpdateItem(item))

    def _remove_item(self, id: str) -> None:
        self._subject.run(RemoveItem(id))

    def _add_task(self, _kind: str) -> None:
        task = Task(id=new_id(), name=self.tr("Nouvelle tâche"), period=self.tr("round"))
        self._subject.run(AddTask(task))

    def _update_task(self, task: Task) -> None:
        self._subject.run(UpdateTask(task))

    def _remove_task(self, id: str) -> None:
        self._subject.run(RemoveTask(id))
