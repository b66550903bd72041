"""Characteristics, Héroïsme, Initiative, protection (I, II.A, V.A)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.document.character import (
    Armour,
    Characteristics,
    Health,
    Identity,
    Origins,
    Pools,
)
from tests.rules.nightprowler.characters import PERCEUR, Rules, amounts, picks, plain


@pytest.mark.rule("NP-STYLE-MAIN-CHARACTERISTIC")
@pytest.mark.parametrize(
    ("style", "main"),
    [
        ("doigts-de-fee", "doigte"),
        ("finauds", "caractere"),
        ("brutes", "robustesse"),
        ("retors", "cervelle"),
        ("", ""),
        ("inconnu", ""),
    ],
)
def test_style_fixes_the_main_characteristic(rules: Rules, style: str, main: str) -> None:
    assert rules.derive(plain(identity=Identity(style=style))).main == main


def test_main_and_secondary_get_the_bonuses_of_the_campaign(rules: Rules) -> None:
    values = rules.derive(plain(identity=PERCEUR)).characteristics
    assert {id: value.total for id, value in values.items()} == {
        "doigte": 12,
        "caractere": 10,
        "robustesse": 10,
        "cervelle": 11,
    }


@pytest.mark.rule("NP-SPECIALTY-CORROMPU")
def test_corrompu_takes_the_secondary_he_chooses(rules: Rules) -> None:
    corrompu = Identity("retors", "tentateur", "corrompu")
    assert rules.derive(plain(identity=corrompu)).secondary == ""
    chosen = replace(corrompu, secondary="doigte")
    assert rules.derive(plain(identity=chosen)).secondary == "doigte"


@pytest.mark.rule("NP-CHARACTERISTICS-FOUR")
def test_there_are_four_characteristics(rules: Rules) -> None:
    derived = rules.derive(plain())
    assert list(derived.characteristics) == ["doigte", "caractere", "robustesse", "cervelle"]
    assert rules.skill(plain(), "perception").characteristics == ("robustesse",)


@pytest.mark.rule("NP-CASSURE-ERREUR-JUDICIAIRE")
def test_erreur_judiciaire_adds_caractere_and_heroism(rules: Rules) -> None:
    base = plain(characteristics=Characteristics(10, 11, 10, 10), adjustments={"heroism": 1})
    derived = rules.derive(replace(base, cassure="erreur-judiciaire"))
    assert rules.derive(base).heroism_max.total == 5
    assert derived.characteristics["caractere"].total == 12
    assert derived.heroism_max.total == 6
    assert derived.prison_rolls.total == 1


@pytest.mark.rule("NP-CASSURE-MAUVAISE-INFLUENCE")
def test_mauvaise_influence_takes_caractere_and_heroism(rules: Rules) -> None:
    base = plain(characteristics=Characteristics(10, 12, 10, 10), cassure="mauvaise-influence")
    derived = rules.derive(base)
    assert derived.characteristics["caractere"].total == 10
    assert derived.heroism_max.total == 3


@pytest.mark.rule("NP-TRAIT-SOCIAL-DETERMINATION")
def test_determination_adds_two_everywhere(rules: Rules) -> None:
    esclave = plain(
        origins=Origins(race="humain", milieu="esclave"),
        characteristics=Characteristics(10, 12, 9, 11),
    )
    values = rules.derive(esclave).characteristics.values()
    assert [value.total for value in values] == [12, 14, 11, 13]


@pytest.mark.rule("NP-TRAIT-JEUNOT")
def test_jeunot_loses_heroism_and_cervelle(rules: Rules) -> None:
    jeunot = plain(
        characteristics=Characteristics(10, 10, 10, 12),
        traits=picks("jeunot"),
        adjustments={"heroism": 1},
    )
    derived = rules.derive(jeunot)
    assert derived.heroism_max.total == 3
    assert derived.characteristics["cervelle"].total == 11
    assert derived.age.total == 15


@pytest.mark.rule("NP-TRAIT-VETERAN")
@pytest.mark.parametrize(("points", "value"), [(13, 11), (14, 12), (15, 12), (16, 12), (2, 0)])
def test_veteran_loses_robustesse_down_to_a_maximum(rules: Rules, points: int, value: int) -> None:
    veteran = plain(characteristics=Characteristics(10, 10, points, 10), traits=picks("veteran"))
    derived = rules.derive(veteran)
    assert derived.characteristics["robustesse"].total == value
    assert derived.heroism_max.total == 2


def test_veteran_maximum_holds_at_creation_only(rules: Rules) -> None:
    veteran = plain(
        characteristics=Characteristics(10, 10, 16, 10), traits=picks("veteran"), created=True
    )
    assert rules.derive(veteran).characteristics["robustesse"].total == 14


def test_maximum_comes_after_every_gain(rules: Rules) -> None:
    veteran = plain(
        identity=Identity(style="brutes"),
        origins=Origins(race="humain", milieu="esclave"),
        characteristics=Characteristics(10, 10, 12, 10),
        traits=picks("veteran"),
    )
    value = rules.derive(veteran).characteristics["robustesse"]
    assert amounts(value) == [12, 2, 2, -2, -2]
    assert value.total == 12


@pytest.mark.rule("NP-TRAIT-NAIN-ROBUSTE")
@pytest.mark.rule("NP-TRAIT-SOCIAL-MORALE")
@pytest.mark.rule("NP-TRAIT-SOCIAL-CARACTERE")
@pytest.mark.parametrize(
    ("race", "milieu", "base", "heroism"),
    [
        ("nain", "", 4, 6),
        ("humain", "ouvrier", 5, 6),
        ("nain", "ouvrier", 3, 6),
        ("humain", "militaire", 4, 6),
        ("humain", "", 4, 4),
    ],
)
def test_heroism_at_start(rules: Rules, race: str, milieu: str, base: int, heroism: int) -> None:
    derived = rules.creation(heroism=base).derive(plain(origins=Origins(race=race, milieu=milieu)))
    assert derived.heroism_max.total == heroism
    assert derived.heroism == heroism


@pytest.mark.rule("NP-HEALTH-SEQUELAE")
@pytest.mark.parametrize(("base", "survived", "left"), [(8, 1, 5), (8, 2, 2), (2, 1, 0), (3, 1, 0)])
def test_mortal_wounds_survived_lower_the_maximum(
    rules: Rules, base: int, survived: int, left: int
) -> None:
    scarred = plain(health=Health(sequelae=("main",) * survived))
    assert rules.creation(heroism=base).derive(scarred).heroism_max.total == left


def test_heroism_counts_down_and_may_pass_the_maximum(rules: Rules) -> None:
    assert rules.derive(plain(pools=Pools(heroism_spent=3))).heroism == 1
    assert rules.derive(plain(pools=Pools(heroism_spent=-2))).heroism == 6


def test_filiation_may_have_the_point_of_heroism(rules: Rules) -> None:
    other = rules.reading(heroism_of_filiation=True)
    assert other.derive(plain(cassure="filiation")).heroism_max.total == 5
    assert other.derive(plain(cassure="erreur-judiciaire")).heroism_max.total == 4
    assert rules.derive(plain(cassure="filiation")).heroism_max.total == 4


def test_fuite_and_influence_may_exchange_their_drawbacks(rules: Rules) -> None:
    other = rules.reading(fuite_and_influence_swapped=True)
    fuite = other.derive(plain(cassure="fuite"))
    assert (fuite.characteristics["caractere"].total, fuite.bounty.total) == (8, 0)
    influence = other.derive(plain(cassure="mauvaise-influence"))
    assert (influence.characteristics["caractere"].total, influence.bounty.total) == (10, 100)


def test_desinvolture_may_stand_on_the_maximum(rules: Rules) -> None:
    standing = rules.reading(desinvolture="permanente")
    elf = plain(origins=Origins(race="elfe"))
    assert rules.derive(elf).heroism_max.total == 4
    assert standing.derive(elf).heroism_max.total == 4
    kept = replace(elf, choices={"desinvolture.conditions": ("tenue",)})
    broken = replace(elf, choices={"desinvolture.conditions": ("rompue",)})
    assert standing.derive(kept).heroism_max.total == 5
    assert standing.derive(broken).heroism_max.total == 3


@pytest.mark.parametrize(
    ("formula", "value"), [("doigte-cervelle", 11), ("ph", 3), ("manuelle", 0)]
)
def test_initiative_follows_the_formula_of_the_campaign(
    rules: Rules, formula: str, value: int
) -> None:
    perceur = plain(identity=PERCEUR, pools=Pools(heroism_spent=1))
    campaign = rules.creation(initiative=formula)
    assert campaign.derive(perceur).initiative.total == value
    corrected = replace(perceur, adjustments={"initiative": 2})
    assert campaign.derive(corrected).initiative.total == value + 2


def test_points_left_go_below_zero(rules: Rules) -> None:
    assert rules.derive(plain()).characteristic_points.total == 0
    rich = plain(characteristics=Characteristics(14, 14, 14, 14))
    assert rules.derive(rich).characteristic_points.total == -16


@pytest.mark.rule("NP-TRAIT-ECOLE-ESCRIME")
def test_option_six_needs_a_school(rules: Rules) -> None:
    assert rules.derive(plain()).options == (1, 2, 3, 4, 5)
    assert rules.derive(plain(traits=picks("ecole-d-escrime"))).options == (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("NP-CASSURE-FUITE")
def test_fuite_hampers_who_acts_against_him(rules: Rules) -> None:
    derived = rules.derive(plain(cassure="fuite"))
    assert derived.opponent_modifiers == (
        ("empathie", -3, "NP-CASSURE-FUITE"),
        ("comedie", -3, "NP-CASSURE-FUITE"),
        ("intimidation", -3, "NP-CASSURE-FUITE"),
    )
    assert derived.bounty.total == 100


@pytest.mark.rule("NP-TRAIT-SOCIAL-CARACTERE")
def test_caractere_hampers_intimidation(rules: Rules) -> None:
    militaire = plain(origins=Origins(race="humain", milieu="militaire"))
    modifiers = rules.derive(militaire).opponent_modifiers
    assert modifiers == (("intimidation", -3, "NP-TRAIT-SOCIAL-CARACTERE"),)
    assert rules.reading(caractere_trait="qualite").derive(militaire).opponent_modifiers == ()


def test_protection_is_the_best_armour_worn(rules: Rules) -> None:
    mail = Armour("a", "Chemise de mailles", protection=2, lost=1)
    coat = Armour("b", "Cotte", protection=3, worn=False)
    torn = Armour("c", "Peau", protection=1, lost=4)
    assert rules.derive(plain(armours=(mail, coat))).protection.total == 1
    assert rules.derive(plain(armours=(torn,))).protection.total == 0
    assert rules.derive(plain()).protection.total == 0
