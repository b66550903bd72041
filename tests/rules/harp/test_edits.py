"""Edits of a character: what they change, what history says, and what is refused."""

from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.errors import KnownError
from desktop.rules.harp.commands import health, person
from desktop.rules.harp.document import (
    Ailment,
    Cause,
    Character,
    Herb,
    Item,
    Life,
    Parts,
    Prepared,
    Resistance,
    Skill,
    Task,
    Vision,
    Weapon,
)
from desktop.rules.harp.edits.apply import EditCommand
from desktop.rules.harp.settings import HealingRow
from desktop.rules.harp.sheet.words import ailment_clocks, state_words
from desktop.rules.overrides import Restore, Waive
from tests.rules.harp.desk import SETTINGS, SYSTEM, edit, refused, rendered, said
from tests.rules.harp.people import JURGIS, LOCKS, ill, wound
from tests.rules.harp.people import person as somebody

THIEF = replace(JURGIS, skills=(LOCKS,))
DYING = somebody(hp=-60, life=Life(left=12))
DEAD = somebody(scores={"presence": 1}, life=Life(cause=Cause.SHOCK))


def test_who_he_is() -> None:
    one = edit(Character(), person.Rename("Ana"))
    one = edit(one, person.SetText("race", "Elfe Noldo"))
    one = edit(one, person.SetNumber("most", 50))
    one = edit(one, person.SetNumber("level", 3))
    one = edit(one, person.SetScore("agilite", 93))
    one = edit(one, person.SetRacial("agilite", 3))
    one = edit(one, person.SetBonus("force", -4))
    one = edit(one, person.SetVision(Vision(kind="noir", range=20)))
    one = edit(one, person.SetResistance("corps", Resistance(ranks=2, other=15)))
    assert (one.name, one.race, one.most, one.hp, one.level) == ("Ana", "Elfe Noldo", 50, 50, 3)
    assert (one.scores, one.racial, one.bonuses) == (
        {"agilite": 93},
        {"agilite": 3},
        {"force": -4},
    )
    assert one.resistances["corps"].other == 15
    one = edit(edit(one, person.SetScore("agilite", None)), person.SetBonus("force", None))
    assert (one.scores, one.bonuses, one.vision.range) == ({}, {}, 20)


def test_the_gm_waives_a_rule_and_takes_it_back() -> None:
    one, label = said(Character(name="Ana"), Waive("HARP-STAT-ONE", "figurant"))
    assert label == "Règle HARP-STAT-ONE levée par le MJ : figurant"
    assert {each.overridden for each in SYSTEM.problems(one, SETTINGS)} == {"figurant"}
    assert any(block.id == "overrides" for block in SYSTEM.sheet(one, SETTINGS).blocks)
    assert edit(one, Restore("HARP-STAT-ONE")).overrides == ()
    assert refused(Character(), Waive("HARP-STAT-ONE", " ")) == "edit.no-reason"
    assert refused(Character(), Restore("HARP-STAT-ONE")) == "edit.no-such-entry"


def test_the_gms_word_on_the_dying_and_on_what_was_prepared() -> None:
    one, label = said(DYING, health.SetLife(5, stabilised=False))
    assert (one.life.left, label) == (5, "Rounds avant la mort : 5")
    one, label = said(one, health.SetLife(5, stabilised=True))
    assert (one.life.stabilised, label) == (True, "Stabilisé par le MJ")
    assert edit(one, health.SetLife(None, stabilised=False)).life == Life()
    assert refused(DYING, health.SetLife(0, stabilised=False)) == "harp.edit.range"
    assert refused(DEAD, health.SetLife(3, stabilised=False)) == "harp.edit.dead"
    ready = replace(THIEF, prepared=(Prepared(id="p", skill="c", amount=20),))
    assert edit(ready, health.DropPrepared("p")) == THIEF
    assert refused(THIEF, health.DropPrepared("p")) == "edit.no-such-entry"


def test_another_maximum_leaves_the_hurt_as_they_are() -> None:
    assert edit(somebody(hp=10), person.SetNumber("most", 60)).hp == 10
    assert edit(somebody(hp=30), person.SetNumber("most", 20)).hp == 20


