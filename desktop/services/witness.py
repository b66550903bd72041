"""What a crash report may tell of a library, and what it must not: its last acts, and its names."""

import msgspec

from desktop.rules.journal import Entry
from desktop.services.desk import Desk
from desktop.store.rows import Among, DamagedEntry


def _act(entry: Entry) -> str:
    try:
        caused = ", ".join(str(event.get("type")) for event in entry.raw_events)
        return f"{entry.raw_command.get('type')} -> {caused or 'none'}"
    except (msgspec.DecodeError, UnicodeDecodeError):
        return "damaged"


class Witness:
    """Reads only."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def acts(self, count: int) -> tuple[str, ...]:
        """The last entries of every journal, the newest first: a line each, with the kinds of the
        command and of its events and nothing that anybody typed.

        Raises `KnownError` when the library cannot be read.
        """
        lines: list[str] = []
        for activity, entry in self._desk.store.encounters.latest(count):
            where = f"{activity.system} {activity.kind}"
            if isinstance(entry, DamagedEntry):
                lines.append(f"{where} #{entry.ordinal}: damaged")
            else:
                lines.append(f"{where} {entry.at} {entry.kind.value}: {_act(entry)}")
        return tuple(lines)

    def names(self) -> tuple[str, ...]:
        """Every name of the library: of people, campaigns, fights and what is prepared.

        Raises `KnownError` when the library cannot be read.
        """
        store = self._desk.store
        rows = (
            *store.lists.campaigns(),
            *(row for among in Among for row in store.lists.cards(among=among)),
            *(row for among in Among for row in store.lists.encounters(among=among)),
            *(row for among in Among for row in store.preparations.every(among)),
        )
        return tuple(row.name for row in rows)
