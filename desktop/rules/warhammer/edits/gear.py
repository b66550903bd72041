"""Edits of weapons, armour, ammunition and things (I, II)."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.members import added, found, removed, updated
from desktop.rules.message import Text, say
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer import limbs
from desktop.rules.warhammer.armour import WHOLE, mended
from desktop.rules.warhammer.arms import arm
from desktop.rules.warhammer.commands.gear import (
    AddAmmunition,
    AddItem,
    AddPiece,
    AddWeapon,
    GearCommand,
    Hold,
    MendPiece,
    RemoveAmmunition,
    RemoveItem,
    RemovePiece,
    RemoveWeapon,
    UpdateAmmunition,
    UpdateItem,
    UpdatePiece,
    UpdateWeapon,
    Wear,
)
from desktop.rules.warhammer.document import (
    ZONES,
    Ammunition,
    Hand,
    OwnPiece,
    OwnShot,
    PieceHeld,
    WeaponHeld,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.tables.tables import Tables

MOST_DAMAGE, MOST_COUNT, MOST_LOST = 30, 100_000, 200
MOST_PA, MOST_REACH, MOST_RELOAD = 20, 2_000, 20
QUALITIES = ("mediocre", "normale", "bonne", "exceptionnelle")


def edit_gear(editing: Editing, command: GearCommand) -> Edited | Refused:
    """Apply a command of `commands.gear` that moves no money."""
    match command:
        case AddWeapon() | UpdateWeapon() | RemoveWeapon():
            return _weapons(editing, command)
        case Hold(id, hand):
            return _hold(editing, id, hand)
        case AddPiece() | UpdatePiece() | RemovePiece():
            return _pieces(editing, command)
        case Wear() | MendPiece():
            return _piece(editing, command)
        case AddAmmunition() | UpdateAmmunition() | RemoveAmmunition():
            return _ammunition(editing, command)
        case AddItem() | UpdateItem() | RemoveItem():
            return _items(editing, command)


def weapon_name(tables: Tables, weapon: WeaponHeld) -> Text:
    """What a weapon is called: its own name, or that of its row."""
    if weapon.name:
        return weapon.name
    for index in (tables.melee, tables.ranged):
        if weapon.weapon in index:
            return index.get(weapon.weapon).name
    return weapon.weapon or say("wh.weapon.unnamed")


def piece_name(tables: Tables, piece: PieceHeld) -> Text:
    """What a piece is called, with its armour."""
    if piece.piece not in tables.pieces:
        return piece.piece
    row = tables.pieces.get(piece.piece)
    return say("wh.piece", name=row.name, armour=tables.armours.get(row.armour).name)


def ammunition_name(tables: Tables, ammunition: Ammunition) -> str:
    """What ammunition is called."""
    known = ammunition.ammunition in tables.ammunition
    return tables.ammunition.get(ammunition.ammunition).name if known else ammunition.ammunition


def _weapons(
    editing: Editing, command: AddWeapon | UpdateWeapon | RemoveWeapon
) -> Edited | Refused:
    now = editing.character.weapons
    if isinstance(command, RemoveWeapon):
        weapon = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        weapon = command.weapon
        if not (weapon.weapon.strip() or weapon.name.strip()):
            return refuse("wh.edit.no-name")
        amounts = (weapon.left, weapon.lost, weapon.version)
        if (
            not -MOST_DAMAGE <= (weapon.damage or 0) <= MOST_DAMAGE
            or not all(0 <= each <= MOST_LOST for each in amounts)
            or weapon.quality not in QUALITIES
            or not _shoots(weapon.shot)
        ):
            return refuse("wh.edit.impossible", name=weapon_name(editing.tables, weapon))
        adds = isinstance(command, AddWeapon)
        after, verb = (added if adds else updated)(now, weapon), "added" if adds else "updated"
    if isinstance(after, Refused) or weapon is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    name = weapon_name(editing.tables, weapon)
    return done(replace(editing.character, weapons=after), f"wh.edit.gear-{verb}", name=name)


def _hold(editing: Editing, id: str, hand: Hand) -> Edited | Refused:
    """A weapon into a hand: what was there is put away (WH-WPN-TWOHANDED)."""
    now = editing.character.weapons
    weapon = found(now, id)
    if weapon is None:
        return refuse("edit.no-such-entry")
    name = weapon_name(editing.tables, weapon)
    if hand is weapon.hand:
        return done(editing.character, f"wh.edit.hold-{hand.value}", name=name)
    if hand is not Hand.NONE and weapon.broken:
        return refuse("wh.edit.broken", name=name)
    if (why := limbs.cannot_hold(editing.character, hand)) is not None:
        return Refused(why)
    one_hand = hand in (Hand.RIGHT, Hand.LEFT)
    if one_hand and arm(editing.tables, editing.character, replace(weapon, hand=hand)).hands > 1:
        return refuse("wh.hands.needs-two", weapon=name)
    freed: set[Hand] = set()
    if hand is Hand.BOTH or (one_hand and limbs.missing(editing.character).left < 2):
        freed = {Hand.RIGHT, Hand.LEFT, Hand.BOTH}
    elif one_hand:
        freed = {hand, Hand.BOTH}
    after = tuple(_held(one, id, hand, freed) for one in now)
    character = replace(editing.character, weapons=after)
    return done(character, f"wh.edit.hold-{hand.value}", name=name)


def _held(one: WeaponHeld, id: str, hand: Hand, freed: set[Hand]) -> WeaponHeld:
    if one.id == id:
        return replace(one, hand=hand)
    return replace(one, hand=Hand.NONE) if one.hand in freed else one


def _pieces(editing: Editing, command: AddPiece | UpdatePiece | RemovePiece) -> Edited | Refused:
    now = editing.character.armour
    if isinstance(command, RemovePiece):
        piece = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        piece = command.piece
        if not piece.piece.strip():
            return refuse("wh.edit.no-name")
        amounts = (*piece.lost.values(), *piece.pa_lost.values())
        if (
            piece.quality not in QUALITIES
            or not {*piece.lost, *piece.pa_lost} <= set(ZONES)
            or not all(0 <= each <= MOST_LOST for each in amounts)
            or not _made(editing.tables, piece.own)
        ):
            return refuse("wh.edit.impossible", name=piece_name(editing.tables, piece))
        adds = isinstance(command, AddPiece)
        after, verb = (added if adds else updated)(now, piece), "added" if adds else "updated"
    if isinstance(after, Refused) or piece is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    name = piece_name(editing.tables, piece)
    return done(replace(editing.character, armour=after), f"wh.edit.gear-{verb}", name=name)


def _shoots(shot: OwnShot | None) -> bool:
    """Whether a homebrew weapon can shoot so."""
    if shot is None:
        return True
    return (
        0 <= shot.reach <= (MOST_REACH if shot.most is None else shot.most) <= MOST_REACH
        and 0 <= (shot.strength or 0) <= MOST_DAMAGE
        and 0 <= shot.reload <= MOST_RELOAD
        and 0 <= shot.magazine <= MOST_LOST
    )


def _made(tables: Tables, own: OwnPiece | None) -> bool:
    """Whether a homebrew piece can be made so."""
    if own is None:
        return True
    return (
        {*own.covers, *own.pa} <= set(ZONES)
        and all(0 <= each <= WHOLE for each in own.covers.values())
        and all(0 <= each <= MOST_PA for each in own.pa.values())
        and (not own.like or own.like in tables.armours)
    )


def _piece(editing: Editing, command: Wear | MendPiece) -> Edited | Refused:
    """A piece put on, taken off or repaired (WH-ARMOUR-WEAR-BREAK)."""
    now = editing.character.armour
    piece = found(now, command.id)
    if piece is None:
        return refuse("edit.no-such-entry")
    if isinstance(command, Wear):
        changed, key = replace(piece, worn=command.worn), "on" if command.worn else "off"
    else:
        changed, key = mended(piece), "mended"
    after = tuple(changed if one.id == piece.id else one for one in now)
    name = piece_name(editing.tables, piece)
    return done(replace(editing.character, armour=after), f"wh.edit.piece-{key}", name=name)


def _ammunition(
    editing: Editing, command: AddAmmunition | UpdateAmmunition | RemoveAmmunition
) -> Edited | Refused:
    now = editing.character.ammunition
    if isinstance(command, RemoveAmmunition):
        one = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        one = command.ammunition
        if not one.ammunition.strip():
            return refuse("wh.edit.no-name")
        if not 0 <= one.count <= MOST_COUNT or one.quality not in QUALITIES:
            return refuse("wh.edit.impossible", name=ammunition_name(editing.tables, one))
        adds = isinstance(command, AddAmmunition)
        after, verb = (added if adds else updated)(now, one), "added" if adds else "updated"
    if isinstance(after, Refused) or one is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    name = ammunition_name(editing.tables, one)
    return done(replace(editing.character, ammunition=after), f"wh.edit.gear-{verb}", name=name)


def _items(editing: Editing, command: AddItem | UpdateItem | RemoveItem) -> Edited | Refused:
    now = editing.character.items
    if isinstance(command, RemoveItem):
        item = found(now, command.id)
        after, verb = removed(now, command.id), "removed"
    else:
        item = command.item
        if not item.name.strip():
            return refuse("wh.edit.no-name")
        if not 0 <= item.quantity <= MOST_COUNT:
            return refuse("wh.edit.impossible", name=item.name)
        adds = isinstance(command, AddItem)
        after, verb = (added if adds else updated)(now, item), "added" if adds else "updated"
    if isinstance(after, Refused) or item is None:
        return after if isinstance(after, Refused) else refuse("edit.no-such-entry")
    return done(replace(editing.character, items=after), f"wh.edit.gear-{verb}", name=item.name)
