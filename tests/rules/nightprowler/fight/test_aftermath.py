"""Consequences, the bell and corrections (IV.B.2, V)."""

import pytest

from desktop.rules.dice import Dice
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.commands import (
    Bell,
    Close,
    Condition,
    CorrectBox,
    CorrectPool,
    Counter,
    Dying,
    Fate,
    Remove,
    SetBleeding,
    SetCondition,
    SetModifier,
    StayConscious,
)
from desktop.rules.nightprowler.fight.state import Phase, Query
from desktop.rules.system import NeedDice
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman

Q1, Q2, Q3, Q4, Q5 = 3, 7, 11, 15, 18


def hit(rules: Rules, face: int, **victim: object) -> Arena:
    """A hits B, who has failed, with the quality of `face`."""
    arena = duel(rules, swordsman(19), swordsman(19, **victim))  # type: ignore[arg-type]
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=face, b=20)
    return arena


@pytest.mark.rule("NP-HEALTH-CONSCIOUSNESS", "NP-COMBAT-DERNIER-SOUFFLE")
def test_a_critical_wound_asks_for_one_ph(rules: Rules) -> None:
    arena = hit(rules, Q4, ph=3)
    (ask,) = arena.fights.view(arena.state).asks
    assert ask.id == "conscious:b"
    arena.run(StayConscious(fighter="b", spend=True))
    assert (arena.one("b").heroism, arena.one("b").able) == (2, True)
    assert arena.state.phase is Phase.BELL
    arena = hit(rules, Q4, ph=2)
    arena.run(StayConscious(fighter="b", spend=False))
    assert not arena.one("b").able
    arena = hit(rules, Q3)
    assert arena.state.questions == ()


def test_without_ph_consciousness_cannot_be_kept(rules: Rules) -> None:
    arena = hit(rules, Q4, ph=0)
    assert arena.refused(StayConscious(fighter="b", spend=True)) == "np.fight.why.heroism"
    (ask,) = arena.fights.view(arena.state).asks
    assert ask.fields[0].default == "no"


@pytest.mark.rule("NP-COMBAT-DERNIER-SOUFFLE")
def test_a_later_wound_asks_again(rules: Rules) -> None:
    arena = hit(rules, Q4, ph=3)
    arena.run(StayConscious(fighter="b", spend=True))
    arena.bell()
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=Q1, b=20)
    assert [each.query for each in arena.state.questions] == [Query.CONSCIOUS]


@pytest.mark.rule("NP-HEALTH-KO")
@pytest.mark.parametrize("ph", [0, 3])
def test_a_ko_knocks_out_whatever_the_ph(rules: Rules, ph: int) -> None:
    club = arm("masses", blunt=True, track=Track.ENDURANCE)
    arena = duel(rules, swordsman(19, family="masses", weapons=(club,)), swordsman(19, ph=ph))
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=Q5, b=20)
    assert arena.one("b").health.unconscious
    assert arena.state.questions == ()


def test_the_reading_where_one_ph_answers_a_ko(rules: Rules) -> None:
    club = arm("masses", blunt=True, track=Track.ENDURANCE)
    arena = duel(
        rules.reading(ko_ph_exit=True),
        swordsman(19, family="masses", weapons=(club,)),
        swordsman(19, ph=3),
    )
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=Q5, b=20)
    arena.run(StayConscious(fighter="b", spend=True))
    assert arena.one("b").able


@pytest.mark.rule("NP-HEALTH-DEATH")
def test_the_last_mortal_box_leaves_the_gm_to_decide(rules: Rules) -> None:
    arena = hit(rules, Q5)
    assert arena.one("b").health.dying
    first, second = arena.fights.view(arena.state).asks
    assert (first.id, second.id) == ("dying:b", "conscious:b")
    arena.run(Dying(fighter="b", fate=Fate.REPRIEVE))
    arena.run(StayConscious(fighter="b", spend=False))
    assert not arena.one("b").health.dead
    arena.bell()
    arena.choose("a", 1, "b")
    arena.reveal()
    arena.roll(a=Q5)
    assert arena.one("b").health.dead
    arena = hit(rules, Q5)
    arena.run(Dying(fighter="b", fate=Fate.DEAD))
    assert arena.one("b").health.dead
    assert arena.state.phase is Phase.BELL


@pytest.mark.rule("NP-HEALTH-OVERFLOW")
def test_a_full_line_overflows_upward(rules: Rules) -> None:
    arena = hit(rules, Q1, health=Health(vitality=(3, 0, 0, 0, 0)))
    assert arena.ticks("b") == (3, 1, 0, 0, 0)
    arena = hit(rules, Q2, health=Health(vitality=(0, 2, 1, 0, 0)))
    assert arena.ticks("b") == (0, 2, 1, 1, 0)


@pytest.mark.rule("NP-HEALTH-PENALTIES", "NP-HEALTH-PENALTY-WORST")
@pytest.mark.parametrize(
    ("vitality", "endurance", "threshold"),
    [
        ((0, 1, 0, 0, 0), (0,) * 5, 10),
        ((0, 0, 0, 1, 0), (0,) * 5, 8),
        ((3, 0, 0, 0, 0), (0,) * 5, 12),
        ((0, 2, 1, 0, 0), (0,) * 5, 9),
        ((0, 0, 1, 0, 0), (0, 1, 0, 0, 0), 9),
        ((0, 0, 0, 1, 0), (0, 0, 1, 0, 0), 8),
    ],
)
def test_only_the_worst_wound_counts(
    rules: Rules, vitality: tuple[int, ...], endurance: tuple[int, ...], threshold: int
) -> None:
    health = Health(vitality=vitality, endurance=endurance)  # type: ignore[arg-type]
    arena = duel(rules, swordsman(12, health=health), swordsman())
    arena.play({"a": (1, "b"), "b": (2,)}, a=20, b=20)
    assert arena.threshold("a") == threshold


