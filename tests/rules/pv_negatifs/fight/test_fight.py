"""Fights played by their commands: blows, below zero, wounds, manoeuvres, clocks, secrets."""

import pytest

from desktop.rules.dice import Dice
from desktop.rules.message import Message, Text, say
from desktop.rules.playerview import Face, player_view
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    Countdown,
    Essence,
    Item,
    MortalWound,
    Proficiency,
    Standing,
    Unit,
    Until,
)
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight.parts import Phase, Push
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from desktop.rules.system import Accepted, Edited, NeedDice, Refused
from desktop.rules.table.reminders import at_half
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM, rendered
from tests.rules.pv_negatifs.fight.arena import BITE, BOW, DAGGER, SWORD, Arena, duel, soldier
from tests.rules.pv_negatifs.people import (
    conditions,
    deep,
    mortal,
    reading,
    replace,
    standing,
    worn,
)


def test_a_plain_blow() -> None:
    arena = duel()
    told = arena.attack("ana", "bruno", 15)
    assert told == ["Ana touche Bruno (Épée, 15 pour 15)"]
    assert arena.rules.view(arena.state).advance is not None
    arena.settle(damage=6)
    assert arena.doc("bruno").hp == 14
    assert arena.state.blow is None
    assert arena.state.engaged("ana", "bruno")
    assert arena.refusal(c.Attack(fighter="ana", target="bruno")) == ("pv.fight.why.no-attack-left")


def test_a_miss_is_over_at_once() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 14)
    assert (arena.state.blow, arena.doc("bruno").hp) == (None, 20)


@pytest.mark.rule("PV-NAT20")
def test_natural_twenties_in_a_fight() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 20)
    arena.settle(damage=4, twenty=(20, 5))
    assert arena.doc("bruno").hp == 4


@pytest.mark.rule("PV-NAT20-SPELL")
def test_natural_twenties_of_a_spell_over_an_area() -> None:
    arena = duel()
    sweep = c.Sweep(targets=(("bruno", False), ("ana", True)), damage=3, spell=True)
    arena.run(sweep, spell=20, twenty=(20, 8))
    assert (arena.doc("bruno").hp, arena.doc("ana").hp) == (8, 14)


@pytest.mark.rule("PV-MORTAL-CHANCE", "PV-MORTAL-PER-HIT", "PV-TERM-MORTELLE")
def test_a_hit_below_zero_draws_a_wound() -> None:
    arena = duel(bruno=soldier(hp=2))
    arena.attack("ana", "bruno", 15)
    arena.settle(damage=7, mortal=5, location=46, effect=8)
    (wound,) = arena.doc("bruno").mortal
    assert (arena.doc("bruno").hp, wound.wound, wound.open) == (-5, "torse-transperce", True)
    view = arena.rules.view(arena.state)
    assert [one.id for one in view.asks] == [f"check:bruno:{wound.id}"]
    assert view.advance is None
    arena.run(c.Check(fighter="bruno", wound=wound.id, way="sagesse"), wisdom=12)
    assert arena.of("bruno").marks.heroic
    assert not arena.state.busy


@pytest.mark.rule("PV-MORTAL-CHANCE")
def test_the_gm_leaves_a_wound_out() -> None:
    arena = duel(bruno=soldier(hp=2))
    arena.attack("ana", "bruno", 15)
    dice: Dice = Dice()
    found = arena.rules.consequences(arena.state, dice)
    assert isinstance(found, NeedDice)
    arena.settle("wound:bruno", damage=7, mortal=5, location=46, effect=8)
    assert (arena.doc("bruno").hp, arena.doc("bruno").mortal) == (-5, ())
    again = duel(bruno=soldier(hp=2))
    again.attack("ana", "bruno", 15)
    again.settle("damage:bruno", damage=7)
    assert again.doc("bruno").hp == 2


@pytest.mark.rule("PV-MORTAL-CREDIBLE", "PV-WOUND-INSTANT")
def test_a_death_that_nobody_believes() -> None:
    arena = duel(bruno=soldier(hp=2))
    arena.attack("ana", "bruno", 15)
    arena.settle(damage=7, mortal=5, location=1, effect=10)
    assert arena.doc("bruno").dead
    (wound,) = arena.doc("bruno").mortal
    arena.run(c.Disbelieve(fighter="bruno", wound=wound.id))
    assert [one.threshold for one in arena.doc("bruno").deep] == [5]
    assert arena.of("bruno").able


# Below zero.


@pytest.mark.rule("PV-INIT-CHOICE", "PV-HEROIC-WHEN", "PV-DEFENSIF-NOACT", "PV-NEG-START")
def test_exactly_two_choices_below_zero() -> None:
    arena = duel(ana=soldier(hp=-4))
    assert arena.doc("ana").body.standing is Standing.DEFENSIVE
    (field,) = arena.ask("stand:ana").fields
    assert [one.value for one in field.options] == ["defensif", "heroique"]
    assert arena.refusal(c.Attack(fighter="ana", target="bruno")) == ("pv.fight.why.heroic-first")
    arena.run(c.TakeStand(fighter="ana", stand="defensif"))
    assert arena.why("act:ana", "action", "arme/sword") is not None
    assert arena.why("act:ana", "action", "attendre") is None
    assert arena.refusal(c.TakeStand(fighter="ana", stand="heroique")) == "pv.fight.why.no-choice"


@pytest.mark.rule("PV-HEROIC-SUCCESS", "PV-HEROIC-ROLL")
def test_a_heroic_roll_is_good_for_a_round() -> None:
    arena = duel(ana=soldier(hp=-4))
    arena.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=81)
    assert arena.doc("ana").body.standing is Standing.WELL
    arena.attack("ana", "bruno", 2)
    arena.end_round()
    arena.turn("ana")
    assert arena.doc("ana").body.standing is Standing.DEFENSIVE
    assert arena.ask("stand:ana").fields