def test_members_come_change_and_go() -> None:
    one = edit(Character(), person.AddSkill(LOCKS))
    one = edit(one, person.UpdateSkill(replace(LOCKS, ranks=7)))
    one = edit(one, person.AddWeapon(Weapon(id="w", name="Dague", fumble=2)))
    one = edit(one, person.UpdateWeapon(Weapon(id="w", name="Dague", bonus=40)))
    one = edit(one, person.AddItem(Item(id="i", name="Corde")))
    one = edit(one, person.UpdateItem(Item(id="i", name="Corde", quantity=2)))
    one = edit(one, person.AddTask(Task(id="t", name="Forger")))
    one = edit(one, person.UpdateTask(Task(id="t", name="Forger", done=20)))
    assert (one.skills[0].ranks, one.weapons[0].bonus) == (7, 40)
    assert (one.items[0].quantity, one.tasks[0].done) == (2, 20)
    for command in (
        person.RemoveSkill("c"),
        person.RemoveWeapon("w"),
        person.RemoveItem("i"),
        person.RemoveTask("t"),
    ):
        one, label = said(one, command)
        assert label.startswith("Retiré : ")
    assert one == Character()


@pytest.mark.rule("HARP-SKILL-ROLL", "HARP-MANOEUVRE-TOTAL")
def test_jurgis_tries_his_door() -> None:
    change = (health.Change("eau", -10),)
    command = health.Manoeuvre(id="m", skill="c", difficulty="facile", changes=change)
    after, label = said(THIEF, command, 38)
    assert label == "Crochetage & Pièges : 103 ; réussite"
    assert after == THIEF


@pytest.mark.rule("HARP-JSL-CHAIN", "HARP-KIND-SKILL", "HARP-UNTRAINED-ALLOWED")
def test_a_chain_asks_for_throw_after_throw_and_a_closed_skill_for_one() -> None:
    lost = health.Manoeuvre(id="m", skill="herboristerie", difficulty="extremement-difficile")
    assert said(Character(), lost, 97, 56)[1] == "Herboristerie : 68 ; échec"
    closed = replace(THIEF, skills=(replace(LOCKS, closed=True),))
    assert "152" in said(closed, health.Manoeuvre(id="m", skill="c"), 97)[1]


@pytest.mark.rule("HARP-NEAR-MISS")
def test_a_near_miss_prepares_one_second_try() -> None:
    first, label = said(THIEF, health.Manoeuvre(id="m", skill="c"), 39)
    assert "raté de peu : +20" in label
    assert first.prepared == (Prepared(id="m", skill="c", amount=20, near_miss=True),)
    again, label = said(first, health.Manoeuvre(id="n", skill="c"), 19)
    assert "94" in label
    assert again.prepared == ()
    second, label = said(first, health.Manoeuvre(id="n", skill="c"), 45)
    assert label == "Crochetage & Pièges : 120 ; réussite"
    assert second.prepared == ()
    other = edit(first, health.Manoeuvre(id="n", skill="saut"), 50)
    assert other.prepared == first.prepared


@pytest.mark.rule("HARP-BONUS-USE", "HARP-BONUS-STACK")
def test_what_one_knows_helps_what_one_does() -> None:
    lore = Skill(id="k", skill="connaissance-generale", specialty="serrures", ranks=7)
    one = replace(THIEF, skills=(LOCKS, lore))
    one, label = said(one, health.Manoeuvre(id="m", skill="k", helps="c"), 76)
    assert "+10 au second jet" in label
    one = edit(one, health.Manoeuvre(id="n", skill="k", helps="c"), 87)
    assert [each.amount for each in one.prepared] == [10, 10]
    after, label = said(one, health.Manoeuvre(id="o", skill="c"), 25)
    assert "100 ; réussite" in label
    assert after.prepared == ()


@pytest.mark.rule("HARP-PCT-CUMUL", "HARP-PCT-FUMBLE", "HARP-PCT-CRAFT")
def test_a_task_goes_on_from_roll_to_roll() -> None:
    one = replace(THIEF, tasks=(Task(id="t", name="Cadenas", done=40, ingredients=True),))
    command = health.Manoeuvre(id="m", skill="c", task="t", difficulty="tres-difficile")
    after, label = said(one, command, 25)
    assert after.tasks[0].done == 70
    assert "Cadenas : 70 %" in label
    spoilt, label = said(after, command, 3)
    assert (spoilt.tasks[0].done, spoilt.tasks[0].lost) == (0, True)
    assert "Maladresse (3)" in label


