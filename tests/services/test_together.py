"""Steps of several characters and pools of the campaign: all or nothing, undone together."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from desktop.rules.message import say
from desktop.rules.nightprowler.commands.play import SetPool, TickBox
from desktop.rules.nightprowler.commands.progress import BeRobbed, SpendCrasse, Steal
from desktop.rules.nightprowler.document.character import Character, Pools, Track
from desktop.rules.nightprowler.progression.crasse import RESERVE
from desktop.services.changes import ChangeSet
from desktop.services.library import Library
from desktop.services.reserves import Draw
from desktop.store.store import Store
from tests.services.kit import refused
from tests.systems import SHIPPED

SYSTEM = "nightprowler"
SPENT = SpendCrasse("c", "other", "il ment")
TO_MJ = Draw(RESERVE, 1, say("np.crasse.spent", use="x"))


def start(path: Path) -> Library:
    return Library(Store.open(path), SHIPPED)


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = start(path)
    yield library
    library.close()


def made(library: Library, name: str, **pools: int) -> str:
    blank = cast("Character", library.registry.get(SYSTEM).blank(name))
    document = replace(blank, pools=Pools(**pools), created=True)
    return library.characters.create(SYSTEM, document)[0]


def pools(library: Library, character: str) -> Pools:
    return cast("Character", library.characters.get(character).document).pools


def mj(library: Library) -> int:
    return library.reserves.total(SYSTEM, RESERVE)


def theft(thief: str, victim: str, amount: int = 2) -> tuple[tuple[str, Steal | BeRobbed], ...]:
    return (
        (thief, Steal("t", "jetons", amount, "B", victim)),
        (victim, BeRobbed("t", "jetons", amount, "A", thief)),
    )


@pytest.mark.rule("NP-PROGRESSION-TOKENS-THEFT")
def test_a_theft_changes_both_sheets_or_none(library: Library) -> None:
    thief, victim = made(library, "A", jetons=4), made(library, "B", jetons=6)
    told: list[ChangeSet] = []
    library.observe(told.append)
    library.characters.edit_together(theft(thief, victim))
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (6, 4)
    assert [change.characters for change in told] == [{thief, victim}]
    with refused("np.ledger.victim-has"):
        library.characters.edit_together(
            (
                (thief, Steal("u", "jetons", 5, "B")),
                (victim, BeRobbed("u", "jetons", 5, "A")),
            )
        )
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (6, 4)


def test_what_was_done_together_is_undone_and_redone_from_either_sheet(
    library: Library, path: Path
) -> None:
    thief, victim = made(library, "A", jetons=4), made(library, "B", jetons=6)
    library.characters.edit_together(theft(thief, victim))
    library.characters.undo(victim)
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (4, 6)
    library.characters.redo(thief)
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (6, 4)
    library.close()
    later = start(path)
    later.characters.undo(thief)
    assert (pools(later, thief).jetons, pools(later, victim).jetons) == (4, 6)
    later.close()


def test_a_step_is_not_undone_once_another_sheet_has_gone_on(library: Library) -> None:
    thief, victim = made(library, "A", jetons=4), made(library, "B", jetons=6)
    library.characters.edit_together(theft(thief, victim))
    library.characters.edit(victim, SetPool("jetons", 9))
    with refused("services.partner-changed"):
        library.characters.undo(thief)
    assert pools(library, thief).jetons == 6
    library.characters.undo(victim)
    library.characters.undo(thief)
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (4, 6)


def test_a_way_back_in_history_is_a_step_of_one_sheet(library: Library) -> None:
    thief, victim = made(library, "A", jetons=4), made(library, "B", jetons=6)
    library.characters.edit_together(theft(thief, victim))
    first, _stolen = library.characters.history(thief)
    library.characters.revert(thief, first.id)
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (4, 4)
    library.characters.undo(thief)
    assert (pools(library, thief).jetons, pools(library, victim).jetons) == (6, 4)


@pytest.mark.rule("NP-CRASSE-FLOW", "NP-CRASSE-START")
def test_crasse_goes_to_the_mj_and_comes_back_when_undone(library: Library) -> None:
    someone = made(library, "A", crasse=2)
    assert mj(library) == 0
    library.characters.edit_together(((someone, SPENT),), TO_MJ)
    assert (pools(library, someone).crasse, mj(library)) == (1, 1)
    library.characters.undo(someone)
    assert (pools(library, someone).crasse, mj(library)) == (2, 0)
    library.characters.redo(someone)
    assert (pools(library, someone).crasse, mj(library)) == (1, 1)


@pytest.mark.rule("NP-CRASSE-FLOW")
def test_what_the_mj_uses_leaves_the_game(library: Library) -> None:
    someone = made(library, "A", crasse=2)
    used = say("np.crasse.mj-spent", use="x")
    with refused("services.reserve-short"):
        library.reserves.change(SYSTEM, RESERVE, -1, used)
    library.characters.edit_together(((someone, SPENT),), TO_MJ)
    assert library.reserves.change(SYSTEM, RESERVE, -1, used).reserve
    assert (pools(library, someone).crasse, mj(library)) == (1, 0)
    with refused("services.reserve-short"):
        library.characters.undo(someone)
    assert (pools(library, someone).crasse, mj(library)) == (1, 0)
    library.reserves.undo(SYSTEM, RESERVE)
    assert mj(library) == 1
    with refused("services.nothing-to-undo"):
        library.reserves.undo(SYSTEM, RESERVE)
    assert [line.amount for line in library.reserves.lines(SYSTEM, RESERVE)] == [1]


def test_a_step_in_a_fight_takes_the_fight_along(library: Library) -> None:
    one, two = made(library, "A", crasse=2), made(library, "B", crasse=2)
    session = library.fights.open(library.fights.create(SYSTEM, "Ruelle"))
    session.join_character(one, 0)
    library.characters.edit_together(((one, SPENT),), TO_MJ)
    assert (pools(library, one).crasse, mj(library)) == (1, 1)
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    library.characters.undo(one)
    library.characters.undo(one)
    assert (pools(library, one).crasse, mj(library)) == (2, 0)
    session.join_character(two, 1)
    with refused("services.together-in-fight"):
        library.characters.edit_together(
            ((one, Steal("t", "crasse", 1, "B")), (two, BeRobbed("t", "crasse", 1, "A")))
        )
    assert (pools(library, one).crasse, pools(library, two).crasse) == (2, 2)
