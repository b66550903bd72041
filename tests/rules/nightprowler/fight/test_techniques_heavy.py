"""Techniques of maces, axes, flails, bare hands and schools (IV.B.4)."""

import msgspec
import pytest

from desktop.rules.nightprowler.document.character import (
    Character,
    Health,
    Track,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.fight.armed import techniques
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    ChangeWeapon,
    Choose,
    CorrectBox,
    Counter,
    Disarm,
    LetGo,
    Struggle,
)
from desktop.rules.nightprowler.fight.parts import Grip
from desktop.rules.nightprowler.fight.state import Aim, Query
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, bout, duel, swordsman

Q1, Q2, Q3, Q4, Q5, FAIL = 3, 7, 11, 15, 18, 20
MACE = arm("masses", blunt=True, track=Track.ENDURANCE)


def healed(fighter: str) -> CorrectBox:
    """A word of the GM that takes a Blessure grave off."""
    return CorrectBox(fighter=fighter, track=Track.VITALITY, row=2, ticked=False, reason="soin")


def endurance(arena: Arena, fighter: str = "b") -> tuple[int, ...]:
    return arena.ticks(fighter, Track.ENDURANCE)


def stunned(rules: Rules, stake: int, *, mine: int = Q3, theirs: int = Q2, **b: object) -> Arena:
    """A strikes B with Assommer; nobody has more PH once the stake is paid."""
    hitter = swordsman(19, family="masses", ph=4 + stake, weapons=(MACE,))
    arena = duel(rules, hitter, swordsman(19, **b))  # type: ignore[arg-type]
    arena.choose("a", 4, "b", stake=stake)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=mine, b=theirs)
    return arena


@pytest.mark.rule("NP-TECHNIQUE-MASSES-ASSOMMER")
def test_assommer_knocks_out_who_cannot_pay(rules: Rules) -> None:
    arena = stunned(rules, 2, ph=1, armours=(armour(3),))
    assert arena.asked() == []
    assert endurance(arena) == (0, 0, 0, 0, 1)
    assert arena.one("b").health.unconscious
    exact = stunned(rules, 2, ph=2)
    exact.reply("b", Query.STUN, "yes")
    assert (exact.one("b").heroism, exact.one("b").health.unconscious) == (0, False)


@pytest.mark.rule("NP-TECHNIQUE-MASSES-ASSOMMER")
@pytest.mark.parametrize(
    ("stake", "boxes"), [(1, (1, 0, 0, 0, 0)), (2, (0, 1, 0, 0, 0)), (3, (0, 0, 1, 0, 0))]
)
def test_assommer_is_reduced_to_a_blow_of_as_many_ph(
    rules: Rules, stake: int, boxes: tuple[int, ...]
) -> None:
    arena = stunned(rules, stake)
    arena.reply("b", Query.STUN, "yes")
    assert endurance(arena) == boxes
    assert arena.one("b").heroism == 4 - stake
    assert not arena.one("b").health.unconscious


@pytest.mark.rule("NP-TECHNIQUE-MASSES-ASSOMMER")
def test_assommer_unpaid_armoured_or_drawn(rules: Rules) -> None:
    arena = stunned(rules, 2)
    arena.reply("b", Query.STUN, "no")
    assert arena.one("b").health.unconscious
    # Protections reduce the ordinary blow that is left.
    arena = stunned(rules, 3, armours=(armour(1),))
    arena.reply("b", Query.STUN, "yes")
    assert endurance(arena) == (0, 1, 0, 0, 0)
    arena = stunned(rules, 1, mine=Q3, theirs=Q3)
    assert endurance(arena) == (0, 0, 0, 0, 0)
    dear = Choose(fighter="a", option=4, target="b", stake=4)
    assert bout(rules, "masses", ph=9, weapons=(MACE,)).refused(dear) == "np.fight.why.stake"
    free = Choose(fighter="a", option=4, target="b", stake=0)
    assert bout(rules, "masses", ph=9, weapons=(MACE,)).refused(free) == "np.fight.why.stake"


def test_by_a_reading_armour_prevents_the_knock_out(rules: Rules) -> None:
    other = rules.reading(assommer_ignores_armour=False)
    arena = stunned(other, 1, ph=0, armours=(armour(3),))
    assert endurance(arena) == (0, 0, 0, 0, 0)
    arena = stunned(other, 1, ph=0, armours=(armour(2),))
    assert arena.one("b").health.unconscious


