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
from desktop.rules.warhammer.commands import gear as g
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.commands import person as p
from desktop.rules.warhammer.document import (
    ZONES,
    Ammunition,
    Character,
    Hand,
    Item,
    OwnPiece,
    OwnShot,
    PieceHeld,
    Purse,
    SkillHeld,
    State,
    TalentHeld,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.wounds import wound_dice
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.infection import Treatment
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.gear import CRITICAL_KINDS
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.outline import kept, outline
from tests.rules.warhammer.fight.arena import soldier
from tests.rules.warhammer.fight.steps import again, start
from tests.rules.warhammer.heroes import hero
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

LIARDS = Settings(options=Options(liards_to_sou=4))
RICH = replace(hero(), purse=Purse(sous=5000, liards=9))
CUT = Wound(id="n", kind="tranchantes", location="corps", value=9)
EDITS: tuple[msgspec.Struct, ...] = (
    *(p.SetText(field, "mots") for field in ("player", "past", "sex", "age", "notes", "history")),
    *(p.ChooseRace(race) for race in ("elfe", "", "orque")),
    *(p.SetDice("cc", value) for value in (1, 2, 20, 21, None)),
    *(p.SetDestinyDie(value) for value in (0, 1, 10, 11, None)),
    *(p.Swap(swap) for swap in ({}, {"cc": "ct", "ct": "cc"}, {"cc": "ct"}, {"cc": "cc"})),
    *(p.SetSecondary("move", value) for value in (-10, -9, 20, 21)),
    *(p.SetSecondary("magic", value) for value in (-1, 0, 10, 11)),
    p.SetAdvance("cc", 0),
    p.SetAdvance("luck", 1),
    *(p.AddSkill(SkillHeld(id="n", skill="metier", subject=each)) for each in ("armurier", "x")),
    *(p.AddSkill(SkillHeld(id="n", skill="soins", level=level)) for level in (0, 3, 4)),
    p.AddSkill(SkillHeld(id="s1", skill="soins")),
    p.SetSkill(SkillHeld(id="s2", skill="perception", level=3)),
    p.RemoveSkill("s2"),
    p.RemoveSkill("rien"),
    p.AddTalent(TalentHeld(id="n", talent="robuste")),
    p.AddTalent(TalentHeld(id="n", talent="ambidextre")),
    p.SetTalent(TalentHeld(id="t3", talent="Vision nocturne", text="loin")),
    p.RemoveTalent("t1"),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reach=2001))),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reach=2000, most=2000, reload=20))),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reload=21))),
    g.AddWeapon(WeaponHeld(id="n", weapon="epee", quality="belle")),
    g.AddWeapon(WeaponHeld(id="n")),
    g.RemoveWeapon("w2"),
    *(g.Hold("w3", hand) for hand in Hand),
    *(g.Hold("w5", hand) for hand in Hand),
    g.Hold("rien", Hand.LEFT),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(covers={"bras": 4}, pa={"bras": 20}))),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(covers={"bras": 5}))),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(pa={"bras": 21}))),
    g.AddPiece(PieceHeld(id="n", piece="plates-greves")),
    g.Wear("p4", True),
    g.Wear("p4", False),
    g.MendPiece("p1"),
    g.MendPiece("p4"),
    g.RemovePiece("p3"),
    g.AddAmmunition(Ammunition(id="n", ammunition="balles", count=3)),
    g.UpdateAmmunition(Ammunition(id="a1", ammunition="barbeles", bolts=True, count=-1)),
    g.RemoveAmmunition("a1"),
    g.AddItem(Item(id="n", name=" ")),
    g.RemoveItem("i1"),
    *(g.Buy(id="n", ware="weapon", row="epee", count=each) for each in (1, 2)),
    g.Buy(id="n", ware="weapon", row="arbalete-a-levier"),
    g.Buy(id="w1", ware="weapon", row="epee"),
    g.Buy(id="n", ware="piece", row="plates-greves", count=2, quality="bonne", price=10),
    *(
        g.Buy(id="n", ware="ammunition", row="barbeles", count=13, bolts=each)
        for each in (False, True)
    ),
    g.Buy(id="n", ware="goods", row="divers-torche", count=3),
    g.Buy(id="n", ware="goods", row="rien"),
    *(g.Sell(ware="ammunition", id="a1", count=each) for each in (1, 12, 13)),
    *(g.Sell(ware="goods", id="i1", count=each, price=5) for each in (1, 2)),
    g.Sell(ware="weapon", id="w2"),
    g.Sell(ware="weapon", id="w5"),
    g.Sell(ware="piece", id="p1"),
    g.Pay(240),
    g.Pay(5001, "trop"),
    g.Earn(0, 0),
    g.Earn(12, 3, "solde"),
    *(h.UpdateWound(replace(CUT, id="x1", side=side)) for side in ("droite", "haut")),
    *(h.Care("x1", extracted=each) for each in (False, True)),
    *(h.Care("x2", extracted=each) for each in (False, True)),
    *(h.Heal(each) for each in ("x1", "x2", "x3")),
    h.RemoveWound("x3"),
    *(h.TestInfection(id="x1", roll=each) for each in (0, 1, 45, 70, 100, 101)),
    *(
        h.TestInfection(id="x1", roll=60, treatment=Treatment(foul=each))
        for each in (-31, -30, -10, -9, 0)
    ),
    h.TestInfection(
        id="x1",
        roll=60,
        treatment=Treatment(washed=True, stitched=True, ointment=True, hygiene=True),
    ),
    *(h.TestPending(id="x1", place=each, roll=90) for each in (0, 1)),
    *(h.PassDays(each) for each in (0, 1, 2, 5, 12, 365, 366)),
    *(h.PassRounds(each) for each in (0, 1, 3, 6, 100, 101)),
    *(h.SetState(State(stunned=each)) for each in (-1, 1000, 1001)),
    h.SpendDestiny("x1"),
    h.SpendDestiny("x3"),
    h.SpendDestiny(),
    h.SpendFortune(),
    h.SpendFortune(use="decor", what="une poutre"),
    h.SpendFortune(use="decor", what="une poutre", accepted=False),
    h.RestoreFortune(),
)


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
    for state in (after.state, State(dying="lente", unconscious=True), State(stunned=2), State()):
        ended = replace(after, state=state)
        fields = SYSTEM.closing_fields(before, ended, SETTINGS)
        told += [f"== {outline(state)}", outline(fields)]
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
