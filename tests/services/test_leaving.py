"""Who leaves an activity of any system is free for another, and comes back when that is undone."""

import random
from pathlib import Path

import pytest

from desktop.rules.system import FIGHT
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from tests.services.kit import refused, ticking
from tests.systems import SHIPPED

ACTIVITIES = [(system, kind) for system in SHIPPED.ids() for kind in SHIPPED.get(system).activities]


def begun(library: Library, system: str, kind: str, name: str) -> FightSession:
    return library.fights.open(library.fights.create(system, name, kind=kind))


@pytest.mark.parametrize(("system", "kind"), ACTIVITIES)
def test_who_leaves_is_free(tmp_path: Path, system: str, kind: str) -> None:
    clock = ticking()
    store = Store.open(tmp_path / "library.sqlite3", clock=clock)
    library = Library(store, SHIPPED, clock=clock, generator=random.Random(7))
    rules = SHIPPED.get(system)
    document = rules.templates(rules.default_settings())[0].document
    ana, bo = (
        library.characters.create(system, rules.renamed(document, name))[0]
        for name in ("Ana", "Bo")
    )
    first, second = (begun(library, system, kind, name) for name in ("Pont", "Rue"))
    first.join_character(ana, 0)
    first.join_character(bo, 0)
    fighter = first.fighter_of(ana)
    assert fighter is not None
    first.remove(fighter, "fuit")
    assert library.characters.card(ana).owner is None
    assert first.fighter_of(ana) is None
    first.undo()
    assert library.characters.card(ana).owner == first.id
    # He is taken over by another, with what the first has done to him, and undo knows it.
    library.fights.reclaim(second.id, ana, 0)
    assert library.characters.card(ana).owner == second.id
    with refused("services.owned-by-other"):
        first.undo()
    second.undo()
    first.undo()
    assert library.characters.card(ana).owner == first.id
    assert library.characters.card(bo).owner == first.id
    if kind == FIGHT:
        # Who left may come again.
        first.remove(fighter, "fuit")
        first.join_character(ana, 1)
        assert first.fighter_of(ana) not in (None, fighter)
    library.close()
