"""Edits of wounds, care, infections, days and points."""

import random

import msgspec
import pytest

from desktop.rules.dice import Dice, roll
from desktop.rules.warhammer import care
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.document import (
    Character,
    Doom,
    Hand,
    Infection,
    Injury,
    Ongoing,
    Origin,
    Pending,
    State,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.edits.context import Editing
from desktop.rules.warhammer.edits.wounds import wound_dice
from desktop.rules.warhammer.infection import Treatment
from desktop.rules.warhammer.magic import chaos_dice, voiceless
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.skills import rolls_penalty
from tests.rules.warhammer.edits.desk import Desk
from tests.rules.warhammer.people import person

replace = msgspec.structs.replace
CUT = Wound(id="w", kind="tranchantes", location="bras", value=5)


def struck(desk: Desk, character: Character, command: h.AddWound, seed: int = 0) -> Character:
    """The character after an effect whose dice were rolled as they were asked for."""
    generator = random.Random(seed)
    editing = Editing(desk.tables, desk.settings, character)
    while specs := wound_dice(editing, command):
        command = replace(command, rolled=(*command.rolled, *roll(specs, generator)))
    return desk.edited(character, command)


def wounded(*wounds: Wound, **fields: object) -> Character:
    return replace(person(e=30), wounds=wounds, **fields)


@pytest.mark.rule("WH-GEN-NO-WOUNDS")
def test_a_sheet_counts_no_wound_points_but_effects(desk: Desk) -> None:
    assert "wound_points" not in Character.__struct_fields__
    values = profile(desk.tables, desk.settings, person())
    assert not {"b", "blessures", "wounds"} & set(values.natural)
    after = struck(desk, person(), h.AddWound(id="w", kind="tranchantes", location="bras", value=4))
    assert [(one.kind, one.location, one.value) for one in after.wounds] == [
        ("tranchantes", "bras", 4)
    ]


def test_every_effect_strikes_once_its_dice_are_there(desk: Desk) -> None:
    for kind, location, value in desk.tables.criticals:
        command = h.AddWound(id="w", kind=kind, location=location, value=value)  # type: ignore[arg-type]
        after = struck(desk, person(), command, seed=value)
        assert after.wounds[0].id == "w"
        assert desk.refused(after, replace(command, rolled=())) in (
            "wh.edit.dice-missing",
            "edit.id-taken",
        )


def test_an_effect_without_its_dice_names_them(desk: Desk) -> None:
    command = h.AddWound(id="w", kind="tranchantes", location="bras", value=11)
    assert desk.refused(person(), command) == "wh.edit.dice-missing"
    assert desk.refused(person(), replace(command, value=16)) == "wh.edit.no-effect"
    assert (
        wound_dice(Editing(desk.tables, desk.settings, person()), replace(command, value=16)) == ()
    )


def test_what_is_dropped_leaves_the_hand(desk: Desk) -> None:
    row = next(one for one in desk.tables.criticals.values() if "lache" in one.auto)
    held = replace(person(), weapons=(WeaponHeld(id="s", weapon="epee", hand=Hand.RIGHT),))
    command = h.AddWound(id="w", kind=row.kind, location=row.location, value=row.value)
    assert struck(desk, held, command).weapons[0].hand is Hand.NONE


@pytest.mark.rule("WH-CRIT-DEADLINE")
def test_care_stops_clocks_that_care_can_stop(desk: Desk) -> None:
    running = replace(
        CUT,
        bleeding=True,
        doom=Doom(left=5, unit="heures"),
        penalties=(Ongoing(stat="cc", amount=-10, until="soins"),),
    )
    after = desk.edited(wounded(running), h.Care("w"))
    assert after.wounds == (replace(CUT, cared=True),)
    assert desk.refused(after, h.Care("w")) == "wh.edit.cared-already"
    fatal = replace(running, doom=Doom(left=5, unit="heures", curable=False))
    assert desk.edited(wounded(fatal), h.Care("w")).wounds[0].doom == fatal.doom


@pytest.mark.rule("WH-CRIT-LODGED")
def test_a_missile_comes_out_with_care_or_after_it(desk: Desk) -> None:
    lodged = replace(CUT, lodged=True)
    cared = desk.edited(wounded(lodged), h.Care("w"))
    assert cared.wounds[0].lodged
    assert not desk.edited(cared, h.Care("w", extracted=True)).wounds[0].lodged


def test_a_healed_wound_keeps_its_injuries_alone(desk: Desk) -> None:
    hurt = replace(
        CUT,
        penalties=(Ongoing(stat="cc", amount=-10, until="guerison"),),
        injuries=(Injury(stat="ag", amount=-3),),
    )
    before = profile(desk.tables, desk.settings, wounded(hurt))
    after = desk.edited(wounded(hurt), h.Heal("w"))
    values = profile(desk.tables, desk.settings, after)
    assert (before.of("cc"), values.of("cc"), values.of("ag")) == (20, 30, 27)
    assert desk.refused(after, h.Heal("w")) == "wh.edit.no-such-wound"
    gone = profile(desk.tables, desk.settings, desk.edited(after, h.RemoveWound("w")))
    assert gone.of("ag") == 30


@pytest.mark.rule("WH-INFECT-MARGIN-20")
def test_a_fever_costs_every_roll_for_its_days(desk: Desk) -> None:
    # E 30 and BE 6; effect 5 and a normal weapon: +10, target 40; 55 misses it by 15.
    sick = desk.edited(wounded(CUT), h.TestInfection(id="w", roll=55))

    def cost(character: Character) -> int:
        values = profile(desk.tables, desk.settings, character)
        return rolls_penalty(desk.settings, values, character).total

    assert sick.wounds[0].infection == Infection(course="fievre", day=1)
    assert [cost(desk.edited(sick, h.PassDays(days))) for days in (1, 3, 4)] == [-10, -10, 0]
    assert desk.refused(sick, h.TestInfection(id="w", roll=1)) == "wh.edit.tested-already"
    well = desk.edited(wounded(CUT), h.TestInfection(id="w", roll=40))
    assert (well.wounds[0].tested, well.wounds[0].infection) == (True, None)


@pytest.mark.rule("WH-INFECT-MARGIN-20")
def test_a_fever_costs_the_test_of_another_wound_too(desk: Desk) -> None:
    ill = wounded(
        replace(CUT, infection=Infection(course="fievre", day=1), tested=True), replace(CUT, id="v")
    )
    # 40 without the fever of the first wound.
    for face, festers in ((30, False), (31, True)):
        after = desk.edited(ill, h.TestInfection(id="v", roll=face)).wounds[1]
        assert (after.infection is not None) is festers


@pytest.mark.rule("WH-INFECT-ENVIRONMENT")
def test_a_place_is_only_so_foul(desk: Desk) -> None:
    test = h.TestInfection(id="w", roll=50, treatment=Treatment(foul=-40))
    assert desk.refused(wounded(CUT), test) == "wh.infection.foul"
    assert desk.refused(wounded(CUT), replace(test, roll=0)) == "wh.edit.range"


@pytest.mark.rule("WH-INFECT-NO-STACK")
def test_infections_of_one_kind_cost_once(desk: Desk) -> None:
    fever, grave = Infection(course="fievre", day=1), Infection(course="grave", day=2)
    begun = Infection(course="grave", day=1)
    cases = ((fever, fever, -10), (fever, grave, -40), (fever, begun, -20), (begun, grave, -30))
    for one, second, cost in cases:
        first = replace(CUT, infection=one)
        character = wounded(first, replace(CUT, id="v", infection=second))
        values = profile(desk.tables, desk.settings, character)
        assert rolls_penalty(desk.settings, values, character).total == cost


@pytest.mark.rule("WH-INFECT-MARGIN-41")
def test_a_gangrene_kills_unless_the_limb_is_cut_off(desk: Desk) -> None:
    rotten = wounded(replace(CUT, infection=Infection(course="gangrene", day=1)))
    assert not desk.edited(rotten, h.PassDays(10)).state.dead
    assert desk.edited(rotten, h.PassDays(11)).state.dead
    # Two degrees of the healer add 30 to E 30.
    cut = h.Amputate(id="w", roll=60, care_target=50, care_roll=22)
    saved = desk.edited(rotten, cut)
    assert saved.wounds[0].infection == Infection(course="gangrene", day=1, over=True)
    assert saved.wounds[0].injuries == (Injury(what="amputation", count=1),)
    spread = desk.edited(rotten, replace(cut, roll=61))
    assert spread.wounds[0].infection == Infection(course="gangrene", day=1)
    assert desk.refused(saved, cut) == "wh.edit.no-gangrene"
    for zone, why in (("corps", "wh.edit.no-limb"), ("tete", "wh.edit.no-limb")):
        elsewhere = wounded(replace(rotten.wounds[0], location=zone))
        assert desk.refused(elsewhere, cut) == why


@pytest.mark.rule("WH-CRIT-DEADLINE")
def test_clocks_run_by_days(desk: Desk) -> None:
    hours = wounded(replace(CUT, doom=Doom(left=25, unit="heures")))
    left = desk.edited(hours, h.PassDays(1))
    assert (left.wounds[0].doom, left.wounds[0].days) == (Doom(left=1, unit="heures"), 1)
    assert desk.edited(left, h.PassDays(1)).state.dead
    # Corps 9: 48 hours, and then an infection that kills 11 days after the wound.
    bladder = wounded(replace(CUT, doom=Doom(left=48, unit="heures", days=11)))
    later = desk.edited(bladder, h.PassDays(2))
    assert later.wounds[0].doom == Doom(left=9, unit="jours")
    assert not desk.edited(later, h.PassDays(8)).state.dead
    assert desk.edited(later, h.PassDays(9)).state.dead
    assert desk.edited(bladder, h.PassDays(11)).state.dead
    assert desk.refused(bladder, h.PassDays(0)) == "wh.edit.range"


def test_rounds_are_over_the_next_day_and_fortune_is_back(desk: Desk) -> None:
    tired = wounded(
        replace(CUT, penalties=(Ongoing(stat="cc", amount=-10, rounds=4),)),
        state=State(prone=True, no_action=3, stunned=2),
        fortune_spent=1,
    )
    after = desk.edited(tired, h.PassDays(1))
    assert (after.state, after.fortune_spent) == (State(prone=True), 0)
    assert after.wounds == (replace(CUT, days=1),)


def test_the_gm_changes_a_wound_within_reason(desk: Desk) -> None:
    hurt = wounded(CUT)
    changed = replace(CUT, weapon_state="sale", barbed=True)
    assert desk.edited(hurt, h.UpdateWound(changed)).wounds == (changed,)
    for wrong, key in (
        (replace(CUT, value=16), "wh.edit.no-effect"),
        (replace(CUT, weapon_state="rouge"), "wh.edit.no-effect"),
        (replace(CUT, infection=Infection(course="peste")), "wh.edit.no-effect"),
        (replace(CUT, doom=Doom(left=-1, unit="jours")), "wh.edit.range"),
        (replace(CUT, id="x"), "edit.no-such-entry"),
    ):
        assert desk.refused(hurt, h.UpdateWound(wrong)) == key
    assert desk.refused(hurt, h.SetState(State(stunned=-1))) == "wh.edit.range"


@pytest.mark.rule("WH-DESTIN-USE")
def test_destiny_saves_from_death_and_paralysis_only(desk: Desk) -> None:
    lost = replace(CUT, doom=Doom(left=1, unit="rounds"), injuries=(Injury(what="bras", count=1),))
    dying = wounded(lost, state=State(dead=True), destiny_extra=1)
    after = desk.edited(dying, h.SpendDestiny("w"))
    assert (after.state.dead, after.wounds[0].doom, after.destiny_spent) == (False, None, 1)
    assert after.wounds[0].injuries == lost.injuries
    assert desk.refused(after, h.SpendDestiny("w")) == "wh.edit.no-need"
    assert desk.refused(replace(dying, destiny_extra=0), h.SpendDestiny("w")) == (
        "wh.edit.no-destiny"
    )
    still = wounded(state=State(paralysed=("jambe-droite",)), destiny_extra=1)
    assert desk.edited(still, h.SpendDestiny()).state == State()


@pytest.mark.rule("WH-FORTUNE-DECOR")
def test_scenery_costs_a_point_when_the_gm_accepts_it(desk: Desk) -> None:
    lucky = replace(person(), origin=Origin(race="humain", destiny_die=1))
    values = profile(desk.tables, desk.settings, lucky)
    assert values.fortune.total == 2
    cart = h.SpendFortune(use="decor", what="une charrette de foin")
    after = desk.edited(lucky, cart)
    assert profile(desk.tables, desk.settings, after).fortune.total == 1
    assert desk.refused(lucky, replace(cart, accepted=False)) == "wh.edit.scenery-refused"
    assert desk.refused(lucky, replace(cart, what=" ")) == "wh.edit.no-name"
    spent = desk.edited(after, h.SpendFortune())
    assert desk.refused(spent, cart) == "wh.edit.no-fortune"
    assert desk.edited(spent, h.RestoreFortune()) == lucky
    assert desk.refused(lucky, h.RestoreFortune()) == "wh.edit.fortune-full"


@pytest.mark.rule("WH-CRIT-MAGES")
def test_wounds_weigh_on_mages_until_they_heal(desk: Desk) -> None:
    gullet = Wound(id="v", kind="tranchantes", location="tete", value=11)
    mage = wounded(CUT, gullet)
    assert (chaos_dice(mage.wounds), voiceless(desk.tables, mage.wounds)) == (3, True)
    after = desk.edited(mage, h.Heal("v"))
    assert (chaos_dice(after.wounds), voiceless(desk.tables, after.wounds)) == (2, False)


def test_dice_that_were_typed_are_those_that_count(desk: Desk) -> None:
    command = h.AddWound(id="w", kind="tranchantes", location="jambes", value=12)
    specs = wound_dice(Editing(desk.tables, desk.settings, person()), command)
    rolled = roll(specs, random.Random(1))
    after = struck(desk, person(), replace(command, rolled=rolled))
    assert not Dice(rolled).missing(specs)
    assert after.wounds[0].doom is not None


def test_an_infection_that_has_run_its_course_stays_over_and_is_told(desk: Desk) -> None:
    sick = wounded(replace(CUT, infection=Infection(course="fievre", day=1)))
    passed, told = care.passed(desk.settings, sick, 4, renewed_be=6, natural_be=3)
    assert passed.wounds[0].infection == Infection(course="fievre", day=5, over=True)
    assert [one.key for one in told] == ["wh.days.infection-over"]
    again, silent = care.passed(desk.settings, passed, 3, renewed_be=6, natural_be=3)
    assert (again.wounds[0].infection, silent) == (passed.wounds[0].infection, ())


FAINT = Pending(characteristic="e", rounds=6, repeat=-10, fails=("evanoui",))


@pytest.mark.rule("WH-CRIT-REPEATED-FAINT")
def test_a_test_to_come_is_made_and_comes_again_harder(desk: Desk) -> None:
    hurt = replace(person(e=40), wounds=(replace(CUT, pending=(FAINT,)),))
    after = desk.edited(hurt, h.TestPending(id=CUT.id, place=0, roll=40))
    (again,) = after.wounds[0].pending
    assert (again.rounds, again.modifier) == (1, -10)
    assert not after.state.unconscious
    fallen = desk.edited(after, h.TestPending(id=CUT.id, place=0, roll=31))
    assert fallen.wounds[0].pending == ()
    assert fallen.state.unconscious


@pytest.mark.rule("WH-CRIT-PARALYSIS")
def test_surviving_may_cost_a_leg(desk: Desk) -> None:
    test = Pending(characteristic="e", modifier=-20, fails=("paralysie",))
    hurt = replace(person(e=40), wounds=(replace(CUT, pending=(test,)),))
    assert desk.refused(hurt, h.TestPending(id=CUT.id, place=0, roll=90)) == "wh.edit.range"
    after = desk.edited(hurt, h.TestPending(id=CUT.id, place=0, roll=90, legs=10))
    assert after.state.paralysed == ("jambe-droite", "jambe-gauche")
    assert desk.edited(hurt, h.TestPending(id=CUT.id, place=0, roll=20)).state.paralysed == ()


def test_a_test_that_is_not_to_come_is_refused(desk: Desk) -> None:
    hurt = replace(person(), wounds=(CUT,))
    for place in (0, -1):
        command = h.TestPending(id=CUT.id, place=place, roll=5)
        assert desk.refused(hurt, command) == "wh.edit.no-such-wound"
