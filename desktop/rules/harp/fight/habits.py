"""How people of HARP | TdM fight when nobody says otherwise: what odds and simulations assume.

Tables of criticals are not public, so a campaign's number says what a result costs, for looking
ahead alone.
"""

import random

from desktop.rules.harp.fight import acting, sums
from desktop.rules.harp.fight.commands import (
    AnyCommand,
    Attack,
    Begin,
    Bell,
    Fumble,
    Resist,
    Result,
    Ring,
    TakeTurn,
    Unusual,
)
from desktop.rules.harp.fight.parts import Contest, Critical, Fumbled, Odd, Phase
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.fight.view import muster
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say

HABITS = (
    say("harp.fight.habits.critical"),
    say("harp.fight.habits.target"),
    say("harp.fight.habits.rest"),
)


def under_way(state: State) -> AnyCommand | None:
    """What goes on with what waits for an answer; None without any."""
    first = next(iter(state.pending), None)
    match first:
        case None:
            return None
        case Critical():
            return Result(fighter=first.target, points=cost(state.settings, first))
        case Fumbled():
            return Fumble(fighter=first.fighter)
        case Odd():
            return Unusual(fighter=first.fighter)
        case Contest():
            return Resist(fighter=first.fighter, kind="")


def cost(settings: Settings, critical: Critical) -> int:
    """Hit points that a result is taken to cost, one at least."""
    return max(1, critical.read.total // settings.fight_number("forecast-divisor"))


def next_of_fight(tables: Tables, state: State, generator: random.Random) -> AnyCommand | None:
    """The next command of a fight left to these habits; None once fewer than two sides stand."""
    if state.phase is Phase.CLOSED or not state.opposed:
        return None
    if (going := under_way(state)) is not None:
        return going
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.BELL:
            return Bell()
        case _:
            one = state.acting
            own = None if one is None else _blow(tables, state, one, generator)
            return _next_turn(state) if own is None else own


def _next_turn(state: State) -> AnyCommand:
    """The turn after the one that is on, by initiative; nobody's: the round is over."""
    slot = muster(state).following({each.id for each in state.able()})
    return TakeTurn(slot=slot) if slot else Ring()


def _blow(tables: Tables, state: State, one: Fighter, generator: random.Random) -> Attack | None:
    """A blow at any foe, with the best weapon; None when nothing more is done."""
    foes = [each for each in state.able() if each.side != one.side]
    if not foes or acting.why_no_action(tables, state, one) is not None:
        return None
    return attacks(tables, state, one, generator.choice(foes).id)[0]


def attacks(tables: Tables, state: State, one: Fighter, target: str) -> tuple[Attack, ...]:
    """The plain attacks that somebody could make on a target, the best bonus first; bare hands for
    who has no weapon."""
    settings = state.settings
    arms = one.document.weapons or (sums.bare(settings),)
    best = sorted(
        arms,
        key=lambda each: sums.offence(tables, settings, one.document, each).total,
        reverse=True,
    )
    return tuple(Attack(fighter=one.id, target=target, weapon=each.id) for each in best)
