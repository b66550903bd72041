"""Weapons written in place, and what is added to the d20 of each."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.breakdown import Breakdown
from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.person import AddWeapon, RemoveWeapon, UpdateWeapon
from desktop.rules.pv_negatifs.document import Weapon
from desktop.rules.pv_negatifs.edits.gear import (
    MOST_BONUS,
    MOST_DICE,
    MOST_MAGIC,
    MOST_SIDES,
    MOST_SKILL,
)
from desktop.rules.pv_negatifs.sheet.words import damage
from desktop.ui import theme
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.pv_negatifs.subject import Subject
from desktop.ui.widgets.figures import signed_text


class ToHit(QWidget):
    """What is added to the d20 of one weapon, explained, and what is noted of it."""

    #: The weapon, noted otherwise.
    noted = Signal(object)

    def __init__(self, subject: Subject, title: str, weapon: Weapon) -> None:
        super().__init__()
        self._weapon = weapon
        self.sum = Sum(subject, title)
        self.note = InlineText(
            self.tr("Note : {name}").format(name=weapon.name), placeholder=self.tr("note")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sum)
        row.addWidget(self.note, 1)
        self.note.textCommitted.connect(self._note)

    def show_weapon(self, weapon: Weapon, total: Breakdown | None) -> None:
        """Show a sum with its sign, and the note."""
        self._weapon = weapon
        self.sum.show_sum(total, "" if total is None else signed_text(total.total))
        self.note.set_value(weapon.note)

    def _note(self, text: str) -> None:
        self.noted.emit(changed(self._weapon, note=text))


class WeaponsSection(QWidget):
    """A line for each weapon; below them the sums."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        sizes = tuple(subject.titles(subject.tables.sizes))
        self.records = Records(
            self.tr("Armes"),
            self.tr("Ajouter une arme"),
            (
                Column("name", self.tr("Arme")),
                Column("dice", self.tr("Dés"), Kind.NUMBER, 40, least=0, most=MOST_DICE),
                Column("sides", self.tr("Faces"), Kind.NUMBER, 48, least=2, most=MOST_SIDES),
                Column(
                    "bonus", self.tr("Dégâts"), Kind.NUMBER, 52, least=-MOST_BONUS, most=MOST_BONUS
                ),
                Column(
                    "to_hit",
                    self.tr("Toucher"),
                    Kind.NUMBER,
                    52,
                    least=-MOST_SKILL,
                    most=MOST_SKILL,
                ),
                Column("magic", self.tr("Magie"), Kind.NUMBER, 48, most=MOST_MAGIC),
                Column("size", self.tr("Taille"), Kind.PICK, 110, options=sizes),
                Column("ranged", self.tr("À distance"), Kind.FLAG, 60),
                Column("natural", self.tr("Naturelle"), Kind.FLAG, 56),
                Column("away", self.tr("Au loin"), Kind.FLAG, 48),
            ),
        )
        self.records.add.offer([("", self.tr("Arme"))])
        lines = QVBoxLayout()
        lines.setSpacing(0)
        self.sums: KeyedLines[ToHit] = KeyedLines(lines, self.records)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.records)
        column.addLayout(lines)
        self.records.addAsked.connect(self._add)
        self.records.updated.connect(self._update)
        self.records.removed.connect(self._remove)

    def refresh(self) -> None:
        """Show the weapons as they are now."""
        weapons = self._subject.character.weapons
        self.records.show_members(weapons)
        # The label of a sum is its name: another name is another line.
        wanted = {f"{one.id}:{self._title(one)}": one for one in weapons}
        self.sums.show(wanted, self._make, self._fill)

    def _title(self, weapon: Weapon) -> str:
        dealt = self._subject.texts.render(damage(weapon))
        return self.tr("{name} ({damage}), ajouté au d20").format(name=weapon.name, damage=dealt)

    def _make(self, weapon: Weapon) -> ToHit:
        line = ToHit(self._subject, self._title(weapon), weapon)
        line.noted.connect(self._update)
        return line

    def _fill(self, line: ToHit, weapon: Weapon) -> None:
        line.show_weapon(weapon, self._subject.number(f"weapon:{weapon.id}"))

    def _add(self, _kind: str) -> None:
        self._subject.run(AddWeapon(Weapon(id=new_id(), name=self.tr("Nouvelle arme"))))

    def _update(self, weapon: Weapon) -> None:
        self._subject.run(UpdateWeapon(weapon))

    def _remove(self, id: str) -> None:
        self._subject.run(RemoveWeapon(id))