@pytest.mark.rule("HARP-66-FAIL", "HARP-66-SUCCESS", "HARP-FUMBLE-RANGE", "HARP-TABLE-COLUMNS")
@pytest.mark.parametrize(
    ("skill", "face", "wanted"),
    [
        ("saut", 66, "66 : un mauvais incident"),
        ("c", 66, "66 : un effet spectaculaire"),
        ("c", 5, "Maladresse possible"),
        ("c", 4, "Maladresse (4)"),
        ("baratin", 50, "reconstruction à vérifier"),
        ("perception", 60, "40 % de la tâche"),
    ],
)
def test_what_the_gm_is_told(skill: str, face: int, wanted: str) -> None:
    assert wanted in said(THIEF, health.Manoeuvre(id="m", skill=skill), face)[1]


def test_wounds_weigh_on_manoeuvres_and_touch_only_where_it_bears() -> None:
    one = replace(THIEF, wounds=(wound(penalty=-15),), ailments=(ill("lepre", days=4),))
    assert ": 90 ;" in said(one, health.Manoeuvre(id="m", skill="c"), 50)[1]
    touch = health.Manoeuvre(id="m", skill="c", bears=("toucher",))
    assert ": 86 ;" in said(one, touch, 50)[1]


def test_hit_points_by_hand_by_blow_and_by_spell() -> None:
    one = edit(somebody(), health.Hurt(86))
    assert (one.hp, one.life.left) == (-46, 50)
    one = edit(one, health.Heal(10))
    assert (one.hp, one.life.left) == (-36, None)
    assert edit(one, health.Heal(500)).hp == 40
    assert edit(one, health.SetHp(12)).hp == 12


def test_wounds_are_put_treated_and_taken_away() -> None:
    one = edit(somebody(), health.PutWound(wound(bleeding=3)))
    one = edit(one, health.PutWound(wound(bleeding=4, structure="os")))
    assert one.bleeding == 4
    one = edit(one, health.TreatWound("w"))
    assert (one.bleeding, one.wounds[0].treated) == (0, True)
    assert said(one, health.RemoveWound("w"))[1] == "Retiré : Entaille"
    nameless = somebody(wounds=(wound(name=""),))
    assert said(nameless, health.RemoveWound("w")) == (somebody(), "Retiré : blessure")
    assert said(nameless, health.TreatWound("w"))[1] == "Soigné : blessure"


@pytest.mark.rule("HARP-HEAL-HP", "HARP-HEAL-BLEED")
def test_rest_is_refused_while_blood_flows_and_to_the_dying() -> None:
    assert edit(somebody(hp=10), health.Rest(16)).hp == 12
    bleeding = somebody(hp=10, wounds=(wound(bleeding=3),))
    assert refused(bleeding, health.Rest(8)) == "harp.edit.bleeding"
    assert refused(DYING, health.Rest(8)) == "harp.edit.dying"
    assert refused(DEAD, health.Rest(8)) == "harp.edit.dead"
    assert edit(somebody(wounds=(wound(needs=4),)), health.RestDays(4)).wounds == ()


@pytest.mark.rule("HARP-HEAL-ROLL", "HARP-HEAL-CARER")
def test_healing_takes_the_campaigns_time_or_the_gms() -> None:
    one = somebody(wounds=(wound(penalty=-10),), bonuses={"constitution": 6})
    rows = (HealingRow(id="a", least=0, light=3, middle=9, severe=30),)
    table = replace(SETTINGS, healing=rows)
    after, label = said(one, health.HealingRoll(care=10), 54, settings=table)
    assert after.wounds[0].needs == 3
    assert "76" in label
    assert edit(one, health.HealingRoll(days=12), 54).wounds[0].needs == 12
    under_way = replace(one, wounds=(*one.wounds, wound(id="v", needs=8, rested=2)))
    both = edit(under_way, health.HealingRoll(days=12), 54).wounds
    assert [(each.needs, each.rested) for each in both] == [(12, 0), (8, 2)]
    asked = health.HealingRoll()
    assert refused(one, asked) == "harp.edit.dice"
    assert refused(somebody(), asked) == "harp.edit.no-wound"
    with pytest.raises(AssertionError):
        edit(one, asked, 54)


