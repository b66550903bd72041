"""The step people: a people of the tables, the level, and who he is in words."""

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.harp.commands.person import ChooseRace, SetNumber, SetText
from desktop.rules.harp.document import CHARACTERISTICS, RESISTANCES
from desktop.rules.harp.edits.person import NUMBERS
from desktop.rules.harp.tables.people import Race
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.figures import integer_text, signed_text
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.options import Option
from desktop.ui.wizard.common.page import ListPage
from desktop.ui.wizard.harp.making import Making


class PeoplePage(ListPage[Making]):
    """The peoples; below, the level, the profession and a people that no table has."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "people")
        self.set_head(
            self.tr("Peuple et profession"),
            self.tr(
                "Un peuple donne bonus, résistances et part d’Endurance ; un autre se tape, et "
                "tout se corrige ensuite."
            ),
        )
        self.level = NumberField(self.tr("Niveau"), *NUMBERS["level"])
        self.profession = TextField(self.tr("Profession"))
        self.race = TextField(self.tr("Peuple"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        named: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Niveau"), self.level),
            (self.tr("Profession"), self.profession),
            (self.tr("Peuple"), self.race),
        )
        for row, (name, field) in enumerate(named):
            label = PlainLabel(name)
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            grid.addWidget(field, row, 1)
        grid.setColumnStretch(1, 1)
        self.content.addLayout(grid)
        self.level.valueCommitted.connect(self._set_level)
        self.profession.textCommitted.connect(self._set_profession)
        self.race.textCommitted.connect(self._set_race)

    def refresh(self) -> None:
        super().refresh()
        character = self.making.character
        self.level.set_value(character.level)
        self.profession.set_value(character.profession)
        self.race.set_value(character.race)

    def options(self) -> tuple[Option, ...]:
        return tuple(
            Option(
                one.id, one.name, self._detail(one), chosen=one.id == self.making.character.people
            )
            for one in self.making.tables.races
        )

    def command(self, id: str) -> Struct:
        return ChooseRace(id)

    def _detail(self, race: Race) -> str:
        tables = self.making.tables
        facts = [
            f"{tables.characteristics.get(one).short} {signed_text(race.bonuses[one])}"
            for one in CHARACTERISTICS
            if one in race.bonuses
        ]
        if race.spread:
            shared = self.tr("{points} points à répartir, {most} au plus par Caractéristique")
            facts.append(shared.format(points=race.spread, most=race.spread_most))
        endurance = self.tr("Endurance {points}")
        facts.append(endurance.format(points=integer_text(race.endurance)))
        resistances = (integer_text(race.resistances.get(one, 0)) for one in RESISTANCES)
        facts.append(self.tr("résistances {numbers}").format(numbers="/".join(resistances)))
        return " · ".join(facts)

    def _set_level(self, level: int) -> None:
        self.making.run(SetNumber("level", level))

    def _set_profession(self, text: str) -> None:
        self.making.run(SetText("profession", text))

    def _set_race(self, text: str) -> None:
        self.making.run(SetText("race", text))
