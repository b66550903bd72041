"""PySide6 without what only its error messages and its documentation need, until that is asked for.

At each start PySide compiles eight modules about the signatures of Qt's functions, and puts its own
`__import__` before Python's, which reads the source of whatever is imported later in search of a
`__feature__` that nothing here uses: a third of the time that a bare window takes.
"""

import sys
from typing import TYPE_CHECKING, Any, SupportsIndex

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.abc import Loader, MetaPathFinder
    from importlib.machinery import ModuleSpec
    from types import ModuleType

    Path = list[Any]
else:
    # Their module alone takes a frozen program twenty milliseconds to import.
    Loader, MetaPathFinder, Path = object, object, list

_SUPPORT = "shibokensupport"
_LOADER = f"{_SUPPORT}.signature.loader"
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
    sys.meta_path = _InFront((_Finder(), *before))
    try:
        import PySide6  # noqa: F401
    finally:
        sys.meta_path = before


class _InFront(Path):
    """A path whose first finder stays so: PySide puts one there that finds its own modules."""

    def insert(self, index: SupportsIndex, object: Any) -> None:
        super().insert(max(int(index), 1), object)


class _Finder(MetaPathFinder):
    """Finds what the others find, and lets it run later."""

    def find_spec(
        self,
        fullname: str,
        path: "Sequence[str] | None",
        target: "ModuleType | None" = None,
    ) -> "ModuleSpec | None":
        if fullname not in DEFERRED and fullname != _LOADER:
            return None
        for finder in sys.meta_path[1:]:
            found = finder.find_spec(fullname, path, target)
            if found is not None:
                if found.loader is not None:
                    later = _Unhooked if fullname == _LOADER else _Deferred
                    found.loader = later(found.loader)
                return found
        return None


class _Around(Loader):
    """A loader that has another one do it."""

    def __init__(self, loader: Loader) -> None:
        self._loader = loader

    def create_module(self, spec: "ModuleSpec") -> "ModuleType | None":
        return self._loader.create_module(spec)


class _Deferred(_Around):
    """Runs a module when something is first asked of it."""

    def exec_module(self, module: "ModuleType") -> None:
        spec = module.__spec__
        assert spec is not None
        name = spec.name

        def run(wanted: str) -> object:
            if wanted.startswith("__"):
                raise AttributeError(wanted)
            del module.__dict__["__getattr__"]
            # PySide gives them other names once they are there, which their loader does not know.
            called, spec.name = spec.name, name
            try:
                self._loader.exec_module(module)
            finally:
                spec.name = called
            return getattr(module, wanted)

        module.__dict__["__getattr__"] = run


class _Unhooked(_Around):
    """Runs the module that would put PySide's `__import__` in place, and keeps it from that."""

    def exec_module(self, module: "ModuleType") -> None:
        self._loader.exec_module(module)
        module.__dict__["post_init"] = lambda: None
