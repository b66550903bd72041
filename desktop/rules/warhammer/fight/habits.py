"""How people of Warhammer fight when nobody says otherwise: what odds and simulations assume."""

import random

from desktop.rules.message import say
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import acting, asks, budget, choices, doing, leaving, sums
from desktop.rules.warhammer.fight.commands import (
    Act,
    AnyCommand,
    Begin,
    Bell,
    Defend,
    Do,
    Ring,
    Settle,
    Strike,
    TakeTurn,
)
from desktop.rules.warhammer.fight.parts import IMPALE, PIKE, Blow, Offer, Phase, Place, Stage
from desktop.rules.warhammer.fight.seating import seats
from desktop.rules.warhammer.fight.state import Fighter, State, fighter_of
from desktop.rules.warhammer.fight.wielding import BARE
from desktop.rules.warhammer.tables.tables import Tables

HABITS = (
    say("wh.fight.habits.posture"),
    say("wh.fight.habits.target"),
    say("wh.fight.habits.action"),
    say("wh.fight.habits.defence"),
    say("wh.fight.habits.fate"),
)


def usual_reply(tables: Tables, state: State, blow: Blow) -> Defend:
    """The defence with the best chance, as Enter would take it."""
    best = asks.defend_ask(tables, state, blow).fields[0].default
    reply, _, guard = best.partition(asks.GUARDED)
    return Defend(fighter=blow.target, reply=reply, guard=guard)


def usual_strike(tables: Tables, state: State, offer: Offer) -> Strike:
    """Free attacks are made, with the spear that meets a charge or the first weapon in hand."""
    one = state.fighter(offer.attacker)
    arm = sums.default_arm(tables, one)
    if offer.why in (IMPALE, PIKE):
        arm = leaving.spear(tables, one, offer.why) or arm
    return Strike(fighter=offer.attacker, target=offer.target, made=True, arm=arm)


def under_way(tables: Tables, state: State) -> AnyCommand | None:
    """What goes on with the blow that is under way; None without one."""
    if state.offers:
        return usual_strike(tables, state, state.offers[0])
    blow = state.blow
    if blow is None:
        return None
    return usual_reply(tables, state, blow) if blow.stage is Stage.DEFENCE else Settle()


def next_of_fight(tables: Tables, state: State, generator: random.Random) -> AnyCommand | None:
    """The next command of a fight left to these habits; None once fewer than two sides stand."""
    if state.phase is Phase.CLOSED or len({each.side for each in fit(state)}) < 2:
        return None
    if (going := under_way(tables, state)) is not None:
        return going
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.BELL:
            return Bell()
        case _:
            one = state.acting
            own = None if one is None else _turn(tables, state, one, generator)
            return _next_turn(state) if own is None else own


def fit(state: State) -> tuple[Fighter, ...]:
    """Those who fight on: able, and not out to get away."""
    return tuple(each for each in state.able() if not each.marks.breaking)


def _next_turn(state: State) -> AnyCommand:
    """The turn after the one that is on, by initiative; nobody's: the round is over."""
    order = [seat.id for seat in seats(state)]
    begin = order.index(state.turn) + 1 if state.turn in order else 0
    able = {each.id for each in fit(state)}
    slot = next((each for each in order[begin:] if fighter_of(each) in able), "")
    return TakeTurn(slot=slot) if slot else Ring()


def _turn(
    tables: Tables, state: State, one: Fighter, generator: random.Random
) -> AnyCommand | None:
    """What somebody does in his turn; None when nothing more."""
    if one.marks.breaking:
        return None
    if one.marks.snare is not None:
        free = budget.illegal(tables, state, one, budget.FREEING) is None
        return Act(fighter=one.id, action=budget.FREEING) if free else None
    foes = state.foes(one.id)
    if not foes:
        if (ready := _ready(tables, state, one)) is not None:
            return ready
        foes = tuple(each for each in state.enemies(one) if each.able)
    if not foes:
        return None
    return attack(tables, state, one, generator.choice(foes))


def _ready(tables: Tables, state: State, one: Fighter) -> Do | None:
    """Getting up, taking a weapon that fell and reloading, while nobody is upon him."""
    stowed, unloaded = doing.stowed(one), doing.unloaded(tables, one)
    armed = any(each.hand is not Hand.NONE for each in one.document.weapons)
    wanted: list[Do] = []
    if one.document.state.prone:
        wanted.append(Do(fighter=one.id, action=doing.GET_UP))
    if stowed and not armed:
        both = sums.arm_of(tables, one.document, stowed[0].id).hands == 2
        wanted += [
            Do(fighter=one.id, action=doing.TAKE, weapon=stowed[0].id, hand=hand.value)
            for hand in ((Hand.BOTH,) if both else (Hand.RIGHT, Hand.LEFT))
        ]
    if unloaded:
        wanted.append(Do(fighter=one.id, action=doing.RELOAD, weapon=unloaded[0].id))
    return next((each for each in wanted if doing.refused(tables, state, one, each) is None), None)


def attack(tables: Tables, state: State, one: Fighter, foe: Fighter) -> Act | None:
    """The attack that the question of his turn has as its default; None where there is none."""
    ask = choices.act_ask(tables, state, one)
    values = {field.id: field.default for field in ask.fields if field.default}
    if values.get("action") not in (budget.ATTACK, budget.SHOOT):
        return None
    arm = values.get("launcher", "")
    metres = 0
    if values["action"] == budget.SHOOT:
        arms = sums.arms(tables, one.document)
        arm = arm or next(id for id, each in arms.items() if each.ranged)
        # A middling shot: as far as the weapon has no penalty.
        metres = arms[arm].reach
    else:
        arm = values.get("weapon", sums.default_arm(tables, one))
    command = Act(
        fighter=one.id,
        action=values["action"],
        target=foe.id,
        arm="" if arm == BARE else arm,
        place=Place(metres=metres),
    )
    return command if acting.refused(tables, state, one, command) is None else None
