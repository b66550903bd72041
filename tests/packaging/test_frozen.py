"""The frozen program, where `python tasks.py build` has made one: `-m frozen` runs these alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import __version__

DIST = Path(__file__).resolve().parents[2] / "dist" / "cassure"
PROGRAM = DIST / ("cassure.exe" if sys.platform == "win32" else "cassure")

pytestmark = [
    pytest.mark.frozen,
    pytest.mark.skipif(not PROGRAM.exists(), reason="no build in dist/: python tasks.py build"),
]


def frozen(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        [str(PROGRAM), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=100,
        env=environment,
    )


def test_it_is_this_version():
    assert frozen("--version").stdout.strip() == f"Cassure {__version__}"


def test_its_self_test_passes():
    outcome = frozen("--self-test")
    assert outcome.returncode == 0, outcome
    assert len(outcome.stdout.splitlines()) == 4, outcome


def test_a_missing_file_is_one_line(tmp_path: Path):
    outcome = frozen(str(tmp_path / "absent.cassure"), "--library", str(tmp_path / "l.sqlite3"))
    assert (outcome.returncode, len(outcome.stderr.splitlines())) == (2, 1), outcome
