"""Race, class and group of classes."""

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.pv_negatifs.commands.person import ChooseGroup, SetText, TextField
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Tick, words
from desktop.ui.sheets.common.fields import KeyText
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.sheets.pv_negatifs.subject import Subject


class Identity(QWidget):
    """Fields with their names above."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.race = KeyText("race", self.tr("Race"), self.tr("à préciser"))
        self.title = KeyText("title", self.tr("Classe"), self.tr("à préciser"))
        self.source = KeyText(
            "resistance_from",
            self.tr("Résistance à la magie venue de"),
            self.tr("race, sort, objet…"),
        )
        self.group = Pick(self.tr("Groupe de classes"))
        self.infiltrator = Tick(self.tr("Infiltrateur"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(2)
        fields: tuple[KeyText | Pick, ...] = (self.race, self.title, self.group, self.source)
        for row, field in enumerate(fields):
            label = words(field.accessibleName(), theme.Tone.MUTED)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.infiltrator, len(fields), 1)
        grid.setColumnStretch(1, 1)
        for line in (self.race, self.title, self.source):
            line.written.connect(self._write)
        self.group.picked.connect(self._choose)
        self.infiltrator.toggled.connect(self._infiltrate)

    def refresh(self) -> None:
        """Show who it is."""
        one, tables = self._subject.character, self._subject.tables
        self.race.set_value(one.race)
        self.title.set_value(one.title)
        self.source.set_value(one.resistance_from)
        none = ("", self.tr("aucun"))
        options = (none, *self._subject.titles(tables.groups))
        self.group.show_value(options, one.group)
        known = one.group in tables.groups
        self.infiltrator.setVisible(known and tables.groups.get(one.group).infiltrator)
        blocked = self.infiltrator.blockSignals(True)
        self.infiltrator.setChecked(one.infiltrator)
        self.infiltrator.blockSignals(blocked)

    def _write(self, field: str, text: str) -> None:
        self.commandAsked.emit(SetText(cast("TextField", field), text))

    def _choose(self, group: str) -> None:
        tables = self._subject.tables
        may = group in tables.groups and tables.groups.get(group).infiltrator
        self.commandAsked.emit(ChooseGroup(group, may and self._subject.character.infiltrator))

    def _infiltrate(self, on: bool) -> None:
        self.commandAsked.emit(ChooseGroup(self._subject.character.group, on))
