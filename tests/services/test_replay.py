"""An earlier step is changed: what follows is decided again on a new branch, as one move."""

from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.dice import Origin, Rolled
from desktop.rules.errors import KnownError
from desktop.rules.fightview import Stage
from desktop.rules.journal import Entry, EntryKind
from desktop.rules.replay import Change
from desktop.rules.system import NeedDice
from desktop.services.characters import CharacterCard
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import (
    blow,
    duel,
    fighter,
    guard,
    made,
    open_library,
    opened,
    refused,
    strike,
    toy,
)
from tests.toy.document import SetForce, SetNotes


def entries(library: Library, session: FightSession) -> tuple[Entry, ...]:
    """The present path, as it is stored."""
    stored = {one.id: one for one in library._store.encounters.entries(session.id)}
    path: list[Entry] = []
    head = session.head
    while head is not None:
        one = stored[head]
        assert isinstance(one, Entry)
        path.append(one)
        head = one.parent
    return tuple(reversed(path))


def of_kind(library: Library, session: FightSession, kind: str, place: int = 0) -> str:
    """The id of the command of that tag, by place among its like."""
    same = [one for one in entries(library, session) if one.raw_command["type"] == kind]
    return same[place].id


def faced(library: Library, session: FightSession, entry: str, face: int) -> Change:
    """The change that puts every die of an entry on `face`."""
    (found,) = [one for one in entries(library, session) if one.id == entry]
    return Change(dice=tuple(Rolled(die.key, die.sides, face, Origin.TYPED) for die in found.dice))


def changed(library: Library, session: FightSession, entry: str, change: Change) -> None:
    """Make a change that goes to the end."""
    rewrite = session.replays.rewritten(entry, {entry: change})
    assert rewrite.halt is None
    session.rewrite(rewrite)


