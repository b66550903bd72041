"""What edits, entries, effects, days and the end of a fight change of a character, word for word;
read once and kept (see `tests.rules.outline`)."""

from typing import cast

import pytest
from msgspec.structs import replace

from desktop.rules.closing import NO
from desktop.rules.dice import Rolled
from desktop.rules.system import Edited
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.document import (
    ZONES,
    Character,
    State,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.wounds import wound_dice
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.changing import changes, edited, written
from tests.rules.outline import kept, outline
from tests.rules.warhammer.edits.many import CUT, EDITS, ILL, RICH, STURDY, TREATED
from tests.rules.warhammer.fight.arena import soldier
from tests.rules.warhammer.heroes import hero, odd
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

LIARDS = Settings(options=Options(liards_to_sou=4))


def test_what_edits_change() -> None:
    now = edited(SYSTEM, LIARDS, RICH, EDITS)
    assert now == kept("warhammer-edits", now)


@pytest.mark.parametrize(("name", "somebody"), [("ill", ILL), ("sturdy", STURDY)])
def test_what_edits_change_of_the_wounded(name: str, somebody: Character) -> None:
    now = edited(SYSTEM, LIARDS, somebody, TREATED)
    assert now == kept(f"warhammer-edits-{name}", now)


@pytest.mark.parametrize(("name", "somebody"), [("", hero()), ("-odd", odd())])
def test_what_is_written_on_a_sheet(name: str, somebody: Character) -> None:
    now = written(SYSTEM, SETTINGS, somebody)
    assert now == kept(f"warhammer-written{name}", now)


@pytest.mark.parametrize("kind", CRITICAL_KINDS)
def test_what_effects_do(tables: Tables, kind: str) -> None:
    """Every effect of a kind on somebody sound, all dice at their best and at their worst."""
    sound = soldier("ambidextre", cc=40, e=42, ag=38, fm=33)
    told: list[str] = []
    for zone in ZONES:
        for value in range(1, 16):
            command = h.AddWound(id="n", kind=kind, location=zone, value=value)  # type: ignore[arg-type]
            best, worst = (
                list(changes(sound, struck(tables, sound, command, worst=each)))
                for each in (False, True)
            )
            told += [f"== {zone} {value}", *best]
            if worst != best:
                told += ["at worst", *worst]
    now = "\n".join(told)
    assert now == kept(f"warhammer-effects-{kind}", now)


def struck(tables: Tables, sound: Character, command: h.AddWound, *, worst: bool) -> Character:
    """Somebody after an effect, its dice all ones or all as high as they go."""
    while specs := wound_dice(Editing(tables, SETTINGS, sound), command):
        faces = tuple(Rolled(one.key, one.sides, one.sides if worst else 1) for one in specs)
        command = replace(command, rolled=(*command.rolled, *faces))
    outcome = SYSTEM.edit(sound, SETTINGS, command)
    assert isinstance(outcome, Edited), outcome
    return cast("Character", outcome.document)


def test_what_a_fight_asks_at_its_end() -> None:
    """What came of it, what lands by itself, and what when everything is refused."""
    before = hero()
    after = replace(
        before,
        wounds=(*before.wounds, CUT, replace(CUT, id="m", cared=True)),
        weapons=tuple(replace(one, lost=one.lost + 1) for one in before.weapons),
        armour=tuple(replace(one, lost={"corps": 9}) for one in before.armour),
        ammunition=tuple(replace(one, count=1) for one in before.ammunition),
        fortune_spent=2,
        state=State(dead=True, unconscious=True, prone=True, last=1, paralysed=("jambe-droite",)),
    )
    told: list[str] = []
    alone = (
        replace(before, weapons=after.weapons),
        replace(before, armour=after.armour),
        replace(before, ammunition=after.ammunition),
        replace(before, state=replace(before.state, half=False)),
        replace(before, wounds=(*before.wounds, replace(CUT, cared=True))),
    )
    states = (after.state, State(dying="lente", unconscious=True), State(stunned=2), State())
    for ended in (*alone, *(replace(after, state=each) for each in states)):
        fields = SYSTEM.closing_fields(before, ended, SETTINGS)
        told += ["==", outline(fields)]
        for values in (
            {},
            {field.id: NO for field in fields if field.options},
            {"care": "oui", "reward": "7", "days": "3"},
        ):
            given = {**{field.id: field.default for field in fields}, **values}
            commands = SYSTEM.closing_edits(before, ended, SETTINGS, given, "f")
            told += [f"-> {outline(values)}", outline(commands)]
    now = "\n".join(told)
    assert now == kept("warhammer-closing", now)
