"""Garbage collection held back, while a thread works or while much is read that stays.

Collection that happened to run in a thread would destroy widgets there. Reading a long journal
makes a hundred thousand objects and no garbage: going through all of them time and again would take
longer than reading them.
"""

import gc
import threading
from collections.abc import Generator
from contextlib import contextmanager


class _Collecting:
    """Counts who holds it back."""

    def __init__(self) -> None:
        self._held = 0
        self._counting = threading.Lock()

    def hold(self) -> None:
        """Hold it back until it is released as often."""
        with self._counting:
            self._held += 1
            gc.disable()

    def release(self) -> None:
        """Undo one `hold`."""
        with self._counting:
            self._held -= 1
            if not self._held:
                gc.enable()


collecting = _Collecting()


@contextmanager
def uncollected() -> Generator[None]:
    """Hold collection back meanwhile."""
    collecting.hold()
    try:
        yield
    finally:
        collecting.release()
