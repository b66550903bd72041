"""A disk that is full and a file that is locked: a message, and the screen says what the disk says.

Every way in which the window changes a fight is tried, by its keys, on a real file.
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.rules.errors import KnownError
from desktop.rules.fightview import Stage
from desktop.services.library import Library
from desktop.store.store import Store
from tests.ui.combat.conftest import Table

CONTROL = Qt.KeyboardModifier.ControlModifier


def told(library: Library, fight: str) -> tuple[object, ...]:
    """What a library says of a fight and of everybody's sheet."""
    session = library.fights.open(fight)
    people = sorted(card.id for card in library.characters.list())
    views = [library.characters.get(one) for one in people]
    return (
        session.view(),
        session.lines(),
        session.head,
        session.can_undo,
        session.can_redo,
        [(one.document, one.owner) for one in views],
        [len(library.characters.history(one)) for one in people],
    )


def on_disk(table: Table, path: Path) -> tuple[object, ...]:
    """What another start of the program finds in the file."""
    with closing(Store.open(path, readonly=True)) as store:
        return told(Library(store, table.context.library.registry), table.session.id)


def connection(table: Table) -> sqlite3.Connection:
    return table.context.library._store._database.connection


@contextmanager
def locked(table: Table, path: Path) -> Iterator[None]:
    """Another program is writing to the file, and does not end."""
    connection(table).execute("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(table: Table, path: Path) -> Iterator[None]:
    """There is no page left for the file, nor room in those that it has."""
    pages = connection(table).execute("PRAGMA page_count").fetchone()[0]
    connection(table).execute(f"PRAGMA max_page_count = {pages}")
    session, grits = table.session, cycle(range(4))
    with suppress(KnownError):
        while True:
            session.correct_pool(table.fighter("Ada").id, "grit", next(grits), "x" * 40)
    yield
    connection(table).execute("PRAGMA max_page_count = 1000000")


def write_note(table: Table) -> None:
    table.keys("n" + "ment " * 9 + "\n")


def afflict(table: Table) -> None:
    table.keys("eivre\n")


def start_clock(table: Table) -> None:
    table.keys("hpluie\n")


def choose(table: Table) -> None:
    table.keys("111\n")


def wound(table: Table) -> None:
    table.keys("w1")


def command(table: Table) -> None:
    table.press(Qt.Key.Key_K, CONTROL)
    table.keys("ada, ben -2 hits : une chute\n")


def area(table: Table) -> None:
    table.press(Qt.Key.Key_D, CONTROL)
    table.keys("4\n")


def hide(table: Table) -> None:
    table.keys("v")


def undo(table: Table) -> None:
    table.undo()


def remove(table: Table) -> None:
    table.window.menu.remove.trigger()


def close(table: Table) -> None:
    table.window.menu.close.trigger()
    QTest.keyClick(table.window.hands.closing, Qt.Key.Key_Return)
    table.window.activateWindow()
    assert QTest.qWaitForWindowActive(table.window)


ACTS: tuple[Callable[[Table], None], ...] = (
    write_note,
    afflict,
    start_clock,
    choose,
    wound,
    command,
    area,
    hide,
    undo,
    remove,
    close,
)


@pytest.mark.parametrize(
    ("trouble", "words"), [(locked, "Un autre programme utilise"), (full, "est plein")]
)
def test_the_screen_shows_what_is_on_the_disk(
    table: Table, library_path: Path, trouble, words: str
) -> None:
    table.keys(" ")
    with trouble(table, library_path):
        for act in ACTS:
            table.window.order.setFocus()
            before = told(table.context.library, table.session.id)
            shown, lines = table.window.view(), table.journal()
            act(table)
            name = act.__name__
            after = told(table.context.library, table.session.id)
            if act in (undo, close) and trouble is full:
                # They are short enough for a page that is there: done, or not done and told.
                assert (after == before) is (words in table.refusal())
            else:
                assert words in table.refusal(), name
                assert str(library_path) in table.refusal(), name
                assert after == before, name
                assert (table.window.view(), table.journal()) == (shown, lines), name
            assert table.window.view() == table.session.view()
            for _ in range(4):
                table.press(Qt.Key.Key_Escape)
        assert on_disk(table, library_path) == told(table.context.library, table.session.id)
    if table.window.view().stage is Stage.CLOSED:
        table.undo()
    for act in ACTS:
        before = table.session.head
        table.window.order.setFocus()
        act(table)
        assert words not in table.refusal(), act.__name__
        assert table.session.head != before, act.__name__
        assert table.window.view() == table.session.view()
    assert on_disk(table, library_path) == told(table.context.library, table.session.id)
