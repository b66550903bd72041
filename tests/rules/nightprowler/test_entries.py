"""What is written on a sheet becomes commands, and what cannot be says why."""

import random
from collections.abc import Mapping

import pytest

from desktop.rules.nightprowler.document.character import Character, Item, Weapon
from desktop.rules.nightprowler.edits.apply import edit
from desktop.rules.nightprowler.edits.context import Editing
from desktop.rules.nightprowler.sheet.blank import blank_sheet
from desktop.rules.nightprowler.sheet.entry_edits import entry_edits
from desktop.rules.nightprowler.sheet.pages import sheet
from desktop.rules.nightprowler.surprise.fill import surprise
from desktop.rules.sheetentries import entries_of
from desktop.rules.sheetmodel import BoxKind, EntryKind, SheetModel, Table, Track
from desktop.rules.sheetwriting import plain as spelled
from desktop.rules.system import Edited, Refused
from tests.rules.nightprowler.characters import Rules, plain


def filled(rules: Rules, character: Character, texts: Mapping[str, str]) -> Character:
    """The character once every text is written, in order; fails when one is refused."""
    for path in texts:
        commands = entry_edits(Editing(rules.tables, character, rules.settings), path, texts)
        assert not isinstance(commands, Refused), commands
        for command in commands:
            outcome = edit(rules.tables, character, rules.settings, command)
            assert isinstance(outcome, Edited), outcome
            assert isinstance(outcome.document, Character)
            character = outcome.document
    return character


def refused(rules: Rules, character: Character, path: str, text: str) -> str:
    """The key of the reason why a text is refused."""
    commands = entry_edits(Editing(rules.tables, character, rules.settings), path, {path: text})
    assert isinstance(commands, Refused)
    return commands.reason.key


def values(model: SheetModel) -> dict[str, str]:
    """What every entry of a sheet holds."""
    return {named.entry.path: named.entry.value for named in entries_of(model)}


def someone(rules: Rules, seed: int) -> Character:
    return surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))


@pytest.mark.parametrize("seed", range(6))
def test_writing_what_a_sheet_holds_changes_nothing(rules: Rules, seed: int) -> None:
    character = someone(rules, seed)
    for path, text in values(sheet(rules.tables, character, rules.settings)).items():
        if not text:
            continue
        number = path.removeprefix("skill/")
        view = Editing(rules.tables, character, rules.settings).derived.skill(number)
        if view is not None and not view.opened:
            continue
        assert filled(rules, character, {path: text}) == character, path


@pytest.mark.parametrize("seed", range(6))
def test_every_entry_has_its_own_path_and_name(rules: Rules, seed: int) -> None:
    for model in (
        sheet(rules.tables, someone(rules, seed), rules.settings),
        blank_sheet(rules.tables),
    ):
        named = entries_of(model)
        assert len({one.entry.path for one in named}) == len(named)


def test_numbers_names_and_texts_are_written(rules: Rules) -> None:
    after = filled(
        rules,
        plain(),
        {
            "name": "Œdipe  Ÿ",
            "race": "humain",
            "milieu": "MILITAIRE",
            "cassure": "erreur judiciaire",
            "pool/couronnes": "37",
            "text/notes": "une ligne\nune autre",
            "characteristic/doigte": "12",
            "skill/acrobatie": "9",
        },
    )
    assert after.name == "Œdipe Ÿ"
    assert (after.origins.race, after.origins.milieu) == ("humain", "militaire")
    assert after.cassure == "erreur-judiciaire"
    assert after.pools.couronnes == 37
    assert after.notes == "une ligne\nune autre"
    shown = values(sheet(rules.tables, after, rules.settings))
    assert shown["characteristic/doigte"] == "12"
    assert shown["skill/acrobatie"] == "9"


