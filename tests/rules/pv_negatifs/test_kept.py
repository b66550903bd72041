"""What a sheet, its card, its entries and whole fights show, word for word; read once and kept.

After a wanted change write them anew (see `tests.rules.outline`), and read the difference.
"""

import difflib
import random
from collections.abc import Callable

import pytest

from desktop.rules.overrides import Override
from desktop.rules.pv_negatifs import settingsfields as fields
from desktop.rules.pv_negatifs.document import (
    Body,
    Character,
    Essence,
    EssenceChange,
    Proficiency,
    Weapon,
)
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.surprise import surprise
from desktop.rules.sheetentries import entries_of
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM
from tests.rules.pv_negatifs.fight.test_fight_properties import scenes
from tests.rules.pv_negatifs.golden import PLAYS
from tests.rules.pv_negatifs.people import mortal, person, replace
from tests.rules.pv_negatifs.test_kept_changes import PEOPLE
from tests.rules.pv_negatifs.test_system import DYING
from tests.rules.transcript import transcript


def odd() -> dict[str, Character]:
    """People with what few have, after one of whom nothing is said."""
    wounds = tuple(mortal(row.id, id=row.id) for row in SYSTEM.tables.wounds)
    worse = tuple(replace(one, open=True, rounds=3) for one in wounds[::7])
    return {
        "plain": person(),
        "cut": person(mortal=wounds),
        "worse": person(mortal=worse),
        "noted": person(
            mortal=(
                mortal("", note="Bosse"),
                mortal("?", id="n"),
                mortal("tete-scalp", id="o", healed=True),
            ),
            weapons=(
                Weapon(id="a", name="Griffe", natural=True, note="sale"),
                Weapon(id="b", name="Arc", ranged=True, bonus=-2),
                Weapon(id="c", name="Lame", magic=2, to_hit=-1),
                Weapon(id="d", name="Pieu"),
            ),
            proficiencies=(Proficiency(id="p", skill="?"), Proficiency(id="q", skill="natation")),
        ),
        "spent": person(
            con=30,
            lost=4,
            sag=12,
            percentiles={"sag": 5},
            essence=Essence(points=-120, journal=tuple(line(each) for each in range(14))),
            body=Body(clothes=True, conditions=("aveugle", "peur")),
            overrides=(Override("PV-ESS-END", "un dieu"),),
            group="?",
            title=" ",
        ),
        "huge": person(hp=-3, most=41, con=90),
        "nothing": person(hp=0, most=0, con=-3),
        "stable": person(hp=-1, body=Body(stabilised=True), xp=900, race=" elfe ", title="mage"),
    }


def line(place: int) -> EssenceChange:
    return EssenceChange(id=f"e{place}", date=f"jour {place}", cause="peur", amount=-place)


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


def test_sheets_and_cards_of_many() -> None:
    """Of the first one all, of the others how they differ from it."""
    told: list[str] = []
    first: list[str] = []
    for name, one in {**odd(), **PEOPLE}.items():
        shown = outline([SYSTEM.sheet(one, SETTINGS), SYSTEM.summary(one, SETTINGS)]).splitlines()
        changes = difflib.unified_diff(first, shown, n=0, lineterm="")
        told += [
            f"== {name}",
            *(line for line in changes if not line.startswith(("---", "+++", "@@"))),
        ]
        first = first or shown
    now = "\n".join(told)
    assert now == kept("pv_negatifs-sheets", now)


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
