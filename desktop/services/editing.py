"""Edits of sheets: one revision each, undone and redone by moving the head of a character.

An edit of a character that a fight owns also tells the fight, in the same transaction.
"""

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Move, MoveKind
from desktop.rules.message import say
from desktop.rules.system import Edited, Refused, Struct
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, changed, read_document
from desktop.services.fights import Fights
from desktop.services.sheets import Sheets
from desktop.store.rows import CharacterRow


class Editing:
    """Every method raises `KnownError` for a character that is not there or cannot be read."""

    def __init__(self, desk: Desk, campaigns: Campaigns, sheets: Sheets, fights: Fights) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._sheets = sheets
        self._fights = fights

    def edit(self, character: str, command: Struct, initiator: str = "") -> ChangeSet:
        """Do an edit command of the system: one revision, one step to undo.

        Raises `KnownError` with the reason when the system, or the fight that owns the character,
        refuses it. An edit that changes nothing leaves no trace.
        """
        row = self._desk.store.characters.get(character)
        shown = self._sheets.shown(row)
        edited = self._edited(row, shown.value, command)
        if isinstance(edited, Refused):
            raise KnownError(edited.reason)
        if edited.document == shown.value:
            return ChangeSet(initiator=initiator)
        if row.owner is not None:
            return self._edit_owned(row, row.owner, command, edited, initiator)
        with self._desk.transaction():
            written = self._sheets.put(row, changed(shown, edited.document))
            self._sheets.revise(written, edited.label)
        return self._told(character, initiator)

    def undo(self, character: str, initiator: str = "") -> ChangeSet:
        """Take back the last edit of this sheet; it can be redone until the next edit.

        Raises `KnownError` when there is none.
        """
        undoable = self._sheets.history(character).undoable
        if not undoable or undoable[-1].origin is None:
            raise known("services.nothing-to-undo")
        return self._go(character, undoable[-1].origin, MoveKind.UNDO, initiator)

    def redo(self, character: str, initiator: str = "") -> ChangeSet:
        """Do again the edit that was undone last.

        Raises `KnownError` when there is none.
        """
        redoable = self._sheets.history(character).redoable
        if not redoable or redoable[-1].target is None:
            raise known("services.nothing-to-redo")
        return self._go(character, redoable[-1].target, MoveKind.REDO, initiator)

    def revert(self, character: str, revision: str, initiator: str = "") -> ChangeSet:
        """Go back to a revision of history, as one step that can be undone."""
        return self._go(character, revision, MoveKind.DO, initiator)

    def _edit_owned(
        self, row: CharacterRow, owner: str, command: Struct, edited: Edited, initiator: str
    ) -> ChangeSet:
        """The live document and the fight take the edit, and so does the character's own."""
        session = self._fights.open(owner)
        fighter = self._fighter(row, owner)
        base = self._sheets.base(row)
        plan = session.plan_sheet(fighter, edited.document)
        own = self._edited(row, base.value, command)
        live = session.with_live(fighter, edited.document, plan)
        # What the sheet shows must follow from the character's own document. Where the edit does
        # something else there (a pool that is full there and not here), the sheet's word counts.
        document = edited.document
        if isinstance(own, Edited) and session.with_live(fighter, own.document, plan) == live:
            document = own.document
        with self._desk.transaction():
            self._sheets.keep_state(row)
            self._sheets.put(row, changed(base, document), self._sheets.shown(row), owner)
            touched = session.write(plan)
            written = self._desk.store.characters.get(row.id)
            self._sheets.revise(written, edited.label)
        session.adopt(plan)
        return self._told(row.id, initiator, fights=frozenset((owner,)), others=touched)

    def _go(self, character: str, revision: str, kind: MoveKind, initiator: str) -> ChangeSet:
        """Move the head of a sheet; a fight that owns it keeps what it changed since."""
        desk, sheets = self._desk, self._sheets
        row = desk.store.characters.get(character)
        system = sheets.system_of(row)
        wanted = desk.store.revisions.get(revision)
        if wanted.character != character:
            raise known("store.no-revision", path=str(desk.store.path))
        head = sheets.head(character)
        touched: frozenset[str] = frozenset()
        session = None if row.owner is None else self._fights.open(row.owner)
        plan = None
        with desk.transaction():
            target = sheets.landing(wanted, row.owner)
            base = read_document(system, target.document)
            framed = msgspec.structs.replace(row, portrait=target.portrait)
            if session is None or row.owner is None:
                sheets.put(framed, base)
            else:
                fighter = self._fighter(row, row.owner)
                shown = read_document(system, target.shown).value
                if not sheets.is_at_head(row):
                    shown = session.with_live(fighter, shown)
                plan = session.plan_sheet(fighter, shown)
                sheets.put(framed, base, sheets.shown(row), row.owner)
                touched = session.write(plan)
            sheets.move(character, Move(kind, None if head is None else head.id, target.id))
        if session is None or plan is None:
            return self._told(character, initiator)
        session.adopt(plan)
        return self._told(character, initiator, fights=frozenset((session.id,)), others=touched)

    def _edited(self, row: CharacterRow, document: Struct, command: Struct) -> Edited | Refused:
        settings = self._campaigns.settings(row.system).value
        return self._sheets.system_of(row).edit(document, settings, command)

    def _fighter(self, row: CharacterRow, owner: str) -> str:
        session = self._fights.open(owner)
        fighter = session.fighter_of(row.id)
        if fighter is None:
            problem = session.damage or say("services.fight-busy", fight=session.name)
            raise known("services.fight-read-only", fight=session.name, problem=problem)
        return fighter

    def _told(
        self,
        character: str,
        initiator: str,
        fights: frozenset[str] = frozenset(),
        others: frozenset[str] = frozenset(),
    ) -> ChangeSet:
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=others | {character}, fights=fights)
        )
