"""What edits, entries, effects, days and the end of a fight change of a character, word for word;
read once and kept (see `tests.rules.outline`)."""

import difflib
import random
from collections.abc import Iterable, Iterator
from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.closing import NO
from desktop.rules.dice import Dice, Rolled, roll
from desktop.rules.sheetentries import entries_of
from desktop.rules.system import Accepted, Edited, NeedDice, Refused
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.document import (
    ZONES,
    Character,
    State,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.wounds import wound_dice
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.outline import kept, outline
from tests.rules.warhammer.edits.many import CUT, EDITS, ILL, RICH, STURDY, TREATED
from tests.rules.warhammer.fight.arena import soldier
from tests.rules.warhammer.fight.steps import again, start
from tests.rules.warhammer.heroes import hero
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

LIARDS = Settings(options=Options(liards_to_sou=4))


def changes(before: Character, after: Character) -> Iterator[str]:
    """The lines of each field of a document that came and went."""
    for name in before.__struct_fields__:
        was, now = getattr(before, name), getattr(after, name)
        if was == now:
            continue
        yield f"{name}:"
        lines = [outline(each).splitlines() for each in (was, now)]
        for line in difflib.unified_diff(lines[0], lines[1], n=0, lineterm=""):
            if not line.startswith(("---", "+++", "@@")):
                yield line


def edited(before: Character, commands: Iterable[msgspec.Struct]) -> Iterator[str]:
    """Each command on the same character: what history says, and what changed."""
    for command in commands:
        yield f"== {outline(command)}"
        match SYSTEM.edit(before, LIARDS, command):
            case Refused(reason):
                yield f"refused {outline(reason)}"
            case Edited(document, label):
                yield f"* {outline(label)}"
                yield from changes(before, cast("Character", document))


def test_what_edits_change() -> None:
    now = "\n".join(edited(RICH, EDITS))
    assert now == kept("warhammer-edits", now)


@pytest.mark.parametrize(("name", "somebody"), [("ill", ILL), ("sturdy", STURDY)])
def test_what_edits_change_of_the_wounded(name: str, somebody: Character) -> None:
    now = "\n".join(edited(somebody, TREATED))
    assert now == kept(f"warhammer-edits-{name}", now)


def test_what_is_written_on_a_sheet() -> None:
    """Each entry with texts that are odd: what becomes of them."""
    told: list[str] = []
    for named in entries_of(SYSTEM.sheet(hero(), SETTINGS)):
        path = named.entry.path
        options = named.entry.options[-1:]
        for text in ("", "0", "7", "999", "-1", " Otto  le Roux ", *options):
            match SYSTEM.write_entry(hero(), SETTINGS, path, {path: text}):
                case Refused(reason):
                    told.append(f"{path} {text!r}: refused {outline(reason)}")
                case commands:
                    told.append(f"{path} {text!r}: {outline(commands)}")
    now = "\n".join(told)
    assert now == kept("warhammer-written", now)


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


@pytest.mark.parametrize("seed", range(2))
def test_what_fights_left_to_habits_come_to(tables: Tables, seed: int) -> None:
    """Every command of a fight that nobody steers, with the words of the journal."""
    arena = again(start(tables))
    foresight, generator = WarhammerForesight(tables), random.Random(seed)
    told: list[str] = []
    while (command := foresight.playing(arena.state, generator)) is not None and len(told) < 300:
        dice = Dice()
        while isinstance(outcome := foresight.decide(arena.state, command, dice), NeedDice):
            dice = dice.plus(roll(outcome.specs, generator))
        assert isinstance(outcome, Accepted), outcome
        told.append(f"{outline(command)}")
        for line in arena.rules.lines(arena.state, "e", command, outcome.events, tuple(dice)):
            told += [f"* {part}" for part in outline((line.text, *line.detail)).splitlines()]
        for event in outcome.events:
            arena.state = arena.rules.apply(arena.state, event)
    now = "\n".join([*told, outline(foresight.standing(arena.state))])
    assert now == kept(f"warhammer-habits-{seed}", now)
