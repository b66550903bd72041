"""Each place of a line of the sheet, written on something that is there, new, or gone."""

import pytest

from desktop.rules.nightprowler.commands.creation import SetCharacteristic
from desktop.rules.nightprowler.document.character import (
    Armour,
    Character,
    Contact,
    Health,
    Item,
    Kits,
    Pools,
    Skills,
    TraitPick,
    Weapon,
)
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.sheet.entry_edits import entry_edits
from desktop.rules.nightprowler.sheet.pages import sheet
from desktop.rules.sheetentries import entries_of
from tests.rules.nightprowler.characters import Rules, plain
from tests.rules.nightprowler.golden_sheet import CHARACTERS
from tests.rules.nightprowler.test_entries import filled, refused
from tests.rules.outline import kept, outline

OWNER = plain(
    weapons=(Weapon("w", "Dague", "lames-courtes", 1), Weapon("v", "Gourdin", "masses")),
    armours=(Armour("a", "Cuir", 3, 2, lost=1), Armour("b", "Mailles", 4)),
    items=(Item("i", "Corde", 2, note="usée"), Item("j", "Lampe")),
    contacts=(Contact("c", "Grelot", "port", "mineur", "boit"), Contact("d", "Oudin")),
)


@pytest.mark.parametrize(
    ("path", "text", "part", "written"),
    [
        ("weapon/w/name", "Stylet", "weapons", Weapon("w", "Stylet", "lames-courtes", 1)),
        ("weapon/w/family", "masses", "weapons", Weapon("w", "Dague", "masses", 1)),
        ("weapon/w/family", "", "weapons", Weapon("w", "Dague", "", 1)),
        ("weapon/w/allonge", "3", "weapons", Weapon("w", "Dague", "lames-courtes", 3)),
        ("weapon/w/allonge", "", "weapons", Weapon("w", "Dague", "lames-courtes", 0)),
        ("armour/a/name", "Peau", "armours", Armour("a", "Peau", 3, 2, lost=1)),
        # Less than new is damage, that much or less is none, and more is a better armour.
        ("armour/a/protection", "1", "armours", Armour("a", "Cuir", 3, 2, lost=2)),
        ("armour/a/protection", "3", "armours", Armour("a", "Cuir", 3, 2)),
        ("armour/a/protection", "5", "armours", Armour("a", "Cuir", 5, 2)),
        ("armour/a/blunt", "2", "armours", Armour("a", "Cuir", 3, 3, lost=1)),
        ("item/i/name", "Câble", "items", Item("i", "Câble", 2, note="usée")),
        ("item/i/quantity", "5", "items", Item("i", "Corde", 5, note="usée")),
        ("item/i/quantity", "", "items", Item("i", "Corde", 0, note="usée")),
        ("item/i/note", "neuve", "items", Item("i", "Corde", 2, note="neuve")),
        ("contact/c/name", "Fifi", "contacts", Contact("c", "Fifi", "port", "mineur", "boit")),
        ("contact/c/milieu", "quai", "contacts", Contact("c", "Grelot", "quai", "mineur", "boit")),
        ("contact/c/rank", "MAJEUR", "contacts", Contact("c", "Grelot", "port", "majeur", "boit")),
        ("contact/c/rank", "", "contacts", Contact("c", "Grelot", "port", "", "boit")),
        ("contact/c/note", "dort", "contacts", Contact("c", "Grelot", "port", "mineur", "dort")),
    ],
)
def test_a_place_changes_its_thing_and_no_other(
    rules: Rules, path: str, text: str, part: str, written: object
) -> None:
    after = filled(rules, OWNER, {path: text})
    assert getattr(after, part) == (written, getattr(OWNER, part)[1])


