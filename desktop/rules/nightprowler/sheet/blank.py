"""A sheet with nothing on it: every skill, every box, and room to write (II.B, V)."""

from desktop.rules.message import say
from desktop.rules.nightprowler.character.boxes import lines_of
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Character
from desktop.rules.nightprowler.document.character import Track as HealthTrack
from desktop.rules.nightprowler.sheet import frames
from desktop.rules.nightprowler.sheet.entries import (
    IDENTITY,
    NAME,
    ORIGINS,
    POOLS,
    characteristic_entry,
    choice_entry,
    chosen,
    new_armour_entries,
    new_skill_entries,
    new_trait_entries,
    new_weapon_entries,
    pool_entry,
    skill_entry,
    text_entry,
    wounds_entry,
)
from desktop.rules.nightprowler.tables.play import HealthLine
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.sheetmodel import (
    Block,
    Box,
    BoxKind,
    BoxRow,
    BoxState,
    Cell,
    Column,
    Entry,
    Field,
    Fields,
    Pips,
    Prose,
    SheetModel,
    Table,
    Track,
    Zone,
)

#: Lines for the specialisations of a skill, and for those of the skill that has most of them.
SPECIALISATIONS, MOST_SPECIALISATIONS = 2, 4
OWN_SKILLS = 2
WEAPONS, ARMOURS, ITEMS, CONTACTS, TRAITS = 4, 2, 8, 5, 8
HEROISM = 10
NOTES = 6


def blank_sheet(tables: Tables) -> SheetModel:
    """Two pages to fill in by hand or as a form."""
    choices = {
        what: choice_entry(what, "", names) for what, _, names in chosen(tables, Character())
    }
    return SheetModel(
        system="nightprowler",
        title="",
        title_entry=Entry(NAME),
        blocks=(
            Fields(
                id="identity",
                title="",
                zone=Zone.BAND,
                fields=tuple(
                    Field(say(f"np.sheet.{one}"), "", entry=choices[one]) for one in IDENTITY
                ),
            ),
            _characteristics(tables),
            _pools(),
            _skills(tables),
            *_arms(tables),
            *(_track(tables, track) for track in HealthTrack),
            Pips(
                id="heroism",
                title=say("np.sheet.heroism"),
                zone=Zone.RIGHT,
                filled=0,
                total=HEROISM,
            ),
            _specialised(tables),
            _origins(choices),
            _traits(tables),
            *_people(tables),
        ),
    )


def _characteristics(tables: Tables) -> Fields:
    fields = tuple(
        Field(tables.characteristics.get(one).name, "", entry=characteristic_entry(one, None))
        for one in CHARACTERISTICS
    )
    return Fields(id="characteristics", title="", zone=Zone.BAND, fields=fields, large=True)


def _pools() -> Fields:
    derived = (Field(say("np.sheet.initiative"), ""), Field(say("np.sheet.protection"), ""))
    pools = tuple(
        Field(say(f"np.sheet.{pool}"), "", entry=pool_entry(pool, None)) for pool in POOLS
    )
    return Fields(id="status", title="", zone=Zone.BAND, fields=(*derived, *pools))


def _skills(tables: Tables) -> Table:
    rows = tuple(
        (Cell(skill.name), Cell("", entry=skill_entry(skill.id, None)), Cell(""))
        for skill in tables.skills
        if not skill.specialised
    )
    return frames.skills(rows, OWN_SKILLS)


def _specialised(tables: Tables) -> Table:
    """Skills that need a specialisation (II.B, NP-SKILL-NEED-SPEC), each with a few lines."""
    rows: list[tuple[Cell, ...]] = []
    skills = [skill for skill in tables.skills if skill.specialised]
    most = max((len(skill.specialisations) for skill in skills), default=0)
    for skill in skills:
        widest = len(skill.specialisations) == most
        places = MOST_SPECIALISATIONS if widest else SPECIALISATIONS
        for place, (name, value) in enumerate(new_skill_entries(places, skill.id)):
            title = "" if place else skill.name
            rows.append((Cell(title), Cell("", entry=name), Cell("", entry=value)))
    return Table(
        id="specialised",
        title=say("np.sheet.specialised"),
        zone=Zone.RIGHT,
        columns=(
            Column(say("np.sheet.skill"), weight=3),
            Column(say("np.sheet.specialisation"), weight=5),
            Column(say("np.sheet.value"), numeric=True),
        ),
        rows=tuple(rows),
    )


