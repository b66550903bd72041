"""Chances of an attack, counted by the engine, and fights left to habits."""

import random
from fractions import Fraction

import pytest
from msgspec.structs import replace

from desktop.rules.foresight import Fall
from desktop.rules.harp.document import Guard
from desktop.rules.harp.fight import commands as c
from desktop.rules.harp.fight import habits
from desktop.rules.harp.fight.foreseeing import HarpForesight
from desktop.rules.odds import Chances, chances
from desktop.rules.simulation import simulate, summary
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.fight.arena import CLUB, SWORD, Arena, duel, skilled, soldier
from tests.rules.harp.people import wound

FORESIGHT = HarpForesight(SYSTEM.tables)


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn takes long and proves no more: a few of it are enough here."""
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 20)


def counted(arena: Arena, left: str = "sword", right: str = "ordinaire") -> Chances:
    """The chances of one pair of choices of Ana against Bruno."""
    found = FORESIGHT.duel(arena.state, "ana", "bruno")
    one = next(each for each in found.left_ways if each.value == left)
    other = next(each for each in found.right_ways if each.value == right)
    met = FORESIGHT.met(arena.state, found, one, other)
    work = chances(FORESIGHT, met, found, random.Random(1))
    while True:
        try:
            next(work)
        except StopIteration as end:
            told: Chances = end.value
            return told


def heavy(bd: int) -> Arena:
    """Bruno behind a BD, with hit points that nothing empties."""
    return duel(bruno=soldier(hp=200, most=200, guard=Guard(total=bd)))


def test_every_face_of_an_attack_is_counted() -> None:
    # BO 60 against BD 150: 91 and more reach 1; 1 to 3 are fumbles anyway.
    assert counted(heavy(150)).right.hurt == Fraction(10, 100)
    # Against BD 10 all but the fumbles hit.
    assert counted(heavy(10)).right.hurt == Fraction(97, 100)
    assert counted(heavy(10)).left.hurt == 0


def test_a_parry_takes_its_share_away() -> None:
    arena = heavy(90)
    assert counted(arena).right.hurt == Fraction(70, 100)
    assert counted(arena, right="parade").right.hurt == Fraction(10, 100)


def test_a_hit_is_taken_to_cost_what_the_campaign_says() -> None:
    arena = duel(bruno=soldier(hp=20, guard=Guard(total=10)))
    assert counted(arena).right.lines[20 - 1] > 0
    numbers = tuple(
        replace(one, value=100) if one.id == "forecast-divisor" else one
        for one in SETTINGS.fight_numbers
    )
    mild = duel(replace(SETTINGS, fight_numbers=numbers), bruno=soldier(hp=20))
    # Only what no size caps costs more than a point.
    assert counted(mild).right.lines[0] >= Fraction(95, 100)


def test_who_falls_is_told_apart_from_who_dies() -> None:
    out = counted(duel(bruno=soldier(hp=2)))
    assert out.right.out > Fraction(9, 10)
    assert out.right.dead == 0
    state = duel(bruno=soldier(hp=-3), carl=soldier()).state
    gone = FORESIGHT.harm(state, state, "bruno")
    assert gone.fall is Fall.STANDING


def test_ways_are_weapons_and_parries() -> None:
    arena = duel(ana=soldier(weapons=(CLUB, SWORD)), bruno=soldier(weapons=()))
    found = FORESIGHT.duel(arena.state, "ana", "bruno")
    assert [each.value for each in found.left_ways] == ["sword", "club"]
    # Bare hands that know nothing have nothing to parry with.
    assert [each.value for each in found.right_ways] == ["ordinaire"]
    back = FORESIGHT.duel(arena.state, "bruno", "ana")
    assert [each.value for each in back.left_ways] == [""]
    assert [each.value for each in back.right_ways] == ["ordinaire", "parade"]
    arena.run(c.Parry(fighter="ana", amount=60))
    back = FORESIGHT.duel(arena.state, "bruno", "ana")
    assert [each.value for each in back.right_ways] == ["ordinaire"]
    for way in (*found.left_ways, *found.right_ways, *back.left_ways, *back.right_ways):
        assert not isinstance(way.label, str)
        assert rendered(way.label)


def test_nobody_is_faced_where_nothing_can_be_done() -> None:
    arena = duel(ada=soldier(), carl=soldier())
    assert FORESIGHT.opponents(arena.state, "ana") == ("bruno", "carl")
    assert FORESIGHT.opponents(arena.state, "nobody") == ()
    arena.run(c.Bout(fighter="ana", state="etourdi", on=True))
    assert FORESIGHT.opponents(arena.state, "ana") == ()
    assert FORESIGHT.duel(arena.state, "ana", "bruno").left_ways == ()
    arena.run(c.Bout(fighter="ana", state="etourdi", on=False))
    arena.attack("ana", "bruno", 60)
    assert FORESIGHT.opponents(arena.state, "ana") == ()


def test_a_fight_left_to_habits_ends() -> None:
    arena = Arena()
    arena.join("ana", 0, skilled("soins"))
    arena.join("bruno", 1, soldier(hp=12, wounds=(wound(bleeding=1),)))
    arena.join("carl", 1, soldier(hp=9, weapons=()))
    runs = [
        each for each in simulate(FORESIGHT, arena.state, 5, random.Random(3)) if each is not None
    ]
    told = summary(runs)
    assert (told.runs, sum(told.wins.values())) == (5, 5)
    assert told.rounds.low >= 1
    assert told.tolls["carl"].boxes.high > 0


def test_habits_answer_whatever_waits() -> None:
    arena = duel(ana=skilled("dissimulation", ranks=9))
    arena.try_("ana", "s1", 66, against="bruno")
    assert isinstance(habits.under_way(arena.state), c.Unusual)
    arena.run(c.Unusual(fighter="ana"))
    given = habits.under_way(arena.state)
    assert given is not None
    arena.run(given)
    assert habits.under_way(arena.state) is None
    arena.run(c.Again(fighter="ana"))
    arena.attack("ana", "bruno", 2)
    assert isinstance(habits.under_way(arena.state), c.Fumble)


def test_what_is_assumed_is_said() -> None:
    assert len([rendered(one) for one in FORESIGHT.assumed()]) == 3
    assert FORESIGHT.people(duel().state) == {"ana": "Ana", "bruno": "Bruno"}
    assert FORESIGHT.standing(duel().state) == {"ana": 0, "bruno": 1}
    assert FORESIGHT.round(duel().state) == 1
    (pool,) = FORESIGHT.pools(duel().state, "ana")
    assert pool.value == 40
    assert FORESIGHT.pools(duel().state, "nobody") == ()
