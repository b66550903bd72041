"""Characters: made, listed, edited, undone, and put away."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from desktop.rules.document import Loaded
from desktop.rules.errors import known
from desktop.rules.journal import MoveKind
from desktop.rules.listed import Summary
from desktop.rules.message import Message, say
from desktop.services import portraits
from desktop.services.campaigns import Campaigns
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, changed, moment, read_document
from desktop.services.sheets import Sheets
from desktop.store.rows import Among, CardRow, CharacterRow

if TYPE_CHECKING:  # loaded with the first edit
    from desktop.rules.sheetdiff import Difference
    from desktop.services.editing import Editing
    from desktop.services.reserves import Draw


class CharacterCard(msgspec.Struct, frozen=True, kw_only=True):
    """A character in a list; `owner` is the fight that keeps its live state."""

    id: str
    system: str
    name: str
    kind: str
    updated: datetime
    summary: Summary
    owner: str | None
    portrait: str


class CharacterView(msgspec.Struct, frozen=True, kw_only=True):
    """A character as its sheet shows it; `can_undo` and `can_redo` name the step or are None."""

    id: str
    system: str
    campaign: str
    name: str
    document: Struct
    settings: Struct
    owner: str | None
    can_undo: Message | None
    can_redo: Message | None
    portrait: str


class Newcomer(msgspec.Struct, frozen=True, kw_only=True):
    """A character that comes from outside, read and checked; `kind` is "pc" or "npc"."""

    system: str
    document: Loaded[Struct]
    kind: str = "pc"
    portrait: bytes | None = None


class HistoryLine(msgspec.Struct, frozen=True, kw_only=True):
    """A revision of a character; `current` is where the head is."""

    id: str
    parent: str | None
    at: datetime
    label: Message
    current: bool


class Characters:
    """Every method raises `KnownError` for a character that is not there or cannot be read."""

    def __init__(
        self,
        desk: Desk,
        campaigns: Campaigns,
        sheets: Sheets,
        editing: "Callable[[], Editing]",
    ) -> None:
        """`editing` is called when something is edited for the first time."""
        self._desk = desk
        self._campaigns = campaigns
        self._sheets = sheets
        self._make_editing = editing

    @cached_property
    def _editing(self) -> "Editing":
        return self._make_editing()

    def create(
        self,
        system: str,
        document: Struct,
        initiator: str = "",
        kind: str = "pc",
        draft: str | None = None,
    ) -> tuple[str, ChangeSet]:
        """Keep a new character ("pc" or "npc"); the draft that it was made from is forgotten in the
        same transaction, and what this version does not know of it stays."""
        row = None if draft is None else self._desk.store.drafts.find(draft)
        loaded = Loaded(document)
        if row is not None and row.system == system:
            made = read_document(self._desk.registry.get(system), row.document)
            loaded = changed(made, document)
        label = say("services.created")
        return self.take_in(system, loaded, label, initiator, kind, draft=draft)

    def take_in(
        self,
        system: str,
        loaded: Loaded[Struct],
        label: Message,
        initiator: str = "",
        kind: str = "pc",
        portrait: bytes | None = None,
        draft: str | None = None,
    ) -> tuple[str, ChangeSet]:
        """Keep a new character with what its file holds beside what this version knows."""
        one = Newcomer(system=system, document=loaded, kind=kind, portrait=portrait)
        with self._desk.transaction():
            character = self.put(one, label)
            if draft is not None:
                self._desk.store.drafts.remove(draft)
        return character, self._told(character, initiator, library=True)

    def put(self, one: Newcomer, label: Message) -> str:
        """Keep a new character inside a transaction of the caller, who tells of it; its id."""
        desk = self._desk
        row = CharacterRow(
            id=desk.new_id(),
            system=one.system,
            campaign=self._campaigns.current,
            kind=one.kind,
            name="",
            document=b"",
            portrait="" if one.portrait is None else portraits.keep(desk, one.portrait),
            updated=desk.now(),
        )
        # The first revision is not a step: there is nothing before it to go back to.
        self._sheets.revise(self._sheets.put(row, one.document), label, MoveKind.FOLLOW)
        return row.id

    def list(self, campaign: str | None = None) -> tuple[CharacterCard, ...]:
        """The characters of a campaign (the current one) that are not put away, last changed
        first."""
        return self._cards(self._desk.store.lists.cards(campaign or self._campaigns.current))

    def everywhere(self) -> tuple[CharacterCard, ...]:
        """The characters of every campaign that are not put away."""
        return self._cards(self._desk.store.lists.cards())

    def card(self, character: str) -> CharacterCard:
        """What a list shows of one character."""
        return self._cards((self._desk.store.lists.card(character),))[0]

    def is_removed(self, character: str) -> bool:
        """Whether a character was put away, whichever campaign it is of."""
        return self._desk.store.characters.get(character).deleted_at is not None

    def removed(self) -> tuple[CharacterCard, ...]:
        """Those of the current campaign that were put away and can be restored."""
        return self._cards(self._desk.store.lists.cards(self._campaigns.current, Among.DELETED))

    def search(self, text: str) -> tuple[CharacterCard, ...]:
        """Characters of the current campaign that hold every word of `text` as a beginning; accents
        do not matter."""
        return self._cards(self._desk.store.lists.search(text, self._campaigns.current))

    def find(self, name: str) -> str:
        """The id of the only character with that id or name.

        Raises `KnownError` when there is none or more than one.
        """
        rows = self._desk.store.lists.cards()
        wanted = name.casefold()
        found = [row.id for row in rows if row.id == name] or [
            row.id for row in rows if row.name.casefold() == wanted
        ]
        if len(found) != 1:
            key = "services.character-several" if found else "services.character-none"
            raise known(key, name=name, count=len(found))
        return found[0]

    def get(self, character: str) -> CharacterView:
        """A character as its sheet shows it, with the live state of the fight that owns it."""
        row = self._desk.store.characters.get(character)
        history = self._sheets.history(character)
        return CharacterView(
            id=row.id,
            system=row.system,
            campaign=row.campaign,
            name=row.name,
            document=self._sheets.shown(row).value,
            settings=self._sheets.settings_of(row),
            owner=row.owner,
            can_undo=self._label(history.undoable[-1].target if history.undoable else None),
            can_redo=self._label(history.redoable[-1].target if history.redoable else None),
            portrait=row.portrait,
        )

    def sheet_of(self, character: str) -> Loaded[Struct]:
        """What `get` shows of a character's document, with what this version does not know."""
        return self._sheets.shown(self._desk.store.characters.get(character))

    def edit(self, character: str, command: Struct, initiator: str = "") -> ChangeSet:
        """Do an edit command of the system: one revision, one step to undo.

        Raises `KnownError` with the reason when the system, or the fight that owns the character,
        refuses it. An edit that changes nothing leaves no trace.
        """
        return self._editing.edit(character, command, initiator)

    def edit_together(
        self,
        edits: Sequence[tuple[str, Struct]],
        draw: "Draw | None" = None,
        initiator: str = "",
    ) -> ChangeSet:
        """Do edits of different characters of one system, and move a pool of the campaign, as one
        step that is undone from any of their sheets.

        Raises `KnownError` when any of them is refused; nothing is then changed.
        """
        return self._editing.edit_together(edits, draw, initiator)

    def undo(self, character: str, initiator: str = "") -> ChangeSet:
        """Take back the last edit of this sheet; it can be redone until the next edit.

        What several characters did together is undone on all their sheets. Raises `KnownError`
        when there is none, or when another sheet of the step has changed since.
        """
        return self._editing.undo(character, initiator)

    def redo(self, character: str, initiator: str = "") -> ChangeSet:
        """Do again the edit that was undone last.

        Raises `KnownError` when there is none.
        """
        return self._editing.redo(character, initiator)

    def revert(self, character: str, revision: str, initiator: str = "") -> ChangeSet:
        """Go back to a revision of history, as one step that can be undone."""
        return self._editing.revert(character, revision, initiator)

    def history(self, character: str) -> tuple[HistoryLine, ...]:
        """Every revision, oldest first, those of other branches included."""
        head = self._sheets.history(character).head
        return tuple(
            HistoryLine(
                id=title.id,
                parent=title.parent,
                at=moment(title.at),
                label=title.label,
                current=title.id == head,
            )
            for title in self._desk.store.revisions.titles(character)
        )

    def as_of(self, character: str, revision: str) -> Struct:
        """The document as its sheet showed it at a revision."""
        system = self._sheets.system_of(self._desk.store.characters.get(character))
        return read_document(system, self._desk.store.revisions.get(revision).shown).value

    def difference(self, character: str, revision: str) -> "tuple[Difference, ...]":
        """What the sheet showed at a revision and shows otherwise now, line by line."""
        from desktop.rules.sheetdiff import Difference, compare

        row = self._desk.store.characters.get(character)
        system = self._sheets.system_of(row)
        settings = self._sheets.settings_of(row)
        then, now = self.as_of(character, revision), self._sheets.shown(row).value
        found = compare(system.sheet(then, settings), system.sheet(now, settings))
        picture = self._desk.store.revisions.get(revision).portrait != row.portrait
        if picture or (then != now and not found):
            label = say("sheet.portrait" if picture else "sheet.elsewhere")
            changed_line = say("sheet.changed")
            found += (Difference(block="", label=label, before="", after=changed_line),)
        return found

    def remove(self, character: str, initiator: str = "") -> ChangeSet:
        """Put a character away; it can be restored.

        Raises `KnownError` naming the fight that it is in, if it is.
        """
        row = self._desk.store.characters.get(character)
        if row.owner is not None:
            fight = self._desk.store.encounters.get(row.owner)
            raise known("services.remove-owned", name=row.name, fight=fight.name)
        self._desk.store.characters.delete(character, self._desk.now())
        return self._told(character, initiator, library=True)

    def restore(self, character: str, initiator: str = "") -> ChangeSet:
        """Bring a character back that was put away."""
        self._desk.store.characters.delete(character, None)
        return self._told(character, initiator, library=True)

    def move(self, characters: Sequence[str], campaign: str, initiator: str = "") -> ChangeSet:
        """Take characters over to another campaign, all or none; its settings are then theirs.

        Raises `KnownError` naming one that is in a fight, with that fight.
        """
        store = self._desk.store
        rows = [store.characters.get(character) for character in characters]
        with self._desk.transaction():
            for row in rows:
                if row.owner is not None:
                    fight = store.encounters.get(row.owner)
                    raise known("services.move-owned", name=row.name, fight=fight.name)
                moved = msgspec.structs.replace(row, campaign=campaign)
                self._sheets.put(moved, self._sheets.base(row))
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=frozenset(characters), library=True)
        )

    def duplicate(self, character: str, initiator: str = "") -> tuple[str, ChangeSet]:
        """Copy a character under a name that no other has ("Isabeau 2")."""
        row = self._desk.store.characters.get(character)
        system = self._sheets.system_of(row)
        loaded = self._sheets.shown(row)
        taken = {one.name for one in self._desk.store.lists.cards(row.campaign)}
        number = 2
        while f"{row.name} {number}" in taken:
            number += 1
        copy = changed(loaded, system.renamed(loaded.value, f"{row.name} {number}"))
        label = say("services.duplicated", name=row.name)
        return self.take_in(
            row.system, copy, label, initiator, row.kind, self.portrait(row.portrait)
        )

    def set_portrait(self, character: str, data: bytes, initiator: str = "") -> ChangeSet:
        """Give a character a picture (PNG, JPEG, WEBP or GIF), a large one scaled down, or none
        (b"").

        Raises `KnownError` for anything else.
        """
        data = portraits.fitted(data) if data else data
        row = self._desk.store.characters.get(character)
        with self._desk.transaction():
            self._sheets.keep_state(row)
            portrait = portraits.keep(self._desk, data) if data else ""
            framed = msgspec.structs.replace(row, portrait=portrait, updated=self._desk.now())
            live = None if row.live is None else self._sheets.shown(row)
            written = self._sheets.put(framed, self._sheets.base(row), live, row.owner)
            self._sheets.revise(written, say("services.portrait-changed"))
        return self._told(character, initiator)

    def portrait(self, sha256: str) -> bytes | None:
        """A picture by its hash, or None."""
        row = self._desk.store.portraits.get(sha256)
        return None if row is None else row.data

    def _told(self, character: str, initiator: str, *, library: bool = False) -> ChangeSet:
        return self._desk.changes.publish(
            ChangeSet(initiator=initiator, characters=frozenset((character,)), library=library)
        )

    def _label(self, revision: str | None) -> Message | None:
        return None if revision is None else self._desk.store.revisions.label(revision)

    def _cards(self, rows: Sequence[CardRow]) -> tuple[CharacterCard, ...]:
        return tuple(
            CharacterCard(
                id=row.id,
                system=row.system,
                name=row.name,
                kind=row.kind,
                updated=moment(row.updated),
                summary=summary,
                owner=row.owner,
                portrait=row.portrait,
            )
            for row, summary in zip(rows, self._sheets.summaries(rows), strict=True)
        )
