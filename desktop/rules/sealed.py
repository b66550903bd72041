"""What may hold a choice that is still sealed tells nothing of it when it is printed.

A log, a traceback or an exception prints values; law 10 holds there too.
"""

from collections.abc import Iterator


class Sealed:
    """A struct that prints its name alone; reading and encoding it are as ever."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"

    def __rich_repr__(self) -> Iterator[str]:
        yield "…"
