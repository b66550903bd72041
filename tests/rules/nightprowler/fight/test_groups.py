"""Mouvement, several adversaries, engagements (IV.B.3, IV.B.5.b)."""

import pytest

from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    Choose,
    Counter,
    Engage,
    Reveal,
    Separate,
    SetBleeding,
)
from desktop.rules.nightprowler.fight.state import Aim, Phase
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman

Q1, Q2, Q3, Q4 = 3, 7, 11, 15


def beset(rules: Rules, attackers: int, value: int = 10, ph: int = 4) -> Arena:
    """D against `attackers` of the other side, named a, b, c."""
    arena = Arena(rules)
    arena.join("d", 0, swordsman(19, ph=ph))
    for name in "abc"[:attackers]:
        arena.join(name, 1, swordsman(value))
    arena.begin()
    return arena


@pytest.mark.rule("NP-COMBAT-ATTITUDE-MOUVEMENT")
def test_a_won_mouvement_gives_one_advantage_and_no_damage(rules: Rules) -> None:
    arena = duel(rules, swordsman(athletics=19), swordsman(19))
    arena.play({"a": (3, "", "disengage"), "b": (1, "a")}, a=Q3, b=Q2)
    assert sum(arena.ticks("b")) == 0
    (ask,) = arena.fights.view(arena.state).asks
    assert (ask.id, ask.fields[0].default) == ("advantage:a", "disengage")
    arena.run(Advantage(fighter="a", which=Aim.DISENGAGE))
    assert arena.state.pairs == ()
    assert arena.refused(Advantage(fighter="a", which=Aim.MOVE)) == "np.fight.why.not-asked"


@pytest.mark.rule("NP-COMBAT-ATTITUDE-MOUVEMENT")
def test_a_lost_mouvement_is_hit(rules: Rules) -> None:
    arena = duel(rules, swordsman(athletics=19), swordsman(19))
    arena.play({"a": (3, "", "disengage"), "b": (1, "a")}, a=Q2, b=Q3)
    assert arena.ticks("a") == (0, 0, 1, 0, 0)
    assert arena.state.questions == ()


@pytest.mark.rule("NP-COMBAT-MOUVEMENT-SKILL")
def test_the_advantage_sought_names_the_skill(rules: Rules) -> None:
    arena = duel(rules, swordsman(12, weapons=(arm(allonge=1),)), swordsman(12))
    arena.play({"a": (3, "b", "reach"), "b": (2,)}, a=Q2, b=20)
    assert arena.threshold("a") == 12
    athletic = Advantage(fighter="a", which=Aim.DISENGAGE)
    assert arena.refused(athletic) == "np.fight.why.other-skill"
    arena = duel(rules, swordsman(12), swordsman(12))
    arena.play({"a": (3, "", "disengage"), "b": (2,)}, a=Q2, b=20)
    assert arena.threshold("a") == 8


def test_a_weapon_is_drawn_by_mouvement(rules: Rules) -> None:
    weapons = (arm("lames-longues"), arm("lames-courtes", 1))
    arena = duel(rules, swordsman(19, weapons=weapons), swordsman(19))
    arena.play({"a": (3, "", "draw"), "b": (2,)}, a=Q3, b=Q2)
    arena.run(Advantage(fighter="a", which=Aim.DRAW, target="lames-courtes"))
    assert arena.one("a").arm.id == "lames-courtes"
    assert arena.state.phase is Phase.BELL


def test_disengaging_from_two_needs_to_beat_both(rules: Rules) -> None:
    arena = beset(rules, 2, value=19)
    arena.play({"d": (3, "", "disengage"), "a": (1, "d"), "b": (1, "d")}, d=Q1, a=20, b=Q3)
    assert arena.state.questions == ()
    arena = beset(rules, 2, value=19)
    arena.choose("d", 3, aim=Aim.DISENGAGE, heroism=4)
    arena.choose("a", 1, "d")
    arena.choose("b", 1, "d")
    arena.reveal()
    arena.roll(d=Q2, a=20, b=Q1)
    assert arena.fights.view(arena.state).asks[0].id == "advantage:d"


