"""Journals: the head moves, branches stay, external entries follow, and folds agree."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.document import Json
from desktop.rules.journal import (
    Entry,
    EntryKind,
    Fold,
    History,
    Move,
    MoveKind,
    replay_moves,
    to_carry,
)


def entry(
    identity: str,
    parent: str | None = None,
    kind: EntryKind = EntryKind.COMMAND,
    origin: str = "",
    events: tuple[dict[str, Json], ...] = (),
) -> Entry:
    return Entry(
        id=identity,
        parent=parent,
        kind=kind,
        origin=origin,
        at="2024-01-01T00:00:00Z",
        version=1,
        settings_version=1,
        command=b"{}",
        events=msgspec.json.encode(events),
    )


def external(identity: str, parent: str | None = None, origin: str = "") -> Entry:
    return entry(identity, parent, EntryKind.EXTERNAL, origin)


def do(origin: str | None, target: str) -> Move:
    return Move(MoveKind.DO, origin, target)


def test_undo_and_redo_move_along_what_was_done() -> None:
    first, second = do(None, "a"), do("a", "b")
    history = History().after(first).after(second)
    assert history == History("b", (first, second), ())
    undone = history.after(Move(MoveKind.UNDO, "b", "a"))
    assert undone == History("a", (first,), (second,))
    assert undone.after(Move(MoveKind.REDO, "a", "b")) == history


def test_new_entry_after_an_undo_ends_the_redo() -> None:
    history = replay_moves([do(None, "a"), Move(MoveKind.UNDO, "a", None), do(None, "b")])
    assert history == History("b", (do(None, "b"),), ())


def test_following_an_external_entry_keeps_undo_and_redo() -> None:
    moves = [do(None, "a"), do("a", "b"), Move(MoveKind.UNDO, "b", "a")]
    before = replay_moves(moves)
    after = before.after(Move(MoveKind.FOLLOW, "a", "x"))
    assert (after.head, after.undoable, after.redoable) == (
        "x",
        before.undoable,
        before.redoable,
    )


@pytest.mark.parametrize("kind", [MoveKind.UNDO, MoveKind.REDO])
def test_nothing_to_undo_or_redo_is_refused(kind: MoveKind) -> None:
    with pytest.raises(ValueError, match="nothing"):
        History().after(Move(kind, None, None))


@given(st.lists(st.sampled_from(list(MoveKind))))
def test_history_equals_two_stacks(kinds: list[MoveKind]) -> None:
    history, moves = History(), list[Move]()
    head: str | None = None
    done: list[str | None] = []
    undone: list[tuple[str | None, str | None]] = []
    for number, kind in enumerate(kinds):
        if kind is MoveKind.DO:
            done.append(head)
            undone.clear()
            target: str | None = str(number)
        elif kind is MoveKind.FOLLOW:
            target = str(number)
        elif kind is MoveKind.UNDO:
            if not done:
                continue
            target = done.pop()
            undone.append((target, head))
        else:
            if not undone:
                continue
            back, target = undone.pop()
            done.append(back)
        moves.append(Move(kind, head, target))
        history = history.after(moves[-1])
        head = target
        assert history.head == head
        assert len(history.undoable) == len(done)
        assert len(history.redoable) == len(undone)
    assert replay_moves(moves) == history


def test_undo_carries_external_entries_that_the_other_path_lacks() -> None:
    a, x, b = entry("a"), external("x", "a"), entry("b", "x")
    assert to_carry([a, x, b], [a]) == (x,)
    assert to_carry([a, x, b], [a, x]) == ()


def test_carried_copy_counts_as_its_origin() -> None:
    a, x, b = entry("a"), external("x", "a"), entry("b", "x")
    copy, later = external("y", "a", origin="x"), external("z", "y")
    assert to_carry([a, copy], [a, x, b]) == ()
    assert to_carry([a, copy, later], [a, x, b]) == (later,)
    assert to_carry([a, x, b], [a, copy]) == ()


NAMES = st.lists(st.tuples(st.booleans(), st.sampled_from(["", "x", "y"])), max_size=6)


def made(prefix: str, parts: list[tuple[bool, str]]) -> list[Entry]:
    return [
        external(f"{prefix}{n}", origin=origin) if outside else entry(f"{prefix}{n}")
        for n, (outside, origin) in enumerate(parts)
    ]


@given(NAMES, NAMES)
def test_after_carrying_nothing_external_is_lost(
    left: list[tuple[bool, str]], right: list[tuple[bool, str]]
) -> None:
    leaving, reaching = made("l", left), made("r", right)
    carried = to_carry(leaving, reaching)
    assert all(e.kind is EntryKind.EXTERNAL for e in carried)
    held = {e.origin or e.id for e in (*reaching, *carried)}
    wanted = {e.origin or e.id for e in leaving if e.kind is EntryKind.EXTERNAL}
    assert wanted <= held
    assert to_carry(leaving, [*reaching, *carried]) == ()


def counted(state: tuple[int, ...], event: int) -> tuple[int, ...]:
    return (*state, event)


class Folding:
    """A fold that counts the entries it decodes."""

    def __init__(self) -> None:
        self.decoded = 0
        self.fold: Fold[tuple[int, ...], int] = Fold((), counted, self.decode)

    def decode(self, one: Entry) -> list[int]:
        self.decoded += 1
        return [event["n"] for event in one.raw_events if isinstance(event["n"], int)]


def chain(length: int) -> list[Entry]:
    return [
        entry(str(n), str(n - 1) if n else None, events=({"n": n}, {"n": -n}))
        for n in range(length)
    ]


def plain(entries: list[Entry]) -> tuple[int, ...]:
    return tuple(event["n"] for e in entries for event in e.raw_events)  # type: ignore[misc]


def test_fold_of_nothing_is_the_initial_state() -> None:
    assert Folding().fold.state([]) == ()


def test_next_entry_costs_one_decoding() -> None:
    folding, entries = Folding(), chain(600)
    folding.fold.state(entries[:-1])
    folding.decoded = 0
    assert folding.fold.state(entries) == plain(entries)
    assert folding.decoded == 1


def test_undo_in_a_long_journal_starts_at_a_checkpoint() -> None:
    folding, entries = Folding(), chain(3 * Fold.EVERY + 30)
    folding.fold.state(entries)
    folding.decoded = 0
    back = Fold.RECENT + 1
    assert folding.fold.state(entries[:-back]) == plain(entries[:-back])
    assert folding.decoded == 30 - back


def test_a_few_steps_back_find_the_very_states_that_were_there() -> None:
    folding, entries = Folding(), chain(40)
    before = [folding.fold.state(entries[:end]) for end in range(1, 41)]
    folding.decoded = 0
    for steps in range(1, Fold.RECENT):
        assert folding.fold.state(entries[:-steps]) is before[39 - steps]
    assert folding.decoded == 0


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), min_size=1, max_size=8))
def test_checkpoints_change_nothing(jumps: list[tuple[int, int]]) -> None:
    class Often(Fold[tuple[int, ...], int]):
        EVERY = 4

    folding = Folding()
    fold = Often((), counted, folding.decode)
    current: list[Entry] = []
    for number, (kept, added) in enumerate(jumps):
        current = current[:kept]
        fresh = [entry(f"{number}-{n}", events=({"n": number * 100 + n},)) for n in range(added)]
        current = [*current, *fresh]
        assert fold.state(current) == plain(current)
