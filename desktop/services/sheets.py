"""What characters and fights both do to a sheet on disk: its row, its revisions, its head.

Always true between transactions: the document of a character's row is that of its head revision;
its `live` document is there exactly while a fight owns it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError
from desktop.rules.journal import History, Move, MoveKind
from desktop.rules.listed import Summary
from desktop.rules.message import Message, say
from desktop.services.campaigns import Campaigns
from desktop.services.desk import Desk, read_document, write_document
from desktop.services.marks import made_with
from desktop.store.moves import read_history
from desktop.store.rows import CardRow, CharacterRow, RevisionRow

if TYPE_CHECKING:
    from desktop.rules.system import System


class _Card(msgspec.Struct, frozen=True):
    """A stored summary and the program and settings that it was made with."""

    made_with: str
    summary: Summary


class Sheets:
    """Every method that writes runs inside a transaction of the caller."""

    def __init__(self, desk: Desk, campaigns: Campaigns) -> None:
        self._desk = desk
        self._campaigns = campaigns
        self._histories: dict[str, History] = {}
        desk.on_failure(self._histories.clear)

    def system_of(self, row: CharacterRow) -> "System":
        """The rule system of a character."""
        return self._desk.registry.get(row.system)

    def settings_of(self, row: CharacterRow) -> Struct:
        """The settings of today that a character's sheet is read by."""
        return self._campaigns.settings(row.system, campaign=row.campaign).value

    def base(self, row: CharacterRow) -> Loaded[Struct]:
        """The character's own document."""
        return read_document(self.system_of(row), row.document)

    def shown(self, row: CharacterRow) -> Loaded[Struct]:
        """The document as its sheet shows it: with the live state of the fight that owns it."""
        data = row.document if row.live is None else row.live
        return read_document(self.system_of(row), data)

    def put(
        self,
        row: CharacterRow,
        base: Loaded[Struct],
        live: Loaded[Struct] | None = None,
        owner: str | None = None,
    ) -> CharacterRow:
        """Write a character and what lists and searches read of it."""
        shown = base if live is None else live
        system = self.system_of(row)
        card = _Card(
            self._made_with(row.system, row.campaign),
            self._summary(system, shown.value, row.campaign),
        )
        written = msgspec.structs.replace(
            row,
            name=system.name_of(shown.value),
            document=write_document(base),
            live=None if live is None else write_document(live),
            owner=owner,
            card=msgspec.json.encode(card).decode(),
            updated=self._desk.now(),
        )
        self._desk.store.characters.put(written, "\n".join(card.summary.concept))
        return written

    def summaries(self, rows: Sequence[CardRow]) -> list[Summary]:
        """What a list shows of characters, in their order; a document that cannot be read says
        why."""
        return [
            card.summary
            if card is not None and card.made_with == self._made_with(row.system, row.campaign)
            else self._made_anew(row)
            for row, card in zip(rows, _read_cards(rows), strict=True)
        ]

    def _made_anew(self, card: CardRow) -> Summary:
        row = self._desk.store.characters.get(card.id)
        try:
            return self._summary(self.system_of(row), self.shown(row).value, row.campaign)
        except KnownError as error:
            return Summary(name=row.name, state=(error.message,))

    def revise(
        self,
        row: CharacterRow,
        label: Message,
        kind: MoveKind = MoveKind.DO,
        entry: str | None = None,
    ) -> str:
        """Add a revision of a row as it is now and move the head to it; its id."""
        head = self.history(row.id).head
        revision = RevisionRow(
            id=self._desk.new_id(),
            character=row.id,
            parent=head,
            at=self._desk.now(),
            label=label,
            document=row.document,
            live=row.live,
            portrait=row.portrait,
            fight=row.owner,
            entry=entry,
        )
        self._desk.store.revisions.add(revision)
        self.move(row.id, Move(kind, head, revision.id))
        return revision.id

    def history(self, character: str) -> History:
        """Where the head of a character is, and what can be undone and redone."""
        if character not in self._histories:
            self._histories[character] = read_history(self._desk.store.revisions.moves(character))
        return self._histories[character]

    def head(self, character: str) -> RevisionRow | None:
        """The revision that the character is at."""
        head = self.history(character).head
        return None if head is None else self._desk.store.revisions.get(head)

    def move(self, character: str, move: Move) -> None:
        """Move the head of a character."""
        after = self.history(character).after(move)
        self._desk.store.revisions.add_move(character, move)
        self._histories[character] = after

    def is_at_head(self, row: CharacterRow) -> bool:
        """Whether the sheet shows just what its head revision left: no fight changed it since."""
        head = self.head(row.id)
        if head is None:
            return False
        left = head.shown if head.fight == row.owner else head.document
        return left == (row.document if row.live is None else row.live)

    def keep_state(self, row: CharacterRow) -> None:
        """Before an edit: make a revision of what a fight changed, for undo to return to."""
        if not self.is_at_head(row):
            self.revise(row, say("services.fight-state"), MoveKind.FOLLOW)

    def landing(self, revision: RevisionRow, owner: str | None) -> RevisionRow:
        """The revision to move to in order to show what `revision` showed.

        That is itself, unless it was made while another fight owned the character: what was live
        then is then simply the character's, and a copy says so.
        """
        if revision.live is None or revision.fight == owner:
            return revision
        copy = msgspec.structs.replace(
            revision,
            id=self._desk.new_id(),
            at=self._desk.now(),
            document=revision.shown,
            live=None,
            fight=None,
        )
        self._desk.store.revisions.add(copy)
        return copy

    def _summary(self, system: "System", document: Struct, campaign: str) -> Summary:
        settings = self._campaigns.settings(system.id, campaign=campaign).value
        return system.summary(document, settings)

    def _made_with(self, system: str, campaign: str) -> str:
        return made_with(self._campaigns.version(system, campaign))


def _read_cards(rows: Sequence[CardRow]) -> list[_Card | None]:
    """The stored summaries, None for one that is not there or damaged."""
    try:
        # All in one go: reading a thousand one by one takes three times as long.
        every = f"[{','.join(row.card or 'null' for row in rows)}]"
        cards = msgspec.json.decode(every, type=list[_Card | None])
    except msgspec.DecodeError:
        cards = []
    # Damage can also look like more of them, or fewer.
    return cards if len(cards) == len(rows) else [_read_card(row) for row in rows]


def _read_card(row: CardRow) -> _Card | None:
    try:
        return msgspec.json.decode(row.card, type=_Card)
    except msgspec.DecodeError:
        return None
