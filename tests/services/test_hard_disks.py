"""What desktops do to files: names, folders that are closed or gone, disks that are full."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from desktop.export import files as export
from desktop.services.filenames import file_name
from desktop.services.library import Library
from tests.services.kit import made, opened, refused

ROOT = Path(__file__).resolve().parents[2]
NAMES = [
    ("Isabeau Vif-Argent", "Isabeau Vif-Argent"),
    ("<b>Jo</b> / fils : 2", "b Jo b fils 2"),
    ("a\\b|c?d*e", "a b c d e"),
    ("..", "personnage"),
    ("…", "personnage"),
    ("", "personnage"),
    ("- _", "personnage"),
    (".caché", "caché"),
    ("../../etc/passwd", "etc passwd"),
    ("CON", "CON_"),
    ("nul", "nul_"),
    ("Com1", "Com1_"),
    ("CON.txt", "CON txt"),
    ("Conrad", "Conrad"),
    ("🗡", "personnage"),
    ("Anne 🗡 Œil", "Anne Œil"),
    ("E\u0301lodie", "Élodie"),
    ("נועה", "נועה"),
    ("gpj\u202eexe", "gpj exe"),
    ("Anne\n\tBel\x00le", "Anne Bel le"),
    ("हिन्दी", "हिन्दी"),
    ("x" * 300, "x" * 80),
    ("\ud800", "personnage"),
]


@pytest.mark.parametrize(("name", "stem"), NAMES)
def test_names_become_file_names_that_every_system_takes(name: str, stem: str) -> None:
    assert file_name(name, ".pdf") == f"{stem}.pdf"


@pytest.mark.parametrize("name", [name for name, _ in NAMES[:-1]] + ["𠀀" * 300, "é" * 300])
def test_every_name_can_be_exported_and_comes_back(
    library: Library, tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "un dossier é à espaces"
    folder.mkdir()
    target = folder / file_name(name, ".cassure")
    assert target.parent == folder
    assert len(target.name.encode()) < 255
    library.exchange.export_character(made(library, name), target)
    copy = library.exchange.import_file(target)
    assert library.characters.get(copy).name == name
    assert [one.name for one in folder.iterdir()] == [target.name]


def test_a_folder_that_is_gone_in_the_meantime(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "clé"
    folder.mkdir()
    anne = made(library, "Anne")
    library.exchange.export_character(anne, folder / "a.cassure")
    (folder / "a.cassure").unlink()
    folder.rmdir()
    with refused("services.file-unwritable") as params:
        library.exchange.export_character(anne, folder / "a.cassure")
    assert params["path"] == str(folder / "a.cassure")
    assert not folder.exists()
    with refused("services.file-unreadable"):
        library.exchange.import_file(folder / "a.cassure")


def test_nothing_is_written_over_a_library(library: Library, tmp_path: Path) -> None:
    anne = made(library, "Anne")
    backup = library.backups.make()
    disguised = tmp_path / "anne.cassure"
    disguised.write_bytes(backup.read_bytes())
    for target in (library._store.path, backup, disguised):
        before = target.read_bytes()
        with refused("services.file-is-library"):
            library.exchange.export_character(anne, target)
        with refused("export.error.library"):
            export.write_whole(target, b"%PDF-")
        assert target.read_bytes() == before
    other = tmp_path / "autre.sqlite3"
    with closing(sqlite3.connect(other)) as foreign:
        foreign.execute("CREATE TABLE t (a)")
    library.exchange.export_character(anne, other)


AS_NOBODY = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from desktop import app
from desktop.export.form import reading
from desktop.rules.errors import KnownError
from tests.services.kit import open_library
from desktop.services.files import is_folder
from desktop.services.folder import FolderImport
base = Path(sys.argv[2])
os.setgroups([]); os.setgid(65534); os.setuid(65534)
def tried(act):
    try:
        act()
        print("done")
    except KnownError as error:
        print(error.message.key)
library = open_library(base / "own" / "library.sqlite3")
tried(lambda: library.exchange.import_file(base / "closed" / "secret.cassure"))
tried(lambda: FolderImport(library.exchange, base / "shut"))
tried(lambda: library.exchange.export_campaign(base / "closed" / "x.cassure"))
tried(lambda: open_library(base / "closed" / "library.sqlite3"))
tried(lambda: open_library(base / "closed" / "new.sqlite3"))
tried(lambda: library.exchange.import_file(base / "shut" / "secret.cassure"))
tried(lambda: library.paper.forms.read(base / "shut" / "secret.pdf"))
tried(lambda: open_library(base / "shut" / "library.sqlite3"))
tried(lambda: app.check(base / "shut" / "library.sqlite3"))
tried(lambda: app.export(base / "shut" / "library.sqlite3", "fr", "Anne", base / "x.pdf"))
tried(lambda: app.run_window(base / "library.sqlite3", "fr", base / "shut" / "a.cassure"))
print(is_folder(base / "shut" / "in"))
run = FolderImport(library.exchange, base)
print(run.count, [Path(one.reason.params["path"]).name for one in run.refused])
"""


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="needs root to become nobody")
def test_what_an_unprivileged_user_may_not_touch(open_folder: Path) -> None:
    for name, mode in (("own", 0o777), ("closed", 0o755), ("shut", 0o700)):
        (open_folder / name).mkdir()
        (open_folder / name).chmod(mode)
    secret = open_folder / "closed" / "secret.cassure"
    secret.write_bytes(b"{}")
    secret.chmod(0o600)
    with opened(open_folder / "closed" / "library.sqlite3") as library:
        made(library, "Anne")
    before = {one.name: one.read_bytes() for one in (open_folder / "closed").iterdir()}
    done = subprocess.run(
        [sys.executable, "-c", AS_NOBODY, str(ROOT), str(open_folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.stdout.split() == [
        "services.file-unreadable",
        "services.folder-unreadable",
        "services.file-unwritable",
        "store.read-only",
        "store.cannot-open",
        "services.file-unreadable",
        "services.file-unreadable",
        "store.file-failed",
        "store.file-failed",
        "store.file-failed",
        "store.file-failed",
        "False",
        "1",
        "['shut']",
    ], done.stderr
    assert {one.name: one.read_bytes() for one in (open_folder / "closed").iterdir()} == before


@pytest.mark.skipif(sys.platform != "linux", reason="names are Unicode elsewhere")
def test_a_name_that_is_not_in_utf_8_is_taken(library: Library, path: Path) -> None:
    good = path.parent / "a.cassure"
    library.exchange.export_character(made(library, "Anne"), good)
    odd = Path(os.fsdecode(os.fsencode(path.parent) + b"/H\xe9ros.cassure"))
    good.rename(odd)
    copy = library.exchange.import_file(odd)
    assert library.characters.history(copy)[0].label.params == {"path": "H?ros.cassure"}
    library.exchange.export_settings("toy", odd)
    library.exchange.import_settings("toy", odd)
    library.campaigns.undo("toy")


def test_a_name_that_no_disk_can_hold_is_refused(library: Library, path: Path) -> None:
    for name in ("a\0b.cassure", "x" * 400):
        with refused("services.file-unreadable"):
            library.exchange.import_file(path.parent / name)


FULL = """
import resource, sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
from desktop.rules.errors import KnownError
from tests.services.kit import open_library
base = Path(sys.argv[2])
library = open_library(base / "library.sqlite3")
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
for act in (
    lambda: library.exchange.export_campaign(base / "x.cassure"),
    library.backups.daily,
):
    try:
        act()
        print("done")
    except KnownError as error:
        print(error.message.key)
"""


@pytest.mark.skipif(os.name == "nt", reason="limits of file sizes are a matter of Unix")
def test_a_disk_that_is_full_keeps_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "library.sqlite3"
    with opened(path) as library:
        for number in range(60):
            made(library, f"Anne {number} " + "x" * 100)
    (tmp_path / "x.cassure").write_bytes(b"old")
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(ROOT), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    first, second = done.stdout.split()
    assert first == "services.file-unwritable"
    assert second in ("store.disk-full", "store.io-error")
    assert (tmp_path / "x.cassure").read_bytes() == b"old"
    assert not [one for one in tmp_path.iterdir() if one.suffix == ".part"]
    with opened(path) as library:
        assert len(library.characters.list()) == 60


def test_an_import_into_a_full_library_takes_nothing(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "bande.cassure"
    with opened(tmp_path / "other.sqlite3") as other:
        notes = [made(other, "x" * 3000 + str(number)) for number in range(40)]
        other.exchange.export_party(notes, file)
    with opened(path) as library:
        made(library, "Anne")
        connection = library._store._database.connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        with refused("store.disk-full"):
            library.exchange.take(library.exchange.read(file), file)
        assert [one.name for one in library.characters.list()] == ["Anne"]
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT count(*) FROM character").fetchone() == (1,)
