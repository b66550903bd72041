"""Whether somebody reads what the program prints, and whether it could show a window instead."""

import sys
from collections.abc import Iterable, Mapping
from typing import TextIO

# Qt platforms that draw into memory only.
_UNSEEN = ("offscreen", "minimal", "vnc")


def is_read(streams: Iterable[TextIO | None]) -> bool:
    """Whether one of the standard streams is a terminal; a program without a console has none."""
    return any(stream is not None and not stream.closed and stream.isatty() for stream in streams)


def has_console_alone() -> bool:
    """Whether Windows opened a console for this program only, as at a double click: it is hidden
    in the frozen program, and gone with it in any case."""
    if sys.platform != "win32":
        return False
    import ctypes

    return ctypes.windll.kernel32.GetConsoleProcessList((ctypes.c_uint * 2)(), 2) == 1


def can_show(platform: str, environ: Mapping[str, str]) -> bool:
    """Whether a window could be seen by `sys.platform` and environment."""
    if environ.get("QT_QPA_PLATFORM", "").partition(":")[0] in _UNSEEN:
        return False
    if not platform.startswith("linux"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
