"""Chances are counted over every face, drawn when that is too long, and know nothing sealed."""

import itertools
import random
from collections.abc import Generator, Iterable
from fractions import Fraction
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules import odds_grouped
from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.foresight import Foresight
from desktop.rules.message import say
from desktop.rules.odds import Cell, Chances, best, chances, gain, margin, table
from desktop.rules.odds_grouped import Ends, Known
from desktop.rules.simulation import NOBODY, Run, simulate, spread, summary
from desktop.rules.system import Accepted, NeedDice, Outcome
from tests.toy.document import ToyCharacter, ToySettings
from tests.toy.fight import ToyFights
from tests.toy.foreseeing import WAYS, ToyForesight
from tests.toy.state import Choice, Choose, FightState, HitsSet, RoundBegun

T = TypeVar("T")
STRIKE, GUARD = WAYS


def _fight(*people: tuple[str, int, int]) -> FightState:
    """Fighters by name, side and hits, before their choices."""
    fights = ToyFights()
    state = fights.blank(ToySettings())
    commands: list[msgspec.Struct] = [
        fights.join(name, side, ToyCharacter(name=name, hits=hits), name, "")
        for name, side, hits in people
    ]
    for command in (*commands, fights.begin()):
        state = _after(state, command)
    return state


def _after(state: FightState, command: msgspec.Struct) -> FightState:
    fights = ToyFights()
    outcome = fights.decide(state, command, Dice())
    assert isinstance(outcome, Accepted)
    for event in outcome.events:
        state = fights.apply(state, event)
    return state


def _result(work: Generator[None, None, T]) -> T:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def _chances(state: FightState, left: int, right: int, limit: int = 4000) -> Chances:
    foresight = ToyForesight(ToyFights())
    duel = foresight.duel(state, "a", "b")
    met = foresight.met(state, duel, WAYS[left], WAYS[right])
    return _result(chances(foresight, met, duel, random.Random(1), limit))


def _cells(found: Iterable[Cell | None]) -> list[Cell]:
    return [cell for cell in found if cell is not None]


def _runs(foresight: Foresight, state: msgspec.Struct, runs: int, seed: int) -> list[Run]:
    found = simulate(foresight, state, runs, random.Random(seed))
    return [run for run in found if run is not None]


def test_every_face_counts_as_much() -> None:
    """A strike at a guard does the die less 2: 3.5 less 2, but never less than nothing."""
    found = _chances(_fight(("a", 0, 10), ("b", 1, 10)), 0, 1)
    assert found.exact
    assert found.right.hurt == Fraction(4, 6)
    assert found.right.boxes == Fraction(0 + 0 + 1 + 2 + 3 + 4, 6)
    assert found.right.lines == (Fraction(1, 6),) * 4
    assert found.left.hurt == 0


def test_two_dice_are_counted_together() -> None:
    found = _chances(_fight(("a", 0, 10), ("b", 1, 3)), 0, 0)
    faces = list(itertools.product(range(1, 7), repeat=2))
    assert found.right.dead == Fraction(sum(a >= 3 for a, _ in faces), 36)
    assert found.right.falls == found.right.dead
    assert found.left.boxes == Fraction(sum(b for _, b in faces), 36)
    # One decision asks for the dice, then one for each pair of faces.
    assert found.decisions == 1 + 36


@given(hits=st.integers(1, 10), left=st.sampled_from((0, 1)), right=st.sampled_from((0, 1)))
@settings(max_examples=25, deadline=None)
def test_shares_are_shares(hits: int, left: int, right: int) -> None:
    found = _chances(_fight(("a", 0, hits), ("b", 1, hits)), left, right)
    for fate in (found.left, found.right):
        assert sum(fate.lines, Fraction()) == fate.hurt
        assert 0 <= fate.falls <= fate.hurt <= 1


def test_what_is_too_long_to_count_is_drawn_within_its_margin() -> None:
    state = _fight(("a", 0, 10), ("b", 1, 3))
    exact, drawn = _chances(state, 0, 0), _chances(state, 0, 0, limit=30)
    assert not drawn.exact
    assert drawn.margin == margin(1000)
    assert abs(drawn.right.dead - exact.right.dead) <= drawn.margin
    assert drawn == _chances(state, 0, 0, limit=30)


class Alike(ToyForesight):
    """The toy's rules where states are told apart by all that is in them."""

    def alike(self, state: msgspec.Struct) -> bytes:  # type: ignore[override]
        return msgspec.json.encode(state)


def test_states_that_are_alike_are_followed_once_and_count_as_much() -> None:
    state = _fight(("a", 0, 10), ("b", 1, 3))
    foresight = Alike(ToyFights())
    duel = foresight.duel(state, "a", "b")
    met = foresight.met(state, duel, STRIKE, STRIKE)
    found = _result(chances(foresight, met, duel, random.Random(1)))
    exact = _chances(state, 0, 0)
    assert found.exact
    assert (found.left, found.right) == (exact.left, exact.right)
    shared: Known = {}
    both = [
        _result(chances(foresight, met, duel, random.Random(1), found=shared)) for _ in range(2)
    ]
    assert both[1].right == exact.right
    # What was found once is not worked out again.
    assert (both[0].decisions, both[1].decisions) == (37, 0)


