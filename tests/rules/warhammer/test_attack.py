"""Attacks, defences, damage: the numbers of an exchange of blows."""

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.warhammer.armour import layers
from desktop.rules.warhammer.arms import IMPROVISED, Arm, arm, bare_hands
from desktop.rules.warhammer.attack import Attack, charge_allowed, melee_target, situated
from desktop.rules.warhammer.damage import (
    Strike,
    damage,
    percussive,
    shield_damage,
    weight,
    zone,
    zones,
)
from desktop.rules.warhammer.defence import (
    Guard,
    Incoming,
    dodge_target,
    let_through,
    parried_with,
    parry_target,
    shattered,
    shield_points,
    side_effect,
    side_effect_total,
)
from desktop.rules.warhammer.document import Character, Hand, SkillHeld
from desktop.rules.warhammer.duel import chance, combat_cc, hit_rate, rounds_to_hit
from desktop.rules.warhammer.initiative import dice, initiative, seconds, slots
from desktop.rules.warhammer.settings import Readings, Settings
from desktop.rules.warhammer.tables.load import Tables
from tests.rules.warhammer.people import person, piece, weapon

replace = msgspec.structs.replace
CC = start("CC", 50)


def held(
    tables: Tables,
    row: str,
    hand: Hand = Hand.RIGHT,
    who: Character | None = None,
    **fields: object,
) -> Arm:
    return arm(tables, who or person(), weapon(row, hand, **fields))


def target(
    tables: Tables,
    cc: int,
    row: str,
    *talents: str,
    hand: Hand = Hand.RIGHT,
    settings: Settings | None = None,
    **fields: object,
) -> int:
    """What an attack with a weapon must be rolled under."""
    who = person(*talents)
    attack = Attack(arm=held(tables, row, hand, who), **fields)  # type: ignore[arg-type]
    return melee_target(tables, settings or Settings(), who, start("CC", cc), attack).total


# The combat CC.


@pytest.mark.rule(
    "WH-COMBAT-RELATIVE-CC", "WH-COMBAT-RELATIVE-CC-SWITCH", "WH-COMBAT-RELATIVE-CC-CRIT"
)
@pytest.mark.parametrize(
    ("own", "other", "both"),
    [
        (40, 30, (60, 40)),
        (5, 5, (50, 50)),
        (95, 95, (50, 50)),
        (45, 30, (65, 35)),
        (40, 55, (35, 65)),
        (30, 30, (50, 50)),
        (30, 25, (55, 45)),
    ],
)
def test_combat_cc(own: int, other: int, both: tuple[int, int]) -> None:
    assert (combat_cc(own, other).total, combat_cc(other, own).total) == both


@given(st.integers(-20, 120), st.integers(-20, 120), st.integers(0, 40))
def test_what_one_loses_the_other_gains(own: int, other: int, lost: int) -> None:
    assert combat_cc(own, other).total + combat_cc(other, own).total == 100
    assert combat_cc(own - lost, other).total == combat_cc(own, other).total - lost
    assert combat_cc(other, own - lost).total == combat_cc(other, own).total + lost


@pytest.mark.rule("WH-STAT-HIT-RATE")
@pytest.mark.parametrize(
    ("attack", "parry", "rate", "rounds"),
    [
        (30, 30, Fraction(21, 100), 5),
        (50, 50, Fraction(1, 4), 4),
        (65, 35, Fraction(4225, 10000), 2),
        (45, 30, Fraction(315, 1000), 3),
    ],
)
def test_chance_to_land_a_blow(attack: int, parry: int, rate: Fraction, rounds: int) -> None:
    assert hit_rate(attack, parry) == rate
    found = rounds_to_hit(attack, parry)
    assert found is not None
    assert round(found) == rounds
    assert rounds_to_hit(0, 30) is None


# Attacks.


@pytest.mark.rule("WH-COMBAT-RELATIVE-CC-MODS", "WH-POST-RECKLESS", "WH-ACT-AIM")
def test_modifiers_come_after_the_combat_cc(tables: Tables) -> None:
    assert target(tables, 60, "epee", posture="temeraire", aimed="cc") == 80
    assert combat_cc(30, 40).total == 40