@pytest.mark.rule("PV-HEROIC-FAIL", "PV-IMPOTENT-NOACT", "PV-IMPOTENT-COMA")
def test_a_failed_heroic_roll_ends_ones_fight() -> None:
    arena = duel(ana=soldier(hp=-4))
    arena.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=82, coma=7)
    assert arena.doc("ana").body.standing is Standing.IMPOTENT
    assert [one.threshold for one in arena.doc("ana").deep] == [4]
    view = arena.rules.view(arena.state)
    assert [one.out for one in view.fighters if one.id == "ana"] == [True]
    assert arena.refusal(c.TakeTurn(slot="ana")) == "pv.fight.why.no-slot"


@pytest.mark.rule("PV-COMA-SECRET")
def test_players_never_see_the_figure_of_a_clock() -> None:
    clock = Countdown(until=Until.COMA, unit=Unit.MINUTE, left=17)
    dying = standing(soldier(hp=-19), "impotent", countdown=clock)
    arena = Arena()
    arena.join("ana", 0, soldier())
    arena.join("bruno", 1, soldier())
    arena.join("carl", 1, dying)
    arena.begin()
    view = arena.rules.view(arena.rules.redacted(arena.state))
    (carl,) = [one for one in view.fighters if one.id == "carl"]
    told = [rendered(one) for one in (*carl.status, *carl.seen)]
    assert any("plus pour très longtemps" in one for one in told)
    assert not any("17" in one for one in told)
    shown = player_view(view, {each.id: Face(player=True) for each in view.fighters})
    assert "17" not in str(shown)
    # The GM's own question has it.
    assert "17" in rendered(arena.ask("clock:carl").title)
    told = arena.run(c.Clock(fighter="carl", units=3))
    assert not any("14" in one for one in told)


@pytest.mark.rule("PV-WISDOM-EXTEND", "PV-COMA-DEATH")
def test_clocks_run_when_the_gm_says() -> None:
    clock = Countdown(until=Until.COMA, unit=Unit.MINUTE, left=1)
    arena = duel(carl=standing(soldier(hp=-19), "impotent", countdown=clock))
    arena.run(c.Clock(fighter="carl", units=1), extend=12)
    arena.run(c.Clock(fighter="carl", units=1), extend=13, death=2)
    assert arena.doc("carl").body.standing is Standing.COMA
    arena.run(c.Clock(fighter="carl", units=2))
    assert arena.doc("carl").dead
    assert arena.refusal(c.Clock(fighter="carl", units=1)) == "pv.edit.no-countdown"


@pytest.mark.rule("PV-WOUND-DEATH-ROUNDS")
def test_wounds_that_kill_in_rounds() -> None:
    throat = mortal("tete-carotide-touchee", rounds=2)
    arena = duel(bruno=soldier(hp=-3, mortal=(throat,)))
    arena.end_round()
    assert arena.doc("bruno").mortal[0].rounds == 1
    arena.turn("ana")
    arena.end_round()
    assert arena.doc("bruno").dead


@pytest.mark.rule("PV-WOUND-DEATH-ROUNDS")
def test_the_gm_gives_a_dying_one_a_round_more() -> None:
    throat = mortal("tete-carotide-touchee", rounds=1)
    arena = duel(bruno=soldier(hp=-3, mortal=(throat,)))
    arena.run(c.Ring())
    assert arena.state.phase is Phase.BELL
    found = arena.rules.consequences(arena.state, Dice())
    assert not isinstance(found, NeedDice)
    assert [one.id for one in found] == ["doom:bruno:m"]
    arena.run(c.Bell(skip=("doom:bruno:m",)))
    assert arena.doc("bruno").mortal[0].rounds == 1


# Deep wounds and care.


@pytest.mark.rule("PV-DEEP-CURE", "PV-DEEP-HOLD", "PV-TERM-IMPOTENT")
def test_heals_in_a_fight() -> None:
    arena = duel(bruno=soldier(hp=-7, deep=deep(7)))
    arena.run(c.Heal(fighter="bruno", points=3))
    assert arena.doc("bruno").hp == -7
    arena.run(c.Heal(fighter="bruno", points=9))
    assert (arena.doc("bruno").hp, arena.doc("bruno").deep) == (2, ())


@pytest.mark.rule("PV-WOUND-VOICE", "PV-MR-SUBSTANCE")
def test_potions_in_a_fight() -> None:
    arena = duel(bruno=soldier(hp=5, mortal=(mortal("tete-gorge-touchee"),)))
    assert arena.refusal(c.Heal(fighter="bruno", points=3, potion=True)) == (
        "pv.fight.why.no-potions"
    )
    other = duel(bruno=soldier(hp=5, resistance=30))
    other.run(c.Heal(fighter="bruno", points=3, potion=True), resist=30)
    assert other.doc("bruno").hp == 5
    other.run(c.Heal(fighter="bruno", points=3, potion=True), resist=31)
    assert other.doc("bruno").hp == 8


@pytest.mark.rule("PV-HEROIC-WHEN", "PV-WOUND-HANDS", "PV-WOUND-GUT")
def test_drinking_takes_a_turn_and_below_zero_a_heroic_roll() -> None:
    arena = duel(ana=soldier(hp=-4, mortal=(mortal("bras-main-cassee"),)))
    potion = c.Drink(fighter="ana", points=5)
    assert arena.refusal(potion) == "pv.fight.why.heroic-first"
    arena.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=1)
    told = arena.run(potion)
    assert "2 rounds" in told[0]
    assert (arena.doc("ana").hp, arena.doc("ana").body.standing) == (1, Standing.WELL)
    assert arena.refusal(potion) == "pv.fight.why.attacked"
    mute = duel(ana=soldier(hp=4, mortal=(mortal("tete-gorge-touchee"),)))
    assert mute.refusal(potion) == "pv.fight.why.no-potions"


