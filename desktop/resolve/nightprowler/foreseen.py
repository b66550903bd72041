"""Chances of a duel, and of a whole fight."""

from collections.abc import Sequence

from desktop.resolve import foreseen
from desktop.resolve.nightprowler.activities import played
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.playing import Step
from desktop.rules.nightprowler.fight.commands import AnyCommand
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.odds import LIMIT


class Odds(Operation, frozen=True, kw_only=True, tag="odds"):
    """What each pair of choices of two fighters leads to, from the state after `steps`."""

    steps: tuple[Step, ...]
    left: str
    right: str
    limit: int = LIMIT

    def answer(self, game: Game) -> Value:
        rules = NightProwlerFights(game.tables)
        after = played(game, rules, AnyCommand, self.steps)
        return foreseen.odds(rules, after, self.left, self.right, self.limit, self.seed)


class Simulation(Operation, frozen=True, kw_only=True, tag="simulation"):
    """The fight after `steps`, played out many times by the habits of the rules; `seed` (0 when
    it is left out) says which times."""

    steps: tuple[Step, ...]
    runs: int = 100

    def answer(self, game: Game) -> Value:
        rules = NightProwlerFights(game.tables)
        after = played(game, rules, AnyCommand, self.steps)
        return foreseen.simulation(rules, after, self.runs, self.seed)


FORESEEN: Sequence[type[Operation]] = (Odds, Simulation)
