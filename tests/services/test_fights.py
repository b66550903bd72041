"""Fights through the library: one entry per command, live sheets, closing and reopening."""

from pathlib import Path

import pytest

from desktop.rules.dice import DieKey, Origin, Rolled
from desktop.rules.fightview import Stage
from desktop.rules.system import NeedDice
from desktop.services.changes import ChangeSet
from desktop.services.characters import CharacterCard
from desktop.services.library import Library
from tests.services.kit import (
    blow,
    duel,
    fighter,
    guard,
    made,
    opened,
    refused,
    resolve,
    strike,
    toy,
)
from tests.services.pictures import GIF
from tests.toy.document import Rename, SetForce, SetHits, SetNotes, ToyCharacter, ToySettings
from tests.toy.fight import ToyFights


def hits(library: Library, character: str) -> int:
    return toy(library, character).hits


def labels(library: Library, character: str) -> list[str]:
    return [line.label.key for line in library.characters.history(character)]


def test_wounds_of_a_fight_are_on_the_sheet_at_once(library: Library) -> None:
    session, anne, bruno = duel(library)
    strike(session, "Anne", "Bruno", grit=1)
    guard(session, "Bruno")
    resolve(session, 6)
    assert hits(library, bruno) == 10 - (6 + 1 - 2)
    assert toy(library, anne).grit == 2
    assert library.characters.get(bruno).owner == session.id
    (card,) = [one for one in library.characters.list() if one.id == bruno]
    assert card.summary.tracks == (("vitality", ((5, 10),)),)
    assert labels(library, bruno) == ["services.created"]


def test_dice_are_asked_for_and_nothing_changes_meanwhile(library: Library) -> None:
    session, _, bruno = duel(library)
    strike(session, "Anne", "Bruno")
    strike(session, "Bruno", "Anne")
    session.advance()
    before = (session.head, session.view(), session.lines())
    needed = session.advance()
    assert isinstance(needed, NeedDice)
    assert (session.head, session.view(), session.lines()) == before
    assert len(needed.specs) == 2
    rolled = session.roll(needed.specs)
    assert [die.key for die in rolled] == [spec.key for spec in needed.specs]
    partly = session.advance(rolled[:1])
    assert isinstance(partly, NeedDice)
    assert [spec.key for spec in partly.specs] == [rolled[1].key]
    session.advance(rolled)
    assert hits(library, bruno) == 10 - rolled[0].value


