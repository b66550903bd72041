"""Wounds, healing, death and decay."""

from fractions import Fraction
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.harp import death, herbs, manoeuvre, resolution, wounds
from desktop.rules.harp.commands.health import BindSoul
from desktop.rules.harp.death import State
from desktop.rules.harp.document import CHARACTERISTICS, Cause, Character, Herb, Life
from desktop.rules.harp.settings import HealingRow, Readings, Settings
from desktop.rules.harp.sheet import words
from tests.rules.harp.desk import said
from tests.rules.harp.people import SETTINGS, TABLES, ill, own, person, score, wound
from tests.rules.harp.people import chain as thrown

PRORATA = replace(SETTINGS, readings=Readings(penalties="prorata"))


def level(lost: Fraction | int = 0, bleeding: int = 0, malus: int = 0, bones: int = 0) -> str:
    found = wounds.severity_of(TABLES, Fraction(lost), bleeding, malus, bones)
    return "" if found is None else found.id


@pytest.mark.rule("HARP-WOUND-LIGHT", "HARP-WOUND-MEDIUM", "HARP-WOUND-SEVERE", "HARP-WOUND-WORST")
@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({}, ""),
        ({"lost": 1}, "legere"),
        ({"lost": 25}, "legere"),
        ({"bleeding": 5}, "legere"),
        ({"malus": -25}, "legere"),
        ({"malus": -1}, "legere"),
        ({"bleeding": 1}, "legere"),
        ({"lost": Fraction(101, 4)}, "moyenne"),
        ({"lost": 26}, "moyenne"),
        ({"lost": 50}, "moyenne"),
        ({"bleeding": 6}, "moyenne"),
        ({"bleeding": 10}, "moyenne"),
        ({"malus": -26}, "moyenne"),
        ({"malus": -50}, "moyenne"),
        ({"bones": 1}, "moyenne"),
        ({"lost": 51}, "grave"),
        ({"bleeding": 11}, "grave"),
        ({"malus": -51}, "grave"),
        ({"bones": 2}, "grave"),
        ({"lost": 10, "bleeding": 12}, "grave"),
        ({"lost": 40, "malus": -60}, "grave"),
    ],
)
def test_wounds_are_as_bad_as_their_worst_side(given: dict[str, int], wanted: str) -> None:
    assert level(**given) == wanted


@pytest.mark.rule("HARP-WOUND-AGGREGATE")
def test_all_that_somebody_suffers_is_added_up() -> None:
    one = person(hp=28, wounds=(wound(bleeding=2, penalty=-10),))
    found = wounds.severity(TABLES, SETTINGS, one)
    assert found is not None
    assert found.id == "moyenne"
    assert wounds.severity(TABLES, SETTINGS, person()) is None
    two = person(wounds=(wound(structure="os"), wound(id="v", structure="muscle")))
    worse = wounds.severity(TABLES, SETTINGS, two)
    assert worse is not None
    assert worse.id == "grave"


@pytest.mark.rule("HARP-WOUND-LIGHT", "HARP-WOUND-MEDIUM")
@pytest.mark.parametrize(
    ("hp", "wanted"), [(30, "legere"), (29, "moyenne"), (20, "moyenne"), (19, "grave")]
)
def test_the_lost_part_is_measured_on_all_hit_points(hp: int, wanted: str) -> None:
    found = wounds.severity(TABLES, SETTINGS, person(hp=hp))
    assert found is not None
    assert found.id == wanted


def with_constitution(bonus: int, **fields: object) -> Character:
    return person(bonuses={"constitution": bonus}, **fields)


@pytest.mark.rule("HARP-HEAL-HP", "HARP-HEAL-HP-LOW")
@pytest.mark.parametrize(
    ("bonus", "hours", "points"),
    [(5, 8, 6), (5, 24, 18), (1, 8, 2), (0, 8, 1), (-4, 16, 2), (5, 7, 0), (5, 15, 6)],
)
def test_full_rest_gives_hit_points_back(bonus: int, hours: int, points: int) -> None:
    one = with_constitution(bonus)
    assert wounds.recovered(TABLES, SETTINGS, one, hours) == points


@pytest.mark.rule("HARP-HEAL-BLEED")
def test_nothing_heals_while_blood_flows() -> None:
    bleeding = with_constitution(5, wounds=(wound(bleeding=3),))
    assert wounds.recovered(TABLES, SETTINGS, bleeding, 8) == 0
    treated = with_constitution(5, wounds=(wound(bleeding=3, treated=True),))
    assert wounds.recovered(TABLES, SETTINGS, treated, 8) == 6


