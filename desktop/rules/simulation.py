"""A whole fight played out many times by the habits of its system, and what the runs have in
common.

As in `odds`, everything is a generator that pauses after each command, keeps nothing, and may be
dropped at any moment.
"""

import random
from collections.abc import Generator, Iterator, Mapping, Sequence

import msgspec

from desktop.rules.foresight import Fall, Foresight, Harm
from desktop.rules.odds import margin, rolled_on

LONGEST = 60
"""Rounds after which a run counts as undecided."""

NOBODY = -1
"""The winner of a run in which nobody stood at the end, or that was not decided."""


class Arrival(msgspec.Struct, frozen=True):
    """People who join at the beginning of a round, or before it once nobody is left to fight."""

    round: int
    commands: tuple[msgspec.Struct, ...]


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """One fight played to its end: the side that stood, how many rounds it took, and what became
    of each fighter, of what side he was, and what he spent of each pool (less than 0 when he has
    more than before)."""

    winner: int
    rounds: int
    harm: dict[str, Harm]
    sides: dict[str, int]
    spent: dict[str, dict[str, int]]

    def losses(self) -> dict[int, int]:
        """How many of each side fell."""
        fallen = dict.fromkeys(self.sides.values(), 0)
        for fighter, side in self.sides.items():
            fallen[side] += self.harm[fighter].fall is not Fall.STANDING
        return fallen


class Spread(msgspec.Struct, frozen=True):
    """The middle of some numbers, and what a tenth of them is at or below, or at or above."""

    low: int
    middle: int
    high: int


class Toll(msgspec.Struct, frozen=True, kw_only=True):
    """What the runs did to a fighter: boxes, gravest line and points of each pool as spreads, and
    in how many runs he was out, dying or dead at the end."""

    boxes: Spread
    line: Spread
    out: int
    dying: int
    dead: int
    spent: dict[str, Spread]

    @property
    def falls(self) -> int:
        """In how many runs he was down at the end."""
        return self.out + self.dying + self.dead


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What `runs` runs have in common: how many each side won (`NOBODY` for the rest), how many it
    lost, how long they took, and the toll on each fighter."""

    runs: int
    wins: dict[int, int]
    losses: dict[int, Spread]
    rounds: Spread
    tolls: dict[str, Toll]

    @property
    def margin(self) -> int:
        """How far a share may lie from the truth nineteen times of twenty, in per cent, rounded
        up."""
        share = margin(self.runs) * 100
        return -(-share.numerator // share.denominator)


def simulate(
    foresight: Foresight,
    state: msgspec.Struct,
    runs: int,
    generator: random.Random,
    arrivals: Sequence[Arrival] = (),
) -> Iterator[Run | None]:
    """`runs` (1 or more) runs from a redacted state; None for each pause in between. `arrivals`
    come in the order of their rounds.

    Raises `KnownError` when the habits of the system lead to a command that is refused.
    """
    for _ in range(runs):
        yield (yield from _played(foresight, state, generator, arrivals))


class _Entered:
    """Those who take part: the state that each came in with, and his side."""

    def __init__(self, foresight: Foresight, state: msgspec.Struct) -> None:
        self._foresight = foresight
        self.states: dict[str, msgspec.Struct] = dict.fromkeys(foresight.people(state), state)
        self.sides = foresight.standing(state)

    def greet(self, state: msgspec.Struct) -> None:
        """Somebody may have come."""
        standing = self._foresight.standing(state)
        for fighter in self._foresight.people(state):
            if fighter not in self.states:
                self.states[fighter] = state
                if fighter in standing:
                    self.sides[fighter] = standing[fighter]


def _played(
    foresight: Foresight,
    start: msgspec.Struct,
    generator: random.Random,
    arrivals: Sequence[Arrival],
) -> Generator[None, None, Run]:
    state, begun, waiting = start, max(foresight.round(start), 1), list(arrivals)
    entered = _Entered(foresight, start)
    # A system may open the next round as it settles one: what counts is where somebody acted.
    rounds = 0
    while foresight.round(state) - begun < LONGEST:
        command = foresight.playing(state, generator)
        due = bool(waiting) and foresight.round(state) >= waiting[0].round
        if due or (command is None and waiting):
            for joining in waiting.pop(0).commands:
                state = rolled_on(foresight, state, joining, generator)
            entered.greet(state)
            yield
            continue
        if command is None:
            break
        rounds = max(foresight.round(state) - begun + 1, 0)
        state = rolled_on(foresight, state, command, generator)
        yield
    sides = set(foresight.standing(state).values())
    return Run(
        winner=sides.pop() if len(sides) == 1 else NOBODY,
        rounds=rounds,
        harm={one: foresight.harm(came, state, one) for one, came in entered.states.items()},
        sides=entered.sides,
        spent={one: _spent(foresight, came, state, one) for one, came in entered.states.items()},
    )


def _spent(
    foresight: Foresight, before: msgspec.Struct, after: msgspec.Struct, fighter: str
) -> dict[str, int]:
    left = {pool.id: pool.value for pool in foresight.pools(after, fighter)}
    pools = foresight.pools(before, fighter)
    return {pool.id: pool.value - left.get(pool.id, pool.value) for pool in pools}


def summary(runs: Sequence[Run]) -> Summary:
    """What runs (at least one) have in common."""
    wins: dict[int, int] = {}
    for run in runs:
        wins[run.winner] = wins.get(run.winner, 0) + 1
    losses = [run.losses() for run in runs]
    # Who was to come later did not come in a run that was given up before.
    sides = sorted({side for each in losses for side in each})
    people = dict.fromkeys(one for run in runs for one in run.harm)
    return Summary(
        runs=len(runs),
        wins=dict(sorted(wins.items())),
        losses={side: spread([each.get(side, 0) for each in losses]) for side in sides},
        rounds=spread([run.rounds for run in runs]),
        tolls={
            one: _toll([(run.harm[one], run.spent[one]) for run in runs if one in run.harm])
            for one in people
        },
    )


def spread(numbers: Sequence[int]) -> Spread:
    """The spread of at least one number."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    return Spread(ordered[last // 10], ordered[last // 2], ordered[last - last // 10])


def _toll(found: Sequence[tuple[Harm, Mapping[str, int]]]) -> Toll:
    harms = [harm for harm, _ in found]
    return Toll(
        boxes=spread([harm.boxes for harm in harms]),
        line=spread([harm.line for harm in harms]),
        out=sum(harm.fall is Fall.OUT for harm in harms),
        dying=sum(harm.fall is Fall.DYING for harm in harms),
        dead=sum(harm.fall is Fall.DEAD for harm in harms),
        spent={pool: spread([spent[pool] for _, spent in found]) for pool in found[0][1]},
    )
