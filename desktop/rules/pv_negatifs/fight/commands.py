"""Everything that may be asked of a fight, as stored in its journal."""

from typing import Literal, TypeAlias

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Bell,
    Close,
    Command,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
    Ring,
    TakeTurn,
)
from desktop.rules.pv_negatifs.commands.health import Way
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.fight.parts import Push
from desktop.rules.pv_negatifs.manoeuvres import Reaction
from desktop.rules.pv_negatifs.settings import Settings

Stand = Literal["defensif", "heroique"]
Deed = Literal["full-defense", "rompre", "retenir", "alerte", "ramasser", "attendre"]
Ability = Literal["int", "sag"]
Bearing = Literal["valide", "impotent", "evanoui", "coma", "mort", "mort-atroce"]


class TakeStand(Command, frozen=True, kw_only=True, tag="stand"):
    """What somebody below zero does at his initiative."""

    fighter: str
    stand: Stand


class Clear(Command, frozen=True, kw_only=True, tag="clear"):
    """A confused one's roll to act, under Intelligence or Sagesse."""

    fighter: str
    ability: Ability


class Attack(Command, frozen=True, kw_only=True, tag="attack"):
    """A blow or a shot; see `parts.Blow` for what it is made of."""

    fighter: str
    target: str
    weapon: str = ""
    nonlethal: bool = False
    push: Push = Push.NONE
    behind: bool = False
    guided: bool = False
    shot: str = ""
    ally: str = ""
    times: int = 1
    modifier: int = 0


class Do(Command, frozen=True, kw_only=True, tag="do"):
    """Anything else in one's turn."""

    fighter: str
    deed: Deed


class Cast(Command, frozen=True, kw_only=True, tag="cast"):
    """A spell of so many segments, which may strike from `far`; what it does is told by `Sweep` or
    by the GM."""

    fighter: str
    segments: int
    far: bool = False


class Interpose(Command, frozen=True, kw_only=True, tag="interpose"):
    """Stand between two who fight, or hinder one of them."""

    fighter: str
    target: str
    other: str = ""


class Tend(Command, frozen=True, kw_only=True, tag="tend"):
    """Stabilise somebody (oneself too) with Soins."""

    fighter: str
    target: str


class Drink(Command, frozen=True, kw_only=True, tag="drink"):
    """A potion that heals `points`, drunk in one's turn."""

    fighter: str
    points: int
    wound: str = ""


class Heal(Command, frozen=True, kw_only=True, tag="heal"):
    """One single heal of `points` given to somebody, against the deep wound `wound`."""

    fighter: str
    points: int
    wound: str = ""
    potion: bool = False


class React(Command, frozen=True, kw_only=True, tag="react"):
    """Somebody who held his initiative acts against `foe`."""

    fighter: str
    foe: str
    reaction: Reaction


class Strike(Command, frozen=True, kw_only=True, tag="free-attack"):
    """Make a free attack that is offered, or let it go: `way` is a row of the tables' free attacks,
    with a weapon where there is a blow in it."""

    fighter: str
    target: str
    made: bool
    weapon: str = ""
    way: str = "attaque"


class Check(Command, frozen=True, kw_only=True, tag="check"):
    """The check of a mortal wound."""

    fighter: str
    wound: str
    way: Way


class Disbelieve(Command, frozen=True, kw_only=True, tag="disbelieve"):
    """Nobody believes a mortal wound: it counts as a deep one."""

    fighter: str
    wound: str


class Settle(Command, frozen=True, kw_only=True, tag="settle"):
    """Go on with the blow under way, without the consequences `skip`."""

    skip: tuple[str, ...] = ()


class Engage(Command, frozen=True, kw_only=True, tag="engage"):
    """Two are hand to hand, or not any more."""

    fighter: str
    foe: str
    engaged: bool


class Condition(Command, frozen=True, kw_only=True, tag="condition"):
    """A state of the tables, or "a-capturer", by the GM's word; `margin` goes with confusion."""

    fighter: str
    what: str
    on: bool
    margin: int = 0
    reason: str = ""


class Bears(Command, frozen=True, kw_only=True, tag="bears"):
    """How somebody bears up, by the GM's word: a standing, or "mort-atroce"."""

    fighter: str
    standing: Bearing
    reason: str = ""


class Hurt(Command, frozen=True, kw_only=True, tag="hurt"):
    """Damage by the GM's word; `willing` damage only where the campaign has that at all."""

    fighter: str
    amount: int
    nonlethal: bool = False
    willing: bool = False
    reason: str = ""


class Sweep(Command, frozen=True, kw_only=True, tag="sweep"):
    """Damage to several at once; a `spell` rolls for natural 20s, and magic resistance is rolled
    against its `level` (0: against none)."""

    targets: tuple[tuple[str, bool], ...]
    damage: int
    spell: bool = False
    level: int = 0


class Clock(Command, frozen=True, kw_only=True, tag="clock"):
    """Units of somebody's secret countdown go by."""

    fighter: str
    units: int


class Swallow(Command, frozen=True, kw_only=True, tag="swallow"):
    """A creature swallows somebody, who takes its stated damage (0 lets him out) and strikes its
    armour class from within (None: the usual one)."""

    fighter: str
    creature: str
    base: int
    ac: int | None = None


About: TypeAlias = (
    TakeStand
    | Clear
    | Attack
    | Do
    | Cast
    | Interpose
    | Tend
    | Drink
    | Heal
    | React
    | Strike
    | Check
    | Disbelieve
    | Engage
    | Condition
    | Bears
    | Hurt
    | Clock
    | Swallow
    | CorrectPool
    | CorrectBox[str]
    | Remove
    | DocumentEdited[Character]
)
"""Commands about one fighter who is there."""
AnyCommand: TypeAlias = (
    Join[Character]
    | Begin
    | TakeTurn
    | Settle
    | Bell
    | Ring
    | Sweep
    | Close
    | ApplySettings[Settings]
    | About
)
