"""Weapons as they are held, and what carrying them costs."""

import msgspec
import pytest

from desktop.rules.warhammer.arms import (
    arm,
    bare_hands,
    extra_attack,
    hindrance,
    long,
    mastered,
    offhand_penalty,
    problems_of_hands,
)
from desktop.rules.warhammer.document import Character, Hand, WeaponHeld
from desktop.rules.warhammer.settings import Readings, Settings
from desktop.rules.warhammer.tables.load import Tables
from tests.rules.warhammer.people import person, weapon

replace = msgspec.structs.replace


def armed(*weapons: WeaponHeld, talents: tuple[str, ...] = ()) -> Character:
    return replace(person(*talents), weapons=weapons)


@pytest.mark.rule("WH-WPN-BASTARD")
def test_a_bastard_sword_changes_with_the_grip(tables: Tables) -> None:
    one = arm(tables, person(), weapon("epee-batarde"))
    two = arm(tables, person(), weapon("epee-batarde", Hand.BOTH))
    assert (one.damage, one.attributes) == (1, {"vicelarde", "lente"})
    assert two.attributes == {"vicelarde", "rapide", "defensive"}


@pytest.mark.rule("WH-WPN-HALBERD", "WH-WPN-POLEAXE", "WH-WPN-PIKE-STAFF")
@pytest.mark.parametrize(
    ("row", "profile", "damage", "attributes", "critical"),
    [
        ("hallebarde-armes-d-hast", "hache-de-bataille-longue", 2, {"lente"}, "tranchantes"),
        ("hallebarde-armes-d-hast", "pique", -1, {"rapide", "offensive", "precise"}, "tranchantes"),
        (
            "hache-d-armes",
            "marteau-de-guerre-long",
            2,
            {"lente", "assommante", "contondante"},
            "contondantes",
        ),
        ("hache-d-armes", "hache-de-bataille-longue", 2, {"lente"}, "tranchantes"),
        (
            "pique",
            "baton",
            -2,
            {"rapide", "assommante", "defensive", "double", "equilibree"},
            "contondantes",
        ),
    ],
)
def test_weapons_of_several_profiles(
    tables: Tables, row: str, profile: str, damage: int, attributes: set[str], critical: str
) -> None:
    one = arm(tables, person(), weapon(row, Hand.BOTH), profile)
    assert (one.damage, one.attributes, one.critical) == (damage, attributes, critical)


@pytest.mark.rule("WH-WPN-KNUCKLES")
def test_knuckles_are_blunt_or_bladed(tables: Tables) -> None:
    blunt = arm(tables, person(), weapon("coup-de-poing", version=0))
    bladed = arm(tables, person(), weapon("coup-de-poing", version=1))
    assert blunt.attributes == {"rapide", "equilibree", "contondante", "assommante"}
    assert bladed.attributes == {"rapide", "equilibree", "vicelarde"}
    assert blunt.damage == bladed.damage == -3


@pytest.mark.rule("WH-WPN-UNARMED")
def test_bare_hands(tables: Tables) -> None:
    one = bare_hands(tables)
    assert (one.damage, one.critical) == (-4, "pugilat")
    assert one.attributes == {"assommante", "equilibree", "rapide"}


@pytest.mark.rule("WH-WPN-QUALITY-GOOD", "WH-WPN-QUALITY-BAD")
@pytest.mark.parametrize(
    ("quality", "amount"), [("exceptionnelle", 5), ("mediocre", -5), ("normale", 0), ("bonne", 0)]
)
def test_quality_counts_in_cc(tables: Tables, quality: str, amount: int) -> None:
    assert arm(tables, person(), weapon("epee", quality=quality)).quality == amount


@pytest.mark.rule("WH-AMMO-CATALOGUE", "WH-AMMO-BODKIN", "WH-AMMO-HUNTING", "WH-AMMO-BLUNT")
@pytest.mark.parametrize(
    ("bow", "missile", "attributes", "critical", "stuns"),
    [
        ("arc-simple", "bodkin", {"perforante"}, "projectiles", False),
        ("arc-long", "bodkin", {"perforante"}, "projectiles", False),
        ("arc-long", "de-chasse", {"perforante", "vicelarde"}, "projectiles", False),
        ("arc-simple", "classiques", set(), "projectiles", False),
        ("arc-simple", "matras", {"assommante"}, "contondantes", True),
        ("arquebuse", "bodkin", {"perforante", "percutante", "peu-fiable"}, "projectiles", False),
    ],
)
def test_missiles_add_their_attribute(
    tables: Tables, bow: str, missile: str, attributes: set[str], critical: str, stuns: bool
) -> None:
    one = arm(tables, person(), weapon(bow, Hand.BOTH, ammunition=missile))
    assert (one.attributes, one.critical, one.stuns) == (attributes, critical, stuns)


@pytest.mark.rule("WH-CRIT-SLINGS")
def test_slings_bruise(tables: Tables) -> None:
    for row in ("fronde", "fustibale"):
        assert arm(tables, person(), weapon(row)).critical == "contondantes"


@pytest.mark.rule("WH-WPN-TWOHANDED")
def test_hands_are_counted(tables: Tables) -> None:
    staff = armed(weapon("baton", Hand.BOTH), weapon("bouclier", Hand.LEFT))
    assert [one.key for one in problems_of_hands(tables, staff)] == ["wh.hands.too-many"]
    one_hand = armed(weapon("baton"))
    assert [one.key for one in problems_of_hands(tables, one_hand)] == ["wh.hands.needs-two"]
    assert problems_of_hands(tables, armed(weapon("arbalete-de-poing"))) == ()
    assert problems_of_hands(tables, armed(weapon("epee"), weapon("bouclier", Hand.LEFT))) == ()


