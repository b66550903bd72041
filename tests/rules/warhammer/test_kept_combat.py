"""What the rules of a Warhammer fight make of numbers, as tables of cases on either side of each
bound; read once and kept."""

from collections.abc import Callable
from itertools import combinations, product

import pytest
from msgspec.structs import replace

from desktop.rules.warhammer import (
    armour,
    attack,
    damage,
    defence,
    duel,
    shooting,
)
from desktop.rules.warhammer.arms import IMPROVISED, arm, bare_hands
from desktop.rules.warhammer.document import (
    ZONES,
    Character,
    Hand,
    OwnShot,
    PieceHeld,
    WeaponHeld,
)
from desktop.rules.warhammer.percent import (
    Extended,
    attempt,
    opposed,
    opposed_groups,
    softened,
)
from tests.rules.warhammer.cases import CC, OTHER, QUALITY, Rows, but, stay
from tests.rules.warhammer.people import person, piece, weapon
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

TABLES = SYSTEM.tables
EDGES = (-5, 0, 1, 2, 3, 49, 50, 97, 98, 99, 100, 120)
ROLLS = (1, 2, 3, 40, 49, 50, 51, 96, 98, 99, 100)


def percents() -> Rows:
    """Every edge of a test, and who wins of two."""
    for target, roll in product(EDGES, ROLLS):
        yield f"{target}/{roll}", attempt(target, roll)
    some = [attempt(target, roll) for target, roll in ((50, 50), (50, 39), (60, 49), (50, 60))]
    for one, other in product(some, some):
        yield f"{one.roll}<{one.target} : {other.roll}<{other.target}", opposed(one, other)
    for first, second in (((0, 1), (2, 3)), ((3, 3), (3,)), ((1,), (2, 0, 1))):
        groups = [tuple(some[place] for place in each) for each in (first, second)]
        yield f"{first} : {second}", opposed_groups(*groups)
    for degrees in range(12):
        yield f"degrees {degrees}", softened(TABLES, attempt(0, 10 * degrees + 5))
    for most, needed, each in ((3, 2, False), (2, 2, False), (3, 1, True)):
        task = Extended(most, needed, each=each)
        for success in (True, False, True, True):
            task = task.plus(success)
            yield success, (task, task.made, task.done, task.lost)


def attacks() -> Rows:
    """An attack with each thing that may change it."""
    held = weapon("epee")
    fencer = person("ambidextre", cc=60)
    sword, spear = arm(TABLES, fencer, held), arm(TABLES, fencer, weapon("lance", Hand.BOTH))
    plain = attack.Attack(arm=sword, against=sword)
    cases = [
        *(replace(plain, posture=each) for each in (*TABLES.postures.ids(), "rêveuse")),
        *(replace(plain, posture=each.id, damage_instead=True) for each in TABLES.postures),
        *(replace(plain, posture="temeraire", charging=each) for each in (False, True)),
        *(replace(plain, number=each) for each in (1, 2, 3)),
        *(replace(plain, aimed=each) for each in ("cc", "degats")),
        *(replace(plain, special=each.id) for each in TABLES.specials),
        *(replace(plain, pierced=each) for each in (1, 5)),
        *(replace(plain, situation=(each.id,)) for each in TABLES.cc_modifiers),
        replace(plain, situation=("dans-le-dos", "dans-le-dos", "rien")),
        *(
            replace(plain, arm=one, against=other, cramped=cramped)
            for one, other, cramped in product((sword, spear), (sword, spear, None), (False, True))
        ),
        *(replace(plain, arm=arm(TABLES, fencer, replace(held, quality=each))) for each in QUALITY),
    ]
    for one in cases:
        for settings in (SETTINGS, OTHER):
            yield but(plain, one), attack.melee_target(TABLES, settings, fencer, CC, one)
    for character, hand in product((person(), fencer), (Hand.LEFT, Hand.RIGHT, Hand.BOTH)):
        one = replace(plain, arm=arm(TABLES, character, weapon("hallebarde-armes-d-hast", hand)))
        yield hand, attack.melee_target(TABLES, SETTINGS, character, CC, one)
    for metres in (3, 4, 12, 13):
        yield f"charge {metres}", attack.charge_allowed(4, metres)
    for own, other in product((30, 50), (20, 50, 80)):
        rate = duel.hit_rate(own, other), duel.rounds_to_hit(own, other)
        yield f"{own} : {other}", (duel.combat_cc(own, other), rate)
    yield "never", (duel.rounds_to_hit(0, 0), duel.chance(-1), duel.chance(101))