@pytest.mark.rule("HARP-STAB-SPELL", "HARP-STAB-SOINS", "HARP-DYING-ROUNDS")
def test_the_dying_are_saved_or_die() -> None:
    assert edit(DYING, health.BindSoul()).life == Life(left=12, stabilised=True)
    care = health.Stabilise(bonus=20)
    assert edit(DYING, care, 98, 45).life.stabilised
    assert not edit(DYING, health.Stabilise(bonus=80), 70).life.stabilised
    assert refused(DYING, replace(care, difficulty="difficile")) == "harp.edit.too-easy"
    assert refused(DYING, replace(care, difficulty="nulle")) == "harp.error.no-difficulty"
    assert refused(somebody(), care) == "harp.edit.not-dying"
    assert refused(somebody(), health.BindSoul()) == "harp.edit.not-dying"
    assert not edit(DYING, health.PassRounds(11)).dead
    dead, label = said(DYING, health.PassRounds(12))
    assert dead.life.cause is Cause.SHOCK
    assert label == "Mort : choc de la perte de PdV"


@pytest.mark.rule("HARP-JRC-POISON", "HARP-JRC-STATIC")
def test_the_cascade_of_a_poisoned_blade() -> None:
    one = somebody(resistances={"corps": Resistance(total=40)})
    poison = health.Catch(id="a", disease="poison-externe")
    after, label = said(one, poison, 47)
    assert label == "Poison externe : Critique B (JR 87)"
    assert after.ailments[0].level == "critique-b"
    unhurt, label = said(one, poison, 80)
    assert (unhurt.ailments, label) == ((), "Poison externe : aucun effet (JR 120)")
    doomed = edit(one, poison, 15, 2)
    assert doomed.ailments[0].rounds == 2
    assert not edit(doomed, health.PassRounds(1)).dead
    assert edit(doomed, health.PassRounds(2)).life.cause is Cause.POISON


@pytest.mark.rule("HARP-JRC-TONNERRE", "HARP-JRC-VARIABLE")
def test_thunder_strikes_by_its_target() -> None:
    one = somebody(resistances={"magie": Resistance(total=35)})
    thunder = health.Catch(id="a", disease="coup-de-tonnerre", target=100)
    assert edit(one, thunder, 50).ailments[0].level == "etourdi-sourd"
    deaf = edit(one, thunder, 20)
    assert deaf.ailments[0].deaf == 24
    later = edit(deaf, health.PassHour(id="a"))
    assert later.ailments[0].deaf == 23
    assert "23 h" in rendered(ailment_clocks(SYSTEM.tables, later.ailments[0]))
    assert edit(later, health.PassDay(id="a")).ailments[0].deaf == 0


@pytest.mark.rule("HARP-HEAL-HERBS")
def test_a_herb_waits_for_its_own_time() -> None:
    herb = Herb(id="h", name="Arnica", points=6, left=10_800)
    one, label = said(somebody(hp=20), health.TakeHerb(herb))
    assert (one.hp, one.herbs, label) == (20, (herb,), "Arnica : agit dans 3 h")
    assert any("Arnica" in rendered(each) for each in state_words(SYSTEM.tables, SETTINGS, one))
    one, label = said(one, health.PassHerb("h", 3_630))
    assert (one.hp, label) == (20, "Arnica : agit dans 1 h, 59 min, 30 s")
    one = edit(one, health.PassRounds(5))
    assert one.herbs[0].left == 7_140
    rested, label = said(one, health.Rest(2))
    assert (rested.herbs, label.endswith(" PdV ; Arnica agit : 6 PdV rendus")) == ((), True)
    assert edit(one, health.RestDays(1)).hp == 26
    after, label = said(one, health.PassHerb("h", 7_140))
    assert (after.hp, after.herbs, label) == (26, (), "Arnica agit : 6 PdV rendus")
    assert edit(one, health.DropHerb("h")).herbs == ()


