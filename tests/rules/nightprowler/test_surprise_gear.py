"""The equipment of a surprise: a weapon of the best skill, and no more than the capital pays."""

import random

import pytest

from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.surprise.fill import surprise
from tests.rules.nightprowler.characters import Rules


@pytest.fixture(scope="module")
def surprised(rules: Rules) -> tuple[Character, ...]:
    return tuple(
        surprise(rules.tables, Character(), rules.settings, None, random.Random(seed))
        for seed in range(25)
    )


def test_the_weapon_is_of_the_best_skill_that_can_be_paid(
    rules: Rules, surprised: tuple[Character, ...]
) -> None:
    for character in surprised:
        capital = rules.derive(character).capital.total
        skills = {
            one.family: rules.value(character, rules.tables.combat_skill(one.family))
            for one in rules.settings.weapons
            if one.price <= capital
        }
        assert [weapon.id for weapon in character.weapons] == ["arme-1"]
        assert skills[character.weapons[0].family] == max(skills.values())


def test_the_capital_pays_for_everything(rules: Rules, surprised: tuple[Character, ...]) -> None:
    for character in surprised:
        carried = (*character.weapons, *character.armours, *character.items)
        spent = sum(one.price for one in carried)
        assert 0 < spent <= rules.derive(character).capital.total
        assert len(character.items) <= 4
        assert len(character.armours) <= 1


def test_some_are_armoured_and_some_are_not(surprised: tuple[Character, ...]) -> None:
    assert {bool(character.armours) for character in surprised} == {True, False}


def test_things_have_ids_of_their_own(surprised: tuple[Character, ...]) -> None:
    for character in surprised:
        ids = [item.id for item in character.items]
        assert ids == [f"objet-{place}" for place in range(1, len(ids) + 1)]


def test_an_armour_is_the_one_of_the_tables_at_the_price_of_the_campaign(
    rules: Rules, surprised: tuple[Character, ...]
) -> None:
    prices = {one.id: one.price for one in rules.settings.armours}
    rows = {row.name: row for row in rules.tables.armours}
    for character in surprised:
        for armour in character.armours:
            row = rows[armour.name]
            assert (armour.protection, armour.protection_blunt, armour.repair_percent) == (
                row.protection,
                row.protection_blunt,
                row.repair_percent,
            )
            assert armour.price == prices[row.id]
