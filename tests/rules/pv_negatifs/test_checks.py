"""A d20 that the GM asks for: under an ability or a skill, or a save."""

from typing import cast

import pytest

from desktop.rules.pv_negatifs.checks import Check, Kind, dice, passed, target, title
from desktop.rules.pv_negatifs.document import Body, Character, Essence, Proficiency
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from tests.rules.pv_negatifs.desk import FRENCH, SETTINGS, SYSTEM
from tests.rules.pv_negatifs.people import person, worn

TABLES = SYSTEM.tables
SKILL = Proficiency(id="s", skill="soins", value=11)


def need(one: Character, check: Check, modifier: int = 0) -> int | None:
    total = target(TABLES, SETTINGS, one, check, modifier)
    return None if total is None else total.total


@pytest.mark.rule("PV-ESS-25")
@pytest.mark.rule("PV-PARA-VENTRAL")
def test_an_ability_counts_as_it_is_now() -> None:
    worn_out = person(dex=14, sag=12, essence=Essence(points=20), items=worn("parachute-ventral"))
    assert need(worn_out, Check("ability", "dex")) == 12
    assert need(worn_out, Check("ability", "sag")) == 13
    assert need(worn_out, Check("ability", "dex"), 3) == 15
    assert need(worn_out, Check("ability", "luck")) is None


def test_a_skill_is_that_of_the_sheet() -> None:
    one = person(proficiencies=(SKILL,))
    assert need(one, Check("skill", "s"), -2) == 9
    assert need(one, Check("skill", "x")) is None
    assert title(TABLES, one, Check("skill", "s")) == "Soins"
    assert title(TABLES, one, Check("skill", "x")) is None
    assert title(TABLES, one, Check("ability", "x")) is None
    assert title(TABLES, one, Check("save", "x")) is None
    for kind, id, words in (("save", "souffle", "Souffle"), ("ability", "for", "Force")):
        name = title(TABLES, one, Check(cast("Kind", kind), id))
        assert name is not None
        assert FRENCH.render(name) == words


@pytest.mark.rule("PV-HELPLESS-SAVE")
@pytest.mark.rule("PV-ESS-50")
def test_a_save_is_reached_with_what_is_added_to_the_die() -> None:
    one = person(saves={"sorts": 15}, helps={"sag": 2, "dex": 1})
    save = Check("save", "sorts")
    assert need(one, save) == 12
    assert need(one, save, 3) == 9
    surprised = person(saves={"sorts": 15}, body=Body(conditions=("surpris",)))
    assert need(surprised, save) == 19
    assert need(surprised, Check("save", "sorts", damage=True)) is None
    afraid = person(saves={"sorts": 15}, essence=Essence(points=49))
    assert need(afraid, save) == 14
    assert need(person(), save) is None
    assert need(person(), Check("save", "x")) is None


@pytest.mark.rule("PV-WISDOM-EXTEND")
@pytest.mark.rule("PV-DEFENSIF-STABILISE")
@pytest.mark.parametrize(
    ("kind", "rolls", "made"),
    [
        ("ability", (12,), True),
        ("ability", (13,), False),
        ("skill", (12,), True),
        ("skill", (13,), False),
        ("save", (12,), True),
        ("save", (11,), False),
        ("save", (20, 11), False),
        ("save", (12, 20), True),
    ],
)
def test_what_is_made(kind: Kind, rolls: tuple[int, ...], made: bool) -> None:
    assert passed(Check(kind, "x"), 12, rolls) is made


def test_20_fails_under_an_ability_alone() -> None:
    assert not passed(Check("ability", "dex"), 25, (20,))
    assert passed(Check("ability", "dex"), 25, (19,))
    assert passed(Check("skill", "s"), 25, (20,))


@pytest.mark.rule("PV-SELF-WORST")
def test_saves_of_who_hurts_himself_take_two_dice() -> None:
    marked, on = person(body=Body(willing=True)), Settings(hidden=Hidden(willing_damage=True))
    assert dice(on, marked, Check("save", "sorts")) == 2
    assert dice(on, marked, Check("ability", "dex")) == 1
    assert dice(SETTINGS, marked, Check("save", "sorts")) == 1
