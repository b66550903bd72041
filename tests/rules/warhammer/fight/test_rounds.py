"""Rounds, actions and what they cost (WH-ROUND-*, WH-ACT-*, WH-POST-*, WH-NC-*, WH-FREE-*)."""

import pytest

from desktop.rules.warhammer.document import Doom as Clock
from desktop.rules.warhammer.document import Hand, Ongoing, Pending, Wound
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight import budget, sums
from desktop.rules.warhammer.fight import commands as c
from desktop.rules.warhammer.fight.parts import Place
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.fight.arena import Arena, replace, soldier
from tests.rules.warhammer.people import weapon


def arena_of(
    tables: Tables, *, otto: int = 2, arm: str = "epee", talents: tuple[str, ...] = ()
) -> Arena:
    """Otto, with so many A, against Karl."""
    arena = Arena(tables)
    arena.join("otto", 0, soldier(*talents, cc=50, ag=50, a=otto, arm=arm))
    arena.join("karl", 1, soldier(cc=50, a=1))
    return arena


def left(arena: Arena, fighter: str = "otto") -> int:
    """Halves of A."""
    return budget.left(arena.tables, arena.state, arena.of(fighter))


@pytest.mark.rule("WH-INIT-ORDER", "WH-INIT-PER-ACTION")
def test_slots_stand_in_the_order_of_their_initiative(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.run(c.Begin())
    seats = arena.rules.muster(arena.state).seats
    # 50 + 30 and half of it; 30 + 30.
    assert [(one.id, one.score) for one in seats] == [("otto", 80), ("karl", 60), ("otto#2", 40)]


@pytest.mark.rule("WH-ROUND-SEQUENCE", "WH-POST-CHANGE")
def test_a_posture_is_chosen_at_the_start_of_a_round_only(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="otto", posture="prudente"))
    arena.turn("otto")
    change = c.Prepare(fighter="otto", posture="temeraire")
    assert arena.refusal(change) == "wh.fight.why.start-of-round"
    arena.end_round()
    assert arena.marks("otto").posture == "prudente"
    arena.run(change)
    assert arena.marks("otto").posture == "temeraire"


@pytest.mark.rule("WH-ROUND-SEQUENCE", "WH-NC-RELOAD")
def test_two_a_reload_in_half_a_round_and_shoot(tables: Tables) -> None:
    arena = Arena(tables)
    bow = weapon("arc-simple", Hand.BOTH, loaded=False)
    arena.join("otto", 0, replace(soldier("maitrise-arcs", ct=50, a=2, arm=""), weapons=(bow,)))
    arena.join("karl", 1, soldier())
    arena.begin("otto")
    arena.run(c.Do(fighter="otto", action="recharger-une-arme", weapon=bow.id))
    assert left(arena) == 2
    assert arena.of("otto").document.weapons[0].loaded


@pytest.mark.rule("WH-NC-RELOAD", "WH-ROUND-HALF-ACTIONS")
def test_one_a_reloads_shoots_and_owes_half_of_the_next(tables: Tables) -> None:
    arena = Arena(tables)
    bow = weapon("arc-simple", Hand.BOTH, loaded=False)
    archer = soldier("maitrise-arcs", ct=50, a=1, arm="")
    arena.join("otto", 0, replace(archer, weapons=(bow,)))
    arena.join("karl", 1, soldier())
    arena.begin("otto")
    arena.run(c.Do(fighter="otto", action="recharger-une-arme", weapon=bow.id))
    assert left(arena) == 1
    shot = c.Act(fighter="otto", action="tirer", target="karl", arm=bow.id, place=Place(metres=10))
    arena.run(shot, attack=98)
    assert arena.marks("otto").owed == 1
    arena.end_round()
    assert (arena.marks("otto").debt, left(arena)) == (1, 1)


