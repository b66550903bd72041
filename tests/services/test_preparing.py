"""Parties, the bestiary, and prepared encounters from quick entry to a fight."""

from pathlib import Path

import msgspec
import pytest

from desktop.rules.fightview import Stage
from desktop.rules.quick_entry import Misread
from desktop.services.encounter_plan import Reminder
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import blow, duel, fighter, made, opened, refused, toy
from tests.toy.document import SetForce, ToyCharacter


def brutes(library: Library, text: str = "2 brutes") -> str:
    encounter = library.encounters.create("toy", "La ruelle")
    library.encounters.enter(encounter, text, 1)
    return encounter


def placed(library: Library, fight: str) -> list[tuple[str, int]]:
    return [(one.name, one.side) for one in library.fights.open(fight).view().fighters]


# --- Parties ---


def test_a_character_may_be_in_several_parties(library: Library) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    first = library.parties.create("Les nôtres", (anne,))
    second = library.parties.create("Le guet", (anne, bruno))
    library.parties.add(first, bruno)
    library.parties.drop(second, anne)
    assert [card.members for card in library.parties.list()] == [(anne, bruno), (bruno,)]
    assert library.parties.of(bruno) == {first, second}


def test_edits_of_a_party_are_undone_after_a_restart(path: Path) -> None:
    with opened(path) as library:
        anne = made(library, "Anne")
        party = library.parties.create("Les nôtres")
        library.parties.add(party, anne)
        library.parties.rename(party, "Les autres")
    with opened(path) as library:
        assert library.parties.can_undo(party) is not None
        library.parties.undo(party)
        library.parties.undo(party)
        (card,) = library.parties.list()
        assert (card.name, card.members) == ("Les nôtres", ())
        assert library.parties.can_undo(party) is None
        library.parties.redo(party)
        assert library.parties.list()[0].members == (anne,)
        with refused("services.nothing-to-undo"):
            library.parties.undo(library.parties.create("Vide"))


def test_a_removed_party_comes_back_as_it_was(library: Library) -> None:
    anne = made(library, "Anne")
    party = library.parties.create("Les nôtres", (anne,))
    library.parties.remove(party)
    assert library.parties.list() == ()
    assert [card.name for card in library.parties.removed()] == ["Les nôtres"]
    library.parties.restore(party)
    assert library.parties.list()[0].members == (anne,)


def test_a_removed_character_is_in_his_party_again_once_he_is_back(library: Library) -> None:
    anne = made(library, "Anne")
    library.parties.create("Les nôtres", (anne,))
    library.characters.remove(anne)
    assert library.parties.list()[0].members == ()
    library.characters.restore(anne)
    assert library.parties.list()[0].members == (anne,)


def test_what_this_version_does_not_know_of_a_party_stays(library: Library) -> None:
    party = library.parties.create("Les nôtres")
    store = library._store.preparations
    row = store.get(party)
    raw = msgspec.json.decode(row.document)
    later = {**raw, "banner": "rouge"}
    store.put(msgspec.structs.replace(row, document=msgspec.json.encode(later)))
    library.parties.rename(party, "Les autres")
    assert msgspec.json.decode(store.get(party).document)["banner"] == "rouge"


# --- The bestiary ---


def test_npcs_are_made_from_templates_and_characters(library: Library) -> None:
    anne = made(library, "Anne")
    first = library.bestiary.add_template("toy", "Brute")
    second = library.bestiary.add_template("toy", "Brute")
    third = library.bestiary.add_character(anne)
    assert {card.name for card in library.bestiary.list()} == {"Brute", "Brute 2", "Anne 2"}
    assert toy(library, first).force == 4
    library.characters.edit(second, SetForce(5))
    assert (toy(library, first).force, toy(library, second).force) == (4, 5)
    assert library.characters.card(third).kind == "npc"
    with refused("preparing.no-template"):
        library.bestiary.add_template("toy", "Dragon")


def test_somebody_of_a_fight_is_kept_as_the_fight_left_him(library: Library) -> None:
    session, *_ = duel(library)
    session.join_npc("Garde", ToyCharacter(name="Garde"), 2)
    guard = fighter(session, "Garde")
    session.correct_box(guard, "hits", 0, True, "piège")
    kept = library.bestiary.keep(session.id, guard)
    assert (toy(library, kept).name, toy(library, kept).hits) == ("Garde", 9)
    session.remove(guard, "fuit")
    with refused("preparing.gone"):
        library.bestiary.keep(session.id, guard)


# --- Encounters ---


