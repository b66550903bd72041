"""Who is in a fight and where it stands, in brief: what the table layer follows after each command.

A system's view says all this too, but costs as much as the command itself.
"""

from collections.abc import Collection

import msgspec

from desktop.rules.fightview import Stage


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One slot of the system's own order; `id` is the fighter's, or `fighter#2`… for those who
    act several times in a round. `gone` is one who left but is still listed, `out` one who
    can do nothing more. `character` is his id in the library, "" for a copy that lives in this
    fight. `turn` is which of his turns of the round it is, from 1; 0 for who has one alone."""

    id: str
    fighter: str
    name: str
    side: int = 0
    score: int | None = None
    turn: int = 0
    gone: bool = False
    out: bool = False
    character: str = ""


class Muster(msgspec.Struct, frozen=True, kw_only=True):
    """`seats` stand in the system's own order. `turns` tells that slots act one after another now
    (else all act together), `turn` the slot that does ("" when none does). `acting` are those who
    are seen to act now, never before a reveal."""

    stage: Stage
    round: int
    seats: tuple[Seat, ...] = ()
    turns: bool = False
    turn: str = ""
    acting: tuple[str, ...] = ()

    def following(self, able: Collection[str]) -> str:
        """The slot that acts after the one that does, among those of fighters who are able to; ""
        once the round has no other."""
        slots = [seat.id for seat in self.seats]
        begin = slots.index(self.turn) + 1 if self.turn in slots else 0
        return next((each.id for each in self.seats[begin:] if each.fighter in able), "")

    def seat(self, slot: str) -> Seat | None:
        """The slot of that id, or None."""
        return next((each for each in self.seats if each.id == slot), None)
