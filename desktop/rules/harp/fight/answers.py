"""The commands that answer the questions of a fight, and the one that goes on."""

from collections.abc import Mapping

from desktop.rules.given import NONE, chosen, number
from desktop.rules.harp.fight.choosing import (
    AGAINST,
    ALONE,
    ARM,
    BARE,
    BEARS,
    DEGREE,
    HELP,
    MOVE,
    NO,
    OTHER,
    OWN,
    PARRY,
    TEND,
    TICK,
    TRY,
    WORK,
    YES,
)
from desktop.rules.harp.fight.commands import (
    AnyCommand,
    Attack,
    Begin,
    Bell,
    Do,
    Fumble,
    Parry,
    Resist,
    Result,
    Ring,
    Tend,
    Try,
    Unusual,
)
from desktop.rules.harp.fight.parts import Phase
from desktop.rules.harp.fight.saying import said, structure
from desktop.rules.harp.fight.state import State
from desktop.rules.message import say
from desktop.rules.system import Refused

_VALUE = Refused(say("harp.fight.why.value"))


def answer(state: State, ask: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The command that answers an ask of the view."""
    what, _, fighter = ask.partition(":")
    text = values.get("text", "").strip()
    match what:
        case "act":
            return _act(fighter, values, text)
        case "critical":
            return _critical(fighter, values, text)
        case "fumble":
            change = number(values, "change", 0)
            if change is None:
                return _VALUE
            grave, table = values.get("grave") == YES, chosen(values, "table")
            return Fumble(fighter=fighter, table=table, change=change, grave=grave, text=text)
        case "odd":
            return Unusual(fighter=fighter, text=text)
        case "contest" | "resist":
            return _resist(fighter, values)
        case _:
            return said(state, what, fighter, values, text)


def _act(fighter: str, values: Mapping[str, str], text: str) -> AnyCommand | Refused:
    action = values.get("action", "")
    modifier, amount = number(values, "modifier", 0), number(values, "amount", 0)
    if modifier is None or amount is None:
        return _VALUE
    difficulty = values.get("difficulty", DEGREE)
    if action.startswith(ARM):
        weapon = action.removeprefix(ARM)
        ticked = tuple(
            name.removeprefix(TICK)
            for name, value in values.items()
            if name.startswith(TICK) and value == YES
        )
        own = values.get("situation") == OWN
        return Attack(
            fighter=fighter,
            target=values.get("target", ""),
            weapon="" if weapon == BARE else weapon,
            situations=ticked if own else (),
            modifier=modifier,
        )
    match action:
        case _ if action == PARRY:
            return Parry(fighter=fighter, amount=amount)
        case _ if action in (MOVE, OTHER):
            return Do(fighter=fighter, deed="bouger" if action == MOVE else "autre", text=text)
        case _ if action == TEND:
            target, _, wound = values.get("care", "").partition("/")
            return Tend(
                fighter=fighter,
                target=target,
                wound=wound,
                difficulty=difficulty,
                modifier=modifier,
            )
        case _ if action == TRY:
            return _try(fighter, values.get("way", ALONE), values, difficulty, modifier)
        case _:
            return _VALUE


def _try(
    fighter: str, way: str, values: Mapping[str, str], difficulty: str, modifier: int
) -> Try | Refused:
    bears = BEARS.get(values.get("bears", NONE))
    wanted = {ALONE: "skill", HELP: "helps", AGAINST: "target", WORK: "work"}.get(way, "")
    if bears is None or not values.get(wanted):
        return _VALUE
    helped = values.get("helped", "") if way == HELP else ""
    return Try(
        fighter=fighter,
        skill=values.get("skill", ""),
        difficulty=difficulty,
        modifier=modifier,
        bears=bears,
        helps=values.get("helps", "") if way == HELP else "",
        helped="" if helped == fighter else helped,
        work=values.get("work", "") if way == WORK else "",
        against=values.get("target", "") if way == AGAINST else "",
    )


def _critical(fighter: str, values: Mapping[str, str], text: str) -> AnyCommand | Refused:
    names = ("points", "bleeding", "penalty", "stunned", "lost")
    numbers = [number(values, name, 0) for name in names]
    broken = structure(values)
    if broken is None or any(each is None for each in numbers):
        return _VALUE
    points, bleeding, penalty, stunned, lost = (each or 0 for each in numbers)
    state = chosen(values, "state")
    return Result(
        fighter=fighter,
        points=points,
        bleeding=bleeding,
        penalty=-penalty,
        stunned=stunned,
        lost=lost,
        structure=broken,
        main=values.get("main", NO) == YES,
        states=(state,) if state else (),
        deadly=values.get("deadly", NO) == YES,
        text=text,
    )


def _resist(fighter: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    goal, modifier = number(values, "goal", 0), number(values, "modifier", 0)
    if goal is None or modifier is None:
        return _VALUE
    return Resist(
        fighter=fighter,
        kind=chosen(values, "kind"),
        goal=goal,
        what=values.get("effect", "").strip(),
        modifier=modifier,
    )


def advance(state: State, skipped: frozenset[str]) -> AnyCommand | Refused:
    """The command for "next"."""
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.CLOSED:
            return Refused(say("harp.fight.why.closed"))
        case _ if state.busy:
            return Refused(say("harp.fight.why.answer-first"))
        case Phase.BELL:
            return Bell(skip=tuple(sorted(skipped)))
        case Phase.TURNS:
            return Ring()
