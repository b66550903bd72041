"""A sheet as a PDF file: painted by Qt, finished by pypdf, written whole or not at all."""

import io
import re
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.export import portrait as portraits
from desktop.export.files import write_whole
from desktop.export.layout import lay_out
from desktop.export.marks import Page
from desktop.export.offscreen import ensure_application
from desktop.export.options import Options, Paper, Renderer
from desktop.export.painter import paint_page
from desktop.export.typeset import is_visible, one_line
from desktop.rules.sheetmodel import SheetModel

CREATOR = "Cassure"
#: Dots to the inch: coarser ones shift letters (veusz 736).
RESOLUTION = 1200
_SIZES = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
#: One entry of a table from glyphs to characters: the range of glyphs, then the characters.
_UNICODE_ENTRY = re.compile(rb"^(<[0-9A-F]{4}> <[0-9A-F]{4}> )(.*)$", re.MULTILINE)


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
    title = one_line(model.title)
    if not is_visible(title):
        title = CREATOR
    painted = _painted(pages, title, options, portrait)
    language = str(getattr(catalogue, "language", "fr"))
    return _finished(painted, title, language)


def page_layout(paper: Paper) -> QPageLayout:
    """The whole sheet of paper without Qt's margins, for a writer or a printer."""
    layout = QPageLayout(
        QPageSize(_SIZES[paper]), QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)
    )
    layout.setMode(QPageLayout.Mode.FullPageMode)
    return layout


def _painted(
    pages: tuple[Page, ...], title: str, options: Options, portrait: bytes | None
) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setPageLayout(page_layout(options.paper))
    writer.setTitle(title)
    writer.setCreator(CREATOR)
    image = portraits.read(portrait)
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        paint_page(painter, page, options.ink, image)
    painter.end()
    return bytes(buffer.data().data())


def _finished(painted: bytes, title: str, language: str) -> bytes:
    """What Qt cannot say: the language, that the title names the window, and that a space is a
    space (Qt calls it a tab, so copied text would be full of them)."""
    from pypdf import PdfReader, PdfWriter
    from pypdf.generic import (
        BooleanObject,
        DictionaryObject,
        NameObject,
        StreamObject,
        TextStringObject,
    )

    source = PdfReader(io.BytesIO(painted))
    writer = PdfWriter(clone_from=source)
    writer.pdf_header = source.pdf_header
    root = writer.root_object
    root[NameObject("/Lang")] = TextStringObject(language)
    root[NameObject("/ViewerPreferences")] = DictionaryObject(
        {NameObject("/DisplayDocTitle"): BooleanObject(True)}
    )
    writer.add_metadata({"/Title": title, "/Creator": CREATOR, "/Producer": CREATOR})
    done: set[int] = set()
    for page in writer.pages:
        for font in page["/Resources"].get("/Font", {}).values():  # type: ignore[union-attr]
            stream = font.get_object().get("/ToUnicode")
            table = None if stream is None else stream.get_object()
            if isinstance(table, StreamObject) and id(table) not in done:
                done.add(id(table))
                table.set_data(_UNICODE_ENTRY.sub(_spaces, table.get_data()))
    finished = io.BytesIO()
    writer.write(finished)
    return finished.getvalue()


def _spaces(entry: re.Match[bytes]) -> bytes:
    return entry[1] + entry[2].replace(b"<0009>", b"<0020>")