@pytest.mark.rule("PV-HELPLESS-SAVE", "PV-SURPRISED-SAVE", "PV-MR-DIRECT-OTHER")
def test_spells_over_an_area_meet_saves_and_resistance() -> None:
    arena = duel(bruno=soldier(body=conditions("surpris")), carl=soldier(resistance=50))
    targets = (("bruno", True), ("carl", False))
    arena.run(c.Sweep(targets=targets, damage=8, spell=True, level=15), spell=3, resist=41)
    assert (arena.doc("bruno").hp, arena.doc("carl").hp) == (12, 20)
    arena.run(c.Sweep(targets=targets, damage=8, spell=True, level=15), spell=3, resist=42)
    assert (arena.doc("bruno").hp, arena.doc("carl").hp) == (4, 12)
    # A spell of the first level: 50 + 33.
    arena.run(c.Sweep(targets=targets[1:], damage=8, spell=True, level=1), spell=3, resist=83)
    assert arena.doc("carl").hp == 12
    arena.run(c.Sweep(targets=targets, damage=4))
    assert (arena.doc("bruno").hp, arena.doc("carl").hp) == (2, 8)


@pytest.mark.rule("PV-IMPOTENT-MOVE", "PV-DEFENSIF-STABILISE")
def test_the_view_tells_speed_and_who_is_not_stabilised() -> None:
    arena = duel(bruno=soldier(hp=-3, speed=9))
    (bruno,) = [one for one in arena.rules.view(arena.state).fighters if one.id == "bruno"]
    told = [rendered(one) for one in bruno.status]
    assert "déplacement 4" in told
    assert "pas stabilisé" in told


@pytest.mark.rule("PV-DEEP-STABILISE", "PV-DEEP-ONE-TRY", "PV-DEFENSIF-STABILISE")
def test_stabilising_in_a_fight() -> None:
    healer = soldier(
        proficiencies=(Proficiency(id="p", skill="soins", value=11),),
        items=(Item(id="k", name="Trousse", kind="trousse"),),
    )
    carl = standing(soldier(hp=-6, deep=deep(6)), "impotent")
    arena = duel(ana=healer, carl=carl)
    (tended,) = [one for one in arena.ask("act:ana").fields if one.id == "tended"]
    assert [one.value for one in tended.options] == ["carl"]
    arena.run(c.Tend(fighter="ana", target="carl"), care=16)
    assert arena.doc("carl").body.stabilised
    arena.end_round()
    arena.turn("ana")
    assert arena.refusal(c.Tend(fighter="ana", target="carl")) == "pv.edit.no-stabilise"


@pytest.mark.rule("PV-DEEP-ONE-TRY")
def test_the_best_helper_is_named_where_only_one_may_try() -> None:
    def tending(skill: int) -> Character:
        return soldier(proficiencies=(Proficiency(id="p", skill="soins", value=skill),))

    def named(**sheet: object) -> Text:
        carl = standing(soldier(hp=-6, **sheet), "impotent")
        arena = duel(ana=tending(9), bruno=tending(12), carl=carl)
        (tended,) = [one for one in arena.ask("act:ana").fields if one.id == "tended"]
        return tended.options[0].label

    assert named(deep=deep(6)) == say("pv.fight.tended-better", name="Carl", best="Bruno")
    assert named() == "Carl"


@pytest.mark.rule("PV-DEEP-FAIL")
def test_failing_to_stabilise_starts_the_clock() -> None:
    arena = duel(carl=standing(soldier(hp=-6, deep=deep(6)), "impotent"))
    told = arena.run(c.Tend(fighter="ana", target="carl"), care=1, coma=9)
    assert arena.doc("carl").body.countdown == Countdown(until=Until.COMA, unit=Unit.HOUR, left=9)
    assert not any("9" in one for one in told)


# States.


@pytest.mark.rule("PV-HELPLESS-HIT", "PV-HELPLESS-AC", "PV-HELPLESS-DAMAGE")
def test_striking_the_helpless() -> None:
    arena = duel(carl=standing(soldier(hp=-6), "evanoui"))
    arena.attack("ana", "carl", 7)
    arena.settle(mortal=100)
    assert arena.doc("carl").hp == -14


@pytest.mark.rule("PV-SURPRISED-HIT", "PV-BLIND-HIT", "PV-BLIND-MELEE")
def test_states_by_the_gms_word() -> None:
    arena = duel()
    arena.run(c.Condition(fighter="bruno", what="surpris", on=True, reason="guet"))
    arena.attack("ana", "bruno", 11)
    assert arena.state.blow is not None
    other = duel()
    other.run(c.Condition(fighter="ana", what="aveugle", on=True))
    other.attack("ana", "bruno", 18)
    assert other.state.blow is None
    assert other.refusal(c.Condition(fighter="ana", what="aveugle", on=True)) == (
        "pv.fight.why.already"
    )
    assert other.refusal(c.Condition(fighter="ana", what="ivre", on=True)) == "pv.fight.why.value"


@pytest.mark.rule("PV-BLIND-BACKSTAB", "PV-SURPRISED-HIT", "PV-FREE-BACKSTAB")
def test_back_stabs() -> None:
    arena = duel(ana=soldier(infiltrator=True), bruno=soldier(body=conditions("surpris")))
    arena.attack("ana", "bruno", 7, times=3)
    arena.settle(damage=4)
    assert arena.doc("bruno").hp == 8
    plain = duel(ana=soldier(infiltrator=True))
    plain.attack("ana", "bruno", 15, times=3)
    plain.settle(damage=4)
    assert plain.doc("bruno").hp == 16


@pytest.mark.rule("PV-BLIND-RANGED")
def test_blind_shots() -> None:
    arena = duel(ana=soldier(body=conditions("aveugle"), weapons=(BOW,)))
    shot = c.Attack(fighter="ana", target="bruno", weapon="bow")
    assert arena.refusal(shot) == "pv.why.blind-shot"
    assert arena.why("act:ana", "guided", "non") is not None
    arena.attack("ana", "bruno", 19, "bow", guided=True)
    assert arena.state.blow is None


