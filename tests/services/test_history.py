"""As it was: differences line by line, and thinning that takes nothing undo can reach."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.journal import Move, MoveKind, replay_moves
from desktop.rules.message import Message
from desktop.services.library import Library
from desktop.services.thinning import compacted
from desktop.store.store import Store
from tests.services.kit import made
from tests.services.pictures import PNG
from tests.systems import TOY
from tests.toy.document import Rename, SetForce, SetHits, SetNotes


class Clock:
    """A clock that stands where it is put."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now

    def pass_days(self, days: int) -> None:
        self.now += timedelta(days=days)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def library(path: Path, clock: Clock) -> Iterator[Library]:
    library = Library(Store.open(path, clock=clock), TOY, clock=clock)
    yield library
    library.close()


def key(text: object) -> object:
    return text.key if isinstance(text, Message) else text


def test_a_difference_names_each_line_that_changed(library: Library) -> None:
    anne = made(library, "Anne")
    first = library.characters.history(anne)[0].id
    assert library.characters.difference(anne, first) == ()
    library.characters.edit(anne, Rename("Anna"))
    library.characters.edit(anne, SetForce(4))
    library.characters.edit(anne, SetHits(7))
    library.characters.edit(anne, SetNotes("Boit."))
    found = library.characters.difference(anne, first)
    assert [(key(one.label), one.before, one.after) for one in found[:2]] == [
        ("sheet.title", "Anne", "Anna"),
        ("toy.force", "2", "4"),
    ]
    assert ("toy.notes", "", "Boit.") in [(key(one.label), one.before, one.after) for one in found]
    hits = next(one for one in found if key(one.block) == "toy.hits")
    assert isinstance(hits.before, Message)
    assert isinstance(hits.after, Message)
    assert hits.before.params != hits.after.params


def test_a_portrait_is_a_difference_too(library: Library) -> None:
    anne = made(library, "Anne")
    first = library.characters.history(anne)[0].id
    library.characters.set_portrait(anne, PNG)
    (found,) = library.characters.difference(anne, first)
    assert key(found.label) == "sheet.portrait"


def branch(library: Library, anne: str, count: int) -> None:
    """Edits that are then undone and left behind by another."""
    for number in range(count):
        library.characters.edit(anne, SetNotes(f"brouillon {number}"))
    for _ in range(count):
        library.characters.undo(anne)
    library.characters.edit(anne, SetNotes(f"au propre {len(library.characters.history(anne))}"))


def test_thinning_keeps_a_month_and_then_one_a_day(library: Library, clock: Clock) -> None:
    anne = made(library, "Anne")
    branch(library, anne, 5)
    clock.pass_days(20)
    branch(library, anne, 4)
    assert library.thinning.run() == 0
    clock.pass_days(15)
    before = library.characters.history(anne)
    view = library.characters.get(anne)
    assert library.thinning.run() == 5
    kept = library.characters.history(anne)
    assert len(kept) == len(before) - 5
    assert [line for line in kept if line.current] == [line for line in before if line.current]
    assert library.characters.get(anne) == view
    assert library.thinning.run() == 0
    ids = {line.id for line in kept}
    assert all(line.parent is None or line.parent in ids for line in kept)


def test_undo_reaches_the_beginning_after_thinning(
    library: Library, clock: Clock, path: Path
) -> None:
    anne = made(library, "Anne")
    branch(library, anne, 3)
    branch(library, anne, 3)
    library.characters.edit(anne, SetForce(3))
    library.characters.undo(anne)
    clock.pass_days(60)
    first = library.characters.history(anne)[0].id
    assert library.thinning.run() == 6
    library.close()
    again = Library(Store.open(path, clock=clock), TOY, clock=clock)
    again.characters.redo(anne)
    while again.characters.get(anne).can_undo is not None:
        again.characters.undo(anne)
    assert again.characters.difference(anne, first) == ()
    while again.characters.get(anne).can_redo is not None:
        again.characters.redo(anne)
    assert again.characters.get(anne).document.force == 3  # type: ignore[attr-defined]
    again.close()


def test_what_several_did_together_stays(library: Library, clock: Clock) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    library.characters.edit_together(((anne, SetForce(3)), (bruno, SetForce(4))))
    library.characters.undo(anne)
    library.characters.edit(anne, SetForce(5))
    library.characters.edit(anne, SetForce(1))
    clock.pass_days(60)
    assert library.thinning.run() == 0


@given(st.lists(st.sampled_from(list(MoveKind)), max_size=40))
def test_a_compacted_log_says_the_same(kinds: list[MoveKind]) -> None:
    history = replay_moves(())
    for number, kind in enumerate(kinds):
        if kind is MoveKind.UNDO:
            if not history.undoable:
                continue
            move = Move(kind, history.head, history.undoable[-1].origin)
        elif kind is MoveKind.REDO:
            if not history.redoable:
                continue
            move = Move(kind, history.head, history.redoable[-1].target)
        else:
            move = Move(kind, history.head, f"r{number}")
        history = history.after(move)
    assert replay_moves(compacted(history)) == history
