"""The table layer in a library: kept on disk, undone, and one answer for many."""

from pathlib import Path

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.table.clocks import Start
from desktop.rules.table.groups import Gather
from desktop.rules.table.notes import Afflict, Write
from desktop.rules.table.order import Hold, Move
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import duel, open_library
from tests.toy.document import ToyCharacter


def slots(session: FightSession) -> list[str]:
    return [slot.name for slot in session.view().slots]


def test_what_the_table_keeps_survives_a_restart_and_is_undone(
    library: Library, path: Path
) -> None:
    session, _, _ = duel(library)
    anne, bruno = (one.id for one in session.view().fighters)
    views = [session.view()]
    for command in (
        Move(bruno, 0),
        Hold(bruno),
        Start(label="pluie", left=2, anchor=anne),
        Write(anne, "ment"),
        Afflict(anne, "ivre", 2),
        Gather("Les deux", (anne, bruno)),
    ):
        session.run(command)
        views.append(session.view())
    assert slots(session) == ["Bruno", "Anne"]
    fight = session.id
    library.close()
    again = open_library(path)
    session = again.fights.open(fight)
    assert session.damage is None
    for view in reversed(views):
        assert session.view() == view
        session.undo()
    for view in views:
        session.redo()
        assert session.view() == view
    again.close()


def many(library: Library, grits: list[int]) -> FightSession:
    """A fight of foes with so much grit, at its choices."""
    session = library.fights.open(library.fights.create("toy", "La milice"))
    people = [
        (f"Milicien {n}", ToyCharacter(name=f"Milicien {n}", grit=grit))
        for n, grit in enumerate(grits, start=1)
    ]
    session.join_npcs(people, 1)
    session.begin()
    return session


def test_many_of_one_name_come_as_one_row_and_a_few_do_not(library: Library) -> None:
    session = library.fights.open(library.fights.create("toy", "La milice"))
    names = [*(f"Milicien {n}" for n in range(1, 7)), "Rat 1", "Rat 2"]
    people = [(name, ToyCharacter(name=name)) for name in names]
    session.join_npcs(people, 1, groups=(("Milicien", 6), ("Rat", 2)))
    (group,) = session.view().groups
    called = {one.id: one.name for one in session.view().fighters}
    assert (group.name, [called[one] for one in group.members]) == ("Milicien", names[:6])
    session.undo()
    assert not session.view().fighters


def test_one_answer_for_all_is_one_step(library: Library) -> None:
    session = many(library, [3, 3, 3])
    before, asks = session.view(), [ask.id for ask in session.view().asks]
    session.answer_all(asks, {"action": "guard"})
    assert all(one.locked for one in session.view().fighters)
    session.undo()
    assert session.view() == before


def test_those_whom_the_answer_does_not_suit_stay_to_be_asked(library: Library) -> None:
    session = many(library, [3, 0, 3])
    asks = [ask.id for ask in session.view().asks]
    session.answer_all(asks, {"action": "guard", "grit": "2"})
    assert [one.locked for one in session.view().fighters] == [True, False, True]
    with pytest.raises(KnownError):
        session.answer_all(
            [ask.id for ask in session.view().asks], {"action": "guard", "grit": "2"}
        )
