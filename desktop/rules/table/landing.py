"""What the GM decided of the sheets at the end: edits that are done once the fight lets go."""

from collections.abc import Sequence

import msgspec

from desktop.rules.fightview import FightView
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import Landing, Table
from desktop.rules.table.subject import Scene, replace


class Decide(msgspec.Struct, frozen=True, tag="table.landing.decide"):
    """What is edited on whose sheet; it takes the place of what was decided before."""

    landings: tuple[Landing, ...]


class Decided(msgspec.Struct, frozen=True, tag="table.landing.decided"):
    """So it will be."""

    landings: tuple[Landing, ...]


COMMANDS: tuple[type[Struct], ...] = (Decide,)
EVENTS: tuple[type[Struct], ...] = (Decided,)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    landings: Sequence[Landing] = command.landings if isinstance(command, Decide) else ()
    if not all(scene.knows(one.fighter) for one in landings):
        return Refused(say("table.why.no-fighter"))
    return Accepted((Decided(tuple(landings)),))


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    return replace(table, landings=event.landings) if isinstance(event, Decided) else table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    if not isinstance(event, Decided) or not event.landings:
        return None
    names = ", ".join(scene.name(one.fighter) for one in event.landings)
    return say("table.line.landing", names=names)


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """See `Subject.follow`: nothing here happens by itself."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`: it shows on the sheets."""
    return view
