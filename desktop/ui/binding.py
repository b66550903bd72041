"""PySide6 without what only its error messages and its documentation need, until that is asked for.

At each start PySide compiles a dozen modules about the signatures of Qt's functions from sources
that its library holds, runs them, and puts its own `__import__` before Python's, which reads the
source of whatever is imported later in search of a `__feature__` that nothing here uses: a third of
the time that a bare window takes. Here they run when they are needed, and are compiled once.
"""

import sys
import threading
from typing import TYPE_CHECKING, Any, SupportsIndex

from desktop.ui.compiled import Compiled

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
    compiled = Compiled.read()
    sys.meta_path = _InFront((_Finder(compiled), *before))
    try:
        import PySide6  # noqa: F401
    finally:
        sys.meta_path = before
    compiled.write()


class _InFront(Finders):
    """A path whose first finder stays so: PySide puts one there that finds its own modules."""

    def insert(self, index: SupportsIndex, object: Any) -> None:
        super().insert(max(int(index), 1), object)


class _Finder(MetaPathFinder):
    """Finds what the others find, and lets it run later."""

    def __init__(self, compiled: Compiled) -> None:
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

    def __init__(self, loader: Loader, compiled: Compiled) -> None:
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
