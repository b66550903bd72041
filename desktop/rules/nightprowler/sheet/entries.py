"""What a Night Prowler sheet lets people fill in: the paths, and how names are told apart.

A path is made of segments between slashes ("weapon/ab12/name"); the key of a skill is a last
segment of its own ("skill/langue:cassar"). `entry_edits` turns what is written into commands.
"""

from collections.abc import Iterable, Iterator

from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Contact,
    Item,
    Track,
    Weapon,
)
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import Entry, EntryKind
from desktop.rules.sheetwriting import NEW, number_entry

NAME = "name"
HEROISM = "heroism"
IDENTITY = ("style", "branch", "specialty")
ORIGINS = ("race", "culture", "raised", "mother", "milieu", "cassure")
TEXTS = ("player", "appearance", "history", "notes", "cassure_text", "profession")
POOLS = ("crasse", "jetons", "couronnes")


def name_entry(name: str) -> Entry:
    """The name of the character."""
    return Entry(NAME, name)


def text_entry(field: str, text: str) -> Entry:
    """One of `TEXTS`; a person's words, of several lines but for the shortest."""
    short = field in ("player", "profession")
    return Entry(f"text/{field}", text, EntryKind.TEXT if short else EntryKind.LINES)


def choice_entry(what: str, name: str, names: Iterable[str]) -> Entry:
    """One of `IDENTITY` or `ORIGINS`, by its name."""
    return Entry(what, name, options=tuple(dict.fromkeys(names)))


def characteristic_entry(characteristic: str, value: int | None) -> Entry:
    """The value of a characteristic, bonuses included."""
    return number_entry(f"characteristic/{characteristic}", value)


def skill_entry(key: str, value: int | None) -> Entry:
    """The value of a skill that has its line."""
    return number_entry(f"skill/{key}", value)


def new_skill_entries(places: int, skill: str = "") -> tuple[tuple[Entry, Entry], ...]:
    """Lines for skills to come: name (or specialisation of `skill`), value."""
    paths = [f"new-skill/{NEW}{skill}{place}/{skill}" for place in range(1, places + 1)]
    return tuple((Entry(f"{path}/name"), number_entry(f"{path}/value", None)) for path in paths)


def pool_entry(pool: str, value: int | None) -> Entry:
    """One of `POOLS`."""
    return number_entry(f"pool/{pool}", value)


def wounds_entry(track: Track, row: int, ticked: int) -> Entry:
    """The boxes of one line of a health table."""
    return Entry(f"wounds/{track.value}/{row}", str(ticked), EntryKind.TICKS)


def heroism_entry(left: int) -> Entry:
    """The points d'Héroïsme that are left."""
    return Entry(HEROISM, str(left), EntryKind.TICKS)


def weapon_entries(tables: Tables, weapon: Weapon) -> tuple[Entry, Entry, Entry | None]:
    """Name, family and reach; a ranged weapon has penetrations where others have a reach."""
    known = weapon.family in tables.weapon_families
    family = tables.weapon_family(weapon.family).name if known else ""
    reach = number_entry(f"weapon/{weapon.id}/allonge", weapon.allonge)
    return (
        Entry(f"weapon/{weapon.id}/name", weapon.name),
        Entry(f"weapon/{weapon.id}/family", family, options=families(tables)),
        reach if weapon.penetration_short is None else None,
    )


def new_weapon_entries(tables: Tables, places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for weapons to come."""
    paths = [f"weapon/{NEW}{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            Entry(f"{path}/family", options=families(tables)),
            number_entry(f"{path}/allonge", None),
        )
        for path in paths
    )


def families(tables: Tables) -> tuple[str, ...]:
    """The names of the weapon families."""
    return tuple(family.name for family in tables.weapon_families)


def armour_entries(armour: Armour) -> tuple[Entry, Entry, Entry]:
    """Name, and the protection that is left against both kinds of blows."""
    path = f"armour/{armour.id}"
    return (
        Entry(f"{path}/name", armour.name),
        number_entry(f"{path}/protection", max(0, armour.protection - armour.lost)),
        number_entry(f"{path}/blunt", max(0, armour.protection_blunt - armour.lost)),
    )


def new_armour_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for armour to come."""
    paths = [f"armour/{NEW}{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            number_entry(f"{path}/protection", None),
            number_entry(f"{path}/blunt", None),
        )
        for path in paths
    )


def item_entries(item: Item) -> tuple[Entry, Entry, Entry]:
    """Name, number and note of something carried."""
    path = f"item/{item.id}"
    return (
        Entry(f"{path}/name", item.name),
        number_entry(f"{path}/quantity", item.quantity),
        Entry(f"{path}/note", item.note),
    )


def new_item_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for things to come."""
    paths = [f"item/{NEW}{place}" for place in range(1, places + 1)]
    return tuple(
        (Entry(f"{path}/name"), number_entry(f"{path}/quantity", None), Entry(f"{path}/note"))
        for path in paths
    )


def contact_entries(tables: Tables, contact: Contact) -> tuple[Entry, Entry, Entry, Entry]:
    """Name, milieu, rank and note of a person."""
    known = contact.rank in tables.contact_levels
    rank = tables.contact_levels.get(contact.rank).name if known else ""
    return _contact(tables, contact.id, (contact.name, contact.milieu, rank, contact.note))


def new_contact_entries(
    tables: Tables, places: int
) -> tuple[tuple[Entry, Entry, Entry, Entry], ...]:
    """Lines for people to come."""
    return tuple(
        _contact(tables, f"{NEW}{place}", ("", "", "", "")) for place in range(1, places + 1)
    )


def _contact(
    tables: Tables, id: str, values: tuple[str, str, str, str]
) -> tuple[Entry, Entry, Entry, Entry]:
    name, milieu, rank, note = values
    ranks = tuple(level.name for level in tables.contact_levels)
    return (
        Entry(f"contact/{id}/name", name),
        Entry(f"contact/{id}/milieu", milieu),
        Entry(f"contact/{id}/rank", rank, options=ranks),
        Entry(f"contact/{id}/note", note),
    )


def new_trait_entries(tables: Tables, places: int) -> tuple[tuple[Entry, Entry], ...]:
    """Lines for memory traits to buy: name, and the words that go with it."""
    names = tuple(
        dict.fromkeys(
            trait.name for trait in tables.traits if not tables.trait_types.get(trait.type).free
        )
    )
    paths = [f"trait/{NEW}{place}" for place in range(1, places + 1)]
    return tuple((Entry(f"{path}/name", options=names), Entry(f"{path}/text")) for path in paths)


def chosen(tables: Tables, character: Character) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What is chosen of `IDENTITY` and `ORIGINS`: the name now, and every name there is."""
    identity, origins = character.identity, character.origins
    cultures = tuple(culture.name for culture in tables.cultures)
    for what, id, index in (
        ("style", identity.style, tables.styles),
        ("branch", identity.branch, tables.branches),
        ("specialty", identity.specialty, tables.specialties),
        ("race", origins.race, tables.races),
        ("milieu", origins.milieu, tables.milieux),
        ("cassure", character.cassure, tables.cassures),
    ):
        name = index.get(id).name if id in index else id
        yield what, name, tuple(one.name for one in index)
    for what, id in (
        ("culture", origins.culture),
        ("raised", origins.raised),
        ("mother", origins.mother),
    ):
        name = tables.culture(id).name if id in tables.cultures else id
        yield what, name, cultures