def test_another_die_is_as_if_it_had_been_rolled(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    blow(session, 2)
    roll = of_kind(library, session, "resolve")
    rewrite = session.replays.rewritten(roll, {roll: faced(library, session, roll, 6)})
    assert rewrite.halt is None
    assert rewrite.redone == 5
    (bruno_changes,) = rewrite.differences
    assert bruno_changes.name == "Bruno"
    (boxes,) = bruno_changes.changes
    assert (boxes.key, boxes.params["before"], boxes.params["after"]) == ("replay.boxes", 5, 6)
    # Nothing is written before it is confirmed.
    assert toy(library, bruno).hits == 5
    session.rewrite(rewrite)
    assert toy(library, bruno).hits == 10 - 4 - 2
    assert session.view().round == 3
    session.undo()
    assert toy(library, bruno).hits == 5
    session.redo()
    assert toy(library, bruno).hits == 4


def test_an_answer_is_changed(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    choice = of_kind(library, session, "choose", 1)
    found = session.replays.editable(choice)
    assert found.ask is not None
    assert found.ask.actor == fighter(session, "Bruno")
    assert found.values["action"] == "guard"
    change = Change(
        ask=found.ask.id,
        values={"action": "strike", "target": fighter(session, "Anne"), "grit": "2"},
    )
    halted = session.replays.rewritten(choice, {choice: change})
    # Bruno strikes now: his die was never rolled.
    assert halted.halt is not None
    assert halted.halt.entry == of_kind(library, session, "resolve")
    assert [(one.spec.key.actor, one.die) for one in halted.halt.dice] == [
        (fighter(session, "Bruno"), None)
    ]
    with refused("services.rewrite-stale"):
        session.rewrite(halted)
    die = Rolled(halted.halt.dice[0].spec.key, 6, 4, Origin.TYPED)
    rest = {choice: change, halted.halt.entry: Change(dice=(die,))}
    session.rewrite(session.replays.rewritten(choice, rest))
    assert toy(library, bruno).hits == 10 - 5
    assert toy(library, bruno).grit == 1
    view = session.view()
    anne = next(one for one in view.fighters if one.name == "Anne")
    assert sum(box.state.value == "ticked" for box in anne.tracks[0].rows[0].boxes) == 6


def test_what_can_be_changed_of_each_entry(library: Library) -> None:
    session, anne, _ = duel(library)
    blow(session)
    library.characters.edit(anne, SetNotes("x"))
    roll = session.replays.editable(of_kind(library, session, "resolve"))
    assert [one.die.value for one in roll.dice if one.die is not None] == [5]
    assert roll.dice[0].spec.label.key == "toy.die.strike"
    outside = session.replays.editable(of_kind(library, session, "edit-sheet"))
    assert outside.why_not is not None
    assert outside.why_not.key == "replay.external"
    strike(session, "Anne", "Bruno", grit=2)
    assert session.head is not None
    sealed = session.replays.editable(session.head)
    assert sealed.why_not is not None
    assert sealed.why_not.key == "replay.sealed"
    assert (sealed.ask, sealed.values) == (None, {})
    with refused("services.no-entry"):
        session.replays.editable("nowhere")


def test_a_step_that_is_no_longer_legal_stops_and_may_be_left_out(library: Library) -> None:
    session, anne, _ = duel(library)
    session.correct_pool(fighter(session, "Anne"), "grit", 3, "x")
    session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "a")
    session.correct_box(fighter(session, "Bruno"), "hits", 0, False, "b")
    session.correct_pool(fighter(session, "Anne"), "grit", 1, "y")
    first = of_kind(library, session, "correct-hits")
    later = of_kind(library, session, "correct-hits", 1)
    without = {first: Change(dropped=True)}
    halted = session.replays.rewritten(first, without)
    # Ten hits cannot be given one more.
    assert halted.halt is not None
    assert halted.halt.entry == later
    assert halted.halt.reason is not None
    assert halted.halt.reason.key == "toy.why.correction"
    assert [line.text.key for line in halted.halt.lines] == ["toy.line.hits"]
    both = session.replays.rewritten(first, {**without, later: Change(dropped=True)})
    assert both.halt is None
    assert [line.entry for line in both.dropped] == [first, later]
    assert toy(library, anne).grit == 1
    ended = session.replays.rewritten(first, without, until=later)
    assert ended.halt is None
    session.rewrite(ended)
    assert toy(library, anne).grit == 3
    session.undo()
    assert toy(library, anne).grit == 1


def test_edits_of_sheets_are_carried_along(library: Library) -> None:
    session, anne, bruno = duel(library)
    blow(session, 3)
    library.characters.edit(bruno, SetForce(5))
    blow(session, 2)
    library.characters.edit(anne, SetNotes("later"))
    roll = of_kind(library, session, "resolve")
    changed(library, session, roll, faced(library, session, roll, 3))
    assert (toy(library, bruno).force, toy(library, bruno).hits) == (5, 10 - 1 - 2)
    assert toy(library, anne).notes == "later"
    session.undo()
    assert (toy(library, bruno).force, toy(library, bruno).hits) == (5, 5)
    outside = [one for one in entries(library, session) if one.kind is EntryKind.EXTERNAL]
    assert len(outside) == 2
    # Even when the GM ends the fight's story before them.
    session.rewrite(session.replays.rewritten(roll, {roll: Change(dropped=True)}, until=roll))
    assert (toy(library, bruno).force, toy(library, bruno).hits) == (5, 10)
    assert toy(library, anne).notes == "later"


def test_a_rewrite_of_a_fight_that_moved_on_is_refused(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    roll = of_kind(library, session, "resolve")
    rewrite = session.replays.rewritten(roll, {roll: faced(library, session, roll, 6)})
    session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "x")
    head = session.head
    with refused("services.rewrite-stale"):
        session.rewrite(rewrite)
    assert session.head == head
    assert toy(library, bruno).hits == 6


def test_a_closed_fight_is_changed_with_its_revisions(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    session.close()
    assert library.characters.get(bruno).owner is None
    before = len(library.characters.history(bruno))
    roll = of_kind(library, session, "resolve")
    changed(library, session, roll, faced(library, session, roll, 6))
    assert session.view().stage is Stage.CLOSED
    assert library.characters.get(bruno).owner is None
    assert toy(library, bruno).hits == 6
    session.undo()
    assert toy(library, bruno).hits == 7
    # Back on the old branch its closure can be taken back like any.
    session.undo()
    assert library.characters.get(bruno).owner == session.id
    assert toy(library, bruno).hits == 7
    session.redo()
    assert library.characters.get(bruno).owner is None
    assert len(library.characters.history(bruno)) > before


def test_a_closed_fight_is_not_changed_once_a_character_went_on(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    session.close()
    library.characters.edit(bruno, SetNotes("next month"))
    roll = of_kind(library, session, "resolve")
    rewrite = session.replays.rewritten(roll, {roll: faced(library, session, roll, 6)})
    head = session.head
    with refused("services.changed-since"):
        session.rewrite(rewrite)
    assert session.head == head
    assert toy(library, bruno).hits == 7


def test_leaving_and_coming_back_in_between(path: Path) -> None:
    with opened(path) as library:
        session, anne, bruno = duel(library)
        blow(session, 3)
        session.remove(fighter(session, "Bruno"), "flees")
        session.join_character(bruno, 2)
        session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "x")
        session.remove(fighter(session, "Bruno"), "flees again")
        assert toy(library, bruno).hits == 6
        roll = of_kind(library, session, "resolve")
        changed(library, session, roll, faced(library, session, roll, 6))
        # He came back as the frozen sheet of then: what a join holds is not decided anew.
        assert library.characters.get(bruno).owner is None
        assert toy(library, bruno).hits == 6
        session.undo()
        for _ in range(4):
            session.undo()
        assert library.characters.get(bruno).owner == session.id
        assert toy(library, bruno).hits == 7
        for _ in range(4):
            session.redo()
        assert library.characters.get(bruno).owner is None
        assert toy(library, bruno).hits == 6
    with opened(path) as library:
        assert library.fights.open(session.id).damage is None
        assert toy(library, anne).hits == 10


def test_a_dropped_joining_gives_the_character_back_untouched(library: Library) -> None:
    session, _, _ = duel(library)
    carl = made(library, "Carl")
    session.join_character(carl, 1)
    session.correct_box(fighter(session, "Carl"), "hits", 0, True, "x")
    join = of_kind(library, session, "join", 2)
    rewrite = session.replays.rewritten(join, {join: Change(dropped=True)}, until=join)
    session.rewrite(rewrite)
    assert library.characters.get(carl).owner is None
    assert toy(library, carl).hits == 10
    session.undo()
    assert library.characters.get(carl).owner == session.id
    assert toy(library, carl).hits == 9


def test_the_lines_of_what_was_undone(library: Library) -> None:
    session, _, _ = duel(library)
    blow(session, 3)
    roll = of_kind(library, session, "resolve")
    changed(library, session, roll, faced(library, session, roll, 6))
    told, undone = session.replays.all_lines()
    assert roll in undone
    assert tuple(line for line in told if line.entry not in undone) == session.lines()
    struck = [line for line in told if line.text.key == "toy.line.struck"]
    assert [line.text.params["damage"] for line in struck] == [3, 4]


Act: TypeAlias = tuple[str, int]


def acts() -> st.SearchStrategy[list[Act]]:
    names = ("strike", "guard", "next", "grit", "hurt", "notes", "undo")
    return st.lists(st.tuples(st.sampled_from(names), st.integers(1, 6)), min_size=4, max_size=20)


def played(library: Library, plan: list[Act]) -> FightSession:
    """Anne and Bruno through a plan; what is refused is left out."""
    session, anne, _ = duel(library)
    for name, number in plan:
        one, other = ("Anne", "Bruno") if number % 2 else ("Bruno", "Anne")
        try:
            match name:
                case "strike":
                    strike(session, one, other, grit=number % 3)
                case "guard":
                    guard(session, one)
                case "grit":
                    session.correct_pool(fighter(session, one), "grit", number % 4, "x")
                case "hurt":
                    session.correct_box(fighter(session, one), "hits", 0, True, "x")
                case "notes":
                    library.characters.edit(anne, SetNotes(str(number)))
                case "undo":
                    if session.can_undo and len(session.lines()) > 3:
                        session.undo()
                case _:
                    needed = session.advance()
                    if isinstance(needed, NeedDice):
                        session.advance([Rolled(s.key, s.sides, number) for s in needed.specs])
        except KnownError:
            continue
    return session


def facts(library: Library, session: FightSession) -> object:
    """What a fight is, without the ids that differ from one library to the next."""
    documents = [
        library.characters.get(card.id).document
        for card in sorted(library.characters.list(), key=_name)
    ]
    view = session.view()
    people = [
        (one.name, one.side, one.locked, one.out, one.status, one.tracks, one.pools)
        for one in view.fighters
    ]
    return view.round, view.phase, people, documents


def _name(card: CharacterCard) -> str:
    return card.summary.name


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("replay")


def fresh(folder: Path) -> Path:
    """A file that no other example uses."""
    return folder / f"{sum(1 for _ in folder.glob('*.sqlite3'))}.sqlite3"


@settings(max_examples=10)
@given(plan=acts(), data=st.data())
def test_replaying_with_the_same_dice_changes_nothing(
    folder: Path, plan: list[Act], data: st.DataObject
) -> None:
    library = open_library(fresh(folder))
    session = played(library, plan)
    before, lines = facts(library, session), [line.text for line in session.lines()]
    commands = [one for one in entries(library, session) if one.kind is EntryKind.COMMAND]
    entry = data.draw(st.sampled_from(commands)).id
    rewrite = session.replays.rewritten(entry, {})
    assert rewrite.halt is None
    assert (rewrite.differences, rewrite.dropped) == ((), ())
    session.rewrite(rewrite)
    assert facts(library, session) == before
    assert [line.text for line in session.lines()] == lines
    session.undo()
    assert facts(library, session) == before
    library.close()
