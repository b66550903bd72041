"""The sections of the settings, in the order in which they are listed."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from desktop.rules.nightprowler.settings.fields import (
    ARMOUR,
    CREATION,
    GEAR,
    PRISON,
    PROGRESSION,
    READINGS,
    SHIELD,
    VALUES,
    WEAPON,
)
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common import sections
from desktop.ui.settings.common.page import Page, ValuesPage
from desktop.ui.settings.common.sections import Entry, Section
from desktop.ui.settings.nightprowler.artspage import ArtsPage
from desktop.ui.settings.nightprowler.editor import Editor
from desktop.ui.settings.nightprowler.kitspage import KitsPage
from desktop.ui.settings.nightprowler.listpage import ListPage
from desktop.ui.settings.nightprowler.members import MembersPage
from desktop.ui.settings.nightprowler.naming import (
    art_entries,
    kit_entries,
    member_entries,
)
from desktop.ui.settings.nightprowler.rows import SettingRow


class Sections(sections.Sections[Editor]):
    """Names the sections and builds their pages."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(editor, parent)
        readings, kits = self.tr("Lectures des règles"), self.tr("Trousses")
        gear = self.tr("Équipement de départ")
        self.all = (
            Section("creation", self.tr("Valeurs de départ")),
            Section("progression", self.tr("Progression")),
            Section("arts", self.tr("Arts")),
            Section("prison", self.tr("Séjours en prison")),
            Section("readings-creation", self.tr("Création"), readings),
            Section("readings-rolls", self.tr("Jets"), readings),
            Section("readings-fights", self.tr("Combats"), readings),
            Section("readings-health", self.tr("Santé"), readings),
            Section("readings-scenes", self.tr("Contrats et poursuites"), readings),
            Section("kits-specialty", self.tr("Spécialités"), kits),
            Section("kits-culture", self.tr("Naissances"), kits),
            Section("kits-milieu", self.tr("Milieux"), kits),
            Section("kits-elven", self.tr("Elfique"), kits),
            Section("weapons", self.tr("Armes"), gear),
            Section("armours", self.tr("Armures"), gear),
            Section("shields", self.tr("Boucliers"), gear),
            Section("gear", self.tr("Matériel"), gear),
        )

    def places(self, section: Section) -> tuple[Place, ...]:
        """What a section shows."""
        group, _, part = section.id.partition("-")
        match group:
            case "readings":
                return tuple((field.group, field.name) for field in READINGS[part])
            case "kits":
                return (("kits", part),)
            case _:
                return ((group,),)

    def entries(self, section: Section) -> Iterator[Entry]:
        """What a search finds in a section."""
        group, _, part = section.id.partition("-")
        match group:
            case "creation" | "progression":
                return self.value_entries(VALUES[group])
            case "readings":
                return self.value_entries(READINGS[part])
            case "kits":
                return kit_entries(self.editor, part)
            case "arts":
                return art_entries(self.editor)
            case _:
                return member_entries(self.editor, group)

    def build(self, section: Section) -> Page[Editor]:
        """A new page for a section."""
        page = self._page(section)
        if isinstance(page, MembersPage):
            page.list.setAccessibleName(self.titled(section))
        return page

    def _page(self, section: Section) -> Page[Editor]:
        group, _, part = section.id.partition("-")
        match group:
            case "creation":
                remark = self.tr("De quoi part un personnage, avant sa cassure et ses traits.")
                return ValuesPage(self.editor, CREATION, SettingRow, remark)
            case "progression":
                remark = self.tr("Prix en jetons de ce qui s’apprend après la création.")
                return ValuesPage(self.editor, PROGRESSION, SettingRow, remark)
            case "readings":
                remark = self.tr("Où la règle se lit de plusieurs façons, celle de votre table.")
                return ValuesPage(self.editor, READINGS[part], SettingRow, remark)
            case "kits":
                return KitsPage(self.editor, part)
            case "arts":
                return ArtsPage(self.editor)
            case _:
                return self._list(group)

    def _list(self, group: str) -> ListPage:
        match group:
            case "prison":
                remark = self.tr(
                    "Chaque face du dé a un séjour, et un seul : tant que ce n’est pas le cas, "
                    "la table n’est pas enregistrée."
                )
                return ListPage(self.editor, group, PRISON, self.tr("Nouveau séjour"), remark)
            case "weapons":
                return ListPage(self.editor, group, WEAPON, self.tr("Nouvelle arme"))
            case "armours":
                return ListPage(self.editor, group, ARMOUR)
            case "shields":
                return ListPage(self.editor, group, SHIELD, self.tr("Nouveau bouclier"))
            case _:
                return ListPage(self.editor, group, GEAR, self.tr("Nouvel objet"))
