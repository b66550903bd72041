"""How people of Warhammer fight who are left to themselves."""

import random

import pytest

from desktop.rules.warhammer.document import Ammunition, Character, Hand
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import habits
from desktop.rules.warhammer.fight.parts import Snare
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon

SWORD = "w-epee-droite"


def arena(tables: Tables, otto: Character, karl: Character | None = None) -> Arena:
    found = Arena(tables)
    found.join("otto", 0, otto)
    found.join("karl", 1, soldier(cc=40, ag=20, a=2) if karl is None else karl)
    found.begin("otto")
    return found


def marked(found: Arena, **marks: object) -> State:
    """The fight with other marks of Otto's."""
    one = replace(found.of("otto"), marks=replace(found.marks("otto"), **marks))
    others = tuple(one if each.id == "otto" else each for each in found.state.fighters)
    return replace(found.state, fighters=others)


def following(found: Arena, state: State | None = None) -> object:
    here = found.state if state is None else state
    return habits.next_of_fight(found.tables, here, random.Random(0))


def test_a_sword_strikes_and_the_round_goes_on_by_initiative(tables: Tables) -> None:
    found = arena(tables, soldier(cc=50, ag=50, a=2))
    strike = following(found)
    assert strike == c.Act(fighter="otto", action="attaquer", target="karl", arm=SWORD)
    found.act("otto", "attaquer", "karl", attack=95)
    # His first A is used: Karl's turn, then his own second one, then Karl's, then the bell.
    slots = []
    for _ in range(3):
        command = following(found)
        assert isinstance(command, c.TakeTurn)
        slots.append(command.slot)
        found.run(command)
        found.act(
            command.slot.partition("#")[0],
            "attaquer",
            "otto" if "karl" in command.slot else "karl",
            attack=95,
        )
    assert slots == ["karl", "otto#2", "karl#2"]
    assert following(found) == c.Ring()


@pytest.mark.parametrize(
    ("document", "command"),
    [
        (replace(soldier(a=2), state=Body(prone=True)), c.Do(fighter="otto", action="se-relever")),
        (
            replace(soldier(a=2), weapons=(weapon("epee", Hand.NONE),)),
            c.Do(fighter="otto", action="prendre", weapon="w-epee-rangee", hand="droite"),
        ),
        (
            replace(soldier(a=2), weapons=(weapon("lance", Hand.NONE),)),
            c.Do(fighter="otto", action="prendre", weapon="w-lance-rangee", hand="deux"),
        ),
        (
            replace(
                soldier(a=2, f=50, arm=""),
                weapons=(weapon("arc-simple", Hand.BOTH, ammunition="classiques", loaded=False),),
                ammunition=(Ammunition(id="m", ammunition="classiques", count=3),),
            ),
            c.Do(fighter="otto", action="recharger-une-arme", weapon="w-arc-simple-deux"),
        ),
    ],
)
def test_whoever_is_let_be_gets_ready_first(
    tables: Tables, document: Character, command: c.Do
) -> None:
    found = arena(tables, document)
    assert following(found) == command
    # With somebody upon him he has no time for it.
    found.run(c.Engage(fighter="otto", foe="karl", engaged=True))
    assert not isinstance(following(found), c.Do)


def test_an_archer_shoots_from_where_it_costs_nothing(tables: Tables) -> None:
    bow = weapon("arc-simple", Hand.BOTH, ammunition="classiques")
    archer = replace(soldier(ct=50, f=50, arm=""), weapons=(bow,))
    found = arena(tables, archer)
    shot = following(found)
    assert isinstance(shot, c.Act)
    assert (shot.action, shot.arm, shot.place.metres) == ("tirer", bow.id, 24)


def test_who_is_captured_breaks_free_and_who_breaks_off_is_no_fighter(tables: Tables) -> None:
    found = arena(tables, soldier(a=2))
    caught = marked(found, snare=Snare("Lasso", 0))
    assert following(found, caught) == c.Act(fighter="otto", action="se-liberer")
    assert following(found, marked(found, snare=Snare("Lasso", 0), spent=4)) == c.TakeTurn(
        slot="karl"
    )
    # Otto alone was against Karl: nobody is left to fight.
    assert following(found, marked(found, breaking=True)) is None


def test_blows_are_met_as_well_as_can_be_and_free_attacks_are_made(tables: Tables) -> None:
    found = arena(tables, soldier(cc=50, ag=50, a=2), soldier(cc=40, ag=60, a=2))
    found.act("otto", "attaquer", "karl", attack=20)
    assert following(found) == c.Defend(fighter="karl", reply="esquiver", guard="")
    found.defend("karl", "esquiver", defence=99)
    assert following(found) == c.Settle()
    found.settle(damage=1, critical=99)
    found.turn("karl")
    found.run(c.Do(fighter="karl", action="se-deplacer-course", halves=1))
    assert following(found) == c.Strike(fighter="otto", target="karl", made=True, arm=SWORD)


def test_a_charge_is_met_with_the_spear(tables: Tables) -> None:
    lancer = soldier("maitrise-cavalerie", cc=50, a=2, arm="lance")
    dagger = weapon("dague", Hand.NONE)
    found = arena(tables, replace(lancer, weapons=(dagger, *lancer.weapons)))
    found.turn("karl")
    charge = c.Act(
        fighter="karl", action="charger", target="otto", arm=SWORD, place=c.Place(metres=8)
    )
    found.run(charge)
    strike = following(found)
    assert isinstance(strike, c.Strike)
    assert strike.arm == lancer.weapons[0].id


def test_it_begins_and_its_bell_is_rung(tables: Tables) -> None:
    found = Arena(tables)
    found.join("otto", 0, soldier())
    assert following(found) is None
    found.join("karl", 1, replace(soldier(), state=Body(no_action=3)))
    assert following(found) == c.Begin()
    found.begin("otto")
    found.run(c.Ring())
    assert following(found) == c.Bell()
    found.run(c.Close())
    assert following(found) is None
