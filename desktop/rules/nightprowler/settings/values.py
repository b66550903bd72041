"""What the GM may change in a Night Prowler campaign, as one frozen value.

The shipped values ("valeurs de Cassure", `settings.toml`) are ours and never presented as the
book's. A campaign stores its own copy as JSON, versioned; `default_settings` in `settings.py` gives
the first.
"""

from typing import Literal

import msgspec

from desktop.rules.errors import known
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.settings.kits import Kits
from desktop.rules.nightprowler.settings.readings import Readings
from desktop.rules.nightprowler.tables.effects import ArtId
from desktop.rules.nightprowler.tables.skills import split_key

VERSION = 1

WeaponFlag = Literal[
    "masse-au-revers",
    "pic-au-revers",
    "hampe",
    "petite-articulee",
    "arc",
    "arbalete",
    "poudre",
]
"""What techniques and reloading ask about a weapon; the last three are ids of the reload table."""


class Creation(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers of a new character.

    Characteristics share `characteristic_points`, each between min and max before the bonuses of
    the main and secondary ones. Skill points open and raise skills at these costs. `couronnes`,
    `age` (years) and the pools are what one starts with, before traits. `duplicate_rule` settles a
    skill received from two kits: the best value, the best plus one, or the sum up to
    `duplicate_cap`. `initiative` is (Doigté + Cervelle) / 2 rounded down, the current PH, or typed.
    """

    characteristic_points: int
    characteristic_min: int
    characteristic_max: int
    main_bonus: int
    secondary_bonus: int
    heroism: int
    couronnes: int
    age: int
    memory_points: int
    jetons: int
    crasse: int
    skill_points: int
    raise_cost: int
    opening_cost: int
    duplicate_rule: Literal["meilleure", "meilleure+1", "somme-plafonnee"]
    duplicate_cap: int
    initiative: Literal["doigte-cervelle", "ph", "manuelle"]


class Progression(msgspec.Struct, frozen=True, kw_only=True):
    """Prices in jetons of what is learnt after creation, for one point or one opening."""

    skill_raise: int
    skill_opening: int
    characteristic_raise: int
    heroism_raise: int


class Arts(msgspec.Struct, frozen=True, kw_only=True):
    """Which skills each Art holds; a key with a specialisation goes before its whole skill."""

    social: tuple[str, ...]
    commercant: tuple[str, ...]
    livresque: tuple[str, ...]
    fermier: tuple[str, ...]
    militaire: tuple[str, ...]
    exotique: tuple[str, ...]
    voleur: tuple[str, ...]

    def by_id(self) -> dict[ArtId, tuple[str, ...]]:
        """Skill keys of every Art."""
        return {
            "social": self.social,
            "commercant": self.commercant,
            "livresque": self.livresque,
            "fermier": self.fermier,
            "militaire": self.militaire,
            "exotique": self.exotique,
            "voleur": self.voleur,
        }

    def of(self, key: str) -> ArtId | None:
        """The Art of a skill key: its own if it is named, else its skill's; None if untagged."""
        whole, _ = split_key(key)
        for wanted in (key, whole):
            for art, keys in self.by_id().items():
                if wanted in keys:
                    return art
        return None


class PrisonEffects(msgspec.Struct, frozen=True, kw_only=True):
    """What a stay in prison leaves.

    `skill` is opened at `open_at` by who lacks it and raised by `raise_by` by who has it. Amounts
    are PH, couronnes, jetons, jetons de Crasse, or numbers of contacts, favours and Réputations;
    enemies and scars are told by the words of the stay.
    """

    skill: str = ""
    open_at: int = 0
    raise_by: int = 0
    heroism: int = 0
    couronnes: int = 0
    debt: int = 0
    bounty: int = 0
    jetons: int = 0
    crasse: int = 0
    contacts: int = 0
    favours: int = 0
    reputation_positive: int = 0
    reputation_negative: int = 0


class PrisonStay(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the table Séjours en prison, for faces min..max of the d20."""

    id: str
    min: int
    max: int
    text: str
    effects: PrisonEffects = PrisonEffects()


class StarterWeapon(msgspec.Struct, frozen=True, kw_only=True):
    """A weapon one can begin with; the fields are those of a weapon on a sheet.

    `family` "" is bare hands. `allonge` is 0 to 4. Penetrations are None for what is not shot.
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
    flags: tuple[WeaponFlag, ...] = ()


class ArmourPrice(msgspec.Struct, frozen=True, kw_only=True):
    """New price in couronnes of an armour of the tables; a `repair_percent` here replaces the
    printed one (NP-ARMOUR-TABLE)."""

    id: str
    price: int
    repair_percent: int | None = None


class Shield(msgspec.Struct, frozen=True, kw_only=True):
    """A shield; a wooden one can be split (Fendage)."""

    id: str
    name: str
    price: int
    wooden: bool


class Gear(msgspec.Struct, frozen=True, kw_only=True):
    """Something to carry, with its price in couronnes."""

    id: str
    name: str
    price: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a campaign."""

    version: int
    creation: Creation
    progression: Progression
    readings: Readings
    arts: Arts
    kits: Kits
    prison: tuple[PrisonStay, ...]
    weapons: tuple[StarterWeapon, ...]
    armours: tuple[ArmourPrice, ...]
    shields: tuple[Shield, ...]
    gear: tuple[Gear, ...]

    def weapon(self, id: str) -> StarterWeapon:
        """A starter weapon; raises a known error when there is none of that id."""
        for weapon in self.weapons:
            if weapon.id == id:
                return weapon
        raise known("error.unknown-reference", table="weapons", id=id)

    def armour(self, id: str) -> ArmourPrice:
        """The price of an armour; raises a known error when it has none."""
        for armour in self.armours:
            if armour.id == id:
                return armour
        raise known("error.unknown-reference", table="armours", id=id)

    def shield(self, id: str) -> Shield:
        """A shield; raises a known error when there is none of that id."""
        for shield in self.shields:
            if shield.id == id:
                return shield
        raise known("error.unknown-reference", table="shields", id=id)

    def prison_stay(self, face: int) -> PrisonStay:
        """The stay that a face of the d20 (1 to 20) gives."""
        for stay in self.prison:
            if stay.min <= face <= stay.max:
                return stay
        raise known("error.unknown-reference", table="prison", id=str(face))
