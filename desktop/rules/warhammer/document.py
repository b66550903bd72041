"""A Warhammer character as stored: what was rolled, bought and suffered, never what follows.

Characteristics are percentages, money is in sous, wear in PV. Ids name entries of the tables; what
a table does not know (homebrew) is kept and shown, and takes no part in automation.
"""

import enum

import msgspec

from desktop.rules.document import Upcaster
from desktop.rules.overrides import Override

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}

CHARACTERISTICS = ("cc", "ct", "f", "e", "ag", "int", "fm", "soc")
ZONES = ("tete", "bras", "corps", "jambes")


class Kind(enum.Enum):
    """Characters of playable races get +3 to their bonuses, monsters have F and E doubled."""

    CHARACTER = "personnage"
    MONSTER = "monstre"


class Hand(enum.Enum):
    """Where a weapon is: in a hand, in both, or put away."""

    RIGHT = "droite"
    LEFT = "gauche"
    BOTH = "deux"
    NONE = "rangee"


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """How the profile began: race, and the sum of 2d10 (2 to 20) of each characteristic.

    `swapped` says of a characteristic whose value it took (two to four of them). `career` and
    `past` are free text; `destiny_die` is the d10 of the destiny points.
    """

    race: str = ""
    dice: dict[str, int] = {}
    swapped: dict[str, str] = {}
    career: str = ""
    past: str = ""
    destiny_die: int | None = None


class SkillHeld(msgspec.Struct, frozen=True, kw_only=True):
    """A skill that was learnt once, twice (+10) or three times (+20), on a `subject` if it has
    several."""

    id: str
    skill: str
    subject: str = ""
    level: int = 1


class TalentHeld(msgspec.Struct, frozen=True, kw_only=True):
    """A talent of the tables, or one that only the table at home knows."""

    id: str
    talent: str
    text: str = ""


class OwnShot(msgspec.Struct, frozen=True, kw_only=True):
    """How a homebrew weapon shoots: its two ranges in metres (no `most`: not usable beyond
    `reach`), its strength (None: BF and its damage, as of something thrown), half rounds of
    reloading, shots in a magazine."""

    reach: int = 20
    most: int | None = None
    strength: int | None = None
    reload: int = 0
    magazine: int = 0


