"""Hit points through zero down to the floor, wounds with their thresholds and clocks, essence."""

from desktop.rules.breakdown import start
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import below, essence, healing, heroic
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.sheet.words import (
    number,
    signed,
    states,
    wound_marks,
    wound_name,
    wound_place,
)
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.sheetmodel import (
    Block,
    Box,
    BoxRow,
    BoxState,
    Cell,
    Column,
    Field,
    Fields,
    Item,
    Items,
    Table,
    Track,
    Zone,
)

MOST_BOXES = 20
JOURNAL = 12
"""How many lines of the essence journal a sheet shows, the latest."""


def points_per_box(most: int) -> int:
    """Hit points that a box stands for, so that a row holds 20 boxes at most."""
    return max(1, -(-2 * most // MOST_BOXES))


def points_track(character: Character) -> Track:
    """Hit points as boxes: those above zero, then below it within Constitution (hours) and beyond
    it (minutes), down to twice the maximum (PV-NEG-FLOOR, PV-COMA-TIMER)."""
    each = points_per_box(character.most)
    # A document from elsewhere may hold any number.
    con = max(0, min(character.score("con"), 2 * character.most))
    beyond = max(0, 2 * character.most - con)
    hp, negatives = character.hp, character.negatives
    rows = (
        _row("above", character.most, character.most - max(0, hp), each, active=hp >= 0),
        _row("within", con, min(negatives, con), each, active=0 < negatives <= con),
        _row("beyond", beyond, max(0, negatives - con), each, active=negatives > con),
    )
    return Track(
        id="points",
        title=say("pv.sheet.points", count=each),
        zone=Zone.RIGHT,
        rows=tuple(row for row in rows if row.boxes),
        colour="vitality",
        brief=True,
    )


def _row(what: str, points: int, lost: int, each: int, *, active: bool) -> BoxRow:
    boxes, ticked = -(-points // each), -(-lost // each)
    return BoxRow(
        label=say(f"pv.sheet.points-{what}", count=points),
        boxes=tuple(
            Box(BoxState.TICKED if place < ticked else BoxState.FREE) for place in range(boxes)
        ),
        penalty=0,
        active=active,
    )


def states_block(tables: Tables, character: Character) -> tuple[Block, ...]:
    """What holds now; nothing of somebody well."""
    found = states(tables, character)
    if not found:
        return ()
    items = tuple(Item(one) for one in found)
    title = say("pv.sheet.states")
    return (Items(id="states", title=title, zone=Zone.RIGHT, items=items, brief=True),)


def deep_block(settings: Settings, character: Character, blank_rows: int) -> Table:
    """Deep wounds, each with the one single heal that cures it (PV-DEEP-CURE)."""
    rows = tuple(
        (
            Cell(one.note or say("pv.sheet.deep-number", place=place)),
            Cell(number(healing.threshold(settings, one, character.negatives)), strong=True),
        )
        for place, one in enumerate(character.deep, start=1)
    )
    return Table(
        id="deep",
        title=say("pv.sheet.deep"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("pv.sheet.wound"), weight=4),
            Column(say("pv.sheet.threshold"), weight=2, numeric=True),
        ),
        rows=rows,
        blank_rows=blank_rows,
        brief=True,
    )


def mortal_block(tables: Tables, character: Character, blank_rows: int) -> Table:
    """Mortal wounds by location, with their flags and clocks."""
    rows = tuple(
        (
            Cell(wound_place(tables, one), muted=one.healed),
            Cell(wound_name(tables, one), muted=one.healed, strong=not one.healed),
            Cell(wound_marks(tables, one), muted=one.healed),
        )
        for one in character.mortal
    )
    return Table(
        id="mortal",
        title=say("pv.sheet.mortal"),
        zone=Zone.FULL,
        columns=(
            Column(say("pv.sheet.place"), weight=2),
            Column(say("pv.sheet.wound"), weight=3),
            Column(say("pv.sheet.effect"), weight=7),
        ),
        rows=rows,
        blank_rows=blank_rows,
        brief=True,
    )


def below_fields(tables: Tables, settings: Settings, character: Character) -> tuple[Field, ...]:
    """The numbers that matter below zero: a heroic roll, the chance of a mortal wound, the
    floor."""
    fields: list[Field] = []
    if character.negatives:
        need = heroic.target(tables, settings, character)
        chance = below.mortal_chance(character.hp)
        fields.append(Field(say("pv.sheet.heroic"), percent(need.total), need))
        fields.append(Field(say("pv.sheet.mortal-chance"), percent(chance.total), chance))
    if character.lost:
        fields.append(Field(say("pv.sheet.lost"), number(character.lost)))
    lowest = below.floor(character.most)
    total = start(say("pv.sheet.floor-of"), lowest, "PV-NEG-FLOOR")
    fields.append(Field(say("pv.sheet.floor"), number(lowest), total))
    return tuple(fields)


def percent(value: int) -> Message:
    """Percents as shown."""
    return say("pv.sheet.percent", value=value)


def essence_blocks(
    tables: Tables, settings: Settings, character: Character, blank_rows: int
) -> tuple[Block, ...]:
    """Essence with what it does, and the latest lines of its journal (PV-ESS-TRAUMA)."""
    points = character.essence.points
    change = essence.effects(tables, points)
    fields = [Field(say("pv.sheet.essence"), number(points))]
    if change.divisor > 1:
        fields += [
            Field(say("pv.a.sag"), say("pv.sheet.percent-signed", value=change.wisdom)),
            Field(say("pv.a.cha"), say("pv.sheet.percent-signed", value=change.charisma)),
            Field(say("pv.sheet.fear"), signed(change.fear)),
            Field(say("pv.sheet.time"), say("pv.sheet.divided", value=change.divisor)),
        ]
    if cost := essence.xp_percent(tables, points):
        fields.append(Field(say("pv.sheet.xp"), say("pv.sheet.percent-signed", value=-cost)))
    rows = tuple(
        (Cell(line.date), Cell(line.cause), Cell(signed(line.amount)))
        for line in character.essence.journal[-JOURNAL:]
    )
    return (
        Fields(
            id="essence",
            title=say("pv.sheet.essence"),
            zone=Zone.BAND,
            page=2,
            fields=tuple(fields),
        ),
        Table(
            id="essence-journal",
            title=say("pv.sheet.essence-journal"),
            zone=Zone.RIGHT,
            page=2,
            columns=(
                Column(say("pv.sheet.date"), weight=2),
                Column(say("pv.sheet.cause"), weight=5),
                Column(say("pv.sheet.points-short"), weight=2, numeric=True),
            ),
            rows=rows,
            blank_rows=blank_rows,
        ),
    )
