"""What a sheet, its card, its entries and the sums behind them show, word for word; read once and
kept.

After a wanted change write them anew (see `tests.rules.outline`), and read the difference.
"""

import random
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from desktop.rules.harp import settingsfields as fields
from desktop.rules.harp import vision
from desktop.rules.harp.document import Character, Life
from desktop.rules.harp.surprise import surprise
from desktop.rules.sheetentries import entries_of
from tests.rules.harp.desk import SETTINGS, SYSTEM
from tests.rules.harp.fight.test_fight_properties import scenes
from tests.rules.harp.golden import PLAYS
from tests.rules.harp.people import JURGIS, LOCKS, ill, wound
from tests.rules.harp.test_system import RICH
from tests.rules.outline import kept, outline
from tests.rules.transcript import transcript

NUMBERS = (
    *("score:agilite", "bonus:agilite", "skill:c", "skill:d", "skill:saut", "resistance:corps"),
    *("penalty", "ailment:a", "bleeding", "threshold", "rounds", "rest", "healing"),
)
WORN = replace(
    JURGIS,
    skills=(LOCKS, replace(LOCKS, id="d", ranks=0, other=5)),
    racial={"agilite": 2},
    ailments=(
        ill("rhume", id="r"),
        ill("hemophilie", id="b"),
        ill("pneumonie", id="a", level="forte"),
    ),
    wounds=(wound(bleeding=3, penalty=-10),),
    life=Life(decayed={"agilite": 3}),
)
SHEETS: dict[str, Callable[[], object]] = {
    "sheet-rich": lambda: SYSTEM.sheet(RICH, SETTINGS),
    "sheet-new": lambda: SYSTEM.sheet(Character(name="Ana"), SETTINGS),
    "sheet-blank": lambda: SYSTEM.blank_sheet(SETTINGS),
    "entries-rich": lambda: entries_of(SYSTEM.sheet(RICH, SETTINGS)),
    "card-rich": lambda: SYSTEM.summary(RICH, SETTINGS),
    "templates": lambda: SYSTEM.templates(SETTINGS),
    "diseases": lambda: (*SYSTEM.tables.diseases, *SYSTEM.tables.cascades),
    "sums": lambda: {one: SYSTEM.explain(WORN, SETTINGS, one) for one in NUMBERS},
    "settings": lambda: SETTINGS,
    "bounds": lambda: [
        *(fields.READINGS, fields.OPTIONS, fields.CREATION, fields.BANDS, fields.BAND_RULES),
        *(fields.ENTRIES, fields.HEALING, fields.FUMBLES),
    ],
    "surprises": lambda: [
        surprise(SYSTEM.tables, SETTINGS, Character(), None, random.Random(seed)) for seed in (2, 3)
    ],
}


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_shown_stays_as_it_was_read(name: str) -> None:
    now = outline(SHEETS[name]())
    assert now == kept(f"harp-{name}", now)


@pytest.mark.parametrize("name", PLAYS)
def test_what_a_fight_shows_stays_as_it_was_read(name: str) -> None:
    """Questions, answers, lines and screen all through the golden fights."""
    play, settings = PLAYS[name]
    arena = play()
    now = transcript(arena.rules, arena.rules.blank(settings), arena.entries)
    assert now == kept(f"{name}-shown", now)


def test_what_a_fight_shows_of_single_moments() -> None:
    told: list[str] = []
    made = scenes()
    for name in ("dying", "fumbled", "hidden", "leper", "stunned", "working"):
        view = made[name].rules.view(made[name].state)
        seen = (view.phase, view.expected, view.asks, view.gauges, view.advance)
        told += [f"== {name}", outline(seen)]
    now = "\n".join(told)
    assert now == kept("harp-scenes", now)


def test_a_light_of_no_radius_shows_nothing() -> None:
    seen = vision.sight(SYSTEM.tables, Character().vision, vision.Place.LIT)
    assert (seen.clear, seen.dim) == (0, 0)