@pytest.mark.rule("PV-CONFUSED-ROLL", "PV-FULL-DEFENSE")
def test_confusion() -> None:
    confused = replace(conditions("confus"), margin=1)
    arena = duel(ana=soldier(body=confused))
    assert arena.refusal(c.Attack(fighter="ana", target="bruno")) == "pv.fight.why.confused"
    arena.run(c.Clear(fighter="ana", ability="sag"), confused=11)
    assert arena.of("ana").marks.stopped
    assert arena.refusal(c.Do(fighter="ana", deed="full-defense")) == "pv.fight.why.confused"
    arena.end_round()
    arena.turn("ana")
    arena.run(c.Clear(fighter="ana", ability="sag"), confused=10)
    arena.attack("ana", "bruno", 2)
    assert arena.refusal(c.Clear(fighter="bruno", ability="sag")) == "pv.fight.why.not-his-turn"


@pytest.mark.rule("PV-FULL-DEFENSE")
def test_full_defence_in_a_fight() -> None:
    arena = duel()
    arena.run(c.Do(fighter="ana", deed="full-defense"))
    assert arena.refusal(c.Attack(fighter="ana", target="bruno")) == ("pv.fight.why.full-defence")
    arena.turn("bruno")
    arena.attack("bruno", "ana", 18)
    assert arena.state.blow is None
    arena.end_round()
    assert not arena.of("ana").marks.full_defence


# Manoeuvres.


@pytest.mark.rule("PV-PUSH-WHO", "PV-PUSH-CHANCE", "PV-PUSH-SAVE", "PV-PUSH-CELL")
def test_pushing() -> None:
    arena = duel(ana=soldier(weapons=(SWORD, BOW)))
    shot = c.Attack(fighter="ana", target="bruno", weapon="bow", push=Push.PLAIN)
    assert arena.refusal(shot) == "pv.why.push-melee"
    arena.attack("ana", "bruno", 15, push=Push.PLAIN)
    told = arena.settle(damage=7, push=70)
    assert "trois opposées" in told[-1]
    other = duel(bruno=soldier(**{"for": 14, "dex": 9}))
    other.attack("ana", "bruno", 15, push=Push.GRAVE)
    told = other.settle(damage=7, push=70, hold=13)
    assert "tient sa place" in told[-1]
    third = duel()
    third.attack("ana", "bruno", 15, push=Push.PLAIN)
    assert "ne recule pas" in third.settle(damage=7, push=71)[-1]


@pytest.mark.rule("PV-SHOOT-VERY", "PV-SHOOT-RISK", "PV-SHOOT-LIMITED", "PV-SHOOT-MIN")
@pytest.mark.parametrize(
    ("case", "die", "stray"),
    [
        ("tres-risque", 2, True),
        ("tres-risque", 3, False),
        ("a-risque", 1, True),
        ("limite", 2, False),
        ("minimum", 1, True),
    ],
)
def test_shots_into_the_melee(case: str, die: int, stray: bool) -> None:
    arena = duel(ana=soldier(weapons=(BOW,)), ada=soldier())
    arena.attack("ana", "bruno", 15, "bow", shot=case, ally="ada", dice={"shot": die})
    arena.settle(damage=3)
    assert (arena.doc("ada").hp, arena.doc("bruno").hp) == ((17, 20) if stray else (20, 17))


def test_a_stray_missile_towards_nobody_here() -> None:
    arena = duel(ana=soldier(weapons=(BOW,)))
    command = c.Attack(fighter="ana", target="bruno", weapon="bow", shot="tres-risque")
    arena.run(command, shot=1)
    assert (arena.state.blow, arena.doc("bruno").hp) == (None, 20)


@pytest.mark.rule("PV-NONLETHAL", "PV-NONLETHAL-MORTAL", "PV-NONLETHAL-ALARM")
def test_taking_somebody_alive() -> None:
    arena = duel(bruno=soldier(hp=2))
    bare = c.Attack(fighter="ana", target="bruno", weapon="", nonlethal=True)
    assert arena.refusal(bare) == "pv.why.nonlethal-weapon"
    arena.attack("ana", "bruno", 17, nonlethal=True)
    arena.settle(damage=8, mortal=6, spared=2)
    assert (arena.doc("bruno").hp, arena.doc("bruno").lost) == (-6, 8)
    hunted = duel()
    hunted.run(c.Condition(fighter="bruno", what="a-capturer", on=True))
    hunted.turn("bruno")
    assert hunted.refusal(c.Do(fighter="bruno", deed="alerte")) == "pv.fight.why.alarm"
    hunted.end_round()
    hunted.turn("bruno")
    hunted.run(c.Do(fighter="bruno", deed="alerte"))


@pytest.mark.rule("PV-INTERPOSE-BOTH", "PV-INTERPOSE-ONE")
def test_interposition_in_a_fight() -> None:
    arena = duel(carl=soldier())
    arena.run(c.Interpose(fighter="ana", target="bruno", other="carl"))
    arena.turn("bruno")
    arena.attack("bruno", "carl", 16)
    assert arena.state.blow is None
    one = duel(carl=soldier())
    one.run(c.Interpose(fighter="ana", target="bruno"))
    one.turn("bruno")
    told = one.run(c.Cast(fighter="bruno", segments=4), interrupted=40)
    assert "interrompu" in told[-1]


@pytest.mark.rule("PV-WOUND-HANDS", "PV-WOUND-GUT", "PV-PARA-VENTRAL")
def test_spells_under_difficulties() -> None:
    arena = duel(ana=soldier(mortal=(mortal("bras-doigts-coupes"),)))
    assert "6 segments" in arena.run(c.Cast(fighter="ana", segments=3))[-1]
    gut = duel(ana=soldier(mortal=(mortal("torse-eventre"),)))
    assert gut.refusal(c.Cast(fighter="ana", segments=3)) == "pv.fight.why.no-spells"
    chute = duel(ana=soldier(items=worn("parachute-ventral")))
    told = chute.run(c.Cast(fighter="ana", segments=3), parachute=15)
    assert "parachute" in told[-1]


