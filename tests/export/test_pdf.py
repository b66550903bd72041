"""PDF files: what a reader finds in them, what they look like, and how they reach the disk."""

import errno
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.export import files, look, portrait
from desktop.export.layout import lay_out
from desktop.export.options import Audit, Ink, Options, Paper
from desktop.export.painter import paint_page
from desktop.export.pdf import pdf_bytes, write_pdf
from desktop.rules.errors import KnownError
from desktop.rules.sheetmodel import Field, Fields, Items, Prose, SheetModel, Table, Zone
from desktop.text import Catalogue
from tests.export import reading
from tests.export.sample import TITLE, isabeau

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def sheet(french: Catalogue) -> bytes:
    """The rich sample as a PDF."""
    return pdf_bytes(isabeau(), french, Options())


def note(text: str, title: str = "Jo") -> SheetModel:
    """A sheet of one note."""
    return SheetModel(
        system="toy",
        title=title,
        blocks=(Prose(id="n", title="Notes", zone=Zone.FULL, text=text),),
    )


def picture(kind: str, width: int, height: int, colour: Qt.GlobalColor) -> bytes:
    """An image file of one colour; a transparent one where the format can."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(colour)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)
    return bytes(buffer.data().data())


def test_every_value_can_be_read_back(sheet: bytes) -> None:
    text = reading.text(sheet)
    # Headings are set in capitals.
    folded = text.casefold()
    for block in isabeau().blocks:
        match block:
            case Fields(fields=fields):
                expected = [word for field in fields for word in (field.label, field.value)]
            case Table(rows=rows):
                expected = [cell.text for row in rows for cell in row]
            case Items(items=items):
                expected = [word for item in items for word in (item.title, item.detail)]
            case Prose(text=words):
                expected = [words]
            case _:
                expected = [block.title]
        for wanted in expected:
            assert isinstance(wanted, str)
            # Long texts are broken where the column ends.
            for part in wanted.replace("-", "- ").split():
                assert part.casefold() in folded
    assert f"{TITLE} Doigts de fée — Monte-en-l’air — Perceur" in text
    assert "COMPÉTENCES" in text
    assert "Évaluation des œuvres 11 Confirmé" in text
    assert "−2" in text


def test_copied_text_has_spaces_not_tabs(sheet: bytes) -> None:
    assert "\t" not in "".join(page.extract_text() for page in reading.reader(sheet).pages)


def test_metadata_names_the_character_and_the_language(sheet: bytes, english: Catalogue) -> None:
    document = reading.reader(sheet)
    assert document.metadata is not None
    assert document.metadata.title == TITLE
    assert document.metadata.creator == "Cassure"
    assert document.root_object["/Lang"] == "fr"
    other = reading.reader(pdf_bytes(note("mot", title=" "), english, Options()))
    assert other.root_object["/Lang"] == "en"
    assert other.metadata is not None
    assert other.metadata.title == "Cassure"


def test_fonts_are_embedded_and_the_file_is_small(sheet: bytes) -> None:
    fonts = reading.fonts(sheet)
    assert all(fonts.values())
    assert {name.split("-")[0] for name in fonts} == {
        "Alegreya",
        "AlegreyaSans",
        "CassureFiguresSans",
        "CassureFiguresSerif",
    }
    assert len(sheet) < 300_000


@pytest.mark.parametrize("paper", list(Paper))
@pytest.mark.parametrize("ink", list(Ink))
def test_no_ink_in_the_margins_and_no_blank_page(french: Catalogue, paper: Paper, ink: Ink) -> None:
    options = Options(paper=paper, ink=ink, audit=Audit.APPENDED)
    data = pdf_bytes(isabeau(), french, options)
    width, height = paper.value
    for page in reading.reader(data).pages:
        assert float(page.mediabox.width) == pytest.approx(width, abs=1)
        assert float(page.mediabox.height) == pytest.approx(height, abs=1)
    for page in reading.inked(data):
        box = page.box()
        assert box is not None
        left, top, right, bottom = box
        assert left >= look.MARGIN - 1.5
        assert top >= look.MARGIN - 1.5
        assert right <= width - look.MARGIN + 1.5
        assert bottom <= height - look.MARGIN + 1.5


def test_typed_text_is_plain_text(french: Catalogue) -> None:
    words = "<b>Jo</b> &amp; <script>x</script> {name} Œuf’—− ÿ"
    text = reading.text(pdf_bytes(note(words, title="<b>Jo</b>"), french, Options()))
    assert words in text
    assert text.startswith("<b>Jo</b>")


@pytest.mark.parametrize(
    "words", ["😀🗡️👩‍🚀", "שלום עולם", "مرحبا", "漢字かな", "\ud800\x00\x07\ufffe", "a\u0301e\u0302"]
)
def test_any_script_is_painted(french: Catalogue, words: str) -> None:
    data = pdf_bytes(note(words + " fin", title=words), french, Options())
    assert len(reading.reader(data).pages) == 1
    assert "fin" in reading.text(data)


def test_huge_input_is_a_long_file_without_a_blank_page(french: Catalogue) -> None:
    data = pdf_bytes(note("mot " * 5000 + "m" * 2000), french, Options())
    assert reading.long_text(data).count("mot") == 5000
    assert 4 <= len(reading.reader(data).pages) <= 7
    assert all(page.box() for page in reading.inked(data, scale=0.3))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_portraits_are_read_by_content(french: Catalogue, kind: str) -> None:
    # A picture is told by its bytes; no name or extension is asked for.
    image = portrait.read(picture(kind, 300, 380, Qt.GlobalColor.darkBlue))
    assert image is not None
    assert image.pixelColor(image.rect().center()).blue() > 100
    data = pdf_bytes(isabeau(), french, Options(), picture(kind, 300, 380, Qt.GlobalColor.red))
    assert reading.pictures(data) == 1


def test_transparency_is_white() -> None:
    for width, height in ((300, 380), (20, 900)):
        image = portrait.read(picture("PNG", width, height, Qt.GlobalColor.transparent))
        assert image is not None
        assert image.pixelColor(image.rect().center()) == Qt.GlobalColor.white


def test_a_huge_portrait_is_scaled_down(french: Catalogue) -> None:
    data = picture("JPEG", 6000, 7500, Qt.GlobalColor.gray)
    assert len(pdf_bytes(isabeau(), french, Options(), data)) < 600_000


@pytest.mark.parametrize("data", [b"", b"no picture", b"\x89PNG\r\n\x1a\n broken", b"<svg/>"])
def test_a_broken_portrait_is_a_silhouette(french: Catalogue, data: bytes) -> None:
    written = pdf_bytes(note("mot"), french, Options(), data)
    assert reading.pictures(written) == 0
    assert len(reading.reader(written).pages) == 1


def test_half_a_portrait_does_not_stop_the_export(french: Catalogue) -> None:
    whole = picture("PNG", 300, 380, Qt.GlobalColor.red)
    assert pdf_bytes(note("mot"), french, Options(), whole[: len(whole) // 2])


def test_a_file_replaces_the_old_one_only_when_whole(
    tmp_path: Path, french: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "feuille d’Œdipe.pdf"
    write_pdf(isabeau(), path, french)
    before = path.read_bytes()
    assert before.startswith(b"%PDF")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(KnownError) as caught:
        write_pdf(note("mot"), path, french)
    assert caught.value.message.key == "export.error.disk-full"
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_missing_folder_is_named(tmp_path: Path, french: Catalogue) -> None:
    folder = tmp_path / "nulle part"
    with pytest.raises(KnownError) as caught:
        write_pdf(note("mot"), folder / "a.pdf", french)
    assert caught.value.message.key == "export.error.folder-missing"
    assert str(folder) in french.render(caught.value.message)


def test_a_folder_in_the_way_is_an_error(tmp_path: Path, french: Catalogue) -> None:
    (tmp_path / "a.pdf").mkdir()
    with pytest.raises(KnownError):
        write_pdf(note("mot"), tmp_path / "a.pdf", french)
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.pdf"]


STANDALONE = """
import os, sys
from pathlib import Path
folder, user = Path(sys.argv[1]), int(sys.argv[2])
from desktop.export.painter import paint_page
from desktop.export.pdf import write_pdf
from desktop.rules.errors import KnownError
from desktop.rules.message import Message
from desktop.rules.sheetmodel import SheetModel
class Keys:
    language = "fr"
    def render(self, text):
        return text.key if isinstance(text, Message) else text
