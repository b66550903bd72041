"""What a crash report tells, and what it keeps to itself."""

from datetime import datetime
from pathlib import Path

import pytest

from desktop.services.crash_report import crash_report, scrubbed, without_messages
from desktop.services.library import Library
from tests.services.kit import duel

NOW = datetime(2026, 11, 30, 20, 15)
TRACE = f'''Traceback (most recent call last):
  File "{Path.home()}/cassure/window.py", line 3, in show
    raise KeyError(name)
KeyError: 'isabeau Vif-Argent'
'''


def person(library: Library, name: str) -> str:
    return library.characters.create("toy", library.registry.get("toy").blank(name))[0]


def test_names_and_home_are_taken_out(library: Library) -> None:
    library.characters.remove(person(library, "Isabeau Vif-Argent"))
    report = crash_report(TRACE, library, NOW, {"Qt": "6.11.3"})
    assert "Vif-Argent" not in report
    assert "KeyError: '(name)'" in report
    assert str(Path.home()) not in report
    assert "Qt: 6.11.3" in report
    assert "2026-11-30 20:15:00" in report


def test_a_name_inside_a_word_stays() -> None:
    assert scrubbed("show Ana, banana; ANA", ["Ana"], Path("/home/x")) == (
        "show (name), banana; (name)"
    )
    assert scrubbed("Ana Lou et Ana", ["Ana", "Ana Lou"], Path("/home/x")) == "(name) et (name)"


def test_short_names_and_a_home_at_the_root_change_nothing() -> None:
    assert scrubbed('File "/a/b", in Jo', ["Jo"], Path("/")) == 'File "/a/b", in Jo'


def test_the_last_acts_are_told_by_their_kind(library: Library) -> None:
    duel(library)
    report = crash_report("x", library, NOW, {})
    acts = report.partition("newest first:")[2].strip().splitlines()
    assert len(acts) == 3
    assert all(act.startswith("toy fight 2026-03-01") for act in acts)
    assert "begin" in acts[0]
    assert not {"Anne", "Bruno", "Rixe"} & set(report.split())


@pytest.mark.parametrize("closed", [True, False])
def test_a_library_that_cannot_be_read_costs_the_messages(
    library: Library, path: Path, closed: bool
) -> None:
    person(library, "Isabeau Vif-Argent")
    if closed:
        library.close()
        path.write_bytes(b"nothing that opens" * 300)
    else:
        library = None  # type: ignore[assignment]
    report = crash_report(TRACE, library, NOW, {})
    assert "Vif-Argent" not in report
    assert "in show" in report
    assert "KeyError" in report


def test_frames_stay_without_what_errors_say() -> None:
    assert "Vif" not in without_messages(TRACE)
    assert 'window.py", line 3' in without_messages(TRACE)
    fatal = 'Fatal Python error: Segmentation fault\n\nCurrent thread 0x1:\n  File "a", line 1 in b'
    assert without_messages(fatal) == fatal.replace("\n\n", "\n")


def test_a_long_trace_keeps_both_ends(library: Library) -> None:
    trace = "begin\n" + "  again\n" * 50_000 + "end of it"
    report = crash_report(trace, library, NOW, {})
    assert len(report) < 70_000
    assert "begin" in report
    assert "end of it" in report
