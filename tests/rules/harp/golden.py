"""The golden journals of HARP | TdM: two fights, kept under tests/data.

`python -m tests.rules.harp.golden` writes them anew; do that only when a rule has changed on
purpose, and read the difference.
"""

from collections.abc import Callable

from desktop.rules.harp.settings import Settings
from tests.rules import golden_journal
from tests.rules.golden_journal import Golden
from tests.rules.harp.desk import SETTINGS
from tests.rules.harp.fight.arena import Arena
from tests.rules.harp.fight.plays import WITH_FUMBLES, bridge, vault

PLAYS: dict[str, tuple[Callable[[], Arena], Settings]] = {
    "harp-bridge": (bridge, WITH_FUMBLES),
    "harp-vault": (vault, SETTINGS),
}


def recorded(name: str) -> Golden:
    """The journal of a play as it goes now."""
    play, settings = PLAYS[name]
    arena = play()
    return golden_journal.recorded(arena.rules, settings, arena.entries)


def main() -> None:
    """Write the golden journals."""
    for name in PLAYS:
        golden_journal.write(name, recorded(name))


if __name__ == "__main__":
    main()
