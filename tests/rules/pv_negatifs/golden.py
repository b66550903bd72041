"""The golden journals of PV négatifs: two fights, kept under tests/data.

`python -m tests.rules.pv_negatifs.golden` writes them anew; do that only when a rule has changed on
purpose, and read the difference.
"""

from collections.abc import Callable

from desktop.rules.pv_negatifs.settings import Settings
from tests.rules import golden_journal
from tests.rules.golden_journal import Golden
from tests.rules.pv_negatifs.fight.arena import Arena
from tests.rules.pv_negatifs.fight.plays import cellar, ford

PLAYS: dict[str, Callable[[], Arena]] = {"pv_negatifs-ford": ford, "pv_negatifs-cellar": cellar}


def recorded(name: str) -> Golden:
    """The journal of a play as it goes now."""
    arena = PLAYS[name]()
    return golden_journal.recorded(arena.rules, Settings(), arena.entries)


def main() -> None:
    """Write the golden journals."""
    for name in PLAYS:
        golden_journal.write(name, recorded(name))


if __name__ == "__main__":
    main()
