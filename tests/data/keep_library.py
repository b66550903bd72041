"""`python -m tests.data.keep_library N`: keeps a small library of schema N for the tests.

It is run once, when a schema is new; what it wrote is never written again, so that every later
version has to read what was really stored. Everything that a library can hold is in it.
"""

import random
import sqlite3
import sys
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from desktop.rules.message import say
from desktop.services.encounter_plan import Reminder
from desktop.services.library import Library
from desktop.services.reserves import Draw
from desktop.store.migrations import STEPS
from desktop.store.store import Store
from tests.services import pictures
from tests.services.kit import blow, duel
from tests.systems import WITH_TOY
from tests.toy.document import SetForce, SetNotes, ToySettings

FOLDER = Path(__file__).parent / "libraries"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)
"""The portrait of the libraries kept before pictures were looked through."""
HAS_RESERVES = 3
HAS_PREPARATIONS = 4


def make(path: Path, version: int) -> None:
    """Write a library of a schema: a fight under way, people, settings, a draft, a portrait."""
    ticks = count()

    def clock() -> datetime:
        return datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(seconds=next(ticks))

    ids = count(1)
    library = Library(
        Store.open(path, clock=clock, steps=STEPS[:version]),
        WITH_TOY,
        clock=clock,
        new_id=lambda: f"{next(ids):032x}",
        generator=random.Random(version),
    )
    library.campaigns.rename(library.campaigns.current, "Les Bas-Quais")
    library.campaigns.change("toy", ToySettings(grit=4))
    session, _, _ = duel(library)
    blow(session)
    blow(session)
    session.undo()
    carla = library.characters.create("toy", library.registry.get("toy").blank("Carla"))[0]
    library.characters.set_portrait(carla, pictures.PNG)
    library.characters.edit(carla, SetNotes("Boit. œ ’ 🗡"))
    library.characters.edit(carla, SetForce(3))
    if version >= HAS_RESERVES:
        library.characters.undo(carla)
    away = library.characters.create("toy", library.registry.get("toy").blank("Partie"))[0]
    library.characters.remove(away)
    prowler = library.registry.get("nightprowler")
    library.characters.create("nightprowler", prowler.blank("Isabeau"))
    library.drafts.save(None, "toy", library.characters.get(carla).document, "traits")
    library.preferences.set("language", "fr")
    if version >= HAS_RESERVES:
        edits = ((carla, SetForce(5)), (away, SetForce(4)))
        library.characters.restore(away)
        library.characters.edit_together(edits, Draw("pot", 2, say("services.settings-changed")))
        library.characters.remove(away)
    if version >= HAS_PREPARATIONS:
        _prepare(library, carla)
    library.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        # Small enough to keep for ever.
        for statement in ("PRAGMA journal_mode = DELETE", "PRAGMA page_size = 512", "VACUUM"):
            connection.execute(statement)


def _prepare(library: Library, carla: str) -> None:
    """A party, an encounter with a wave and a reminder, one put away, and a second campaign."""
    party = library.parties.create("Les nôtres", (carla,))
    encounter = library.encounters.create("toy", "La ruelle")
    library.encounters.enter(encounter, "les nôtres", 0)
    library.encounters.enter(encounter, "2 brutes", 1)
    library.encounters.enter(encounter, "tour 3 : brute", 1)
    line = library.encounters.document(encounter).lines[1].id
    reminder = Reminder(id="", text="Fuit à la moitié", line=line, when="half")
    library.encounters.put_reminder(encounter, reminder)
    library.encounters.undo(encounter)
    library.parties.rename(party, "Les autres")
    library.parties.undo(party)
    library.encounters.remove(library.encounters.duplicate(encounter))
    over = library.fights.create("toy", "Oubliée")
    library.fights.remove(over)
    first = library.campaigns.current
    library.campaigns.create("Ailleurs")
    library.campaigns.settings("toy")
    library.campaigns.choose(first)


if __name__ == "__main__":
    make(FOLDER / f"version-{int(sys.argv[1])}.sqlite3", int(sys.argv[1]))
