"""Fights to measure on: many participants, and a journal as long as a campaign's."""

from pathlib import Path

import msgspec

from desktop import app
from desktop.rules.journal import Entry, Move, MoveKind
from desktop.services.library import Library
from desktop.store.store import Store

SYSTEM, REASON, SAMPLE = "nightprowler", "mesure", 20


def fight_of(path: Path, people: int, entries: int) -> tuple[Library, str]:
    """A library at `path` with a fight in its first round between that many ready adversaries,
    and a journal of at least so many entries; opened anew, as a start of the program does."""
    library = app.open_library(path)
    fight = library.fights.create(SYSTEM, f"{people} participants")
    session = library.fights.open(fight)
    ready = library.fights.templates(fight)
    for place in range(people):
        each = ready[place % len(ready)]
        session.join_npc(f"{each.name} {place + 1}", each.document, place % 2)
    session.begin()
    for one in session.view().fighters[:SAMPLE]:
        for ticked in (True, False):
            session.correct_box(one.id, one.tracks[0].id, 0, ticked, REASON)
    library.close()
    _lengthen(path, fight, 2 * min(people, SAMPLE), entries)
    return app.open_library(path), fight


def _lengthen(path: Path, fight: str, pattern: int, entries: int) -> None:
    """Repeat the last `pattern` entries, which leave everything as it was, each with its move."""
    store = Store.open(path)
    written = [entry for entry in store.encounters.entries(fight) if isinstance(entry, Entry)]
    again, head = written[-pattern:], written[-1].id
    with store.transaction():
        for place in range(entries - len(written)):
            made = msgspec.structs.replace(again[place % pattern], id=f"bench-{place}", parent=head)
            store.encounters.append(fight, made)
            store.encounters.add_move(fight, Move(MoveKind.DO, head, made.id))
            head = made.id
    store.close()
