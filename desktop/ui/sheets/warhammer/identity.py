"""Who the character is: race, career and the few words that go with them."""

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.warhammer.careers import suggested
from desktop.rules.warhammer.commands.person import (
    AddSkill,
    AddTalent,
    ChooseRace,
    SetCareer,
    SetKind,
    SetText,
    TextField,
)
from desktop.rules.warhammer.document import Character, Kind, SkillHeld, TalentHeld
from desktop.rules.warhammer.tables.people import Skill, Talent
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act, empty, new_id, words
from desktop.ui.sheets.common.inplace import InlineText
from desktop.ui.sheets.common.picks import AddButton, CommandPick
from desktop.ui.sheets.warhammer.subject import Subject


class _Words(InlineText):
    """A text that no rule reads."""

    written = Signal(str, str)

    def __init__(self, field: TextField, name: str) -> None:
        super().__init__(name)
        self._field = field
        self.textCommitted.connect(self._write)

    def _write(self, text: str) -> None:
        self.written.emit(self._field, text)


class _Learn(Act):
    """What a career adds and is not learnt yet."""

    asked = Signal(object)

    def __init__(self, text: str, added: Skill | Talent) -> None:
        super().__init__(text)
        self._added = added
        self.clicked.connect(self._ask)

    def _ask(self) -> None:
        self.asked.emit(self._added)


class Identity(QWidget):
    """A grid of picks and words with their labels above, and what the career adds below."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.race = CommandPick(self.tr("Race"), ChooseRace)
        self.kind = CommandPick(self.tr("Genre de créature"), _kind)
        self.career = InlineText(self.tr("Carrière"), placeholder=self.tr("Carrière"))
        self.careers = AddButton(self.tr("Carrières rénovées"))
        self.past = _Words("past", self.tr("Carrières passées"))
        self.sex = _Words("sex", self.tr("Sexe"))
        self.age = _Words("age", self.tr("Âge"))
        self.suggestions: list[_Learn] = []
        self._offered: tuple[str, ...] = ()
        self._hints = QVBoxLayout()
        self._hints.setSpacing(theme.GRID)
        for pick in (self.race, self.kind):
            pick.commandAsked.connect(self.commandAsked)
        for field in (self.past, self.sex, self.age):
            field.written.connect(self._write)
        self.career.textCommitted.connect(self._set_career)
        self.careers.chosen.connect(self._set_career)
        self.careers.offer([(one.name, one.name) for one in subject.tables.careers])
        self._lay_out()

    def refresh(self) -> None:
        """Show the character's choices."""
        subject, character = self._subject, self._subject.character
        races = [("", "—"), *((one.id, one.name) for one in subject.tables.races)]
        self.race.show_value(races, character.origin.race)
        kinds = [
            (Kind.CHARACTER.value, self.tr("personnage")),
            (Kind.MONSTER.value, self.tr("monstre")),
        ]
        self.kind.show_value(kinds, character.kind.value)
        self.career.set_value(character.origin.career)
        for field, text in (
            (self.past, character.origin.past),
            (self.sex, character.sex),
            (self.age, character.age),
        ):
            field.set_value(text)
        self._suggest(character)

    def _suggest(self, character: Character) -> None:
        found = suggested(self._subject.tables, character)
        offered = tuple(one.id for one in found)
        if offered == self._offered:
            return
        self._offered = offered
        empty(self._hints, self.suggestions)
        for one in found:
            line = _Learn(
                self.tr("{career} : apprendre {name}").format(
                    career=character.origin.career, name=one.name
                ),
                one,
            )
            line.asked.connect(self._learn)
            self.suggestions.append(line)
            self._hints.addWidget(line, 0, Qt.AlignmentFlag.AlignLeft)

    def _lay_out(self) -> None:
        career = QWidget()
        row = QHBoxLayout(career)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.career, 1)
        row.addWidget(self.careers)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(2)
        places: tuple[tuple[str, QWidget, QWidget, int, int, int], ...] = (
            (self.tr("Race"), self.race, self.race, 0, 0, 1),
            (self.tr("Genre de créature"), self.kind, self.kind, 0, 1, 1),
            (self.tr("Carrière"), career, self.career, 1, 0, 2),
            (self.tr("Carrières passées"), self.past, self.past, 2, 0, 2),
            (self.tr("Sexe"), self.sex, self.sex, 3, 0, 1),
            (self.tr("Âge"), self.age, self.age, 3, 1, 1),
        )
        for title, shown, buddy, line, column, wide in places:
            label = words(title, theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.SMALL))
            label.setBuddy(buddy)
            grid.addWidget(label, line * 2, column, 1, wide)
            grid.addWidget(shown, line * 2 + 1, column, 1, wide)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(grid)
        whole.addLayout(self._hints)

    def _write(self, field: str, text: str) -> None:
        self.commandAsked.emit(SetText(cast("TextField", field), text))

    def _set_career(self, career: str) -> None:
        self.commandAsked.emit(SetCareer(career))

    def _learn(self, added: Skill | Talent) -> None:
        if isinstance(added, Skill):
            self.commandAsked.emit(AddSkill(SkillHeld(id=new_id(), skill=added.id)))
        else:
            self.commandAsked.emit(AddTalent(TalentHeld(id=new_id(), talent=added.id)))


def _kind(value: str) -> SetKind:
    return SetKind(Kind(value))
