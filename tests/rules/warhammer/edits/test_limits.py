"""How far a number of a document may go: what is at the limit is kept, what is beyond refused."""

import msgspec
import pytest

from desktop.rules.warhammer.catalogue import offers
from desktop.rules.warhammer.commands import gear as g
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.commands import person as p
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Doom,
    Infection,
    Item,
    Ongoing,
    PieceHeld,
    Purse,
    SkillHeld,
    State,
    WeaponHeld,
    Wound,
)
from tests.rules.warhammer.edits.desk import Desk

replace = msgspec.structs.replace
SWORD = WeaponHeld(id="w", weapon="epee")
CUT = Wound(id="w", kind="tranchantes", location="bras", value=5)
OWNER = Character(
    purse=Purse(sous=100),
    weapons=(SWORD,),
    items=(Item(id="i", name="Corde"),),
    skills=(SkillHeld(id="s", skill="soins"),),
    wounds=(CUT,),
)
MOST = 1_000_000_000

LIMITS = [
    (g.AddWeapon(WeaponHeld(id="n", name="Croc", damage=30)), True),
    (g.AddWeapon(WeaponHeld(id="n", name="Croc", damage=31)), False),
    (g.AddWeapon(WeaponHeld(id="n", name="Croc", damage=-30)), True),
    (g.AddWeapon(WeaponHeld(id="n", name="Croc", damage=-31)), False),
    (g.UpdateWeapon(replace(SWORD, lost=200)), True),
    (g.UpdateWeapon(replace(SWORD, lost=201)), False),
    (g.AddPiece(PieceHeld(id="n", piece="maille-gilet", pa_lost={"corps": 200})), True),
    (g.AddPiece(PieceHeld(id="n", piece="maille-gilet", pa_lost={"corps": 201})), False),
    (g.AddAmmunition(Ammunition(id="n", ammunition="balles", count=100_000)), True),
    (g.AddAmmunition(Ammunition(id="n", ammunition="balles", count=100_001)), False),
    (g.UpdateItem(Item(id="i", name="Corde", quantity=100_000)), True),
    (g.UpdateItem(Item(id="i", name="Corde", quantity=100_001)), False),
    (g.UpdateItem(Item(id="i", name="Corde", quantity=0)), True),
    (g.SetPurse(MOST, MOST), True),
    (g.SetPurse(MOST + 1), False),
    (g.SetPurse(0, MOST + 1), False),
    (g.Earn(MOST - 100), True),
    (g.Earn(MOST - 99), False),
    (g.Pay(100), True),
    (g.Pay(101), False),
    (g.Buy(id="n", ware="weapon", row="epee", price=100), True),
    (g.Buy(id="n", ware="weapon", row="epee", price=0), True),
    (g.Buy(id="n", ware="weapon", row="epee", price=-1), False),
    (g.Buy(id="n", ware="weapon", row="epee", count=0, price=1), False),
    (g.Buy(id="n", ware="weapon", row="epee", count=20, price=1), True),
    (g.Buy(id="n", ware="weapon", row="epee", count=21, price=1), False),
    (g.Buy(id="n", ware="goods", row="divers-torche", count=1000, price=1), True),
    (g.Buy(id="n", ware="goods", row="divers-torche", count=1001, price=1), False),
    (g.Sell(ware="weapon", id="w", price=MOST - 100), True),
    (g.Sell(ware="weapon", id="w", price=MOST - 99), False),
    (g.Sell(ware="weapon", id="w", price=0), True),
    (g.Sell(ware="weapon", id="w", count=0, price=1), False),
    (g.Sell(ware="weapon", id="w", count=2, price=1), False),
    (p.SetAdvance("cc", 100), True),
    (p.SetAdvance("cc", 101), False),
    (p.SetAdvance("cc", -100), True),
    (p.SetAdvance("cc", -101), False),
    (p.SetSecondary("attacks", 9), True),
    (p.SetSecondary("attacks", 10), False),
    (p.SetSecondary("attacks", 0), True),
    (p.SetSecondary("attacks", -1), False),
    (p.SetSecondary("move", 20), True),
    (p.SetSecondary("move", 21), False),
    (p.SetSecondary("destiny", 20), True),
    (p.SetSecondary("destiny", 21), False),
    (p.SetSecondary("destiny", -9), True),
    (p.SetSecondary("destiny", -10), False),
    (p.SetSecondary("move", -9), True),
    (p.SetSecondary("move", -10), False),
    (p.SetSecondary("magic", 10), True),
    (p.SetSecondary("magic", 11), False),
    (p.SetSecondary("madness", 20), True),
    (p.SetSecondary("madness", 21), False),
    (p.SetSkill(SkillHeld(id="s", skill="soins", level=3)), True),
    (p.SetSkill(SkillHeld(id="s", skill="soins", level=4)), False),
    (p.SetSkill(SkillHeld(id="s", skill="soins", level=0)), False),
    (p.SetDice("cc", 2), True),
    (p.SetDice("cc", 1), False),
    (p.SetDice("cc", 20), True),
    (p.SetDice("cc", 21), False),
    (p.SetDestinyDie(10), True),
    (p.SetDestinyDie(11), False),
    (p.SetDestinyDie(1), True),
    (p.SetDestinyDie(0), False),
    (h.PassDays(365), True),
    (h.PassDays(366), False),
    (h.SetState(State(stunned=1000)), True),
    (h.SetState(State(stunned=1001)), False),
    (h.SetState(State(last=-1)), False),
    (h.UpdateWound(replace(CUT, days=1000)), True),
    (h.UpdateWound(replace(CUT, days=1001)), False),
    (h.UpdateWound(replace(CUT, penalties=(Ongoing(stat="cc", rounds=1001),))), False),
    (h.UpdateWound(replace(CUT, doom=Doom(left=1001, unit="jours"))), False),
    (h.UpdateWound(replace(CUT, infection=Infection(course="fievre", day=-1))), False),
    (h.TestInfection(id="w", roll=100), True),
    (h.TestInfection(id="w", roll=101), False),
    (h.TestInfection(id="w", roll=1), True),
]


