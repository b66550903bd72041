"""Fights, chases and contracts: their commands one after another, with the dice of each."""

from collections.abc import Sequence
from typing import cast

import msgspec

from desktop.resolve.dice import Face
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.playing import Played, Step, answered, play
from desktop.resolve.requests import Raw
from desktop.rules.nightprowler.chase.commands import AnyCommand as ChaseCommand
from desktop.rules.nightprowler.chase.rules import NightProwlerChases
from desktop.rules.nightprowler.contract.commands import AnyCommand as ContractCommand
from desktop.rules.nightprowler.contract.rules import NightProwlerContracts
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.fight.commands import AnyCommand
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.system import FightRules


def played(
    game: Game,
    rules: FightRules,
    kind: object,
    steps: Sequence[Step],
    state: msgspec.Struct | None = None,
) -> Played:
    """The steps played from `state`, or from the beginning."""
    state = rules.blank(game.settings) if state is None else state
    return play(game.roller, rules, kind, steps, state)


def told(rules: FightRules, after: Played) -> Value:
    """What the steps led to, with health and pools of each character."""
    owned: dict[str, Value] = {}
    for fighter, document in after.documents.items():
        live = rules.live_document(after.state, fighter, document)
        if isinstance(live, Character):
            owned[fighter] = {"health": live.health, "pools": live.pools}
    return answered(rules, after, owned)


class Fight(Operation, frozen=True, kw_only=True, tag="fight"):
    """A fight from its first command on (IV): join, begin, choose, reveal, resolve, bell…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = NightProwlerFights(game.tables)
        return told(rules, played(game, rules, AnyCommand, self.steps))


class Duelist(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody in a round: `choice` holds the fields of the command "choose" without the
    fighter, `die` is the face of the roll."""

    character: Character
    side: int
    choice: Raw
    name: str = ""
    die: int | None = None


class DuelRound(Operation, frozen=True, kw_only=True, tag="duel-round"):
    """One turn between fighters, by their names in the request: choices, reveal, rolls,
    comparison and damage (IV.B.1). `first` plays it as the first turn, where the higher
    Initiative forces to defend."""

    fighters: dict[str, Duelist]
    first: bool = False

    def answer(self, game: Game) -> Value:
        rules = NightProwlerFights(game.tables)
        begun = played(game, rules, AnyCommand, self._gathered())
        if begun.refused is not None:
            return told(rules, begun)
        state = cast("State", begun.state)
        if not self.first:
            state = msgspec.structs.replace(state, round=state.round + 1)
        turn = played(game, rules, AnyCommand, self._turn(), state)
        return told(rules, msgspec.structs.replace(turn, documents=begun.documents))

    def _gathered(self) -> list[Step]:
        joining = [
            Step(
                do={
                    "type": "join",
                    "fighter": id,
                    "side": one.side,
                    "name": one.name or id,
                    "document": msgspec.to_builtins(one.character),
                }
            )
            for id, one in self.fighters.items()
        ]
        return [*joining, Step(do={"type": "begin"})]

    def _turn(self) -> list[Step]:
        choosing = [
            Step(do={**one.choice, "type": "choose", "fighter": id})
            for id, one in self.fighters.items()
        ]
        faces = tuple(
            Face(actor=id, value=one.die)
            for id, one in self.fighters.items()
            if one.die is not None
        )
        after = [Step(do={"type": type}) for type in ("reveal", "end-reactions")]
        return [*choosing, *after, Step(do={"type": "resolve"}, dice=faces)]


class Chase(Operation, frozen=True, kw_only=True, tag="chase"):
    """A chase from its first command on (VI.B): join, set-lead, begin, choose, reveal, resolve,
    next-turn…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = NightProwlerChases(game.tables)
        return told(rules, played(game, rules, ChaseCommand, self.steps))


class Contract(Operation, frozen=True, kw_only=True, tag="contract"):
    """A contract from its first command on (VI.A): take-task or set-terms, announce, join, begin,
    try, roll, elapse…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = NightProwlerContracts(game.tables)
        return told(rules, played(game, rules, ContractCommand, self.steps))


ACTIVITIES: Sequence[type[Operation]] = (DuelRound, Fight, Chase, Contract)
