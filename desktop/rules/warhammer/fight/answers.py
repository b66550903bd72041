"""The commands that answer the questions of a fight, and the one that goes on."""

from collections.abc import Mapping, Sequence

from desktop.rules.fightview import Adjustment
from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer.fight import asks, choices, pastimes
from desktop.rules.warhammer.fight.commands import (
    Aim,
    AnyCommand,
    Begin,
    Bell,
    Care,
    Condition,
    Defend,
    Destiny,
    Engage,
    Ground,
    Hurt,
    Narrate,
    Prepare,
    Ring,
    Settle,
    Side,
    Strike,
)
from desktop.rules.warhammer.fight.parts import Phase, Stage
from desktop.rules.warhammer.fight.situations import NO, NONE, YES
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.fight.wielding import BARE
from desktop.rules.warhammer.tables.tables import Tables


def answer(
    tables: Tables, state: State, ask: str, values: Mapping[str, str]
) -> AnyCommand | Refused:
    """The command that answers an ask of the view."""
    what, _, rest = ask.partition(":")
    fighter, _, other = rest.partition(":")
    match what:
        case "act":
            return choices.act_command(tables, state, fighter, values)
        case "do":
            return pastimes.do_command(fighter, values)
        case "prepare":
            return Prepare(
                fighter=fighter,
                posture=values.get("posture", ""),
                parry=values.get("parry", NO) == YES,
            )
        case "offer":
            weapon = values.get("weapon", NONE)
            made = weapon != NONE
            arm = "" if weapon in (BARE, NONE) else weapon
            return Strike(fighter=fighter, target=other, made=made, arm=arm)
        case "defend":
            reply, _, guard = values.get("reply", "").partition(asks.GUARDED)
            return Defend(fighter=fighter, reply=reply, guard=guard)
        case "zone":
            return Aim(
                fighter=fighter,
                zone=values.get("zone", ""),
                mental=values.get("mental", NO) == YES,
            )
        case "destiny":
            return Destiny(fighter=fighter, wound=other, spent=values.get("spend") == YES)
        case "narrate":
            return Narrate(record=fighter, text=values.get("text", ""))
        case _:
            return _judged(what, fighter, other, values)


def _judged(what: str, fighter: str, wound: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The commands of what the GM says."""
    on = values.get("on", YES) == YES
    reason = values.get("reason", "")
    match what:
        case "condition":
            return Condition(fighter=fighter, what=values.get("what", ""), on=on, reason=reason)
        case "hurt":
            value = values.get("value", "")
            return Hurt(
                fighter=fighter,
                kind=values.get("kind", ""),
                zone=values.get("zone", ""),
                value=int(value) if value.isdecimal() else 0,
                reason=reason,
            )
        case "ground":
            ground = values.get("ground", NONE)
            return Ground(
                ground="" if ground == NONE else ground,
                cramped=values.get("cramped", NO) == YES,
            )
        case "engage":
            return Engage(fighter=fighter, foe=values.get("foe", ""), engaged=on)
        case "side":
            return Side(fighter=fighter, wound=wound, side=values.get("side", ""))
        case "care":
            return Care(fighter=fighter, wound=values.get("wound", ""))
        case _:
            return Refused(say("wh.fight.why.nothing-asked"))


def advance(
    state: State, skipped: frozenset[str], adjusted: Sequence[Adjustment]
) -> AnyCommand | Refused:
    """The command for "next"; links of a blow take no adjustment."""
    skip = tuple(sorted(skipped))
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.CLOSED:
            return Refused(say("wh.fight.why.closed"))
        case Phase.BELL:
            return Bell(skip=skip)
        case _:
            if state.offers or (state.blow is not None and state.blow.stage is Stage.DEFENCE):
                return Refused(say("wh.fight.why.answer-first"))
            return Settle(skip=skip) if state.stack else Ring()
