"""What sheets, settings, prices, fights and chases show, word for word; read once and kept.

After a wanted change write them anew (see `tests.rules.outline`), and read the difference.
"""

import random
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from desktop.rules.fightview import FightView
from desktop.rules.sheetentries import entries_of
from desktop.rules.warhammer import settingsfields as fields
from desktop.rules.warhammer.catalogue import offers
from desktop.rules.warhammer.document import Character, Origin
from desktop.rules.warhammer.document import State as Body
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.settings import Options, Settings
from desktop.rules.warhammer.surprise.fill import surprise
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.differing import differences
from tests.rules.outline import kept, outline
from tests.rules.transcript import transcript
from tests.rules.warhammer.fight.arena import Arena
from tests.rules.warhammer.fight.moments import MOMENTS
from tests.rules.warhammer.fight.steps import again, start
from tests.rules.warhammer.golden import PLAYS
from tests.rules.warhammer.heroes import hero, odd
from tests.rules.warhammer.people import person
from tests.rules.warhammer.test_system import PATHS, SETTINGS, SYSTEM

LIARDS = Settings(options=Options(liards_to_sou=4, cc_penalties_spread=True, mage_fm=True))
SHEETS: dict[str, Callable[[], object]] = {
    "sheet-rich": lambda: SYSTEM.sheet(hero(), SETTINGS),
    "sheet-odd": lambda: SYSTEM.sheet(odd(), LIARDS),
    "sheet-new": lambda: SYSTEM.sheet(Character(name="Ana"), SETTINGS),
    "sheet-blank": lambda: SYSTEM.blank_sheet(SETTINGS),
    "entries-odd": lambda: entries_of(SYSTEM.sheet(odd(), LIARDS)),
    "entries-rich": lambda: entries_of(SYSTEM.sheet(hero(), SETTINGS)),
    "card-rich": lambda: [
        SYSTEM.summary(one, LIARDS)
        for one in (hero(), person(), odd(), replace(odd(), state=Body(dying="rapide")))
    ],
    "templates": lambda: SYSTEM.templates(SETTINGS),
    "sums": lambda: [[one, SYSTEM.explain(hero(), SETTINGS, one)] for one in PATHS],
    "profile": lambda: (SYSTEM.profile(hero(), LIARDS), SYSTEM.profile(person(), SETTINGS)),
    "problems": lambda: (
        SYSTEM.problems(Character(), SETTINGS),
        SYSTEM.problems(hero(), SETTINGS),
        SYSTEM.problems(replace(hero(), origin=Origin(race="elfe")), SETTINGS),
    ),
    "settings": lambda: [SETTINGS, *fields.READINGS.values(), fields.OPTIONS, fields.WEAPONS],
    "prices": lambda: offers(SYSTEM.tables),
    "careers": lambda: tuple(SYSTEM.tables.careers),
    "surprises": lambda: [
        surprise(SYSTEM.tables, SETTINGS, Character(), None, random.Random(seed))
        for seed in range(4)
    ],
}


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_shown_stays_as_it_was_read(name: str) -> None:
    now = outline(SHEETS[name]())
    assert now == kept(f"warhammer-{name}", now)


@pytest.mark.parametrize("name", PLAYS)
def test_what_a_window_shows_through_an_activity(tables: Tables, name: str) -> None:
    """Questions, answers, lines and screen all through the golden journals."""
    rules, entries = PLAYS[name](tables)
    now = transcript(rules, rules.blank(Settings()), entries)
    assert now == kept(f"{name}-shown", now)


def test_what_a_window_shows_of_each_moment(tables: Tables) -> None:
    """The start whole; of every moment the lines, and what differs from the start."""
    begun = start(tables)
    first = seen(begun)
    told = ["== start", outline(first)]
    for name, moment in MOMENTS.items():
        arena = again(begun)
        moment(arena)
        told += [f"== {name}", *lines(arena, begun.state), *differences(first, seen(arena))]
    now = "\n".join(told)
    assert now == kept("warhammer-moments", now)


def seen(arena: Arena) -> FightView:
    return arena.rules.view(arena.rules.redacted(arena.state))


def lines(arena: Arena, state: State) -> Iterator[str]:
    """What the journal says from a state on."""
    for place, (command, dice, events) in enumerate(arena.entries):
        for line in arena.rules.lines(state, str(place), command, events, dice):
            yield from (f"* {part}" for part in outline(line).splitlines())
        for event in events:
            state = arena.rules.apply(state, event)
