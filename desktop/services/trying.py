"""What commands would lead to: decided on a state, with nothing changed."""

from collections.abc import Mapping, Sequence

from desktop.rules.dice import Dice, Rolled
from desktop.rules.errors import KnownError
from desktop.rules.fightview import Adjustment, Preview
from desktop.rules.message import Message
from desktop.rules.system import FightRules, NeedDice, Refused, Struct


def suited(
    rules: FightRules,
    state: Struct,
    asks: Sequence[str],
    values: Mapping[str, str],
    dice: Sequence[Rolled],
) -> tuple[Struct, ...] | NeedDice:
    """The commands that give several asks one answer, one after another, without those for which
    it is not legal.

    Raises `KnownError`, with the reason of the first, when it is legal for none.
    """
    commands: list[Struct] = []
    reasons: list[Message] = []
    for ask in asks:
        command = rules.answer(state, ask, values)
        if isinstance(command, Refused):
            reasons.append(command.reason)
            continue
        outcome = rules.decide(state, command, Dice(dice))
        if isinstance(outcome, NeedDice):
            return outcome
        if isinstance(outcome, Refused):
            reasons.append(outcome.reason)
            continue
        commands.append(command)
        for event in outcome.events:
            state = rules.apply(state, event)
    if reasons and not commands:
        raise KnownError(reasons[0])
    return tuple(commands)


def previewed(
    rules: FightRules,
    state: Struct,
    dice: Sequence[Rolled],
    skipped: frozenset[str],
    adjusted: Sequence[Adjustment],
) -> Preview | NeedDice:
    """What "next" would lead to; nothing is changed.

    Empty where it is refused, where nothing follows by itself, and while anything is sealed: what
    a reveal would show is not shown before it.
    """
    given = Dice(dice)
    if rules.redacted(state) != state:
        return Preview()
    found = rules.consequences(state, given, adjusted)
    if isinstance(found, NeedDice):
        return found
    command = rules.advance(state, skipped, adjusted)
    if isinstance(command, Refused) or not (found or dice):
        return Preview()
    outcome = rules.decide(state, command, given)
    if isinstance(outcome, NeedDice):
        # What follows is known already; only what comes after it still has to be rolled.
        return Preview(consequences=found) if found else outcome
    if isinstance(outcome, Refused):
        return Preview()
    after = state
    for event in outcome.events:
        after = rules.apply(after, event)
    exchanges = rules.view(rules.redacted(after)).exchanges
    return Preview(exchanges=exchanges, consequences=found)
