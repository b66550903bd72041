"""PDF bytes read back: words and ink by pdfium, what they are made of by pypdf."""

import io
from collections.abc import Iterator
from dataclasses import dataclass

import pypdf
import pypdfium2


def reader(data: bytes) -> pypdf.PdfReader:
    """The document."""
    return pypdf.PdfReader(io.BytesIO(data))


def text(data: bytes) -> str:
    """Every word of every page, runs of white space as one space."""
    return " ".join(" ".join(page.extract_text() for page in reader(data).pages).split())


def long_text(data: bytes) -> str:
    """As `text`, in a hundredth of the time; pdfium leaves out a blank between two runs of marks
    here and there."""
    document = pypdfium2.PdfDocument(data)
    try:
        pages = [page.get_textpage().get_text_bounded() for page in document]
    finally:
        document.close()
    return " ".join(" ".join(pages).split())


def fonts(data: bytes) -> dict[str, int]:
    """The fonts of a document and the size of the file each embeds (0: not embedded)."""
    found: dict[str, int] = {}
    for page in reader(data).pages:
        for font in page["/Resources"]["/Font"].values():
            descendant = font.get_object()["/DescendantFonts"][0].get_object()
            descriptor = descendant["/FontDescriptor"].get_object()
            files = [descriptor[name] for name in descriptor if name.startswith("/FontFile")]
            size = len(files[0].get_object().get_data()) if files else 0
            found[str(font.get_object()["/BaseFont"]).removeprefix("/")] = size
    return found


def pictures(data: bytes) -> int:
    """How many pictures the first page paints."""
    return len(reader(data).pages[0]["/Resources"].get("/XObject", {}))


@dataclass(frozen=True)
class Inked:
    """A rendered page, one pixel to `1 / scale` points; `lines` are rows of grey bytes."""

    lines: tuple[bytes, ...]
    scale: float

    def box(self) -> tuple[float, float, float, float] | None:
        """Left, top, right and bottom of everything that is not white, in points."""
        white = 0xF8
        rows = [place for place, line in enumerate(self.lines) if min(line) < white]
        if not rows:
            return None
        columns = [
            place
            for place in range(len(self.lines[0]))
            if min(line[place] for line in self.lines) < white
        ]
        edges = (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1)
        left, top, right, bottom = (edge / self.scale for edge in edges)
        return left, top, right, bottom


def inked(data: bytes, scale: float = 1.0, *, forms: bool = False) -> Iterator[Inked]:
    """Every page rendered in grey, with the fields of a form if asked for."""
    document = pypdfium2.PdfDocument(data)
    if forms:
        document.init_forms()
    try:
        for page in document:
            bitmap = page.render(scale=scale, grayscale=True)
            raw = bytes(bitmap.buffer)
            lines = tuple(
                raw[row * bitmap.stride : row * bitmap.stride + bitmap.width]
                for row in range(bitmap.height)
            )
            yield Inked(lines, scale)
    finally:
        document.close()
