"""Chances of a duel: every face of every die that `decide` asks for, counted; no second formula.

Working them out takes thousands of decisions, so everything here is a generator that pauses after
each: the caller goes on as long as it likes, and stops by not asking for more. What would take
too many is drawn at random instead, and says so with its margin.
"""

import itertools
import math
import random
from collections.abc import Generator, Iterator
from fractions import Fraction

import msgspec

from desktop.rules.dice import Dice, Rolled, roll
from desktop.rules.errors import KnownError, known
from desktop.rules.foresight import Duel, Fall, Foresight, Harm, Way
from desktop.rules.odds_grouped import Counting, Ends, Known
from desktop.rules.system import Accepted, NeedDice

LIMIT = 4000
"""Decisions for one pair of choices, beyond which it is sampled."""

SAMPLES = 1000
"""Turns that are drawn when counting would take too long."""


class Fate(msgspec.Struct, frozen=True, kw_only=True):
    """What may happen to one side, as shares of all that the dice may show.

    `hurt`: at least one box is ticked. `countered`: by the answer to his own attack. `lines`: the
    gravest box is on that line, the lightest first. `boxes` and `wound` are what is to be expected
    of the number of boxes and of the gravest line (0 none, 1 the lightest). `out`, `dying` and
    `dead` are told apart.
    """

    hurt: Fraction = Fraction()
    countered: Fraction = Fraction()
    boxes: Fraction = Fraction()
    wound: Fraction = Fraction()
    lines: tuple[Fraction, ...] = ()
    out: Fraction = Fraction()
    dying: Fraction = Fraction()
    dead: Fraction = Fraction()

    @property
    def falls(self) -> Fraction:
        """The share in which he can fight no more, however he fell."""
        return self.out + self.dying + self.dead


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """What a pair of choices leads to.

    `decisions` is how many turns were looked at. `margin` is 0 when every face was counted;
    otherwise each share lies within it, either way, nineteen times of twenty.
    """

    left: Fate
    right: Fate
    decisions: int
    margin: Fraction = Fraction()

    @property
    def exact(self) -> bool:
        """Whether every face was counted."""
        return not self.margin


class Cell(msgspec.Struct, frozen=True):
    """A pair of choices with its chances; `why_not` tells why the two cannot meet."""

    left: Way
    right: Way
    chances: Chances | None
    why_not: KnownError | None = None


class _TooMany(Exception):
    """Counting would take more decisions than allowed."""


class _Tally:
    """Harm gathered with its weight."""

    def __init__(self) -> None:
        self._seen: dict[Harm, Fraction] = {}

    def add(self, harm: Harm, weight: Fraction) -> None:
        self._seen[harm] = self._seen.get(harm, Fraction()) + weight

    def fate(self) -> Fate:
        lines = max((harm.line for harm in self._seen), default=0)
        return Fate(
            hurt=sum((w for h, w in self._seen.items() if h.boxes), Fraction()),
            countered=sum((w for h, w in self._seen.items() if h.countered), Fraction()),
            boxes=sum((w * h.boxes for h, w in self._seen.items()), Fraction()),
            wound=sum((w * h.line for h, w in self._seen.items()), Fraction()),
            lines=tuple(
                sum((w for h, w in self._seen.items() if h.line == line), Fraction())
                for line in range(1, lines + 1)
            ),
            out=self._fell(Fall.OUT),
            dying=self._fell(Fall.DYING),
            dead=self._fell(Fall.DEAD),
        )

    def _fell(self, fall: Fall) -> Fraction:
        return sum((w for h, w in self._seen.items() if h.fall is fall), Fraction())


def chances(
    foresight: Foresight,
    start: msgspec.Struct,
    duel: Duel,
    generator: random.Random,
    limit: int = LIMIT,
    found: Known | None = None,
) -> Generator[None, None, Chances]:
    """The chances of a state in which two choices have met; pauses after each decision.

    The caller's generator draws what cannot be counted within `limit` decisions. Where the system
    tells states apart, those that are alike are followed once instead; `found` keeps what was
    found of them for other pairs of the same duel.

    Raises `KnownError` when the turn cannot be settled.
    """
    if foresight.alike(start) is not None:
        counting = Counting(foresight, start, duel, generator, {} if found is None else found)
        return _gathered((yield from counting.ends(start)))
    left, right = _Tally(), _Tally()
    decisions = 0
    try:
        for end in _ends(foresight, start, _Budget(limit)):
            decisions += 1
            if end is not None:
                left.add(foresight.harm(start, end[0], duel.left), end[1])
                right.add(foresight.harm(start, end[0], duel.right), end[1])
            yield
        return Chances(left=left.fate(), right=right.fate(), decisions=decisions)
    except _TooMany:
        return (yield from _sampled(foresight, start, duel, generator))


