"""Activities played from a request: their commands one after another, with the dice of each."""

from collections.abc import Mapping, Sequence

import msgspec

from desktop.resolve.dice import Face, Roller
from desktop.resolve.plain import Value
from desktop.resolve.requests import Raw, tagged
from desktop.rules.dice import Dice
from desktop.rules.system import FightRules, NeedDice, Refused


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One command of the journal, as stored ("type" and its fields), and its dice."""

    do: Raw
    dice: tuple[Face, ...] = ()


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """Where the steps lead, the documents that fighters came with, and the first command that was
    refused (None: none was)."""

    state: msgspec.Struct
    documents: dict[str, msgspec.Struct]
    told: tuple[Value, ...]
    refused: Mapping[str, Value] | None = None


def play(
    roller: Roller, rules: FightRules, kind: object, steps: Sequence[Step], state: msgspec.Struct
) -> Played:
    """Give the commands of `steps` (of the union `kind`) to the rules, in order, from `state`."""
    documents: dict[str, msgspec.Struct] = {}
    told: list[Value] = []
    for place, step in enumerate(steps):
        command = tagged(step.do, kind, f"steps[{place}].do")
        tray = roller.tray(step.dice, f"steps[{place}].dice")
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
        if isinstance(document, msgspec.Struct):
            documents[fighter] = document
    return Played(state=state, documents=documents, told=tuple(told))


def answered(rules: FightRules, played: Played, owned: Mapping[str, Value]) -> Value:
    """What the steps led to: the journal, what everybody sees, and what is owned of each."""
    return {
        "steps": played.told,
        "refused": played.refused,
        "view": rules.view(rules.redacted(played.state)),
        "owned": owned,
    }
