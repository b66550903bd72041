"""Forms filled in by the engine that Chrome has, as a person does: click, select all, type."""

import ctypes
import io

import pypdf
import pypdfium2
import pypdfium2.raw as pdfium
from pypdf.generic import NameObject, TextStringObject


def names(data: bytes) -> dict[str, str]:
    """Field names by what is said of them ("Couronnes")."""
    fields = pypdf.PdfReader(io.BytesIO(data)).get_fields() or {}
    return {str(field.get("/TU")): name for name, field in fields.items()}


def by_chrome(data: bytes, texts: dict[str, str], clicks: tuple[str, ...] = ()) -> bytes:
    """A form with texts typed into fields and boxes clicked, both by what they are called."""
    wanted = {**dict.fromkeys(clicks), **texts}
    reader = pypdf.PdfReader(io.BytesIO(data))
    places: dict[str, tuple[int, float, float]] = {}
    for number, page in enumerate(reader.pages):
        for reference in page["/Annots"]:
            field = reference.get_object()
            left, bottom, right, top = map(float, field["/Rect"])
            places[str(field["/TU"])] = (number, (left + right) / 2, (bottom + top) / 2)
    document = pypdfium2.PdfDocument(data)
    document.init_forms()
    form = document.formenv
    try:
        pages = [document[number] for number in range(len(document))]
        for label, text in wanted.items():
            number, x, y = places[label]
            page = pages[number]
            pdfium.FORM_OnMouseMove(form, page, 0, x, y)
            pdfium.FORM_OnLButtonDown(form, page, 0, x, y)
            pdfium.FORM_OnLButtonUp(form, page, 0, x, y)
            if text is not None:
                pdfium.FORM_SelectAllText(form, page)
                encoded = (text + "\0").encode("utf-16-le")
                buffer = ctypes.create_string_buffer(encoded, len(encoded))
                pointer = ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort))
                pdfium.FORM_ReplaceSelection(form, page, pointer)
            pdfium.FORM_ForceToKillFocus(form)
        out = io.BytesIO()
        document.save(out)
        return out.getvalue()
    finally:
        document.close()


def by_pypdf(data: bytes, values: dict[str, str]) -> bytes:
    """A form with values put into its fields by name, and nothing else touched."""
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    for page in writer.pages:
        for reference in page.get("/Annots", ()):
            field = reference.get_object()
            if (value := values.get(str(field.get("/T")))) is not None:
                if field.get("/FT") == "/Btn":
                    field[NameObject("/V")] = NameObject(value)
                    field[NameObject("/AS")] = NameObject(value)
                else:
                    field[NameObject("/V")] = TextStringObject(value)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()
