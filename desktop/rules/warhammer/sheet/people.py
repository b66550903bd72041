"""Who somebody is, on a sheet: origin, and what people wrote."""

from desktop.rules.message import say
from desktop.rules.sheetmodel import Entry, Field, Fields, Item, Items, Prose, Zone
from desktop.rules.sheetwriting import number_entry
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.profile import race_of
from desktop.rules.warhammer.sheet.entries import (
    CAREER,
    DESTINY_DIE,
    kind_entry,
    race_entry,
    text_entry,
)
from desktop.rules.warhammer.sheet.room import Room
from desktop.rules.warhammer.tables.tables import Tables


def concept(tables: Tables, character: Character) -> tuple[str, ...]:
    """Race and career, as far as they are chosen."""
    race, career = race_of(tables, character), character.origin.career.strip()
    named = race.name if race is not None else character.origin.race
    return tuple(one for one in (named, career) if one)


def identity_block(tables: Tables, character: Character) -> Fields:
    """Race, career, kind, the die of destiny, and who plays."""
    origin, die = character.origin, character.origin.destiny_die
    race = race_of(tables, character)
    return Fields(
        id="identity",
        title=say("wh.sheet.origins"),
        zone=Zone.BAND,
        page=2,
        fields=(
            Field(
                say("wh.sheet.race"),
                origin.race if race is None else race.name,
                entry=race_entry(tables, character),
            ),
            Field(say("wh.sheet.career"), origin.career, entry=Entry(CAREER, origin.career)),
            Field(
                say("wh.sheet.kind"),
                say(f"wh.kind.{character.kind.value}"),
                entry=kind_entry(character),
            ),
            Field(say("wh.sheet.sex"), character.sex, entry=text_entry("sex", character.sex)),
            Field(say("wh.sheet.age"), character.age, entry=text_entry("age", character.age)),
            Field(
                say("wh.sheet.destiny-die"),
                "" if die is None else str(die),
                entry=number_entry(DESTINY_DIE, die),
            ),
            Field(
                say("wh.sheet.player"),
                character.player,
                entry=text_entry("player", character.player),
            ),
        ),
    )


def overrides_block(character: Character) -> tuple[Items, ...]:
    """Rules that the GM waived, with the reason, when there are any."""
    if not character.overrides:
        return ()
    items = tuple(Item(one.rule, one.reason) for one in character.overrides)
    title = say("wh.sheet.overrides")
    return (Items(id="overrides", title=title, zone=Zone.LEFT, page=2, items=items),)


def prose_blocks(character: Character, room: Room) -> tuple[Prose, ...]:
    """What people wrote; notes with lines to write on."""
    written = (
        ("past", character.origin.past, Zone.RIGHT, 0),
        ("appearance", character.appearance, Zone.RIGHT, room.prose),
        ("personality", character.personality, Zone.RIGHT, room.prose),
        ("history", character.history, Zone.FULL, room.prose),
        ("notes", character.notes, Zone.FULL, room.notes),
    )
    return tuple(
        Prose(
            id=field,
            title=say(f"wh.sheet.{field}"),
            zone=zone,
            page=2,
            text=text,
            blank_lines=lines,
            entry=text_entry(field, text),
        )
        for field, text, zone, lines in written
    )
