"""What may be done beside the steps of a turn: manœuvres, and what the GM says of a fighter."""

import enum

from desktop.rules.commands import Command
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.parts import Band
from desktop.rules.nightprowler.health.recovery import Equipment


class Condition(enum.Enum):
    """Conditions that a correction can set or lift."""

    UNCONSCIOUS = "unconscious"
    DYING = "dying"
    DEAD = "dead"


class Amend(enum.Enum):
    """What becomes of a wound by the GM's word."""

    CANCEL = "cancel"
    LIGHTER = "lighter"
    HEAVIER = "heavier"


class AmendWound(Command, frozen=True, kw_only=True, tag="amend-wound"):
    """Write a wound of this turn otherwise; `injury` is its place among the turn's wounds."""

    fighter: str
    injury: int
    change: Amend
    reason: str


class SetBleeding(Command, frozen=True, kw_only=True, tag="set-bleeding"):
    """Set how many bleedings tick a box each turn."""

    fighter: str
    count: int
    reason: str


class SetCondition(Command, frozen=True, kw_only=True, tag="set-condition"):
    """Set or lift a condition by hand."""

    fighter: str
    condition: Condition
    on: bool
    reason: str


class SetModifier(Command, frozen=True, kw_only=True, tag="set-modifier"):
    """The GM's circumstance modifier of this turn's roll (position, light…)."""

    fighter: str
    value: int


class ChangeWeapon(Command, frozen=True, kw_only=True, tag="change-weapon"):
    """Show another weapon ("" for bare hands), with the shield, or a `second` one in the other
    hand; a weapon that was dropped is picked up."""

    fighter: str
    weapon: str
    shield: bool = False
    second: str = ""


class SetShot(Command, frozen=True, kw_only=True, tag="set-shot"):
    """The GM's conditions of a shot: modifiers in points of threshold, 0 for none; `dark` is
    total darkness."""

    fighter: str
    band: Band
    moving: int = 0
    unstable: int = 0
    visibility: int = 0
    dark: bool = False


class SetSteady(Command, frozen=True, kw_only=True, tag="set-steady"):
    """An archer who stands still with arrows prepared, or no longer."""

    fighter: str
    on: bool


class SetGround(Command, frozen=True, kw_only=True, tag="set-ground"):
    """Lying on the ground, or up again."""

    fighter: str
    on: bool


class DamageArmour(Command, frozen=True, kw_only=True, tag="damage-armour"):
    """Set the points of protection that an armour has lost in all."""

    fighter: str
    armour: str
    lost: int
    reason: str


class Sweep(Command, frozen=True, kw_only=True, tag="sweep"):
    """Damage to several at once (a blast, a fall of stones): a hit of `quality` on `track` for each
    of `targets` (fighter, and whether by half only). `armour` tells that protections count."""

    targets: tuple[tuple[str, bool], ...]
    quality: int
    track: Track = Track.VITALITY
    armour: bool = True


class Ambush(Command, frozen=True, kw_only=True, tag="ambush"):
    """Fall upon `foe` before the fight: Discrétion against Perception; `allonge` is the distance
    that the ambusher chooses."""

    fighter: str
    foe: str
    allonge: int


class EndPincer(Command, frozen=True, kw_only=True, tag="end-pincer"):
    """An advantageous position (back to the wall) frees from a tenaille."""

    fighter: str


class Struggle(Command, frozen=True, kw_only=True, tag="struggle"):
    """Somebody held tries to get free: an opposition of Corps à corps."""

    fighter: str


class Disarm(Command, frozen=True, kw_only=True, tag="disarm"):
    """Tear away the weapon that a chain holds: an opposition of Robustesse."""

    fighter: str


class LetGo(Command, frozen=True, kw_only=True, tag="let-go"):
    """Open a grip, or drop a weapon that is wound in a chain."""

    fighter: str


class FirstAid(Command, frozen=True, kw_only=True, tag="first-aid"):
    """Care for `foe` (anybody) with a roll of Soin."""

    fighter: str
    foe: str
    equipment: Equipment
    heroism: int = 0


class Fright(Command, frozen=True, kw_only=True, tag="fright"):
    """Keep one's composure: Effroi."""

    fighter: str
    heroism: int = 0


class SetInitiative(Command, frozen=True, kw_only=True, tag="set-initiative"):
    """Overrule an Initiative; None returns to the sheet's."""

    fighter: str
    value: int | None


class SetSide(Command, frozen=True, kw_only=True, tag="set-side"):
    """Change sides; engagements with the new friends end."""

    fighter: str
    side: int


class Engage(Command, frozen=True, kw_only=True, tag="engage"):
    """Put two adversaries face to face."""

    fighter: str
    foe: str


class Separate(Command, frozen=True, kw_only=True, tag="separate"):
    """End the engagement of two fighters."""

    fighter: str
    foe: str
