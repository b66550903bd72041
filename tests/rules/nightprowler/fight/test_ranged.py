"""Shots: ranges, reloading, penetration and the techniques of what is shot or thrown (IV.B.5.a)."""

import pytest

from desktop.rules.breakdown import start
from desktop.rules.nightprowler.document.character import Character, Weapon
from desktop.rules.nightprowler.fight.commands import (
    ChangeWeapon,
    Choose,
    SetShot,
    SetSteady,
)
from desktop.rules.nightprowler.fight.options import why_not_option
from desktop.rules.nightprowler.fight.parts import Band
from desktop.rules.nightprowler.fight.ranged import pierced
from desktop.rules.nightprowler.fight.state import Aim, Phase, Query
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, apart, arm, armour, swordsman

Q1, Q2, Q3, Q4, Q5, FAIL = 3, 7, 11, 15, 18, 20


def bow(**changes: object) -> Weapon:
    shape = {"penetration_short": 3, "penetration_long": 2, "hands": 2, "flags": ("arc",)}
    return arm("armes-de-tir", 0, **{**shape, **changes})


def archer(value: int = 17, *, ph: int = 4, weapon: Weapon | None = None) -> Character:
    held = weapon or bow()
    return swordsman(value, ph=ph, family=held.family, weapons=(held,), athletics=17)


def range_(
    rules: Rules, a: Character | None = None, b: Character | None = None, *, round_: int = 2
) -> Arena:
    """An archer (A) with his weapon in hand, and B at a distance."""
    arena = apart(rules, a or archer(), b or swordsman(17, athletics=17), round_=round_)
    held = arena.one("a").document.weapons[0]
    arena.run(ChangeWeapon(fighter="a", weapon=held.id))
    return arena


def shoot(arena: Arena, option: int = 1, *, other: tuple[object, ...] = (2,), **faces: int) -> None:
    """A shoots at B, who does something else."""
    arena.choose("a", option, "b")
    number, target, aim = (*other, "", "")[:3]
    arena.choose("b", int(str(number)), str(target), aim=Aim(aim) if aim else None)
    arena.reveal()
    arena.roll(**faces)


@pytest.mark.rule("NP-RANGED-UNOPPOSED")
def test_a_shot_is_a_simple_roll_unless_the_target_dodges(rules: Rules) -> None:
    arena = range_(rules, archer(8))
    shoot(arena, other=(2,), a=9)
    assert arena.threshold("a") == 10
    assert arena.exchange().right_quality is None
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    assert arena.state.pairs == ()
    arena = range_(rules)
    shoot(arena, other=(3, "", "action"), a=Q3, b=Q4)
    assert arena.exchange().winner == "b"
    assert sum(arena.ticks("b")) == 0
    arena = range_(rules)
    shoot(arena, other=(3, "", "action"), a=Q4, b=Q3)
    assert arena.ticks("b") == (0, 0, 0, 1, 0)


@pytest.mark.rule("NP-RANGED-UNOPPOSED", "NP-COMBAT-NO-MUTUAL-HIT")
def test_two_who_shoot_at_each_other_never_both_hit(rules: Rules) -> None:
    arena = range_(rules, b=archer())
    arena.run(ChangeWeapon(fighter="b", weapon=bow().id))
    shoot(arena, other=(1, "a"), a=Q3, b=Q2)
    assert sum(arena.ticks("a")) == 0
    assert arena.ticks("b") == (0, 0, 1, 0, 0)


@pytest.mark.rule("NP-RANGED-UNOPPOSED")
def test_a_shot_at_somebody_who_fights_another_asks_no_roll_of_him(rules: Rules) -> None:
    arena = range_(rules)
    arena.join("c", 0, swordsman(17))
    arena.choose("a", 1, "b")
    arena.choose("c", 1, "b")
    arena.choose("b", 1, "c")
    arena.reveal()
    arena.roll(a=Q2, b=Q1, c=Q3)
    assert len(arena.state.exchanges) == 2
    assert sum(arena.ticks("b")) == 2


