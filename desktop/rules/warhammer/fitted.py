"""Pieces of armour with what they cover and are made of: those of the tables, and those that only
the table at home knows, by the values that it gave them."""

import msgspec

from desktop.rules.warhammer.document import Character, OwnPiece, PieceHeld
from desktop.rules.warhammer.tables.gear import Armour, Piece
from desktop.rules.warhammer.tables.tables import Tables

OUTERMOST = 3
"""The layer of a piece made like nothing in the tables: over everything else."""
_MARK = "~"


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of armour that automation can count."""

    held: PieceHeld
    piece: Piece
    armour: Armour

    def pa(self, zone: str) -> int:
        """Its PA on a zone before wear."""
        own = self.held.own
        return self.armour.pa if own is None else own.pa.get(zone, 0)

    def quarters(self, zone: str) -> int:
        """How many quarters of a zone it covers."""
        return quarters(self.piece, zone)


def fitted(tables: Tables, held: PieceHeld) -> Fitted | None:
    """A piece with its armour; None for one that says nothing of itself and that the tables do not
    know."""
    if held.piece in tables.pieces:
        piece = tables.pieces.get(held.piece)
        return Fitted(held=held, piece=piece, armour=tables.armours.get(piece.armour))
    if held.own is None:
        return None
    armour = _armour(tables, held, held.own)
    covers = held.own.covers
    piece = Piece(
        id=held.id,
        armour=armour.id,
        name=held.piece,
        tete=covers.get("tete", 0),
        corps=covers.get("corps", 0),
        bras=covers.get("bras", 0),
        jambes=covers.get("jambes", 0),
    )
    return Fitted(held=held, piece=piece, armour=armour)


def worn(tables: Tables, character: Character) -> tuple[Fitted, ...]:
    """The worn pieces that automation can count."""
    found = (fitted(tables, held) for held in character.armour if held.worn)
    return tuple(one for one in found if one is not None)


def armours_of(tables: Tables, pieces: tuple[Fitted, ...]) -> tuple[Armour, ...]:
    """What the pieces are made of, each once, in the order of the tables; those of the table at
    home last."""
    of = {one.armour.id: one.armour for one in pieces}
    known = [one for one in tables.armours if one.id in of]
    return (*known, *(one for id, one in of.items() if id not in tables.armours))


def base(armour: Armour) -> str:
    """The armour of the tables that this one is, or is made like; "" for one like nothing there."""
    return armour.id.partition(_MARK)[0]


def stack(first: Armour, second: Armour) -> bool:
    """Whether two armours may be worn on one zone (WH-ARMOUR-LAYERS): the tables say so of what
    they know, the table at home of the rest."""
    one, other = base(first), base(second)
    return not (one and other) or other in first.stacks_with or one in second.stacks_with


def quarters(piece: Piece, zone: str) -> int:
    """How many quarters of a zone a piece covers."""
    match zone:
        case "tete":
            return piece.tete
        case "corps":
            return piece.corps
        case "bras":
            return piece.bras
        case _:
            return piece.jambes


def _armour(tables: Tables, held: PieceHeld, own: OwnPiece) -> Armour:
    """An armour of its own: pieces of two makers do not add up on a zone."""
    id, most = f"{own.like}{_MARK}{held.id}", max(own.pa.values(), default=0)
    if own.like in tables.armours:
        like = tables.armours.get(own.like)
        return msgspec.structs.replace(like, id=id, name=held.piece, pa=most)
    return Armour(
        id=f"{_MARK}{held.id}",
        name=held.piece,
        pa=most,
        weight="legere",
        layer=OUTERMOST,
        wear_hours=24,
        drawback="",
    )