@pytest.mark.rule(
    "WH-POST-SUICIDAL", "WH-POST-RECKLESS", "WH-POST-PRUDENT", "WH-POST-NORMAL", "WH-POST-DEFENSIVE"
)
@pytest.mark.parametrize(
    ("posture", "attack", "parry"),
    [
        ("suicidaire", 70, 50),
        ("temeraire", 60, 40),
        ("prudente", 40, 60),
        ("normale", 50, 50),
        ("defensive", 50, 70),
    ],
)
def test_postures(
    tables: Tables, settings: Settings, posture: str, attack: int, parry: int
) -> None:
    assert target(tables, 50, "masse-marteau", posture=posture) == attack
    guard = Guard(arm=held(tables, "masse-marteau"), posture=posture)
    incoming = Incoming(arm=held(tables, "masse-marteau"))
    plain = parry_target(
        tables, settings, person(), CC, replace(guard, posture="normale"), incoming
    )
    found = parry_target(tables, settings, person(), CC, guard, incoming)
    assert found.total - plain.total + 50 == parry


@pytest.mark.rule("WH-POST-SUICIDAL")
def test_suicidal_damage_instead_of_the_bonus(tables: Tables) -> None:
    assert target(tables, 50, "epee", posture="suicidaire", damage_instead=True) == 50
    assert tables.postures.get("suicidaire").damage_instead == 2


@pytest.mark.rule("WH-ACT-CHARGE")
def test_charges(tables: Tables) -> None:
    assert target(tables, 50, "epee", charging=True) == 60
    assert target(tables, 50, "epee", charging=True, posture="prudente") == 60
    assert [charge_allowed(4, metres) for metres in (3, 4, 12, 13)] == [False, True, True, False]


@pytest.mark.rule("WH-ACT-ATTACK")
def test_further_attacks(tables: Tables) -> None:
    assert [target(tables, 60, "epee", number=number) for number in (1, 2, 3)] == [60, 50, 40]


@pytest.mark.rule("WH-WPN-MASTERY")
def test_without_the_talent_cc_is_halved(tables: Tables) -> None:
    assert target(tables, 58, "rapiere-sabre") == 29
    assert target(tables, 58, "rapiere-sabre", "maitrise-escrime") == 58
    assert target(tables, 58, "rapiere-sabre", aimed="cc") == 39
    base = Settings(readings=Readings(mastery_halves="base"))
    assert target(tables, 58, "rapiere-sabre", settings=base) == 58


@pytest.mark.rule("WH-WPN-QUALITY-GOOD", "WH-WPN-QUALITY-BAD")
def test_quality(tables: Tables) -> None:
    who = person()
    for quality, expected in (("exceptionnelle", 45), ("mediocre", 35)):
        attack = Attack(arm=held(tables, "epee", quality=quality))
        assert melee_target(tables, Settings(), who, start("CC", 40), attack).total == expected


@pytest.mark.rule("WH-OFFHAND-UNBALANCED", "WH-ATTR-EQUILIBREE")
def test_left_hand(tables: Tables) -> None:
    assert target(tables, 60, "epee", hand=Hand.LEFT) == 40
    assert target(tables, 50, "main-gauche", "maitrise-parade", hand=Hand.LEFT) == 50
    assert target(tables, 50, "hache-pic", hand=Hand.LEFT) == 30


@pytest.mark.rule("WH-WPN-LONG-CRAMPED", "WH-WPN-LONG-SHORT")
def test_long_weapons(tables: Tables) -> None:
    dagger, spear = held(tables, "dague"), held(tables, "lance", Hand.BOTH)
    assert target(tables, 55, "lance", hand=Hand.BOTH, cramped=True) == 45
    assert target(tables, 55, "dague", cramped=True) == 55
    assert target(tables, 50, "lance", hand=Hand.BOTH, against=dagger) == 60
    assert target(tables, 50, "dague", against=spear) == 40
    assert target(tables, 50, "dague", against=dagger) == 50