@pytest.mark.rule("HARP-DIS-PNEUMONIE", "HARP-DIS-PNEUMONIE-COMA")
def test_pneumonia_runs_its_course() -> None:
    one = somebody(resistances={"corps": Resistance(total=0)})
    one = edit(one, health.Catch(id="a", disease="pneumonie"), 30, 1, 1)
    assert one.ailments[0].fever == 2
    one = edit(one, health.PassHour(id="a"))
    one, label = said(one, health.PassHour(id="a"))
    assert "tombe dans le coma" in label
    lives, label = said(one, health.PassDay(id="a"), 96, 24)
    assert not lives.dead
    assert label == "Pneumonie : un jour passe ; survit ce jour (JR 120 contre 120)"
    dies, label = said(one, health.PassDay(id="a"), 96, 23)
    assert dies.life.cause is Cause.DISEASE
    assert "meurt (maladie)" in label


@pytest.mark.rule("HARP-DIS-PESTE", "HARP-DIS-FIEVRE", "HARP-DIS-LEPRE-LOSS")
def test_days_and_hours_of_diseases() -> None:
    plague = somebody(ailments=(ill("peste", level="purulente"),))
    after, label = said(plague, health.PassDay(id="a"), 10, 7)
    assert (after.hp, after.ailments[0].limbs) == (33, 1)
    assert "7 PdV perdus, un membre s’immobilise" in label
    after, label = said(plague, health.PassDay(id="a"), 11, 1)
    assert (after.hp, label) == (39, "Peste Noire : un jour passe ; 1 PdV perdu")
    fever = somebody(ailments=(ill("fievre"),))
    assert "crise de 4 minutes" in said(fever, health.PassHour(id="a"), 10, 4)[1]
    assert said(fever, health.PassHour(id="a"), 11)[1] == "Fièvre intense : une heure passe"
    leper = somebody(ailments=(ill("lepre", days=6),))
    for face, part in ((1, "dent"), (3, "orteil"), (7, "doigt")):
        assert part in said(leper, health.PassDay(id="a"), face)[1]
    assert edit(somebody(), health.Catch(id="a", disease="rhume")).ailments == (ill("rhume"),)


def test_an_ailment_that_takes_constitution_may_start_dying() -> None:
    one = somebody(hp=-42)
    assert one.life.left is None
    weak = edit(one, person.SetScore("constitution", 41))
    assert weak.life.left == 46
    assert edit(weak, person.SetScore("constitution", 45)).life.left is None


@pytest.mark.rule("HARP-DECAY-START", "HARP-DECAY-ZERO", "HARP-DECAY-RESTORE")
def test_a_body_decays_and_is_restored_before_it_is_raised() -> None:
    one = edit(DEAD, health.Decay(minutes=10))
    assert one.life.decayed == {}
    one, label = said(one, health.Decay(minutes=3), 1, 1, 8)
    assert one.life.decayed == {"force": 2, "presence": 1}
    assert "une Caractéristique est à zéro" in label
    assert refused(one, health.Raise(5)) == "harp.edit.lost"
    one = edit(one, health.Restore("presence", 1))
    back = edit(one, health.Raise(5))
    assert (back.hp, back.dead, back.life.decayed) == (5, False, {"force": 2})


@pytest.mark.rule("HARP-DEATH-CAUSES")
@pytest.mark.parametrize("cause", list(Cause))
def test_every_death_has_its_cause(cause: Cause) -> None:
    dead, label = said(somebody(), health.Die(cause))
    assert dead.life.cause is cause
    assert label.startswith("Mort : ")


def test_what_takes_a_value_back_says_so() -> None:
    one = edit(somebody(), person.SetBonus("force", 0))
    assert one.bonuses == {"force": 0}
    assert said(one, person.SetBonus("force", None))[1] == "Force : valeur effacée"
    assert said(one, person.SetRacial("force", 3))[1] == "Force : +3 de race"
    assert said(one, person.SetScore("force", 61))[1] == "Force : 61"
    assert said(one, person.SetBonus("force", 2))[1] == "Force : bonus +2, à la main"


