"""Commands of a sheet that hold their own dice, given or rolled in a request."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from desktop.resolve.dice import Tray
from desktop.resolve.plain import Value
from desktop.rules.dice import DieSpec, Rolled
from desktop.rules.system import Edited, Refused

C = TypeVar("C", bound=msgspec.Struct)


def with_dice(tray: Tray, command: C, wanted: Callable[[C], tuple[DieSpec, ...]]) -> C:
    """The command with the dice that it still wants in `rolled`, batch after batch.

    Raises `BadRequest` for a face that does not exist, or serves for nothing.
    """
    rolled: tuple[Rolled, ...] = ()
    while specs := wanted(command):
        rolled = (*rolled, *tray.take(specs))
        command = msgspec.structs.replace(command, rolled=rolled)
    tray.close()
    return command


def edited(before: msgspec.Struct, outcome: Edited | Refused) -> Value:
    """What became of a character: himself, what history says, or why not."""
    if isinstance(outcome, Refused):
        return {"character": before, "label": None, "refused": outcome.reason}
    return {"character": outcome.document, "label": outcome.label, "refused": None}
