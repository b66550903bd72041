"""Exchange files: taken whole or refused whole, written whole or not at all."""

import base64
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.export.pictures import Picture
from desktop.services.envelope import MOST_PARTS
from desktop.services.library import Library
from tests.services.kit import keys, made, opened, refused, toy
from tests.services.pictures import PNG, png
from tests.toy.document import SetNotes, ToyCharacter

GOOD = {
    "format": "cassure",
    "version": 1,
    "kind": "character",
    "system": "toy",
    "document": {"version": 2, "name": "Anne"},
}


def written(path: Path, **changes: object) -> Path:
    file = path.with_name("anne.cassure")
    file.write_text(json.dumps({**GOOD, **changes}), "utf-8")
    return file


def test_export_then_import_gives_the_same_character_and_portrait(
    library: Library, tmp_path: Path
) -> None:
    anne = made(library, "Anne « œ » 🗡")
    library.characters.set_portrait(anne, PNG)
    file = tmp_path / "Anne.cassure"
    library.exchange.export_character(anne, file)
    copy = library.exchange.import_file(file)
    assert copy != anne
    assert toy(library, copy) == toy(library, anne)
    assert library.characters.get(copy).portrait == library.characters.get(anne).portrait
    assert library.characters.history(copy)[0].label.key == "services.imported"


def test_exporting_twice_gives_the_same_bytes(library: Library, tmp_path: Path) -> None:
    anne = made(library, "Anne")
    first, second = tmp_path / "1.cassure", tmp_path / "2.cassure"
    library.exchange.export_character(anne, first)
    library.exchange.export_character(anne, second)
    copy = library.exchange.import_file(first)
    library.exchange.export_character(copy, first)
    assert first.read_bytes() == second.read_bytes()
    assert {one.name for one in tmp_path.iterdir() if one.suffix == ".part"} == set()


@pytest.mark.parametrize("bom", [b"", b"\xef\xbb\xbf"])
def test_a_mark_of_byte_order_does_not_matter(library: Library, path: Path, bom: bytes) -> None:
    file = written(path)
    file.write_bytes(bom + file.read_bytes())
    assert toy(library, library.exchange.import_file(file)).name == "Anne"


def test_an_older_document_is_brought_up_to_date(library: Library, path: Path) -> None:
    file = written(path, document={"version": 1, "name": "Anne", "strength": 4})
    assert toy(library, library.exchange.import_file(file)) == ToyCharacter(name="Anne", force=4)


@pytest.mark.parametrize(
    ("changes", "key", "inner"),
    [
        ({"format": "other"}, "services.exchange-foreign", ""),
        ({"version": 2}, "services.exchange-newer", ""),
        ({"version": 0}, "services.exchange-kind", ""),
        ({"kind": "campaign"}, "services.exchange-kind", ""),
        ({"version": "1"}, "services.exchange-damaged", ""),
        ({"system": "gurps"}, "services.exchange-refused", "error.system-unknown"),
        ({"document": {"version": 99}}, "services.exchange-refused", "error.document-newer"),
        ({"document": {}}, "services.exchange-refused", "error.document-version-missing"),
        ({"document": [1]}, "services.exchange-refused", "error.document-damaged"),
        (
            {"document": {"version": 2, "hits": "ten"}},
            "services.exchange-refused",
            "error.document-invalid",
        ),
    ],
)
def test_what_is_wrong_is_refused_whole(
    library: Library, path: Path, changes: dict[str, object], key: str, inner: str
) -> None:
    file = written(path, **changes)
    with refused(key) as params:
        library.exchange.import_file(file)
    assert params["path"] == str(file)
    if inner:
        assert inner in keys(params["problem"])  # type: ignore[arg-type]
    assert library.characters.list() == ()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"\xff\xfe{", b"[" * 100_000, b'{"format": "cassure"}', b'{"a": "\xff"}'],
)
def test_a_damaged_file_is_refused(library: Library, path: Path, content: bytes) -> None:
    file = path.with_name("x.cassure")
    file.write_bytes(content)
    with refused("services.exchange-damaged") as params:
        library.exchange.import_file(file)
    assert params["path"] == str(file)
    assert library.characters.list() == ()


@pytest.mark.parametrize(
    ("portrait", "problem"),
    [
        (base64.b64encode(PNG[:-20] + bytes(20)).decode(), "services.portrait-damaged"),
        (base64.b64encode(b"<svg/>").decode(), "services.portrait-kind"),
        (base64.b64encode(png(pixels=b"none")).decode(), "services.portrait-damaged"),
        (base64.b64encode(png(width=90_000, height=90_000)).decode(), "services.portrait-pixels"),
        ("%%%", "services.portrait-kind"),
    ],
)
def test_a_broken_portrait_is_left_out_and_named(
    library: Library, tmp_path: Path, portrait: str, problem: str
) -> None:
    file = written(tmp_path / "x", portrait=portrait)
    parcel = library.exchange.read(file)
    (note,) = parcel.notes
    assert note.key == "services.portrait-left-out"
    assert problem in str(note.params["problem"])
    (taken,) = library.exchange.take(parcel, file)
    assert library.characters.get(taken).portrait == ""


@given(cut=st.integers(0, 400), flip=st.integers(0, 400), value=st.integers(0, 255))
def test_no_damage_is_half_taken(
    tmp_path_factory: pytest.TempPathFactory, cut: int, flip: int, value: int
) -> None:
    folder = tmp_path_factory.getbasetemp()
    file = written(folder / "x", portrait=base64.b64encode(PNG).decode())
    content = bytearray(file.read_bytes())
    content[flip % len(content)] = value
    file.write_bytes(content[: max(1, len(content) - cut)])
    with opened(folder / "damage.sqlite3") as library:
        before = len(library.characters.list())
        try:
            library.exchange.import_file(file)
        except Exception as error:
            assert type(error).__name__ == "KnownError"  # noqa: PT017
            assert len(library.characters.list()) == before


