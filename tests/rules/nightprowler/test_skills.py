"""Skills one by one: default values, levels, limits, contacts, surgery (II.B)."""

import pytest

from desktop.rules.nightprowler.character import skill_rules as skills
from desktop.rules.nightprowler.character.explain import explain
from desktop.rules.nightprowler.character.traits import causes, held_traits
from desktop.rules.nightprowler.document.character import Characteristics, Kits, Origins, Skills
from desktop.rules.nightprowler.health.recovery import surgery_refusal
from tests.rules.nightprowler.characters import Rules, opened, plain, with_kit


def strong(**values: int) -> Characteristics:
    return Characteristics(
        **{"doigte": 1, "caractere": 1, "robustesse": 1, "cervelle": 1, **values}
    )


@pytest.mark.rule("NP-SKILL-DEFAULT-VALUE")
@pytest.mark.rule("NP-SKILL-DEFAULT-CAP")
@pytest.mark.rule("NP-SKILL-CORPS-A-CORPS")
@pytest.mark.rule("NP-SKILL-COMEDIE")
@pytest.mark.rule("NP-SKILL-DEGUISEMENT-DISCRETION")
@pytest.mark.rule("NP-SKILL-EMPATHIE-SAUVAGE")
@pytest.mark.rule("NP-SKILL-EQUITATION")
@pytest.mark.rule("NP-SKILL-INTIMIDATION")
@pytest.mark.rule("NP-SKILL-PERCEPTION")
@pytest.mark.rule("NP-SKILL-URBANISME")
@pytest.mark.parametrize(
    ("key", "characteristic", "score", "value"),
    [
        ("cambriole", "doigte", 11, 3),
        ("cambriole", "doigte", 12, 4),
        ("commerce", "cervelle", 12, 4),
        ("perception", "robustesse", 8, 2),
        ("perception", "robustesse", 14, 4),
        ("discretion", "doigte", 18, 5),
        ("discretion", "doigte", 15, 5),
        ("discretion", "doigte", 14, 4),
        ("athletisme", "robustesse", 24, 5),
        ("corps-a-corps", "robustesse", 13, 4),
        ("comedie", "caractere", 10, 3),
        ("empathie-sauvage", "caractere", 12, 4),
        ("equitation", "robustesse", 17, 5),
        ("intimidation", "caractere", 16, 5),
        ("urbanisme", "cervelle", 11, 3),
        ("combat-arme:Haches", "doigte", 9, 3),
        ("passe-passe", "doigte", 2, 0),
        ("passe-passe", "doigte", -7, 0),
    ],
)
def test_default_value_is_a_third_at_most_five(
    rules: Rules, key: str, characteristic: str, score: int, value: int
) -> None:
    view = rules.skill(plain(characteristics=strong(**{characteristic: score})), key)
    assert view.value.total == value
    assert not view.opened
    assert view.defaults == {characteristic: value}


@pytest.mark.rule("NP-SKILL-UNOPENED-ZERO")
def test_without_characteristic_an_unopened_skill_is_zero(rules: Rules) -> None:
    clever = plain(characteristics=strong(cervelle=20), adjustments={"skill:artisanat:bois": 0})
    for key in ("artisanat:bois", "breuvage:Alchimie"):
        view = rules.derive(clever).skill(key)
        assert view is None or view.value.total == 0
    lost = with_kit({"artisanat:bois": 4})
    assert rules.value(lost, "artisanat:bois") == 0
    assert rules.skill(lost, "artisanat:bois").level == ""


@pytest.mark.rule("NP-SKILL-EMPATHIE")
def test_empathie_uses_the_characteristic_of_its_use(rules: Rules) -> None:
    keen = plain(characteristics=strong(cervelle=13, caractere=9))
    view = rules.skill(keen, "empathie")
    assert view.defaults == {"cervelle": 4, "caractere": 3}
    assert view.value.total == 4
    held = plain(characteristics=strong(cervelle=13), kits=Kits(milieu={"empathie": 8}))
    assert rules.value(held, "empathie") == 8


