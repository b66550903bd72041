"""One wizard for each draft: two windows on one draft would overwrite each other."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop.rules.nightprowler.edits.apply import Rename
from desktop.ui.context import Context
from desktop.ui.windows import Windows
from desktop.ui.wizard.nightprowler.window import WizardWindow

SYSTEM = "nightprowler"


@pytest.fixture
def windows(context: Context, qapp: QApplication) -> Iterator[Windows]:
    opened = Windows(context.library, context.texts, context.dialogs, context.hub)
    yield opened
    opened.close_all()
    qapp.processEvents()


def wizards(windows: Windows) -> list[WizardWindow]:
    return [one for one in windows.open_windows() if isinstance(one, WizardWindow)]


def test_draft_of_an_open_wizard_raises_that_wizard(windows: Windows) -> None:
    windows.open_wizard(SYSTEM)
    windows.open_wizard(SYSTEM)
    (first,) = wizards(windows)
    first.making.run(Rename("Isabeau"))
    windows.open_wizard(SYSTEM, first.making.draft)
    assert wizards(windows) == [first]


def test_new_character_opens_beside_one_that_is_half_made(windows: Windows) -> None:
    windows.open_wizard(SYSTEM)
    wizards(windows)[0].making.run(Rename("Isabeau"))
    windows.open_wizard(SYSTEM)
    first, second = wizards(windows)
    assert second.making.draft is None
    first.close()
    windows.open_wizard(SYSTEM, first.making.draft)
    assert len(wizards(windows)) == 2


def test_finished_character_opens_its_sheet_in_place_of_the_wizard(windows: Windows) -> None:
    windows.open_wizard(SYSTEM)
    (wizard,) = wizards(windows)
    wizard._surprise_all()
    wizard._finish()
    assert wizards(windows) == []
    assert len(windows.open_windows()) == 1
    assert windows.context.library.drafts.list() == ()
