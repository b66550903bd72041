"""Closing a fight with what the GM decides of each sheet: one step, undone by one undo."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.rules.closing import Closes
from desktop.rules.document import raw
from desktop.rules.fightview import AskField
from desktop.rules.system import NeedDice, Struct
from desktop.rules.table.keeping import KeepNpc
from desktop.rules.table.landing import Decide
from desktop.rules.table.state import Landing
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk
from desktop.services.sheets import Sheets

if TYPE_CHECKING:
    from desktop.services.session import FightSession


class ClosingSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A character who goes back to his sheet, and what is asked of him."""

    fighter: str
    character: str
    name: str
    fields: tuple[AskField, ...] = ()


class Closing:
    """The end of one session."""

    def __init__(self, session: "FightSession", desk: Desk, sheets: Sheets) -> None:
        self._session = session
        self._desk = desk
        self._sheets = sheets

    def sheets(self) -> tuple[ClosingSheet, ...]:
        """Everybody who goes back to a sheet, in the order of the view."""
        found: list[ClosingSheet] = []
        for one in self._session.view().fighters:
            if not one.character or self._session.fighter_of(one.character) != one.id:
                continue
            system, before, after, settings = self._both(one.character, one.id)
            fields = (
                system.closing_fields(before, after, settings) if isinstance(system, Closes) else ()
            )
            found.append(
                ClosingSheet(fighter=one.id, character=one.character, name=one.name, fields=fields)
            )
        return tuple(found)

    def close(
        self,
        answers: Mapping[str, Mapping[str, str]],
        initiator: str = "",
        keeping: Sequence[KeepNpc] = (),
    ) -> ChangeSet | NeedDice:
        """End the fight; `answers` are by fighter and field, what is not answered is as by default.
        Those of `keeping` are kept in the same step.

        Raises `KnownError` when an edit is refused; nothing has changed then.
        """
        landings: list[Landing] = []
        for one in self.sheets():
            edits = self._edits(one, answers.get(one.fighter, {}))
            if edits:
                landings.append(
                    Landing(one.fighter, tuple(dict[str, object](raw(edit)) for edit in edits))
                )
        commands = (Decide(tuple(landings)),) if landings else ()
        last = self._session.rules.close()
        return self._session.run_all((*commands, *keeping, last), initiator=initiator)

    def _edits(self, one: ClosingSheet, values: Mapping[str, str]) -> tuple[Struct, ...]:
        system, before, after, settings = self._both(one.character, one.fighter)
        if not isinstance(system, Closes):
            return ()
        return system.closing_edits(before, after, settings, values, self._desk.new_id())

    def _both(self, character: str, fighter: str) -> tuple[object, Struct, Struct, Struct]:
        row = self._desk.store.characters.get(character)
        before = self._sheets.base(row).value
        after = self._session.with_live(fighter, before)
        return self._sheets.system_of(row), before, after, self._sheets.settings_of(row)
