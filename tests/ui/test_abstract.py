"""Qt's classes do not refuse what is left abstract, so a test does."""

from collections.abc import Iterator

import desktop.ui.settings.nightprowler.sections
import desktop.ui.sheets.harp.window
import desktop.ui.sheets.nightprowler.window
import desktop.ui.sheets.pv_negatifs.window
import desktop.ui.sheets.warhammer.window
import desktop.ui.wizard.nightprowler.window  # noqa: F401  all for the pages they use
from desktop.resolve.nightprowler.operations import KINDS
from desktop.ui.settings.nightprowler.members import MembersPage
from desktop.ui.sheets.common.page import SheetPage
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.wizard.common.page import ListPage


def left_abstract(kind: type) -> list[str]:
    names = (name for name in dir(kind) if not name.startswith("__"))
    return [one for one in names if getattr(getattr(kind, one), "__isabstractmethod__", False)]


def concrete(kind: type) -> Iterator[type]:
    below = kind.__subclasses__()
    for each in below:
        yield from concrete(each)
    if not below:
        yield kind


def test_every_page_says_what_its_base_leaves_to_it() -> None:
    assert left_abstract(MembersPage) == ["name", "show_member"]
    assert left_abstract(ListPage) == ["command", "options"]
    pages = [*concrete(MembersPage), *concrete(ListPage)]
    assert len(pages) > 4
    assert [page for page in pages if left_abstract(page)] == []


def test_every_page_of_a_sheet_and_every_subject_is_whole() -> None:
    assert left_abstract(SheetPage) == ["refresh"]
    assert left_abstract(Subject) == []
    whole = [*concrete(SheetPage), *concrete(Subject)]
    assert len(whole) > 10
    assert [kind for kind in whole if left_abstract(kind)] == []


def test_every_operation_answers() -> None:
    assert [kind for kind in KINDS if left_abstract(kind)] == []
