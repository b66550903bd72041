"""A crash leaves a report beside the library, and the next start offers it, once."""

import datetime
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app, cli, paths
from desktop.crashes import FOLDER, KEEP, MOST, Crashes
from desktop.rules.errors import KnownError
from desktop.text import Catalogue
from desktop.ui.crash_offer import CrashOffer
from desktop.ui.errors import Hook
from tests.ui.doubles import RecordingDialogs

ROOT = Path(__file__).resolve().parents[3]
CRASH = """
import os, signal, sys
from pathlib import Path
from desktop import app
from desktop.ui import start

def die(library, language, opening, **ways):
    os.kill(os.getpid(), signal.SIGSEGV)

start.start = die
app.run_window(Path(sys.argv[1]), "fr", None)
"""

#: What the interpreter leaves when it dies.
TRACE = b"""Fatal Python error: Segmentation fault

Current thread 0x00007f5a90a32b80 (most recent call first):
  File "/somewhere/desktop/ui/start.py", line 7 in die
"""


def clock() -> datetime.datetime:
    return datetime.datetime.now()


def reports(library: Path) -> list[Path]:
    return sorted((library.parent / FOLDER).glob("*.txt"))


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_crash_below_python_is_told_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "l.sqlite3"
    done = subprocess.run(
        [sys.executable, "-c", CRASH, str(path)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert done.returncode == -signal.SIGSEGV
    assert reports(path) == []
    crashed: list[Path | None] = []

    def begun(library, language, opening, **ways) -> int:
        crashed.append(ways["crashed"])
        return 0

    monkeypatch.setattr("desktop.ui.start.start", begun)
    for _ in range(2):
        assert app.run_window(path, "fr", None) == 0
    (report,) = reports(path)
    assert crashed == [report, None]
    text = report.read_text("utf-8")
    assert "Segmentation fault" in text
    assert "in die" in text


def test_what_a_run_died_of_is_kept_where_its_library_cannot_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "l.sqlite3"
    path.write_bytes(b"no library")
    path.with_name("l.sqlite3-trace").write_bytes(TRACE)
    for _ in range(2):
        with pytest.raises(KnownError):
            app.run_window(path, "fr", None)
    (report,) = reports(path)
    assert "line 7 in die" in report.read_text("utf-8")
    assert Crashes(path, clock).offered() == report


def test_a_run_that_ends_well_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "l.sqlite3"
    monkeypatch.setattr("desktop.ui.start.start", lambda *_, **__: 0)
    assert app.run_window(path, "fr", None) == 0
    assert not list(tmp_path.glob("*trace*"))
    assert not (tmp_path / FOLDER).exists()


def test_what_nobody_foresaw_ends_with_one_line_and_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "l.sqlite3"

    def fail(*_: object, **__: object) -> int:
        raise ZeroDivisionError("seven by none")

    monkeypatch.setattr("desktop.ui.start.start", fail)
    monkeypatch.setattr(cli, "_is_unread", lambda: False)
    assert cli.main(["--library", str(path)]) == 2
    line = capsys.readouterr().err
    (report,) = reports(path)
    assert line.count("\n") == 1
    assert str(report) in line
    assert "seven by none" in report.read_text("utf-8")


def test_a_folder_that_takes_no_report_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "gone" / "l.sqlite3"
    crashes = Crashes(path, clock)
    assert crashes.begin() == ""
    (tmp_path / "gone").write_text("a file where the folder would be")
    assert crashes.keep("x") is None
    assert crashes.offered() is None
    crashes.end()


def test_few_reports_of_one_run_and_the_newest_of_many_stay(tmp_path: Path) -> None:
    path = tmp_path / "l.sqlite3"
    folder = tmp_path / FOLDER
    folder.mkdir()
    for day in range(1, 30):
        (folder / f"rapport-2020-01-{day:02}.txt").write_text("old")
    crashes = Crashes(path, clock)
    written = [crashes.keep(str(number)) for number in range(MOST + 3)]
    assert [one is None for one in written] == [False] * MOST + [True] * 3
    assert len(reports(path)) == KEEP
    assert crashes.offered() == written[MOST - 1]
    assert crashes.offered() is None


def test_a_marker_leads_to_no_file_outside(tmp_path: Path) -> None:
    path = tmp_path / "l.sqlite3"
    (tmp_path / "secret.txt").write_text("x")
    (tmp_path / "l.sqlite3-rapport").write_text("../secret.txt")
    assert Crashes(path, clock).offered() is None


def test_the_hook_reports_before_it_tells(tmp_path: Path) -> None:
    dialogs = RecordingDialogs()
    texts = Catalogue("fr", paths.resources_root())
    hook = Hook(dialogs, texts, lambda trace: tmp_path / "r.txt" if "boom" in trace else None)
    hook(ValueError, ValueError("boom"), None)
    hook(ValueError, ValueError("other"), None)
    assert dialogs.asked[0].details.startswith(str(tmp_path / "r.txt"))
    assert dialogs.asked[1].details.startswith("ValueError")


def test_the_offer_opens_the_report(
    qapp: QApplication, started, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    windows = started()
    windows.context.dialogs.answers = [True, True]
    opened: list[Path] = []

    def open_url(url) -> bool:
        opened.append(Path(url.toLocalFile()))
        return len(opened) == 1

    monkeypatch.setattr("desktop.ui.crash_offer.QDesktopServices.openUrl", open_url)
    report = tmp_path / "r.txt"
    offer = CrashOffer(windows, report)
    offer.ask()
    assert windows.library_window().banner.isHidden()
    offer.ask()
    assert opened == [report] * 2
    assert str(report) in windows.library_window().banner.text()
