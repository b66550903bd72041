"""Fights played by their commands: blows and what the GM reads, parries, manoeuvres, resistance,
tasks, the bell, death, and what a table may correct."""

import pytest
from msgspec.structs import replace

from desktop.rules.dice import Dice
from desktop.rules.harp.commands.health import (
    BindSoul,
    Catch,
    Die,
    PutWound,
    Raise,
    SetHp,
    TakeHerb,
    TreatWound,
)
from desktop.rules.harp.death import State as Standing
from desktop.rules.harp.document import Cause, Character, Guard, Herb, Life, Prepared, Skill, Task
from desktop.rules.harp.fight import commands as c
from desktop.rules.harp.fight import sums
from desktop.rules.harp.fight.parts import Contest, Critical, Fumbled, Odd, Phase
from desktop.rules.playerview import Face, player_view
from desktop.rules.system import Edited, NeedDice
from tests.rules.harp.desk import SETTINGS, SYSTEM, rendered
from tests.rules.harp.fight.arena import Arena, duel, skilled, soldier
from tests.rules.harp.fight.plays import WITH_FUMBLES
from tests.rules.harp.people import TABLES, ill, wound

# Attacks.


@pytest.mark.rule("HARP-KIND-ATTACK", "HARP-JSL-OPEN", "HARP-JSL-CHAIN")
def test_an_attack_is_an_open_ended_roll_less_the_defence() -> None:
    arena = duel()
    told = arena.attack("ana", "bruno", 97, 56)
    # 153 and the BO of 60, less the BD of 10.
    assert told == ["Ana touche Bruno (Épée, total 203, à lire 100)"]
    record = arena.state.records[-1]
    assert [line.amount for line in record.sum.lines] == [97, 56, 60, -10, 0]
    assert arena.asked() == ["critical:bruno"]
    assert arena.rules.view(arena.state).advance is None


def test_a_total_below_one_misses_and_is_over_at_once() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 40, modifier=-90)
    assert (arena.state.records[-1].sum.total, arena.state.pending) == (0, ())
    arena = duel()
    arena.attack("ana", "bruno", 40, modifier=-89)
    assert arena.state.records[-1].sum.total == 1
    assert isinstance(arena.state.pending[0], Critical)


@pytest.mark.parametrize(
    ("weapon", "throws", "read"),
    [
        ("sword", (40,), 90),
        ("sword", (51,), 100),
        ("sword", (98, 3), 100),
        ("sword", (99, 3), 152),
        ("sword", (100, 1), 151),
        ("club", (40,), 90),
        ("club", (97, 10), 120),
        ("needle", (40,), 40),
        ("needle", (95,), 80),
    ],
)
def test_size_changes_what_is_read_and_caps_it(
    weapon: str, throws: tuple[int, ...], read: int
) -> None:
    arena = duel()
    arena.attack("ana", "bruno", *throws, weapon=weapon)
    found = arena.state.records[-1].read
    assert found is not None
    assert found.total == read


@pytest.mark.rule("HARP-SITUATION-STACK", "HARP-MANOEUVRE-TOTAL")
def test_everything_that_counts_is_listed() -> None:
    hurt = soldier(wounds=(wound(penalty=-15),), prepared=(ready(sums.ATTACK, 10),))
    arena = duel(ana=hurt, bruno=soldier(guard=Guard(armour=20, shield=10)))
    arena.run(c.Bout(fighter="bruno", state="a-terre", on=True))
    arena.run(c.Bout(fighter="ana", state="hebete", on=True))
    arena.run(c.Parry(fighter="bruno", amount=25))
    arena.attack("ana", "bruno", 50, situations=("de-flanc", "mauvais-terrain"), modifier=5)
    amounts = [line.amount for line in arena.state.records[-1].sum.lines]
    assert amounts == [50, 60, -20, -10, -25, 20, -15, -20, 15, -20, 10, 5, 0]
    # What was prepared is used up.
    assert arena.doc("ana").prepared == ()


def ready(skill: str, amount: int) -> Prepared:
    return Prepared(id="r", skill=skill, amount=amount)


def test_bare_hands_strike_by_what_somebody_knows_of_brawls() -> None:
    arena = duel(ana=skilled("bagarre", ranks=6), bruno=soldier())
    arena.attack("ana", "bruno", 50, weapon="")
    record = arena.state.records[-1]
    assert record.read is not None
    assert (record.sum.total, record.read.total) == (50 + 30 - 10, 60)
    untrained = duel()
    untrained.attack("ana", "bruno", 50, weapon="")
    assert untrained.state.records[-1].sum.total == 50 - 25 - 10


