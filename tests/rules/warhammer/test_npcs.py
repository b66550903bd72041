"""Ready adversaries: each can fight at once, none breaks a rule, and a damaged file is named."""

from pathlib import Path
from typing import cast

import pytest

from desktop import paths
from desktop.rules.tomltables import TablesError
from desktop.rules.warhammer.armed import damage, score, weapon_arms
from desktop.rules.warhammer.arms import in_hand, mastered
from desktop.rules.warhammer.build import Warhammer
from desktop.rules.warhammer.document import Character, Kind
from desktop.rules.warhammer.npcs import FILE, read_npcs
from desktop.rules.warhammer.shooting import drawable
from desktop.rules.warhammer.tables.tables import Tables
from tests.systems import WARHAMMER

SYSTEM = cast("Warhammer", WARHAMMER.get("warhammer"))
SETTINGS = SYSTEM.default_settings()
TEMPLATES = SYSTEM.templates(SETTINGS)
EVERYBODY = [pytest.param(cast("Character", one.document), id=one.name) for one in TEMPLATES]


def named(name: str) -> Character:
    return next(cast("Character", one.document) for one in TEMPLATES if one.name == name)


def test_there_are_ten_with_different_names() -> None:
    names = [one.name for one in TEMPLATES]
    assert len(names) == len(set(names)) == 10
    assert names == [SYSTEM.name_of(one.document) for one in TEMPLATES]


@pytest.mark.parametrize("character", EVERYBODY)
def test_each_keeps_the_rules_and_can_fight(character: Character) -> None:
    assert SYSTEM.problems(character, SETTINGS) == ()
    values = SYSTEM.profile(character, SETTINGS)
    arms = weapon_arms(SYSTEM.tables, character)
    held = [arms[one.id] for one in in_hand(character)]
    assert held
    for one in held:
        assert mastered(character, one)
        assert drawable(SYSTEM.tables, one, values.bf.total) is None
    first = held[0]
    assert score(character, values, first).total >= 25
    dealt = damage(character, values, first)
    assert dealt is not None
    assert 3 <= dealt.total <= 9
    assert 3 <= values.be.total <= 9
    assert values.move.total > 0
    assert character.notes


@pytest.mark.rule("WH-GEN-MODIFIED-BONUS", "WH-GEN-MONSTER-BONUS")
def test_profiles_are_those_of_the_file_and_bonuses_follow_the_kind(tables: Tables) -> None:
    for npc in read_npcs(paths.tables_root(), tables):
        values = SYSTEM.profile(named(npc.name), SETTINGS)
        assert {one: total.total for one, total in values.natural.items()} == npc.profile
        f = npc.profile["f"]
        expected = 2 * f // 10 if npc.kind is Kind.MONSTER else f // 10 + 3
        assert values.bf.total == expected
        assert values.attacks.total == npc.attacks


def test_a_wolf_bites_with_what_stands_in_no_table() -> None:
    arms = weapon_arms(SYSTEM.tables, named("Loup"))
    fangs = arms["o1"]
    assert (fangs.name, fangs.critical, fangs.has("rapide")) == ("Crocs", "tranchantes", True)
    assert (fangs.damage, fangs.hands, fangs.unknown) == (0, 1, ())


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('weapon = "lance"', 'weapon = "lanse"', "weapons"),
        ('"matelassee-chemise"', '"chemise"', "armour"),
        ('skill = "perception"', 'skill = "perceptoin"', "skills"),
        ('"coups-assommants"', '"coups"', "talents"),
        ('race = "humain"', 'race = "humein"', "race"),
        ('attributes = ["rapide"]', 'attributes = ["vite"]', "own"),
        ('ammunition = "classiques"', 'ammunition = "flèche"', "ammunition"),
        ("{ cc = 35,", "{ cx = 35,", "profile"),
        ("{ cc = 35, ct = 30,", "{ cc = 35,", "profile"),
    ],
)
def test_a_name_that_nothing_bears_is_told(
    tables: Tables, tmp_path: Path, old: str, new: str, field: str
) -> None:
    path = tmp_path / FILE
    path.parent.mkdir()
    text = (paths.tables_root() / FILE).read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(TablesError) as caught:
        read_npcs(tmp_path, tables)
    assert field in str(caught.value.message.params.values())
