"""Results of a pure function that is asked of the same immutable values again and again.

Values are told apart by which object they are, for most of them cannot be hashed: a value that was
replaced is another object, and what was worked out of the old one is never given for it.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 512
"""Results that are kept at a time."""


class Remembered(Generic[T]):
    """Results by the objects that they were worked out of. Threads may share one: the worst that
    can happen is that something is worked out twice."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, ...], tuple[tuple[object, ...], T]] = {}

    def of(self, values: tuple[object, ...], work_out: Callable[[], T]) -> T:
        """The result for these very objects."""
        key = tuple(map(id, values))
        held = self._found.get(key)
        if held is not None:
            return held[1]
        result = work_out()
        if len(self._found) >= MOST:
            self._found.clear()
        # The objects are kept with it: as long as they are, no other one has their ids.
        self._found[key] = (values, result)
        return result
