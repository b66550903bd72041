"""PV négatifs behind the protocol of `desktop.rules.system`: one object with its tables."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.document import Upcaster
from desktop.rules.fightview import AskField
from desktop.rules.pv_negatifs import ROUND_WORD, creation, document
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.edits import apply as edits
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.explain import explain
from desktop.rules.pv_negatifs.fight import closing
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.npcs import document_of, read_npcs
from desktop.rules.pv_negatifs.settings import Settings, check
from desktop.rules.pv_negatifs.sheet.blank import blank_sheet
from desktop.rules.pv_negatifs.sheet.entry_edits import entry_edits
from desktop.rules.pv_negatifs.sheet.pages import sheet, summary
from desktop.rules.pv_negatifs.tables.load import load
from desktop.rules.ruled import Ruled
from desktop.rules.sheetmodel import SheetModel
from desktop.rules.system import FIGHT, Edited, FightRules, Problem, Refused, Summary, Template


class PvNegatifs(Ruled[Character, edits.EditCommand]):
    """See `System` for what each shared method promises; `tables` serves the windows of this system
    alone."""

    id = "pv_negatifs"
    title = "PV négatifs"
    round_word = ROUND_WORD
    document_type: type[msgspec.Struct] = Character
    document_version = document.VERSION
    upcasters: Mapping[int, Upcaster] = document.UPCASTERS
    settings_type: type[msgspec.Struct] = Settings
    edit_type = edits.EditCommand

    def __init__(self, tables_root: Path) -> None:
        self.tables = load(tables_root)
        self._npcs = read_npcs(tables_root, self.tables)
        self.activities: Mapping[str, FightRules] = {FIGHT: PvNegatifsFights(self.tables)}

    def default_settings(self) -> Settings:
        return Settings()

    def check_settings(self, settings: msgspec.Struct) -> None:
        check(cast("Settings", settings), self.tables.losses.ids())

    def blank(self, name: str) -> Character:
        return Character(name=name)

    def templates(self, settings: msgspec.Struct) -> tuple[Template, ...]:
        return tuple(Template(npc.name, document_of(npc)) for npc in self._npcs)

    def problems(self, document: msgspec.Struct, settings: msgspec.Struct) -> tuple[Problem, ...]:
        return creation.problems(
            self.tables, cast("Settings", settings), cast("Character", document)
        )

    def sheet(self, document: msgspec.Struct, settings: msgspec.Struct) -> SheetModel:
        return sheet(self.tables, cast("Settings", settings), cast("Character", document))

    def blank_sheet(self, settings: msgspec.Struct) -> SheetModel:
        return blank_sheet(self.tables, cast("Settings", settings))

    def write_entry(
        self,
        document: msgspec.Struct,
        settings: msgspec.Struct,
        path: str,
        texts: Mapping[str, str],
    ) -> tuple[msgspec.Struct, ...] | Refused:
        editing = Editing(self.tables, cast("Settings", settings), cast("Character", document))
        return entry_edits(editing, path, texts)

    def summary(self, document: msgspec.Struct, settings: msgspec.Struct) -> Summary:
        return summary(self.tables, cast("Settings", settings), cast("Character", document))

    def edit(
        self, document: msgspec.Struct, settings: msgspec.Struct, command: msgspec.Struct
    ) -> Edited | Refused:
        return edits.edit(
            self.tables, cast("Settings", settings), cast("Character", document), command
        )

    def closing_fields(
        self, before: msgspec.Struct, after: msgspec.Struct, settings: msgspec.Struct
    ) -> tuple[AskField, ...]:
        return closing.fields(self.tables, cast("Character", before), cast("Character", after))

    def closing_edits(
        self,
        before: msgspec.Struct,
        after: msgspec.Struct,
        settings: msgspec.Struct,
        values: Mapping[str, str],
        stem: str,
    ) -> tuple[msgspec.Struct, ...]:
        asked = self.closing_fields(before, after, settings)
        return closing.edits(
            asked, cast("Character", before), cast("Character", after), values, stem
        )

    def explain(
        self, document: msgspec.Struct, settings: msgspec.Struct, number: str
    ) -> Breakdown | None:
        return explain(self.tables, cast("Settings", settings), cast("Character", document), number)


def build(tables_root: Path) -> PvNegatifs:
    """PV négatifs with the tables under `tables_root`.

    Raises KnownError when they are damaged.
    """
    return PvNegatifs(tables_root)
