"""Falls, jumps, parachutes, being swallowed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.pv_negatifs import falls, jump, parachute, swallowed
from desktop.rules.pv_negatifs.commands import person as p
from desktop.rules.pv_negatifs.document import Item, ItemKind
from desktop.rules.pv_negatifs.settings import FallRow, Settings
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.desk import edit
from tests.rules.pv_negatifs.people import person, reading, replace


def fall(tables: Tables, metres: float, failures: int | None, surface: str = "terre") -> falls.Fall:
    row = tables.surfaces.get(surface)
    return falls.fall(tables, Settings(), round(metres * 100), row, failures)


@pytest.mark.rule("PV-FALL-TABLE")
@pytest.mark.parametrize(
    ("metres", "dice"),
    [
        (0, 0),
        (0.5, 1),
        (2.99, 1),
        (3, 2),
        (5.5, 2),
        (6, 4),
        (7, 4),
        (9.9, 4),
        (10, 8),
        (12, 8),
        (13, 16),
        (15.9, 16),
        (16, 32),
        (18, 32),
        (19, 64),
        (21, 64),
        (21.9, 64),
        (22, 128),
        (23, 128),
        (60, 128),
    ],
)
def test_dice_by_height(tables: Tables, metres: float, dice: int) -> None:
    assert falls.dice(tables, Settings(), round(metres * 100)) == dice


@pytest.mark.rule("PV-FALL-TABLE")
def test_a_campaign_adds_rows(tables: Tables) -> None:
    settings = Settings(falls=(FallRow(metres=25, dice=256),))
    assert falls.dice(tables, settings, 2400) == 128
    assert falls.dice(tables, settings, 2500) == 256


@pytest.mark.rule("PV-FALL-DEX")
def test_a_fall_is_rolled_for_from_a_height_on(tables: Tables) -> None:
    assert [falls.made(13, roll) for roll in (20, 14, 13)] == [False, False, True]
    assert not falls.made(25, 20)
    assert not falls.rolls_due(tables, 200, controlled=True)
    assert falls.rolls_due(tables, 250, controlled=True)
    assert not falls.rolls_due(tables, 250, controlled=False)


@pytest.mark.rule("PV-FALL-JUMP-LOW", "PV-FALL-SAFE", "PV-FALL-MULT")
@pytest.mark.parametrize(
    ("metres", "failures", "dice", "times"),
    [
        (2, 0, 0, 1),
        (2.5, 0, 0, 1),
        (2.5, 1, 1, 2),
        (3, 0, 0, 1),
        (3, 2, 1, 3),
        (4, 0, 1, 1),
        (12, 0, 4, 1),
        (12, 2, 4, 3),
        (18, 0, 16, 1),
        (18, 4, 16, 5),
    ],
)
def test_controlled_falls(
    tables: Tables, metres: float, failures: int, dice: int, times: int
) -> None:
    found = fall(tables, metres, failures)
    assert (found.dice, found.times) == (dice, times)


@pytest.mark.rule("PV-FALL-MULT", "PV-FALL-JUMP-LOW", "PV-FALL-20")
def test_damage_of_a_fall(tables: Tables) -> None:
    assert fall(tables, 12, 2).damage((3, 4, 3, 4)) == 42
    assert fall(tables, 2.5, 1).damage((4,)) == 8
    assert fall(tables, 12, 0).damage((3, 4, 3, 3), natural=2) == 26


@pytest.mark.rule("PV-FALL-DEX")
def test_helpless_falls_count_whole(tables: Tables) -> None:
    assert (fall(tables, 18, None).dice, fall(tables, 18, None).times) == (32, 1)
    assert fall(tables, 1, None).dice == 1


@pytest.mark.rule("PV-FALL-SURFACE")
@pytest.mark.parametrize(
    ("surface", "metres", "height", "dice"),
    [("pierre", 10, 1300, 16), ("sable", 10, 700, 4), ("sable", 2, 0, 0), ("terre", 10, 1000, 8)],
)
def test_surfaces(tables: Tables, surface: str, metres: int, height: int, dice: int) -> None:
    found = fall(tables, metres, None, surface)
    assert (found.height.total, found.dice) == (height, dice)


@pytest.mark.rule("PV-FALL-WATER")
def test_water(tables: Tables) -> None:
    water = tables.surfaces.get("eau")
    assert [falls.water_rolls(height) for height in (2100, 1200, 290)] == [7, 4, 0]
    found = falls.into_water(tables, Settings(), 1200, water, 2)
    assert (found.height.total, found.dice) == (300, 2)
    assert falls.into_water(tables, reading(water="garde"), 1200, water, 2).height.total == 600
    assert falls.into_water(tables, Settings(), 2100, water, 7).height.total == 0
    assert falls.into_water(tables, reading(water="garde"), 200, water, 0).dice == 0


@pytest.mark.rule("PV-FALL-SWIM")
def test_swimming_rolls_again() -> None:
    assert falls.swum(12, (5, 13, 14, 20), (12, 3, 1), 2) == 3
    assert falls.swum(12, (5, 13), (20,), 2) == 1
    assert falls.swum(12, (5, 13), (1,), 0) == 1


@pytest.mark.rule("PV-FALL-FOREST")
def test_forest(tables: Tables) -> None:
    forest = tables.surfaces.get("foret")
    assert forest.cushion_sides == 6
    assert falls.cushioned(forest, (1,)) is True
    assert falls.cushioned(forest, (2,)) is False
    assert falls.cushioned(forest, ()) is None
    broken = falls.forest_height(forest, 6000, broken=True)
    assert falls.fall(tables, Settings(), broken, forest, None).dice == 8
    assert falls.fall(tables, Settings(), broken, forest, 0).dice == 4
    assert falls.forest_height(forest, 6000, broken=False) == 6000
    assert falls.forest_height(forest, 500, broken=True) == 500


@pytest.mark.rule("PV-FALL-BLACKFOREST")
@pytest.mark.parametrize(
    ("rolls", "broken"),
    [
        ((1, 2), True),
        ((1, 1, 1), True),
        ((1, 1, 3), False),
        ((2,), False),
        ((1,), None),
        ((1, 1), None),
    ],
)
def test_black_forest(tables: Tables, rolls: tuple[int, ...], broken: bool | None) -> None:
    forest = tables.surfaces.get("foret-noire")
    assert (forest.cushion_sides, forest.through_sides, forest.cushioned_cm) == (4, 2, 1000)
    assert falls.cushioned(forest, rolls) is broken


@given(st.integers(0, 4000), st.integers(0, 5))
def test_more_failures_never_hurt_less(tables: Tables, height: int, failures: int) -> None:
    earth = tables.surfaces.get("terre")
    one = falls.fall(tables, Settings(), height, earth, failures)
    other = falls.fall(tables, Settings(), height, earth, failures + 1)
    assert one.dice * one.times <= other.dice * other.times
    assert one.height.total >= 0


# Jumps.


@pytest.mark.rule("PV-JUMP-LENGTH")
def test_length_of_a_jump(tables: Tables) -> None:
    assert [jump.length(tables, speed) for speed in (9, 11, 12, 2)] == [3, 3, 4, 0]
    assert jump.passed(25, 19)
    assert not jump.passed(25, 20)


@pytest.mark.rule("PV-JUMP-EXTRA")
def test_further_cells(tables: Tables) -> None:
    assert [jump.extra_malus(tables, cells) for cells in range(5)] == [0, 2, 4, 8, 16]
    target = jump.target(tables, 15, 2, "aucun").total
    assert target == 11
    assert jump.passed(target, 11)


@pytest.mark.rule("PV-JUMP-RUN")
@pytest.mark.parametrize(
    ("space", "run", "target"),
    [(2, "aucun", 10), (3, "petit", 12), (5, "petit", 12), (6, "grand", 14), (9, "grand", 14)],
)
def test_run_up(tables: Tables, space: int, run: str, target: int) -> None:
    assert jump.run_up(tables, 3, space) == run
    assert jump.target(tables, 10, 0, run).total == target


def test_a_jump_of_no_cell_has_no_run_up_for_nothing(tables: Tables) -> None:
    assert [jump.run_up(tables, 0, space) for space in (0, 1, 2)] == ["aucun", "petit", "grand"]


@pytest.mark.rule("PV-JUMP-CATCH", "PV-JUMP-CLIMB")
def test_catching_hold(tables: Tables) -> None:
    assert jump.passed(jump.catch_target(tables, 13, "bonne").total, 18)
    assert not jump.passed(jump.catch_target(tables, 13, "sans").total, 9)
    assert jump.catch_target(tables, 10, "sans").total == 5
    assert jump.catch_target(tables, 10, "ordinaire").total == 10
    assert not jump.passed(30, 20)


# Parachutes.


@pytest.mark.rule("PV-PARA-FAIL")
def test_parachute_fails_one_time_in_a_hundred(tables: Tables) -> None:
    assert [roll for roll in range(1, 101) if parachute.fails(tables, roll)] == [1]


@pytest.mark.rule("PV-PARA-FAIL")
@pytest.mark.parametrize("kind", ["parachute", "parachute-ventral"])
def test_what_becomes_a_parachute_has_its_weight_and_price(kind: ItemKind) -> None:
    sail = Item(id="i", name="Toile")
    made = replace(sail, kind=kind)

    def weighs(one: Item, *commands: p.AddItem | p.UpdateItem) -> tuple[int, int]:
        owner = person(items=(one,))
        for command in commands:
            owner = edit(owner, command)
        return owner.items[-1].weight, owner.items[-1].price

    assert weighs(sail, p.UpdateItem(made)) == (200, 200)
    assert weighs(sail, p.AddItem(replace(made, id="j"))) == (200, 200)
    # What somebody said of it stands, then and later.
    assert weighs(sail, p.UpdateItem(replace(made, weight=150))) == (150, 0)
    assert weighs(sail, p.UpdateItem(replace(made, price=90))) == (0, 90)
    assert weighs(made, p.UpdateItem(replace(made, worn=True))) == (0, 0)
    assert weighs(sail, p.UpdateItem(replace(sail, kind="trousse"))) == (0, 0)


@pytest.mark.rule("PV-PARA-VENTRAL")
def test_ventral_parachute_spoils_spells(tables: Tables) -> None:
    assert parachute.spell_failure(tables, 3) == 15


@pytest.mark.rule("PV-PARA-OPEN")
def test_opening_by_hand(tables: Tables) -> None:
    assert parachute.opening(tables, 11, 4, 0).total == 67
    assert parachute.opening(tables, 11, 4, 1).total == 47
    assert parachute.attempts(tables, 900) == 3
    assert parachute.attempts(tables, 899) == 2


@pytest.mark.rule("PV-PARA-LOW", "PV-PARA-LOWER", "PV-PARA-OPEN")
@pytest.mark.parametrize(
    ("altitude", "attempts", "initiative", "penalty"),
    [
        (300, 1, False, 0),
        (299, 1, True, 0),
        (250, 1, True, 0),
        (200, 1, True, 0),
        (150, 1, True, 3),
        (100, 1, True, 3),
    ],
)
def test_low_altitudes(
    tables: Tables, altitude: int, attempts: int, initiative: bool, penalty: int
) -> None:
    found = parachute.band(tables, altitude)
    assert found is not None
    assert (found.initiative, found.penalty) == (initiative, penalty)
    assert parachute.attempts(tables, altitude) == attempts


def test_too_low_to_open(tables: Tables) -> None:
    assert parachute.band(tables, 99) is None
    assert parachute.attempts(tables, 99) == 0


@pytest.mark.rule("PV-PARA-DAMAGE")
@pytest.mark.parametrize(
    ("initiative", "percent", "metres", "dice"), [(3, 2, 18, 32), (2, 0, 6, 4), (0, 5, 0, 0)]
)
def test_missed_initiative(
    tables: Tables, initiative: int, percent: int, metres: int, dice: int
) -> None:
    height = parachute.missed_height(tables, initiative, percent)
    assert height == metres * 100
    assert falls.dice(tables, Settings(), height) == dice


# Swallowed.


@pytest.mark.rule("PV-SWALLOW-DAMAGE", "PV-SWALLOW-DECREASE")
def test_damage_inside_grows_then_falls(tables: Tables) -> None:
    grown: list[int] = []
    before = None
    for _ in range(4):
        before = swallowed.damage(tables, 4, before, dead=False)
        grown.append(before)
    assert grown == [4, 8, 16, 32]
    shrunk: list[int] = []
    for _ in range(4):
        before = swallowed.damage(tables, 4, before, dead=True)
        shrunk.append(before)
    assert shrunk == [16, 8, 4, 4]


@pytest.mark.rule("PV-SWALLOW-ESCAPE")
def test_fighting_inside(tables: Tables) -> None:
    assert swallowed.spell_failure(tables) == 10
    assert (swallowed.inner_ac(tables, None), swallowed.inner_ac(tables, 3)) == (8, 3)


@pytest.mark.rule("PV-SWALLOW-SPIT", "PV-SWALLOW-DEAD")
def test_getting_out(tables: Tables) -> None:
    assert swallowed.spit_chance(tables, 17).total == 17
    assert swallowed.spit_chance(tables, 170).total == 100
    assert [swallowed.out(60, dealt) for dealt in (59, 60)] == [False, True]
