"""What a sheet, its card, its entries and whole fights show, word for word; read once and kept.

After a wanted change write them anew (see `tests.rules.outline`), and read the difference.
"""

import random
from collections.abc import Callable

import pytest

from desktop.rules.pv_negatifs import settingsfields as fields
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.surprise import surprise
from desktop.rules.sheetentries import entries_of
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM
from tests.rules.pv_negatifs.fight.test_fight_properties import scenes
from tests.rules.pv_negatifs.golden import PLAYS
from tests.rules.pv_negatifs.test_system import DYING
from tests.rules.transcript import transcript

NUMBERS = (
    *(f"ability:{one}" for one in ("for", "dex", "con", "int", "sag", "cha", "rien")),
    *(f"save:{one}" for one in SYSTEM.tables.saves.ids()),
    *("help:autre", "help:degats", "weapon:w", "weapon:x", "ac", "thac0", "speed", "heroic"),
    *("mortal", "shock", "xp", "countdown", "rien"),
)
SHEETS: dict[str, Callable[[], object]] = {
    "sheet-rich": lambda: SYSTEM.sheet(DYING, SETTINGS),
    "sheet-new": lambda: SYSTEM.sheet(Character(name="Ana"), SETTINGS),
    "sheet-blank": lambda: SYSTEM.blank_sheet(SETTINGS),
    "entries-rich": lambda: entries_of(SYSTEM.sheet(DYING, SETTINGS)),
    "card-rich": lambda: SYSTEM.summary(DYING, SETTINGS),
    "templates": lambda: SYSTEM.templates(SETTINGS),
    "wounds": lambda: tuple(SYSTEM.tables.wounds),
    "sums": lambda: [[one, SYSTEM.explain(DYING, SETTINGS, one)] for one in NUMBERS],
    "problems": lambda: [SYSTEM.problems(one, SETTINGS) for one in (DYING, Character())],
    "settings": lambda: [SETTINGS, *fields.READINGS.values()],
    "numbers": lambda: [
        *(fields.OPTIONS, fields.HIDDEN, fields.LOSSES, fields.BODIES, fields.FALLS),
    ],
    "surprises": lambda: [
        surprise(SYSTEM.tables, SETTINGS, Character(), None, random.Random(seed))
        for seed in range(8)
    ],
}


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_shown_stays_as_it_was_read(name: str) -> None:
    now = outline(SHEETS[name]())
    assert now == kept(f"pv_negatifs-{name}", now)


@pytest.mark.parametrize("name", PLAYS)
def test_what_a_window_shows_through_a_fight(name: str) -> None:
    arena = PLAYS[name]()
    now = transcript(arena.rules, arena.rules.blank(Settings()), arena.entries)
    assert now == kept(f"{name}-shown", now)


def test_what_a_window_shows_of_single_moments() -> None:
    told: list[str] = []
    for name, arena in scenes().items():
        view = arena.rules.view(arena.state)
        told += [f"== {name}", outline((view.phase, view.expected, view.asks, view.advance))]
    now = "\n".join(told)
    assert now == kept("pv_negatifs-scenes", now)
