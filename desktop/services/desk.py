"""What every service works with: the store, the systems, time, ids, dice and the observers."""

import random
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec import Struct

from desktop.rules.document import Loaded, read, write
from desktop.rules.registry import Registry
from desktop.services.changes import Changes
from desktop.store.store import Store
from desktop.store.times import Clock, stamp

if TYPE_CHECKING:
    from desktop.rules.system import System

NewId: TypeAlias = Callable[[], str]
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Desk:
    """Shared by the services of one library; `clock` gives aware datetimes."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        clock: Clock,
        new_id: NewId,
        generator: random.Random,
    ) -> None:
        self.store = store
        self.registry = registry
        self.clock = clock
        self.new_id = new_id
        self.generator = generator
        self.changes = Changes()
        self._forgetting: list[Callable[[], None]] = []

    def on_failure(self, forget: Callable[[], None]) -> None:
        """Call `forget` when a transaction fails: what was remembered from it is not true."""
        self._forgetting.append(forget)

    @contextmanager
    def transaction(self) -> Generator[None]:
        """All or nothing on disk, and nothing of a failure kept in memory."""
        try:
            with self.store.transaction():
                yield
        except BaseException:
            for forget in self._forgetting:
                forget()
            raise

    def now(self) -> str:
        """This instant as the store keeps it."""
        return stamp(self.clock())


def moment(stored: str) -> datetime:
    """A stored instant as an aware datetime; a damaged one hides nothing and is long ago."""
    try:
        read = datetime.fromisoformat(stored)
    except ValueError:
        return _LONG_AGO
    return read if read.tzinfo is not None else _LONG_AGO


def read_document(system: "System", data: bytes) -> Loaded[Struct]:
    """Decode a character of that system, keeping what this version does not know.

    Raises `KnownError` when it is damaged, foreign or newer.
    """
    return read(data, system.document_type, system.document_version, system.upcasters)


def changed(loaded: Loaded[Struct], document: Struct) -> Loaded[Struct]:
    """Another value of the same document: what was unknown in the old one stays."""
    return msgspec.structs.replace(loaded, value=document)


def write_document(loaded: Loaded[Struct]) -> bytes:
    """Encode a character; the same one gives the same bytes."""
    return write(loaded)
