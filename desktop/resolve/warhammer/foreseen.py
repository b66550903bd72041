"""Chances of an attack, and of a whole fight."""

from collections.abc import Sequence

from desktop.resolve import foreseen
from desktop.resolve.plain import Value
from desktop.resolve.playing import Played, Step, play
from desktop.resolve.warhammer.game import Game, Operation
from desktop.rules.odds import LIMIT
from desktop.rules.warhammer.fight.commands import AnyCommand
from desktop.rules.warhammer.fight.rules import WarhammerFights


def _played(game: Game, steps: Sequence[Step]) -> tuple[WarhammerFights, Played]:
    rules = WarhammerFights(game.tables)
    return rules, play(game.roller, rules, AnyCommand, steps, rules.blank(game.settings))


class Odds(Operation, frozen=True, kw_only=True, tag="odds"):
    """What each attack of one fighter on another leads to against each of his defences, from the
    state after `steps`."""

    steps: tuple[Step, ...]
    left: str
    right: str
    limit: int = LIMIT

    def answer(self, game: Game) -> Value:
        rules, after = _played(game, self.steps)
        return foreseen.odds(rules, after, self.left, self.right, self.limit, self.seed)


class Simulation(Operation, frozen=True, kw_only=True, tag="simulation"):
    """The fight after `steps`, played out many times by the habits of the rules; `seed` (0 when
    it is left out) says which times."""

    steps: tuple[Step, ...]
    runs: int = 100

    def answer(self, game: Game) -> Value:
        rules, after = _played(game, self.steps)
        return foreseen.simulation(rules, after, self.runs, self.seed)


FORESEEN: Sequence[type[Operation]] = (Odds, Simulation)
