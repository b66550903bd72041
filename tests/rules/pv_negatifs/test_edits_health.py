"""Edits of health: hits with their wounds, checks, heals, care, clocks, days."""

import pytest

from desktop.rules.pv_negatifs.commands.health import (
    BuyClothes,
    CallGod,
    Check,
    CheckClothes,
    DailyChecks,
    Disbelieve,
    Heal,
    Heroic,
    Hurt,
    PassUnits,
    PutDeep,
    PutMortal,
    Regenerate,
    RemoveDeep,
    RemoveMortal,
    RestDay,
    RestHours,
    Revive,
    SetBody,
    SetHp,
    Stabilise,
)
from desktop.rules.pv_negatifs.document import (
    Body,
    Countdown,
    DeepWound,
    MortalWound,
    Standing,
    Unit,
    Until,
)
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from tests.rules.pv_negatifs.desk import edit, label, refused
from tests.rules.pv_negatifs.people import deep, mortal, person, reading, replace, standing

HOUR = Countdown(until=Until.COMA, unit=Unit.HOUR, left=2)
ON = Settings(hidden=Hidden(willing_damage=True))


def hurt(amount: int, id: str = "w", **fields: object) -> Hurt:
    return Hurt(id=id, amount=amount, **fields)  # type: ignore[arg-type]


@pytest.mark.rule("PV-MORTAL-CHANCE", "PV-MORTAL-PER-HIT")
def test_three_hits_ask_for_three_rolls() -> None:
    one = person(hp=0, most=30)
    told = label(one, hurt(8), 9)
    assert "8 dégâts (−8 PV)" in told
    assert "8 %, d100 9" in told.replace("\u00a0", " ")
    one = edit(one, hurt(8), 9)
    one = edit(one, hurt(2), 11)
    one = edit(one, hurt(2), 13)
    assert (one.hp, one.mortal, one.deep) == (-12, (), ())


@pytest.mark.rule("PV-TERM-PROFONDE", "PV-PROFONDE-MULTIPLE", "PV-MORTAL-PROFONDE")
def test_deep_wounds_of_3_7_and_36() -> None:
    one = person(hp=0, most=30)
    for amount, id in ((3, "a"), (4, "b"), (29, "c")):
        # A mortal wound, on an arm, of which the last rows are deep.
        one = edit(one, hurt(amount, id), 1, 16, 11)
    assert [(each.id, each.threshold) for each in one.deep] == [("a", 3), ("b", 7), ("c", 36)]


@pytest.mark.rule("PV-TERM-MORTELLE", "PV-MORTAL-LOCATION")
def test_a_mortal_wound_waits_for_its_check() -> None:
    one = edit(person(hp=-10, most=30), hurt(6), 16, 46, 6)
    (wound,) = one.mortal
    assert (wound.wound, wound.total, wound.open) == ("torse-eventre", 16, True)
    assert refused(one, hurt(3)) == "edit.id-taken"


@pytest.mark.rule("PV-WOUND-INSTANT", "PV-ESS-LOSS-DEATH", "PV-MORTAL-CREDIBLE")
def test_a_beheading_that_nobody_believes() -> None:
    dead = edit(person(hp=-6, most=30), hurt(5), 1, 1, 10)
    assert dead.dead
    assert (dead.essence.points, dead.essence.journal[0].amount) == (99, -1)
    back = edit(dead, Disbelieve("w"))
    assert back.body.standing is Standing.WELL
    assert [one.threshold for one in back.deep] == [11]
    assert (back.mortal, back.essence.points, back.essence.journal) == ((), 100, ())
    assert refused(back, Disbelieve("w")) == "pv.edit.no-wound"


def test_who_died_otherwise_stays_dead() -> None:
    one = edit(person(hp=-6, most=30), hurt(5), 1, 46, 6)
    dead = edit(one, hurt(60, "last"))
    assert dead.dead
    assert edit(dead, Disbelieve("w")).dead


@pytest.mark.rule("PV-NEG-FLOOR")
def test_the_floor_kills_or_stops() -> None:
    dead = edit(person(hp=-35, most=20), hurt(8))
    assert (dead.hp, dead.dead) == (-40, True)
    assert refused(dead, hurt(1)) == "pv.edit.dead"
    stopped = edit(person(hp=-35, most=20), hurt(8), 100, settings=reading(floor="blocage"))
    assert (stopped.hp, stopped.dead) == (-40, False)


