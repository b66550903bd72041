"""Drafts: characters in the making, stored at each change so that nothing typed is lost."""

from datetime import datetime

import msgspec
from msgspec import Struct

from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError
from desktop.rules.message import Text
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, changed, moment, read_document, write_document
from desktop.store.rows import DraftRow


class DraftView(msgspec.Struct, frozen=True, kw_only=True):
    """A draft as the wizard opens it; `step` is where it was left."""

    id: str
    system: str
    document: Struct
    step: str
    updated: datetime


class DraftCard(msgspec.Struct, frozen=True, kw_only=True):
    """A draft in a list; `name` tells what is wrong when the draft cannot be read."""

    id: str
    system: str
    name: Text
    step: str
    updated: datetime


class Drafts:
    """See the module."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def save(
        self,
        draft: str | None,
        system: str,
        document: Struct,
        step: str = "",
        initiator: str = "",
    ) -> str:
        """Store a draft, a new one when `draft` is None; its id."""
        desk = self._desk
        identity = draft or desk.new_id()
        held = None if draft is None else self._held(draft)
        loaded = Loaded(document) if held is None else changed(held, document)
        desk.store.drafts.put(DraftRow(identity, system, write_document(loaded), step, desk.now()))
        desk.changes.publish(ChangeSet(initiator=initiator, library=True))
        return identity

    def get(self, draft: str) -> DraftView:
        """One draft.

        Raises `KnownError` when there is none or it cannot be read.
        """
        row = self._desk.store.drafts.get(draft)
        system = self._desk.registry.get(row.system)
        return DraftView(
            id=row.id,
            system=row.system,
            document=read_document(system, row.document).value,
            step=row.step,
            updated=moment(row.updated),
        )

    def list(self) -> tuple[DraftCard, ...]:
        """Every draft, last changed first."""
        return tuple(
            DraftCard(
                id=row.id,
                system=row.system,
                name=self._name(row),
                step=row.step,
                updated=moment(row.updated),
            )
            for row in self._desk.store.lists.drafts()
        )

    def remove(self, draft: str, initiator: str = "") -> ChangeSet:
        """Forget a draft: it was finished or given up."""
        self._desk.store.drafts.remove(draft)
        return self._desk.changes.publish(ChangeSet(initiator=initiator, library=True))

    def _held(self, draft: str) -> Loaded[Struct] | None:
        row = self._desk.store.drafts.find(draft)
        if row is None:
            return None
        return read_document(self._desk.registry.get(row.system), row.document)

    def _name(self, row: DraftRow) -> Text:
        try:
            system = self._desk.registry.get(row.system)
            return system.name_of(read_document(system, row.document).value)
        except KnownError as error:
            return error.message
