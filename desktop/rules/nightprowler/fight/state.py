"""The state of a fight as values: the fighters, and what stands between them.

Nothing here decides anything; lookups and replacements only.
"""

from functools import cached_property

import msgspec

from desktop.rules.fightview import Adjustment
from desktop.rules.nightprowler.document.character import Character, Health
from desktop.rules.nightprowler.fight.parts import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    OPTIONS,
    Aim,
    Bond,
    Choice,
    Exchange,
    Gear,
    Grip,
    Injury,
    Offer,
    Pair,
    Phase,
    Pincer,
    Query,
    Question,
    Reloading,
    Roll,
    Shot,
    Strike,
    Surprise,
    Versus,
)
from desktop.rules.nightprowler.fight.stats import Arm, Stats
from desktop.rules.nightprowler.settings.shipped import Settings

__all__ = [
    "ATTITUDES",
    "DEFENSIVE",
    "MOUVEMENT",
    "OFFENSIVE",
    "OPTIONS",
    "Aim",
    "Choice",
    "Exchange",
    "Fighter",
    "Injury",
    "Offer",
    "Pair",
    "Phase",
    "Query",
    "Question",
    "Roll",
    "State",
    "Strike",
    "choosers",
    "engaged_at",
    "facing",
    "hostile",
    "kept_off",
    "required",
]