def test_ailments_by_hand() -> None:
    one = edit(somebody(), health.PutAilment(ill("allergie", substance="alcool", near=True)))
    one = edit(one, health.PutAilment(ill("allergie", substance="alcool")))
    assert [each.near for each in one.ailments] == [False]
    one = edit(one, health.PutAilment(Ailment(id="b", name="Peur")))
    assert edit(one, health.RemoveAilment("a")).ailments == (Ailment(id="b", name="Peur"),)


SICK = somebody(ailments=(ill("rhume"),), tasks=(Task(id="t", name="Forger"),))


@pytest.mark.parametrize(
    ("one", "command"),
    [
        (SICK, person.SetNumber("level", 0)),
        (SICK, person.SetNumber("level", 100)),
        (SICK, health.PutWound(wound(id="v", bleeding=10_000, rested=10_000))),
        (SICK, health.RestDays(1)),
        (SICK, person.SetNumber("most", 1)),
        (SICK, person.SetNumber("most", 10_000)),
        (SICK, person.SetScore("force", 1)),
        (SICK, person.SetScore("force", 105)),
        (SICK, person.SetBonus("force", -50)),
        (SICK, person.SetRacial("force", 20)),
        (SICK, person.SetResistance("corps", Resistance(ranks=200, other=-500, total=500))),
        (SICK, person.SetVision(Vision(range=10_000, stars=0, moon=0))),
        (SICK, person.AddSkill(replace(LOCKS, ranks=200, equipment=-500, other=500))),
        (SICK, person.AddSkill(replace(LOCKS, ranks=0, equipment=500, other=-500))),
        (SICK, person.AddWeapon(Weapon(id="w", name="Arc", fumble=50, bonus=500))),
        (SICK, person.AddWeapon(Weapon(id="w", name="Arc", fumble=0, bonus=-500))),
        (SICK, person.AddItem(Item(id="i", name="Or", quantity=0))),
        (SICK, person.AddItem(Item(id="i", name="Or", quantity=1_000_000))),
        (SICK, person.AddTask(Task(id="u", name="Autre", done=100, rolls=0))),
        (SICK, health.SetHp(-10_000)),
        (SICK, health.SetHp(40)),
        (SICK, health.Hurt(1)),
        (SICK, health.Heal(1)),
        (SICK, health.Rest(1)),
        (SICK, health.Rest(24)),
        (SICK, health.RestDays(365)),
        (SICK, health.PassRounds(1)),
        (SICK, health.PassRounds(100)),
        (SICK, health.PutWound(wound(id="v", penalty=-500, needs=0))),
        (SICK, health.PutAilment(ill("lepre", id="b", limbs=10_000))),
        (DEAD, health.Raise(1)),
        (DEAD, health.Raise(40)),
        (DEAD, health.Decay(minutes=1)),
    ],
)
def test_bounds_are_included(one: Character, command: EditCommand) -> None:
    said(one, command)