@pytest.mark.rule("WH-OFFHAND-NONE", "WH-OFFHAND-HINDER", "WH-OFFHAND-AMBIDEXTROUS")
@pytest.mark.parametrize(
    ("row", "hand", "talents", "cost"),
    [
        ("dague", Hand.LEFT, (), 0),
        ("pistolet", Hand.LEFT, (), 0),
        ("main-gauche", Hand.LEFT, (), 0),
        ("rondache", Hand.LEFT, (), 0),
        ("bouclier", Hand.LEFT, (), -5),
        ("epee", Hand.LEFT, (), -5),
        ("epee", Hand.RIGHT, (), 0),
        ("epee-longue-espadon", Hand.BOTH, (), -5),
        ("fleau-d-armes", Hand.BOTH, (), -5),
        ("morgenstern", Hand.RIGHT, (), 0),
        ("epee", Hand.LEFT, ("ambidextre",), 0),
        ("bouclier", Hand.LEFT, ("ambidextre",), -5),
    ],
)
def test_what_carrying_costs(
    tables: Tables, settings: Settings, row: str, hand: Hand, talents: tuple[str, ...], cost: int
) -> None:
    assert hindrance(tables, settings, armed(weapon(row, hand), talents=talents)).total == cost


@pytest.mark.rule("WH-OFFHAND-HINDER")
def test_the_other_reading_leaves_heavy_weapons_alone(tables: Tables) -> None:
    other = Settings(readings=Readings(hindered_by="main-gauche"))
    heavy = armed(weapon("epee-longue-espadon", Hand.BOTH))
    assert hindrance(tables, other, heavy).total == 0
    assert hindrance(tables, other, armed(weapon("epee", Hand.LEFT))).total == -5


@pytest.mark.rule("WH-OFFHAND-UNBALANCED", "WH-ATTR-EQUILIBREE", "WH-OFFHAND-AMBIDEXTROUS")
@pytest.mark.parametrize(
    ("row", "hand", "talents", "cost"),
    [
        ("epee", Hand.LEFT, (), -20),
        ("hache-pic", Hand.LEFT, (), -20),
        ("main-gauche", Hand.LEFT, (), 0),
        ("epee", Hand.RIGHT, (), 0),
        ("epee", Hand.LEFT, ("ambidextre",), 0),
    ],
)
def test_attacks_of_the_left_hand(
    tables: Tables, row: str, hand: Hand, talents: tuple[str, ...], cost: int
) -> None:
    who = armed(weapon(row, hand), talents=talents)
    assert offhand_penalty(who, arm(tables, who, who.weapons[0])) == cost


@pytest.mark.rule("WH-OFFHAND-EXTRA-A", "WH-ATTR-DOUBLE")
@pytest.mark.parametrize(
    ("weapons", "extra"),
    [
        ((weapon("epee"), weapon("dague", Hand.LEFT)), 1),
        ((weapon("epee"), weapon("bouclier", Hand.LEFT)), 1),
        ((weapon("epee"),), 0),
        ((weapon("baton", Hand.BOTH),), 1),
        ((weapon("epee-longue-espadon", Hand.BOTH),), 0),
        ((weapon("epee"), weapon("dague", Hand.LEFT, broken=True)), 0),
    ],
)
def test_two_weapons_give_an_attack(
    tables: Tables, weapons: tuple[WeaponHeld, ...], extra: int
) -> None:
    assert extra_attack(tables, armed(*weapons)) == extra


@pytest.mark.rule("WH-WPN-MASTERY")
def test_groups_want_their_talent(tables: Tables) -> None:
    rapier = arm(tables, person(), weapon("rapiere-sabre"))
    assert not mastered(person(), rapier)
    assert mastered(person("maitrise-escrime"), rapier)
    assert mastered(person(), arm(tables, person(), weapon("epee")))


@pytest.mark.rule("WH-WPN-LONG-CRAMPED", "WH-ATTR-LONGUE")
def test_long_weapons(tables: Tables, settings: Settings) -> None:
    rows = [one.id for one in tables.melee if long(settings, arm(tables, person(), weapon(one.id)))]
    assert rows == ["lance", "lance-de-cavalerie"]
    more = Settings(long_weapons=("pique",))
    assert long(more, arm(tables, person(), weapon("pique")))


def test_homebrew_is_shown_and_its_unknown_attributes_do_nothing(tables: Tables) -> None:
    held = WeaponHeld(
        id="x", name="Croc", hand=Hand.RIGHT, damage=2, attributes=("lente", "maudite")
    )
    one = arm(tables, person(), held)
    assert (one.name, one.damage, one.attributes, one.unknown) == (
        "Croc",
        2,
        {"lente"},
        ("maudite",),
    )


@pytest.mark.rule("WH-TAL-SWASHBUCKLER")
def test_whirling_fighters_use_agility_with_light_blades(tables: Tables) -> None:
    who = person("combattant-virevoltant")
    usable = [one.id for one in tables.melee if arm(tables, who, weapon(one.id)).ba]
    assert usable == ["rapiere-sabre", "fleuret", "epee-courte-glaive", "baton"]
    assert not arm(tables, person(), weapon("fleuret")).ba


def test_a_homebrew_weapon_fills_the_hands_that_hold_it(tables: Tables) -> None:
    croc = WeaponHeld(id="c", name="Croc", attributes=("rapide", "ailée"))
    held = {hand: arm(tables, person(), replace(croc, hand=hand)) for hand in Hand}
    assert [held[hand].hands for hand in Hand] == [1, 1, 2, 1]
    one = held[Hand.RIGHT]
    assert (one.damage, one.critical, one.unknown) == (0, "contondantes", ("ailée",))
    assert (one.id, one.group, one.ranged) == ("", None, False)
