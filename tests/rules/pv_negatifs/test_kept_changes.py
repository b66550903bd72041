"""What edits of PV négatifs and texts on its sheet change, and its tables, word for word; read once
and kept (see `tests.rules.outline`)."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product

import msgspec
import pytest

from desktop.rules.dice import DieKey, DieSpec, Rolled, roll
from desktop.rules.overrides import Override
from desktop.rules.pv_negatifs.commands import essence as e
from desktop.rules.pv_negatifs.commands import health as h
from desktop.rules.pv_negatifs.commands import person as p
from desktop.rules.pv_negatifs.document import (
    ABILITIES,
    Armour,
    Body,
    Character,
    Countdown,
    DeepWound,
    Essence,
    Forgotten,
    Item,
    MortalWound,
    Proficiency,
    Unit,
    Until,
    Weapon,
)
from desktop.rules.pv_negatifs.edits.apply import EditCommand
from desktop.rules.pv_negatifs.edits.chance import dice_needed
from desktop.rules.pv_negatifs.edits.context import Editing
from desktop.rules.pv_negatifs.edits.essence import essence_dice_needed
from desktop.rules.pv_negatifs.settings import Hidden, Readings, Settings
from desktop.rules.system import Refused
from tests.rules.changing import closings, edited, written
from tests.rules.coming import edge
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
Throw = Callable[[Sequence[DieSpec]], Sequence[Rolled]]
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
RICH = replace(
    DYING,
    body=replace(DYING.body, clothes=True),
    essence=Essence(points=24, forgotten=(Forgotten(id="o", points=4, xp=9),)),
    armour=Armour(worn=5),
    overrides=(Override("PV-NEG-STATS", "un dieu"),),
)
WORDED = {"rich": RICH, "sound": PEOPLE["sound"], "dead": PEOPLE["dead"]}
WORDS: tuple[EditCommand, ...] = (
    h.BuyClothes(),
    *(h.Regenerate(each) for each in ("m", "x")),
    *(h.Disbelieve(each) for each in ("m", "x")),
    *(h.RemoveDeep(each) for each in ("d14", "x")),
    *(h.RemoveMortal(each) for each in ("m", "x")),
    *(h.SetHp(hp, lost) for hp, lost in ((-41, 0), (-40, 0), (20, 0), (19, 1), (19, 2), (21, 0))),
    *(h.SetBody(each) for each in (Body(), Body(conditions=("?",)), Body(conditions=("peur",)))),
    h.PutDeep(DeepWound(id="d", threshold=3)),
    *(
        h.PutMortal(MortalWound(id="q", wound=wound, note=note))
        for wound, note in ((" ", ""), ("", "Bosse"), ("tete-scalp", ""))
    ),
    h.CallGod(chance=100, note=" ", rolled=(Rolled(DieKey("god", "self"), 100, 4),)),
    e.GainEssence(id="g", points=3, side_effect=" "),
    e.GainEssence(id="g", points=3, side_effect="dort mal", date=" hier "),
    *(e.LoseEssence(id="l", cause=each) for each in ("mort", "torture", "peine", " ")),
    e.LoseEssence(id="l", cause="degats-volontaires", note=" encore "),
    *(e.RollEssence(id="r", trial=each) for each in ("marche", "extreme-interet", "?")),
    e.RollEssence(id="r", grade=3),
    e.RollEssence(id="", count=2),
    *(e.WillingRounds(id="w", rounds=each) for each in (0, 1, 2, 20, 21)),
    e.Forget(oubli=Forgotten(id="p", points=3, xp=5)),
    *(e.Remember(id="s", oubli=each, extra=2) for each in ("o", "?")),
    *(e.SetMargin(each) for each in (None, 5)),
    *(p.ChooseGroup(each, infiltrator=True) for each in ("", "mage", "?")),
    *(p.SetThac0(each) for each in (None, 7)),
    *(p.SetSave(save, value) for save, value in (("sorts", 9), ("sorts", None), ("?", 9))),
    *(p.SetAbility(which, 9, 40) for which in ("for", "?")),
    p.SetAbility("con", None),
    *(p.SetHelp(which, 2) for which in ("sag", "?")),
    *(p.SetNumber("most", each) for each in (3, 40)),
    p.SetText("race", "elfe"),
    *(
        p.ReplaceRolled(dict.fromkeys(ABILITIES, value), most)
        for value, most in ((0, 9), (1, 1), (50, 10_000), (51, 9), (9, 0), (9, 10_001))
    ),
    p.ReplaceRolled({"for": 9}, 9),
    *(p.Waive(rule, "parce que") for rule in ("PV-NEG-STATS", "PV-ESS-END", " ")),
    *(p.Restore(rule) for rule in ("PV-NEG-STATS", "?")),
    *(p.RemoveItem(each) for each in ("i", "?")),
    *(p.RemoveWeapon(each) for each in ("w", "?")),
    *(p.RemoveProficiency(each) for each in ("p", "?")),
    *(p.AddItem(Item(id=id, name=name)) for id, name in (("i", "Sac"), ("k", " "), ("k", "Sac"))),
    *(p.UpdateItem(Item(id=id, name="Sac")) for id in ("i", "?")),
    *(
        p.AddWeapon(Weapon(id=id, name=name))
        for id, name in (("w", "Arc"), ("k", ""), ("k", "Arc"))
    ),
    *(
        p.UpdateWeapon(Weapon(id=id, name="Arc", size=size))
        for id, size in (("w", "?"), ("?", "petite"))
    ),
    *(p.AddProficiency(Proficiency(id="k", skill=skill)) for skill in ("natation", " ", "chant")),
    p.UpdateProficiency(Proficiency(id="p", name="Chant", value=3)),
)
"""What the GM says, and what people write, of somebody."""
LINES: tuple[tuple[str, dict[str, str]], ...] = (
    *(
        (f"skill/+s1/{field}", {"skill/+s1/name": name, "skill/+s1/value": value})
        for field in ("name", "value", "?")
        for name, value in ((" Chant  grave ", "7"), ("soins", ""), ("", "7"), ("Chant", "x"))
    ),
    *(
        (f"skill/{id}/{field}", {f"skill/{id}/{field}": text})
        for id in ("p", "q", "+natation", "z")
        for field in ("name", "value", "?")
        for text in ("", "8", "Danse")
    ),
    *(
        (f"weapon/+w1/{field}", {f"weapon/+w1/{name}": text for name, text in texts})
        for field in ("name", "damage")
        for texts in (
            (("name", "Arc"), ("to_hit", "-2"), ("damage", "2D6 + 1")),
            (("name", "Arc"), ("to_hit", "x")),
            (("name", "Arc"), ("damage", "lourd")),
            (("damage", "1d6"),),
        )
    ),
    *(
        (f"weapon/{id}/{field}", {f"weapon/{id}/{field}": text})
        for id in ("w", "z")
        for field in ("name", "to_hit", "damage", "?")
        for text in ("", "3", "1d4\N{MINUS SIGN}1", "100d6", "1d1000")
    ),
    *(
        (f"item/+i1/{field}", {f"item/+i1/{name}": text for name, text in texts})
        for field in ("name", "note")
        for texts in (
            (("name", "Sac"), ("quantity", "2"), ("weight", "30"), ("note", " troué ")),
            (("name", "Sac"), ("quantity", "x"), ("weight", "y")),
            (("note", "troué"),),
        )
    ),
    *(
        (f"item/{id}/{field}", {f"item/{id}/{field}": text})
        for id in ("i", "z")
        for field in ("name", "quantity", "weight", "note", "?")
        for text in ("", "4", "x")
    ),
    *(("hp", {"hp": text, "number/most": most}) for text in ("9", "x") for most in ("", "30", "x")),
    *(("armour/worn", {"armour/worn": text}) for text in ("", "4", "x")),
    *(
        (path, {path: "1"})
        for path in ("name/x", "text/x", "ability/x", "number/x", "armour/x", "x")
    ),
)
"""What is written in several places of a line at once."""


def rolled(settings: Settings, one: Character, command: EditCommand, throw: Throw) -> EditCommand:
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
        dice = (*dice, *throw(wanted))


def at_random(seed: int) -> Throw:
    """Dice of a generator."""
    generator = random.Random(seed)
    return lambda wanted: roll(wanted, generator)


def at_edges(beside: int) -> Throw:
    """Dice so many points beside what their labels name."""
    return lambda wanted: tuple(edge(spec, beside) for spec in wanted)


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
        rolled(settings, one, command, at_random(seed)) for command in CHANCES for seed in SEEDS
    ]
    now = edited(SYSTEM, settings, one, dict.fromkeys(commands))
    assert now == kept(f"pv_negatifs-happens-{name}{suffix}", now)


@pytest.mark.parametrize("name", PEOPLE)
def test_what_dice_do_at_their_edges(name: str) -> None:
    one = PEOPLE[name]
    commands = [
        rolled(ON, one, command, at_edges(beside))
        for command in CHANCES
        for beside in (-1, 0, 1)
        if isinstance(SYSTEM.edit(one, ON, command), Refused)
    ]
    now = edited(
        SYSTEM, ON, one, dict.fromkeys(each for each in commands if getattr(each, "rolled", ()))
    )
    assert now == kept(f"pv_negatifs-edges-{name}", now)


@pytest.mark.parametrize("name", WORDED)
def test_what_the_gm_says(name: str) -> None:
    now = edited(SYSTEM, ON, WORDED[name], WORDS)
    assert now == kept(f"pv_negatifs-said-{name}", now)


def test_what_new_lines_of_a_sheet_come_to() -> None:
    told: list[str] = []
    for one, (path, texts) in product((DYING, PEOPLE["sound"]), LINES):
        head = f"{one.name} {one.hp} {path} {texts}"
        match SYSTEM.write_entry(one, SETTINGS, path, texts):
            case Refused(reason):
                told.append(f"{head}: refused {outline(reason)}")
            case commands:
                told.append(f"{head}: {outline(commands)}")
    now = "\n".join(told)
    assert now == kept("pv_negatifs-lines", now)


def test_what_is_asked_after_a_fight() -> None:
    people = [*PEOPLE.values(), replace(DYING, body=Body(clothes=True))]
    now = closings(SYSTEM, SETTINGS, product((person(hp=14, lost=2), people[1]), people))
    assert now == kept("pv_negatifs-closings", now)


def test_what_numbers_do_at_their_bounds() -> None:
    commands = [rolled(ON, ONE, command, at_random(2)) for command in bounds()]
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
