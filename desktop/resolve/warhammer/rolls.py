"""Tests of a d100: plain, opposed, of groups, extended; softened failures (Introduction, IV)."""

from collections.abc import Sequence

import msgspec

from desktop.resolve.errors import bad
from desktop.resolve.plain import Value
from desktop.resolve.warhammer.game import Game, Operation
from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.document import CHARACTERISTICS, Character
from desktop.rules.warhammer.percent import (
    Extended,
    Percent,
    opposed,
    opposed_groups,
    softened,
)
from desktop.rules.warhammer.trial import Asked, Modifier, aim, duration, modified, uses_of


class Attempt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who tests what: a bare `value`, a `characteristic`, or a `skill` on a `subject`; what the
    table adds, and the d100 (100 is 00)."""

    character: Character = Character()
    value: int | None = None
    characteristic: str = ""
    skill: str = ""
    subject: str = ""
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    def target(self, game: Game, place: str = "") -> Breakdown:
        """What the d100 must not exceed; infections cost every roll of a character."""
        if self.value is not None:
            return modified(start(say("resolve.value"), self.value), *self.modifiers)
        if self.characteristic:
            if self.characteristic not in CHARACTERISTICS:
                raise bad(f"{place}characteristic", "resolve.unknown-path")
        elif self.skill not in game.tables.skills:
            raise bad(f"{place}skill", "resolve.unknown-path")
        values = game.profile(self.character)
        total = aim(game.tables, game.settings, values, self.character, self.asked, *self.modifiers)
        if total is None:
            raise bad(f"{place}skill", "resolve.unlearnt")
        return total

    @property
    def asked(self) -> Asked:
        """What is tested of the character."""
        if self.characteristic:
            return Asked("characteristic", self.characteristic)
        return Asked("skill", self.skill, self.subject)

    def rolled(self, game: Game, place: str = "") -> tuple[Breakdown, Percent]:
        """The target and what the d100 makes of it."""
        total = self.target(game, place)
        return total, game.rolled(total.total, self.roll, f"{place}roll")


class _OneTest(Operation, frozen=True, kw_only=True):
    """A test whose fields stand in the request itself (structs have one base with fields)."""

    character: Character = Character()
    value: int | None = None
    characteristic: str = ""
    skill: str = ""
    subject: str = ""
    modifiers: tuple[Modifier, ...] = ()
    roll: int | None = None

    @property
    def attempt(self) -> Attempt:
        named = {name: getattr(self, name) for name in Attempt.__struct_fields__}
        return Attempt(**named)


class Test(_OneTest, frozen=True, kw_only=True, tag="test"):
    """A test of a d100: success, degrees, criticals (WH-TEST-NORMAL); for a failure, what it comes
    to where the GM softens it (WH-TEST-FAILURE-DEGREES)."""

    def answer(self, game: Game) -> Value:
        target, result = self.attempt.rolled(game)
        soft = None if result.success else softened(game.tables, result)
        return {"target": target, "result": result, "softened": soft}


class Opposed(Operation, frozen=True, kw_only=True, tag="opposed"):
    """Two tests against each other (WH-TEST-OPPOSED); what helps one never hinders the other
    (WH-TEST-OPPOSED-MODIFIERS)."""

    first: Attempt
    second: Attempt

    def answer(self, game: Game) -> Value:
        target, first = self.first.rolled(game, "first.")
        other, second = self.second.rolled(game, "second.")
        return {
            "winner": opposed(first, second),
            "first": {"target": target, "result": first},
            "second": {"target": other, "result": second},
        }


class Groups(Operation, frozen=True, kw_only=True, tag="opposed-groups"):
    """Everyone of two groups tests; the best success wins for himself, his mates roll again
    (WH-TEST-OPPOSED-GROUPS)."""

    first: tuple[Attempt, ...]
    second: tuple[Attempt, ...]

    def answer(self, game: Game) -> Value:
        first = self._rolled(game, self.first, "first")
        second = self._rolled(game, self.second, "second")
        found = opposed_groups(first, second)
        return {"first": first, "second": second, "winner": found.winner, "again": found.again}

    def _rolled(self, game: Game, group: tuple[Attempt, ...], name: str) -> tuple[Percent, ...]:
        return tuple(one.rolled(game, f"{name}[{place}].")[1] for place, one in enumerate(group))


class LongTask(Operation, frozen=True, kw_only=True, tag="extended"):
    """A task of `most` tests, `needed` of which must succeed, test by test (WH-TEST-EXTENDED);
    `tests` may change from one to the next. With `each`, every success counts by itself.

    The skill of the first says how long a test takes (WH-TEST-EXTENDED-SKILLS).
    """

    most: int
    needed: int
    tests: tuple[Attempt, ...]
    each: bool = False

    def answer(self, game: Game) -> Value:
        if not 0 < self.needed <= self.most:
            raise bad("needed", "resolve.at-most", most=self.most)
        task = Extended(self.most, self.needed, each=self.each)
        told: list[Value] = []
        for place, one in enumerate(self.tests):
            if task.done or task.lost:
                raise bad(f"tests[{place}]", "resolve.over")
            target, result = one.rolled(game, f"tests[{place}].")
            task = task.plus(result.success)
            told.append({"target": target, "result": result})
        use = uses_of(game.tables, self.tests[0].asked) if self.tests else None
        return {
            "tests": told,
            "task": task,
            "done": task.done,
            "lost": task.lost,
            "duration": duration(use, task.made),
        }


TESTS: Sequence[type[Operation]] = (Test, Opposed, Groups, LongTask)
