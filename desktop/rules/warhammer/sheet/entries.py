"""What a Warhammer sheet lets people fill in: the paths, and what each takes.

`entry_edits` turns what is written into commands. Skills, weapons and the like go by their ids
("weapon/ab12/name"); an unlearnt basic skill by its own ("new-skill/+charme/charme/level").
"""

from desktop.rules.sheetmodel import Entry, EntryKind
from desktop.rules.sheetwriting import NEW, number_entry
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Hand,
    Item,
    PieceHeld,
    Purse,
    SkillHeld,
    WeaponHeld,
)
from desktop.rules.warhammer.edits.gear import ammunition_name
from desktop.rules.warhammer.money import coins
from desktop.rules.warhammer.profile import race_of
from desktop.rules.warhammer.tables.gear import Piece
from desktop.rules.warhammer.tables.tables import Tables

NAME, RACE, CAREER, KIND = "name", "race", "career", "kind"
FORTUNE, DESTINY, DESTINY_DIE = "fortune", "destiny", "destiny-die"
LINES = ("player", "sex", "age")
TEXTS = (*LINES, "past", "appearance", "personality", "history", "notes")
COINS = ("co", "pa", "s", "liards")
KINDS = ("personnage", "monstre")
HANDS = {
    Hand.RIGHT: "droite",
    Hand.LEFT: "gauche",
    Hand.BOTH: "deux mains",
    Hand.NONE: "rangée",
}
QUALITIES = {
    "mediocre": "médiocre",
    "normale": "normale",
    "bonne": "bonne",
    "exceptionnelle": "exceptionnelle",
}
YES, NO = "oui", "non"


def text_entry(field: str, text: str) -> Entry:
    """One of `TEXTS`; a person's words, of several lines but for `LINES`."""
    kind = EntryKind.TEXT if field in LINES else EntryKind.LINES
    return Entry(f"text/{field}", text, kind)


def race_entry(tables: Tables, character: Character) -> Entry:
    """The race, by its name."""
    race = race_of(tables, character)
    name = character.origin.race if race is None else race.name
    return Entry(RACE, name, options=tuple(one.name for one in tables.races))


def kind_entry(character: Character) -> Entry:
    """A character of a playable race, or a monster."""
    return Entry(KIND, character.kind.value, options=KINDS)


def characteristic_entry(characteristic: str, value: int | None) -> Entry:
    """A characteristic as it is now; what is missing is progression."""
    return number_entry(f"characteristic/{characteristic}", value)


def dice_entry(characteristic: str, value: int | None) -> Entry:
    """The 2d10 of a characteristic."""
    return number_entry(f"dice/{characteristic}", value)


def advance_entry(characteristic: str, value: int | None) -> Entry:
    """The progression of a characteristic."""
    return number_entry(f"advance/{characteristic}", value)


def secondary_entry(what: str, value: int | None) -> Entry:
    """A secondary characteristic, as it is shown."""
    return number_entry(f"secondary/{what}", value)


def points_entry(what: str, left: int) -> Entry:
    """Points of fortune or destiny that are left."""
    return Entry(what, str(left), EntryKind.TICKS)


def skill_entry(skill: SkillHeld) -> Entry:
    """How many times a skill was learnt, 0 to 3."""
    return number_entry(f"skill/{skill.id}/level", skill.level)


def unlearnt_entry(skill: str) -> Entry:
    """A skill of the tables that was never learnt."""
    return number_entry(f"new-skill/{NEW}{skill}/{skill}/level", None)


def new_skill_entries(places: int) -> tuple[tuple[Entry, Entry], ...]:
    """Lines for skills to come: name with its subject, level."""
    paths = [f"new-skill/{NEW}{place}/" for place in range(1, places + 1)]
    return tuple((Entry(f"{path}/name"), number_entry(f"{path}/level", None)) for path in paths)


def new_talent_entries(tables: Tables, places: int) -> tuple[tuple[Entry, Entry], ...]:
    """Lines for talents to come: name, and the words that go with it."""
    names = tuple(one.name for one in tables.talents)
    paths = [f"talent/{NEW}{place}" for place in range(1, places + 1)]
    return tuple((Entry(f"{path}/name", options=names), Entry(f"{path}/text")) for path in paths)