REFUSED: list[tuple[Character, Any, str]] = [
    (SICK, person.SetNumber("level", -1), "harp.edit.range"),
    (SICK, person.SetNumber("most", 0), "harp.edit.range"),
    (SICK, person.SetNumber("level", 101), "harp.edit.range"),
    (SICK, person.AddWeapon(Weapon(id="w", name="Arc", fumble=-1)), "harp.edit.impossible"),
    (SICK, person.AddWeapon(Weapon(id="w", name="Arc", bonus=501)), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, equipment=501)), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, other=-501)), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, ranks=-1)), "harp.edit.impossible"),
    (SICK, person.AddTask(Task(id="u", name="")), "harp.edit.impossible"),
    (SICK, health.RestDays(366), "harp.edit.range"),
    (SICK, health.PassRounds(0), "harp.edit.range"),
    (SICK, health.Rest(0), "harp.edit.range"),
    (SICK, health.PutWound(wound(penalty=-501)), "harp.edit.range"),
    (DEAD, health.Raise(0), "harp.edit.range"),
    (DEAD, health.Decay(minutes=201), "harp.edit.range"),
    (SICK, person.SetScore("chance", 5), "harp.edit.no-characteristic"),
    (SICK, person.SetScore("force", 0), "harp.edit.range"),
    (SICK, person.SetScore("force", 106), "harp.edit.range"),
    (SICK, person.SetBonus("force", 51), "harp.edit.range"),
    (SICK, person.SetRacial("force", -21), "harp.edit.range"),
    (SICK, person.SetResistance("feu", Resistance()), "harp.edit.no-resistance"),
    (SICK, person.SetResistance("corps", Resistance(ranks=-1)), "harp.edit.range"),
    (SICK, person.SetResistance("corps", Resistance(total=501)), "harp.edit.range"),
    (SICK, person.SetVision(Vision(range=-1)), "harp.edit.range"),
    (SICK, person.SetVision(Vision(stars=-1)), "harp.edit.range"),
    (SICK, person.SetVision(Vision(moon=10_001)), "harp.edit.range"),
    (SICK, person.AddSkill(Skill(id="s")), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, first="foi")), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, ranks=201)), "harp.edit.impossible"),
    (SICK, person.AddSkill(replace(LOCKS, id="")), "edit.id-taken"),
    (SICK, person.UpdateSkill(LOCKS), "edit.no-such-entry"),
    (SICK, person.AddWeapon(Weapon(id="w", name=" ")), "harp.edit.impossible"),
    (SICK, person.AddWeapon(Weapon(id="w", name="Arc", fumble=51)), "harp.edit.impossible"),
    (SICK, person.AddItem(Item(id="i", name="Or", quantity=-1)), "harp.edit.impossible"),
    (SICK, person.AddTask(Task(id="t", name="Autre")), "edit.id-taken"),
    (SICK, person.AddTask(Task(id="u", name="Autre", rolls=-1)), "harp.edit.impossible"),
    (SICK, person.RemoveItem("gone"), "edit.no-such-entry"),
    (SICK, health.SetHp(41), "harp.edit.range"),
    (SICK, health.Hurt(0), "harp.edit.range"),
    (DEAD, health.Hurt(3), "harp.edit.dead"),
    (DEAD, health.Heal(3), "harp.edit.dead"),
    (DEAD, health.Die(Cause.SPELL), "harp.edit.dead"),
    (DEAD, health.PassRounds(1), "harp.edit.dead"),
    (DEAD, health.Raise(41), "harp.edit.range"),
    (DEAD, health.Restore("force", 1), "harp.edit.not-decayed"),
    (DEAD, health.Decay(minutes=0), "harp.edit.range"),
    (DEAD, health.Catch(id="b", disease="rhume"), "harp.edit.dead"),
    (DEAD, health.Manoeuvre(id="m", skill="saut"), "harp.edit.dead"),
    (SICK, health.Raise(3), "harp.edit.not-dead"),
    (SICK, health.Decay(minutes=3), "harp.edit.not-dead"),
    (SICK, health.Rest(25), "harp.edit.range"),
    (SICK, health.RestDays(0), "harp.edit.range"),
    (SICK, health.PassRounds(101), "harp.edit.range"),
    (SICK, health.PutWound(wound(id="")), "edit.id-taken"),
    (SICK, health.PutWound(wound(penalty=1)), "harp.edit.range"),
    (SICK, health.PutWound(wound(bleeding=-1)), "harp.edit.range"),
    (SICK, health.TreatWound("gone"), "edit.no-such-entry"),
    (SICK, health.RemoveWound("gone"), "edit.no-such-entry"),
    (SICK, health.RemoveAilment("gone"), "edit.no-such-entry"),
    (SICK, health.PutAilment(Ailment(id="b")), "harp.edit.no-disease"),
    (SICK, health.PutAilment(ill("grippe")), "harp.edit.no-disease"),
    (SICK, health.PutAilment(ill("peste", level="x")), "harp.edit.no-level"),
    (SICK, health.PutAilment(ill("")), "harp.edit.no-disease"),
    (SICK, health.PutAilment(ill("lepre", parts=Parts(teeth=-1))), "harp.edit.range"),
    (SICK, health.PutAilment(replace(ill("rhume"), id="")), "edit.id-taken"),
    (SICK, health.Catch(id="a", disease="rhume"), "edit.id-taken"),
    (SICK, health.Catch(id="b", disease="grippe"), "harp.edit.no-disease"),
    (SICK, health.Catch(id="b", disease="peste", target=-1), "harp.edit.range"),
    (SICK, health.PassHour(id="gone"), "edit.no-such-entry"),
    (SICK, health.PassDay(id="gone"), "edit.no-such-entry"),
    (SICK, health.PassHerb("gone", 1), "edit.no-such-entry"),
    (SICK, health.TakeHerb(Herb(id="", left=1)), "edit.id-taken"),
    (SICK, health.TakeHerb(Herb(id="h", left=0)), "harp.edit.range"),
    (SICK, health.TakeHerb(Herb(id="h", left=1, points=-1)), "harp.edit.range"),
    (DEAD, health.TakeHerb(Herb(id="h", left=1)), "harp.edit.dead"),
    (somebody(herbs=(Herb(id="h", left=9),)), health.PassHerb("h", 0), "harp.edit.range"),
    (SICK, health.Manoeuvre(id="m", skill="vol"), "harp.edit.no-skill"),
    (SICK, health.Manoeuvre(id="m", skill="saut", helps="vol"), "harp.edit.no-skill"),
    (SICK, health.Manoeuvre(id="m", skill="saut", task="gone"), "edit.no-such-entry"),
    (SICK, health.Manoeuvre(id="", skill="saut"), "edit.id-taken"),
    (SICK, health.Manoeuvre(id="m", skill="saut", typed=501), "harp.edit.range"),
    (SICK, health.Manoeuvre(id="m", skill="saut", difficulty="x"), "harp.error.no-difficulty"),
    (SICK, health.Manoeuvre(id="m", skill="saut"), "harp.edit.dice"),
    (SICK, Task(id="t", name="pas une commande"), "harp.edit.unknown"),
]


