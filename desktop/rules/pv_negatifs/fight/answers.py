"""The commands that answer the questions of a fight, and the one that goes on."""

from collections.abc import Mapping, Sequence
from typing import cast, get_args

from desktop.rules.fightview import Adjustment
from desktop.rules.given import NONE, chosen, number
from desktop.rules.message import say
from desktop.rules.pv_negatifs.fight.choosing import (
    ARM,
    BARE,
    DEEDS,
    DRINK,
    MANNERS,
    NO,
    SPELL,
    STAND_BETWEEN,
    TEND,
    YES,
)
from desktop.rules.pv_negatifs.fight.commands import (
    AnyCommand,
    Attack,
    Bearing,
    Bears,
    Begin,
    Bell,
    Cast,
    Check,
    Clear,
    Clock,
    Condition,
    Disbelieve,
    Do,
    Drink,
    Engage,
    Heal,
    Hurt,
    Interpose,
    React,
    Ring,
    Settle,
    Strike,
    Swallow,
    TakeStand,
    Tend,
)
from desktop.rules.pv_negatifs.fight.parts import Phase
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.system import Refused

_NOTHING = Refused(say("pv.fight.why.nothing-asked"))
_VALUE = Refused(say("pv.fight.why.value"))


def answer(ask: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The command that answers an ask of the view."""
    what, _, rest = ask.partition(":")
    fighter, _, other = rest.partition(":")
    match what:
        case "act":
            return _act(fighter, values)
        case "stand":
            stand = values.get("stand", "")
            if stand not in ("defensif", "heroique"):
                return _VALUE
            return TakeStand(fighter=fighter, stand=stand)
        case "clear":
            ability = values.get("ability", "")
            if ability not in ("int", "sag"):
                return _VALUE
            return Clear(fighter=fighter, ability=ability)
        case "check":
            way = values.get("way", "")
            if way not in ("sagesse", "heroique"):
                return _VALUE
            return Check(fighter=fighter, wound=other, way="sagesse" if way != "heroique" else way)
        case "offer":
            weapon = values.get("weapon", NONE)
            made = weapon != NONE
            way = values.get("way", "attaque")
            weapon = _arm(weapon)
            return Strike(fighter=fighter, target=other, made=made, weapon=weapon, way=way)
        case "react":
            reaction = values.get("reaction", "")
            if reaction not in ("autre", "contact", "sort-court"):
                return _VALUE
            foe = values.get("foe", "")
            return React(fighter=fighter, foe=foe, reaction=reaction)
        case _:
            return _judged(what, fighter, values)


def _arm(value: str) -> str:
    """The weapon behind an answer, "" for bare hands."""
    weapon = value.removeprefix(ARM)
    return "" if weapon in (BARE, NONE) else weapon


def _act(fighter: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    action = values.get("action", "")
    if action in DEEDS:
        return Do(fighter=fighter, deed=action)
    if action.startswith(ARM):
        return _blow(fighter, _arm(action), values)
    match action:
        case _ if action == SPELL:
            segments = number(values, "segments", 1)
            if segments is None:
                return _VALUE
            far = values.get("far", NO) == YES
            return Cast(fighter=fighter, segments=segments, far=far)
        case _ if action == DRINK:
            points = number(values, "points", 0)
            if points is None:
                return _VALUE
            return Drink(fighter=fighter, points=points, wound=values.get("deep", ""))
        case _ if action == TEND:
            return Tend(fighter=fighter, target=values.get("tended", ""))
        case _ if action == STAND_BETWEEN:
            first, second = values.get("first", ""), chosen(values, "second")
            other = "" if second == first else second
            return Interpose(fighter=fighter, target=first, other=other)
        case _:
            return _VALUE


def _blow(fighter: str, weapon: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    times, modifier = number(values, "times", 1), number(values, "modifier", 0)
    manner = MANNERS.get(values.get("manner", next(iter(MANNERS))))
    if times is None or modifier is None or manner is None:
        return _VALUE
    nonlethal, push = manner
    target, ally = values.get("target", ""), chosen(values, "ally")
    return Attack(
        fighter=fighter,
        target=target,
        weapon=weapon,
        nonlethal=nonlethal,
        push=push,
        behind=values.get("behind", NO) == YES,
        guided=values.get("guided", NO) == YES,
        shot=chosen(values, "shot"),
        ally="" if ally == target else ally,
        times=times,
        modifier=modifier,
    )


def _judged(what: str, fighter: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The commands of what the GM says."""
    reason = values.get("reason", "")
    match what:
        case "condition" | "end":
            margin = number(values, "margin", 0)
            if margin is None:
                return _VALUE
            on, named = what == "condition", values.get("what", "")
            return Condition(fighter=fighter, what=named, on=on, margin=margin, reason=reason)
        case "bears":
            standing = values.get("standing", "")
            if standing not in get_args(Bearing):
                return _VALUE
            return Bears(fighter=fighter, standing=cast("Bearing", standing), reason=reason)
        case "hurt":
            amount = number(values, "amount", 0)
            if amount is None:
                return _VALUE
            return Hurt(
                fighter=fighter,
                amount=amount,
                nonlethal=values.get("nonlethal", NO) == YES,
                willing=values.get("willing", NO) == YES,
                reason=reason,
            )
        case "heal":
            points = number(values, "points", 0)
            if points is None:
                return _VALUE
            potion = values.get("source", "sort") == "potion"
            return Heal(fighter=fighter, points=points, wound=values.get("deep", ""), potion=potion)
        case "engage" | "separate":
            engaged = what == "engage"
            return Engage(fighter=fighter, foe=values.get("foe", ""), engaged=engaged)
        case "clock":
            units = number(values, "units", 0)
            return _VALUE if units is None else Clock(fighter=fighter, units=units)
        case "swallow":
            base, ac = number(values, "base", 0), number(values, "ac", 0)
            if base is None or base < 1 or ac is None:
                return _VALUE
            return Swallow(
                fighter=fighter,
                creature=values.get("creature", ""),
                base=base,
                ac=ac if values.get("ac") else None,
            )
        case "spat":
            return Swallow(fighter=fighter, creature="", base=0)
        case "disbelieve":
            return Disbelieve(fighter=fighter, wound=values.get("wound", ""))
        case _:
            return _NOTHING


def advance(
    state: State, skipped: frozenset[str], adjusted: Sequence[Adjustment]
) -> AnyCommand | Refused:
    """The command for "next"; links of a blow take no adjustment."""
    skip = tuple(sorted(skipped))
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.CLOSED:
            return Refused(say("pv.fight.why.closed"))
        case Phase.BELL:
            return Bell(skip=skip)
        case _:
            if state.blow is not None:
                return Settle(skip=skip)
            if state.busy:
                return Refused(say("pv.fight.why.answer-first"))
            return Ring()
