"""What protects a body and what has struck it: armour by zone, what it costs, pieces, wounds, what
stays for good."""

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Block,
    Body,
    BodyPart,
    BodyZone,
    Cell,
    Column,
    Field,
    Fields,
    Item,
    Items,
    Table,
    Zone,
)
from desktop.rules.warhammer.armour import WHOLE, Layer, layers, protection, wear_hours
from desktop.rules.warhammer.document import ZONES, Character, PieceHeld, Wound
from desktop.rules.warhammer.edits.gear import piece_name
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.entries import new_piece_entries, piece_entries
from desktop.rules.warhammer.sheet.room import Room
from desktop.rules.warhammer.sheet.words import (
    NONE,
    body_states,
    injuries,
    injury,
    listed,
    number,
    running,
    wound_effect,
    wound_name,
)
from desktop.rules.warhammer.skills import rolls_penalty
from desktop.rules.warhammer.tables.tables import Tables

_WHERE = {
    "tete": BodyZone.HEAD,
    "bras": BodyZone.ARMS,
    "corps": BodyZone.TRUNK,
    "jambes": BodyZone.LEGS,
}
_FRACTIONS = ("0", "¼", "½", "¾", "1")


def zones_block(tables: Tables, character: Character) -> Body:
    """The armour that lies on each zone, outermost first, with what it covers and its PA."""
    return Body(
        id="zones",
        title=say("wh.sheet.armour"),
        zone=Zone.RIGHT,
        column=say("wh.sheet.pa"),
        parts=tuple(_part(tables, character, zone) for zone in ZONES),
        brief=True,
    )


def _part(tables: Tables, character: Character, zone: str) -> BodyPart:
    worn = layers(tables, character, zone)
    total = protection(tables, character, zone)
    return BodyPart(
        where=_WHERE[zone],
        label=say(f"wh.zone-title.{zone}"),
        detail=listed(layer_name(one) for one in worn) if worn else NONE,
        value=number(total.total),
        breakdown=total,
        layers=tuple(one.quarters for one in worn),
    )


def layer_name(layer: Layer) -> Text:
    """An armour on a zone: its name, its part of the zone where that is not whole, its PA."""
    if layer.quarters >= WHOLE:
        return say("wh.sheet.layer", name=layer.armour.name, pa=layer.pa)
    part = _FRACTIONS[layer.quarters]
    return say("wh.sheet.layer-part", name=layer.armour.name, part=part, pa=layer.pa)


def burden_block(tables: Tables, values: Profile, character: Character) -> Fields:
    """What armour costs Ag, CC, CT and hearing, and how many hours a day it is borne
    (WH-ARMOUR-PENALTY-SUM, WH-ARMOUR-WEAR-TIME)."""
    worn = values.armour
    sums = (
        (say("wh.c.ag"), worn.agility),
        (say("wh.c.cc"), worn.cc),
        (say("wh.c.ct"), worn.ct),
        (say("wh.stat.hearing-title"), worn.hearing),
    )
    hours = wear_hours(tables, character, values.natural_be)
    borne: Text = NONE if hours is None else say("wh.sheet.hours-a-day", count=hours)
    return Fields(
        id="burden",
        title=say("wh.sheet.burden"),
        zone=Zone.RIGHT,
        fields=(
            *(Field(label, number(total.total), total) for label, total in sums),
            Field(say("wh.sheet.borne"), borne),
        ),
    )


def pieces_block(tables: Tables, character: Character, room: Room) -> Table:
    """Every piece that is had, worn or not, with its wear by zone."""
    return Table(
        id="pieces",
        title=say("wh.sheet.pieces"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            Column(say("wh.sheet.piece"), weight=5),
            Column(say("wh.sheet.quality"), weight=3),
            Column(say("wh.sheet.worn"), weight=2),
            Column(say("wh.sheet.wear"), weight=4),
        ),
        rows=tuple(_piece_row(tables, one) for one in character.armour),
        blank_rows=room.pieces,
        blank_entries=tuple((*one, None) for one in new_piece_entries(tables, room.pieces)),
    )


def _piece_row(tables: Tables, piece: PieceHeld) -> tuple[Cell, ...]:
    muted = not piece.worn
    name, quality, worn = piece_entries(tables, piece)
    return (
        Cell(piece_name(tables, piece), muted=muted, entry=name),
        Cell(say(f"wh.quality.{piece.quality}"), muted=muted, entry=quality),
        Cell(say("wh.sheet.yes") if piece.worn else say("wh.sheet.no"), muted=muted, entry=worn),
        Cell(wear(piece), muted=muted),
    )


def wear(piece: PieceHeld) -> Text:
    """The PV and PA that a piece has lost, zone by zone."""
    lost: list[Text] = []
    for zone in ZONES:
        name = say(f"wh.zone.{zone}")
        if points := piece.lost.get(zone, 0):
            lost.append(say("wh.sheet.pv-lost", zone=name, count=points))
        if points := piece.pa_lost.get(zone, 0):
            lost.append(say("wh.sheet.pa-lost", zone=name, count=points))
    return listed(lost) if lost else NONE


def states_block(settings: Settings, values: Profile, character: Character) -> tuple[Block, ...]:
    """What holds of the body as a whole, and what infections cost every roll."""
    found = [Item(one) for one in body_states(character)]
    cost = rolls_penalty(settings, values, character)
    if cost.lines:
        found.append(Item(say("wh.sheet.fever"), say("wh.sheet.all-rolls", value=cost.total)))
    if not found:
        return ()
    title = say("wh.sheet.states")
    return (Items(id="states", title=title, zone=Zone.RIGHT, items=tuple(found), brief=True),)


def wounds_block(
    tables: Tables, settings: Settings, profile: Profile, character: Character, room: Room
) -> Table:
    """Critical effects, with the clocks that run, in place of hit points (WH-GEN-NO-WOUNDS)."""
    return Table(
        id="wounds",
        title=say("wh.sheet.wounds"),
        zone=Zone.FULL,
        columns=(
            Column(say("wh.sheet.where"), weight=3),
            Column(say("wh.sheet.effect"), weight=4),
            Column(say("wh.sheet.running-on"), weight=8),
        ),
        rows=tuple(_wound_row(tables, settings, profile, one) for one in character.wounds),
        blank_rows=room.wounds,
        brief=True,
    )


def _wound_row(
    tables: Tables, settings: Settings, profile: Profile, wound: Wound
) -> tuple[Cell, ...]:
    muted = wound.healed
    return (
        Cell(wound_name(wound), muted=muted, strong=not muted),
        Cell(wound_effect(tables, wound), muted=muted),
        Cell(listed(running(settings, profile, wound)), muted=muted),
    )


def injuries_block(character: Character) -> tuple[Block, ...]:
    """What wounds have left for good, when there is any."""
    found = tuple(Item(injury(one), wound_name(wound)) for wound, one in injuries(character))
    if not found:
        return ()
    title = say("wh.sheet.for-good-title")
    return (Items(id="injuries", title=title, zone=Zone.LEFT, items=found, brief=True),)