def defences() -> Rows:
    """A parry and a dodge with each thing that may change them."""
    fencer = person("maitrise-cavalerie", cc=60)
    sword = arm(TABLES, fencer, weapon("epee"))
    guard, incoming = defence.Guard(arm=sword), defence.Incoming(arm=sword)
    rows = [*TABLES.melee.ids()]
    guards = [
        *(replace(guard, arm=arm(TABLES, fencer, weapon(each))) for each in rows),
        *(replace(guard, posture=each) for each in TABLES.postures.ids()),
        *(replace(guard, reactive=each) for each in (False, True)),
        replace(guard, surprising=True),
        *(replace(guard, ground=(each.id, each.id)) for each in TABLES.defence_modifiers),
    ]
    blows = [
        *(replace(incoming, arm=arm(TABLES, fencer, weapon(each))) for each in rows),
        *(replace(incoming, number=each) for each in (1, 2, 3)),
        replace(incoming, aimed=True),
        replace(incoming, bashed=True),
        replace(incoming, over=True),
    ]
    for one in guards:
        need = defence.parry_target(TABLES, SETTINGS, fencer, CC, one, incoming)
        yield but(guard, one), (need, defence.parried_with(TABLES, one.arm).id)
    for one in blows:
        for settings in (SETTINGS, OTHER):
            parry = defence.parry_target(TABLES, settings, fencer, CC, guard, one)
            dodge = defence.dodge_target(TABLES, settings, fencer, CC, (), one)
            yield but(incoming, one), (parry, dodge)
    for f in (30, 50):
        for harm in (-3, 0, 9):
            yield f"F {f}, {harm}", defence.side_effect_total(40, f, 40, harm)
    for row in TABLES.parry_effects:
        for total in (row.least, row.most):
            found = defence.side_effect(TABLES, total)
            let = [defence.let_through(found, each) for each in (-1, 1, 4, 5)]
            yield f"total {total}", (found, let)
    for total in (-1000, 0, 10_000):
        yield f"total {total}", defence.side_effect(TABLES, total)
    for shield, quality in product(TABLES.shields, QUALITY):
        yield f"{shield.id} {quality}", defence.shield_points(TABLES, shield, quality)


