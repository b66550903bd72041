"""What a window shows of fighters and of a choice: statuses, and fields that matter now."""

import msgspec
import pytest

from desktop.rules.fightview import FightView
from desktop.rules.nightprowler.document.character import Health
from desktop.rules.nightprowler.fight.commands import Remove
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, duel, swordsman


def shown(arena: Arena) -> FightView:
    return arena.fights.view(arena.fights.redacted(arena.state))


def statuses(arena: Arena, fighter: str) -> list[str]:
    """Keys of what is told of a fighter."""
    found = next(one for one in shown(arena).fighters if one.id == fighter)
    return [message.key for message in found.status]


def field_ids(arena: Arena, fighter: str) -> set[str]:
    asked = next(ask for ask in shown(arena).asks if ask.id == f"choose:{fighter}")
    return {field.id for field in asked.fields}


@pytest.mark.parametrize(
    ("health", "told"),
    [
        (Health(dead=True, unconscious=True), "np.fight.status.dead"),
        (Health(dying=True), "np.fight.status.dying"),
        (Health(unconscious=True), "np.fight.status.unconscious"),
        (Health(held=True), "np.fight.status.held"),
        (Health(bleeding=2), "np.fight.status.bleeding"),
    ],
)
def test_a_condition_is_told_and_no_other(rules: Rules, health: Health, told: str) -> None:
    every = {
        f"np.fight.status.{name}"
        for name in ("dead", "dying", "unconscious", "held", "bleeding", "removed")
    }
    arena = Arena(rules)
    arena.join("a", 0, swordsman(health=health))
    arena.join("b", 1, swordsman())
    assert every & set(statuses(arena, "a")) == {told}
    assert not every & set(statuses(arena, "b"))


def test_who_has_left_is_told_as_that_alone(rules: Rules) -> None:
    arena = Arena(rules)
    for place, name in enumerate("abc"):
        arena.join(name, place % 2, swordsman())
    arena.begin()
    arena.run(Remove(fighter="c"))
    assert statuses(arena, "c") == ["np.fight.status.removed"]
    assert "np.fight.status.removed" not in statuses(arena, "a")
    assert [one.id for one in shown(arena).fighters][-1] == "c"
    assert next(one for one in shown(arena).fighters if one.id == "c").out


def test_the_first_turn_tells_whose_initiative_forces(rules: Rules) -> None:
    fast, slow = swordsman(initiative=12), swordsman(initiative=9)
    assert "np.fight.status.forced" in statuses(duel(rules, slow, fast, later=False), "a")
    assert "np.fight.status.forced" not in statuses(duel(rules, slow, fast, later=False), "b")
    assert "np.fight.status.forced" not in statuses(duel(rules, slow, fast), "a")


def test_only_the_wounded_are_asked_for_mordant(rules: Rules) -> None:
    hurt = swordsman(health=Health(vitality=(0, 1, 0, 0, 0)))
    arena = duel(rules, hurt, swordsman())
    assert "mordant" in field_ids(arena, "a")
    assert "mordant" not in field_ids(arena, "b")


def test_only_the_outnumbered_are_asked_for_vista(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman())
    arena.join("b", 1, swordsman())
    arena.join("c", 1, swordsman())
    arena.begin()
    assert "vista" in field_ids(arena, "a")
    assert "vista" not in field_ids(arena, "b")


def test_an_ordinary_malus_is_marked_active(rules: Rules) -> None:
    arena = duel(rules, swordsman(health=Health(vitality=(1, 1, 0, 0, 0))), swordsman())
    hurt, whole = (
        next(one for one in shown(arena).fighters if one.id == name) for name in ("a", "b")
    )
    assert (hurt.penalty, whole.penalty) == (-2, 0)
    assert [row.active for row in hurt.tracks[0].rows] == [False, True, False, False, False]
    assert not any(row.active for track in whole.tracks for row in track.rows)


def test_the_fastest_stands_first(rules: Rules) -> None:
    arena = duel(rules, swordsman(initiative=9), swordsman(initiative=12))
    assert [one.id for one in shown(arena).fighters] == ["b", "a"]
    faster = msgspec.structs.replace(arena.one("a"), initiative=20)
    assert faster.speed == 20


@pytest.mark.rule("NP-HEALTH-PENALTY-WORST")
@pytest.mark.parametrize(
    ("worst_only", "marked", "malus"),
    [(True, [("endurance", -3)], -3), (False, [("vitalite", -2), ("endurance", -3)], -5)],
)
def test_the_lines_that_count_are_marked_under_either_reading(
    rules: Rules, worst_only: bool, marked: list[tuple[str, int]], malus: int
) -> None:
    arena = Arena(rules.reading(penalty_worst_only=worst_only))
    hurt = Health(vitality=(1, 1, 0, 0, 0), endurance=(0, 1, 1, 0, 0))
    arena.join("a", 0, swordsman(health=hurt))
    one = shown(arena).fighters[0]
    active = [(track.id, row.penalty) for track in one.tracks for row in track.rows if row.active]
    assert (active, one.penalty) == (marked, malus)
