"""A whole fight played out many times by the habits of its system, and what the runs have in
common.

As in `odds`, everything is a generator that pauses after each command, keeps nothing, and may be
dropped at any moment.
"""

import random
from collections.abc import Generator, Iterator, Sequence

import msgspec

from desktop.rules.foresight import Fall, Foresight, Harm
from desktop.rules.odds import margin, rolled_on

LONGEST = 60
"""Rounds after which a run counts as undecided."""

NOBODY = -1
"""The winner of a run in which nobody stood at the end, or that was not decided."""


class Run(msgspec.Struct, frozen=True):
    """One fight played to its end: the side that stood, how many rounds it took, and what became
    of each fighter."""

    winner: int
    rounds: int
    harm: dict[str, Harm]


class Spread(msgspec.Struct, frozen=True):
    """The middle of some numbers, and what a tenth of them is at or below, or at or above."""

    low: int
    middle: int
    high: int


class Toll(msgspec.Struct, frozen=True, kw_only=True):
    """What the runs did to a fighter: boxes and gravest line as spreads, and in how many runs he
    was out, dying or dead at the end."""

    boxes: Spread
    line: Spread
    out: int
    dying: int
    dead: int

    @property
    def falls(self) -> int:
        """In how many runs he was down at the end."""
        return self.out + self.dying + self.dead


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What `runs` runs have in common: how many each side won (`NOBODY` for the rest), how long
    they took, and the toll on each fighter."""

    runs: int
    wins: dict[int, int]
    rounds: Spread
    tolls: dict[str, Toll]

    @property
    def margin(self) -> int:
        """How far a share may lie from the truth nineteen times of twenty, in per cent, rounded
        up."""
        share = margin(self.runs) * 100
        return -(-share.numerator // share.denominator)


def simulate(
    foresight: Foresight, state: msgspec.Struct, runs: int, generator: random.Random
) -> Iterator[Run | None]:
    """`runs` (1 or more) runs from a redacted state; None for each pause in between.

    Raises `KnownError` when the habits of the system lead to a command that is refused.
    """
    for _ in range(runs):
        yield (yield from _played(foresight, state, generator))


def _played(
    foresight: Foresight, start: msgspec.Struct, generator: random.Random
) -> Generator[None, None, Run]:
    state, begun = start, max(foresight.round(start), 1)
    # A system may open the next round as it settles one: what counts is where somebody acted.
    rounds = 0
    while foresight.round(state) - begun < LONGEST:
        command = foresight.playing(state, generator)
        if command is None:
            break
        rounds = max(foresight.round(state) - begun + 1, 0)
        state = rolled_on(foresight, state, command, generator)
        yield
    sides = set(foresight.standing(state).values())
    return Run(
        winner=sides.pop() if len(sides) == 1 else NOBODY,
        rounds=rounds,
        harm={each: foresight.harm(start, state, each) for each in foresight.people(start)},
    )


def summary(runs: Sequence[Run]) -> Summary:
    """What runs (at least one) have in common."""
    wins: dict[int, int] = {}
    for run in runs:
        wins[run.winner] = wins.get(run.winner, 0) + 1
    return Summary(
        runs=len(runs),
        wins=dict(sorted(wins.items())),
        rounds=spread([run.rounds for run in runs]),
        tolls={each: _toll([run.harm[each] for run in runs]) for each in runs[0].harm},
    )


def spread(numbers: Sequence[int]) -> Spread:
    """The spread of at least one number."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return Spread(ordered[last // 10], ordered[last // 2], ordered[last - last // 10])


def _toll(harms: Sequence[Harm]) -> Toll:
    return Toll(
        boxes=spread([harm.boxes for harm in harms]),
        line=spread([harm.line for harm in harms]),
        out=sum(harm.fall is Fall.OUT for harm in harms),
        dying=sum(harm.fall is Fall.DYING for harm in harms),
        dead=sum(harm.fall is Fall.DEAD for harm in harms),
    )
