"""The sections of the settings of PV négatifs."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from desktop.rules.message import say
from desktop.rules.pv_negatifs.settingsfields import (
    BODIES,
    FALLS,
    HIDDEN,
    LOSSES,
    OPTIONS,
    READINGS,
)
from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common import sections
from desktop.ui.settings.common.page import Page, ValuesPage
from desktop.ui.settings.common.rows import SettingRow
from desktop.ui.settings.common.rowtable import TablesPage
from desktop.ui.settings.common.sections import Entry, Section
from desktop.ui.settings.pv_negatifs.editor import Editor
from desktop.ui.settings.pv_negatifs.tables import row_tables


class Sections(sections.Sections[Editor]):
    """Names the sections and builds their pages."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(editor, parent)
        readings = self.tr("Lectures des règles")
        self.all = (
            Section("options", self.tr("Valeurs de la campagne")),
            Section("losses", self.tr("Pertes d’essence")),
            Section("tables", self.tr("Lignes ajoutées aux tables")),
            Section("readings-wounds", self.tr("Blessures"), readings),
            Section("readings-person", self.tr("Personnage"), readings),
            Section("readings-fights", self.tr("Combats et chutes"), readings),
            Section("hidden", self.tr("Règles supplémentaires")),
        )

    def places(self, section: Section) -> tuple[Place, ...]:
        if section.id == "tables":
            return (("bodies",), ("falls",))
        return tuple(field.place for field in _fields(section))

    def entries(self, section: Section) -> Iterator[Entry]:
        if section.id != "tables":
            yield from self.value_entries(_fields(section))
            return
        for place, fields in ((("bodies",), BODIES), (("falls",), FALLS)):
            names = [self.editor.texts.render(field.label) for field in fields]
            title = self.editor.texts.render(say(f"pv.settings.{place[0]}"))
            yield Entry(place, title, " ".join((title, *names)))

    def build(self, section: Section) -> Page[Editor]:
        if section.id == "tables":
            remark = self.tr("Des lignes en plus de celles des règles, ou à leur place.")
            return TablesPage(self.editor, row_tables(self.editor), remark)
        match section.id:
            case "options":
                remark = self.tr("Ce que les règles laissent à la campagne.")
            case "losses":
                remark = self.tr("Les points que coûtent les causes sans chiffre dans les règles.")
            case "hidden":
                remark = self.tr("Absentes de tous les écrans tant que le MJ ne les active pas.")
            case _:
                remark = self.tr("Où la règle se lit de plusieurs façons, celle de votre table.")
        return ValuesPage(self.editor, _fields(section), SettingRow[Editor], remark)


def _fields(section: Section) -> tuple[Bounds, ...]:
    group, _, part = section.id.partition("-")
    match group:
        case "readings":
            return READINGS[part]
        case "losses":
            return LOSSES
        case "hidden":
            return HIDDEN
        case _:
            return OPTIONS