def test_a_typed_die_and_who_rolled_it_are_kept(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        strike(session, "Anne", "Bruno")
        guard(session, "Bruno")
        session.advance()
        key = DieKey("strike", fighter(session, "Anne"), 1)
        session.advance([Rolled(key, 6, 2), Rolled(key, 6, 5, Origin.TYPED)])
        (entry,) = library._store.encounters.entries(session.id)[-1:]
        assert entry.dice == (Rolled(key, 6, 5, Origin.TYPED),)  # type: ignore[union-attr]


def test_a_fight_is_the_same_after_a_restart(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        blow(session)
        strike(session, "Bruno", "Anne")
        identity = session.id
        before = (session.view(), session.lines(), session.head)
    with opened(path) as library:
        (card,) = library.fights.list()
        assert (card.name, card.round, card.stage) == ("Rixe", 2, Stage.RUNNING)
        again = library.fights.open(identity)
        assert (again.view(), again.lines(), again.head) == before
        assert library.fights.open(identity) is again
        assert again.damage is None


def test_undo_and_redo_move_sheets_too_and_survive_a_restart(path: Path) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        blow(session)
        blow(session)
        identity = session.id
        session.undo()
        assert hits(library, bruno) == 7
    with opened(path) as library:
        session = library.fights.open(identity)
        assert (session.can_undo, session.can_redo) == (True, True)
        session.redo()
        assert hits(library, bruno) == 4
        while session.can_undo:
            session.undo()
        assert session.view().fighters == ()
        assert library.characters.get(bruno).owner is None
        assert hits(library, bruno) == 10
        with refused("services.nothing-to-undo"):
            session.undo()
        while session.can_redo:
            session.redo()
        assert hits(library, bruno) == 4
        assert library.characters.get(bruno).owner == identity


def test_a_command_after_an_undo_branches_and_old_views_stay(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session, 3)
    hit = session.head
    assert hit is not None
    session.undo()
    resolved = session.head
    needed = session.advance()
    assert isinstance(needed, NeedDice)
    session.advance([Rolled(spec.key, spec.sides, 6) for spec in needed.specs])
    assert not session.can_redo
    assert hits(library, bruno) == 6
    assert resolved is not None
    assert session.view_at(hit).fighters[1].tracks[0].rows[0].boxes[2].state.value == "ticked"
    assert session.view_at(hit).fighters[1].tracks[0].rows[0].boxes[3].state.value == "free"
    with refused("services.no-entry"):
        session.view_at("none")


def test_refusals_carry_the_system_s_reason(library: Library) -> None:
    session, _, _ = duel(library)
    head = session.head
    with refused("toy.why.choices-missing"):
        session.advance()
    with refused("toy.why.grit"):
        strike(session, "Anne", "Bruno", grit=9)
    with refused("toy.why.nothing-asked"):
        session.answer("other", {})
    assert session.head == head


def test_a_character_has_one_owner(library: Library) -> None:
    session, anne, _ = duel(library)
    other = library.fights.open(library.fights.create("toy", "Autre"))
    with refused("services.owned-by-other") as params:
        other.join_character(anne, 1)
    assert (params["name"], params["fight"]) == ("Anne", "Rixe")
    assert other.view().fighters == ()
    with refused("services.already-in"):
        session.join_character(anne, 1)
    with refused("services.remove-owned") as params:
        library.characters.remove(anne)
    assert params["fight"] == "Rixe"


def test_a_redo_cannot_take_a_character_from_another_fight(library: Library) -> None:
    anne = made(library, "Anne")
    first = library.fights.open(library.fights.create("toy", "Une"))
    second = library.fights.open(library.fights.create("toy", "Deux"))
    first.join_character(anne, 1)
    first.undo()
    second.join_character(anne, 1)
    with refused("services.owned-by-other"):
        first.redo()
    assert first.view().fighters == ()
    assert library.characters.get(anne).owner == second.id
    second.undo()
    library.characters.remove(anne)
    with refused("services.character-removed"):
        first.redo()


def test_an_npc_lives_in_the_fight_only(library: Library) -> None:
    session, _, _ = duel(library)
    session.join_npc("Milicien", ToyCharacter(name="modèle", hits=4), 2)
    assert session.view().fighters[-1].name == "Milicien"
    assert len(library.characters.list()) == 2


def test_corrections_are_commands(library: Library) -> None:
    session, _, bruno = duel(library)
    session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "oubli")
    session.correct_pool(fighter(session, "Bruno"), "grit", 1, "oubli")
    assert (hits(library, bruno), toy(library, bruno).grit) == (9, 1)
    session.undo()
    assert toy(library, bruno).grit == 3
    with refused("toy.why.correction"):
        session.correct_pool(fighter(session, "Bruno"), "grit", 1, "")


def test_several_commands_are_one_step(path: Path) -> None:
    with opened(path) as library:
        session, anne, bruno = duel(library)
        hurt = [ToyFights().correct_box(fighter(session, "Anne"), "hits", 0, True, "feu")] * 2
        hurt.append(ToyFights().correct_box(fighter(session, "Bruno"), "hits", 0, True, "feu"))
        touched = session.run_all(hurt)
        assert touched.characters == {anne, bruno}
        assert (toy(library, anne).hits, toy(library, bruno).hits) == (8, 9)
        fight = session.id
    with opened(path) as library:
        session = library.fights.open(fight)
        session.undo()
        assert (toy(library, anne).hits, toy(library, bruno).hits) == (10, 10)
        session.redo()
        assert (toy(library, anne).hits, toy(library, bruno).hits) == (8, 9)


def test_one_refusal_among_several_commands_changes_nothing(library: Library) -> None:
    session, anne, _ = duel(library)
    before, lines = session.head, session.lines()
    one = fighter(session, "Anne")
    eleven = [ToyFights().correct_box(one, "hits", 0, True, "feu")] * 11
    with refused("toy.why.correction"):
        session.run_all(eleven)
    assert (session.head, session.lines(), toy(library, anne).hits) == (before, lines, 10)


def test_npcs_who_come_together_leave_together(library: Library) -> None:
    session = library.fights.open(library.fights.create("toy", "Rixe"))
    session.join_npcs([(name, ToyCharacter(name=name)) for name in ("Rat 1", "Rat 2")], 1)
    assert [one.name for one in session.view().fighters] == ["Rat 1", "Rat 2"]
    session.undo()
    assert session.view().fighters == ()


def test_closing_is_one_revision_per_character(library: Library) -> None:
    session, anne, bruno = duel(library)
    blow(session)
    blow(session)
    change = session.close("table")
    assert change == ChangeSet(
        initiator="table",
        characters=frozenset({anne, bruno}),
        fights=frozenset({session.id}),
        library=True,
    )
    for character in (anne, bruno):
        assert labels(library, character) == ["services.created", "fight.closed-on-sheet"]
        assert library.characters.get(character).owner is None
    assert hits(library, bruno) == 4
    assert library.fights.list()[0].stage is Stage.CLOSED
    library.characters.undo(bruno)
    assert hits(library, bruno) == 10


def test_undoing_a_closure_takes_the_characters_back(path: Path) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        blow(session)
        session.close()
        identity = session.id
    with opened(path) as library:
        session = library.fights.open(identity)
        session.undo()
        assert library.characters.get(bruno).owner == identity
        assert hits(library, bruno) == 7
        blow(session)
        session.close()
        assert hits(library, bruno) == 4
        assert library.characters.get(bruno).can_redo is None
        session.undo()
        session.redo()
        assert hits(library, bruno) == 4
        assert library.characters.get(bruno).owner is None


def test_undoing_a_closure_is_refused_once_a_character_changed(library: Library) -> None:
    session, anne, bruno = duel(library)
    blow(session)
    session.close()
    library.characters.edit(bruno, SetForce(4))
    with refused("services.changed-since") as params:
        session.undo()
    assert (params["name"], params["fight"]) == ("Bruno", "Rixe")
    assert session.view().stage is Stage.CLOSED
    assert library.characters.get(anne).owner is None
    library.characters.undo(bruno)
    session.undo()
    assert library.characters.get(bruno).owner == session.id
    assert toy(library, bruno).force == 2


def test_leaving_a_fight_keeps_the_state_on_the_sheet(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session)
    session.remove(fighter(session, "Bruno"), "fuit")
    assert labels(library, bruno)[-1] == "fight.left-on-sheet"
    assert (hits(library, bruno), library.characters.get(bruno).owner) == (7, None)
    session.undo()
    assert library.characters.get(bruno).owner == session.id
    session.redo()
    library.characters.edit(bruno, SetHits(9))
    with refused("services.changed-since"):
        session.undo()


def test_a_fight_keeps_the_settings_it_began_with(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        library.campaigns.change("toy", ToySettings(grit=8))
        identity = session.id
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.view().fighters[0].pools[0].most == 3
        later = library.fights.open(library.fights.create("toy", "Plus tard"))
        later.join_npc("X", ToyCharacter(), 1)
        assert later.view().fighters[0].pools[0].most == 8


# Sheets edited while a fight owns them.


def test_an_edit_of_an_owned_sheet_reaches_the_fight(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session)
    change = library.characters.edit(bruno, Rename("Brunhilde"), "sheet")
    assert change.fights == frozenset({session.id})
    assert session.view().fighters[1].name == "Brunhilde"
    library.characters.edit(bruno, SetHits(2), "sheet")
    assert hits(library, bruno) == 2
    assert session.view().fighters[1].tracks[0].rows[0].boxes[7].state.value == "ticked"
    assert session.view().fighters[1].tracks[0].rows[0].boxes[8].state.value == "free"


def test_no_undo_of_a_fight_reverts_a_sheet(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session)
    library.characters.edit(bruno, SetNotes("louche"))
    blow(session)
    session.undo()
    for _ in range(4):
        session.undo()
    assert (hits(library, bruno), toy(library, bruno).notes) == (10, "louche")
    while session.can_undo:
        session.undo()
    assert (hits(library, bruno), toy(library, bruno).notes) == (10, "louche")
    assert library.characters.get(bruno).owner is None
    while session.can_redo:
        session.redo()
    assert (hits(library, bruno), toy(library, bruno).notes) == (4, "louche")


def test_undo_of_an_owned_sheet_takes_back_its_own_edit_only(path: Path) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        identity = session.id
        blow(session)
        library.characters.edit(bruno, SetHits(5))
        library.characters.edit(bruno, SetNotes("louche"))
        library.characters.undo(bruno)
        library.characters.undo(bruno)
        assert (hits(library, bruno), toy(library, bruno).notes) == (7, "")
        library.characters.redo(bruno)
        assert hits(library, bruno) == 5
    with opened(path) as library:
        session = library.fights.open(identity)
        assert hits(library, bruno) == 5
        blow(session, 1)
        library.characters.undo(bruno)
        # The fight wounded it since: what the fight did stays.
        assert hits(library, bruno) == 4
        session.close()
        assert hits(library, bruno) == 4


def test_leaving_by_undo_forgets_the_fight_but_not_the_sheet(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session)
    library.characters.edit(bruno, SetForce(5))
    while session.can_undo:
        session.undo()
    assert toy(library, bruno) == ToyCharacter(name="Bruno", force=5)
    library.characters.undo(bruno)
    # What the sheet showed then, in the fight, is what going back to it means now.
    assert toy(library, bruno) == ToyCharacter(name="Bruno", hits=7)
    library.characters.redo(bruno)
    assert toy(library, bruno).force == 5


def test_an_edit_that_the_fight_s_sheet_refuses_changes_nothing(library: Library) -> None:
    session, _, bruno = duel(library)
    head = session.head
    with refused("toy.edit.out-of-range"):
        library.characters.edit(bruno, SetHits(11))
    assert session.head == head


def test_a_portrait_does_not_disturb_a_fight(library: Library) -> None:
    session, _, bruno = duel(library)
    blow(session)
    library.characters.set_portrait(bruno, GIF)
    assert (hits(library, bruno), library.characters.get(bruno).owner) == (7, session.id)
    library.characters.undo(bruno)
    assert (hits(library, bruno), library.characters.get(bruno).portrait) == (7, "")
    session.undo()
    assert hits(library, bruno) == 10


def test_a_failed_write_of_a_fight_leaves_it_where_it_was(library: Library) -> None:
    session, anne, _ = duel(library)
    database = library._store._database
    before = (session.view(), session.head, session.lines())
    pages = database.rows("PRAGMA page_count")[0][0]
    database.rows(f"PRAGMA max_page_count = {pages}")
    with refused("store.disk-full"):
        session.join_npc("X" * 100_000, ToyCharacter(), 1)
    with refused("store.disk-full"):
        library.characters.edit(anne, SetNotes("x" * 100_000))
    assert (session.view(), session.head, session.lines()) == before
    database.rows("PRAGMA max_page_count = 100000")
    blow(session)
    session.undo()
    assert session.can_redo


# What cannot be read.


@pytest.mark.parametrize(
    ("change", "inner"),
    [
        ("events = '{'", "services.entry-unreadable"),
        ('events = \'[{"type": "comet"}]\'', "services.entry-unreadable"),
        ('command = \'{"type": "comet"}\'', "services.entry-unreadable"),
        ("version = 99", "error.events-newer"),
    ],
)
def test_a_journal_is_read_up_to_what_is_damaged(path: Path, change: str, inner: str) -> None:
    with opened(path) as library:
        session, anne, bruno = duel(library)
        before = session.view()
        identity, good = session.id, session.head
        blow(session)
        blow(session)
        entries = library._store.encounters.entries(identity)
        bad = entries[[entry.id for entry in entries].index(str(good)) + 1].id
        library._store._database.rows(f"UPDATE entry SET {change} WHERE id = ?", (bad,))
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.damage is not None
        assert session.damage.params["problem"].key == inner  # type: ignore[union-attr]
        assert (session.view(), len(session.lines())) == (before, 3)
        assert (session.can_undo, session.can_redo) == (False, False)
        for act in (session.advance, session.undo, session.redo, session.close):
            with refused("services.fight-read-only"):
                act()
        with refused("services.fight-read-only"):
            library.characters.edit(anne, SetForce(4))
        assert hits(library, bruno) == 4
        assert library.fights.list()[0].id == identity


def test_a_damaged_fight_goes_on_in_a_copy(path: Path) -> None:
    with opened(path) as library:
        session, anne, bruno = duel(library)
        blow(session, 3)
        library.characters.edit(anne, SetNotes("before"))
        before, good, identity = session.view(), len(session.lines()), session.id
        blow(session, 2)
        carl = made(library, "Carl")
        session.join_character(carl, 1)
        entries = library._store.encounters.entries(identity)
        bad = entries[len(entries) - 5].id
        library._store._database.rows("UPDATE entry SET events = '[{' WHERE id = ?", (bad,))
        stored = library._store._database.rows("SELECT * FROM entry ORDER BY ordinal")
    with opened(path) as library:
        assert library.fights.open(identity).damage is not None
        other = library.fights.salvage(identity, "Rixe, suite")
        session = library.fights.open(other)
        assert (session.damage, session.name) == (None, "Rixe, suite")
        assert session.view() == before
        assert len(session.lines()) == good
        assert (hits(library, bruno), toy(library, anne).notes) == (7, "before")
        owners = {card.name: library.characters.get(card.id).owner for card in everybody(library)}
        assert owners == {"Anne": other, "Bruno": other, "Carl": None}
        # What the broken fight had made of them is in their histories.
        assert labels(library, bruno)[-1] == "fight.left-on-sheet"
        blow(session, 1)
        assert hits(library, bruno) == 6
        session.undo()
        while session.can_undo:
            session.undo()
        assert session.view() == before
        # The damaged journal is as it was, row by row.
        kept = library._store._database.rows("SELECT * FROM entry ORDER BY ordinal")
        assert [row for row in kept if row in stored] == stored
    with opened(path) as library:
        assert library.fights.open(other).view() == before
        assert library.fights.open(identity).damage is not None


def test_a_copy_is_refused_while_somebody_is_elsewhere(path: Path) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        identity = session.id
        session.remove(fighter(session, "Bruno"), "x")
        elsewhere = library.fights.create("toy", "Ailleurs")
        library.fights.open(elsewhere).join_character(bruno, 1)
        entries = library._store.encounters.entries(identity)
        library._store._database.rows(
            "UPDATE entry SET command = '{' WHERE id = ?", (entries[-1].id,)
        )
    with opened(path) as library:
        count = len(library.fights.list())
        with refused("services.owned-by-other"):
            library.fights.salvage(identity, "Suite")
        assert len(library.fights.list()) == count
        assert library.characters.get(bruno).owner == elsewhere


def everybody(library: Library) -> tuple[CharacterCard, ...]:
    return library.characters.list()


def test_a_journal_that_lost_a_row_says_so(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        identity = session.id
        database = library._store._database
        database.rows("PRAGMA foreign_keys = OFF")
        database.rows("DELETE FROM entry WHERE ordinal = 2")
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.damage is not None
        assert session.damage.key == "services.fight-entry-missing"
        assert session.view().stage is Stage.SETUP
        # What stands before it is kept, and a copy goes on from there.
        assert [one.name for one in session.view().fighters] == ["Anne"]
        copy = library.fights.open(library.fights.salvage(identity, "Suite"))
        assert [one.name for one in copy.view().fighters] == ["Anne"]


@pytest.mark.parametrize("parent", ["nowhere", "itself"])
def test_a_step_that_hangs_on_nothing_leaves_what_came_before(path: Path, parent: str) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        identity, before = session.id, session.view()
        session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "oubli")
        session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "encore")
        lost = session.entries[-2]
        database = library._store._database
        database.rows("PRAGMA foreign_keys = OFF")
        database.rows(
            "UPDATE entry SET parent = ? WHERE id = ?",
            (lost if parent == "itself" else parent, lost),
        )
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.damage is not None
        assert session.view() == before


def test_a_fight_whose_status_is_no_word_of_ours_is_listed(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        identity, before = session.id, session.view()
        library._store._database.rows("UPDATE encounter SET status = 'zzz'")
    with opened(path) as library:
        assert [card.id for card in library.fights.list()] == [identity]
        assert library.fights.open(identity).view() == before


def test_a_log_of_moves_that_contradicts_itself_says_so(path: Path) -> None:
    with opened(path) as library:
        session, _, _ = duel(library)
        identity, before = session.id, session.view()
        library._store._database.rows("UPDATE entry_move SET kind = 'redo' WHERE ordinal = 3")
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.damage is not None
        assert session.damage.key == "services.fight-moves-damaged"
        assert session.view() == before


def test_events_of_an_older_version_are_upcast(path: Path) -> None:
    with opened(path) as library:
        session, _, bruno = duel(library)
        identity = session.id
        session.correct_box(fighter(session, "Bruno"), "hits", 0, True, "oubli")
        library._store._database.rows(
            "UPDATE entry SET version = 1, events = replace(events, 'hits-set', 'wounds-set')"
            " WHERE ordinal = 4"
        )
    with opened(path) as library:
        session = library.fights.open(identity)
        assert session.damage is None
        session.undo()
        session.redo()
        assert hits(library, bruno) == 9
