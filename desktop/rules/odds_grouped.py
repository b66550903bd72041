"""Ends of a chain of rolls that is too long to be counted face by face: states that lead to the
same ends are followed once, with the weight of all of them.

The engine itself makes every state that is looked at; what a system adds is only which of them
are alike (`Foresight.alike`). What a single command rolls beyond its first dice is drawn.
"""

import itertools
import math
import random
from collections.abc import Generator, Iterator
from fractions import Fraction

import msgspec

from desktop.rules.dice import Dice, DieSpec, Rolled, roll
from desktop.rules.errors import KnownError, known
from desktop.rules.foresight import Duel, Foresight, Harm
from desktop.rules.system import NeedDice, Outcome, Refused

FACES = 100
"""Faces of the first dice of a command that are all looked at."""

DRAWS = 150
"""Draws of one command whose dice cannot all be looked at."""

_SPREAD, _THOUSAND = 1960, 1000
"""Nineteen of twenty results lie within 1.96 standard deviations; margins are told in
thousandths."""

Both = tuple[Harm, Harm]
"""What happened to the left side of a duel and to the right one."""


class Ends(msgspec.Struct, frozen=True):
    """Shares of what may happen from a state on. `variance` is at most that of any of them; 0
    where nothing was drawn."""

    shares: dict[Both, Fraction]
    decisions: int = 0
    variance: Fraction = Fraction()

    @property
    def margin(self) -> Fraction:
        """How far a share may lie from the truth nineteen times of twenty, either way."""
        return Fraction(_root_above(_SPREAD**2 * self.variance), _THOUSAND)


Known = dict[bytes, Ends]
"""What was found from states on, by what tells them apart."""


class Counting:
    """Counts from one state of a duel; `found` is shared by the pairs of its table."""

    def __init__(
        self,
        foresight: Foresight,
        start: msgspec.Struct,
        duel: Duel,
        generator: random.Random,
        found: Known,
    ) -> None:
        self._foresight = foresight
        self._start = start
        self._duel = duel
        self._generator = generator
        self._found = found

    def ends(self, state: msgspec.Struct) -> Generator[None, None, Ends]:
        """What may happen from a state on; pauses after each decision.

        Raises `KnownError` when the rules refuse to go on.
        """
        command = self._foresight.settling(state)
        if command is None:
            left = self._foresight.harm(self._start, state, self._duel.left)
            right = self._foresight.harm(self._start, state, self._duel.right)
            return Ends({(left, right): Fraction(1)})
        key = self._foresight.alike(state)
        if key is not None and key in self._found:
            return msgspec.structs.replace(self._found[key], decisions=0)
        ends = yield from self._after(state, command)
        if key is not None:
            self._found[key] = ends
        return ends

    def _after(self, state: msgspec.Struct, command: msgspec.Struct) -> Generator[None, None, Ends]:
        """What may happen once a command is done: its outcomes are gathered, those that are alike
        together, and each followed once."""
        groups: dict[bytes, tuple[msgspec.Struct, Fraction]] = {}
        alone: list[tuple[msgspec.Struct, Fraction]] = []
        decisions, drawn = 0, Fraction()
        for made in self._outcomes(state, command):
            decisions += 1
            yield
            if made is None:
                continue
            after, weight, variance = made
            drawn += variance
            key = self._foresight.alike(after)
            if key is None:
                alone.append((after, weight))
            else:
                first, so_far = groups.get(key, (after, Fraction()))
                groups[key] = (first, so_far + weight)
        shares: dict[Both, Fraction] = {}
        variance = drawn
        for after, weight in (*groups.values(), *alone):
            below = yield from self.ends(after)
            decisions += below.decisions
            variance += weight**2 * below.variance
            for both, share in below.shares.items():
                shares[both] = shares.get(both, Fraction()) + weight * share
        return Ends(shares, decisions, variance)

    def _outcomes(
        self, state: msgspec.Struct, command: msgspec.Struct
    ) -> Iterator[tuple[msgspec.Struct, Fraction, Fraction] | None]:
        """The states that a command may lead to, with weight and variance; None after each
        decision that led to none yet."""
        outcome = self._decided(state, command, Dice())
        if not isinstance(outcome, NeedDice):
            yield self._applied(state, outcome), Fraction(1), Fraction()
            return
        yield None
        specs = outcome.specs
        count = math.prod(spec.sides for spec in specs)
        if count > FACES:
            yield from self._draws(state, command, Dice(), DRAWS, Fraction(1))
            return
        open_: list[Dice] = []
        for dice in _faces(specs):
            outcome = self._decided(state, command, dice)
            if isinstance(outcome, NeedDice):
                open_.append(dice)
                yield None
            else:
                yield self._applied(state, outcome), Fraction(1, count), Fraction()
        for dice in open_:
            times = max(1, DRAWS // len(open_))
            yield from self._draws(state, command, dice, times, Fraction(1, count))

    def _draws(
        self,
        state: msgspec.Struct,
        command: msgspec.Struct,
        dice: Dice,
        times: int,
        weight: Fraction,
    ) -> Iterator[tuple[msgspec.Struct, Fraction, Fraction] | None]:
        """A command done several times with dice that are drawn beside those that are given."""
        # A share varies at most as the toss of a coin does.
        each = Fraction(weight, times)
        variance = Fraction(1, 4) * each**2
        for _ in range(times):
            more = dice
            while isinstance(outcome := self._decided(state, command, more), NeedDice):
                missing = more.missing(outcome.specs)
                if not missing:
                    raise known("odds.error.dice")
                more = more.plus(roll(missing, self._generator))
                yield None
            yield self._applied(state, outcome), each, variance

    def _decided(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        outcome = self._foresight.decide(state, command, dice)
        if isinstance(outcome, Refused):
            raise KnownError(outcome.reason)
        return outcome

    def _applied(self, state: msgspec.Struct, outcome: Outcome) -> msgspec.Struct:
        assert not isinstance(outcome, NeedDice | Refused)
        for event in outcome.events:
            state = self._foresight.apply(state, event)
        return state


def _root_above(number: Fraction) -> int:
    """The least whole number whose square is not below `number`, which is not negative."""
    above = math.ceil(number)
    return math.isqrt(above - 1) + 1 if above else 0


def _faces(specs: tuple[DieSpec, ...]) -> Iterator[Dice]:
    """Every way in which dice may fall."""
    for faces in itertools.product(*(range(1, spec.sides + 1) for spec in specs)):
        yield Dice(
            Rolled(spec.key, spec.sides, face) for spec, face in zip(specs, faces, strict=True)
        )
