"""Mutated PDF forms through the reader: refused by name or read, never a crash, a wait or a change.

A few run each time, thousands behind the `slow` marker. Every case is named by its seed.
"""

import io
import itertools
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pypdf
import pytest
from pypdf.generic import (
    ArrayObject,
    DictionaryObject,
    FloatObject,
    NameObject,
    NullObject,
    NumberObject,
    PdfObject,
    TextStringObject,
)
from PySide6.QtWidgets import QApplication

from desktop import paths
from desktop.export.options import Options
from desktop.rules.errors import KnownError
from desktop.services.library import Library
from desktop.store.store import Store
from tests.systems import SHIPPED
from tests.texts import texts_of

#: Of the processor, so that a busy machine is no hang.
LONGEST_SECONDS = 5
FEW, MANY = 20, 5_000
WORDS = (
    "",
    "0",
    "-1",
    "99999999999999999999",
    "é" * 500,
    "<b>x</b>\x00",
    "1e9",
    "14",
    "True",
    "\n",
)
ODD: tuple[PdfObject, ...] = (
    NullObject(),
    NumberObject(-1),
    FloatObject("1e30"),
    TextStringObject("x" * 3_000),
    NameObject("/Off"),
    NameObject("/é"),
    ArrayObject(),
    ArrayObject([NumberObject(1)] * 50),
    DictionaryObject(),
    DictionaryObject({NameObject("/T"): NumberObject(3)}),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    numbers = itertools.count()

    def new_id() -> str:
        return f"{next(numbers):032x}"  # the same each time, so that a seed is the same file

    opened = Library(
        Store.open(tmp_path_factory.mktemp("forms") / "library.sqlite3"),
        SHIPPED,
        new_id=new_id,
        generator=random.Random(1),
        examples=paths.resources_root() / "demo",
    )
    opened.example.install()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def forms(
    library: Library, tmp_path_factory: pytest.TempPathFactory, qapp: QApplication
) -> list[bytes]:
    """Good forms: of each of the gang, and a blank one."""
    folder = tmp_path_factory.mktemp("good")
    texts = texts_of("fr")
    paper = library.paper
    leaves = [paper.sheet(card.id) for card in library.characters.list()[:3]]
    leaves.append(paper.blank("nightprowler"))
    found: list[bytes] = []
    for leaf in leaves:
        paper.write_form(leaf, folder / "form.pdf", texts, Options())
        found.append((folder / "form.pdf").read_bytes())
    return found


def bytes_changed(data: bytes, rng: random.Random) -> bytes:
    """As a bad disk or a cut transfer leaves it."""
    changed = bytearray(data)
    for _ in range(rng.choice((1, 5, 60))):
        changed[rng.randrange(len(changed))] = rng.randrange(256)
    if rng.random() < 0.3:
        del changed[rng.randrange(len(changed)) :]
    if rng.random() < 0.1:
        place = rng.randrange(len(changed) or 1)
        changed[place:place] = changed[place : place + 2_000]
    return bytes(changed)


def fields_changed(data: bytes, rng: random.Random) -> bytes:
    """As a strange program, or a person with bad intent, leaves it."""
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data))
    form = writer.root_object["/AcroForm"]
    assert isinstance(form, DictionaryObject)
    fields = form["/Fields"]
    assert isinstance(fields, ArrayObject)
    for _ in range(rng.randint(1, 6)):
        field = rng.choice(list(fields)).get_object()
        assert isinstance(field, DictionaryObject)
        match rng.randrange(6):
            case 0:
                field[NameObject("/V")] = TextStringObject(rng.choice(WORDS))
            case 1:
                field[NameObject("/V")] = rng.choice(ODD)
            case 2:
                field[NameObject(rng.choice(("/T", "/FT", "/Ff", "/Kids", "/Parent", "/DV")))] = (
                    rng.choice((*ODD, field))
                )
            case 3:
                field.pop(rng.choice(list(field)))
            case 4:
                fields.append(rng.choice(list(fields)))
            case _:
                rng.choice((form, writer.root_object, writer.metadata or form)).pop(
                    rng.choice(("/Fields", "/Names", "/Metadata", "/Title", "/DA")), None
                )
                if "/Fields" not in form:
                    break
    out = io.BytesIO()
    writer.write(out)
    return out.getvalue()


def fuzz(library: Library, forms: list[bytes], folder: Path, numbers: range) -> tuple[int, int]:
    """How many forms were read and how many refused."""
    file = folder / "reçu.pdf"
    reader = library.paper.forms
    read = refused = 0
    before = {
        card.id: library.characters.get(card.id).document for card in library.characters.list()
    }
    for number in numbers:
        rng = random.Random(number)
        change = rng.choice((bytes_changed, fields_changed))
        try:
            data = change(rng.choice(forms), rng)
        except (ValueError, RecursionError, pypdf.errors.PyPdfError):
            continue  # pypdf itself would not write that
        file.write_bytes(data)
        begun = time.process_time()
        try:
            sheet = reader.read(file)
            reader.judge(sheet, frozenset(one.path for one in sheet.changes))
        except KnownError as error:
            assert file.name in str(error.message.params), number  # noqa: PT017
            refused += 1
        except Exception as error:
            raise AssertionError(f"seed {number}") from error
        else:
            read += 1
        assert time.process_time() - begun < LONGEST_SECONDS, number
    after = {
        card.id: library.characters.get(card.id).document for card in library.characters.list()
    }
    assert after == before
    return read, refused


def test_mutated_forms(library: Library, forms: list[bytes], tmp_path: Path) -> None:
    read, refused = fuzz(library, forms, tmp_path, range(FEW))
    assert min(read, refused) > FEW // 10


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_mutated_forms(library: Library, forms: list[bytes], tmp_path: Path) -> None:
    read, refused = fuzz(library, forms, tmp_path, range(FEW, FEW + MANY))
    assert min(read, refused) > MANY // 10