@pytest.mark.rule("HARP-FUMBLE-WEAPON", "HARP-FUMBLE-AUTOFAIL")
@pytest.mark.parametrize(
    ("weapon", "throw", "fumbles"),
    [("sword", 3, True), ("sword", 4, False), ("club", 6, True), ("club", 7, False)],
)
def test_a_weapon_has_its_own_zone_of_fumbles(weapon: str, throw: int, fumbles: bool) -> None:
    arena = duel()
    arena.attack("ana", "bruno", throw, weapon=weapon, modifier=200)
    expected = Fumbled if fumbles else Critical
    assert isinstance(arena.state.pending[0], expected)
    assert arena.doc("bruno").hp == 40


@pytest.mark.rule("HARP-FUMBLE-TABLE", "HARP-FUMBLE-CHOICE")
def test_the_gm_chooses_the_table_of_a_fumble() -> None:
    arena = duel(WITH_FUMBLES)
    arena.attack("ana", "bruno", 2)
    table = next(one for one in arena.ask("fumble:ana").fields if one.id == "table")
    assert [option.value for option in table.options] == ["armes", "aucun"]
    told = arena.run(c.Fumble(fighter="ana", table="armes", change=-10), fumble=55)
    assert told == ["Ana : Arme, 55 : L’arme tombe."]
    assert arena.state.pending == ()


@pytest.mark.rule("HARP-FUMBLE-ADAPT")
def test_a_deadly_fumble_is_warned_of_and_never_kills() -> None:
    arena = duel(WITH_FUMBLES)
    arena.attack("ana", "bruno", 2)
    told = arena.run(c.Fumble(fighter="ana", table="armes"), fumble=97)
    assert told[-1].endswith("à adoucir, la situation n’est pas critique")
    assert not arena.doc("ana").dead
    arena = duel(WITH_FUMBLES)
    arena.attack("ana", "bruno", 2)
    assert len(arena.run(c.Fumble(fighter="ana", table="armes", grave=True), fumble=97)) == 1


def test_a_fumble_in_the_words_of_the_gm() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 1)
    assert [field.id for field in arena.ask("fumble:ana").fields] == ["text"]
    assert arena.run(c.Fumble(fighter="ana", text="glisse")) == ["Ana : glisse"]
    assert arena.state.pending == ()


@pytest.mark.rule("HARP-66-RAW", "HARP-66-FAIL", "HARP-66-SUCCESS")
def test_a_natural_66_waits_for_its_incident_before_the_critical() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 66)
    assert arena.state.pending[0] == Odd(fighter="ana", good=True)
    arena.run(c.Unusual(fighter="ana", text="étincelles"))
    assert isinstance(arena.state.pending[0], Critical)
    missed = duel()
    missed.attack("ana", "bruno", 66, modifier=-200)
    assert missed.state.pending == (Odd(fighter="ana"),)
    second = duel()
    second.attack("ana", "bruno", 97, 66)
    assert not any(isinstance(one, Odd) for one in second.state.pending)


# What the GM reads.


@pytest.mark.rule("HARP-WOUND-AGGREGATE")
def test_a_result_is_points_a_wound_and_states() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 60)
    arena.result(
        "bruno",
        points=12,
        bleeding=3,
        penalty=-20,
        stunned=2,
        lost=1,
        structure="os",
        main=True,
        states=("a-terre",),
        text="jambe",
    )
    bruno = arena.of("bruno")
    (made,) = bruno.document.wounds
    assert (bruno.document.hp, made.name, made.bleeding, made.penalty) == (28, "jambe", 3, -20)
    assert (made.structure, made.main) == ("os", True)
    assert {one.state: one.left for one in bruno.held} == {
        "etourdi": 2,
        "round-perdu": 1,
        "a-terre": None,
    }
    assert [rendered(one) for one in arena.state.records[-1].outcome][:3] == [
        "touche",
        "perd 12 PdV",
        "saigne de 3 par round",
    ]


def test_a_result_may_be_nothing() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 60)
    assert arena.result("bruno") == ["Bruno subit : sans conséquence"]
    assert arena.of("bruno") == duel().of("bruno")