@pytest.mark.rule("PV-NONLETHAL-MORTAL")
def test_nonlethal_wounds() -> None:
    one = person(hp=2, most=30)
    spared = edit(one, hurt(14, nonlethal=True), 12, 2)
    assert (spared.hp, spared.lost, spared.mortal) == (-12, 14, ())
    struck = edit(one, hurt(14, nonlethal=True), 12, 1, 46, 8)
    assert [each.wound for each in struck.mortal] == ["torse-transperce"]


@pytest.mark.rule("PV-COMA-EARLY")
def test_damage_under_a_countdown_changes_its_unit() -> None:
    dying = standing(person(hp=-8, most=30, con=10), "impotent", countdown=HOUR)
    after = edit(dying, hurt(4), 100)
    assert after.body.countdown == replace(HOUR, unit=Unit.MINUTE)


@pytest.mark.rule("PV-TABLE-F")
def test_a_missing_row_is_rolled_again_where_the_campaign_wants() -> None:
    again = reading(missing_legs="relance")
    one = edit(person(hp=0, most=30), hurt(5), 1, 80, 9, 10, 1, settings=again)
    assert [each.wound for each in one.mortal] == ["jambes-pied-casse"]
    plain = edit(person(hp=0, most=30), hurt(5), 1, 80, 9)
    assert [each.threshold for each in plain.deep] == [5]


# Checks.


def wounded(wound: str, **fields: object) -> MortalWound:
    return mortal(wound, open=True, **fields)


@pytest.mark.rule("PV-WOUND-CHECK", "PV-NEG-STATS")
def test_wisdom_lets_somebody_fight_on() -> None:
    one = person(hp=-5, sag=12, mortal=(wounded("tete-scalp"),))
    after = edit(one, Check(wound="m"), 12)
    assert (after.body.standing, after.mortal[0].open) == (Standing.WELL, False)
    assert refused(after, Check(wound="m")) == "pv.edit.no-check"


@pytest.mark.rule("PV-WOUND-CHECK", "PV-HEROIC-ROLL")
def test_a_heroic_roll_instead() -> None:
    one = person(hp=-10, con=13, mortal=(wounded("tete-deux-yeux-creves"),))
    told = label(one, Check(wound="m", way="heroique"), 60)
    assert "60 sous 60" in told.replace("\u00a0", " ")
    after = edit(one, Check(wound="m", way="heroique"), 60)
    assert after.body.standing is Standing.WELL
    # Failed: the second Wisdom roll follows, and no deep wound.
    failed = edit(one, Check(wound="m", way="heroique"), 61, 6, 5)
    assert (failed.body.standing, failed.deep) == (Standing.FAINTED, ())
    held = edit(one, Check(wound="m", way="heroique"), 61, 5, 5, 9)
    assert held.body.standing is Standing.IMPOTENT


@pytest.mark.rule("PV-WOUND-CHECK-FAIL")
def test_a_failed_heroic_check_may_cost_a_deep_wound() -> None:
    one = person(hp=-10, con=13, mortal=(wounded("bras-main-cassee"),))
    deeper = reading(wound_failure="profonde")
    after = edit(one, Check(wound="m", way="heroique"), 99, 4, settings=deeper)
    assert [each.threshold for each in after.deep] == [10]


@pytest.mark.rule("PV-WOUND-CHECK-FAIL")
@pytest.mark.parametrize(("second", "how"), [(8, "impotent"), (11, "evanoui")])
def test_the_second_roll(second: int, how: str) -> None:
    one = person(hp=-5, sag=10, con=9, mortal=(wounded("torse-eventre"),))
    coma = (4,) if how == "impotent" else ()
    after = edit(one, Check(wound="m"), 11, second, *coma)
    assert after.body.standing.value == how
    assert (after.body.countdown is None) is (how == "evanoui")


