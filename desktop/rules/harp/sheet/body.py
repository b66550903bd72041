"""Blocks of a body: hit points as boxes, what holds now, wounds, diseases."""

from desktop.rules.harp import diseases, scores, wounds
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.sheet import words
from desktop.rules.harp.sheet.blocks import column
from desktop.rules.harp.sheet.words import number, signed
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say
from desktop.rules.sheetmodel import Box, BoxRow, BoxState, Cell, Item, Items, Table, Track, Zone

MOST_BOXES = 20
BLANK_BOXES = 40


def points_track(tables: Tables, settings: Settings, character: Character) -> Track:
    """Hit points as boxes: those above zero, then down to Constitution (HARP-UNCONSCIOUS,
    HARP-DYING)."""
    constitution = scores.score(tables, settings, character, "constitution").total
    each = points_per_box(tables, settings, character)
    hp = character.hp
    rows = (
        _row("above", character.most, character.most - max(0, hp), each, active=hp > 0),
        _row("below", constitution, min(max(0, -hp), constitution), each, active=hp <= 0),
    )
    return Track(
        id="points",
        title=say("harp.sheet.points", count=each),
        zone=Zone.RIGHT,
        rows=tuple(row for row in rows if row.boxes),
        brief=True,
    )


def blank_points() -> Track:
    """Boxes to tick by hand, as many above zero as below."""
    free = tuple(Box(BoxState.FREE) for _ in range(BLANK_BOXES))
    rows = tuple(
        BoxRow(label=say(f"harp.sheet.blank-{what}"), boxes=free, penalty=0, active=False)
        for what in ("above", "below")
    )
    return Track(id="points", title=say("harp.sheet.blank-points"), zone=Zone.RIGHT, rows=rows)


def points_per_box(tables: Tables, settings: Settings, character: Character) -> int:
    """The points that a box stands for, so that no row is too long."""
    constitution = scores.score(tables, settings, character, "constitution").total
    return max(1, -(-max(character.most, constitution) // MOST_BOXES))


def _row(what: str, points: int, lost: int, each: int, *, active: bool) -> BoxRow:
    boxes, ticked = -(-points // each), -(-lost // each)
    return BoxRow(
        label=say(f"harp.sheet.points-{what}", count=points),
        boxes=tuple(
            Box(BoxState.TICKED if place < ticked else BoxState.FREE) for place in range(boxes)
        ),
        penalty=0,
        active=active,
    )


def states_block(tables: Tables, settings: Settings, character: Character) -> tuple[Items, ...]:
    """What holds now, and what is prepared; nothing of somebody well."""
    found = (
        *words.state_words(tables, settings, character),
        *words.prepared_words(tables, character),
    )
    if not found:
        return ()
    items = tuple(Item(one) for one in found)
    title = say("harp.sheet.states")
    return (Items(id="states", title=title, zone=Zone.RIGHT, items=items, brief=True),)


def wounds_block(settings: Settings, character: Character, blank_rows: int) -> Table:
    """Wounds with what they cost now."""
    rows = tuple(
        (
            Cell(one.name or say("harp.wound")),
            Cell(number(0 if one.treated else one.bleeding)),
            Cell(signed(wounds.penalty(settings, one)), strong=True),
            Cell(words.wound_words(one)),
        )
        for one in character.wounds
    )
    return Table(
        id="wounds",
        title=say("harp.sheet.wounds"),
        zone=Zone.FULL,
        columns=(
            column("wound", 4, numeric=False),
            column("bleeding"),
            column("penalty"),
            column("effect", 6, numeric=False),
        ),
        rows=rows,
        blank_rows=blank_rows,
        brief=True,
    )


def ailments_block(tables: Tables, character: Character, blank_rows: int) -> Table:
    """Diseases and poisons with their penalties and clocks."""
    rows: list[tuple[Cell, ...]] = []
    for one in character.ailments:
        malus = sum(each.amount for kind, each in diseases.penalties(tables, one) if kind == "tout")
        rows.append(
            (
                Cell(words.ailment_words(tables, one)),
                Cell(signed(malus), strong=True),
                Cell(words.ailment_clocks(tables, one)),
            )
        )
    return Table(
        id="ailments",
        title=say("harp.sheet.ailments"),
        zone=Zone.FULL,
        columns=(
            column("ailment", 6, numeric=False),
            column("penalty"),
            column("effect", 6, numeric=False),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
    )
