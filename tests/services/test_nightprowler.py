"""The services with a real system: what the toy proves holds for Night Prowler."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from desktop.rules.dice import typed
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.commands.play import TickBox
from desktop.rules.nightprowler.document.character import Character, Track
from desktop.rules.nightprowler.edits.apply import Rename
from desktop.rules.system import NeedDice
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from tests.rules.nightprowler.fight.arena import arm, swordsman
from tests.services.kit import refused
from tests.systems import SHIPPED

SYSTEM = "nightprowler"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    store = Store.open(path)
    library = Library(store, SHIPPED, generator=random.Random(7))
    yield library
    library.close()


def made(library: Library, name: str) -> str:
    return library.characters.create(SYSTEM, library.registry.get(SYSTEM).blank(name))[0]


def sheet(library: Library, character: str) -> Character:
    return cast("Character", library.characters.get(character).document)


def document(session: FightSession, fighter: str) -> Character:
    """What a fighter came with, as the fight has left it."""
    return cast("Character", session.participant(fighter))


def test_a_sheet_is_edited_exported_and_read_back(library: Library, tmp_path: Path) -> None:
    one = made(library, "Isabeau")
    library.characters.edit(one, Rename("Isabeau Vif-Argent"))
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    file = tmp_path / "isabeau.cassure"
    library.exchange.export_character(one, file)
    copy = library.exchange.import_file(file)
    assert sheet(library, copy) == sheet(library, one)
    library.characters.undo(one)
    assert sheet(library, one).health.vitality == (0, 0, 0, 0, 0)
    assert {card.name for card in library.characters.search("vif arg")} == {"Isabeau Vif-Argent"}


def test_a_wound_of_a_fight_is_undone_without_the_sheet_s_own_edits(library: Library) -> None:
    one = made(library, "Isabeau")
    session = library.fights.open(library.fights.create(SYSTEM, "Ruelle"))
    session.join_character(one, 1)
    fighter = session.view().fighters[0]
    session.correct_box(fighter.id, fighter.tracks[0].id, 0, True, "oubli")
    assert sheet(library, one).health.vitality[0] == 1
    library.characters.edit(one, Rename("Isabeau Vif-Argent"))
    session.undo()
    assert sheet(library, one).health.vitality[0] == 0
    assert library.characters.get(one).name == "Isabeau Vif-Argent"
    library.characters.edit(one, TickBox(Track.VITALITY, 0))
    assert session.view().fighters[0].tracks[0].rows[0].boxes[0].state.value == "ticked"
    library.characters.undo(one)
    assert session.view().fighters[0].tracks[0].rows[0].boxes[0].state.value == "free"
    session.close()
    assert library.characters.get(one).owner is None
    assert library.characters.history(one)[-1].label.key == "fight.closed-on-sheet"
    other = library.fights.open(library.fights.create(SYSTEM, "Autre"))
    other.join_character(one, 1)
    with refused("services.owned-by-other"):
        session.undo()


def test_what_a_fight_breaks_is_broken_on_the_sheet_until_it_is_undone(library: Library) -> None:
    create = library.characters.create
    one = create(SYSTEM, swordsman(19, ph=4))[0]
    other = create(SYSTEM, swordsman(19, ph=4, weapons=(arm(allonge=2),)))[0]
    session = library.fights.open(library.fights.create(SYSTEM, "Ruelle"))
    session.join_character(one, 0)
    session.join_character(other, 1)
    session.begin()
    a, b = (session.fighter_of(each) for each in (one, other))
    assert a is not None
    assert b is not None
    faces = {a: 15, b: 7}
    session.answer(f"choose:{a}", {"option": "destruction", "target": b})
    session.answer(f"choose:{b}", {"option": "1", "target": a})
    session.advance()
    while session.view().phase.key.endswith("reaction"):
        session.advance()
    needed = session.advance()
    assert isinstance(needed, NeedDice)
    session.advance([typed(spec, faces[spec.key.actor]) for spec in needed.specs])
    session.answer(f"break:{a}:{b}", {"value": "weapon"})
    assert sheet(library, other).weapons[0].broken
    before = session.view()
    session.undo()
    assert not sheet(library, other).weapons[0].broken
    session.redo()
    assert session.view() == before
    library.characters.edit(other, Rename("Bertin"))
    session.undo()
    assert not sheet(library, other).weapons[0].broken
    assert [arm.broken for arm in document(session, b).weapons] == [False]
    session.redo()
    assert sheet(library, other).weapons[0].broken
    assert [arm.broken for arm in document(session, b).weapons] == [True]
    session.close()
    assert sheet(library, other).weapons[0].broken


def test_every_step_of_a_fight_is_undone_and_done_again(library: Library) -> None:
    chance = random.Random(11)
    session = library.fights.open(library.fights.create(SYSTEM, "Mêlée"))
    for number in range(4):
        weapon = arm("masses" if number % 2 else "lames-longues", blunt=bool(number % 2))
        family = "masses" if number % 2 else "lames-longues"
        session.join_npc(f"N{number}", swordsman(13, family=family, weapons=(weapon,)), number % 2)
    session.begin()
    seen = [(session.view(), session.lines())]
    for _ in range(30):
        view = session.view()
        asks = [ask for ask in view.asks if not ask.optional and ask.fields]
        if asks:
            values = {
                # Defaults where there are any: all that costs PH at once may cost too many.
                field.id: field.default
                or chance.choice([o.value for o in field.options if o.why_not is None])
                if field.options
                else str(field.least)
                for field in asks[0].fields
            }
            try:
                outcome = session.answer(asks[0].id, values)
            except KnownError:
                # Each answer is legal, but all together may cost more than there is.
                continue
            if isinstance(outcome, NeedDice):
                session.answer(asks[0].id, values, session.roll(outcome.specs))
        elif isinstance(outcome := session.advance(), NeedDice):
            session.advance(session.roll(outcome.specs))
        seen.append((session.view(), session.lines()))
    for view, lines in reversed(seen[:-1]):
        session.undo()
        assert (session.view(), session.lines()) == (view, lines)
    for view, lines in seen[1:]:
        session.redo()
        assert (session.view(), session.lines()) == (view, lines)