sheet = SheetModel(system="toy", title="Jo")
write_pdf(sheet, folder / "open.pdf", Keys())
assert not {"PySide6.QtWidgets", "desktop.ui"} & sys.modules.keys()
closed = folder / "closed"
closed.mkdir()
closed.chmod(0o555)
if user:
    os.setuid(user)
try:
    write_pdf(sheet, closed / "a.pdf", Keys())
except KnownError as error:
    print(error.message.key, len(list(closed.iterdir())))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not closed by mode on Windows")
def test_without_an_application_and_into_a_closed_folder() -> None:
    # Nothing is closed to root: the process drops to "nobody" before it tries.
    user = 65534 if os.getuid() == 0 else 0
    environment = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    # Not `tmp_path`: its parents are closed to "nobody" already.
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        done = subprocess.run(
            [sys.executable, "-c", STANDALONE, folder, str(user)],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stdout.split() == ["export.error.forbidden", "0"]
        assert (Path(folder) / "open.pdf").stat().st_size > 1000


def test_a_worker_writes_the_same_pages(sheet: bytes, french: Catalogue) -> None:
    with ThreadPoolExecutor(1) as workers:
        other = workers.submit(pdf_bytes, isabeau(), french, Options()).result()
    assert reading.long_text(other) == reading.long_text(sheet)


def test_the_same_pages_are_painted_on_a_picture(sheet: bytes, french: Catalogue) -> None:
    page = lay_out(isabeau(), french, Options())[0]
    image = QImage(595, 842, QImage.Format.Format_Grayscale8)
    image.setDotsPerMeterX(round(72 / 0.0254))
    image.setDotsPerMeterY(round(72 / 0.0254))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_page(painter, page, Ink.COLOUR, None)
    painter.end()
    raw, stride = bytes(image.constBits()), image.bytesPerLine()
    lines = tuple(raw[row * stride : row * stride + 595] for row in range(842))
    box = reading.Inked(lines, 1.0).box()
    assert box == pytest.approx(next(reading.inked(sheet)).box(), abs=1.5)


def test_values_of_many_digits_stay_tabular(french: Catalogue) -> None:
    block = Fields(
        id="f",
        title="",
        zone=Zone.BAND,
        fields=tuple(Field(f"n{place}", str(10**place)) for place in range(8)),
    )
    model = msgspec.structs.replace(note("mot"), blocks=(block,))
    text = reading.text(pdf_bytes(model, french, Options()))
    assert all(str(10**place) in text for place in range(8))
