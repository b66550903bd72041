"""What is carried: weapons with what they do, ammunition, things, money."""

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Cell, Column, Field, Fields, Table, Zone
from desktop.rules.warhammer.armed import PROFILE, damage, score, weapon_arms
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Ammunition, Character, Hand, Item, WeaponHeld
from desktop.rules.warhammer.edits.gear import ammunition_name, weapon_name
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.sheet.entries import (
    coin_entry,
    held_coins,
    item_entries,
    missile_entries,
    new_item_entries,
    new_missile_entries,
    new_weapon_entries,
    weapon_entries,
)
from desktop.rules.warhammer.sheet.room import Room
from desktop.rules.warhammer.sheet.words import NONE, listed, number, signed
from desktop.rules.warhammer.tables.tables import Tables


def weapons_block(tables: Tables, profile: Profile, character: Character, room: Room) -> Table:
    """Weapons with their score, their damage and their attributes; each profile of one under it,
    bare hands last."""
    rows: list[tuple[Cell, ...]] = []
    for id, used in weapon_arms(tables, character).items():
        rows.append(_weapon_row(tables, profile, character, id, used))
    return Table(
        id="weapons",
        title=say("wh.sheet.weapons"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("wh.sheet.weapon"), weight=5),
            Column(say("wh.sheet.hand"), weight=2),
            Column(say("wh.sheet.score"), numeric=True),
            Column(say("wh.sheet.damage"), numeric=True),
            Column(say("wh.sheet.attributes"), weight=5),
        ),
        rows=tuple(rows),
        blank_rows=room.weapons,
        blank_entries=tuple(
            (name, hand, None, None, None) for name, hand in new_weapon_entries(room.weapons)
        ),
        brief=True,
    )


def _weapon_row(
    tables: Tables, profile: Profile, character: Character, id: str, used: Arm
) -> tuple[Cell, ...]:
    held = used.held
    to_hit, dealt = score(character, profile, used), damage(character, profile, used)
    muted = bool(id) and (held.broken or held.hand is Hand.NONE)
    numbers = (
        Cell(number(to_hit.total), to_hit, muted=muted),
        Cell(NONE if dealt is None else signed(dealt.total), dealt, muted=muted),
    )
    if PROFILE in id:
        row = tables.melee.get(id.rpartition(PROFILE)[2])
        name = Cell(say("wh.sheet.as", name=row.name), muted=muted, indent=1)
        return (name, Cell("", muted=muted), *numbers, Cell(attributes(tables, used), muted=muted))
    named: Text = used.name
    if held.broken:
        named = say("wh.sheet.broken", name=named)
    if not id:
        return (Cell(named), Cell(""), *numbers, Cell(attributes(tables, used)))
    written = weapon_name(tables, held)
    name, hand = weapon_entries(written if isinstance(written, str) else "", held)
    return (
        Cell(named, muted=muted, entry=name),
        Cell(say(f"wh.held.{held.hand.value}"), muted=muted, entry=hand),
        *numbers,
        Cell(listed((attributes(tables, used), *particulars(tables, held))), muted=muted),
    )


def attributes(tables: Tables, used: Arm) -> Text:
    """The attributes of a weapon in the order of the tables, unknown ones as they are written;
    then what a shot needs: distances, reloading."""
    told: list[Text] = [one.name for one in tables.attributes if one.id in used.attributes]
    told += used.unknown
    if used.ranged:
        if used.most is None:
            told.append(say("wh.sheet.reach", reach=used.reach))
        else:
            told.append(say("wh.sheet.reaches", reach=used.reach, most=used.most))
        if used.reload:
            told.append(say("wh.sheet.reload", rounds=halves(used.reload)))
    return listed(told) if told else NONE


def particulars(tables: Tables, held: WeaponHeld) -> tuple[Text, ...]:
    """What is so of this one weapon: quality, what is loaded, what is left, wear, a note."""
    told: list[Text] = []
    if held.quality != "normale":
        told.append(say("wh.sheet.of-quality", quality=say(f"wh.quality.{held.quality}")))
    if held.ammunition:
        known = held.ammunition in tables.ammunition
        told.append(tables.ammunition.get(held.ammunition).name if known else held.ammunition)
    if held.left:
        told.append(say("wh.sheet.left", count=held.left))
    row = tables.ranged.get(held.weapon) if held.weapon in tables.ranged else held.shot
    if row is not None and row.reload and not held.loaded:
        told.append(say("wh.sheet.unloaded"))
    if held.lost:
        told.append(say("wh.sheet.shield-lost", count=held.lost))
    if held.note.strip():
        told.append(held.note.strip())
    return tuple(told)


def halves(count: int) -> str:
    """Half rounds as rounds: 1 is "½", 3 is "1½"."""
    whole, half = divmod(count, 2)
    return f"{whole or ''}{'½' if half else ''}" or "0"


def ammunition_block(tables: Tables, character: Character, room: Room) -> Table:
    """Arrows, bolts, balls: how many of which quality."""
    return Table(
        id="ammunition",
        title=say("wh.sheet.ammunition"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            Column(say("wh.sheet.missile"), weight=5),
            Column(say("wh.sheet.quality"), weight=3),
            Column(say("wh.sheet.count"), numeric=True),
        ),
        rows=tuple(_missile_row(tables, one) for one in character.ammunition),
        blank_rows=room.missiles,
        blank_entries=new_missile_entries(tables, room.missiles),
    )


def _missile_row(tables: Tables, one: Ammunition) -> tuple[Cell, ...]:
    name: Text = ammunition_name(tables, one)
    if one.bolts:
        name = say("wh.sheet.bolts", name=name)
    written, quality, count = missile_entries(tables, one)
    return (
        Cell(name, entry=written),
        Cell(say(f"wh.quality.{one.quality}"), entry=quality),
        Cell(number(one.count), entry=count),
    )


def purse_block(character: Character) -> Fields:
    """Money in couronnes, pistoles and sous; liards beside (WH-MONEY-CONVERSION,
    WH-MONEY-LIARD)."""
    return Fields(
        id="purse",
        title=say("wh.sheet.purse"),
        zone=Zone.RIGHT,
        page=2,
        fields=tuple(
            Field(say(f"wh.coin.{coin}"), number(count), entry=coin_entry(coin, count))
            for coin, count in held_coins(character.purse).items()
        ),
    )


def items_block(character: Character, room: Room) -> Table:
    """Everything else that is carried."""
    return Table(
        id="items",
        title=say("wh.sheet.items"),
        zone=Zone.RIGHT,
        page=2,
        columns=(
            Column(say("wh.sheet.item"), weight=6),
            Column(say("wh.sheet.count"), numeric=True),
            Column(say("wh.sheet.note"), weight=5),
        ),
        rows=tuple(_item_row(one) for one in character.items),
        blank_rows=room.items,
        blank_entries=new_item_entries(room.items),
    )


def _item_row(one: Item) -> tuple[Cell, ...]:
    name, quantity, note = item_entries(one)
    return (
        Cell(one.name, entry=name),
        Cell(number(one.quantity), entry=quantity),
        Cell(one.note, entry=note),
    )