@pytest.mark.rule("HARP-DEATH-CAUSES")
def test_a_result_may_kill_at_once() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 60)
    arena.result("bruno", deadly=True)
    assert arena.doc("bruno").life.cause is Cause.CRITICAL
    assert arena.of("bruno").standing is Standing.DEAD


@pytest.mark.rule("HARP-KIND-CRITICAL")
def test_a_critical_of_no_attack_is_a_closed_throw() -> None:
    arena = duel()
    arena.run(c.Read(fighter="bruno", table="Chute"), critical=98)
    (pending,) = arena.state.pending
    assert isinstance(pending, Critical)
    assert (pending.read.total, pending.table) == (98, "Chute")


def test_states_last_their_rounds_from_the_next_one_on() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 60)
    arena.result("bruno", stunned=1)
    arena.end_round()
    assert [one.state for one in arena.of("bruno").held] == ["etourdi"]
    arena.turn("bruno")
    assert arena.why("act:bruno", "action", "arme/sword") is not None
    told = arena.end_round()
    assert "Bruno : fin de l’état « Étourdi »" in told
    assert arena.of("bruno").held == ()


def test_the_longer_of_two_states_counts() -> None:
    arena = duel()
    for rounds, left in ((3, 3), (1, 3), (5, 5)):
        arena.run(c.Read(fighter="bruno"), critical=10)
        arena.result("bruno", stunned=rounds)
        (held,) = arena.of("bruno").held
        assert held.left == left


# Parries and actions.


def test_a_parry_moves_a_part_of_the_bo_for_this_round() -> None:
    arena = duel()
    arena.run(c.Parry(fighter="ana", amount=40))
    arena.attack("ana", "bruno", 50)
    assert arena.state.records[-1].sum.total == 50 - 40 + 60 - 10
    arena.result("bruno")
    arena.turn("bruno")
    arena.attack("bruno", "ana", 50)
    assert arena.state.records[-1].sum.total == 50 + 60 - 10 - 40
    arena.result("ana")
    arena.end_round()
    assert arena.of("ana").marks.parry == 0


def test_a_parry_is_said_before_one_acts_and_never_more_than_the_bo() -> None:
    arena = duel()
    assert arena.refusal(c.Parry(fighter="bruno", amount=61)) == "harp.fight.why.range"
    arena.run(c.Parry(fighter="bruno", amount=60))
    arena.run(c.Parry(fighter="bruno", amount=0))
    arena.attack("ana", "bruno", 4, modifier=-100)
    assert arena.refusal(c.Parry(fighter="ana", amount=1)) == "harp.fight.why.acted"


@pytest.mark.parametrize("state", ["etourdi", "surpris", "round-perdu"])
def test_who_cannot_act_does_not_parry(state: str) -> None:
    arena = duel()
    arena.run(c.Bout(fighter="bruno", state=state, on=True))
    assert arena.refusal(c.Parry(fighter="bruno", amount=10)) == "harp.fight.why.hindered"
    still = duel(bruno=soldier(ailments=(ill("peste", level="purulente"),)))
    assert still.refusal(c.Parry(fighter="bruno", amount=10)) == "harp.fight.why.still"


def test_half_of_a_point_does_not_undo_what_holds_a_stabilised_one() -> None:
    arena = duel(carl=soldier(hp=-70, life=Life(left=9, stabilised=True)))
    arena.run(c.Sweep(targets=(("carl", True),), points=1))
    assert (arena.doc("carl").hp, arena.doc("carl").life.stabilised) == (-70, True)
    arena.run(c.Sweep(targets=(("carl", False),), points=1))
    assert (arena.doc("carl").hp, arena.doc("carl").life.stabilised) == (-71, False)


@pytest.mark.parametrize(("kept", "hp"), [("yes", 28), ("no", 40)])
def test_a_death_that_is_kept_off_leaves_the_points_that_were_lost(kept: str, hp: int) -> None:
    before = soldier(hp=40)
    after = replace(before, hp=28, life=Life(cause=Cause.CRITICAL))
    answers = {"fate": "no", "hp": kept}
    for command in SYSTEM.closing_edits(before, after, SETTINGS, answers, "s"):
        outcome = SYSTEM.edit(after, SETTINGS, command)
        assert isinstance(outcome, Edited)
        assert isinstance(outcome.document, Character)
        after = outcome.document
    assert (after.hp, after.dead) == (hp, False)