@pytest.mark.parametrize(
    ("kind", "part", "made"),
    [
        ("weapon", "weapons", Weapon("n", "Neuf")),
        ("armour", "armours", Armour("n", "Neuf")),
        ("item", "items", Item("n", "Neuf")),
        ("contact", "contacts", Contact("n", "Neuf")),
    ],
)
def test_a_name_on_a_new_line_makes_a_thing_and_nothing_else_does(
    rules: Rules, kind: str, part: str, made: object
) -> None:
    field = {"weapon": "family", "armour": "protection", "item": "note", "contact": "note"}[kind]
    assert getattr(filled(rules, plain(), {f"{kind}/+n/name": "Neuf"}), part) == (made,)
    for path in (f"{kind}/+n/name", f"{kind}/+n/{field}", f"{kind}/n/name", f"{kind}/n/{field}"):
        assert filled(rules, plain(), {path: ""}) == plain()
    assert refused(rules, plain(), f"{kind}/+n/{field}", "x") == "sheet.write.name-first"
    assert refused(rules, plain(), f"{kind}/n/name", "Neuf") == "sheet.write.gone"
    assert refused(rules, plain(), f"{kind}/n/{field}", "x") == "sheet.write.gone"
    first = getattr(OWNER, part)[0]
    rubbed_out = filled(rules, OWNER, {f"{kind}/{first.id}/name": ""})
    assert getattr(rubbed_out, part) == getattr(OWNER, part)[1:]


@pytest.mark.parametrize(
    ("path", "text", "key"),
    [
        ("weapon/w/family", "arcs du dragon", "sheet.write.no-such-name"),
        ("weapon/w/allonge", "-1", "sheet.write.no-number"),
        ("weapon/w/allonge", "long", "sheet.write.no-number"),
        ("armour/a/protection", "-1", "sheet.write.no-number"),
        ("armour/a/blunt", "x", "sheet.write.no-number"),
        ("item/i/quantity", "-1", "sheet.write.no-number"),
        ("item/i/quantity", "12345678", "sheet.write.no-number"),
        ("contact/c/rank", "prince", "sheet.write.no-such-name"),
        ("heroism", "-1", "sheet.write.no-number"),
        ("heroism", "x", "sheet.write.no-number"),
        ("pool/crasse", "x", "sheet.write.no-number"),
        ("characteristic/doigte", "x", "sheet.write.no-number"),
        ("characteristic/force", "8", "sheet.write.unknown"),
        ("pool/or", "8", "sheet.write.unknown"),
        ("skill/cambriole", "x", "sheet.write.no-number"),
        ("skill/cambriole", "5", "np.entry.skill-too-low"),
        ("wounds/vitalite/0", "4", "np.entry.too-many-boxes"),
        ("wounds/vitalite/0", "-1", "np.entry.too-many-boxes"),
        ("wounds/vitalite/0", "x", "np.entry.too-many-boxes"),
        ("wounds/vitalite/5", "1", "sheet.write.unknown"),
        ("wounds/vitalite/x", "1", "sheet.write.unknown"),
        ("trait/+1/text", "words", "sheet.write.name-first"),
        ("trait/+1/name", "beau", "sheet.write.no-such-name"),
        ("new-skill/+1//value", "8", "sheet.write.name-first"),
    ],
)
def test_a_word_that_does_not_fit_is_refused(rules: Rules, path: str, text: str, key: str) -> None:
    assert refused(rules, OWNER, path, text) == key


@pytest.mark.parametrize(
    ("text", "number"),
    [("+7", 7), (" 1 234 ", 1234), ("1234567", 1234567), ("0", 0), ("", 0)],
)
def test_numbers_are_read_as_people_write_them(rules: Rules, text: str, number: int) -> None:
    assert filled(rules, OWNER, {"item/i/quantity": text}).items[0].quantity == number


@pytest.mark.parametrize("minus", ["-", "−", "–"])
def test_a_minus_sign_is_one_whatever_it_looks_like(rules: Rules, minus: str) -> None:
    assert refused(rules, OWNER, "item/i/quantity", f"{minus}3") == "sheet.write.no-number"
    path = "characteristic/doigte"
    editing = Editing(rules.tables, plain(), rules.settings)
    assert entry_edits(editing, path, {path: f"{minus}1"}) == (SetCharacteristic("doigte", -1),)


