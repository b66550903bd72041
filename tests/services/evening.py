"""A scripted evening of 500 commands, the same at every run: what a kill must not take a part of.

Run as a program it plays a prepared fight and writes the number of each command once it is
acknowledged; `played` does the same in this process.
"""

import hashlib
import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import msgspec

from desktop.rules.dice import Rolled
from desktop.rules.replay import Change
from desktop.rules.system import NeedDice
from desktop.rules.table.clocks import Start, Stop
from desktop.rules.table.groups import Gather
from desktop.rules.table.notes import Afflict, Relieve, Write
from desktop.rules.table.order import Hold, Move
from desktop.services.changes import ChangeSet
from desktop.services.library import Library
from desktop.store.store import Store
from tests.services.kit import fighter, guard, made, strike, ticking
from tests.systems import TOY
from tests.toy.document import SetHits, SetNotes, ToyCharacter

COMMANDS = 500


def library_of(path: Path, ids: str) -> Library:
    """The library at `path`; whatever it makes is called `ids` and a number."""
    numbers = count()
    clock = ticking()
    return Library(
        Store.open(path, clock=clock),
        TOY,
        clock=clock,
        new_id=lambda: f"{ids}{next(numbers)}",
        generator=random.Random(7),
    )


def prepared(path: Path) -> str:
    """Put a fight in its first round into a new library at `path`; its id."""
    library = library_of(path, "first")
    session = library.fights.open(library.fights.create("toy", "La longue nuit"))
    for side, name in enumerate(("Anne", "Bruno")):
        session.join_character(made(library, name), side)
    guards = [(f"Milicien {n}", ToyCharacter(name=f"Milicien {n}")) for n in (1, 2, 3)]
    session.join_npcs(guards, 1)
    session.begin()
    library.close()
    return session.id


class Windows:
    """What open windows do after each commit: they read anew what it names."""

    def __init__(self, library: Library) -> None:
        self._library = library
        library.observe(self._changed)

    def _changed(self, changes: ChangeSet) -> None:
        for each in changes.fights:
            session = self._library.fights.open(each)
            session.view()
            session.lines()
        for each in changes.characters:
            self._library.characters.get(each)
        if changes.library:
            self._library.fights.list()


class Evening:
    """The commands of one round of the evening, in their order; each is one transaction."""

    def __init__(self, library: Library, fight: str) -> None:
        self._library = library
        self._session = library.fights.open(fight)
        self._bruno = next(c.id for c in library.characters.list() if c.name == "Bruno")

    def played(self, commands: int) -> Iterator[int]:
        """Do so many commands; the number of each, from 0, once it is acknowledged."""
        for number in range(commands):
            acts = self._round(number)
            acts[number % len(acts)]()
            yield number

    def _round(self, number: int) -> tuple[Callable[[], object], ...]:
        session, sheets = self._session, self._library.characters
        return (
            lambda: strike(session, "Anne", "Bruno"),
            lambda: guard(session, "Bruno"),
            self._guards,
            session.advance,
            lambda: self._resolve(3 + number % 2),
            lambda: session.run(Start(label=f"pluie {number}", left=9)),
            lambda: session.run(Afflict(self._of("Bruno"), "ivre", 3)),
            lambda: session.run(Write(self._of("Anne"), f"ment {number}")),
            lambda: session.area(
                [(self._of("Bruno"), False), (self._of("Milicien 1"), True)], {"damage": "2"}
            ),
            lambda: sheets.edit(self._bruno, SetNotes(f"sheet {number}")),
            self._rewrite,
            session.undo,
            session.redo,
            lambda: session.run(Move(self._of("Bruno"), number % 3)),
            lambda: session.run(Hold(self._of("Anne"))),
            lambda: sheets.edit(self._bruno, SetHits(10)),
            lambda: session.correct_box(self._of("Milicien 1"), "hits", 0, False, "soin"),
            lambda: session.correct_pool(self._of("Anne"), "grit", number % 4, f"why {number}"),
            lambda: session.run(Gather("Milice", self._milice())),
            lambda: session.closing.close({}),
            session.undo,
            lambda: session.run(Stop(session.view().clocks[0].id)),
            lambda: session.run(Relieve(self._of("Bruno"), "ivre")),
            lambda: session.remove(self._of("Bruno"), "fuit"),
            lambda: self._after_leaving(number),
        )

    def _of(self, name: str) -> str:
        return fighter(self._session, name)

    def _milice(self) -> tuple[str, ...]:
        found = self._session.view().fighters
        return tuple(one.id for one in found if one.name.startswith("Milicien"))

    def _guards(self) -> None:
        asks = [ask.id for ask in self._session.view().asks if ask.actor in self._milice()]
        self._session.answer_all(asks, {"action": "guard"})

    def _resolve(self, face: int) -> None:
        needed = self._session.advance()
        assert isinstance(needed, NeedDice)
        self._session.advance([Rolled(one.key, one.sides, face) for one in needed.specs])

    def _rewrite(self) -> None:
        rolled = [entry for entry in self._session._journal.path if entry.dice][-1]
        dice = tuple(Rolled(die.key, die.sides, 6) for die in rolled.dice)
        replays = self._session.replays
        self._session.rewrite(replays.rewritten(rolled.id, {rolled.id: Change(dice=dice)}))

    def _after_leaving(self, number: int) -> None:
        """Bruno comes back: by taking back that he left, or as a newcomer."""
        if number // 25 % 2:
            self._session.undo()
        else:
            self._session.join_character(self._bruno, 1)


def picture(library: Library, fight: str) -> str:
    """All that can be told of the library and its fight, as a short text."""
    session = library.fights.open(fight)
    assert session.damage is None, session.damage
    people = sorted(card.id for card in library.characters.list())
    told = (
        msgspec.json.encode(session.view()),
        msgspec.json.encode(session.lines()),
        session.head,
        session._journal.history.undoable,
        session._journal.history.redoable,
        [library.characters.get(one).document for one in people],
        [library.characters.get(one).owner for one in people],
        [len(library.characters.history(one)) for one in people],
        [(card.stage, card.round) for card in library.fights.list()],
    )
    return hashlib.sha256(repr(told).encode()).hexdigest()


def main() -> None:
    library = library_of(Path(sys.argv[1]), "then")
    Windows(library)
    for number in Evening(library, sys.argv[2]).played(COMMANDS):
        print(number, flush=True)


if __name__ == "__main__":
    main()
