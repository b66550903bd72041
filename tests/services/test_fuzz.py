"""Mutated files through everything that reads them: refused or taken whole, never a crash.

A few hundred run each time, thousands behind the `slow` marker. Every case is named by its seed.
"""

import copy
import json
import random
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from desktop import paths
from desktop.rules.errors import KnownError
from desktop.services.check import findings
from desktop.services.library import Library
from desktop.services.rescue import rescue_for
from desktop.store.store import Store
from tests.data.keep_library import FOLDER
from tests.systems import WITH_TOY

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
#: Of the processor, so that a busy machine is no hang.
LONGEST_SECONDS = 5
FEW, MANY = 250, 15_000
FEW_FILES, MANY_FILES = 80, 5_000

ODD: tuple[Json, ...] = (
    None,
    True,
    -1,
    0,
    99,
    10**9,
    2**63,
    -(10**25),
    1.5,
    1e308,
    "",
    "é" * 400,
    "\u202e<b>x</b>\x00",
    "doigte",
    [],
    [[]],
    {},
    {"id": "x"},
    {"version": 2},
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    opened = Library(
        Store.open(tmp_path_factory.mktemp("fuzz") / "library.sqlite3"),
        WITH_TOY,
        generator=random.Random(1),
        examples=paths.resources_root() / "demo",
    )
    opened.example.install()
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def seeds(library: Library, tmp_path_factory: pytest.TempPathFactory) -> list[Json]:
    """Good files of every kind, as JSON."""
    file = tmp_path_factory.mktemp("seeds") / "x.cassure"
    gang = [card.id for card in library.characters.list()]
    found: list[Json] = []
    library.exchange.export_campaign(file)
    found.append(json.loads(file.read_bytes()))
    library.exchange.export_party(gang[:2], file)
    found.append(json.loads(file.read_bytes()))
    library.exchange.export_settings("nightprowler", file)
    found.append(json.loads(file.read_bytes()))
    for character in gang:
        library.exchange.export_character(character, file)
        found.append(json.loads(file.read_bytes()))
    return found


def places(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place inside a JSON value."""
    members = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        members = enumerate(value)  # type: ignore[assignment]
    for key, member in members:
        yield (*path, key)
        yield from places(member, (*path, key))


def mutated(seed: Json, rng: random.Random) -> bytes:
    """A file that differs from a good one in a few members, and sometimes in a few bytes."""
    value = copy.deepcopy(seed)
    for _ in range(rng.randint(1, 2)):
        found = list(places(value))
        if not found:
            break
        *way, last = rng.choice(found)
        parent = value
        for step in way:
            parent = parent[step]  # type: ignore[index,call-overload]
        match rng.randrange(6):
            case 0:
                del parent[last]  # type: ignore[union-attr,arg-type]
            case 1 if isinstance(parent, dict):
                parent[rng.choice(("id", "version", "name", "é", "$ref", ""))] = rng.choice(ODD)
            case 2 if isinstance(parent, list):
                parent.extend(parent[:50])
            case 3 if isinstance(parent[last], int):  # type: ignore[index,call-overload]
                parent[last] = parent[last] * rng.choice((-1, 0, 7, 10**6)) + 1  # type: ignore
            case _:
                parent[last] = copy.deepcopy(rng.choice(ODD))  # type: ignore[index,call-overload]
    data = bytearray(json.dumps(value, ensure_ascii=rng.random() < 0.5).encode("utf-8", "replace"))
    if rng.random() < 0.2:
        for _ in range(rng.randint(1, 5)):
            data[rng.randrange(len(data))] = rng.randrange(256)
    if rng.random() < 0.05:
        del data[rng.randrange(len(data)) :]
    if rng.random() < 0.05:
        data[:0] = b"\xef\xbb\xbf"
    return bytes(data)


def shelves(library: Library) -> tuple[int, int]:
    """What an import may change: how many characters, and the version of the settings."""
    rows = library._store._database.rows("SELECT count(*) FROM character")
    return int(rows[0][0] or 0), library.campaigns.settings("nightprowler").version


def use(library: Library, character: str) -> None:
    """Everything that a window reads of a character."""
    view = library.characters.get(character)
    system = library.registry.get(view.system)
    system.problems(view.document, view.settings)
    system.sheet(view.document, view.settings)
    library.characters.card(character)


def fuzz_json(library: Library, seeds: list[Json], folder: Path, numbers: range) -> tuple[int, int]:
    """How many files were taken and how many refused."""
    file = folder / "fuzz.cassure"
    taken = refused = 0
    for number in numbers:
        rng = random.Random(number)
        file.write_bytes(mutated(rng.choice(seeds), rng))
        before, begun = shelves(library), time.process_time()
        try:
            parcel = library.exchange.read(file)
            ids = library.exchange.take(parcel, file)
        except KnownError as error:
            assert shelves(library) == before, number
            assert str(file) in map(str, error.message.params.values()), number  # noqa: PT017
            refused += 1
        except Exception as error:
            raise AssertionError(f"seed {number}") from error
        else:
            assert shelves(library)[0] == before[0] + len(ids), number
            try:
                for one in ids:
                    use(library, one)
            except KnownError:
                pass  # what cannot be derived says so; the sheet shows it
            except Exception as error:
                raise AssertionError(f"seed {number}: taken, then unusable") from error
            if parcel.settings:
                library.campaigns.undo("nightprowler")
            taken += 1
        assert time.process_time() - begun < LONGEST_SECONDS, number
    return taken, refused


def test_mutated_exchange_files(library: Library, seeds: list[Json], tmp_path: Path) -> None:
    taken, refused = fuzz_json(library, seeds, tmp_path, range(FEW))
    assert min(taken, refused) > FEW // 20


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_mutated_exchange_files(library: Library, seeds: list[Json], tmp_path: Path) -> None:
    taken, refused = fuzz_json(library, seeds, tmp_path, range(FEW, FEW + MANY))
    assert min(taken, refused) > MANY // 20


def fuzz_library(folder: Path, numbers: range) -> int:
    """How many damaged libraries were refused or named something damaged."""
    stored = sorted(FOLDER.glob("version-*.sqlite3"))
    path = folder / "library.sqlite3"
    found = 0
    for number in numbers:
        rng = random.Random(number)
        data = bytearray(rng.choice(stored).read_bytes())
        for _ in range(rng.choice((1, 3, 40))):
            place = rng.choice((rng.randrange(len(data)), rng.randrange(100)))
            data[place] = rng.choice((0, 255, rng.randrange(256)))
        if rng.random() < 0.2:
            del data[rng.randrange(len(data)) :]
        for old in folder.iterdir():
            shutil.rmtree(old) if old.is_dir() else old.unlink()
        path.write_bytes(data)
        begun = time.process_time()
        try:
            named = bool(findings(path, WITH_TOY))
        except KnownError:
            named = True
        except Exception as error:
            raise AssertionError(f"seed {number}") from error
        assert path.read_bytes() == bytes(data), number
        found += named
        try:
            opened = Library(Store.open(path), WITH_TOY)
        except KnownError as error:
            rescue = rescue_for(error)
            if rescue is not None and rescue.backup is None:
                rescue.begin_anew()
                Library(Store.open(path), WITH_TOY).close()
        except Exception as error:
            raise AssertionError(f"seed {number}: opened") from error
        else:
            look_around(opened, number, named=named)
            opened.close()
        assert time.process_time() - begun < LONGEST_SECONDS, number
    return found


def look_around(library: Library, number: int, *, named: bool) -> None:
    """What the main window and the sheets read; damage is said, not thrown."""
    try:
        library.fights.list()
        library.drafts.list()
        for card in library.characters.list():
            library.characters.history(card.id)
            use(library, card.id)
        for card in library.fights.list():
            library.fights.open(card.id).view()
    except KnownError:
        pass
    except sqlite3.IntegrityError:
        # A row names one that is gone: refused by the file itself, and the check has said so.
        assert named, number
    except Exception as error:
        raise AssertionError(f"seed {number}: read") from error


def test_mutated_libraries(tmp_path: Path) -> None:
    assert fuzz_library(tmp_path, range(FEW_FILES)) > FEW_FILES // 3


def test_an_index_that_disagrees_with_its_table_is_named(tmp_path: Path) -> None:
    # Found by the long search: every page is sound, and only the full check sees it.
    assert fuzz_library(tmp_path, range(465, 466)) == 1


def test_a_move_of_no_kind_is_said(tmp_path: Path) -> None:
    # Found by the long search: a byte of the log of undo steps, and steps that undo nothing.
    fuzz_library(tmp_path, range(2620, 2621))
    fuzz_library(tmp_path, range(3260, 3261))


@pytest.mark.parametrize("seed", [3791, 3982, 5060])
def test_a_header_or_a_table_that_says_something_else_is_damage(tmp_path: Path, seed: int) -> None:
    # Found by the long search: an encoding that no library has, a column that lost its name.
    assert fuzz_library(tmp_path, range(seed, seed + 1)) == 1


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_many_mutated_libraries(tmp_path: Path) -> None:
    assert fuzz_library(tmp_path, range(FEW_FILES, FEW_FILES + MANY_FILES)) > MANY_FILES // 3
