"""What Qt cannot say in a PDF, said by pypdf: the language, the title bar, and true spaces."""

import io
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # it takes a third of a second, which only a written file is worth
    from pypdf import PdfWriter

CREATOR = "Cassure"
#: One entry of a table from glyphs to characters: the range of glyphs, then the characters.
_UNICODE_ENTRY = re.compile(rb"^(<[0-9A-F]{4}> <[0-9A-F]{4}> )(.*)$", re.MULTILINE)


def finished(
    painted: bytes, title: str, language: str, bookmarks: Sequence[tuple[str, int]] = ()
) -> bytes:
    """Painted pages with their language, the title as the name of the window, spaces that are
    spaces (Qt calls them tabs, so copied text would be full of them), and bookmarks to pages
    counted from 0."""
    from pypdf import PdfReader, PdfWriter

    source = PdfReader(io.BytesIO(painted))
    writer = PdfWriter(clone_from=source)
    writer.pdf_header = source.pdf_header
    finish(writer, title, language)
    for name, page in bookmarks:
        writer.add_outline_item(title=name, page_number=page)
    return written(writer)


def finish(writer: "PdfWriter", title: str, language: str) -> None:
    """Add all that to a document that is still open."""
    from pypdf.generic import (
        BooleanObject,
        DictionaryObject,
        NameObject,
        StreamObject,
        TextStringObject,
    )

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


def written(writer: "PdfWriter") -> bytes:
    """The document as the bytes of a file."""
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def _spaces(entry: re.Match[bytes]) -> bytes:
    return entry[1] + entry[2].replace(b"<0009>", b"<0020>")
