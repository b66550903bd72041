"""Reports of crashes, beside the library: what a person may send to those who can mend it.

A fault in the program's own code is an exception; its report is written at once. A fault below it
ends the program: what the interpreter can still say goes to a trace beside the library, and the
next start makes a report of it. Nothing here raises: a disk that refuses leaves no report.
"""

import contextlib
import faulthandler
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import IO

FOLDER = "rapports"
_PREFIX = "rapport-"
_TRACE = "-trace"
_NEW = "-rapport"
#: How many reports stay, and how many one run may write: a fault while painting comes back.
KEEP = 20
MOST = 5


class Crashes:
    """The reports of one library; `now` gives the local time."""

    def __init__(self, library: Path, now: Callable[[], datetime]) -> None:
        self._folder = library.parent / FOLDER
        self._trace_path = library.with_name(library.name + _TRACE)
        self._new_path = library.with_name(library.name + _NEW)
        self._now = now
        self._trace: IO[bytes] | None = None
        self._written = 0

    def begin(self) -> str:
        """Watch this run, and give what the run before it left when it crashed, or ""."""
        left = ""
        with contextlib.suppress(OSError):
            if self._trace_path.is_file():
                left = self._trace_path.read_bytes().decode("utf-8", "replace").strip()
            self._trace = self._trace_path.open("wb")
            faulthandler.enable(self._trace)
        return left

    def end(self) -> None:
        """This run ended as it should: nothing is left of its watch."""
        if self._trace is None:
            return
        faulthandler.disable()
        with contextlib.suppress(OSError):
            self._trace.close()
            self._trace_path.unlink()
        self._trace = None

    def keep(self, text: str) -> Path | None:
        """Write a report, to be offered at the next start; None when none could be written."""
        if self._written == MOST:
            return None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = self._folder / f"{_PREFIX}{self._now():%Y-%m-%d-%H%M%S-%f}.txt"
            path.write_text(text, encoding="utf-8", newline="\n")
            self._new_path.write_text(path.name, encoding="utf-8")
            for old in sorted(self._folder.glob(f"{_PREFIX}*.txt"))[:-KEEP]:
                old.unlink()
        except OSError:
            return None
        self._written += 1
        return path

    def offered(self) -> Path | None:
        """The newest report, once: None when it was offered before or is gone."""
        try:
            name = self._new_path.read_text("utf-8", "replace")
            self._new_path.unlink()
        except OSError:
            return None
        path = self._folder / Path(name).name
        return path if path.is_file() else None