@pytest.mark.rule("HARP-HEAL-ROLL", "HARP-HEAL-CARER")
@pytest.mark.parametrize(
    ("throw", "bonus", "care", "total"),
    [(54, 6, 0, 66), (40, -2, 0, 36), (54, 6, 10, 76)],
)
def test_a_healing_roll(throw: int, bonus: int, care: int, total: int) -> None:
    one, chain = with_constitution(bonus), thrown(throw)
    assert wounds.healing_roll(TABLES, SETTINGS, one, chain, care).total == total


@pytest.mark.rule("HARP-HEAL-CARER")
def test_a_carer_gives_what_the_bonus_column_reads() -> None:
    assert resolution.helped(SETTINGS, score([50], 61), "Soins").amount == 10


@pytest.mark.rule("HARP-HEAL-ROLL")
def test_the_times_of_healing_are_the_campaigns_own() -> None:
    light, middle, severe = TABLES.severities
    assert wounds.days_needed(SETTINGS, 66, light) is None
    rows = (
        HealingRow(id="a", least=0, light=4, middle=20, severe=60),
        HealingRow(id="b", least=60, light=2, middle=10, severe=40),
    )
    mine = replace(SETTINGS, healing=rows)
    assert wounds.days_needed(mine, 66, light) == 2
    assert wounds.days_needed(mine, 60, middle) == 10
    assert wounds.days_needed(mine, 59, severe) == 60
    assert wounds.days_needed(mine, -1, severe) is None


@pytest.mark.rule("HARP-HEAL-PENALTY-END", "HARP-HEAL-PENALTY-PRORATA")
@pytest.mark.parametrize(
    ("how", "malus", "needs", "rested", "now"),
    [
        (SETTINGS, -40, 10, 9, -40),
        (SETTINGS, -40, 10, 10, 0),
        (SETTINGS, -40, None, 30, -40),
        (PRORATA, -40, 10, 5, -20),
        (PRORATA, -30, 6, 2, -20),
        (PRORATA, -30, 7, 2, -22),
        (PRORATA, -40, 10, 0, -40),
        (PRORATA, -40, 10, 12, 0),
    ],
)
def test_penalties_end_with_healing_or_fade(
    how: Settings, malus: int, needs: int | None, rested: int, now: int
) -> None:
    assert wounds.penalty(how, wound(penalty=malus, needs=needs, rested=rested)) == now


def test_wounds_are_gone_when_their_time_is_over() -> None:
    one = person(wounds=(wound(needs=3), wound(id="v", needs=9), wound(id="u")))
    after = wounds.rested(one, 3)
    assert [(each.id, each.rested) for each in after.wounds] == [("v", 3), ("u", 0)]


@pytest.mark.rule("HARP-HEAL-MAGIC", "HARP-HEAL-HERBS")
def test_spells_heal_within_the_round_and_herbs_when_their_own_time_is_over() -> None:
    assert herbs.MAGIC_ROUNDS == 1
    units = {one: herbs.seconds(SETTINGS, 3, one) for one in get_args(herbs.Unit)}
    assert units == {"round": 18, "minute": 180, "heure": 10_800, "jour": 259_200}
    late, soon = Herb(id="a", points=9, left=10_800), Herb(id="b", points=5, left=60)
    one = person(hp=30, herbs=(late, soon))
    waits = herbs.pass_time(TABLES, SETTINGS, one, 59)
    assert (waits.character.hp, waits.herbs) == (30, ())
    after = herbs.pass_time(TABLES, SETTINGS, one, 60)
    assert (after.character.hp, after.herbs) == (35, ((replace(soon, left=0), 5),))
    assert after.character.herbs == (replace(late, left=10_740),)
    # Nobody has more points than his maximum, and the dead digest nothing.
    assert [each[1] for each in herbs.pass_time(TABLES, SETTINGS, one, 10_800).herbs] == [9, 1]
    dead = replace(one, life=Life(cause=Cause.SHOCK))
    assert herbs.pass_time(TABLES, SETTINGS, dead, 10_800).character == dead


