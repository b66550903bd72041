"""Sheets as PDF files: painted by Qt, finished by pypdf, written whole or not at all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.export import portrait as portraits
from desktop.export.files import write_whole
from desktop.export.finishing import CREATOR, finished
from desktop.export.layout import lay_out
from desktop.export.marks import Mark, Page
from desktop.export.offscreen import ensure_application
from desktop.export.options import Options, Paper, Renderer
from desktop.export.painter import paint_marks
from desktop.export.typeset import is_visible, one_line
from desktop.rules.sheetmodel import SheetModel

#: Dots to the inch: coarser ones shift letters (veusz 736).
RESOLUTION = 1200
_SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}


@dataclass(frozen=True)
class Painted:
    """Marks to paint on one page, with the portrait that they may hold."""

    marks: Sequence[Mark]
    zoom: float = 1.0
    portrait: QImage | None = None


def write_pdf(
    model: SheetModel,
    path: Path,
    catalogue: Renderer,
    options: Options | None = None,
    portrait: bytes | None = None,
) -> None:
    """Write a sheet to `path`, replacing what stands there only once all of it is written.

    `portrait` is a PNG, JPEG or WEBP file's bytes; a broken one leaves a silhouette. Raises
    `KnownError` when the file cannot be written.
    """
    write_whole(path, pdf_bytes(model, catalogue, options or Options(), portrait))


def pdf_bytes(
    model: SheetModel, catalogue: Renderer, options: Options, portrait: bytes | None = None
) -> bytes:
    """A sheet as the bytes of a PDF file."""
    ensure_application()
    pages = lay_out(model, catalogue, options)
    return pages_pdf(pages, title_of(model), catalogue, options, portraits.read(portrait))


def pages_pdf(
    pages: Sequence[Page],
    title: str,
    catalogue: Renderer,
    options: Options,
    portrait: QImage | None = None,
) -> bytes:
    """Pages that are laid out as the bytes of a PDF file."""
    painted = paint([Painted(page.marks, page.zoom, portrait) for page in pages], title, options)
    return finished(painted, title, language_of(catalogue))


def title_of(model: SheetModel) -> str:
    """What a document about a character is called; the program's name for one without."""
    title = one_line(model.title)
    return title if is_visible(title) else CREATOR


def language_of(catalogue: Renderer) -> str:
    """The language that a catalogue speaks."""
    return str(getattr(catalogue, "language", "fr"))


def page_layout(paper: Paper) -> QPageLayout:
    """The whole sheet of paper without Qt's margins, for a writer or a printer."""
    layout = QPageLayout(
        QPageSize(_SIZES[paper]), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)
    )
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def paint(
    pages: Sequence[Painted],
    title: str,
    options: Options,
    told: Callable[[int], None] | None = None,
) -> bytes:
    """Pages painted into a PDF that is not finished yet; `told` hears of each before it is
    painted, and may raise to stop."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(options.paper))
    writer.setTitle(title)
    writer.setCreator(CREATOR)
    painter = QPainter(writer)
    try:
        for number, page in enumerate(pages):
            if told is not None:
                told(number)
            if number:
                writer.newPage()
            paint_marks(painter, page.marks, page.zoom, options.ink, page.portrait)
    finally:
        painter.end()
    return bytes(buffer.data().data())
