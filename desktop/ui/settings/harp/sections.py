"""The sections of the settings of HARP | TdM."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from desktop.rules.harp.settingsfields import (
    BAND_RULES,
    BANDS,
    CREATION,
    ENTRIES,
    FUMBLES,
    HEALING,
    OPTIONS,
    READINGS,
)
from desktop.rules.message import say
from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui.settings.common import sections
from desktop.ui.settings.common.page import Page, ValuesPage
from desktop.ui.settings.common.rows import SettingRow
from desktop.ui.settings.common.rowtable import RowTable, TablesPage
from desktop.ui.settings.common.sections import Entry, Section
from desktop.ui.settings.harp.editor import Editor
from desktop.ui.settings.harp.entries import EntryTable, NumberTable
from desktop.ui.settings.harp.fumbles import FumblesPage
from desktop.ui.settings.harp.tables import BandTable, HealingTable

_VALUES = {"options": OPTIONS, "creation": CREATION, "readings": READINGS}
_COLUMNS: dict[str, tuple[Bounds, ...]] = {
    "healing": HEALING,
    "fumbles": FUMBLES,
    **ENTRIES,
    **BANDS,
}
_RULES: dict[str, tuple[str, ...]] = {
    "difficulties": ("HARP-DIFF-TABLE", "HARP-DIFF-NOROLL"),
    "healing": ("HARP-HEAL-ROLL",),
    "fumbles": ("HARP-FUMBLE-TABLE", "HARP-FUMBLE-CHOICE"),
    **BAND_RULES,
}


class Sections(sections.Sections[Editor]):
    """Names the sections and builds their pages."""

    def __init__(self, editor: Editor, parent: QObject | None = None) -> None:
        super().__init__(editor, parent)
        tables, manoeuvres = self.tr("Tables"), self.tr("Table des Manœuvres")
        fights = self.tr("Combats")
        self.all = (
            Section("options", self.tr("Valeurs de la campagne")),
            Section("creation", self.tr("Création")),
            Section("readings", self.tr("Lectures des règles")),
            Section("percent", self.tr("Colonne Pourcentage"), manoeuvres),
            Section("help", self.tr("Colonne Bonus"), manoeuvres),
            Section("target", self.tr("Colonne JR"), manoeuvres),
            Section("difficulties", self.tr("Degrés de Difficulté"), tables),
            Section("bonus_of_score", self.tr("Bonus de Caractéristique"), tables),
            Section("bonus_of_rank", self.tr("Bonus de rangs"), tables),
            Section("healing", self.tr("Temps de guérison"), tables),
            Section("fumbles", self.tr("Maladresses"), tables),
            Section("fight_numbers", self.tr("Nombres"), fights),
            Section("sizes", self.tr("Tailles d’attaque"), fights),
            Section("fight_states", self.tr("États"), fights),
            Section("situations", self.tr("Situations d’attaque"), fights),
        )

    def places(self, section: Section) -> tuple[Place, ...]:
        if section.id in _VALUES:
            return tuple(field.place for field in _VALUES[section.id])
        return ((section.id,),)

    def entries(self, section: Section) -> Iterator[Entry]:
        if section.id in _VALUES:
            yield from self.value_entries(_VALUES[section.id])
            return
        texts = self.editor.texts
        title = texts.render(say(f"harp.settings.{section.id.replace('_', '-')}"))
        names = [texts.render(field.label) for field in _COLUMNS[section.id]]
        yield Entry((section.id,), title, " ".join((title, *names, *_RULES.get(section.id, ()))))

    def build(self, section: Section) -> Page[Editor]:
        match section.id:
            case "options":
                remark = self.tr("Options du document, et ce qu’il laisse à la campagne.")
            case "creation":
                remark = self.tr(
                    "Le document ne dit rien de la création : ce sont des valeurs publiques. Les "
                    "dépasser est signalé, jamais interdit."
                )
            case "readings":
                remark = self.tr("Où la règle se lit de plusieurs façons, celle de votre table.")
            case "fumbles":
                return FumblesPage(self.editor)
            case _:
                return TablesPage(
                    self.editor, {section.id: self._table(section)}, self._remark(section)
                )
        return ValuesPage(self.editor, _VALUES[section.id], SettingRow[Editor], remark)

    def _table(self, section: Section) -> RowTable[Editor]:
        for column in BANDS:
            if section.id == column:
                return BandTable(self.editor, column)
        for name in ENTRIES:
            if section.id == name == "fight_numbers":
                return NumberTable(self.editor)
            if section.id == name:
                return EntryTable(self.editor, name)
        return HealingTable(self.editor)

    def _remark(self, section: Section) -> str:
        match section.id:
            case "healing":
                return self.tr(
                    "Le document n’a pas cette table : sans ligne, le MJ donne lui-même les jours."
                )
            case "difficulties":
                return self.tr(
                    "Du plus facile au plus difficile. Sans modificateur, le MJ le dit à chaque "
                    "jet, à partir de ce qui est proposé. À droite, d’où vient chaque ligne ; ce "
                    "que vous changez devient une valeur de campagne."
                )
            case "fight_numbers" | "sizes" | "fight_states" | "situations":
                return self.tr(
                    "Le document n’a pas de chapitre du combat : tout est à vous. À droite, d’où "
                    "vient chaque ligne ; ce que vous changez devient une valeur de campagne."
                )
            case "percent":
                return self.tr(
                    "Chaque ligne commence où finit la précédente ; un pourcentage vide est un "
                    "échec. À droite, d’où elle vient ; ce que vous changez devient une valeur de "
                    "campagne."
                )
            case _:
                return self.tr(
                    "Chaque ligne commence où finit la précédente. À droite, d’où elle vient ; ce "
                    "que vous changez devient une valeur de campagne."
                )
