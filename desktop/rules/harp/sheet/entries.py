"""What a sheet of HARP | TdM lets people fill in: the paths, and what each takes."""

from desktop.rules.harp.document import Character, Guard, Item, Skill, Weapon
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.sheetmodel import Entry, EntryKind
from desktop.rules.sheetwriting import NEW, number_entry

NAME, HP = "name", "hp"
TEXTS = ("player", "race", "profession", "appearance", "history", "notes")
SHORT = ("player", "race", "profession")
NUMBERS = ("level", "most")
GUARD = ("armour", "shield", "other")


def text_entry(field: str, text: str) -> Entry:
    """One of `TEXTS`; of several lines but for the shortest."""
    kind = EntryKind.TEXT if field in SHORT else EntryKind.LINES
    return Entry(f"text/{field}", text, kind)


def plain_number(what: str, value: int | None) -> Entry:
    """One of `NUMBERS`."""
    return number_entry(f"number/{what}", value)


def score_entry(character: Character, characteristic: str) -> Entry:
    """The score of a characteristic."""
    return number_entry(f"score/{characteristic}", character.scores.get(characteristic))


def guard_entries(guard: Guard | None) -> tuple[Entry, Entry, Entry]:
    """Armour, shield and the rest of the bonus of defence; empty ones of nobody."""
    armour, shield, other = (
        number_entry(f"guard/{field}", None if guard is None else getattr(guard, field))
        for field in GUARD
    )
    return armour, shield, other


def resistance_entries(character: Character, kind: str, *, blank: bool) -> tuple[Entry, Entry]:
    """Ranks of a resistance, and what race and gear add."""
    held = None if blank else character.resistances.get(kind)
    return (
        number_entry(f"resistance/{kind}/ranks", None if held is None else held.ranks),
        number_entry(f"resistance/{kind}/other", None if held is None else held.other),
    )


def skill_entries(skill: Skill, name: str) -> tuple[Entry, Entry, Entry]:
    """Name, ranks and equipment of a skill."""
    path = f"skill/{skill.id}"
    return (
        Entry(f"{path}/name", name),
        number_entry(f"{path}/ranks", skill.ranks),
        number_entry(f"{path}/equipment", skill.equipment),
    )


def new_skill_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for skills to come."""
    paths = [f"skill/{NEW}s{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            number_entry(f"{path}/ranks", None),
            number_entry(f"{path}/equipment", None),
        )
        for path in paths
    )


def weapon_entries(weapon: Weapon) -> tuple[Entry, Entry, Entry, Entry]:
    """Name, bonus, last fumble and note of a weapon."""
    path = f"weapon/{weapon.id}"
    return (
        Entry(f"{path}/name", weapon.name),
        number_entry(f"{path}/bonus", weapon.bonus),
        number_entry(f"{path}/fumble", weapon.fumble),
        Entry(f"{path}/note", weapon.note),
    )


def new_weapon_entries(places: int) -> tuple[tuple[Entry, Entry, Entry, Entry], ...]:
    """Lines for weapons to come."""
    paths = [f"weapon/{NEW}w{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            number_entry(f"{path}/bonus", None),
            number_entry(f"{path}/fumble", None),
            Entry(f"{path}/note"),
        )
        for path in paths
    )


def item_entries(item: Item) -> tuple[Entry, Entry, Entry]:
    """Name, number and note of a thing."""
    path = f"item/{item.id}"
    return (
        Entry(f"{path}/name", item.name),
        number_entry(f"{path}/quantity", item.quantity),
        Entry(f"{path}/note", item.note),
    )


def new_item_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for things to come."""
    paths = [f"item/{NEW}i{place}" for place in range(1, places + 1)]
    return tuple(
        (
            Entry(f"{path}/name"),
            number_entry(f"{path}/quantity", None),
            Entry(f"{path}/note"),
        )
        for path in paths
    )


def skill_title(tables: Tables, skill: Skill) -> str:
    """A skill as people write it: "Artisanat (bois)"."""
    name = tables.skills.get(skill.skill).name if skill.skill in tables.skills else skill.name
    return f"{name} ({skill.specialty})" if skill.specialty else name
