"""Many characters and long journals, without a window: search, exchange, folding."""

import json
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from desktop import app
from tests.bench.crowd import fight_of
from tests.bench.gang import crowded, library_of
from tests.bench.measure import Ratio, compare

CHARACTERS, EVENTS, PARTY = 10_000, 10_000, 20
SOUGHT = "corv"


def measures() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        yield _search(folder)
        yield _exchange(folder)
        yield _fold(folder)


def _search(folder: Path) -> Ratio:
    """The first letters of a name that one in four bears, up to the cards of the list."""
    path = folder / "search.sqlite3"
    library = crowded(CHARACTERS, path)
    with closing(sqlite3.connect(path)) as bare:

        def work() -> None:
            library.characters.search(SOUGHT)

        def baseline() -> None:
            bare.execute(
                "SELECT id, name, document, card FROM character_search"
                " JOIN character ON character.number = character_search.rowid"
                " WHERE character_search MATCH ? ORDER BY rank",
                (f'"{SOUGHT}"*',),
            ).fetchall()

        found = len(library.characters.search(SOUGHT))
        name = f"search in {CHARACTERS:,} characters, {found:,} found"
        ratio = compare(name, work, "bare FTS5 query of the same rows", baseline, runs=9)
    library.close()
    return ratio


def _exchange(folder: Path) -> Ratio:
    """A party written to a file, read, checked and taken in again."""
    library = library_of(PARTY, folder / "exchange.sqlite3")
    party = [card.id for card in library.characters.list()][:PARTY]
    file, copy = folder / "party.cassure", folder / "copy.json"
    bare = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    bare.execute("PRAGMA journal_mode=WAL")
    bare.execute("CREATE TABLE kept (document BLOB)")

    def work() -> None:
        library.exchange.export_party(party, file)
        library.exchange.take(library.exchange.read(file), file)

    def baseline() -> None:
        copy.write_bytes(json.dumps(json.loads(file.read_bytes())).encode())
        members = json.loads(copy.read_bytes())["members"]
        bare.execute("BEGIN")
        bare.executemany(
            "INSERT INTO kept VALUES (?)", [(json.dumps(one).encode(),) for one in members]
        )
        bare.execute("COMMIT")

    name = f"party of {PARTY} exported and imported"
    ratio = compare(name, work, "the same JSON copied, parsed and stored", baseline, runs=9)
    bare.close()
    library.close()
    return ratio


def _fold(folder: Path) -> Ratio:
    """A fight as a start of the program finds it, from its journal to its state."""
    path = folder / "fold.sqlite3"
    library, fight = fight_of(path, 2, EVENTS)
    library.close()

    def work() -> None:
        again = app.open_library(path)
        again.fights.open(fight)
        again.close()

    def baseline() -> None:
        with closing(sqlite3.connect(path)) as bare:
            for row in bare.execute("SELECT command, dice, events FROM entry ORDER BY ordinal"):
                for text in row:
                    json.loads(text)

    name = f"library opened, {EVENTS:,} entries of a fight folded"
    return compare(name, work, "the same rows read and parsed", baseline, runs=5)