@pytest.mark.rule(
    "WH-SPEC-PIERCING", "WH-SPEC-OVER-DEFENCE", "WH-SPEC-SURPRISE-REACH", "WH-SPEC-PIKE-STANCE"
)
def test_special_attacks(tables: Tables) -> None:
    assert target(tables, 60, "epee", special="coup-perforant", pierced=2) == 40
    assert (
        target(tables, 55, "morgenstern", "maitrise-fleaux", special="par-dessus-les-defenses")
        == 45
    )
    assert target(tables, 50, "epee-batarde", special="allonge-surprise") == 60
    assert (
        target(
            tables,
            50,
            "lance-de-cavalerie",
            "maitrise-cavalerie",
            hand=Hand.BOTH,
            special="posture-du-piquier",
        )
        == 60
    )


@pytest.mark.rule("WH-MOD-CC")
@pytest.mark.parametrize(
    ("ticked", "expected"),
    [
        (("a-3-contre-1", "dans-le-dos"), 90),
        (("attaquant-a-terre", "boue-ou-pluie-forte"), 30),
        (("adversaire-a-terre", "adversaire-desarme"), 90),
        (("neige-epaisse", "neige-epaisse"), 20),
        (("main-non-directrice",), 30),
        (("adversaire-en-hauteur", "sur-le-flanc"), 50),
        (("rien-de-tel",), 50),
    ],
)
def test_situations(tables: Tables, ticked: tuple[str, ...], expected: int) -> None:
    assert situated(tables, CC, ticked).total == expected


def test_chances_go_from_none_to_certain() -> None:
    assert [chance(target) for target in (-5, 0, 1, 99, 100, 140)] == [
        0,
        0,
        Fraction(1, 100),
        Fraction(99, 100),
        1,
        1,
    ]


# Defences.


@pytest.mark.rule("WH-ATTR-LENTE", "WH-ATTR-RAPIDE", "WH-ATTR-DEFENSIVE", "WH-ATTR-OFFENSIVE")
@pytest.mark.parametrize(
    ("with_", "against", "cc", "expected"),
    [
        ("masse-marteau", "hache-pic", 40, 50),
        ("masse-marteau", "fleuret", 45, 35),
        ("epee", "masse-marteau", 45, 65),
        ("fleuret", "epee", 45, 35),
        ("epee", "epee", 45, 55),
    ],
)
def test_weapons_that_parry(
    tables: Tables, settings: Settings, with_: str, against: str, cc: int, expected: int
) -> None:
    guard, incoming = Guard(arm=held(tables, with_)), Incoming(arm=held(tables, against))
    fencer = person("maitrise-escrime")
    parried = parry_target(tables, settings, fencer, start("CC", cc), guard, incoming)
    assert parried.total == expected


@pytest.mark.rule("WH-WPN-MASTERY")
def test_a_parry_is_halved_too_without_the_talent(tables: Tables, settings: Settings) -> None:
    guard = Guard(arm=held(tables, "main-gauche", hand=Hand.LEFT))
    incoming = Incoming(arm=held(tables, "epee"))

    def parried(settings: Settings, *talents: str) -> int:
        return parry_target(
            tables, settings, person(*talents), start("CC", 45), guard, incoming
        ).total

    base = Settings(readings=Readings(mastery_halves="base"))
    assert (parried(settings), parried(settings, "maitrise-parade")) == (32, 55)
    assert parried(base) == 55
    improvised = replace(guard, arm=held(tables, IMPROVISED, Hand.LEFT))
    assert (
        parry_target(tables, settings, person(), start("CC", 45), improvised, incoming).total == 45
    )


@pytest.mark.rule("WH-DEF-REACTIVE-PARRY", "WH-TAL-LIGHTNING-PARRY")
def test_reactive_parries(tables: Tables, settings: Settings) -> None:
    guard = Guard(arm=held(tables, "hache-pic"), reactive=True)
    incoming = Incoming(arm=held(tables, "epee"))
    assert parry_target(tables, settings, person(), CC, guard, incoming).total == 40
    assert parry_target(tables, settings, person("parade-eclair"), CC, guard, incoming).total == 50


