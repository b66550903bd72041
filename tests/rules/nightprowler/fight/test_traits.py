"""What traits do in a fight: a Crevard is not confronted for nothing, a nyctalope shoots at
night (I.C.4)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import Origins
from desktop.rules.nightprowler.fight.commands import ChangeWeapon, Choose, SetShot
from desktop.rules.nightprowler.fight.parts import Band
from tests.rules.nightprowler.characters import Rules, picks
from tests.rules.nightprowler.fight.arena import Arena, apart, arm, duel, swordsman

ATTACK, DEFEND = 1, 2


def crevard(**changes: object):
    return swordsman(traits=picks("crevard"), **changes)  # type: ignore[arg-type]


@pytest.mark.rule("NP-TRAIT-CREVARD")
def test_each_who_attacks_a_crevard_first_pays_once(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman(ph=4), "Corvin")
    arena.join("b", 0, swordsman(ph=4), "Ana")
    arena.join("c", 1, crevard(), "Sergent")
    arena.begin()
    choices = {"a": (ATTACK, "c"), "b": (ATTACK, "c"), "c": (DEFEND,)}
    arena.play(choices, a=20, b=20, c=20)
    assert [arena.one(each).heroism for each in "abc"] == [3, 3, 4]
    arena.bell()
    arena.play(choices, a=20, b=20, c=20)
    assert [arena.one(each).heroism for each in "abc"] == [3, 3, 4]


@pytest.mark.rule("NP-TRAIT-CREVARD")
def test_who_has_no_heroism_left_cannot_begin_with_a_crevard(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=0), crevard())
    attack = Choose(fighter="a", option=ATTACK, target="b")
    assert arena.refused(attack) == "np.fight.why.challenge"
    arena.choose("a", DEFEND)


@pytest.mark.rule("NP-TRAIT-CREVARD")
def test_the_price_comes_on_top_of_what_is_spent_on_the_roll(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=2), crevard())
    dear = Choose(fighter="a", option=ATTACK, target="b", heroism=2)
    assert arena.refused(dear) == "np.fight.why.heroism"


@pytest.mark.rule("NP-TRAIT-CREVARD")
def test_a_crevard_who_attacks_first_is_paid_by_nobody(rules: Rules) -> None:
    arena = duel(rules, swordsman(ph=1), crevard())
    arena.play({"a": (DEFEND,), "b": (ATTACK, "a")}, a=20, b=20)
    arena.bell()
    arena.play({"a": (ATTACK, "b"), "b": (DEFEND,)}, a=20, b=20)
    assert arena.one("a").heroism == 1


@pytest.mark.rule("NP-TRAIT-FELIS-NYCTALOPE")
@pytest.mark.parametrize(("race", "dark", "malus"), [("felis", False, 0), ("felis", True, -4)])
def test_bad_light_hinders_no_shot_of_a_felis(
    rules: Rules, race: str, dark: bool, malus: int
) -> None:
    bow = replace(arm("armes-de-tir", 0), penetration_short=2, penetration_long=1)
    archer = swordsman(family="armes-de-tir", weapons=(bow,), origins=Origins(race=race))

    def seuil(visibility: int) -> int:
        arena = apart(rules, archer, swordsman())
        arena.run(ChangeWeapon(fighter="a", weapon=bow.id))
        arena.run(SetShot(fighter="a", band=Band.SHORT, visibility=visibility, dark=dark))
        arena.play({"a": (ATTACK, "b"), "b": (DEFEND,)}, a=20, b=20)
        return arena.threshold("a")

    assert seuil(-4) - seuil(0) == malus
