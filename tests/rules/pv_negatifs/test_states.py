"""States of fights: to hit, armour class, saves, and acting while confused."""

import pytest

from desktop.rules.pv_negatifs import states
from desktop.rules.pv_negatifs.document import Armour, Character
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.people import conditions, mortal, person, replace, standing, worn

PLATE = Armour(worn=5, dexterity=2, shield=1)


def held(tables: Tables, *named: str) -> tuple[states.Condition, ...]:
    return states.states(tables, person(body=conditions(*named)))


@pytest.mark.rule("PV-HELPLESS-HIT", "PV-SURPRISED-HIT", "PV-BLIND-HIT", "PV-BLIND-BACKSTAB")
@pytest.mark.parametrize(
    ("state", "anyone", "infiltrator"),
    [("sans-defense", 8, 16), ("surpris", 4, 8), ("aveugle", 4, 8), ("confus", 0, 0)],
)
def test_to_hit_somebody_in_a_state(
    tables: Tables, state: str, anyone: int, infiltrator: int
) -> None:
    now = held(tables, state)
    assert states.to_be_hit(now, infiltrator=False)[0] == anyone
    assert states.to_be_hit(now, infiltrator=True)[0] == infiltrator
    assert states.backstab(now, infiltrator=True) is (infiltrator > 0)
    assert not states.backstab(now, infiltrator=False)


def test_only_the_best_state_counts(tables: Tables) -> None:
    amount, why = states.to_be_hit(held(tables, "surpris", "sans-defense"), infiltrator=False)
    assert amount == 8
    assert why is not None
    assert why.id == "sans-defense"
    assert states.to_be_hit((), infiltrator=True) == (0, None)


@pytest.mark.rule("PV-HELPLESS-AC", "PV-SURPRISED-AC", "PV-BLIND-AC")
@pytest.mark.parametrize(
    ("state", "ranged", "ac"),
    [
        ("sans-defense", False, 5),
        ("surpris", False, 5),
        ("surpris", True, 5),
        ("aveugle", True, 5),
        ("aveugle", False, 2),
        ("confus", True, 2),
    ],
)
def test_armour_class_in_a_state(tables: Tables, state: str, ranged: bool, ac: int) -> None:
    one = person(armour=PLATE, body=conditions(state))
    assert states.armour_class(tables, one, ranged=ranged).total == ac


def test_armour_class_from_behind_keeps_the_class(tables: Tables) -> None:
    one = person(armour=replace(PLATE, by_class=1))
    assert states.armour_class(tables, one).total == 1
    assert states.armour_class(tables, one, behind=True).total == 4
    lamed = replace(one, mortal=(mortal("jambes-jambe-cassee"),))
    assert states.armour_class(tables, lamed).total == 4


@pytest.mark.rule("PV-FULL-DEFENSE")
def test_full_defence(tables: Tables) -> None:
    one = person(armour=Armour(worn=3))
    assert states.armour_class(tables, one, full_defence=True).total == -1
    fireball = states.save(tables, one, "degats", guarded=True)
    sleep = states.save(tables, one, "autre")
    assert fireball is not None
    assert sleep is not None
    assert (fireball.total, sleep.total) == (4, 0)


@pytest.mark.rule("PV-HELPLESS-DAMAGE", "PV-SURPRISED-AC")
def test_damage_at_its_most(tables: Tables) -> None:
    assert states.most_damage(held(tables, "sans-defense"))
    assert not states.most_damage(held(tables, "surpris", "aveugle"))


@pytest.mark.rule("PV-HELPLESS-HIT", "PV-WOUND-BLIND")
def test_states_that_follow_of_a_standing_or_a_wound(tables: Tables) -> None:
    for how in ("impotent", "evanoui", "coma"):
        found = states.states(tables, standing(person(hp=-4), how))
        assert [one.id for one in found] == ["sans-defense"]
    blind = person(mortal=(mortal("tete-deux-yeux-creves"),))
    assert [one.id for one in states.states(tables, blind)] == ["aveugle"]
    assert states.states(tables, standing(person(hp=-4), "defensif")) == ()


def total(tables: Tables, one: Character, against: states.Against, *helps: str) -> int | None:
    found = states.save(tables, one, against, helps)
    return None if found is None else found.total


@pytest.mark.rule(
    "PV-HELPLESS-SAVE",
    "PV-SURPRISED-SAVE",
    "PV-BLIND-SAVE",
    "PV-CONFUSED-SAVE",
    "PV-AFRAID-SAVE",
)
@pytest.mark.parametrize(
    ("state", "against", "helps", "change"),
    [
        ("sans-defense", "degats", {"sag": 2}, None),
        ("sans-defense", "autre", {"sag": 2}, -2),
        ("sans-defense", "autre", {"dex": 3}, -4),
        ("surpris", "degats", {}, None),
        ("surpris", "autre", {"con": 1}, -3),
        ("aveugle", "degats", {"dex": 2}, -4),
        ("aveugle", "autre", {"dex": 2}, 2),
        ("confus", "autre", {"sag": 2}, 0),
        ("confus", "degats", {"dex": 1}, 0),
        ("confus", "autre", {"con": 1}, 1),
        ("peur", "autre", {"dex": 3}, 0),
        ("peur", "autre", {"int": 1}, 0),
        ("", "degats", {"dex": 3, "con": 1}, 4),
    ],
)
def test_saves_in_a_state(
    tables: Tables,
    state: str,
    against: states.Against,
    helps: dict[str, int],
    change: int | None,
) -> None:
    one = person(body=conditions(state), helps=helps)
    assert total(tables, one, against, *helps) == change


def test_penalties_of_several_states_do_not_add_up(tables: Tables) -> None:
    both = person(body=conditions("surpris", "sans-defense", "peur"), helps={"sag": 2, "con": 1})
    assert total(tables, both, "autre", "sag", "con") == -3


@pytest.mark.rule("PV-BLIND-MELEE", "PV-BLIND-RANGED", "PV-WOUND-LEGS", "PV-PARA-VENTRAL")
def test_own_blows(tables: Tables) -> None:
    blind = person(body=conditions("aveugle"))
    assert states.own_blows(tables, blind, ranged=False).total == -4
    assert states.own_blows(tables, blind, ranged=True).total == -8
    lamed = person(mortal=(mortal("jambes-pieds-coupes"),), items=worn("parachute-ventral"))
    assert states.own_blows(tables, lamed, ranged=False).total == -6
    assert states.own_blows(tables, person(), ranged=True).total == 0


@pytest.mark.rule("PV-CONFUSED-ROLL")
@pytest.mark.parametrize(("roll", "acts"), [(8, True), (9, False), (20, False)])
def test_acting_while_confused(tables: Tables, roll: int, acts: bool) -> None:
    assert states.confused_acts(tables, 14, 3, roll) is acts


@pytest.mark.rule("PV-CONFUSED-ROLL")
def test_twenty_fails_whatever_the_target(tables: Tables) -> None:
    assert states.confused_acts(tables, 25, 0, 19)
    assert not states.confused_acts(tables, 25, 0, 20)