@pytest.mark.rule(
    "WH-ACT-ATTACK",
    "WH-ACT-AIM",
    "WH-SPEC-SHIELD-BASH",
    "WH-SPEC-OVER-DEFENCE",
    "WH-SPEC-SURPRISE-REACH",
)
@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"number": 2}, 60),
        ({"number": 3}, 60),
        ({"aimed": True}, 40),
        ({"bashed": True}, 30),
        ({"over": True}, 30),
    ],
)
def test_attacks_that_change_the_defence(
    tables: Tables, settings: Settings, fields: dict[str, object], expected: int
) -> None:
    guard = Guard(arm=held(tables, "hache-pic"))
    incoming = Incoming(arm=held(tables, "epee"), **fields)  # type: ignore[arg-type]
    assert parry_target(tables, settings, person(), CC, guard, incoming).total == expected
    surprised = replace(guard, surprising=True)
    assert parry_target(tables, settings, person(), CC, surprised, incoming).total == expected - 10


@pytest.mark.rule("WH-ACT-ATTACK")
def test_the_other_reading_of_further_attacks(tables: Tables) -> None:
    other = Settings(readings=Readings(extra_attack_defence="cumulative"))
    guard = Guard(arm=held(tables, "hache-pic"))
    incoming = Incoming(arm=held(tables, "epee"), number=3)
    assert parry_target(tables, other, person(), CC, guard, incoming).total == 70


@pytest.mark.rule("WH-DEF-MODIFIERS")
def test_ground(tables: Tables, settings: Settings) -> None:
    incoming = Incoming(arm=held(tables, "epee"))
    prone = dodge_target(tables, settings, dodger(), start("Ag", 40), ("a-terre",), incoming)
    assert prone.total == 20
    mud = Guard(arm=held(tables, "hache-pic"), ground=("boue-ou-pluie-forte", "a-terre"))
    assert parry_target(tables, settings, person(), CC, mud, incoming).total == 20
    snow = Guard(arm=held(tables, "hache-pic"), ground=("enfonce-dans-une-neige-epaisse",))
    assert parry_target(tables, settings, person(), CC, snow, incoming).total == 20


def dodger(level: int = 1) -> Character:
    return replace(person(), skills=(SkillHeld(id="s", skill="esquive", level=level),))


@pytest.mark.rule(
    "WH-FREE-DODGE", "WH-ATTR-RAPIDE", "WH-GEN-ARMOUR-INITIATIVE", "WH-POST-DEFENSIVE"
)
@pytest.mark.parametrize(
    ("ag", "level", "against", "expected"),
    [
        (37, 0, "epee", 18),
        (37, 1, "epee", 37),
        (37, 2, "epee", 47),
        (37, 3, "epee", 57),
        (35, 1, "fleuret", 25),
        (30, 1, "hache-pic", 40),
    ],
)
def test_dodges(
    tables: Tables, settings: Settings, ag: int, level: int, against: str, expected: int
) -> None:
    who = dodger(level) if level else person()
    incoming = Incoming(arm=held(tables, against))
    assert dodge_target(tables, settings, who, start("Ag", ag), (), incoming).total == expected


@pytest.mark.rule("WH-PARRY-SIDE-FORMULA", "WH-SHIELD-TABLE")
def test_what_a_parry_costs(tables: Tables) -> None:
    shield = parried_with(tables, held(tables, "epee"))
    assert (shield.be, shield.points) == (6, None)
    strike = Strike(arm=held(tables, "masse-marteau"), die=8, bf=7)
    damage_done = shield_damage(tables, strike, shield).total
    assert damage_done == 9
    assert side_effect_total(50, 45, 35, damage_done).total == 69
    assert side_effect_total(50, 45, 35, -4).total == 60


