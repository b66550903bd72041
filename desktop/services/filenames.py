"""Names of files that every system takes, from what people call their characters."""

import re
import unicodedata
from pathlib import Path

_LONGEST = 80
#: A part of a path may hold 255 bytes on most systems; a suffix and a number still fit.
_MOST_BYTES = 200
#: Devices of Windows: no file may bear their names, whatever its suffix.
_DEVICES = re.compile(r"(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³])", re.IGNORECASE)
_KEPT = " -_’'"


def file_name(name: str, suffix: str = "", fallback: str = "personnage") -> str:
    """A file name made of the letters, digits and marks of `name`; `fallback` where it has none.

    Separators, control and direction signs, points and pictures become spaces, so that a name can
    neither leave its folder, hide itself nor read backwards.
    """
    composed = unicodedata.normalize("NFC", name)
    kept = "".join(sign if _stays(sign) else " " for sign in composed)
    words = " ".join(kept.split())[:_LONGEST]
    short = words.encode("utf-8", "ignore")[:_MOST_BYTES].decode("utf-8", "ignore").strip()
    if not any(sign.isalnum() for sign in short):
        short = fallback
    elif _DEVICES.fullmatch(short):
        short = f"{short}_"
    return short + suffix


def told_name(path: Path) -> str:
    """The name of a file as it can be stored and shown: one that is not in UTF-8 reaches Python
    with signs that nothing can encode."""
    return path.name.encode("utf-8", "replace").decode()


def _stays(sign: str) -> bool:
    return sign in _KEPT or unicodedata.category(sign)[0] in "LNM"
