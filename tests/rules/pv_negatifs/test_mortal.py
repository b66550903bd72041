"""Mortal and deep wounds: drawing them, checks, handicaps, healing, stabilising, days."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.pv_negatifs import coma, healing, movement
from desktop.rules.pv_negatifs import mortal as wounds
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    Countdown,
    Standing,
    Unit,
    Until,
)
from desktop.rules.pv_negatifs.fates import deepened, disbelieved
from desktop.rules.pv_negatifs.mortal import Fate
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.people import deep, mortal, person, reading, replace, standing


def clock(left: int = 5, unit: Unit = Unit.HOUR, until: Until = Until.COMA) -> Countdown:
    return Countdown(until=until, unit=unit, left=left)


@pytest.mark.rule("PV-TERM-PROFONDE", "PV-PROFONDE-MULTIPLE")
def test_a_deep_wound_is_the_whole_total_when_it_is_drawn() -> None:
    totals = [3, 7, 36]
    found = [deepened(person(), f"w{total}", total).character.deep[0] for total in totals]
    assert [one.threshold for one in found] == totals
    assert len({one.id for one in found}) == 3


@pytest.mark.rule("PV-MORTAL-PROFONDE", "PV-TERM-MORTELLE")
@pytest.mark.parametrize(("zone", "face"), [("tete", 14), ("tete", 15), ("bras", 11)])
def test_last_rows_are_deep(tables: Tables, settings: Settings, zone: str, face: int) -> None:
    row = wounds.effect(tables, settings, zone, face)
    assert row is not None
    assert row.deep


@pytest.mark.rule("PV-MORTAL-CREDIBLE")
def test_what_nobody_believes_is_deep() -> None:
    bitten = person(hp=-11, mortal=(mortal("tete-decapite", total=11),))
    after = disbelieved(bitten, bitten.mortal[0]).character
    assert after.mortal == ()
    assert [one.threshold for one in after.deep] == [11]


@pytest.mark.rule("PV-WOUND-DEATH-ROUNDS")
@pytest.mark.parametrize(
    ("id", "dies"),
    [
        ("tete-carotide-touchee", True),
        ("tete-gorge-touchee", True),
        ("bras-epaule-coupee", True),
        ("jambes-cuisse-coupee", True),
        ("bras-bras-coupe", False),
        ("jambes-jambe-coupee", False),
    ],
)
def test_rounds_to_death(tables: Tables, settings: Settings, id: str, dies: bool) -> None:
    wound = wounds.mortal_wound(settings, "m", tables.wounds.get(id), 6, 12)
    assert wound.rounds == (12 if dies else None)
    later = wounds.mortal_wound(reading(death_rounds="suivant"), "m", tables.wounds.get(id), 6, 12)
    assert later.rounds == (13 if dies else None)


@pytest.mark.rule("PV-WOUND-CHECK")
def test_dice_under_wisdom() -> None:
    assert wounds.under_wisdom(12, 12)
    assert wounds.under_wisdom(9, 9)
    assert not wounds.under_wisdom(9, 10)


@pytest.mark.rule("PV-WOUND-CHECK-FAIL", "PV-WOUND-CHECK-NOSECOND", "PV-WOUND-SPINE")
@pytest.mark.parametrize(
    ("id", "fate"),
    [
        ("torse-eventre", Fate.SECOND),
        ("tete-oreille-coupee", Fate.IMPOTENT),
        ("jambes-pied-casse", Fate.IMPOTENT),
        ("tete-gorge-touchee", Fate.IMPOTENT),
        ("torse-tetraplegique", Fate.FAINTS),
    ],
)
def test_a_failed_check(tables: Tables, id: str, fate: Fate) -> None:
    row = tables.wounds.get(id)
    assert wounds.first_check(row, passed=True) is Fate.GOES_ON
    assert wounds.first_check(row, passed=False) is fate


@pytest.mark.rule("PV-WOUND-CHECK-FAIL")
def test_the_second_check() -> None:
    assert wounds.second_check(passed=True) is Fate.IMPOTENT
    assert wounds.second_check(passed=False) is Fate.FAINTS


@pytest.mark.rule("PV-WOUND-HANDS", "PV-WOUND-GUT")
@pytest.mark.parametrize(
    ("id", "spells", "potions"),
    [
        ("bras-main-cassee", 2, 2),
        ("bras-doigts-casses", 2, 2),
        ("bras-doigts-coupes", 2, 2),
        ("bras-main-coupee", 0, 2),
        ("bras-bras-casse", 0, 2),
        ("bras-bras-coupe", 0, 2),
        ("bras-epaule-cassee", 0, 1),
        ("bras-epaule-coupee", 0, 2),
        ("torse-eventre", 0, 2),
    ],
)
def test_one_hand(tables: Tables, id: str, spells: int, potions: int) -> None:
    cost = wounds.handicaps(tables, (mortal(id),))
    assert (cost.hands, cost.spells, cost.potions) == (1, spells, potions)


@pytest.mark.rule("PV-WOUND-LEGS", "PV-WOUND-SPINE")
@pytest.mark.parametrize(
    ("id", "speed", "to_hit", "rear", "scrolls"),
    [
        ("jambes-pied-casse", 4, 0, False, 1),
        ("jambes-doigts-de-pied-casses", 4, 0, False, 1),
        ("jambes-doigts-de-pied-coupes", 4, -4, False, 1),
        ("jambes-pieds-coupes", 1, -4, True, 1),
        ("jambes-jambe-cassee", 1, -4, True, 1),
        ("jambes-jambe-coupee", 1, -4, True, 2),
        ("jambes-cuisse-cassee", 1, -4, True, 2),
        ("jambes-cuisse-coupee", 1, -4, True, 2),
        ("torse-paraplegique", 1, -4, True, 2),
        ("torse-tetraplegique", 0, 0, False, 1),
    ],
)
def test_legs_and_spine(
    tables: Tables, id: str, speed: int, to_hit: int, rear: bool, scrolls: int
) -> None:
    cost = wounds.handicaps(tables, (mortal(id),))
    assert (cost.to_hit, cost.to_be_hit, cost.rear) == (to_hit, -to_hit, rear)
    assert (cost.scrolls, cost.spells) == (scrolls, scrolls)
    lamed = person(speed=9, mortal=(mortal(id),))
    assert movement.speed(tables, lamed).total == speed


@pytest.mark.rule("PV-WOUND-VOICE")
@pytest.mark.parametrize(("id", "potions"), [("tete-bouche-touchee", 1), ("tete-gorge-touchee", 0)])
def test_no_voice(tables: Tables, id: str, potions: int) -> None:
    cost = wounds.handicaps(tables, (mortal(id),))
    assert (cost.voiceless, cost.spells, cost.potions) == (True, 0, potions)


@pytest.mark.rule("PV-WOUND-BLIND")
def test_blind_without_eyes(tables: Tables) -> None:
    assert wounds.handicaps(tables, (mortal("tete-deux-yeux-creves"),)).blind
    one = mortal("tete-oeil-creve")
    assert not wounds.handicaps(tables, (one,)).blind
    # The other eye comes to the same as both at once, as long as neither grew back.
    assert wounds.handicaps(tables, (one, replace(one, id="n"))).blind
    assert not wounds.handicaps(tables, (one, replace(one, id="n", healed=True))).blind


def test_like_handicaps_do_not_add_up(tables: Tables) -> None:
    both = (
        mortal("jambes-pied-casse", id="a"),
        mortal("jambes-jambe-coupee", id="b"),
        mortal("torse-paraplegique", id="c"),
        mortal("bras-main-cassee", id="d"),
        mortal("tete-gorge-touchee", id="e"),
    )
    cost = wounds.handicaps(tables, both)
    assert (cost.to_hit, cost.to_be_hit, cost.move) == (-4, 4, "rampe")
    assert (cost.hands, cost.spells, cost.potions, cost.scrolls) == (1, 0, 0, 2)
    healed = tuple(replace(one, healed=True) for one in both)
    assert wounds.handicaps(tables, healed) == wounds.Handicaps()
    assert wounds.handicaps(tables, (mortal("du-mj"),)) == wounds.Handicaps()


# Healing.


@pytest.mark.rule("PV-DEEP-CURE")
@pytest.mark.parametrize(("points", "cured"), [(23, False), (24, True), (30, True)])
def test_one_single_heal_of_the_threshold(
    tables: Tables, settings: Settings, points: int, cured: bool
) -> None:
    hurt = person(hp=-24, most=40, deep=deep(24))
    after = healing.heal(tables, settings, hurt, points)
    assert (after.effective, after.cured) == (cured, "d24" if cured else "")
    assert after.character.hp == (-24 + points if cured else -24)


@pytest.mark.rule("PV-DEEP-CURE", "PV-TERM-PROFONDE")
def test_threshold_is_that_of_the_wound_or_of_now() -> None:
    (one,) = deep(7)
    assert healing.threshold(Settings(), one, 36) == 7
    assert healing.threshold(reading(threshold="total-courant"), one, 36) == 36
    assert healing.threshold(reading(threshold="total-courant"), one, 3) == 7


@pytest.mark.rule("PV-DEEP-HOLD", "PV-PROFONDE-MULTIPLE")
def test_an_open_deep_wound_holds_the_total(tables: Tables, settings: Settings) -> None:
    hurt = person(hp=-24, deep=deep(10, 24))
    assert healing.heal(tables, settings, hurt, 9).character == hurt
    one_left = healing.heal(tables, settings, hurt, 24, "d24")
    assert (one_left.effective, one_left.character.hp) == (True, -24)
    assert [each.id for each in one_left.character.deep] == ["d10"]
    other = healing.heal(tables, settings, hurt, 10, "d10").character
    assert [each.id for each in other.deep] == ["d24"]
    assert healing.rests(hurt, 4) == hurt
    healed = healing.heal(tables, settings, one_left.character, 30).character
    assert (healed.hp, healed.deep, healed.body.standing) == (6, (), Standing.WELL)


@pytest.mark.rule("PV-TERM-IMPOTENT")
def test_a_heal_that_takes_effect_stops_the_countdown(tables: Tables, settings: Settings) -> None:
    dying = standing(person(hp=-7), "impotent", countdown=clock())
    healed = healing.heal(tables, settings, dying, 3).character
    assert (healed.hp, healed.body.countdown) == (-4, None)
    assert healed.body.standing is Standing.IMPOTENT
    held = replace(dying, deep=deep(7))
    after = healing.heal(tables, settings, held, 3)
    assert (after.effective, after.character) == (False, held)


def test_nobody_heals_the_dead(tables: Tables, settings: Settings) -> None:
    dead = standing(person(hp=-7), "mort")
    assert healing.heal(tables, settings, dead, 50).character == dead
    assert healing.rests(dead, 3) == dead
    well = person(hp=18)
    assert healing.heal(tables, settings, well, 50).character.hp == 20
    assert not healing.heal(tables, settings, well, 0).effective


@pytest.mark.rule("PV-REGEN-FLAG", "PV-WOUND-DEATH-ROUNDS")
def test_only_regeneration_restores_an_amputation(tables: Tables, settings: Settings) -> None:
    hurt = person(
        hp=-3,
        mortal=(
            mortal("bras-main-coupee", id="hand"),
            mortal("bras-bras-casse", id="arm"),
            mortal("tete-carotide-touchee", id="throat", rounds=4),
            mortal("bras-epaule-coupee", id="shoulder", rounds=4),
        ),
    )
    after = healing.heal(tables, settings, hurt, 2).character
    assert {one.id: (one.healed, one.rounds) for one in after.mortal} == {
        "hand": (False, None),
        "arm": (True, None),
        "throat": (True, None),
        "shoulder": (False, 4),
    }
    grown = healing.regenerated(after, "shoulder")
    assert [one.rounds for one in grown.mortal] == [None] * 4
    assert wounds.handicaps(tables, grown.mortal).hands == 1
    assert wounds.handicaps(tables, healing.regenerated(grown, "hand").mortal).hands == 2


# Stabilising.


@pytest.mark.rule("PV-DEFENSIF-STABILISE", "PV-DEEP-STABILISE")
@pytest.mark.parametrize(
    ("skill", "kit", "roll", "made"),
    [
        (8, True, 13, True),
        (8, True, 14, False),
        (8, False, 9, False),
        (11, True, 16, True),
        (11, False, 12, False),
        (11, False, 11, True),
    ],
)
def test_care_under_soins(tables: Tables, skill: int, kit: bool, roll: int, made: bool) -> None:
    assert (roll <= healing.care_target(tables, skill, kit=kit).total) is made


@pytest.mark.rule("PV-DEEP-ONE-TRY")
def test_the_best_helper_tries_once(tables: Tables) -> None:
    helpers = (("alone", 12, False), ("kit", 9, True), ("same", 14, False))
    assert healing.best_helper(tables, helpers) == "kit"
    assert healing.best_helper(tables, ()) == ""
    hurt = person(hp=-5, deep=deep(5))
    assert healing.may_stabilise(hurt)
    tried = replace(hurt, body=Body(tried=True))
    assert not healing.may_stabilise(tried)
    assert healing.may_stabilise(replace(tried, deep=()))
    assert not healing.may_stabilise(person(hp=0))
    assert not healing.may_stabilise(replace(hurt, body=Body(stabilised=True)))


@pytest.mark.rule("PV-DEEP-DAILY")
@pytest.mark.parametrize(("day", "malus"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 8), (5, 16)])
def test_daily_penalty_doubles(day: int, malus: int) -> None:
    assert healing.daily_malus(Settings(), 24, day) == malus


@pytest.mark.rule("PV-DEEP-DAILY")
def test_daily_penalty_in_hours_kills_the_second_day() -> None:
    by_hour = reading(daily="heure")
    assert healing.daily_malus(by_hour, 24, 0) == 0
    assert healing.daily_malus(by_hour, 24, 1) == 1000
    assert healing.daily_malus(Settings(), 24, 10**6) == 1000


@pytest.mark.rule("PV-DEEP-DAILY")
@pytest.mark.parametrize(("malus", "roll", "made"), [(2, 10, True), (4, 9, False), (0, 12, True)])
def test_daily_check(malus: int, roll: int, made: bool) -> None:
    assert healing.daily_passed(12, malus, roll) is made


@pytest.mark.rule("PV-DEEP-DAILY-COMA", "PV-DEEP-D24")
@pytest.mark.parametrize(
    ("first", "second", "hours", "day", "conscious"),
    [
        (True, True, (5, 18), (None, None), False),
        (False, True, (5, 18), (5, None), False),
        (True, False, (5, 18), (None, 18), True),
        (False, False, (5, 18), (5, 18), False),
        (False, False, (15, 6), (None, 6), True),
        (False, False, (9, 9), (9, 9), False),
    ],
)
def test_hours_of_coma_and_death(
    first: bool,
    second: bool,
    hours: tuple[int, int],
    day: tuple[int | None, int | None],
    conscious: bool,
) -> None:
    coma, death = None if first else hours[0], None if second else hours[1]
    found = healing.day_after(coma=coma, death=death)
    assert ((found.coma, found.death), found.conscious) == (day, conscious)


@pytest.mark.rule("PV-STABLE-HEAL", "PV-STABLE-HEAL-CARE", "PV-STABLE-HEAL-BED")
@pytest.mark.parametrize(
    ("con", "rolls", "points"),
    [
        (14, (14,), 1),
        (14, (15,), 0),
        (21, (20,), 0),
        (14, (3, 17), 1),
        (14, (3, 14, 15, 20), 2),
    ],
)
def test_a_day_of_rest(con: int, rolls: tuple[int, ...], points: int) -> None:
    assert healing.natural_points(con, rolls) == points


@pytest.mark.rule("PV-STABLE-HEAL", "PV-STABLE-HEAL-CARE", "PV-STABLE-HEAL-BED")
def test_rolls_of_a_day(tables: Tables) -> None:
    assert [(one.id, one.rolls) for one in tables.recoveries] == [
        ("seul", 1),
        ("nature", 2),
        ("alite", 4),
    ]


def test_rest_leads_back_to_ones_feet() -> None:
    lying = standing(person(hp=-2), "impotent", stabilised=True)
    assert healing.rests(lying, 1).body == lying.body
    up = healing.rests(lying, 2)
    assert (up.hp, up.body) == (0, Body())
    assert healing.rests(person(hp=19), 4).hp == 20


@pytest.mark.rule("PV-TABLE-A-REGEN")
@pytest.mark.parametrize(("con", "points"), [(19, 0), (20, 5), (21, 5), (23, 10), (25, 15)])
def test_regeneration(tables: Tables, settings: Settings, con: int, points: int) -> None:
    assert healing.regeneration(tables, settings, con, 5) == points


@pytest.mark.rule("PV-NONLETHAL-HEAL")
@pytest.mark.parametrize(("con", "points"), [(16, 9), (8, 3), (3, 3)])
def test_nonlethal_damage_goes_with_rest(
    tables: Tables, settings: Settings, con: int, points: int
) -> None:
    assert healing.nonlethal_points(tables, settings, con, 3) == points
    hurt = person(hp=2, lost=5, con=con)
    rested = healing.rested_nonlethal(hurt, points)
    assert (rested.hp, rested.lost) == (2 + min(points, 5), max(0, 5 - points))
    held = replace(hurt, hp=-4, deep=deep(4))
    assert healing.rested_nonlethal(held, points) == held


@pytest.mark.rule("PV-DIVINE-CALL")
def test_a_god_answers_by_the_gms_chance() -> None:
    assert healing.answered(5, 5)
    assert not healing.answered(5, 6)


@given(
    st.integers(-40, 20),
    st.lists(st.integers(1, 40), max_size=3),
    st.integers(-5, 60),
)
def test_a_heal_never_harms_nor_passes_the_maximum(
    tables: Tables, hp: int, open_wounds: list[int], points: int
) -> None:
    hurt: Character = person(hp=hp, deep=deep(*dict.fromkeys(open_wounds)))
    after = healing.heal(tables, Settings(), hurt, points).character
    assert hp <= after.hp <= 20
    assert len(hurt.deep) - len(after.deep) in (0, 1)
    if after.deep:
        assert after.hp == hp


# Clocks.


@pytest.mark.rule("PV-COMA-TIMER", "PV-IMPOTENT-COMA", "PV-DEEP-FAIL")
@pytest.mark.parametrize(
    ("con", "negatives", "unit"),
    [
        (11, 6, Unit.HOUR),
        (11, 11, Unit.HOUR),
        (11, 12, Unit.MINUTE),
        (11, 14, Unit.MINUTE),
        (8, 9, Unit.MINUTE),
        (15, 16, Unit.MINUTE),
    ],
)
def test_clock_to_coma(con: int, negatives: int, unit: Unit) -> None:
    assert coma.started(con, negatives, 7) == clock(7, unit)
    assert coma.dying(con, negatives, 4) == clock(4, unit, Until.DEATH)


@pytest.mark.rule("PV-COMA-SECRET")
def test_players_get_a_hint_without_a_figure() -> None:
    hours, minutes = (
        coma.hint(clock(7, unit), Standing.IMPOTENT) for unit in (Unit.HOUR, Unit.MINUTE)
    )
    assert hours is not None
    assert minutes is not None
    assert (hours.key, minutes.key) == ("pv.hint.hours", "pv.hint.minutes")
    assert (hours.params, minutes.params) == ({}, {})
    assert coma.hint(None, Standing.IMPOTENT) is None
    assert coma.hint(clock(3), Standing.COMA) is None


@pytest.mark.rule("PV-WISDOM-EXTEND")
def test_wisdom_puts_coma_off() -> None:
    assert [coma.extends(13, roll) for roll in (9, 13, 14)] == [True, True, False]
    assert not coma.extends(21, 20)
    due = coma.passed(clock(2), 3)
    assert due.left == 0
    assert coma.extended(due).left == 1


@pytest.mark.rule("PV-COMA-DEATH")
def test_death_after_coma() -> None:
    assert coma.dying(12, 5, 4) == clock(4, Unit.HOUR, Until.DEATH)
    assert coma.dying(12, 13, 4).unit is Unit.MINUTE


@pytest.mark.rule("PV-COMA-EARLY")
def test_more_damage_changes_the_unit() -> None:
    assert coma.worsened(Settings(), clock(6), 10, 12) == clock(6, Unit.MINUTE)
    assert coma.worsened(Settings(), clock(6), 10, 10) == clock(6)
    assert coma.worsened(Settings(), clock(6, Unit.MINUTE), 10, 4) == clock(6, Unit.MINUTE)
    assert coma.worsened(reading(unit="garde"), clock(6), 10, 12) == clock(6)
    assert coma.worsened(Settings(), None, 10, 12) is None
