"""Fights, chases and contracts: their commands one after another, with the dice of each."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from desktop.resolve.dice import Face
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.rules.dice import Dice
from desktop.rules.nightprowler.chase.commands import AnyCommand as ChaseCommand
from desktop.rules.nightprowler.chase.rules import NightProwlerChases
from desktop.rules.nightprowler.contract.commands import AnyCommand as ContractCommand
from desktop.rules.nightprowler.contract.rules import NightProwlerContracts
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.fight.commands import AnyCommand
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.system import FightRules, NeedDice, Refused


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One command of the journal, as stored ("type" and its fields), and its dice."""

    do: Raw
    dice: tuple[Face, ...] = ()


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """Where the steps lead, and the first command that was refused (None: none was)."""

    state: msgspec.Struct
    documents: dict[str, Character]
    told: tuple[Value, ...]
    refused: Mapping[str, Value] | None = None


def play(
    game: Game,
    rules: FightRules,
    kind: object,
    steps: Sequence[Step],
    state: msgspec.Struct | None = None,
) -> Played:
    """Give the commands of `steps` (of the union `kind`) to the rules, in order, from `state` or
    from the beginning."""
    state = rules.blank(game.settings) if state is None else state
    documents: dict[str, Character] = {}
    told: list[Value] = []
    for place, step in enumerate(steps):
        command = tagged(step.do, kind, f"steps[{place}].do")
        tray = game.roller.tray(step.dice, f"steps[{place}].dice")
        dice = Dice()
        outcome = rules.decide(state, command, dice)
        while isinstance(outcome, NeedDice):
            # Dice may call for more dice: what was rolled stays, what is missing comes to it.
            dice = dice.plus(tray.take(dice.missing(outcome.specs)))
            outcome = rules.decide(state, command, dice)
        if isinstance(outcome, Refused):
            refused = {"step": place, "reason": outcome.reason}
            return Played(state=state, documents=documents, told=tuple(told), refused=refused)
        tray.close()
        lines = rules.lines(state, str(place), command, outcome.events, tuple(dice))
        told.append({"lines": [{"text": one.text, "detail": one.detail} for one in lines]})
        for event in outcome.events:
            state = rules.apply(state, event)
        fighter, document = getattr(command, "fighter", ""), getattr(command, "document", None)
        if isinstance(document, Character):
            documents[fighter] = document
    return Played(state=state, documents=documents, told=tuple(told))


def answered(rules: FightRules, played: Played) -> Value:
    """What the steps led to: the journal, what everybody sees, and what is owned of each."""
    owned: dict[str, Value] = {}
    for fighter, document in played.documents.items():
        live = rules.live_document(played.state, fighter, document)
        if isinstance(live, Character):
            owned[fighter] = {"health": live.health, "pools": live.pools}
    return {
        "steps": played.told,
        "refused": played.refused,
        "view": rules.view(rules.redacted(played.state)),
        "owned": owned,
    }


class Fight(Operation, frozen=True, kw_only=True, tag="fight"):
    """A fight from its first command on (IV): join, begin, choose, reveal, resolve, bell…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = NightProwlerFights(game.tables)
        return answered(rules, play(game, rules, AnyCommand, self.steps))


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
        begun = play(game, rules, AnyCommand, self._gathered())
        if begun.refused is not None:
            return answered(rules, begun)
        state = cast("State", begun.state)
        if not self.first:
            state = msgspec.structs.replace(state, round=state.round + 1)
        turn = play(game, rules, AnyCommand, self._turn(), state)
        return answered(rules, msgspec.structs.replace(turn, documents=begun.documents))

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
        return answered(rules, play(game, rules, ChaseCommand, self.steps))


class Contract(Operation, frozen=True, kw_only=True, tag="contract"):
    """A contract from its first command on (VI.A): take-task or set-terms, announce, join, begin,
    try, roll, elapse…"""

    steps: tuple[Step, ...]

    def answer(self, game: Game) -> Value:
        rules = NightProwlerContracts(game.tables)
        return answered(rules, play(game, rules, ContractCommand, self.steps))


ACTIVITIES: Sequence[type[Operation]] = (DuelRound, Fight, Chase, Contract)
