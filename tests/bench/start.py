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

BARE = """
from PySide6.QtWidgets import QApplication, QMainWindow
a = QApplication([]); w = QMainWindow(); w.resize(1280, 800); w.show(); a.processEvents()
"""

LIBRARY = """
import sys
from pathlib import Path
from desktop import app
from desktop.ui.start import application_for, build_windows
library = app.open_library(Path(sys.argv[1]))
a = application_for("fr"); windows = build_windows(library, "fr")
windows.show_library(); a.processEvents()
"""


def measures() -> Iterator[Ratio]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        path = Path(scratch) / "bench.sqlite3"
        library_of(1000, path).close()
        yield compare(
            "start to first paint, 1,000 characters",
            lambda: _run(LIBRARY, str(path)),
            "bare QMainWindow",
            lambda: _run(BARE),
            runs=7,
        )
        if sys.platform != "win32":
            yield Ratio(
                "memory at first paint, 1,000 characters",
                _peak(LIBRARY, str(path)),
                _peak(BARE),
                "bare QMainWindow",
                "MB",
            )


# Kilobytes on Linux, bytes on macOS.
PEAK = """
import resource, sys
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(peak / (1e6 if sys.platform == "darwin" else 1e3))
"""


def _peak(script: str, *words: str) -> float:
    """The most memory that the process had, in MB."""
    return float(_run(script + PEAK, *words))


def _run(script: str, *words: str) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # Compiled files are part of an installation; a shell that forbids them would slow both.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        check=True,
        env=environment,
        capture_output=True,
        text=True,
    )
    return done.stdout
