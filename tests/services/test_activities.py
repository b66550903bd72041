"""Chases and contracts are journals like fights: kinds, libraries of schema 1, what follows."""

import shutil
from pathlib import Path

import pytest

from desktop.rules.errors import known
from desktop.rules.fightview import FighterView, Stage
from desktop.rules.system import CHASE, CONTRACT, FIGHT, Struct
from desktop.services.changes import ChangeSet
from desktop.services.handover import Handover
from desktop.store.backups import backups_of
from tests.services.kit import blow, duel, fighter, made, opened, refused, toy
from tests.toy.document import ToyCharacter

STORED = Path(__file__).resolve().parents[1] / "data" / "libraries" / "version-1.sqlite3"


def test_a_library_of_schema_1_keeps_its_fights(tmp_path: Path) -> None:
    path = tmp_path / "ancienne.sqlite3"
    shutil.copyfile(STORED, path)
    with opened(path) as library:
        assert [notice.key for notice in library.notices] == ["store.migrated"]
        (card,) = library.fights.list()
        assert (card.name, card.kind, card.round, card.stage) == ("Rixe", FIGHT, 2, Stage.RUNNING)
        session = library.fights.open(card.id)
        assert session.damage is None
        assert session.can_redo
        bruno = next(c for c in library.characters.list() if c.name == "Bruno")
        assert (bruno.owner, toy(library, bruno.id).hits) == (card.id, 7)
        session.redo()
        session.undo()
        session.undo()
        blow(session)
        chase = library.fights.create("toy", "Fuite", kind=CHASE)
    assert len(backups_of(path)) == 1
    with opened(path) as library:
        assert library.notices == ()
        assert {one.id: one.kind for one in library.fights.list()} == {
            chase: CHASE,
            card.id: FIGHT,
        }


def test_a_system_has_only_the_activities_it_names(tmp_path: Path) -> None:
    with opened(tmp_path / "l.sqlite3") as library:
        with refused("services.no-activity"):
            library.fights.create("toy", "Contrat", kind=CONTRACT)
        assert library.fights.list() == ()
        session, _, _ = duel(library)
        with refused("services.no-activity"):
            library.fights.follow(session.id, CONTRACT, "Contrat")
        assert session.view().stage is Stage.RUNNING


def test_a_fight_follows_a_chase_with_the_same_people(tmp_path: Path) -> None:
    with opened(tmp_path / "l.sqlite3") as library:
        anne = made(library, "Anne")
        chase = library.fights.open(library.fights.create("toy", "Fuite", kind=CHASE))
        chase.join_character(anne, 1)
        chase.join_npc("Guetteur", ToyCharacter(name="Guetteur", force=4), 2)
        chase.join_npc("Parti", ToyCharacter(name="Parti"), 2)
        chase.begin()
        chase.correct_box(fighter(chase, "Guetteur"), "hits", 0, True, "chute")
        chase.correct_box(fighter(chase, "Anne"), "hits", 0, True, "chute")
        chase.remove(fighter(chase, "Parti"), "essoufflé")
        fight = library.fights.open(library.fights.follow(chase.id, FIGHT, "Rixe"))
        assert chase.view().stage is Stage.CLOSED
        assert (fight.kind, fight.view().stage) == (FIGHT, Stage.SETUP)
        people = [(one.name, one.side, one.character) for one in fight.view().fighters]
        assert people == [("Anne", 1, anne), ("Guetteur", 2, "")]
        guard = fight.participant(fighter(fight, "Guetteur"))
        assert isinstance(guard, ToyCharacter)
        assert (guard.hits, guard.force, toy(library, anne).hits) == (9, 4, 9)
        assert fight.participant("personne") is None


def test_what_follows_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(tmp_path / "l.sqlite3") as library:
        anne = made(library, "Anne")
        chase = library.fights.open(library.fights.create("toy", "Fuite", kind=CHASE))
        chase.join_character(anne, 1)
        chase.join_npc("Guetteur", ToyCharacter(name="Guetteur", force=4), 2)
        chase.begin()
        told: list[ChangeSet] = []
        library.observe(told.append)
        before = (chase.view(), chase.lines(), len(library.characters.history(anne)))
        join = Handover.take_over

        def fail(
            self: Handover, one: FighterView, document: Struct, fighter: str
        ) -> frozenset[str]:
            if not one.character:
                raise known("services.fight-busy", fight=one.name)
            return join(self, one, document, fighter)

        with monkeypatch.context() as patch:
            patch.setattr(Handover, "take_over", fail)
            with refused("services.fight-busy"):
                library.fights.follow(chase.id, FIGHT, "Rixe")
        assert (chase.view(), chase.lines(), len(library.characters.history(anne))) == before
        assert [card.id for card in library.fights.list()] == [chase.id]
        assert library.characters.get(anne).owner == chase.id
        assert told == []
        fight = library.fights.follow(chase.id, FIGHT, "Rixe")
        (change,) = told
        assert change.fights == {chase.id, fight}
        assert change.characters == {anne}
        assert library.characters.get(anne).owner == fight