def weapon_entries(name: str, weapon: WeaponHeld) -> tuple[Entry, Entry]:
    """The name that a weapon goes by, and the hand that holds it."""
    return (
        Entry(f"weapon/{weapon.id}/name", name),
        Entry(f"weapon/{weapon.id}/hand", HANDS[weapon.hand], options=tuple(HANDS.values())),
    )


def new_weapon_entries(places: int) -> tuple[tuple[Entry, Entry], ...]:
    """Lines for weapons to come."""
    paths = [f"weapon/{NEW}{place}" for place in range(1, places + 1)]
    hands = tuple(HANDS.values())
    return tuple((Entry(f"{path}/name"), Entry(f"{path}/hand", options=hands)) for path in paths)


def piece_title(tables: Tables, piece: Piece) -> str:
    """A piece of the tables with its armour: "Gilet (Maille)"."""
    return f"{piece.name} ({tables.armours.get(piece.armour).name})"


def piece_entries(tables: Tables, piece: PieceHeld) -> tuple[Entry, Entry, Entry]:
    """Which piece it is, its quality, whether it is worn."""
    known = piece.piece in tables.pieces
    name = piece_title(tables, tables.pieces.get(piece.piece)) if known else piece.piece
    worn = YES if piece.worn else NO
    return _piece(tables, piece.id, (name, QUALITIES.get(piece.quality, ""), worn))


def new_piece_entries(tables: Tables, places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for pieces to come."""
    return tuple(_piece(tables, f"{NEW}{place}", ("", "", "")) for place in range(1, places + 1))


def _piece(tables: Tables, id: str, values: tuple[str, str, str]) -> tuple[Entry, Entry, Entry]:
    name, quality, worn = values
    titles = tuple(piece_title(tables, one) for one in tables.pieces)
    return (
        Entry(f"piece/{id}/name", name, options=titles),
        Entry(f"piece/{id}/quality", quality, options=tuple(QUALITIES.values())),
        Entry(f"piece/{id}/worn", worn, options=(YES, NO)),
    )


def missile_entries(tables: Tables, one: Ammunition) -> tuple[Entry, Entry, Entry]:
    """Which ammunition it is, its quality, how many there are."""
    name = ammunition_name(tables, one)
    return _missile(tables, one.id, (name, QUALITIES.get(one.quality, ""), one.count))


def new_missile_entries(tables: Tables, places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for ammunition to come."""
    return tuple(
        _missile(tables, f"{NEW}{place}", ("", "", None)) for place in range(1, places + 1)
    )


def _missile(
    tables: Tables, id: str, values: tuple[str, str, int | None]
) -> tuple[Entry, Entry, Entry]:
    name, quality, count = values
    names = tuple(one.name for one in tables.ammunition)
    return (
        Entry(f"missile/{id}/name", name, options=names),
        Entry(f"missile/{id}/quality", quality, options=tuple(QUALITIES.values())),
        number_entry(f"missile/{id}/count", count),
    )


def item_entries(item: Item) -> tuple[Entry, Entry, Entry]:
    """Name, number and note of something carried."""
    return _item(item.id, item.name, item.quantity, item.note)


def new_item_entries(places: int) -> tuple[tuple[Entry, Entry, Entry], ...]:
    """Lines for things to come."""
    return tuple(_item(f"{NEW}{place}", "", None, "") for place in range(1, places + 1))


def _item(id: str, name: str, quantity: int | None, note: str) -> tuple[Entry, Entry, Entry]:
    path = f"item/{id}"
    return (
        Entry(f"{path}/name", name),
        number_entry(f"{path}/quantity", quantity),
        Entry(f"{path}/note", note),
    )


def held_coins(purse: Purse) -> dict[str, int]:
    """What a purse holds, by `COINS`."""
    held = coins(purse.sous)
    return dict(zip(COINS, (held.co, held.pa, held.s, purse.liards), strict=True))


def coin_entry(coin: str, value: int | None) -> Entry:
    """One of `COINS`."""
    return number_entry(f"purse/{coin}", value)
