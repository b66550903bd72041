"""What edits of PV négatifs and texts on its sheet change, and its tables, word for word; read once
and kept (see `tests.rules.outline`)."""

import random
from collections.abc import Iterator

import msgspec
import pytest

from desktop.rules.dice import Rolled, roll
from desktop.rules.pv_negatifs.commands import essence as e
from desktop.rules.pv_negatifs.commands import health as h
from desktop.rules.pv_negatifs.commands import person as p
from desktop.rules.pv_negatifs.document import Body, Character, Countdown, Essence, Unit, Until
from desktop.rules.pv_negatifs.edits.apply import EditCommand
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.settings import Hidden, Readings, Settings
from tests.rules.changing import edited, written
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM
from tests.rules.pv_negatifs.people import deep, mortal, person, replace, standing
from tests.rules.pv_negatifs.test_edit_bounds import BOUNDS, DEAD, ONE
from tests.rules.pv_negatifs.test_system import DYING

OTHER = Settings(
    readings=Readings(
        floor="blocage",
        threshold="total-courant",
        heroic_failure="marge",
        wound_failure="profonde",
        missing_legs="relance",
        death_rounds="suivant",
        daily="heure",
        unit="garde",
        faces="minimum",
        faces_22="livre",
        essence_percent="points",
        water="garde",
        initiative="haut",
        free_attacks="tous",
        blind_shots="permis",
    )
)
ON = Settings(hidden=Hidden(willing_damage=True, essence_presets=True))
SEEDS = range(4)
PEOPLE: dict[str, Character] = {
    "sound": person(hp=14, con=15, sag=12, level=3, group="guerrier"),
    "below": person(hp=-5, con=12, sag=9, deep=deep(5), body=Body(stabilised=True)),
    "bitten": person(hp=-5, con=9, mortal=(mortal("bras-bras-coupe", open=True),)),
    "impotent": ONE,
    "dying": DYING,
    "dead": replace(DEAD, essence=Essence(points=40)),
    "comatose": standing(
        person(hp=-12, con=13),
        "coma",
        countdown=Countdown(until=Until.DEATH, unit=Unit.HOUR, left=3),
    ),
}
CHANCES: tuple[EditCommand, ...] = (
    *(h.Hurt(id="w", amount=each) for each in (1, 6, 14, 30)),
    h.Hurt(id="w", amount=9, nonlethal=True),
    h.Hurt(id="w", amount=9, willing=True),
    *(h.Heal(points=each) for each in (1, 30)),
    h.Heal(points=5, source="potion"),
    h.Check(wound="m"),
    h.Check(wound="m", way="heroique"),
    h.Disbelieve("m"),
    h.Heroic(id="h"),
    *(h.Stabilise(skill=each, kit=kit) for each in (5, 18) for kit in (False, True)),
    *(h.PassUnits(units=each) for each in (1, 5)),
    h.DailyChecks(),
    *(h.RestDay(care=each) for each in ("seul", "alite", "nature", "?")),
    *(h.RestHours(each) for each in (0, 1, 8, 24, 25)),
    h.CheckClothes(),
    *(h.CallGod(chance=each, note="dette") for each in (0, 50, 100)),
    *(h.Revive(hp=each) for each in (1, 20)),
    h.RemoveMortal("m"),
    e.LoseEssence(id="e", cause="peine", points=7),
    *(e.RollEssence(id="e", count=each) for each in (1, 3)),
    *(e.WillingRounds(id="e", rounds=each) for each in (1, 3)),
    e.RestoreEssence(id="e", points=30),
    p.Rename("Ana"),
)


def rolled(
    settings: Settings, one: Character, command: EditCommand, generator: random.Random
) -> EditCommand:
    """The command with every die that it asks for."""
    editing, dice = Editing(SYSTEM.tables, settings, one), tuple[Rolled, ...]()
    while True:
        given = msgspec.structs.replace(command, rolled=dice) if dice else command
        if isinstance(given, e.RollEssence | e.WillingRounds):
            wanted = essence_dice_needed(editing, given)
        else:
            wanted = dice_needed(editing, given) if isinstance(given, h.Chance) else ()
        if not wanted:
            return given
        dice = (*dice, *roll(wanted, generator))


def bounds() -> Iterator[EditCommand]:
    """Every number on either side of its bounds, its dice all thrown."""
    for made, least, most in BOUNDS.values():
        for value in (least - 1, least, most, most + 1):
            yield made(value)


@pytest.mark.parametrize("name", PEOPLE)
@pytest.mark.parametrize(("settings", "suffix"), [(ON, ""), (OTHER, "-otherwise")])
def test_what_happens_to_somebody(name: str, settings: Settings, suffix: str) -> None:
    one = PEOPLE[name]
    commands = [
        rolled(settings, one, command, random.Random(seed)) for command in CHANCES for seed in SEEDS
    ]
    now = edited(SYSTEM, settings, one, dict.fromkeys(commands))
    assert now == kept(f"pv_negatifs-happens-{name}{suffix}", now)


def test_what_numbers_do_at_their_bounds() -> None:
    commands = [rolled(ON, ONE, command, random.Random(2)) for command in bounds()]
    now = edited(SYSTEM, ON, ONE, commands)
    assert now == kept("pv_negatifs-bounds", now)


@pytest.mark.parametrize(("name", "one"), [("dying", DYING), ("new", Character(name="Ana"))])
def test_what_is_written_on_a_sheet(name: str, one: Character) -> None:
    now = written(SYSTEM, SETTINGS, one)
    assert now == kept(f"pv_negatifs-written-{name}", now)


def test_tables_are_read_as_ever() -> None:
    told: list[str] = []
    for name in SYSTEM.tables.__struct_fields__:
        held = getattr(SYSTEM.tables, name)
        listed = not isinstance(held, msgspec.Struct | str | int)
        rows = (held.values() if isinstance(held, dict) else held) if listed else (held,)
        told += [f"== {name}", *(outline(row) for row in rows)]
    now = "\n".join(told)
    assert now == kept("pv_negatifs-tables", now)