@pytest.mark.rule(
    "WH-PARRY-SIDE-60", "WH-PARRY-SIDE-70", "WH-PARRY-SIDE-80", "WH-PARRY-SIDE-90",
    "WH-PARRY-SIDE-100", "WH-PARRY-SIDE-110", "WH-PARRY-SIDE-111",
)  # fmt: skip
@pytest.mark.parametrize(
    ("total", "metres", "far", "agility", "falls", "through", "breaks"),
    [
        (-5000, 0, False, None, False, 0, False),
        (-12, 0, False, None, False, 0, False),
        (60, 0, False, None, False, 0, False),
        (61, 1, False, 30, False, 0, False),
        (70, 1, False, 30, False, 0, False),
        (71, 2, False, 10, False, 0, False),
        (80, 2, False, 10, False, 0, False),
        (81, 0, True, None, True, 0, False),
        (90, 0, True, None, True, 0, False),
        (91, 0, True, None, True, 3, False),
        (100, 0, True, None, True, 3, False),
        (101, 0, True, None, True, 5, False),
        (110, 0, True, None, True, 5, False),
        (111, 0, True, None, True, 9, True),
        (99999, 0, True, None, True, 9, True),
    ],
)
def test_side_effects(
    tables: Tables,
    total: int,
    metres: int,
    far: bool,
    agility: int | None,
    falls: bool,
    through: int,
    breaks: bool,
) -> None:
    one = side_effect(tables, total)
    assert (one.metres, one.far, one.agility, one.falls, one.breaks) == (
        metres,
        far,
        agility,
        falls,
        breaks,
    )
    assert let_through(one, 9) == through


@pytest.mark.rule("WH-PARRY-SIDE-100")
def test_a_quarter_is_rounded_up(tables: Tables) -> None:
    assert [let_through(side_effect(tables, 95), one) for one in (0, 1, 4, 5, 9)] == [0, 1, 1, 2, 3]


# Zones and damage.


@pytest.mark.rule("WH-LOC-BANDS", "WH-LOC-PRECISE-TALENT")
@pytest.mark.parametrize(
    ("degrees", "precise", "expected"),
    [
        (0, False, "jambes"),
        (1, False, "jambes"),
        (2, False, "bras"),
        (3, False, "corps"),
        (4, False, "tete"),
        (9, False, "tete"),
        (3, True, "tete"),
        (1, True, "bras"),
    ],
)
def test_zones(tables: Tables, degrees: int, precise: bool, expected: str) -> None:
    assert zone(tables, degrees, precise=precise).id == expected


@pytest.mark.rule("WH-LOC-CHOICE")
def test_lower_zones_may_be_chosen(tables: Tables) -> None:
    assert [one.id for one in zones(tables, 3)] == ["jambes", "bras", "corps"]
    assert [one.id for one in zones(tables, 2)] == ["jambes", "bras"]


def dealt(
    tables: Tables,
    row: str,
    die: int,
    bf: int,
    be: int,
    worn: tuple[str, ...] = (),
    part: str = "corps",
    hand: Hand = Hand.RIGHT,
    **fields: object,
) -> int:
    """The damage of a blow on a zone whose armour counts."""
    victim = replace(person(), armour=tuple(piece(one) for one in worn))
    strike = Strike(arm=held(tables, row, hand), die=die, bf=bf, **fields)  # type: ignore[arg-type]
    return damage(Settings(), strike, be, layers(tables, victim, part)).total


@pytest.mark.rule(
    "WH-DMG-FORMULA",
    "WH-ATTR-VICELARDE",
    "WH-ATTR-CONTONDANTE",
    "WH-ATTR-PERFORANTE",
    "WH-WPN-UNARMED",
)
@pytest.mark.parametrize(
    ("row", "die", "bf", "be", "worn", "expected"),
    [
        ("epee", 7, 6, 6, ("maille-chemise",), 4),
        ("hache-pic", 1, 5, 7, (), 0),
        ("mains-nues", 7, 6, 6, (), 3),
        ("epee", 5, 6, 6, ("cuir-bouilli-plastron",), 5),
        ("epee", 5, 6, 6, (), 6),
        ("masse-marteau", 5, 6, 6, ("plates-plastron",), 4),
        ("gourdin", 5, 6, 6, (), 3),
        ("dague", 5, 6, 3, ("maille-chemise",), 5),
        ("dague", 5, 6, 3, (), 6),
    ],
)
def test_damage(
    tables: Tables, row: str, die: int, bf: int, be: int, worn: tuple[str, ...], expected: int
) -> None:
    assert dealt(tables, row, die, bf, be, worn) == expected


