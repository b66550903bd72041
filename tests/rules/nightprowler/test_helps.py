"""What traits and cassures do to rolls, and oppositions (I.C.3, I.C.4, III.D.2)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Line, start
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.rolls.check import CheckRequest, CheckResult, check, threshold
from desktop.rules.nightprowler.rolls.opposition import Winner, opposition
from desktop.rules.nightprowler.rolls.trait_effects import (
    BOUNTY,
    Fear,
    conditions,
    facing,
    fearless,
    harder_band,
)
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from tests.rules.nightprowler.sample import SETTINGS, TABLES, at, derived, with_reading


def ids(who: Derived, key: str) -> list[str]:
    return [one.id for one in conditions(TABLES, SETTINGS, who, key)]


@pytest.mark.rule("NP-TRAIT-FELIS-NYCTALOPE")
@pytest.mark.parametrize(
    ("traits", "dark", "seuil"),
    [(("nyctalope",), False, 12), (("nyctalope",), True, 8), ((), False, 8)],
)
def test_bad_light_hinders_no_nyctalope(traits: tuple[str, ...], dark: bool, seuil: int) -> None:
    who = derived({"perception": 12}, traits=traits)
    request = CheckRequest(skill="perception", visibility=-4, dark=dark)
    assert threshold(TABLES, SETTINGS, who, request).total == seuil


@pytest.mark.rule("NP-TRAIT-SOCIAL-DEBROUILLARD")
def test_a_day_of_work_is_paid_without_a_roll() -> None:
    who = derived({"comedie": 12}, unopened={"commerce": 1}, traits=("debrouillard",))
    assert ids(who, "commerce") == ["debrouillard"]
    assert ids(who, "comedie") == []
    assert ids(derived({"commerce": 1}, traits=("contact",)), "commerce") == []
    day = CheckRequest(skill="commerce", conditions=("debrouillard",))
    assert all(check(TABLES, SETTINGS, who, day, die).automatic for die in (1, 19, 20))
    assert check(TABLES, SETTINGS, who, day, 20).success
    assert not check(TABLES, SETTINGS, who, CheckRequest(skill="commerce"), 19).success
    other = CheckRequest(skill="comedie", conditions=("debrouillard",))
    assert not check(TABLES, SETTINGS, who, other, 19).success


@pytest.mark.rule("NP-REPUTATION-BOUNTY-USE")
def test_a_price_on_the_head_is_recalled_before_the_milice_and_changes_nothing() -> None:
    free = derived({"intimidation": 12, "perception": 12})
    hunted = msgspec.structs.replace(free, bounty=start("cassure", 100))
    for key in ("empathie", "comedie", "intimidation"):
        (reminder,) = conditions(TABLES, SETTINGS, hunted, key)
        assert (reminder.id, reminder.proposed) == (BOUNTY, False)
        assert reminder.detail.params["price"] == 100
    assert ids(hunted, "perception") == ids(free, "intimidation") == []
    ticked = CheckRequest(skill="intimidation", conditions=(BOUNTY,))
    assert threshold(TABLES, SETTINGS, hunted, ticked).total == 12
    assert check(TABLES, SETTINGS, hunted, ticked, 9) == check(TABLES, SETTINGS, free, ticked, 9)


def roll(
    skill: str,
    value: int,
    die: int,
    *,
    traits: tuple[str, ...] = (),
    cassure: str = "",
    ticked: tuple[str, ...] | None = None,
) -> CheckResult:
    who = derived({skill: value}, traits=traits, cassure=cassure)
    request = CheckRequest(skill=skill, conditions=ticked)
    return check(TABLES, SETTINGS, who, request, die)


@pytest.mark.rule("NP-CASSURE-AMORAL")
@pytest.mark.parametrize(
    ("skill", "value", "die", "quality"),
    [
        ("comedie", 12, 10, 4),
        ("commerce", 8, 10, -2),
        ("empathie", 12, 10, 4),
        ("discretion", 12, 10, 3),
        ("empathie-sauvage", 12, 10, 3),
        ("commerce", 8, 17, -1),
    ],
)
def test_amoral_gains_a_quality(skill: str, value: int, die: int, quality: int) -> None:
    result = roll(skill, value, die, cassure="amoral")
    assert (result.quality.total, result.success) == (quality, die <= value)


@pytest.mark.rule("NP-TRAIT-SOCIAL-FAUX-SEMBLANT")
def test_faux_semblant_helps_successes_of_comedie() -> None:
    traits = ("faux-semblant",)
    assert roll("comedie", 11, 9, traits=traits).quality.total == 4
    assert roll("comedie", 11, 13, traits=traits).quality.total == -2
    assert roll("commerce", 11, 9, traits=traits).quality.total == 3


@pytest.mark.rule("NP-TRAIT-ELFE-CHARMEUR")
def test_charmeur_helps_successes_of_art_social() -> None:
    traits = ("charmeur",)
    assert roll("intimidation", 12, 6, traits=traits).quality.total == 3
    assert roll("intimidation", 5, 9, traits=traits).quality.total == -3
    assert roll("discretion", 12, 6, traits=traits).quality.total == 2
    assert roll("art:Chant", 12, 6, traits=traits).quality.total == 3


def test_helps_of_several_causes_add_up() -> None:
    result = roll("comedie", 12, 10, traits=("faux-semblant", "charmeur"), cassure="amoral")
    assert result.quality.total == 6
    assert {line.source for line in result.quality.lines} >= {
        "NP-CASSURE-AMORAL",
        "NP-TRAIT-SOCIAL-FAUX-SEMBLANT",
        "NP-TRAIT-ELFE-CHARMEUR",
    }


def test_trait_held_twice_helps_once() -> None:
    assert roll("comedie", 12, 10, traits=("faux-semblant",) * 2).quality.total == 4


def test_help_can_be_unticked() -> None:
    assert roll("comedie", 12, 10, cassure="amoral", ticked=()).quality.total == 3


@pytest.mark.rule("NP-TRAIT-SOCIAL-VIE-CITE")
def test_vie_de_la_cite_makes_good_ordinary_failures() -> None:
    traits = ("vie-de-la-cite",)
    saved = roll("connaissance:Aristocratie", 9, 14, traits=traits)
    assert (saved.success, saved.quality.total, saved.critical) == (True, 0, False)
    assert saved.base_quality == -2
    lost = roll("connaissance:Aristocratie", 9, 20, traits=traits)
    assert (lost.success, lost.critical) == (False, True)
    other = roll("connaissance:Loi", 9, 14, traits=traits)
    assert (other.success, other.quality.total) == (False, -2)
    for skill in ("aristocratie", "politique"):
        assert roll(skill, 9, 14, traits=traits).success
    worst = roll("connaissance:Aristocratie", 2, 3, traits=traits)
    assert (worst.success, worst.quality.total) == (True, 0)


@pytest.mark.rule("NP-TRAIT-FELIS-ATHLETE")
def test_athlete_needs_the_permission_of_the_mj() -> None:
    traits = ("athlete",)
    allowed = roll("acrobatie", 7, 15, traits=traits, ticked=("athlete",))
    assert (allowed.success, allowed.quality.total) == (True, 0)
    assert allowed.rescued == "Athlète"
    refused = roll("acrobatie", 7, 15, traits=traits)
    assert (refused.success, refused.quality.total) == (False, -2)
    assert not roll("discretion", 7, 15, traits=traits, ticked=("athlete",)).success
    assert roll("athletisme", 7, 20, traits=traits, ticked=("athlete",)).success
    untrue = roll("acrobatie", 7, 15, ticked=("athlete",))
    assert not untrue.success


@pytest.mark.rule("NP-TRAIT-FELIS-PARESSE")
def test_lack_of_sleep_costs_three_points_and_a_quality() -> None:
    def asleep(value: int, die: int) -> CheckResult:
        return roll("discretion", value, die, traits=("paresse",), ticked=("paresse",))

    assert (asleep(12, 7).threshold.total, asleep(12, 7).quality.total) == (9, 1)
    assert roll("discretion", 12, 7, traits=("paresse",)).threshold.total == 12
    assert (asleep(12, 14).success, asleep(12, 14).quality.total) == (False, -3)
    assert (asleep(12, 3).success, asleep(12, 3).quality.total) == (True, 0)
    assert asleep(4, 4).quality.total == -5


def test_conditions_say_what_may_be_ticked(tables: Tables, settings: Settings) -> None:
    who = derived(traits=("athlete", "paresse", "faux-semblant", "no-such"), cassure="amoral")

    def offered(key: str) -> dict[str, bool]:
        return {one.id: one.proposed for one in conditions(tables, settings, who, key)}

    assert offered("acrobatie") == {"athlete": False, "paresse": False}
    assert offered("comedie") == {"amoral": True, "paresse": False, "faux-semblant": True}
    assert offered("") == {"paresse": False}


@pytest.mark.rule("NP-CASSURE-FUITE")
@pytest.mark.parametrize(
    ("skill", "value"),
    [("intimidation", 8), ("empathie", 8), ("comedie", 8), ("perception", 11)],
)
def test_fuite_hampers_who_reads_or_fools_him(skill: str, value: int) -> None:
    against = facing(TABLES, SETTINGS, derived(cassure="fuite"), skill)
    request = CheckRequest(skill=skill, modifiers=against.modifiers)
    assert threshold(TABLES, SETTINGS, derived({skill: 11}), request).total == value


@pytest.mark.rule("NP-TRAIT-SOCIAL-CARACTERE")
def test_caractere_makes_intimidation_one_band_harder() -> None:
    target = derived(traits=("caractere-milieu",))
    against = facing(TABLES, SETTINGS, target, "intimidation")
    request = CheckRequest(skill="intimidation", modifiers=against.modifiers)
    assert threshold(TABLES, SETTINGS, derived({"intimidation": 13}), request).total == 10
    assert facing(TABLES, SETTINGS, target, "comedie").modifiers == ()


def test_other_readings_of_caractere() -> None:
    target = derived(traits=("caractere-milieu",))
    band = with_reading(caractere_trait="bande-suivante")
    assert [line.amount for line in facing(TABLES, band, target, "intimidation").modifiers] == [-1]
    harder = facing(TABLES, band, target, "intimidation", modifier=-2)
    assert [line.amount for line in harder.modifiers] == [-2]
    step = facing(TABLES, with_reading(caractere_trait="qualite"), target, "intimidation")
    assert ([line.amount for line in step.qualities], step.modifiers) == ([-1], ())


@pytest.mark.rule("NP-CHECK-DIFFICULTY-BANDS")
@pytest.mark.parametrize(
    ("modifier", "next_"),
    [(15, 12), (13, 12), (12, 9), (5, 3), (1, -1), (0, -1), (-1, -4), (-3, -4), (-12, -13)],
)
def test_next_harder_band_begins_at_its_easiest(modifier: int, next_: int) -> None:
    assert harder_band(TABLES, modifier) == next_
    assert harder_band(TABLES, -20) == -20


@pytest.mark.rule("NP-CASSURE-RUINE")
def test_ruine_cancels_intimidation_for_one_heroism_point() -> None:
    way = fearless(TABLES, derived(cassure="ruine", heroism=3), Fear.INTIMIDATION)
    assert way is not None
    assert (way.heroism, way.affordable) == (1, True)
    poor = fearless(TABLES, derived(cassure="ruine", heroism=0), Fear.INTIMIDATION)
    assert poor is not None
    assert not poor.affordable
    assert fearless(TABLES, derived(cassure="ruine"), Fear.DREAD) is None


@pytest.mark.rule("NP-CASSURE-FILIATION")
def test_filiation_fears_nothing_ordinary() -> None:
    who = derived(cassure="filiation", heroism=0)
    for fear, price, affordable in (
        (Fear.INTIMIDATION, 0, True),
        (Fear.DREAD, 0, True),
        (Fear.EXTRAORDINARY_INTIMIDATION, 1, False),
        (Fear.EXTRAORDINARY_DREAD, 1, False),
    ):
        way = fearless(TABLES, who, fear)
        assert way is not None
        assert (way.heroism, way.affordable) == (price, affordable)
    assert fearless(TABLES, derived(), Fear.INTIMIDATION) is None


def result(quality: int) -> CheckResult:
    """A success of this quality, or a failure when it is negative."""
    if quality < 0:
        return at(1, {-5: 3, -4: 5, -3: 9, -2: 13, -1: 17}[quality])
    shift = (Line("x", quality - 1),)
    return at(20, 1, qualities=shift)


@pytest.mark.rule("NP-CHECK-OPPOSITION", "NP-CHECK-QUALITY-ZERO")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        (3, 2, Winner.FIRST),
        (2, 2, Winner.STATUS_QUO),
        (1, -1, Winner.FIRST),
        (-1, -4, Winner.STATUS_QUO),
        (0, 1, Winner.SECOND),
        (0, -1, Winner.FIRST),
        (0, 0, Winner.STATUS_QUO),
    ],
)
def test_better_success_wins_an_opposition(first: int, second: int, winner: Winner) -> None:
    assert (result(first).quality.total, result(second).quality.total) == (first, second)
    assert opposition(result(first), result(second)) is winner


QUALITIES = st.integers(-5, 7).map(result)


@given(QUALITIES, QUALITIES)
def test_opposition_does_not_depend_on_the_side(one: CheckResult, other: CheckResult) -> None:
    mirror = {
        Winner.FIRST: Winner.SECOND,
        Winner.SECOND: Winner.FIRST,
        Winner.STATUS_QUO: Winner.STATUS_QUO,
    }
    assert opposition(other, one) is mirror[opposition(one, other)]


@pytest.mark.rule("NP-SKILL-PASSE-PASSE")
def test_captive_escapes_by_a_better_success() -> None:
    assert opposition(result(2), result(3)) is Winner.SECOND
    assert opposition(result(4), result(2)) is Winner.FIRST
    assert opposition(result(3), result(3)) is Winner.STATUS_QUO


def test_result_is_a_value_that_can_be_stored() -> None:
    kept = roll("comedie", 12, 10, cassure="amoral")
    assert msgspec.json.decode(msgspec.json.encode(kept), type=CheckResult) == kept