def test_a_blank_sheet_makes_a_character(rules: Rules) -> None:
    texts = {
        "name": "Jo",
        "style": "Brutes",
        "new-skill/+langue1/langue/name": "cassar",
        "new-skill/+langue1/langue/value": "8",
        "new-skill/+x//name": "Chasse aux rats",
        "trait/+1/name": "Séduisant",
        "trait/+1/text": "sourire",
        "weapon/+w/name": "Dague",
        "weapon/+w/family": "lames courtes",
        "weapon/+w/allonge": "1",
        "contact/+c/name": "Mère Grelot",
        "contact/+c/rank": "influent",
        "armour/+a/name": "Cuir",
        "armour/+a/protection": "2",
    }
    paths = set(values(blank_sheet(rules.tables)))
    assert {"name", "style", "trait/+1/name", "new-skill/+langue1/langue/name"} <= paths
    after = filled(rules, Character(), texts)
    assert after.identity.style == "brutes"
    assert after.weapons == (Weapon("w", "Dague", "lames-courtes", 1),)
    assert after.contacts[0].rank == "influent"
    assert after.armours[0].protection == 2
    assert after.traits[0].text == "sourire"
    assert "autre:Chasse aux rats" in after.skills.opened
    assert values(sheet(rules.tables, after, rules.settings))["skill/langue:cassar"] == "8"


def test_boxes_and_heroism_follow_their_number(rules: Rules) -> None:
    hurt = filled(rules, plain(), {"wounds/vitalite/0": "2", "heroism": "1"})
    assert hurt.health.vitality[0] == 2
    shown = values(sheet(rules.tables, hurt, rules.settings))
    assert (shown["wounds/vitalite/0"], shown["heroism"]) == ("2", "1")
    assert filled(rules, hurt, {"wounds/vitalite/0": "0"}).health.vitality[0] == 0
    assert refused(rules, hurt, "wounds/vitalite/0", "9") == "np.entry.too-many-boxes"


def test_a_name_rubbed_out_takes_the_thing_away(rules: Rules) -> None:
    armed = plain(items=(Item("i", "Corde", 2), Item("j", "Lampe")))
    after = filled(rules, armed, {"item/i/name": "", "item/i/quantity": "", "item/j/quantity": "3"})
    assert after.items == (Item("j", "Lampe", 3),)


@pytest.mark.parametrize(
    ("path", "text", "key"),
    [
        ("name", " ", "sheet.write.name-empty"),
        ("race", "dragon", "sheet.write.no-such-name"),
        ("race", "", "sheet.write.choice-empty"),
        ("pool/jetons", "beaucoup", "sheet.write.no-number"),
        ("pool/jetons", "9" * 30, "sheet.write.no-number"),
        ("skill/acrobatie", "3", "np.entry.skill-too-low"),
        ("item/+1/quantity", "3", "sheet.write.name-first"),
        ("item/perdu/name", "Corde", "sheet.write.gone"),
        ("wounds/vitalite/7", "1", "sheet.write.unknown"),
        ("wounds/nulle/0", "1", "sheet.write.unknown"),
        ("text/version", "2", "sheet.write.unknown"),
        ("text/gm_notes", "2", "sheet.write.unknown"),
        ("quoi", "2", "sheet.write.unknown"),
        ("", "2", "sheet.write.unknown"),
    ],
)
def test_what_cannot_be_written_says_why(rules: Rules, path: str, text: str, key: str) -> None:
    assert refused(rules, plain(), path, text) == key


def test_a_blank_sheet_has_every_skill_and_every_box(rules: Rules) -> None:
    model = blank_sheet(rules.tables)
    words = [
        cell.text
        for block in model.blocks
        if isinstance(block, Table)
        for row in block.rows
        for cell in row
    ]
    assert {skill.name for skill in rules.tables.skills} <= set(words)
    tracks = [block for block in model.blocks if isinstance(block, Track)]
    boxes = [box for block in tracks for row in block.rows for box in row.boxes]
    assert {box.kind for box in boxes} == set(BoxKind)
    assert all(box.why_not is None for box in boxes)
    kinds = {named.entry.kind for named in entries_of(model)}
    assert kinds == set(EntryKind)


def test_names_are_known_however_people_spell_them() -> None:
    assert spelled("  Lire-et ECRIRE ") == spelled("Lire et Écrire")
    assert spelled("Armes d'estoc") == spelled("Armes d’estoc")
    assert spelled("œuvre") == spelled("Oeuvre")
