"""A decision of Warhammer in the making: what every system has, and sums as lines of detail."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.telling import Missing, Said, Telling

__all__ = ["Missing", "Said", "Telling", "terms"]


def terms(total: Breakdown) -> tuple[Message, ...]:
    """The terms of a sum, as lines of detail."""
    return tuple(
        say("wh.fight.detail.term", label=line.label, amount=line.amount) for line in total.lines
    )
