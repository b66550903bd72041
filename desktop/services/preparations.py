"""What parties and prepared encounters have in common: a versioned document, a history, a way out
of the list and back into it."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from desktop.rules.document import Loaded, Upcaster, read, write
from desktop.rules.errors import known
from desktop.rules.journal import History, Move, MoveKind
from desktop.rules.message import Message
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.store.moves import read_history
from desktop.store.rows import Among, PreparationRevision, PreparationRow

VERSION = 1
UPCASTERS: Mapping[int, Upcaster] = {}


class Prepared(msgspec.Struct, frozen=True, kw_only=True):
    """What every such document holds."""

    version: int = VERSION
    name: str = ""


D = TypeVar("D", bound=Prepared)


class Preparations(Generic[D]):
    """The documents of one kind; a subclass gives them a shape and words of its own."""

    def __init__(self, desk: Desk, campaigns: Campaigns, kind: str, shape: type[D]) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._kind = kind
        self._shape = shape

    def document(self, preparation: str) -> D:
        """One document.

        Raises `KnownError` when the library does not hold it or it cannot be read.
        """
        return self._read(self._desk.store.preparations.get(preparation).document).value

    def rows(self, among: Among = Among.PRESENT) -> tuple[PreparationRow, ...]:
        """The stored rows of the current campaign, oldest first."""
        return self._desk.store.lists.preparations(self._kind, self._campaigns.current, among)

    def can_undo(self, preparation: str) -> Message | None:
        """What undoing would take back, None when there is nothing."""
        moves = self._history(preparation).undoable
        return self._label(moves[-1].target) if moves else None

    def can_redo(self, preparation: str) -> Message | None:
        """What redoing would do again, None when there is nothing."""
        moves = self._history(preparation).redoable
        return self._label(moves[-1].target) if moves else None

    def undo(self, preparation: str, initiator: str = "") -> ChangeSet:
        """Take back the last edit; it can be redone until the next one.

        Raises `KnownError` when there is none.
        """
        moves = self._history(preparation).undoable
        if not moves:
            raise known("services.nothing-to-undo")
        return self._go(preparation, MoveKind.UNDO, moves[-1].origin, initiator)

    def redo(self, preparation: str, initiator: str = "") -> ChangeSet:
        """Do again the edit that was undone last.

        Raises `KnownError` when there is none.
        """
        moves = self._history(preparation).redoable
        if not moves:
            raise known("services.nothing-to-redo")
        return self._go(preparation, MoveKind.REDO, moves[-1].target, initiator)

    def remove(self, preparation: str, initiator: str = "") -> ChangeSet:
        """Put it away; it can be restored."""
        self._desk.store.preparations.delete(preparation, self._desk.now())
        return self._told(preparation, initiator)

    def restore(self, preparation: str, initiator: str = "") -> ChangeSet:
        """Bring back what was put away."""
        self._desk.store.preparations.delete(preparation, None)
        return self._told(preparation, initiator)

    # What subclasses, and files that come in, write with.

    def put(self, loaded: Loaded[D], label: Message) -> str:
        """Keep a new document inside a transaction of the caller, who tells of it; its id."""
        at = self._desk.now()
        row = PreparationRow(
            id=self._desk.new_id(),
            campaign=self._campaigns.current,
            kind=self._kind,
            name=loaded.value.name,
            document=write(loaded),
            created=at,
            updated=at,
        )
        self._desk.store.preparations.put(row)
        # The first revision is not a step: there is nothing before it to go back to.
        self._revise(row, label, MoveKind.FOLLOW)
        return row.id

    def _create(self, document: D, label: Message, initiator: str) -> str:
        with self._desk.transaction():
            made = self.put(Loaded(document), label)
        self._told(made, initiator)
        return made

    def _edit(self, preparation: str, document: D, label: Message, initiator: str) -> ChangeSet:
        """Store what an edit made of a document; one that changes nothing leaves no trace."""
        row = self._desk.store.preparations.get(preparation)
        loaded = self._read(row.document)
        if document == loaded.value:
            return ChangeSet(initiator=initiator)
        written = write(msgspec.structs.replace(loaded, value=document))
        with self._desk.transaction():
            self._revise(self._written(row, written), label, MoveKind.DO)
        return self._told(preparation, initiator)

    def read(self, data: bytes) -> Loaded[D]:
        """A document from outside, checked; what this version does not know of it stays.

        Raises `KnownError` when it is damaged, foreign or newer.
        """
        return self._read(data)

    def _read(self, data: bytes) -> Loaded[D]:
        return read(data, self._shape, VERSION, UPCASTERS)

    def _written(self, row: PreparationRow, document: bytes) -> PreparationRow:
        written = msgspec.structs.replace(
            row,
            name=self._read(document).value.name,
            document=document,
            updated=self._desk.now(),
        )
        self._desk.store.preparations.put(written)
        return written

    def _revise(self, row: PreparationRow, label: Message, kind: MoveKind) -> None:
        store, desk = self._desk.store.preparations, self._desk
        head = self._history(row.id).head
        revision = PreparationRevision(
            id=desk.new_id(),
            preparation=row.id,
            at=desk.now(),
            label=label,
            document=row.document,
        )
        store.add_revision(revision)
        store.add_move(row.id, Move(kind, head, revision.id))

    def _go(
        self, preparation: str, kind: MoveKind, target: str | None, initiator: str
    ) -> ChangeSet:
        store = self._desk.store.preparations
        if target is None:
            raise known("services.nothing-to-undo")
        document = store.revision(target).document
        with self._desk.transaction():
            self._written(store.get(preparation), document)
            store.add_move(preparation, Move(kind, self._history(preparation).head, target))
        return self._told(preparation, initiator)

    def _history(self, preparation: str) -> History:
        return read_history(self._desk.store.preparations.moves(preparation))

    def _label(self, revision: str | None) -> Message | None:
        return None if revision is None else self._desk.store.preparations.revision(revision).label

    def _told(self, preparation: str, initiator: str) -> ChangeSet:
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, prepared=frozenset((preparation,)), library=True)
        )
