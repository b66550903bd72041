"""Engagements, grips, tenailles and surprises put into a state, or taken out; no rule here."""

import msgspec

from desktop.rules.nightprowler.fight.parts import Bond, Exchange, Grip, Pair, Pincer, Surprise
from desktop.rules.nightprowler.fight.state import State

replace = msgspec.structs.replace


def without(pairs: tuple[Pair, ...], gone: Pair) -> tuple[Pair, ...]:
    return tuple(each for each in pairs if (each.a, each.b) != (gone.a, gone.b))


def parted(state: State, pair: Pair) -> State:
    """Who is not engaged holds nobody, and is in nobody's back."""
    return tied(
        replace(
            state,
            pairs=without(state.pairs, pair),
            pincers=tuple(
                each
                for each in state.pincers
                if not (
                    pair.holds(each.victim) and (pair.holds(each.behind) or pair.holds(each.front))
                )
            ),
        ),
        tuple(
            each for each in state.bonds if not (pair.holds(each.holder) and pair.holds(each.held))
        ),
    )


def tied(state: State, bonds: tuple[Bond, ...]) -> State:
    wound = {id for each in bonds if each.grip is Grip.ENTANGLED for id in (each.holder, each.held)}
    return replace(
        state,
        bonds=bonds,
        fighters=tuple(
            each
            if each.entangled == (each.id in wound)
            else replace(each, entangled=each.id in wound)
            for each in state.fighters
        ),
    )


def unbound(bonds: tuple[Bond, ...], gone: Bond) -> tuple[Bond, ...]:
    return tuple(each for each in bonds if each != gone)


def surprised(found: tuple[Surprise, ...], new: Surprise) -> tuple[Surprise, ...]:
    others = (each for each in found if (each.victim, each.by) != (new.victim, new.by))
    return (*others, new)


def unpinced(found: tuple[Pincer, ...], victim: str) -> tuple[Pincer, ...]:
    return tuple(each for each in found if each.victim != victim)


def compared(found: tuple[Exchange, ...], new: Exchange) -> tuple[Exchange, ...]:
    """A comparison that is settled later takes the place of the one that waited."""
    key = (new.left, new.right, new.second)
    if all((each.left, each.right, each.second) != key for each in found):
        return (*found, new)
    return tuple(new if (each.left, each.right, each.second) == key else each for each in found)
