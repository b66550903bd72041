"""Parts of a document that a fight owns while its owner takes part: wounds, state, weapons…"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


def left_alone(parts: Sequence[str], before: msgspec.Struct, edited: msgspec.Struct) -> list[str]:
    """The owned parts that an edit of a sheet did not touch."""
    return [part for part in parts if getattr(edited, part) == getattr(before, part)]


def carried_over(parts: Sequence[str], was: D, now: D, edited: D) -> D:
    """A document that was edited on the ground of `was`, as it is on that of `now`: what the edit
    left alone of what the fight owns is as it is now."""
    return written(left_alone(parts, was, edited), now, edited)


def written(parts: Sequence[str], held: D, document: D) -> D:
    """`document` with what the fight owns written onto it."""
    return msgspec.structs.replace(document, **{part: getattr(held, part) for part in parts})
