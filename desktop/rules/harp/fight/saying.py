"""The commands of what the GM says of somebody at any time."""

from collections.abc import Mapping
from typing import cast, get_args

from desktop.rules.given import chosen, number
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
from desktop.rules.harp.fight.choosing import NO, YES
from desktop.rules.harp.fight.commands import (
    Again,
    AnyCommand,
    Bout,
    Enlist,
    Kind,
    Parry,
    Read,
    Start,
    Undergo,
)
from desktop.rules.harp.fight.state import State
from desktop.rules.message import say
from desktop.rules.system import Refused

_NOTHING = Refused(say("harp.fight.why.nothing-asked"))
_VALUE = Refused(say("harp.fight.why.value"))


def said(
    state: State, what: str, fighter: str, values: Mapping[str, str], text: str
) -> AnyCommand | Refused:
    """The commands of what the GM says."""
    reason = values.get("reason", "")
    match what:
        case "parry":
            amount = number(values, "amount", 0)
            return _VALUE if amount is None else Parry(fighter=fighter, amount=amount)
        case "again":
            return Again(fighter=fighter)
        case "state" | "end":
            rounds = number(values, "rounds", 0)
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
        name: number(values, name, 0)
        for name in ("points", "given", "bleeding", "penalty", "hp", "target-number")
    }
    if one is None or None in numbers.values():
        return _VALUE if one is not None else _NOTHING
    given = {name: value or 0 for name, value in numbers.items()}
    match what:
        case "hurt":
            return Hurt(given["points"])
        case "heal":
            return Heal(given["given"])
        case "wound":
            broken = structure(values)
            if broken is None or given["penalty"] < 0:
                return _VALUE
            return PutWound(
                Wound(
                    id=striking.new_id(state, one),
                    name=text,
                    bleeding=given["bleeding"],
                    penalty=-given["penalty"],
                    structure=broken,
                    main=values.get("main", NO) == YES,
                )
            )
        case "treat":
            return TreatWound(values.get("wound", ""))
        case "heal-wound":
            return RemoveWound(values.get("wound", ""))
        case "catch":
            disease, target = values.get("disease", ""), given["target-number"]
            return Catch(id=striking.new_id(state, one), disease=disease, target=target)
        case "cure":
            return RemoveAilment(values.get("ailment", ""))
        case "bind":
            return BindSoul()
        case "raise":
            return Raise(given["hp"])
        case "die":
            cause = values.get("cause", "")
            known = cause in {each.value for each in Cause}
            return Die(Cause(cause)) if known else _VALUE
        case _:
            return _NOTHING


def structure(values: Mapping[str, str]) -> Structure | None:
    """What is broken or torn; None for what nothing knows."""
    value = chosen(values, "structure")
    return cast("Structure", value) if value in get_args(Structure) else None
