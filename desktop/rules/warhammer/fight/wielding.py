"""With what a combat action is made, as questions: nothing is asked where there is no choice."""

from collections.abc import Iterable, Iterator, Mapping

from desktop.rules.fightview import AskField, Option
from desktop.rules.message import say
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.fight import budget
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.tables.tables import Tables

BARE = "mains-nues"
_COMMON = (budget.ATTACK, budget.CHARGE, budget.FEINT, budget.MANOEUVRE)
"""Actions that any melee weapon will do for."""


def weapon_fields(
    tables: Tables, state: State, one: Fighter, arms: Mapping[str, Arm], legal: set[str]
) -> Iterator[AskField]:
    """With what: the melee weapons for common actions, those that are fit for the others; nothing
    is asked where there is no choice."""
    label = say("wh.fight.field.weapon")
    melee = {id: each for id, each in arms.items() if not each.ranged}
    if len(melee) > 1:
        default = default_weapon(melee)
        when = when_action(a for a in _COMMON if a in legal)
        yield AskField("weapon", label, _named(melee), default=default or BARE, when=when)
    ranged = {id: each for id, each in arms.items() if each.ranged}
    if budget.SHOOT in legal and len(ranged) > 1:
        names = tuple(
            Option(id, each.name, budget.unready(tables, state, one, each))
            for id, each in ranged.items()
        )
        ready = next(each.value for each in names if each.why_not is None)
        yield AskField("launcher", label, names, default=ready, when=when_action((budget.SHOOT,)))
    for action in (*budget.SPECIALS, budget.AIM):
        fit = budget.usable(tables, state, one, action) if action in legal else {}
        if len(fit) > 1:
            default = _best(action, fit) or BARE
            when = when_action((action,))
            yield AskField(f"weapon-{action}", label, _named(fit), default=default, when=when)


def _best(action: str, fit: Mapping[str, Arm]) -> str:
    """The weapon that he most likely aims with, or does something special."""
    ranged = next((id for id, each in fit.items() if each.ranged), "")
    return ranged if ranged and action == budget.AIM else default_weapon(fit)


def default_weapon(arms: Mapping[str, Arm]) -> str:
    """The first weapon that is no shield, else the first."""
    first = next(iter(arms), "")
    return next((id for id, each in arms.items() if each.shield is None), first)


def _named(arms: Mapping[str, Arm]) -> tuple[Option, ...]:
    return tuple(Option(id or BARE, each.name) for id, each in arms.items())


def chosen(
    tables: Tables, state: State, one: Fighter, action: str, values: Mapping[str, str]
) -> str:
    """The weapon of an action: the one that was named, else the only one that is fit."""
    if action == budget.FREEING:
        return ""
    if action == budget.SHOOT and "launcher" in values:
        return values["launcher"]
    named = values.get("weapon" if action in _COMMON else f"weapon-{action}", "")
    if named:
        return "" if named == BARE else named
    return _best(action, budget.usable(tables, state, one, action))


def when_action(actions: Iterable[str]) -> tuple[str, ...]:
    """The answers that name one of these actions."""
    return tuple(f"action={each}" for each in actions)
