"""Edits of all kinds, on either side of their bounds, and people to try them on."""

import msgspec
from msgspec.structs import replace

from desktop.rules.warhammer.commands import gear as g
from desktop.rules.warhammer.commands import health as h
from desktop.rules.warhammer.commands import person as p
from desktop.rules.warhammer.document import (
    Ammunition,
    Doom,
    Hand,
    Infection,
    Item,
    OwnPiece,
    OwnShot,
    Pending,
    PieceHeld,
    Purse,
    SkillHeld,
    State,
    TalentHeld,
    WeaponHeld,
    Wound,
)
from desktop.rules.warhammer.fight.commands import Ring
from desktop.rules.warhammer.infection import Treatment
from tests.rules.warhammer.heroes import hero
from tests.rules.warhammer.people import person, weapon

RICH = replace(hero(), purse=Purse(sous=5000, liards=9))
CUT = Wound(id="n", kind="tranchantes", location="corps", value=9)
EDITS: tuple[msgspec.Struct, ...] = (
    *(p.SetText(field, "mots") for field in ("player", "past", "sex", "age", "notes", "history")),
    *(p.ChooseRace(race) for race in ("elfe", "", "orque")),
    *(p.SetDice("cc", value) for value in (1, 2, 20, 21, None)),
    *(p.SetDestinyDie(value) for value in (0, 1, 10, 11, None)),
    *(p.Swap(swap) for swap in ({}, {"cc": "ct", "ct": "cc"}, {"cc": "ct"}, {"cc": "cc"})),
    *(p.SetSecondary("move", value) for value in (-10, -9, 20, 21)),
    *(p.SetSecondary("magic", value) for value in (-1, 0, 10, 11)),
    p.SetAdvance("cc", 0),
    p.SetAdvance("luck", 1),
    *(p.AddSkill(SkillHeld(id="n", skill="metier", subject=each)) for each in ("armurier", "x")),
    *(p.AddSkill(SkillHeld(id="n", skill="soins", level=level)) for level in (0, 3, 4)),
    p.AddSkill(SkillHeld(id="s1", skill="soins")),
    p.SetSkill(SkillHeld(id="s2", skill="perception", level=3)),
    p.RemoveSkill("s2"),
    p.RemoveSkill("rien"),
    p.AddTalent(TalentHeld(id="n", talent="robuste")),
    p.AddTalent(TalentHeld(id="n", talent="ambidextre")),
    p.SetTalent(TalentHeld(id="t3", talent="Vision nocturne", text="loin")),
    p.RemoveTalent("t1"),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reach=2001))),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reach=2000, most=2000, reload=20))),
    g.AddWeapon(WeaponHeld(id="n", name="Croc", shot=OwnShot(reload=21))),
    g.AddWeapon(WeaponHeld(id="n", weapon="epee", quality="belle")),
    g.AddWeapon(WeaponHeld(id="n")),
    g.RemoveWeapon("w2"),
    *(g.Hold("w3", hand) for hand in Hand),
    *(g.Hold("w5", hand) for hand in Hand),
    g.Hold("rien", Hand.LEFT),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(covers={"bras": 4}, pa={"bras": 20}))),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(covers={"bras": 5}))),
    g.AddPiece(PieceHeld(id="n", piece="Peau", own=OwnPiece(pa={"bras": 21}))),
    g.AddPiece(PieceHeld(id="n", piece="plates-greves")),
    g.Wear("p4", True),
    g.Wear("p4", False),
    g.MendPiece("p1"),
    g.MendPiece("p4"),
    g.RemovePiece("p3"),
    g.AddAmmunition(Ammunition(id="n", ammunition="balles", count=3)),
    g.UpdateAmmunition(Ammunition(id="a1", ammunition="barbeles", bolts=True, count=-1)),
    g.RemoveAmmunition("a1"),
    g.AddItem(Item(id="n", name=" ")),
    g.RemoveItem("i1"),
    *(g.Buy(id="n", ware="weapon", row="epee", count=each) for each in (1, 2)),
    g.Buy(id="n", ware="weapon", row="arbalete-a-levier"),
    g.Buy(id="w1", ware="weapon", row="epee"),
    g.Buy(id="n", ware="piece", row="plates-greves", count=2, quality="bonne", price=10),
    *(
        g.Buy(id="n", ware="ammunition", row="barbeles", count=13, bolts=each)
        for each in (False, True)
    ),
    g.Buy(id="n", ware="goods", row="divers-torche", count=3),
    g.Buy(id="n", ware="goods", row="rien"),
    *(g.Buy(id="n", ware="goods", row="divers-torche", count=each) for each in (0, 1001)),
    *(g.Sell(ware="ammunition", id="a1", count=each) for each in (0, 1, 12, 13)),
    *(g.Sell(ware="goods", id="i1", count=each, price=5) for each in (1, 2)),
    g.Sell(ware="weapon", id="w2"),
    g.Sell(ware="weapon", id="w5"),
    g.Sell(ware="piece", id="p1"),
    g.Pay(240),
    g.Pay(5001, "trop"),
    g.Earn(0, 0),
    g.Earn(12, 3, "solde"),
    *(h.UpdateWound(replace(CUT, id="x1", side=side)) for side in ("droite", "haut")),
    *(h.Care("x1", extracted=each) for each in (False, True)),
    *(h.Care("x2", extracted=each) for each in (False, True)),
    *(h.Heal(each) for each in ("x1", "x2", "x3")),
    h.RemoveWound("x3"),
    *(h.TestInfection(id="x1", roll=each) for each in (0, 1, 45, 70, 100, 101)),
    *(
        h.TestInfection(id="x1", roll=60, treatment=Treatment(foul=each))
        for each in (-31, -30, -10, -9, 0)
    ),
    h.TestInfection(
        id="x1",
        roll=60,
        treatment=Treatment(washed=True, stitched=True, ointment=True, hygiene=True),
    ),
    *(h.TestPending(id="x1", place=each, roll=90) for each in (0, 1)),
    *(h.PassDays(each) for each in (0, 1, 2, 5, 12, 365, 366)),
    *(h.PassRounds(each) for each in (0, 1, 3, 6, 100, 101)),
    *(h.SetState(State(stunned=each)) for each in (-1, 1000, 1001)),
    h.SpendDestiny("x1"),
    h.SpendDestiny("x3"),
    h.SpendDestiny(),
    h.SpendFortune(),
    h.SpendFortune(use="decor", what="une poutre"),
    h.SpendFortune(use="decor", what="une poutre", accepted=False),
    h.RestoreFortune(),
)


