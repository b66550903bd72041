"""The step class: a group of classes, the level, and who he is in words."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QGridLayout, QWidget

from desktop.rules.pv_negatifs.commands.person import ChooseGroup, SetNumber, SetText
from desktop.rules.pv_negatifs.edits.person import NUMBERS
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.options import Option
from desktop.ui.wizard.common.page import ListPage
from desktop.ui.wizard.pv_negatifs.making import Making


class ClassPage(ListPage[Making]):
    """The groups of classes; below, the level, the class by its name and the race."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "class")
        self.set_head(
            self.tr("Classe et niveau"),
            self.tr("Le groupe donne dé de vie, THAC0 et sauvegardes ; tout se corrige ensuite."),
        )
        self.level = NumberField(self.tr("Niveau"), *NUMBERS["level"])
        self.infiltrator = QCheckBox(self.tr("Infiltrateur"))
        self.infiltrator.setAccessibleName(self.tr("Infiltrateur"))
        self.title_field = TextField(self.tr("Classe"))
        self.race = TextField(self.tr("Race"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        named: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Niveau"), self.level),
            (self.tr("Classe"), self.title_field),
            (self.tr("Race"), self.race),
        )
        for row, (name, field) in enumerate(named):
            label = PlainLabel(name)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(self.infiltrator, len(named), 1, Qt.AlignmentFlag.AlignLeading)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self.level.valueCommitted.connect(self._set_level)
        self.title_field.textCommitted.connect(self._set_title)
        self.race.textCommitted.connect(self._set_race)
        self.infiltrator.clicked.connect(self._set_infiltrator)

    def refresh(self) -> None:
        super().refresh()
        character, tables = self.making.character, self.making.tables
        self.level.set_value(character.level)
        self.title_field.set_value(character.title)
        self.race.set_value(character.race)
        self.infiltrator.setChecked(character.infiltrator)
        self.infiltrator.setVisible(
            character.infiltrator
            or (character.group in tables.groups and tables.groups.get(character.group).infiltrator)
        )

    def options(self) -> tuple[Option, ...]:
        die = self.tr("dé de vie : 1d{sides}")
        return tuple(
            Option(
                one.id,
                self.making.texts.render(one.name),
                die.format(sides=one.die),
                chosen=one.id == self.making.character.group,
            )
            for one in self.making.tables.groups
        )

    def command(self, id: str) -> Struct:
        kept = self.making.character.infiltrator and self.making.tables.groups.get(id).infiltrator
        return ChooseGroup(id, kept)

    def _set_level(self, level: int) -> None:
        self.making.run(SetNumber("level", level))

    def _set_title(self, text: str) -> None:
        self.making.run(SetText("title", text))

    def _set_race(self, text: str) -> None:
        self.making.run(SetText("race", text))

    def _set_infiltrator(self, wanted: bool) -> None:
        self.making.run(ChooseGroup(self.making.character.group, wanted))
