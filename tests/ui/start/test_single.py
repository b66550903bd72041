"""A second start: the first program comes forward, or the second looks on."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket

from desktop import app
from desktop.services.library import Library
from desktop.store.presence import Presence
from desktop.ui import start
from desktop.ui.single import Doorbell, address, call_first
from desktop.ui.upkeep import Upkeep
from desktop.ui.widgets.banner import Severity

ROOT = Path(__file__).resolve().parents[3]
CALL = """
import sys
from pathlib import Path
from desktop.ui.single import call_first
library, *openings = sys.argv[1:]
calls = (call_first(Path(library), Path(one) if one else None, 20000) for one in openings)
sys.exit(0 if all(calls) else 5)
"""


def second_start(qtbot, path: Path, *openings: str) -> int:
    """Another process calls once for each of them, as that many starts would."""
    done = subprocess.Popen([sys.executable, "-c", CALL, str(path), *openings], cwd=ROOT)
    qtbot.waitUntil(lambda: done.poll() is not None, timeout=60_000)
    return done.returncode


def test_nobody_answers_where_nobody_listens(tmp_path: Path, qapp) -> None:
    assert not call_first(tmp_path / "library.sqlite3", None, patience=0)


def test_a_second_start_rings_with_its_file(qtbot, tmp_path: Path) -> None:
    path = tmp_path / "bibliothèque.sqlite3"
    bell = Doorbell(path)
    heard: list[str] = []
    bell.rung.connect(heard.append)
    assert bell.listens()
    assert second_start(qtbot, path, str(tmp_path / "Élodie.cassure"), "") == 0
    assert heard == [str(tmp_path / "Élodie.cassure"), ""]


@pytest.mark.parametrize("line", [b"\xff\n", b"[]\n", b'{"open": 3}\n', b"x" * 70_000])
def test_what_is_no_call_is_ignored(qtbot, tmp_path: Path, line: bytes) -> None:
    bell = Doorbell(tmp_path / "l.sqlite3")
    heard: list[str] = []
    bell.rung.connect(heard.append)
    socket = QLocalSocket()
    socket.connectToServer(address(tmp_path / "l.sqlite3"))
    assert socket.waitForConnected(1000)
    socket.write(line)
    qtbot.waitUntil(
        lambda: (
            bool(socket.bytesAvailable())
            or socket.state() is QLocalSocket.LocalSocketState.UnconnectedState
        )
    )
    assert heard == []


def test_the_same_library_has_one_address_however_it_is_spelt(tmp_path: Path) -> None:
    assert address(tmp_path / "a" / ".." / "l.sqlite3") == address(tmp_path / "l.sqlite3")
    assert address(tmp_path / "l.sqlite3") != address(tmp_path / "m.sqlite3")


def elodie(library: Library) -> None:
    """Somebody to be there."""
    blank = library.registry.get("nightprowler").blank("Élodie")
    library.characters.create("nightprowler", blank)


@pytest.fixture
def running(qapp, tmp_path: Path):
    library = app.open_library(tmp_path / "library.sqlite3")
    elodie(library)
    windows = start.build_windows(library, "fr")
    windows.show_library()
    yield windows
    windows.close_all()
    library.close()


def test_the_first_program_opens_what_the_second_was_given(running, qtbot, tmp_path: Path) -> None:
    library = running.context.library
    file = tmp_path / "x.cassure"
    library.exchange.export_character(library.characters.list()[0].id, file)
    count = len(library.characters.list())
    upkeep = Upkeep(running)
    upkeep.begin()
    assert second_start(qtbot, library.path, str(file)) == 0
    qtbot.waitUntil(lambda: len(library.characters.list()) == count + 1)
    upkeep.end()


def test_the_day_s_backup_is_made_once_and_what_fails_or_was_thinned_is_told(
    running, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = running.context.library
    with monkeypatch.context() as patched:
        patched.setattr(type(library.path), "replace", _full)
        Upkeep(running).care()
    assert list(library.path.parent.glob("*sauvegarde*")) == []
    banner = running.open_windows()[0].banner
    assert banner.severity() is Severity.ERROR
    assert "sauvegarde" in banner.text()
    # The backup of the day is made once, and what was thinned is announced.
    monkeypatch.setattr(library.thinning, "run", lambda: 12)
    upkeep = Upkeep(running)
    upkeep.care()
    upkeep.care()
    assert len(library.backups.list()) == 1
    assert banner.severity() is Severity.INFO
    assert "12" in banner.text()
    assert "sauvegarde" in banner.text()


def _full(self: Path, target: Path) -> Path:
    raise OSError(28, "No space left on device")


def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, list[str]]]:
    """Instead of windows: whether the library is read-only, and what it tells."""
    seen: list[tuple[bool, list[str]]] = []

    def record(library, language, imported, **_ways) -> int:
        seen.append((library.readonly, [notice.key for notice in library.notices]))
        return 0

    monkeypatch.setattr("desktop.ui.start.start", record)
    return seen


def test_a_second_start_is_the_first_where_that_has_just_ended(
    qapp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite3"
    app.open_library(path).close()
    seen = started(monkeypatch)
    first = Presence.take(path)
    assert first is not None
    # It ends while it is asked, and nobody answers.
    monkeypatch.setattr("desktop.ui.single.QThread.msleep", lambda _: first.leave())
    assert app.run_window(path, "fr", None) == 0
    assert seen == [(False, [])]


def test_where_the_first_does_not_answer_the_second_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "library.sqlite3"
    app.open_library(path).close()
    seen = started(monkeypatch)
    first = Presence.take(path)
    assert first is not None
    monkeypatch.setattr("desktop.ui.single.call_first", lambda *_, **__: False)
    assert app.run_window(path, "fr", None) == 0
    monkeypatch.setattr("desktop.ui.single.call_first", lambda *_, **__: True)
    assert app.run_window(path, "fr", None) == 0
    first.leave()
    assert app.run_window(path, "fr", None) == 0
    assert app.run_window(path, "fr", None, readonly=True) == 0
    assert seen == [
        (True, ["services.read-only-second"]),
        (False, []),
        (True, ["services.read-only-asked"]),
    ]


def test_a_library_open_for_reading_shows_everything_and_refuses_changes(
    qapp, tmp_path: Path
) -> None:
    path = tmp_path / "library.sqlite3"
    writer = app.open_library(path)
    elodie(writer)
    reader = app.open_library(path, readonly=True)
    windows = start.build_windows(reader, "fr")
    windows.show_library()
    window = windows.open_windows()[0]
    assert window.model.count() == len(writer.characters.list())
    window.form.roster.select_first()
    window.form.duplicate.trigger()
    assert window.banner.severity() is Severity.ERROR
    windows.close_all()
    reader.close()
    writer.close()
