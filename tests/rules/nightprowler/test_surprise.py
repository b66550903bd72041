"""Surprises are legal, repeatable, and take one step at a time."""

import random
from operator import itemgetter

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.creation.steps import STEPS, problems
from desktop.rules.nightprowler.document.character import (
    CHARACTERISTICS,
    Character,
    Characteristics,
)
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.progress import blocking
from desktop.rules.system import Edited, Severity
from tests.rules.nightprowler.characters import Rules

MADE: dict[int, Character] = {}


def surprised(rules: Rules, seed: int, character: Character | None = None) -> Character:
    """A character made of chance; from nothing, the one of a seed is made once for all tests."""
    if character is not None:
        return surprise(rules.tables, character, rules.settings, None, random.Random(seed))
    if seed not in MADE:
        MADE[seed] = surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))
    return MADE[seed]


@pytest.mark.parametrize("block", range(4))
def test_a_hundred_surprises_break_no_rule(rules: Rules, block: int) -> None:
    for seed in range(block * 25, block * 25 + 25):
        character = surprised(rules, seed)
        found = problems(rules.tables, character, rules.settings)
        assert not blocking(found), (seed, blocking(found))


def test_a_surprise_spends_every_point(rules: Rules) -> None:
    for seed in range(20):
        derived = rules.derive(surprised(rules, seed))
        assert derived.characteristic_points.total == 0
        assert derived.skill_points.total == 0
        assert derived.memory.total >= 0


def test_a_surprise_can_be_finished(rules: Rules) -> None:
    for seed in range(20):
        character = surprised(rules, seed)
        result = edits.edit(rules.tables, character, rules.settings, edits.FinishCreation())
        assert isinstance(result, Edited)


def test_the_same_seed_gives_the_same_character(rules: Rules) -> None:
    assert surprised(rules, 7) == surprised(rules, 7, Character())
    assert surprised(rules, 7) != surprised(rules, 8)


def test_a_surprise_over_anything_is_legal_and_keeps_the_name(rules: Rules) -> None:
    for seed in range(5):
        before = Character(name="Jo", notes="à moi", cassure="rien", choices={"x": ("y",)})
        after = surprised(rules, seed, before)
        assert (after.name, after.notes) == ("Jo", "à moi")
        assert not blocking(problems(rules.tables, after, rules.settings))
        again = surprised(rules, seed + 100, after)
        assert not blocking(problems(rules.tables, again, rules.settings))


@pytest.mark.parametrize("step", STEPS)
def test_one_step_alone_is_legal(rules: Rules, step: str) -> None:
    for seed in range(10):
        base = surprised(rules, seed)
        rng = random.Random(seed)
        after = surprise(rules.tables, base, rules.settings, step, rng)
        found = problems(rules.tables, after, rules.settings)
        assert not [
            problem
            for problem in found
            if problem.step == step and problem.severity == Severity.RULE
        ]


@pytest.mark.parametrize("step", STEPS)
def test_one_step_of_a_blank_sheet_is_filled(rules: Rules, step: str) -> None:
    after = surprise(rules.tables, Character(), rules.settings, step, random.Random(3))
    left = problems(rules.tables, after, rules.settings)
    assert not [one for one in left if one.step == step and one.severity == Severity.RULE]


def test_points_that_are_placed_stay_and_the_rest_is_filled(rules: Rules) -> None:
    creation = rules.settings.creation
    base = surprised(rules, 5)
    begun = replace(base, characteristics=Characteristics(doigte=creation.characteristic_max))
    for seed in range(5):
        rng = random.Random(seed)
        after = surprise(rules.tables, begun, rules.settings, "characteristics", rng)
        placed = after.characteristics
        assert placed.doigte == creation.characteristic_max
        assert sum(placed.of(one) for one in CHARACTERISTICS) == creation.characteristic_points


def test_skills_that_are_raised_stay_and_the_rest_is_filled(rules: Rules) -> None:
    base = surprised(rules, 5)
    key, points = max(base.skills.raised.items(), key=itemgetter(1))
    begun = replace(base, skills=replace(base.skills, raised={key: points}))
    after = surprise(rules.tables, begun, rules.settings, "skills", random.Random(1))
    assert after.skills.raised[key] >= points
    assert set(begun.skills.opened) <= set(after.skills.opened)
    left = derive(rules.tables, after, rules.settings).skill_points.total
    assert left < rules.settings.creation.opening_cost


def test_where_nothing_is_left_points_are_shared_anew(rules: Rules) -> None:
    base = surprised(rules, 5)
    found = {
        surprise(
            rules.tables, base, rules.settings, "characteristics", random.Random(seed)
        ).characteristics
        for seed in range(8)
    }
    assert len(found) > 1