def test_what_cannot_be_followed_is_drawn_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(odds_grouped, "FACES", 30)
    state = _fight(("a", 0, 10), ("b", 1, 3))
    foresight = Alike(ToyFights())
    duel = foresight.duel(state, "a", "b")
    met = foresight.met(state, duel, STRIKE, STRIKE)
    found = _result(chances(foresight, met, duel, random.Random(1)))
    assert found.margin == Ends({}, variance=0.25 / odds_grouped.DRAWS).margin
    assert abs(found.right.dead - _chances(state, 0, 0).right.dead) <= found.margin


@pytest.mark.parametrize(("samples", "per_cent"), [(100, "9.8"), (10_000, "0.98")])
def test_the_margin_shrinks_with_the_square_root(samples: int, per_cent: str) -> None:
    assert margin(samples) * 100 == Fraction(per_cent)


def test_a_table_has_every_pair_and_pauses_in_between() -> None:
    state = _fight(("a", 0, 10), ("b", 1, 10))
    foresight = ToyForesight(ToyFights())
    steps = list(table(foresight, state, foresight.duel(state, "a", "b"), random.Random()))
    cells = _cells(steps)
    assert [(cell.left, cell.right) for cell in cells] == list(itertools.product(WAYS, WAYS))
    # 37 decisions where both strike, 7 where one does, 1 where none does.
    assert steps.count(None) == 37 + 7 + 7 + 1
    # Only a strike hurts, so it is the best answer to anything.
    assert best(cells, STRIKE) == (STRIKE,)
    assert best(cells, GUARD) == (STRIKE,)
    both = next(cell.chances for cell in cells if cell.left == cell.right == STRIKE)
    assert both is not None
    assert gain(both) == 0


def test_a_sealed_choice_changes_nothing() -> None:
    """Law 10: what is locked is not read, so that chances cannot betray it."""
    state = _fight(("a", 0, 10), ("b", 1, 10))
    fights = ToyFights()
    seen = []
    for choice in (Choice("strike", "a", 3), Choice("guard")):
        found = fights.foresight(_after(state, Choose("b", choice)))
        assert not any(one.choice for one in found[1].fighters)
        duel = found[0].duel(found[1], "a", "b")
        seen.append(
            [cell.chances for cell in _cells(table(found[0], found[1], duel, random.Random()))]
        )
    assert seen[0] == seen[1]


def test_a_fight_is_played_out_the_same_way_by_the_same_seed() -> None:
    foresight, state = ToyFights().foresight(_fight(("a", 0, 10), ("b", 1, 1)))
    runs = [run for run in simulate(foresight, state, 40, random.Random(3)) if run is not None]
    assert runs == [
        run for run in simulate(foresight, state, 40, random.Random(3)) if run is not None
    ]
    found = summary(runs)
    # The weak one dies in the first round, whatever he does to the other.
    assert (found.runs, found.wins) == (40, {0: 40})
    assert found.rounds.low == found.rounds.high == 1
    assert found.tolls["b"].dead == found.tolls["b"].falls == 40
    assert found.tolls["a"].falls == 0
    assert found.margin == 16


def test_both_may_fall_at_once() -> None:
    foresight, state = ToyFights().foresight(_fight(("a", 0, 1), ("b", 1, 1)))
    (run,) = _runs(foresight, state, 1, 0)
    assert isinstance(run, Run)
    assert run.winner == NOBODY


def test_a_fight_that_is_not_begun_is_begun() -> None:
    fights = ToyFights()
    state = fights.blank(ToySettings())
    for name, side in (("a", 0), ("b", 1)):
        state = _after(state, fights.join(name, side, ToyCharacter(name=name), name, ""))
    (run,) = [
        run for run in simulate(*fights.foresight(state), 1, random.Random(0)) if run is not None
    ]
    assert run.winner in (0, 1, NOBODY)
    assert run.rounds >= 2


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [([5], (5, 5, 5)), (list(range(1, 12)), (2, 6, 10)), ([1, 1, 9], (1, 1, 9))],
)
def test_a_spread_leaves_a_tenth_on_each_side(
    numbers: list[int], expected: tuple[int, int, int]
) -> None:
    found = spread(numbers)
    assert (found.low, found.middle, found.high) == expected


class Coin(ToyForesight):
    """Throws a two-sided die, and another once the first shows 2: he who throws twice is hit."""

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        first = DieSpec(DieKey("first", "a"), 2, say("toy.hits"))
        second = DieSpec(DieKey("second", "a"), 4, say("toy.hits"))
        wanted = [first]
        if not dice.missing(wanted) and dice.value(first.key) == 2:
            wanted.append(second)
        if missing := dice.missing(wanted):
            return NeedDice(missing)
        hits = 10 - (dice.value(second.key) if len(wanted) > 1 else 0)
        return Accepted((HitsSet("a", hits, "coin"), RoundBegun(2)))


def test_a_die_that_calls_for_a_die_weighs_what_it_should() -> None:
    state = _fight(("a", 0, 10), ("b", 1, 10))
    foresight = Coin(ToyFights())
    duel = foresight.duel(state, "a", "b")
    found = _result(
        chances(foresight, foresight.met(state, duel, GUARD, GUARD), duel, random.Random())
    )
    assert found.exact
    assert found.left.hurt == Fraction(1, 2)
    assert found.left.boxes == Fraction(1, 2) * Fraction(1 + 2 + 3 + 4, 4)
    assert found.left.lines == (Fraction(1, 8),) * 4
