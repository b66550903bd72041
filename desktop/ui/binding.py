"""PySide6 without what only its error messages and its documentation need, until that is asked for.

At each start PySide compiles a dozen modules about the signatures of Qt's functions from sources
that its library holds, runs them, and puts its own `__import__` before Python's, which reads the
source of whatever is imported later in search of a `__feature__` that nothing here uses: a third of
the time that a bare window takes. Here they run when they are needed, and are compiled once.
"""

import contextlib
import marshal
import os
import sys
import threading
import zlib
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader, MetaPathFinder
    from importlib.machinery import ModuleSpec
    from types import ModuleType
    from zipfile import ZipFile

    Finders = list[Any]
else:
    # Their module alone takes a frozen program twenty milliseconds to import.
    Loader, MetaPathFinder, Finders = object, object, list

_SUPPORT = "shibokensupport"
_LOADER = f"{_SUPPORT}.signature.loader"
#: One thread at a time runs what was deferred: PySide gives up where it finds half a module.
_RUNNING = threading.RLock()
#: What ran, or runs.
_BEGUN: set[str] = set()
#: How many bytes before what was compiled tell whether it is whole: what is not may crash Python.
_SUM = 4
#: Those that PySide enters through their functions. It reads the dictionary of `mapping` too, where
#: a module that has not run yet would be taken for an empty one.
DEFERRED = frozenset(
    f"{_SUPPORT}.{name}"
    for name in (
        "feature",
        "signature.errorhandler",
        "signature.layout",
        "signature.parser",
        "signature.lib.enum_sig",
        "signature.lib.pyi_generator",
        "signature.lib.tool",
    )
)


def load() -> None:
    """Import PySide6, unless somebody did before."""
    if "PySide6" in sys.modules:
        return
    before = sys.meta_path
    compiled = _Compiled.read()
    sys.meta_path = _InFront((_Finder(compiled), *before))
    try:
        import PySide6  # noqa: F401
    finally:
        sys.meta_path = before
    compiled.write()


class _Compiled:
    """What was compiled of PySide's embedded modules, kept where Python keeps the same of ours."""

    def __init__(self, file: Path | None, held: dict[tuple[str, int], CodeType]) -> None:
        self._file = file
        self._held = held
        self._used: dict[tuple[str, int], CodeType] = {}

    @classmethod
    def read(cls) -> "_Compiled":
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


class _InFront(Finders):
    """A path whose first finder stays so: PySide puts one there that finds its own modules."""

    def insert(self, index: SupportsIndex, object: Any) -> None:
        super().insert(max(int(index), 1), object)


class _Finder(MetaPathFinder):
    """Finds what the others find, and lets it run later."""

    def __init__(self, compiled: _Compiled) -> None:
        self._compiled = compiled

    def find_spec(
        self,
        fullname: str,
        path: "Sequence[str] | None",
        target: "ModuleType | None" = None,
    ) -> "ModuleSpec | None":
        if not fullname.startswith(_SUPPORT):
            return None
        for finder in sys.meta_path[1:]:
            found = finder.find_spec(fullname, path, target)
            if found is not None and found.loader is not None:
                if hasattr(found.loader, "zfile"):
                    found.loader = _Embedded(found.loader, self._compiled)
                if fullname == _LOADER:
                    found.loader = _Unhooked(found.loader)
                elif fullname in DEFERRED:
                    found.loader = _Deferred(found.loader)
            if found is not None:
                return found
        return None


class _Around(Loader):
    """A loader that has another one do it."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: "ModuleSpec") -> "ModuleType | None":
        return self._loader.create_module(spec)


class _Embedded(_Around):
    """Runs a module of PySide's embedded archive, as its own loader does."""

    def __init__(self, loader: Loader, compiled: _Compiled) -> None:
        super().__init__(loader)
        self._compiled = compiled

    def exec_module(self, module: "ModuleType") -> None:
        name = module.__name__
        archive: ZipFile = vars(self._loader)["zfile"]
        package = f"{name.replace('.', '/')}/__init__.py"
        file = package if package in archive.NameToInfo else f"{name.replace('.', '/')}.py"
        if file == package:
            module.__path__ = []
        module.__file__ = file
        module.__loader__ = self._loader
        module.__package__ = name if file == package else name.rpartition(".")[0]
        exec(self._compiled.code(archive, file), vars(module))


class _Deferred(_Around):
    """Runs a module when something is first asked of it."""

    def exec_module(self, module: "ModuleType") -> None:
        spec = module.__spec__
        assert spec is not None
        name = spec.name

        def run(wanted: str) -> object:
            if wanted.startswith("__"):
                raise AttributeError(wanted)
            with _RUNNING:
                # Neither again by what it runs itself, nor by a thread that waited for this one.
                if name not in _BEGUN:
                    _BEGUN.add(name)
                    # PySide gives them other names once they are there, unknown to their loader.
                    called, spec.name = spec.name, name
                    try:
                        self._loader.exec_module(module)
                    finally:
                        spec.name = called
                        del module.__dict__["__getattr__"]
                if wanted not in module.__dict__:
                    raise AttributeError(wanted)
                return module.__dict__[wanted]

        module.__dict__["__getattr__"] = run


class _Unhooked(_Around):
    """Runs the module that would put PySide's `__import__` in place, and keeps it from that."""

    def exec_module(self, module: "ModuleType") -> None:
        self._loader.exec_module(module)
        module.__dict__["post_init"] = lambda: None
