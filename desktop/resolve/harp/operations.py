"""The table of operations, and the door that a request comes through."""

from collections.abc import Sequence
from pathlib import Path

from desktop.resolve.asked import changed, operation
from desktop.resolve.dice import Roller
from desktop.resolve.errors import naming
from desktop.resolve.harp.bodies import BODIES
from desktop.resolve.harp.fights import FIGHTS
from desktop.resolve.harp.foreseen import FORESEEN
from desktop.resolve.harp.game import Game, Operation
from desktop.resolve.harp.resistances import RESISTANCES
from desktop.resolve.harp.rolls import ROLLS
from desktop.resolve.plain import Value
from desktop.rules.document import Json
from desktop.rules.harp.settings import check, shipped
from desktop.rules.harp.tables.load import load

KINDS: Sequence[type[Operation]] = (*ROLLS, *RESISTANCES, *BODIES, *FIGHTS, *FORESEEN)
OPERATIONS: dict[str, type[Operation]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class HarpAnswers:
    """Answers requests with one set of tables."""

    def __init__(self, tables_root: Path) -> None:
        self._tables = load(tables_root)

    def answer(self, raw: dict[str, Json]) -> Value:
        """The result of a request.

        Raises `BadRequest` when it cannot be answered.
        """
        request = operation(raw, OPERATIONS)
        settings = changed(shipped(self._tables), request.settings)
        with naming("settings"):
            check(settings)
        return request.answer(Game(self._tables, settings, Roller(request.seed)))


def build(tables_root: Path) -> HarpAnswers:
    """The answers of HARP | TdM.

    Raises `KnownError` when the tables under `tables_root` are damaged.
    """
    return HarpAnswers(tables_root)
