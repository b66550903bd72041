"""The commands that answer the questions of a fight, and the one that goes on."""

from collections.abc import Mapping
from typing import cast, get_args

from desktop.rules.harp.commands.health import (
    BindSoul,
    Catch,
    Die,
    Heal,
    HealthCommand,
    Hurt,
    PutWound,
    Raise,
    RemoveAilment,
    RemoveWound,
    TreatWound,
)
from desktop.rules.harp.document import Cause, Structure, Wound
from desktop.rules.harp.fight import striking
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
    NONE,
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
    Again,
    AnyCommand,
    Attack,
    Begin,
    Bell,
    Bout,
    Do,
    Enlist,
    Fumble,
    Kind,
    Parry,
    Read,
    Resist,
    Result,
    Ring,
    Start,
    Tend,
    Try,
    Undergo,
    Unusual,
)
from desktop.rules.harp.fight.parts import Phase
from desktop.rules.harp.fight.state import State
from desktop.rules.message import say
from desktop.rules.system import Refused

_NOTHING = Refused(say("harp.fight.why.nothing-asked"))
_VALUE = Refused(say("harp.fight.why.value"))
_LONGEST_NUMBER = 6


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
            change = _number(values, "change", 0)
            if change is None:
                return _VALUE
            grave, table = values.get("grave") == YES, _chosen(values, "table")
            return Fumble(fighter=fighter, table=table, change=change, grave=grave, text=text)
        case "odd":
            return Unusual(fighter=fighter, text=text)
        case "contest" | "resist":
            return _resist(fighter, values)
        case _:
            return _said(state, what, fighter, values, text)


def _number(values: Mapping[str, str], field: str, default: int) -> int | None:
    text = values.get(field, "") or str(default)
    bare = text.removeprefix("-").removeprefix("+")
    if not (bare.isascii() and bare.isdecimal()) or len(bare) > _LONGEST_NUMBER:
        return None
    return int(text)


def _chosen(values: Mapping[str, str], field: str) -> str:
    """An answer that may be none."""
    value = values.get(field, NONE)
    return "" if value == NONE else value


def _act(fighter: str, values: Mapping[str, str], text: str) -> AnyCommand | Refused:
    action = values.get("action", "")
    modifier, amount = _number(values, "modifier", 0), _number(values, "amount", 0)
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
    numbers = [_number(values, name, 0) for name in names]
    structure = _structure(values)
    if structure is None or any(each is None for each in numbers):
        return _VALUE
    points, bleeding, penalty, stunned, lost = (each or 0 for each in numbers)
    state = _chosen(values, "state")
    return Result(
        fighter=fighter,
        points=points,
        bleeding=bleeding,
        penalty=-penalty,
        stunned=stunned,
        lost=lost,
        structure=structure,
        main=values.get("main", NO) == YES,
        states=(state,) if state else (),
        deadly=values.get("deadly", NO) == YES,
        text=text,
    )


def _structure(values: Mapping[str, str]) -> Structure | None:
    value = _chosen(values, "structure")
    return cast("Structure", value) if value in get_args(Structure) else None


def _resist(fighter: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    goal, modifier = _number(values, "goal", 0), _number(values, "modifier", 0)
    if goal is None or modifier is None:
        return _VALUE
    return Resist(
        fighter=fighter,
        kind=_chosen(values, "kind"),
        goal=goal,
        what=values.get("effect", "").strip(),
        modifier=modifier,
    )


def _said(
    state: State, what: str, fighter: str, values: Mapping[str, str], text: str
) -> AnyCommand | Refused:
    """The commands of what the GM says."""
    reason = values.get("reason", "")
    match what:
        case "parry":
            amount = _number(values, "amount", 0)
            return _VALUE if amount is None else Parry(fighter=fighter, amount=amount)
        case "again":
            return Again(fighter=fighter)
        case "state" | "end":
            rounds = _number(values, "rounds", 0)
            if rounds is None:
                return _VALUE
            on, named = what == "state", values.get("what", "")
            return Bout(fighter=fighter, state=named, on=on, rounds=rounds, reason=reason)
        case "read":
            return Read(fighter=fighter, table=values.get("critical-table", "").strip())
        case "work":
            kind = values.get("task-kind", "seul")
            if kind not in get_args(Kind):
                return _VALUE
            return Start(
                fighter=fighter,
                name=values.get("task-name", ""),
                kind=cast("Kind", kind),
                ingredients=values.get("ingredients", NO) == YES,
            )
        case "join" | "quit":
            return Enlist(fighter=fighter, work=values.get("work", ""), on=what == "join")
        case _:
            edit = _edit(state, what, fighter, values, text)
            if isinstance(edit, Refused):
                return edit
            return Undergo(fighter=fighter, what=edit, reason=reason)


def _edit(
    state: State, what: str, fighter: str, values: Mapping[str, str], text: str
) -> HealthCommand | Refused:
    """What befalls somebody, as an edit of his sheet."""
    one = state.find(fighter)
    numbers = {
        name: _number(values, name, 0)
        for name in ("points", "given", "bleeding", "penalty", "hp", "target-number")
    }
    if one is None or None in numbers.values():
        return _VALUE if one is not None else _NOTHING
    number = {name: value or 0 for name, value in numbers.items()}
    match what:
        case "hurt":
            return Hurt(number["points"])
        case "heal":
            return Heal(number["given"])
        case "wound":
            structure = _structure(values)
            if structure is None or number["penalty"] < 0:
                return _VALUE
            return PutWound(
                Wound(
                    id=striking.new_id(state, one),
                    name=text,
                    bleeding=number["bleeding"],
                    penalty=-number["penalty"],
                    structure=structure,
                    main=values.get("main", NO) == YES,
                )
            )
        case "treat":
            return TreatWound(values.get("wound", ""))
        case "heal-wound":
            return RemoveWound(values.get("wound", ""))
        case "catch":
            disease, target = values.get("disease", ""), number["target-number"]
            return Catch(id=striking.new_id(state, one), disease=disease, target=target)
        case "cure":
            return RemoveAilment(values.get("ailment", ""))
        case "bind":
            return BindSoul()
        case "raise":
            return Raise(number["hp"])
        case "die":
            cause = values.get("cause", "")
            known = cause in {each.value for each in Cause}
            return Die(Cause(cause)) if known else _VALUE
        case _:
            return _NOTHING


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
