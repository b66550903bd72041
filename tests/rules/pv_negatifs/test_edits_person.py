"""Edits of who a character is, what he carries, and of his essence."""

import random

import pytest

from desktop.rules.overrides import Restore, Waive
from desktop.rules.pv_negatifs import creation
from desktop.rules.pv_negatifs.commands.essence import (
    Forget,
    GainEssence,
    LoseEssence,
    Remember,
    RestoreEssence,
    RollEssence,
    SetMargin,
    WillingRounds,
)
from desktop.rules.pv_negatifs.commands.person import (
    AddItem,
    AddProficiency,
    AddWeapon,
    ChooseGroup,
    RemoveItem,
    RemoveProficiency,
    RemoveWeapon,
    Rename,
    ReplaceRolled,
    SetAbility,
    SetArmour,
    SetHelp,
    SetNumber,
    SetSave,
    SetText,
    SetThac0,
    UpdateItem,
    UpdateProficiency,
    UpdateWeapon,
)
from desktop.rules.pv_negatifs.document import (
    ABILITIES,
    Armour,
    Character,
    Essence,
    Forgotten,
    Item,
    Proficiency,
    Weapon,
)
from desktop.rules.pv_negatifs.edits.apply import EditCommand
from desktop.rules.pv_negatifs.settings import BodyRow, Hidden, Settings
from desktop.rules.system import Severity
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM, edit, label, refused, rendered
from tests.rules.pv_negatifs.people import person, standing


def test_numbers_and_texts() -> None:
    one = edit(Character(), Rename("Ana"))
    one = edit(one, SetText("history", "Longue."))
    one = edit(one, SetAbility("con", 15, 40))
    one = edit(one, ChooseGroup("guerrier"))
    one = edit(one, SetNumber("level", 3))
    one = edit(one, SetThac0(16))
    one = edit(one, SetSave("souffle", 12))
    one = edit(one, SetHelp("sag", 2))
    one = edit(one, SetArmour(Armour(worn=5, shield=1)))
    assert (one.name, one.history, one.group, one.level) == ("Ana", "Longue.", "guerrier", 3)
    assert (one.abilities, one.percentiles) == ({"con": 15}, {"con": 40})
    assert (one.thac0, one.saves, one.helps) == (16, {"souffle": 12}, {"sag": 2})
    cleared = edit(edit(one, SetAbility("con", None)), SetSave("souffle", None))
    assert (cleared.abilities, cleared.percentiles, cleared.saves) == ({}, {}, {})


@pytest.mark.rule("PV-NEG-FLOOR")
def test_the_maximum_carries_those_who_are_unhurt() -> None:
    assert edit(person(hp=20, most=20), SetNumber("most", 30)).hp == 30
    assert edit(person(hp=7, most=20), SetNumber("most", 30)).hp == 7
    assert edit(person(hp=-40, most=20), SetNumber("most", 5)).hp == -10
    assert edit(person(hp=18, most=20, lost=2), SetNumber("most", 5)).lost == 0


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (SetAbility("chance", 3), "pv.edit.no-ability"),
        (SetAbility("con", 0), "pv.edit.range"),
        (SetAbility("con", 10, 100), "pv.edit.range"),
        (SetNumber("most", 0), "pv.edit.range"),
        (SetNumber("resistance", 101), "pv.edit.range"),
        (SetThac0(31), "pv.edit.range"),
        (SetSave("charme", 10), "error.unknown-reference"),
        (SetSave("ppm", 31), "pv.edit.range"),
        (SetHelp("chance", 1), "pv.edit.no-ability"),
        (SetHelp("dex", 11), "pv.edit.range"),
        (SetArmour(Armour(worn=31)), "pv.edit.range"),
        (SetArmour(Armour(shield=21)), "pv.edit.range"),
        (ChooseGroup("barde"), "error.unknown-reference"),
        (ReplaceRolled({"con": 10}, 5), "pv.edit.all-abilities"),
        (AddWeapon(Weapon(id="w", name=" ")), "pv.edit.no-name"),
        (AddWeapon(Weapon(id="w", name="Arme", size="immense")), "pv.edit.impossible"),
        (AddWeapon(Weapon(id="w", name="Arme", sides=1)), "pv.edit.impossible"),
        (AddItem(Item(id="i", name="")), "pv.edit.no-name"),
        (AddItem(Item(id="i", name="Corde", weight=-1)), "pv.edit.impossible"),
        (AddProficiency(Proficiency(id="p")), "pv.edit.no-name"),
        (AddProficiency(Proficiency(id="p", skill="soins", value=31)), "pv.edit.impossible"),
        (RemoveWeapon("w"), "edit.no-such-entry"),
        (UpdateItem(Item(id="i", name="Corde")), "edit.no-such-entry"),
        (RemoveProficiency("p"), "edit.no-such-entry"),
    ],
)
def test_what_is_refused(command: EditCommand, key: str) -> None:
    assert refused(person(), command) == key


