"""What the window does to the fight: every call of the session, and what becomes of it.

A refusal is shown with its reason and changes nothing; dice that are missing are asked for, and the
same act is done again with them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count

from PySide6.QtCore import QObject, Signal

from desktop.rules.dice import DieSpec, Rolled
from desktop.rules.document import Loaded
from desktop.rules.errors import KnownError, StorageError, known
from desktop.rules.fightview import Adjustment
from desktop.rules.message import Message
from desktop.rules.quick_entry import copy_names
from desktop.rules.system import NeedDice, Struct
from desktop.services.changes import ChangeSet
from desktop.services.desk import changed
from desktop.services.originals import Sheet
from desktop.services.session import FightSession
from desktop.ui.combat.npc_source import Copies, Source
from desktop.ui.combat.past import Past
from desktop.ui.context import Context
from desktop.ui.errors import reported
from desktop.ui.strip import ErrorStrip

_NUMBERS = count(1)


@dataclass(frozen=True)
class Pending:
    """The act that dice are wanted for: an answer to `ask`, `commands`, or "next" when there is
    neither."""

    ask: str = ""
    values: Mapping[str, str] = field(default_factory=dict, repr=False)
    sealed: bool = False
    commands: tuple[Struct, ...] = ()


class Conductor(QObject):
    """Carries acts to the session."""

    #: The fight changed by an act of this window.
    acted = Signal()
    #: An act needs these dice (a tuple of `DieSpec`) first.
    diceWanted = Signal(object)
    #: An act was done with these dice (a tuple of `Rolled`); the id of its entry goes before them.
    diceSpent = Signal(str, object)
    #: The entry of that id was taken back, or is done again; before `acted`.
    undone = Signal(str)
    redone = Signal(str)
    #: A sealed answer was refused; the reason may betray it, so the owner asks before showing it.
    sealedRefused = Signal(object)

    def __init__(
        self,
        context: Context,
        session: FightSession,
        past: Past,
        strip: ErrorStrip,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._past = past
        self._session = session
        self._strip = strip
        # Two windows may show one fight: each skips its own changes only.
        self.initiator = f"combat:{session.id}:{next(_NUMBERS)}"
        self.pending = Pending()
        self._skipped: frozenset[str] = frozenset()
        self._adjusted: tuple[Adjustment, ...] = ()

    def rule(self, skipped: frozenset[str], adjusted: tuple[Adjustment, ...]) -> None:
        """What of the next step is left out, and what the GM adds to its links."""
        self._skipped, self._adjusted = skipped, adjusted

    def advance(self, dice: tuple[Rolled, ...] = ()) -> bool:
        """Go on as the GM has ruled; True when it was done."""
        self.pending = Pending()
        ruled = (self._skipped, self._adjusted)
        with reported(self._strip, self._context.texts):
            return self._done(self._now.advance(dice, self.initiator, *ruled), dice)
        return False

    def answer(
        self,
        ask: str,
        values: Mapping[str, str],
        dice: tuple[Rolled, ...] = (),
        *,
        sealed: bool = False,
    ) -> bool:
        """Answer an ask; True when the answer was taken."""
        self.pending = Pending(ask, values, sealed)
        try:
            return self._done(self._now.answer(ask, values, dice, self.initiator), dice)
        except KnownError as error:
            self.pending = Pending()
            self._refuse(error, sealed=sealed)
        return False

    def answer_all(self, asks: tuple[str, ...], values: Mapping[str, str], *, sealed: bool) -> bool:
        """Give several asks one answer as one step; those whom it does not suit stay asked."""
        self.pending = Pending()
        try:
            return self._done(self._now.answer_all(asks, values, (), self.initiator))
        except KnownError as error:
            self._refuse(error, sealed=sealed)
        return False

    def act_now(self, slot: str) -> bool:
        """Have a slot that waits act now."""
        self.pending = Pending()
        with reported(self._strip, self._context.texts):
            return self._done(self._now.act_now(slot, (), self.initiator))
        return False

    def run_all(self, commands: tuple[Struct, ...], dice: tuple[Rolled, ...] = ()) -> bool:
        """Do commands as one step; True when it was done."""
        self.pending = Pending(commands=commands)
        with reported(self._strip, self._context.texts):
            return self._done(self._now.run_all(commands, dice, self.initiator), dice)
        self.pending = Pending()
        return False

    def refusal(self, commands: tuple[Struct, ...], acting: str = "") -> Message | None:
        """Why commands cannot be done now, or a slot cannot act; None when they can, or dice are
        all that is missing."""
        try:
            self._session.planned(self._session.acting(acting) if acting else commands)
        except KnownError as error:
            return error.message
        return None

    def go_on(self, dice: tuple[Rolled, ...]) -> bool:
        """Do the act again that dice were wanted for."""
        pending = self.pending
        if pending.ask:
            return self.answer(pending.ask, pending.values, dice, sealed=pending.sealed)
        if pending.commands:
            return self.run_all(pending.commands, dice)
        return self.advance(dice)

    def forget_pending(self) -> None:
        """The dice that are shown are those of the phase."""
        self.pending = Pending()

    def roll(self, specs: tuple[DieSpec, ...]) -> tuple[Rolled, ...]:
        """Roll dice with the library's generator."""
        return self._session.roll(specs)

    def undo(self) -> bool:
        """Take the last step back."""
        with reported(self._strip, self._context.texts):
            entry, outcome = self._session.head, self._now.undo(self.initiator)
            self.undone.emit(entry or "")
            return self._done(outcome)
        return False

    def redo(self) -> bool:
        """Do again what was taken back."""
        with reported(self._strip, self._context.texts):
            outcome = self._now.redo(self.initiator)
            self.redone.emit(self._session.head or "")
            return self._done(outcome)
        return False

    def join(self, character: str, side: int) -> bool:
        """Bring a character of the library in."""
        with reported(self._strip, self._context.texts):
            return self._done(self._now.join_character(character, side, self.initiator))
        return False

    def join_copies(self, copies: Sequence[Copies], side: int) -> bool:
        """Bring in NPCs with copies of sheets or empty ones: all of them or none."""
        system = self._context.library.registry.get(self._session.system)
        taken = frozenset(one.name for one in self._session.view().fighters)
        people: list[tuple[str, Sheet]] = []
        groups = [(each.name, each.count) for each in copies]
        with reported(self._strip, self._context.texts):
            for each in copies:
                sheet = self._copied(each.source)
                for name in copy_names(each.name, each.count, taken):
                    taken |= {name}
                    if sheet is None:
                        people.append((name, system.blank(name)))
                    else:
                        people.append((name, changed(sheet, system.renamed(sheet.value, name))))
            return self._done(self._now.join_npcs(people, side, self.initiator, groups))
        return False

    def _copied(self, source: Source) -> Loaded[Struct] | None:
        """The sheet that NPCs are copies of; None for an empty one."""
        if source.character:
            return self._context.library.characters.sheet_of(source.character)
        ready = self._context.library.fights.templates(self._session.id)
        return {each.name: Loaded(each.document) for each in ready}.get(source.template)

    def correct_box(self, fighter: str, track: str, row: int, ticked: bool, reason: str) -> bool:
        """Tick or clear a box by the GM's word."""
        with reported(self._strip, self._context.texts):
            return self._done(
                self._now.correct_box(fighter, track, row, ticked, reason, self.initiator)
            )
        return False

    def correct_pool(self, fighter: str, pool: str, value: int, reason: str) -> bool:
        """Set a pool by the GM's word."""
        with reported(self._strip, self._context.texts):
            return self._done(self._now.correct_pool(fighter, pool, value, reason, self.initiator))
        return False

    def deal(self, reminder: str, *, come: bool) -> bool:
        """Bring a wave in (`come`), or have it or a reminder dealt with."""
        handover = self._session.handover
        act = handover.come if come else handover.settle
        with reported(self._strip, self._context.texts):
            return self._done(act(reminder, self.initiator))
        return False

    def remove(self, fighter: str, reason: str) -> bool:
        """Take a fighter out."""
        with reported(self._strip, self._context.texts):
            return self._done(self._now.remove(fighter, reason, self.initiator))
        return False

    def close(self) -> bool:
        """End the fight."""
        with reported(self._strip, self._context.texts):
            return self._done(self._now.close(self.initiator))
        return False

    def end(self, answers: Mapping[str, Mapping[str, str]], kept: tuple[str, ...]) -> bool:
        """End the fight with what was decided of the sheets; some of its NPCs are kept."""
        with reported(self._strip, self._context.texts):
            keeping = self._context.library.bestiary.keeping(self._session.id, kept)
            return self._done(self._session.closing.close(answers, self.initiator, keeping))
        return False

    def keep(self, fighter: str, name: str) -> bool:
        """Keep somebody as an NPC of the campaign."""
        with reported(self._strip, self._context.texts):
            keeping = self._context.library.bestiary.keeping(self._session.id, (fighter,), name)
            return self._done(self._now.run_all(keeping, (), self.initiator))
        return False

    def follow(self, kind: str, name: str) -> str:
        """End this and begin what follows with the same people; its id, or nothing."""
        opened = ""
        with reported(self._strip, self._context.texts):
            fights = self._context.library.fights
            opened = fights.follow(self._now.id, kind, name, self.initiator)
            self.acted.emit()
        return opened

    def salvage(self, name: str) -> str:
        """Go on in a copy of a damaged fight, up to where it can be read; its id, or nothing."""
        with reported(self._strip, self._context.texts):
            return self._context.library.fights.salvage(self._session.id, name, self.initiator)
        return ""

    @property
    def _now(self) -> FightSession:
        """The session, to act on it.

        Raises `KnownError` while the past is shown: whoever acts there means what he sees.
        """
        if self._past.entry:
            raise known("replay.past")
        return self._session

    def _done(self, outcome: ChangeSet | NeedDice, dice: tuple[Rolled, ...] = ()) -> bool:
        if isinstance(outcome, NeedDice):
            self.diceWanted.emit(outcome.specs)
            return False
        self.pending = Pending()
        if dice:
            self.diceSpent.emit(self._session.head or "", dice)
        self.acted.emit()
        return True

    def _refuse(self, error: KnownError, *, sealed: bool) -> None:
        # That the disk is full says nothing of what was chosen.
        if sealed and not isinstance(error, StorageError):
            self.sealedRefused.emit(error.message)
        else:
            self._strip.show_error(self._context.texts.render(error.message))
