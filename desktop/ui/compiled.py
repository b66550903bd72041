"""What was compiled of PySide's embedded modules, kept where Python keeps the same of ours.

PySide itself compiles them anew at each start (`desktop.ui.binding`).
"""

import contextlib
import marshal
import os
import sys
import zlib
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from zipfile import ZipFile

#: How many bytes before what was compiled tell whether it is whole: what is not may crash Python.
_SUM = 4


class Compiled:
    """The files of an archive as code, by name and checksum."""

    def __init__(self, file: Path | None, held: dict[tuple[str, int], CodeType]) -> None:
        self._file = file
        self._held = held
        self._used: dict[tuple[str, int], CodeType] = {}

    @classmethod
    def read(cls) -> "Compiled":
        """What an earlier start kept, if any."""
        # None in a frozen program, which has no sources to compile either.
        kept: str | None = globals().get("__cached__")
        if kept is None:
            return cls(None, {})
        file = Path(kept).with_suffix(".shiboken")
        held: object = None
        # Damage may look like any value, one too large for this machine too.
        with contextlib.suppress(Exception):
            kept_whole = file.read_bytes()
            if zlib.crc32(kept_whole[_SUM:]) == int.from_bytes(kept_whole[:_SUM], "little"):
                held = marshal.loads(kept_whole[_SUM:])
        return cls(file, held if isinstance(held, dict) else {})

    def code(self, archive: "ZipFile", name: str) -> CodeType:
        """A file of an archive, compiled; kept until its content changes."""
        place = name, archive.getinfo(name).CRC
        if place not in self._used:
            self._used[place] = self._held.get(place) or compile(archive.read(name), name, "exec")
        return self._used[place]

    def write(self) -> None:
        """Keep what was compiled, where that is new and Python would."""
        if self._file is None or sys.dont_write_bytecode or self._used.keys() <= self._held.keys():
            return
        part = self._file.with_name(f"{self._file.name}-{os.getpid()}")
        written = marshal.dumps(self._used)
        try:
            part.write_bytes(zlib.crc32(written).to_bytes(_SUM, "little") + written)
            part.replace(self._file)
        except OSError:
            # A full disk would keep another piece of it at each start.
            with contextlib.suppress(OSError):
                part.unlink()