def test_what_is_no_plain_file_or_too_large_is_not_read(
    library: Library, path: Path, tmp_path: Path
) -> None:
    with refused("services.file-not-plain"):
        library.exchange.import_file(tmp_path)
    with refused("services.file-unreadable"):
        library.exchange.import_file(tmp_path / "none.cassure")
    huge = tmp_path / "huge.cassure"
    with huge.open("wb") as file:
        file.truncate(65 * 1024 * 1024)
    with refused("services.file-too-large"):
        library.exchange.import_file(huge)


def test_a_path_in_a_file_is_only_text(library: Library, path: Path) -> None:
    secret = path.with_name("secret")
    secret.write_text("SENTINEL")
    file = written(path, document={"version": 2, "name": str(secret), "$ref": str(secret)})
    copy = library.exchange.import_file(file)
    target = path.with_name("out.cassure")
    library.exchange.export_character(copy, target)
    assert b"SENTINEL" not in target.read_bytes()


def test_a_write_that_fails_leaves_what_was_there(library: Library, tmp_path: Path) -> None:
    anne = made(library, "Anne")
    library.characters.edit(anne, SetNotes("x" * 1000))
    with refused("services.file-unwritable") as params:
        library.exchange.export_character(anne, tmp_path / "none" / "a.cassure")
    assert params["path"] == str(tmp_path / "none" / "a.cassure")
    folder = tmp_path / "folder.cassure"
    folder.mkdir()
    with refused("services.file-unwritable"):
        library.exchange.export_character(anne, folder)
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith(".cassure")] == []


_AS_NOBODY = """
import os, sys
from pathlib import Path
import desktop.rules.message
from desktop.rules.errors import KnownError
from desktop.services.files import write_whole
os.setgid(65534); os.setuid(65534)
try:
    write_whole(Path(sys.argv[1]), b"new")
except KnownError as error:
    print(error.message.key)
"""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="needs root to become nobody")
def test_a_folder_that_cannot_be_written_is_a_known_error(open_folder: Path) -> None:
    target = open_folder / "a.cassure"
    target.write_bytes(b"old")
    done = subprocess.run(
        [sys.executable, "-c", _AS_NOBODY, str(target)],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
    )
    assert done.stdout.split() == ["services.file-unwritable"]
    assert target.read_bytes() == b"old"


def test_a_large_portrait_of_a_file_is_kept_small(library: Library, tmp_path: Path) -> None:
    # A line of a hundred thousand points would be a gigabyte once it fills a square.
    line = png(width=1, height=1_900)
    file = written(tmp_path / "x", portrait=base64.b64encode(line).decode())
    taken = library.exchange.import_file(file)
    held = library.characters.portrait(library.characters.get(taken).portrait)
    assert held is not None
    size = Picture(held).size
    assert (size.width(), size.height()) == (1, 1_200)


@pytest.mark.parametrize(
    "document",
    [
        {"version": 2, "name": "Anne " * 10_000},
        {"version": 2, "name": "Anne", "later": "x" * 4 * 1024 * 1024},
    ],
)
def test_a_document_that_is_far_too_large_is_refused(
    library: Library, path: Path, document: dict[str, object]
) -> None:
    with refused("services.exchange-refused") as params:
        library.exchange.import_file(written(path, document=document))
    problem = params["problem"]
    assert problem.key == "services.exchange-document-large"
    assert problem.params["name"].startswith("Anne")
    assert len(problem.params["name"]) <= 80
    library.exchange.import_file(written(path, document={"version": 2, "name": "n" * 32_767}))


def test_a_file_of_too_many_is_refused_both_ways(library: Library, path: Path) -> None:
    one = {"system": "toy", "document": {"version": 2, "name": "Anne"}}
    file = written(path, kind="party", members=[one] * (MOST_PARTS + 1))
    with refused("services.exchange-too-many"):
        library.exchange.read(file)
    before = file.read_bytes()
    with refused("services.exchange-too-many"):
        library.exchange.export_party([made(library, "Anne")] * (MOST_PARTS + 1), file)
    assert file.read_bytes() == before
    assert len(library.exchange.read(written(path, members=[one] * MOST_PARTS)).characters) == 1


@pytest.mark.parametrize("place", ["members", "parties", "encounters", "settings"])
def test_a_file_that_names_two_things_alike_is_refused(
    library: Library, path: Path, place: str
) -> None:
    one = {"system": "toy", "document": {"version": 2, "name": "Anne"}, "id": "a"}
    with refused("services.exchange-twice") as params:
        library.exchange.read(written(path, kind="campaign", **{place: [one, one]}))
    assert params["name"] == ("toy" if place == "settings" else "a")
    nameless = {**one, "id": ""}
    members = [one, nameless, nameless]
    assert len(library.exchange.read(written(path, kind="party", members=members)).characters) == 3


def test_a_party_that_counts_somebody_twice_has_him_once(library: Library, path: Path) -> None:
    member = {"system": "toy", "document": {"version": 2, "name": "Anne"}, "id": "a"}
    party = {"document": {"version": 1, "name": "Bande", "members": ["a", "a"]}, "id": "p"}
    file = written(path, kind="campaign", members=[member], parties=[party])
    taken = library.exchange.take(library.exchange.read(file), file)
    assert [band.members for band in library.parties.list()] == [taken]
