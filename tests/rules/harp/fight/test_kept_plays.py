"""What comes of the questions of a fight of HARP, word for word; read once and kept (see
`tests.rules.outline`)."""

import msgspec
import pytest

from desktop.rules.harp.fight.rules import HarpFights
from tests.rules.changing import closings
from tests.rules.coming import (
    answers,
    foresights,
    left_to_habits,
    played_at_random,
    settled,
)
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.fight.test_fight_properties import OTHER, people, scenes
from tests.rules.outline import kept
from tests.rules.random_play import Player

RULES = HarpFights(SYSTEM.tables)
PAIRS = (("ana", "bruno"), ("bruno", "ana"), ("carl", "ada"))
MOST = 200
STEPS = 40
OPTIONS = (SETTINGS, OTHER)


@pytest.fixture(scope="module")
def states() -> dict[str, msgspec.Struct]:
    """The state of every moment."""
    return {name: arena.now for name, arena in scenes().items()}


def test_what_answers_come_to_at_each_moment(states: dict[str, msgspec.Struct]) -> None:
    now = answers(RULES, states)
    assert now == kept("harp-answers", now)


def test_what_is_foreseen_at_each_moment(states: dict[str, msgspec.Struct]) -> None:
    now = foresights(RULES, states, PAIRS)
    assert now == kept("harp-foreseen", now)


def test_what_going_on_comes_to(states: dict[str, msgspec.Struct]) -> None:
    now = settled(RULES, states)
    assert now == kept("harp-settled", now)


def test_what_is_asked_at_the_end_of_a_fight() -> None:
    """Of everybody, after fights that were played at random."""
    pairs: list[tuple[msgspec.Struct, msgspec.Struct]] = []
    for seed in range(3):
        player = Player(RULES, seed, SETTINGS, rendered)
        for id, side, document in people():
            assert player.run(player.rules.join(id, side, document, id.title(), ""))
        assert player.run(player.rules.begin())
        for _ in range(STEPS):
            player.step()
        for id, _, document in people():
            after = RULES.participant(player.fight, id)
            pairs += [] if after is None else [(document, after)]
    now = closings(SYSTEM, SETTINGS, pairs)
    assert now == kept("harp-closing", now)


@pytest.mark.parametrize("seed", range(2))
def test_what_fights_left_to_habits_come_to(states: dict[str, msgspec.Struct], seed: int) -> None:
    now = left_to_habits(RULES, states["plain"], seed, MOST)
    assert now == kept(f"harp-habits-{seed}", now)


@pytest.mark.parametrize("seed", range(3))
def test_what_random_plays_come_to(seed: int) -> None:
    player = Player(RULES, seed, OPTIONS[seed % 2], rendered)
    for id, side, document in people():
        assert player.run(player.rules.join(id, side, document, id.title(), ""))
    assert player.run(player.rules.begin())
    now = played_at_random(player, STEPS)
    assert now == kept(f"harp-random-{seed}", now)
