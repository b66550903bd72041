"""Workers read through a library of their own, in their own thread."""

from concurrent.futures import ThreadPoolExecutor

from desktop.services.library import Library
from tests.services.kit import duel, made, refused, toy
from tests.toy.document import SetForce


def test_a_worker_reads_what_was_committed_and_writes_nothing(library: Library) -> None:
    anne = made(library, "Anne")
    session, _, _ = duel(library)
    before = session.lines()

    def work() -> tuple[list[str], int, object]:
        reader = library.reader()
        try:
            names = [card.name for card in reader.characters.search("an")]
            lines = reader.fights.open(session.id).lines()
            with refused("store.read-only"):
                reader.characters.edit(anne, SetForce(5))
            with refused("store.read-only"):
                reader.fights.open(session.id).close()
            reader.preferences.set("ignored", 1)
            return names, toy(reader, anne).force, lines
        finally:
            reader.close()

    with ThreadPoolExecutor(1) as pool:
        library.characters.edit(anne, SetForce(4))
        names, force, lines = pool.submit(work).result()
    assert (sorted(names), force, lines) == (["Anne", "Anne"], 4, before)
    assert library.preferences.get("ignored") is None
