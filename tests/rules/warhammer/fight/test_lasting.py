"""What somebody brings into a fight counts in its rolls: infections, old wounds, armour, loads."""

import pytest

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.warhammer.document import (
    Character,
    Hand,
    Infection,
    Injury,
    Ongoing,
    Pending,
    Wound,
)
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Blow, Place
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import piece, weapon


def arena(tables: Tables, otto: Character, karl: Character | None = None) -> Arena:
    found = Arena(tables)
    found.join("otto", 0, otto, "sheet")
    found.join("karl", 1, soldier(cc=40, a=2) if karl is None else karl, "sheet-2")
    found.begin("otto")
    return found


def ill(course: str, day: int = 1, one: Character | None = None) -> Character:
    """Otto with an infected cut."""
    infection = Infection(course=course, day=day)
    wound = Wound(
        id="w", kind="tranchantes", location="bras", value=4, infection=infection, tested=True
    )
    sound = soldier(cc=50, ag=50, e=30, a=2) if one is None else one
    return replace(sound, wounds=(wound,))


def cost(total: Breakdown | None) -> dict[str, int]:
    """The terms of a sum by the key of their names."""
    assert total is not None
    return {line.label.key: line.amount for line in total.lines if isinstance(line.label, Message)}


@pytest.mark.rule("WH-INFECT-MARGIN-20")
def test_a_fever_costs_every_roll_and_says_so(tables: Tables) -> None:
    found = arena(tables, ill("fievre"))
    blow = Blow(attacker="otto", target="karl", arm="w-epee-droite")
    back = Blow(attacker="karl", target="otto", arm="w-epee-droite")
    state, otto = found.state, found.of("otto")
    needs = [
        sums.melee_need(tables, state, blow),
        sums.parry_need(tables, state, back, "w-epee-droite", reactive=False),
        sums.dodge_need(tables, state, back),
        sums.plain(otto, tables, state, "ag"),
        sums.strength(tables, state, otto),
    ]
    assert [cost(each)["wh.infection.fever"] for each in needs] == [-10] * 5
    # Karl is well.
    assert "wh.infection.fever" not in cost(sums.melee_need(tables, state, back))
    # The relative CC itself is as ever: only rolls are harder.
    assert sums.combat(tables, state, otto, found.of("karl")).total == 50 + 50 - 40


@pytest.mark.rule("WH-INFECT-MARGIN-40")
def test_a_grave_infection_costs_by_its_day(tables: Tables) -> None:
    fevers: list[int] = []
    for day in (1, 2):
        found = arena(tables, ill("grave", day))
        need = sums.plain(found.of("otto"), tables, found.state, "e")
        fevers.append(cost(need)["wh.infection.fever"])
    assert fevers == [-10, -30]


@pytest.mark.rule("WH-INFECT-MARGIN-41")
def test_who_lies_with_gangrene_neither_acts_nor_defends(tables: Tables) -> None:
    found = arena(tables, ill("gangrene", day=2))
    attack = c.Act(fighter="otto", action="attaquer", target="karl", arm="w-epee-droite")
    assert found.refusal(attack) == "wh.fight.why.too-weak"
    assert found.refusal(c.Do(fighter="otto", action="autres")) == "wh.fight.why.too-weak"
    found.turn("karl")
    found.act("karl", "attaquer", "otto", attack=5)
    # Nothing is asked of him: the blow lands.
    assert found.state.blow is not None
    assert found.state.blow.stage.value == "settle"


@pytest.mark.rule("WH-CRIT-CUMULATIVE")
def test_a_broken_nose_costs_every_action(tables: Tables) -> None:
    nose = Ongoing(stat="actions", amount=-10, until="guerison")
    wound = Wound(id="w", kind="contondantes", location="tete", value=8, penalties=(nose,))
    otto = soldier(cc=50, ag=50, a=2)
    sound, hurt = arena(tables, otto), arena(tables, replace(otto, wounds=(wound,)))
    blow = Blow(attacker="otto", target="karl", arm="w-epee-droite")
    needs = [sums.melee_need(tables, each.state, blow).total for each in (sound, hurt)]
    assert needs[1] - needs[0] == -10


