"""Pages on a printer: the same marks as in the file and the preview."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QImage, QPageLayout, QPainter
from PySide6.QtPrintSupport import QPrinter

if TYPE_CHECKING:
    from desktop.export.marks import Page
    from desktop.export.options import Options

_POINTS = 72


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
    """Print the pages that the printer was told to; False when it refuses to begin.

    Pages are made smaller where another, smaller paper was chosen on the printer.
    """
    from desktop.export.painter import paint_page

    first = max(1, printer.fromPage() or 1)
    last = min(len(pages), printer.toPage() or len(pages))
    painter = QPainter()
    if not painter.begin(printer):
        return False
    whole = printer.pageLayout().fullRect(QPageLayout.Unit.Point)
    for number in range(first, last + 1):
        if number > first:
            printer.newPage()
        page = pages[number - 1]
        fit = min(
            1.0,
            whole.width() / (page.width * page.zoom),
            whole.height() / (page.height * page.zoom),
        )
        painter.save()
        # A hair's difference is the rounding of paper sizes, not another paper.
        if fit < 0.995:
            painter.scale(fit, fit)
        paint_page(painter, page, options.ink, portrait)
        painter.restore()
    painter.end()
    return True
