"""Rules that bear on few, each in a fight: horses, leaps, pikes, makeshift shields, spells."""

import pytest

from desktop.rules.warhammer.arms import IMPROVISED
from desktop.rules.warhammer.document import Ammunition, Character, Hand, Ongoing, Wound
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.parts import Blow, Place
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import piece, weapon


def arena(
    tables: Tables, otto: Character, karl: Character | None = None, settings: Settings | None = None
) -> Arena:
    found = Arena(tables, settings)
    found.join("otto", 0, otto, "sheet")
    found.join("karl", 1, soldier(cc=40, a=2) if karl is None else karl, "sheet-2")
    found.begin("otto")
    return found


@pytest.mark.rule("WH-RNG-MOUNTED")
@pytest.mark.parametrize(("bow", "shoots"), [("arc-court", True), ("arc-simple", False)])
def test_on_horseback_only_some_bows_are_drawn(tables: Tables, bow: str, shoots: bool) -> None:
    archer = replace(
        soldier(ct=50, f=50, arm=""),
        weapons=(weapon(bow, Hand.BOTH),),
        ammunition=(Ammunition(id="m", ammunition="classiques", count=5),),
    )
    found = arena(tables, archer)
    found.run(c.Condition(fighter="otto", what="mounted", on=True))
    again = c.Condition(fighter="otto", what="mounted", on=True)
    assert found.refusal(again) == "wh.fight.why.already"
    why = found.why("act:otto", "action", "tirer")
    assert (why is None) == shoots
    found.end_round()
    assert found.marks("otto").mounted
    found.run(c.Condition(fighter="otto", what="mounted", on=False))
    found.turn("otto")
    assert found.why("act:otto", "action", "tirer") is None


@pytest.mark.rule("WH-SHIELD-TABLE")
def test_a_makeshift_shield_is_picked_up_parries_and_breaks(tables: Tables) -> None:
    karl = soldier(cc=60, a=2)
    found = arena(tables, soldier(cc=40, f=90, a=2), karl)
    found.turn("karl")
    values = {"what": "prendre", "taken": IMPROVISED, "hand": "gauche"}
    taken = found.rules.answer(found.state, "do:karl", values)
    assert isinstance(taken, c.Do)
    found.run(taken)
    straw = found.of("karl").document.weapons[-1]
    assert (straw.weapon, straw.hand) == (IMPROVISED, Hand.LEFT)
    # It takes a whole round to be ready: what is left is the A of a second weapon, in its turn.
    strike = c.Act(fighter="karl", action="attaquer", target="otto", arm=straw.id)
    assert found.refusal(strike) == "wh.fight.why.slot-used"
    found.end_round()
    found.run(c.Prepare(fighter="karl", posture="normale", parry=True))
    found.turn("otto")
    found.act("otto", "attaquer", "karl", attack=20)
    found.run(c.Defend(fighter="karl", reply="parer", guard=straw.id), defence=5)
    # 10 and BF 12 less the BE 7 of straw, less 1 of a Vicelarde sword: 14 of its 50 PV.
    found.settle(damage=10, parry_effect=1, balance=5)
    assert found.of("karl").document.weapons[-1].lost == 14


@pytest.mark.rule("WH-JUMP-ATTACK")
@pytest.mark.parametrize(("roll", "lands"), [(30, True), (90, False)])
def test_a_charge_from_above_wants_a_jump(tables: Tables, roll: int, lands: bool) -> None:
    found = arena(tables, soldier(cc=50, ag=50, a=2))
    held = found.of("otto").document.weapons[0].id
    values = {"action": "charger", "target": "karl", "weapon": held, "run": "6", "leap": "oui"}
    command = found.rules.answer(found.state, "act:otto", values)
    assert isinstance(command, c.Act)
    assert (command.leap, command.place) == (True, Place(metres=6))
    if lands:
        found.run(command, leap=roll, attack=99)
        assert found.state.records[-1].need is not None
        assert found.state.records[-1].need.total == 50 + 50 - 40 + 10
        return
    found.run(command, leap=roll)
    # He lies there unless the GM says otherwise, and his A are gone.
    assert found.state.records == ()
    found.settle()
    assert found.of("otto").document.state.prone
    assert found.refusal(command) == "wh.fight.why.once"


@pytest.mark.rule("WH-SPEC-PIKE-STANCE")
def test_who_met_a_charge_with_a_pike_stays_where_he_is(tables: Tables) -> None:
    rider = soldier("maitrise-cavalerie", cc=50, ag=20, a=2, arm="lance-de-cavalerie")
    held = replace(rider.weapons[0], hand=Hand.BOTH)
    found = arena(tables, replace(rider, weapons=(held,)), soldier(cc=40, ag=60, a=2))
    found.turn("karl")
    sword = found.of("karl").document.weapons[0].id
    charge = c.Act(
        fighter="karl", action="charger", target="otto", arm=sword, place=Place(metres=8)
    )
    found.run(charge)
    found.run(c.Strike(fighter="otto", target="karl", made=True, arm=held.id), attack=98)
    found.settle(attack=97)
    found.turn("otto")
    walk = c.Do(fighter="otto", action="se-deplacer-marche-rapide", halves=1)
    assert found.refusal(walk) == "wh.fight.why.still"
    assert found.refusal(c.Do(fighter="otto", action="se-positionner")) == "wh.fight.why.still"
    assert found.why("act:otto", "action", "charger") is not None
    found.end_round()
    assert not found.marks("otto").still


