"""What can still be read of a damaged journal, taken up by a fight of its own.

The damaged one stays as it is, to be looked at; its characters go over to the new one.
"""

from collections.abc import Sequence

import msgspec

from desktop.rules.journal import Entry
from desktop.rules.message import say
from desktop.services.desk import Desk
from desktop.services.sheets import Sheets


def copied(desk: Desk, path: Sequence[Entry]) -> tuple[Entry, ...]:
    """The same entries, for another journal."""
    found: list[Entry] = []
    for entry in path:
        parent = found[-1].id if found else None
        found.append(msgspec.structs.replace(entry, id=desk.new_id(), parent=parent))
    return tuple(found)


def released(desk: Desk, sheets: Sheets, fight: str, name: str, campaign: str) -> frozenset[str]:
    """Take every character out of a fight with what it shows now, as a revision of its own; inside
    the caller's transaction."""
    found: set[str] = set()
    for row in desk.store.lists.characters(campaign):
        if row.owner == fight:
            written = sheets.put(row, sheets.shown(row))
            sheets.revise(written, say("fight.left-on-sheet", fight=name))
            found.add(row.id)
    return frozenset(found)
