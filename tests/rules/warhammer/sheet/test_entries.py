"""What is written on a Warhammer sheet becomes commands, and what cannot be says why."""

from collections.abc import Mapping
from typing import cast

import msgspec
import pytest

from desktop.rules.sheetentries import entries_of
from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import (
    Ammunition,
    Character,
    Hand,
    Item,
    Kind,
    Origin,
    PieceHeld,
    Purse,
    SkillHeld,
    TalentHeld,
    WeaponHeld,
)
from tests.rules.warhammer.heroes import hero
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
replace = msgspec.structs.replace
ELF = Character(origin=Origin(race="elfe", destiny_die=10))


def filled(character: Character, texts: Mapping[str, str]) -> Character:
    """The character once every text is written, in order."""
    for path in texts:
        commands = SYSTEM.write_entry(character, SETTINGS, path, texts)
        assert not isinstance(commands, Refused), (path, commands)
        for command in commands:
            outcome = SYSTEM.edit(character, SETTINGS, command)
            assert isinstance(outcome, Edited), (path, outcome)
            character = cast("Character", outcome.document)
    return character


def refused(character: Character, path: str, text: str) -> str:
    """The key of the reason why a text is refused."""
    commands = SYSTEM.write_entry(character, SETTINGS, path, {path: text})
    assert isinstance(commands, Refused), commands
    return commands.reason.key


def test_writing_what_a_sheet_holds_changes_nothing() -> None:
    for named in entries_of(SYSTEM.sheet(hero(), SETTINGS)):
        path, value = named.entry.path, named.entry.value
        assert filled(hero(), {path: value}) == hero(), path


def test_a_blank_sheet_becomes_a_character() -> None:
    after = filled(
        SYSTEM.blank(""),
        {
            "name": "Ilse",
            "race": "elfe",
            "career": "Éclaireuse",
            "text/player": "Zoé",
            "text/notes": "Deux lignes\net demie",
            "dice/ag": "15",
            "destiny-die": "9",
            "purse/pa": "11",
            "purse/s": "4",
            "new-skill/+esquive/esquive/level": "1",
            "new-skill/+1//name": "Langue (tar-eltharin)",
            "new-skill/+1//level": "2",
            "new-skill/+2//name": "Chant",
            "talent/+1/name": "Sur ses gardes",
            "talent/+2/name": "Ami des bêtes",
            "talent/+2/text": "oiseaux",
            "weapon/+1/name": "arc long",
            "weapon/+1/hand": "deux mains",
            "weapon/+2/name": "Croc d’ivoire",
            "piece/+1/name": "Plastron (Cuir bouilli)",
            "piece/+1/quality": "bonne",
            "piece/+1/worn": "non",
            "missile/+1/name": "Balles",
            "missile/+1/count": "6",
            "item/+1/name": "Corde",
            "item/+1/quantity": "2",
            "item/+1/note": "en soie",
        },
    )
    assert after.origin.race == "elfe"
    assert after.purse == Purse(sous=11 * 12 + 4)
    assert [(one.skill, one.subject, one.level) for one in after.skills] == [
        ("esquive", "", 1),
        ("langue", "tar-eltharin", 2),
        ("Chant", "", 1),
    ]
    assert [(one.talent, one.text) for one in after.talents] == [
        ("sur-ses-gardes", ""),
        ("Ami des bêtes", "oiseaux"),
    ]
    assert after.weapons == (
        WeaponHeld(id="1", weapon="arc-long", hand=Hand.BOTH),
        WeaponHeld(id="2", name="Croc d’ivoire"),
    )
    assert after.armour == (
        PieceHeld(id="1", piece="cuir-bouilli-plastron", quality="bonne", worn=False),
    )
    assert after.ammunition == (Ammunition(id="1", ammunition="balles", count=6),)
    assert after.items == (Item(id="1", name="Corde", quantity=2, note="en soie"),)


def test_a_value_alone_is_progression_and_counts_the_race_written_beside_it() -> None:
    alone = filled(Character(), {"characteristic/ag": "48"})
    assert alone.advances == {"ag": 48}
    with_race = filled(Character(), {"characteristic/ag": "48", "race": "elfe"})
    assert with_race.advances == {"ag": 18}
    assert SYSTEM.profile(with_race, SETTINGS).of("ag") == 48
    told = {"characteristic/ag": "48", "dice/ag": "12", "advance/ag": "5"}
    assert filled(ELF, told).advances == {"ag": 5}


def test_a_form_that_is_read_again_brings_nothing_twice() -> None:
    texts = {
        "new-skill/+ab/soins/level": "1",
        "new-skill/+cd//name": "Langue : khazalid",
        "new-skill/+cd//level": "2",
    }
    once = filled(Character(), texts)
    assert len(once.skills) == 2
    assert filled(once, texts) == once
    better = filled(once, {**texts, "new-skill/+ab/soins/level": "3"})
    assert [one.level for one in better.skills] == [3, 2]