def test_one_action_a_round_until_the_gm_gives_another() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 4, modifier=-100)
    blow = c.Attack(fighter="ana", target="bruno", weapon="sword")
    assert arena.refusal(blow) == "harp.fight.why.acted"
    arena.run(c.Do(fighter="ana", deed="bouger"))
    arena.run(c.Again(fighter="ana"))
    arena.attack("ana", "bruno", 4, modifier=-100)
    arena.end_round()
    arena.turn("ana")
    assert arena.run(c.Do(fighter="ana", deed="autre", text="crie")) == ["Ana : crie"]
    assert arena.refusal(blow) == "harp.fight.why.acted"


# Manoeuvres.


@pytest.mark.rule("HARP-SKILL-ROLL", "HARP-AON")
def test_a_manoeuvre_in_a_fight() -> None:
    arena = duel(ana=skilled("saut", ranks=6))
    told = arena.try_("ana", "s1", 70, difficulty="moyenne")
    assert told == ["Ana, Saut : 100, réussite"]
    arena = duel(ana=skilled("saut", ranks=6))
    assert arena.try_("ana", "s1", 69)[0].startswith("Ana, Saut : 99, échec")


@pytest.mark.rule("HARP-UNTRAINED-ALLOWED", "HARP-UNTRAINED-MALUS")
def test_what_nobody_learnt_may_be_tried() -> None:
    arena = duel()
    arena.try_("ana", "saut", 60)
    assert arena.state.records[-1].sum.total == 35


@pytest.mark.rule("HARP-NEAR-MISS")
def test_a_near_miss_is_for_the_next_round_and_no_later() -> None:
    arena = duel(ana=skilled("saut", ranks=6))
    arena.try_("ana", "s1", 64)
    assert [one.amount for one in arena.doc("ana").prepared] == [20]
    arena.end_round()
    arena.turn("ana")
    assert arena.try_("ana", "s1", 50)[0].startswith("Ana, Saut : 100")
    late = duel(ana=skilled("saut", ranks=6))
    late.try_("ana", "s1", 64)
    late.end_round()
    late.end_round()
    assert (late.doc("ana").prepared, late.of("ana").retries) == ((), {})


@pytest.mark.rule("HARP-BONUS-USE", "HARP-BONUS-STACK")
def test_bonuses_for_a_second_roll_add_up_from_whoever_they_are() -> None:
    arena = duel(
        ana=skilled("connaissance-generale", ranks=7),
        ada=skilled("perception", ranks=7),
        bruno=soldier(),
        nyn=skilled("crochetage-pieges", ranks=7),
    )
    arena.try_("ana", "s1", 76, helps="crochetage-pieges", helped="nyn")
    arena.turn("ada")
    arena.try_("ada", "s1", 87, helps="crochetage-pieges", helped="nyn")
    arena.turn("nyn")
    told = arena.try_("nyn", "s1", 45)
    assert told == ["Nyn, Crochetage & Pièges : 100, réussite"]
    assert arena.doc("nyn").prepared == ()


def test_a_bonus_may_wait_for_the_next_attack() -> None:
    arena = duel(ana=skilled("perception", ranks=7), ada=soldier())
    arena.try_("ana", "s1", 76, helps=sums.ATTACK, helped="ada")
    arena.turn("ada")
    arena.attack("ada", "bruno", 50)
    assert arena.state.records[-1].sum.total == 50 + 60 - 10 + 10


@pytest.mark.rule("HARP-CVC", "HARP-CVC-PAIRS", "HARP-JR-TWO-STEPS", "HARP-JR-RESIST")
@pytest.mark.parametrize(("throw", "stands"), [(105, True), (104, False)])
def test_skill_against_skill(throw: int, stands: bool) -> None:
    eyes = soldier(skills=(Skill(id="eye", skill="perception", ranks=5),))
    arena = duel(ana=skilled("dissimulation", ranks=9), bruno=eyes)
    arena.try_("ana", "s1", 82, against="bruno")
    pending = arena.state.pending[0]
    assert isinstance(pending, Contest)
    assert (pending.goal, pending.fighter) == (130, "bruno")
    kind = next(one for one in arena.ask("contest:bruno").fields if one.id == "kind")
    assert kind.default == "skill/eye"
    resist = c.Resist(fighter="bruno", kind="skill/eye")
    (told,) = arena.run(resist, resist=(96, throw - 96))
    assert told.startswith("Bruno résiste" if stands else "Bruno subit")