@pytest.mark.rule("WH-ROUND-ACTION-COUNT")
def test_one_action_of_each_kind_but_attacks(tables: Tables) -> None:
    arena = arena_of(tables, otto=3)
    arena.begin("otto")
    arena.run(c.Act(fighter="otto", action="viser", arm=_arm(arena), aim="cc"))
    arena.turn("otto#2")
    again = c.Act(fighter="otto", action="viser", arm=_arm(arena), aim="cc")
    assert arena.refusal(again) == "wh.fight.why.once"
    arena.act("otto", "attaquer", "karl", attack=98)
    arena.turn("otto#3")
    arena.act("otto", "attaquer", "karl", attack=98)
    third = c.Act(fighter="otto", action="attaquer", target="karl", arm=_arm(arena))
    assert arena.refusal(third) == "wh.fight.why.no-a-left"
    records = arena.state.records
    assert records[0].need is not None
    assert records[1].need is not None
    # Aimed, then one attack more.
    assert (records[0].need.total, records[1].need.total) == (60, 40)


def _arm(arena: Arena, fighter: str = "otto") -> str:
    return arena.of(fighter).document.weapons[0].id


@pytest.mark.rule("WH-ACT-PREPARE-PARRY")
def test_a_prepared_parry_takes_an_a_for_good(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="otto", posture="normale", parry=True))
    arena.turn("otto")
    assert left(arena) == 2
    arena.act("otto", "attaquer", "karl", attack=98)
    arena.turn("otto#2")
    second = c.Act(fighter="otto", action="attaquer", target="karl", arm=_arm(arena))
    assert arena.refusal(second) == "wh.fight.why.no-a-left"


