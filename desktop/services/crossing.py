"""A jump of a fight's head from one branch to another, as the steps that characters go through.

A character who was let go on the branch that is left comes back, and one who is let go on the
branch that is reached goes, each by the entry that did it: the same as undoing and doing every step
in between, without writing what lies between two such moments.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from desktop.rules.journal import Entry, EntryKind, Move, MoveKind
from desktop.rules.system import Struct
from desktop.services.journal import Plan
from desktop.services.ownership import HeadMove

StatesAlong: TypeAlias = Callable[[Sequence[Entry], int], Iterable[Struct]]
"""The states of a path after its first n entries, n + 1, and so on to its end."""
Owned: TypeAlias = Callable[[Struct], Mapping[str, str]]


def steps(
    plan: Plan, leaving: Sequence[Entry], here: Struct, states: StatesAlong, owned: Owned
) -> Iterator[HeadMove]:
    """The moves that a plan stands for, from the path `leaving`, whose state is `here`."""
    move, reaching = plan.move, plan.path
    shared = _shared(leaving, reaching)
    against = leaving[shared:] if move.kind is not MoveKind.UNDO else reaching[shared:]
    if any(entry.kind is EntryKind.COMMAND for entry in against):
        yield from _back(leaving, tuple(states(leaving, shared)), owned)
        yield from _forth(reaching, tuple(states(reaching, shared)), owned)
    else:
        # Nothing but ordinary undoing, or doing: one step says it all.
        left = tuple(leaving[shared:])
        yield HeadMove(move=move, before=here, after=plan.state, left=left)


def _back(leaving: Sequence[Entry], states: Sequence[Struct], owned: Owned) -> Iterator[HeadMove]:
    first = len(leaving) - len(states) + 1
    held = [owned(state) for state in states]
    now = len(states) - 1
    for place in range(len(states) - 2, -1, -1):
        if held[place] != held[place + 1]:
            yield from _undone(leaving, states, first, now, place + 1)
            yield from _undone(leaving, states, first, place + 1, place)
            now = place
    yield from _undone(leaving, states, first, now, 0)


def _undone(
    leaving: Sequence[Entry], states: Sequence[Struct], first: int, now: int, then: int
) -> Iterator[HeadMove]:
    if now == then:
        return
    # All that is left: several entries of one step name the last of them as the one that let go.
    left = tuple(leaving[first:])
    origin = leaving[first + now - 1].id
    target = leaving[first + then - 1].id if first + then else None
    move = Move(MoveKind.UNDO, origin, target)
    yield HeadMove(move=move, before=states[now], after=states[then], left=left)


def _forth(reaching: Sequence[Entry], states: Sequence[Struct], owned: Owned) -> Iterator[HeadMove]:
    first = len(reaching) - len(states) + 1
    held = [owned(state) for state in states]
    now = 0
    for place in range(1, len(states)):
        if held[place] != held[place - 1]:
            yield from _done(reaching, states, first, now, place - 1)
            yield from _done(reaching, states, first, place - 1, place)
            now = place
    yield from _done(reaching, states, first, now, len(states) - 1)


def _done(
    reaching: Sequence[Entry], states: Sequence[Struct], first: int, now: int, then: int
) -> Iterator[HeadMove]:
    if now == then:
        return
    origin = reaching[first + now - 1].id if first + now else None
    move = Move(MoveKind.DO, origin, reaching[first + then - 1].id)
    yield HeadMove(move=move, before=states[now], after=states[then], left=())


def _shared(one: Sequence[Entry], other: Sequence[Entry]) -> int:
    """How many entries both paths begin with: where one entry is the same, so are all before."""
    least, most = 0, min(len(one), len(other))
    while least < most:
        middle = (least + most) // 2
        if one[middle].id == other[middle].id:
            least = middle + 1
        else:
            most = middle
    return least
