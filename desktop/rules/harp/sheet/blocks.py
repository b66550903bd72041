"""Blocks of what somebody is, knows and carries, filled in or empty."""

from collections.abc import Sequence

from desktop.rules.harp import campaign, defence, scores, skills
from desktop.rules.harp.document import Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.sheet.entries import (
    GUARD,
    guard_entries,
    item_entries,
    new_item_entries,
    new_skill_entries,
    new_weapon_entries,
    resistance_entries,
    score_entry,
    skill_entries,
    skill_title,
    weapon_entries,
)
from desktop.rules.harp.sheet.words import number, signed
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import (
    Cell,
    Column,
    Entry,
    Field,
    Fields,
    Table,
    Zone,
)


def column(name: str, weight: int = 2, *, numeric: bool = True) -> Column:
    """A column of a table; numbers stand on the right."""
    return Column(say(f"harp.sheet.{name}"), weight=weight, numeric=numeric)


def characteristics_block(
    tables: Tables, settings: Settings, character: Character, *, blank: bool = False
) -> Table:
    """The eight characteristics with score and bonus."""
    rows: list[tuple[Cell, ...]] = []
    for one in tables.characteristics:
        score = scores.score(tables, settings, character, one.id)
        worth = campaign.bonus(tables, settings, character, one.id)
        known = not blank and (one.id in character.scores or one.id in character.bonuses)
        rows.append(
            (
                Cell(f"{one.name} ({one.short})"),
                Cell(
                    number(score.total) if known else "",
                    score if known else None,
                    entry=score_entry(character, one.id),
                ),
                Cell(signed(worth.total) if known else "", worth if known else None, strong=True),
            )
        )
    return Table(
        id="characteristics",
        title=say("harp.sheet.characteristics"),
        zone=Zone.LEFT,
        columns=(column("characteristic", 4, numeric=False), column("score"), column("bonus")),
        rows=tuple(rows),
        brief=True,
    )


def resistances_block(
    tables: Tables, settings: Settings, character: Character, *, blank: bool = False
) -> Table:
    """The three resistances, ranks and totals."""
    rows: list[tuple[Cell, ...]] = []
    for one in tables.resistances:
        total = campaign.resistance(tables, settings, character, one.id)
        ranks, other = resistance_entries(character, one.id, blank=blank)
        rows.append(
            (
                Cell(one.name),
                Cell(ranks.value, entry=ranks),
                Cell(other.value, entry=other),
                Cell("" if blank else signed(total.total), None if blank else total, strong=True),
            )
        )
    return Table(
        id="resistances",
        title=say("harp.sheet.resistances"),
        zone=Zone.RIGHT,
        columns=(
            column("resistance", 5, numeric=False),
            column("ranks"),
            column("race-and-gear"),
            column("total"),
        ),
        rows=tuple(rows),
        brief=True,
    )


def skills_block(
    tables: Tables, settings: Settings, character: Character, blank_rows: int
) -> Table:
    """Skills with ranks, characteristics and total (HARP-BTC-SUM)."""
    rows: list[tuple[Cell, ...]] = []
    for one in character.skills:
        total = campaign.skill(tables, settings, character, one)
        title = skill_title(tables, one)
        name, ranks, equipment = skill_entries(one, title)
        tied = "/".join(
            tables.characteristics.get(each).short
            for each in skills.characteristics_of(tables, one)
        )
        rows.append(
            (
                Cell(title, entry=name),
                Cell(tied),
                Cell(number(one.ranks), entry=ranks),
                Cell(number(one.equipment), entry=equipment),
                Cell(signed(total.total), total, strong=True),
            )
        )
    blank = tuple(
        (name, None, ranks, equipment, None)
        for name, ranks, equipment in new_skill_entries(blank_rows)
    )
    return Table(
        id="skills",
        title=say("harp.sheet.skills"),
        zone=Zone.LEFT,
        columns=(
            column("skill", 6, numeric=False),
            column("tied", 3, numeric=False),
            column("ranks"),
            column("equipment"),
            column("total"),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
        blank_entries=blank,
        brief=True,
    )


def defence_block(
    tables: Tables, settings: Settings, character: Character, *, blank: bool = False
) -> Fields:
    """The bonus of defence with its parts, and the bonus of initiative."""
    total = None if blank else defence.defence(tables, settings, character)
    quick = None if blank else defence.initiative(tables, settings, character)
    entries = guard_entries(None if blank else character.guard)
    parts = tuple(
        Field(say(f"harp.sheet.guard-{name}"), entry.value, entry=entry)
        for name, entry in zip(GUARD, entries, strict=True)
    )
    return Fields(
        id="defence",
        title=say("harp.sheet.guard"),
        zone=Zone.RIGHT,
        fields=(
            Field(say("harp.sheet.defence"), "" if total is None else signed(total.total), total),
            *parts,
            Field(
                say("harp.sheet.initiative"), "" if quick is None else signed(quick.total), quick
            ),
        ),
        brief=True,
    )


def size_name(settings: Settings, size: str) -> Text:
    """What a size of attacks is called in the campaign."""
    return next((one.name for one in settings.sizes if one.id == size), size)


def weapons_block(settings: Settings, character: Character, blank_rows: int) -> Table:
    """Weapons with their bonus, their size and their zone of fumbles (HARP-FUMBLE-WEAPON)."""
    rows: list[tuple[Cell, ...]] = []
    for one in character.weapons:
        name, bonus, fumble, note = weapon_entries(one)
        rows.append(
            (
                Cell(one.name, entry=name),
                Cell(signed(one.bonus), entry=bonus),
                Cell(size_name(settings, one.size)),
                Cell(say("harp.sheet.zone", last=f"{one.fumble:02d}"), entry=fumble),
                Cell(one.note, entry=note),
            )
        )
    return Table(
        id="weapons",
        title=say("harp.sheet.weapons"),
        zone=Zone.RIGHT,
        columns=(
            column("weapon", 4, numeric=False),
            column("attack"),
            column("size", numeric=False),
            column("fumble"),
            column("note", 4, numeric=False),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
        blank_entries=tuple(
            (name, bonus, None, fumble, note)
            for name, bonus, fumble, note in new_weapon_entries(blank_rows)
        ),
        brief=True,
    )


def tasks_block(character: Character, blank_rows: int) -> Table:
    """Long tasks under way, in percents (HARP-PCT-CUMUL)."""
    rows = tuple(
        (Cell(one.name), Cell(one.period), Cell(say("harp.sheet.percent", value=one.done)))
        for one in character.tasks
    )
    return Table(
        id="tasks",
        title=say("harp.sheet.tasks"),
        zone=Zone.LEFT,
        page=2,
        columns=(
            column("task", 5, numeric=False),
            column("period", 3, numeric=False),
            column("done"),
        ),
        rows=rows,
        blank_rows=blank_rows,
    )


def items_block(character: Character, blank_rows: int) -> Table:
    """Things that are carried."""
    rows: list[tuple[Cell, ...]] = []
    for one in character.items:
        name, quantity, note = item_entries(one)
        rows.append(
            (
                Cell(one.name, entry=name),
                Cell(number(one.quantity), entry=quantity),
                Cell(one.note, entry=note),
            )
        )
    blank: Sequence[tuple[Entry, ...]] = new_item_entries(blank_rows)
    return Table(
        id="items",
        title=say("harp.sheet.items"),
        zone=Zone.RIGHT,
        page=2,
        columns=(
            column("item", 5, numeric=False),
            column("quantity"),
            column("note", 4, numeric=False),
        ),
        rows=tuple(rows),
        blank_rows=blank_rows,
        blank_entries=tuple(blank),
    )