@pytest.mark.rule("PV-WOUND-CHECK-NOSECOND")
@pytest.mark.parametrize(
    ("wound", "dice", "wisdom"),
    [("tete-oreille-coupee", (7, 7), 11), ("jambes-pied-casse", (8, 7), 10)],
)
def test_no_second_roll(wound: str, dice: tuple[int, int], wisdom: int) -> None:
    one = person(hp=-5, con=9, sag=wisdom, mortal=(wounded(wound),))
    after = edit(one, Check(wound="m"), *dice, 4)
    assert after.body.standing is Standing.IMPOTENT


@pytest.mark.rule("PV-WOUND-SPINE")
@pytest.mark.parametrize(("dice", "how"), [((5, 5), "valide"), ((12, 7), "evanoui")])
def test_tetraplegic(dice: tuple[int, int], how: str) -> None:
    one = person(hp=-5, sag=14, mortal=(wounded("torse-tetraplegique"),))
    assert edit(one, Check(wound="m"), *dice).body.standing.value == how


@pytest.mark.rule("PV-HEROIC-FAIL", "PV-IMPOTENT-COMA", "PV-COMA-TIMER")
def test_a_failed_heroic_roll() -> None:
    one = person(hp=-25, most=30, con=8)
    after = edit(one, Heroic(id="h"), 94, 5)
    assert after.body.standing is Standing.IMPOTENT
    assert [each.threshold for each in after.deep] == [25]
    assert after.body.countdown == Countdown(until=Until.COMA, unit=Unit.MINUTE, left=5)
    assert edit(one, Heroic(id="h"), 40) == one
    assert refused(after, Heroic(id="i")) == "pv.edit.no-heroic"
    assert refused(person(hp=3), Heroic(id="i")) == "pv.edit.no-heroic"
    assert refused(person(hp=-5, deep=deep(1)), Heroic(id="d1")) == "edit.id-taken"
    assert refused(person(hp=-5, mortal=(wounded("torse-tetraplegique"),)), Heroic(id="m")) == (
        "edit.id-taken"
    )


@pytest.mark.rule("PV-COMA-SECRET")
def test_history_never_tells_the_figure_of_a_clock() -> None:
    told = label(person(hp=-5, most=30, con=19), Heroic(id="h"), 99, 17)
    assert "secret" in told
    assert "17" not in told


# Heals.


@pytest.mark.rule("PV-DEEP-CURE", "PV-DEEP-HOLD")
def test_heals_of_a_deep_wound() -> None:
    one = person(hp=-24, most=40, deep=deep(24))
    assert "sans effet" in label(one, Heal(points=23))
    assert edit(one, Heal(points=23)) == one
    assert edit(one, Heal(points=30)).hp == 6
    assert refused(one, Heal(points=9, wound="x")) == "pv.edit.no-wound"


@pytest.mark.rule("PV-MR-SUBSTANCE", "PV-MR-DIRECT-OTHER")
def test_magic_resistance_against_a_heal() -> None:
    one = person(hp=5, resistance=30)
    assert edit(one, Heal(points=4, source="potion"), 30).hp == 5
    assert edit(one, Heal(points=4, source="potion"), 31).hp == 9
    assert edit(one, Heal(points=4)).hp == 9
    assert edit(one, Heal(points=4, resist=True, level=15), 21).hp == 5


@pytest.mark.rule("PV-REGEN-FLAG")
def test_regeneration_restores() -> None:
    one = person(mortal=(mortal("bras-main-coupee"),))
    assert edit(one, Heal(points=3)).mortal == one.mortal
    healed = edit(one, Regenerate("m"))
    assert healed.mortal[0].healed
    assert refused(healed, Regenerate("m")) == "pv.edit.no-wound"


# Care, clocks, days.


@pytest.mark.rule("PV-DEFENSIF-STABILISE", "PV-DEEP-ONE-TRY", "PV-DEEP-FAIL")
def test_stabilising() -> None:
    one = standing(person(hp=-16, most=30, con=15, deep=deep(16)), "impotent", countdown=HOUR)
    saved = edit(one, Stabilise(skill=11, kit=True), 16)
    assert (saved.body.stabilised, saved.body.countdown) == (True, None)
    calm = replace(one, body=replace(one.body, countdown=None))
    lost = edit(calm, Stabilise(skill=11), 12, 9)
    assert lost.body.countdown == Countdown(until=Until.COMA, unit=Unit.MINUTE, left=9)
    assert refused(lost, Stabilise(skill=18)) == "pv.edit.no-stabilise"
    assert refused(saved, Stabilise(skill=18)) == "pv.edit.no-stabilise"