@pytest.mark.rule("WH-CRIT-DIGITS")
def test_a_maimed_hand_costs_where_it_is_used(tables: Tables) -> None:
    fingers = Injury(stat="cc", amount=-6, only="main")
    wound = Wound(
        id="w", kind="tranchantes", location="bras", value=11, injuries=(fingers,), healed=True
    )
    maimed = replace(soldier("maitrise-cavalerie", cc=50, a=2, arm="lance"), wounds=(wound,))
    both = arena(tables, maimed)
    held = both.of("otto").document.weapons[0]
    blow = Blow(attacker="otto", target="karl", arm=held.id)
    assert cost(sums.melee_need(tables, both.state, blow))["wh.wound.label"] == -6
    one = arena(tables, replace(soldier(cc=50, a=2), wounds=(wound,)))
    blow = Blow(attacker="otto", target="karl", arm="w-epee-droite")
    assert "wh.wound.label" not in cost(sums.melee_need(tables, one.state, blow))
    told = replace(blow, place=Place(ticked=(sums.HURT_HAND,)))
    assert cost(sums.melee_need(tables, one.state, told))["wh.wound.label"] == -6
    ask = next(each for each in one.rules.view(one.state).asks if each.id == "act:otto")
    assert "hurt-hand" in [field.id for field in ask.fields]
    values = {"action": "attaquer", "target": "karl", "weapon": held.id, "hurt-hand": "oui"}
    command = one.rules.answer(one.state, "act:otto", values)
    assert isinstance(command, c.Act)
    assert command.place.ticked == (sums.HURT_HAND,)


@pytest.mark.rule("WH-GEN-ARMOUR-INITIATIVE", "WH-ARMOUR-PENALTY-SUM", "WH-OFFHAND-HINDER")
def test_armour_and_a_shield_weigh_on_cc_dodges_and_initiative(tables: Tables) -> None:
    otto = soldier(cc=50, ag=50, a=2)
    pieces = tuple(piece(each.id) for each in tables.pieces if each.bras == 4)[:1]
    heavy = replace(otto, weapons=(*otto.weapons, weapon("bouclier", Hand.LEFT)), armour=pieces)
    light, laden = arena(tables, otto), arena(tables, heavy)
    back = Blow(attacker="karl", target="otto", arm="w-epee-droite")
    worn = sums.of(tables, laden.state, laden.of("otto")).armour
    agility = -5 + worn.agility.total
    dodges = [sums.plain(each.of("otto"), tables, each.state, "ag") for each in (light, laden)]
    assert dodges[1].total - dodges[0].total == agility
    assert sums.dodge_need(tables, laden.state, back).lines
    began = [each.of("otto").initiative for each in (light, laden)]
    assert began[0] is not None
    assert began[1] is not None
    assert began[1].total - began[0].total == agility
    combats = [
        sums.combat(tables, each.state, each.of("otto"), each.of("karl")).total
        for each in (light, laden)
    ]
    assert combats[1] - combats[0] == worn.cc.total


@pytest.mark.rule("WH-CRIT-PARALYSIS")
def test_care_brings_the_test_of_who_survived(tables: Tables) -> None:
    test = Pending(characteristic="e", modifier=-20, fails=("paralysie",))
    wound = Wound(id="w", kind="tranchantes", location="corps", value=13, pending=(test,))
    found = arena(tables, replace(soldier(cc=50, a=2), wounds=(wound,)))
    found.run(c.Care(fighter="otto", wound="w"), survival=60, paralysis=6)
    body = found.of("otto").document
    assert body.state.paralysed == ("jambe-gauche",)
    assert body.wounds[0].pending == ()
    well = arena(tables, replace(soldier(cc=50, e=60, a=2), wounds=(wound,)))
    well.run(c.Care(fighter="otto", wound="w"), survival=40)
    assert well.of("otto").document.state.paralysed == ()
