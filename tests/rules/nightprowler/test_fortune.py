"""Points de Mémoire, money, prices on the head, age, prison (I.C)."""

import pytest
from _pytest.mark import ParameterSet

from desktop.rules.nightprowler.character import fortune
from desktop.rules.nightprowler.document.character import Origins
from tests.rules.nightprowler.characters import Rules, amounts, picks, plain


def costs(rule: str, trait: str, pm: int) -> ParameterSet:
    """A trait with its rule and its signed cost in Points de Mémoire."""
    return pytest.param(rule, trait, pm, marks=pytest.mark.rule(rule), id=trait)


PM = [
    costs("NP-TRAIT-EVENT-CATASTROPHE", "catastrophe", 2),
    costs("NP-TRAIT-EVENT-ANTALIA", "coup-d-antalia", -5),
    costs("NP-TRAIT-EVENT-COUP-JUTEUX", "coup-juteux", -2),
    costs("NP-TRAIT-EVENT-DETTE", "dette", 1),
    costs("NP-TRAIT-EVENT-FAVEUR", "faveur", -1),
    costs("NP-TRAIT-EVENT-MENTOR", "mentor", -4),
    costs("NP-TRAIT-EVENT-NEMESIS", "nemesis", 4),
    costs("NP-TRAIT-EVENT-REORIENTATION", "reorientation", -3),
    costs("NP-TRAIT-EVENT-SURVEILLE", "surveille", 3),
    costs("NP-TRAIT-EVENT-TRAHISON", "trahison", 5),
    costs("NP-TRAIT-JEUNOT", "jeunot", 1),
    costs("NP-TRAIT-VETERAN", "veteran", -1),
    costs("NP-TRAIT-MONSTRUEUX", "monstrueux", 2),
    costs("NP-TRAIT-SEDUISANT", "seduisant", -2),
    costs("NP-TRAIT-TROUBLE-PSYCHOLOGIQUE", "trouble-psychologique", 3),
    costs("NP-TRAIT-SENS-AIGUISES", "sens-aiguises", -3),
    costs("NP-TRAIT-HANDICAP", "handicap", 4),
    costs("NP-TRAIT-ROBUSTE", "robuste", -4),
    costs("NP-TRAIT-CREVARD", "crevard", -5),
    costs("NP-TRAIT-DEPENDANCE", "dependance", 5),
    costs("NP-TRAIT-CONTACT", "contact", -1),
    costs("NP-TRAIT-DEVOT-HISTORIQUE", "devot", 1),
    costs("NP-TRAIT-ECOLE-ESCRIME", "ecole-d-escrime", -3),
    costs("NP-TRAIT-ENNEMI-SURNATUREL", "ennemi-surnaturel", 5),
    costs("NP-TRAIT-EXPLORATEUR", "explorateur", -4),
    costs("NP-TRAIT-HERITAGE", "heritage", -2),
    costs("NP-TRAIT-PERSONNE-A-CHARGE", "personne-a-charge", 3),
    costs("NP-TRAIT-SAVOIR-INTERDIT", "savoir-interdit", 4),
    costs("NP-TRAIT-SECRET", "secret", 2),
    costs("NP-TRAIT-SORCELLERIE", "sorcellerie", -5),
]


@pytest.mark.parametrize(("rule", "trait", "pm"), PM)
def test_each_trait_has_its_signed_cost(rules: Rules, rule: str, trait: str, pm: int) -> None:
    derived = rules.derive(plain(traits=picks(trait)))
    assert derived.memory.total == pm
    assert amounts(derived.memory) == [0, pm]
    assert derived.memory.lines[-1].source == rule


def test_every_bought_trait_is_listed_above(rules: Rules) -> None:
    free = {trait.id for trait in rules.tables.traits if rules.tables.is_free(trait.id)}
    assert set(rules.tables.traits.ids()) - free == {case.values[1] for case in PM}


@pytest.mark.rule("NP-TRAIT-PM-SIGN")
@pytest.mark.parametrize(
    "pair",
    [
        ("catastrophe", "coup-juteux"),
        ("nemesis", "mentor"),
        ("surveille", "reorientation"),
        ("trahison", "crevard"),
        ("seduisant", "monstrueux"),
        ("sens-aiguises", "surveille"),
        ("handicap", "robuste"),
        ("contact", "dette"),
        ("ennemi-surnaturel", "sorcellerie"),
        ("heritage", "monstrueux"),
        ("personne-a-charge", "ecole-d-escrime"),
        ("savoir-interdit", "explorateur"),
        ("secret", "seduisant"),
    ],
)
def test_burdens_pay_for_favours(rules: Rules, pair: tuple[str, str]) -> None:
    assert rules.derive(plain(traits=picks(*pair))).memory.total == 0


@pytest.mark.rule("NP-TRAIT-SOCIAL-AISANCE")
@pytest.mark.rule("NP-TRAIT-EVENT-ANTALIA")
@pytest.mark.rule("NP-TRAIT-EVENT-COUP-JUTEUX")
@pytest.mark.parametrize(
    ("base", "milieu", "traits", "couronnes"),
    [
        (30, "bourgeois", (), 60),
        (30, "bourgeois", ("coup-juteux",), 110),
        (20, "lettre", ("coup-d-antalia",), 120),
        (20, "lettre", ("coup-juteux",), 70),
        (20, "lettre", (), 20),
        (0, "bourgeois", (), 0),
    ],
)
def test_capital_is_doubled_before_the_gains(
    rules: Rules, base: int, milieu: str, traits: tuple[str, ...], couronnes: int
) -> None:
    character = plain(origins=Origins("humain", milieu=milieu), traits=picks(*traits))
    assert rules.creation(couronnes=base).derive(character).capital.total == couronnes