@pytest.mark.rule("PV-WISDOM-EXTEND", "PV-COMA-DEATH")
def test_the_countdown_runs_to_its_end() -> None:
    one = standing(person(hp=-5, con=12, sag=13), "impotent", countdown=HOUR)
    assert edit(one, PassUnits(units=1)).body.countdown == replace(HOUR, left=1)
    # Two hours, then Wisdom 9 and 13 win an hour each, 14 fails; death in four hours.
    later = edit(one, PassUnits(units=2), 9)
    later = edit(later, PassUnits(units=1), 13)
    coma = edit(later, PassUnits(units=1), 14, 4)
    assert coma.body.standing is Standing.COMA
    assert coma.body.countdown == Countdown(until=Until.DEATH, unit=Unit.HOUR, left=4)
    assert not edit(coma, PassUnits(units=3)).dead
    dead = edit(coma, PassUnits(units=4))
    assert (dead.dead, dead.essence.points) == (True, 99)
    at_once = edit(one, PassUnits(units=9), 14, 4)
    assert at_once.dead
    assert refused(dead, PassUnits(units=1)) == "pv.edit.no-countdown"


@pytest.mark.rule("PV-DEEP-DAILY", "PV-DEEP-DAILY-COMA", "PV-DEEP-D24")
def test_days_with_a_deep_wound() -> None:
    one = person(hp=-9, con=12, deep=deep(9), body=Body(stabilised=True))
    first = edit(one, DailyChecks(), 12, 12)
    assert first.body.days == 1
    second = edit(first, DailyChecks(), 11, 11)
    third = edit(second, DailyChecks(), 10, 10)
    assert (third.body.days, third.body.standing) == (3, Standing.WELL)
    coma = edit(third, DailyChecks(), 9, 8, 15)
    assert (coma.dead, coma.body.standing) == (False, Standing.COMA)
    told = label(third, DailyChecks(), 9, 9, 15, 6)
    assert "conscient" in told
    assert edit(third, DailyChecks(), 9, 9, 15, 6).dead
    loose = replace(one, deep=())
    assert refused(loose, DailyChecks()) == "pv.edit.no-daily"


@pytest.mark.rule("PV-STABLE-HEAL", "PV-STABLE-HEAL-CARE", "PV-STABLE-HEAL-BED")
def test_days_of_rest() -> None:
    one = person(hp=-5, con=14, body=Body(stabilised=True))
    assert edit(one, RestDay(), 14).hp == -4
    assert edit(one, RestDay(care="nature"), 3, 17).hp == -4
    assert edit(one, RestDay(care="alite"), 3, 14, 15, 20).hp == -3
    assert refused(replace(one, deep=deep(5)), RestDay()) == "pv.edit.deep-holds"
    assert refused(person(hp=-5), RestDay()) == "pv.edit.not-stabilised"
    assert refused(one, RestDay(care="hamac")) == "pv.edit.no-care"


@pytest.mark.rule("PV-TABLE-A-REGEN", "PV-NONLETHAL-HEAL")
def test_hours_of_rest() -> None:
    assert edit(person(hp=-5, con=23), RestHours(5)).hp == 5
    tired = person(hp=4, lost=10, con=16)
    rested = edit(tired, RestHours(3))
    assert (rested.hp, rested.lost) == (13, 1)
    assert refused(person(hp=-4, deep=deep(4)), RestHours(2)) == "pv.edit.deep-holds"


@pytest.mark.rule("PV-DIVINE-CALL")
def test_an_appeal_to_a_god() -> None:
    one = person(hp=-9)
    saved = edit(one, CallGod(chance=5, note="Sa foi est à lui."), 5)
    assert saved.notes == "Sa foi est à lui."
    assert edit(one, CallGod(chance=5), 6) == one
    unsaid = replace(CallGod(chance=100), rolled=())
    assert refused(one, unsaid) == "pv.edit.dice"


