"""A complete rule system in four small files: the proof that the architecture takes any.

Use it in tests with `Registry(root, modules={"toy": "tests.toy.system"})`; it needs no tables.
Fights go setup, then choice (sealed: strike or guard), reveal, resolution (one d6 per striker,
damage = die + grit - 2 if the target guards), and round again. Its chases are fights too.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.document import Json, Upcaster
from desktop.rules.errors import known
from desktop.rules.message import say
from desktop.rules.sheetmodel import (
    Entry,
    EntryKind,
    Field,
    Fields,
    Pips,
    Prose,
    SheetModel,
    Track,
    Zone,
)
from desktop.rules.system import (
    CHASE,
    FIGHT,
    Edited,
    FightRules,
    Problem,
    Refused,
    Summary,
    System,
    Template,
)
from tests.toy import document as toy
from tests.toy.document import HITS, ToyCharacter, ToySettings
from tests.toy.fight import ToyFights
from tests.toy.show import boxes


class ToySystem:
    """See `System` for what each method promises."""

    id = "toy"
    title = "Jouet"
    round_word = "tour"
    document_type: type[msgspec.Struct] = ToyCharacter
    document_version = toy.VERSION
    upcasters: Mapping[int, Upcaster] = toy.UPCASTERS
    settings_type: type[msgspec.Struct] = ToySettings

    def __init__(self) -> None:
        self.activities: Mapping[str, FightRules] = {FIGHT: ToyFights(), CHASE: ToyFights()}

    def default_settings(self) -> ToySettings:
        return ToySettings()

    def check_settings(self, settings: msgspec.Struct) -> None:
        if cast("ToySettings", settings).grit < 0:
            raise known("toy.problem.grit")

    def blank(self, name: str) -> ToyCharacter:
        return ToyCharacter(name=name)

    def templates(self, settings: msgspec.Struct) -> tuple[Template, ...]:
        return (Template("Brute", ToyCharacter(name="Brute", force=4)),)

    def name_of(self, document: msgspec.Struct) -> str:
        return cast("ToyCharacter", document).name

    def renamed(self, document: msgspec.Struct, name: str) -> ToyCharacter:
        return msgspec.structs.replace(cast("ToyCharacter", document), name=name)

    def problems(self, document: msgspec.Struct, settings: msgspec.Struct) -> tuple[Problem, ...]:
        if cast("ToyCharacter", document).name:
            return ()
        return (Problem(rule="TOY-NAME", text=say("toy.problem.name"), step="name"),)

    def sheet(self, document: msgspec.Struct, settings: msgspec.Struct) -> SheetModel:
        one = cast("ToyCharacter", document)
        most = cast("ToySettings", settings).grit
        force = Field(
            say("toy.force"),
            str(one.force),
            self.explain(one, settings, "force"),
            entry=Entry("force", str(one.force), EntryKind.NUMBER),
        )
        return SheetModel(
            system=self.id,
            title=one.name,
            title_entry=Entry("name", one.name),
            blocks=(
                Fields(id="numbers", title=say("toy.numbers"), zone=Zone.BAND, fields=(force,)),
                Track(id="hits", title=say("toy.hits"), zone=Zone.RIGHT, rows=(boxes(one.hits),)),
                Pips(
                    id="grit",
                    title=say("toy.grit"),
                    zone=Zone.RIGHT,
                    filled=one.grit,
                    total=most,
                ),
                Prose(
                    id="notes",
                    title=say("toy.notes"),
                    zone=Zone.FULL,
                    text=one.notes,
                    entry=Entry("notes", one.notes, EntryKind.LINES),
                ),
            ),
        )

    def blank_sheet(self, settings: msgspec.Struct) -> SheetModel:
        return self.sheet(self.blank(""), settings)

    def write_entry(
        self,
        document: msgspec.Struct,
        settings: msgspec.Struct,
        path: str,
        texts: Mapping[str, str],
    ) -> tuple[msgspec.Struct, ...] | Refused:
        match path:
            case "name":
                return (toy.Rename(texts[path]),)
            case "notes":
                return (toy.SetNotes(texts[path]),)
            case "force" if texts[path].isdecimal():
                return (toy.SetForce(int(texts[path])),)
            case _:
                return Refused(say("toy.edit.unknown"))

    def summary(self, document: msgspec.Struct, settings: msgspec.Struct) -> Summary:
        one = cast("ToyCharacter", document)
        return Summary(
            name=one.name,
            pools=((say("toy.grit"), one.grit, cast("ToySettings", settings).grit),),
            tracks=(("vitality", ((HITS - one.hits, HITS),)),),
        )

    def read_edit(self, raw: Mapping[str, Json]) -> msgspec.Struct:
        return msgspec.convert(raw, toy.EditCommand)

    def edit(
        self, document: msgspec.Struct, settings: msgspec.Struct, command: msgspec.Struct
    ) -> Edited | Refused:
        return toy.edit(cast("ToyCharacter", document), cast("ToySettings", settings), command)

    def explain(
        self, document: msgspec.Struct, settings: msgspec.Struct, number: str
    ) -> Breakdown | None:
        if number != "force":
            return None
        return start(say("toy.force"), cast("ToyCharacter", document).force, "TOY-FORCE")


def build(tables_root: Path) -> System:
    """The toy system; it has no tables to read."""
    return ToySystem()