def test_skills_are_opened_raised_and_closed_by_their_number(rules: Rules) -> None:
    opened = filled(rules, plain(), {"skill/comedie": "6"})
    assert (opened.skills.opened, opened.skills.raised.get("comedie", 0)) == (("comedie",), 0)
    assert filled(rules, opened, {"skill/comedie": "8"}).skills.raised == {"comedie": 2}
    assert filled(rules, opened, {"skill/comedie": ""}) == plain()
    assert filled(rules, plain(), {"skill/comedie": ""}) == plain()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Comédie", "comedie"),
        ("Langue (cassar)", "langue:cassar"),
        ("Langue : cassar", "langue:cassar"),
        ("combat arme (LAMES COURTES)", "combat-arme:Lames courtes"),
        ("Naviguer", "naviguer"),
        ("Chasse aux rats", "autre:Chasse aux rats"),
    ],
)
def test_a_new_skill_is_known_by_its_name(rules: Rules, name: str, key: str) -> None:
    stem = "new-skill/+1/"
    for texts, raised in (
        ({f"{stem}/name": name}, {}),
        ({f"{stem}/name": name, f"{stem}/value": "8"}, {key: 2}),
    ):
        after = filled(rules, plain(), texts)
        assert after.skills.opened == (key,)
        assert after.skills.raised == raised
    same = filled(rules, after, {f"{stem}/name": name})
    assert same == after
    assert filled(rules, plain(), {f"{stem}/value": ""}) == plain()


def test_a_trait_comes_with_its_words_and_once(rules: Rules) -> None:
    texts = {"trait/+t/name": "SECRET", "trait/+t/text": "un  meurtre"}
    assert filled(rules, plain(), texts).traits == (TraitPick("t", "secret", "un meurtre"),)
    assert filled(rules, plain(), {"trait/+t/name": "", "trait/+t/text": ""}) == plain()


def test_heroism_is_spent_or_regained_to_its_number(rules: Rules) -> None:
    for text, spent in (("4", 0), ("1", 3), ("0", 4), ("", 4), ("6", -2)):
        assert filled(rules, plain(), {"heroism": text}).pools.heroism_spent == spent
    owing = plain(pools=Pools(heroism_spent=6))
    assert filled(rules, owing, {"heroism": "0"}) == owing
    hurt = plain(health=Health(vitality=(3, 0, 0, 0, 0)))
    assert filled(rules, hurt, {"wounds/vitalite/0": "1"}).health.vitality[0] == 1
    assert filled(rules, hurt, {"wounds/vitalite/0": ""}).health.vitality[0] == 0
    assert filled(rules, hurt, {"wounds/vitalite/0": "3"}) == hurt


def test_a_name_that_two_branches_share_is_the_one_that_fits(rules: Rules) -> None:
    tables = rules.tables
    for branch in tables.branches:
        start = filled(rules, Character(), {"style": tables.style(branch.style).name})
        assert filled(rules, start, {"branch": branch.name}).identity.branch == branch.id
    for one in tables.specialties:
        branch = tables.branch(one.branch)
        texts = {"style": tables.style(branch.style).name, "branch": branch.name}
        start = filled(rules, Character(), texts)
        assert filled(rules, start, {"specialty": one.name}).identity.specialty == one.id


def test_what_is_raised_in_another_kit_counts(rules: Rules) -> None:
    kit = plain(kits=Kits(professional={"comedie": 9}), skills=Skills(raised={"comedie": 1}))
    assert filled(rules, kit, {"skill/comedie": "12"}).skills.raised == {"comedie": 3}


def test_every_entry_has_a_name_outside_its_sheet(rules: Rules) -> None:
    for name, character in CHARACTERS.items():
        model = sheet(rules.tables, character, rules.settings)
        shown = "\n".join(f"{one.entry.path} {outline(one.label)}" for one in entries_of(model))
        assert shown == kept(f"nightprowler-entries-{name}", shown)
