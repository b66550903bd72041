"""What follows from whole characters, and what each trait, origin and identity changes of a plain
one: numbers with every term and its rule, read once and kept."""

import random
from collections.abc import Iterable, Iterator

import pytest
from msgspec.structs import replace

from desktop import paths
from desktop.rules.nightprowler.build import build
from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.creation.steps import cost, problems
from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Characteristics,
    Health,
    Identity,
    Kits,
    Origins,
    Pools,
    Skills,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.sheet.notice import notice
from desktop.rules.nightprowler.surprise.fill import surprise
from tests.rules.nightprowler.characters import PERCEUR, Rules, picks, plain
from tests.rules.nightprowler.golden_sheet import CHARACTERS
from tests.rules.outline import kept, outline

ARTFUL = plain(
    kits=Kits(professional={"art:Sculpture": 10, "commerce": 13, "langue:cassar": 7, "soin": 9}),
    skills=Skills(opened=("discretion",), raised={"discretion": 2, "commerce": 1}),
)
"""Somebody with skills that traits may touch."""


@pytest.mark.parametrize("name", CHARACTERS)
def test_whole_characters_follow_as_before(rules: Rules, name: str) -> None:
    shown = outline(rules.derive(CHARACTERS[name]))
    assert shown == kept(f"nightprowler-derived-{name}", shown)


def changes(rules: Rules, variants: Iterable[tuple[str, Character]]) -> Iterator[str]:
    """How each variant differs from the artful one: lines gone, then lines that came."""
    before = told(rules, ARTFUL)
    for name, character in variants:
        after = told(rules, character)
        yield f"# {name}"
        yield from (f"-{line}" for line in before if line not in after)
        yield from (f"+{line}" for line in after if line not in before)


def told(rules: Rules, character: Character) -> list[str]:
    """What follows from a character; of a long choice the first answers."""
    derived = rules.derive(character)
    choices = tuple(replace(each, options=each.options[:3]) for each in derived.choices)
    return outline(replace(derived, choices=choices)).splitlines()


def origin(**origins: str) -> Character:
    return replaced(origins=Origins(**{"race": "humain", "culture": "umelorien", **origins}))


def replaced(**changed: object) -> Character:
    return replace(ARTFUL, **changed)


def variants(rules: Rules) -> Iterator[tuple[str, Character]]:
    tables = rules.tables
    for trait in tables.traits:
        yield f"trait {trait.id}", replaced(traits=picks(trait.id))
    for race in tables.races:
        yield f"race {race.id}", origin(race=race.id)
    for culture in tables.cultures:
        yield f"culture {culture.id}", origin(culture=culture.id, raised="khaler", mother="soloman")
    for milieu in tables.milieux:
        yield f"milieu {milieu.id}", origin(milieu=milieu.id)
    for cassure in tables.cassures:
        yield f"cassure {cassure.id}", replaced(cassure=cassure.id)
    for one in tables.specialties:
        branch = tables.branch(one.branch)
        identity = Identity(branch.style, branch.id, one.id, "notaire", "cervelle")
        yield f"specialty {one.id}", replaced(identity=identity)
    for stay in rules.settings.prison:
        yield f"prison {stay.id}", replaced(prison=(stay.id, stay.id))


def test_each_choice_changes_what_it_changed(rules: Rules) -> None:
    shown = "\n".join(changes(rules, variants(rules)))
    assert shown == kept("nightprowler-choices", shown)