def test_secondary_values_are_written_as_they_are_shown() -> None:
    after = filled(ELF, {"secondary/attacks": "2", "secondary/move": "6", "secondary/magic": "1"})
    assert (after.attacks, after.move, after.magic) == (1, 1, 1)


def test_points_are_spent_and_come_back() -> None:
    assert filled(ELF, {"fortune": "1"}).fortune_spent == 1
    spent = replace(ELF, fortune_spent=2)
    assert filled(spent, {"fortune": "1"}).fortune_spent == 1
    assert filled(spent, {"fortune": "2"}).fortune_spent == 0
    assert refused(ELF, "fortune", "3") == "wh.entry.fortune"
    assert filled(ELF, {"destiny": "4"}).destiny_extra == 2


def test_what_is_rubbed_out_is_gone() -> None:
    held = Character(
        skills=(SkillHeld(id="s", skill="soins"),),
        talents=(TalentHeld(id="t", talent="robuste"),),
        weapons=(WeaponHeld(id="w", weapon="epee"),),
        armour=(PieceHeld(id="p", piece="maille-gilet"),),
        ammunition=(Ammunition(id="a", ammunition="balles"),),
        items=(Item(id="i", name="Corde"),),
    )
    rubbed = (
        "skill/s/level",
        "talent/t/name",
        "weapon/w/name",
        "piece/p/name",
        "missile/a/name",
        "item/i/name",
    )
    assert filled(held, dict.fromkeys(rubbed, "")) == Character()


def test_a_thing_keeps_what_its_line_does_not_say() -> None:
    axe = WeaponHeld(id="w", weapon="hache-pic", quality="bonne")
    renamed = filled(Character(weapons=(axe,)), {"weapon/w/name": "Fend-bûche"})
    assert renamed.weapons == (replace(axe, name="Fend-bûche"),)
    again = filled(renamed, {"weapon/w/name": "Épée"})
    assert again.weapons == (replace(axe, weapon="epee"),)
    assert filled(Character(), {"kind": "monstre"}).kind is Kind.MONSTER
    changed = filled(
        Character(talents=(TalentHeld(id="t", talent="robuste"),)), {"talent/t/text": "mots"}
    )
    assert changed.talents == (TalentHeld(id="t", talent="robuste", text="mots"),)


@pytest.mark.parametrize(
    ("path", "text", "reason"),
    [
        ("name", " ", "sheet.write.name-empty"),
        ("race", "dragon", "sheet.write.no-such-name"),
        ("kind", "plante", "sheet.write.no-such-name"),
        ("dice/cc", "onze", "sheet.write.no-number"),
        ("dice/luck", "11", "sheet.write.unknown"),
        ("advance/cc", "x", "sheet.write.no-number"),
        ("characteristic/cc", "x", "sheet.write.no-number"),
        ("destiny-die", "x", "sheet.write.no-number"),
        ("destiny", "-1", "sheet.write.no-number"),
        ("fortune", "x", "sheet.write.no-number"),
        ("secondary/attacks", "-1", "sheet.write.no-number"),
        ("secondary/luck", "1", "sheet.write.unknown"),
        ("purse/co", "beaucoup", "sheet.write.no-number"),
        ("purse/euros", "1", "sheet.write.unknown"),
        ("skill/none/level", "2", "sheet.write.gone"),
        ("skill/s4/level", "x", "sheet.write.no-number"),
        ("new-skill/+1//level", "2", "sheet.write.name-first"),
        ("new-skill/+soins/soins/level", "x", "sheet.write.no-number"),
        ("talent/+1/text", "mots", "sheet.write.name-first"),
        ("talent/none/name", "Robuste", "sheet.write.gone"),
        ("weapon/+1/hand", "droite", "sheet.write.name-first"),
        ("weapon/w1/hand", "pied", "sheet.write.no-such-name"),
        ("piece/+1/name", "Kimono", "sheet.write.no-such-name"),
        ("piece/none/worn", "oui", "sheet.write.gone"),
        ("piece/p1/quality", "divine", "sheet.write.no-such-name"),
        ("piece/p1/worn", "parfois", "sheet.write.no-such-name"),
        ("missile/a1/name", "Laser", "sheet.write.no-such-name"),
        ("missile/a1/quality", "divine", "sheet.write.no-such-name"),
        ("missile/a1/count", "-2", "sheet.write.no-number"),
        ("missile/+1/count", "2", "sheet.write.name-first"),
        ("item/i1/quantity", "x", "sheet.write.no-number"),
        ("item/+1/note", "mot", "sheet.write.name-first"),
        ("text/version", "2", "sheet.write.unknown"),
        ("", "2", "sheet.write.unknown"),
        ("quoi", "2", "sheet.write.unknown"),
    ],
)
def test_what_cannot_be_says_why(path: str, text: str, reason: str) -> None:
    assert refused(hero(), path, text) == reason