@pytest.mark.parametrize(
    ("text", "marked"),
    [("2 brutes, 3 dragons", "dragons"), ("tour 0 : 2 brutes", "0"), ("2 anne", "anne")],
)
def test_the_offending_word_is_named_and_nothing_is_added(
    library: Library, text: str, marked: str
) -> None:
    made(library, "Anne")
    encounter = library.encounters.create("toy", "La ruelle")
    misread = library.encounters.enter(encounter, text, 1)
    assert isinstance(misread, Misread)
    assert misread.span.of(text) == marked
    assert library.encounters.document(encounter).lines == ()


def test_names_mean_parties_people_npcs_and_templates(library: Library) -> None:
    anne, bruno = made(library, "Anne"), made(library, "Bruno")
    party = library.parties.create("Les nôtres", (anne,))
    kept = library.bestiary.add_character(bruno)
    encounter = library.encounters.create("toy", "La ruelle")
    library.encounters.enter(encounter, "les nôtres, bruno", 0)
    library.encounters.enter(encounter, "2 bruno 2, 3 brutes", 1)
    library.encounters.enter(encounter, "tour 3 : brute", 1)
    lines = library.encounters.document(encounter).lines
    assert [(one.party, one.character, one.copy, one.template) for one in lines] == [
        (party, "", "", ""),
        ("", bruno, "", ""),
        ("", "", kept, ""),
        ("", "", "", "Brute"),
        ("", "", "", "Brute"),
    ]
    assert [(one.side, one.count, one.arrival) for one in lines] == [
        (0, 1, 0),
        (0, 1, 0),
        (1, 2, 0),
        (1, 3, 0),
        (1, 1, 3),
    ]
    assert library.encounters.list()[0].count == 8


def test_one_call_starts_a_fight_with_everybody_placed(library: Library) -> None:
    anne = made(library, "Anne")
    library.parties.create("Les nôtres", (anne,))
    encounter = brutes(library)
    library.encounters.enter(encounter, "les nôtres", 0)
    before = library.encounters.document(encounter)
    started = library.encounters.start(encounter)
    assert placed(library, started.fight) == [("Brute 1", 1), ("Brute 2", 1), ("Anne", 0)]
    session = library.fights.open(started.fight)
    assert (session.view().stage, session.name) == (Stage.RUNNING, "La ruelle")
    assert started.left_out == ()
    assert library.characters.card(anne).owner == started.fight
    assert library.encounters.document(encounter) == before


def test_a_started_fight_is_undone_to_nothing_in_two_steps(library: Library) -> None:
    anne = made(library, "Anne")
    encounter = brutes(library, "2 brutes, anne")
    session = library.fights.open(library.encounters.start(encounter).fight)
    session.undo()
    assert session.view().stage is Stage.SETUP
    session.undo()
    assert session.view().fighters == ()
    assert library.characters.card(anne).owner is None


def test_another_start_is_another_fight_and_touches_no_other(library: Library) -> None:
    encounter = brutes(library)
    first = library.fights.open(library.encounters.start(encounter).fight)
    first.correct_box(fighter(first, "Brute 1"), "hits", 0, True, "piège")
    lines = first.lines()
    second = library.encounters.start(encounter).fight
    assert second != first.id
    assert library.fights.open(second).name == "La ruelle 2"
    assert first.lines() == lines


def test_whoever_is_in_another_fight_is_named_and_the_rest_starts(library: Library) -> None:
    session, anne, _ = duel(library)
    blow(session)
    lines = session.lines()
    encounter = brutes(library, "2 brutes, bruno")
    started = library.encounters.start(encounter)
    (left,) = started.left_out
    assert (left.name, left.fight, left.side) == ("Bruno", session.id, 1)
    assert placed(library, started.fight) == [("Brute 1", 1), ("Brute 2", 1)]
    assert session.lines() == lines
    library.fights.reclaim(started.fight, left.character, left.side)
    assert library.characters.card(left.character).owner == started.fight
    assert toy(library, left.character).hits == 7
    assert [name for name, _ in placed(library, session.id)] == ["Anne"]
    assert library.characters.card(anne).owner == session.id


