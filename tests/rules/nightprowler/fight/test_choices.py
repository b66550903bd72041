"""Choices: which are legal, sealed until the reveal, changed after it (IV, IV.B.1, IV.B.2)."""

import pytest

from desktop.rules.nightprowler.document.character import Health
from desktop.rules.nightprowler.fight.commands import (
    ChangeWeapon,
    Choose,
    EndReactions,
    React,
    Reveal,
    SetInitiative,
    Unlock,
)
from desktop.rules.nightprowler.fight.options import why_not_option
from desktop.rules.nightprowler.fight.state import Aim, Phase
from desktop.rules.nightprowler.fight.stats import Mastery
from tests.rules.nightprowler.characters import Rules, plain
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman


def legal(arena: Arena, fighter: str) -> list[int]:
    """The options that are open to a fighter."""
    one = arena.one(fighter)
    tables, state = arena.tables, arena.state
    return [n for n in (1, 2, 3, 4, 5, 6) if why_not_option(tables, state, one, n) is None]


@pytest.mark.rule("NP-DUEL-DEFINITION")
def test_a_turn_is_choice_reveal_resolution(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=0), swordsman(ph=0))
    seen = [arena.state.phase]
    arena.choose("a", 1, "b")
    arena.choose("b", 2)
    arena.run(Reveal())
    seen.append(arena.state.phase)
    arena.roll(a=20, b=20)
    seen.append(arena.state.phase)
    arena.bell()
    seen.append(arena.state.phase)
    assert seen == [Phase.CHOICE, Phase.RESOLUTION, Phase.BELL, Phase.CHOICE]


@pytest.mark.rule("NP-DUEL-SECRET-SIMULTANEOUS")
def test_choices_are_revealed_together(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.choose("a", 1, "b")
    assert arena.refused(Reveal()) == "np.fight.why.choices-missing"
    assert arena.fights.redacted(arena.state).fighter("a").choice is None
    arena.choose("b", 2)
    arena.run(Reveal())
    assert {each.choice.option for each in arena.state.fighters} == {1, 2}
    again = Choose(fighter="a", option=2)
    assert arena.refused(again) == "np.fight.why.not-choosing"


def test_a_locked_choice_must_be_unlocked_first(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.choose("a", 1, "b")
    assert arena.refused(Choose(fighter="a", option=2)) == "np.fight.why.locked"
    arena.run(Unlock(fighter="a"))
    arena.choose("a", 2)


@pytest.mark.rule("NP-DUEL-OPTIONS-SET")
def test_every_option_is_listed_and_the_closed_ones_say_why(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=0), swordsman())
    ask = next(each for each in arena.fights.view(arena.state).asks if each.id == "choose:a")
    reasons = {option.key: option.why_not for option in ask.fields[0].options}
    assert list(reasons) == ["1", "2", "3", "4", "5", "6"]
    # Attaque brutale costs 1 PH, Destruction nothing; nobody was taught an option 6.
    assert [key for key, reason in reasons.items() if reason is None] == ["1", "2", "3", "5"]
    assert reasons["4"].key == "np.fight.why.heroism"
    assert reasons["6"].key == "np.fight.why.no-school"


@pytest.mark.rule("NP-COMBAT-SKILLS")
def test_armed_and_unarmed_skills(rules: Rules) -> None:
    arena = duel(
        rules,
        swordsman(13, family="masses", weapons=(arm("masses"),)),
        swordsman(13, weapons=(), fists=9),
    )
    assert arena.one("a").arm.base.total == 13
    assert arena.one("b").arm.base.total == 9


@pytest.mark.rule("NP-COMBAT-WEAPON-FAMILY-COMPATIBLE", "NP-COMBAT-WEAPON-FAMILY-TRAINED")
def test_a_compatible_family_keeps_the_score(rules: Rules) -> None:
    arena = duel(rules, swordsman(13, weapons=(arm("masses"),)), swordsman(12))
    assert arena.one("a").arm.mastery is Mastery.COMPATIBLE
    assert arena.one("a").arm.base.total == 13
    assert legal(arena, "a") == [1, 2, 3]
    chosen = Choose(fighter="a", option=4, target="b")
    assert arena.refused(chosen) == "np.fight.why.base-attitudes"
    assert arena.one("b").arm.mastery is Mastery.TRAINED
    assert arena.one("b").arm.base.total == 12


@pytest.mark.rule("NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE")
def test_an_incompatible_family_counts_six_and_keeps_ph_for_wounds(rules: Rules) -> None:
    bow = arm("armes-de-tir", penetration_short=2)
    arena = duel(
        rules,
        swordsman(14, weapons=(bow,), health=Health(vitality=(0, 1, 0, 0, 0))),
        swordsman(),
    )
    arena.run(ChangeWeapon(fighter="a", weapon=bow.id))
    assert arena.one("a").arm.base.total == 6
    assert legal(arena, "a") == [1, 2, 3]
    spend = Choose(fighter="a", option=2, heroism=1)
    assert arena.refused(spend) == "np.fight.why.incompatible-heroism"
    assert arena.refused(Choose(fighter="a", option=5)) == "np.fight.why.base-attitudes"
    arena.choose("a", 2, mordant=True)


def test_untrained_takes_the_default_value_by_the_reading(rules: Rules) -> None:
    novice = plain(weapons=(arm("haches"),))
    arena = duel(rules, novice, swordsman())
    assert arena.one("a").arm.base.total == 3
    other = rules.reading(untrained_score="incompatible")
    assert duel(other, novice, swordsman()).one("a").arm.base.total == 6


@pytest.mark.rule("NP-COMBAT-INITIATIVE-FIRST-TURN")
def test_initiative_forces_the_defence_on_the_first_turn_only(rules: Rules) -> None:
    arena = duel(rules, swordsman(initiative=9), swordsman(initiative=7), later=False)
    assert (legal(arena, "a"), legal(arena, "b")) == ([1, 2, 3, 4, 5], [2])
    even = duel(rules, swordsman(initiative=7), swordsman(initiative=7), later=False)
    assert (legal(even, "a"), legal(even, "b")) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])
    arena.play({"a": (1, "b"), "b": (2,)}, a=20, b=20)
    arena.bell()
    assert (legal(arena, "a"), legal(arena, "b")) == ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5])


