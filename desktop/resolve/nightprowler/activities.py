"""Fights, chases and contracts: their commands one after another, with the dice of each."""

from collections.abc import Mapping, Sequence

import msgspec

from desktop.resolve.dice import Face
from desktop.resolve.nightprowler.game import Game, Operation
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.rules.dice import Dice, Rolled
from desktop.rules.nightprowler.document import Character
from desktop.rules.nightprowler.fight.commands import AnyCommand
from desktop.rules.nightprowler.fight.rules import NightProwlerFights
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


def play(game: Game, rules: FightRules, kind: object, steps: Sequence[Step]) -> Played:
    """Give the commands of `steps` (of the union `kind`) to the rules, in order."""
    state = rules.blank(game.settings)
    documents: dict[str, Character] = {}
    told: list[Value] = []
    for place, step in enumerate(steps):
        command = tagged(step.do, kind, f"steps[{place}].do")
        dice: tuple[Rolled, ...] = ()
        outcome = rules.decide(state, command, Dice())
        while isinstance(outcome, NeedDice):
            # Dice may call for more dice: each round asks for all that are known to be needed.
            dice = game.roller.faces(step.dice, outcome.specs, f"steps[{place}].dice")
            outcome = rules.decide(state, command, Dice(dice))
        if isinstance(outcome, Refused):
            refused = {"step": place, "reason": outcome.reason}
            return Played(state=state, documents=documents, told=tuple(told), refused=refused)
        if not dice:
            game.roller.faces(step.dice, (), f"steps[{place}].dice")
        lines = rules.lines(state, str(place), command, outcome.events, dice)
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


ACTIVITIES: Sequence[type[Operation]] = (Fight,)
