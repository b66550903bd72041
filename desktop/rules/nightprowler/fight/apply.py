"""The state after an event: total, pure, and free of any rule."""

from collections.abc import Callable

import msgspec

from desktop.rules.nightprowler.document.character import LINES, Track
from desktop.rules.nightprowler.fight.events import (
    Adjusted,
    Amended,
    Answered,
    AnyEvent,
    Asked,
    Avoided,
    BloodDrawn,
    Compared,
    Confronted,
    Countered,
    Delivered,
    DocumentReplaced,
    Dropped,
    GearSet,
    Gripped,
    GroundSet,
    HealthSet,
    HeroismSet,
    Hindered,
    InitiativeSet,
    Joined,
    Locked,
    ModifierSet,
    MouvementWon,
    Noted,
    Paired,
    Parted,
    PhaseEntered,
    Pinced,
    Reacted,
    Rehearsed,
    Released,
    Reloaded,
    Removed,
    Revealed,
    RollMade,
    RoundStarted,
    SettingsApplied,
    ShotSet,
    SideSet,
    Skipped,
    SteadySet,
    Surprised,
    Swept,
    Trial,
    Unlocked,
    Unpinced,
    WeaponShown,
    Wounded,
)
from desktop.rules.nightprowler.fight.parts import (
    Injury,
    Phase,
    Shot,
    Versus,
)
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.ties import (
    compared,
    parted,
    surprised,
    tied,
    unbound,
    unpinced,
    without,
)

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
            return replace(state, pairs=(*without(state.pairs, event.pair), event.pair))
        case Parted():
            return parted(state, event.pair)
        case Gripped():
            return tied(state, (*unbound(state.bonds, event.bond), event.bond))
        case Released():
            return tied(state, unbound(state.bonds, event.bond))
        case Surprised():
            return replace(state, surprises=surprised(state.surprises, event.surprise))
        case Pinced():
            return replace(
                state, pincers=(*unpinced(state.pincers, event.pincer.victim), event.pincer)
            )
        case Unpinced():
            return replace(state, pincers=unpinced(state.pincers, event.victim))
        case Noted() | Skipped() | Swept():
            return state
        case Adjusted():
            return replace(state, adjusted=(*state.adjusted, event.adjustment))
        case SettingsApplied():
            fighters = tuple(
                replace(each, stats=event.stats.get(each.id, each.stats)) for each in state.fighters
            )
            return replace(state, settings=event.settings, fighters=fighters)
        case Compared():
            return replace(state, exchanges=compared(state.exchanges, event.exchange))
        case Countered() | Delivered():
            return replace(state, counters=(*state.counters, event.strike))
        case Asked():
            return replace(state, questions=(*state.questions, event.question))
        case Answered():
            return _answered(state, event)
        case Wounded():
            told = replace(state, injuries=(*state.injuries, event.injury))
            return _changed(told, event.injury.fighter, lambda one: _healthy(one, event))
        case Amended():
            return _amended(state, event)
        case _:
            return _changed(state, event.fighter, lambda one: _fighter(one, event))


def _fighter(one: Fighter, event: AnyEvent) -> Fighter:
    """What an event about one fighter changes of him."""
    match event:
        case Locked():
            return replace(one, locked=True, choice=event.choice)
        case Unlocked():
            return replace(one, locked=False, choice=None)
        case Revealed():
            return replace(one, choice=event.choice, heroism=event.heroism)
        case Confronted():
            return replace(one, confronted=(*one.confronted, event.foe))
        case Reacted():
            if event.choice is None:
                return replace(one, heard=True)
            return replace(
                one, heard=True, reacted=True, choice=event.choice, heroism=event.heroism
            )
        case RollMade():
            if event.foe:
                versus = (*one.versus, Versus(event.foe, event.roll))
                return replace(one, roll=one.roll or event.roll, versus=versus)
            return replace(one, roll=event.roll)
        case Trial():
            return replace(one, heroism=event.heroism, tried=one.tried or event.tries)
        case BloodDrawn():
            return replace(one, health=event.health, fresh=one.fresh + 1)
        case Avoided():
            return replace(one, heroism=event.heroism, avoided=(*one.avoided, event.foe))
        case HealthSet():
            return replace(one, health=event.health)
        case HeroismSet():
            return replace(one, heroism=event.heroism)
        case WeaponShown():
            held = (event.weapon, event.second)
            return replace(
                one,
                weapon=event.weapon,
                second=event.second,
                shield=event.shield,
                dropped=tuple(each for each in one.dropped if each not in held),
            )
        case Dropped():
            return replace(one, weapon=one.second, second="", dropped=(*one.dropped, event.weapon))
        case GearSet():
            return replace(
                one,
                gear=event.gear,
                stats=event.stats,
                shield=one.shield and not event.gear.split,
                second="" if event.stats.arm(one.second).id != one.second else one.second,
            )
        case Reloaded():
            others = (each for each in one.reloading if each.weapon != event.reloading.weapon)
            return replace(one, reloading=(*others, event.reloading))
        case ShotSet():
            return replace(one, shot=event.shot)
        case SteadySet():
            return replace(one, steady=event.on)
        case GroundSet():
            return replace(one, grounded=event.on)
        case Hindered():
            return replace(one, hindered=event.until)
        case Rehearsed():
            return replace(one, rehearsed=event.on)
        case MouvementWon():
            return replace(one, mastered=event.round)
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
                gear=one.gear if event.gear is None else event.gear,
            )
        case _:
            return one


def _healthy(one: Fighter, event: Wounded) -> Fighter:
    return replace(one, health=event.health, mortal=one.mortal + _mortal(event.injury))


def _amended(state: State, event: Amended) -> State:
    before = state.injuries[event.place]
    injuries = (*state.injuries[: event.place], event.injury, *state.injuries[event.place + 1 :])
    change = _mortal(event.injury) - _mortal(before)
    return _changed(
        replace(state, injuries=injuries),
        event.fighter,
        lambda one: replace(one, health=event.health, mortal=one.mortal + change),
    )


def _mortal(injury: Injury) -> int:
    """The boxes that it ticked among the Blessures mortelles."""
    return sum(hit.track is Track.VITALITY and hit.line == LINES - 1 for hit in injury.hits)


def _changed(state: State, fighter: str, change: Callable[[Fighter], Fighter]) -> State:
    one = state.find(fighter)
    return state if one is None else state.with_fighter(change(one))


def _answered(state: State, event: Answered) -> State:
    left = list(state.questions)
    if event.question in left:
        left.remove(event.question)
    return replace(state, questions=tuple(left))


def _new_round(state: State, number: int) -> State:
    return replace(
        state,
        phase=Phase.CHOICE,
        round=number,
        bell=False,
        fighters=tuple(_fresh(each) for each in state.fighters),
        # A surprise lasts for the first turn.
        surprises=state.surprises if number == 1 else (),
        exchanges=(),
        counters=(),
        injuries=(),
        adjusted=(),
    )


def _fresh(one: Fighter) -> Fighter:
    return replace(
        one,
        locked=False,
        choice=None,
        heard=False,
        reacted=False,
        tried=False,
        avoided=(),
        fresh=0,
        roll=None,
        versus=(),
        modifier=0,
        shot=Shot(),
    )
