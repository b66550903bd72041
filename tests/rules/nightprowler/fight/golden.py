"""The golden duel: a journal of commands, typed dice and events, kept under tests/data.

`python -m tests.rules.nightprowler.fight.golden` writes it anew; do that only when a rule has
changed on purpose, and read the difference.
"""

from pathlib import Path
from typing import Any

import msgspec

from desktop import paths
from desktop.rules.dice import Rolled
from desktop.rules.nightprowler.document import Track
from desktop.rules.nightprowler.fight import commands as c
from desktop.rules.nightprowler.fight.state import Aim, Fighter, State
from desktop.rules.nightprowler.settings import default_settings
from desktop.rules.nightprowler.tables import load
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, swordsman

FILE = Path(__file__).resolve().parents[3] / "data" / "nightprowler-duel.json"


class Step(msgspec.Struct, frozen=True):
    """One entry of the journal."""

    command: dict[str, Any]
    dice: tuple[Rolled, ...]
    events: tuple[dict[str, Any], ...]


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
        "weapon": fighter.weapon,
        "vitality": list(fighter.health.vitality),
        "endurance": list(fighter.health.endurance),
        "able": fighter.able,
        "held": fighter.health.held,
        "bleeding": fighter.health.bleeding,
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


def play(rules: Rules) -> Arena:
    """Corvin and Isabeau against a sergeant and a militia man: initiative, reach, a contre,
    outnumbering, Mordant, Dernier souffle, bleeding, a correction."""
    arena = Arena(rules)
    mace = arm("masses", 2, blunt=True, track=Track.ENDURANCE)
    knives = (arm("lames-courtes", 1), arm("armes-d-hast", 3))
    arena.join("corvin", 0, swordsman(14, ph=4, initiative=14), "Corvin")
    arena.join(
        "isabeau",
        0,
        swordsman(13, ph=5, initiative=12, family="lames-courtes", weapons=knives, athletics=12),
        "Isabeau",
    )
    sergeant = swordsman(
        13, ph=2, initiative=9, family="masses", weapons=(mace,), armours=(armour(2),)
    )
    arena.join("sergent", 1, sergeant, "Sergent")
    arena.join("milicien", 1, swordsman(10, ph=0, initiative=7, shield="rondache"), "Milicien")
    arena.begin(later=False)

    arena.choose("corvin", 1, "sergent", heroism=1)
    arena.choose("sergent", 2)
    arena.choose("isabeau", 3, "milicien", aim=Aim.REACH)
    arena.choose("milicien", 2)
    arena.reveal()
    arena.roll(corvin=13, sergent=6, isabeau=11, milicien=4)
    arena.run(c.Advantage(fighter="isabeau", which=Aim.REACH, target="milicien"))
    arena.bell()

    arena.choose("corvin", 2)
    arena.choose("sergent", 1, "corvin")
    arena.choose("isabeau", 1, "milicien")
    arena.choose("milicien", 1, "isabeau")
    arena.run(c.Reveal())
    arena.run(c.React(fighter="sergent"))
    arena.run(c.EndReactions())
    arena.roll(corvin=9, sergent=2, isabeau=13, milicien=5)
    arena.run(c.StayConscious(fighter="milicien", spend=False))
    arena.run(c.Counter(fighter="corvin", target="sergent"))
    arena.run(c.SetBleeding(fighter="milicien", count=1, reason="gorge ouverte"))
    arena.bell()

    arena.choose("isabeau", 3, "sergent", aim=Aim.REACH, heroism=2)
    arena.choose("corvin", 1, "sergent")
    arena.choose("sergent", 1, "corvin", mordant=False, vista=False)
    arena.reveal()
    arena.roll(corvin=15, sergent=10, isabeau=13)
    arena.run(c.Advantage(fighter="isabeau", which=Aim.REACH, target="sergent"))
    arena.run(
        c.CorrectBox(fighter="milicien", track=Track.VITALITY, row=0, ticked=True, reason="écrasé")
    )
    arena.bell()
    arena.run(c.Close())
    return arena


def recorded(arena: Arena) -> Golden:
    """The journal of a fight that was played."""
    steps = tuple(
        Step(
            msgspec.to_builtins(command),
            tuple(dice),
            tuple(msgspec.to_builtins(event) for event in events),
        )
        for command, dice, events in arena.entries
    )
    facts = outcome(arena.state) | {"rolls": rolls(arena)}
    return Golden(arena.fights.event_version, steps, facts)


def main() -> None:
    """Write the golden duel."""
    tables = load(paths.tables_root())
    rules = Rules(tables, default_settings(paths.tables_root(), tables))
    text = msgspec.json.format(msgspec.json.encode(recorded(play(rules))), indent=1)
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(text + b"\n")


if __name__ == "__main__":
    main()


__all__ = ["FILE", "Golden", "Step", "outcome", "play", "recorded", "rolls"]
