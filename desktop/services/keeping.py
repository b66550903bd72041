"""NPCs of a fight that are kept as characters: who is kept in its journal is in the library.

Undo takes a kept NPC out of the library again, unless he has been changed or has gone elsewhere
since; redo brings him back.
"""

from typing import cast

from desktop.rules.document import Loaded
from desktop.rules.journal import Move, MoveKind
from desktop.rules.message import say
from desktop.rules.system import FightRules, Struct, System
from desktop.rules.table.state import KeptNpc, TableState
from desktop.services.desk import Desk, changed
from desktop.services.originals import unknown_of
from desktop.services.sheets import Sheets
from desktop.store.rows import CharacterRow, EncounterRow

NPC = "npc"


def kept_in(state: Struct) -> dict[str, KeptNpc]:
    """Those who are kept in a state of a fight, by the characters that they became."""
    return {one.character: one for one in cast("TableState", state).table.kept}


def listed(row: EncounterRow, state: Struct) -> tuple[str, int, frozenset[str]]:
    """What lists of the library show of a fight."""
    return row.status, row.round, frozenset(kept_in(state))


class Keeping:
    """The NPCs of one fight; called inside the transaction of each move of its head."""

    def __init__(self, desk: Desk, sheets: Sheets, rules: FightRules, fight: str) -> None:
        self._desk = desk
        self._sheets = sheets
        self._rules = rules
        self._fight = fight

    def follow(self, move: Move, before: Struct, after: Struct) -> frozenset[str]:
        """Have the library hold those who are kept after a move; the characters that changed."""
        # A journal that is copied names people whom the fight that it was copied from has kept.
        if move.kind is MoveKind.FOLLOW:
            return frozenset()
        were, are = kept_in(before), kept_in(after)
        touched: set[str] = set()
        for character in were.keys() - are.keys():
            if self._untouched(character):
                self._desk.store.characters.delete(character, self._desk.now())
                touched.add(character)
        for character in sorted(are.keys() - were.keys()):
            self._keep(are[character], before, after)
            touched.add(character)
        return frozenset(touched)

    def _untouched(self, character: str) -> bool:
        row = self._desk.store.characters.get(character)
        return row.owner is None and not self._sheets.history(character).undoable

    def _keep(self, npc: KeptNpc, before: Struct, after: Struct) -> None:
        if self._desk.store.characters.holds(npc.character):
            self._desk.store.characters.delete(npc.character, None)
            return
        fight = self._desk.store.encounters.get(self._fight)
        system = self._desk.registry.get(fight.system)
        row = CharacterRow(
            id=npc.character,
            system=fight.system,
            campaign=fight.campaign,
            kind=NPC,
            name="",
            document=b"",
            updated=self._desk.now(),
        )
        sheet = self._sheet(system, npc, after) or self._sheet(system, npc, before)
        assert sheet is not None, "the table keeps those only who are there"
        written = self._sheets.put(row, changed(sheet, system.renamed(sheet.value, npc.name)))
        # The first revision is not a step: there is nothing before it to go back to.
        self._sheets.revise(written, say("services.kept", fight=fight.name), MoveKind.FOLLOW)

    def _sheet(self, system: System, npc: KeptNpc, state: Struct) -> Loaded[Struct] | None:
        document = self._rules.participant(state, npc.fighter)
        if document is None:
            return None
        return Loaded(document, unknown_of(system, state, npc.fighter))
