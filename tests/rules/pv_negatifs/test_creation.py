"""Creation: its end, and what chance makes of every step."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.overrides import Waive
from desktop.rules.progress import blocking
from desktop.rules.pv_negatifs.creation import (
    STEPS,
    finished,
    in_creation,
    rolled_hit_points,
)
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.surprise import surprise
from desktop.rules.system import Edited, Refused
from tests.systems import PV_NEGATIFS

SYSTEM = PV_NEGATIFS.get("pv_negatifs")
TABLES = SYSTEM.tables
SETTINGS = Settings()


@settings(max_examples=20)
@given(st.integers(0, 10_000))
def test_everything_at_random_may_live(seed: int) -> None:
    made = surprise(TABLES, SETTINGS, Character(), None, random.Random(seed))
    assert in_creation(TABLES, SETTINGS, made) == ()
    assert made.hp == made.most >= made.level
    assert made.essence.points == 100
    assert made.weapons
    assert made.has("trousse")
    assert len(made.proficiencies) == 2
    assert isinstance(finished(TABLES, SETTINGS, made), Edited)


def test_the_same_seed_makes_the_same_character_and_a_name_stays() -> None:
    first, again = (
        surprise(TABLES, SETTINGS, Character(name="Ana"), None, random.Random(3)) for _ in "12"
    )
    assert first == again
    assert first.name == "Ana"


@pytest.mark.parametrize("step", STEPS)
def test_one_step_at_random_leaves_the_others(step: str) -> None:
    begun = surprise(TABLES, SETTINGS, Character(name="Ana"), None, random.Random(1))
    after = surprise(TABLES, SETTINGS, begun, step, random.Random(2))
    assert (after.name, after.weapons, after.items) == (begun.name, begun.weapons, begun.items)
    if step != "class":
        assert (after.group, after.level) == (begun.group, begun.level)
    if step != "abilities":
        assert after.abilities == begun.abilities


def test_an_unfinished_character_says_what_lacks_in_the_order_of_the_steps() -> None:
    found = in_creation(TABLES, SETTINGS, Character())
    assert [one.step for one in found] == ["class", *["abilities"] * 6, "summary"]
    refused = finished(TABLES, SETTINGS, Character())
    assert isinstance(refused, Refused)
    assert refused.reason.params["count"] == len(blocking(found)) == 7


def test_a_waived_rule_does_not_hold_creation_up() -> None:
    waived = SYSTEM.edit(Character(), SETTINGS, Waive("PV-NEG-STATS", "esprit sans corps"))
    assert isinstance(waived, Edited)
    assert isinstance(finished(TABLES, SETTINGS, waived.document), Edited)


@pytest.mark.rule("PV-TABLE-A-HP", "PV-TABLE-A-REROLL")
def test_hit_points_of_a_level_begin_with_a_whole_die_and_avoid_forbidden_faces() -> None:
    first = Character(group="mage", abilities={"con": 10})
    assert rolled_hit_points(TABLES, SETTINGS, first, random.Random(1)) == 4
    body = TABLES.constitution[25]
    strong = Character(group="guerrier", level=9, abilities={"con": 25})
    least = 10 + 8 * (max(body.excluded) + 1) + 9 * body.hit_points
    for seed in range(10):
        assert rolled_hit_points(TABLES, SETTINGS, strong, random.Random(seed)) >= least
