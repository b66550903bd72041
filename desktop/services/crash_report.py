"""The text of a crash report: versions, what happened, the last acts; no name of anybody."""

import platform
import re
import sqlite3
import sys
from collections.abc import Iterable, Mapping
from datetime import datetime
from pathlib import Path

from desktop import __version__
from desktop.rules.errors import KnownError
from desktop.services.library import Library

#: How many of the last acts at the table are told.
ACTS = 20
#: Shorter names are words of the trace as well.
_SHORTEST = 3
#: A recursion without end has a thousand lines; what matters stands at both ends.
_LONGEST = 60_000


def crash_report(
    trace: str, library: Library | None, now: datetime, versions: Mapping[str, str]
) -> str:
    """The report of a crash.

    `trace` is what the interpreter said, `library` the one that was open, `versions` what else the
    program is made of. Names that the library holds are taken out of the trace, and so is the home
    folder; where the library cannot say its names, the messages of errors are. Of the last acts
    only their kinds are told.
    """
    found = _of(library) if library is not None else None
    acts, names = found or ((), ())
    told = _shortened(trace if found is not None else without_messages(trace))
    made_of = {
        "Cassure": __version__,
        "Python": platform.python_version(),
        **versions,
        "SQLite": sqlite3.sqlite_version,
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "frozen": "yes" if getattr(sys, "frozen", False) else "no",
    }
    parts = (
        f"Cassure, crash report of {now:%Y-%m-%d %H:%M:%S}",
        "\n".join(f"{name}: {version}" for name, version in made_of.items()),
        scrubbed(told, names, Path.home()),
        "Last acts at the table, the newest first:",
        "\n".join(acts) or "none",
    )
    return "\n\n".join(parts) + "\n"


def scrubbed(text: str, names: Iterable[str], home: Path) -> str:
    """`text` without the home folder and without any of the names, whatever their case."""
    # On a machine whose home is the root, every path would begin with it.
    if home.parent != home:
        text = text.replace(str(home), "~")
    long = {name for name in names if len(name) >= _SHORTEST}
    if not long:
        return text
    # The longest first: a part of a name must not stand in its place.
    words = "|".join(re.escape(name) for name in sorted(long, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{words})(?!\w)", "(name)", text, flags=re.IGNORECASE)


def without_messages(trace: str) -> str:
    """The frames of a trace, with the kinds of its errors and not what they say."""
    lines: list[str] = []
    for line in trace.splitlines():
        if line.startswith((" ", "Traceback", "Thread", "Current thread", "Fatal")):
            lines.append(line)
        elif line[:1].isalpha() and ":" in line:
            lines.append(line.partition(":")[0])
    return "\n".join(lines)


def _shortened(trace: str) -> str:
    if len(trace) <= _LONGEST:
        return trace
    half = _LONGEST // 2
    return f"{trace[:half]}\n…\n{trace[-half:]}"


def _of(library: Library) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The last acts and every name; None when the library cannot be read.

    Through a connection of its own: an error may arrive in any thread.
    """
    try:
        reader = library.reader()
        try:
            return reader.witness.acts(ACTS), reader.witness.names()
        finally:
            reader.close()
    except (KnownError, sqlite3.Error):
        return None
