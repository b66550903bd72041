"""The proof of the Windows program: its decisions, without Wine."""

import shutil
import sys
from pathlib import Path

import pytest

from installers.wine.__main__ import main
from installers.wine.ground import Stamp, fingerprint, requirements
from installers.wine.installation import KEYS, differences, expected
from installers.wine.report import Row, Step, carry_out, table
from installers.wine.session import Failed, Session, environment, windows_path

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Wine is Linux's")

ROOT = Path(__file__).resolve().parents[2]
NAMED = r"C:\users\anne\AppData\Local\Programs\Cassure"


def test_windows_is_given_nothing_of_the_screen_or_python_of_who_asks(tmp_path: Path) -> None:
    outside = {"PATH": "/bin", "DISPLAY": ":0", "PYTHONPATH": "x", "QT_SCALE_FACTOR": "2"}
    given = environment(outside, tmp_path)
    assert given["PATH"] == "/bin"
    assert given["WINEPREFIX"] == str(tmp_path)
    assert given["WINEQT_QPA_PLATFORM"] == "offscreen"
    assert not given.keys() & {"DISPLAY", "PYTHONPATH", "QT_SCALE_FACTOR"}
    beside = windows_path(tmp_path.parent)
    assert given["PYTHONPYCACHEPREFIX"].startswith(beside)
    assert given["HYPOTHESIS_STORAGE_DIRECTORY"].startswith(beside)
    shown = environment(outside, tmp_path, ":7")
    assert shown["DISPLAY"] == ":7"
    assert "WINEQT_QPA_PLATFORM" not in shown


def test_a_file_is_named_as_windows_sees_it(tmp_path: Path) -> None:
    assert windows_path(tmp_path / "é b").startswith("Z:\\")
    assert windows_path(tmp_path / "é b").endswith("\\é b")


def test_the_packages_are_those_of_the_project_and_windows_own() -> None:
    wanted = requirements((ROOT / "pyproject.toml").read_text("utf-8"))
    names = {one.split(">")[0] for one in wanted}
    assert {"PySide6-Essentials", "peewee", "pyinstaller", "pytest-qt", "pefile"} <= names
    assert not names & {"ruff", "pyright[nodejs]"}


def test_something_is_made_again_when_a_name_or_a_content_changes(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_bytes(b"1")
    other.write_bytes(b"2")
    before = fingerprint((one, other), tmp_path)
    assert fingerprint((other, one), tmp_path) == before
    other.write_bytes(b"3")
    assert fingerprint((one, other), tmp_path) != before
    stamp = Stamp(tmp_path / "stamp", before)
    assert not stamp.holds()
    stamp.set()
    assert stamp.holds()
    assert not Stamp(tmp_path / "stamp", "other").holds()
    stamp.lift()
    assert not stamp.holds()


def test_what_the_installer_writes_is_what_is_looked_for() -> None:
    script = (ROOT / "installers/windows/cassure.nsi").read_text("utf-8")
    written = [line.strip() for line in script.splitlines() if "WriteRegStr" in line]
    for values in expected(NAMED, "1.2.3").values():
        for name in values:
            assert any(f'"{name}"' in line for line in written), name


def test_the_registry_is_compared_value_by_value() -> None:
    wanted = expected(NAMED, "1.2.3")
    assert differences(wanted, wanted) == []
    louder = {key: {n: v.upper() for n, v in values.items()} for key, values in wanted.items()}
    assert differences(wanted, louder) == []
    lacking = {key: values for key, values in wanted.items() if key != KEYS[0]}
    assert differences(wanted, lacking) == [rf"{KEYS[0]} is missing"]
    command = KEYS[3]
    wrong = {**wanted, command: {"": "notepad.exe"}}
    (told,) = differences(wanted, wrong)
    assert command in told
    assert "notepad.exe" in told


def good() -> str:
    return "shown"


def bad() -> str:
    raise Failed("not shown")


def test_steps_that_need_a_failed_one_are_left_out_and_the_others_go_on() -> None:
    told: list[str] = []
    steps = (Step("a", good), Step("b", bad, ("a",)), Step("c", good, ("b",)), Step("d", good))
    rows = carry_out(steps, (Failed,), told.append)
    assert [row.outcome for row in rows] == ["good", "FAILED", "left out", "good"]
    assert [row.detail for row in rows] == ["shown", "not shown", "needs b", "shown"]
    assert told == ["a", "b", "d"]


def test_a_mistake_in_a_step_is_no_outcome() -> None:
    def broken() -> str:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        carry_out((Step("a", broken),), (Failed,), [].append)


def test_the_table_has_a_line_per_step() -> None:
    rows = (Row("frozen", "good", 61.25, "99 MB"), Row("installed self-test", "FAILED", 2, "no"))
    first, second = table(rows).splitlines()
    assert first == "frozen               good        61.2 s  99 MB"
    assert second == "installed self-test  FAILED       2.0 s  no"


def test_a_program_that_fails_leaves_its_words_and_says_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wine = tmp_path / "bin" / "wine"
    wine.parent.mkdir()
    wine.write_text("#!/bin/sh\necho one\necho two\nexit $1\n")
    wine.chmod(0o755)
    monkeypatch.setenv("PATH", f"{wine.parent}:/usr/bin:/bin")
    session = Session(tmp_path)
    assert session.run("0", log="good", seconds=20) == "one\ntwo\n"
    with pytest.raises(Failed, match=r"3: two \(logs/bad\.txt\)"):
        session.run("3", log="bad", seconds=20)
    assert (tmp_path / "logs" / "bad.txt").read_text("utf-8") == "one\ntwo\n"


def test_missing_programs_are_named_and_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        shutil, "which", lambda name: None if name == "makensis" else f"/bin/{name}"
    )
    assert main() == 2
    assert capsys.readouterr().err.endswith("--no-install-recommends nsis\n")
