"""What going on will cause by itself, piece by piece, for the GM to see and to leave out."""

from collections.abc import Sequence

from desktop.rules.dice import Dice
from desktop.rules.fightview import Adjustment, Consequence
from desktop.rules.nightprowler.fight.aftermath import rung
from desktop.rules.nightprowler.fight.answers import advance
from desktop.rules.nightprowler.fight.commands import Bell, Resolve
from desktop.rules.nightprowler.fight.resolving import resolution
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import NeedDice


def consequences(
    tables: Tables, state: State, dice: Dice, adjusted: Sequence[Adjustment]
) -> tuple[Consequence, ...] | NeedDice:
    """The consequences of the resolution or of the bell; of other steps there are none."""
    match advance(state, adjusted=adjusted):
        case Resolve() as command:
            told = resolution(tables, state, command, dice)
        case Bell() as command:
            told = rung(tables, state, command)
        case _:
            return ()
    if isinstance(told, Story):
        return tuple(told.consequences)
    return told if isinstance(told, NeedDice) else ()
