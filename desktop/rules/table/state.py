"""What the table keeps of a fight, beside the system's own state of it."""

import msgspec

from desktop.rules.looks import Look, Showing
from desktop.rules.system import Struct


class Ghost(msgspec.Struct, frozen=True):
    """The place of somebody who left, with the name that he had."""

    slot: str
    fighter: str
    name: str
    side: int = 0


class Order(msgspec.Struct, frozen=True):
    """`slots` is the order that somebody chose, ghosts included; empty while the system's own
    holds."""

    slots: tuple[str, ...] = ()
    ghosts: tuple[Ghost, ...] = ()


class Shown(msgspec.Struct, frozen=True):
    """What players see: of the fight, and of those of whom something was decided, by fighter."""

    showing: Showing = Showing()
    looks: dict[str, Look] = {}


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """One value per subject; each starts empty, as it is in journals older than the subject."""

    order: Order = Order()
    shown: Shown = Shown()


class TableState(msgspec.Struct, frozen=True):
    """A fight as its system keeps it, and what the table keeps of it."""

    fight: Struct
    table: Table = Table()
