"""A decision of a fight in the making, with what fights often tell."""

from collections.abc import Iterable

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.fates import Told
from desktop.rules.pv_negatifs.fight.events import (
    OWNED,
    AnyEvent,
    BlowSet,
    Changed,
    Marked,
    Paired,
    Recorded,
    apply,
    replace,
)
from desktop.rules.pv_negatifs.fight.parts import Blow, Record
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.telling import Telling


class Story(Telling[State, AnyEvent]):
    """Events so far, and the fight that they lead to."""

    def __init__(self, state: State, dice: Dice, skip: frozenset[str] = frozenset()) -> None:
        super().__init__(state, dice, apply, skip)

    def fighter(self, fighter: str) -> Fighter:
        """A fighter as he is now."""
        return self.state.fighter(fighter)

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
        self._fallen(fighter)

    def _fallen(self, fighter: str) -> None:
        """Whoever can do nothing more is hand to hand with nobody."""
        if self.fighter(fighter).able:
            return
        pairs = tuple(one for one in self.state.pairs if not one.holds(fighter))
        if pairs != self.state.pairs:
            self.tell(Paired(pairs=pairs))

    def told(self, fighter: str, told: Told) -> None:
        """What befell somebody: his document, and a line for each thing that is told."""
        self.become(fighter, told.character)
        for line in told.lines:
            self.of(fighter, line)

    def of(self, fighter: str, what: Message, *detail: Message) -> None:
        """A line about somebody."""
        self.say(say("pv.fight.line.of", name=self.state.name(fighter), what=what), *detail)

    def initiatives(
        self, purpose: str, people: Iterable[Fighter], ordinal: int = 0
    ) -> dict[str, int]:
        """What each throws for initiative, all at once as at a table; raises `Missing` for those
        whom nobody rolled for."""
        sides = self.state.settings.initiative_die
        specs = {
            one.id: DieSpec(
                DieKey(purpose, one.id, ordinal), sides, say("pv.fight.die.init", name=one.name)
            )
            for one in people
        }
        self.need(*specs.values())
        return {id: self.dice.value(spec.key) for id, spec in specs.items()}

    def record(self, record: Record) -> None:
        """What is known of an attack now."""
        self.tell(Recorded(record=record))

    def blow(self, blow: Blow | None) -> None:
        """The blow under way."""
        if blow != self.state.blow:
            self.tell(BlowSet(blow=blow))


def terms(total: Breakdown) -> tuple[Message, ...]:
    """The terms of a sum, as lines of detail."""
    return tuple(
        say("pv.fight.detail.term", label=line.label, amount=line.amount) for line in total.lines
    )