@pytest.mark.parametrize(("one", "command", "key"), REFUSED)
def test_what_is_refused_has_its_reason(one: Character, command: EditCommand, key: str) -> None:
    assert refused(one, command) == key


def test_a_command_that_nobody_knows_is_not_read() -> None:
    with pytest.raises(KnownError):
        SYSTEM.read_edit({"type": "fly"})


@pytest.mark.rule("HARP-BONUS-STACK")
def test_help_of_several_waits_for_one_roll() -> None:
    one = THIEF
    for id in ("a", "b"):
        ready = Prepared(id=id, skill="c", amount=10, reason="Nynyve")
        one, label = said(one, health.Prepare(ready))
        assert label.endswith(": +10 préparé")
    after, label = said(one, health.Manoeuvre(id="m", skill="c"), 25)
    assert "100" in label
    assert after.prepared == ()


@pytest.mark.parametrize(
    ("prepared", "key"),
    [
        (Prepared(id="a", skill="danser", amount=1), "harp.edit.no-skill"),
        (Prepared(id="a", skill="c", amount=501), "harp.edit.range"),
        (Prepared(id="", skill="c", amount=1), "edit.id-taken"),
    ],
)
def test_no_help_for_what_cannot_be_rolled(prepared: Prepared, key: str) -> None:
    assert refused(THIEF, health.Prepare(prepared)) == key
    assert refused(DEAD, health.Prepare(Prepared(id="a", skill="natation", amount=1))) != ""


@pytest.mark.rule("HARP-TABLE-COLUMNS")
def test_the_gm_may_settle_a_skill_in_another_way() -> None:
    as_usual = edit(THIEF, health.Manoeuvre(id="m", skill="c"), 38)
    assert [each.near_miss for each in as_usual.prepared] == [True]
    by_percent = edit(THIEF, health.Manoeuvre(id="m", skill="c", method="pourcentage"), 38)
    assert by_percent.prepared == ()


@pytest.mark.rule("HARP-JRC-STATIC")
def test_a_modifier_helps_to_resist_a_disease() -> None:
    changes = (health.Change("potion", 20),)
    after = edit(somebody(), health.Catch(id="a", disease="pneumonie", changes=changes), 85)
    assert after.ailments[0].level == "forte"
    assert refused(somebody(), health.Catch(id="a", disease="pneumonie")) == "harp.edit.dice"
    too_much = (health.Change("dieu", 501),)
    key = refused(somebody(), health.Catch(id="a", disease="pneumonie", changes=too_much))
    assert key == "harp.edit.range"