def test_things_come_and_go() -> None:
    one = edit(person(), AddWeapon(Weapon(id="w", name="Épée")))
    one = edit(one, AddItem(Item(id="i", name="Trousse", kind="trousse")))
    one = edit(one, AddProficiency(Proficiency(id="p", skill="soins", value=9)))
    assert refused(one, AddWeapon(Weapon(id="w", name="Épée"))) == "edit.id-taken"
    one = edit(one, UpdateWeapon(Weapon(id="w", name="Épée", to_hit=1)))
    one = edit(one, UpdateItem(Item(id="i", name="Trousse", kind="trousse", note="neuve")))
    one = edit(one, UpdateProficiency(Proficiency(id="p", skill="soins", value=10)))
    assert (one.skill("soins"), one.has("trousse"), one.weapons[0].to_hit) == (10, True, 1)
    one = edit(one, RemoveWeapon("w"))
    one = edit(one, RemoveItem("i"))
    one = edit(one, RemoveProficiency("p"))
    assert one == person()


@pytest.mark.rule("PV-TABLE-A-HP", "PV-TABLE-A-REROLL")
@pytest.mark.parametrize("seed", range(4))
def test_everything_rolled_is_legal(seed: int) -> None:
    blank = edit(edit(person(), ChooseGroup("guerrier")), SetNumber("level", 5))
    command = creation.rolled(SYSTEM.tables, SETTINGS, blank, random.Random(seed))
    made = edit(blank, command)
    assert all(3 <= made.abilities[one] <= 18 for one in ABILITIES)
    assert made.hp == made.most >= 5


def keys(one: Character, settings: Settings = SETTINGS) -> set[str]:
    found = SYSTEM.problems(one, settings)
    for each in found:
        rendered(each.text)
    return {each.text.key for each in found}


def test_problems_of_a_creation() -> None:
    assert keys(Character()) == {
        "pv.problem.no-name",
        "pv.problem.no-ability",
        "pv.problem.no-group",
    }
    done = person(group="mage", **dict.fromkeys(ABILITIES, 11))
    assert keys(done) == set()
    assert "pv.error.constitution" in keys(person(con=27))
    assert "pv.error.constitution" not in keys(
        person(con=27), Settings(bodies=(BodyRow(score=27),))
    )
    odd = person(weapons=(Weapon(id="w", name="Arme", size="immense"),))
    (size,) = [p for p in SYSTEM.problems(odd, SETTINGS) if p.rule == "PV-NAT1-DROP"]
    assert size.severity == Severity.ADVICE
    assert "pv.state.empty" in keys(person(essence=Essence(points=-100)))


# Essence.


@pytest.mark.rule("PV-ESS-TRAUMA", "PV-ESS-LOSS-DEATH", "PV-ESS-LOSS-OTHER")
def test_losses_leave_a_line() -> None:
    one = person(essence=Essence(points=80))
    lost = edit(one, LoseEssence(id="e", cause="mort-atroce", date="12 mars"))
    assert lost.essence.points == 78
    (line,) = lost.essence.journal
    assert (line.date, line.cause, line.amount) == ("12 mars", "Mort atroce", -2)
    other = edit(lost, LoseEssence(id="f", cause="familier", points=4, note="Minou"))
    assert (other.essence.points, other.essence.journal[-1].cause) == (
        74,
        "Perte d’un familier (Minou)",
    )
    own = edit(other, LoseEssence(id="g", cause="Mauvais rêve"))
    assert own.essence.points == 73
    assert refused(own, LoseEssence(id="g", cause="mort")) == "edit.id-taken"
    assert refused(own, LoseEssence(id="h", cause=" ")) == "pv.edit.no-name"


