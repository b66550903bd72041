"""A Night Prowler character as stored: the choices that were made, never what follows from them.

Everything derived (values, maxima, boxes, balances) comes from `derive`. Ids name entries of the
tables; skill keys are "acrobatie" or "connaissance:Pègre". Numbers are whole.
"""

import enum

import msgspec

from desktop.rules.document import Upcaster
from desktop.rules.nightprowler.document.play_records import Convalescence, Conversion, LedgerLine
from desktop.rules.overrides import Override

VERSION = 1
UPCASTERS: dict[int, Upcaster] = {}

CHARACTERISTICS = ("doigte", "caractere", "robustesse", "cervelle")
LINES = 5


class Track(enum.Enum):
    """The two health tables (V): lethal and non-lethal wounds."""

    VITALITY = "vitalite"
    ENDURANCE = "endurance"


class Identity(msgspec.Struct, frozen=True):
    """Style, branch, specialty (I.A, I.B); the last two fields serve the Corrompu alone."""

    style: str = ""
    branch: str = ""
    specialty: str = ""
    profession: str = ""
    secondary: str = ""


class Origins(msgspec.Struct, frozen=True):
    """Race, birth and milieu social (I.C).

    `culture` is the birth. `raised` is the culture of upbringing of a Métis or the homeland of an
    Immigré; `mother` the culture of a Métis' or Sang-mêlé's mother.
    """

    race: str = ""
    culture: str = ""
    raised: str = ""
    mother: str = ""
    milieu: str = ""


class Characteristics(msgspec.Struct, frozen=True):
    """Points put into each characteristic, before any bonus (II.A)."""

    doigte: int = 0
    caractere: int = 0
    robustesse: int = 0
    cervelle: int = 0

    def of(self, characteristic: str) -> int:
        """Points in one characteristic, named by its id; 0 for an unknown one."""
        match characteristic:
            case "doigte":
                return self.doigte
            case "caractere":
                return self.caractere
            case "robustesse":
                return self.robustesse
            case "cervelle":
                return self.cervelle
            case _:
                return 0


class TraitPick(msgspec.Struct, frozen=True):
    """A memory trait bought with PM (I.C.4).

    `text` names its cause, person, school…
    """

    id: str
    trait: str
    text: str = ""


class Kits(msgspec.Struct, frozen=True):
    """Skill values received with a specialty, a birth and a milieu, copied when the choice was
    made."""

    professional: dict[str, int] = {}
    birth: dict[str, int] = {}
    milieu: dict[str, int] = {}


class Skills(msgspec.Struct, frozen=True):
    """Skills opened and raised with points (II.B); `custom` are names that the tables lack."""

    opened: tuple[str, ...] = ()
    raised: dict[str, int] = {}
    custom: tuple[str, ...] = ()


class Health(msgspec.Struct, frozen=True, gc=False):
    """Ticked boxes per line, lightest first, and what wounds have done so far (V).

    `held` is true while 1 PH keeps the character conscious in spite of a critical or mortal
    wound. `bleeding` counts the bleedings that tick one box per turn each. `sequelae` are the
    lasting effects of mortal wounds survived, `choked` those of suffocation. `owed` PH are what
    wounds ticked on the sheet ask for, until it is answered whether they are spent.
    """

    vitality: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    endurance: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    held: bool = False
    unconscious: bool = False
    dying: bool = False
    dead: bool = False
    bleeding: int = 0
    sequelae: tuple[str, ...] = ()
    choked: tuple[str, ...] = ()
    owed: int = 0

    def ticks(self, track: Track) -> tuple[int, int, int, int, int]:
        """Ticked boxes of one table."""
        return self.vitality if track is Track.VITALITY else self.endurance


class Pools(msgspec.Struct, frozen=True):
    """What is spent and regained in play.

    `heroism_spent` counts down from the derived maximum (it may be negative).
    """

    heroism_spent: int = 0
    crasse: int = 0
    jetons: int = 0
    couronnes: int = 0


class Switches(msgspec.Struct, frozen=True):
    """What only the GM can open: the italic Vitalité boxes and the dashed ones (V)."""

    vitality_italic: bool = False
    vitality_dashed: bool = False


class Weapon(msgspec.Struct, frozen=True):
    """A weapon (IV.B.6, IV.B.7).

    `family` is a family id, or "" for bare hands. `allonge` is 0 or more. `penetration_*` are
    None for melee weapons. `flags` are table flags such as "masse-au-revers".
    """

    id: str
    name: str
    family: str = ""
    allonge: int = 0
    track: Track = Track.VITALITY
    blunt: bool = False
    hands: int = 1
    penetration_short: int | None = None
    penetration_long: int | None = None
    ranges: str = ""
    price: int = 0
    flags: tuple[str, ...] = ()
    broken: bool = False
    note: str = ""


class Armour(msgspec.Struct, frozen=True):
    """An armour (IV.B.7): `lost` points of protection since it was new, `price` when new, in
    couronnes."""

    id: str
    name: str
    protection: int = 0
    protection_blunt: int = 0
    repair_percent: int = 0
    lost: int = 0
    price: int = 0
    worn: bool = True


class Item(msgspec.Struct, frozen=True):
    """Anything else that is carried."""

    id: str
    name: str
    quantity: int = 1
    price: int = 0
    note: str = ""


class Contact(msgspec.Struct, frozen=True):
    """A person one can call on; `rank` is "mineur", "influent", "majeur" or ""."""

    id: str
    name: str
    milieu: str = ""
    rank: str = ""
    note: str = ""


class Reputation(msgspec.Struct, frozen=True):
    """A name one has made for oneself; `positive` or not (no number in the rules)."""

    id: str
    text: str
    positive: bool = True


class Character(msgspec.Struct, frozen=True, kw_only=True):
    """The whole document.

    `choices` answers what traits, cassures and races ask ("veteran.open" -> skill keys).
    `adjustments` are corrections by hand of derived numbers, by their path ("skill:cambriole",
    "heroism", "characteristic:doigte", "initiative"). `portrait` names an image of the
    library by its checksum. `gm_notes` are for the MJ alone (a hidden influence): no sheet that
    leaves the program shows them.
    """

    version: int = VERSION
    name: str = ""
    player: str = ""
    identity: Identity = Identity()
    origins: Origins = Origins()
    cassure: str = ""
    cassure_text: str = ""
    characteristics: Characteristics = Characteristics()
    traits: tuple[TraitPick, ...] = ()
    choices: dict[str, tuple[str, ...]] = {}
    kits: Kits = Kits()
    skills: Skills = Skills()
    adjustments: dict[str, int] = {}
    health: Health = Health()
    pools: Pools = Pools()
    switches: Switches = Switches()
    weapons: tuple[Weapon, ...] = ()
    armours: tuple[Armour, ...] = ()
    shield: str = ""
    items: tuple[Item, ...] = ()
    contacts: tuple[Contact, ...] = ()
    reputations: tuple[Reputation, ...] = ()
    prison: tuple[str, ...] = ()
    overrides: tuple[Override, ...] = ()
    created: bool = False
    portrait: str = ""
    appearance: str = ""
    history: str = ""
    notes: str = ""
    gm_notes: str = ""
    convalescence: Convalescence = Convalescence()
    ledger: tuple[LedgerLine, ...] = ()
    conversions: tuple[Conversion, ...] = ()