@pytest.mark.rule("NP-TRAIT-VETERAN")
@pytest.mark.rule("NP-TRAIT-JEUNOT")
@pytest.mark.rule("NP-CASSURE-FUITE")
@pytest.mark.parametrize(
    ("cassure", "traits", "price"),
    [
        ("fuite", (), 100),
        ("", ("veteran",), 50),
        ("fuite", ("veteran",), 150),
        ("fuite", ("jeunot",), 0),
        ("", ("jeunot",), 0),
    ],
)
def test_prices_on_a_head_add_up(
    rules: Rules, cassure: str, traits: tuple[str, ...], price: int
) -> None:
    derived = rules.derive(plain(cassure=cassure, traits=picks(*traits)))
    assert derived.bounty.total == price
    if price == 150:
        assert amounts(derived.bounty) == [100, 50]


@pytest.mark.rule("NP-CASSURE-ACCIDENT")
@pytest.mark.rule("NP-CASSURE-ERREUR-JUDICIAIRE")
@pytest.mark.rule("NP-TRAIT-JEUNOT")
@pytest.mark.rule("NP-TRAIT-VETERAN")
@pytest.mark.parametrize(
    ("cassure", "traits", "rolls"),
    [
        ("accident", (), 1),
        ("erreur-judiciaire", (), 1),
        ("accident", ("veteran",), 2),
        ("accident", ("jeunot",), 0),
        ("", ("jeunot",), 0),
        ("", (), 0),
    ],
)
def test_rolls_of_prison_that_are_due(
    rules: Rules, cassure: str, traits: tuple[str, ...], rolls: int
) -> None:
    derived = rules.derive(plain(cassure=cassure, traits=picks(*traits)))
    assert derived.prison_rolls.total == rolls


@pytest.mark.rule("NP-TRAIT-VETERAN")
@pytest.mark.rule("NP-TRAIT-EXPLORATEUR")
@pytest.mark.rule("NP-TRAIT-JEUNOT")
@pytest.mark.parametrize(
    ("traits", "choices", "age"),
    [
        (("explorateur",), {}, 22),
        (("jeunot",), {}, 15),
        (("veteran",), {}, 30),
        (("veteran",), {"veteran.age": ("15",)}, 35),
        (("veteran",), {"veteran.age": ("16",)}, 30),
        (("veteran", "explorateur"), {"veteran.age": ("12",)}, 34),
    ],
)
def test_age_follows_traits(
    rules: Rules, traits: tuple[str, ...], choices: dict[str, tuple[str, ...]], age: int
) -> None:
    character = plain(traits=picks(*traits), choices=choices)
    assert rules.creation(age=20).derive(character).age.total == age


@pytest.mark.rule("NP-TRAIT-EVENT-DETTE")
@pytest.mark.parametrize(("months", "debt"), [(0, 100), (1, 120), (3, 160), (-1, 100)])
def test_a_debt_grows_flat(rules: Rules, months: int, debt: int) -> None:
    effects = rules.tables.trait("dette").effects
    assert fortune.debt_after(effects, months) == debt
    assert rules.derive(plain(traits=picks("dette"))).debt.total == 100


@pytest.mark.rule("NP-CASSURE-COMPROMISSION")
@pytest.mark.parametrize(
    ("gain", "kept", "owed"), [(80, 40, 40), (30, 15, 15), (31, 16, 15), (0, 0, 0), (-10, -10, 0)]
)
def test_half_of_the_gains_goes_to_the_parrain(
    rules: Rules, gain: int, kept: int, owed: int
) -> None:
    effects = rules.tables.cassure("compromission").effects
    assert fortune.income_shared(effects, gain) == (kept, owed)
    assert fortune.income_shared(rules.tables.cassure("ruine").effects, gain) == (gain, 0)


@pytest.mark.rule("NP-TRAIT-DEPENDANCE")
@pytest.mark.parametrize(("weeks", "cost"), [(0, 0), (1, 10), (4, 40)])
def test_an_addiction_costs_every_week(rules: Rules, weeks: int, cost: int) -> None:
    assert fortune.weekly_cost(rules.tables.trait("dependance").effects, weeks) == cost


@pytest.mark.rule("NP-ARMOUR-REPAIR")
@pytest.mark.parametrize(
    ("price", "percent", "points", "cost"),
    [(200, 15, 1, 30), (80, 15, 2, 24), (80, 15, 0, 0), (10, 15, 1, 2), (1, 1, 1, 1)],
)
def test_protection_is_bought_back(price: int, percent: int, points: int, cost: int) -> None:
    assert fortune.repair_price(price, percent, points) == cost


def test_prison_leaves_its_marks(rules: Rules) -> None:
    stays = {stay.id: stay for stay in rules.settings.prison}
    for stay in stays.values():
        derived = rules.derive(plain(prison=(stay.id,)))
        before = rules.derive(plain())
        assert derived.capital.total - before.capital.total == stay.effects.couronnes
        assert derived.bounty.total == stay.effects.bounty
        assert derived.debt.total == stay.effects.debt
        assert derived.heroism_max.total - 4 == stay.effects.heroism
        if stay.effects.skill and stay.effects.open_at:
            view = derived.skill(stay.effects.skill)
            assert view is not None
            assert (view.value.total, view.opened) == (stay.effects.open_at, True)
    assert rules.derive(plain(prison=("rien",))) == rules.derive(plain())