@pytest.mark.rule("NP-RANGED-MODIFIERS")
@pytest.mark.parametrize(
    ("band", "moving", "unstable", "visibility", "expected"),
    [
        (Band.SHORT, -3, 0, -2, 10),
        (Band.LONG, 0, -1, 0, 10),
        (Band.SHORT, -5, -5, 0, 5),
        (Band.LONG, 0, 0, -10, 1),
        (Band.SHORT, 0, 0, 0, 15),
    ],
)
def test_range_and_circumstances_weigh_on_a_shot(
    rules: Rules, band: Band, moving: int, unstable: int, visibility: int, expected: int
) -> None:
    arena = range_(rules, archer(13))
    shot = SetShot(fighter="a", band=band, moving=moving, unstable=unstable, visibility=visibility)
    arena.run(shot)
    shoot(arena, a=FAIL)
    assert arena.threshold("a") == expected


@pytest.mark.rule("NP-RANGED-MODIFIERS")
@pytest.mark.parametrize(
    "wrong", [{"moving": -6}, {"unstable": -6}, {"visibility": -11}, {"moving": 1}]
)
def test_circumstances_outside_the_table_are_refused(rules: Rules, wrong: dict[str, int]) -> None:
    arena = range_(rules)
    shot = SetShot(fighter="a", band=Band.SHORT, **wrong)
    assert arena.refused(shot) == "np.fight.why.shot"


def open_options(arena: Arena) -> list[int]:
    state, one = arena.state, arena.one("a")
    return [n for n in range(1, 6) if why_not_option(arena.tables, state, one, n) is None]


@pytest.mark.rule("NP-RANGED-RELOAD-BOW", "NP-RANGED-RELOAD-ARCHER", "NP-RANGED-RELOAD-POWDER")
@pytest.mark.parametrize(
    ("flag", "value", "steady", "waits"),
    [
        ("arc", 12, False, 1),
        ("arc", 12, True, 1),
        ("arc", 13, True, 0),
        ("arc", 13, False, 1),
        ("arbalete", 15, True, 1),
        ("poudre", 15, True, 2),
    ],
)
def test_a_weapon_reloads_for_its_turns(
    rules: Rules, flag: str, value: int, steady: bool, waits: int
) -> None:
    family = "armes-a-poudre" if flag == "poudre" else "armes-de-tir"
    weapon = arm(family, 0, flags=(flag,), penetration_short=3, penetration_long=2)
    arena = range_(rules, archer(value, weapon=weapon))
    arena.run(SetSteady(fighter="a", on=steady))
    shoot(arena, a=FAIL)
    for _ in range(waits):
        arena.bell()
        assert open_options(arena) == [3]
        blocked = Choose(fighter="a", option=1, target="b")
        assert arena.refused(blocked) == "np.fight.why.reloading"
        arena.choose("a", 3, aim=Aim.ACTION)
        arena.reveal()
        arena.roll(a=FAIL)
    assert arena.state.phase is Phase.BELL
    arena.bell()
    assert 1 in open_options(arena)


@pytest.mark.rule("NP-RANGED-RELOAD-ARCHER")
def test_an_archer_who_moves_is_no_longer_steady(rules: Rules) -> None:
    arena = range_(rules, archer(13))
    arena.run(SetSteady(fighter="a", on=True))
    arena.choose("a", 3, aim=Aim.ACTION)
    arena.reveal()
    assert not arena.one("a").steady


@pytest.mark.rule("NP-ARMOUR-RANGED-PENETRATION")
@pytest.mark.parametrize(
    ("quality", "pierces", "worn", "damage"),
    [(4, 3, 2, 4), (4, 2, 2, 3), (5, 1, 2, 1), (1, 2, 2, 1), (0, 1, 2, 0), (2, 0, 0, 1)],
)
def test_protection_is_a_threshold_of_penetration(
    rules: Rules, quality: int, pierces: int, worn: int, damage: int
) -> None:
    found = pierced(rules.tables, start("q", quality), pierces, start("p", worn))
    assert found.total == damage