GANGRENE = Infection(course="gangrene", day=2)
STURDY = replace(person(e=75), wounds=(CUT,), items=(Item(id="i", name="Torche", quantity=99_998),))
ILL = replace(
    person("dur-a-cuire", magic=1),
    weapons=(replace(weapon("epee"), lost=1),),
    ammunition=(Ammunition(id="a", ammunition="balles", count=99_999),),
    purse=Purse(sous=100, liards=8),
    wounds=(
        replace(CUT, infection=GANGRENE, bleeding=True, doom=Doom(left=2, unit="jours", days=9)),
        replace(
            CUT,
            id="p",
            pending=(
                Pending(characteristic="e", modifier=-20, fails=("paralysie",)),
                Pending(characteristic="fm", rounds=2, repeat=-10, fails=("evanoui",)),
            ),
            doom=Doom(left=3, unit="rounds"),
        ),
        replace(CUT, id="g", infection=Infection(course="grave", day=3, in_bed=False), healed=True),
    ),
)
TREATED = (
    *(h.Amputate(id="n", roll=each) for each in (0, 1, 30, 31, 100, 101)),
    *(
        h.Amputate(id="n", roll=40, care_target=40, care_roll=each)
        for each in (0, 1, 20, 40, 41, 100, 101)
    ),
    h.Amputate(id="n", roll=40, care_roll=5),
    h.Amputate(id="p", roll=40),
    *(
        h.TestPending(id="p", place=0, roll=99, legs=each)
        for each in (None, 0, 1, 4, 5, 8, 9, 10, 11)
    ),
    *(h.TestPending(id="p", place=1, roll=each) for each in (0, 1, 30, 31, 100, 101)),
    *(h.TestPending(id=id, place=each, roll=50) for id, each in (("p", -1), ("p", 2), ("rien", 0))),
    *(h.TestInfection(id="p", roll=each, in_bed=False) for each in (40, 51, 71, 91)),
    h.TestInfection(id="g", roll=50),
    *(h.TestInfection(id="n", roll=each) for each in (65, 66, 90)),
    *(h.PassDays(each) for each in (1, 2, 3, 4, 10)),
    *(h.PassRounds(each) for each in (1, 2, 3, 4)),
    *(h.SpendDestiny(each) for each in ("n", "rien", "")),
    h.SpendFortune(),
    h.RestoreFortune(),
    h.RemoveWound("rien"),
    h.Heal("n"),
    g.UpdateWeapon(WeaponHeld(id="w-epee-droite", name=" ")),
    g.UpdatePiece(PieceHeld(id="rien", piece=" ")),
    g.UpdateItem(Item(id="i", name="")),
    *(g.Buy(id="b", ware="ammunition", row="balles", count=each, price=1) for each in (1, 2)),
    *(g.Buy(id="b", ware="goods", row="divers-torche", count=each, price=1) for each in (1, 2)),
    *(g.Buy(id="b", ware="weapon", row="epee", version=each, price=0) for each in (-1, 0, 1)),
    *(g.Pay(each, "dette") for each in (100, 101, 102, 103)),
    g.Earn(5),
    g.Earn(-1, 5),
    Ring(),
)