def _track(tables: Tables, track: HealthTrack) -> Track:
    name = "vitality" if track is HealthTrack.VITALITY else "endurance"
    rows = tuple(
        BoxRow(line.name, _boxes(line), line.penalty, entry=wounds_entry(track, row, 0))
        for row, line in enumerate(lines_of(tables, track))
    )
    return Track(id=name, title=say(f"np.sheet.{name}"), zone=Zone.RIGHT, rows=rows, colour=name)


def _boxes(line: HealthLine) -> tuple[Box, ...]:
    """Every box that somebody may have: which are his is known once he is made."""
    kinds = (
        *((BoxKind.NORMAL,) * line.boxes),
        *((BoxKind.ITALIC,) * line.italic),
        *((BoxKind.DASHED,) * line.dashed),
    )
    return tuple(Box(BoxState.FREE, kind) for kind in kinds)


def _arms(tables: Tables) -> tuple[Block, ...]:
    weapons = Table(
        id="weapons",
        title=say("np.sheet.weapons"),
        zone=Zone.LEFT,
        columns=(
            Column(say("np.sheet.weapon"), weight=4),
            Column(say("np.sheet.family"), weight=4),
            Column(say("np.sheet.score"), numeric=True),
            Column(say("np.sheet.reach"), numeric=True),
        ),
        rows=(),
        blank_rows=WEAPONS,
        blank_entries=tuple(
            (name, family, None, reach)
            for name, family, reach in new_weapon_entries(tables, WEAPONS)
        ),
    )
    armours = Table(
        id="armours",
        title=say("np.sheet.armours"),
        zone=Zone.LEFT,
        columns=(
            Column(say("np.sheet.armour"), weight=5),
            Column(say("np.sheet.protection"), weight=2, numeric=True),
            Column(say("np.sheet.blunt"), weight=2, numeric=True),
        ),
        rows=(),
        blank_rows=ARMOURS,
        blank_entries=new_armour_entries(ARMOURS),
    )
    return weapons, armours


def _traits(tables: Tables) -> Table:
    return Table(
        id="traits",
        title=say("np.sheet.traits"),
        zone=Zone.LEFT,
        page=2,
        columns=(Column(say("np.sheet.trait"), weight=1), Column(say("np.sheet.words"), weight=1)),
        rows=(),
        blank_rows=TRAITS,
        blank_entries=new_trait_entries(tables, TRAITS),
    )


def _origins(choices: dict[str, Entry]) -> Fields:
    labels = {"culture": "birth"}
    fields = [
        Field(say(f"np.sheet.{labels.get(one, one)}"), "", entry=choices[one]) for one in ORIGINS
    ]
    fields.append(Field(say("np.sheet.player"), "", entry=text_entry("player", "")))
    title = say("np.sheet.origins")
    return Fields(id="origins", title=title, zone=Zone.BAND, page=2, fields=tuple(fields))


def _people(tables: Tables) -> tuple[Block, ...]:
    items = frames.items((), ITEMS)
    contacts = frames.contacts(tables, (), CONTACTS)
    written = (
        ("cassure_text", say("np.sheet.cassure"), Zone.RIGHT, 3),
        ("appearance", say("np.sheet.appearance"), Zone.RIGHT, 3),
        ("history", say("np.sheet.history"), Zone.RIGHT, 4),
        ("notes", say("np.sheet.notes"), Zone.FULL, NOTES),
    )
    prose = [
        Prose(
            id=field.replace("_", "-"),
            title=title,
            zone=zone,
            page=2,
            text="",
            blank_lines=lines,
            entry=text_entry(field, ""),
        )
        for field, title, zone, lines in written
    ]
    return items, contacts, *prose