@pytest.mark.rule("HARP-DEATH-CAUSES")
def test_a_critical_may_kill_whatever_the_points() -> None:
    dead = death.died(person(), Cause.CRITICAL)
    assert dead.life.cause is Cause.CRITICAL
    assert death.state(TABLES, SETTINGS, dead) is State.DEAD
    assert {each.value for each in Cause} >= {
        "critique",
        "choc",
        "constitution",
        "poison",
        "maladie",
        "sort",
    }


@pytest.mark.rule("HARP-UNCONSCIOUS", "HARP-NEG-HEAL", "HARP-DYING")
@pytest.mark.parametrize(
    ("hp", "constitution", "wanted"),
    [
        (1, 45, State.CONSCIOUS),
        (0, 45, State.UNCONSCIOUS),
        (-60, 60, State.UNCONSCIOUS),
        (-61, 60, State.DYING),
        (-45, 45, State.UNCONSCIOUS),
        (-46, 45, State.DYING),
    ],
)
def test_hit_points_say_how_somebody_is(hp: int, constitution: int, wanted: State) -> None:
    one = person(hp=hp, scores={"constitution": constitution})
    assert death.state(TABLES, SETTINGS, one) is wanted


@pytest.mark.rule("HARP-WAKE")
@pytest.mark.parametrize(("hp", "wanted"), [(1, State.CONSCIOUS), (0, State.UNCONSCIOUS)])
def test_somebody_wakes_above_zero(hp: int, wanted: State) -> None:
    after = death.with_hp(TABLES, SETTINGS, person(hp=-1), hp)
    assert death.state(TABLES, SETTINGS, after) is wanted


@pytest.mark.rule("HARP-DYING-ROUNDS")
@pytest.mark.parametrize(("constitution", "rounds"), [(45, 50), (20, 25)])
def test_the_dying_have_their_constitution_and_five_rounds(constitution: int, rounds: int) -> None:
    one = person(scores={"constitution": constitution})
    after = death.hurt(TABLES, SETTINGS, one, 40 + constitution + 1)
    assert after.life.left == rounds
    next_round = replace(SETTINGS, readings=Readings(death_rounds="suivant"))
    later = death.hurt(TABLES, next_round, one, 40 + constitution + 1)
    assert later.life.left == rounds + 1


@pytest.mark.rule("HARP-DYING-ROUNDS")
def test_struck_in_round_4_he_dies_at_the_end_of_round_28() -> None:
    one = death.hurt(TABLES, SETTINGS, person(scores={"constitution": 20}), 61)
    for _ in range(4, 28):
        one = death.round_passes(TABLES, SETTINGS, one)
        assert not one.dead
    one = death.round_passes(TABLES, SETTINGS, one)
    assert one.life.cause is Cause.SHOCK
    assert death.round_passes(TABLES, SETTINGS, one) == one


def test_another_blow_gives_no_new_rounds_and_healing_ends_them() -> None:
    one = death.hurt(TABLES, SETTINGS, person(), 86)
    one = death.round_passes(TABLES, SETTINGS, one)
    assert death.hurt(TABLES, SETTINGS, one, 5).life.left == 49
    assert death.with_hp(TABLES, SETTINGS, one, -45).life.left is None


def test_blood_runs_at_the_end_of_a_round() -> None:
    one = person(hp=5, wounds=(wound(bleeding=3),), ailments=(ill("hemophilie"),))
    assert death.round_passes(TABLES, SETTINGS, one).hp == -1


@pytest.mark.rule("HARP-STAB-SPELL")
def test_a_spell_stops_the_countdown_where_it_is() -> None:
    one = person(hp=-60, life=Life(left=12))
    after = death.stabilised(one)
    assert death.state(TABLES, SETTINGS, after) is State.STABLE
    assert death.round_passes(TABLES, SETTINGS, after).life.left == 12


@pytest.mark.rule("HARP-STAB-SOINS")
def test_soins_may_stabilise_at_60_or_worse() -> None:
    found = death.stabilising(TABLES, SETTINGS, "extremement-difficile")
    assert found is not None
    assert found.amount == -60
    assert death.stabilising(TABLES, SETTINGS, "pure-folie") is not None
    assert death.stabilising(TABLES, SETTINGS, "difficile") is None
    good = manoeuvre.score(TABLES, SETTINGS, thrown(98, 45), own(20), [found])
    bad = manoeuvre.score(TABLES, SETTINGS, thrown(70), own(80), [found])
    assert (good.total, bad.total) == (103, 90)
    assert resolution.succeeds(TABLES, good.total)
    assert not resolution.succeeds(TABLES, bad.total)


