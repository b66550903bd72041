"""Start-up and memory: a library of a thousand characters against a bare window, each in its own
process."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.bench.gang import library_of
from tests.bench.measure import Ratio, compare

# Each ends after the first paint: taking windows down is no part of a start.
BARE = """
import os, sys
from PySide6.QtWidgets import QApplication, QMainWindow
a = QApplication([]); w = QMainWindow(); w.resize(1280, 800); w.show(); a.processEvents()
END
"""

# Tools for development bring typing_extensions, which nobody who installs the program has, and
# msgspec would import it.
_BEGIN = """
import os, sys
sys.modules["typing_extensions"] = None
from desktop import app
from desktop.cli import main
"""
#: The program as people start it, up to where the characters are on the screen.
LIBRARY = (
    _BEGIN
    + """
def front(*words):
    assert whole(*words) is not None, "no glance"
    END
whole, app._front = app._front, front
main(["--library", sys.argv[1]])
"""
)
#: And up to where everything can be done.
SETTLED = (
    _BEGIN
    + """
def front(*words):
    made = whole(*words)
    made.settled.connect(settled)
    return made
def settled():
    END
whole, app._front = app._front, front
main(["--library", sys.argv[1]])
"""
)


def script(body: str, end: str = "") -> str:
    """One of the above; `end` is one more statement before its end."""
    return body.replace("END", f"{end}; sys.stdout.flush(); os._exit(0)".lstrip("; "))


def measures() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        path = Path(scratch) / "bench.sqlite3"
        library_of(1000, path).close()
        yield compare(
            "start to first paint, 1,000 characters",
            lambda: _run(script(LIBRARY), str(path)),
            "bare QMainWindow",
            lambda: _run(script(BARE)),
            runs=15,
        )
        yield compare(
            "start until all can be done, 1,000 characters",
            lambda: _run(script(SETTLED), str(path)),
            "bare QMainWindow",
            lambda: _run(script(BARE)),
            runs=5,
        )
        if sys.platform != "win32":
            yield Ratio(
                "memory at first paint, 1,000 characters",
                _peak(LIBRARY, str(path)),
                _peak(BARE),
                "bare QMainWindow",
                "MB",
            )


# Linux keeps in `ru_maxrss` what the process was forked from; macOS counts bytes.
PEAK = (
    "import pathlib, re, resource; held = pathlib.Path('/proc/self/status');"
    " print(int(re.search(r'VmHWM:\\s+(\\d+)', held.read_text())[1]) / 1e3 if held.exists()"
    " else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6)"
)


def _peak(body: str, *words: str) -> float:
    """The most memory that the process had, in MB."""
    return float(_run(script(body, PEAK), *words))


def _run(code: str, *words: str) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # Compiled files are part of an installation; a shell that forbids them would slow both.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        check=True,
        env=environment,
        capture_output=True,
        text=True,
    )
    return done.stdout