@pytest.mark.parametrize(
    ("command", "kept"),
    LIMITS,
    ids=[f"{place}-{type(each).__name__}" for place, (each, _) in enumerate(LIMITS)],
)
def test_what_is_at_the_limit_is_kept(desk: Desk, command: msgspec.Struct, kept: bool) -> None:
    if kept:
        desk.edited(OWNER, command)
    else:
        assert desk.refused(OWNER, command)


@pytest.mark.parametrize(
    ("roll", "care", "kept"),
    [
        (1, 1, True),
        (100, 100, True),
        (0, 1, False),
        (101, 1, False),
        (1, 0, False),
        (1, 101, False),
    ],
)
def test_dice_of_an_amputation_are_dice(desk: Desk, roll: int, care: int, kept: bool) -> None:
    rotten = replace(CUT, infection=Infection(course="gangrene", day=1))
    command = h.Amputate(id="w", roll=roll, care_target=40, care_roll=care)
    if kept:
        desk.edited(replace(OWNER, wounds=(rotten,)), command)
    else:
        assert desk.refused(replace(OWNER, wounds=(rotten,)), command) == "wh.edit.range"


def test_a_heap_of_one_thing_grows_to_the_limit(desk: Desk) -> None:
    torch = next(one for one in offers(desk.tables) if one.row == "divers-torche")
    for held, kept in ((99_990, True), (99_991, False)):
        heap = Item(id="t", name=str(torch.name), quantity=held)
        rich = Character(purse=Purse(sous=1000), items=(heap,))
        buy = g.Buy(id="n", ware="goods", row=torch.row, count=10, price=1)
        if kept:
            assert [one.quantity for one in desk.edited(rich, buy).items] == [100_000]
        else:
            assert desk.refused(rich, buy) == "wh.edit.range"


def test_what_is_paid_and_sold_is_in_the_purse(desk: Desk) -> None:
    sold = desk.edited(OWNER, g.Sell(ware="weapon", id="w", price=44))
    assert (sold.purse.sous, sold.weapons) == (144, ())
    assert desk.edited(OWNER, g.Buy(id="n", ware="weapon", row="epee", price=100)).purse.sous == 0
