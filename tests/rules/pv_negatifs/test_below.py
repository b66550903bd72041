"""Below zero: the chance of a mortal wound hit by hit, the floor, heroic rolls, movement."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs import below, heroic, movement
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.people import mortal, person, reading, standing


def chances(hp: int, most: int, *damages: int) -> list[int | None]:
    hits = below.series(Settings(), hp, most, damages)
    return [None if one.chance is None else one.chance.total for one in hits]


@pytest.mark.rule("PV-MORTAL-CHANCE", "PV-MORTAL-PER-HIT")
@pytest.mark.parametrize(
    ("hp", "damages", "percents"),
    [
        (0, (8, 2, 2), [8, 10, 12]),
        (5, (8,), [3]),
        (-10, (6,), [16]),
        (6, (4, 5, 1), [None, 3, 4]),
        (3, (3,), [None]),
        (0, (0,), [None]),
        (-5, (0,), [None]),
    ],
)
def test_chance_is_the_running_total(
    hp: int, damages: tuple[int, ...], percents: list[int | None]
) -> None:
    assert chances(hp, 50, *damages) == percents


@pytest.mark.rule("PV-MORTAL-CHANCE")
def test_chance_stops_at_a_hundred() -> None:
    assert chances(0, 100, 130) == [100]


@pytest.mark.rule("PV-NEG-FLOOR")
@pytest.mark.parametrize(
    ("hp", "damage", "after", "killed"),
    [(-35, 5, -40, False), (-35, 8, -40, True), (-40, 1, -40, True), (-40, 0, -40, False)],
)
def test_floor_is_twice_the_maximum(hp: int, damage: int, after: int, killed: bool) -> None:
    hit = below.struck(Settings(), hp, 20, damage)
    assert (hit.hp, hit.killed) == (after, killed)


@pytest.mark.rule("PV-NEG-FLOOR")
def test_floor_may_only_stop_the_counter() -> None:
    hit = below.struck(reading(floor="blocage"), -35, 20, 8)
    assert (hit.hp, hit.killed) == (-40, False)


@given(st.integers(-40, 20), st.lists(st.integers(0, 30), max_size=5))
def test_hits_never_heal_and_never_pass_the_floor(hp: int, damages: list[int]) -> None:
    before = hp
    for hit in below.series(Settings(), hp, 20, damages):
        assert below.floor(20) <= hit.hp <= before
        assert (hit.chance is None) or hit.chance.total == min(100, -hit.hp) > 0
        before = hit.hp


@pytest.mark.rule("PV-NEG-START", "PV-INIT-CHOICE")
def test_troubles_begin_at_minus_one() -> None:
    assert heroic.choices(person(hp=0)) == ()
    assert not heroic.needed(person(hp=0), "attaque")
    assert heroic.choices(person(hp=-1)) == ("defensif", "heroique")
    assert heroic.choices(person(hp=-4)) == ("defensif", "heroique")


@pytest.mark.rule("PV-HEROIC-WHEN", "PV-DEFENSIF-NOACT", "PV-DEFENSIF-STABILISE")
@pytest.mark.parametrize("deed", ["sort", "potion", "defense", "attaque", "vitesse", "stabiliser"])
def test_deeds_that_ask_for_a_heroic_roll(deed: heroic.Deed) -> None:
    hurt = standing(person(hp=-2), "defensif")
    assert heroic.needed(hurt, deed)
    assert not heroic.needed(hurt, "retrait")
    assert not heroic.needed(person(hp=2), deed)


@pytest.mark.rule("PV-IMPOTENT-NOACT", "PV-TERM-IMPOTENT")
@pytest.mark.parametrize("how", ["impotent", "evanoui", "coma", "mort"])
def test_helpless_are_offered_nothing(how: str) -> None:
    assert heroic.choices(standing(person(hp=-5), how)) == ()


@pytest.mark.rule("PV-HEROIC-ROLL", "PV-TERM-HEROIQUE", "PV-NEG-STATS")
@pytest.mark.parametrize(
    ("con", "hp", "modifier", "percent"),
    [
        (12, -10, 0, 75),
        (10, -15, 0, 60),
        (18, -30, 0, 70),
        (20, -8, 0, 92),
        (13, -10, -20, 60),
        (13, -10, 10, 90),
        (10, 4, 0, 75),
    ],
)
def test_heroic_target(
    tables: Tables, settings: Settings, con: int, hp: int, modifier: int, percent: int
) -> None:
    target = heroic.target(tables, settings, person(hp=hp, most=40, con=con), modifier)
    assert target.total == percent


@pytest.mark.rule("PV-HEROIC-ROLL")
def test_heroic_roll_at_its_target() -> None:
    assert heroic.passed(60, (60,))
    assert not heroic.passed(60, (61,))


def test_heroic_roll_of_an_impossible_constitution_is_named(
    tables: Tables, settings: Settings
) -> None:
    with pytest.raises(KnownError, match="constitution"):
        heroic.target(tables, settings, person(hp=-3, con=1))


@pytest.mark.rule("PV-HEROIC-FAIL")
@pytest.mark.parametrize(("total", "margin"), [(25, 54), (7, 3)])
def test_failing_costs_the_whole_total(total: int, margin: int) -> None:
    assert heroic.failure_depth(Settings(), total, margin) == total


@pytest.mark.rule("PV-HEROIC-FAIL")
def test_failing_may_cost_the_margin() -> None:
    by_margin = reading(heroic_failure="marge")
    assert heroic.failure_depth(by_margin, 25, 54) == 25
    assert heroic.failure_depth(by_margin, 25, 4) == 4


@pytest.mark.rule("PV-DEFENSIF-MOVE", "PV-TERM-DEFENSIF")
@pytest.mark.parametrize(
    ("con", "speed", "hp", "now"),
    [(9, 9, -9, 4), (9, 9, -10, 1), (9, 12, -1, 6), (9, 12, 0, 12), (9, 1, -1, 0), (9, 0, -20, 0)],
)
def test_speed_on_the_defensive(tables: Tables, con: int, speed: int, hp: int, now: int) -> None:
    hurt = standing(person(hp=hp, con=con, speed=speed), "defensif")
    assert movement.speed(tables, hurt).total == now


@pytest.mark.rule("PV-IMPOTENT-MOVE")
@pytest.mark.parametrize(("hp", "now"), [(-13, 6), (-14, 1)])
def test_speed_of_the_helpless(tables: Tables, hp: int, now: int) -> None:
    hurt = standing(person(hp=hp, con=13, speed=12), "impotent")
    assert movement.speed(tables, hurt).total == now


@pytest.mark.rule("PV-HEROIC-SUCCESS", "PV-HEROIC-WHEN")
def test_a_heroic_roll_lifts_the_limit_of_speed(tables: Tables) -> None:
    hurt = person(hp=-14, con=13, speed=12)
    assert movement.speed(tables, hurt, heroic=True).total == 12
    lamed = person(hp=-3, speed=9, mortal=(mortal("jambes-pied-casse"),))
    assert movement.speed(tables, lamed, heroic=True).total == 4


@pytest.mark.parametrize("how", ["evanoui", "coma", "mort"])
def test_who_is_not_awake_does_not_move(tables: Tables, how: str) -> None:
    assert movement.speed(tables, standing(person(hp=-3), how)).total == 0


@pytest.mark.rule("PV-CLOTHES")
@pytest.mark.parametrize(
    ("hp", "cause", "percent"),
    [(-14, "physique", 14), (-14, "poison", 0), (-14, "noyade", 0), (3, "physique", 0)],
)
def test_clothes(hp: int, cause: below.Cause, percent: int) -> None:
    assert below.clothes_chance(hp, cause).total == percent


@pytest.mark.rule("PV-MOVE-SHOOT")
@pytest.mark.parametrize(("speed", "now"), [(9, 4), (12, 6), (1, 0)])
def test_shooting_on_the_move(tables: Tables, speed: int, now: int) -> None:
    assert movement.speed(tables, person(speed=speed), shoots=True).total == now
    hurt = movement.speed(tables, person(speed=speed, hp=-1), shoots=True)
    assert hurt.total == now // 2


@pytest.mark.rule("PV-TERRAIN-HARD", "PV-TERRAIN-NOATTACK")
def test_hard_ground(tables: Tables) -> None:
    target = movement.terrain_target(tables, "difficile", 12, attacks=True).total
    assert target == 12
    assert movement.terrain_speed(tables, "difficile", 9, [target >= 13]) == 4
    assert movement.terrain_speed(tables, "difficile", 9, [target >= 12]) == 9
    assert movement.terrain_target(tables, "difficile", 12, attacks=False).total == 15


@pytest.mark.rule("PV-TERRAIN-VERY", "PV-TERRAIN-NOATTACK")
def test_very_hard_ground(tables: Tables) -> None:
    assert tables.terrains.get("tres-difficile").abilities == 2
    assert movement.terrain_speed(tables, "tres-difficile", 9, [True, False]) == 2
    assert movement.terrain_speed(tables, "tres-difficile", 3, [False, True]) == 0
    assert movement.terrain_speed(tables, "tres-difficile", 9, [True, True]) == 9


def test_no_speed_is_less_than_none(tables: Tables) -> None:
    assert movement.speed(tables, person(speed=-5)).total == 0
