"""A decision of a fight in the making, with what fights often tell."""

from desktop.rules.dice import Dice
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight.events import (
    AnyEvent,
    Changed,
    Marked,
    Recorded,
    Stacked,
    apply,
    replace,
)
from desktop.rules.warhammer.fight.parts import Blow, Record
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.telling import Telling


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
        self.tell(Marked(fighter=fighter, marks=replace(one.marks, **fields)))

    def body(self, fighter: str, **fields: object) -> None:
        """Change the bodily state of a fighter."""
        now: Body = self.fighter(fighter).document.state
        after = replace(now, **fields)
        if after != now:
            self.tell(Changed(fighter=fighter, state=after))

    def record(self, record: Record) -> None:
        """What is known of an attack now."""
        self.tell(Recorded(record=record))

    def blow(self, blow: Blow) -> None:
        """The blow on top as it is now."""
        self.tell(Stacked(stack=(*self.state.stack[:-1], blow)))
