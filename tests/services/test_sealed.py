"""Sealed means sealed: before the reveal nothing that leaves a session betrays a choice."""

import msgspec

from desktop.rules.replay import Change
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import duel, fighter, guard
from tests.toy.state import Choice, Choose

SENTINEL = "SENTINEL"
DROPPED = Change(dropped=True)


def told(library: Library, session: FightSession) -> str:
    """Everything that a window or an export could read of a fight."""
    views = [session.view()]
    views += [session.view_at(line.entry) for line in session.lines()]
    cards = [card.summary for card in library.characters.list()]
    documents = [library.characters.get(card.id).document for card in library.characters.list()]
    labels = [
        line.label
        for card in library.characters.list()
        for line in library.characters.history(card.id)
    ]
    entries = list(dict.fromkeys(line.entry for line in session.lines()))
    editable = [session.replays.editable(entry) for entry in entries]
    # A correction of what came before says nothing of it either.
    rewrites = [session.replays.rewritten(entry, {entry: DROPPED}) for entry in entries[:-1]]
    outcomes = [(one.halt, one.differences, one.dropped) for one in rewrites]
    undone = sorted({repr(line.text) for line in session.replays.all_lines()[0]})
    past = (undone, editable, outcomes)
    everything = (views, session.lines(), cards, documents, labels, past)
    return repr(everything) + msgspec.json.encode(everything).decode()


def test_a_sealed_choice_never_leaves_the_session(library: Library) -> None:
    session, _, _ = duel(library)
    session.join_npc(SENTINEL, library.registry.get("toy").blank(SENTINEL), 2)
    target = fighter(session, SENTINEL)
    session.run(Choose(fighter(session, "Anne"), Choice("strike", target, grit=3)))
    view, lines = session.view(), session.lines()
    anne = next(one for one in view.fighters if one.name == "Anne")
    assert anne.locked
    assert anne.pools[0].value == 3  # charged at the reveal, not before
    assert lines[-1].text.key == "toy.line.locked"
    sealed = msgspec.json.encode((anne, lines[-1], [a for a in view.asks if a.actor == anne.id]))
    assert target.encode() not in sealed
    assert b"strike" not in sealed


def test_what_is_told_is_the_same_whatever_was_chosen(library: Library) -> None:
    session, _, _ = duel(library)
    texts: list[str] = []
    anne, bruno = fighter(session, "Anne"), fighter(session, "Bruno")
    # Somebody whose coming may be taken back: a choice against him would then be illegal.
    session.join_npc("Carla", library.registry.get("toy").blank("Carla"), 1)
    carla = fighter(session, "Carla")
    choices = (
        Choice("strike", bruno, 2),
        Choice("guard"),
        Choice("strike", bruno),
        Choice("strike", carla),
    )
    for choice in choices:
        session.run(Choose(anne, choice))
        assert session.head is not None
        texts.append(told(library, session).replace(session.head, "entry"))
        session.undo()
    assert len(set(texts)) == 1


def test_an_undone_choice_stays_sealed_after_the_reveal_of_another(library: Library) -> None:
    session, _, _ = duel(library)
    anne, bruno = fighter(session, "Anne"), fighter(session, "Bruno")
    session.run(Choose(anne, Choice("strike", bruno, 3)))
    sealed = session.head
    assert sealed is not None
    session.undo()
    guard(session, "Anne")
    guard(session, "Bruno")
    session.advance()
    past = session.view_at(sealed)
    assert past.fighters[0].status == ()
    assert past.fighters[0].pools[0].value == 3
