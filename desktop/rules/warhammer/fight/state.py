"""The state of a fight as values; lookups and replacements only."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.roster import Roster
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight.parts import (
    Blow,
    Leaving,
    Marks,
    Offer,
    Pair,
    Phase,
    Record,
    pair_of,
)
from desktop.rules.warhammer.settings import Settings

MUD, SNOW = "boue-ou-pluie-forte", "neige-epaisse"
NORMAL, SUICIDAL = "normale", "suicidaire"


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A participant: his document as it stands now (the fight owns its wounds, state, weapons,
    armour and ammunition), his initiative, and what he did this round. `last` acts after all."""

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    initiative: Breakdown | None = None
    slots: tuple[int, ...] = ()
    last: bool = False
    marks: Marks = Marks()
    removed: bool = False

    @property
    def able(self) -> bool:
        """Whether he can still take part: here, alive and awake."""
        state = self.document.state
        return not (self.removed or state.dead or state.unconscious)

    @property
    def helpless(self) -> bool:
        """Whether he has no actions now (WH-CRIT-NO-ACTION); parries may still be possible."""
        state = self.document.state
        return bool(state.no_action or state.stunned)

    @property
    def posture(self) -> str:
        """The posture that counts: none for who has no actions, or charges."""
        none = self.helpless or self.marks.charged
        return NORMAL if none else self.marks.posture


class State(Roster[Fighter], frozen=True, kw_only=True):
    """A whole fight.

    `turn` is the slot that acts. `stack` are the blows under way, the last one first; `offers`
    the free attacks that are open. `ground` is what everybody stands in, `cramped` whether there
    is no room. `records` are the attacks of this round and the one before.
    """

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    turn: str = ""
    stack: tuple[Blow, ...] = ()
    offers: tuple[Offer, ...] = ()
    leaving: Leaving | None = None
    pairs: tuple[Pair, ...] = ()
    ground: str = ""
    cramped: bool = False
    records: tuple[Record, ...] = ()
    made: int = 0

    @property
    def blow(self) -> Blow | None:
        """The blow that waits for something."""
        return self.stack[-1] if self.stack else None

    @property
    def busy(self) -> bool:
        """Whether something must be over before anybody goes on."""
        return bool(self.stack or self.offers)

    @property
    def acting(self) -> Fighter | None:
        """The one whose turn it is."""
        return self.find(fighter_of(self.turn)) if self.turn else None

    def enemies(self, fighter: Fighter) -> tuple[Fighter, ...]:
        """Those of other sides who can be struck: here and alive."""
        return tuple(
            each
            for each in self.fighters
            if each.side != fighter.side and not each.removed and not each.document.state.dead
        )

    def foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those engaged with a fighter who can still take part."""
        found = (self.find(pair.other(fighter)) for pair in self.pairs if pair.holds(fighter))
        return tuple(each for each in found if each is not None and each.able)

    def engaged(self, one: str, other: str) -> bool:
        """Whether two are engaged hand to hand."""
        return pair_of(one, other) in self.pairs


def fighter_of(slot: str) -> str:
    """Whose slot it is."""
    return slot.partition("#")[0]


def place_of(slot: str) -> int:
    """Which of his slots it is, from 1."""
    _, _, place = slot.partition("#")
    return int(place) if place.isdecimal() else 1
