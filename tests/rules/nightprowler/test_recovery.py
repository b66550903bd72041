"""Care and recovery (V.C)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.document.character import Health, Origins, Track
from desktop.rules.nightprowler.document.play_records import Convalescence, LineCare
from desktop.rules.nightprowler.health.calendar import mending
from desktop.rules.nightprowler.health.recovery import (
    Care,
    Equipment,
    Treatment,
    care,
    care_refusal,
    first_aid,
    hours_in_all,
    infection_risk,
    plan,
    potion_removes,
    recovery_time,
    rest_endurance,
    rest_vitality,
    row,
    side_effect,
    stabilised,
    surgery_refusal,
    treatment_refusal,
)
from desktop.rules.nightprowler.health.wounds import bleed
from desktop.rules.nightprowler.rolls.check import CheckRequest, threshold
from desktop.rules.nightprowler.rolls.trait_effects import washes_off_infection
from tests.rules.nightprowler.characters import plain
from tests.rules.nightprowler.sample import CAPACITIES, SETTINGS, TABLES, derived, with_reading

SCRATCH, LIGHT, GRAVE, CRITICAL, MORTAL = (
    "egratignures",
    "blessures-legeres",
    "blessures-graves",
    "blessures-critiques",
    "blessures-mortelles",
)
LINES = (SCRATCH, LIGHT, GRAVE, CRITICAL, MORTAL)
CARED = Treatment(care=Care.SUCCESS)


def hours(line: str, treatment: Treatment = Treatment()) -> int:  # noqa: B008
    return recovery_time(TABLES, line, treatment).hours.total


def soin(value: int, line: str) -> int:
    request = CheckRequest(skill="soin", modifiers=care(TABLES, line))
    return threshold(TABLES, SETTINGS, derived({"soin": value}), request).total


@pytest.mark.rule("NP-CARE-FIRST-AID")
@pytest.mark.parametrize(
    ("equipment", "value"),
    [(Equipment.NONE, 6), (Equipment.IMPROVISED, 11), (Equipment.PROPER, 11)],
)
def test_first_aid_needs_some_equipment(equipment: Equipment, value: int) -> None:
    request = CheckRequest(skill="soin", modifiers=first_aid(TABLES, equipment))
    assert threshold(TABLES, SETTINGS, derived({"soin": 11}), request).total == value


@pytest.mark.rule("NP-CARE-FIRST-AID", "NP-HEALTH-BLEEDING")
def test_first_aid_stops_bleeding_and_erases_nothing() -> None:
    hurt = Health(vitality=(3, 1, 0, 0, 1), bleeding=2, dying=True)
    saved = stabilised(hurt)
    assert (saved.bleeding, saved.dying, saved.vitality) == (0, False, hurt.vitality)
    assert bleed(TABLES, SETTINGS, CAPACITIES, saved).health == saved


@pytest.mark.rule("NP-SKILL-SOIN-CHIRURGIE")
def test_surgery_needs_a_professional() -> None:
    assert surgery_refusal(TABLES, 12) is not None
    assert surgery_refusal(TABLES, 13) is None


@pytest.mark.rule("NP-RECOVERY-ENDURANCE")
def test_endurance_recovers_one_line_per_hour_worst_first() -> None:
    bruised = Health(endurance=(2, 1, 0, 0, 0))
    rested = rest_endurance(TABLES, bruised, 60)
    assert rested.health.endurance == (2, 0, 0, 0, 0)
    assert rested.erased == ("ecchymoses",)
    beaten = Health(endurance=(0, 2, 1, 0, 0))
    assert rest_endurance(TABLES, beaten, 120).health.endurance == (0, 0, 0, 0, 0)
    assert rest_endurance(TABLES, bruised, 30).health == bruised
    assert rest_endurance(TABLES, bruised, 59).health == bruised


@pytest.mark.rule("NP-RECOVERY-VITALITY-TIMES")
def test_vitality_recovers_line_by_line() -> None:
    assert [hours(line) for line in LINES] == [24, 48, 48, 72, 72]

    def rested(health: Health, time: int) -> tuple[int, ...]:
        return rest_vitality(TABLES, SETTINGS, health, time, {}).health.vitality

    assert rested(Health(vitality=(3, 0, 0, 0, 0)), 24) == (0, 0, 0, 0, 0)
    assert rested(Health(vitality=(3, 0, 0, 0, 0)), 23) == (3, 0, 0, 0, 0)
    assert rested(Health(vitality=(0, 2, 0, 0, 0)), 48) == (0, 0, 0, 0, 0)
    both = Health(vitality=(1, 0, 1, 0, 0))
    assert hours_in_all(SETTINGS, plan(TABLES, both, {})) == 72
    assert rested(both, 48) == (1, 0, 0, 0, 0)
    assert rested(both, 71) == (1, 0, 0, 0, 0)
    assert rested(both, 72) == (0, 0, 0, 0, 0)


def test_settings_let_lines_recover_together() -> None:
    parallel, both = with_reading(recovery_parallel=True), Health(vitality=(1, 0, 1, 0, 0))
    assert hours_in_all(parallel, plan(TABLES, both, {})) == 48
    after = rest_vitality(TABLES, parallel, both, 24, {})
    assert after.health.vitality == (0, 0, 1, 0, 0)


@pytest.mark.rule("NP-RECOVERY-CARE-SEVERE")
def test_severe_lines_need_care_by_a_professional() -> None:
    assert soin(15, CRITICAL) == 11
    assert soin(16, MORTAL) == 8
    for line in (CRITICAL, MORTAL):
        assert care_refusal(TABLES, line, 12) is not None
        assert care_refusal(TABLES, line, 13) is None
    hurt = Health(vitality=(0, 0, 0, 1, 0))
    failed = {CRITICAL: Treatment(care=Care.FAILURE)}
    for treatments in ({}, failed):
        assert rest_vitality(TABLES, SETTINGS, hurt, 72, treatments).health == hurt
    healed = rest_vitality(TABLES, SETTINGS, hurt, 72, {CRITICAL: CARED})
    assert healed.health.vitality == (0, 0, 0, 0, 0)
    assert rest_vitality(TABLES, SETTINGS, hurt, 71, {CRITICAL: CARED}).erased == ()


@pytest.mark.rule("NP-RECOVERY-CARE-LIGHT")
def test_care_shortens_light_lines_by_a_day() -> None:
    assert (soin(11, GRAVE), soin(11, LIGHT)) == (8, 9)
    assert (hours(GRAVE, CARED), hours(LIGHT, CARED)) == (24, 24)
    assert hours(GRAVE, Treatment(care=Care.FAILURE)) == 48
    assert care_refusal(TABLES, GRAVE, 1) is None


@pytest.mark.rule("NP-RECOVERY-CARE-SCRATCH")
def test_care_of_scratches_prevents_infection() -> None:
    assert soin(9, SCRATCH) == 9
    assert hours(SCRATCH, CARED) == 24
    assert not infection_risk(TABLES, SCRATCH, Care.SUCCESS, clean=True)
    assert infection_risk(TABLES, SCRATCH, Care.SUCCESS, clean=False)
    assert infection_risk(TABLES, SCRATCH, Care.FAILURE, clean=True)


@pytest.mark.rule("NP-TRAIT-GOURI-RESISTANT")
@pytest.mark.parametrize(
    ("race", "clean", "risk"),
    [("gouri", True, False), ("gouri", False, True), ("humain", True, True)],
)
def test_a_gouri_who_washes_catches_no_infection(race: str, clean: bool, risk: bool) -> None:
    someone = plain(origins=Origins(race=race))
    resistant = washes_off_infection(TABLES, derive(TABLES, someone, SETTINGS))
    wounded = Health(vitality=(1, 0, 0, 0, 0))
    kept = Convalescence(lines=(LineCare(SCRATCH, 1, care="failure", clean=clean),))
    (line,) = mending(TABLES, wounded, kept, resistant=resistant)
    assert line.infection is risk


@pytest.mark.rule("NP-RECOVERY-HEROISM")
@pytest.mark.parametrize(
    ("line", "heroism", "time"), [(GRAVE, 1, 24), (GRAVE, 2, 16), (CRITICAL, 3, 18), (GRAVE, 0, 48)]
)
def test_heroism_divides_the_time(line: str, heroism: int, time: int) -> None:
    assert hours(line, Treatment(heroism=heroism)) == time


@pytest.mark.rule("NP-RECOVERY-HEROISM")
@pytest.mark.parametrize("heroism", [4, -1])
def test_a_line_takes_three_heroism_points_at_most(heroism: int) -> None:
    with pytest.raises(KnownError, match="heroism-most"):
        hours(GRAVE, Treatment(heroism=heroism))


@pytest.mark.rule("NP-RECOVERY-COMBINED")
def test_care_comes_before_the_division() -> None:
    assert hours(GRAVE, Treatment(care=Care.SUCCESS, heroism=1)) == 12
    assert hours(LIGHT, Treatment(care=Care.SUCCESS, heroism=3)) == 6


@pytest.mark.rule("NP-RECOVERY-PLANTS")
def test_plants_are_worth_one_or_two_heroism_points() -> None:
    assert hours(LIGHT, Treatment(aid="plantes", aid_heroism=1)) == 24
    assert hours(GRAVE, Treatment(aid="plantes", aid_heroism=2)) == 16
    assert side_effect(TABLES, "plantes") == "toujours"
    for refused in (
        Treatment(aid="plantes", aid_heroism=3),
        Treatment(aid="plantes", aid_heroism=2, heroism=2),
        Treatment(aid_heroism=1),
        Treatment(aid="plantes"),
    ):
        assert treatment_refusal(TABLES, refused) is not None
    assert treatment_refusal(TABLES, Treatment(aid="plantes", aid_heroism=2, heroism=1)) is None


@pytest.mark.rule("NP-RECOVERY-POTIONS")
def test_potions_may_erase_a_line() -> None:
    assert hours(CRITICAL, Treatment(aid="potions", aid_heroism=3)) == 18
    hurt = Health(vitality=(1, 0, 1, 0, 0))
    assert potion_removes(TABLES, hurt, "potions", GRAVE).vitality == (1, 0, 0, 0, 0)
    assert side_effect(TABLES, "potions") == "parfois"
    with pytest.raises(KnownError, match="removes-nothing"):
        potion_removes(TABLES, hurt, "plantes", GRAVE)


def test_line_without_recovery_is_refused() -> None:
    with pytest.raises(KnownError):
        row(TABLES, "coups")


TREATMENTS = st.builds(Treatment, care=st.sampled_from(Care), heroism=st.integers(0, 3))


@given(
    st.tuples(*[st.integers(0, most) for most in (3, 2, 1, 1, 1)]),
    st.dictionaries(st.sampled_from(LINES), TREATMENTS),
    st.integers(0, 400),
    st.booleans(),
)
def test_rest_erases_whole_lines_and_adds_nothing(
    ticks: tuple[int, int, int, int, int],
    treatments: dict[str, Treatment],
    time: int,
    parallel: bool,
) -> None:
    settings, health = with_reading(recovery_parallel=parallel), Health(vitality=ticks)
    after = rest_vitality(TABLES, settings, health, time, treatments)
    for line, before, now in zip(LINES, ticks, after.health.vitality, strict=True):
        assert now == (0 if line in after.erased else before)
    recoveries = plan(TABLES, health, treatments)
    assert all(each.hours.total > 0 for each in recoveries)
    if time >= hours_in_all(settings, recoveries):
        left = {each.line for each in recoveries if each.stationary}
        assert {line for line, now in zip(LINES, after.health.vitality, strict=True) if now} == left
    assert after.health.endurance == health.endurance
    assert after.health.ticks(Track.ENDURANCE) == health.endurance