class WeaponHeld(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon: `weapon` names its row; a homebrew one has `name`, `damage` and `attributes` of its
    own, and `shot` where it shoots.

    `version` chooses among a row's versions; `left` is what remains in a magazine, `loaded` whether
    a shot is ready; `lost` are the PV that a shield has lost.
    """

    id: str
    weapon: str = ""
    name: str = ""
    quality: str = "normale"
    version: int = 0
    hand: Hand = Hand.NONE
    damage: int | None = None
    attributes: tuple[str, ...] = ()
    critical: str = ""
    ammunition: str = ""
    loaded: bool = True
    left: int = 0
    lost: int = 0
    broken: bool = False
    note: str = ""
    shot: OwnShot | None = None


class OwnPiece(msgspec.Struct, frozen=True, kw_only=True):
    """What a homebrew piece is: by zone how many quarters it covers and its PA; `like` names the
    armour of the tables whose weight, layers, penalties and hours it has, "" for none of them."""

    like: str = ""
    covers: dict[str, int] = {}
    pa: dict[str, int] = {}


class PieceHeld(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of armour: PV and PA lost, by zone; a homebrew one is called `piece` and says in
    `own` what it is."""

    id: str
    piece: str
    quality: str = "normale"
    worn: bool = True
    lost: dict[str, int] = {}
    pa_lost: dict[str, int] = {}
    own: OwnPiece | None = None


class Ammunition(msgspec.Struct, frozen=True, kw_only=True):
    """Arrows, bolts, balls, powder: how many, of which quality."""

    id: str
    ammunition: str
    bolts: bool = False
    quality: str = "normale"
    count: int = 0


class Item(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    quantity: int = 1
    note: str = ""


class Purse(msgspec.Struct, frozen=True, kw_only=True):
    """Money: sous (pistoles and couronnes are sums of them), and liards, which have no rate of
    their own."""

    sous: int = 0
    liards: int = 0


class Ongoing(msgspec.Struct, frozen=True, kw_only=True):
    """A penalty of a wound that lasts: `rounds` left, or until `until`."""

    stat: str
    amount: int = 0
    halved: bool = False
    rounds: int | None = None
    until: str = ""


class Injury(msgspec.Struct, frozen=True, kw_only=True):
    """What a wound leaves for good: a changed characteristic, or a part of the body lost."""

    stat: str = ""
    amount: int = 0
    halved: bool = False
    only: str = ""
    what: str = ""
    count: int = 0
    broken: bool = False


class Doom(msgspec.Struct, frozen=True, kw_only=True):
    """A clock to death: `left` of `unit` (rounds, heures, jours); care stops `curable` ones.

    `days` is when an infection kills, counted from the wound, once `left` is over (corps 9).
    """

    left: int
    unit: str
    cause: str = ""
    curable: bool = True
    days: int = 0


class Pending(msgspec.Struct, frozen=True, kw_only=True):
    """A test of a wound that is still to come: in `rounds` rounds, or once it was cared for (None).

    `repeat` is added each time it is made again, in the following rounds; 0: it is made once.
    """

    characteristic: str
    modifier: int = 0
    rounds: int | None = None
    repeat: int = 0
    fails: tuple[str, ...] = ()


class Infection(msgspec.Struct, frozen=True, kw_only=True):
    """The course of an infected wound: which of the three, the day it began counting, whether the
    character lies in bed."""

    course: str
    day: int = 0
    in_bed: bool = True
    over: bool = False


class Wound(msgspec.Struct, frozen=True, kw_only=True):
    """A critical effect suffered: where it is in the tables, and all that still runs of it.

    `healed` wounds no longer penalise but their injuries stay. `tested` says that its infection
    test was made. `days` is how old it is. `side` is "droite" or "gauche" where
    that matters and somebody has said so.
    """

    id: str
    kind: str
    location: str
    value: int
    penalties: tuple[Ongoing, ...] = ()
    injuries: tuple[Injury, ...] = ()
    doom: Doom | None = None
    pending: tuple[Pending, ...] = ()
    useless: str = ""
    bleeding: bool = False
    lodged: bool = False
    barbed: bool = False
    fragment: bool = False
    weapon_state: str = "normale"
    cared: bool = False
    healed: bool = False
    tested: bool = False
    infection: Infection | None = None
    days: int = 0
    side: str = ""


class State(msgspec.Struct, frozen=True, kw_only=True):
    """What holds now.

    `no_action` and `stunned` are rounds left without actions, `last` rounds in which he acts last;
    `half` is half a round lost. `dying` is the way of a death whose moment the GM sets.
    """

    prone: bool = False
    unconscious: bool = False
    dead: bool = False
    paralysed: tuple[str, ...] = ()
    dying: str = ""
    no_action: int = 0
    half: bool = False
    last: int = 0
    stunned: int = 0


class Character(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """`advances` are added to the profile by careers and the GM; `attacks`, `move` and `magic` to
    the secondary one. `destiny` and `fortune` count points spent; `overrides` are the rules that
    the GM waived."""

    version: int = VERSION
    name: str = ""
    player: str = ""
    kind: Kind = Kind.CHARACTER
    origin: Origin = Origin()
    advances: dict[str, int] = {}
    attacks: int = 0
    move: int = 0
    magic: int = 0
    madness: int = 0
    destiny_extra: int = 0
    destiny_spent: int = 0
    fortune_spent: int = 0
    skills: tuple[SkillHeld, ...] = ()
    talents: tuple[TalentHeld, ...] = ()
    weapons: tuple[WeaponHeld, ...] = ()
    armour: tuple[PieceHeld, ...] = ()
    ammunition: tuple[Ammunition, ...] = ()
    items: tuple[Item, ...] = ()
    purse: Purse = Purse()
    wounds: tuple[Wound, ...] = ()
    state: State = State()
    sex: str = ""
    age: str = ""
    appearance: str = ""
    personality: str = ""
    history: str = ""
    notes: str = ""
    overrides: tuple[Override, ...] = ()

    def talent(self, talent: str) -> bool:
        """Whether the character has a talent of the tables."""
        return any(one.talent == talent for one in self.talents)
