"""The profile on a sheet: characteristics as they are now, secondary values, points, and where
each characteristic comes from."""

from collections.abc import Callable

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.sheetmodel import Cell, Column, Entry, Field, Fields, Pips, Table, Zone
from desktop.rules.warhammer.document import CHARACTERISTICS, Character
from desktop.rules.warhammer.profile import Profile, race_of
from desktop.rules.warhammer.sheet.entries import (
    DESTINY,
    FORTUNE,
    advance_entry,
    characteristic_entry,
    dice_entry,
    points_entry,
    secondary_entry,
)
from desktop.rules.warhammer.sheet.words import number, signed
from desktop.rules.warhammer.tables.tables import Tables


def characteristics_block(values: Profile) -> Fields:
    """The eight characteristics with wounds and gear."""
    fields = tuple(
        Field(
            say(f"wh.c.{one}"),
            number(values.of(one)),
            values.now[one],
            entry=characteristic_entry(one, values.of(one)),
        )
        for one in CHARACTERISTICS
    )
    return Fields(
        id="characteristics", title="", zone=Zone.BAND, fields=fields, large=True, brief=True
    )


def secondary_block(values: Profile, character: Character) -> Fields:
    """Attacks, bonuses, movement, magic, madness."""

    def field(what: str, value: int, total: Breakdown | None = None, *, filled: bool) -> Field:
        entry = secondary_entry(what, value) if filled else None
        return Field(say(f"wh.sheet.{what}"), number(value), total, entry=entry)

    return Fields(
        id="secondary",
        title="",
        zone=Zone.BAND,
        fields=(
            field("attacks", values.attacks.total, values.attacks, filled=True),
            field("bf", values.bf.total, values.bf, filled=False),
            field("be", values.be.total, values.be, filled=False),
            field("ba", values.ba.total, values.ba, filled=False),
            field("move", values.move.total, values.move, filled=True),
            field("magic", values.magic, filled=True),
            field("madness", character.madness, filled=True),
        ),
        brief=True,
    )


def points_blocks(values: Profile, character: Character) -> tuple[Pips, ...]:
    """Points de Fortune of the day, and points de Destin with those that are spent
    (WH-DESTIN-USE)."""
    left = values.destiny.total
    # Few adversaries have any: their cards do not say so.
    known = left + character.destiny_spent > 0
    return (
        Pips(
            id="fortune",
            title=say("wh.sheet.fortune"),
            zone=Zone.RIGHT,
            filled=values.fortune.total,
            total=left,
            brief=known,
            entry=points_entry(FORTUNE, values.fortune.total),
        ),
        Pips(
            id="destiny",
            title=say("wh.sheet.destiny"),
            zone=Zone.RIGHT,
            filled=left,
            total=left + character.destiny_spent,
            brief=known,
            entry=points_entry(DESTINY, left),
        ),
    )


def profile_block(tables: Tables, values: Profile, character: Character) -> Table:
    """Where each characteristic comes from, line by line: race, dice, progression; as born and
    learnt, with wounds, with what is worn and carried."""
    race, origin = race_of(tables, character), character.origin

    def row(
        name: str,
        text: Callable[[str], Text],
        *,
        entry: Callable[[str], Entry] | None = None,
        sums: dict[str, Breakdown] | None = None,
    ) -> tuple[Cell, ...]:
        strong = name == "now"
        return (
            Cell(say(f"wh.sheet.profile-{name}"), strong=strong),
            *(
                Cell(
                    text(one),
                    sums[one] if sums else None,
                    strong=strong,
                    entry=entry(one) if entry else None,
                )
                for one in CHARACTERISTICS
            ),
        )

    def base(one: str) -> Text:
        return "" if race is None else number(race.base.get(one, 0))

    def rolled(one: str) -> Text:
        value = origin.dice.get(one)
        taken = origin.swapped.get(one, one)
        if taken != one:
            swap = say("wh.sheet.swapped", value=value or 0, name=say(f"wh.c.{taken}"))
            return swap
        return "" if value is None else number(value)

    def learnt(one: str) -> Text:
        value = character.advances.get(one, 0)
        return signed(value) if value else ""

    rows = (
        row("race", base),
        row("dice", rolled, entry=lambda one: dice_entry(one, origin.dice.get(one))),
        row(
            "advances",
            learnt,
            entry=lambda one: advance_entry(one, character.advances.get(one)),
        ),
        *(
            row(name, lambda one, of=sums: number(of[one].total), sums=sums)
            for name, sums in (
                ("natural", values.natural),
                ("base", values.base),
                ("now", values.now),
            )
        ),
    )
    return Table(
        id="profile",
        title=say("wh.sheet.profile"),
        zone=Zone.BAND,
        page=2,
        columns=(
            Column("", weight=2),
            *(Column(say(f"wh.c.{one}"), weight=1) for one in CHARACTERISTICS),
        ),
        rows=rows,
    )
