"""Edits of sheets: one revision each, undone and redone by moving the head of a character.

An edit of a character that a fight owns also tells the fight, in the same transaction. Edits that
several characters make together, or with a pool of the campaign, are one transaction and are undone
and redone together.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from desktop.rules.errors import KnownError, known
from desktop.rules.journal import Move, MoveKind
from desktop.rules.message import say
from desktop.rules.system import Edited, Refused, Struct
from desktop.services.changes import ChangeSet
from desktop.services.desk import Desk, changed, read_document
from desktop.services.fights import Fights
from desktop.services.filling import Filling
from desktop.services.reserves import Draw, Reserves
from desktop.services.sheets import Sheets
from desktop.store.rows import CharacterRow, RevisionRow


@dataclass(frozen=True)
class _Step:
    """A change of one character that is ready: `write` does it inside a transaction and names the
    revision it leads to and what else changed; `adopt` follows once that is over."""

    character: str
    fight: str | None
    write: Callable[[], tuple[str, frozenset[str]]]
    adopt: Callable[[], None]


class Editing:
    """Every method raises `KnownError` for a character that is not there or cannot be read."""

    def __init__(
        self,
        desk: Desk,
        sheets: Sheets,
        fights: Fights,
        reserves: Reserves,
    ) -> None:
        self._desk = desk
        self._sheets = sheets
        self._fights = fights
        self._reserves = reserves

    def edit(self, character: str, command: Struct, initiator: str = "") -> ChangeSet:
        """Do an edit command of the system: one revision, one step to undo.

        Raises `KnownError` with the reason when the system, or the fight that owns the character,
        refuses it. An edit that changes nothing leaves no trace.
        """
        return self.edit_together(((character, command),), None, initiator)

    def edit_together(
        self, edits: Sequence[tuple[str, Struct]], draw: Draw | None, initiator: str = ""
    ) -> ChangeSet:
        """Do edits of different characters of one system, and move a pool, all or nothing.

        Raises `KnownError` when any of them is refused. One that changes nothing takes no part.
        """
        steps = [step for each in edits if (step := self._edit(*each)) is not None]
        if not steps:
            return ChangeSet(initiator=initiator)
        self._check_fights(steps)
        touched: set[str] = set()
        with self._desk.transaction():
            made: list[str] = []
            for step in steps:
                revision, others = step.write()
                made.append(revision)
                touched |= others
            if draw is not None or len(steps) > 1:
                joint = self._desk.new_id()
                for revision in made:
                    self._desk.store.reserves.join(revision, joint)
                if draw is not None:
                    one = self._desk.store.characters.get(steps[0].character)
                    self._reserves.put(one.system, draw, joint, one.campaign)
        return self._finish(steps, touched, initiator, reserve=draw is not None)

    def undo(self, character: str, initiator: str = "") -> ChangeSet:
        """Take back the last edit of this sheet; it can be redone until the next edit.

        What was done together is undone together. Raises `KnownError` when there is none, or when
        another sheet of the step has changed since.
        """
        undoable = self._sheets.history(character).undoable
        if not undoable or undoable[-1].origin is None:
            raise known("services.nothing-to-undo")
        return self._together(character, undoable[-1], MoveKind.UNDO, initiator)

    def redo(self, character: str, initiator: str = "") -> ChangeSet:
        """Do again the edit that was undone last.

        Raises `KnownError` when there is none.
        """
        redoable = self._sheets.history(character).redoable
        if not redoable or redoable[-1].target is None:
            raise known("services.nothing-to-redo")
        return self._together(character, redoable[-1], MoveKind.REDO, initiator)

    def revert(self, character: str, revision: str, initiator: str = "") -> ChangeSet:
        """Go back to a revision of history, as one step of this sheet alone that can be undone."""
        step = self._go(character, revision, MoveKind.DO)
        with self._desk.transaction():
            _, touched = step.write()
        return self._finish([step], touched, initiator)

    def _edit(self, character: str, command: Struct) -> _Step | None:
        """An edit that is ready, or None when it changes nothing."""
        row = self._desk.store.characters.get(character)
        shown = self._sheets.shown(row)
        edited = self._edited(row, shown.value, command, row.owner)
        if isinstance(edited, Refused):
            raise KnownError(edited.reason)
        if edited.document == shown.value:
            return None
        if row.owner is not None:
            return self._edit_owned(row, row.owner, command, edited)

        def write() -> tuple[str, frozenset[str]]:
            written = self._sheets.put(row, changed(shown, edited.document))
            return self._sheets.revise(written, edited.label), frozenset()

        return _Step(character, None, write, _nothing)

    def _edit_owned(self, row: CharacterRow, owner: str, command: Struct, edited: Edited) -> _Step:
        """The live document and the fight take the edit, and so does the character's own."""
        session = self._fights.open(owner)
        fighter = self._fighter(row, owner)
        base = self._sheets.base(row)
        plan = session.plan_sheet(fighter, edited.document)
        own = self._edited(row, base.value, command)
        live = session.with_live(fighter, edited.document, plan)
        # What the sheet shows must follow from the character's own document. Where the edit does
        # something else there (a pool that is full there and not here), the sheet's word counts.
        document = edited.document
        if isinstance(own, Edited) and session.with_live(fighter, own.document, plan) == live:
            document = own.document

        def write() -> tuple[str, frozenset[str]]:
            self._sheets.keep_state(row)
            self._sheets.put(row, changed(base, document), self._sheets.shown(row), owner)
            touched = session.write(plan)
            written = self._desk.store.characters.get(row.id)
            return self._sheets.revise(written, edited.label), touched

        def adopt() -> None:
            session.adopt(plan)

        return _Step(row.id, owner, write, adopt)

    def _together(self, character: str, move: Move, kind: MoveKind, initiator: str) -> ChangeSet:
        """Undo or redo a move of one head, and those of the step that it was made in."""
        joint = self._step_of(move)
        moves = {character: move}
        if joint is not None:
            moves |= self._partners(character, joint, kind)
        steps: list[_Step] = []
        for one, its in moves.items():
            target = its.origin if kind is MoveKind.UNDO else its.target
            if target is None:
                raise known("services.nothing-to-undo")
            steps.append(self._go(one, target, kind))
        self._check_fights(steps)
        touched: set[str] = set()
        moved = False
        with self._desk.transaction():
            for step in steps:
                touched |= step.write()[1]
            if joint is not None:
                reserves = self._reserves
                undoing = kind is MoveKind.UNDO
                moved = reserves.undo_step(joint) if undoing else reserves.redo_step(joint)
        return self._finish(steps, touched, initiator, reserve=moved)

    def _step_of(self, move: Move) -> str | None:
        """The step of several that a move was, None for an edit of one sheet or a way back."""
        if move.target is None:
            return None
        made = self._desk.store.revisions.get(move.target)
        return self._desk.store.reserves.step_of(made.id) if made.parent == move.origin else None

    def _partners(self, character: str, joint: str, kind: MoveKind) -> dict[str, Move]:
        """The other heads of a step, each with the move that it must be at."""
        found: dict[str, Move] = {}
        for revision in self._desk.store.reserves.revisions_of(joint):
            other = self._desk.store.revisions.get(revision).character
            if other == character:
                continue
            history = self._sheets.history(other)
            moves = history.undoable if kind is MoveKind.UNDO else history.redoable
            if not moves or moves[-1].target != revision or self._step_of(moves[-1]) != joint:
                name = self._desk.store.characters.get(other).name
                raise known("services.partner-changed", name=name)
            found[other] = moves[-1]
        return found

    def _go(self, character: str, revision: str, kind: MoveKind) -> _Step:
        """A move of a head that is ready; a fight that owns it keeps what it changed since."""
        desk, sheets = self._desk, self._sheets
        row = desk.store.characters.get(character)
        wanted = desk.store.revisions.get(revision)
        if wanted.character != character:
            raise known("store.no-revision", path=str(desk.store.path))
        if row.owner is not None:
            return self._go_owned(row, row.owner, wanted, kind)

        def write() -> tuple[str, frozenset[str]]:
            target = sheets.landing(wanted, None)
            base = read_document(sheets.system_of(row), target.document)
            sheets.put(msgspec.structs.replace(row, portrait=target.portrait), base)
            self._move(row, kind, target)
            return target.id, frozenset()

        return _Step(character, None, write, _nothing)

    def _go_owned(
        self, row: CharacterRow, owner: str, wanted: RevisionRow, kind: MoveKind
    ) -> _Step:
        sheets = self._sheets
        session = self._fights.open(owner)
        fighter = self._fighter(row, owner)
        system = sheets.system_of(row)
        # Made elsewhere, what was live then is simply the character's (see `Sheets.landing`).
        shown = read_document(system, wanted.shown).value
        if not sheets.is_at_head(row):
            shown = session.with_live(fighter, shown)
        plan = session.plan_sheet(fighter, shown)

        def write() -> tuple[str, frozenset[str]]:
            target = sheets.landing(wanted, owner)
            base = read_document(system, target.document)
            framed = msgspec.structs.replace(row, portrait=target.portrait)
            sheets.put(framed, base, sheets.shown(row), owner)
            touched = session.write(plan)
            self._move(row, kind, target)
            return target.id, touched

        def adopt() -> None:
            session.adopt(plan)

        return _Step(row.id, owner, write, adopt)

    def _move(self, row: CharacterRow, kind: MoveKind, target: RevisionRow) -> None:
        head = self._sheets.head(row.id)
        move = Move(kind, None if head is None else head.id, target.id)
        self._sheets.move(row.id, move)

    def _check_fights(self, steps: Sequence[_Step]) -> None:
        """Each plan of a fight is made from its present state: two of one fight would collide."""
        fights = [step.fight for step in steps if step.fight is not None]
        for fight in fights:
            if fights.count(fight) > 1:
                name = self._desk.store.encounters.get(fight).name
                raise known("services.together-in-fight", fight=name)

    def _finish(
        self,
        steps: Sequence[_Step],
        touched: set[str] | frozenset[str],
        initiator: str,
        *,
        reserve: bool = False,
    ) -> ChangeSet:
        for step in steps:
            step.adopt()
        return self._desk.changes.publish(
            ChangeSet(
                initiator=initiator,
                characters=frozenset(touched) | {step.character for step in steps},
                fights=frozenset(step.fight for step in steps if step.fight is not None),
                reserve=reserve,
            )
        )

    def _edited(
        self, row: CharacterRow, document: Struct, command: Struct, owner: str | None = None
    ) -> Edited | Refused:
        """An edit by the settings of today, or for what a fight owns by those of the fight."""
        if owner is None:
            settings = self._sheets.settings_of(row)
        else:
            settings = self._fights.settings_of(owner)
        if isinstance(command, Filling):
            return command.onto(self._sheets.system_of(row), document, settings)
        return self._sheets.system_of(row).edit(document, settings, command)

    def _fighter(self, row: CharacterRow, owner: str) -> str:
        session = self._fights.open(owner)
        fighter = session.fighter_of(row.id)
        if fighter is None:
            problem = session.damage or say("services.fight-busy", fight=session.name)
            raise known("services.fight-read-only", fight=session.name, problem=problem)
        return fighter


def _nothing() -> None:
    """No fight has anything to follow."""
