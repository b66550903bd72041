"""A fight owns the live state of its participants; this writes it onto their sheets.

Called inside the transaction of each move of a fight's head, with the states on both sides.
"""

from collections.abc import Sequence
from typing import cast

import msgspec

from desktop.rules.document import Json
from desktop.rules.errors import KnownError, known
from desktop.rules.fightview import FightView, Stage, present
from desktop.rules.journal import Entry, Move, MoveKind
from desktop.rules.message import say
from desktop.rules.system import FightRules, Refused, Struct
from desktop.rules.table.state import TableState
from desktop.services.desk import Desk, changed, read_document
from desktop.services.keeping import Keeping
from desktop.services.sheets import Sheets
from desktop.services.views import Views
from desktop.store.rows import CharacterRow


class HeadMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a fight's head, with the states on both sides and the entries that it leaves."""

    move: Move
    before: Struct
    after: Struct
    left: tuple[Entry, ...]


class Ownership:
    """The hand that one fight has on characters."""

    def __init__(
        self, desk: Desk, sheets: Sheets, rules: FightRules, views: Views, fight: str, name: str
    ) -> None:
        self._desk = desk
        self._sheets = sheets
        self._rules = rules
        self._views = views
        self._fight = fight
        self._keeping = Keeping(desk, sheets, rules, fight)
        self.name = name

    def owned(self, state: Struct) -> dict[str, str]:
        """The characters that the fight owns in a state, each with its fighter."""
        view = self._views.of(state)
        return {} if view.stage is Stage.CLOSED else _linked(view)

    def follow(self, step: HeadMove) -> frozenset[str]:
        """Write what a move of the head means for characters; the ids of those that changed.

        Raises `KnownError` when a character cannot be taken (back).
        """
        before, after = self.owned(step.before), self.owned(step.after)
        touched = set(self._keeping.follow(step.move, step.before, step.after))
        for character, fighter in before.items():
            if character not in after:
                self._let_go(character, fighter, step)
                touched.add(character)
        for character, fighter in after.items():
            if before.get(character) == fighter and self._untouched(step, fighter):
                continue
            row = self._desk.store.characters.get(character)
            taken = row if character in before else self._take(row, step)
            base = self._sheets.base(taken)
            live = self._rules.live_document(step.after, fighter, base.value)
            shown = None if row.live is None else self._sheets.shown(row).value
            if taken is not row or live != shown:
                self._sheets.put(taken, base, changed(base, live), self._fight)
                touched.add(character)
        return frozenset(touched)

    def _untouched(self, step: HeadMove, fighter: str) -> bool:
        """Whether a move left a participant as he was: then his sheet says so already. One that
        follows an edit of a sheet says nothing of what the sheet has to show."""
        if step.move.kind is MoveKind.FOLLOW:
            return False
        now = self._rules.participant(step.after, fighter)
        return now is not None and now == self._rules.participant(step.before, fighter)

    def _let_go(self, character: str, fighter: str, step: HeadMove) -> None:
        row = self._desk.store.characters.get(character)
        base = self._sheets.base(row)
        if step.move.kind is MoveKind.UNDO:
            self._sheets.put(row, base)  # it never was in this fight: nothing of it stays
            return
        closed = fighter in _linked(self._views.of(step.after)).values()
        state = step.after if closed else step.before
        left = self._rules.live_document(state, fighter, base.value)
        final = changed(base, self._landed(row, fighter, left, state) if closed else left)
        key = "fight.closed-on-sheet" if closed else "fight.left-on-sheet"
        written = self._sheets.put(row, final)
        self._sheets.revise(written, say(key, fight=self.name), entry=step.move.target)

    def _landed(self, row: CharacterRow, fighter: str, left: Struct, state: Struct) -> Struct:
        """A document with what the GM decided of it at the end.

        Raises `KnownError` when the system refuses one of the edits.
        """
        landings = state.table.landings if isinstance(state, TableState) else ()
        system, settings = self._sheets.system_of(row), self._sheets.settings_of(row)
        for edit in (edit for one in landings if one.fighter == fighter for edit in one.edits):
            command = system.read_edit(cast("dict[str, Json]", edit))
            outcome = system.edit(left, settings, command)
            if isinstance(outcome, Refused):
                raise KnownError(outcome.reason)
            left = outcome.document
        return left

    def _take(self, row: CharacterRow, step: HeadMove) -> CharacterRow:
        """A character that joins, or comes back because its leaving is undone."""
        if row.deleted_at is not None:
            raise known("services.character-removed", name=row.name)
        if row.owner is not None and row.owner != self._fight:
            other = self._desk.store.encounters.get(row.owner)
            raise known("services.owned-by-other", name=row.name, fight=other.name)
        if step.move.kind is not MoveKind.UNDO:
            return row
        head = self._sheets.head(row.id)
        undoable = self._sheets.history(row.id).undoable
        if (
            head is None
            or head.entry not in _ids(step.left)
            or not undoable
            or undoable[-1].target != head.id
            or undoable[-1].origin is None
        ):
            raise known("services.changed-since", name=row.name, fight=self.name)
        back = self._desk.store.revisions.get(undoable[-1].origin)
        self._sheets.move(row.id, Move(MoveKind.UNDO, head.id, back.id))
        base = read_document(self._sheets.system_of(row), back.document)
        return self._sheets.put(msgspec.structs.replace(row, portrait=back.portrait), base)


def _linked(view: FightView) -> dict[str, str]:
    """The characters who have not left, each with its fighter."""
    here = present(view)
    return {one.character: one.id for one in view.fighters if one.character and one.id in here}


def _ids(entries: Sequence[Entry]) -> frozenset[str]:
    return frozenset(entry.id for entry in entries)
