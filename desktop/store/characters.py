"""Characters: what they are now and who owns them; `Lists` lists and finds them."""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import msgspec

from desktop.rules.errors import known
from desktop.store.database import Database
from desktop.store.models import Character
from desktop.store.rows import CharacterRow
from desktop.store.search import fold

_ONE = f"SELECT {', '.join(CharacterRow.__struct_fields__)} FROM character WHERE id = ?"


class Characters:
    """The table of characters; deleting hides, and only restoring shows again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, row: CharacterRow, search: str = "") -> None:
        """Insert or replace a character; `search` is what it is found by beside its name."""
        values = {**msgspec.structs.asdict(row), "folded": fold(f"{row.name}\n{search}")}
        self._database.put("character", values)

    def holds(self, character: str) -> bool:
        """Whether there is a character of that id, put away or not."""
        return bool(self._found(character))

    def get(self, character: str) -> CharacterRow:
        """A character, deleted or not.

        Raises `KnownError` when the library never held it.
        """
        rows = self._found(character)
        if not rows:
            raise known("store.no-character", path=str(self._database.path))
        return rows[0]

    def _found(self, character: str) -> list[CharacterRow]:
        return self._database.listed(_ONE, (character,), CharacterRow)

    def delete(self, character: str, at: str | None) -> None:
        """Hide a character since `at`, or show it again (None)."""
        self._database.run(Character.update(deleted_at=at).where(Character.id == character))
