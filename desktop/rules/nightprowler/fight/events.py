"""What happened in a fight, as tagged frozen structs that carry resolved numbers.

Applying them computes no rule, so a journal keeps its meaning when tables or settings change.
"""

from typing import TypeAlias

from desktop.rules.document import Upcaster
from desktop.rules.message import Message
from desktop.rules.nightprowler.document.character import Character, Health
from desktop.rules.nightprowler.fight.marks import (
    Adjusted,
    Avoided,
    BloodDrawn,
    Dropped,
    Event,
    GearSet,
    Gripped,
    GroundSet,
    Hindered,
    MouvementWon,
    Noted,
    Pinced,
    Rehearsed,
    Released,
    Reloaded,
    ShotSet,
    Skipped,
    SteadySet,
    Surprised,
    Swept,
    Trial,
    Unpinced,
)
from desktop.rules.nightprowler.fight.parts import (
    Choice,
    Exchange,
    Gear,
    Injury,
    Pair,
    Phase,
    Question,
    Roll,
    Strike,
)
from desktop.rules.nightprowler.fight.state import Fighter
from desktop.rules.nightprowler.fight.stats import Stats
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.sealed import Sealed

__all__ = [
    "UPCASTERS",
    "VERSION",
    "Adjusted",
    "Amended",
    "Answered",
    "AnyEvent",
    "Asked",
    "Avoided",
    "BloodDrawn",
    "Compared",
    "Confronted",
    "Countered",
    "Delivered",
    "DocumentReplaced",
    "Dropped",
    "Event",
    "GearSet",
    "Gripped",
    "GroundSet",
    "HealthSet",
    "HeroismSet",
    "Hindered",
    "InitiativeSet",
    "Joined",
    "Locked",
    "ModifierSet",
    "MouvementWon",
    "Noted",
    "Paired",
    "Parted",
    "PhaseEntered",
    "Pinced",
    "Reacted",
    "Rehearsed",
    "Released",
    "Reloaded",
    "Removed",
    "Revealed",
    "RollMade",
    "RoundStarted",
    "SettingsApplied",
    "ShotSet",
    "SideSet",
    "Skipped",
    "SteadySet",
    "Surprised",
    "Swept",
    "Trial",
    "Unlocked",
    "Unpinced",
    "WeaponShown",
    "Wounded",
]

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """A fighter with the document and settings he came with."""

    fighter: Fighter


class PhaseEntered(Event, frozen=True, kw_only=True, tag="phase"):
    """The fight enters a phase; `bell` tells that what follows belongs to the end of the round."""

    phase: Phase
    round: int
    bell: bool = False


class RoundStarted(Event, frozen=True, kw_only=True, tag="round"):
    """A new turn: choices, rolls and exchanges of the last one are put away."""

    round: int


class Paired(Event, frozen=True, kw_only=True, tag="paired"):
    """An engagement begins, or goes on at another allonge."""

    pair: Pair


class Parted(Event, frozen=True, kw_only=True, tag="parted"):
    """Two fighters are no longer engaged."""

    pair: Pair


class Locked(Sealed, Event, frozen=True, kw_only=True, tag="locked"):
    """A sealed choice; it costs nothing before it is shown."""

    fighter: str
    choice: Choice


class Unlocked(Event, frozen=True, kw_only=True, tag="unlocked"):
    """A sealed choice is taken back."""

    fighter: str


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """A choice is shown and paid: `heroism` PH are left after `spent`.

    `replaced` is why the sealed choice could no longer be and became another.
    """

    fighter: str
    choice: Choice
    spent: int
    heroism: int
    replaced: Message | None = None


class Reacted(Event, frozen=True, kw_only=True, tag="reacted"):
    """An Attitude was changed, for `spent` PH; None: passed."""

    fighter: str
    choice: Choice | None = None
    spent: int = 0
    heroism: int = 0


class Confronted(Event, frozen=True, kw_only=True, tag="confronted"):
    """A confrontation with `foe`, who makes others pay for one, has begun; `spent` PH were part of
    the price of what was revealed, 0 when it was `foe` who began."""

    fighter: str
    foe: str
    spent: int = 0


class RollMade(Event, frozen=True, kw_only=True, tag="roll"):
    """The roll of a turn; `foe` is whom it is against where each adversary has his own."""

    fighter: str
    roll: Roll
    foe: str = ""


