"""Forms: what is written is read back, by whatever it was filled in, and nothing else is."""

import io
import random

import pypdf
import pytest
from pypdf.generic import DictionaryObject, NameObject, TextStringObject

from desktop.export.form import reading as forms
from desktop.export.form.manifest import FIELD, Stamp
from desktop.export.form.reading import FilledForm, read_form, tidy
from desktop.export.form.writing import form_bytes
from desktop.export.layout import lay_out
from desktop.export.options import Form, Ink, Options, Paper
from desktop.export.pdf import pdf_bytes
from desktop.rules.errors import KnownError
from desktop.rules.sheetentries import entries_of
from desktop.text import Catalogue
from tests.export import filling, reading
from tests.export.form_sample import NOTES, form_sheet

STAMP = Stamp(system="toy", character="c1", document="d1")


@pytest.fixture(scope="module")
def form(french: Catalogue) -> bytes:
    """The sample as a form."""
    return form_bytes(form_sheet(), french, Options(), STAMP)


def refusal(data: bytes) -> str:
    """The key of the reason why a file is refused."""
    with pytest.raises(KnownError) as caught:
        read_form(data, "reçu.pdf")
    return caught.value.message.key


def changes(filled: FilledForm) -> dict[str, str]:
    """What was filled in, by path."""
    return {one.path: one.after for one in filled.entries if one.after != one.before}


def rewritten(data: bytes, change) -> bytes:
    """The file after another program had its way with it."""
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    change(writer)
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def field_named(writer: pypdf.PdfWriter, name: str) -> DictionaryObject:
    return next(
        field
        for field in (one.get_object() for one in writer.root_object["/AcroForm"]["/Fields"])
        if field["/T"] == name
    )


def test_every_entry_is_read_back_as_it_was_written(form: bytes) -> None:
    filled = read_form(form, "a.pdf")
    assert filled.stamp == STAMP
    assert [(one.path, one.after) for one in filled.entries] == [
        (named.entry.path, tidy(named.entry.value)) for named in entries_of(form_sheet())
    ]
    assert changes(filled) == {}
    assert next(one for one in filled.entries if one.path == "notes").after == NOTES


def test_what_chrome_fills_in_is_read_back(form: bytes) -> None:
    label = "Vitalité\N{NO-BREAK SPACE}: Égratignures"
    data = filling.by_chrome(
        form,
        {
            "Nom": "Cœur d’Œdipe Ÿ — é",
            "Doigté": "16",
            "Notes": "deux lignes\nœuvre",
            "Équipement, ligne ajoutée 1\N{NO-BREAK SPACE}: Objet": "Échelle",
        },
        clicks=(f"{label} (2)", "Héroïsme (2)"),
    )
    assert changes(read_form(data, "a.pdf")) == {
        "name": "Cœur d’Œdipe Ÿ — é",
        "doigte": "16",
        "notes": "deux lignes\nœuvre",
        "item/+1/name": "Échelle",
        "hits": "2",
        "grit": "1",
    }


def test_what_a_library_fills_in_is_read_back(form: bytes) -> None:
    names = filling.names(form)
    data = filling.by_pypdf(form, {names["Race"]: "Félis", names["Notes"]: "a\r\nb  "})
    assert changes(read_form(data, "a.pdf")) == {"race": "Félis", "notes": "a\nb"}


def test_a_form_saved_twice_by_different_programs_still_reads(form: bytes) -> None:
    names = filling.names(form)
    once = filling.by_chrome(form, {"Doigté": "15"})
    twice = filling.by_pypdf(once, {names["Nom"]: "Jo"})
    assert changes(read_form(twice, "a.pdf")) == {"doigte": "15", "name": "Jo"}


def test_fields_stand_in_reading_order_and_say_what_they_are(form: bytes) -> None:
    page = reading.reader(form).pages[0]
    said = [str(one.get_object()["/TU"]) for one in page["/Annots"]]
    assert said[:4] == ["Nom", "Doigté", "Race", "Équipement, Corde\N{NO-BREAK SPACE}: Objet"]
    assert said.index("Héroïsme (1)") < said.index("Notes")
    assert said[-1] == FIELD


def test_nothing_in_the_file_acts(form: bytes) -> None:
    for word in (b"/JS", b"/JavaScript", b"/AA", b"/OpenAction", b"/URI", b"/Launch", b"/XFA"):
        assert word not in form


def test_fonts_are_embedded_and_the_file_is_small(form: bytes) -> None:
    assert all(reading.fonts(form).values())
    face = reading.reader(form).root_object["/AcroForm"]["/DR"]["/Font"]["/CassureForm"]
    assert len(face["/FontDescriptor"]["/FontFile2"].get_data()) > 10_000
    assert len(face["/Widths"]) == 224
    assert len(form) < 300_000