@pytest.mark.rule("WH-ATTR-VICELARDE")
def test_the_heaviest_layer_counts(tables: Tables) -> None:
    both = ("matelassee-gambison", "maille-chemise")
    assert dealt(tables, "epee", 9, 6, 6, both) == 9 - 3 - 1
    victim = replace(
        person(), armour=tuple(piece(one) for one in ("maille-cousue-chemise", "ecailles-chemise"))
    )
    strike = Strike(arm=held(tables, "epee"), die=9, bf=6)
    outer = Settings(readings=Readings(armour_class="exterieure"))
    inner_only = layers(tables, victim, "corps")[1:]
    assert damage(outer, strike, 6, inner_only).total == 9 - 2 + 1
    # By the reading of the outermost, what lies under it says nothing.
    scales, cloth = layers(tables, victim, "corps")
    light_outside = (cloth, scales)
    assert (scales.armour.weight, cloth.armour.weight) == ("lourde", "legere")
    assert weight(outer, light_outside) == "legere"
    assert weight(Settings(), light_outside) == "lourde"
    assert weight(outer, ()) == weight(Settings(), ()) == ""


@pytest.mark.rule("WH-SPEC-PIERCING")
def test_piercing_ignores_armour(tables: Tables) -> None:
    plates = ("maille-chemise", "plates-plastron")
    assert dealt(tables, "epee", 9, 6, 6, plates) == 9 - 4 - 1
    assert dealt(tables, "epee", 9, 6, 6, plates, pierced=2) == 9 - 2 - 1
    assert dealt(tables, "fleuret", 9, 6, 6, plates, pierced=1) == 9 - 2 - 2
    assert dealt(tables, "fleuret", 9, 6, 6, ("cuir-bouilli-plastron",), pierced=4) == 9 - 2


@pytest.mark.rule("WH-ACT-CHARGE", "WH-ACT-AIM", "WH-POST-SUICIDAL", "WH-WPN-QUALITY-AMMO")
@pytest.mark.parametrize(
    ("fields", "more"),
    [
        ({"charging": True}, 1),
        ({"aimed": True}, 1),
        ({"posture": 2}, 2),
        ({"missile": 1}, 1),
        ({"powerful": True}, 1),
        ({"band": -2}, -2),
    ],
)
def test_what_adds_to_damage(tables: Tables, fields: dict[str, object], more: int) -> None:
    assert dealt(tables, "masse-marteau", 6, 6, 4, ("maille-chemise",), **fields) == 7 + more


@pytest.mark.rule("WH-RNG-DAMAGE", "WH-WPN-QUALITY-AMMO")
@pytest.mark.parametrize(
    ("row", "die", "bf", "worn", "missile", "expected"),
    [
        ("arbalete-a-levier", 6, 9, ("maille-chemise",), 0, 5),
        ("javelot", 6, 6, (), 0, 5),
        ("arc-long", 5, 9, (), 1, 6),
    ],
)
def test_damage_of_missiles(
    tables: Tables, row: str, die: int, bf: int, worn: tuple[str, ...], missile: int, expected: int
) -> None:
    assert dealt(tables, row, die, bf, 6, worn, missile=missile) == expected


@pytest.mark.rule("WH-ATTR-PERCUTANTE", "WH-ATTR-EPUISANTE")
@pytest.mark.parametrize(
    ("row", "be", "round_number", "two"),
    [
        ("morgenstern", 7, 3, True),
        ("morgenstern", 7, 4, False),
        ("morgenstern", 6, 4, False),
        ("epee", 7, 1, False),
        ("arquebuse", 6, 9, True),
    ],
)
def test_two_dice(tables: Tables, row: str, be: int, round_number: int, two: bool) -> None:
    assert percussive(held(tables, row), be, round_number) is two