@pytest.mark.rule("NP-HEALTH-BLEEDING")
def test_bleeding_ticks_a_box_each_turn_until_it_stops(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(SetBleeding(fighter="b", count=1, reason="Perforation"))
    for _ in range(5):
        arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
        arena.bell()
    assert arena.ticks("b") == (3, 2, 0, 0, 0)
    arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
    arena.bell()
    assert arena.ticks("b") == (3, 2, 1, 0, 0)
    arena.run(SetBleeding(fighter="b", count=0, reason="premiers secours"))
    arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
    arena.bell()
    assert arena.ticks("b") == (3, 2, 1, 0, 0)


def test_the_bell_lists_its_items_and_leaves_out_what_is_unticked(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(SetBleeding(fighter="a", count=1, reason="x"))
    arena.run(SetBleeding(fighter="b", count=2, reason="x"))
    arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
    due = arena.fights.consequences(arena.state, Dice())
    assert not isinstance(due, NeedDice)
    assert [each.id for each in due] == ["bleed:a", "bleed:b"]
    command = arena.fights.advance(arena.state, frozenset({"bleed:a"}))
    assert command == Bell(skip=("bleed:a",))
    arena.run(command)
    assert (arena.ticks("a")[0], arena.ticks("b")[0]) == (0, 2)
    assert arena.state.phase is Phase.CHOICE


def test_bleeding_into_a_critical_wound_is_asked_before_the_next_turn(rules: Rules) -> None:
    nearly = Health(vitality=(3, 2, 1, 0, 0), bleeding=1)
    arena = duel(rules, swordsman(), swordsman(health=nearly))
    arena.play({"a": (2,), "b": (2,)}, a=20, b=20)
    arena.bell()
    assert (arena.state.phase, arena.state.round) == (Phase.CONSEQUENCES, 2)
    arena.run(StayConscious(fighter="b", spend=True))
    assert (arena.state.phase, arena.state.round) == (Phase.CHOICE, 3)


def test_who_falls_loses_his_contre(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("d", 0, swordsman(13, ph=0))
    arena.join("a", 1, swordsman(3))
    arena.join("b", 1, swordsman(19))
    arena.begin()
    # D beats A and has a contre; B beats D gravely.
    arena.play({"d": (2,), "a": (1, "d"), "b": (1, "d")}, d=3, a=14, b=Q5)
    assert {each.query for each in arena.state.questions} >= {Query.CONSCIOUS, Query.COUNTER}
    early = Counter(fighter="d", target="a")
    assert arena.refused(early) == "np.fight.why.first-health"
    arena.run(StayConscious(fighter="d", spend=False))
    assert arena.state.questions == ()


def test_the_fallen_are_skipped_and_the_fight_goes_on_until_closed(rules: Rules) -> None:
    arena = hit(rules, Q4, ph=0)
    arena.run(StayConscious(fighter="b", spend=False))
    arena.bell()
    view = arena.fights.view(arena.state)
    assert view.expected.key == "np.fight.expected.nobody"
    arena.run(arena.fights.advance(arena.state))
    assert arena.state.round == 4
    arena.run(Close())
    assert arena.refused(Bell()) == "np.fight.why.closed"
    assert arena.fights.view(arena.state).stage.value == "closed"


def test_corrections_want_a_reason_and_a_real_box(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    tick = {"fighter": "a", "track": Track.VITALITY, "row": 4, "ticked": True}
    assert arena.refused(CorrectBox(**tick, reason=" ")) == "np.fight.why.reason"
    arena.run(CorrectBox(**tick, reason="oubli"))
    assert arena.refused(CorrectBox(**tick, reason="oubli")) == "np.fight.why.full"
    arena.run(CorrectBox(**(tick | {"ticked": False}), reason="oubli"))
    empty = CorrectBox(**(tick | {"ticked": False}), reason="oubli")
    assert arena.refused(empty) == "np.fight.why.empty"
    arena.run(CorrectPool(fighter="a", pool="heroism", value=1, reason="oubli"))
    assert arena.one("a").heroism == 1
    too_many = CorrectPool(fighter="a", pool="heroism", value=9, reason="oubli")
    assert arena.refused(too_many) == "np.fight.why.pool-range"
    arena.run(SetCondition(fighter="a", condition=Condition.DEAD, on=True, reason="chute"))
    assert arena.fights.view(arena.state).fighters[0].out


def test_circumstances_change_the_threshold_of_one_turn(rules: Rules) -> None:
    arena = duel(rules, swordsman(12), swordsman())
    arena.run(SetModifier(fighter="a", value=-3))
    arena.play({"a": (1, "b"), "b": (2,)}, a=20, b=20)
    assert arena.threshold("a") == 9
    arena.bell()
    assert arena.one("a").modifier == 0


def test_what_a_correction_made_illegal_becomes_a_plain_defence(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.choose("a", 1, "b", heroism=3)
    arena.choose("b", 2)
    arena.run(CorrectPool(fighter="a", pool="heroism", value=1, reason="erreur"))
    arena.reveal()
    assert (arena.one("a").choice.option, arena.one("a").heroism) == (2, 1)


def test_removing_somebody_ends_his_engagements_and_questions(rules: Rules) -> None:
    arena = hit(rules, Q4)
    arena.run(Remove(fighter="b", reason="emporté"))
    assert (arena.state.pairs, arena.state.questions) == ((), ())
    assert arena.state.phase is Phase.BELL
    assert arena.one("b").removed
