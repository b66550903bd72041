"""The golden duels: journals of commands, typed dice, events and lines, kept under tests/data.

`python -m tests.rules.nightprowler.fight.golden` writes them anew; do that only when a rule has
changed on purpose, and read the difference.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from desktop import paths
from desktop.rules.dice import Rolled
from desktop.rules.nightprowler.fight.commands import Command
from desktop.rules.nightprowler.fight.events import Event
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.settings.shipped import default_settings
from desktop.rules.nightprowler.tables.load import load
from desktop.text import Catalogue
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena
from tests.rules.nightprowler.fight.plays import PLAYS
from tests.texts import texts_of

FOLDER = Path(__file__).resolve().parents[3] / "data" / "golden"


Told: TypeAlias = tuple[Command, Sequence[Rolled], Sequence[Event]]
"""A command, its dice and its events."""


class Step(msgspec.Struct, frozen=True):
    """One entry of the journal, with its lines as people read them."""

    command: dict[str, Any]
    dice: tuple[Rolled, ...]
    events: tuple[dict[str, Any], ...]
    lines: tuple[str, ...]


class Golden(msgspec.Struct, frozen=True):
    """The journal, and what it leads to in a few facts."""

    version: int
    steps: tuple[Step, ...]
    outcome: dict[str, Any]


def outcome(state: State) -> dict[str, Any]:
    """The facts that must not change."""
    return {
        "phase": state.phase.value,
        "round": state.round,
        "pairs": [[pair.a, pair.b, pair.distance] for pair in state.pairs],
        "fighters": {each.id: _facts(each) for each in state.fighters},
    }


def _facts(fighter: Fighter) -> dict[str, Any]:
    return {
        "name": fighter.name,
        "heroism": fighter.heroism,
        "weapon": fighter.arm.id,
        "broken": list(fighter.gear.broken),
        "vitality": list(fighter.health.vitality),
        "endurance": list(fighter.health.endurance),
        "able": fighter.able,
        "held": fighter.health.held,
        "bleeding": fighter.health.bleeding,
        "sequelae": list(fighter.health.sequelae),
    }


def rolls(arena: Arena) -> list[list[Any]]:
    """Every roll of a journal: who, threshold, die, signed quality."""
    found: list[list[Any]] = []
    for _, _, events in arena.entries:
        for event in events:
            roll = getattr(event, "roll", None)
            if roll is not None:
                total = roll.result.threshold.total
                found.append([event.fighter, total, roll.result.die, roll.quality])  # type: ignore[attr-defined]
    return found


def told(fights: NightProwlerFights, texts: Catalogue, before: State, step: Told) -> list[str]:
    """The lines of an entry in French, each followed by its arithmetic."""
    command, dice, events = step
    found: list[str] = []
    for line in fights.lines(before, "e", command, events, dice):
        detail = "; ".join(texts.render(each) for each in line.detail)
        found.append(f"{texts.render(line.text)} [{detail}]" if detail else texts.render(line.text))
    return found


def recorded(arena: Arena) -> Golden:
    """The journal of a fight that was played."""
    texts = texts_of("fr")
    state = arena.fights.blank(arena.state.settings)
    steps: list[Step] = []
    for command, dice, events in arena.entries:
        raw = tuple(msgspec.to_builtins(event) for event in events)
        lines = tuple(told(arena.fights, texts, state, (command, dice, events)))
        steps.append(Step(msgspec.to_builtins(command), tuple(dice), raw, lines))
        for event in events:
            state = arena.fights.apply(state, event)
    facts = outcome(arena.state) | {"rolls": rolls(arena)}
    return Golden(arena.fights.event_version, tuple(steps), facts)


def file_of(name: str) -> Path:
    """Where a golden duel is kept."""
    return FOLDER / f"nightprowler-{name}.json"


def main() -> None:
    """Write the golden duels."""
    tables = load(paths.tables_root())
    rules = Rules(tables, default_settings(paths.tables_root(), tables))
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, play in PLAYS.items():
        text = msgspec.json.format(msgspec.json.encode(recorded(play(rules))), indent=1)
        file_of(name).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()


__all__ = ["Golden", "Step", "file_of", "outcome", "recorded", "rolls", "told"]