@pytest.mark.rule("NP-SKILL-LOST-BELOW-6")
@pytest.mark.parametrize(
    ("value", "change", "left", "kept"),
    [(7, -2, 4, False), (8, -2, 6, True), (6, -1, 4, False), (6, 0, 6, True)],
)
def test_a_skill_is_lost_below_six(
    rules: Rules, value: int, change: int, left: int, kept: bool
) -> None:
    thief = with_kit(
        {"cambriole": value},
        characteristics=strong(doigte=12),
        adjustments={"skill:cambriole": change},
    )
    view = rules.skill(thief, "cambriole")
    assert (view.value.total, view.opened) == (left, kept)


@pytest.mark.rule("NP-SKILL-SPECIALISATION")
def test_specialisations_evolve_alone(rules: Rules) -> None:
    fighter = plain(
        kits=Kits(professional={"combat-arme:Haches": 10, "combat-arme:Masses": 8}),
        skills=Skills(raised={"combat-arme:Haches": 1}),
    )
    assert rules.value(fighter, "combat-arme:Haches") == 11
    assert rules.value(fighter, "combat-arme:Masses") == 8


@pytest.mark.rule("NP-SKILL-OPEN-BEFORE-RAISE")
def test_points_on_an_unopened_skill_do_not_count(rules: Rules) -> None:
    assert rules.value(plain(skills=Skills(raised={"comedie": 3})), "comedie") == 3
    assert rules.value(plain(skills=opened("comedie")), "comedie") == 6
    assert rules.value(plain(skills=opened("comedie", comedie=2)), "comedie") == 8
    assert rules.value(plain(skills=opened("comedie", comedie=-2)), "comedie") == 6


@pytest.mark.rule("NP-SKILL-LEVEL-NAMES")
@pytest.mark.parametrize(
    ("value", "name"),
    [
        (-1, ""),
        (0, ""),
        (1, "Novice"),
        (6, "Novice"),
        (7, "Apprenti"),
        (8, "Apprenti"),
        (9, "Confirmé"),
        (12, "Confirmé"),
        (13, "Professionnel"),
        (16, "Professionnel"),
        (17, "Expert"),
        (20, "Expert"),
        (21, "Maître"),
        (24, "Maître"),
        (25, "Maître +1"),
        (28, "Maître +1"),
        (29, "Maître +2"),
        (33, "Maître +3"),
    ],
)
def test_levels_have_names(rules: Rules, value: int, name: str) -> None:
    assert skills.level_name(rules.tables, value) == name


@pytest.mark.rule("NP-SKILL-CONTACT-LEVELS")
@pytest.mark.rule("NP-SKILL-CONTACT-SKILLS")
@pytest.mark.rule("NP-SKILL-COMMERCE")
@pytest.mark.parametrize(
    ("key", "value", "rank", "milieu"),
    [
        ("commerce", 8, "", ""),
        ("commerce", 9, "mineur", "milieu marchand"),
        ("commerce", 12, "mineur", "milieu marchand"),
        ("commerce", 13, "influent", "milieu marchand"),
        ("commerce", 16, "influent", "milieu marchand"),
        ("commerce", 17, "majeur", "milieu marchand"),
        ("connaissance:Pègre", 17, "majeur", "Pègre"),
        ("connaissance:Religion", 10, "mineur", "Religion"),
        ("art:Théâtre", 14, "influent", "milieu artistique"),
        ("discretion", 18, "", ""),
    ],
)
def test_some_skills_bring_a_contact(
    rules: Rules, key: str, value: int, rank: str, milieu: str
) -> None:
    view = rules.skill(with_kit({key: value}), key)
    assert (view.contact, view.contact_milieu) == (rank, milieu)


@pytest.mark.rule("NP-SKILL-CONTACT-CONVERSION")
def test_contacts_are_converted_downward(rules: Rules) -> None:
    assert skills.converted(rules.tables, "majeur") == ("influent", 2)
    assert skills.converted(rules.tables, "influent") == ("mineur", 2)
    assert skills.converted(rules.tables, "mineur") is None