@pytest.mark.rule("PV-CLOTHES")
def test_clothes() -> None:
    one = person(hp=-14)
    ruined = edit(one, CheckClothes(), 14)
    assert ruined.body.clothes
    assert edit(one, CheckClothes(), 15) == one
    assert refused(one, CheckClothes(cause="poison")) == "pv.edit.no-clothes"
    assert not edit(ruined, BuyClothes()).body.clothes


@pytest.mark.rule("PV-TABLE-A-SHOCK")
def test_back_from_the_dead() -> None:
    dead = standing(person(hp=-9, con=8, deep=deep(9)), "mort")
    back = edit(dead, Revive(hp=1), 65)
    assert (back.hp, back.deep, back.body) == (1, (), Body())
    assert edit(dead, Revive(hp=1), 66) == dead
    assert refused(back, Revive()) == "pv.edit.not-dead"
    bruised = edit(replace(dead, lost=36), Revive(hp=1), 65)
    assert bruised.lost == bruised.most - 1


def test_the_gms_word() -> None:
    one = person(hp=5)
    assert edit(one, SetHp(-40)).hp == -40
    assert refused(one, SetHp(-41)) == "pv.edit.range"
    assert refused(one, SetHp(21)) == "pv.edit.range"
    put = edit(one, PutDeep(DeepWound(id="d", threshold=4)))
    assert edit(put, RemoveDeep("d")) == one
    assert refused(one, RemoveDeep("d")) == "pv.edit.no-wound"
    broken = edit(one, PutMortal(MortalWound(id="m", wound="", note="nez tordu")))
    assert edit(broken, RemoveMortal("m")) == one
    assert refused(one, PutMortal(MortalWound(id="m", wound=""))) == "pv.edit.no-name"
    assert edit(one, SetBody(Body(conditions=("confus",), margin=3))).body.margin == 3
    assert refused(one, SetBody(Body(conditions=("amoureux",)))) == "pv.edit.body"


# Off unless turned on.


@pytest.mark.rule("PV-SELF-DAMAGE", "PV-SELF-WORST")
def test_willing_damage() -> None:
    one = person(hp=22, most=30, con=10)
    assert refused(one, hurt(7, willing=True)) == "pv.edit.hidden"
    after = edit(one, hurt(7, willing=True), 8, settings=ON)
    assert (after.hp, after.body.willing) == (-7, True)
    # Heroic rolls are made twice and the worse counts: 40 and 72 against 68.
    failed = edit(after, Heroic(id="h"), 40, 72, 3, settings=ON)
    assert failed.body.standing is Standing.IMPOTENT
    assert edit(after, Heroic(id="h"), 40, 68, settings=ON) == after


def test_a_constitution_beyond_the_table_is_a_reason() -> None:
    assert refused(person(hp=-3, con=2), Heroic(id="h")) == "pv.error.constitution"


@pytest.mark.rule("PV-WOUND-CHECK-FAIL")
@pytest.mark.parametrize("how", ["evanoui", "coma"])
@pytest.mark.parametrize("second", [3, 20])
def test_no_check_wakes_anybody(how: str, second: int) -> None:
    gut = mortal("torse-eventre", open=True)
    one = standing(person(-5, sag=10, con=12, mortal=(gut,)), how)
    after = edit(one, Check(wound="m", way="sagesse"), 20, second, *([4] if second == 3 else []))
    assert after.body.standing.value == how


@pytest.mark.rule("PV-IMPOTENT-COMA", "PV-DEEP-ONE-TRY")
def test_a_clock_that_starts_anew_may_be_stopped_again() -> None:
    foot = mortal("jambes-pied-casse", open=True)
    one = standing(person(-5, sag=10, con=12, mortal=(foot,)), "defensif", stabilised=True)
    after = edit(one, Check(wound="m", way="sagesse"), 8, 8, 4)
    assert (after.body.stabilised, after.body.countdown is None) == (False, False)
    assert edit(after, Stabilise(skill=12), 9).body.stabilised


def test_a_healed_wound_waits_for_no_check() -> None:
    foot = mortal("jambes-pied-casse", open=True)
    after = edit(person(-5, mortal=(foot,)), Heal(points=3))
    assert (after.mortal[0].healed, after.mortal[0].open) == (True, False)