def test_the_form_looks_like_the_sheet_it_was_painted_from(form: bytes, french: Catalogue) -> None:
    # The sheet with room for fields, painted flat, and the form as a viewer shows it.
    flat = pdf_bytes(form_sheet(), french, Options(form=Form.FILLABLE))
    for one, other in zip(reading.inked(flat), reading.inked(form, forms=True), strict=True):
        assert one.box() == pytest.approx(other.box(), abs=1.5)
        differing = sum(
            abs(a - b) > 96
            for line, against in zip(one.lines, other.lines, strict=True)
            for a, b in zip(line, against, strict=True)
        )
        assert differing < 60


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("ink", list(Ink))
def test_fields_stay_inside_and_apart(french: Catalogue, paper: Paper, ink: Ink) -> None:
    options = Options(paper=paper, ink=ink, form=Form.FILLABLE)
    for page in lay_out(form_sheet(items=80), french, options):
        slots = [slot.rect for slot in page.slots]
        for place, rect in enumerate(slots):
            assert rect.x > 30
            assert rect.right < page.width - 30
            assert rect.bottom < page.height - 34
            assert not any(rect.overlaps(other, slack=0.6) for other in slots[place + 1 :])


def test_metadata_names_the_character_and_the_language(form: bytes) -> None:
    document = reading.reader(form)
    assert document.metadata is not None
    assert document.metadata.title == "Zoé d’Œ"
    assert document.root_object["/Lang"] == "fr"


# --- Refusals ----------------------------------------------------------------------------------


def test_what_is_no_form_of_ours_is_refused(french: Catalogue, form: bytes) -> None:
    assert refusal(b"bonjour") == "export.form.no-pdf"
    assert refusal(b"") == "export.form.no-pdf"
    assert refusal(pdf_bytes(form_sheet(), french, Options())) == "export.form.flattened"
    empty = io.BytesIO()
    writer = pypdf.PdfWriter()
    writer.add_blank_page(100, 100)
    writer.write(empty)
    assert refusal(empty.getvalue()) == "export.form.foreign"

    def flatten(writer: pypdf.PdfWriter) -> None:
        del writer.root_object["/AcroForm"]

    assert refusal(rewritten(form, flatten)) == "export.form.flattened"


def test_a_changed_manifest_is_refused(form: bytes) -> None:
    def change(writer: pypdf.PdfWriter) -> None:
        field = field_named(writer, FIELD)
        field[NameObject("/V")] = TextStringObject(str(field["/V"]).replace('"c1"', '"c2"'))

    assert refusal(rewritten(form, change)) == "export.form.tampered"

    def spoil(writer: pypdf.PdfWriter) -> None:
        field_named(writer, FIELD)[NameObject("/V")] = TextStringObject("[" * 5000)

    assert refusal(rewritten(form, spoil)) == "export.form.tampered"


def test_missing_fields_are_refused(form: bytes) -> None:
    def remove(writer: pypdf.PdfWriter) -> None:
        fields = writer.root_object["/AcroForm"]["/Fields"]
        del fields[2]

    assert refusal(rewritten(form, remove)) == "export.form.incomplete"


def test_a_newer_format_is_refused(form: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "VERSION", 0)
    assert refusal(form) == "export.form.newer"


def test_huge_files_are_refused(form: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    assert refusal(form + b"\0" * forms.MOST_BYTES) == "export.form.too-large"
    assert refusal(form.replace(b"/Size", b"/Size 99999999999 %")) == "export.form.too-large"

    def pages(writer: pypdf.PdfWriter) -> None:
        for _ in range(forms.MOST_PAGES + 1):
            writer.add_blank_page(10, 10)

    assert refusal(rewritten(form, pages)) == "export.form.too-large"
    names = filling.names(form)
    long = filling.by_pypdf(form, {names["Notes"]: "x" * (forms.MOST_LETTERS + 1)})
    assert refusal(long) == "export.form.too-large"
    monkeypatch.setattr(forms, "MOST_TEXT", 100)
    assert refusal(form) == "export.form.too-large"
    monkeypatch.setattr(forms, "MOST_TEXT", 1_000_000)
    assert changes(read_form(form, "x.pdf")) == {}
    monkeypatch.setattr(forms, "MOST_OBJECTS", 50)
    assert refusal(form) == "export.form.too-large"


def test_a_locked_file_is_refused(form: bytes) -> None:
    def lock(writer: pypdf.PdfWriter) -> None:
        writer.encrypt("secret", algorithm="RC4-128")

    assert refusal(rewritten(form, lock)) == "export.form.locked"


def test_fields_that_hold_each_other_end(form: bytes) -> None:
    def loop(writer: pypdf.PdfWriter) -> None:
        field = field_named(writer, "e1")
        assert field.indirect_reference is not None
        field[NameObject("/Kids")] = pypdf.generic.ArrayObject([field.indirect_reference])

    assert changes(read_form(rewritten(form, loop), "a.pdf")) == {}


def test_mutilated_files_are_read_or_refused(form: bytes) -> None:
    dice = random.Random(5)
    refusals: set[str] = set()
    for _ in range(40):
        data = bytearray(form)
        for _ in range(dice.randint(1, 30)):
            place = dice.randrange(len(data))
            match dice.randrange(3):
                case 0:
                    data[place] = dice.randrange(256)
                case 1:
                    del data[place : place + dice.randint(1, 400)]
                case _:
                    data[place:place] = data[:: dice.randint(500, 5000)]
        try:
            read_form(bytes(data), "a.pdf")
        except KnownError as error:
            refusals.add(error.message.key)
    assert refusals
    assert all(key.startswith("export.form.") for key in refusals)