@pytest.mark.rule("HARP-JR-STATIC", "HARP-JR-ESPRIT")
@pytest.mark.parametrize(("throw", "told"), [(80, "Bruno résiste"), (79, "Bruno subit")])
def test_a_resistance_against_a_number_of_the_gm(throw: int, told: str) -> None:
    arena = duel()
    resist = c.Resist(fighter="bruno", kind="esprit", goal=80, what="Sommeil")
    (line,) = arena.run(resist, resist=throw)
    assert line.startswith(f"{told}{' à' if told.endswith('résiste') else ''} Sommeil")


def test_who_gives_way_rolls_nothing() -> None:
    arena = duel(ana=skilled("baratin", ranks=9))
    arena.try_("ana", "s1", 82, against="bruno")
    kind = next(one for one in arena.ask("contest:bruno").fields if one.id == "kind")
    assert kind.default == "esprit"
    assert arena.run(c.Resist(fighter="bruno", kind="")) == ["Bruno : ne résiste pas"]
    assert arena.state.pending == ()


@pytest.mark.rule("HARP-FUMBLE-RANGE")
def test_a_manoeuvre_that_is_fumbled_reaches_nobody() -> None:
    arena = duel(ana=skilled("dissimulation", ranks=20))
    arena.try_("ana", "s1", 4, against="bruno")
    assert arena.state.pending == (Fumbled(fighter="ana", throw=4),)


# Tasks.


@pytest.mark.rule("HARP-PCT-CONTEST", "HARP-PCT-CUMUL", "HARP-PCT-FUMBLE")
def test_a_race_over_rounds() -> None:
    arena = duel(ana=skilled("escalade", ranks=2), bruno=skilled("escalade", ranks=2))
    arena.run(c.Start(fighter="ana", name="Le coffre", kind="course"))
    arena.run(c.Enlist(fighter="bruno", work="w1"))
    rolls = (("ana", 36), ("bruno", 19)), (("ana", 30), ("bruno", 3))
    for round_ in rolls:
        for who, throw in round_:
            arena.turn(who)
            arena.try_(who, "s1", throw, work="w/w1")
        if arena.state.busy:
            arena.run(c.Fumble(fighter="bruno"))
        arena.end_round()
    (work,) = arena.state.works
    assert (work.done("ana"), work.done("bruno")) == (70, 0)
    gauges = arena.rules.view(arena.state).gauges
    assert [(one.value, one.goal) for one in gauges] == [(70, 100), (0, 100)]


@pytest.mark.rule("HARP-PCT-CUMUL", "HARP-PCT-FAIL")
def test_a_task_of_a_group_adds_up_and_a_failure_loses_it_all() -> None:
    arena = duel(ana=skilled("escalade", ranks=2), ada=skilled("escalade", ranks=2))
    arena.run(c.Start(fighter="ana", name="Barricade", kind="groupe"))
    arena.run(c.Enlist(fighter="ada", work="w1"))
    arena.try_("ana", "s1", 50, work="w/w1")
    arena.turn("ada")
    arena.try_("ada", "s1", 40, work="w/w1")
    assert arena.state.works[0].done("ana") == 90
    arena.end_round()
    arena.turn("ana")
    arena.try_("ana", "s1", 20, work="w/w1", modifier=-60)
    assert arena.state.works[0].done("ada") == 0
    arena.run(c.Enlist(fighter="ana", work="w1", on=False))
    arena.run(c.Enlist(fighter="ada", work="w1", on=False))
    assert arena.state.works == ()


@pytest.mark.rule("HARP-PCT-CRAFT")
def test_a_task_of_the_sheet_goes_on_in_the_fight() -> None:
    arena = duel(ana=skilled("escalade", ranks=2, tasks=(Task(id="t", name="Corde", done=60),)))
    arena.try_("ana", "s1", 60, work="t/t")
    assert arena.doc("ana").tasks[0].done == 100


def test_a_finished_task_is_not_rolled_at() -> None:
    arena = duel(ana=skilled("escalade", ranks=9))
    arena.run(c.Start(fighter="ana", name="Corde"))
    arena.try_("ana", "s1", 90, work="w/w1")
    assert arena.state.works[0].over
    arena.run(c.Again(fighter="ana"))
    again = c.Try(fighter="ana", skill="s1", work="w/w1")
    assert arena.refusal(again) == "harp.fight.why.work"


# Poison, disease, blood and death.


