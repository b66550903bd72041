"""The bounds of what edits take: the last value that is taken, and the first that is not."""

from collections.abc import Callable

import pytest

from desktop.rules.pv_negatifs.commands import essence as e
from desktop.rules.pv_negatifs.commands import health as h
from desktop.rules.pv_negatifs.commands import person as p
from desktop.rules.pv_negatifs.document import (
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
from desktop.rules.system import Edited, Refused
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM, edit, refused, with_dice
from tests.rules.pv_negatifs.people import deep, mortal, person, standing

ONE = standing(
    person(hp=-5, most=20, con=12, deep=deep(5), mortal=(mortal("bras-main-coupee"),)),
    "impotent",
    countdown=Countdown(until=Until.COMA, unit=Unit.HOUR, left=100),
)
DEAD = standing(person(hp=-5), "mort")


def weapon(**fields: int) -> Callable[[int], EditCommand]:
    (name,) = fields

    def made(value: int) -> EditCommand:
        one = Weapon(**{"id": "w", "name": "Arme", name: value})  # type: ignore[arg-type]
        return p.AddWeapon(one)

    return made


def item(name: str) -> Callable[[int], EditCommand]:
    def made(value: int) -> EditCommand:
        return p.AddItem(Item(**{"id": "i", "name": "Objet", name: value}))  # type: ignore[arg-type]

    return made


def number(what: p.Number) -> Callable[[int], EditCommand]:
    return lambda value: p.SetNumber(what, value)


def armour(part: str) -> Callable[[int], EditCommand]:
    return lambda value: p.SetArmour(Armour(**{part: value}))


def body(**fields: object) -> Body:
    return Body(**fields)  # type: ignore[arg-type]


BOUNDS: dict[str, tuple[Callable[[int], EditCommand], int, int]] = {
    "level": (number("level"), 0, 100),
    "most": (number("most"), 1, 10_000),
    "speed": (number("speed"), 0, 200),
    "attacks": (number("attacks"), 0, 20),
    "resistance": (number("resistance"), 0, 100),
    "xp": (number("xp"), 0, 1_000_000_000),
    "ability": (lambda value: p.SetAbility("con", value), 1, 50),
    "percentile": (lambda value: p.SetAbility("con", 10, value), 0, 99),
    "thac0": (p.SetThac0, -20, 30),
    "save": (lambda value: p.SetSave("ppm", value), -10, 30),
    "help": (lambda value: p.SetHelp("dex", value), -10, 10),
    "worn": (armour("worn"), -30, 30),
    "dexterity": (armour("dexterity"), -20, 20),
    "shield": (armour("shield"), -20, 20),
    "by_class": (armour("by_class"), -20, 20),
    "proficiency": (
        lambda value: p.AddProficiency(Proficiency(id="p", name="Art", value=value)),
        0,
        30,
    ),
    "dice": (weapon(dice=0), 0, 20),
    "sides": (weapon(sides=0), 2, 100),
    "bonus": (weapon(bonus=0), -100, 100),
    "to_hit": (weapon(to_hit=0), -30, 30),
    "magic": (weapon(magic=0), 0, 100),
    "quantity": (item("quantity"), 0, 1_000_000),
    "weight": (item("weight"), 0, 1_000_000),
    "price": (item("price"), 0, 1_000_000),
    "heal": (lambda value: h.Heal(points=value), 1, 10_000),
    "heal level": (lambda value: h.Heal(points=1, level=value), 0, 100),
    "stabilise": (lambda value: h.Stabilise(skill=value), 0, 30),
    "units": (lambda value: h.PassUnits(units=value), 1, 100),
    "god": (lambda value: h.CallGod(chance=value, note="dette"), 0, 100),
    "hp": (h.SetHp, -40, 20),
    "lost": (lambda value: h.SetHp(10, value), 0, 10),
    "margin": (lambda value: h.SetBody(body(margin=value)), 0, 100),
    "days": (lambda value: h.SetBody(body(days=value)), 0, 20_000),
    "countdown": (
        lambda value: h.SetBody(
            body(countdown=Countdown(until=Until.COMA, unit=Unit.HOUR, left=value))
        ),
        0,
        100,
    ),
    "threshold": (
        lambda value: h.PutDeep(DeepWound(id="d", threshold=value)),
        1,
        20_000,
    ),
    "rounds": (
        lambda value: h.PutMortal(MortalWound(id="n", wound="tete-scalp", rounds=value)),
        0,
        100,
    ),
    "total": (
        lambda value: h.PutMortal(MortalWound(id="n", wound="tete-scalp", total=value)),
        0,
        20_000,
    ),
    "lose": (lambda value: e.LoseEssence(id="e", cause="peine", points=value), 0, 100),
    "gain": (lambda value: e.GainEssence(id="e", points=value, side_effect="x"), 1, 100),
    "rolls": (lambda value: e.RollEssence(id="e", count=value), 1, 20),
    "roll points": (lambda value: e.RollEssence(id="e", points=value), 0, 100),
    "oubli": (lambda value: e.Forget(oubli=Forgotten(id="o", points=value)), 1, 100),
    "oubli xp": (
        lambda value: e.Forget(oubli=Forgotten(id="o", points=1, xp=value)),
        0,
        1_000_000_000,
    ),
    "xp margin": (e.SetMargin, 0, 100),
}


def rolled(command: EditCommand) -> EditCommand:
    """The command with a 2 on every die that it asks for."""
    for count in range(110):
        try:
            return with_dice(ONE, command, (2,) * count, SETTINGS)
        except IndexError:
            continue
    raise AssertionError(command)


@pytest.mark.parametrize("name", BOUNDS)
def test_bounds(name: str) -> None:
    made, least, most = BOUNDS[name]
    for value in (least, most):
        outcome = SYSTEM.edit(ONE, SETTINGS, rolled(made(value)))
        assert isinstance(outcome, Edited), (value, outcome)
    for value in (least - 1, most + 1):
        assert isinstance(SYSTEM.edit(ONE, SETTINGS, made(value)), Refused), value


@pytest.mark.parametrize(("hours", "taken"), [(0, False), (1, True), (24, True), (25, False)])
def test_hours_of_rest(hours: int, taken: bool) -> None:
    outcome = SYSTEM.edit(person(hp=3), SETTINGS, h.RestHours(hours))
    assert isinstance(outcome, Edited) is taken


@pytest.mark.parametrize(("amount", "taken"), [(0, False), (1, True), (10_000, True)])
def test_damage(amount: int, taken: bool) -> None:
    outcome = SYSTEM.edit(person(hp=3), SETTINGS, h.Hurt(id="w", amount=amount))
    assert isinstance(outcome, Edited) is taken
    assert refused(person(), h.Hurt(id="w", amount=10_001)) == "pv.edit.range"
    assert refused(person(), h.Hurt(id="", amount=1)) == "edit.id-taken"


@pytest.mark.parametrize(("points", "taken"), [(0, False), (1, True), (200, True), (201, False)])
def test_essence_that_death_gives_back(points: int, taken: bool) -> None:
    outcome = SYSTEM.edit(DEAD, SETTINGS, e.RestoreEssence(id="e", points=points))
    assert isinstance(outcome, Edited) is taken


@pytest.mark.parametrize(("hp", "taken"), [(0, False), (1, True), (20, True), (21, False)])
def test_back_from_the_dead(hp: int, taken: bool) -> None:
    command = h.Revive(hp=hp)
    outcome = SYSTEM.edit(DEAD, SETTINGS, command)
    assert isinstance(outcome, Refused)
    assert (outcome.reason.key == "pv.edit.dice") is taken


@pytest.mark.parametrize(("extra", "taken"), [(-1, False), (0, True), (100, True), (101, False)])
def test_memory_that_comes_back(extra: int, taken: bool) -> None:
    one = person(essence=Essence(points=60, forgotten=(Forgotten(id="o", points=4),)))
    outcome = SYSTEM.edit(one, SETTINGS, e.Remember(id="r", oubli="o", extra=extra))
    assert isinstance(outcome, Edited) is taken


FACES: dict[str, tuple[Character, EditCommand, list[tuple[str, int]]]] = {
    "hit": (person(hp=-5), h.Hurt(id="w", amount=1), [("mortal", 100)]),
    "check": (
        person(hp=-5, mortal=(mortal("bras-bras-coupe", open=True),)),
        h.Check(wound="m"),
        [("wisdom", 12), ("wisdom", 12)],
    ),
    "heroic": (person(hp=-5), h.Heroic(id="h"), [("heroic", 100)]),
    "resist": (
        person(hp=5, resistance=30),
        h.Heal(points=1, source="potion"),
        [("resist", 100)],
    ),
    "care": (person(hp=-5), h.Stabilise(skill=3), [("care", 20)]),
    "daily": (
        person(hp=-5, deep=deep(5), body=Body(stabilised=True)),
        h.DailyChecks(),
        [("daily", 20), ("daily", 20)],
    ),
    "rest": (
        person(hp=-5, body=Body(stabilised=True)),
        h.RestDay(care="nature"),
        [("rest", 20), ("rest", 20)],
    ),
    "god": (person(), h.CallGod(chance=5, note="dette"), [("god", 100)]),
    "clothes": (person(hp=-5), h.CheckClothes(), [("clothes", 100)]),
    "revive": (DEAD, h.Revive(), [("revive", 100)]),
}


@pytest.mark.parametrize("name", FACES)
def test_dice_have_their_faces(name: str) -> None:
    one, command, wanted = FACES[name]
    assert isinstance(command, h.Chance)
    specs = dice_needed(Editing(SYSTEM.tables, SETTINGS, one), command)
    assert [(spec.key.purpose, spec.sides) for spec in specs] == wanted
    assert [spec.key.ordinal for spec in specs] == list(range(len(specs)))


def test_essence_dice_have_their_faces() -> None:
    editing = Editing(SYSTEM.tables, SETTINGS, person())
    specs = essence_dice_needed(editing, e.RollEssence(id="e", count=2))
    assert [(spec.key.purpose, spec.sides) for spec in specs] == [("essence", 20)] * 2


def test_wounds_that_are_put_keep_their_place() -> None:
    one = person(deep=deep(3, 7), mortal=(mortal("tete-scalp"), mortal("bras-bras-casse", id="n")))
    changed = edit(one, h.PutDeep(DeepWound(id="d3", threshold=9)))
    assert [(each.id, each.threshold) for each in changed.deep] == [("d3", 9), ("d7", 7)]
    worse = edit(one, h.PutMortal(MortalWound(id="n", wound="bras-bras-coupe")))
    assert [each.wound for each in worse.mortal] == ["tete-scalp", "bras-bras-coupe"]
    assert refused(one, h.PutDeep(DeepWound(id="n", threshold=9))) == "edit.id-taken"
    assert refused(one, h.PutMortal(MortalWound(id="d3", wound="x"))) == "edit.id-taken"
    assert refused(one, h.PutDeep(DeepWound(id="", threshold=9))) == "edit.id-taken"


def test_what_no_rule_knows_is_refused() -> None:
    beyond = person(hp=-5, con=60)
    assert dice_needed(Editing(SYSTEM.tables, SETTINGS, beyond), h.Heroic(id="h")) == ()
    assert refused(beyond, h.Heroic(id="h")) == "pv.error.constitution"
    assert refused(beyond, Body()) == "pv.edit.unknown"  # type: ignore[arg-type]
