"""What edits of HARP and texts on its sheet change, and its tables, word for word; read once and
kept (see `tests.rules.outline`)."""

import random

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.dice import Rolled, roll
from desktop.rules.harp.commands import health as h
from desktop.rules.harp.commands import person as p
from desktop.rules.harp.document import (
    Cause,
    Character,
    Item,
    Life,
    Prepared,
    Resistance,
    Skill,
    Task,
    Vision,
    Weapon,
)
from desktop.rules.harp.edits.apply import EditCommand
from desktop.rules.harp.edits.chance import dice_needed
from desktop.rules.harp.edits.context import Editing
from tests.rules.changing import edited, written
from tests.rules.harp.desk import SETTINGS, SYSTEM
from tests.rules.harp.people import JURGIS, LOCKS, ill, person, wound
from tests.rules.harp.test_system import RICH
from tests.rules.outline import kept, outline

SEEDS = range(3)
PEOPLE: dict[str, Character] = {
    "thief": replace(JURGIS, skills=(LOCKS,), tasks=(Task(id="t", name="Forger"),)),
    "wounded": person(hp=12, wounds=(wound(bleeding=3, penalty=-20), wound(id="v", needs=5))),
    "dying": person(hp=-60, life=Life(left=12)),
    "dead": person(scores={"presence": 1}, life=Life(cause=Cause.SHOCK)),
    "ill": person(
        ailments=(
            ill("pneumonie", level="elevee", days=2),
            ill("lepre", id="b", days=3),
            ill("peste", id="c"),
            ill("rhume", id="r"),
        )
    ),
    "rich": RICH,
}
CHANCES: tuple[EditCommand, ...] = (
    *(h.SetHp(each) for each in (-200, -60, 0, 40, 41)),
    *(h.Hurt(each) for each in (0, 1, 39, 40, 41, 90, 101)),
    *(h.Heal(each) for each in (0, 1, 20, 500)),
    *(h.PutWound(wound(id="n", bleeding=each, penalty=-each)) for each in (-1, 0, 5)),
    h.PutWound(wound(id="n", main=True, structure="os")),
    *(h.TreatWound(each) for each in ("w", "v", "x")),
    h.RemoveWound("w"),
    *(h.Rest(each) for each in (0, 1, 8, 24, 25)),
    *(h.RestDays(each) for each in (0, 1, 3, 30)),
    h.BindSoul(),
    *(h.PassRounds(each) for each in (0, 1, 5, 12, 13)),
    *(h.Die(each) for each in Cause),
    *(h.Raise(each) for each in (0, 1, 40, 41)),
    *(h.Restore("presence", each) for each in (0, 1, 5)),
    *(h.SetLife(each, stabilised=kept_) for each in (None, 0, 5) for kept_ in (False, True)),
    h.Prepare(Prepared(id="n", skill="c", amount=20)),
    h.DropPrepared("p"),
    *(h.Catch(id="n", disease=each, target=90) for each in SYSTEM.tables.diseases.ids()),
    *(h.PassHour(id=each) for each in ("a", "b", "c", "r")),
    *(h.PassDay(id=each) for each in ("a", "b", "c", "r")),
    *(h.Stabilise(bonus=each) for each in (0, 60)),
    *(h.HealingRoll(care=each, days=days) for each in (0, 30) for days in (None, 4)),
    *(h.Decay(minutes=each) for each in (1, 7)),
    *(
        h.Manoeuvre(id="n", skill=skill, changes=(h.Change("eau", -10),))
        for skill in ("c", "saut", "?")
    ),
    h.Manoeuvre(id="n", skill="c", task="t"),
    h.Manoeuvre(id="n", skill="c", helps="saut"),
    *(p.SetNumber("most", each) for each in (0, 1, 60)),
    *(p.SetNumber("level", each) for each in (-1, 0, 3)),
    *(p.SetScore("agilite", each) for each in (None, 0, 1, 101, 150)),
    *(p.SetRacial("agilite", each) for each in (-31, 0, 3)),
    *(p.SetBonus("force", each) for each in (None, -4, 200)),
    p.SetResistance("corps", Resistance(ranks=2, other=15)),
    p.SetVision(Vision(kind="noir", range=20)),
    p.AddSkill(Skill(id="n", skill="saut", ranks=2)),
    p.UpdateSkill(replace(LOCKS, ranks=7)),
    p.RemoveSkill("c"),
    p.AddWeapon(Weapon(id="n", name="Dague", fumble=2)),
    p.AddItem(Item(id="n", name="Corde")),
    p.AddTask(Task(id="n", name="Luth")),
    p.RemoveTask("t"),
)


def rolled(one: Character, command: EditCommand, generator: random.Random) -> EditCommand:
    """The command with every die that it asks for."""
    if not isinstance(command, h.Chance):
        return command
    editing, dice = Editing(SYSTEM.tables, SETTINGS, one), tuple[Rolled, ...]()
    while wanted := dice_needed(editing, msgspec.structs.replace(command, rolled=dice)):
        dice = (*dice, *roll(wanted, generator))
    return msgspec.structs.replace(command, rolled=dice)


@pytest.mark.parametrize("name", PEOPLE)
def test_what_happens_to_somebody(name: str) -> None:
    one = PEOPLE[name]
    seen: dict[bytes, EditCommand] = {}
    for command in CHANCES:
        for seed in SEEDS:
            full = rolled(one, command, random.Random(seed))
            seen[msgspec.json.encode(full)] = full
    now = edited(SYSTEM, SETTINGS, one, seen.values())
    assert now == kept(f"harp-happens-{name}", now)


@pytest.mark.parametrize(("name", "one"), [("rich", RICH), ("new", Character(name="Ana"))])
def test_what_is_written_on_a_sheet(name: str, one: Character) -> None:
    now = written(SYSTEM, SETTINGS, one)
    assert now == kept(f"harp-written-{name}", now)


def test_tables_are_read_as_ever() -> None:
    told: list[str] = []
    for name in SYSTEM.tables.__struct_fields__:
        held = getattr(SYSTEM.tables, name)
        listed = not isinstance(held, msgspec.Struct | str | int)
        rows = (held.values() if isinstance(held, dict) else held) if listed else (held,)
        told += [f"== {name}", *(outline(row) for row in rows)]
    now = "\n".join(told)
    assert now == kept("harp-tables", now)
