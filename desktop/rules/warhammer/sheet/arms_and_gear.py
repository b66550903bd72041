"""What is carried: weapons with what they do, ammunition, things, money."""

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Cell, Column, Field, Fields, Table, Zone
from desktop.rules.warhammer.armed import damage, score, weapon_arms
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Ammunition, Character, Hand, Item
from desktop.rules.warhammer.edits.gear import ammunition_name
from desktop.rules.warhammer.money import coins
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.sheet.words import NONE, listed, number, signed
from desktop.rules.warhammer.tables.tables import Tables

#: Lines to write on by hand after the last one.
NEW_WEAPONS, NEW_AMMUNITION, NEW_ITEMS = 1, 1, 6


def weapons_block(tables: Tables, profile: Profile, character: Character) -> Table:
    """Weapons with their score, their damage and their attributes; bare hands last."""
    return Table(
        id="weapons",
        title=say("wh.sheet.weapons"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("wh.sheet.weapon"), weight=5),
            Column(say("wh.sheet.hand"), weight=3),
            Column(say("wh.sheet.score"), numeric=True),
            Column(say("wh.sheet.damage"), numeric=True),
            Column(say("wh.sheet.attributes"), weight=5),
        ),
        rows=tuple(
            _weapon_row(tables, profile, character, id, used)
            for id, used in weapon_arms(tables, character).items()
        ),
        blank_rows=NEW_WEAPONS,
        brief=True,
    )


def _weapon_row(
    tables: Tables, profile: Profile, character: Character, id: str, used: Arm
) -> tuple[Cell, ...]:
    held = used.held
    name: Text = used.name
    if held.broken:
        name = say("wh.sheet.broken", name=used.name)
    to_hit, dealt = score(character, profile, used), damage(profile, used)
    muted = bool(id) and (held.broken or held.hand is Hand.NONE)
    return (
        Cell(name, muted=muted),
        Cell(say(f"wh.hand.{held.hand.value}") if id else "", muted=muted),
        Cell(number(to_hit.total), to_hit, muted=muted),
        Cell(NONE if dealt is None else signed(dealt.total), dealt, muted=muted),
        Cell(attributes(tables, used), muted=muted),
    )


def attributes(tables: Tables, used: Arm) -> Text:
    """The attributes of a weapon in the order of the tables, unknown ones as they are written;
    then what a shot needs: distances, reloading."""
    told: list[Text] = [one.name for one in tables.attributes if one.id in used.attributes]
    told += used.unknown
    if used.ranged:
        key = "wh.sheet.reach" if used.most is None else "wh.sheet.reaches"
        told.append(say(key, reach=used.reach, most=used.most or 0))
        if used.reload:
            told.append(say("wh.sheet.reload", rounds=halves(used.reload)))
    return listed(told) if told else NONE


def halves(count: int) -> str:
    """Half rounds as rounds: 1 is "½", 3 is "1½"."""
    whole, half = divmod(count, 2)
    return f"{whole or ''}{'½' if half else ''}" or "0"


def ammunition_block(tables: Tables, character: Character) -> Table:
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
        blank_rows=NEW_AMMUNITION,
    )


def _missile_row(tables: Tables, one: Ammunition) -> tuple[Cell, ...]:
    name: Text = ammunition_name(tables, one)
    if one.bolts:
        name = say("wh.sheet.bolts", name=name)
    return (Cell(name), Cell(say(f"wh.quality.{one.quality}")), Cell(number(one.count)))


def purse_block(character: Character) -> Fields:
    """Money in couronnes, pistoles and sous; liards beside (WH-MONEY-CONVERSION,
    WH-MONEY-LIARD)."""
    held = coins(character.purse.sous)
    amounts = (
        ("co", held.co),
        ("pa-coins", held.pa),
        ("s", held.s),
        ("liards", character.purse.liards),
    )
    return Fields(
        id="purse",
        title=say("wh.sheet.purse"),
        zone=Zone.RIGHT,
        page=2,
        fields=tuple(Field(say(f"wh.sheet.{coin}"), number(count)) for coin, count in amounts),
    )


def items_block(character: Character) -> Table:
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
        blank_rows=NEW_ITEMS,
    )


def _item_row(one: Item) -> tuple[Cell, ...]:
    return (Cell(one.name), Cell(number(one.quantity)), Cell(one.note))