@pytest.mark.rule("HARP-JRC-POISON")
def test_a_poison_runs_its_cascade_and_asks_for_its_critical() -> None:
    arena = duel()
    arena.run(
        c.Undergo(fighter="bruno", what=Catch(id="p", disease="poison-externe")),
        resist=87,
        critical=40,
    )
    assert arena.asked() == ["critical:bruno"]
    (pending,) = arena.state.pending
    assert isinstance(pending, Critical)
    assert (rendered(pending.table), pending.read.total) == ("Poison externe, B", 40)


@pytest.mark.rule("HARP-JRC-POISON")
def test_a_poison_that_kills_counts_its_rounds_at_the_bell() -> None:
    arena = duel()
    poison = Catch(id="p", disease="poison-externe")
    arena.run(c.Undergo(fighter="bruno", what=poison), resist=30, death=2)
    told = arena.end_round()
    assert "Bruno, Poison externe : encore 1 round" in told
    assert not arena.doc("bruno").dead
    arena.end_round("poison:bruno:p")
    assert not arena.doc("bruno").dead
    arena.end_round()
    assert arena.doc("bruno").life.cause is Cause.POISON


@pytest.mark.rule("HARP-HEAL-HERBS")
def test_herbs_work_at_the_bell_of_their_round() -> None:
    arena = duel()
    for id, rounds in (("a", 1), ("b", 2)):
        herb = Herb(id=id, name="Arnica", points=4, left=6 * rounds)
        arena.run(c.Undergo(fighter="bruno", what=TakeHerb(herb)))
    arena.run(c.Undergo(fighter="bruno", what=SetHp(10)))
    assert "Bruno : Arnica agit, 4 PdV rendus" in arena.end_round()
    assert arena.doc("bruno").herbs == (Herb(id="b", name="Arnica", points=4, left=6),)
    arena.end_round("herb:bruno:b")
    assert arena.doc("bruno").hp == 14
    arena.end_round()
    assert (arena.doc("bruno").hp, arena.doc("bruno").herbs) == (18, ())


@pytest.mark.rule("HARP-JRC-TONNERRE", "HARP-JRC-VARIABLE")
def test_a_thunderclap_stuns_and_deafens() -> None:
    arena = duel()
    clap = Catch(id="p", disease="coup-de-tonnerre", target=100)
    arena.run(c.Undergo(fighter="bruno", what=clap), resist=85)
    held = [(one.state, one.left) for one in arena.of("bruno").held]
    assert held == [("etourdi", 5), ("sourd", 5)]
    for throws, state in ((60,), "sourd"), ((92,), "etourdi"), ((96, 9), "hebete"):
        arena = duel()
        arena.run(c.Undergo(fighter="ana", what=clap), resist=throws)
        assert [(one.state, one.left) for one in arena.of("ana").held] == [(state, None)]
    arena = duel()
    arena.run(c.Undergo(fighter="ana", what=clap), resist=(96, 24))
    assert arena.of("ana").held == ()


@pytest.mark.rule("HARP-DIS-HEMOPHILIE")
def test_blood_flows_at_the_bell_and_may_be_left_out() -> None:
    bleeder = soldier(wounds=(wound(bleeding=4),), ailments=(ill("hemophilie"),))
    arena = duel(bruno=bleeder)
    arena.end_round()
    assert arena.doc("bruno").hp == 32
    assert "Bruno perd 8 PdV par saignement : écarté par le MJ" in arena.end_round("blood:bruno")
    assert arena.doc("bruno").hp == 32
    arena.run(c.Undergo(fighter="bruno", what=TreatWound("w")))
    arena.run(c.Ring())
    assert arena.state.phase is Phase.TURNS


def test_the_bell_lists_what_is_due_before_it_happens() -> None:
    arena = duel(bruno=soldier(wounds=(wound(bleeding=4),)), carl=soldier(hp=-50))
    arena.run(
        c.Undergo(fighter="carl", what=Catch(id="p", disease="poison-externe")), resist=30, death=5
    )
    arena.run(c.Ring())
    found = arena.rules.consequences(arena.state, Dice())
    assert not isinstance(found, NeedDice)
    assert [one.id for one in found] == ["blood:bruno", "poison:carl:p", "death:carl"]