def test_whoever_went_to_another_campaign_is_not_fetched_from_it(library: Library) -> None:
    anne, bruno, clo = (made(library, name) for name in ("Anne", "Bruno", "Clo"))
    library.parties.create("Les nôtres", (anne, bruno))
    encounter = brutes(library, "les nôtres, clo, 2 brutes")
    library.encounters.enter(encounter, "tour 3 : les nôtres", 0)
    first, second = library.campaigns.current, library.campaigns.create("Ailleurs")
    library.campaigns.choose(first)
    library.characters.move((bruno, clo), second)
    started = library.encounters.start(encounter)
    assert [one.name for one in started.left_out] == ["Clo"]
    assert started.left_out[0].reason.key == "preparing.left-other-campaign"
    names = [name for name, _ in placed(library, started.fight)]
    assert names == ["Anne", "Brute 1", "Brute 2"]


def test_who_was_put_away_comes_to_no_fight_and_is_named(library: Library) -> None:
    anne = made(library, "Anne")
    band = library.parties.create("Les nôtres", (anne,))
    npc = library.bestiary.add_template("toy", "Brute")
    encounter = brutes(library, "les nôtres, brute, 2 brutes")
    library.encounters.enter(encounter, "tour 3 : les nôtres", 0)
    plan = library.encounters.document(encounter)
    assert [bool(one.copy) for one in plan.lines] == [False, True, True, False]
    library.parties.remove(band)
    assert [one.party for one in library.encounters.absences(encounter)] == [band, band]
    started = library.encounters.start(encounter)
    assert {one.reason.key for one in started.left_out} == {"preparing.left-party"}
    assert [name for name, _ in placed(library, started.fight)] == ["Brute", "Brute 1", "Brute 2"]
    assert library.encounters.left_out(started.fight) == started.left_out
    assert library.fights.open(started.fight).view().reminders == ()
    library.parties.restore(band)
    library.characters.remove(npc)
    again = library.encounters.start(encounter)
    assert [one.reason.key for one in again.left_out] == ["preparing.left-removed"] * 2
    assert [name for name, _ in placed(library, again.fight)] == ["Anne"]


def test_a_fight_that_refuses_whom_it_claims_stays_the_one_that_windows_show(
    library: Library,
) -> None:
    first, _, bruno = duel(library)
    second = library.fights.open(library.fights.create("toy", "Pont"))
    second.join_npc("Milo", ToyCharacter(name="Milo"), 1)
    second.join_npc("Nora", ToyCharacter(name="Nora"), 2)
    second.begin()
    second.close()
    with refused("toy.why.closed"):
        library.fights.reclaim(second.id, bruno, 1)
    assert library.fights.open(second.id) is second
    assert library.characters.card(bruno).owner == first.id
    assert fighter(first, "Bruno")


def test_nothing_is_started_when_nobody_can_come(library: Library) -> None:
    duel(library)
    empty = library.encounters.create("toy", "Vide")
    with refused("preparing.nobody"):
        library.encounters.start(empty)
    library.encounters.enter(empty, "anne", 0)
    with refused("preparing.nobody-free"):
        library.encounters.start(empty)
    assert len(library.fights.list()) == 1


def test_lines_are_changed_and_taken_out_and_each_step_is_undone(library: Library) -> None:
    encounter = brutes(library)
    (line,) = library.encounters.document(encounter).lines
    changed = msgspec.structs.replace(line, count=3, name="Vaurien", rolled=True)
    library.encounters.change_line(encounter, changed)
    library.encounters.put_reminder(
        encounter, Reminder(id="", text="Fuit", line=line.id, when="half")
    )
    library.encounters.remove_line(encounter, line.id)
    plan = library.encounters.document(encounter)
    assert (plan.lines, plan.reminders) == ((), ())
    library.encounters.undo(encounter)
    started = library.encounters.start(encounter)
    session = library.fights.open(started.fight)
    assert [one.name for one in session.view().fighters] == ["Vaurien 1", "Vaurien 2", "Vaurien 3"]
    rolled = library.preferences.get("combat.rolled")
    assert rolled == sorted(one.id for one in session.view().fighters)


def test_copies_of_an_encounter_are_its_own(library: Library) -> None:
    encounter = brutes(library)
    copy = library.encounters.duplicate(encounter)
    library.encounters.enter(copy, "brute", 1)
    assert [card.name for card in library.encounters.list()] == ["La ruelle", "La ruelle 2"]
    assert [card.count for card in library.encounters.list()] == [2, 3]
    library.encounters.remove(encounter)
    assert [card.id for card in library.encounters.removed()] == [encounter]
    library.encounters.restore(encounter)
    assert len(library.encounters.list()) == 2


