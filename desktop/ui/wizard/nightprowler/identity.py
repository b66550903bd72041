"""The steps style, branch and specialty (I.A, I.B): one list each."""

from PySide6.QtWidgets import QGridLayout, QWidget

from desktop.rules.nightprowler.edits.apply import (
    ChooseBranch,
    ChooseSecondary,
    ChooseSpecialty,
    ChooseStyle,
    SetText,
)
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.widgets.wheel import guard_wheel
from desktop.ui.wizard.common.options import Option
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import ListPage


class StylePage(ListPage):
    """A way of being a criminal."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "style")
        self.set_head(
            self.tr("Style"),
            self.tr("La manière d’être malfrat : elle fixe la caractéristique principale."),
        )

    def command(self, id: str) -> ChooseStyle:
        return ChooseStyle(id)

    def options(self) -> tuple[Option, ...]:
        tables = self.making.system.tables
        return tuple(
            Option(
                style.id,
                style.name,
                self.tr("Principale : {main}. Branches : {branches}").format(
                    main=tables.characteristics.get(style.main).name,
                    branches=", ".join(one.name for one in tables.branches_of(style.id)),
                ),
                chosen=style.id == self.making.character.identity.style,
            )
            for style in tables.styles
        )


class BranchPage(ListPage):
    """A branch of the style, or of any style while none is chosen."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "branch")
        self.set_head(
            self.tr("Branche"),
            self.tr("Le métier. Sans style choisi, la branche apporte le sien."),
        )

    def command(self, id: str) -> ChooseBranch:
        return ChooseBranch(id)

    def options(self) -> tuple[Option, ...]:
        tables = self.making.system.tables
        return tuple(
            Option(
                branch.id,
                branch.name,
                self.tr("{style}. Spécialités : {specialties}").format(
                    style=tables.style(branch.style).name,
                    specialties=", ".join(one.name for one in tables.specialties_of(branch.id)),
                ),
                chosen=branch.id == self.making.character.identity.branch,
            )
            for branch in tables.branches
            if self.making.allows(ChooseBranch(branch.id))
        )


class SpecialtyPage(ListPage):
    """A specialty with its kit; a Corrompu also names a profession and a secondary."""

    def __init__(self, making: Making) -> None:
        super().__init__(making, "specialty")
        self.set_head(
            self.tr("Spécialité criminelle"),
            self.tr(
                "Elle fixe la caractéristique secondaire et donne la Trousse professionnelle "
                "(valeurs de Cassure)."
            ),
        )
        self.profession = TextField(self.tr("Profession"))
        self.secondary = Picker(self.tr("Caractéristique secondaire"))
        self._free = QWidget()
        grid = QGridLayout(self._free)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.addWidget(PlainLabel(self.tr("Profession")), 0, 0)
        grid.addWidget(self.profession, 0, 1)
        grid.addWidget(PlainLabel(self.tr("Caractéristique secondaire")), 1, 0)
        grid.addWidget(self.secondary, 1, 1)
        self.content.addWidget(self._free)
        self.profession.textCommitted.connect(self._name_profession)
        self.secondary.valueChosen.connect(self._choose_secondary)
        self.secondary.valueConsidered.connect(self._consider_secondary)
        guard_wheel(self._free)

    def command(self, id: str) -> ChooseSpecialty:
        return ChooseSpecialty(id)

    def options(self) -> tuple[Option, ...]:
        tables = self.making.system.tables
        return tuple(
            Option(
                one.id,
                one.name,
                self._detail(one.id),
                chosen=one.id == self.making.character.identity.specialty,
            )
            for one in tables.specialties
            if self.making.allows(ChooseSpecialty(one.id))
        )

    def refresh(self) -> None:
        super().refresh()
        tables, identity = self.making.system.tables, self.making.character.identity
        known = identity.specialty in tables.specialties
        found = tables.specialty(identity.specialty) if known else None
        self._free.setVisible(bool(found and (found.free_profession or found.secondary is None)))
        self.profession.set_value(identity.profession)
        offered = found.secondary_choice if found else ()
        entries = [("", self.tr("— à choisir —"))]
        entries += [(one, tables.characteristics.get(one).name) for one in offered]
        self.secondary.set_entries(tuple(entries), identity.secondary)

    def _detail(self, id: str) -> str:
        tables = self.making.system.tables
        found = tables.specialty(id)
        if found.secondary is None:
            secondary = self.tr("au choix")
        else:
            secondary = tables.characteristics.get(found.secondary).name
        kit = next((one for one in self.making.settings.kits.specialty if one.id == id), None)
        skills = [
            f"{self._skill(key)} {value}" for key, value in (kit.values() if kit else {}).items()
        ]
        return self.tr("Secondaire : {secondary}. {skills}").format(
            secondary=secondary, skills=", ".join(skills)
        )

    def _skill(self, key: str) -> str:
        name = self.making.system.tables.skill_title(key)
        return name.replace("(*)", self.tr("(au choix)"))

    def _name_profession(self, text: str) -> None:
        self.making.run(SetText("profession", text))

    def _choose_secondary(self, value: str) -> None:
        if value:
            self.making.run(ChooseSecondary(value))

    def _consider_secondary(self, value: str) -> None:
        self.making.consider(ChooseSecondary(value) if value else None)
