"""What this version does not know of the sheets that NPCs were copied from (law 7).

A fight keeps documents as its system reads them; whatever else a newer program wrote into such a
sheet waits here, until the NPC is kept as a character or goes on to another fight.
"""

import msgspec

from desktop.rules.fightview import FightView
from desktop.rules.message import Message
from desktop.rules.system import Accepted, Struct
from desktop.rules.table.state import Table
from desktop.rules.table.subject import Scene, replace


class Keep(msgspec.Struct, frozen=True, tag="table.originals.keep"):
    """The sheets of fighters, as JSON; of those who are not here nothing is kept."""

    sheets: dict[str, dict[str, object]]


class Kept(msgspec.Struct, frozen=True, tag="table.originals.kept"):
    """They are kept."""

    sheets: dict[str, dict[str, object]]


COMMANDS: tuple[type[Struct], ...] = (Keep,)
EVENTS: tuple[type[Struct], ...] = (Kept,)


def decide(scene: Scene, command: Struct) -> Accepted:
    """See `Subject.decide`."""
    sheets = command.sheets if isinstance(command, Keep) else {}
    return Accepted((Kept({who: sheets[who] for who in sheets if who in scene.fighters}),))


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    if not isinstance(event, Kept):
        return table
    return replace(table, originals={**table.originals, **event.sheets})


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`: nobody did anything."""
    return None


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """See `Subject.follow`: nothing here happens by itself."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`: it shows nowhere."""
    return view