@pytest.mark.rule("HARP-UNCONSCIOUS", "HARP-DYING", "HARP-DYING-ROUNDS")
def test_the_dying_have_their_rounds_that_of_the_blow_included() -> None:
    arena = duel(bruno=soldier(hp=10, scores={"constitution": 20}))
    arena.attack("ana", "bruno", 60)
    arena.result("bruno", points=10)
    assert arena.of("bruno").standing is Standing.UNCONSCIOUS
    arena.run(c.Again(fighter="ana"))
    arena.attack("ana", "bruno", 60)
    arena.result("bruno", points=21)
    assert arena.doc("bruno").life.left == 25
    for _ in range(24):
        arena.end_round()
    assert (arena.doc("bruno").dead, arena.state.round) == (False, 25)
    told = arena.end_round()
    assert "Bruno rend l’âme" in told
    assert arena.doc("bruno").life.cause is Cause.SHOCK


@pytest.mark.rule("HARP-STAB-SOINS")
@pytest.mark.parametrize(("throw", "held"), [(5, True), (4, False)])
def test_soins_may_stabilise_the_dying(throw: int, held: bool) -> None:
    arena = duel(ana=skilled("soins", ranks=14), bruno=soldier(hp=-46), carl=soldier())
    tend = c.Tend(fighter="ana", target="bruno", difficulty="tres-difficile")
    assert arena.refusal(tend) == "harp.edit.too-easy"
    arena.run(replace(tend, difficulty="extremement-difficile"), manoeuvre=(97, throw))
    assert (arena.of("bruno").standing is Standing.STABLE) is held


@pytest.mark.rule("HARP-STAB-SPELL", "HARP-STABLE")
def test_a_spell_may_hold_a_soul_back() -> None:
    arena = duel(bruno=soldier(hp=-46, wounds=(wound(main=True),)), carl=soldier())
    arena.run(c.Undergo(fighter="bruno", what=BindSoul()))
    assert arena.of("bruno").standing is Standing.STABLE
    arena.run(c.Ring())
    assert arena.state.phase is Phase.TURNS


@pytest.mark.rule("HARP-HEAL-BLEED")
def test_soins_treat_a_wound() -> None:
    arena = duel(ana=skilled("soins", ranks=10), bruno=soldier(wounds=(wound(bleeding=3),)))
    arena.run(c.Tend(fighter="ana", target="bruno", wound="w"), manoeuvre=50)
    assert arena.doc("bruno").wounds[0].treated
    arena = duel(ana=skilled("soins", ranks=10), bruno=soldier(wounds=(wound(bleeding=3),)))
    arena.run(c.Tend(fighter="ana", target="bruno", wound="w"), manoeuvre=49)
    assert not arena.doc("bruno").wounds[0].treated


@pytest.mark.rule("HARP-DECAY-RESTORE")
def test_the_dead_may_be_raised() -> None:
    arena = duel()
    arena.run(c.Undergo(fighter="bruno", what=Die(Cause.SPELL), reason="Doigt de mort"))
    assert arena.of("bruno").standing is Standing.DEAD
    arena.run(c.Undergo(fighter="bruno", what=Raise(7)))
    assert (arena.of("bruno").standing, arena.doc("bruno").hp) == (Standing.CONSCIOUS, 7)


@pytest.mark.rule("HARP-DIS-PESTE")
def test_a_disease_may_keep_somebody_from_moving() -> None:
    level = next(each.id for each in TABLES.diseases.get("peste").level if each.still)
    arena = duel(ana=soldier(ailments=(ill("peste", level=level),)))
    assert arena.refusal(c.Do(fighter="ana", deed="bouger")) == "harp.fight.why.still"


# Rounds, corrections, the end.


def test_the_highest_initiative_acts_first_and_newcomers_last() -> None:
    arena = Arena()
    for id, side in (("ana", 0), ("bruno", 1), ("carl", 1)):
        arena.join(id, side, soldier(scores={"rapidite": 93 if id == "carl" else 50}))
    arena.run(c.Begin(), initiative_ana=3, initiative_bruno=10, initiative_carl=2)
    seats = arena.rules.muster(arena.state).seats
    assert [(one.id, one.score) for one in seats] == [("carl", 11), ("bruno", 10), ("ana", 3)]
    arena.join("dora", 0, soldier())
    assert arena.rules.muster(arena.state).seats[-1].id == "dora"


def test_a_whole_table_rolls_initiative_at_once() -> None:
    arena = Arena()
    for side, id in enumerate(("ana", "bruno")):
        arena.join(id, side, soldier())
    outcome = arena.rules.decide(arena.state, c.Begin(), Dice())
    assert isinstance(outcome, NeedDice)
    assert [spec.key.actor for spec in outcome.specs] == ["ana", "bruno"]