class Fighter(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A participant: the document that joined, frozen, and what the fight owns of it.

    `heroism` is what is left, in PH. `initiative` overrules the derived one. `modifier` is the GM's
    circumstance modifier of the next roll, in points of threshold. `locked` is public, `choice` is
    sealed until the reveal. `second` is the weapon of the other hand. `steady` is an archer who
    stands still with arrows ready. `hindered` is the last round of a hindrance, `mastered` that of
    the last Mouvement won. `confronted` are those who make one pay for a confrontation that has
    begun. `rehearsed` opens the second attack of La corne du bélier. `tried`
    tells that the one try of a turn to get free or to disarm was made. `avoided` are those whose
    technique was paid off this turn. `fresh` bleedings began this turn. `mortal` counts the
    Blessures mortelles of this fight.
    """

    id: str
    name: str
    side: int
    character: str = ""
    document: Character
    stats: Stats
    health: Health
    heroism: int
    weapon: str = ""
    second: str = ""
    shield: bool = False
    gear: Gear = Gear()
    dropped: tuple[str, ...] = ()
    initiative: int | None = None
    modifier: int = 0
    shot: Shot = Shot()
    steady: bool = False
    reloading: tuple[Reloading, ...] = ()
    entangled: bool = False
    grounded: bool = False
    hindered: int = 0
    mastered: int = 0
    rehearsed: bool = False
    mortal: int = 0
    confronted: tuple[str, ...] = ()
    removed: bool = False
    locked: bool = False
    choice: Choice | None = None
    heard: bool = False
    reacted: bool = False
    tried: bool = False
    avoided: tuple[str, ...] = ()
    fresh: int = 0
    roll: Roll | None = None
    versus: tuple[Versus, ...] = ()

    # Looked up thousands of times in a view of a hundred people; a fighter never changes.
    @cached_property
    def arm(self) -> Arm:
        """What is in hand; bare hands when the weapon has gone or is wound in a chain."""
        return self.stats.bare if self.entangled else self.stats.arm(self.weapon)

    @cached_property
    def speed(self) -> int:
        """The Initiative that counts."""
        return self.stats.initiative.total if self.initiative is None else self.initiative

    @cached_property
    def able(self) -> bool:
        """Whether the fighter can still act."""
        return not (self.removed or self.health.unconscious or self.health.dead)

    def roll_against(self, foe: str) -> Roll | None:
        """The roll that counts against an adversary."""
        return next((each.roll for each in self.versus if each.foe == foe), self.roll)

    def ready(self, weapon: str) -> int:
        """The first round in which a weapon may be shot again; 0 when it is ready."""
        return next((each.ready for each in self.reloading if each.weapon == weapon), 0)


class State(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A whole fight.

    `bell` tells that the bell of this round has rung: what is left to answer belongs to its end.
    """

    settings: Settings
    phase: Phase = Phase.SETUP
    round: int = 0
    bell: bool = False
    fighters: tuple[Fighter, ...] = ()
    pairs: tuple[Pair, ...] = ()
    bonds: tuple[Bond, ...] = ()
    surprises: tuple[Surprise, ...] = ()
    pincers: tuple[Pincer, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    counters: tuple[Strike, ...] = ()
    """Contres, and blows that came after the comparison."""
    injuries: tuple[Injury, ...] = ()
    questions: tuple[Question, ...] = ()
    adjusted: tuple[Adjustment, ...] = ()
    """What the GM has added to links of this turn's exchanges."""

    # Looked up thousands of times in a view of a hundred people; a state never changes.
    @cached_property
    def places(self) -> dict[str, int]:
        """Where each fighter stands in `fighters`, by id."""
        return {each.id: place for place, each in enumerate(self.fighters)}

    @cached_property
    def _pairs_of(self) -> dict[str, tuple[Pair, ...]]:
        """The engagements of each who has any, by id."""
        found: dict[str, list[Pair]] = {}
        for pair in self.pairs:
            for one in (pair.a, pair.b):
                found.setdefault(one, []).append(pair)
        return {one: tuple(pairs) for one, pairs in found.items()}

    def with_fighter(self, fighter: Fighter) -> "State":
        """The state in which somebody who is there has become this."""
        place, everybody = self.places[fighter.id], self.fighters
        fighters = (*everybody[:place], fighter, *everybody[place + 1 :])
        after = msgspec.structs.replace(self, fighters=fighters)
        # Everybody stands where he stood: a long journal would count them anew at each event.
        vars(after).update(places=self.places, _pairs_of=self._pairs_of)
        return after

    def find(self, fighter: str) -> Fighter | None:
        """The fighter of that id, removed ones included."""
        place = self.places.get(fighter)
        return None if place is None else self.fighters[place]

    def fighter(self, fighter: str) -> Fighter:
        """The fighter of that id; raises `KeyError` when there is none."""
        found = self.find(fighter)
        if found is None:
            raise KeyError(fighter)
        return found

    def name(self, fighter: str) -> str:
        """A fighter's name, or the id of one who is not there."""
        found = self.find(fighter)
        return fighter if found is None else found.name

    def pair(self, one: str, other: str) -> Pair | None:
        """The engagement of these two."""
        for pair in self._pairs_of.get(one, ()):
            if pair.holds(other):
                return pair
        return None

    def foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those engaged with a fighter, whatever their condition."""
        found = self._foes_of.get(fighter)
        if found is None:
            pairs = self._pairs_of.get(fighter, ())
            found = tuple(self.fighter(pair.other(fighter)) for pair in pairs)
            self._foes_of[fighter] = found
        return found

    @cached_property
    def _foes_of(self) -> dict[str, tuple[Fighter, ...]]:
        """Those foes that were asked for already, by fighter."""
        return {}

    def active_foes(self, fighter: str) -> tuple[Fighter, ...]:
        """Those engaged with a fighter who can still act."""
        return tuple(foe for foe in self.foes(fighter) if self.acts(foe))

    def acts(self, fighter: Fighter) -> bool:
        """Whether a fighter may do something this turn: able, and in nobody's grip."""
        return fighter.able and self.bond(Grip.HELD, held=fighter.id) is None

    def bond(self, grip: Grip, *, holder: str = "", held: str = "") -> Bond | None:
        """The first grip of that kind of `holder`, or on `held`, or both."""
        for bond in self.bonds:
            if bond.grip is grip and holder in ("", bond.holder) and held in ("", bond.held):
                return bond
        return None

    def surprise(self, victim: str, by: str) -> Surprise | None:
        """The surprise of `victim` by `by`, if there is one."""
        for each in self.surprises:
            if (each.victim, each.by) == (victim, by):
                return each
        return None

    def off_guard(self, fighter: str) -> bool:
        """Whether a fighter is caught off guard by somebody."""
        return any(each.victim == fighter and not each.reflex for each in self.surprises)

    def ambushed(self, fighter: str) -> bool:
        """Whether an ambush found a fighter, Réflexe défensif or not."""
        return any(each.victim == fighter for each in self.surprises)

    def pincer(self, victim: str) -> Pincer | None:
        """The tenaille that holds a fighter, if there is one."""
        return next((each for each in self.pincers if each.victim == victim), None)

    def enemies(self, fighter: Fighter) -> tuple[Fighter, ...]:
        """Everybody of another side who is still there and alive."""
        found = self._enemies_of.get(fighter.side)
        if found is None:
            found = tuple(each for each in self.fighters if hostile(fighter, each))
            self._enemies_of[fighter.side] = found
        return found

    @cached_property
    def _enemies_of(self) -> dict[int, tuple[Fighter, ...]]:
        """Those enemies that were asked for already, by side."""
        return {}


def hostile(fighter: Fighter, foe: Fighter) -> bool:
    """Whether somebody is of another side, still there and alive."""
    return foe.side != fighter.side and not foe.removed and not foe.health.dead


def engaged_at(one: Fighter, other: Fighter) -> Pair:
    """A new engagement, at the greater allonge of the two (IV.B.6, NP-ALLONGE-START)."""
    a, b = sorted((one.id, other.id))
    return Pair(a, b, max(one.arm.allonge, other.arm.allonge))


def facing(state: State, pair: Pair) -> tuple[Fighter, Fighter]:
    """The two of an engagement as they are told: the faster first, else who joined first."""
    first, second = (each for each in state.fighters if pair.holds(each.id))
    return (second, first) if second.speed > first.speed else (first, second)


def kept_off(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether reach keeps `fighter` from hitting `foe` (IV.B.6, NP-ALLONGE-SHORTER)."""
    pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
    return fighter.arm.allonge < pair.distance


def choosers(state: State) -> tuple[Fighter, ...]:
    """Those who may choose this turn: free to act, with somebody to face."""
    able = tuple(each for each in state.fighters if state.acts(each))
    sides = {each.side for each in state.fighters if each.able}
    return able if len(sides) > 1 else tuple(each for each in able if state.foes(each.id))


def required(state: State) -> tuple[Fighter, ...]:
    """Those whose choice the reveal waits for: the engaged, and who may shoot."""
    return tuple(
        each
        for each in choosers(state)
        if state.active_foes(each.id)
        or (each.arm.ranged and any(foe.able for foe in state.enemies(each)))
    )
