"""The order of a round (III; WH-INIT-ORDER, WH-INIT-PER-ACTION)."""

from desktop.rules.muster import Seat
from desktop.rules.warhammer.fight.state import State


def seats(state: State) -> tuple[Seat, ...]:
    """A slot for each A, the highest initiative first; those who act last after all."""
    last = {each.id for each in state.fighters if each.last}
    found = [
        Seat(
            id=each.id if place == 0 else f"{each.id}#{place + 1}",
            fighter=each.id,
            name=each.name,
            side=each.side,
            score=score,
            turn=place + 1 if len(each.slots) > 1 else 0,
            gone=each.removed,
            out=not each.able,
            character=each.character,
        )
        for each in state.fighters
        for place, score in enumerate(each.slots or (None,))
    ]
    return tuple(sorted(found, key=_Rank(last)))


class _Rank:
    """Where a slot stands; the order in which they are listed decides between equals."""

    def __init__(self, last: set[str]) -> None:
        self._last = last

    def __call__(self, seat: Seat) -> tuple[bool, bool, int]:
        return seat.gone, seat.fighter in self._last, -(seat.score or 0)
