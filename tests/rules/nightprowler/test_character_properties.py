"""What is true of every character, whatever was done to it or read from a file."""

import random
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop import paths
from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.creation.steps import STEPS, problems
from desktop.rules.nightprowler.document import character as doc
from desktop.rules.nightprowler.document.character import CHARACTERISTICS, Character, Track
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.settings.shipped import default_settings
from desktop.rules.nightprowler.sheet.pages import sheet, summary
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.nightprowler.tables.load import load
from desktop.rules.system import Edited, Refused
from tests.rules.nightprowler.characters import Rules
from tests.texts import texts_of

ROOT = paths.tables_root()
TABLES = load(ROOT)
TEXTS = tuple(texts_of(language) for language in ("fr", "en"))
RULES = Rules(TABLES, default_settings(ROOT, TABLES))

NAMES = st.sampled_from(("", "x", "<b>", "é\u202f’", "a" * 300))
KEYS = st.sampled_from(
    (
        "cambriole",
        "comedie",
        "soin",
        "urbanisme",
        "connaissance:Loi",
        "connaissance:Aristocratie",
        "art:Sculpture",
        "art:*",
        "combat-arme:Haches",
        "langue:cassar",
        "naviguer",
        "autre:Chasse",
        "combat-arme",
        "inconnue",
        "",
    )
)
NUMBERS = st.integers(-3, 30) | st.sampled_from((-(10**9), 10**9))
TRACKS = st.sampled_from(tuple(Track))
IDS = st.sampled_from(("a", "b", "", "secret", "p0"))


def ids(*known: str) -> st.SearchStrategy[str]:
    return st.sampled_from((*known, "inconnu", ""))


CULTURES = ids(*TABLES.cultures.ids())
TRAITS = ids(*TABLES.traits.ids())
CHOICES = ids(
    "accident.kit",
    "reconversion.skill",
    "veteran.open",
    "veteran.age",
    "explorateur.open",
    "reorientation.specialty",
    "eveil-tardif.source",
    "eveil-tardif.target",
    "manque-de-sens-pratique.lower",
    "enfant-de-la-mer-et-du-vent.kit",
    "kit-milieu.artisanat",
)
VALUES = st.lists(KEYS | ids("12", "scribe", "perceur", "artisanat:bois"), max_size=4).map(tuple)
PATHS = st.sampled_from(
    ("heroism", "initiative", "memory", "capital", "age", "rien", "characteristic:doigte")
) | KEYS.map(lambda key: f"skill:{key}")
WEAPONS = st.builds(doc.Weapon, id=IDS, name=NAMES, family=ids("haches"), allonge=NUMBERS)
ARMOURS = st.builds(
    doc.Armour, id=IDS, name=NAMES, protection=NUMBERS, lost=NUMBERS, worn=st.booleans()
)
ITEMS = st.builds(doc.Item, id=IDS, name=NAMES, quantity=NUMBERS, price=NUMBERS)