def limit(rules: Rules, milieu: str) -> tuple[object, ...]:
    character = plain(origins=Origins("humain", "umelorien", milieu=milieu))
    held = held_traits(rules.tables, character, rules.settings.readings)
    found = skills.limits(causes(rules.tables, character, held, rules.settings.readings))
    return (found,)


@pytest.mark.rule("NP-SKILL-SOIN-CHIRURGIE")
@pytest.mark.rule("NP-SKILL-LIMITATION")
@pytest.mark.parametrize(
    ("milieu", "value", "allowed"),
    [("lettre", 12, False), ("lettre", 13, True), ("esclave", 13, False)],
)
def test_surgery_needs_a_professional(rules: Rules, milieu: str, value: int, allowed: bool) -> None:
    (held,) = limit(rules, milieu)
    assert held is None or isinstance(held, skills.LimitedSkills)
    worth = skills.surgery_value(value, held)
    assert (surgery_refusal(rules.tables, worth) is None) is allowed


@pytest.mark.rule("NP-TRAIT-SOCIAL-DETERMINATION")
@pytest.mark.parametrize(
    ("key", "price"),
    [("breuvage:Alchimie", 6), ("connaissance:Loi", 6), ("connaissance:Nature", 3), ("soin", 3)],
)
def test_limited_skills_cost_double_later(rules: Rules, key: str, price: int) -> None:
    (held,) = limit(rules, "esclave")
    assert isinstance(held, skills.LimitedSkills)
    assert skills.raise_price(rules.tables, key, 3, held) == price
    assert skills.raise_price(rules.tables, key, 3, None) == 3


def test_points_count_openings_and_raises(rules: Rules) -> None:
    campaign = rules.creation(skill_points=24, opening_cost=3, raise_cost=1)
    character = plain(skills=opened("comedie", "soin", comedie=4))
    assert campaign.derive(character).skill_points.total == 24 - 6 - 4


def test_views_are_in_the_order_of_the_table(rules: Rules) -> None:
    character = plain(
        kits=Kits(milieu={"naviguer": 8}), skills=opened("autre:Chasse", "art:Sculpture")
    )
    keys = [view.key for view in rules.derive(character).skills]
    assert keys[:2] == ["acrobatie", "art:Sculpture"]
    assert keys[-2:] == ["autre:Chasse", "naviguer"]
    assert len(keys) == len(set(keys))


@pytest.mark.rule("NP-COMBAT-PH-ZERO")
@pytest.mark.parametrize(
    ("key", "physical"),
    [("combat-arme:Haches", True), ("perception", True), ("comedie", False), ("soin", False)],
)
def test_finesse_and_strength_are_physical(rules: Rules, key: str, physical: bool) -> None:
    assert rules.skill(plain(), key).physical is physical


def test_numbers_are_found_by_their_path(rules: Rules) -> None:
    derived = rules.derive(plain())
    for path in (
        "skill:cambriole",
        "characteristic:doigte",
        "heroism",
        "initiative",
        "memory",
        "capital",
        "bounty",
        "debt",
        "age",
        "prison",
        "protection",
        "penalty",
        "skill-points",
        "characteristic-points",
    ):
        assert explain(derived, path) is not None
    for path in ("", "skill:rien", "characteristic:force", "rien"):
        assert explain(derived, path) is None


@pytest.mark.rule("NP-SKILL-BREUVAGE")
def test_breuvage_has_three_specialisations(rules: Rules) -> None:
    assert rules.tables.skill("breuvage").specialisations == (
        "Herboristerie",
        "Alchimie",
        "Pyrotechnie",
    )
    assert not skills.is_known(rules.tables, "breuvage:Cuisine")


@pytest.mark.rule("NP-SKILL-ACROBATIE-ATHLETISME")
def test_acrobatie_is_finesse_and_athletisme_strength(rules: Rules) -> None:
    assert rules.skill(plain(), "acrobatie").characteristics == ("doigte",)
    assert rules.skill(plain(), "athletisme").characteristics == ("robustesse",)
