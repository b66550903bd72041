"""How many lines to write on by hand each list of a sheet has after its last one."""

import msgspec


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """Lines by list; those of a sheet that is in play, and see `EMPTY`."""

    skills: int = 2
    talents: int = 0
    weapons: int = 1
    pieces: int = 1
    missiles: int = 1
    items: int = 5
    wounds: int = 3
    prose: int = 0
    notes: int = 6


PLAYED = Room()
EMPTY = Room(
    skills=12, talents=8, weapons=10, pieces=7, missiles=3, items=12, wounds=6, prose=3, notes=6
)
"""A sheet on which nothing stands yet."""
