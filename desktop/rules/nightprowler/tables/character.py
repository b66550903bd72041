"""Tables that make a character: identity (I.A, I.B), origins, cassures and traits (I.C)."""

from typing import Literal

from desktop.rules.nightprowler.tables.effects import CharacteristicId, Effects
from desktop.rules.tomltables import Entry, Id, Record


class Characteristic(Entry, frozen=True, kw_only=True):
    name: str
    domain: str


class Style(Entry, frozen=True, kw_only=True):
    """A way of being a criminal; it fixes the main characteristic."""

    name: str
    main: CharacteristicId


class Branch(Entry, frozen=True, kw_only=True):
    name: str
    style: Id


class Specialty(Entry, frozen=True, kw_only=True):
    """A spécialité criminelle.

    `secondary` is None where the player chooses among `secondary_choice`; `free_profession` asks
    for a profession in words.
    """

    name: str
    branch: Id
    main: CharacteristicId
    secondary: CharacteristicId | None = None
    secondary_choice: tuple[CharacteristicId, ...] = ()
    free_profession: bool = False
    note: str = ""


class IdentityFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    characteristic: tuple[Characteristic, ...]
    style: tuple[Style, ...]
    branch: tuple[Branch, ...]
    specialty: tuple[Specialty, ...]


class Race(Entry, frozen=True, kw_only=True):
    """A race with its racial traits, all received together.

    `birth` is where the Naissance comes from: a chosen culture, the imposed elven one, or the
    human mother's.
    """

    name: str
    birth: Literal["culture", "elfique", "mere"]
    birth_note: str
    traits: tuple[Id, ...] = ()


class Culture(Entry, frozen=True, kw_only=True):
    """A culture of birth and the traits it gives.

    `rule` is "direct" for most. A métis takes the trait of the people who raised him, or opprobre
    when his mother's culture is one of `opprobre_mothers`; an immigré adds those of a chosen
    culture that is not one of `excluded`.
    """

    name: str
    rule: Literal["direct", "metis", "immigre", "immigre-keshite"]
    traits: tuple[Id, ...] = ()
    opprobre_mothers: tuple[Id, ...] = ()
    excluded: tuple[Id, ...] = ()


class Milieu(Entry, frozen=True, kw_only=True):
    name: str
    trait: Id


class OriginsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    race: tuple[Race, ...]
    culture: tuple[Culture, ...]
    milieu: tuple[Milieu, ...]


class Cassure(Entry, frozen=True, kw_only=True):
    """What broke the character: an advantage and a drawback that go together."""

    name: str
    situation: str
    advantage: str
    drawback: str
    effects: Effects = Effects()


class CassuresFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    cassure: tuple[Cassure, ...]


class TraitType(Entry, frozen=True, kw_only=True):
    """A kind of trait; those of a free type have no cost in points de Mémoire."""

    name: str
    free: bool = False


class Trait(Entry, frozen=True, kw_only=True):
    """A trait; `pm` is its signed cost as printed (a burden gives points, a favour uses them).

    At most one trait of an `exclusive_group` may be taken.
    """

    name: str
    type: Id
    pm: int = 0
    exclusive_group: str = ""
    effect: str
    effects: Effects = Effects()


class TraitsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    trait_type: tuple[TraitType, ...]
    trait: tuple[Trait, ...]
