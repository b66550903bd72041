"""Contacts that skills bring, on the sheet, and the lesser ones that they can become."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.nightprowler.commands.progress import ConvertContact, KeepContact
from desktop.rules.nightprowler.document.play_records import Conversion
from desktop.rules.nightprowler.progression.contacts import SkillContacts, skill_contacts
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, Section, empty, words
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.nightprowler.subject import Subject


class ContactLine(QWidget):
    """People of one rank that a skill gives."""

    convertAsked = Signal(str, str)

    def __init__(self, each: SkillContacts, rank: str) -> None:
        super().__init__()
        self._each = each
        text = self.tr("{count} × {rank} — {milieu} ({skill})").format(
            count=each.count, rank=rank, milieu=each.milieu, skill=each.name
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words(text))
        if each.convertible:
            name = self.tr("Convertir un contact {rank} : {skill}").format(
                rank=rank, skill=each.name
            )
            self.convert = Act(self.tr("Convertir"), name)
            self.convert.clicked.connect(self._ask)
            row.addWidget(self.convert)
        row.addStretch(1)

    def _ask(self) -> None:
        self.convertAsked.emit(self._each.key, self._each.rank)


class ContactsSection(Section):
    """One line for each skill and rank, then the conversions that can be taken back."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.head.setText(self.tr("Contacts des compétences"))
        self._subject = subject
        self._shown: tuple[tuple[SkillContacts, ...], tuple[Conversion, ...]] | None = None
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GRID)
        self.nothing = Note(
            self.tr("Aucune compétence n’en apporte encore."), tone=theme.Tone.MUTED
        )
        self.column.addLayout(self._column)
        self.add(self.nothing)

    def lines(self) -> tuple[QWidget, ...]:
        """What is listed, in order."""
        return tuple(self._lines)

    def refresh(self) -> None:
        """Show the contacts as they are now."""
        subject = self._subject
        found = skill_contacts(subject.tables, subject.character, subject.derived)
        conversions = subject.character.conversions
        if (found, conversions) == self._shown:
            return
        self._shown = (found, conversions)
        empty(self._column, self._lines)
        ranks = {level.id: level.name for level in subject.tables.contact_levels}
        for each in found:
            line = ContactLine(each, ranks.get(each.rank, each.rank))
            line.convertAsked.connect(self._convert)
            self._lines.append(line)
        for place, one in enumerate(conversions):
            self._lines.append(self._conversion(place, one, ranks.get(one.rank, one.rank)))
        for line in self._lines:
            self._column.addWidget(line)
        self.nothing.setVisible(not found)

    def _conversion(self, place: int, one: Conversion, rank: str) -> QWidget:
        skill = self._subject.tables.skill_title(one.key)
        text = self.tr("Converti : un contact {rank} ({skill})").format(rank=rank, skill=skill)
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(words(text, theme.Tone.MUTED))
        button = RemoveButton(str(place), text)
        button.removed.connect(self._keep)
        row.addWidget(button)
        row.addStretch(1)
        return line

    def _convert(self, key: str, rank: str) -> None:
        self._subject.run(ConvertContact(key, rank))

    def _keep(self, place: str) -> None:
        self._subject.run(KeepContact(int(place)))
