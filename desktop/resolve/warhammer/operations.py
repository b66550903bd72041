"""The table of operations, and the door that a request comes through."""

from collections.abc import Sequence
from pathlib import Path

from desktop.resolve.asked import changed, operation
from desktop.resolve.dice import Roller
from desktop.resolve.errors import naming
from desktop.resolve.plain import Value
from desktop.resolve.warhammer.activities import ACTIVITIES
from desktop.resolve.warhammer.blows import BLOWS
from desktop.resolve.warhammer.foreseen import FORESEEN
from desktop.resolve.warhammer.game import Game, Operation
from desktop.resolve.warhammer.life import LIFE
from desktop.resolve.warhammer.people import PEOPLE
from desktop.resolve.warhammer.rolls import TESTS
from desktop.resolve.warhammer.tavern import TAVERN
from desktop.rules.document import Json
from desktop.rules.warhammer.settings import Settings, check
from desktop.rules.warhammer.tables.load import load

KINDS: Sequence[type[Operation]] = (
    *PEOPLE,
    *TESTS,
    *BLOWS,
    *LIFE,
    *TAVERN,
    *ACTIVITIES,
    *FORESEEN,
)
OPERATIONS: dict[str, type[Operation]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class WarhammerAnswers:
    """Answers requests with one set of tables."""

    def __init__(self, tables_root: Path) -> None:
        self._tables = load(tables_root)
        self._weapons = frozenset(one.id for one in (*self._tables.melee, *self._tables.ranged))

    def answer(self, raw: dict[str, Json]) -> Value:
        """The result of a request.

        Raises `BadRequest` when it cannot be answered.
        """
        request = operation(raw, OPERATIONS)
        settings = changed(Settings(), request.settings)
        with naming("settings"):
            check(settings, self._weapons)
        return request.answer(Game(self._tables, settings, Roller(request.seed)))


def build(tables_root: Path) -> WarhammerAnswers:
    """The answers of Warhammer rénové.

    Raises `KnownError` when the tables under `tables_root` are damaged.
    """
    return WarhammerAnswers(tables_root)
