"""Those whom a prepared encounter names and who were put away since: they come to no fight."""

from collections.abc import Sequence

import msgspec

from desktop.rules.message import Message, say
from desktop.services.encounter_plan import Line
from desktop.store.store import Store


class Absence(msgspec.Struct, frozen=True, kw_only=True):
    """A line about a `party` or a `character` (one of them, by id) that was put away."""

    line: str
    name: str
    reason: Message
    party: str = ""
    character: str = ""


def absence(store: Store, line: Line) -> Absence | None:
    """Why a line brings nobody, None when it does."""
    if line.party:
        party = store.preparations.get(line.party)
        if party.deleted_at is None:
            return None
        reason = say("preparing.left-party", name=party.name)
        return Absence(line=line.id, name=party.name, reason=reason, party=party.id)
    if not (line.character or line.copy):
        return None
    row = store.characters.get(line.character or line.copy)
    if row.deleted_at is None:
        return None
    reason = say("preparing.left-removed", name=row.name)
    return Absence(line=line.id, name=row.name, reason=reason, character=row.id)


def absences(store: Store, lines: Sequence[Line]) -> tuple[Absence, ...]:
    """Every line that brings nobody."""
    found = (absence(store, line) for line in lines)
    return tuple(one for one in found if one is not None)