def test_initiative_once_for_all_where_the_campaign_says_so() -> None:
    readings = replace(SETTINGS.readings, initiative="combat")
    arena = duel(replace(SETTINGS, readings=readings))
    told = arena.run(c.Ring())
    assert (arena.state.round, told) == (2, ["Round 2 (6 s)"])
    assert arena.of("ana").initiative == 5


def test_points_are_corrected_by_the_gm() -> None:
    arena = duel()
    pool = c.CorrectPool(fighter="bruno", pool="hp", value=-3, reason="oubli")
    assert arena.run(pool)[0] == "Bruno : PdV : -3 sur 40 (oubli)".replace("-", "−")
    assert arena.of("bruno").standing is Standing.UNCONSCIOUS
    assert arena.refusal(replace(pool, value=41)) == "harp.edit.range"
    assert arena.refusal(replace(pool, pool="pp")) == "harp.fight.why.value"
    box = c.CorrectBox(fighter="bruno", track="points", row=0, ticked=True)
    assert arena.refusal(box) == "harp.fight.why.no-boxes"


def test_who_leaves_takes_what_waits_for_him_along() -> None:
    arena = duel(ana=skilled("dissimulation", ranks=9), carl=soldier())
    arena.run(c.Start(fighter="bruno", name="Corde"))
    arena.try_("ana", "s1", 66, against="bruno")
    arena.run(c.Remove(fighter="bruno"))
    assert arena.state.pending == (Odd(fighter="ana", good=True),)
    assert arena.state.works == ()
    assert arena.refusal(c.Remove(fighter="bruno")) == "harp.fight.why.removed"


def test_what_lasts_only_as_long_as_a_fight_ends_with_it() -> None:
    arena = duel(ana=skilled("saut", ranks=6, prepared=(ready(sums.ATTACK, 10),)))
    arena.run(c.Bout(fighter="ana", state="sourd", on=True))
    arena.try_("ana", "s1", 64)
    arena.run(c.Close())
    assert (arena.doc("ana").prepared, arena.of("ana").held) == ((), ())
    assert arena.refusal(c.Ring()) == "harp.fight.why.closed"


def test_settings_of_the_campaign_are_taken_over() -> None:
    arena = duel()
    arena.run(c.ApplySettings(settings=replace(SETTINGS, sizes=SETTINGS.sizes[:1])))
    arena.attack("ana", "bruno", 97, 40)
    read = arena.state.records[-1].read
    assert read is not None
    # A size that the campaign lost changes nothing and caps nothing.
    assert read.total == 187


# What players see.


def test_players_see_bands_and_states_without_a_number() -> None:
    arena = duel(bruno=soldier(wounds=(wound(bleeding=7),)))
    arena.run(c.Bout(fighter="bruno", state="etourdi", on=True, rounds=2))
    view = arena.rules.view(arena.state)
    bruno = next(one for one in view.fighters if one.id == "bruno")
    seen = [rendered(one) for one in bruno.seen]
    assert (seen, bruno.band and rendered(bruno.band)) == (["étourdi", "saigne"], "blessé")
    public = player_view(view, {each.id: Face(player=True) for each in view.fighters})
    assert "7" not in str(public)


@pytest.mark.parametrize(
    ("hp", "band", "harm"),
    [
        (40, "indemne", 0),
        (39, "blessé", 1),
        (19, "gravement blessé", 26),
        (0, "à terre, inconscient", 50),
        (-45, "à terre, inconscient", 100),
    ],
)
def test_how_hurt_somebody_looks(hp: int, band: str, harm: int) -> None:
    arena = duel(bruno=soldier(hp=hp), carl=soldier())
    view = arena.rules.view(arena.state)
    one = next(each for each in view.fighters if each.id == "bruno")
    assert one.band is not None
    assert (rendered(one.band), one.harm) == (band, harm)
    assert one.half is (harm >= 25)


def test_a_new_wound_never_takes_an_id_that_is_there() -> None:
    arena = duel()
    for place in range(3):
        arena.run(c.Read(fighter="bruno"), critical=10)
        arena.result("bruno", bleeding=place + 1)
    arena.run(c.Undergo(fighter="bruno", what=PutWound(wound(id="x"))))
    ids = [one.id for one in arena.doc("bruno").wounds]
    assert len(set(ids)) == 4