def test_a_fight_becomes_a_plan_with_people_as_they_came(library: Library) -> None:
    session, anne, bruno = duel(library)
    for name in ("Garde 1", "Garde 2"):
        session.join_npc(name, ToyCharacter(name=name, force=5), 2)
    session.join_npc("Brute", ToyCharacter(name="Brute", force=4), 2)
    session.correct_box(fighter(session, "Garde 1"), "hits", 0, True, "piège")
    encounter = library.encounters.from_fight(session.id)
    plan = library.encounters.document(encounter)
    assert plan.name == "Rixe"
    assert [(one.character, one.template, one.name, one.count) for one in plan.lines] == [
        (anne, "", "", 1),
        (bruno, "", "", 1),
        ("", "", "Garde", 2),
        ("", "Brute", "", 1),
    ]
    session.close()
    again = library.encounters.replay(session.id)
    assert again.left_out == ()
    second = library.fights.open(again.fight)
    assert second.participant(fighter(second, "Garde 1")) == ToyCharacter(name="Garde 1", force=5)


# --- Fights in the list ---


def test_fights_are_renamed_removed_and_restored(path: Path) -> None:
    with opened(path) as library:
        session, *_ = duel(library)
        library.fights.rename(session.id, "La rixe du port")
        assert session.name == "La rixe du port"
        with refused("services.remove-owner") as params:
            library.fights.remove(session.id)
        assert params["names"] == "Anne, Bruno"
        session.close()
        library.fights.remove(session.id)
        assert library.fights.list() == ()
    with opened(path) as library:
        (card,) = library.fights.removed()
        assert card.name == "La rixe du port"
        library.fights.restore(card.id)
        assert [one.stage for one in library.fights.list()] == [Stage.CLOSED]


# --- Waves, reminders and groups ---


def next_round(session: FightSession) -> None:
    """Everybody guards for a round."""
    for one in session.view().fighters:
        session.answer(f"choose:{one.id}", {"action": "guard"})
    session.advance()
    session.advance()


def wave_of(library: Library) -> FightSession:
    anne = made(library, "Anne")
    encounter = brutes(library, "2 brutes, anne")
    library.encounters.enter(encounter, "tour 2 : 2 brutes", 1)
    line = library.encounters.document(encounter).lines[0].id
    for reminder in (
        Reminder(id="", text="la porte cède", round=2),
        Reminder(id="", text="fuient", line=line, when="half"),
    ):
        library.encounters.put_reminder(encounter, reminder)
    session = library.fights.open(library.encounters.start(encounter).fight)
    assert library.characters.card(anne).owner == session.id
    return session


def due(session: FightSession) -> list[str]:
    return [one.text.key for one in session.view().reminders if one.due]


def test_a_wave_is_due_at_its_round_and_comes_in_one_step(library: Library) -> None:
    session = wave_of(library)
    assert (len(session.view().reminders), due(session)) == (3, [])
    next_round(session)
    assert due(session) == ["table.wave", "table.cue.round"]
    wave = session.view().reminders[0]
    session.handover.come(wave.id)
    names = [one.name for one in session.view().fighters]
    assert names == ["Brute 1", "Brute 2", "Anne", "Brute 3", "Brute 4"]
    assert due(session) == ["table.cue.round"]
    assert session.lines()[-1].text.key == "table.line.wave-came"
    session.undo()
    assert len(session.view().fighters) == 3
    assert due(session) == ["table.wave", "table.cue.round"]
    session.redo()
    with refused("table.why.no-plan"):
        session.handover.come(wave.id)


def test_a_reminder_follows_from_the_state_and_is_seen_once(library: Library) -> None:
    session = wave_of(library)
    brute = fighter(session, "Brute 1")
    for _ in range(5):
        session.correct_box(brute, "hits", 0, True, "piège")
    (cue,) = [one for one in session.view().reminders if one.due]
    assert cue.text.params == {"text": "fuient", "names": "Brute 1"}
    session.undo()
    assert due(session) == []
    session.redo()
    session.handover.settle(cue.id)
    assert due(session) == []
    assert session.lines()[-1].text.key == "table.line.reminded"
    session.undo()
    assert due(session) == ["table.cue.half"]


def test_many_copies_of_one_line_are_one_row(library: Library) -> None:
    encounter = brutes(library, "3 brutes")
    session = library.fights.open(library.encounters.start(encounter).fight)
    (group,) = session.view().groups
    assert (group.name, len(group.members)) == ("Brute", 3)


def test_waves_are_there_after_a_restart(path: Path) -> None:
    with opened(path) as library:
        fight = wave_of(library).id
    with opened(path) as library:
        session = library.fights.open(fight)
        next_round(session)
        session.handover.come(session.view().reminders[0].id)
        assert len(session.view().fighters) == 5
