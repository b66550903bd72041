"""What protects a body and what has struck it: armour by zone, pieces, wounds, what stays for
good."""

from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Block, Cell, Column, Item, Items, Table, Zone
from desktop.rules.warhammer.armour import WHOLE, Layer, layers
from desktop.rules.warhammer.document import ZONES, Character, PieceHeld
from desktop.rules.warhammer.edits.gear import piece_name
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.words import (
    NONE,
    clocks,
    injuries,
    injury,
    listed,
    number,
    wound_effect,
    wound_name,
)
from desktop.rules.warhammer.tables.tables import Tables

#: Lines to write on by hand after the last one.
NEW_WOUNDS, NEW_PIECES = 3, 1


def zones_block(tables: Tables, character: Character) -> Table:
    """The armour that lies on each zone, outermost first, with what it covers and its PA."""
    return Table(
        id="zones",
        title=say("wh.sheet.armour-by-zone"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("wh.sheet.zone"), weight=2),
            Column(say("wh.sheet.layers"), weight=6),
            Column(say("wh.sheet.pa"), numeric=True),
        ),
        rows=tuple(_zone_row(tables, character, zone) for zone in ZONES),
        brief=True,
    )


def _zone_row(tables: Tables, character: Character, zone: str) -> tuple[Cell, ...]:
    worn = layers(tables, character, zone)
    name = Cell(say(f"wh.zone-title.{zone}"))
    if not worn:
        return (name, Cell(NONE, muted=True), Cell("0"))
    lying = listed(layer_name(one) for one in worn)
    return (name, Cell(lying), Cell(number(sum(one.pa for one in worn)), strong=True))


def layer_name(layer: Layer) -> Text:
    """An armour on a zone: its name, its part of the zone where that is not whole, its PA."""
    quarters = "" if layer.quarters >= WHOLE else FRACTIONS[layer.quarters]
    if not quarters:
        return say("wh.sheet.layer", name=layer.armour.name, pa=layer.pa)
    return say("wh.sheet.layer-part", name=layer.armour.name, part=quarters, pa=layer.pa)


FRACTIONS = ("0", "¼", "½", "¾", "1")


def pieces_block(tables: Tables, character: Character) -> Table:
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
        blank_rows=NEW_PIECES,
    )


def _piece_row(tables: Tables, piece: PieceHeld) -> tuple[Cell, ...]:
    muted = not piece.worn
    return (
        Cell(piece_name(tables, piece), muted=muted),
        Cell(say(f"wh.quality.{piece.quality}"), muted=muted),
        Cell(say("wh.sheet.yes") if piece.worn else say("wh.sheet.no"), muted=muted),
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


def wounds_block(
    tables: Tables, settings: Settings, profile: Profile, character: Character
) -> Table:
    """Critical effects, with the clocks that run, in place of hit points (WH-GEN-NO-WOUNDS)."""
    rows: list[tuple[Cell, ...]] = []
    for wound in character.wounds:
        running = clocks(settings, profile, wound)
        rows.append(
            (
                Cell(wound_name(wound), muted=wound.healed),
                Cell(wound_effect(tables, wound), muted=wound.healed),
                Cell(listed(running), muted=wound.healed),
            )
        )
    return Table(
        id="wounds",
        title=say("wh.sheet.wounds"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("wh.sheet.where"), weight=4),
            Column(say("wh.sheet.effect"), weight=5),
            Column(say("wh.sheet.running-on"), weight=5),
        ),
        rows=tuple(rows),
        blank_rows=NEW_WOUNDS,
        brief=True,
    )


def injuries_block(character: Character) -> tuple[Block, ...]:
    """What wounds have left for good, when there is any."""
    found = tuple(Item(injury(one), wound_name(wound)) for wound, one in injuries(character))
    if not found:
        return ()
    title = say("wh.sheet.for-good-title")
    return (Items(id="injuries", title=title, zone=Zone.RIGHT, items=found, brief=True),)
