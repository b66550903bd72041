"""Random sequences against a model: undone is undone, and what is replayed is what was lived."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.rules.errors import KnownError
from desktop.rules.fightview import FightView, JournalLine, Stage
from desktop.rules.system import FIGHT
from desktop.rules.table.rules import TableRules
from desktop.services.library import Library
from desktop.services.session import FightSession
from tests.services.kit import fighter, made, open_library, toy
from tests.services.pictures import png
from tests.systems import TOY
from tests.toy.document import Rename, SetForce, SetHits, SetNotes, ToyCharacter, ToySettings

Step: TypeAlias = tuple[str, int]


class Model:
    """Steps that were done and undone, as anybody would write them down."""

    def __init__(self, start: tuple[int, int]) -> None:
        self.done = [start]
        self.undone: list[tuple[int, int]] = []

    @property
    def now(self) -> tuple[int, int]:
        return self.done[-1]

    def do(self, value: tuple[int, int]) -> None:
        self.done.append(value)
        self.undone.clear()

    def undo(self) -> None:
        if len(self.done) > 1:
            self.undone.append(self.done.pop())

    def redo(self) -> None:
        if self.undone:
            self.done.append(self.undone.pop())


def accepted(act: Callable[..., object], *arguments: object) -> bool:
    """Whether a call was accepted; a refusal is fine, anything else is not."""
    try:
        act(*arguments)
    except KnownError:
        return False
    return True


def steps(*names: str) -> st.SearchStrategy[list[Step]]:
    return st.lists(st.tuples(st.sampled_from(names), st.integers(0, 9)), max_size=25)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("model")


def fresh(folder: Path) -> Path:
    """A file that no other example uses."""
    return folder / f"{sum(1 for _ in folder.glob('*.sqlite3'))}.sqlite3"


@settings(max_examples=12)
@given(plan=steps("force", "hits", "undo", "redo", "reopen"))
def test_a_sheet_does_what_its_model_does(folder: Path, plan: list[Step]) -> None:
    path = fresh(folder)
    library = open_library(path)
    anne = made(library, "Anne")
    model = Model((2, 10))
    for name, number in plan:
        force, hits = model.now
        if name == "reopen":
            library.close()
            library = open_library(path)
        elif name == "undo":
            assert accepted(library.characters.undo, anne) == (len(model.done) > 1)
            model.undo()
        elif name == "redo":
            assert accepted(library.characters.redo, anne) == bool(model.undone)
            model.redo()
        elif name == "force" and number != force:
            if accepted(library.characters.edit, anne, SetForce(number)):
                model.do((number, hits))
        elif name == "hits" and number != hits:
            library.characters.edit(anne, SetHits(number))
            model.do((force, number))
        sheet = toy(library, anne)
        assert (sheet.force, sheet.hits) == model.now
    library.close()


@settings(max_examples=12)
@given(plan=steps("wound", "heal", "grit", "notes", "undo", "redo", "reopen"))
def test_a_fight_does_what_its_model_does(folder: Path, plan: list[Step]) -> None:
    path = fresh(folder)
    library = open_library(path)
    anne = made(library, "Anne")
    fight = library.fights.create("toy", "Rixe")
    library.fights.open(fight).join_character(anne, 1)
    one = fighter(library.fights.open(fight), "Anne")
    model, notes = Model((10, 3)), ""
    for name, number in plan:
        session = library.fights.open(fight)
        hits, grit = model.now
        if name == "reopen":
            library.close()
            library = open_library(path)
        elif name == "undo" and len(model.done) > 1:
            session.undo()
            model.undo()
        elif name == "redo" and model.undone:
            session.redo()
            model.redo()
        elif name in ("wound", "heal"):
            hurt = name == "wound"
            if accepted(session.correct_box, one, "hits", 0, hurt, "x"):
                model.do((hits - 1 if hurt else hits + 1, grit))
        elif name == "grit":
            if accepted(session.correct_pool, one, "grit", number, "x"):
                model.do((hits, number))
        elif name == "notes":
            notes = str(number)
            library.characters.edit(anne, SetNotes(notes))
        sheet = toy(library, anne)
        assert (sheet.hits, sheet.grit) == model.now
        assert sheet.notes == notes
    library.close()


class Table:
    """Two characters, two fights, and everything that can be done to them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.library = open_library(path)
        self.characters = [made(self.library, name) for name in ("Anne", "Bruno")]
        self.fights = [self.library.fights.create("toy", name) for name in ("Une", "Deux")]

    def act(self, name: str, number: int) -> None:
        character, fight = self.characters[number % 2], self.fights[number // 2 % 2]
        sheets, session = self.library.characters, self.library.fights.open(fight)
        first = next((one.id for one in session.view().fighters), "nobody")
        acts: dict[str, Callable[[], object]] = {
            "join": lambda: session.join_character(character, 1),
            "wound": lambda: session.correct_box(first, "hits", 0, True, "x"),
            "remove": lambda: session.remove(first, "x"),
            "close": session.close,
            "undo": session.undo,
            "redo": session.redo,
            "force": lambda: sheets.edit(character, SetForce(number % 6)),
            "hits": lambda: sheets.edit(character, SetHits(number)),
            "name": lambda: sheets.edit(character, Rename(f"N{number}")),
            "portrait": lambda: sheets.set_portrait(character, png(number)),
            "sheet-undo": lambda: sheets.undo(character),
            "sheet-redo": lambda: sheets.redo(character),
            "sheet-back": lambda: sheets.revert(character, sheets.history(character)[0].id),
            "put-away": lambda: sheets.remove(character),
            "restore": lambda: sheets.restore(character),
            "reopen": self.reopen,
        }
        before = self.picture()
        if not accepted(acts[name]):
            assert self.picture() == before

    def reopen(self) -> None:
        before = self.picture()
        self.library.close()
        self.library = open_library(self.path)
        assert self.picture() == before

    def picture(self) -> Sequence[object]:
        shown = [self.library.characters.get(one) for one in self.characters]
        return (shown, [_fight(self.library.fights.open(one)) for one in self.fights])

    def check(self) -> None:
        store = self.library._store
        for character in self.characters:
            row = store.characters.get(character)
            moves = store.revisions.moves(character)
            assert moves[-1].target is not None
            head = store.revisions.get(moves[-1].target)
            assert (head.document, head.portrait) == (row.document, row.portrait)
            assert (row.owner is None) == (row.live is None)
            if row.owner is not None:
                session = self.library.fights.open(row.owner)
                one = session.fighter_of(character)
                assert one is not None
                sheet = toy(self.library, character)
                assert session.with_live(one, sheet) == sheet
        for fight in self.fights:
            session = self.library.fights.open(fight)
            assert session.damage is None
            assert session.view() == _replayed(self.library, session)


def _fight(session: FightSession) -> tuple[FightView, Sequence[JournalLine], str | None]:
    return (session.view(), session.lines(), session.head)


def _replayed(library: Library, session: FightSession) -> FightView:
    """The view that the stored events alone lead to."""
    rules = TableRules(TOY.get("toy").activities[FIGHT])
    stored = {entry.id: entry for entry in library._store.encounters.entries(session.id)}
    path = []
    head = session.head
    while head is not None:
        path.append(stored[head])
        head = stored[head].parent
    state = rules.blank(ToySettings())
    for entry in reversed(path):
        for event in rules.read_events(entry.version, entry.raw_events):  # type: ignore[union-attr]
            state = rules.apply(state, event)
    return rules.view(rules.redacted(state))


@settings(max_examples=20)
@given(
    plan=steps(
        "join",
        "join",
        "wound",
        "wound",
        "remove",
        "close",
        "undo",
        "undo",
        "redo",
        "force",
        "hits",
        "name",
        "portrait",
        "sheet-undo",
        "sheet-undo",
        "sheet-redo",
        "sheet-back",
        "put-away",
        "restore",
        "reopen",
    )
)
def test_whatever_is_done_disk_and_memory_agree(folder: Path, plan: list[Step]) -> None:
    table = Table(fresh(folder))
    for name, number in plan:
        table.act(name, number)
        table.check()
    table.reopen()
    table.library.close()


def test_everything_undone_is_where_it_began(folder: Path) -> None:
    library = open_library(fresh(folder))
    anne = made(library, "Anne")
    session = library.fights.open(library.fights.create("toy", "Rixe"))
    session.join_character(anne, 1)
    for _ in range(300):
        session.correct_box(fighter(session, "Anne"), "hits", 0, True, "x")
        session.correct_box(fighter(session, "Anne"), "hits", 0, False, "x")
    while session.can_undo:
        session.undo()
    assert toy(library, anne) == ToyCharacter(name="Anne")
    assert session.view().stage is Stage.SETUP
    library.close()