@pytest.mark.rule("HARP-STABLE")
def test_a_stabilised_one_heals_beyond_his_constitution() -> None:
    one = with_constitution(3, hp=-60, life=Life(left=9, stabilised=True))
    points = wounds.recovered(TABLES, SETTINGS, one, 8)
    after = death.with_hp(TABLES, SETTINGS, one, one.hp + points)
    assert after.hp == -56
    assert death.state(TABLES, SETTINGS, after) is State.STABLE
    again = death.hurt(TABLES, SETTINGS, after, 1)
    assert death.state(TABLES, SETTINGS, again) is State.DYING


@pytest.mark.rule("HARP-STABLE-UNCONSCIOUS")
def test_he_wakes_once_his_main_wound_is_treated_too() -> None:
    one = person(hp=3, life=Life(stabilised=True), wounds=(wound(main=True),))
    assert death.state(TABLES, SETTINGS, one) is State.STABLE
    treated = replace(one, wounds=(wound(main=True, treated=True),))
    assert death.state(TABLES, SETTINGS, treated) is State.CONSCIOUS
    assert not death.with_hp(TABLES, SETTINGS, treated, 3).life.stabilised
    low = replace(treated, hp=0)
    assert death.state(TABLES, SETTINGS, low) is State.STABLE


DEAD = death.died(person(scores={"presence": 1}), Cause.POISON)


@pytest.mark.rule("HARP-DECAY-START")
@pytest.mark.parametrize(("minutes", "points"), [(0, 0), (10, 0), (11, 1), (13, 3)])
def test_a_body_decays_after_ten_minutes(minutes: int, points: int) -> None:
    assert death.points_decayed(TABLES, minutes) == points


@pytest.mark.rule("HARP-DECAY-START")
def test_each_point_is_of_a_characteristic_drawn() -> None:
    after = death.decayed(DEAD, 13, ("force", "agilite", "force"))
    assert (after.life.minutes, after.life.decayed) == (13, {"force": 2, "agilite": 1})


@pytest.mark.rule("HARP-DECAY-ZERO", "HARP-DECAY-RESTORE")
def test_a_characteristic_at_zero_is_beyond_recall_until_restored() -> None:
    assert death.revivable(TABLES, SETTINGS, DEAD)
    lost = death.decayed(DEAD, 11, ("presence",))
    assert not death.revivable(TABLES, SETTINGS, lost)
    assert death.state(TABLES, SETTINGS, lost) is State.LOST
    back = death.restored(lost, "presence", 1)
    assert death.revivable(TABLES, SETTINGS, back)
    assert back.life.decayed == {}


@settings(max_examples=40)
@given(st.lists(st.integers(-60, 60), max_size=8), st.sampled_from(CHARACTERISTICS))
def test_the_dying_have_a_clock_and_nobody_else(changes: list[int], drawn: str) -> None:
    one = person()
    for change in changes:
        one = death.hurt(TABLES, SETTINGS, one, change)
        dying = death.state(TABLES, SETTINGS, one) is State.DYING
        assert (one.life.left is not None) is dying
        assert one.hp <= one.most
        one = death.round_passes(TABLES, SETTINGS, one)
    assert death.decayed(one, 1, (drawn,)).life.decayed == {drawn: 1}


@pytest.mark.rule("HARP-STABLE-UNCONSCIOUS")
@pytest.mark.parametrize(("hp", "state"), [(1, State.CONSCIOUS), (0, State.STABLE)])
def test_a_stabilised_one_wakes_above_zero(hp: int, state: State) -> None:
    one = person(hp=hp, life=Life(stabilised=True))
    assert death.state(TABLES, SETTINGS, one) is state
    hurt = replace(one, wounds=(wound(main=True, treated=True), wound(id="v", main=True)))
    assert death.state(TABLES, SETTINGS, hurt) is State.STABLE


@pytest.mark.rule("HARP-DYING", "HARP-STAB-SPELL")
def test_a_dying_one_whose_rounds_nobody_counted_has_none() -> None:
    one = person(hp=-60)
    dying, *_ = words.state_words(TABLES, SETTINGS, one)
    assert dying.params["rounds"] == 0
    after, told = said(one, BindSoul())
    assert after.life.stabilised
    assert "(0 round restait)" in told
