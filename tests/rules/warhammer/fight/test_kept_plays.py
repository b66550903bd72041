"""What comes of the questions of a fight of Warhammer, word for word; read once and kept (see
`tests.rules.outline`).

Questions are answered as they propose, and at random; what may be foreseen is told beside.
"""

import random

import pytest

from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.coming import (
    answers,
    come_to,
    foresights,
    left_to_habits,
    played_at_random,
    settled,
)
from tests.rules.outline import kept, outline
from tests.rules.warhammer.fight.arena import Arena
from tests.rules.warhammer.fight.by_word import BY_WORD
from tests.rules.warhammer.fight.moments import MOMENTS
from tests.rules.warhammer.fight.steps import again, start
from tests.rules.warhammer.fight.test_fight_properties import Player, people

STEPS = 50
MOST = 300
PAIRS = (("otto", "karl"), ("elke", "hans"), ("karl", "otto"))
SETTLED = (
    *("hit", "parried", "parried-by-a-shield", "lucky", "pushed", "fumbled", "shot", "stunning"),
    *("disarming", "struck-in-armour", "blown-up", "sprayed", "shot-into-a-melee", "jumped"),
    *("hit-oneself", "burning", "getting-up", "bell", "charged-into-a-spear", "snaring"),
)
"""Moments that go on with dice."""


@pytest.fixture(scope="module")
def begun(tables: Tables) -> Arena:
    return start(tables)


@pytest.fixture(scope="module")
def states(begun: Arena) -> dict[str, State]:
    """The state of every moment."""
    found: dict[str, State] = {}
    for name, moment in MOMENTS.items():
        arena = again(begun)
        moment(arena)
        found[name] = arena.state
    return found


def test_what_answers_come_to_at_each_moment(begun: Arena, states: dict[str, State]) -> None:
    now = answers(begun.rules, states)
    assert now == kept("warhammer-answers", now)


def test_what_is_foreseen_at_each_moment(begun: Arena, states: dict[str, State]) -> None:
    now = foresights(begun.rules, states, PAIRS)
    assert now == kept("warhammer-foreseen", now)


def test_what_blows_and_bells_come_to(begun: Arena, states: dict[str, State]) -> None:
    now = settled(begun.rules, {name: states[name] for name in SETTLED})
    assert now == kept("warhammer-settled", now)


def test_what_is_refused_or_done_by_word(begun: Arena, states: dict[str, State]) -> None:
    told: list[str] = []
    for name, command in BY_WORD:
        told += [f"== {name}", *come_to(begun.rules, states[name], command, random.Random(3))]
    for values in ({}, {"damage": "x"}, {"damage": "7"}, {"damage": "3", "armour": "non"}):
        told.append(outline(begun.rules.area((("karl", True),), values)))
    now = "\n".join(told)
    assert now == kept("warhammer-by-word", now)


@pytest.mark.parametrize("seed", range(2))
def test_what_fights_left_to_habits_come_to(begun: Arena, seed: int) -> None:
    now = left_to_habits(begun.rules, begun.state, seed, MOST)
    assert now == kept(f"warhammer-habits-{seed}", now)


@pytest.mark.parametrize("seed", range(3))
def test_what_random_plays_come_to(tables: Tables, seed: int) -> None:
    """Fights played through their questions at random, in each state what was done and told."""
    options = Settings(options=Options(sudden_death=seed == 1, cc_penalties_spread=seed == 2))
    player = Player(tables, seed, options)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    now = played_at_random(player, STEPS)
    assert now == kept(f"warhammer-random-{seed}", now)