@pytest.mark.rule("NP-TECHNIQUE-MASSES-COUP-VIOLENT")
def test_coup_violent_marks_both_tables(rules: Rules) -> None:
    arena = bout(rules, "masses", 14, weapons=(MACE,))
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=9, b=Q2)
    assert arena.threshold("a") == 9
    assert endurance(arena) == (0, 0, 1, 0, 0)
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    arena = bout(rules, "masses", 14, weapons=(MACE,))
    arena.play({"a": (5, "b"), "b": (2,)}, a=10, b=FAIL)
    assert sum(arena.ticks("b")) + sum(endurance(arena)) == 0


def axe(*flags: str) -> Weapon:
    return arm("haches", flags=flags)


@pytest.mark.rule("NP-TECHNIQUE-HACHES-ECRASEMENT-PIQUAGE")
def test_an_axe_needs_the_right_back(rules: Rules) -> None:
    arena = bout(rules, "haches", 12, weapons=(axe("pic-au-revers"),))
    arena.choose("a", 4, "b", technique="piquage")
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=Q3 - 1, b=FAIL)
    assert arena.threshold("a") == 10
    assert arena.one("a").heroism == 2
    assert arena.one("b").health.bleeding == 1
    arena = bout(rules, "haches", 12, weapons=(axe("masse-au-revers"),))
    arena.choose("a", 4, "b", technique="ecrasement", stake=3)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=Q2, b=FAIL)
    assert arena.threshold("a") == 12
    assert arena.one("a").heroism == 1
    assert arena.asked() == [(Query.STUN, "b")]
    arena = bout(rules, "haches", 12, weapons=(axe(),))
    for name, flag in (("piquage", "pic-au-revers"), ("ecrasement", "masse-au-revers")):
        chosen = Choose(fighter="a", option=4, target="b", technique=name)
        assert arena.refused(chosen) == f"np.fight.why.{flag}"


@pytest.mark.rule("NP-TECHNIQUE-HACHES-FENDAGE")
def test_fendage_splits_a_shaft_or_a_wooden_shield_and_wounds_nobody(rules: Rules) -> None:
    pole = swordsman(19, family="armes-d-hast", weapons=(arm("armes-d-hast"),))
    arena = duel(rules, swordsman(19, family="haches"), pole)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    arena.reply("a", Query.BREAK, "weapon")
    assert arena.one("b").arm.id == ""
    assert sum(arena.ticks("b")) == 0
    arena = duel(rules, swordsman(19, family="haches", ph=9), pole)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q3, b=Q3)
    assert arena.asked() == []
    arena = bout(rules, "haches")
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q4, b=Q2)
    assert arena.asked() == []
    arena = bout(rules, "haches", shield="rondache")
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q4, b=Q2)
    arena.reply("a", Query.BREAK, "shield")
    assert not arena.one("b").shield
    saved = arena.fights.live_document(arena.state, "b", arena.one("b").document)
    assert saved.shield == ""  # type: ignore[attr-defined]
    arena = bout(rules, "haches", shield="targe")
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q4, b=Q2)
    assert arena.asked() == []


