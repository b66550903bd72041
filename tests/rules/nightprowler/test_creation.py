"""What is wrong with a character, and the end of its creation."""

import random

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.creation.steps import STEPS, problems
from desktop.rules.nightprowler.document.character import (
    Character,
    Characteristics,
    Contact,
    Health,
    Identity,
    Item,
    Kits,
    Origins,
    Override,
    Reputation,
    Skills,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.progress import blocking
from desktop.rules.system import Edited, Problem, Refused, Severity
from tests.rules.nightprowler.characters import PERCEUR, Rules, opened, picks, plain


def found(rules: Rules, character: Character) -> tuple[Problem, ...]:
    return problems(rules.tables, character, rules.settings)


def broken(rules: Rules, character: Character) -> set[str]:
    """Inventory ids of the broken rules."""
    return {one.rule for one in found(rules, character) if one.severity == Severity.RULE}


def advised(rules: Rules, character: Character) -> set[str]:
    """Keys of what is only advised."""
    return {one.text.key for one in found(rules, character) if one.severity == Severity.ADVICE}


def finished(rules: Rules, character: Character) -> Character:
    result = edits.edit(rules.tables, character, rules.settings, edits.FinishCreation())
    assert isinstance(result, Edited), result
    assert isinstance(result.document, Character)
    return result.document


def ready(rules: Rules, **changes: object) -> Character:
    """A human Perceur with nothing wrong."""
    kit = rules.settings.kits.of_specialty("perceur").values()
    base = plain(
        name="Jo",
        identity=PERCEUR,
        origins=Origins("humain", "umelorien", milieu="lettre"),
        cassure="ruine",
        kits=Kits(professional=kit),
    )
    return replace(base, **changes)


@pytest.mark.rule("NP-MEMORY-STEPS")
def test_a_blank_sheet_lacks_every_step(rules: Rules) -> None:
    assert {
        "NP-STYLE-MAIN-CHARACTERISTIC",
        "NP-STYLE-BRANCHES",
        "NP-BRANCH-SPECIALTIES",
        "NP-RACE-TRAIT-SETS",
        "NP-BIRTH-CULTURE-TRAIT",
        "NP-SOCIAL-ORIGIN-TRAIT",
        "NP-CASSURE-CHOICE",
    } <= broken(rules, Character())
    assert broken(rules, ready(rules)) == set()
    assert "NP-CASSURE-CHOICE" in broken(rules, ready(rules, cassure=""))
    no_milieu = ready(rules, origins=Origins("humain", "umelorien"))
    assert broken(rules, no_milieu) == {"NP-SOCIAL-ORIGIN-TRAIT"}


def test_problems_come_in_the_order_of_the_steps(rules: Rules) -> None:
    steps = [STEPS.index(one.step) for one in found(rules, Character())]
    assert steps == sorted(steps)


@pytest.mark.rule("NP-STYLE-BRANCHES")
def test_branch_and_specialty_belong_together(rules: Rules) -> None:
    outside = Identity("doigts-de-fee", "limier", "perceur")
    assert broken(rules, ready(rules, identity=outside)) == {
        "NP-STYLE-BRANCHES",
        "NP-BRANCH-SPECIALTIES",
    }


@pytest.mark.rule("NP-SPECIALTY-CORROMPU")
@pytest.mark.rule("NP-SPECIALTY-SECONDARY-NOT-MAIN")
def test_a_corrompu_needs_profession_and_secondary(rules: Rules) -> None:
    corrompu = Identity("retors", "tentateur", "corrompu")
    assert broken(rules, ready(rules, identity=corrompu)) == {"NP-SPECIALTY-CORROMPU"}
    named = replace(corrompu, profession="notaire", secondary="doigte")
    assert broken(rules, ready(rules, identity=named)) == set()
    same = replace(named, secondary="cervelle")
    assert broken(rules, ready(rules, identity=same)) == {"NP-SPECIALTY-SECONDARY-NOT-MAIN"}


@pytest.mark.rule("NP-BIRTH-IMMIGRE")
@pytest.mark.parametrize(
    ("raised", "rules_broken"),
    [("djazar", set()), ("umelorien", {"NP-BIRTH-IMMIGRE"}), ("", {"NP-BIRTH-IMMIGRE"})],
)
def test_an_immigre_is_born_elsewhere(rules: Rules, raised: str, rules_broken: set[str]) -> None:
    origins = Origins("humain", "immigre", raised=raised, milieu="lettre")
    assert broken(rules, ready(rules, origins=origins)) == rules_broken


def test_births_need_their_mothers(rules: Rules) -> None:
    half = Origins("sang-mele-felis", milieu="lettre")
    assert broken(rules, ready(rules, origins=half)) == {"NP-TRAIT-SANG-MELE-COMPETENCES"}
    metis = Origins("humain", "metis", raised="khaler", milieu="lettre")
    assert broken(rules, ready(rules, origins=metis)) == {"NP-BIRTH-METIS"}
    elf = Origins("elfe", "cassar", milieu="lettre")
    assert "np.problem.elven-birth" in advised(rules, ready(rules, origins=elf))


@pytest.mark.rule("NP-TRAIT-PM-SIGN")
@pytest.mark.parametrize(
    ("budget", "traits", "balance"),
    [
        (0, ("handicap", "robuste"), 0),
        (0, ("mentor", "dette"), -3),
        (5, ("sorcellerie",), 0),
        (4, ("sorcellerie",), -1),
        (5, ("coup-d-antalia",), 0),
        (2, ("coup-juteux",), 0),
    ],
)
def test_memory_balance_is_never_negative(
    rules: Rules, budget: int, traits: tuple[str, ...], balance: int
) -> None:
    campaign = rules.creation(memory_points=budget)
    character = ready(rules, traits=picks(*traits))
    assert campaign.derive(character).memory.total == balance
    assert ("NP-TRAIT-PM-SIGN" in broken(campaign, character)) == (balance < 0)


@pytest.mark.rule("NP-TRAIT-SOCIAL-VIE-CITE-CASSURE")
@pytest.mark.parametrize(
    ("budget", "cassure", "balance"),
    [(5, "fuite", 0), (5, "ruine", 5), (3, "amoral", -2), (0, "tentation", 0), (0, "", 0)],
)
def test_vie_de_la_cite_limits_the_cassure(
    rules: Rules, budget: int, cassure: str, balance: int
) -> None:
    campaign = rules.creation(memory_points=budget)
    origins = Origins("humain", "umelorien", milieu="aristocratie")
    character = ready(rules, origins=origins, cassure=cassure)
    assert campaign.derive(character).memory.total == balance
    assert ("NP-TRAIT-PM-SIGN" in broken(campaign, character)) == (balance < 0)


@pytest.mark.rule("NP-TRAIT-EXCLUSIVE-GROUP")
@pytest.mark.parametrize(
    ("traits", "refused"),
    [
        (("jeunot", "mentor"), True),
        (("mentor", "veteran"), True),
        (("jeunot", "veteran"), True),
        (("jeunot", "veteran", "mentor"), True),
        (("veteran",), False),
        (("mentor", "secret"), False),
    ],
)
def test_jeunot_veteran_and_mentor_exclude_each_other(
    rules: Rules, traits: tuple[str, ...], refused: bool
) -> None:
    character = ready(rules, traits=picks(*traits))
    assert ("NP-TRAIT-EXCLUSIVE-GROUP" in broken(rules, character)) is refused


@pytest.mark.rule("NP-TRAIT-TYPES")
def test_free_traits_are_not_bought(rules: Rules) -> None:
    assert rules.derive(ready(rules, traits=picks("nyctalope"))).memory.total == 0
    assert rules.derive(ready(rules, traits=picks("handicap"))).memory.total == 4
    assert broken(rules, ready(rules, traits=picks("nyctalope"))) == {"NP-TRAIT-TYPES"}


@pytest.mark.rule("NP-TRAIT-TROUBLE-PSYCHOLOGIQUE")
def test_some_traits_ask_for_words(rules: Rules) -> None:
    silent = ready(rules, traits=picks("trouble-psychologique"))
    assert "np.problem.trait-text" in advised(rules, silent)
    named = replace(silent, traits=(TraitPick("p", "trouble-psychologique", "le feu"),))
    assert "np.problem.trait-text" not in advised(rules, named)
    assert rules.derive(named).memory.total == 3


@pytest.mark.rule("NP-TRAIT-RACE-TRAQUE")
def test_traque_leads_to_the_spadassins(rules: Rules) -> None:
    keshite = Origins("humain", "immigre-keshite", milieu="lettre")
    faussaire = Identity("doigts-de-fee", "faussaire", "scribe")
    assert "np.problem.branch-advice" in advised(
        rules, ready(rules, origins=keshite, identity=faussaire)
    )
    spadassin = Identity("brutes", "spadassin", "assassin")
    assert "np.problem.branch-advice" not in advised(
        rules, ready(rules, origins=keshite, identity=spadassin)
    )


def test_unanswered_choices_are_incomplete(rules: Rules) -> None:
    accident = ready(rules, cassure="accident")
    assert broken(rules, accident) == {"NP-CASSURE-ACCIDENT"}
    half = replace(accident, choices={"accident.kit": ("cambriole",)})
    assert broken(rules, half) == {"NP-CASSURE-ACCIDENT"}
    whole = replace(accident, choices={"accident.kit": ("cambriole", "cambriole")})
    assert broken(rules, whole) == set()
    assert "np.problem.prison-due" in advised(rules, whole)
    stray = ready(rules, choices={"rien": ("x",)})
    assert "np.problem.answer-unused" in advised(rules, stray)


@pytest.mark.rule("NP-TRAIT-RACE-INTEGRATION")
@pytest.mark.parametrize(
    ("key", "value", "refused"),
    [
        ("urbanisme", 9, True),
        ("urbanisme", 7, True),
        ("urbanisme", 6, False),
        ("connaissance:Aristocratie", 6, False),
        ("connaissance:Aristocratie", 7, True),
        ("connaissance:Loi", 9, False),
    ],
)
def test_integration_holds_two_skills_down(
    rules: Rules, key: str, value: int, refused: bool
) -> None:
    character = ready(
        rules,
        origins=Origins("humain", "immigre", raised="djazar", milieu="lettre"),
        kits=Kits(),
        skills=Skills(opened=(key,), raised={key: value - 6} if value > 6 else {}),
    )
    assert rules.value(character, key) == value
    assert ("NP-TRAIT-RACE-INTEGRATION" in broken(rules, character)) is refused
    assert "NP-TRAIT-RACE-INTEGRATION" not in broken(rules, replace(character, created=True))


@pytest.mark.rule("NP-SKILL-LIMITATION")
@pytest.mark.rule("NP-TRAIT-SOCIAL-DETERMINATION")
@pytest.mark.rule("NP-SKILL-CONNAISSANCE")
@pytest.mark.rule("NP-SKILL-LANGUES")
@pytest.mark.parametrize(
    ("key", "value", "refused"),
    [
        ("connaissance:Histoire", 8, True),
        ("connaissance:Pègre", 7, True),
        ("connaissance:Histoire", 6, False),
        ("connaissance:Nature", 8, False),
        ("lire-et-ecrire:mélorien", 9, False),
        ("lire-et-ecrire:djazar", 7, True),
        ("breuvage:Pyrotechnie", 7, True),
        ("soin", 9, False),
    ],
)
def test_determination_limits_learning(rules: Rules, key: str, value: int, refused: bool) -> None:
    skills = Skills(opened=(key,), raised={key: value - 6} if value > 6 else {})
    slave = ready(
        rules,
        origins=Origins("humain", "umelorien", milieu="esclave"),
        kits=Kits(),
        skills=skills,
    )
    assert ("NP-SKILL-LIMITATION" in broken(rules, slave)) is refused
    free = ready(rules, kits=Kits(), skills=skills)
    assert "NP-SKILL-LIMITATION" not in broken(rules, free)


def test_determination_may_limit_the_whole_of_soin(rules: Rules) -> None:
    slave = ready(
        rules,
        origins=Origins("humain", "umelorien", milieu="esclave"),
        skills=opened("soin", soin=3),
    )
    whole = rules.reading(determination_limits_soin=True)
    assert "NP-SKILL-LIMITATION" in broken(whole, slave)


@pytest.mark.rule("NP-TRAIT-JEUNOT")
def test_a_jeunot_does_not_raise_his_trade_beyond_thirteen(rules: Rules) -> None:
    jeunot = ready(rules, traits=picks("jeunot"), kits=Kits(professional={"cambriole": 14}))
    assert rules.value(jeunot, "cambriole") == 12
    within = replace(jeunot, skills=Skills(raised={"cambriole": 1}))
    assert "NP-TRAIT-JEUNOT" not in broken(rules, within)
    beyond = replace(jeunot, skills=Skills(raised={"cambriole": 2}))
    assert "NP-TRAIT-JEUNOT" in broken(rules, beyond)


def test_points_of_ours_only_warn(rules: Rules) -> None:
    rich = ready(rules, characteristics=Characteristics(15, 14, 14, 14))
    assert broken(rules, rich) == set()
    assert {"np.problem.points-over", "np.problem.characteristic-span"} <= advised(rules, rich)
    negative = ready(rules, characteristics=Characteristics(-1, 14, 14, 14))
    assert broken(rules, negative) == {"NP-CHARACTERISTICS-FOUR"}


@pytest.mark.rule("NP-TRAIT-ELFE-AVERSION-OR")
def test_an_elf_is_warned_of_gold(rules: Rules) -> None:
    elf = ready(rules, origins=Origins("elfe", milieu="lettre"))
    for name in ("Bague en or", "Chaîne d’or", "Dague dorée"):
        assert "np.problem.gold" in advised(rules, replace(elf, items=(Item("i", name),)))
    plain_things = replace(elf, items=(Item("i", "Corde"), Item("j", "Cordon")))
    assert "np.problem.gold" not in advised(rules, plain_things)
    assert "np.problem.gold" not in advised(rules, ready(rules, items=(Item("i", "d’or"),)))


@pytest.mark.rule("NP-TRAIT-EVENT-CATASTROPHE")
@pytest.mark.rule("NP-TRAIT-EVENT-COUP-JUTEUX")
@pytest.mark.rule("NP-TRAIT-CONTACT")
def test_reputations_and_contacts_are_to_be_noted(rules: Rules) -> None:
    known = ready(rules, traits=picks("catastrophe", "coup-juteux", "contact"))
    assert rules.derive(known).memory.total == -1
    missing = {
        "np.problem.reputation-positive",
        "np.problem.reputation-negative",
        "np.problem.contacts",
    }
    assert missing <= advised(rules, known)
    noted = replace(
        known,
        reputations=(Reputation("a", "x"), Reputation("b", "y", False)),
        contacts=(Contact("c", "z"),),
    )
    assert not missing & advised(rules, noted)
    freed = ready(rules, prison=("compagnon", "mouchard", "silence"))
    assert missing <= advised(rules, freed)
    assert not missing & advised(rules, replace(noted, prison=freed.prison, traits=()))


@pytest.mark.rule("NP-TRAIT-JEUNOT")
def test_a_jeunot_has_no_negative_reputation(rules: Rules) -> None:
    jeunot = ready(rules, traits=picks("jeunot", "catastrophe"))
    assert "np.problem.reputation-negative" not in advised(rules, jeunot)
    known = replace(jeunot, reputations=(Reputation("a", "x", False),))
    assert "np.problem.no-negative-reputation" in advised(rules, known)


def test_a_damaged_document_is_listed_and_kept(rules: Rules) -> None:
    odd = Character(
        identity=Identity("?", "?", "?", secondary="?"),
        origins=Origins("?", "?", "?", "?", "?"),
        cassure="?",
        traits=(*picks("?", "jeunot", "mentor", "robuste", "robuste"), *picks("?")),
        choices={"?": ("?",), "veteran.open": ("?",)},
        kits=Kits(professional={"?": -4, "art:*": 3}, birth={"": 2}, milieu={"soin": -99}),
        skills=Skills(opened=("?", "soin:x"), raised={"?": -1, "soin": 5}, custom=("", "x")),
        adjustments={"skill:?": 3, "?": 1, "characteristic:doigte": -(10**12)},
        characteristics=Characteristics(-(10**9), 10**9, -1, 0),
        health=Health(vitality=(-1, 9, 0, 0, 0), endurance=(0, 0, 0, 0, 99)),
        weapons=(Weapon("", "", family="?"),),
        shield="?",
        prison=("?",),
        overrides=(Override("", ""),),
    )
    ids = broken(rules, odd)
    assert {
        "NP-STYLE-MAIN-CHARACTERISTIC",
        "NP-TRAIT-TYPES",
        "NP-TRAIT-EXCLUSIVE-GROUP",
        "NP-TRAIT-PM-SIGN",
        "NP-SKILL-LIST",
        "NP-SKILL-OPEN-BEFORE-RAISE",
        "NP-CHARACTERISTICS-FOUR",
        "NP-HEALTH-ITALIC-BOXES",
        "NP-SKILL-SPECIALISATION",
    } <= ids
    assert {"np.problem.unknown-family", "np.problem.unknown-shield"} <= advised(rules, odd)


def test_an_override_opens_the_way_and_is_recorded(rules: Rules) -> None:
    poor = ready(rules, traits=picks("secret", "sorcellerie"))
    refused = edits.edit(rules.tables, poor, rules.settings, edits.FinishCreation())
    assert isinstance(refused, Refused)
    waived = replace(poor, overrides=(Override("NP-TRAIT-PM-SIGN", "une dette du MJ"),))
    marked = [one for one in found(rules, waived) if one.rule == "NP-TRAIT-PM-SIGN"]
    assert [one.overridden for one in marked] == ["une dette du MJ"]
    assert not blocking(found(rules, waived))
    assert finished(rules, waived).created
    empty = replace(poor, overrides=(Override("NP-TRAIT-PM-SIGN", "  "),))
    assert blocking(found(rules, empty))


@pytest.mark.rule("NP-CRASSE-START")
@pytest.mark.rule("NP-PROGRESSION-TOKENS-START")
def test_creation_ends_with_full_pools(rules: Rules) -> None:
    campaign = rules.creation(couronnes=20, jetons=5, crasse=2)
    done = finished(campaign, ready(rules))
    assert (done.pools.crasse, done.pools.jetons, done.pools.couronnes) == (2, 5, 20)
    again = edits.edit(rules.tables, done, rules.settings, edits.FinishCreation())
    assert isinstance(again, Refused)
    chosen = replace(ready(rules), pools=replace(done.pools, jetons=9, crasse=0, couronnes=0))
    assert finished(rules, chosen).pools.jetons == 9


def test_the_equipment_is_paid(rules: Rules) -> None:
    campaign = rules.creation(couronnes=20)
    buyer = ready(rules, items=(Item("i", "Corde", quantity=2, price=3),))
    assert finished(campaign, buyer).pools.couronnes == 14
    ruined = ready(rules, items=(Item("i", "Palais", price=1000),))
    assert "np.problem.too-dear" in advised(rules, ruined)
    assert finished(rules, ruined).pools.couronnes == 0


@pytest.mark.rule("NP-TRAIT-VETERAN")
def test_a_maximum_of_creation_is_settled_at_its_end(rules: Rules) -> None:
    veteran = ready(
        rules,
        traits=picks("secret", "veteran"),
        characteristics=Characteristics(10, 10, 16, 10),
        choices={
            "veteran.age": ("12",),
            "veteran.open": ("soin", "equitation", "intimidation"),
        },
    )
    veteran = replace(veteran, origins=Origins("humain", "umelorien", milieu="bourgeois"))
    assert rules.derive(veteran).characteristics["robustesse"].total == 12
    done = finished(rules, veteran)
    assert rules.derive(done).characteristics["robustesse"].total == 12
    assert done.characteristics.robustesse == 14
    stronger = replace(done, characteristics=replace(done.characteristics, robustesse=15))
    assert rules.derive(stronger).characteristics["robustesse"].total == 13


def test_finished_surprises_have_no_new_problem(rules: Rules) -> None:
    for seed in range(10):
        character = surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))
        assert not blocking(found(rules, finished(rules, character)))
