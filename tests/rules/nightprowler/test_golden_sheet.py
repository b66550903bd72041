"""The layout of whole sheets stays as it was read and approved."""

import pytest

from desktop.rules.nightprowler.sheet.blank import blank_sheet
from desktop.rules.nightprowler.sheet.pages import sheet, summary
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.golden_sheet import CHARACTERS
from tests.rules.outline import kept, outline


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_sheet_is_laid_out_as_before(rules: Rules, name: str) -> None:
    character = CHARACTERS[name]
    shown = outline(
        (
            sheet(rules.tables, character, rules.settings),
            summary(rules.tables, character, rules.settings),
        )
    )
    assert shown == kept(f"nightprowler-sheet-{name}", shown)


def test_a_sheet_to_fill_in_by_hand_is_laid_out_as_before(rules: Rules) -> None:
    shown = outline(blank_sheet(rules.tables))
    assert shown == kept("nightprowler-sheet-empty", shown)
