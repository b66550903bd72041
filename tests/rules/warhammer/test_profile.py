"""The profile: bonuses, swaps, wounds, gear."""

import msgspec
import pytest

from desktop.rules.warhammer.document import Character, Hand, Injury, Kind, Ongoing, Origin, Wound
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Options, Readings, Settings
from desktop.rules.warhammer.tables.load import Tables
from tests.rules.warhammer.people import person, piece, weapon

replace = msgspec.structs.replace


@pytest.mark.rule("WH-GEN-MODIFIED-BONUS")
@pytest.mark.parametrize(
    ("f", "e", "ag", "bonuses"),
    [
        (34, 41, 28, (6, 7, 5)),
        (20, 30, 30, (5, 6, 6)),
        (29, 39, 9, (5, 6, 3)),
        (-5, 0, 30, (3, 3, 6)),
    ],
)
def test_bonuses_of_characters(
    tables: Tables, settings: Settings, f: int, e: int, ag: int, bonuses: tuple[int, ...]
) -> None:
    one = profile(tables, settings, person(f=f, e=e, ag=ag))
    assert (one.bf.total, one.be.total, one.ba.total) == bonuses


@pytest.mark.rule("WH-GEN-MONSTER-BONUS")
@pytest.mark.parametrize(("f", "bf"), [(35, 7), (45, 9), (50, 10), (44, 8)])
def test_bonuses_of_monsters(tables: Tables, settings: Settings, f: int, bf: int) -> None:
    one = profile(tables, settings, person(kind=Kind.MONSTER, f=f, e=45, ag=45))
    assert (one.bf.total, one.be.total, one.ba.total) == (bf, 9, 4)
    assert one.of("f") == f


@pytest.mark.rule("WH-CREATE-ELF-E")
def test_elves_have_little_endurance(tables: Tables, settings: Settings) -> None:
    elf = Character(origin=Origin(race="elfe", dice={"e": 11}))
    assert profile(tables, settings, elf).of("e") == 21


@pytest.mark.rule("WH-CREATE-SWAP")
def test_a_swap_takes_the_other_value(tables: Tables, settings: Settings) -> None:
    dice = {"cc": 5, "ct": 18}
    origin = Origin(race="nain", dice=dice, swapped={"cc": "ct", "ct": "cc"})
    one = profile(tables, settings, Character(origin=origin))
    assert (one.of("cc"), one.of("ct")) == (20 + 18, 30 + 5)


@pytest.mark.rule("WH-TAL-MARKSMAN")
def test_marksmen_shoot_better(tables: Tables, settings: Settings) -> None:
    one = profile(tables, settings, person("tireur-d-elite", ct=38))
    assert (one.of("ct"), one.natural["ct"].total) == (43, 43)


@pytest.mark.rule("WH-OFFHAND-TWO-HANDED-GRIP")
def test_both_hands_on_a_sword(tables: Tables, settings: Settings) -> None:
    grip = replace(person(f=38), weapons=(weapon("epee", Hand.BOTH),))
    one = profile(tables, settings, grip)
    assert (one.of("f"), one.bf.total) == (43, 7)
    tests = Settings(readings=Readings(grip_bonus="tests"))
    other = profile(tables, tests, grip)
    assert (other.of("f"), other.bf.total) == (43, 6)
    shield = replace(grip, weapons=(*grip.weapons, weapon("bouclier", Hand.LEFT)))
    assert profile(tables, settings, shield).of("f") == 38
    two_handed = replace(grip, weapons=(weapon("baton", Hand.BOTH),))
    assert profile(tables, settings, two_handed).of("f") == 38


@pytest.mark.rule("WH-CRIT-CUMULATIVE", "WH-CRIT-EXTRA-STATS")
def test_wounds_add_up(tables: Tables, settings: Settings) -> None:
    first = Wound(
        id="a",
        kind="tranchantes",
        location="bras",
        value=4,
        penalties=(Ongoing(stat="cc", amount=-10, rounds=3),),
    )
    second = Wound(
        id="b",
        kind="tranchantes",
        location="corps",
        value=6,
        penalties=(Ongoing(stat="cc", amount=-15, rounds=5),),
    )
    hurt = replace(person(cc=45, ct=40, f=40, ag=40), wounds=(first, second))
    one = profile(tables, settings, hurt)
    assert (one.base["cc"].total, one.of("ct"), one.of("f"), one.of("ag")) == (20, 40, 40, 40)
    spread = Settings(options=Options(cc_penalties_spread=True))
    other = profile(tables, spread, hurt)
    assert (other.base["cc"].total, other.of("ct"), other.of("f"), other.of("ag")) == (
        20,
        15,
        15,
        15,
    )
    healed = replace(hurt, wounds=(replace(first, healed=True), second))
    assert profile(tables, settings, healed).base["cc"].total == 30


def test_injuries_stay_once_healed(tables: Tables, settings: Settings) -> None:
    wound = Wound(
        id="a",
        kind="tranchantes",
        location="jambes",
        value=12,
        healed=True,
        injuries=(Injury(stat="m", halved=True), Injury(stat="ag", amount=-20)),
    )
    one = profile(tables, settings, replace(person(ag=41, m=5), wounds=(wound,)))
    assert (one.move.total, one.of("ag")) == (2, 21)


@pytest.mark.rule("WH-GEN-ARMOUR-INITIATIVE")
def test_armour_lowers_agility(tables: Tables, settings: Settings) -> None:
    worn = replace(
        person(ag=40), armour=(piece("matelassee-gambison"), piece("matelassee-jambieres"))
    )
    assert profile(tables, settings, worn).of("ag") == 30


def test_destiny_follows_race_and_die(tables: Tables, settings: Settings) -> None:
    found = []
    for die in (1, 4, 5, 7, 8, 10):
        dwarf = Character(origin=Origin(race="nain", destiny_die=die))
        found.append(profile(tables, settings, dwarf).destiny.total)
    assert found == [1, 1, 2, 2, 3, 3]
    spent = Character(
        origin=Origin(race="nain", destiny_die=9), destiny_spent=1, destiny_extra=2, fortune_spent=3
    )
    one = profile(tables, settings, spent)
    assert (one.destiny.total, one.fortune.total) == (4, 1)
