"""System ids to modules, imported when first asked for."""

import importlib
from pathlib import Path
from typing import TYPE_CHECKING, cast

from desktop.rules.errors import known

if TYPE_CHECKING:
    from desktop.rules.system import System

MODULES = {
    "nightprowler": "desktop.rules.nightprowler.build",
    "warhammer": "desktop.rules.warhammer.build",
    "pv_negatifs": "desktop.rules.pv_negatifs.build",
    "harp": "desktop.rules.harp.build",
}


class Registry:
    """The rule systems, each built once from the tables under `tables_root`."""

    def __init__(self, tables_root: Path, modules: dict[str, str] | None = None) -> None:
        self._tables_root = tables_root
        self._modules = MODULES if modules is None else modules
        self._built: dict[str, System] = {}

    def ids(self) -> tuple[str, ...]:
        """Every system, in the order of the registry."""
        return tuple(self._modules)

    def round_word(self, system_id: str) -> str:
        """What a system calls a round, one of the keys `word.round.*`: from its package, so that a
        list need not read its tables.

        Raises `KnownError` when there is no such system.
        """
        package = self._modules.get(system_id, "").rpartition(".")[0]
        word = getattr(importlib.import_module(package), "ROUND_WORD", "") if package else ""
        return str(word) or self.get(system_id).round_word

    def get(self, system_id: str) -> "System":
        """The system of that id.

        Raises `KnownError` when there is none or its tables are damaged.
        """
        if system_id not in self._built:
            if system_id not in self._modules:
                raise known("error.system-unknown", system=system_id)
            module = importlib.import_module(self._modules[system_id])
            self._built[system_id] = cast("System", module.build(self._tables_root))
        return self._built[system_id]