@pytest.mark.rule("PV-FREE-INIT", "PV-FREE-COST", "PV-FREE-ONE", "PV-FREE-UNLIMITED")
def test_breaking_off() -> None:
    arena = duel(carl=soldier())
    assert arena.refusal(c.Do(fighter="ana", deed="rompre")) == "pv.fight.why.not-engaged"
    for foe in ("bruno", "carl"):
        arena.run(c.Engage(fighter="ana", foe=foe, engaged=True))
    # Bruno ties, Carl loses: one free attack.
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5, leave_carl=6)
    view = arena.rules.view(arena.state)
    assert [one.id for one in view.asks] == ["offer:bruno:ana"]
    arena.run(c.Strike(fighter="bruno", target="ana", made=True, weapon="sword"), attack=15)
    arena.settle(damage=5)
    assert arena.doc("ana").hp == 15
    assert arena.state.foes("ana") == ()
    assert arena.refusal(c.Attack(fighter="ana", target="bruno")) == ("pv.fight.why.no-attack-left")


@pytest.mark.rule("PV-WOUND-SPINE", "PV-HELPLESS-HIT")
@pytest.mark.parametrize(
    "fields",
    [
        {"body": Body(conditions=("sans-defense",))},
        {"mortal": (MortalWound(id="m", wound="torse-tetraplegique"),)},
    ],
)
def test_the_helpless_can_do_nothing_and_are_struck_as_such(fields: dict[str, object]) -> None:
    arena = duel(ana=soldier(**fields))  # type: ignore[arg-type]
    for command in (
        c.Attack(fighter="ana", target="bruno", weapon="sword"),
        c.Do(fighter="ana", deed="full-defense"),
        c.Cast(fighter="ana", segments=1),
    ):
        assert arena.refusal(command) == "pv.fight.why.helpless"
    arena.turn("bruno")
    arena.run(c.Engage(fighter="bruno", foe="ana", engaged=True))
    # Nobody helpless strikes who breaks off from him.
    arena.run(c.Do(fighter="bruno", deed="rompre"), leave_bruno=9)
    assert arena.state.foes("bruno") == ()
    arena.end_round()
    arena.turn("bruno")
    arena.attack("bruno", "ana", 7)
    assert arena.state.records[-1].bonus.total == 8


@pytest.mark.rule("PV-FREE-COST")
def test_who_has_no_attack_left_cannot_break_off() -> None:
    """It counts as an attack; two attacks leave one for it."""
    arena = duel()
    arena.attack("ana", "bruno", 2)
    assert arena.refusal(c.Do(fighter="ana", deed="rompre")) == "pv.fight.why.no-attack-left"
    quick = duel(ana=soldier(attacks=2))
    quick.attack("ana", "bruno", 2)
    quick.run(c.Do(fighter="ana", deed="rompre"), leave_ana=1, leave_bruno=9)
    assert quick.refusal(c.Attack(fighter="ana", target="bruno")) == "pv.fight.why.no-attack-left"


@pytest.mark.rule("PV-FREE-INIT")
def test_a_free_attack_may_be_let_go() -> None:
    arena = duel(reading(free_attacks="tous"))
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=1, leave_bruno=9)
    assert arena.refusal(c.Do(fighter="ana", deed="attendre")) == "pv.fight.why.busy"
    arena.run(c.Strike(fighter="bruno", target="ana", made=False))
    assert arena.state.foes("ana") == ()


@pytest.mark.rule("PV-FREE-BACKSTAB")
def test_a_free_back_stab_of_an_infiltrator() -> None:
    arena = duel(bruno=soldier(infiltrator=True, body=Body()))
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=9, leave_bruno=1)
    arena.run(c.Strike(fighter="bruno", target="ana", made=True, weapon="sword"), attack=15)
    assert arena.state.blow is not None
    assert arena.state.blow.free


@pytest.mark.rule("PV-HOLD-REROLL", "PV-HOLD-TIE", "PV-HOLD-BOTH")
def test_held_initiative() -> None:
    def holding() -> Arena:
        arena = duel()
        arena.run(c.Do(fighter="ana", deed="retenir"))
        arena.turn("bruno")
        return arena

    arena = holding()
    arena.run(c.React(fighter="ana", foe="bruno", reaction="autre"), hold_ana=6, hold_bruno=6)
    assert arena.state.turn == "bruno"
    arena = holding()
    arena.run(c.React(fighter="ana", foe="bruno", reaction="autre"), hold_ana=5, hold_bruno=6)
    assert arena.state.turn == "ana"
    arena = holding()
    arena.run(c.React(fighter="ana", foe="bruno", reaction="sort-court"))
    assert arena.state.turn == "ana"
    arena = holding()
    arena.run(c.Do(fighter="bruno", deed="retenir"))
    arena.run(
        c.React(fighter="ana", foe="bruno", reaction="autre"),
        hold_ana=(4, 5),
        hold_bruno=(4, 2),
    )
    assert arena.state.turn == "bruno"
    assert arena.refusal(c.React(fighter="ana", foe="bruno", reaction="autre")) == (
        "pv.fight.why.not-held"
    )


@pytest.mark.rule("PV-HOLD-BOTH")
@pytest.mark.parametrize(("way", "first"), [("bas", "ana"), ("haut", "bruno")])
def test_who_comes_first(way: str, first: str) -> None:
    arena = Arena(reading(initiative=way))
    arena.join("ana", 0, soldier())
    arena.join("bruno", 1, soldier())
    arena.run(c.Begin(), initiative_ana=2, initiative_bruno=9)
    assert arena.rules.muster(arena.state).seats[0].id == first


# Natural 1.


@pytest.mark.rule("PV-NAT1", "PV-NAT1-SELF", "PV-NAT1-ALLY")
def test_mishaps_that_strike_somebody() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 1)
    arena.settle(mishap=2, stray=15, damage=6)
    assert arena.doc("ana").hp == 14
    other = duel(ada=soldier())
    other.attack("ana", "bruno", 1, ally="ada")
    other.settle(mishap=3, stray=15, damage=6)
    assert other.doc("ada").hp == 14
    alone = duel()
    alone.attack("ana", "bruno", 1)
    alone.settle(mishap=4)
    assert alone.doc("bruno").hp == 20


