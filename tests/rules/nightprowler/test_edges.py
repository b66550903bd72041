"""Ends of ranges that no other test stands on."""

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.dangers.hazards import fall_row, land, required_quality
from desktop.rules.nightprowler.document.character import Health, Weapon
from desktop.rules.nightprowler.edits import apply as edits
from desktop.rules.nightprowler.edits.apply import AddWeapon, SetBleeding
from desktop.rules.system import Edited, Refused
from tests.rules.nightprowler.characters import Rules, plain
from tests.rules.nightprowler.sample import SETTINGS, TABLES, with_reading


@pytest.mark.rule("NP-FALL-REQUIRED-QUALITY")
@pytest.mark.parametrize(
    ("metres", "quality"), [(3, 1), (4, 2), (5, 3), (7, 4), (8, 5), (9, 5), (10, 5), (11, 5)]
)
def test_required_qualities_may_start_one_height_lower(metres: int, quality: int) -> None:
    row = fall_row(TABLES, metres)
    assert row is not None
    assert required_quality(TABLES, with_reading(fall_quality_from_3_m=True), row) == quality


@pytest.mark.rule("NP-FALL-DAMAGE-FAILURE")
@pytest.mark.parametrize(("die", "lines"), [(1, 5), (20, 5), (19, 1)])
def test_the_faces_at_both_ends_are_read_for_a_fall(die: int, lines: int) -> None:
    assert land(TABLES, SETTINGS, 4, die, 0).lines.total == lines


@pytest.mark.parametrize("die", [0, 21])
def test_a_face_that_does_not_exist_is_refused_for_a_fall(die: int) -> None:
    with pytest.raises(KnownError, match="die-out-of-range"):
        land(TABLES, SETTINGS, 4, die, 0)


@pytest.mark.parametrize(("count", "accepted"), [(-1, False), (0, True), (1, True)])
def test_bleeding_may_be_set_to_nothing(rules: Rules, count: int, accepted: bool) -> None:
    bleeding = plain(health=Health(bleeding=2))
    command = SetBleeding(count=count)
    result = edits.edit(rules.tables, bleeding, rules.settings, command)
    assert isinstance(result, Edited if accepted else Refused)


@pytest.mark.parametrize(
    ("change", "accepted"),
    [
        ({"allonge": 0}, True),
        ({"allonge": -1}, False),
        ({"price": 0}, True),
        ({"price": -1}, False),
        ({"hands": 0}, False),
        ({"hands": 1}, True),
        ({"hands": 2}, True),
        ({"hands": 3}, False),
    ],
)
def test_a_weapon_with_impossible_numbers_is_refused(
    rules: Rules, change: dict[str, int], accepted: bool
) -> None:
    weapon = Weapon("w", "Dague", "lames-courtes", **change)
    result = edits.edit(rules.tables, plain(), rules.settings, AddWeapon(weapon=weapon))
    assert isinstance(result, Edited if accepted else Refused)
