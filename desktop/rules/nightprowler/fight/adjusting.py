"""What the GM adds to a link of this turn's exchanges before they are applied.

Three links take it: the threshold of a roll, its quality as it counts against an adversary, and
the damage of a blow once armour is taken off. What follows the link is worked out from it.
"""

from collections.abc import Sequence

from desktop.rules.breakdown import Line
from desktop.rules.fightview import Adjustment
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.fight.state import State

THRESHOLD, QUALITY, DAMAGE = LINKS = ("threshold", "quality", "damage")
LIMIT = 30
"""The most points that may be added or taken off."""


def why_not_adjusted(state: State, adjusted: Sequence[Adjustment]) -> Message | None:
    """Why such changes cannot be made, or None."""
    for each in adjusted:
        if state.find(each.fighter) is None or each.link not in LINKS:
            return say("np.fight.why.value")
        if not -LIMIT <= each.amount <= LIMIT:
            return say("np.fight.why.range", least=-LIMIT, most=LIMIT)
    return None


def added(state: State, link: str, fighter: str, foe: str) -> tuple[Line, ...]:
    """The terms that the GM adds to a link of `fighter` against `foe` ("" for whoever it is)."""
    return tuple(
        Line(_label(each), each.amount)
        for each in state.adjusted
        if (each.link, each.fighter) == (link, fighter)
        and (not each.foe or not foe or each.foe == foe)
    )


def text(state: State, each: Adjustment) -> Message:
    """A change as the journal tells it."""
    link = say(f"np.fight.adjusted.{each.link}")
    key = "np.fight.line.adjusted-why" if each.reason.strip() else "np.fight.line.adjusted"
    name = state.name(each.fighter)
    return say(key, name=name, link=link, value=each.amount, reason=each.reason)


def _label(each: Adjustment) -> Text:
    return each.reason.strip() or say("np.fight.term.gm")