COMMANDS = st.one_of(
    st.builds(edits.Rename, NAMES),
    st.builds(edits.SetText, st.sampled_from(("player", "notes", "profession")), NAMES),
    st.builds(edits.ChooseStyle, ids(*TABLES.styles.ids())),
    st.builds(edits.ChooseBranch, ids(*TABLES.branches.ids())),
    st.builds(edits.ChooseSpecialty, ids(*TABLES.specialties.ids())),
    st.builds(edits.ChooseSecondary, ids(*CHARACTERISTICS)),
    st.builds(edits.ChooseRace, ids(*TABLES.races.ids())),
    st.builds(edits.ChooseCulture, CULTURES),
    st.builds(edits.ChooseRaised, CULTURES),
    st.builds(edits.ChooseMother, CULTURES),
    st.builds(edits.ChooseMilieu, ids(*TABLES.milieux.ids())),
    st.builds(edits.ChooseCassure, ids(*TABLES.cassures.ids())),
    st.builds(edits.AddPrison, ids("evade", "rixe")),
    st.builds(edits.RemovePrison, st.integers(-1, 2)),
    st.builds(edits.AddTrait, TRAITS, NAMES, IDS),
    st.builds(edits.RemoveTrait, IDS | TRAITS),
    st.builds(edits.SetTraitText, IDS | TRAITS, NAMES),
    st.builds(edits.Answer, CHOICES, VALUES),
    st.builds(edits.Waive, ids("NP-TRAIT-PM-SIGN", "NP-STYLE-BRANCHES"), NAMES),
    st.builds(edits.Restore, ids("NP-TRAIT-PM-SIGN")),
    st.just(edits.FinishCreation()),
    st.builds(edits.SetCharacteristic, ids(*CHARACTERISTICS), NUMBERS),
    st.builds(edits.OpenSkill, KEYS),
    st.builds(edits.CloseSkill, KEYS),
    st.builds(edits.SetSkill, KEYS, NUMBERS),
    st.builds(edits.Adjust, PATHS, NUMBERS),
    st.builds(edits.TickBox, TRACKS, st.integers(-1, 5)),
    st.builds(edits.ClearBox, TRACKS, st.integers(-1, 5)),
    st.builds(edits.StayConscious, st.booleans()),
    st.builds(edits.SetState, st.sampled_from(("unconscious", "dying", "dead")), st.booleans()),
    st.builds(edits.SetBleeding, NUMBERS),
    st.builds(edits.AddSequela, NAMES),
    st.builds(edits.RemoveSequela, st.integers(-1, 2)),
    st.builds(edits.SpendHeroism, NUMBERS),
    st.builds(edits.RegainHeroism, NUMBERS),
    st.builds(edits.SetPool, st.sampled_from(("crasse", "jetons", "couronnes")), NUMBERS),
    st.builds(
        edits.SetSwitch, st.sampled_from(("vitality_italic", "vitality_dashed")), st.booleans()
    ),
    st.builds(edits.AddWeapon, WEAPONS),
    st.builds(edits.UpdateWeapon, WEAPONS),
    st.builds(edits.RemoveWeapon, IDS),
    st.builds(edits.AddArmour, ARMOURS),
    st.builds(edits.AddItem, ITEMS),
    st.builds(edits.SetShield, ids("rondache", "targe")),
)

