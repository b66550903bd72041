"""The golden journals of Warhammer: two fights and the chase of the source, kept under tests/data.

`python -m tests.rules.warhammer.golden` writes them anew; do that only when a rule has changed on
purpose, and read the difference.
"""

from collections.abc import Callable
from typing import Any

from desktop import paths
from desktop.rules.system import FightRules
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.load import load
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules import golden_journal
from tests.rules.golden_journal import Entries, Golden, file_of, outcome
from tests.rules.warhammer.chase.test_chase import played
from tests.rules.warhammer.fight.plays import ambush, bridge

__all__ = ["PLAYS", "Golden", "file_of", "outcome", "recorded"]


def recorded(rules: FightRules, entries: Entries) -> Golden:
    """The journal of what was played."""
    return golden_journal.recorded(rules, Settings(), entries)


def _fight(play: Callable[[Tables], Any]) -> Callable[[Tables], tuple[FightRules, Entries]]:
    def made(tables: Tables) -> tuple[FightRules, Entries]:
        arena = play(tables)
        return arena.rules, arena.entries

    return made


def _chase(tables: Tables) -> tuple[FightRules, Entries]:
    track, _ = played(tables)
    return track.rules, track.entries


PLAYS: dict[str, Callable[[Tables], tuple[FightRules, Entries]]] = {
    "warhammer-bridge": _fight(bridge),
    "warhammer-ambush": _fight(ambush),
    "warhammer-chase": _chase,
}


def main() -> None:
    """Write the golden journals."""
    tables = load(paths.tables_root())
    for name, play in PLAYS.items():
        golden_journal.write(name, recorded(*play(tables)))


if __name__ == "__main__":
    main()
