"""A decision of a fight in the making, with what fights often tell."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice
from desktop.rules.harp import death
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.context import Editing
from desktop.rules.harp.fight.events import (
    OWNED,
    AnyEvent,
    Awaited,
    Beset,
    Changed,
    Marked,
    Recorded,
    Stood,
    apply,
    replace,
)
from desktop.rules.harp.fight.parts import Held, Pending, Record
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say
from desktop.rules.telling import Telling


class Story(Telling[State, AnyEvent]):
    """Events so far, and the fight that they lead to."""

    def __init__(
        self, tables: Tables, state: State, dice: Dice, skip: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(state, dice, apply, skip)
        self.tables = tables

    def fighter(self, fighter: str) -> Fighter:
        """A fighter as he is now."""
        return self.state.fighter(fighter)

    def editing(self, fighter: str) -> Editing:
        """A fighter as edits of sheets work on him."""
        return Editing(self.tables, self.state.settings, self.fighter(fighter).document)

    def mark(self, fighter: str, **fields: object) -> None:
        """Change what is noted of a fighter."""
        one = self.fighter(fighter)
        after = replace(one.marks, **fields)
        if after != one.marks:
            self.tell(Marked(fighter=fighter, marks=after))

    def become(self, fighter: str, document: Character) -> None:
        """What the fight owns of a document as it is in another one."""
        now = self.fighter(fighter).document
        parts = {
            part: getattr(document, part)
            for part in OWNED
            if getattr(document, part) != getattr(now, part)
        }
        if parts:
            self.tell(Changed(fighter=fighter, **parts))
            self.restand(fighter)

    def restand(self, fighter: str) -> None:
        """How somebody stands now; told where it changed."""
        one = self.fighter(fighter)
        standing = death.state(self.tables, self.state.settings, one.document)
        if standing is not one.standing:
            self.tell(Stood(fighter=fighter, standing=standing))
            self.of(fighter, say(f"harp.fight.stands.{standing.value}"))

    def beset(self, fighter: str, held: tuple[Held, ...]) -> None:
        """The states that somebody is in."""
        if held != self.fighter(fighter).held:
            self.tell(Beset(fighter=fighter, held=held))

    def of(self, fighter: str, what: Text, *detail: Message) -> None:
        """A line about somebody."""
        self.say(say("harp.fight.line.of", name=self.state.name(fighter), what=what), *detail)

    def record(self, record: Record) -> None:
        """What is known of a roll now."""
        self.tell(Recorded(record=record))

    def awaits(self, *pending: Pending) -> None:
        """More that must be answered, after what waits already."""
        if pending:
            self.tell(Awaited(pending=(*self.state.pending, *pending)))

    def answered(self) -> None:
        """The first of what waits is over."""
        self.tell(Awaited(pending=self.state.pending[1:]))

    @property
    def next_record(self) -> str:
        """The id of the next roll."""
        return f"a{self.state.made + 1}"


def terms(total: Breakdown) -> tuple[Message, ...]:
    """The terms of a sum, as lines of detail."""
    return tuple(
        say("harp.fight.detail.term", label=line.label, amount=line.amount)
        if line.amount
        else say("harp.fight.detail.note", label=line.label)
        for line in total.lines
    )


def because(what: Message, reason: str) -> Message:
    """What happened, with the GM's reason where he gave one."""
    return say("harp.fight.line.because", what=what, reason=reason) if reason else what