BROKEN = {
    "nothing chosen": Character(),
    "unknown everywhere": Character(
        name=" ",
        identity=Identity("x", "y", "z", "", "force"),
        origins=Origins("dragon", "atlante", "x", "y", "prince"),
        cassure="rien",
        traits=(TraitPick("p", "rien"),),
        prison=("rien",),
        shield="rien",
        skills=Skills(opened=("rien", "langue:"), raised={"rien": 3, "cambriole": 2}),
        weapons=(Weapon("w", "Dague", "rien"),),
    ),
    "outside its style": plain(identity=Identity("brutes", "monte-en-l-air", "perceur")),
    "outside its branch": plain(identity=Identity("finauds", "limier", "perceur")),
    "too many points": plain(characteristics=Characteristics(15, 5, 14, 7)),
    "too few points": plain(characteristics=Characteristics(6, 6, 6, 6)),
    "one point over": plain(characteristics=Characteristics(11, 10, 10, 10)),
    "points unspent": plain(identity=PERCEUR, skills=Skills(opened=("comedie",))),
    "too many skill points": plain(
        identity=PERCEUR, skills=Skills(opened=("comedie",), raised={"comedie": 60})
    ),
    "raised unopened": plain(skills=Skills(raised={"comedie": 1})),
    "memory overspent": plain(traits=picks("mentor", "robuste")),
    "exclusive traits": plain(traits=picks("jeunot", "veteran")),
    "trait without words": plain(traits=picks("secret", "dette")),
    "unanswered choices": plain(traits=picks("veteran", "explorateur", "reorientation")),
    "jeunot at his limit": plain(traits=picks("jeunot"), kits=Kits(professional={"cambriole": 17})),
    **{
        f"jeunot raised by {points}": plain(
            traits=picks("jeunot"),
            kits=Kits(professional={"cambriole": 14, "comedie": 17}),
            skills=Skills(raised={"cambriole": points, "comedie": points - 1}),
        )
        for points in (1, 2, 3)
    },
    "no mother": plain(origins=Origins("sang-mele-elfe", raised="rien")),
    "metis of nobody": plain(origins=Origins("humain", "metis")),
    "immigre of the principaute": plain(origins=Origins("humain", "immigre", raised="umelorien")),
    "prison due": plain(cassure="accident"),
    "too dear": plain(armours=(Armour("a", "Plates", 4, price=900),)),
    "dead": plain(health=Health(dead=True), pools=Pools(heroism_spent=9)),
}


def test_what_is_wrong_with_a_character_is_said_as_before(rules: Rules) -> None:
    lines: list[str] = []
    for name, character in BROKEN.items():
        lines.append(f"# {name}: {cost(rules.tables, character, rules.settings)} couronnes")
        found = problems(rules.tables, character, rules.settings)
        lines += [line for each in found for line in outline(each).splitlines()]
    shown = "\n".join(lines)
    assert shown == kept("nightprowler-problems", shown)


def test_a_seed_is_always_the_same_surprise(rules: Rules) -> None:
    lines: list[str] = []
    for seed in range(6):
        character = surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))
        lines += [f"# {seed}", outline(character)]
    shown = "\n".join(lines)
    assert shown == kept("nightprowler-surprises", shown)


def test_adversaries_and_notices_are_as_before(rules: Rules) -> None:
    system = build(paths.tables_root())
    shown = outline(system.templates(rules.settings))
    assert shown == kept("nightprowler-adversaries", shown)
    wanted = notice(rules.tables, CHARACTERS["rich"], rules.settings)
    assert outline(wanted) == kept("nightprowler-notice", outline(wanted))


def test_the_system_answers_with_its_parts(rules: Rules) -> None:
    system = build(paths.tables_root())
    character, settings = CHARACTERS["rich"], rules.settings
    assert system.derive(character, settings) == derive(rules.tables, character, settings)
    assert system.sheet(character, settings).title == character.name
    assert system.summary(character, settings).name == character.name
    assert system.blank_sheet(settings).blocks
    assert system.name_of(system.renamed(character, "Jo")) == "Jo"
    assert system.blank("Jo") == Character(name="Jo")
    assert system.default_settings() == settings
    assert system.problems(Character(), settings)
    derived = system.derive(character, settings)
    for number, value in (
        ("heroism", derived.heroism_max),
        ("initiative", derived.initiative),
        ("memory", derived.memory),
        ("capital", derived.capital),
        ("bounty", derived.bounty),
        ("debt", derived.debt),
        ("age", derived.age),
        ("prison", derived.prison_rolls),
        ("protection", derived.protection),
        ("penalty", derived.penalty),
        ("skill-points", derived.skill_points),
        ("characteristic-points", derived.characteristic_points),
        ("characteristic:doigte", derived.characteristics["doigte"]),
        ("rien", None),
        ("skill:rien", None),
    ):
        assert system.explain(character, settings, number) == value
    cambriole = system.explain(character, settings, "skill:cambriole")
    assert cambriole is not None
    assert cambriole.total == 15
