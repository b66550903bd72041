"""The objects of a PDF form: text fields, choices, boxes, and what they look like."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from desktop.export.form.font import NAME
from desktop.export.marks import Page, Pip, Rect, Slot
from desktop.export.typeset import clean
from desktop.rules.sheetmodel import EntryKind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pypdf import PageObject, PdfWriter
    from pypdf.generic import DictionaryObject, IndirectObject, PdfObject, StreamObject

    Dictionary: TypeAlias = DictionaryObject

#: Bits of /Ff and /F.
_READ_ONLY, _MULTILINE, _COMBO = 1, 1 << 12, 1 << 17
_HIDDEN, _PRINTED = 2, 4
_INK = "0.122 0.106 0.086 rg"
_SIGNS = "/ZaDb"
#: What a viewer without our drawings puts into a box: a cross, or a round for a point.
_CROSS, _ROUND = "8", "l"
ON, OFF = "/On", "/Off"


@dataclass(frozen=True)
class Area:
    """A rectangle of a PDF page, counted from its lower left corner in points."""

    left: float
    bottom: float
    right: float
    top: float

    @classmethod
    def of(cls, rect: Rect, page: Page) -> "Area":
        """A rectangle of a laid-out page."""
        zoom = page.zoom
        return cls(
            rect.x * zoom,
            (page.height - rect.bottom) * zoom,
            rect.right * zoom,
            (page.height - rect.y) * zoom,
        )

    @property
    def corners(self) -> tuple[float, float, float, float]:
        """As a PDF writes it."""
        return self.left, self.bottom, self.right, self.top


def shared_resources(writer: "PdfWriter", layers: "Sequence[PageObject]") -> "IndirectObject":
    """The resources of every layer in one; Qt names a font alike on all pages."""
    from pypdf.generic import DictionaryObject, NameObject

    shared = DictionaryObject()
    fonts = DictionaryObject()
    for layer in layers:
        own = layer["/Resources"].clone(writer)
        assert isinstance(own, DictionaryObject)
        fonts.update(own.get("/Font", DictionaryObject()).get_object())
        shared.update(own)
    shared[NameObject("/Font")] = fonts
    return writer._add_object(shared)


def appearance(
    writer: "PdfWriter", layer: "PageObject", area: Area, resources: "IndirectObject"
) -> "IndirectObject":
    """What is painted on a layer, cut to the area of a field at the same place."""
    from pypdf.generic import NameObject

    contents = layer.get_contents()
    painted = b"" if contents is None else contents.get_data()
    form = _form(area, painted)
    form[NameObject("/Resources")] = resources
    return writer._add_object(form.flate_encode())


def choices(writer: "PdfWriter", options: "Sequence[str]") -> "IndirectObject":
    """The words that a list offers; nothing is one of them."""
    from pypdf.generic import ArrayObject, TextStringObject

    offered = dict.fromkeys(("", *map(clean, options)))
    return writer._add_object(ArrayObject(map(TextStringObject, offered)))


def empty(writer: "PdfWriter") -> "IndirectObject":
    """What a field without a value looks like, whatever its size."""
    return writer._add_object(_form(Area(0, 0, 1, 1), b""))


def text(
    slot: Slot,
    area: Area,
    name: str,
    label: str,
    look: "IndirectObject",
    offered: "IndirectObject | None",
) -> "Dictionary":
    """A field of text, or a list of words where there are no others."""
    from pypdf.generic import NameObject, NumberObject, TextStringObject

    entry = slot.entry
    value = clean(entry.value)
    field = _widget(area, name, label)
    field[NameObject("/FT")] = NameObject("/Tx")
    field[NameObject("/V")] = TextStringObject(value)
    field[NameObject("/DV")] = TextStringObject(value)
    field[NameObject("/DA")] = TextStringObject(f"{NAME} {slot.style.size:g} Tf {_INK}")
    field[NameObject("/AP")] = _dictionary({"/N": look})
    if slot.ending:
        field[NameObject("/Q")] = NumberObject(2)
    if entry.kind is EntryKind.LINES:
        field[NameObject("/Ff")] = NumberObject(_MULTILINE)
    if offered is not None:
        field[NameObject("/FT")] = NameObject("/Ch")
        field[NameObject("/Ff")] = NumberObject(_COMBO)
        field[NameObject("/Opt")] = offered
    return field


def box(
    slot: Slot,
    area: Area,
    name: str,
    label: str,
    ticked: "IndirectObject",
    free: "IndirectObject",
) -> "Dictionary":
    """A box to tick; each of a row is a field of its own."""
    from pypdf.generic import NameObject, TextStringObject

    state = NameObject(ON if slot.is_on else OFF)
    field = _widget(area, name, label)
    field[NameObject("/FT")] = NameObject("/Btn")
    field[NameObject("/V")] = state
    field[NameObject("/DV")] = state
    field[NameObject("/AS")] = state
    field[NameObject("/DA")] = TextStringObject(f"{_SIGNS} 0 Tf {_INK}")
    round_one = isinstance(slot.held[0], Pip) if slot.held else False
    field[NameObject("/MK")] = _dictionary(
        {"/CA": TextStringObject(_ROUND if round_one else _CROSS)}
    )
    field[NameObject("/AP")] = _dictionary({"/N": _dictionary({ON: ticked, OFF: free})})
    return field


def hidden(name: str, value: str) -> "Dictionary":
    """A field that nobody sees and nobody changes."""
    from pypdf.generic import NameObject, NumberObject, TextStringObject

    field = _widget(Area(0, 0, 0, 0), name, name)
    field[NameObject("/FT")] = NameObject("/Tx")
    field[NameObject("/Ff")] = NumberObject(_READ_ONLY)
    field[NameObject("/F")] = NumberObject(_HIDDEN)
    field[NameObject("/V")] = TextStringObject(value)
    return field


def attach(writer: "PdfWriter", number: int, field: "Dictionary") -> "IndirectObject":
    """Put a field on a page; the order of calls is that of the tabulator."""
    from pypdf.generic import ArrayObject, NameObject

    page = writer.pages[number]
    if "/Annots" not in page:
        page[NameObject("/Annots")] = ArrayObject()
        page[NameObject("/Tabs")] = NameObject("/A")
    if page.indirect_reference is not None:
        field[NameObject("/P")] = page.indirect_reference
    reference = writer._add_object(field)
    annotations = page["/Annots"].get_object()
    assert isinstance(annotations, ArrayObject)
    annotations.append(reference)
    return reference


def install(writer: "PdfWriter", added: "Sequence[IndirectObject]", face: "IndirectObject") -> None:
    """Make the fields those of the document, with the fonts that they name."""
    from pypdf.generic import ArrayObject, NameObject, TextStringObject

    signs = _dictionary(
        {
            "/Type": NameObject("/Font"),
            "/Subtype": NameObject("/Type1"),
            "/BaseFont": NameObject("/ZapfDingbats"),
        }
    )
    fonts = _dictionary({NAME: face, _SIGNS: writer._add_object(signs)})
    form = _dictionary(
        {
            "/Fields": ArrayObject(added),
            "/DR": _dictionary({"/Font": fonts}),
            "/DA": TextStringObject(f"{NAME} 10 Tf {_INK}"),
        }
    )
    writer.root_object[NameObject("/AcroForm")] = writer._add_object(form)


def _widget(area: Area, name: str, label: str) -> "Dictionary":
    from pypdf.generic import ArrayObject, FloatObject, NameObject, NumberObject, TextStringObject

    return _dictionary(
        {
            "/Type": NameObject("/Annot"),
            "/Subtype": NameObject("/Widget"),
            "/T": TextStringObject(name),
            "/TU": TextStringObject(label),
            "/F": NumberObject(_PRINTED),
            "/Rect": ArrayObject(FloatObject(round(each, 3)) for each in area.corners),
        }
    )


def _form(area: Area, painted: bytes) -> "StreamObject":
    from pypdf.generic import ArrayObject, FloatObject, NameObject, StreamObject

    form = StreamObject()
    form[NameObject("/Type")] = NameObject("/XObject")
    form[NameObject("/Subtype")] = NameObject("/Form")
    corners = (FloatObject(round(each, 3)) for each in area.corners)
    form[NameObject("/BBox")] = ArrayObject(corners)
    form.set_data(b"/Tx BMC\nq\n" + painted + b"\nQ\nEMC\n")
    return form


def _dictionary(values: "dict[str, PdfObject]") -> "Dictionary":
    from pypdf.generic import DictionaryObject, NameObject

    return DictionaryObject({NameObject(name): value for name, value in values.items()})
