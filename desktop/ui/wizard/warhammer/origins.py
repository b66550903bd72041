"""The steps race and career (IV)."""

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.warhammer.careers import added_skills, added_talents, career_of
from desktop.rules.warhammer.commands.person import ChooseRace, SetCareer, SetText
from desktop.rules.warhammer.document import CHARACTERISTICS
from desktop.rules.warhammer.tables.people import Race
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.options import Mark, Option
from desktop.ui.wizard.common.page import ListPage, Page
from desktop.ui.wizard.common.searched import SearchedOptions
from desktop.ui.wizard.warhammer.making import Making


class RacePage(ListPage[Making]):
    """A race: what 2d10 are added to, how far it walks, its destiny points."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "race")
        self.set_head(
            self.tr("Race"),
            self.tr("Elle donne ce à quoi s’ajoutent les 2d10, le Mouvement et le Destin."),
        )

    def command(self, id: str) -> ChooseRace:
        return ChooseRace(id)

    def options(self) -> tuple[Option, ...]:
        chosen = self.making.character.origin.race
        return tuple(
            Option(one.id, one.name, self._detail(one), chosen=one.id == chosen)
            for one in self.making.tables.races
        )

    def _detail(self, race: Race) -> str:
        names = self.making.tables.characteristics
        bases = " · ".join(
            f"{names.get(one).name} {race.base.get(one, 0)}" for one in CHARACTERISTICS
        )
        return self.tr("{bases} · M {move} · Destin {low}, {middle} ou {high}").format(
            bases=bases,
            move=race.move,
            low=race.destiny[0],
            middle=race.destiny[1],
            high=race.destiny[2],
        )


class CareerPage(Page[Making]):
    """A career in anybody's words; those that the house rules change say what they add."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "career")
        self.set_head(
            self.tr("Carrière"),
            self.tr(
                "N’importe laquelle, en toutes lettres. Celles de la liste gagnent quelque chose "
                "aux règles rénovées."
            ),
        )
        self.career = TextField(self.tr("Carrière"))
        self.past = TextField(self.tr("Carrières passées"))
        self.added = PlainLabel(tone=theme.Tone.MUTED)
        self.added.setWordWrap(True)
        self.found = SearchedOptions(
            self.tr("Carrières changées"), self.tr("Rechercher une carrière"), Mark.ONE
        )
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        for row, (word, field) in enumerate(
            (
                (self.tr("Carrière"), self.career),
                (self.tr("Carrières passées"), self.past),
            )
        ):
            label = PlainLabel(word)
            label.setBuddy(field)
            grid.addWidget(label, 2 * row, 0)
            grid.addWidget(field, 2 * row, 1)
        grid.addWidget(self.added, 1, 1)
        self.content.addLayout(grid)
        self.content.addWidget(self.found, 1)
        self.career.textCommitted.connect(self._name)
        self.past.textCommitted.connect(self._tell_past)
        self.found.optionConsidered.connect(self._consider)
        self.found.optionChosen.connect(self._choose)

    def first(self) -> QWidget | None:
        return self.career

    def refresh(self) -> None:
        super().refresh()
        origin = self.making.character.origin
        self.career.set_value(origin.career)
        self.past.set_value(origin.past)
        known = career_of(self.making.tables, origin.career)
        added = "" if known is None else self._added(known.name)
        self.added.setText(self.tr("Aux règles rénovées : {added}").format(added=added))
        self.added.setVisible(known is not None)
        self.found.set_options(
            tuple(
                Option(
                    one.id,
                    one.name,
                    self.tr("ajoute {added}").format(added=self._added(one.name)),
                    chosen=known is not None and one.id == known.id,
                )
                for one in self.making.tables.careers
            )
        )

    def _added(self, career: str) -> str:
        tables = self.making.tables
        added = (*added_skills(tables, career), *added_talents(tables, career))
        return ", ".join(one.name for one in added)

    def _command(self, id: str) -> SetCareer:
        return SetCareer(self.making.tables.careers.get(id).name)

    def _consider(self, id: str) -> None:
        self.making.consider(self._command(id) if id else None)

    def _choose(self, id: str) -> None:
        option = self.found.option(id)
        if option is not None and option.chosen:
            self.nextAsked.emit()
        else:
            self.making.run(self._command(id))

    def _name(self, text: str) -> None:
        self.making.run(SetCareer(text))

    def _tell_past(self, text: str) -> None:
        self.making.run(SetText("past", text))
