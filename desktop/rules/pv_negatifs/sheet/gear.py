"""The tables of a sheet: saves, skills, weapons, things."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import Message, Text, say
from desktop.rules.pv_negatifs import attack, states
from desktop.rules.pv_negatifs.document import SAVES, Character, Weapon
from desktop.rules.pv_negatifs.sheet.entries import (
    item_entries,
    known_skill_entry,
    new_item_entries,
    new_skill_entries,
    new_weapon_entries,
    skill_entries,
    weapon_entries,
)
from desktop.rules.pv_negatifs.sheet.words import NONE, damage, number, signed
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.sheetmodel import Cell, Column, Table, Zone
from desktop.rules.sheetwriting import number_entry


def saves_block(tables: Tables, character: Character, *, blank: bool = False) -> Table:
    """What each save must reach; muted ones come of the group of classes."""
    rows: list[tuple[Cell, ...]] = []
    for save in SAVES:
        value = None if blank else attack.save_value(tables, character, save)
        own = save in character.saves
        shown: Text = "" if blank else NONE if value is None else number(value)
        entry = number_entry(f"save/{save}", character.saves.get(save))
        rows.append((Cell(tables.saves.get(save).name), Cell(shown, muted=not own, entry=entry)))
    return Table(
        id="saves",
        title=say("pv.sheet.saves"),
        zone=Zone.LEFT,
        columns=(
            Column(say("pv.sheet.save"), weight=6),
            Column(say("pv.sheet.value"), weight=2, numeric=True),
        ),
        rows=tuple(rows),
        brief=True,
    )


def skills_block(tables: Tables, character: Character, blank_rows: int) -> Table:
    """Skills; those that the rules ask for always have their line."""
    held = {one.skill for one in character.proficiencies}
    rows: list[tuple[Cell, ...]] = []
    for one in character.proficiencies:
        known = one.skill in tables.proficiencies
        name = tables.proficiencies.get(one.skill).name if known else one.name or one.skill
        named, value = skill_entries(tables, one, name)
        rows.append(
            (Cell(name, entry=None if known else named), Cell(number(one.value), entry=value))
        )
    rows += [
        (Cell(one.name, muted=True), Cell("", muted=True, entry=known_skill_entry(one.id)))
        for one in tables.proficiencies
        if one.id not in held
    ]
    return Table(
        id="skills",
        title=say("pv.sheet.skills"),
        zone=Zone.LEFT,
        columns=(
            Column(say("pv.sheet.skill"), weight=6),
            Column(say("pv.sheet.value"), weight=2, numeric=True),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
        blank_entries=new_skill_entries(blank_rows),
        brief=True,
    )


def weapons_block(tables: Tables, character: Character, blank_rows: int) -> Table:
    """Weapons: what is added to the d20, damage, and what else matters."""
    return Table(
        id="weapons",
        title=say("pv.sheet.weapons"),
        zone=Zone.LEFT,
        columns=(
            Column(say("pv.sheet.weapon"), weight=5),
            Column(say("pv.sheet.to-hit"), weight=2, numeric=True),
            Column(say("pv.sheet.weapon-damage"), weight=3),
            Column(say("pv.sheet.kind"), weight=4),
        ),
        rows=tuple(_weapon_row(tables, character, one) for one in character.weapons),
        blank_rows=blank_rows,
        blank_entries=tuple((*three, None) for three in new_weapon_entries(blank_rows)),
        brief=True,
    )


def _weapon_row(tables: Tables, character: Character, weapon: Weapon) -> tuple[Cell, ...]:
    bonus = to_hit(tables, character, weapon)
    written = f"{weapon.dice}d{weapon.sides}"
    written += f"{weapon.bonus:+d}" if weapon.bonus else ""
    name, hits, dice = weapon_entries(weapon, written)
    return (
        Cell(weapon.name, entry=name),
        Cell(signed(bonus.total), bonus, entry=hits),
        Cell(damage(weapon), entry=dice),
        Cell(_what_else(weapon)),
    )


def _what_else(weapon: Weapon) -> Message:
    """Its kind, and what is noted of it."""
    kind = say(f"pv.weapon.{kind_of(weapon)}")
    return say("pv.weapon.noted", kind=kind, note=weapon.note) if weapon.note else kind


def to_hit(tables: Tables, character: Character, weapon: Weapon) -> Breakdown:
    """Everything of one's own that is added to the d20 of a weapon."""
    own = states.own_blows(tables, character, ranged=weapon.ranged)
    total = start(weapon.name, weapon.to_hit)
    return Breakdown((*total.lines, *own.lines))


def kind_of(weapon: Weapon) -> str:
    """A weapon in a word: natural, ranged, magic or plain."""
    if weapon.natural:
        return "natural"
    if weapon.ranged:
        return "ranged"
    return "magic" if weapon.magic else "melee"


def items_block(character: Character, blank_rows: int) -> Table:
    """Things that are carried, with their weight in coins."""
    rows: list[tuple[Cell, ...]] = []
    for item in character.items:
        name, quantity, weight, note = item_entries(item)
        rows.append(
            (
                Cell(item.name, entry=name),
                Cell(number(item.quantity), entry=quantity),
                Cell(number(item.weight), entry=weight),
                Cell(item.note, entry=note),
            )
        )
    return Table(
        id="items",
        title=say("pv.sheet.items"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            Column(say("pv.sheet.item"), weight=5),
            Column(say("pv.sheet.quantity"), weight=2, numeric=True),
            Column(say("pv.sheet.weight"), weight=2, numeric=True),
            Column(say("pv.sheet.note"), weight=4),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
        blank_entries=new_item_entries(blank_rows),
    )