def table(
    foresight: Foresight,
    state: msgspec.Struct,
    duel: Duel,
    generator: random.Random,
    limit: int = LIMIT,
) -> Iterator[Cell | None]:
    """Each pair of choices of a duel in order; None for each pause in between."""
    known_ends: Known = {}
    for left, right in itertools.product(duel.left_ways, duel.right_ways):
        try:
            start = foresight.met(state, duel, left, right)
            found = yield from chances(foresight, start, duel, generator, limit, known_ends)
        except KnownError as error:
            yield Cell(left, right, None, error)
        else:
            yield Cell(left, right, found)


def _gathered(ends: Ends) -> Chances:
    """Chances of ends that were counted together."""
    left, right = _Tally(), _Tally()
    for (mine, his), share in ends.shares.items():
        left.add(mine, share)
        right.add(his, share)
    return Chances(
        left=left.fate(), right=right.fate(), decisions=ends.decisions, margin=ends.margin
    )


def gain(found: Chances) -> Fraction:
    """How much a pair of choices favours the left side: the wound that it may expect to give, less
    the one to take."""
    return found.right.wound - found.left.wound


def best(cells: list[Cell], right: Way) -> tuple[Way, ...]:
    """The left side's best answers to a choice of the right side; several when they are equal."""
    known_cells = [(cell, cell.chances) for cell in cells if cell.right == right]
    gains = {cell.left: gain(found) for cell, found in known_cells if found is not None}
    most = max(gains.values(), default=None)
    return tuple(way for way, value in gains.items() if value == most)


class _Budget:
    """Decisions that are left."""

    def __init__(self, left: int) -> None:
        self.left = left

    def check(self, wanted: int) -> None:
        """Raises `_TooMany` when so many cannot be afforded."""
        if wanted > self.left:
            raise _TooMany

    def spend(self) -> None:
        self.check(1)
        self.left -= 1


End = tuple[msgspec.Struct, Fraction]
"""A settled state and its share of all that the dice may show."""


def _ends(foresight: Foresight, start: msgspec.Struct, budget: _Budget) -> Iterator[End | None]:
    """Every settled state, depth first; None after each decision that settles nothing yet."""
    command = foresight.settling(start)
    if command is None:
        yield start, Fraction(1)
        return
    yield from _below(foresight, start, command, Dice(), Fraction(1), budget)


def _below(
    foresight: Foresight,
    state: msgspec.Struct,
    command: msgspec.Struct,
    dice: Dice,
    weight: Fraction,
    budget: _Budget,
) -> Iterator[End | None]:
    budget.spend()
    outcome = foresight.decide(state, command, dice)
    if isinstance(outcome, NeedDice):
        specs = outcome.specs
        count = math.prod(spec.sides for spec in specs)
        budget.check(count)
        yield None
        share = weight * Fraction(1, count)
        for faces in itertools.product(*(range(1, spec.sides + 1) for spec in specs)):
            rolled = (
                Rolled(spec.key, spec.sides, face) for spec, face in zip(specs, faces, strict=True)
            )
            more = dice.plus(rolled)
            yield from _below(foresight, state, command, more, share, budget)
        return
    if not isinstance(outcome, Accepted):
        raise KnownError(outcome.reason)
    for event in outcome.events:
        state = foresight.apply(state, event)
    following = foresight.settling(state)
    if following is None:
        yield state, weight
    else:
        yield None
        yield from _below(foresight, state, following, Dice(), weight, budget)


def _sampled(
    foresight: Foresight, start: msgspec.Struct, duel: Duel, generator: random.Random
) -> Generator[None, None, Chances]:
    """The chances as drawn turns show them."""
    left, right = _Tally(), _Tally()
    share = Fraction(1, SAMPLES)
    decisions = 0
    for _ in range(SAMPLES):
        state = start
        while (command := foresight.settling(state)) is not None:
            state = rolled_on(foresight, state, command, generator)
            decisions += 1
            yield
        left.add(foresight.harm(start, state, duel.left), share)
        right.add(foresight.harm(start, state, duel.right), share)
    return Chances(
        left=left.fate(), right=right.fate(), decisions=decisions, margin=margin(SAMPLES)
    )


def rolled_on(
    foresight: Foresight,
    state: msgspec.Struct,
    command: msgspec.Struct,
    generator: random.Random,
) -> msgspec.Struct:
    """The state after a command, its dice rolled.

    Raises `KnownError` when the command is refused.
    """
    dice = Dice()
    outcome = foresight.decide(state, command, dice)
    while isinstance(outcome, NeedDice):
        missing = dice.missing(outcome.specs)
        if not missing:
            raise known("odds.error.dice")
        dice = dice.plus(roll(missing, generator))
        outcome = foresight.decide(state, command, dice)
    if not isinstance(outcome, Accepted):
        raise KnownError(outcome.reason)
    for event in outcome.events:
        state = foresight.apply(state, event)
    return state


def margin(samples: int) -> Fraction:
    """How far a share of so many draws may lie from the truth nineteen times of twenty: at most
    0.98 over the square root of their number, rounded up."""
    return Fraction(98, math.isqrt(10_000 * samples))
