"""From the answer to an ask, or a press of "next", to the command that says it."""

from collections.abc import Mapping, Sequence

from desktop.rules.fightview import Adjustment
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.armed import TECHNIQUES, techniques
from desktop.rules.nightprowler.fight.asks import PASS
from desktop.rules.nightprowler.fight.choice_asks import STAKE
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    AnyCommand,
    Begin,
    Bell,
    ChangeWeapon,
    Choose,
    Counter,
    Dying,
    EndReactions,
    Fate,
    React,
    Reply,
    Resolve,
    Reveal,
    SetInitiative,
    SetModifier,
    StayConscious,
    Unlock,
)
from desktop.rules.nightprowler.fight.extra_answers import extra_answer
from desktop.rules.nightprowler.fight.parts import Aim, Phase, Query
from desktop.rules.nightprowler.fight.questions import BARE_HANDS, NO, NONE, YES
from desktop.rules.nightprowler.fight.replies import REPLIES as ASKED
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Refused

REPLIES = frozenset(query.value for query in ASKED)
BAD_VALUE = Refused(say("np.fight.why.value"))


def answer(
    tables: Tables, state: State, ask: str, values: Mapping[str, str]
) -> AnyCommand | Refused:
    """The command that answers an ask; refused when it is not one of this state or a value is
    none of its own."""
    kind, _, about = ask.partition(":")
    id, _, foe = about.partition(":")
    if kind == "resolve":
        return Resolve()
    fighter = state.find(id)
    if fighter is None:
        return Refused(say("np.fight.why.not-asked", name=id))
    try:
        if kind in REPLIES:
            value = values.get("value", "")
            return Reply(fighter=fighter.id, query=Query(kind), foe=foe, value=value)
        return extra_answer(fighter, kind, values) or _about(tables, fighter, kind, values)
    except ValueError:
        return BAD_VALUE


def advance(
    state: State, skipped: frozenset[str] = frozenset(), adjusted: Sequence[Adjustment] = ()
) -> AnyCommand | Refused:
    """The command for "next" in this phase, without `skipped` and with what the GM `adjusted`."""
    match state.phase:
        case Phase.CLOSED:
            return Refused(say("np.fight.why.closed"))
        case _ if state.questions:
            return Refused(say("np.fight.why.answer-first"))
        case Phase.SETUP:
            return Begin()
        case Phase.CHOICE:
            return Reveal()
        case Phase.REACTION:
            return EndReactions()
        case Phase.RESOLUTION:
            return Resolve(skip=tuple(sorted(skipped)), adjusted=tuple(adjusted))
        case Phase.CONSEQUENCES:
            return Refused(say("np.fight.why.answer-first"))
        case Phase.BELL:
            return Bell(skip=tuple(sorted(skipped)))


def _about(
    tables: Tables, fighter: Fighter, kind: str, values: Mapping[str, str]
) -> AnyCommand | Refused:
    """The answer to a question put to one fighter; raises `ValueError` for a foreign value."""
    match kind:
        case "weapon":
            second = values.get("second", NONE)
            return ChangeWeapon(
                fighter=fighter.id,
                weapon=_weapon(values.get("weapon", "")),
                shield=_flag(values.get("shield", NO)),
                second="" if second == NONE else second,
            )
        case "initiative":
            return SetInitiative(fighter=fighter.id, value=int(values.get("initiative", "")))
        case "choose":
            return _choose(tables, fighter, values)
        case "unlock":
            return Unlock(fighter=fighter.id)
        case "react":
            return _react(fighter, values)
        case "modifier":
            return SetModifier(fighter=fighter.id, value=int(values.get("modifier", "")))
        case "dying":
            return Dying(fighter=fighter.id, fate=Fate(values.get("fate", "")))
        case "conscious":
            return StayConscious(fighter=fighter.id, spend=_flag(values.get("spend", "")))
        case "counter":
            return _counter(fighter, values.get("counter", ""))
        case "advantage":
            return _advantage(fighter, values.get("advantage", ""))
        case _:
            return Refused(say("np.fight.why.not-asked", name=fighter.name))


def _choose(tables: Tables, fighter: Fighter, values: Mapping[str, str]) -> Choose:
    """A choice; an option is a number, or the id of a technique."""
    wanted = values.get("option", "")
    number = option_of(tables, fighter, wanted)
    technique = "" if wanted.isdigit() else wanted
    stake = values.get(f"{STAKE}{technique}", "")
    return Choose(
        fighter=fighter.id,
        option=number,
        target=values.get("target", ""),
        aim=_aim(values.get("aim", "")),
        heroism=int(values.get("ph", "") or "0"),
        mordant=_flag(values.get("mordant", NO)),
        vista=_flag(values.get("vista", NO)),
        technique=technique,
        stake=int(stake) if stake and technique else None,
        branch=values.get("branch", ""),
        shield=_flag(values.get("shield", YES)),
        focus=values.get("focus", ""),
    )


def option_of(tables: Tables, fighter: Fighter, wanted: str) -> int:
    """The number of an option; raises `ValueError` for one that the fighter does not have."""
    if wanted.isdigit():
        return int(wanted)
    for number in TECHNIQUES:
        if any(each.id == wanted for each in techniques(tables, fighter, number)):
            return number
    raise ValueError(wanted)


def _react(fighter: Fighter, values: Mapping[str, str]) -> React:
    option = values.get("option", PASS)
    if option == PASS:
        return React(fighter=fighter.id)
    return React(
        fighter=fighter.id,
        option=int(option),
        target=values.get("target", ""),
        aim=_aim(values.get("aim", "")),
    )


def _counter(fighter: Fighter, value: str) -> Counter:
    kind, _, foe = value.partition(":")
    if kind == "strike" and foe:
        return Counter(fighter=fighter.id, target=foe)
    if value == "disengage":
        return Counter(fighter=fighter.id, disengage=True)
    if value == NONE:
        return Counter(fighter=fighter.id)
    raise ValueError(value)


def _advantage(fighter: Fighter, value: str) -> Advantage:
    if value == NONE:
        return Advantage(fighter=fighter.id)
    kind, _, target = value.partition(":")
    aim = Aim(kind)
    return Advantage(
        fighter=fighter.id, which=aim, target=_weapon(target) if aim is Aim.DRAW else target
    )


def _weapon(value: str) -> str:
    return "" if value == BARE_HANDS else value


def _aim(value: str) -> Aim | None:
    return Aim(value) if value else None


def _flag(value: str) -> bool:
    if value not in (YES, NO):
        raise ValueError(value)
    return value == YES
