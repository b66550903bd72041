"""Instants as the library stores them: ISO 8601 in UTC, which also sorts as text."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]


def utc_now() -> datetime:
    """The clock of the program; tests hand in another."""
    return datetime.now(UTC)


def stamp(moment: datetime) -> str:
    """An aware datetime as stored text.

    Raises `ValueError` for a naive one, which would mean another instant on another machine.
    """
    if moment.tzinfo is None:
        raise ValueError("an aware datetime is needed")
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
