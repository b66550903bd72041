"""Making a character: what scores cost, what is wrong with a beginner, chance, and the end."""

import random
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.harp import creation, skills
from desktop.rules.harp.commands import person
from desktop.rules.harp.document import CHARACTERISTICS, Character, Skill
from desktop.rules.harp.settings import Creation
from desktop.rules.harp.surprise import MOST_RANKS, surprise
from desktop.rules.overrides import Restore, Waive
from desktop.rules.system import Edited, Refused, Severity
from tests.rules.harp.desk import SETTINGS, SYSTEM, edit, refused, rendered

TABLES = SYSTEM.tables
AVERAGE = dict.fromkeys(CHARACTERISTICS, 60)


@pytest.mark.parametrize(
    ("score", "points"), [(1, 1), (90, 90), (91, 92), (95, 100), (96, 103), (100, 115), (101, 125)]
)
def test_high_scores_cost_more(score: int, points: int) -> None:
    assert creation.cost(TABLES, score) == points


def advice(one: Character, settings: object = SETTINGS) -> set[str]:
    found = creation.in_creation(TABLES, settings, one)
    return {each.text.key for each in found if each.severity == Severity.ADVICE}


def beginner(**fields: object) -> Character:
    return Character(**{"name": "Ana", "scores": AVERAGE, **fields})


def test_points_are_counted_only_where_a_campaign_gives_some() -> None:
    dear: Mapping[str, int] = {**AVERAGE, "force": 100, "agilite": 96}
    assert creation.spent(TABLES, beginner(scores=dear)) == 6 * 60 + 115 + 103
    assert advice(beginner(scores=dear)) == {"harp.problem.points"}
    assert advice(beginner()) == set()
    free = replace(SETTINGS, creation=Creation(points=0))
    assert advice(beginner(scores=dear), free) == set()
    assert SYSTEM.problems(beginner(scores=dear), SETTINGS) == ()


def test_ranks_go_with_the_level() -> None:
    assert creation.most_ranks(SETTINGS, 1) == 6
    assert creation.most_ranks(SETTINGS, 4) == 15
    assert (
        creation.most_ranks(
            replace(SETTINGS, creation=Creation(ranks_per_level=0, ranks_more=0)), 4
        )
        is None
    )
    learnt = (Skill(id="a", skill="perception", ranks=7),)
    assert advice(beginner(skills=learnt)) == {"harp.problem.ranks"}
    assert advice(beginner(skills=learnt, level=2)) == set()


def test_a_people_brings_its_bonuses_and_resistances() -> None:
    one = edit(beginner(racial={"force": 5}), person.ChooseRace("nain"))
    assert (one.people, one.race) == ("nain", "Nain")
    assert one.racial == {"force": 4, "constitution": 4, "agilite": 1, "volonte": 3, "presence": -1}
    assert [one.resistances[kind].other for kind in ("corps", "esprit", "magie")] == [15, 10, 15]
    other = edit(one, person.ChooseRace("hobbit"))
    assert other.racial["agilite"] == 4
    assert refused(one, person.ChooseRace("dragon")) == "harp.edit.no-race"


def test_a_people_that_shares_out_its_points_may_not_share_more() -> None:
    one = edit(beginner(), person.ChooseRace("homme"))
    assert one.racial == {}
    for name in ("force", "agilite"):
        one = edit(one, person.SetRacial(name, 3))
    assert advice(edit(one, person.SetRacial("volonte", 2))) == set()
    assert advice(edit(one, person.SetRacial("volonte", 3))) == {"harp.problem.spread"}
    assert advice(edit(one, person.SetRacial("force", 4))) == {"harp.problem.spread"}


def test_hit_points_are_endurance_and_race() -> None:
    learnt = (Skill(id="e", skill="endurance", ranks=4),)
    one = edit(beginner(skills=learnt), person.ChooseRace("nain"))
    total = creation.hit_points(TABLES, SETTINGS, one)
    # 4 ranks, Constitution 60 and Volonté 60 (+2 each) with those of a dwarf, 50 of a dwarf.
    assert total.total == 20 + (2 + 4) + (2 + 3) + 50
    frail = beginner(scores=dict.fromkeys(CHARACTERISTICS, 20))
    assert creation.hit_points(TABLES, SETTINGS, frail).total == 1


@pytest.mark.rule("HARP-BTC-SUM", "HARP-STAT-ONE")
def test_the_gm_waives_a_rule_and_restores_it() -> None:
    assert isinstance(creation.finished(TABLES, SETTINGS, Character()), Refused)
    one = replace(beginner(), scores={})
    blocked = creation.finished(TABLES, SETTINGS, one)
    assert isinstance(blocked, Refused)
    assert "Force" in rendered(blocked.reason)
    waived = edit(one, Waive("HARP-STAT-ONE", " spectre "))
    assert waived.overrides[0].reason == "spectre"
    ended = creation.finished(TABLES, SETTINGS, waived)
    assert isinstance(ended, Edited)
    assert rendered(ended.label) == "Création terminée : Ana"
    assert edit(waived, Restore("HARP-STAT-ONE")) == one
    assert refused(one, Waive("HARP-STAT-ONE", " ")) == "edit.no-reason"


# Fewer points than characteristics pay for nobody: each costs one at least.
@given(st.integers(), st.just(0) | st.integers(len(CHARACTERISTICS), 700))
def test_chance_makes_beginners_that_keep_every_rule(seed: int, points: int) -> None:
    settings = replace(SETTINGS, creation=Creation(points=points))
    one = surprise(TABLES, settings, Character(), None, random.Random(seed))
    assert creation.in_creation(TABLES, settings, one) == ()
    assert one.hp == one.most >= 1
    assert one.weapons
    assert all(0 < skill.ranks <= MOST_RANKS for skill in one.skills)
    assert surprise(TABLES, settings, Character(), None, random.Random(seed)) == one


def test_a_step_by_chance_leaves_the_others() -> None:
    one = beginner(name="", skills=(Skill(id="a", skill="saut", ranks=3),))
    after = surprise(TABLES, SETTINGS, one, "skills", random.Random(3))
    assert after.skills[0] == one.skills[0]
    assert replace(after, skills=one.skills) == one
    assert len(after.skills) == 8
    (arm,) = surprise(TABLES, SETTINGS, after, "equipment", random.Random(3)).weapons
    learnt = next(each for each in after.skills if each.skill == "maniement-d-arme")
    assert arm.bonus == skills.total(TABLES, SETTINGS, after, learnt).total
    named = surprise(TABLES, SETTINGS, after, "summary", random.Random(3))
    assert named.name
    assert surprise(TABLES, SETTINGS, named, "summary", random.Random(4)) == named
    with pytest.raises(KeyError):
        surprise(TABLES, SETTINGS, one, "secrets", random.Random(3))


def test_dice_below_what_the_campaign_says_are_thrown_again() -> None:
    rolls = [creation.rolled_score(SETTINGS, random.Random(seed)) for seed in range(40)]
    assert min(rolls) >= 40
    low = replace(SETTINGS, creation=Creation(reroll_below=1))
    assert min(creation.rolled_score(low, random.Random(seed)) for seed in range(40)) < 40
