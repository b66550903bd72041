"""Night Prowler behind the protocol of `desktop.rules.system`: one object with its tables."""

import random
from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.document import Upcaster
from desktop.rules.errors import known
from desktop.rules.fightview import AskField
from desktop.rules.nightprowler import ROUND_WORD
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.explain import explain
from desktop.rules.nightprowler.chase.rules import NightProwlerChases
from desktop.rules.nightprowler.contract.rules import NightProwlerContracts
from desktop.rules.nightprowler.creation import steps as creation
from desktop.rules.nightprowler.creation.npcs import document_of, read_npcs
from desktop.rules.nightprowler.document import character as document
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.fight import closing
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.settings.shipped import Settings, default_settings, flaws
from desktop.rules.nightprowler.sheet.blank import blank_sheet
from desktop.rules.nightprowler.sheet.entry_edits import entry_edits
from desktop.rules.nightprowler.sheet.pages import sheet, summary
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.nightprowler.tables.load import load
from desktop.rules.ruled import Ruled
from desktop.rules.sheetmodel import SheetModel
from desktop.rules.system import (
    CHASE,
    CONTRACT,
    FIGHT,
    Edited,
    FightRules,
    Problem,
    Refused,
    Summary,
    Template,
)


class NightProwler(Ruled[Character, edits.EditCommand]):
    """See `System` for what each shared method promises; `tables`, `derive` and `surprise` serve
    the windows of this system alone."""

    id = "nightprowler"
    title = "Night Prowler"
    round_word = ROUND_WORD
    document_type: type[msgspec.Struct] = Character
    document_version = document.VERSION
    upcasters: Mapping[int, Upcaster] = document.UPCASTERS
    settings_type: type[msgspec.Struct] = Settings
    edit_type = edits.EditCommand

    def __init__(self, tables_root: Path) -> None:
        self.tables = load(tables_root)
        self._defaults = default_settings(tables_root, self.tables)
        self._npcs = read_npcs(tables_root, self.tables, self._defaults)
        self.activities: Mapping[str, FightRules] = {
            FIGHT: NightProwlerFights(self.tables),
            CHASE: NightProwlerChases(self.tables),
            CONTRACT: NightProwlerContracts(self.tables),
        }

    def default_settings(self) -> Settings:
        return self._defaults

    def check_settings(self, settings: msgspec.Struct) -> None:
        for flaw in flaws(cast("Settings", settings), self.tables):
            raise known("np.settings.refused", place=".".join(flaw.place), problem=flaw.text)

    def blank(self, name: str) -> Character:
        return Character(name=name)

    def templates(self, settings: msgspec.Struct) -> tuple[Template, ...]:
        campaign = cast("Settings", settings)
        return tuple(
            Template(npc.name, document_of(self.tables, npc, campaign, self._defaults))
            for npc in self._npcs
        )

    def problems(self, document: msgspec.Struct, settings: msgspec.Struct) -> tuple[Problem, ...]:
        return creation.problems(
            self.tables, cast("Character", document), cast("Settings", settings)
        )

    def sheet(self, document: msgspec.Struct, settings: msgspec.Struct) -> SheetModel:
        return sheet(self.tables, cast("Character", document), cast("Settings", settings))

    def blank_sheet(self, settings: msgspec.Struct) -> SheetModel:
        return blank_sheet(self.tables)

    def write_entry(
        self,
        document: msgspec.Struct,
        settings: msgspec.Struct,
        path: str,
        texts: Mapping[str, str],
    ) -> tuple[msgspec.Struct, ...] | Refused:
        editing = Editing(self.tables, cast("Character", document), cast("Settings", settings))
        return entry_edits(editing, path, texts)

    def summary(self, document: msgspec.Struct, settings: msgspec.Struct) -> Summary:
        return summary(self.tables, cast("Character", document), cast("Settings", settings))

    def edit(
        self, document: msgspec.Struct, settings: msgspec.Struct, command: msgspec.Struct
    ) -> Edited | Refused:
        return edits.edit(
            self.tables,
            cast("Character", document),
            cast("Settings", settings),
            cast("edits.EditCommand", command),
        )

    def closing_fields(
        self, before: msgspec.Struct, after: msgspec.Struct, settings: msgspec.Struct
    ) -> tuple[AskField, ...]:
        return closing.fields(
            self.tables,
            cast("Settings", settings),
            cast("Character", before),
            cast("Character", after),
        )

    def closing_edits(
        self,
        before: msgspec.Struct,
        after: msgspec.Struct,
        settings: msgspec.Struct,
        values: Mapping[str, str],
        stem: str,
    ) -> tuple[msgspec.Struct, ...]:
        asked = self.closing_fields(before, after, settings)
        then, now = cast("Character", before), cast("Character", after)
        return closing.edits(asked, then, now, values, stem)

    def derive(self, document: msgspec.Struct, settings: msgspec.Struct) -> Derived:
        """Everything that follows from a character."""
        return derive(self.tables, cast("Character", document), cast("Settings", settings))

    def surprise(
        self,
        document: msgspec.Struct,
        settings: msgspec.Struct,
        step: str | None,
        generator: random.Random,
    ) -> Character:
        """Fill one step of creation, or all of them, legally and at random."""
        return surprise(
            self.tables,
            cast("Character", document),
            cast("Settings", settings),
            step,
            generator,
        )

    def explain(
        self, document: msgspec.Struct, settings: msgspec.Struct, number: str
    ) -> Breakdown | None:
        return explain(self.derive(document, settings), number)


def build(tables_root: Path) -> NightProwler:
    """Night Prowler with the tables under `tables_root`.

    Raises KnownError when they are damaged.
    """
    return NightProwler(tables_root)