@pytest.mark.rule("PV-ESS-REGAIN")
def test_drugs_have_a_price() -> None:
    one = person(essence=Essence(points=90))
    better = edit(one, GainEssence(id="e", points=3, side_effect="tremblements"))
    assert better.essence.points == 93
    assert better.essence.journal[0].cause == "tremblements"
    assert refused(one, GainEssence(id="e", points=3, side_effect="")) == "pv.edit.side-effect"


@pytest.mark.rule("PV-ESS-ROLL", "PV-ESS-EXAMPLES")
def test_rolls() -> None:
    one = person(sag=14)
    assert edit(one, RollEssence(id="e", grade=5), 9) == one
    assert edit(one, RollEssence(id="e", grade=5), 10).essence.points == 99
    march = edit(one, RollEssence(id="e", trial="marche-penible"), 10)
    assert march.essence.journal[0].cause == "Marche forcée en conditions pénibles"
    assert edit(one, RollEssence(id="e", points=4), 20).essence.points == 96
    assert refused(one, RollEssence(id="e", grade=4)) == "pv.edit.grade"


@pytest.mark.rule("PV-ESS-MULTI")
def test_presets_are_off() -> None:
    one = person(sag=12)
    many = RollEssence(id="e", trial="grave-interet")
    assert refused(one, many) == "edit.no-such-entry"
    on = Settings(hidden=Hidden(essence_presets=True))
    assert edit(one, many, 7, 8, 1, 20, 2, settings=on).essence.points == 98
    free = RollEssence(id="e", grade=10, count=10)
    assert edit(one, free, 3, 3, 3, 3, 3, 3, 3, 1, 2, 2).essence.points == 93


@pytest.mark.rule("PV-ESS-OUBLI")
def test_oubli() -> None:
    one = person(essence=Essence(points=60), xp=900)
    masked = edit(one, Forget(oubli=Forgotten(id="o", points=8, xp=500)))
    assert (masked.essence.points, masked.xp) == (68, 400)
    back = edit(masked, Remember(id="r", oubli="o", extra=2))
    assert (back.essence.points, back.essence.forgotten) == (58, ())
    assert refused(back, Remember(id="s", oubli="o")) == "edit.no-such-entry"


@pytest.mark.rule("PV-ESS-DEATH-RESET")
def test_definitive_death_restores() -> None:
    dead = standing(person(essence=Essence(points=-20)), "mort")
    assert edit(dead, RestoreEssence(id="e", points=110)).essence.points == 90
    assert refused(person(), RestoreEssence(id="e", points=10)) == "pv.edit.not-dead"


@pytest.mark.rule("PV-ESS-END")
def test_the_margin_is_the_gms() -> None:
    one = edit(person(int=19), SetMargin(3))
    assert one.essence.margin == 3
    assert edit(one, SetMargin(None)).essence.margin is None
    assert label(one, SetMargin(3)) == "Marge d’intelligence\u00a0: 3\u00a0%"
    assert label(one, SetMargin(None)) == "Marge d’intelligence selon la table"


@pytest.mark.rule("PV-SELF-ESSENCE")
def test_willing_rounds() -> None:
    one = person(sag=12)
    on = Settings(hidden=Hidden(willing_damage=True))
    assert refused(one, WillingRounds(id="e")) == "pv.edit.hidden"
    assert refused(one, LoseEssence(id="e", cause="degats-volontaires")) == "pv.edit.hidden"
    assert edit(one, WillingRounds(id="e"), settings=on).essence.points == 99
    assert edit(one, WillingRounds(id="e", rounds=3), 12, 13, settings=on).essence.points == 98


def test_the_gm_waives_a_rule_with_a_reason_and_takes_it_back() -> None:
    nameless = Character()
    waived = edit(nameless, Waive("PV-NEG-STATS", " mannequin "))
    problems = SYSTEM.problems(waived, SETTINGS)
    assert {one.overridden for one in problems if one.rule == "PV-NEG-STATS"} == {"mannequin"}
    assert "overrides" in [block.id for block in SYSTEM.sheet(waived, SETTINGS).blocks]
    assert refused(nameless, Waive("PV-NEG-STATS", " ")) == "edit.no-reason"
    assert refused(nameless, Restore("PV-NEG-STATS")) == "edit.no-such-entry"
    assert edit(waived, Restore("PV-NEG-STATS")).overrides == ()
