"""How often a fight's states are turned into views, and what those may hold."""

from desktop.rules.fightview import FightView
from desktop.rules.system import Struct
from desktop.rules.table.rules import TableRules
from desktop.services.library import Library
from desktop.services.views import Views
from tests.services.kit import blow, duel, strike, toy
from tests.toy.document import Rename
from tests.toy.fight import ToyFights


class Counting(ToyFights):
    """Rules that count the views they are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.views: list[Struct] = []

    def view(self, state: Struct) -> FightView:
        self.views.append(state)
        return super().view(state)


def test_a_command_and_what_is_read_after_it_build_one_view(library: Library, monkeypatch) -> None:
    session, _, _ = duel(library)
    rules = Counting()
    monkeypatch.setattr(session._views, "_rules", TableRules(rules))
    strike(session, "Anne", "Bruno")
    session.view()
    assert len(rules.views) == 1
    # A step back leads to a state that was shown already.
    session.undo()
    session.view()
    assert len(rules.views) == 1


def test_a_view_is_of_the_state_that_is_asked_for(library: Library) -> None:
    session, _, _ = duel(library)
    begun, head = session.view(), session.head
    assert head is not None
    blow(session)
    assert session.view() != begun
    assert session.view_at(head) == begun
    assert session.view() != begun


def test_views_hold_nothing_sealed(library: Library) -> None:
    session, _, _ = duel(library)
    strike(session, "Anne", "Bruno")
    rules = Counting()
    views = Views(TableRules(rules))
    state = session._journal.state
    fight = state.fight
    views.of(state)
    assert rules.views == [rules.redacted(fight)]
    assert rules.views != [fight]


def test_a_blow_reads_no_sheet_but_that_of_the_wounded(library: Library, monkeypatch) -> None:
    session, anne, bruno = duel(library)
    read: list[str] = []
    get = library._store.characters.get

    def reading(character: str):
        read.append(character)
        return get(character)

    monkeypatch.setattr(library._store.characters, "get", reading)
    blow(session)
    assert set(read) == {bruno}
    session.undo()
    assert set(read) == {bruno}
    library.characters.edit(anne, Rename("Anne la Rouge"))
    assert toy(library, anne).name == "Anne la Rouge"
