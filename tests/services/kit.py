"""Libraries for the tests of services: the toy system, a clock that ticks, dice from a seed."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest

from desktop.rules.dice import Rolled
from desktop.rules.errors import KnownError
from desktop.rules.message import Message
from desktop.rules.system import NeedDice
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from desktop.store.times import Clock
from tests.systems import TOY
from tests.toy.document import ToyCharacter


def ticking() -> Clock:
    """A clock whose every reading is a second later than the one before."""
    ticks = count()

    def clock() -> datetime:
        return datetime(2026, 3, 1, 12, tzinfo=UTC) + timedelta(seconds=next(ticks))

    return clock


def open_library(path: Path, *, readonly: bool = False) -> Library:
    """The library at `path`, with the toy system alone."""
    clock = ticking()
    return Library(
        Store.open(path, clock=clock, readonly=readonly),
        TOY,
        clock=clock,
        generator=random.Random(7),
    )


@contextmanager
def opened(path: Path) -> Iterator[Library]:
    """The library at `path`, closed at the end."""
    library = open_library(path)
    try:
        yield library
    finally:
        library.close()


def toy(library: Library, character: str) -> ToyCharacter:
    """The document that the sheet of a character shows."""
    document = library.characters.get(character).document
    assert isinstance(document, ToyCharacter)
    return document


def made(library: Library, name: str) -> str:
    """A new toy character; its id."""
    return library.characters.create("toy", ToyCharacter(name=name))[0]


def duel(library: Library) -> tuple[FightSession, str, str]:
    """A fight of Anne and Bruno in its first round, and their ids in the library."""
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    session = library.fights.open(library.fights.create("toy", "Rixe"))
    session.join_character(anne, 1)
    session.join_character(bruno, 2)
    session.begin()
    return session, anne, bruno


def fighter(session: FightSession, name: str) -> str:
    """The fighter of that name."""
    return next(one.id for one in session.view().fighters if one.name == name)


def strike(session: FightSession, name: str, target: str, grit: int = 0) -> None:
    """Seal "strike that one"."""
    values = {"action": "strike", "target": fighter(session, target), "grit": str(grit)}
    session.answer(f"choose:{fighter(session, name)}", values)


def guard(session: FightSession, name: str) -> None:
    """Seal "guard"."""
    session.answer(f"choose:{fighter(session, name)}", {"action": "guard"})


def resolve(session: FightSession, face: int) -> None:
    """Reveal and resolve with every die on `face`."""
    session.advance()
    needed = session.advance()
    assert isinstance(needed, NeedDice)
    session.advance([Rolled(spec.key, spec.sides, face) for spec in needed.specs])


def blow(session: FightSession, face: int = 3) -> None:
    """A round in which Anne hits Bruno for `face` points."""
    strike(session, "Anne", "Bruno")
    guard(session, "Bruno")
    resolve(session, face + 2)


@contextmanager
def refused(key: str) -> Iterator[dict[str, object]]:
    """The block raises the known error of that key; its parameters are filled in at the end."""
    params: dict[str, object] = {}
    with pytest.raises(KnownError) as caught:
        yield params
    assert caught.value.message.key == key, caught.value.message
    params.update(caught.value.message.params)


def keys(message: Message) -> set[str]:
    """The keys of a message and of those inside it."""
    inner = [value for value in message.params.values() if isinstance(value, Message)]
    return {message.key}.union(*(keys(one) for one in inner))
