"""`cassure check`: everything in a library read once, and nothing of it changed."""

import hashlib
import tempfile
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import msgspec

from desktop.rules.errors import KnownError
from desktop.rules.fightview import Stage
from desktop.rules.journal import replay_moves
from desktop.rules.message import Message, say
from desktop.rules.registry import Registry
from desktop.services.desk import read_document
from desktop.services.library import Library
from desktop.store.errors import DamagedLibrary
from desktop.store.rows import Among, CharacterRow, EncounterRow
from desktop.store.store import Store, copied, is_current


def findings(path: Path, registry: Registry) -> tuple[Message, ...]:
    """What is damaged in the library at `path`: the file, then each document, history, journal.

    One of an older version is checked as this one will read it, in a copy. Raises `KnownError` for
    a file that is newer, foreign or out of reach.
    """
    try:
        with _reading(path) as store:
            return tuple(_found(store, registry))
    except DamagedLibrary as error:
        return (error.message,)


@contextmanager
def _reading(path: Path) -> Generator[Store]:
    if is_current(path):
        store = Store.open(path, readonly=True)
        try:
            yield store
        finally:
            store.close()
        return
    with tempfile.TemporaryDirectory(prefix="cassure-check-") as scratch:
        copy = copied(path, Path(scratch) / path.name)
        # Migrated first, then only read: what is looked through must not be written to.
        Store.open(copy).close()
        store = Store.open(copy, readonly=True)
        try:
            yield store
        finally:
            store.close()


def _found(store: Store, registry: Registry) -> Iterator[Message]:
    if (trouble := store.integrity_check()) is not None:
        yield say("check.integrity", detail=trouble)
    if loose := store.loose_references():
        yield say("check.references", count=loose)
    for among in Among:
        for row in store.lists.characters(among=among):
            yield from _character(store, registry, row)
    for draft in store.lists.drafts():
        try:
            read_document(registry.get(draft.system), draft.document)
        except KnownError as error:
            yield say("check.draft", id=draft.id, problem=error.message)
    library = Library(store, registry)
    yield from _preparations(store, library)
    yield from _settings(store, registry, library)
    for encounter in (one for among in Among for one in store.lists.encounters(among=among)):
        yield from _encounter(store, library, encounter)


def _encounter(store: Store, library: Library, row: EncounterRow) -> Iterator[Message]:
    """What of a journal cannot be read, else whose sheet is not as the journal leaves it."""
    try:
        session = library.fights.open(row.id)
    except KnownError as error:
        yield say("check.journal", name=row.name, problem=error.message)
        return
    if session.damage is not None:
        yield say("check.journal", name=row.name, problem=session.damage)
        return
    view, system = session.view(), library.registry.get(row.system)
    for one in () if view.stage is Stage.CLOSED else view.fighters:
        if session.fighter_of(one.character) != one.id:
            continue
        try:
            held = store.characters.get(one.character)
            base = read_document(system, held.document).value
            shown = base if held.live is None else read_document(system, held.live).value
        except KnownError:  # said of the character already
            continue
        if held.owner != row.id or session.with_live(one.id, base) != shown:
            yield say("check.journal-sheet", name=row.name, character=held.name)


def _preparations(store: Store, library: Library) -> Iterator[Message]:
    for service, kind in ((library.parties, "party"), (library.encounters, "encounter")):
        for row in (one for among in Among for one in store.lists.preparations(kind, among=among)):
            try:
                service.read(row.document)
                for move in store.preparations.moves(row.id):
                    if move.target is not None:
                        service.read(store.preparations.revision(move.target).document)
            except KnownError as error:
                yield say("check.preparation", name=row.name, problem=error.message)


def _character(store: Store, registry: Registry, row: CharacterRow) -> Iterator[Message]:
    def unreadable(document: bytes) -> Message | None:
        try:
            read_document(registry.get(row.system), document)
        except KnownError as error:
            return error.message
        return None

    for document in (row.document, row.live):
        if document is not None and (problem := unreadable(document)) is not None:
            yield say("check.character", name=row.name, problem=problem)
    if row.portrait:
        picture = store.portraits.get(row.portrait)
        if picture is None or hashlib.sha256(picture.data).hexdigest() != row.portrait:
            yield say("check.portrait", name=row.name)
    for title in store.revisions.titles(row.id):
        try:
            revision = store.revisions.get(title.id)
        except (KnownError, msgspec.ValidationError):
            yield say("check.history", name=row.name)
            continue
        for document in (revision.document, revision.live):
            if document is not None and (problem := unreadable(document)) is not None:
                yield say("check.revision", name=row.name, at=revision.at, problem=problem)
    try:
        head = replay_moves(store.revisions.moves(row.id)).head
        if head is not None:
            store.revisions.get(head)
    except (KnownError, ValueError):
        yield say("check.history", name=row.name)


def _settings(store: Store, registry: Registry, library: Library) -> Iterator[Message]:
    for campaign, system in product((row.id for row in store.lists.campaigns()), registry.ids()):
        last = store.campaigns.settings(campaign, system)
        for version in range(1, 1 if last is None else last.version + 1):
            if store.campaigns.settings(campaign, system, version) is None:
                yield say("check.settings-missing", system=system, version=version)
                continue
            try:
                library.campaigns.settings(system, version, campaign)
            except KnownError as error:
                yield error.message