@pytest.mark.rule("NP-ARMOUR-RANGED-PENETRATION")
@pytest.mark.parametrize(
    ("band", "boxes"), [(Band.SHORT, (0, 0, 0, 1, 0)), (Band.LONG, (0, 0, 1, 0, 0))]
)
def test_penetration_depends_on_the_range(rules: Rules, band: Band, boxes: tuple[int, ...]) -> None:
    arena = range_(rules, b=swordsman(17, armours=(armour(2),)))
    arena.run(SetShot(fighter="a", band=band))
    shoot(arena, a=Q4)
    assert arena.ticks("b") == boxes


@pytest.mark.rule("NP-TECHNIQUE-TIR-VISE")
def test_tir_vise_bleeds_by_a_quality_of_one(rules: Rules) -> None:
    arena = range_(rules)
    shoot(arena, 4, a=Q2)
    assert arena.one("b").health.bleeding == 1
    assert arena.one("a").heroism == 2
    arena = range_(rules, archer(ph=9))
    shoot(arena, 4, other=(3, "", "action"), a=Q3, b=Q3)
    assert arena.one("b").health.bleeding == 0


@pytest.mark.rule("NP-TECHNIQUE-TIR-REFLEXE")
@pytest.mark.parametrize(("face", "expected"), [(Q3, 8), (FAIL, 11)])
def test_tir_reflexe_is_a_malus_before_the_action_of_its_target(
    rules: Rules, face: int, expected: int
) -> None:
    arena = range_(rules, b=swordsman(11))
    arena.join("c", 0, swordsman(17))
    arena.choose("a", 5, "b")
    arena.choose("b", 1, "c")
    arena.choose("c", 2)
    arena.reveal()
    arena.roll(a=face, b=Q1, c=Q1)
    assert arena.threshold("b") == expected
    assert arena.ticks("b") == ((0, 0, 1, 0, 0) if face == Q3 else (0, 0, 0, 0, 0))


@pytest.mark.rule("NP-TECHNIQUE-TIR-REFLEXE")
def test_a_charged_shooter_only_dodges(rules: Rules) -> None:
    arena = range_(rules, b=swordsman(17, family="armes-d-hast"))
    arena.choose("a", 5, "b")
    arena.choose("b", 4, "a")
    arena.reveal()
    arena.reply("a", Query.AVOID, "yes")
    arena.roll(a=Q4, b=Q2)
    # He dodges with Athlétisme, and his shot weighs on nobody.
    assert (arena.threshold("a"), arena.threshold("b")) == (17, 17)
    assert arena.one("a").reloading == ()
    assert sum(arena.ticks("b")) == 0
    assert sum(arena.ticks("a")) == 0
    engaged = range_(rules)
    engaged.choose("a", 3, aim=Aim.ACTION)
    engaged.choose("b", 1, "a")
    engaged.reveal()
    engaged.roll(a=FAIL, b=FAIL)
    engaged.bell()
    near = Choose(fighter="a", option=5, target="b")
    assert engaged.refused(near) == "np.fight.why.already-engaged"


@pytest.mark.rule("NP-TECHNIQUE-JET-LANCER-PRECIS", "NP-TECHNIQUE-JET-LANCER-PUISSANT")
def test_throws_bleed_or_strike_harder(rules: Rules) -> None:
    knife = arm("armes-de-jet", 0, penetration_short=3, penetration_long=2)
    arena = range_(rules, archer(weapon=knife))
    shoot(arena, 4, a=Q2)
    assert arena.one("b").health.bleeding == 1
    arena = range_(rules, archer(weapon=knife, ph=9))
    shoot(arena, 4, other=(3, "", "action"), a=Q3, b=Q3)
    assert arena.one("b").health.bleeding == 0
    arena = range_(rules, archer(10, weapon=knife))
    shoot(arena, 5, a=10)
    assert arena.threshold("a") == 12
    quality = arena.exchange().left_quality
    assert quality is not None
    assert quality.total == 4
    arena = range_(rules, archer(10, weapon=knife))
    shoot(arena, 5, a=13)
    missed = arena.exchange().left_quality
    assert missed is not None
    assert missed.total == -2
    # Nothing to reload: thrown again the next turn.
    arena.bell()
    assert 1 in open_options(arena)
