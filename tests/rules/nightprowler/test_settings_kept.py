"""The limits of every setting, read once and kept, and that they are where numbers stop."""

import pytest

from desktop.rules.nightprowler.settings.fields import MEMBERS, VALUES
from desktop.rules.nightprowler.settings.shipped import Settings, flaws
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.settingsfields import Bounds, Kind
from desktop.rules.settingsplaces import put, value_at
from tests.rules.outline import kept, outline

NUMBERS = [
    pytest.param(each, id=f"{each.group}.{each.name}")
    for group in VALUES.values()
    for each in group
    if each.kind is Kind.NUMBER
]


def test_every_value_keeps_its_limits() -> None:
    """One may be added, none may change."""
    groups = (*VALUES.values(), *MEMBERS.values())
    now = [outline(each) for group in groups for each in group]
    before = kept("nightprowler-settings-limits", "\n".join(now)).splitlines()
    assert [each for each in before if each not in now] == []


@pytest.mark.parametrize("bounds", NUMBERS)
def test_a_number_may_reach_its_limits_and_not_pass_them(
    settings: Settings, tables: Tables, bounds: Bounds
) -> None:
    place = (bounds.group, bounds.name)

    def found(value: int) -> bool:
        now = put(settings, place, value)
        assert value_at(now, place) == value
        return place in [flaw.place for flaw in flaws(now, tables)]

    assert found(bounds.least - 1)
    assert found(bounds.most + 1)
    # Beside its limits a value may have others, such as the least characteristic below the most.
    assert not found(bounds.most) or not found(bounds.least)
