"""A character of PV négatifs as a sheet of two pages, and as a card of the library.

First page: what is read at the table. Second: what is read at leisure.
"""

from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import attack, constitution, essence, movement, states
from desktop.rules.pv_negatifs.document import ABILITIES, Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.sheet import words
from desktop.rules.pv_negatifs.sheet.body import (
    below_fields,
    deep_block,
    essence_blocks,
    mortal_block,
    percent,
    points_track,
    states_block,
)
from desktop.rules.pv_negatifs.sheet.entries import (
    ARMOUR,
    HP,
    NAME,
    ability_entry,
    armour_entry,
    group_entry,
    group_words,
    plain_number,
    text_entry,
)
from desktop.rules.pv_negatifs.sheet.gear import (
    items_block,
    saves_block,
    skills_block,
    weapons_block,
)
from desktop.rules.pv_negatifs.sheet.words import number
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.sheetmodel import (
    Block,
    Entry,
    Field,
    Fields,
    Item,
    Items,
    Prose,
    SheetModel,
    Zone,
)
from desktop.rules.sheetwriting import number_entry
from desktop.rules.system import Summary

SYSTEM = "pv_negatifs"


def sheet(tables: Tables, settings: Settings, character: Character) -> SheetModel:
    """The whole sheet, blocks in reading order."""
    return SheetModel(
        system=SYSTEM,
        title=character.name,
        title_entry=Entry(NAME, character.name),
        subtitle=concept(tables, character),
        blocks=(
            _abilities(tables, settings, character),
            _status(tables, settings, character),
            saves_block(tables, character),
            skills_block(tables, character, 2),
            weapons_block(tables, character, 2),
            points_track(character),
            *states_block(tables, character),
            deep_block(settings, character, 1),
            mortal_block(tables, character, 1),
            identity_block(tables, character),
            _armour(character),
            *essence_blocks(tables, settings, character, 4),
            items_block(character, 6),
            *overrides_block(character),
            *prose_blocks(character, 0),
        ),
    )


def concept(tables: Tables, character: Character) -> tuple[str, ...]:
    """Race, class and group, as far as they are said."""
    known = character.group in tables.groups
    group = tables.groups.get(character.group).written if known else ""
    return tuple(one for one in (character.race.strip(), character.title.strip() or group) if one)


def summary(tables: Tables, settings: Settings, character: Character) -> Summary:
    """What a card of the library shows: who he is, hit points, essence, and wounds in words."""
    return Summary(
        name=character.name,
        concept=concept(tables, character),
        pools=(
            (say("pv.sheet.hp"), character.hp, character.most),
            (say("pv.sheet.essence"), character.essence.points, tables.essence.beginning),
        ),
        state=words.states(tables, character),
    )


def _abilities(tables: Tables, settings: Settings, character: Character) -> Fields:
    fields: list[Field] = []
    for one in ABILITIES:
        value = essence.ability(tables, settings, character, one)
        hundredths = essence.hundredths(tables, settings, character, one)
        shown = number(value.total)
        if hundredths:
            shown = say("pv.sheet.percentile", value=value.total, hundredths=f"{hundredths:02d}")
        known = one in character.abilities
        fields.append(
            Field(
                say(f"pv.a.{one}"),
                shown if known else words.NONE,
                value if known else None,
                entry=ability_entry(character, one),
            )
        )
    return Fields(
        id="abilities", title="", zone=Zone.BAND, fields=tuple(fields), large=True, brief=True
    )


def _status(tables: Tables, settings: Settings, character: Character) -> Fields:
    ac = states.armour_class(tables, character)
    hits = attack.thac0(tables, character)
    speed = movement.speed(tables, character)
    hp: Message = say("pv.sheet.of", value=character.hp, most=character.most)
    fields = [
        Field(say("pv.sheet.level"), number(character.level), entry=_number(character, "level")),
        Field(say("pv.sheet.hp"), hp, entry=number_entry(HP, character.hp)),
        Field(say("pv.sheet.most"), number(character.most), entry=_number(character, "most")),
        Field(say("pv.sheet.ac"), number(ac.total), ac),
        Field(
            say("pv.thac0"),
            number(hits.total),
            hits,
            entry=number_entry("thac0", character.thac0),
        ),
        Field(
            say("pv.sheet.attacks"), number(character.attacks), entry=_number(character, "attacks")
        ),
        Field(say("pv.sheet.speed"), number(speed.total), speed, entry=_number(character, "speed")),
        *_shock(tables, settings, character),
    ]
    return Fields(id="status", title="", zone=Zone.BAND, fields=tuple(fields), brief=True)


def _number(character: Character, what: str) -> Entry:
    return plain_number(what, int(getattr(character, what)))


def _shock(tables: Tables, settings: Settings, character: Character) -> tuple[Field, ...]:
    """System Shock and what matters below zero; nothing where Table A has no row."""
    con = character.score("con")
    if con not in tables.constitution and all(one.score != con for one in settings.bodies):
        return ()
    row = constitution.row(tables, settings, con)
    shock = constitution.shock(settings, row)
    fields = [Field(say("pv.sheet.shock"), percent(shock.total), shock)]
    fields += below_fields(tables, settings, character)
    return tuple(fields)


def identity_block(tables: Tables, character: Character) -> Fields:
    """Who he is, and magic resistance."""
    fields = (
        Field(
            say("pv.sheet.player"), character.player, entry=text_entry("player", character.player)
        ),
        Field(say("pv.sheet.race"), character.race, entry=text_entry("race", character.race)),
        Field(say("pv.sheet.title"), character.title, entry=text_entry("title", character.title)),
        Field(
            say("pv.sheet.group"),
            group_words(tables, character.group),
            entry=group_entry(tables, character.group),
        ),
        Field(say("pv.sheet.xp"), number(character.xp), entry=_number(character, "xp")),
        Field(
            say("pv.sheet.resistance"),
            percent(character.resistance),
            entry=_number(character, "resistance"),
        ),
        Field(
            say("pv.sheet.resistance_from"),
            character.resistance_from,
            entry=text_entry("resistance_from", character.resistance_from),
        ),
    )
    title = say("pv.sheet.identity")
    return Fields(id="identity", title=title, zone=Zone.BAND, page=2, fields=fields)


def _armour(character: Character) -> Fields:
    fields = tuple(
        Field(
            say(f"pv.sheet.armour-{part}"),
            number(int(getattr(character.armour, part))),
            entry=armour_entry(part, int(getattr(character.armour, part))),
        )
        for part in ARMOUR
    )
    title = say("pv.sheet.ac")
    return Fields(id="armour", title=title, zone=Zone.BAND, page=2, fields=fields)


def overrides_block(character: Character) -> tuple[Block, ...]:
    """Rules that the GM waived, each with the reason; nothing where there are none."""
    if not character.overrides:
        return ()
    items = tuple(Item(one.rule, one.reason) for one in character.overrides)
    title = say("pv.sheet.overrides")
    return (Items(id="overrides", title=title, zone=Zone.LEFT, page=2, items=items),)


def prose_blocks(character: Character, blank_lines: int) -> tuple[Block, ...]:
    """What people wrote; notes with lines to write on."""
    return tuple(
        Prose(
            id=field,
            title=say(f"pv.sheet.{field}"),
            zone=Zone.FULL,
            page=2,
            text=str(getattr(character, field)),
            blank_lines=6 if field == "notes" else blank_lines,
            entry=text_entry(field, str(getattr(character, field))),
        )
        for field in ("appearance", "history", "notes")
    )
