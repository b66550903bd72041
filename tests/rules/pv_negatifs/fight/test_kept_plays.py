"""What comes of the questions of a fight of PV négatifs, word for word; read once and kept (see
`tests.rules.outline`)."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from tests.rules.changing import closings
from tests.rules.coming import (
    allowed,
    answers,
    edges,
    foresights,
    left_to_habits,
    played_at_random,
    settled,
    windows,
)
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM, rendered
from tests.rules.pv_negatifs.fight import moments
from tests.rules.pv_negatifs.fight.test_fight_properties import people, scenes
from tests.rules.pv_negatifs.people import reading
from tests.rules.random_play import Player

RULES = PvNegatifsFights(SYSTEM.tables)
PAIRS = (("ana", "bruno"), ("bruno", "ana"), ("carl", "ada"))
MOST = 200
STEPS = 40
OPTIONS = (SETTINGS, reading(floor="blocage", initiative="haut"))


@pytest.fixture(scope="module")
def states() -> dict[str, msgspec.Struct]:
    """The state of every moment."""
    return {name: arena.now for name, arena in scenes().items()}


@pytest.fixture(scope="module")
def rare() -> dict[str, msgspec.Struct]:
    """The state of moments that come seldom."""
    return {name: arena.now for name, arena in moments.moments().items()}


@pytest.fixture(scope="module")
def played() -> list[tuple[Player, str]]:
    """Fights that were played at random, and what they came to."""
    found: list[tuple[Player, str]] = []
    for seed in range(3):
        player = Player(RULES, seed, OPTIONS[seed % 2], rendered)
        for id, side, document in people():
            assert player.run(player.rules.join(id, side, document, id.title(), ""))
        assert player.run(player.rules.begin())
        found.append((player, played_at_random(player, STEPS)))
    return found


def test_what_answers_come_to_at_each_moment(states: dict[str, msgspec.Struct]) -> None:
    now = answers(RULES, states)
    assert now == kept("pv_negatifs-answers", now)


def test_what_is_foreseen_at_each_moment(states: dict[str, msgspec.Struct]) -> None:
    now = foresights(RULES, states, PAIRS)
    assert now == kept("pv_negatifs-foreseen", now)


def test_what_going_on_comes_to(states: dict[str, msgspec.Struct]) -> None:
    now = settled(RULES, states)
    assert now == kept("pv_negatifs-settled", now)


def test_what_a_window_shows_at_rare_moments(
    states: dict[str, msgspec.Struct], rare: dict[str, msgspec.Struct]
) -> None:
    now = windows(RULES, {"acted": states["acted"], **rare})
    assert now == kept("pv_negatifs-windows", now)


def test_what_answers_come_to_at_rare_moments(rare: dict[str, msgspec.Struct]) -> None:
    now = answers(RULES, rare)
    assert now == kept("pv_negatifs-rare-answers", now)


def test_what_is_foreseen_at_rare_moments(rare: dict[str, msgspec.Struct]) -> None:
    now = foresights(RULES, rare, PAIRS)
    assert now == kept("pv_negatifs-rare-foreseen", now)


def test_what_questions_come_to_of_which_little_is_said(
    states: dict[str, msgspec.Struct], rare: dict[str, msgspec.Struct]
) -> None:
    """Each kind of question with nothing said, and with one thing only beside what it hangs on."""
    told: dict[str, str] = {}
    for state in (*states.values(), *rare.values()):
        view = RULES.view(state)
        for ask in (*view.asks, *view.extras):
            kind = ask.id.partition(":")[0]
            said: list[dict[str, str]] = [{}]
            for field in ask.fields:
                hangs = dict(each.split("=") for each in field.when[:1])
                values = [one.value for one in field.options] or [str(field.most)]
                said += [{**hangs, field.id: value} for value in (values[0], values[-1])]
            for values in said:
                told.setdefault(f"{kind} {values}", outline(RULES.answer(state, ask.id, values)))
    now = "\n".join(f"{name}: {found}" for name, found in told.items())
    assert now == kept("pv_negatifs-unsaid", now)


def test_what_habits_do_at_each_moment(
    states: dict[str, msgspec.Struct], rare: dict[str, msgspec.Struct]
) -> None:
    told = [outline(RULES.area_fields(states["plain"]))]
    for name, state in {**states, **rare}.items():
        foresight, here = RULES.foresight(state)
        next_one = foresight.playing(here, random.Random(name))
        told += [f"== {name}", outline(next_one), outline(foresight.settling(here))]
    now = "\n".join(told)
    assert now == kept("pv_negatifs-habits", now)


def test_which_commands_are_taken_at_which_moments(
    states: dict[str, msgspec.Struct], rare: dict[str, msgspec.Struct]
) -> None:
    now = allowed(RULES, {**states, **rare}, moments.COMMANDS)
    assert now == kept("pv_negatifs-allowed", now)


def test_what_dice_come_to_at_their_edges(
    states: dict[str, msgspec.Struct], rare: dict[str, msgspec.Struct]
) -> None:
    here = {**states, **rare}
    now = edges(RULES, ((name, here[name], command) for name, command in moments.EDGES))
    assert now == kept("pv_negatifs-edges", now)


def test_what_is_asked_at_the_end_of_a_fight(played: Sequence[tuple[Player, str]]) -> None:
    """Of everybody, after fights that were played at random."""
    pairs: list[tuple[msgspec.Struct, msgspec.Struct]] = []
    for player, _ in played:
        for id, _, document in people():
            after = RULES.participant(player.fight, id)
            pairs += [] if after is None else [(document, after)]
    now = closings(SYSTEM, SETTINGS, pairs)
    assert now == kept("pv_negatifs-closing", now)


@pytest.mark.parametrize("seed", range(2))
def test_what_fights_left_to_habits_come_to(states: dict[str, msgspec.Struct], seed: int) -> None:
    now = left_to_habits(RULES, states["plain"], seed, MOST)
    assert now == kept(f"pv_negatifs-habits-{seed}", now)


@pytest.mark.parametrize("seed", range(3))
def test_what_random_plays_come_to(played: Sequence[tuple[Player, str]], seed: int) -> None:
    now = played[seed][1]
    assert now == kept(f"pv_negatifs-random-{seed}", now)
