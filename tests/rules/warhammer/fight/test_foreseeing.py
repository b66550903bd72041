"""Chances of an attack against a defence, counted by the engine, and fights left to habits."""

import random
from fractions import Fraction

import msgspec
import pytest

from desktop.rules.foresight import Way
from desktop.rules.odds import Cell, Chances, chances, table
from desktop.rules.simulation import simulate, summary
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.foreseeing import WarhammerForesight
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.fight.test_fight_properties import people
from tests.rules.warhammer.people import weapon


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn takes long and proves no more: a few of it are enough here."""
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 20)
    monkeypatch.setattr("desktop.rules.odds.SAMPLES", 100)


@pytest.fixture
def arena(tables: Tables) -> Arena:
    """Karl's turn (CC 40) against Otto (CC 50) with sword and shield, whose parry is ready."""
    found = Arena(tables)
    otto = soldier(cc=50, ag=50, a=2)
    weapons = (*otto.weapons, weapon("bouclier", Hand.LEFT))
    found.join("otto", 0, replace(otto, weapons=weapons), "sheet")
    found.join("karl", 1, soldier(cc=40, a=2))
    found.begin()
    found.run(c.Prepare(fighter="otto", posture="normale", parry=True))
    found.turn("karl")
    return found


def counted(arena: Arena, left: str, right: str, foresight: WarhammerForesight) -> Chances:
    """The chances of one pair of choices, by the beginnings of their values."""
    duel = foresight.duel(arena.state, "karl", "otto")
    ways = [
        next(each for each in found if each.value.startswith(value))
        for found, value in ((duel.left_ways, left), (duel.right_ways, right))
    ]
    met = foresight.met(arena.state, duel, ways[0], ways[1])
    work = chances(foresight, met, duel, random.Random(1))
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Chances = end.value
            return found


def values(ways: tuple[Way, ...]) -> list[str]:
    return [each.value for each in ways]


@pytest.mark.rule("WH-STAT-HIT-RATE")
def test_an_attack_meets_each_defence_that_is_open(arena: Arena, tables: Tables) -> None:
    foresight = WarhammerForesight(tables)
    assert foresight.opponents(arena.state, "karl") == ("otto",)
    duel = foresight.duel(arena.state, "karl", "otto")
    sword, shield = (one.id for one in arena.of("otto").document.weapons)
    assert values(duel.right_ways) == [
        f"parer:{shield}",
        f"parer:{sword}",
        "esquiver",
        "subir",
    ]
    assert values(duel.left_ways) == [
        f"{a}|{sword}" for a in ("attaquer", "charger", "coup-perforant")
    ]
    # 40 under a combat CC of 40 + 50 - 50; every hit that nothing stops hurts.
    taken = counted(arena, "attaquer", "subir", foresight)
    assert taken.right.hurt == Fraction(40, 100)
    # Ag 50 less 5 for the shield, halved without Esquive: 22.
    dodged = counted(arena, "attaquer", "esquiver", foresight)
    assert dodged.right.hurt == Fraction(40, 100) * Fraction(78, 100)
    charged = counted(arena, "charger", "subir", foresight)
    assert charged.right.hurt == Fraction(50, 100)
    assert taken.left.hurt == 0
    assert 0 < taken.margin < Fraction(6, 100)
    assert taken.right.wound > dodged.right.wound


def test_what_is_followed_once_is_as_what_is_drawn(arena: Arena, tables: Tables) -> None:
    class Drawn(WarhammerForesight):
        def alike(self, state: msgspec.Struct) -> None:
            """Everything is drawn."""

    whole = counted(arena, "attaquer", "parer", WarhammerForesight(tables))
    drawn = counted(arena, "attaquer", "parer", Drawn(tables))
    margin = whole.margin + drawn.margin
    assert abs(whole.right.hurt - drawn.right.hurt) <= margin
    assert abs(whole.right.falls - drawn.right.falls) <= margin


def test_a_table_shares_what_blows_come_to(arena: Arena, tables: Tables) -> None:
    foresight = WarhammerForesight(tables)
    duel = foresight.duel(arena.state, "karl", "otto")
    duel = msgspec.structs.replace(duel, left_ways=duel.left_ways[:1])
    found = [
        each
        for each in table(foresight, arena.state, duel, random.Random(0))
        if isinstance(each, Cell)
    ]
    assert [cell.chances is not None for cell in found] == [True] * 4
    decisions = [cell.chances.decisions for cell in found if cell.chances is not None]
    # The parries, then the dodge, then the blow that is taken: each looks at less.
    assert decisions[3] < 150 < decisions[2] < decisions[0]


def test_nobody_is_faced_while_something_is_under_way(arena: Arena, tables: Tables) -> None:
    foresight = WarhammerForesight(tables)
    arena.act("karl", "attaquer", "otto", attack=20)
    assert foresight.opponents(arena.state, "karl") == ()


@pytest.mark.parametrize("sudden", [False, True])
def test_a_fight_left_to_habits_comes_to_an_end(tables: Tables, sudden: bool) -> None:
    found = Arena(tables, Settings(options=Options(sudden_death=sudden)))
    for id, side, document in people():
        found.join(id, side, document)
    foresight, state = found.rules.foresight(found.state)
    runs = [each for each in simulate(foresight, state, 6, random.Random(3)) if each is not None]
    told = summary(runs)
    assert told.runs == 6
    assert sum(told.wins.values()) == 6
    assert told.rounds.high <= 60
    assert {each for run in runs for each in run.harm} == {"otto", "karl", "elke", "hans"}
    assert any(harm.boxes for run in runs for harm in run.harm.values())
