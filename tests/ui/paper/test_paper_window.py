"""The window of one sheet on paper: choices, a preview that is the page, files and printers."""

import re
from pathlib import Path

import pypdf
import pypdfium2
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPageRanges
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QComboBox

from desktop.export.options import Audit, Ink, Numbers, Options, Paper, Spread, Wounds
from desktop.rules.nightprowler.edits.apply import Rename
from desktop.ui.context import Context
from desktop.ui.paper.choices import stored_options
from desktop.ui.paper.printing import print_pages, printer_for
from desktop.ui.paper.window import PaperWindow
from desktop.ui.widgets.banner import Severity
from tests.ui.doubles import RecordingDialogs


@pytest.fixture
def window(context: Context, corvin: str, qtbot) -> PaperWindow:
    made = PaperWindow(context, character=corvin)
    qtbot.addWidget(made)
    made.show()
    return made


def dialogs(context: Context) -> RecordingDialogs:
    assert isinstance(context.dialogs, RecordingDialogs)
    return context.dialogs


def choose(box: QComboBox, row: int) -> None:
    """Choose an entry with the keyboard."""
    box.setFocus()
    key = Qt.Key.Key_Down if row > box.currentIndex() else Qt.Key.Key_Up
    for _ in range(abs(row - box.currentIndex())):
        QTest.keyClick(box, key)


