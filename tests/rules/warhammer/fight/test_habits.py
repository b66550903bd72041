"""How people fight when nobody says otherwise: what they do in a turn, and who is next."""

import random

import pytest

from desktop.rules.dice import Dice, roll
from desktop.rules.system import Accepted, NeedDice
from desktop.rules.warhammer.document import Hand, State, WeaponHeld
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.habits import next_of_fight
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon

ARROWS = {"loaded": False, "ammunition": "classiques"}


def usual(arena: Arena, seed: int = 1) -> object:
    """The next command by habit."""
    return next_of_fight(arena.tables, arena.state, random.Random(seed))


@pytest.fixture
def arena(tables: Tables) -> Arena:
    """Otto (I 80, 40) and Karl (I 60), face to face on the first turn."""
    found = Arena(tables)
    found.join("otto", 0, soldier(cc=50, a=2, ag=50))
    found.join("karl", 1, soldier(cc=40, a=1, ag=30))
    return found


def changed(arena: Arena, fighter: str, **fields: object) -> None:
    document = replace(arena.of(fighter).document, **fields)
    arena.run(c.DocumentEdited(fighter=fighter, document=document))


def test_a_fight_begins_goes_by_initiative_and_rings_at_the_end(arena: Arena) -> None:
    assert usual(arena) == c.Begin()
    arena.begin()
    assert usual(arena) == c.TakeTurn(slot="otto")
    arena.turn("otto")
    act = usual(arena)
    assert isinstance(act, c.Act)
    assert (act.fighter, act.action, act.target) == ("otto", "attaquer", "karl")
    arena.run(act, attack=99)
    assert usual(arena) in (c.TakeTurn(slot="karl"), c.Settle())


def test_whoever_lies_gets_up_and_takes_what_fell(arena: Arena) -> None:
    arena.begin("otto")
    fallen = (replace(arena.of("otto").document.weapons[0], hand=Hand.NONE),)
    changed(arena, "otto", state=State(prone=True), weapons=fallen)
    first = usual(arena)
    assert isinstance(first, c.Do)
    assert (first.fighter, first.action) == ("otto", "se-relever")
    changed(arena, "otto", state=State())
    second = usual(arena)
    assert isinstance(second, c.Do)
    assert (second.action, second.weapon, second.hand) == (
        "prendre",
        fallen[0].id,
        Hand.RIGHT.value,
    )


def test_what_wants_both_hands_is_taken_in_both(arena: Arena) -> None:
    arena.begin("otto")
    changed(arena, "otto", weapons=(WeaponHeld(id="g", weapon="epee-longue-espadon"),))
    taken = usual(arena)
    assert isinstance(taken, c.Do)
    assert (taken.weapon, taken.hand) == ("g", Hand.BOTH.value)


def test_a_bow_is_loaded_while_nobody_is_near(arena: Arena) -> None:
    arena.begin("otto")
    bow = weapon("arc-simple", Hand.BOTH, **ARROWS)
    changed(arena, "otto", weapons=(bow,))
    loading = usual(arena)
    assert isinstance(loading, c.Do)
    assert (loading.action, loading.weapon) == ("recharger-une-arme", bow.id)


def test_nothing_goes_on_once_one_side_is_down(arena: Arena) -> None:
    arena.begin("otto")
    changed(arena, "karl", state=State(unconscious=True))
    assert usual(arena) is None
    arena.run(c.Close())
    assert usual(arena) is None


def test_fights_end_by_habit_alone(tables: Tables) -> None:
    ended = 0
    for seed in range(3):
        generator = random.Random(seed)
        arena = Arena(tables)
        arena.join("otto", 0, soldier(cc=60, a=2, ag=50, f=50))
        arena.join("karl", 1, soldier(cc=30, a=1))
        for _ in range(400):
            command = next_of_fight(tables, arena.state, generator)
            if command is None:
                ended += 1
                break
            dice = Dice()
            outcome = arena.rules.decide(arena.state, command, dice)
            while isinstance(outcome, NeedDice):
                dice = dice.plus(roll(dice.missing(outcome.specs), generator))
                outcome = arena.rules.decide(arena.state, command, dice)
            assert isinstance(outcome, Accepted), (command, outcome)
            for event in outcome.events:
                arena.state = arena.rules.apply(arena.state, event)
    assert ended == 3
