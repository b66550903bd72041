"""A decision in the making: events told one after another, each seen by the next, and the
consequences among them that the GM may leave out."""

from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.fightview import Consequence
from desktop.rules.message import Message
from desktop.rules.system import Accepted, NeedDice
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight.events import (
    AnyEvent,
    Changed,
    Marked,
    Recorded,
    Said,
    Stacked,
    apply,
    replace,
)
from desktop.rules.warhammer.fight.parts import Blow, Record
from desktop.rules.warhammer.fight.state import Fighter, State


class Missing(Exception):
    """Dice are wanted before the decision can go on; never leaves `decide`."""

    def __init__(self, specs: tuple[DieSpec, ...]) -> None:
        super().__init__()
        self.specs = specs

    def outcome(self) -> NeedDice:
        """What the caller is told."""
        return NeedDice(self.specs)


class Story:
    """Events so far, and the state that they lead to."""

    def __init__(self, state: State, dice: Dice, skip: frozenset[str] = frozenset()) -> None:
        self.state = state
        self.dice = dice
        self.items: list[Consequence] = []
        self._skip = skip
        self._events: list[AnyEvent] = []

    def tell(self, *events: AnyEvent) -> None:
        """Add events."""
        for event in events:
            self._events.append(event)
            self.state = apply(self.state, event)

    def say(self, text: Message, *detail: Message) -> None:
        """Add a line to the journal."""
        self.tell(Said(text=text, detail=detail))

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

    def happens(self, id: str, fighter: str, text: Message, follows: str = "") -> bool:
        """Name a consequence; whether it happens."""
        self.items.append(Consequence(id, fighter, text, follows))
        return id not in self._skip and (not follows or follows not in self._skip)

    def need(self, *specs: DieSpec) -> None:
        """Raises `Missing` unless all these dice are there."""
        if missing := self.dice.missing(specs):
            raise Missing(missing)

    def roll(self, purpose: str, actor: str, sides: int, label: Message, ordinal: int = 0) -> int:
        """The face of one die; raises `Missing` when nobody rolled it."""
        spec = DieSpec(DieKey(purpose, actor, ordinal), sides, label)
        self.need(spec)
        return self.dice.value(spec.key)

    def accepted(self) -> Accepted:
        """The outcome."""
        return Accepted(tuple(self._events))
