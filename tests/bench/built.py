"""The frozen program against a bare window, both frozen in this run: size and first paint."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench import start
from tests.bench.gang import library_of
from tests.bench.measure import Ratio, compare

ROOT = Path(__file__).resolve().parents[2]


def measures() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        bare = _frozen(folder, "bare", start.script(start.BARE))
        ours = _frozen(folder, "cassure", start.script(start.LIBRARY))
        yield Ratio(
            "build size", _size(ours.parent), _size(bare.parent), "frozen bare window", "MB"
        )
        path = folder / "bench.sqlite3"
        library_of(1000, path).close()
        yield compare(
            "frozen start to first paint, 1,000 characters",
            lambda: _run(ours, str(path)),
            "frozen bare window",
            lambda: _run(bare),
            runs=15,
            warm_up=2,
        )


def _frozen(folder: Path, name: str, script: str) -> Path:
    """The program that begins with `script`: Cassure's own build, or PyInstaller's unasked."""
    entry = folder / f"{name}.py"
    entry.write_text(script, "utf-8")
    built, scratch = folder / "dist", folder / "work"
    words = ["--noconfirm", "--log-level", "ERROR", "--distpath", str(built)]
    words += ["--workpath", str(scratch)]
    what = [str(ROOT / "build.spec")]
    if name == "bare":
        what = [str(entry), "--onedir", "--specpath", str(folder)]
    # build.spec begins with this script instead of the program's own.
    environment = {**os.environ, "CASSURE_ENTRY": str(entry)}
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, *what],
        cwd=ROOT,
        env=environment,
        check=True,
    )
    program = f"{name}.exe" if sys.platform == "win32" else name
    return built / name / program


def _size(folder: Path) -> float:
    """What a frozen folder takes, in MB; links take nothing."""
    files = [one for one in folder.rglob("*") if one.is_file() and not one.is_symlink()]
    return sum(one.stat().st_size for one in files) / 1e6


def _run(program: Path, *words: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([str(program), *words], check=True, env=environment, capture_output=True)
