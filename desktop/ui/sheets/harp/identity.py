"""Race, profession, level, hit points at their most, and what Endurance would give."""

from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.harp.commands.person import (
    ChooseRace,
    Number,
    SetNumber,
    SetText,
    TextField,
)
from desktop.rules.harp.edits.person import NUMBERS
from desktop.ui import theme
from desktop.ui.sheets.common.bits import words
from desktop.ui.sheets.common.fields import KeyNumber, KeyText
from desktop.ui.sheets.common.guide_panel import Sum
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.harp.subject import Subject


class Identity(QWidget):
    """Fields with their names before them."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        hint = self.tr("à préciser")
        self.people = Pick(self.tr("Peuple des tables"))
        self.race = KeyText("race", self.tr("Race"), hint)
        self.profession = KeyText("profession", self.tr("Profession"), hint)
        self.level = KeyNumber("level", self.tr("Niveau"), NUMBERS["level"])
        self.most = KeyNumber("most", self.tr("PdV au maximum"), NUMBERS["most"])
        self.endurance = Sum(subject, self.tr("selon Endurance"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        left = Qt.AlignmentFlag.AlignLeft
        fields = (self.people, self.race, self.profession, self.level, self.most)
        for row, field in enumerate(fields):
            label = words(field.accessibleName(), theme.Tone.MUTED)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            if isinstance(field, KeyNumber):
                grid.addWidget(field, row, 1, left)
            else:
                grid.addWidget(field, row, 1, 1, 2)
        grid.addWidget(self.endurance, len(fields) - 1, 2)
        grid.setColumnStretch(2, 1)
        self.people.picked.connect(self._choose)
        for text in (self.race, self.profession):
            text.written.connect(self._write)
        for number in (self.level, self.most):
            number.written.connect(self._set)

    def refresh(self) -> None:
        """Show who it is."""
        subject, one = self._subject, self._subject.character
        races = [(each.id, each.name) for each in subject.tables.races]
        self.people.show_value(races, one.people)
        self.endurance.show_sum(subject.number("endurance"))
        self.race.set_value(one.race)
        self.profession.set_value(one.profession)
        self.level.set_value(one.level)
        self.most.set_value(one.most)

    def _choose(self, people: str) -> None:
        self.commandAsked.emit(ChooseRace(people))

    def _write(self, field: str, text: str) -> None:
        self.commandAsked.emit(SetText(cast("TextField", field), text))

    def _set(self, what: str, value: int) -> None:
        self.commandAsked.emit(SetNumber(cast("Number", what), value))