def shots() -> Rows:
    """Each weapon that shoots: bands, faults, how it is drawn and loaded."""
    archer = person("maitrise-arcs", ct=60)
    for row in TABLES.ranged:
        one = arm(TABLES, archer, weapon(row.id, Hand.BOTH))
        half, most = row.reach // 2, row.most or row.reach
        for metres in sorted(
            {half, half + 1, row.reach, row.reach + 1, 3 * most // 4, most, most + 1}
        ):
            at = shooting.band(TABLES, one, metres)
            need = None if at is None else shooting.shot_target(TABLES, archer, CC, one, at)
            yield f"{row.id} {metres} m", (None if at is None else at.id, need)
        for roll, quality in product((95, 96, 98, 99, 100), QUALITY):
            of_quality = arm(TABLES, archer, weapon(row.id, Hand.BOTH, quality=quality))
            fault, harm = shooting.fault(TABLES, of_quality, roll)
            if fault is not shooting.Fault.NONE:
                yield f"{row.id} {quality} {roll}", (fault, harm)
        drawn = [
            shooting.drawable(TABLES, one, bf, aiming=aim)
            for bf in (4, 5, 6, 7, 8)
            for aim in (False, True)
        ]
        yield row.id, (shooting.reload(archer, one), shooting.stunning_force(one), drawn)
    bow = arm(TABLES, archer, weapon("arc-simple", Hand.BOTH))
    at = shooting.band(TABLES, bow, 1)
    assert at is not None
    for ticked in TABLES.ct_modifiers.ids():
        yield ticked, shooting.shot_target(TABLES, archer, CC, bow, at, (ticked, ticked))
    for quality, aimed, number in product(QUALITY, (False, True), (1, 3)):
        shot = shooting.shot_target(
            TABLES, archer, CC, bow, at, missile=quality, aimed=aimed, number=number
        )
        yield f"{quality} {aimed} {number}", shot
    for roll, melee in product((40, 41, 60, 61), (False, True)):
        yield f"at 40: {roll} {melee}", shooting.struck(40, roll, melee=melee)


OWN = (
    WeaponHeld(id="w"),
    WeaponHeld(id="w", name="Croc", damage=-2, attributes=("percutante", "Runique")),
    WeaponHeld(id="w", name="Croc", critical="tranchantes", quality="exceptionnelle"),
    WeaponHeld(id="w", name="Fronde", shot=OwnShot(reach=9, most=30, strength=2, reload=3)),
    WeaponHeld(id="w", name="Dard", damage=1, critical="tranchantes", shot=OwnShot(magazine=4)),
    *(WeaponHeld(id="w", weapon="epee", damage=each) for each in (0, 3)),
    WeaponHeld(id="w", weapon="epee", name="Fendeuse", attributes=("lente", "Runique")),
    WeaponHeld(id="w", weapon="epee", critical="pugilat"),
    *(WeaponHeld(id="w", weapon=each) for each in (IMPROVISED, "epee-batarde", "arc-simple")),
    *(WeaponHeld(id="w", weapon="coup-de-poing", version=each) for each in (-1, 0, 1, 2, 3)),
    *(
        WeaponHeld(id="w", weapon="arc-simple", ammunition=each)
        for each in ("classiques", "matras", "bodkin", "rien")
    ),
    WeaponHeld(id="w", weapon="pistolet", name="Tonnerre", ammunition="bodkin", critical="pugilat"),
)
"""Weapons that are not quite those of the tables."""


def weapons() -> Rows:
    """Each weapon as it is held, and what it does to each weight of armour."""
    one = person("combattant-virevoltant")
    for row in (*TABLES.melee.ids(), *TABLES.ranged.ids()):
        for hand in (Hand.RIGHT, Hand.BOTH):
            used = arm(TABLES, one, weapon(row, hand))
            told = replace(used, held=weapon("", Hand.NONE), attributes=frozenset())
            yield f"{row} {hand.value}", (told, sorted(used.attributes))
    yield "bare hands", bare_hands(TABLES)
    for held in OWN:
        for hand in (Hand.RIGHT, Hand.BOTH):
            used = arm(TABLES, one, replace(held, hand=hand))
            yield but(WeaponHeld(id=""), held), but(bare_hands(TABLES), used)
    worn = [
        armour.layers(TABLES, Character(armour=(piece(each),)), "corps")
        for each in ("maille-gilet", "matelassee-gilet", "plates-plastron")
        if each in TABLES.pieces
    ]
    for row in TABLES.melee.ids():
        strike = damage.Strike(arm=arm(TABLES, one, weapon(row, Hand.BOTH)), die=6, bf=4)
        yield (
            row,
            [
                *(damage.damage(SETTINGS, strike, 3, each).total for each in ((), *worn)),
                *(damage.shield_damage(TABLES, strike, each).total for each in TABLES.shields),
                [damage.percussive(strike.arm, 7, each) for each in (1, 3, 4)],
            ],
        )
    plain = damage.Strike(arm=bare_hands(TABLES), die=6, bf=4)
    for each in (
        plain,
        replace(plain, charging=True, aimed=True, powerful=True),
        replace(plain, posture=2, missile=1, band=-1, pierced=3),
    ):
        yield but(plain, each), [damage.damage(OTHER, each, 3, layers) for layers in ((), *worn)]
    for degrees, precise in product(range(6), (False, True)):
        found = damage.zones(TABLES, degrees, precise=precise)
        yield f"degrees {degrees} {precise}", [each.id for each in found]


def armours() -> Rows:
    """Each piece alone, and pairs of armours: layers, penalties, hours, wear."""
    for row in TABLES.pieces:
        for quality in QUALITY:
            worn = Character(armour=(piece(row.id, quality),))
            zones = {each: armour.protection(TABLES, worn, each).total for each in ZONES}
            hit = armour.wear(TABLES, worn, "corps", (row.armour,)).lost
            yield f"{row.id} {quality}", (zones, hit)
    bodies = {row.armour: row.id for row in TABLES.pieces if row.corps}
    for one, other in combinations(bodies.values(), 2):
        worn = Character(armour=(piece(one), piece(other)))
        lying = [each.armour.id for each in armour.layers(TABLES, worn, "corps")]
        clash = [each.zone for each in armour.clashes(TABLES, worn)]
        hours = armour.wear_hours(TABLES, worn, 3)
        yield f"{one} + {other}", (lying, clash, hours)
    for each in TABLES.armours:
        whole = tuple(
            PieceHeld(id=one.id, piece=one.id) for one in TABLES.pieces if one.armour == each.id
        )
        for talents in ((), ("robuste",)):
            worn = replace(person(*talents), armour=whole)
            cost = armour.penalties(TABLES, SETTINGS, worn)
            yield f"{each.id} {talents}", (cost.agility, cost.cc, cost.ct, cost.hearing)


KEPT: dict[str, Callable[[], Rows]] = {
    "tests": percents,
    "attacks": attacks,
    "defences": defences,
    "shots": shots,
    "arms": weapons,
    "armours": armours,
}


@pytest.mark.parametrize("name", KEPT)
def test_numbers_stay_as_they_were_read(name: str) -> None:
    stay(name, KEPT[name]())