TICKS = st.tuples(NUMBERS, NUMBERS, NUMBERS, NUMBERS, NUMBERS)
VALUES_OF_KEYS = st.dictionaries(KEYS, NUMBERS, max_size=4)
DOCUMENTS = st.builds(
    Character,
    name=NAMES,
    identity=st.builds(
        doc.Identity,
        ids(*TABLES.styles.ids()),
        ids(*TABLES.branches.ids()),
        ids(*TABLES.specialties.ids()),
        NAMES,
        ids(*CHARACTERISTICS),
    ),
    origins=st.builds(
        doc.Origins,
        ids(*TABLES.races.ids()),
        CULTURES,
        CULTURES,
        CULTURES,
        ids(*TABLES.milieux.ids()),
    ),
    cassure=ids(*TABLES.cassures.ids()),
    characteristics=st.builds(doc.Characteristics, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
    traits=st.lists(st.builds(doc.TraitPick, IDS, TRAITS, NAMES), max_size=5).map(tuple),
    choices=st.dictionaries(CHOICES, VALUES, max_size=5),
    kits=st.builds(doc.Kits, VALUES_OF_KEYS, VALUES_OF_KEYS, VALUES_OF_KEYS),
    skills=st.builds(doc.Skills, st.lists(KEYS, max_size=3).map(tuple), VALUES_OF_KEYS),
    adjustments=st.dictionaries(PATHS, NUMBERS, max_size=3),
    health=st.builds(doc.Health, TICKS, TICKS, sequelae=st.lists(NAMES, max_size=2).map(tuple)),
    pools=st.builds(doc.Pools, NUMBERS, NUMBERS, NUMBERS, NUMBERS),
    weapons=st.lists(WEAPONS, max_size=2).map(tuple),
    armours=st.lists(ARMOURS, max_size=2).map(tuple),
    items=st.lists(ITEMS, max_size=2).map(tuple),
    shield=ids("rondache"),
    prison=st.lists(ids("evade"), max_size=2).map(tuple),
    created=st.booleans(),
)


def sums(derived: Derived) -> list[Breakdown]:
    return [
        *derived.characteristics.values(),
        *(view.value for view in derived.skills),
        derived.heroism_max,
        derived.memory,
        derived.capital,
        derived.bounty,
        derived.debt,
        derived.age,
        derived.protection,
        derived.prison_rolls,
        derived.initiative,
    ]


def messages(value: object) -> Iterator[Message]:
    """Every message inside a value, however deep."""
    if isinstance(value, Message):
        yield value
        yield from messages(tuple(value.params.values()))
    elif isinstance(value, msgspec.Struct):
        yield from messages(tuple(getattr(value, name) for name in value.__struct_fields__))
    elif isinstance(value, dict):
        yield from messages(tuple(value.values()))
    elif isinstance(value, tuple | list):
        for member in value:
            yield from messages(member)


def is_told(value: object) -> None:
    """Every message has its text in both languages, and every brace its parameter."""
    for message in messages(value):
        for texts in TEXTS:
            assert not texts.missing(message.key), message.key
            assert "{" not in texts.render(message), message


def holds(character: Character) -> None:
    """Everything derives, and the numbers agree with one another."""
    derived = RULES.derive(character)
    found = problems(TABLES, character, RULES.settings)
    assert all(one.step in STEPS for one in found)
    shown = sheet(TABLES, character, RULES.settings)
    is_told((derived, found, shown, summary(TABLES, character, RULES.settings)))
    assert shown.title == character.name
    assert summary(TABLES, character, RULES.settings).name == character.name
    for value in sums(derived):
        assert value.total == sum(line.amount for line in value.lines)
    for view in derived.skills:
        assert view.value.total >= 6 if view.opened else view.level != "" or view.value.total <= 0
    assert derived.heroism == derived.heroism_max.total - character.pools.heroism_spent
    assert derived.protection.total >= 0
    assert derived.prison_rolls.total >= 0
    assert derived.heroism_max.total >= 0
    asked = [choice.id for choice in derived.choices]
    assert len(asked) == len(set(asked))
    assert msgspec.json.decode(msgspec.json.encode(character), type=Character) == character


@settings(max_examples=30)
@given(st.integers(0, 30), st.lists(COMMANDS, max_size=25))
def test_no_sequence_of_edits_breaks_a_character(seed: int, commands: list[msgspec.Struct]) -> None:
    character = Character()
    if seed:
        rng = random.Random(seed)
        character = surprise(TABLES, character, RULES.settings, None, rng)
    for command in commands:
        result = edits.edit(TABLES, character, RULES.settings, command)
        is_told(result.reason if isinstance(result, Refused) else result.label)
        if isinstance(result, Refused):
            continue
        assert isinstance(result.document, Character)
        character = result.document
    holds(character)
    for track in Track:
        assert min(character.health.ticks(track)) >= 0


@settings(max_examples=40)
@given(DOCUMENTS)
def test_any_document_derives(character: Character) -> None:
    holds(character)


@settings(max_examples=30)
@given(DOCUMENTS, TRAITS)
def test_taking_a_trait_back_restores_the_numbers(character: Character, trait: str) -> None:
    before = RULES.derive(character)
    added = edits.edit(TABLES, character, RULES.settings, edits.AddTrait(trait, id="of-the-test"))
    if isinstance(added, Refused):
        return
    removed = edits.edit(TABLES, added.document, RULES.settings, edits.RemoveTrait("of-the-test"))
    assert isinstance(removed, Edited)
    assert RULES.derive(removed.document) == before


@settings(max_examples=30)
@given(DOCUMENTS, COMMANDS)
def test_edits_hold_on_any_document(character: Character, command: msgspec.Struct) -> None:
    result = edits.edit(TABLES, character, RULES.settings, command)
    if isinstance(result, Edited):
        assert isinstance(result.document, Character)
        holds(result.document)


@pytest.mark.parametrize("seed", range(3))
def test_derivation_is_pure(seed: int) -> None:
    character = surprise(TABLES, Character(), RULES.settings, None, random.Random(seed))
    before = msgspec.json.encode(character)
    assert RULES.derive(character) == RULES.derive(replace(character))
    assert msgspec.json.encode(character) == before