@pytest.mark.rule("WH-ATTR-EPUISANTE")
def test_an_exhausting_weapon_tires_from_its_first_use_on(tables: Tables) -> None:
    flail = weapon("fleau-d-armes", Hand.BOTH)
    otto = replace(soldier("maitrise-fleaux", cc=50, e=30, a=1, arm=""), weapons=(flail,))
    found = arena(tables, otto)
    # Rounds without a blow cost nothing: BE 6, three rounds of two dice from the first one on.
    found.end_round()
    found.end_round()
    counts: list[int] = []
    for _ in range(4):
        found.turn("otto")
        found.act("otto", "attaquer", "karl", attack=35)
        found.defend("karl", "subir")
        dice = len(next(one for one in found.rules.view(found.state).asks if one.dice).dice)
        counts.append(dice)
        found.settle(damage=[1] * dice, critical=[99])
        found.end_round()
    assert counts == [2, 2, 2, 1]


@pytest.mark.rule("WH-ARMOUR-WEAR-HIT")
def test_a_stunning_blow_wears_armour_too(tables: Tables) -> None:
    leather = next(each for each in tables.pieces if each.jambes == 4)
    karl = replace(soldier(cc=40, a=2), armour=(piece(leather.id),))
    found = arena(tables, soldier("coups-assommants", cc=50, a=2), karl)
    found.act("otto", "coup-assommant", "karl", attack=55)
    found.defend("karl", "subir")
    found.settle(coup_assommant=[90, 10])
    assert found.of("karl").document.armour[0].lost == {"jambes": 1}


@pytest.mark.rule("WH-SPEC-STUN-MELEE")
@pytest.mark.parametrize(("roll", "stands"), [(25, True), (26, False)])
def test_each_point_of_armour_steadies_by_five(tables: Tables, roll: int, stands: bool) -> None:
    # E 30 and three points on the body: 45, two degrees with 25 and one with 26; Otto has one.
    karl = replace(soldier(cc=40, e=30), armour=(piece("maille-gilet"), piece("matelassee-gilet")))
    found = arena(tables, soldier("coups-assommants", cc=50, f=40, a=2), karl)
    found.act("otto", "coup-assommant", "karl", attack=25)
    found.defend("karl", "subir")
    found.settle(coup_assommant=[22, roll], **({} if stands else {"stunned": 4}))
    assert bool(found.of("karl").document.state.stunned) is not stands


@pytest.mark.rule("WH-CRIT-MAGES")
def test_wounds_add_chaos_dice_and_may_cost_fm(tables: Tables) -> None:
    cut = Wound(
        id="w",
        kind="tranchantes",
        location="bras",
        value=4,
        penalties=(Ongoing(stat="cc", amount=-10, until="combat"),),
    )
    mage = replace(soldier(fm=50, a=2), magic=2, wounds=(cut,))
    found = arena(tables, mage)
    found.run(c.Do(fighter="otto", action="lancer-un-sort", halves=1))
    lines = found.rules.lines(found.state, "e", *_last(found))
    told = [line.text for line in lines if line.text.key == "wh.fight.line.spell"]
    assert [text.params["count"] for text in told] == [2]
    assert sums.of(tables, found.state, found.of("otto")).of("fm") == 50
    costly = arena(tables, mage, settings=Settings(options=Options(mage_fm=True)))
    assert sums.of(tables, costly.state, costly.of("otto")).of("fm") == 40
    assert sums.of(tables, costly.state, costly.of("karl")).of("fm") == 30


def _last(found: Arena) -> tuple[c.Command, tuple[object, ...], tuple[object, ...]]:
    command, dice, events = found.entries[-1]
    return command, events, dice  # type: ignore[return-value]


def test_a_blow_at_range_may_stun(tables: Tables) -> None:
    slinger = replace(
        soldier("maitrise-lance-pierre", ct=60, arm=""), weapons=(weapon("fronde", Hand.RIGHT),)
    )
    found = arena(tables, slinger)
    ask = next(one for one in found.rules.view(found.state).asks if one.id == "act:otto")
    metres = next(field for field in ask.fields if field.id == "metres")
    assert "action=coup-assommant" in metres.when
    values = {"action": "coup-assommant", "target": "karl", "metres": "20"}
    command = found.rules.answer(found.state, "act:otto", values)
    assert isinstance(command, c.Act)
    assert command.place.metres == 20
    blow = Blow(attacker="otto", target="karl", arm=command.arm, place=command.place)
    need = sums.shot_need(tables, found.state, blow)
    assert need is not None
    # Beyond the short range of 16 m: -10.
    assert need.total == 60 - 10
