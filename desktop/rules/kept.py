"""What is worked out of a value that never changes, kept with it.

A view of a hundred fighters asks the same of each of them many times, and again after every step,
which mostly leaves all but one of them the very values they were.
"""

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, cast

import msgspec

One = TypeVar("One", bound=msgspec.Struct)
T = TypeVar("T")
Known = TypeVarTuple("Known")


def kept(one: One, make: Callable[[*Known, One], T], *known: *Known) -> T:
    """What `make` says of a frozen struct (declared with `dict=True`) and of what else is `known`,
    worked out once for each."""
    made: dict[object, list[tuple[object, object]]] = vars(one).setdefault("kept", {})
    found = made.setdefault(make, [])
    for when, what in found:
        if when == known:
            return cast("T", what)
    said = make(*known, one)
    found.append((known, said))
    return said
