"""The table of operations, and the door that a request comes through."""

from collections.abc import Sequence
from pathlib import Path

from desktop.resolve.asked import changed, operation
from desktop.resolve.dice import Roller
from desktop.resolve.errors import naming
from desktop.resolve.plain import Value
from desktop.resolve.pv_negatifs.bodies import BODIES
from desktop.resolve.pv_negatifs.fights import FIGHTS
from desktop.resolve.pv_negatifs.foreseen import FORESEEN
from desktop.resolve.pv_negatifs.game import Game, Operation
from desktop.resolve.pv_negatifs.hazards import HAZARDS
from desktop.rules.document import Json
from desktop.rules.pv_negatifs.settings import Settings, check
from desktop.rules.pv_negatifs.tables.load import load

KINDS: Sequence[type[Operation]] = (*BODIES, *HAZARDS, *FIGHTS, *FORESEEN)
OPERATIONS: dict[str, type[Operation]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class PvNegatifsAnswers:
    """Answers requests with one set of tables."""

    def __init__(self, tables_root: Path) -> None:
        self._tables = load(tables_root)

    def answer(self, raw: dict[str, Json]) -> Value:
        """The result of a request.

        Raises `BadRequest` when it cannot be answered.
        """
        request = operation(raw, OPERATIONS)
        settings = changed(Settings(), request.settings)
        with naming("settings"):
            check(settings, self._tables.losses.ids())
        return request.answer(Game(self._tables, settings, Roller(request.seed)))


def build(tables_root: Path) -> PvNegatifsAnswers:
    """The answers of PV négatifs.

    Raises `KnownError` when the tables under `tables_root` are damaged.
    """
    return PvNegatifsAnswers(tables_root)
