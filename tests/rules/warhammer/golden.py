"""The golden journals of Warhammer: two fights and the chase of the source, kept under tests/data.

`python -m tests.rules.warhammer.golden` writes them anew; do that only when a rule has changed on
purpose, and read the difference.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.dice import Rolled
from desktop.rules.system import FightRules
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.load import load
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue
from tests.rules.warhammer.chase.test_chase import played
from tests.rules.warhammer.fight.plays import ambush, bridge

FOLDER = Path(__file__).resolve().parents[2] / "data" / "golden"


class Step(msgspec.Struct, frozen=True):
    """One entry of a journal, with its lines as people read them."""

    command: dict[str, Any]
    dice: tuple[Rolled, ...]
    events: tuple[dict[str, Any], ...]
    lines: tuple[str, ...]


class Golden(msgspec.Struct, frozen=True):
    """The journal and the state that it leads to."""

    version: int
    steps: tuple[Step, ...]
    outcome: dict[str, Any]


Entries = Sequence[tuple[msgspec.Struct, Sequence[Rolled], Sequence[msgspec.Struct]]]


def recorded(rules: FightRules, entries: Entries) -> Golden:
    """The journal of what was played."""
    texts = Catalogue("fr", paths.resources_root())
    state = rules.blank(Settings())
    steps: list[Step] = []
    for command, dice, events in entries:
        lines = rules.lines(state, "e", command, events, dice)
        told = tuple(
            "; ".join(texts.render(each) for each in (line.text, *line.detail)) for line in lines
        )
        raw = tuple(plain(event) for event in events)
        steps.append(Step(plain(command), tuple(dice), raw, told))
        for event in events:
            state = rules.apply(state, event)
    return Golden(rules.event_version, tuple(steps), outcome(rules, state))


def outcome(rules: FightRules, state: msgspec.Struct) -> dict[str, Any]:
    """The facts that must not change: the round, and how everybody stands, in words."""
    texts = Catalogue("fr", paths.resources_root())
    view = rules.view(state)
    standing = {one.name: [texts.render(each) for each in one.status] for one in view.fighters}
    return {"stage": view.stage.value, "round": view.round, "standing": standing}


def plain(value: msgspec.Struct) -> Any:
    """A struct as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


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


def file_of(name: str) -> Path:
    """Where a golden journal is kept."""
    return FOLDER / f"{name}.json"


def main() -> None:
    """Write the golden journals."""
    tables = load(paths.tables_root())
    for name, play in PLAYS.items():
        text = msgspec.json.format(msgspec.json.encode(recorded(*play(tables))), indent=1)
        file_of(name).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
