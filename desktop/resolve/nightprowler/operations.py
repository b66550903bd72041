"""The table of operations, and the door that a request comes through."""

from collections.abc import Sequence
from pathlib import Path

from desktop.resolve.asked import operation
from desktop.resolve.dice import Roller
from desktop.resolve.nightprowler.activities import ACTIVITIES
from desktop.resolve.nightprowler.care import CARE
from desktop.resolve.nightprowler.dangers import DANGERS
from desktop.resolve.nightprowler.foreseen import FORESEEN
from desktop.resolve.nightprowler.fortunes import FORTUNES
from desktop.resolve.nightprowler.game import Game, Operation, settings_of
from desktop.resolve.nightprowler.lookups import LOOKUPS
from desktop.resolve.nightprowler.people import PEOPLE
from desktop.resolve.nightprowler.rolls import ROLLS
from desktop.resolve.nightprowler.wounds import WOUNDS
from desktop.resolve.plain import Value
from desktop.rules.document import Json
from desktop.rules.nightprowler.settings.shipped import default_settings
from desktop.rules.nightprowler.tables.load import load

KINDS: Sequence[type[Operation]] = (
    *LOOKUPS,
    *PEOPLE,
    *ROLLS,
    *WOUNDS,
    *CARE,
    *DANGERS,
    *FORTUNES,
    *ACTIVITIES,
    *FORESEEN,
)
OPERATIONS: dict[str, type[Operation]] = {str(kind.__struct_config__.tag): kind for kind in KINDS}


class NightProwlerAnswers:
    """Answers requests with one set of tables."""

    def __init__(self, tables_root: Path) -> None:
        self._tables = load(tables_root)
        self._defaults = default_settings(tables_root, self._tables)

    def answer(self, raw: dict[str, Json]) -> Value:
        """The result of a request.

        Raises `BadRequest` when it cannot be answered.
        """
        request = operation(raw, OPERATIONS)
        settings = settings_of(self._defaults, self._tables, request.settings)
        return request.answer(Game(self._tables, settings, Roller(request.seed)))


def build(tables_root: Path) -> NightProwlerAnswers:
    """The answers of Night Prowler.

    Raises `KnownError` when the tables under `tables_root` are damaged.
    """
    return NightProwlerAnswers(tables_root)
