"""Characters: what they are now, who owns them, and search over them."""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import msgspec

from desktop.rules.errors import known
from desktop.store.database import Database
from desktop.store.models import Character
from desktop.store.rows import Among, CharacterRow
from desktop.store.search import fold, match

_FIELDS = CharacterRow.__struct_fields__
_COLUMNS = [getattr(Character, name) for name in _FIELDS]


class Characters:
    """The table of characters; deleting hides, and only restoring shows again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: CharacterRow, search: str = "") -> None:
        """Insert or replace a character; `search` is what it is found by beside its name."""
        values = {**msgspec.structs.asdict(row), "folded": fold(f"{row.name}\n{search}")}
        changes = {name: value for name, value in values.items() if name != "id"}
        with self._database.transaction():
            update = Character.update(**changes).where(Character.id == row.id)
            if not self._database.run(update):
                self._database.run(Character.insert(**values))

    def holds(self, character: str) -> bool:
        """Whether there is a character of that id, put away or not."""
        query = Character.select(*_COLUMNS).where(Character.id == character)
        return bool(self._database.read(query, CharacterRow))

    def get(self, character: str) -> CharacterRow:
        """A character, deleted or not.

        Raises `KnownError` when the library never held it.
        """
        query = Character.select(*_COLUMNS).where(Character.id == character)
        rows = self._database.read(query, CharacterRow)
        if not rows:
            raise known("store.no-character", path=str(self._database.path))
        return rows[0]

    def list(
        self, campaign: str | None = None, among: Among = Among.PRESENT
    ) -> tuple[CharacterRow, ...]:
        """Characters of one campaign or of all, last updated first."""
        query = Character.select(*_COLUMNS).where(_present(among))
        if campaign is not None:
            query = query.where(Character.campaign == campaign)
        ordered = query.order_by(Character.updated.desc(), Character.number)
        return tuple(self._database.read(ordered, CharacterRow))

    def ids(self, campaign: str) -> frozenset[str]:
        """The characters of a campaign that are not deleted."""
        rows = self._database.rows(
            "SELECT id FROM character WHERE campaign = ? AND deleted_at IS NULL", (campaign,)
        )
        return frozenset(str(id) for (id,) in rows)

    def search(self, text: str, campaign: str | None = None) -> tuple[CharacterRow, ...]:
        """Characters of a campaign, or of all, that hold every word of `text`, best first; every
        one for blank text."""
        if not text.strip():
            return self.list(campaign)
        query = match(text)
        if query is None:
            return ()
        names = ", ".join(f"character.{name}" for name in _FIELDS)
        rows = self._database.rows(
            f"SELECT {names} FROM character_search"
            " JOIN character ON character.number = character_search.rowid"
            " WHERE character_search MATCH ? AND character.deleted_at IS NULL"
            " AND character.campaign = coalesce(?, character.campaign)"
            " ORDER BY character_search.rank, character.updated DESC",
            (query, campaign),
        )
        return tuple(
            msgspec.convert(dict(zip(_FIELDS, row, strict=True)), CharacterRow) for row in rows
        )

    def delete(self, character: str, at: str | None) -> None:
        """Hide a character since `at`, or show it again (None)."""
        self._database.run(Character.update(deleted_at=at).where(Character.id == character))


def _present(among: Among) -> object:
    return Character.deleted_at.is_null(among is Among.PRESENT)