@pytest.mark.rule("PV-NAT1-DROP", "PV-NAT1-UNARMED", "PV-NAT1-BREAK", "PV-NAT1-NATURAL-BREAK")
def test_mishaps_of_weapons() -> None:
    arena = duel(ana=soldier(weapons=(DAGGER,)))
    arena.attack("ana", "bruno", 1, "dagger")
    told = arena.settle(mishap=5, direction=2, flight=(3, 2, 4, 3, 1))
    assert "13 cases, direction 2" in told[-1]
    arena.end_round()
    arena.turn("ana")
    lost = c.Attack(fighter="ana", target="bruno", weapon="dagger")
    assert arena.refusal(lost) == "pv.fight.why.away"
    assert arena.why("act:ana", "action", "arme/dagger") is not None
    arena.run(c.Do(fighter="ana", deed="ramasser"))
    arena.attack("ana", "bruno", 2, "dagger")
    broken = duel()
    broken.attack("ana", "bruno", 1)
    broken.settle(mishap=6, **{"break": 30})
    assert broken.doc("ana").weapons == ()
    bare = duel()
    bare.attack("ana", "bruno", 1, "")
    bare.settle(mishap=(5, 6), **{"break": 31})
    assert bare.doc("ana").hp == 20
    tiger = duel(ana=soldier(weapons=(BITE,)))
    tiger.attack("ana", "bruno", 1, "bite")
    tiger.settle(mishap=6, damage=4, **{"break": 30})
    assert tiger.doc("ana").hp == 16


# Swallowed.


@pytest.mark.rule("PV-SWALLOW-DAMAGE", "PV-SWALLOW-ESCAPE", "PV-SWALLOW-SPIT")
def test_inside_a_creature() -> None:
    arena = duel(Settings(encumbrance=-3), bruno=soldier(hp=60, most=60))
    arena.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    for expected in (16, 8):
        arena.end_round()
        assert arena.doc("ana").hp == expected
    arena.turn("ana")
    # AC 8 from within and −3 of encumbrance: 15 is needed.
    arena.attack("ana", "bruno", 15)
    arena.settle(damage=8, spit=9)
    assert arena.of("ana").swallowed is not None
    told = arena.run(c.Do(fighter="ana", deed="attendre"))
    assert told
    arena.end_round(mortal=100)
    assert arena.doc("ana").hp == -8


@pytest.mark.rule("PV-SWALLOW-SPIT", "PV-SWALLOW-ESCAPE")
def test_spat_out() -> None:
    arena = duel(bruno=soldier(hp=60, most=60))
    arena.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    told = arena.run(c.Cast(fighter="ana", segments=3), inside=(50, 10, 50))
    assert "à l’intérieur" in told[-1]
    arena.end_round()
    arena.turn("ana")
    arena.attack("ana", "bruno", 12)
    arena.settle(damage=7, spit=7)
    assert arena.of("ana").swallowed is None


@pytest.mark.rule("PV-SWALLOW-DEAD", "PV-SWALLOW-DECREASE")
def test_out_of_a_dead_creature() -> None:
    arena = duel(bruno=standing(soldier(hp=-120, most=6), "mort"), carl=soldier())
    arena.run(c.Swallow(fighter="ana", creature="bruno", base=4))
    arena.end_round()
    arena.end_round()
    assert arena.doc("ana").hp == 12
    arena.run(c.Swallow(fighter="ana", creature="", base=0))
    assert arena.of("ana").swallowed is None
    assert arena.refusal(c.Swallow(fighter="ana", creature="", base=0)) == (
        "pv.fight.why.not-swallowed"
    )


# The table around it.


def test_corrections_and_comings_and_goings() -> None:
    arena = duel()
    arena.run(arena.rules.correct_pool("bruno", "hp", -5, "oubli"))
    assert arena.doc("bruno").body.standing is Standing.DEFENSIVE
    arena.run(arena.rules.correct_pool("bruno", "hp", 5, ""))
    assert arena.doc("bruno").body.standing is Standing.WELL
    arena.run(arena.rules.correct_pool("bruno", "essence", 90, "cauchemar"))
    held = arena.doc("bruno").essence
    assert (held.points, held.journal[-1].amount) == (90, -10)
    assert arena.refusal(arena.rules.correct_pool("bruno", "hp", -41, "")) == ("pv.fight.why.range")
    assert arena.refusal(arena.rules.correct_box("bruno", "x", 0, True, "")) == (
        "pv.fight.why.no-boxes"
    )
    arena.attack("ana", "bruno", 15)
    arena.run(arena.rules.remove("bruno", ""))
    assert arena.state.blow is None
    arena.run(arena.rules.close())
    assert arena.refusal(c.Ring()) == "pv.fight.why.closed"


def test_sheets_edited_elsewhere() -> None:
    arena = duel()
    before = arena.state
    edited = replace(arena.doc("bruno"), level=9)
    arena.run(c.Hurt(fighter="bruno", amount=5))
    command = arena.rules.document_edited("bruno", edited)
    carried = arena.rules.carried(before, arena.state, command)
    arena.run(carried)
    assert (arena.doc("bruno").level, arena.doc("bruno").hp) == (9, 15)
    live = arena.rules.live_document(arena.state, "bruno", edited)
    assert (live.level, live.hp) == (9, 15)
    assert arena.rules.participant(arena.state, "bruno") == arena.doc("bruno")


def test_a_constitution_beyond_the_table_is_a_reason() -> None:
    arena = duel(ana=soldier(hp=-3, con=2))
    stand = c.TakeStand(fighter="ana", stand="heroique")
    assert arena.refusal(stand) == "pv.error.constitution"
    arena.rules.view(arena.state)


@pytest.mark.rule("PV-ESS-LOSS-DEATH")
def test_dying_in_a_fight_costs_essence() -> None:
    arena = duel(bruno=soldier(hp=-39, essence=Essence(points=80)))
    arena.run(c.Hurt(fighter="bruno", amount=5))
    assert (arena.doc("bruno").dead, arena.doc("bruno").essence.points) == (True, 79)
    outcome = arena.rules.decide(arena.state, c.Ring(), Dice())
    assert not isinstance(outcome, Accepted) or outcome.events


