"""Warhammer's activities with only as much of a system around them as a window needs to play
them."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import msgspec

from desktop.rules.document import Upcaster
from desktop.rules.system import FIGHT, FightRules, Problem, Summary, System, Template
from desktop.rules.warhammer import document
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight.rules import WarhammerFights
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.load import load
from tests.rules.warhammer.fight.arena import replace, soldier
from tests.toy.system import ToySystem


class Playable(ToySystem):
    """See `System`; sheets are no part of it."""

    id = "warhammer"
    title = "Warhammer"
    document_type: type[msgspec.Struct] = Character
    document_version = document.VERSION
    upcasters: Mapping[int, Upcaster] = document.UPCASTERS
    settings_type: type[msgspec.Struct] = Settings

    def __init__(self, tables_root: Path) -> None:
        self.activities: Mapping[str, FightRules] = {FIGHT: WarhammerFights(load(tables_root))}

    def default_settings(self) -> Settings:
        return Settings()

    def check_settings(self, settings: msgspec.Struct) -> None:
        """Every value is one that the rules can work with."""

    def blank(self, name: str) -> Character:
        return replace(soldier(cc=45, a=2), name=name)

    def templates(self, settings: msgspec.Struct) -> tuple[Template, ...]:
        return (Template("Spadassin", soldier(cc=40, a=1)),)

    def name_of(self, document: msgspec.Struct) -> str:
        return cast("Character", document).name

    def renamed(self, document: msgspec.Struct, name: str) -> Character:
        return replace(cast("Character", document), name=name)

    def problems(self, document: msgspec.Struct, settings: msgspec.Struct) -> tuple[Problem, ...]:
        return ()

    def summary(self, document: msgspec.Struct, settings: msgspec.Struct) -> Summary:
        return Summary(name=self.name_of(document))


def build(tables_root: Path) -> System:
    """The activities with the shipped tables."""
    return Playable(tables_root)
