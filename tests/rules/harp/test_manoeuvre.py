"""Manoeuvres: skills, final scores, fumbles, difficulties (Exécuter une manœuvre)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.errors import KnownError
from desktop.rules.harp import manoeuvre, resolution, skills
from desktop.rules.harp.document import Character, Skill
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.resolution import Outcome
from desktop.rules.harp.settings import Fumble, FumbleTable, Readings
from tests.rules.harp.people import JURGIS, LOCKS, SETTINGS, TABLES, own, score, total_of
from tests.rules.harp.people import chain as thrown

ALL, PERCENT = "tout-ou-rien", "pourcentage"


def outcome(total: int) -> Outcome:
    return resolution.resolve(TABLES, SETTINGS, total_of(total), ALL).outcome


@pytest.mark.rule("HARP-MANOEUVRE-TOTAL", "HARP-SITUATION-STACK", "HARP-SKILL-ROLL")
def test_jurgis_opens_his_door_with_103() -> None:
    worth = skills.total(TABLES, SETTINGS, JURGIS, LOCKS)
    changes = [manoeuvre.difficulty(SETTINGS, "facile"), Modifier("eau", -10)]
    rolled = manoeuvre.score(TABLES, SETTINGS, thrown(38), worth, changes)
    assert rolled.chain.total + worth.total == 93
    assert rolled.total == 103
    assert resolution.resolve(TABLES, SETTINGS, rolled, ALL).outcome is Outcome.SUCCESS
    assert [line.amount for line in rolled.sum.lines] == [38, 30, 6, 9, 10, 20, -10]


@pytest.mark.rule("HARP-MANOEUVRE-TOTAL", "HARP-DIFF-TABLE")
@pytest.mark.parametrize(
    ("throw", "bonus", "degree", "total"),
    [(37, 50, "extremement-difficile", 27), (87, 75, "tres-difficile", 122)],
)
def test_a_difficulty_is_added_to_the_score(
    throw: int, bonus: int, degree: str, total: int
) -> None:
    assert score([throw], bonus, manoeuvre.difficulty(SETTINGS, degree).amount).total == total


@pytest.mark.rule("HARP-SKILL-ROLL", "HARP-SUCCESS-100", "HARP-AON")
@pytest.mark.parametrize(
    ("total", "said"),
    [
        (100, Outcome.SUCCESS),
        (99, Outcome.FAILURE),
        (103, Outcome.SUCCESS),
        (35, Outcome.FAILURE),
    ],
)
def test_all_or_nothing_succeeds_from_100_on(total: int, said: Outcome) -> None:
    assert outcome(total) is said


@pytest.mark.rule("HARP-SKILL-ROLL")
def test_the_same_score_is_part_of_a_long_task() -> None:
    result = resolution.resolve(TABLES, SETTINGS, score([20], 15), PERCENT)
    assert result.outcome is Outcome.PARTIAL
    assert result.read is not None
    assert result.read.value == 30


@pytest.mark.rule("HARP-BTC-SUM", "HARP-RANK-BONUS")
def test_a_skill_is_its_ranks_its_characteristics_and_its_tools() -> None:
    worth = skills.total(TABLES, SETTINGS, JURGIS, LOCKS)
    assert worth.total == 55
    assert [line.amount for line in worth.lines] == [30, 6, 9, 10]
    other = Character(scores={"agilite": 68, "intuition": 45})
    assert skills.total(TABLES, SETTINGS, other, replace(LOCKS, ranks=3, equipment=0)).total == 17


@pytest.mark.rule("HARP-RANK-BONUS", "HARP-UNTRAINED-MALUS")
@pytest.mark.parametrize(
    ("ranks", "bonus"),
    [(0, -25), (1, 5), (3, 15), (6, 30), (10, 50), (11, 52), (13, 56), (20, 70), (22, 72)],
)
def test_ranks_are_worth_less_and_less(ranks: int, bonus: int) -> None:
    assert skills.rank_bonus(TABLES, SETTINGS, ranks) == bonus


@pytest.mark.rule("HARP-UNTRAINED-MALUS", "HARP-UNTRAINED-ALLOWED")
def test_no_rank_costs_25_in_place_of_the_ranks_and_forbids_nothing() -> None:
    assert skills.total(TABLES, SETTINGS, JURGIS, replace(LOCKS, ranks=0)).total == 0
    unlearnt = skills.unlearnt(TABLES, "crochetage-pieges")
    assert skills.total(TABLES, SETTINGS, Character(), unlearnt).total == -25
    lucky = manoeuvre.score(TABLES, SETTINGS, thrown(100, 50), own(-25))
    assert lucky.total == 125
    assert resolution.resolve(TABLES, SETTINGS, lucky, ALL).outcome is Outcome.SUCCESS
    assert outcome(70 + 8 - 25) is Outcome.FAILURE


@pytest.mark.rule("HARP-JSL-MODIFIED")
def test_bonuses_come_after_the_chain() -> None:
    assert score([94], 30).total == 124
    assert score([97, 56], 0, -60).total == 93


@pytest.mark.rule("HARP-SITUATION-STACK")
def test_modifiers_add_up_and_keep_their_reasons() -> None:
    changes = [Modifier("nuit", -20), Modifier("stress", -20), Modifier("boue", -20)]
    rolled = manoeuvre.score(TABLES, SETTINGS, thrown(50), own(0), changes)
    assert rolled.total == -10
    assert [line.label for line in rolled.sum.lines[-3:]] == ["nuit", "stress", "boue"]


@pytest.mark.rule("HARP-DIFF-GM-BONUS")
def test_a_vivid_description_may_be_worth_a_little() -> None:
    assert score([55], 40, 5).total == 100


@pytest.mark.rule("HARP-FUMBLE-RANGE", "HARP-FUMBLE-RAW-ONLY", "HARP-JSL-NOT-LOW")
@pytest.mark.parametrize(
    ("throws", "bonus", "fumble"),
    [
        ((1,), 0, True),
        ((2,), 0, True),
        ((3,), 0, True),
        ((4,), 120, True),
        ((5,), 0, False),
        ((97, 3), 0, False),
        ((48,), -45, False),
        ((6,), -60, False),
    ],
)
def test_only_the_first_throw_makes_a_fumble(
    throws: tuple[int, ...], bonus: int, *, fumble: bool
) -> None:
    assert score(throws, bonus).fumble is fumble


@pytest.mark.rule("HARP-FUMBLE-RANGE")
def test_a_five_is_doubted_by_default_and_a_fumble_by_the_note() -> None:
    assert score([5]).doubted
    assert not score([4]).doubted
    assert not score([6]).doubted
    assert not score([5], zone=2).doubted
    note = replace(SETTINGS, readings=Readings(fumble="05"))
    five = manoeuvre.score(TABLES, note, thrown(5), own(0))
    assert five.fumble
    assert not five.doubted
    six = manoeuvre.score(TABLES, note, thrown(6), own(0))
    assert not six.fumble


@pytest.mark.rule("HARP-FUMBLE-RANGE")
def test_an_answer_is_no_fumble_unless_the_campaign_says_so() -> None:
    low = thrown(2)
    assert not manoeuvre.score(TABLES, SETTINGS, low, own(0), answers=True).fumble
    assert not manoeuvre.score(TABLES, SETTINGS, low, own(0), answers=True).doubted
    strict = replace(SETTINGS, readings=Readings(fumble_on_resistance="oui"))
    assert manoeuvre.score(TABLES, strict, low, own(0), answers=True).fumble


@pytest.mark.rule("HARP-FUMBLE-WEAPON")
def test_a_weapon_has_its_own_zone() -> None:
    assert score([6], zone=6).fumble
    assert not score([3], zone=2).fumble
    assert not score([7], zone=6).fumble


@pytest.mark.rule("HARP-FUMBLE-AUTOFAIL")
@pytest.mark.parametrize("method", ["tout-ou-rien", "pourcentage", "bonus", "jr"])
def test_a_fumble_fails_whatever_the_total(method: str) -> None:
    rolled = score([3], 140)
    assert rolled.total == 143
    result = resolution.resolve(TABLES, SETTINGS, rolled, method)  # pyright: ignore[reportArgumentType]
    assert result.outcome is Outcome.FAILURE
    assert result.read is None
    assert not result.near_miss


SKILL_ROWS = (
    Fumble(id="a", least=1, most=49, text="glisse"),
    Fumble(id="b", least=50, most=96, text="lâche tout"),
    Fumble(id="c", least=97, most=100, text="tombe de haut", deadly=True),
)
WITH_FUMBLES = replace(
    SETTINGS,
    fumbles=(
        FumbleTable(id="comp", name="Compétence", rows=SKILL_ROWS),
        FumbleTable(
            id="arme", name="Arme", rows=(Fumble(id="a", least=1, most=100, text="casse"),)
        ),
    ),
)


@pytest.mark.rule("HARP-FUMBLE-TABLE", "HARP-FUMBLE-CHOICE")
def test_the_gm_chooses_the_table_and_a_closed_throw_reads_it() -> None:
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 50).text == "lâche tout"
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 49).text == "glisse"
    assert manoeuvre.fumbled(WITH_FUMBLES, "arme", 50).text == "casse"
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 97).id == "c"
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 58, -10).id == "a"
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 4, -10).id == "a"
    assert manoeuvre.fumbled(WITH_FUMBLES, "comp", 99, 10).id == "c"
    with pytest.raises(KnownError):
        manoeuvre.fumbled(SETTINGS, "comp", 50)


@pytest.mark.rule("HARP-FUMBLE-ADAPT")
def test_a_deadly_fumble_is_warned_of_where_nothing_is_critical() -> None:
    deadly, mild = SKILL_ROWS[2], SKILL_ROWS[0]
    assert manoeuvre.must_be_softened(deadly, critical=False)
    assert not manoeuvre.must_be_softened(deadly, critical=True)
    assert not manoeuvre.must_be_softened(mild, critical=False)


@pytest.mark.rule("HARP-ROLL-WHEN", "HARP-DIFF-NOROLL", "HARP-DIFF-CIRCUMSTANCE")
def test_dice_are_asked_for_only_where_they_matter() -> None:
    walking, beam = (TABLES.acts.get(act).difficulty for act in ("marcher", "poutre"))
    assert manoeuvre.degree(SETTINGS, "facile").rolled
    assert not manoeuvre.degree(SETTINGS, "routine").rolled
    assert not manoeuvre.degree(SETTINGS, walking).rolled
    assert manoeuvre.degree(SETTINGS, beam).rolled
    assert manoeuvre.difficulty(SETTINGS, beam).amount == -60


@pytest.mark.rule("HARP-DIFF-TABLE")
@pytest.mark.parametrize(
    ("degree", "amount"),
    [
        ("routine", 60),
        ("tres-facile", 40),
        ("facile", 20),
        ("moyenne", 0),
        ("difficile", -20),
        ("tres-difficile", -40),
        ("extremement-difficile", -60),
        ("pure-folie", -80),
        ("absurde", -100),
        ("banale", 80),
    ],
)
def test_degrees_have_their_modifiers(degree: str, amount: int) -> None:
    assert manoeuvre.difficulty(SETTINGS, degree).amount == amount


@pytest.mark.rule("HARP-DIFF-TABLE")
def test_a_degree_without_a_value_takes_what_is_typed() -> None:
    assert manoeuvre.difficulty(SETTINGS, "banale", 35).amount == 35
    assert manoeuvre.difficulty(SETTINGS, "facile", 35).amount == 20
    with pytest.raises(KnownError):
        manoeuvre.difficulty(SETTINGS, "impossible")


@pytest.mark.rule("HARP-STAT-ONE", "HARP-STAT-TWO", "HARP-STAT-AON")
@pytest.mark.parametrize(
    ("bonuses", "names", "throw", "total"),
    [
        ({"force": 7}, ("force",), 72, 100),
        ({"force": -3}, ("force",), 90, 78),
        ({"force": 7, "agilite": 5}, ("force", "agilite"), 76, 100),
        ({"intuition": 4, "raisonnement": -2}, ("intuition", "raisonnement"), 95, 99),
    ],
)
def test_rolls_on_characteristics(
    bonuses: dict[str, int], names: tuple[str, ...], throw: int, total: int
) -> None:
    one = Character(bonuses=bonuses)
    worth = manoeuvre.on_characteristics(TABLES, SETTINGS, one, names)
    rolled = manoeuvre.score(TABLES, SETTINGS, thrown(throw), worth)
    assert rolled.total == total
    result = resolution.resolve(TABLES, SETTINGS, rolled, ALL)
    assert (result.outcome is Outcome.SUCCESS) is (total >= 100)
    assert result.read is None


@pytest.mark.parametrize("names", [(), ("force", "agilite", "presence")])
def test_a_roll_takes_one_characteristic_or_two(names: tuple[str, ...]) -> None:
    with pytest.raises(KnownError):
        manoeuvre.on_characteristics(TABLES, SETTINGS, Character(), names)


def test_a_skill_may_have_characteristics_and_a_method_of_its_own() -> None:
    mine = Skill(id="x", name="Échecs", first="raisonnement", ranks=2, method="bonus")
    one = Character(bonuses={"raisonnement": 4})
    assert skills.total(TABLES, SETTINGS, one, mine).total == 14
    assert skills.method_of(TABLES, mine) == "bonus"
    assert skills.method_of(TABLES, replace(mine, method="")) == "tout-ou-rien"
    assert skills.method_of(TABLES, skills.unlearnt(TABLES, "perception")) == "pourcentage"


@settings(max_examples=40)
@given(st.integers(1, 95), st.integers(-200, 200), st.lists(st.integers(-100, 100), max_size=4))
def test_a_score_is_what_its_lines_add_up_to(throw: int, bonus: int, modifiers: list[int]) -> None:
    rolled = score([throw], bonus, *modifiers)
    assert rolled.total == throw + bonus + sum(modifiers)
    assert rolled.fumble is (throw <= 4)


@settings(max_examples=40)
@given(st.integers(0, 200))
def test_one_more_rank_is_always_worth_something(ranks: int) -> None:
    worth = skills.rank_bonus(TABLES, SETTINGS, ranks)
    assert skills.rank_bonus(TABLES, SETTINGS, ranks + 1) > worth
