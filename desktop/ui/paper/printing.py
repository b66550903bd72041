"""Pages on a printer: the same marks as in the file and the preview."""

from os import SEEK_END
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter

from desktop.safekeeping import is_library

if TYPE_CHECKING:
    from desktop.export.marks import Page
    from desktop.export.options import Options

#: How a PDF ends, within so many bytes.
_LAST, _TAIL = b"%%EOF", 64


def printer_for(options: "Options", title: str) -> QPrinter:
    """A printer set to the paper and ink that are chosen."""
    from desktop.export.options import Ink
    from desktop.export.pdf import page_layout

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setCreator("Cassure")
    printer.setPageLayout(page_layout(options.paper))
    printer.setFullPage(True)
    black = options.ink is Ink.BLACK
    mode = QPrinter.ColorMode.GrayScale if black else QPrinter.ColorMode.Color
    printer.setColorMode(mode)
    return printer


def print_pages(
    printer: QPrinter, pages: "tuple[Page, ...]", options: "Options", portrait: QImage | None
) -> bool:
    """Print what the printer was told to; False when it refuses, or could not finish a file.

    Pages are made smaller where another, smaller paper was chosen on the printer.
    """
    numbers = _numbers(printer, len(pages))
    painter = QPainter()
    if is_library(Path(printer.outputFileName())) or not numbers or not painter.begin(printer):
        return False
    whole = printer.pageLayout().fullRect(QPageLayout.Unit.Point)
    for place, number in enumerate(numbers):
        if place and not printer.newPage():
            printer.abort()
            painter.end()
            return False
        _print_page(painter, whole, pages[number - 1], options, portrait)
    return painter.end() and _is_written(printer.outputFileName())


def _numbers(printer: QPrinter, count: int) -> list[int]:
    """The pages to print in their order, those of copies that the printer cannot make itself too;
    counted from 1."""
    ranges = printer.pageRanges()
    numbers = [one for one in range(1, count + 1) if ranges.isEmpty() or ranges.contains(one)]
    if printer.pageOrder() is QPrinter.PageOrder.LastPageFirst:
        numbers.reverse()
    copies = 1 if printer.supportsMultipleCopies() else max(1, printer.copyCount())
    if printer.collateCopies():
        return numbers * copies
    return [number for number in numbers for _ in range(copies)]


def _print_page(
    painter: QPainter, whole: QRectF, page: "Page", options: "Options", portrait: QImage | None
) -> None:
    from desktop.export.painter import paint_page

    fit = min(
        1.0, whole.width() / (page.width * page.zoom), whole.height() / (page.height * page.zoom)
    )
    painter.save()
    # A hair's difference is the rounding of paper sizes, not another paper.
    if fit < 0.995:
        painter.scale(fit, fit)
    paint_page(painter, page, options.ink, portrait)
    painter.restore()


def _is_written(name: str) -> bool:
    """Whether a file that was printed into is whole: Qt does not tell of a disk that was full.
    What is not whole is taken away."""
    if not name:
        return True
    path = Path(name)
    try:
        if path.is_file():
            with path.open("rb") as file:
                file.seek(-min(_TAIL, path.stat().st_size), SEEK_END)
                if _LAST in file.read():
                    return True
            path.unlink()
    except OSError:
        pass
    return False