def test_what_lands_on_the_sheet_when_a_fight_is_over() -> None:
    before = soldier(hp=9)
    arena = duel(bruno=before)
    arena.run(c.Hurt(fighter="bruno", amount=14), mortal=3, location=20, effect=11)
    arena.run(c.Hurt(fighter="bruno", amount=1), mortal=3, location=20, effect=1)
    arena.run(arena.rules.close())
    after = arena.doc("bruno")
    asked = SYSTEM.closing_fields(before, after, SETTINGS)
    assert [one.id.partition(":")[0] for one in asked] == [
        "hp",
        "deep",
        "mortal",
        "clothes",
    ]
    # Nobody rests while a deep wound is open; without one hours are asked.
    mended = replace(after, deep=())
    assert [one.id for one in SYSTEM.closing_fields(before, mended, SETTINGS)][-1] == "rest"
    for one in asked:
        assert isinstance(one.label, Message)
        rendered(one.label)
    assert SYSTEM.closing_edits(before, after, SETTINGS, {}, "s") == ()
    (ruin,) = SYSTEM.closing_edits(before, after, SETTINGS, {"clothes": "6"}, "s")
    outcome = SYSTEM.edit(after, SETTINGS, ruin)
    assert isinstance(outcome, Edited)
    assert isinstance(outcome.document, Character)
    assert outcome.document.body.clothes
    refused = {one.id: "no" for one in asked if one.id != "clothes"}
    for command in SYSTEM.closing_edits(before, after, SETTINGS, refused, "s"):
        outcome = SYSTEM.edit(after, SETTINGS, command)
        assert isinstance(outcome, Edited)
        assert isinstance(outcome.document, Character)
        after = outcome.document
    assert (after.hp, after.deep, after.mortal) == (9, (), ())


def landed(before: Character, after: Character, **answers: str) -> Character:
    """A sheet after the closing of a fight, with these answers."""
    for command in SYSTEM.closing_edits(before, after, SETTINGS, answers, "s"):
        outcome = SYSTEM.edit(after, SETTINGS, command)
        assert isinstance(outcome, Edited)
        assert isinstance(outcome.document, Character)
        after = outcome.document
    return after


def test_points_that_are_kept_off_take_what_they_led_to_with_them() -> None:
    before = soldier(hp=9)
    clock = Countdown(until=Until.DEATH, unit=Unit.HOUR, left=3)
    after = standing(replace(before, hp=-6), "coma", countdown=clock)
    assert landed(before, after) == after
    assert landed(before, after, hp="no") == before


def test_a_death_that_is_kept_off_costs_no_essence() -> None:
    before = soldier(hp=9, essence=Essence(points=80))
    arena = duel(bruno=before)
    arena.run(c.Hurt(fighter="bruno", amount=50))
    after = arena.doc("bruno")
    assert (after.dead, after.essence.points) == (True, 79)
    assert "fate" in [one.id for one in SYSTEM.closing_fields(before, after, SETTINGS)]
    assert landed(before, after, hp="no").dead
    saved = landed(before, after, fate="no")
    assert (saved.hp, saved.body.standing, saved.essence.points) == (-40, Standing.DEFENSIVE, 80)
    whole = landed(before, after, fate="no", hp="no")
    assert (whole.hp, whole.body, whole.essence.points) == (9, before.body, 80)


@pytest.mark.rule("PV-WOUND-CHECK")
@pytest.mark.parametrize("how", ["evanoui", "coma"])
def test_nobody_senseless_is_asked_to_fight_on(how: str) -> None:
    arena = duel(bruno=standing(soldier(hp=-5), how), carl=soldier())
    arena.run(c.Hurt(fighter="bruno", amount=1), mortal=1, location=50, effect=6)
    assert (arena.doc("bruno").mortal[0].open, arena.state.busy) == (True, False)
    arena.run(c.Bears(fighter="bruno", standing="valide"))
    assert arena.state.busy


@pytest.mark.parametrize(
    ("hp", "harm"), [(20, 0), (10, 25), (0, 50), (-1, 51), (-20, 75), (-40, 100)]
)
def test_harm_goes_through_zero(hp: int, harm: int) -> None:
    arena = duel(bruno=soldier(hp=hp))
    (bruno,) = [one for one in arena.rules.view(arena.state).fighters if one.id == "bruno"]
    assert bruno.harm == harm
    # "Flees at half": there are no boxes to count.
    assert at_half(bruno) is (hp <= 10)
    dead = duel(bruno=standing(soldier(hp=hp), "mort"), carl=soldier())
    assert max(one.harm for one in dead.rules.view(dead.state).fighters) == 100


@pytest.mark.parametrize(("most", "hp", "harm"), [(0, 0, 50), (-5, 3, 0), (0, -3, 100)])
def test_an_absurd_maximum_is_shown(most: int, hp: int, harm: int) -> None:
    """A document from elsewhere may hold any number."""
    arena = duel(carl=soldier(hp=hp, most=most))
    (carl,) = [one for one in arena.rules.view(arena.state).fighters if one.id == "carl"]
    assert carl.harm == harm


@pytest.mark.rule("PV-ESS-LOSS-DEATH")
def test_the_gm_says_how_somebody_bears_up() -> None:
    fainted = standing(soldier(hp=-6), "evanoui")
    arena = duel(carl=fainted)
    arena.run(c.Bears(fighter="carl", standing="valide", reason="sels"))
    assert arena.doc("carl").body.standing is Standing.DEFENSIVE
    assert arena.refusal(c.Bears(fighter="carl", standing="valide")) == "pv.fight.why.already"
    arena.run(c.Bears(fighter="carl", standing="mort-atroce"))
    assert (arena.doc("carl").dead, arena.doc("carl").essence.points) == (True, 98)
    assert arena.refusal(c.Bears(fighter="carl", standing="mort")) == "pv.fight.why.already"
    arena.run(c.Bears(fighter="carl", standing="coma"))
    assert arena.doc("carl").body.standing is Standing.COMA
    arena.run(c.Bears(fighter="bruno", standing="mort"))
    assert arena.doc("bruno").essence.points == 99


