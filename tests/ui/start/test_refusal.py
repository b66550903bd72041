"""A start that is refused: one line, exit code 2, and a window where nobody reads the line."""

import io
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from desktop import cli
from desktop.terminal import can_show, has_console_alone, is_read
from desktop.ui.refusal import show_refusal


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("platform", "environ", "seen"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, False),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "minimal:enable_fonts"}, False),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_window_is_seen_where_there_is_a_display(platform, environ, seen) -> None:
    assert can_show(platform, environ) is seen


def test_the_line_is_read_where_a_stream_is_a_terminal() -> None:
    assert is_read((None, io.StringIO(), Terminal()))
    assert not is_read((None, io.StringIO()))
    assert not is_read((None, None, None))


@pytest.mark.skipif(sys.platform == "win32", reason="a console of its own is a matter of Windows")
def test_elsewhere_a_console_is_never_the_program_s_own() -> None:
    assert not has_console_alone()


def test_the_reason_is_shown_as_text_until_it_was_read(qapp: QApplication) -> None:
    seen: list[str] = []

    def close() -> None:
        for box in qapp.topLevelWidgets():
            if isinstance(box, QMessageBox):
                seen.append(box.text())
                box.close()

    QTimer.singleShot(50, close)
    show_refusal("« <b>x</b> » est illisible.", "fr")
    assert seen == ["« <b>x</b> » est illisible."]


@pytest.mark.parametrize("shown", [True, False])
def test_a_library_that_cannot_be_opened_ends_with_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], shown: bool
) -> None:
    broken = tmp_path / "library.sqlite3"
    broken.write_bytes(b"no library, but quite long enough to be read as something" * 40)
    before = broken.read_bytes()
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(cli, "_is_unread", lambda: shown)
    monkeypatch.setattr("desktop.ui.refusal.show_refusal", lambda *words: told.append(words))
    assert cli.main(["--library", str(broken)]) == 2
    line = capsys.readouterr().err
    assert str(broken) in line
    assert line.count("\n") == 1
    assert [language for _, language in told] == (["fr"] if shown else [])
    assert broken.read_bytes() == before


def test_a_command_without_a_window_shows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(cli, "_is_unread", lambda: True)
    monkeypatch.setattr("desktop.ui.refusal.show_refusal", lambda *words: told.append(words))
    assert cli.main(["export"]) == 2
    assert told == []