@pytest.mark.rule("WH-SHIELD-DAMAGE", "WH-SHIELD-ATTRIBUTES", "WH-ATTR-PERFORANTE")
@pytest.mark.parametrize(
    ("row", "die", "bf", "lost"),
    [
        ("hache-pic", 9, 6, 7),
        ("masse-marteau", 9, 6, 8),
        ("dague", 9, 6, 2),
        ("epee", 9, 6, 6),
        ("hache-pic", 1, 5, 0),
    ],
)
def test_shields_take_the_blow(tables: Tables, row: str, die: int, bf: int, lost: int) -> None:
    shield = parried_with(tables, held(tables, "bouclier", Hand.LEFT))
    assert shield.be == 8
    assert (
        shield_damage(tables, Strike(arm=held(tables, row), die=die, bf=bf), shield).total == lost
    )


@pytest.mark.rule("WH-SHIELD-TABLE", "WH-SHIELD-QUALITY")
def test_shields(tables: Tables, settings: Settings) -> None:
    buckler = parried_with(tables, held(tables, "rondache", Hand.LEFT))
    shield = parried_with(tables, held(tables, "bouclier", Hand.LEFT))
    assert (buckler.be, buckler.points) == (9, 90)
    assert [shield_points(tables, shield, one) for one in ("normale", "bonne")] == [80, 120]
    assert [shield_points(tables, buckler, one) for one in ("mediocre", "exceptionnelle")] == [
        45,
        180,
    ]
    straw = Guard(arm=held(tables, IMPROVISED, Hand.LEFT))
    assert (parried_with(tables, straw.arm).be, parried_with(tables, straw.arm).points) == (7, 50)
    incoming = Incoming(arm=held(tables, "epee"))
    assert parry_target(tables, settings, person(), CC, straw, incoming).total == 50
    assert parried_with(tables, bare_hands(tables)).points is None


@pytest.mark.rule("WH-SHIELD-BREAK")
def test_a_broken_shield_is_the_worst_parry(tables: Tables) -> None:
    worst = shattered(tables)
    assert (worst.falls, worst.breaks, let_through(worst, 7)) == (True, True, 7)


# Initiative.


@pytest.mark.rule("WH-INIT-ROLL", "WH-TAL-ON-GUARD", "WH-GEN-ARMOUR-INITIATIVE")
@pytest.mark.parametrize(
    ("ag", "rolled", "total"),
    [(56, (8, 8, 8), 80), (31, (5, 9, 20), 65), (30, (10, 10, 10), 60), (40, (10, 10, 10, 12), 82)],
)
def test_initiative(ag: int, rolled: tuple[int, ...], total: int) -> None:
    assert initiative(start("Ag", ag), rolled).total == total


@pytest.mark.rule("WH-TAL-ON-GUARD")
def test_dice_of_initiative() -> None:
    assert [die.sides for die in dice(person(), "otto")] == [20, 20, 20]
    assert len(dice(person("sur-ses-gardes"), "otto")) == 4
    keys = {die.key for who in ("otto", "karl") for die in dice(person(), who)}
    assert len(keys) == 6


@pytest.mark.rule("WH-INIT-PER-ACTION", "WH-ATTR-DOUBLE")
@pytest.mark.parametrize(
    ("value", "attacks", "expected"),
    [(80, 2, (80, 40)), (81, 2, (81, 40)), (90, 3, (90, 45, 30)), (60, 1, (60,))],
)
def test_slots(settings: Settings, value: int, attacks: int, expected: tuple[int, ...]) -> None:
    assert slots(settings, value, attacks) == expected


@pytest.mark.rule("WH-INIT-PER-ACTION")
def test_the_other_reading_halves_again() -> None:
    other = Settings(readings=Readings(initiative_slots="moitie"))
    assert slots(other, 80, 3) == (80, 40, 20)


@pytest.mark.rule("WH-GEN-ROUND-TIME")
def test_a_round_lasts_six_seconds() -> None:
    assert (seconds(10), seconds(25)) == (60, 150)


def test_every_sum_is_its_terms(tables: Tables) -> None:
    who = person("maitrise-escrime")
    attack = Attack(
        arm=held(tables, "rapiere-sabre"), posture="temeraire", number=2, situation=("dans-le-dos",)
    )
    total = melee_target(tables, Settings(), who, combat_cc(45, 30), attack)
    assert isinstance(total, Breakdown)
    assert [line.amount for line in total.lines] == [45, 20, 10, -10, 20]
