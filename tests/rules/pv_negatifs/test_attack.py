"""Blows and what surrounds them: naturals, mishaps, held initiative, free attacks, pushing…"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.pv_negatifs import attack, manoeuvres, mortal
from desktop.rules.pv_negatifs.document import Weapon
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.load import Tables
from tests.rules.pv_negatifs.people import person, reading

SWORD = Weapon(id="w", name="Épée", dice=1, sides=8, bonus=3)
BITE = Weapon(id="b", name="Morsure", natural=True)
BOW = Weapon(id="a", name="Arc", ranged=True)


@pytest.mark.parametrize(
    ("group", "level", "thac0"),
    [
        ("guerrier", 1, 20),
        ("guerrier", 5, 16),
        ("pretre", 3, 20),
        ("pretre", 4, 18),
        ("roublard", 2, 20),
        ("roublard", 3, 19),
        ("mage", 4, 19),
        ("", 9, 20),
    ],
)
def test_thac0_of_a_group(tables: Tables, group: str, level: int, thac0: int) -> None:
    assert attack.thac0(tables, person(group=group, level=level)).total == thac0
    assert attack.thac0(tables, person(group=group, level=level, thac0=7)).total == 7


@pytest.mark.parametrize(
    ("group", "level", "save", "value"),
    [
        ("guerrier", 1, "ppm", 14),
        ("guerrier", 2, "souffle", 17),
        ("guerrier", 20, "sorts", 6),
        ("pretre", 4, "petrification", 12),
        ("roublard", 8, "baguette", 12),
        ("mage", 21, "sorts", 4),
        ("mage", 0, "ppm", 14),
        ("", 3, "ppm", None),
    ],
)
def test_saves_of_a_group(
    tables: Tables, group: str, level: int, save: str, value: int | None
) -> None:
    assert attack.save_value(tables, person(group=group, level=level), save) == value
    own = person(group=group, level=level, saves={save: 2})
    assert attack.save_value(tables, own, save) == 2


def test_hitting(tables: Tables) -> None:
    needed = attack.need(attack.thac0(tables, person(thac0=15)), 4)
    assert needed.total == 11
    assert attack.hits(11, 9, 2)
    assert not attack.hits(11, 8, 2)
    assert attack.hits(40, 20, -10)
    assert not attack.hits(-5, 1, 10)


@pytest.mark.rule("PV-NAT20", "PV-NAT20-SPELL", "PV-FALL-20")
@pytest.mark.parametrize(
    ("rolls", "damage", "dealt"),
    [
        ((20, 11), 7, 14),
        ((20, 20, 5), 7, 28),
        ((20, 20, 20, 3), 7, 56),
        ((20, 20, 8), 24, 96),
        ((14,), 24, 24),
        ((20, 6), 13, 26),
    ],
)
def test_natural_twenties_double(
    tables: Tables, rolls: tuple[int, ...], damage: int, dealt: int
) -> None:
    times = attack.multiplier(tables, rolls)
    assert times is not None
    assert damage * times == dealt


@given(st.integers(0, 6), st.integers(1, 19))
def test_a_chain_asks_until_it_ends(tables: Tables, twenties: int, last: int) -> None:
    chain = (20,) * twenties
    assert attack.multiplier(tables, chain) is None
    assert attack.multiplier(tables, (*chain, last)) == 2**twenties


@pytest.mark.rule("PV-HELPLESS-DAMAGE")
def test_damage() -> None:
    assert attack.most_damage(SWORD) == 11
    assert attack.damage(SWORD, (5,)).total == 8
    assert attack.damage(Weapon(id="w", name="Gourdin", bonus=-4), (1,)).total == 0


@pytest.mark.rule(
    "PV-NAT1",
    "PV-NAT1-SELF",
    "PV-NAT1-ALLY",
    "PV-NAT1-DROP",
    "PV-NAT1-UNARMED",
    "PV-NAT1-BREAK",
    "PV-NAT1-NATURAL-BREAK",
)
@pytest.mark.parametrize(
    ("die", "weapon", "ally", "outcome"),
    [
        (1, SWORD, True, "soi"),
        (2, SWORD, False, "soi"),
        (3, SWORD, True, "allie"),
        (4, SWORD, False, "rien"),
        (5, SWORD, True, "echappe"),
        (5, None, True, "relance"),
        (5, BITE, True, "relance"),
        (6, SWORD, True, "casse"),
        (6, BITE, True, "blesse"),
        (6, None, True, "blesse"),
    ],
)
def test_mishaps(tables: Tables, die: int, weapon: Weapon | None, ally: bool, outcome: str) -> None:
    assert attack.outcome(attack.mishap(tables, die), weapon, ally=ally) == outcome


@pytest.mark.rule("PV-NAT1-DROP")
@pytest.mark.parametrize(
    ("size", "dice"),
    [
        ("tres-petite", 5),
        ("petite", 4),
        ("moyenne", 3),
        ("grande", 2),
        ("tres-grande", 1),
        ("du-mj", 3),
    ],
)
def test_how_far_a_weapon_flies(tables: Tables, size: str, dice: int) -> None:
    assert attack.flight_dice(tables, Weapon(id="w", name="Arme", size=size)) == dice


@pytest.mark.rule("PV-NAT1-DROP")
def test_where_a_weapon_lies() -> None:
    assert attack.flight(2, (3, 4, 1, 4, 1)) == attack.Flight(2, 13)
    assert attack.flight(1, (3,)) == attack.Flight(1, 3)


@pytest.mark.rule("PV-NAT1-BREAK", "PV-NAT1-NATURAL-BREAK")
@pytest.mark.parametrize(
    ("weapon", "percent"),
    [
        (SWORD, 30),
        (Weapon(id="w", name="Épée +3", magic=15), 15),
        (Weapon(id="w", name="Épée +1", magic=8), 18),
        (Weapon(id="w", name="Relique", magic=40), 0),
        (BITE, 30),
        (None, 30),
    ],
)
def test_breaking(tables: Tables, weapon: Weapon | None, percent: int) -> None:
    assert attack.break_chance(tables, weapon).total == percent


# Initiative.


@pytest.mark.rule("PV-HOLD-REROLL")
@pytest.mark.parametrize(
    ("reaction", "again"), [("autre", True), ("contact", False), ("sort-court", False)]
)
def test_who_held_rolls_again(reaction: manoeuvres.Reaction, again: bool) -> None:
    assert manoeuvres.rolls_again(reaction) is again


@pytest.mark.rule("PV-HOLD-TIE")
def test_who_held_loses_ties() -> None:
    low, high = Settings(), reading(initiative="haut")
    assert not manoeuvres.before(low, 6, 6)
    assert not manoeuvres.before(high, 6, 6)
    assert manoeuvres.before(low, 5, 6)
    assert manoeuvres.before(high, 7, 6)
    assert not manoeuvres.before(high, 5, 6)


# Free attacks.


@pytest.mark.rule("PV-FREE-INIT", "PV-FREE-UNLIMITED")
def test_who_wins_or_ties_strikes() -> None:
    leaving = 5
    struck = [manoeuvres.strikes(Settings(), foe, leaving) for foe in (4, 5, 6)]
    assert struck == [True, True, False]
    assert [manoeuvres.strikes(Settings(), 2, each) for each in (3, 4, 5, 6, 7)] == [True] * 5
    assert manoeuvres.strikes(reading(free_attacks="tous"), 6, leaving)
    assert manoeuvres.strikes(reading(initiative="haut"), 6, leaving)


@pytest.mark.rule("PV-FREE-ONE", "PV-FREE-HASTE")
def test_what_a_free_attack_may_be(tables: Tables) -> None:
    plain = manoeuvres.free_attacks(tables, haste=False)
    assert [one.id for one in plain] == ["attaque", "sort"]
    assert [one.attacks for one in plain] == [1, 0]
    hasted = manoeuvres.free_attacks(tables, haste=True)
    assert [one.id for one in hasted if one.haste] == [
        "attaques",
        "deux-sorts",
        "sort-long",
        "sort-et-attaque",
    ]


@pytest.mark.rule("PV-FREE-SPELL", "PV-FREE-HASTE")
def test_spells_of_a_free_attack(tables: Tables) -> None:
    """By their segments: one of a single segment; under haste two, or one of two, but none of
    three."""
    plain = manoeuvres.free_attacks(tables, haste=False)
    assert [one.spells for one in plain if one.spells] == [(1,)]
    hasted = manoeuvres.free_attacks(tables, haste=True)
    assert [one.spells for one in hasted if one.spells] == [(1,), (1, 1), (2,), (1,)]


# Pushing.


@pytest.mark.rule("PV-PUSH-WHO")
def test_only_melee_pushes() -> None:
    refused = manoeuvres.may_push(BOW)
    assert refused is not None
    assert refused.key == "pv.why.push-melee"
    assert manoeuvres.may_push(SWORD) is None


@pytest.mark.rule("PV-PUSH-CHANCE")
@pytest.mark.parametrize(("damage", "percent"), [(7, 70), (12, 100), (0, 0)])
def test_chance_to_push(tables: Tables, damage: int, percent: int) -> None:
    assert manoeuvres.push_chance(tables, damage).total == percent


@pytest.mark.rule("PV-PUSH-CELL")
def test_three_cells_away() -> None:
    assert manoeuvres.push_cells("o") == ("ne", "e", "se")
    assert manoeuvres.push_cells("s") == ("no", "n", "ne")
    assert manoeuvres.push_cells("ne") == ("s", "so", "o")


@pytest.mark.rule("PV-PUSH-SAVE")
@pytest.mark.parametrize(("damage", "target"), [(5, 13), (10, 13), (11, 12), (25, 11), (0, 14)])
def test_holding_ones_ground(tables: Tables, damage: int, target: int) -> None:
    assert manoeuvres.push_target(tables, 14, damage).total == target


# Shots, interposition, non-lethal.


@pytest.mark.rule("PV-SHOOT-VERY", "PV-SHOOT-RISK", "PV-SHOOT-LIMITED", "PV-SHOOT-MIN")
@pytest.mark.parametrize(
    ("case", "sides", "risky"),
    [
        ("tres-risque", 6, {1, 2}),
        ("a-risque", 6, {1}),
        ("limite", 10, {1}),
        ("minimum", 20, {1}),
    ],
)
def test_shots_into_a_melee(tables: Tables, case: str, sides: int, risky: set[int]) -> None:
    row = tables.shots.get(case)
    assert row.sides == sides
    assert {die for die in range(1, sides + 1) if manoeuvres.threatens(row, die)} == risky


@pytest.mark.rule("PV-INTERPOSE-BOTH", "PV-INTERPOSE-ONE")
@pytest.mark.parametrize(("case", "to_hit", "percent"), [("deux", -2, 20), ("un", -4, 40)])
def test_interposition(tables: Tables, case: str, to_hit: int, percent: int) -> None:
    assert tables.interpositions.get(case).to_hit == to_hit
    assert manoeuvres.spell_interrupted(tables, case, 4).total == percent
    assert manoeuvres.spell_interrupted(tables, case, 30).total == 100


@pytest.mark.rule("PV-NONLETHAL")
def test_nonlethal_takes_a_weapon(tables: Tables) -> None:
    assert tables.fights.nonlethal.to_hit == -2
    assert manoeuvres.nonlethal_refused(SWORD) is None
    assert manoeuvres.nonlethal_refused(None) is not None


@pytest.mark.rule("PV-NONLETHAL-MORTAL")
def test_nonlethal_wounds_one_time_in_ten(tables: Tables) -> None:
    sides = tables.fights.nonlethal.effective_sides
    assert [roll for roll in range(1, sides + 1) if mortal.effective(roll)] == [1]


@pytest.mark.rule("PV-NONLETHAL-ALARM")
def test_alarm_in_the_second_round(tables: Tables) -> None:
    assert [manoeuvres.may_alarm(tables, acted) for acted in (1, 2, 3)] == [False, True, True]


@pytest.mark.rule("PV-BLIND-RANGED")
def test_blind_shots_need_a_guide() -> None:
    one = person()
    shut = manoeuvres.blind_shot_refused(Settings(), one, blind=True, guided=False)
    assert shut is not None
    assert manoeuvres.blind_shot_refused(Settings(), one, blind=True, guided=True) is None
    assert manoeuvres.blind_shot_refused(Settings(), one, blind=False, guided=False) is None
    allowed = reading(blind_shots="permis")
    assert manoeuvres.blind_shot_refused(allowed, one, blind=True, guided=False) is None