def bound(rules: Rules, **b: object) -> Arena:
    """A's flail holds B's weapon."""
    arena = bout(rules, "fleaux", **b)
    arena.play({"a": (4, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    return arena


@pytest.mark.rule("NP-TECHNIQUE-FLEAUX-AGRIPPER")
def test_agripper_binds_both_weapons(rules: Rules) -> None:
    arena = bound(rules, fists=11)
    assert arena.one("a").entangled
    assert arena.one("b").entangled
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    arena.run(healed("b"))
    arena.bell()
    arena.play({"a": (2,), "b": (2,)}, a=FAIL, b=Q1)
    assert arena.threshold("b") == 6
    arena.run(LetGo(fighter="b"))
    assert not arena.one("a").entangled
    assert arena.one("b").dropped == ("lames-longues",)
    unwounded = bound(rules.reading(agripper_wounds=False))
    assert unwounded.one("b").entangled
    assert sum(unwounded.ticks("b")) == 0


@pytest.mark.rule("NP-TECHNIQUE-FLEAUX-AGRIPPER")
@pytest.mark.parametrize(("mine", "theirs", "disarmed"), [(3, 20, True), (3, 3, False)])
def test_agripper_disarms_by_two_qualities_once_per_turn(
    rules: Rules, mine: int, theirs: int, disarmed: bool
) -> None:
    arena = bound(rules)
    # Both have a Robustesse of 10, so a threshold of 5 at most: wounds are healed first.
    arena.run(healed("b"))
    arena.act(Disarm(fighter="a"), a=mine, b=theirs)
    assert (arena.one("b").weapon == "") is disarmed
    if disarmed:
        assert not arena.one("b").entangled
        picked = ChangeWeapon(fighter="b", weapon="lames-longues")
        arena.run(picked)
        assert arena.one("b").dropped == ()
    else:
        assert arena.one("b").entangled
        assert arena.refused(Disarm(fighter="a")) == "np.fight.why.tried"


@pytest.mark.rule("NP-TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE")
def test_a_counter_of_attaque_parfaite_gains_a_level(rules: Rules) -> None:
    arena = duel(
        rules,
        swordsman(19, family="fleaux", weapons=(arm("fleaux", 2),)),
        swordsman(19, weapons=(arm(allonge=1),)),
    )
    arena.play({"a": (2,), "b": (3, "a", "reach")}, a=FAIL, b=Q1)
    arena.run(Advantage(fighter="b", which=Aim.REACH, target="a"))
    arena.bell()
    arena.play({"a": (5,), "b": (1, "a")}, a=Q4, b=Q1)
    arena.run(Counter(fighter="a", target="b"))
    assert arena.state.counters[0].damage.total == 4
    assert arena.one("a").heroism == 2
    equal = bout(rules, "fleaux")
    assert equal.refused(Choose(fighter="a", option=5)) == "np.fight.why.longer"


@pytest.mark.rule("NP-TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE")
def test_a_small_articulated_weapon_has_assommer(rules: Rules) -> None:
    small = arm("fleaux", 1, flags=("petite-articulee",))
    arena = duel(
        rules,
        swordsman(19, family="fleaux", weapons=(small,)),
        swordsman(19, weapons=(arm(allonge=1),)),
    )
    assert [each.id for each in techniques(arena.tables, arena.one("a"), 5)] == ["assommer"]
    arena.choose("a", 5, "b", stake=2)
    arena.choose("b", 2)
    arena.reveal()
    arena.roll(a=Q3, b=FAIL)
    assert arena.asked() == [(Query.STUN, "b")]


def wrestlers(rules: Rules, a: int = 12, b: int = 12, **more: object) -> Arena:
    """Two with bare hands; A has more PH than he will spend."""
    return duel(
        rules,
        swordsman(12, ph=6, weapons=(), fists=a, athletics=19),
        swordsman(12, weapons=(), fists=b, **more),  # type: ignore[arg-type]
    )


def grappled(rules: Rules, *, rolled: int = Q2, **more: object) -> Arena:
    """A has won a Mouvement, then tries an Immobilisation."""
    arena = wrestlers(rules, **more)  # type: ignore[arg-type]
    arena.play({"a": (3, "", "action"), "b": (2,)}, a=Q2, b=FAIL)
    arena.run(Advantage(fighter="a", which=Aim.ACTION))
    arena.bell()
    arena.play({"a": (4, "b"), "b": (2,)}, a=rolled, b=FAIL)
    return arena


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION")
def test_immobilisation_follows_a_won_mouvement(rules: Rules) -> None:
    arena = wrestlers(rules)
    chosen = Choose(fighter="a", option=4, target="b")
    assert arena.refused(chosen) == "np.fight.why.mouvement-first"
    arena = grappled(rules)
    assert arena.threshold("a") == 9
    assert arena.state.bond(Grip.HELD, holder="a", held="b") is not None
    assert endurance(arena) == (0, 1, 0, 0, 0)
    assert arena.one("a").heroism == 4
    missed = grappled(rules, rolled=10)
    assert missed.state.bonds == ()


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION")
def test_a_held_fighter_struggles_once_and_may_be_squeezed(rules: Rules) -> None:
    arena = grappled(rules, a=19, b=19)
    arena.act(Struggle(fighter="b"), a=Q2, b=Q2)
    assert arena.state.bonds != ()
    arena.reply("a", Query.SQUEEZE, "0")
    assert endurance(arena) == (1, 1, 0, 0, 0)
    assert arena.refused(Struggle(fighter="b")) == "np.fight.why.tried"
    arena.bell()
    # Held, B has no choice to make.
    assert [ask.id for ask in arena.fights.view(arena.state).asks] == ["choose:a"]
    arena.choose("a", 2)
    arena.reveal()
    arena.roll(a=Q1)
    arena.act(Struggle(fighter="b"), a=Q2, b=Q3)
    assert arena.state.bonds == ()


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION")
def test_a_squeeze_may_be_waived_or_chosen_by_the_gm(rules: Rules) -> None:
    arena = grappled(rules, a=19, b=19)
    arena.act(Struggle(fighter="b"), a=Q2, b=FAIL)
    arena.reply("a", Query.SQUEEZE, "no")
    assert endurance(arena) == (0, 1, 0, 0, 0)
    arena = grappled(rules.reading(lost_box="mj"), a=19, b=19)
    arena.act(Struggle(fighter="b"), a=Q2, b=FAIL)
    arena.reply("a", Query.SQUEEZE, "2")
    assert endurance(arena) == (0, 1, 1, 0, 0)


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION")
@pytest.mark.parametrize("dead", [True, False])
def test_a_victim_knocked_out_in_the_grip_is_strangled_or_spared(rules: Rules, dead: bool) -> None:
    worn = Health(endurance=(3, 1, 1, 1, 0))
    arena = grappled(rules, a=19, b=19, health=worn)
    arena.act(Struggle(fighter="b"), a=Q2, b=FAIL)
    arena.reply("a", Query.SQUEEZE, "0")
    assert arena.one("b").health.unconscious
    arena.reply("a", Query.STRANGLE, "yes" if dead else "no")
    assert arena.one("b").health.dead is dead


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE")
def test_fauchage_throws_down_and_costs_a_box_more(rules: Rules) -> None:
    arena = wrestlers(rules, 19, 19)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    assert arena.one("b").grounded
    assert endurance(arena) == (1, 0, 1, 0, 0)
    assert arena.one("a").heroism == 5
    on_line = wrestlers(rules.reading(fauchage_box="ligne-des-degats"), 19, 19)
    on_line.play({"a": (5, "b"), "b": (1, "a")}, a=Q2, b=Q1)
    assert endurance(on_line) == (0, 2, 0, 0, 0)


@pytest.mark.rule("NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE")
def test_a_failed_fauchage_may_be_turned_against_its_user(rules: Rules) -> None:
    arena = wrestlers(rules, 19, 19)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q2, b=Q3)
    assert sum(endurance(arena, "a")) == 0
    arena.reply("b", Query.TRIP, "yes")
    assert arena.one("a").grounded
    assert endurance(arena, "a") == (1, 0, 1, 0, 0)
    arena = wrestlers(rules, 19, 19)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q2, b=Q3)
    arena.reply("b", Query.TRIP, "no")
    assert not arena.one("a").grounded
    assert endurance(arena, "a") == (0, 0, 1, 0, 0)
    # A défensif who keeps his result may still counter, by two qualities.
    arena = wrestlers(rules, 19, 19)
    arena.play({"a": (5, "b"), "b": (2,)}, a=Q2, b=Q4)
    arena.reply("b", Query.TRIP, "no")
    assert arena.asked() == [(Query.COUNTER, "b")]
    arena = wrestlers(rules, 19, 19, ph=5)
    arena.play({"a": (5, "b"), "b": (1, "a")}, a=Q2, b=Q2)
    assert arena.asked() == []
    assert not arena.one("b").grounded


def schooled(school: str, value: int = 19, *, comedy: int = 9, **changes: object) -> Character:
    document = swordsman(value, **changes)  # type: ignore[arg-type]
    kit = {**document.kits.professional, "comedie": comedy}
    return msgspec.structs.replace(
        document,
        kits=msgspec.structs.replace(document.kits, professional=kit),
        traits=(TraitPick("p0", "ecole-d-escrime", school),),
    )


@pytest.mark.rule("NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER", "NP-DUEL-OPTIONS-SET")
def test_la_corne_du_belier_prepares_a_second_attack(rules: Rules) -> None:
    arena = duel(rules, schooled("École umélorienne"), swordsman(19))
    assert [each.id for each in techniques(arena.tables, arena.one("a"), 6)] == [
        "la-corne-du-belier"
    ]
    arena.play({"a": (6, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    assert sum(arena.ticks("b")) == 0
    assert arena.one("a").heroism == 4
    events = arena.reply("a", Query.COMEDY, "yes", a=12)
    (trial,) = [each for each in events if hasattr(each, "result")]
    assert trial.result.threshold.total == 12  # type: ignore[attr-defined]
    assert arena.one("a").rehearsed
    arena.bell()
    arena.play({"a": (6, "b"), "b": (1, "a")}, a=Q2, b=Q1)
    assert arena.ticks("b") == (0, 0, 0, 1, 0)
    assert arena.one("a").heroism == 3
    assert not arena.one("a").rehearsed


@pytest.mark.rule("NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER")
def test_a_comedy_that_fails_gives_nothing(rules: Rules) -> None:
    arena = duel(rules, schooled("École umélorienne"), swordsman(19))
    arena.play({"a": (6, "b"), "b": (1, "a")}, a=Q3, b=Q2)
    arena.reply("a", Query.COMEDY, "yes", a=13)
    assert not arena.one("a").rehearsed
    arena.bell()
    arena.play({"a": (6, "b"), "b": (1, "a")}, a=Q2, b=Q1)
    assert sum(arena.ticks("b")) == 0
    assert arena.one("a").heroism == 4


@pytest.mark.rule("NP-TECHNIQUE-ECOLE-FOURBE")
def test_le_fourbe_wins_an_attack_by_comedy(rules: Rules) -> None:
    arena = duel(rules, schooled("École de la rue", 13, comedy=19), swordsman(19))
    arena.choose("a", 6, "b", branch="comedie")
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=Q3, b=Q2)
    assert arena.threshold("a") == 19
    assert sum(arena.ticks("b")) == 0
    arena.reply("a", Query.SECOND, "yes")
    arena.reply("b", Query.PARRY, "no", a=Q3, b=Q2)
    second = arena.state.exchanges[-1].left_roll
    assert second is not None
    assert second.result.threshold.total == 11
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    assert arena.one("a").heroism == 2


@pytest.mark.rule("NP-TECHNIQUE-ECOLE-FOURBE")
def test_le_fourbe_hinders_for_three_turns_instead_of_wounding(rules: Rules) -> None:
    school = schooled("École de la rue", 19, family="armes-d-estoc")
    arena = duel(rules, school, swordsman(12))
    arena.choose("a", 6, "b", branch="feinte")
    arena.choose("b", 2)
    arena.reveal()
    arena.roll(a=Q3, b=FAIL)
    assert sum(arena.ticks("b")) == 0
    arena.reply("a", Query.HINDER, "yes")
    arena.bell()
    for expected in (10, 10, 10, 12):
        arena.play({"a": (2,), "b": (2,)}, a=Q1, b=Q1)
        assert arena.threshold("b") == expected
        arena.bell()
    assert sum(arena.ticks("b")) == 0
    longsword = duel(rules, schooled("École de la rue"), swordsman(12))
    feint = Choose(fighter="a", option=6, target="b", branch="feinte")
    assert longsword.refused(feint) == "np.fight.why.feint"


def test_a_hindrance_may_be_refused_for_the_wound(rules: Rules) -> None:
    school = schooled("École de la rue", 19, family="armes-d-estoc")
    arena = duel(rules, school, swordsman(12))
    arena.choose("a", 6, "b", branch="feinte")
    arena.choose("b", 2)
    arena.reveal()
    arena.roll(a=Q3, b=FAIL)
    arena.reply("a", Query.HINDER, "no")
    assert arena.ticks("b") == (0, 0, 1, 0, 0)


def test_without_the_trait_there_is_no_school(rules: Rules) -> None:
    arena = bout(rules)
    assert arena.refused(Choose(fighter="a", option=6)) == "np.fight.why.no-school"
    unknown = duel(rules, schooled("une école oubliée"), swordsman())
    assert len(techniques(unknown.tables, unknown.one("a"), 6)) == 2