@pytest.mark.rule("WH-DEF-REACTIVE-PARRY")
def test_a_reactive_parry_wants_every_a_spent_and_costs_the_next_round(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    arena.act("otto", "attaquer", "karl", attack=30)
    reactive = c.Defend(fighter="karl", reply="reactive")
    assert arena.refusal(reactive) == "wh.fight.why.a-left"
    arena.defend("karl", "esquiver", defence=1)
    arena.turn("karl")
    arena.act("karl", "attaquer", "otto", attack=98)
    arena.turn("otto#2")
    arena.act("otto", "attaquer", "karl", attack=30)
    arena.run(reactive, defence=40)
    record = arena.state.records[-1]
    assert record.guard_need is not None
    # Even CC, 10 of a Défensive sword, 10 for a second attack, less 10 for no preparation.
    assert (record.guard_need.total, record.parried) == (60, True)
    arena.settle(damage=1, parry_effect=1)
    arena.end_round()
    assert left(arena, "karl") == 0


@pytest.mark.rule("WH-ROUND-FREE-COUNT", "WH-FREE-POSITION", "WH-FREE-OTHER")
def test_free_actions_cost_nothing_and_are_one_of_a_kind(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    before = left(arena)
    arena.run(c.Do(fighter="otto", action="se-positionner"))
    arena.run(c.Do(fighter="otto", action="autres"))
    assert left(arena) == before
    again = c.Do(fighter="otto", action="se-positionner")
    assert arena.refusal(again) == "wh.fight.why.once"
    arena.run(c.Do(fighter="otto", action="lacher", weapon=_arm(arena)))
    assert arena.of("otto").document.weapons[0].hand is Hand.NONE
    assert left(arena) == before


@pytest.mark.rule("WH-ROUND-NONCOMBAT-COUNT", "WH-NC-STAND", "WH-NC-TAKE", "WH-ROUND-HALF-ACTIONS")
def test_getting_up_and_taking_a_sword_fill_a_round(tables: Tables) -> None:
    arena = Arena(tables)
    otto = replace(
        soldier(a=2, arm=""), weapons=(weapon("epee", Hand.NONE), weapon("dague", Hand.NONE))
    )
    arena.join("otto", 0, replace(otto, state=Body(prone=True)))
    arena.join("karl", 1, soldier())
    arena.begin("otto")
    arena.run(c.Do(fighter="otto", action="se-relever"))
    assert not arena.of("otto").document.state.prone
    assert left(arena) == 2
    arena.turn("otto#2")
    dagger, sword = (one.id for one in reversed(arena.of("otto").document.weapons))
    arena.run(c.Do(fighter="otto", action="prendre", weapon=dagger, hand="gauche"))
    assert left(arena) == 2
    arena.run(c.Do(fighter="otto", action="prendre", weapon=sword, hand="droite"))
    assert left(arena) == 0


@pytest.mark.rule("WH-NC-SPELL", "WH-NC-SKILL")
def test_two_short_spells_or_a_long_one_and_a_skill_as_long_as_the_gm_says(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    spell = c.Do(fighter="otto", action="lancer-un-sort", halves=1)
    arena.run(spell)
    long = c.Do(fighter="otto", action="lancer-un-sort", halves=2)
    assert arena.refusal(long) == "wh.fight.why.no-half-left"
    arena.run(spell)
    arena.end_round()
    arena.turn("otto")
    arena.run(c.Do(fighter="otto", action="utiliser-une-competence", halves=6))
    # Three rounds: this one and two to come.
    assert arena.marks("otto").owed == 8
    arena.end_round()
    assert (left(arena), arena.marks("otto").owed) == (0, 4)


@pytest.mark.rule("WH-ACT-FEINT")
def test_a_feint_lets_the_next_hit_through_and_is_gone_with_a_miss(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    arena.act("otto", "feinter", "karl", feinter=[23, 60])
    assert arena.marks("otto").feinted == "karl"
    arena.turn("otto#2")
    arena.act("otto", "attaquer", "karl", attack=30)
    blow = arena.state.blow
    assert blow is not None
    assert blow.stage.value == "settle"
    arena.settle("wound:karl", damage=1, critical=100)
    assert arena.marks("otto").feinted == ""


@pytest.mark.rule("WH-ACT-MANOEUVRE")
def test_a_manoeuvre_drives_back_by_the_degrees_and_may_make_fall(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    # 50 - 22: 2 degrees, 4 metres; both failed once before.
    arena.act("otto", "manoeuvrer", "karl", manoeuvrer=[80, 80, 22, 90])
    arena.settle(balance=51)
    assert arena.of("karl").document.state.prone
    told = [event for _, _, events in arena.entries[-2:] for event in events]
    assert any(getattr(each, "text", None) and each.text.params.get("metres") == 4 for each in told)  # type: ignore[attr-defined]


def test_what_a_manoeuvre_brings_may_be_left_out(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    arena.act("otto", "manoeuvrer", "karl", manoeuvrer=[22, 90])
    arena.settle("fall:karl", balance=51)
    assert not arena.of("karl").document.state.prone


@pytest.mark.rule("WH-POST-SPECIALS", "WH-ACT-SPECIAL")
def test_special_actions_go_with_every_posture_and_want_their_weapon(tables: Tables) -> None:
    arena = Arena(tables)
    otto = soldier(cc=50, a=2, arm="hache")
    otto = replace(otto, weapons=(*otto.weapons, weapon("bouclier", Hand.LEFT)))
    arena.join("otto", 0, otto)
    arena.join("karl", 1, soldier())
    arena.run(c.Begin())
    arena.run(c.Prepare(fighter="otto", posture="defensive"))
    arena.turn("otto")
    offered = {
        option.value
        for ask in arena.rules.view(arena.state).asks
        if ask.id == "act:otto"
        for option in ask.fields[0].options
    }
    assert "coup-perforant" not in offered
    assert "desarmement" not in offered
    attack = c.Act(fighter="otto", action="attaquer", target="karl", arm=_arm(arena))
    assert arena.refusal(attack) == "wh.fight.why.posture"
    shield = arena.of("otto").document.weapons[1].id
    bash = c.Act(fighter="otto", action="frappe-de-bouclier", target="karl", arm=shield)
    arena.run(bash, frappe_de_bouclier=[10, 90])
    assert (arena.marks("otto").bashed, arena.marks("otto").extra) == ("karl", True)


@pytest.mark.rule("WH-SPEC-STUN-MELEE", "WH-ATTR-ASSOMMANTE")
def test_a_stunning_blow_sets_f_against_e(tables: Tables) -> None:
    arena = arena_of(tables, arm="masse-marteau", talents=("coups-assommants",))
    arena.begin("otto")
    arena.act("otto", "coup-assommant", "karl", attack=30)
    arena.defend("karl", "subir")
    # F 30 and 10 of a mace: 38 passes.
    arena.settle(coup_assommant=[38, 70], stunned=4)
    karl = arena.of("karl")
    assert (karl.document.state.stunned, karl.document.wounds) == (4, ())
    plain = arena_of(tables)
    plain.begin("otto")
    refused = c.Act(fighter="otto", action="coup-assommant", target="karl", arm=_arm(plain))
    assert plain.refusal(refused) == "wh.fight.why.talent"


@pytest.mark.rule("WH-SPEC-DISARM")
def test_disarming_sets_ag_against_ag(tables: Tables) -> None:
    arena = arena_of(tables, talents=("desarmement",))
    arena.begin("otto")
    arena.act("otto", "desarmement", "karl", attack=30)
    arena.defend("karl", "subir")
    arena.settle(desarmement=[15, 50])
    assert arena.of("karl").document.weapons[0].hand is Hand.NONE
    arena.turn("otto#2")
    arena.act("otto", "attaquer", "karl", attack=98)
    need = arena.state.records[-1].need
    assert need is not None
    # 50, one attack more (-10), an opponent without a weapon (+30).
    assert need.total == 70
    refused = c.Act(fighter="karl", action="desarmement", target="otto", arm="")
    arena.turn("karl")
    assert arena.refusal(refused) == "wh.fight.why.talent"


@pytest.mark.rule("WH-SPEC-IMPALE", "WH-ATTR-LONGUE")
@pytest.mark.parametrize(("roll", "stopped"), [(30, True), (98, False)])
def test_a_spear_may_stop_a_charge(tables: Tables, roll: int, stopped: bool) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=50, ag=50, m=4))
    arena.join("karl", 1, soldier("maitrise-cavalerie", cc=50, arm="lance"))
    arena.begin("otto")
    charge = c.Act(
        fighter="otto", action="charger", target="karl", arm=_arm(arena), place=Place(metres=8)
    )
    arena.run(charge)
    spear = c.Strike(fighter="karl", target="otto", made=True, arm=_arm(arena, "karl"))
    arena.run(spear, attack=roll)
    if stopped:
        arena.defend("otto", "subir")
        arena.settle("wound:otto", damage=1, critical=100)
        assert not arena.state.busy
        return
    arena.settle(attack=98)
    record = arena.state.records[-1]
    assert (record.attacker, record.hit, arena.state.busy) == ("otto", False, False)


@pytest.mark.rule("WH-ACT-CHARGE")
def test_a_charge_wants_its_distance_and_every_a(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    near = c.Act(
        fighter="otto", action="charger", target="karl", arm=_arm(arena), place=Place(metres=2)
    )
    assert arena.refusal(near) == "wh.fight.why.charge"
    arena.run(replace(near, place=Place(metres=12)), attack=60)
    need = arena.state.records[-1].need
    assert need is not None
    assert (need.total, left(arena)) == (60, 0)


@pytest.mark.rule("WH-DISENGAGE-FREE-ATTACKS")
@pytest.mark.parametrize("hit", [True, False])
def test_who_gets_up_among_foes_may_be_struck_and_stays_down(tables: Tables, hit: bool) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    arena.run(c.Engage(fighter="otto", foe="karl", engaged=True))
    arena.run(c.Condition(fighter="otto", what="prone", on=True))
    arena.run(c.Do(fighter="otto", action="se-relever"))
    arena.run(
        c.Strike(fighter="karl", target="otto", made=True, arm=_arm(arena, "karl")),
        attack=30 if hit else 98,
    )
    if hit:
        arena.defend("otto", "subir")
        arena.settle("wound:otto", damage=1, critical=100)
    assert arena.of("otto").document.state.prone is hit
    assert arena.state.leaving is None


@pytest.mark.rule("WH-DISENGAGE-ACTION")
def test_disengaging_gives_no_free_attack(tables: Tables) -> None:
    arena = arena_of(tables)
    arena.begin("otto")
    arena.run(c.Engage(fighter="otto", foe="karl", engaged=True))
    arena.run(c.Do(fighter="otto", action="desengagement"))
    assert (arena.state.offers, arena.state.pairs, left(arena)) == ((), (), 2)


@pytest.mark.rule("WH-CRIT-NO-ACTION")
def test_no_action_leaves_defences_and_no_posture(tables: Tables) -> None:
    arena = arena_of(tables)
    karl = arena.of("karl").document
    arena.run(c.DocumentEdited(fighter="karl", document=replace(karl, state=Body(no_action=3))))
    arena.run(c.Begin())
    posture = c.Prepare(fighter="karl", posture="prudente")
    assert arena.refusal(posture) == "wh.fight.why.no-posture"
    arena.turn("otto")
    arena.act("otto", "attaquer", "karl", attack=30)
    assert arena.why("defend:karl", "reply", "esquiver") is None
    assert arena.why("defend:karl", "reply", "reactive") is None
    arena.defend("karl", "esquiver", defence=1)
    arena.turn("karl")
    act = c.Act(fighter="karl", action="attaquer", target="otto", arm=_arm(arena, "karl"))
    assert arena.refusal(act) == "wh.fight.why.no-action"
    arena.end_round()
    assert arena.of("karl").document.state.no_action == 2


def _hurt(**fields: object) -> Wound:
    return Wound(id="w", kind="tranchantes", location="corps", value=9, **fields)  # type: ignore[arg-type]


def test_the_bell_counts_penalties_clocks_and_tests(tables: Tables) -> None:
    arena = arena_of(tables)
    wound = _hurt(
        penalties=(
            Ongoing(stat="cc", amount=-10, rounds=1),
            Ongoing(stat="cc", amount=-5, rounds=3),
        ),
        doom=Clock(left=2, unit="rounds"),
        pending=(Pending(characteristic="e", rounds=1, repeat=-10, fails=("evanoui",)),),
    )
    karl = replace(arena.of("karl").document, wounds=(wound,), destiny_extra=1)
    arena.run(c.DocumentEdited(fighter="karl", document=karl))
    arena.run(c.Begin())
    arena.end_round(pending=30)
    (now,) = arena.of("karl").document.wounds
    assert [one.rounds for one in now.penalties] == [2]
    assert now.doom is not None
    assert now.doom.left == 1
    assert (now.pending[0].modifier, now.pending[0].rounds) == (-10, 1)
    arena.end_round(pending=21)
    body = arena.of("karl").document.state
    assert (body.dead, body.unconscious) == (True, True)
    assert any(one.id == "destiny:karl:w" for one in arena.rules.view(arena.state).asks)
    arena.run(c.Destiny(fighter="karl", wound="w"))
    assert not arena.of("karl").document.state.dead


def test_a_death_that_the_gm_leaves_out_waits(tables: Tables) -> None:
    arena = arena_of(tables)
    karl = replace(arena.of("karl").document, wounds=(_hurt(doom=Clock(left=1, unit="rounds")),))
    arena.run(c.DocumentEdited(fighter="karl", document=karl))
    arena.run(c.Begin())
    arena.run(c.Ring())
    arena.run(c.Bell(skip=("doom:karl:w",)))
    assert not arena.of("karl").document.state.dead
    assert arena.of("karl").document.wounds[0].doom is not None


def test_care_stops_what_care_can_stop(tables: Tables) -> None:
    arena = arena_of(tables)
    wound = _hurt(
        doom=Clock(left=5, unit="rounds", curable=True),
        bleeding=True,
        penalties=(Ongoing(stat="cc", amount=-10, until="soins"),),
    )
    karl = replace(arena.of("karl").document, wounds=(wound,))
    arena.run(c.DocumentEdited(fighter="karl", document=karl))
    arena.run(c.Care(fighter="karl", wound="w"))
    (now,) = arena.of("karl").document.wounds
    assert (now.cared, now.bleeding, now.doom, now.penalties) == (True, False, None, ())
    assert arena.refusal(c.Care(fighter="karl", wound="w")) == "wh.fight.why.cared"


def test_closing_ends_what_lasts_as_long_as_the_combat(tables: Tables) -> None:
    arena = arena_of(tables)
    wound = _hurt(
        penalties=(
            Ongoing(stat="cc", amount=-10, until="combat"),
            Ongoing(stat="m", halved=True, until="guerison"),
        )
    )
    karl = replace(arena.of("karl").document, wounds=(wound,), state=Body(no_action=4))
    arena.run(c.DocumentEdited(fighter="karl", document=karl))
    arena.run(c.Begin())
    arena.run(c.Close())
    live = arena.rules.live_document(arena.state, "karl", soldier())
    assert [one.until for one in live.wounds[0].penalties] == ["guerison"]
    assert live.state.no_action == 0


def test_an_edit_elsewhere_leaves_the_wounds_to_the_fight(tables: Tables) -> None:
    arena = arena_of(tables)
    before = arena.of("karl").document
    arena.run(c.Hurt(fighter="karl", kind="tranchantes", zone="bras", value=2))
    edited = replace(arena.of("karl").document, notes="boite")
    arena.run(c.DocumentEdited(fighter="karl", document=edited))
    assert arena.of("karl").document.notes == "boite"
    assert len(arena.of("karl").document.wounds) == len(before.wounds) + 1


def test_base_cc_is_what_a_monster_parries_with(tables: Tables) -> None:
    arena = arena_of(tables)
    one, other = arena.of("otto"), arena.of("karl")
    assert sums.combat(tables, arena.state, one, other).total == 50


def test_an_edit_of_a_sheet_lands_on_another_state_with_what_it_changed(tables: Tables) -> None:
    """What the edit left alone of what the fight owns is as it is where it lands."""
    arena = arena_of(tables)
    whole = arena.state
    karl = arena.of("karl").document
    hurt = replace(karl, state=Body(no_action=3))
    arena.run(c.DocumentEdited(fighter="karl", document=hurt))
    renamed = c.DocumentEdited(fighter="karl", document=replace(hurt, name="Karla"))
    assert arena.rules.carried(arena.state, whole, renamed) == c.DocumentEdited(
        fighter="karl", document=replace(karl, name="Karla")
    )
    worse = c.DocumentEdited(fighter="karl", document=replace(hurt, state=Body(no_action=5)))
    assert arena.rules.carried(arena.state, whole, worse) == worse
    assert arena.rules.carried(whole, arena.rules.blank(arena.state.settings), worse) == worse
    assert arena.rules.carried(whole, arena.state, c.Begin()) == c.Begin()


def test_a_turn_in_which_nothing_is_left_says_so_once(tables: Tables) -> None:
    arena = Arena(tables)
    arena.join("otto", 0, soldier(cc=50, a=2), "sheet")
    arena.join("karl", 1, soldier(cc=40))
    arena.begin("otto")
    arena.act("otto", "attaquer", "karl", attack=90)
    view = arena.rules.view(arena.state)
    assert [ask.id for ask in view.asks] == ["do:otto"]
    assert view.expected.params["why"].key == "wh.fight.why.slot-used"
    knocked = replace(
        arena.of("otto").document, state=replace(arena.of("otto").document.state, no_action=2)
    )
    arena.run(c.DocumentEdited(fighter="otto", document=knocked))
    view = arena.rules.view(arena.state)
    assert view.expected.params["why"].key == "wh.fight.why.no-action"
