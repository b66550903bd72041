"""What techniques and manœuvres leave in a fight, as events like any other."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import Adjustment
from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.parts import Bond, Gear, Pincer, Reloading, Shot, Surprise
from desktop.rules.nightprowler.fight.stats import Stats
from desktop.rules.nightprowler.rolls.check import CheckResult


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Any event of a fight."""


class Trial(Event, frozen=True, kw_only=True, tag="trial"):
    """A roll beside the exchanges: what it is for, and the PH that are left.

    `tries` tells that it was the one try of the turn.
    """

    fighter: str
    text: Message
    result: CheckResult
    heroism: int
    tries: bool = False


class Noted(Event, frozen=True, kw_only=True, tag="noted"):
    """Something worth a line that changes nothing by itself."""

    text: Message


class Skipped(Event, frozen=True, kw_only=True, tag="skipped"):
    """The GM left out a consequence; `text` says which."""

    fighter: str
    text: Message


class Adjusted(Event, frozen=True, kw_only=True, tag="adjusted"):
    """The GM adds to a link of this turn's exchanges."""

    adjustment: Adjustment


class Gripped(Event, frozen=True, kw_only=True, tag="gripped"):
    """Somebody is held, or a weapon is wound in a chain."""

    bond: Bond


class Released(Event, frozen=True, kw_only=True, tag="released"):
    """A grip is opened."""

    bond: Bond


class Surprised(Event, frozen=True, kw_only=True, tag="surprised"):
    """Somebody is caught off guard, or has paid not to be."""

    surprise: Surprise


class Pinced(Event, frozen=True, kw_only=True, tag="pinced"):
    """Somebody has one foe before him and one behind."""

    pincer: Pincer


class Unpinced(Event, frozen=True, kw_only=True, tag="unpinced"):
    """Somebody is out of a tenaille."""

    victim: str


class BloodDrawn(Event, frozen=True, kw_only=True, tag="blood"):
    """A bleeding that ticks from the end of the next turn on."""

    fighter: str
    health: Health


class Swept(Event, frozen=True, kw_only=True, tag="swept"):
    """Damage that came from no blow, explained; its wound, if any, follows."""

    fighter: str
    track: Track
    damage: Breakdown


class GearSet(Event, frozen=True, kw_only=True, tag="gear"):
    """Something was broken, split or damaged; `text` says what."""

    fighter: str
    gear: Gear
    stats: Stats
    text: Message


class Dropped(Event, frozen=True, kw_only=True, tag="dropped"):
    """A weapon fell from the hand, which holds nothing now."""

    fighter: str
    weapon: str


class Reloaded(Event, frozen=True, kw_only=True, tag="reloaded"):
    """A shot was made: the weapon is ready again in the round of `reloading`."""

    fighter: str
    reloading: Reloading


class ShotSet(Event, frozen=True, kw_only=True, tag="shot"):
    """What the MJ says of a shot: range, and points for movement, footing and sight."""

    fighter: str
    shot: Shot


class SteadySet(Event, frozen=True, kw_only=True, tag="steady"):
    """An archer stands still with his arrows ready, or no longer."""

    fighter: str
    on: bool


class GroundSet(Event, frozen=True, kw_only=True, tag="ground"):
    """Somebody is on the ground, or up again."""

    fighter: str
    on: bool


class Hindered(Event, frozen=True, kw_only=True, tag="hindered"):
    """A hindrance that lasts up to and with round `until`."""

    fighter: str
    until: int


class Rehearsed(Event, frozen=True, kw_only=True, tag="rehearsed"):
    """La corne du bélier: the second attack is open, or has been made."""

    fighter: str
    on: bool


class Avoided(Event, frozen=True, kw_only=True, tag="avoided"):
    """The effect of a foe's technique was paid off."""

    fighter: str
    foe: str
    heroism: int


class MouvementWon(Event, frozen=True, kw_only=True, tag="mouvement"):
    fighter: str
    round: int
