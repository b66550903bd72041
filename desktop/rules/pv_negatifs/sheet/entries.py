"""What a sheet of PV négatifs lets people fill in: the paths, and what each takes."""

from desktop.rules.message import Text
from desktop.rules.pv_negatifs.document import Character, Item, Proficiency, Weapon
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.sheetmodel import Entry, EntryKind
from desktop.rules.sheetwriting import NEW, number_entry

NAME, GROUP, HP = "name", "group", "hp"
TEXTS = ("player", "race", "title", "resistance_from", "appearance", "history", "notes")
SHORT = ("player", "race", "title", "resistance_from")
NUMBERS = ("level", "most", "speed", "attacks", "resistance", "xp")
ARMOUR = ("worn", "dexterity", "shield", "by_class")


def text_entry(field: str, text: str) -> Entry:
    """One of `TEXTS`; of several lines but for the shortest."""
    kind = EntryKind.TEXT if field in SHORT else EntryKind.LINES
    return Entry(f"text/{field}", text, kind)


def group_entry(tables: Tables, group: str) -> Entry:
    """The group of classes, by its name."""
    name = tables.groups.get(group).written if group in tables.groups else group
    return Entry(GROUP, name, options=tuple(one.written for one in tables.groups))


def group_words(tables: Tables, group: str) -> Text:
    """The group of classes, as each language calls it."""
    return tables.groups.get(group).name if group in tables.groups else group


def plain_number(what: str, value: int | None) -> Entry:
    """One of `NUMBERS`."""
    return number_entry(f"number/{what}", value)


def ability_entry(character: Character | None, ability: str) -> Entry:
    """An ability as it was rolled."""
    value = None if character is None else character.abilities.get(ability)
    return number_entry(f"ability/{ability}", value)


def armour_entry(part: str, value: int | None) -> Entry:
    """A part of the armour class."""
    return number_entry(f"armour/{part}", value)


def skill_entries(tables: Tables, one: Proficiency, name: str) -> tuple[Entry, Entry]:
    """Name and value of a skill; those of the tables keep their name."""
    return Entry(f"skill/{one.id}/name", name), number_entry(f"skill/{one.id}/value", one.value)


def known_skill_entry(skill: str) -> Entry:
    """The value of a skill of the tables that nobody learnt yet."""
    return number_entry(f"skill/{NEW}{skill}/value", None)


def new_skill_entries(places: int) -> tuple[tuple[Entry, Entry], ...]:
    """Lines for skills to come."""
    paths = [f"skill/{NEW}s{place}" for place in range(1, places + 1)]
    return tuple((Entry(f"{path}/name"), number_entry(f"{path}/value", None)) for path in paths)


def weapon_entries(weapon: Weapon, damage: str) -> tuple[Entry, Entry, Entry]:
    """Name, bonus to hit and damage of a weapon."""
    path = f"weapon/{weapon.id}"
    return (
        Entry(f"{path}/name", weapon.name),
        number_entry(f"{path}/to_hit", weapon.to_hit),
        Entry(f"{path}/damage", damage),
    )


def new_weapon_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for weapons to come."""
    paths = [f"weapon/{NEW}w{place}" for place in range(1, places + 1)]
    return tuple(
        (Entry(f"{path}/name"), number_entry(f"{path}/to_hit", None), Entry(f"{path}/damage"))
        for path in paths
    )


def item_entries(item: Item) -> tuple[Entry, Entry, Entry, Entry]:
    """Name, number, weight and note of a thing."""
    path = f"item/{item.id}"
    return (
        Entry(f"{path}/name", item.name),
        number_entry(f"{path}/quantity", item.quantity),
        number_entry(f"{path}/weight", item.weight),
        Entry(f"{path}/note", item.note),
    )


def new_item_entries(places: int) -> tuple[tuple[Entry, Entry, Entry, Entry], ...]:
    """Lines for things to come."""
    paths = [f"item/{NEW}i{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            number_entry(f"{path}/quantity", None),
            number_entry(f"{path}/weight", None),
            Entry(f"{path}/note"),
        )
        for path in paths
    )
