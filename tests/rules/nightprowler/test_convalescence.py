"""Recovery on the calendar of the MJ (V.C)."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.nightprowler.commands.care import (
    EndSideEffect,
    FirstAid,
    GiveCare,
    HastenLine,
    PassTime,
    RemoveLine,
    SetInfected,
    TakeRemedy,
)
from desktop.rules.nightprowler.commands.play import TickBox
from desktop.rules.nightprowler.document.character import Character, Health, Track
from desktop.rules.nightprowler.document.play_records import Convalescence, LineCare
from desktop.rules.nightprowler.health.calendar import mending, pass_time
from desktop.rules.nightprowler.health.recovery import Care, Treatment, rest_vitality
from desktop.rules.system import Struct
from tests.rules.nightprowler.characters import Rules, plain
from tests.rules.nightprowler.playing import played, refused, with_heroism
from tests.rules.nightprowler.sample import SETTINGS, TABLES, with_reading

SCRATCHES, LIGHT, GRAVE = "egratignures", "blessures-legeres", "blessures-graves"
CRITICAL, MORTAL = "blessures-critiques", "blessures-mortelles"
NONE = (0, 0, 0, 0, 0)


def hurt(*vitality: int, endurance: tuple[int, int, int, int, int] = NONE) -> Character:
    a, b, c, d, e = vitality
    return plain(health=Health(vitality=(a, b, c, d, e), endurance=endurance))


@pytest.mark.rule("NP-RECOVERY-VITALITY-TIMES")
@pytest.mark.parametrize(
    ("boxes", "hours"),
    [((2, 0, 0, 0, 0), 24), ((0, 2, 0, 0, 0), 48), ((0, 0, 1, 0, 0), 48), ((1, 0, 1, 0, 0), 72)],
)
def test_a_line_goes_when_its_time_has_passed_in_any_steps(
    rules: Rules, boxes: tuple[int, ...], hours: int
) -> None:
    someone = played(rules, hurt(*boxes), PassTime(8), PassTime(hours - 9))
    assert someone.health.vitality != NONE
    assert played(rules, someone, PassTime(1)).health.vitality == NONE
    assert played(rules, someone, PassTime(1)).convalescence == Convalescence(hours=hours)


@pytest.mark.rule("NP-RECOVERY-VITALITY-TIMES")
def test_the_most_serious_line_goes_first_and_the_others_wait(rules: Rules) -> None:
    someone = played(rules, hurt(2, 0, 1, 0, 0), PassTime(48))
    assert someone.health.vitality == (2, 0, 0, 0, 0)
    (left,) = mending(rules.tables, someone.health, someone.convalescence)
    assert (left.care.line, left.left) == (SCRATCHES, 24)


@pytest.mark.rule("NP-RECOVERY-VITALITY-TIMES")
def test_lines_recover_together_by_a_setting(rules: Rules) -> None:
    together = rules.reading(recovery_parallel=True)
    assert played(together, hurt(2, 0, 1, 0, 0), PassTime(48)).health.vitality == NONE


@pytest.mark.rule("NP-RECOVERY-ENDURANCE")
@pytest.mark.parametrize(
    ("resting", "hours", "left"),
    [(True, 1, (2, 0, 0, 0, 0)), (True, 2, NONE), (False, 8, (2, 1, 0, 0, 0))],
)
def test_endurance_comes_back_by_rest(
    rules: Rules, resting: bool, hours: int, left: tuple[int, ...]
) -> None:
    someone = hurt(*NONE, endurance=(2, 1, 0, 0, 0))
    assert played(rules, someone, PassTime(hours, resting)).health.endurance == left


@pytest.mark.rule("NP-HEROISM-RECOVERY-REST")
@pytest.mark.parametrize(
    ("hours", "resting", "gain"), [(5, True, 1), (8, True, 1), (4, True, 0), (24, False, 0)]
)
def test_a_long_rest_brings_heroism_back(
    rules: Rules, hours: int, resting: bool, gain: int
) -> None:
    someone = with_heroism(rules, plain(), 2)
    quarter = rules.derive(someone).heroism_max.total // 4
    after = played(rules, someone, PassTime(hours, resting))
    assert rules.derive(after).heroism == 2 + quarter * gain


@pytest.mark.rule("NP-RECOVERY-CARE-SEVERE")
@pytest.mark.parametrize(
    ("boxes", "line"), [((0, 0, 0, 0, 1), MORTAL), ((0, 0, 0, 1, 0), CRITICAL)]
)
def test_a_severe_line_goes_only_after_care_that_succeeds(
    rules: Rules, boxes: tuple[int, ...], line: str
) -> None:
    someone = hurt(*boxes)
    assert refused(rules, someone, GiveCare(line, True, 12)).key == "np.recovery.care-level"
    cared = played(rules, someone, GiveCare(line, True, 13))
    assert played(rules, cared, PassTime(71)).health.vitality == boxes
    assert played(rules, cared, PassTime(72)).health.vitality == NONE
    failed = played(rules, someone, GiveCare(line, False, 13))
    assert refused(rules, failed, GiveCare(line, True, 13)).key == "np.care.once"
    stationary = played(rules, failed, PassTime(100))
    assert stationary.health.vitality == boxes
    again = played(rules, stationary, GiveCare(line, True, 13))
    assert played(rules, again, PassTime(71)).health.vitality == boxes
    assert played(rules, again, PassTime(72)).health.vitality == NONE


@pytest.mark.rule("NP-RECOVERY-CARE-SEVERE")
def test_a_stationary_line_holds_back_none_of_the_lighter_ones(rules: Rules) -> None:
    someone = hurt(1, 0, 0, 1, 0)
    assert played(rules, someone, PassTime(72)).health.vitality == (1, 0, 0, 1, 0)
    assert played(rules, someone, PassTime(72), PassTime(24)).health.vitality == (0, 0, 0, 1, 0)
    waiting = played(rules, someone, PassTime(72))
    assert refused(rules, waiting, HastenLine(CRITICAL, 1)).key == "np.care.waiting"


@pytest.mark.rule("NP-RECOVERY-CARE-LIGHT")
@pytest.mark.parametrize(("boxes", "line"), [((0, 0, 1, 0, 0), GRAVE), ((0, 1, 0, 0, 0), LIGHT)])
@pytest.mark.parametrize(("success", "hours"), [(True, 24), (False, 48)])
def test_care_shortens_a_lighter_line(
    rules: Rules, boxes: tuple[int, ...], line: str, success: bool, hours: int
) -> None:
    someone = played(rules, hurt(*boxes), GiveCare(line, success, 6))
    assert played(rules, someone, PassTime(hours - 1)).health.vitality == boxes
    assert played(rules, someone, PassTime(hours)).health.vitality == NONE


@pytest.mark.rule("NP-RECOVERY-CARE-SCRATCH")
@pytest.mark.parametrize(
    ("success", "clean", "risk"),
    [(True, True, False), (True, False, True), (False, True, True), (None, True, True)],
)
def test_care_in_clean_hands_cancels_the_risk_of_infection(
    rules: Rules, success: bool | None, clean: bool, risk: bool
) -> None:
    someone = hurt(1, 0, 0, 0, 0)
    if success is not None:
        someone = played(rules, someone, GiveCare(SCRATCHES, success, 9, clean))
    (left,) = mending(rules.tables, someone.health, someone.convalescence)
    assert (left.infection, left.left) == (risk, 24)


@pytest.mark.rule("NP-RECOVERY-HEROISM")
@pytest.mark.parametrize(("points", "hours"), [(1, 24), (2, 16), (3, 12)])
def test_heroism_divides_the_time_of_a_line(rules: Rules, points: int, hours: int) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 5)
    helped = played(rules, someone, HastenLine(GRAVE, points))
    assert rules.derive(helped).heroism == 5 - points
    assert played(rules, helped, PassTime(hours - 1, False)).health.vitality != NONE
    assert played(rules, helped, PassTime(hours, False)).health.vitality == NONE


@pytest.mark.rule("NP-RECOVERY-HEROISM")
def test_a_line_takes_no_more_than_three_points_in_all(rules: Rules) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 9)
    assert refused(rules, someone, HastenLine(GRAVE, 4)).key == "np.recovery.heroism-most"
    helped = played(rules, someone, HastenLine(GRAVE, 2))
    assert refused(rules, helped, HastenLine(GRAVE, 2)).key == "np.recovery.heroism-most"
    poor = with_heroism(rules, someone, 1)
    assert refused(rules, poor, HastenLine(GRAVE, 2)).key == "np.edit.not-enough-heroism"


@pytest.mark.rule("NP-RECOVERY-HEROISM")
def test_points_spent_late_finish_a_line_at_once(rules: Rules) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 5)
    rested = played(rules, someone, PassTime(30, False))
    assert played(rules, rested, HastenLine(GRAVE, 1)).health.vitality == NONE


@pytest.mark.rule("NP-RECOVERY-CARE-LIGHT")
def test_who_heals_himself_pays_for_his_own_roll(rules: Rules) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 3)
    cared = played(rules, someone, GiveCare(GRAVE, False, 6, heroism=2))
    assert rules.derive(cared).heroism == 1
    over = GiveCare(GRAVE, True, 6, heroism=4)
    assert refused(rules, someone, over).key == "np.edit.not-enough-heroism"


@pytest.mark.rule("NP-RECOVERY-COMBINED")
def test_care_comes_before_the_division(rules: Rules) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 5)
    helped = played(rules, someone, GiveCare(GRAVE, True, 6), HastenLine(GRAVE, 1))
    (left,) = mending(rules.tables, helped.health, helped.convalescence)
    assert left.left == 12


@pytest.mark.rule("NP-RECOVERY-PLANTS")
@pytest.mark.parametrize(
    ("line", "boxes", "worth", "hours"),
    [(LIGHT, (0, 1, 0, 0, 0), 1, 24), (GRAVE, (0, 0, 1, 0, 0), 2, 16)],
)
def test_a_plant_helps_and_always_has_a_side_effect(
    rules: Rules, line: str, boxes: tuple[int, ...], worth: int, hours: int
) -> None:
    someone = hurt(*boxes)
    bare = TakeRemedy(line, "plantes", worth)
    assert refused(rules, someone, bare).key == "np.care.name-side-effect"
    helped = played(rules, someone, replace(bare, side_effect="des boutons"))
    assert helped.convalescence.side_effects == ("des boutons",)
    (left,) = mending(rules.tables, helped.health, helped.convalescence)
    assert left.left == hours
    assert rules.derive(helped).heroism == rules.derive(someone).heroism
    again = TakeRemedy(line, "plantes", 1, "fatigue")
    assert refused(rules, helped, again).key == "np.care.one-aid"
    assert played(rules, helped, EndSideEffect(0)).convalescence.side_effects == ()


@pytest.mark.rule("NP-RECOVERY-PLANTS")
def test_a_plant_is_worth_two_points_at_most_and_counts_in_the_limit(rules: Rules) -> None:
    someone = with_heroism(rules, hurt(0, 0, 1, 0, 0), 5)
    plant = TakeRemedy(GRAVE, "plantes", 3, "x")
    assert refused(rules, someone, plant).key == "np.recovery.aid-worth"
    helped = played(rules, someone, HastenLine(GRAVE, 2))
    two = TakeRemedy(GRAVE, "plantes", 2, "x")
    assert refused(rules, helped, two).key == "np.recovery.heroism-most"
    assert played(rules, helped, replace(two, heroism=1)).health.vitality == (0, 0, 1, 0, 0)


@pytest.mark.rule("NP-RECOVERY-POTIONS")
def test_a_potion_may_be_worth_three_points_or_take_a_line_away(rules: Rules) -> None:
    someone = played(rules, hurt(0, 0, 1, 1, 0), GiveCare(CRITICAL, True, 13))
    helped = played(rules, someone, TakeRemedy(CRITICAL, "potions", 3))
    assert mending(rules.tables, helped.health, helped.convalescence)[0].left == 18
    gone = played(rules, someone, RemoveLine(GRAVE, "potions"))
    assert gone.health.vitality == (0, 0, 0, 1, 0)
    noted = played(rules, someone, RemoveLine(GRAVE, "potions", "soif"))
    assert noted.convalescence.side_effects == ("soif",)
    plant = RemoveLine(GRAVE, "plantes", "x")
    assert refused(rules, someone, plant).key == "np.recovery.removes-nothing"


@pytest.mark.rule("NP-CARE-FIRST-AID", "NP-HEALTH-DEATH")
def test_first_aid_stops_the_bleeding_and_erases_no_box(rules: Rules) -> None:
    health = Health(vitality=(1, 0, 0, 0, 1), bleeding=2, dying=True)
    someone = played(rules, plain(health=health), FirstAid())
    assert someone.health == replace(health, bleeding=0, dying=False)
    assert refused(rules, someone, FirstAid()).key == "np.care.nothing-to-stabilise"
    hurt_still = with_heroism(rules, plain(health=health), 2)
    failed = played(rules, hurt_still, FirstAid(success=False, heroism=1))
    assert (failed.health, rules.derive(failed).heroism) == (health, 1)
    over = FirstAid(heroism=3)
    assert refused(rules, hurt_still, over).key == "np.edit.not-enough-heroism"


def test_a_new_wound_on_a_line_begins_its_period_anew(rules: Rules) -> None:
    someone = played(rules, hurt(1, 0, 0, 0, 0), PassTime(20), TickBox(Track.VITALITY, 0))
    assert played(rules, someone, PassTime(23)).health.vitality == (2, 0, 0, 0, 0)
    assert played(rules, someone, PassTime(24)).health.vitality == NONE


def test_an_infection_is_noted_until_it_is_over(rules: Rules) -> None:
    ill = played(rules, plain(), SetInfected(True))
    assert ill.convalescence.infected
    assert not played(rules, ill, SetInfected(False)).convalescence.infected


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (PassTime(0), "np.care.hours"),
        (PassTime(10_001), "np.care.hours"),
        (GiveCare(GRAVE, True, 20), "np.edit.nothing-ticked"),
        (GiveCare("rien", True, 20), "np.care.no-such-line"),
        (HastenLine(SCRATCHES, 0), "np.edit.not-positive"),
        (TakeRemedy(SCRATCHES, "eau", 1), "np.care.no-such-aid"),
        (TakeRemedy(SCRATCHES, "potions", 0), "np.care.no-such-aid"),
        (RemoveLine(SCRATCHES, "eau"), "np.care.no-such-aid"),
        (EndSideEffect(0), "edit.no-such-entry"),
    ],
)
def test_what_cannot_be_done_says_why(rules: Rules, command: Struct, key: str) -> None:
    assert refused(rules, hurt(1, 0, 0, 0, 0), command).key == key


CARES = st.builds(
    LineCare,
    st.sampled_from((SCRATCHES, LIGHT, GRAVE, CRITICAL, MORTAL)),
    st.integers(0, 3),
    st.just(0),
    st.sampled_from([each.value for each in Care]),
    st.booleans(),
    st.integers(0, 3),
)


@given(
    st.tuples(*[st.integers(0, most) for most in (3, 2, 1, 1, 1)]),
    st.lists(CARES, max_size=5, unique_by=lambda care: care.line),
    st.lists(st.integers(0, 80), max_size=5),
    st.booleans(),
)
@hypothesis_settings(deadline=None)
def test_hours_in_several_steps_are_as_good_as_at_once(
    boxes: tuple[int, int, int, int, int],
    cares: list[LineCare],
    steps: list[int],
    parallel: bool,
) -> None:
    settings = with_reading(recovery_parallel=parallel)
    health = Health(vitality=boxes)
    kept = Convalescence(lines=tuple(replace(care, boxes=3) for care in cares))
    once = pass_time(TABLES, settings, health, kept, sum(steps))
    state, left = kept, health
    for hours in steps:
        passed = pass_time(TABLES, settings, left, state, hours)
        state, left = passed.convalescence, passed.health
    assert left == once.health
    assert state.hours == once.convalescence.hours == sum(steps)
    if steps:
        assert state == once.convalescence
    treatments = {
        care.line: Treatment(care=Care(care.care), heroism=care.heroism) for care in cares
    }
    fresh = rest_vitality(TABLES, settings, health, sum(steps), treatments)
    assert left == fresh.health
    assert SETTINGS.readings.recovery_parallel is False