def leaving_ana(**fields: object) -> Arena:
    """Ana breaks off from Bruno, who may strike her."""
    arena = duel(bruno=soldier(**fields))
    arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
    return arena


@pytest.mark.rule("PV-FREE-SPELL", "PV-FREE-ONE")
def test_a_free_spell_instead_of_a_blow() -> None:
    arena = leaving_ana()
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    ways = next(one for one in arena.ask("offer:bruno:ana").fields if one.id == "way")
    assert [one.value for one in ways.options] == ["attaque", "sort"]
    hasty = c.Strike(fighter="bruno", target="ana", made=True, way="attaques")
    assert arena.refusal(hasty) == "pv.fight.why.way"
    told = arena.run(c.Strike(fighter="bruno", target="ana", made=True, way="sort"))
    assert "1 segment" in told[0]
    assert arena.state.foes("ana") == ()
    gutted = leaving_ana(mortal=(mortal("torse-eventre"),))
    gutted.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    assert [one.id for one in gutted.ask("offer:bruno:ana").fields] == ["weapon"]


@pytest.mark.rule("PV-FREE-HASTE")
def test_haste_gives_two_blows_or_more_spells() -> None:
    arena = leaving_ana()
    arena.run(c.Condition(fighter="bruno", what="accelere", on=True))
    arena.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    ways = next(one for one in arena.ask("offer:bruno:ana").fields if one.id == "way")
    assert len(ways.options) == 6
    two = c.Strike(fighter="bruno", target="ana", made=True, weapon="sword", way="attaques")
    arena.run(two, attack=15)
    arena.settle(damage=3)
    assert [one.id for one in arena.ask("offer:bruno:ana").fields] == ["weapon"]
    arena.run(c.Strike(fighter="bruno", target="ana", made=True, weapon="sword"), attack=15)
    arena.settle(damage=4)
    assert (arena.doc("ana").hp, arena.state.foes("ana")) == (13, ())
    other = leaving_ana()
    other.run(c.Condition(fighter="bruno", what="accelere", on=True))
    other.run(c.Do(fighter="ana", deed="rompre"), leave_ana=5, leave_bruno=5)
    both = c.Strike(fighter="bruno", target="ana", made=True, way="sort-et-attaque")
    told = other.run(both, attack=2)
    assert any("1 segment" in line for line in told)
    assert other.state.foes("ana") == ()
    other.run(c.Condition(fighter="bruno", what="accelere", on=False))
    assert not other.of("bruno").marks.hasted


@pytest.mark.rule("PV-SELF-DAMAGE", "PV-SELF-WORST")
def test_willing_damage_is_off_unless_the_gm_turns_it_on() -> None:
    off = duel()
    willing = c.Hurt(fighter="ana", amount=7, willing=True)
    assert off.refusal(willing) == "pv.edit.hidden"
    assert [one.id for one in off.ask("hurt:ana").fields] == ["amount", "nonlethal"]
    on = duel(Settings(hidden=Hidden(willing_damage=True)))
    assert [one.id for one in on.ask("hurt:ana").fields][-1] == "willing"
    on.run(willing, mortal=8)
    assert (on.doc("ana").hp, on.doc("ana").body.willing) == (-7, True)
    on.end_round()
    on.turn("ana")
    # Two rolls, the worse kept: 40 and 79 against 78.
    on.run(c.TakeStand(fighter="ana", stand="heroique"), heroic=(40, 79), coma=3)
    assert on.doc("ana").body.standing is Standing.IMPOTENT


def test_who_left_owes_no_check() -> None:
    arena = duel(bruno=soldier(hp=2), carl=soldier())
    arena.attack("ana", "bruno", 15)
    arena.settle(damage=7, mortal=5, location=46, effect=8)
    assert arena.state.busy
    arena.run(arena.rules.remove("bruno", ""))
    assert not arena.state.busy
    dead = duel(bruno=soldier(hp=2), carl=soldier())
    dead.attack("ana", "bruno", 15)
    dead.settle(damage=7, mortal=5, location=46, effect=8)
    dead.run(c.Bears(fighter="bruno", standing="mort"))
    assert not dead.state.busy


def test_corrected_points_take_nonlethal_damage_along() -> None:
    arena = duel(bruno=soldier(hp=8, lost=12))
    arena.run(arena.rules.correct_pool("bruno", "hp", 15, ""))
    assert (arena.doc("bruno").hp, arena.doc("bruno").lost) == (15, 5)


@pytest.mark.rule("PV-MOVE-SHOOT")
def test_who_shoots_or_casts_at_a_distance_goes_half_as_far() -> None:
    arena = duel(ana=soldier(speed=9, attacks=2, weapons=(BOW, DAGGER)))

    def halved() -> bool:
        (ana,) = [one for one in arena.rules.view(arena.state).fighters if one.id == "ana"]
        return say("pv.fight.status.speed", speed=4) in ana.status

    arena.attack("ana", "bruno", 2, "dagger")
    assert not halved()
    arena.attack("ana", "bruno", 2, "bow")
    assert halved()
    arena.end_round()
    assert not halved()
    arena.turn("ana")
    spell = {"action": "sort", "segments": "2"}
    near = arena.rules.answer(arena.state, "act:ana", spell)
    assert near == c.Cast(fighter="ana", segments=2)
    far = arena.rules.answer(arena.state, "act:ana", {**spell, "far": "oui"})
    assert not isinstance(far, Refused)
    arena.run(far)
    assert halved()


@pytest.mark.rule("PV-WOUND-CHECK")
def test_a_wound_that_no_table_knows_asks_for_no_roll() -> None:
    arena = Arena()
    arena.join("ana", 0, soldier(hp=-2, mortal=(mortal("", note="Bosse", open=True),)))
    arena.join("bruno", 1, soldier())
    arena.begin()
    assert arena.ask("check:ana:m").title.params["wound"] == "Bosse"
    told = arena.run(c.Check(fighter="ana", wound="m", way="sagesse"))
    assert len(told) == 1
    assert arena.state.wounded is None
    arena.turn("ana")
    assert arena.of("ana").free_to_act
