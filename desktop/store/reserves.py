"""Pools that belong to a campaign, and the steps that several characters made together.

Nothing here is ever changed or removed: what a pool holds is the sum of its moves.
"""

# peewee's stubs leave query builders partly unknown; rows are typed again on the way out.
# pyright: reportUnknownMemberType=false, reportUnknownArgumentType=false
# pyright: reportUnknownVariableType=false

import msgspec

from desktop.store.database import Database
from desktop.store.models import Joint, ReserveMove
from desktop.store.revisions import read_label
from desktop.store.rows import ReserveRow

_FIELDS = ReserveRow.__struct_fields__


class Reserves:
    """The moves of every pool, and which revisions were made in one step."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, row: ReserveRow) -> None:
        """Store a move; its ordinal is given here."""
        values = msgspec.structs.asdict(row)
        del values["ordinal"]
        values["label"] = msgspec.json.encode(row.label).decode()
        self._database.run(ReserveMove.insert(**values))

    def total(self, campaign: str, system: str, name: str) -> int:
        """What a pool holds."""
        rows = self._database.rows(
            "SELECT coalesce(sum(amount), 0) FROM reserve_move"
            " WHERE campaign = ? AND system = ? AND name = ?",
            (campaign, system, name),
        )
        return msgspec.convert(rows[0][0], int)

    def moves(self, campaign: str, system: str, name: str) -> tuple[ReserveRow, ...]:
        """Every move of a pool, oldest first."""
        return self._read("campaign = ? AND system = ? AND name = ?", campaign, system, name)

    def of_step(self, step: str) -> tuple[ReserveRow, ...]:
        """The moves that belong to a step of characters, oldest first."""
        return self._read("step = ?", step)

    def join(self, revision: str, step: str) -> None:
        """Note that a revision was made in a step."""
        self._database.run(Joint.insert(revision=revision, step=step))

    def step_of(self, revision: str) -> str | None:
        """The step that a revision was made in, None when it was made alone."""
        rows = self._database.rows("SELECT step FROM joint WHERE revision = ?", (revision,))
        return str(rows[0][0]) if rows else None

    def revisions_of(self, step: str) -> tuple[str, ...]:
        """The revisions of a step, in the order in which they were made."""
        rows = self._database.rows(
            "SELECT revision FROM joint WHERE step = ? ORDER BY rowid", (step,)
        )
        return tuple(str(row[0]) for row in rows)

    def _read(self, condition: str, *params: str) -> tuple[ReserveRow, ...]:
        rows = self._database.rows(
            f"SELECT {', '.join(_FIELDS)} FROM reserve_move WHERE {condition} ORDER BY ordinal",
            params,
        )
        found: list[ReserveRow] = []
        for row in rows:
            values = dict(zip(_FIELDS, row, strict=True))
            label = read_label(values["label"])
            found.append(msgspec.convert({**values, "label": label}, ReserveRow))
        return tuple(found)
