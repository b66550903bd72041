"""What a newer program wrote into the sheet of an NPC outlives the fights that it goes through."""

from desktop.rules.document import Loaded, Unknown
from desktop.rules.message import say
from desktop.rules.replay import Change
from desktop.rules.system import CHASE, Struct
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import made
from tests.toy.document import ToyCharacter

NEWER = Unknown(fields={"aura": "verte"})


def guard() -> Loaded[Struct]:
    return Loaded(ToyCharacter(name="Garde"), NEWER)


def newer(library: Library) -> str:
    """An NPC of the library that a newer program wrote."""
    character, _ = library.characters.take_in("toy", guard(), say("services.created"), kind="npc")
    return character


def fight(library: Library) -> FightSession:
    return library.fights.open(library.fights.create("toy", "Pont"))


def aura(library: Library, session: FightSession) -> object:
    """What the NPC that a fighter becomes still has of the newer program."""
    fighter = session.view().fighters[-1].id
    kept = library.bestiary.keep(session.id, fighter)
    return library.characters.sheet_of(kept).unknown


def test_a_copy_that_is_kept_has_it(library: Library) -> None:
    session = fight(library)
    session.join_npcs([("Garde 1", guard()), ("Garde 2", guard())], 1)
    assert aura(library, session) == NEWER
    # To keep him was a step of its own.
    session.undo()
    session.undo()
    assert session.view().fighters == ()
    session.redo()
    assert aura(library, session) == NEWER


def test_a_sheet_without_any_leaves_no_trace(library: Library) -> None:
    session = fight(library)
    session.join_npc("Garde", ToyCharacter(name="Garde"), 1)
    assert [entry.raw_command["type"] for entry in session.handover.path] == ["join"]
    assert aura(library, session) == Unknown()


def test_an_npc_made_from_a_character_has_it(library: Library) -> None:
    made = library.bestiary.add_character(newer(library))
    assert library.characters.sheet_of(made).unknown == NEWER


def test_it_goes_on_to_a_chase(library: Library) -> None:
    session = fight(library)
    session.join_npc("Garde", guard(), 1)
    chase = library.fights.follow(session.id, CHASE, "Fuite")
    assert aura(library, library.fights.open(chase)) == NEWER


def test_a_prepared_copy_has_it(library: Library) -> None:
    newer(library)
    plan = library.encounters.create("toy", "Pont")
    library.encounters.enter(plan, "2 garde", 2)
    session = library.fights.open(library.encounters.start(plan).fight)
    assert aura(library, session) == NEWER


def test_a_prepared_copy_that_comes_later_has_it(library: Library) -> None:
    made(library, "Anne")
    newer(library)
    plan = library.encounters.create("toy", "Pont")
    library.encounters.enter(plan, "anne", 1)
    library.encounters.enter(plan, "tour 2 : garde", 2)
    session = library.fights.open(library.encounters.start(plan).fight)
    session.handover.come(session.view().reminders[0].id)
    assert aura(library, session) == NEWER


def test_a_fight_that_becomes_a_plan_hands_it_on(library: Library) -> None:
    session = fight(library)
    session.join_npc("Garde", guard(), 1)
    (line,) = library.encounters.document(library.encounters.from_fight(session.id)).lines
    assert line.document is not None
    assert line.document["aura"] == "verte"


def test_a_copy_that_was_left_out_of_a_replay_leaves_nothing(library: Library) -> None:
    session = fight(library)
    session.join_npc("Garde", guard(), 1)
    joined = session.handover.path[0].id
    rewrite = session.replays.rewritten(joined, {joined: Change(dropped=True)})
    assert rewrite.halt is None
    session.rewrite(rewrite)
    assert session.view().fighters == ()