class Compared(Event, frozen=True, kw_only=True, tag="compared"):
    """Two rolls were compared: who is better, by how much, and the blow that follows."""

    exchange: Exchange


class Countered(Event, frozen=True, kw_only=True, tag="countered"):
    """A contre was struck; its wound, if any, follows."""

    strike: Strike


class Delivered(Event, frozen=True, kw_only=True, tag="delivered"):
    """A blow that waited for an answer, or that an effect gave; its wound, if any, follows."""

    strike: Strike


class Wounded(Event, frozen=True, kw_only=True, tag="wounded"):
    """Boxes were ticked; `health` is what the victim's tables show now."""

    injury: Injury
    health: Health


class Amended(Event, frozen=True, kw_only=True, tag="amended"):
    """The GM wrote a wound otherwise: the one at `place` is `injury` now (no hits: none)."""

    fighter: str
    place: int
    injury: Injury
    health: Health
    text: Message


class Asked(Event, frozen=True, kw_only=True, tag="asked"):
    """Somebody must answer before the fight goes on."""

    question: Question


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    """A question is settled, or has lost its object; the first of that kind of that fighter.

    `text` says how.
    """

    question: Question
    text: Message


class HealthSet(Event, frozen=True, kw_only=True, tag="health"):
    """Health changed otherwise than by a wound; `text` says why."""

    fighter: str
    health: Health
    text: Message


class HeroismSet(Event, frozen=True, kw_only=True, tag="heroism"):
    """The PH that somebody has left; `text` says why."""

    fighter: str
    heroism: int
    text: Message


class WeaponShown(Event, frozen=True, kw_only=True, tag="weapon"):
    """The weapon in the hand ("": none), the one in the other, and whether the shield is held."""

    fighter: str
    weapon: str
    shield: bool
    second: str = ""


class InitiativeSet(Event, frozen=True, kw_only=True, tag="initiative"):
    """The MJ's Initiative for a fighter; None goes back to his own."""

    fighter: str
    value: int | None


class ModifierSet(Event, frozen=True, kw_only=True, tag="modifier"):
    """The MJ's points on every roll of a fighter, negative for a hindrance."""

    fighter: str
    value: int


class SideSet(Event, frozen=True, kw_only=True, tag="side"):
    """A fighter changes sides (0 is the first)."""

    fighter: str
    side: int


class Removed(Event, frozen=True, kw_only=True, tag="removed"):
    """A fighter leaves, with the reason."""

    fighter: str
    reason: str


class DocumentReplaced(Event, frozen=True, kw_only=True, tag="document"):
    """A sheet was edited elsewhere.

    `health`, `heroism` and `gear` are None when the edit did not touch what the fight owns, so
    that an undo of wounds carries the edit along without bringing the wounds back. `name` is the
    new name, "" for the same.
    """

    fighter: str
    document: Character
    stats: Stats
    health: Health | None = None
    heroism: int | None = None
    gear: Gear | None = None
    name: str = ""


class SettingsApplied(Event, frozen=True, kw_only=True, tag="settings"):
    """The fight goes on by other settings; `stats` are everybody's numbers by them.

    A setting that is added later needs a default: events keep those of their day.
    """

    settings: Settings
    stats: dict[str, Stats]


AnyEvent: TypeAlias = (
    Joined
    | PhaseEntered
    | RoundStarted
    | Paired
    | Parted
    | Locked
    | Unlocked
    | Revealed
    | Confronted
    | Reacted
    | RollMade
    | Compared
    | Countered
    | Delivered
    | Wounded
    | Trial
    | Noted
    | Skipped
    | Adjusted
    | Gripped
    | Released
    | Surprised
    | Pinced
    | Unpinced
    | BloodDrawn
    | Swept
    | GearSet
    | Dropped
    | Reloaded
    | ShotSet
    | SteadySet
    | GroundSet
    | Hindered
    | Rehearsed
    | Avoided
    | MouvementWon
    | Asked
    | Answered
    | HealthSet
    | Amended
    | HeroismSet
    | WeaponShown
    | InitiativeSet
    | ModifierSet
    | SideSet
    | Removed
    | SettingsApplied
    | DocumentReplaced
)
