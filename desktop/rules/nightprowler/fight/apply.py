"""The state after an event: total, pure, and free of any rule."""

from collections.abc import Callable, Iterable

import msgspec

from desktop.rules.nightprowler.fight.events import (
    Answered,
    AnyEvent,
    Asked,
    Compared,
    Countered,
    DocumentReplaced,
    HealthSet,
    HeroismSet,
    InitiativeSet,
    Joined,
    Locked,
    ModifierSet,
    Paired,
    Parted,
    PhaseEntered,
    Reacted,
    Removed,
    Revealed,
    RollMade,
    RoundStarted,
    SideSet,
    Unlocked,
    WeaponShown,
    Wounded,
)
from desktop.rules.nightprowler.fight.state import Fighter, Pair, Phase, State

replace = msgspec.structs.replace


def apply(state: State, event: AnyEvent) -> State:
    """The state after `event`; one about somebody who is not there changes nothing."""
    match event:
        case PhaseEntered():
            return replace(state, phase=event.phase, round=event.round, bell=event.bell)
        case RoundStarted():
            return _new_round(state, event.round)
        case Joined():
            return replace(state, fighters=(*state.fighters, event.fighter))
        case Paired():
            return replace(state, pairs=(*_without(state.pairs, event.pair), event.pair))
        case Parted():
            return replace(state, pairs=_without(state.pairs, event.pair))
        case Compared():
            return replace(state, exchanges=(*state.exchanges, event.exchange))
        case Countered():
            return replace(state, counters=(*state.counters, event.strike))
        case Asked():
            return replace(state, questions=(*state.questions, event.question))
        case Answered():
            return _answered(state, event)
        case Wounded():
            told = replace(state, injuries=(*state.injuries, event.injury))
            return _changed(told, event.injury.fighter, lambda one: _healthy(one, event))
        case _:
            return _changed(state, event.fighter, lambda one: _fighter(one, event))


def apply_all(state: State, events: Iterable[AnyEvent]) -> State:
    """The state after several events."""
    for event in events:
        state = apply(state, event)
    return state


def _fighter(one: Fighter, event: AnyEvent) -> Fighter:
    """What an event about one fighter changes of him."""
    match event:
        case Locked():
            return replace(one, locked=True, choice=event.choice)
        case Unlocked():
            return replace(one, locked=False, choice=None)
        case Revealed():
            return replace(one, choice=event.choice, heroism=event.heroism)
        case Reacted():
            if event.choice is None:
                return replace(one, heard=True)
            return replace(
                one, heard=True, reacted=True, choice=event.choice, heroism=event.heroism
            )
        case RollMade():
            return replace(one, roll=event.roll)
        case HealthSet():
            return replace(one, health=event.health)
        case HeroismSet():
            return replace(one, heroism=event.heroism)
        case WeaponShown():
            return replace(one, weapon=event.weapon, shield=event.shield)
        case InitiativeSet():
            return replace(one, initiative=event.value)
        case ModifierSet():
            return replace(one, modifier=event.value)
        case SideSet():
            return replace(one, side=event.side)
        case Removed():
            return replace(one, removed=True)
        case DocumentReplaced():
            return replace(
                one,
                document=event.document,
                name=event.name or one.name,
                stats=event.stats,
                health=one.health if event.health is None else event.health,
                heroism=one.heroism if event.heroism is None else event.heroism,
            )
        case _:
            return one


def _healthy(one: Fighter, event: Wounded) -> Fighter:
    return replace(one, health=event.health)


def _changed(state: State, fighter: str, change: Callable[[Fighter], Fighter]) -> State:
    return replace(
        state,
        fighters=tuple(change(each) if each.id == fighter else each for each in state.fighters),
    )


def _without(pairs: tuple[Pair, ...], gone: Pair) -> tuple[Pair, ...]:
    return tuple(each for each in pairs if (each.a, each.b) != (gone.a, gone.b))


def _answered(state: State, event: Answered) -> State:
    left = list(state.questions)
    for place, each in enumerate(left):
        if (each.query, each.fighter) == (event.question.query, event.question.fighter):
            del left[place]
            break
    return replace(state, questions=tuple(left))


def _new_round(state: State, number: int) -> State:
    return replace(
        state,
        phase=Phase.CHOICE,
        round=number,
        bell=False,
        fighters=tuple(_fresh(each) for each in state.fighters),
        exchanges=(),
        counters=(),
        injuries=(),
    )


def _fresh(one: Fighter) -> Fighter:
    return replace(
        one, locked=False, choice=None, heard=False, reacted=False, roll=None, modifier=0
    )
