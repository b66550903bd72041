"""Fights in which nothing is sealed and everybody acts in his turn: what they do alike of
`FightRules`."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Protocol, cast

import msgspec

from desktop.rules import owned
from desktop.rules.activity import Activity, Person
from desktop.rules.commands import TakeTurn
from desktop.rules.dice import Rolled
from desktop.rules.fightview import JournalLine
from desktop.rules.message import say
from desktop.rules.muster import Muster
from desktop.rules.system import Refused
from desktop.rules.telling import told_lines


class _Rounds(Protocol):
    @property
    def round(self) -> int: ...


class FightAloud(Activity):
    """See `FightRules` for what each method promises."""

    parts: ClassVar[tuple[str, ...]]
    """The parts of a document that the fight owns."""

    @abstractmethod
    def muster(self, state: msgspec.Struct) -> Muster: ...

    def redacted(self, state: msgspec.Struct) -> msgspec.Struct:
        """The state itself: everything is said aloud at this table."""
        return state

    def lines(
        self,
        before: msgspec.Struct,
        entry: str,
        command: msgspec.Struct,
        events: Sequence[msgspec.Struct],
        dice: Sequence[Rolled],
    ) -> tuple[JournalLine, ...]:
        return told_lines(entry, cast("_Rounds", before).round, events)

    def take_turn(self, state: msgspec.Struct, slot: str) -> TakeTurn | Refused:
        if not self.muster(state).turns:
            return Refused(say("table.why.not-now"))
        return TakeTurn(slot=slot)

    def live(self, person: Person, document: msgspec.Struct) -> msgspec.Struct:
        return owned.written(self.parts, person.document, document)

    def rebased(self, was: Person, now: Person, document: msgspec.Struct) -> msgspec.Struct:
        return owned.carried_over(self.parts, was.document, now.document, document)
