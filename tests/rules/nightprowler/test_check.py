"""Rolls: thresholds, automatic results, criticals, quality (III.A to III.D)."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown, Line
from desktop.rules.dice import typed
from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.rules.nightprowler.rolls.check import (
    CheckRequest,
    burglary,
    check,
    composure,
    cost,
    difficulty_name,
    raised,
    refusal,
    seconds,
    spec,
    threshold,
    turns,
    value_check,
    value_threshold,
)
from desktop.rules.nightprowler.tables.load import Tables
from desktop.text import Catalogue
from tests.rules.nightprowler.sample import SETTINGS, TABLES, at, derived, with_reading


@pytest.mark.rule("NP-DICE-D20")
def test_every_roll_is_one_d20(tables: Tables) -> None:
    asked = spec(tables, "ana", "check", say("die"))
    assert asked.sides == 20
    assert [typed(asked, face).value for face in (1, 20)] == [1, 20]
    with pytest.raises(KnownError):
        typed(asked, 21)
    for face in (0, 21):
        with pytest.raises(KnownError, match="die-out-of-range"):
            at(10, face)


@pytest.mark.rule("NP-TURN-LENGTH")
def test_turn_lasts_five_seconds(tables: Tables) -> None:
    assert seconds(tables, 6) == 30
    assert turns(tables, 60) == 12
    assert (turns(tables, 4), turns(tables, 5), turns(tables, 9)) == (0, 1, 1)


@pytest.mark.rule("NP-CHECK-THRESHOLD", "NP-CHECK-SIMPLE-ACTION")
def test_roll_succeeds_up_to_the_threshold() -> None:
    who, request = derived({"cambriole": 11}), CheckRequest(skill="cambriole", difficulty=-3)
    assert threshold(TABLES, SETTINGS, who, request).total == 8
    rolls = {die: check(TABLES, SETTINGS, who, request, die).success for die in range(1, 21)}
    assert rolls == {die: die <= 8 for die in range(1, 21)}
    assert at(12, 11).success


@pytest.mark.rule("NP-CHECK-AUTO-SUCCESS")
@pytest.mark.parametrize(
    ("value", "die", "automatic", "quality", "critical"),
    [
        (22, 14, True, 4, False),
        (20, 14, False, 4, False),
        (21, 14, True, 4, False),
        (22, 20, True, 5, False),
        (21, 20, True, 5, False),
    ],
)
def test_threshold_above_twenty_needs_no_roll(
    value: int, die: int, automatic: bool, quality: int, critical: bool
) -> None:
    result = at(value, die)
    assert result.success
    assert (result.automatic, result.quality.total, result.critical) == (
        automatic,
        quality,
        critical,
    )


@pytest.mark.rule("NP-CHECK-AUTO-FAILURE")
def test_threshold_below_one_fails() -> None:
    who = derived({"cambriole": 4})
    request = CheckRequest(skill="cambriole", difficulty=-5)
    failed = check(TABLES, SETTINGS, who, request, 1)
    assert (failed.threshold.total, failed.success, failed.automatic) == (-1, False, True)
    assert at(0, 2).quality.total == -5
    assert at(0, 20).critical
    lucky = at(1, 1)
    assert (lucky.success, lucky.critical, lucky.automatic) == (True, True, False)


@pytest.mark.rule("NP-CHECK-DIFFICULTY-BANDS", "NP-CHECK-COMPLEX-ACTION")
@pytest.mark.parametrize(
    ("modifiers", "bonus", "malus"),
    [
        ((1, 3), "Simple", "Complexe"),
        ((4, 6), "Routinière", "Problématique"),
        ((7, 9), "Facile", "Ardue"),
        ((10, 12), "Enfantine", "Inextricable"),
        ((13, 40), "Immanquable", "Suicidaire"),
    ],
)
def test_modifiers_have_names(modifiers: tuple[int, int], bonus: str, malus: str) -> None:
    for modifier in modifiers:
        assert difficulty_name(TABLES, modifier) == bonus
        assert difficulty_name(TABLES, -modifier) == malus
    assert difficulty_name(TABLES, 0) == ""


SUCCESSES = [
    (1, 1, "Anecdotique"),
    (4, 1, "Anecdotique"),
    (5, 2, "Franche"),
    (8, 2, "Franche"),
    (9, 3, "Excellente"),
    (12, 3, "Excellente"),
    (13, 4, "Exceptionnelle"),
    (16, 4, "Exceptionnelle"),
    (17, 5, "Critique"),
    (19, 5, "Critique"),
]


@pytest.mark.rule("NP-CHECK-QUALITY-SUCCESS")
@pytest.mark.parametrize(("die", "quality", "name"), SUCCESSES)
def test_quality_of_a_success_is_read_on_the_die(die: int, quality: int, name: str) -> None:
    result = at(20, die)
    assert (result.success, result.quality.total, result.name) == (True, quality, name)


FAILURES = [
    (2, -5, "Critique"),
    (4, -5, "Critique"),
    (5, -4, "Désastreux"),
    (8, -4, "Désastreux"),
    (9, -3, "Grave"),
    (12, -3, "Grave"),
    (13, -2, "Franc"),
    (16, -2, "Franc"),
    (17, -1, "Bénin"),
    (19, -1, "Bénin"),
]


@pytest.mark.rule("NP-CHECK-QUALITY-FAILURE")
@pytest.mark.parametrize(("die", "quality", "name"), FAILURES)
def test_quality_of_a_failure_is_read_on_the_die(die: int, quality: int, name: str) -> None:
    result = at(1, die)
    assert (result.success, result.quality.total, result.name) == (False, quality, name)


@pytest.mark.rule("NP-CHECK-CRITICAL-SUCCESS")
def test_exact_threshold_is_a_critical_success() -> None:
    assert (at(7, 7).critical, at(7, 7).quality.total) == (True, 2)
    assert (at(13, 13).critical, at(13, 13).quality.total) == (True, 4)
    assert (at(13, 12).critical, at(13, 12).quality.total) == (False, 3)
    raised = at(10, 12, heroism=2)
    assert (raised.success, raised.critical) == (True, True)


@pytest.mark.rule("NP-CHECK-CRITICAL-FAILURE")
@pytest.mark.parametrize("value", [12, 20, 0, 1])
def test_natural_twenty_is_a_critical_failure(value: int) -> None:
    result = at(value, 20)
    assert (result.success, result.critical, result.quality.total) == (False, True, -5)
    assert result.name == "Échec critique"


def test_settings_give_the_quality_of_a_critical_failure() -> None:
    other = with_reading(critical_failure_quality=-6)
    result = check(TABLES, other, derived(), CheckRequest(value=12), 20)
    assert result.quality.total == -6


@pytest.mark.rule("NP-CHECK-QUALITY-STEPS")
@pytest.mark.parametrize(
    ("value", "die", "step", "quality", "name"),
    [
        (19, 18, 1, 6, "Critique"),
        (12, 3, -1, 0, say("np.check.quality-none")),
        (12, 3, -3, 0, say("np.check.quality-none")),
        (12, 19, 1, -1, "Bénin"),
        (2, 4, -1, -5, "Critique"),
        (12, 14, 1, -1, "Bénin"),
        (12, 10, -1, 2, "Franche"),
    ],
)
def test_steps_never_change_success_into_failure(
    value: int, die: int, step: int, quality: int, name: object
) -> None:
    result = at(value, die, qualities=(Line("x", step),))
    assert result.success == (die <= value)
    assert (result.quality.total, result.name) == (quality, name)


@pytest.mark.rule("NP-CHECK-CHARACTERISTIC")
@pytest.mark.parametrize(
    ("points", "value"), [(8, 4), (15, 5), (7, 3), (9, 4), (10, 5), (11, 5), (1, 0)]
)
def test_characteristic_is_halved_up_to_five(points: int, value: int) -> None:
    who = derived(characteristics={"cervelle": points})
    request = CheckRequest(characteristic="cervelle")
    assert threshold(TABLES, SETTINGS, who, request).total == value
    harder = msgspec.structs.replace(request, heroism=2)
    assert threshold(TABLES, SETTINGS, who, harder).total == value + 2


@pytest.mark.rule("NP-COMBAT-EFFROI")
@pytest.mark.parametrize(("points", "heroism", "value"), [(9, 0, 4), (14, 0, 5), (9, 2, 6)])
def test_composure_is_a_roll_at_half_caractere(points: int, heroism: int, value: int) -> None:
    who = derived(characteristics={"caractere": points})
    assert threshold(TABLES, SETTINGS, who, composure(SETTINGS, heroism)).total == value


def test_settings_lift_the_maximum_of_composure() -> None:
    who, free = derived(characteristics={"caractere": 14}), with_reading(effroi_capped=False)
    assert threshold(TABLES, free, who, composure(free)).total == 7


@pytest.mark.rule("NP-SKILL-CAMBRIOLE")
@pytest.mark.parametrize(
    ("skill", "obstacle", "value"),
    [
        (13, "serrure-d-ingenieur", 9),
        (13, "piege-magique", 5),
        (10, "coffre-fort", 5),
        (7, "fenetre", 7),
        (7, "serrure-simple", 7),
        (7, "piege-simple", 7),
        (13, "serrure-sophistiquee", 11),
        (13, "piege-complique", 9),
    ],
)
def test_burglary_has_its_modifiers(skill: int, obstacle: str, value: int) -> None:
    request = CheckRequest(skill="cambriole", modifiers=(burglary(TABLES, obstacle),))
    assert threshold(TABLES, SETTINGS, derived({"cambriole": skill}), request).total == value


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
def test_each_heroism_point_raises_the_threshold_by_one() -> None:
    who = derived({"discretion": 10, "commerce": 19}, heroism=3)
    spent = check(TABLES, SETTINGS, who, CheckRequest(skill="discretion", heroism=3), 13)
    assert (spent.threshold.total, spent.heroism, spent.critical) == (13, 3, True)
    sure = check(TABLES, SETTINGS, who, CheckRequest(skill="commerce", heroism=2), 19)
    assert (sure.threshold.total, sure.automatic, sure.success) == (21, True, True)


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
@pytest.mark.parametrize(("left", "spent"), [(2, 3), (0, 1), (-1, 1), (5, -1)])
def test_heroism_that_is_not_there_is_refused(left: int, spent: int) -> None:
    who, request = derived(heroism=left), CheckRequest(value=10, heroism=spent)
    reason = refusal(TABLES, who, request)
    assert reason is not None
    assert reason.key == "np.check.not-enough-heroism"
    with pytest.raises(KnownError):
        threshold(TABLES, SETTINGS, who, request)


def test_roll_without_heroism_is_legal_below_zero() -> None:
    assert refusal(TABLES, derived(heroism=-1), CheckRequest(value=10)) is None


@pytest.mark.rule("NP-COMBAT-PH-ZERO")
def test_no_heroism_left_hampers_physical_actions() -> None:
    skills = {"combat-arme:Haches": 12, "connaissance:Loi": 12}

    def at_heroism(key: str, heroism: int, physical: bool | None = None) -> int:
        who = derived(skills, physical=("combat-arme:Haches",), heroism=heroism)
        request = CheckRequest(skill=key, physical=physical)
        return threshold(TABLES, SETTINGS, who, request).total

    assert at_heroism("combat-arme:Haches", 0) == 10
    assert at_heroism("combat-arme:Haches", -1) == 10
    assert at_heroism("connaissance:Loi", 0) == 12
    assert at_heroism("combat-arme:Haches", 1) == 12
    assert at_heroism("combat-arme:Haches", 0, physical=False) == 12
    assert at_heroism("connaissance:Loi", 0, physical=True) == 10


@pytest.mark.parametrize(
    ("characteristic", "value"),
    [("doigte", 2), ("robustesse", 2), ("caractere", 4), ("cervelle", 4)],
)
def test_characteristics_propose_whether_a_roll_is_physical(
    characteristic: str, value: int
) -> None:
    request = CheckRequest(characteristic=characteristic)
    assert threshold(TABLES, SETTINGS, derived(heroism=0), request).total == value


@pytest.mark.rule("NP-COMBAT-MORDANT")
def test_mordant_ignores_wounds_for_one_heroism_point() -> None:
    who = derived({"discretion": 12}, heroism=2, penalty=-4)
    request = CheckRequest(skill="discretion", ignore_wounds=True)
    biting = check(TABLES, SETTINGS, who, request, 12)
    assert (biting.threshold.total, biting.heroism) == (12, 1)
    assert any(line.source == "NP-COMBAT-MORDANT" for line in biting.threshold.lines)
    assert threshold(TABLES, SETTINGS, who, CheckRequest(skill="discretion")).total == 8
    paid = msgspec.structs.replace(request, mordant_paid=True)
    assert cost(TABLES, paid) == 0
    assert refusal(TABLES, derived(heroism=0), CheckRequest(value=9, ignore_wounds=True))


@pytest.mark.rule("NP-HEALTH-PENALTIES")
@pytest.mark.parametrize(("penalty", "value"), [(-2, 10), (-4, 8), (0, 12), (-8, 4)])
def test_wounds_hamper_every_roll(penalty: int, value: int) -> None:
    who = derived({"discretion": 12}, penalty=penalty)
    assert threshold(TABLES, SETTINGS, who, CheckRequest(skill="discretion")).total == value
    assert threshold(TABLES, SETTINGS, who, CheckRequest(value=12)).total == value


@pytest.mark.rule("NP-CRASSE-ONE-PER-ACTION")
def test_one_crasse_per_action_by_vile_means() -> None:
    who = derived()

    def reason(**request: Any) -> str:
        found = refusal(TABLES, who, CheckRequest(value=10, **request))
        return found.key if found else ""

    assert reason(crasse=1, crasse_note="chantage") == ""
    assert reason(crasse=2, crasse_note="chantage") == "np.check.crasse-once"
    assert reason(crasse=-1, crasse_note="chantage") == "np.check.crasse-once"
    assert reason(crasse=1, crasse_note=" ") == "np.check.crasse-note"
    assert reason() == ""


@pytest.mark.rule("NP-CRASSE-USES")
def test_crasse_improves_quality_by_one() -> None:
    assert at(12, 6, crasse=1, crasse_note="x").quality.total == 3
    failed = at(8, 10, crasse=1, crasse_note="x")
    assert (failed.success, failed.quality.total, failed.crasse) == (False, -2, 1)


@pytest.mark.rule("NP-SKILL-UNOPENED-ZERO")
def test_skill_that_is_not_there_is_worth_nothing() -> None:
    result = check(TABLES, SETTINGS, derived(), CheckRequest(skill="breuvage:Alchimie"), 1)
    assert (result.threshold.total, result.success, result.automatic) == (0, False, True)


@pytest.mark.rule("NP-SKILL-EMPATHIE")
def test_use_of_an_unopened_skill_takes_its_own_default() -> None:
    who = derived(unopened={"empathie": 4})

    def value(use: str) -> int:
        request = CheckRequest(skill="empathie", use=use)
        return threshold(TABLES, SETTINGS, who, request).total

    assert (value("cervelle"), value("caractere"), value("")) == (4, 3, 4)
    opened = derived({"empathie": 8})
    request = CheckRequest(skill="empathie", use="caractere")
    assert threshold(TABLES, SETTINGS, opened, request).total == 8


@pytest.mark.parametrize(
    "request_", [CheckRequest(), CheckRequest(value=3, skill="discretion")], ids=["none", "two"]
)
def test_roll_has_exactly_one_value(request_: CheckRequest) -> None:
    with pytest.raises(KnownError, match="one-value"):
        threshold(TABLES, SETTINGS, derived(), request_)


def test_unknown_names_are_refused() -> None:
    for request in (CheckRequest(characteristic="chance"), CheckRequest(skill="chance")):
        with pytest.raises(KnownError):
            threshold(TABLES, SETTINGS, derived(), request)
    with pytest.raises(KnownError):
        burglary(TABLES, "mur")


REQUESTS = st.builds(
    CheckRequest,
    value=st.integers(-10, 30),
    difficulty=st.integers(-15, 15),
    heroism=st.integers(0, 5),
    physical=st.booleans(),
    qualities=st.lists(st.builds(Line, st.just("x"), st.integers(-3, 3)), max_size=3).map(tuple),
    crasse=st.integers(0, 1),
    crasse_note=st.just("x"),
)


@given(REQUESTS, st.integers(1, 20), st.integers(5, 9), st.sampled_from([0, -2, -3, -4, -8]))
def test_every_roll_keeps_to_the_scale(
    request: CheckRequest, die: int, heroism: int, penalty: int
) -> None:
    who = derived(heroism=heroism, penalty=penalty)
    result = check(TABLES, SETTINGS, who, request, die)
    value = (request.value or 0) + request.difficulty + request.heroism + penalty
    assert result.threshold.total == value
    assert result.quality.total >= 0 if result.success else -5 <= result.quality.total <= -1
    assert result.automatic == (value > 20 or value < 1)
    if not result.automatic:
        assert result.success == (die <= value and die != 20)
    assert result.critical == (
        (die == 20 and value <= 20) or (die == value and result.success and value <= 20)
    )
    assert result.quality.lines[0].amount == result.base_quality
    assert all(line.source for line in result.threshold.lines)


class Body(msgspec.Struct, frozen=True):
    """All that a roll of a value asks of who makes it."""

    heroism: int
    penalty: Breakdown


@given(REQUESTS, st.integers(1, 20), st.integers(-1, 9), st.sampled_from([0, -2, -8]))
def test_a_roll_of_a_value_asks_for_heroism_and_wounds_alone(
    request: CheckRequest, die: int, heroism: int, penalty: int
) -> None:
    who = derived(heroism=heroism, penalty=penalty)
    body = Body(heroism, who.penalty)
    if refusal(TABLES, who, request) is not None:
        with pytest.raises(KnownError):
            value_check(TABLES, SETTINGS, body, request, die)
        return
    assert value_threshold(TABLES, body, request) == threshold(TABLES, SETTINGS, who, request)
    assert value_check(TABLES, SETTINGS, body, request, die) == check(
        TABLES, SETTINGS, who, request, die
    )


def test_a_roll_of_a_value_names_one() -> None:
    with pytest.raises(KnownError, match="one-value"):
        value_threshold(TABLES, Body(3, Breakdown()), CheckRequest(skill="discretion"))


def test_every_line_has_a_text(tables_root: Path) -> None:
    texts = Catalogue("fr", tables_root.parent)
    who = derived({"discretion": 9}, heroism=0, penalty=-2, physical=("discretion",))
    request = CheckRequest(skill="discretion", difficulty=-5, crasse=1, crasse_note="x")
    result = check(TABLES, SETTINGS, who, request, 9)
    shown = [texts.render(line.label) for line in (*result.threshold.lines, *result.quality.lines)]
    assert shown == [
        "discretion",
        "Difficulté\u00a0: Problématique",
        "Malus de blessure",
        "Points d’Héroïsme à zéro",
        "Face 9",
        "Jeton de Crasse",
    ]


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
def test_the_threshold_is_raised_after_the_die_only_where_that_is_played() -> None:
    who, request = derived({"cambriole": 11}), CheckRequest(skill="cambriole", heroism=1)
    assert not check(TABLES, SETTINGS, who, request, 14).success
    with pytest.raises(KnownError, match="heroism-before"):
        raised(TABLES, SETTINGS, who, request, 14, 2)
    played = with_reading(heroism_after_roll=True)
    again = raised(TABLES, played, who, request, 14, 2)
    assert (again.success, again.critical, again.threshold.total) == (True, True, 14)
    assert again.heroism == 3
    with pytest.raises(KnownError, match="not-enough-heroism"):
        raised(TABLES, played, who, request, 14, who.heroism)
    with pytest.raises(KnownError, match="not-positive"):
        raised(TABLES, played, who, request, 14, 0)