def test_initiative_can_be_typed(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman(), later=False)
    arena.run(SetInitiative(fighter="b", value=15))
    assert legal(arena, "a") == [2]


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
def test_heroism_is_charged_at_the_reveal_and_raises_the_threshold(rules: Rules) -> None:
    arena = duel(rules, swordsman(10, ph=4), swordsman(ph=2))
    assert arena.refused(Choose(fighter="b", option=2, heroism=3)) == "np.fight.why.heroism"
    arena.choose("a", 1, "b", heroism=3)
    assert arena.one("a").heroism == 4
    arena.choose("b", 2)
    arena.reveal()
    assert arena.one("a").heroism == 1
    arena.roll(a=20, b=20)
    assert arena.threshold("a") == 13


@pytest.mark.rule("NP-COMBAT-PH-ZERO")
def test_no_ph_left_costs_two(rules: Rules) -> None:
    arena = duel(rules, swordsman(12, ph=0), swordsman(12, ph=1))
    arena.choose("a", 1, "b")
    arena.choose("b", 1, "a", heroism=1)
    arena.reveal()
    arena.roll(a=20, b=20)
    assert arena.threshold("a") == 10
    assert arena.threshold("b") == 12 + 1 - 2


@pytest.mark.rule("NP-COMBAT-MORDANT")
def test_mordant_ignores_wounds_for_one_turn(rules: Rules) -> None:
    hurt = Health(vitality=(0, 0, 0, 1, 0))
    arena = duel(rules, swordsman(12, ph=2, health=hurt), swordsman(12, ph=2))
    assert arena.refused(Choose(fighter="b", option=2, mordant=True)) == "np.fight.why.not-wounded"
    arena.choose("a", 1, "b", mordant=True)
    arena.choose("b", 2)
    arena.reveal()
    arena.roll(a=20, b=20)
    assert (arena.threshold("a"), arena.one("a").heroism) == (12, 1)
    arena.bell()
    arena.play({"a": (1, "b"), "b": (2,)}, a=20, b=20)
    assert arena.threshold("a") == 8


@pytest.mark.rule("NP-COMBAT-REACTION")
def test_a_reaction_costs_one_ph_once(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=2), swordsman(ph=0))
    arena.choose("a", 1, "b")
    arena.choose("b", 2)
    arena.run(Reveal())
    assert arena.refused(React(fighter="a", option=4)) == "np.fight.why.attitudes-only"
    assert arena.refused(React(fighter="b", option=1, target="a")) == "np.fight.why.heroism"
    arena.run(React(fighter="a", option=2))
    assert (arena.one("a").heroism, arena.one("a").choice.option) == (1, 2)
    assert arena.refused(React(fighter="a", option=1, target="b")) == "np.fight.why.not-reacting"


