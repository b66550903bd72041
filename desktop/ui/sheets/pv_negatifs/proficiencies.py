"""Skills and their values."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.pv_negatifs.commands.person import (
    AddProficiency,
    RemoveProficiency,
    UpdateProficiency,
)
from desktop.rules.pv_negatifs.document import Proficiency
from desktop.rules.pv_negatifs.edits.gear import MOST_SKILL, proficiency_name
from desktop.ui.sheets.common.bits import new_id
from desktop.ui.sheets.common.free_entry import OWN
from desktop.ui.sheets.common.records import Column, Kind, Records
from desktop.ui.sheets.pv_negatifs.subject import Subject


class Proficiencies(QWidget):
    """Those of the tables keep their name; any other is written."""

    #: The skill of this id is to be rolled.
    rollAsked = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.records = Records(
            self.tr("Compétences"),
            self.tr("Ajouter une compétence"),
            (
                Column("name", self.tr("Compétence")),
                Column("value", self.tr("Valeur"), Kind.NUMBER, 60, most=MOST_SKILL),
                Column("id", self.tr("Jet"), Kind.ROLL, 28),
            ),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.records)
        self.records.addAsked.connect(self._add)
        self.records.updated.connect(self._update)
        self.records.removed.connect(self._remove)
        self.records.rollAsked.connect(self.rollAsked)

    def refresh(self) -> None:
        """Show the skills as they are now."""
        subject = self._subject
        held = {one.skill for one in subject.character.proficiencies}
        offered = [(one.id, one.name) for one in subject.tables.proficiencies if one.id not in held]
        self.records.add.offer([*offered, (OWN, self.tr("Autre compétence"))])
        self.records.show_members([self._named(one) for one in subject.character.proficiencies])

    def _named(self, one: Proficiency) -> Proficiency:
        name = self._subject.texts.render(proficiency_name(self._subject.tables, one))
        return changed(one, name=name)

    def _add(self, skill: str) -> None:
        if skill == OWN:
            one = Proficiency(id=new_id(), name=self.tr("Nouvelle compétence"))
        else:
            one = Proficiency(id=new_id(), skill=skill)
        self._subject.run(AddProficiency(one))

    def _update(self, one: Proficiency) -> None:
        tables = self._subject.tables
        if one.skill in tables.proficiencies:
            own = one.name not in ("", tables.proficiencies.get(one.skill).name)
            # A skill of the tables that is given another name is another skill.
            one = changed(one, skill="" if own else one.skill, name=one.name if own else "")
        self._subject.run(UpdateProficiency(one))

    def _remove(self, id: str) -> None:
        self._subject.run(RemoveProficiency(id))
