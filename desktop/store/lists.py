"""What lists show of a library, and what they are found by, in SQL written by hand.

A start reads all of this before anybody sees a window: nothing here needs peewee, which takes as
long to import as all of it to read.
"""

import msgspec

from desktop.rules.errors import known
from desktop.store.database import Database, Value
from desktop.store.rows import (
    Among,
    CampaignRow,
    CardRow,
    CharacterRow,
    DraftRow,
    EncounterRow,
    PreparationRow,
)
from desktop.store.search import match


class Lists:
    """Rows of one campaign, or of all where none is named."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def campaigns(self) -> tuple[CampaignRow, ...]:
        """Every campaign, oldest first."""
        sql = "SELECT id, name, created FROM campaign ORDER BY created"
        return tuple(self._database.listed(sql, (), CampaignRow))

    def cards(
        self, campaign: str | None = None, among: Among = Among.PRESENT
    ) -> tuple[CardRow, ...]:
        """Characters without their documents, last updated first."""
        rows = self._database.rows(*_characters(CardRow, campaign, among))
        return msgspec.convert(rows, tuple[CardRow, ...])

    def card(self, character: str) -> CardRow:
        """One character without its document, deleted or not.

        Raises `KnownError` when the library never held it.
        """
        sql = f"SELECT {', '.join(CardRow.__struct_fields__)} FROM character WHERE id = ?"
        rows = self._database.rows(sql, (character,))
        if not rows:
            raise known("store.no-character", path=str(self._database.path))
        return msgspec.convert(rows[0], CardRow)

    def characters(
        self, campaign: str | None = None, among: Among = Among.PRESENT
    ) -> tuple[CharacterRow, ...]:
        """Whole characters, last updated first."""
        return tuple(
            self._database.listed(*_characters(CharacterRow, campaign, among), CharacterRow)
        )

    def present(self, campaign: str) -> frozenset[str]:
        """The characters of a campaign that are not deleted."""
        rows = self._database.rows(
            "SELECT id FROM character WHERE campaign = ? AND deleted_at IS NULL", (campaign,)
        )
        return frozenset(str(id) for (id,) in rows)

    def search(self, text: str, campaign: str | None = None) -> tuple[CardRow, ...]:
        """Characters that hold every word of `text`, best first; every one for blank text."""
        if not text.strip():
            return self.cards(campaign)
        query = match(text)
        if query is None:
            return ()
        names = ", ".join(f"character.{name}" for name in CardRow.__struct_fields__)
        rows = self._database.rows(
            f"SELECT {names} FROM character_search"
            " JOIN character ON character.number = character_search.rowid"
            " WHERE character_search MATCH ? AND character.deleted_at IS NULL"
            " AND character.campaign = coalesce(?, character.campaign)"
            " ORDER BY character_search.rank, character.updated DESC",
            (query, campaign),
        )
        return msgspec.convert(rows, tuple[CardRow, ...])

    def encounters(
        self, campaign: str | None = None, among: Among = Among.PRESENT
    ) -> tuple[EncounterRow, ...]:
        """Fights and other activities, last updated first."""
        sql = (
            f"SELECT {', '.join(EncounterRow.__struct_fields__)} FROM encounter"
            f" WHERE {_IS[among]} AND campaign = coalesce(?, campaign) ORDER BY updated DESC, id"
        )
        return tuple(self._database.listed(sql, (campaign,), EncounterRow))

    def preparations(
        self, kind: str, campaign: str | None = None, among: Among = Among.PRESENT
    ) -> tuple[PreparationRow, ...]:
        """Preparations of a kind, oldest first."""
        sql = (
            f"SELECT {', '.join(PreparationRow.__struct_fields__)} FROM preparation WHERE kind = ?"
            f" AND {_IS[among]} AND campaign = coalesce(?, campaign) ORDER BY created, id"
        )
        return tuple(self._database.listed(sql, (kind, campaign), PreparationRow))

    def drafts(self) -> tuple[DraftRow, ...]:
        """Every draft, last updated first."""
        sql = "SELECT id, system, document, step, updated FROM draft ORDER BY updated DESC"
        return tuple(self._database.listed(sql, (), DraftRow))


_IS = {Among.PRESENT: "deleted_at IS NULL", Among.DELETED: "deleted_at IS NOT NULL"}


def _characters(
    kind: type[msgspec.Struct], campaign: str | None, among: Among
) -> tuple[str, tuple[Value, ...]]:
    """The statement that reads the fields of `kind`, and its parameters."""
    sql = (
        f"SELECT {', '.join(kind.__struct_fields__)} FROM character WHERE {_IS[among]}"
        " AND campaign = coalesce(?, campaign) ORDER BY updated DESC, number"
    )
    return sql, (campaign,)