@pytest.mark.rule("NP-COMBAT-REACTION")
def test_nobody_is_asked_who_could_only_pass(rules: Rules) -> None:
    arena = duel(rules, swordsman(initiative=5), swordsman(initiative=8), later=False)
    arena.choose("a", 2)
    arena.choose("b", 1, "a")
    arena.run(Reveal())
    assert [ask.id for ask in arena.fights.view(arena.state).asks] == ["react:b"]
    assert arena.refused(React(fighter="a", option=1, target="b")) == "np.fight.why.initiative"


@pytest.mark.rule("NP-COMBAT-REACTION")
def test_the_highest_initiative_speaks_last(rules: Rules) -> None:
    arena = duel(rules, swordsman(initiative=8), swordsman(initiative=5))
    arena.choose("a", 1, "b")
    arena.choose("b", 1, "a")
    arena.run(Reveal())
    early = React(fighter="a", option=2)
    assert arena.refused(early) == "np.fight.why.speaks-first"
    arena.run(React(fighter="b", option=2))
    assert arena.refused(React(fighter="b", option=1, target="a")) == "np.fight.why.heard"
    arena.run(early)
    assert arena.state.phase is Phase.RESOLUTION


def test_everybody_may_pass_at_once(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    arena.choose("a", 1, "b")
    arena.choose("b", 2)
    arena.run(Reveal())
    arena.run(EndReactions())
    assert arena.state.phase is Phase.RESOLUTION
    assert arena.one("a").heroism == 4


@pytest.mark.rule("NP-ALLONGE-SHORTER")
def test_a_shorter_weapon_is_kept_off(rules: Rules) -> None:
    arena = duel(rules, swordsman(weapons=(arm(allonge=1),)), swordsman(weapons=(arm(allonge=3),)))
    assert (legal(arena, "a"), legal(arena, "b")) == ([2, 3], [1, 2, 3, 4, 5])
    arena.choose("a", 3, "b", aim=Aim.REACH)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=7, b=3)
    ask = arena.fights.view(arena.state).asks[0]
    command = arena.fights.answer(arena.state, ask.id, {"advantage": ask.fields[0].default})
    arena.run(command)
    arena.bell()
    assert legal(arena, "a") == [1, 2, 3, 4, 5]


@pytest.mark.rule("NP-ALLONGE-SHORTER")
def test_kept_off_a_defence_offers_only_to_disengage(rules: Rules) -> None:
    arena = duel(
        rules, swordsman(19, weapons=(arm(allonge=1),)), swordsman(19, weapons=(arm(allonge=3),))
    )
    arena.play({"a": (2,), "b": (1, "a")}, a=15, b=3)
    (ask,) = arena.fights.view(arena.state).asks
    options = {option.value: option.why_not is None for option in ask.fields[0].options}
    assert options == {"strike:b": False, "disengage": True, "none": True}


@pytest.mark.rule("NP-ALLONGE-SAME", "NP-ALLONGE-START", "NP-ALLONGE-RESTORE")
def test_distance_is_the_greater_allonge_and_can_be_restored(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman())
    assert legal(arena, "a") == legal(arena, "b") == [1, 2, 3, 4, 5]
    short, long = swordsman(19, weapons=(arm(allonge=1),)), swordsman(19, weapons=(arm(allonge=3),))
    arena = duel(rules, short, long)
    assert arena.state.pairs[0].distance == 3
    _win_reach(arena, "a", "b")
    assert arena.state.pairs[0].distance == 1
    assert legal(arena, "a") == legal(arena, "b") == [1, 2, 3, 4, 5]
    _win_reach(arena, "b", "a")
    assert arena.state.pairs[0].distance == 3
    assert legal(arena, "a") == [2, 3]


def _win_reach(arena: Arena, mover: str, foe: str) -> None:
    arena.choose(mover, 3, foe, aim=Aim.REACH)
    arena.choose(foe, 2)
    arena.reveal()
    arena.roll(**{mover: 11, foe: 3})
    ask = arena.fights.view(arena.state).asks[0]
    command = arena.fights.answer(arena.state, ask.id, {"advantage": ask.fields[0].default})
    arena.run(command)
    arena.bell()