@pytest.mark.rule("NP-OUTNUMBERING-BONUS", "NP-OUTNUMBERED-ATTITUDES")
@pytest.mark.parametrize(
    ("attackers", "option", "bonus"), [(2, 2, 1), (3, 2, 2), (2, 1, 3), (3, 1, 4), (1, 1, 0)]
)
def test_number_helps_and_an_offensive_defender_helps_more(
    rules: Rules, attackers: int, option: int, bonus: int
) -> None:
    arena = beset(rules, attackers)
    crowd = "abc"[:attackers]
    choices = {name: (1, "d") for name in crowd} | {"d": (option, "a")}
    arena.play(choices, d=20, **dict.fromkeys(crowd, 20))
    assert [arena.threshold(name) for name in crowd] == [10 + bonus] * attackers


def test_equal_numbers_give_nothing(rules: Rules) -> None:
    arena = Arena(rules)
    for name, side in (("a", 0), ("b", 0), ("x", 1), ("y", 1)):
        arena.join(name, side, swordsman(10))
    arena.run(Engage(fighter="a", foe="x"))
    arena.run(Engage(fighter="a", foe="y"))
    arena.run(Engage(fighter="b", foe="x"))
    arena.run(Engage(fighter="b", foe="y"))
    arena.begin()
    targets = {"a": (1, "x"), "b": (1, "x"), "x": (2,), "y": (2,)}
    arena.play(targets, a=20, b=20, x=20, y=20)
    # Each faces two: nobody is in superiority, but both attackers are outnumbered and offensive.
    assert arena.threshold("a") == 10
    assert arena.threshold("x") == 10 + 2 + 2


@pytest.mark.rule("NP-OUTNUMBERED-ATTITUDES")
def test_one_contre_only(rules: Rules) -> None:
    arena = beset(rules, 2, value=19)
    arena.play({"d": (2,), "a": (1, "d"), "b": (1, "d")}, d=Q4, a=Q1, b=Q2)
    assert [each.foe for each in arena.state.questions[0].offers] == ["a", "b"]
    arena.run(Counter(fighter="d", target="b"))
    assert (sum(arena.ticks("a")), sum(arena.ticks("b"))) == (0, 1)
    assert arena.state.phase is Phase.BELL


@pytest.mark.rule("NP-COMBAT-VISTA")
def test_vista_cancels_number_for_one_turn(rules: Rules) -> None:
    arena = beset(rules, 3)
    crowd = {name: (1, "d") for name in "abc"}
    faces = dict.fromkeys("abcd", 20)
    arena.choose("d", 1, "a", vista=True)
    for name in "abc":
        arena.choose(name, 1, "d")
    arena.reveal()
    arena.roll(**faces)
    assert (arena.threshold("a"), arena.one("d").heroism) == (10, 3)
    arena.bell()
    arena.play(crowd | {"d": (1, "a")}, **faces)
    assert arena.threshold("a") == 14


def test_vista_needs_a_crowd(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    command = Choose(fighter="a", option=2, vista=True)
    assert arena.refused(command) == "np.fight.why.not-outnumbered"


def test_an_attack_hits_its_target_only(rules: Rules) -> None:
    arena = beset(rules, 2, value=19)
    arena.play({"d": (1, "a"), "a": (2,), "b": (2,)}, d=Q4, a=Q1, b=Q1)
    assert (sum(arena.ticks("a")), sum(arena.ticks("b"))) == (1, 0)


def test_the_unengaged_need_not_choose_and_can_engage(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19))
    arena.run(Separate(fighter="a", foe="b"))
    asks = {ask.id: ask.optional for ask in arena.fights.view(arena.state).asks}
    assert asks == {"choose:a": True, "choose:b": True}
    arena.choose("a", 1, "b")
    arena.run(Reveal())
    assert arena.state.pair("a", "b") is not None
    assert arena.one("b").choice.option == 2


def test_a_round_without_choices_opens_the_next_one(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(Separate(fighter="a", foe="b"))
    view = arena.fights.view(arena.state)
    assert (view.expected.key, view.advance.key) == (
        "np.fight.expected.nobody",
        "np.fight.advance.bell",
    )
    arena.run(arena.fights.advance(arena.state))
    assert (arena.state.phase, arena.state.round) == (Phase.CHOICE, 3)


def test_blood_is_lost_at_the_end_of_a_round_without_choices(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.run(SetBleeding(fighter="a", count=1, reason="entaille"))
    arena.run(Separate(fighter="a", foe="b"))
    arena.run(Reveal())
    assert arena.state.phase is Phase.BELL
