"""What lists of a library tell of characters and activities, whatever the system.

A library lists them before anything else of the rules is needed, so this imports nothing heavy.
"""

import enum

import msgspec

from desktop.rules.message import Message

FIGHT, CHASE, CONTRACT = "fight", "chase", "contract"
"""Kinds of activities that are played as journals; a system has those it names."""


class Stage(enum.Enum):
    """Where a fight stands, whatever the system."""

    SETUP = "setup"
    RUNNING = "running"
    CLOSED = "closed"


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What a library card shows of a character."""

    name: str
    concept: tuple[str, ...] = ()
    pools: tuple[tuple[Message, int, int], ...] = ()
    tracks: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    penalty: int = 0
    state: tuple[Message, ...] = ()
