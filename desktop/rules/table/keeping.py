"""NPCs of a fight who are kept as characters; the library follows what stands here."""

import msgspec

from desktop.rules.fightview import FightView
from desktop.rules.message import Message, say
from desktop.rules.system import Accepted, Refused, Struct
from desktop.rules.table.state import KeptNpc, Table
from desktop.rules.table.subject import Scene, replace


class KeepNpc(msgspec.Struct, frozen=True, tag="table.keeping.keep"):
    """Keep a fighter as he is now, as the character of that id and name."""

    npc: KeptNpc


class NpcKept(msgspec.Struct, frozen=True, tag="table.keeping.kept"):
    """He is kept."""

    npc: KeptNpc


COMMANDS: tuple[type[Struct], ...] = (KeepNpc,)
EVENTS: tuple[type[Struct], ...] = (NpcKept,)


def decide(scene: Scene, command: Struct) -> Accepted | Refused:
    """See `Subject.decide`."""
    if not isinstance(command, KeepNpc) or command.npc.fighter not in scene.fighters:
        return Refused(say("table.why.no-fighter"))
    npc = command.npc
    if not npc.name or any(one.character == npc.character for one in scene.table.kept):
        return Refused(say("table.why.no-name"))
    return Accepted((NpcKept(npc),))


def apply(table: Table, event: Struct) -> Table:
    """See `Subject.apply`."""
    return replace(table, kept=(*table.kept, event.npc)) if isinstance(event, NpcKept) else table


def line(scene: Scene, event: Struct) -> Message | None:
    """See `Subject.line`."""
    if not isinstance(event, NpcKept):
        return None
    return say("table.line.kept", name=scene.name(event.npc.fighter), kept=event.npc.name)


def follow(before: Scene, after: Scene) -> tuple[Struct, ...]:
    """See `Subject.follow`: nothing here happens by itself."""
    return ()


def show(scene: Scene, view: FightView) -> FightView:
    """See `Subject.show`: it shows in the library."""
    return view
