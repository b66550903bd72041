"""Fights and chases: their commands one after another, with the dice of each."""

from collections.abc import Sequence

from desktop.resolve.plain import Value
from desktop.resolve.playing import Step, answered, play
from desktop.resolve.warhammer.game import Game, Operation
from desktop.rules.system import FightRules
from desktop.rules.warhammer.chase.rules import WarhammerChases
from desktop.rules.warhammer.chase.state import AnyCommand as ChaseCommand
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight.commands import AnyCommand
from desktop.rules.warhammer.fight.rules import WarhammerFights


def _told(game: Game, rules: FightRules, kind: object, steps: Sequence[Step]) -> Value:
    """What the steps led to, with wounds, state and spent points of each character."""
    after = play(game.roller, rules, kind, steps, rules.blank(game.settings))
    owned: dict[str, Value] = {}
    for fighter, document in after.documents.items():
        live = rules.live_document(after.state, fighter, document)
        if isinstance(live, Character):
            owned[fighter] = {
                "wounds": live.wounds,
                "state": live.state,
                "fortune_spent": live.fortune_spent,
                "destiny_spent": live.destiny_spent,
            }
    return answered(rules, after, owned)


class Fight(Operation, frozen=True, kw_only=True, tag="fight"):
    """A fight from its first command on (III): join, begin, prepare, act, defend, settle, bell…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        return _told(game, WarhammerFights(game.tables), AnyCommand, self.steps)


class Chase(Operation, frozen=True, kw_only=True, tag="chase"):
    """A chase from its first command on (V): join, lead, begin, move, run, breathe…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        return _told(game, WarhammerChases(game.tables), ChaseCommand, self.steps)


ACTIVITIES: Sequence[type[Operation]] = (Fight, Chase)
