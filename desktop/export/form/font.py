"""The font in which a viewer sets what is typed into a field: embedded, in Windows-1252."""

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtGui import QFont, QRawFont

from desktop.paths import resources_root

if TYPE_CHECKING:
    from pypdf import PdfWriter
    from pypdf.generic import IndirectObject

NAME = "/CassureForm"
_FACE = "CassureForm-Regular"
_FIRST, _LAST = 0x20, 0xFF
_UNITS = 1000


def embedded(writer: "PdfWriter") -> "IndirectObject":
    """The font as an object of a document."""
    from pypdf.generic import (
        ArrayObject,
        DictionaryObject,
        NameObject,
        NumberObject,
        StreamObject,
    )

    data = (resources_root() / "fonts" / "form" / f"{_FACE}.ttf").read_bytes()
    file = StreamObject()
    file.set_data(data)
    compressed = file.flate_encode()
    compressed[NameObject("/Length1")] = NumberObject(len(data))
    descriptor = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/FontDescriptor"),
            NameObject("/FontName"): NameObject(f"/{_FACE}"),
            # Not symbolic: the encoding says which sign a code is.
            NameObject("/Flags"): NumberObject(32),
            NameObject("/FontBBox"): ArrayObject(map(NumberObject, (-341, -300, 1400, 1000))),
            NameObject("/ItalicAngle"): NumberObject(0),
            NameObject("/Ascent"): NumberObject(900),
            NameObject("/Descent"): NumberObject(-300),
            NameObject("/CapHeight"): NumberObject(641),
            NameObject("/StemV"): NumberObject(80),
            NameObject("/FontFile2"): writer._add_object(compressed),
        }
    )
    font = DictionaryObject(
        {
            NameObject("/Type"): NameObject("/Font"),
            NameObject("/Subtype"): NameObject("/TrueType"),
            NameObject("/BaseFont"): NameObject(f"/{_FACE}"),
            NameObject("/FirstChar"): NumberObject(_FIRST),
            NameObject("/LastChar"): NumberObject(_LAST),
            NameObject("/Widths"): ArrayObject(map(NumberObject, _widths())),
            NameObject("/Encoding"): NameObject("/WinAnsiEncoding"),
            NameObject("/FontDescriptor"): writer._add_object(descriptor),
        }
    )
    return writer._add_object(font)


@lru_cache(maxsize=1)
def _widths() -> tuple[int, ...]:
    """The width of each code, in thousandths of the size."""
    face = resources_root() / "fonts" / "form" / f"{_FACE}.ttf"
    raw = QRawFont(str(face), _UNITS, QFont.HintingPreference.PreferNoHinting)
    widths: list[int] = []
    for code in range(_FIRST, _LAST + 1):
        sign = bytes((code,)).decode("cp1252", "ignore")
        advances = raw.advancesForGlyphIndexes(raw.glyphIndexesForString(sign)) if sign else []
        widths.append(round(advances[0].x()) if advances else 0)
    return tuple(widths)