def tick(box: QAbstractButton) -> None:
    """Turn a box over with the keyboard."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Space)


def dark(image: QImage) -> int:
    """How many pixels of a picture are not nearly white."""
    return sum(
        image.pixelColor(x, y).lightness() < 128
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
    )


def test_the_preview_is_the_page_and_follows_sheet_and_choices(
    context: Context, window: PaperWindow, corvin: str, qtbot
) -> None:
    first = window.form.preview.page_image(0)
    assert first.width() > 300
    assert dark(first) > 200
    assert first.pixelColor(1, 1).lightness() == 255
    options = window.form.options.form
    assert len(window.pages()) == 2
    choose(options.spread, 1)
    assert len(window.pages()) == 1
    choose(options.spread, 0)
    tick(options.audit)
    assert len(window.pages()) > 2
    choose(options.paper, 1)
    assert window.pages()[0].width == Paper.LETTER.value[0]
    choose(options.spread, 1)
    choose(options.ink, 1)
    tick(options.wounds)
    tick(options.numbers)
    wanted = Options(
        paper=Paper.LETTER,
        ink=Ink.BLACK,
        wounds=Wounds.NONE,
        numbers=Numbers.BLANK,
        audit=Audit.APPENDED,
        spread=Spread.ONE_PAGE,
    )
    assert window.options() == wanted
    # They are there next time.
    assert stored_options(context.library) == wanted
    again = PaperWindow(context, character=corvin)
    qtbot.addWidget(again)
    assert again.options() == wanted
    context.library.characters.edit(corvin, Rename("Corvin le Borgne"))
    assert window.form.title.text() == "Corvin le Borgne"
    assert "Corvin le Borgne" in window.windowTitle()


@pytest.mark.parametrize("stored", [None, 3, [], {"paper": "A7", "ink": 4}])
def test_strange_stored_choices_are_passed_over(context: Context, stored) -> None:
    context.library.preferences.set("paper.options", stored)
    assert stored_options(context.library) == Options()


def test_paper_closes_by_escape_and_with_its_character_alone(
    context: Context, window: PaperWindow, corvin: str, spoken
) -> None:
    walk_by_tab(window, spoken)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()
    window.show()
    fights = context.library.fights
    session = fights.open(fights.create("nightprowler", "Pont"))
    session.join_character(corvin, 0)
    # The paper is of another campaign then.
    context.library.campaigns.create("Les Bas-Quais")
    session.close()
    assert window.isVisible()
    context.library.characters.remove(corvin)
    assert not window.isVisible()


def walk_by_tab(window: PaperWindow, spoken) -> None:
    """The keyboard reaches everything, and everything has a name."""
    seen = []
    window.form.options.form.spread.setFocus()
    for _ in range(20):
        focused = window.focusWidget()
        if focused in seen:
            break
        seen.append(focused)
        QTest.keyClick(window, Qt.Key.Key_Tab)
    form = window.form
    order = [seen.index(one) for one in (form.options.form.paper, form.write, form.print)]
    assert order == sorted(order)
    assert form.preview in seen
    for widget in seen:
        if isinstance(widget, QAbstractButton | QComboBox):
            assert spoken(widget)[0]


def test_files_are_written_with_what_is_chosen(
    context: Context, window: PaperWindow, corvin: str, tmp_path: Path, qtbot
) -> None:
    choose(window.form.options.form.spread, 1)
    target = tmp_path / "corvin.pdf"
    dialogs(context).answers.append(target)
    qtbot.mouseClick(window.form.write, Qt.MouseButton.LeftButton)
    assert len(pypdf.PdfReader(target).pages) == 1
    assert dialogs(context).asked[-1].suggested.name == "Corvin.pdf"
    assert window.form.banner.severity() is Severity.INFO
    dialogs(context).answers.append(None)
    qtbot.mouseClick(window.form.write, Qt.MouseButton.LeftButton)
    assert dialogs(context).asked[-1].suggested == target.with_name("Corvin.pdf")
    form = tmp_path / "à remplir.pdf"
    dialogs(context).answers.append(form)
    qtbot.mouseClick(window.form.write_form, Qt.MouseButton.LeftButton)
    assert context.library.paper.forms.read(form).character == corvin
    dialogs(context).answers.append(tmp_path / "nulle part" / "a.pdf")
    qtbot.mouseClick(window.form.write, Qt.MouseButton.LeftButton)
    assert window.form.banner.severity() is Severity.ERROR
    assert "nulle part" in window.form.banner.text()


def test_a_blank_sheet_has_no_choices_about_a_character(
    context: Context, tmp_path: Path, qtbot
) -> None:
    window = PaperWindow(context, system="nightprowler")
    qtbot.addWidget(window)
    window.show()
    options = window.form.options.form
    assert not options.wounds.isVisible()
    assert not options.audit.isVisible()
    assert options.paper.isVisible()
    target = tmp_path / "vierge.pdf"
    dialogs(context).answers.append(target)
    qtbot.mouseClick(window.form.write, Qt.MouseButton.LeftButton)
    text = " ".join(page.extract_text() for page in pypdf.PdfReader(target).pages)
    assert "Acrobatie" in text
    assert "0 / 10" not in text


def print_into(window: PaperWindow, target: Path | str, options: Options, **chosen: object) -> bool:
    """Print the pages of the window into a file; the printer was told what is `chosen`."""
    printer = printer_to(target, options)
    for setter, value in chosen.items():
        getattr(printer, setter)(value)
    return print_pages(printer, window.pages(), options, None)


def printer_to(target: Path | str, options: Options) -> QPrinter:
    printer = printer_for(options, "Corvin")
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    return printer


def pages_of(target: Path) -> list[str]:
    """What is written on each page; the engine of Chrome reads much faster than pypdf."""
    document = pypdfium2.PdfDocument(target)
    try:
        return [page.get_textpage().get_text_range() for page in document]
    finally:
        document.close()


def test_what_is_printed_is_what_is_written_as_the_printer_is_told(
    window: PaperWindow, tmp_path: Path
) -> None:
    target = tmp_path / "imprimé.pdf"
    for paper in Paper:
        assert print_into(window, target, Options(paper=paper))
        width = pypdf.PdfReader(target).pages[0].mediabox.width
        assert float(width) == pytest.approx(paper.value[0], abs=1), paper
        assert len(pages_of(target)) == len(window.pages())
        assert "Corvin" in pages_of(target)[0]
    printer = printer_to(target, window.options())
    printer.setFromTo(2, 2)
    assert print_pages(printer, window.pages(), window.options(), None)
    (only,) = pages_of(target)
    assert "CONTACTS" in only
    tick(window.form.options.form.audit)
    every = printed(window, target)
    assert every == [1, 2, 3, 4]
    some = QPageRanges.fromString("1,3")
    assert printed(window, target, setPageRanges=some) == [1, 3]
    order = QPrinter.PageOrder.LastPageFirst
    assert printed(window, target, setPageOrder=order) == every[::-1]
    copies = {"setPageRanges": QPageRanges.fromString("1-2"), "setCopyCount": 2}
    assert printed(window, target, **copies, setCollateCopies=True) == [1, 2, 1, 2]
    assert printed(window, target, **copies, setCollateCopies=False) == [1, 1, 2, 2]


def printed(window: PaperWindow, target: Path, **chosen: object) -> list[int]:
    """The pages of the window that are printed into a file, by the numbers at their feet."""
    assert print_into(window, target, window.options(), **chosen)
    feet = [re.search(r"(\d+) ?/ \d+$", text) for text in pages_of(target)]
    return [int(foot[1]) for foot in feet if foot is not None]


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_what_cannot_be_printed_is_told(window: PaperWindow, tmp_path: Path) -> None:
    printer = printer_to(tmp_path / "a.pdf", window.options())
    printer.setFromTo(9, 9)
    assert not print_pages(printer, window.pages(), window.options(), None)
    assert not (tmp_path / "a.pdf").exists()
    full = Path("/dev/full")
    refusing = (tmp_path / "nulle part" / "a.pdf", *((full,) if full.exists() else ()))
    for target in refusing:
        window.form.banner.show_message(Severity.INFO, "Rien encore.")
        window._printer = printer_to(target, window.options())
        window.print_now()
        assert window.form.banner.severity() is Severity.ERROR, target
