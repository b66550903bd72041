"""How people of PV négatifs fight when nobody says otherwise: what odds and simulations assume."""

import itertools
import random
from fractions import Fraction

from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, heroic, mortal, states
from desktop.rules.pv_negatifs.document import MortalWound
from desktop.rules.pv_negatifs.fight import acting, rounds
from desktop.rules.pv_negatifs.fight.commands import (
    AnyCommand,
    Attack,
    Begin,
    Bell,
    Check,
    Clear,
    Do,
    Ring,
    Settle,
    Strike,
    TakeStand,
    TakeTurn,
)
from desktop.rules.pv_negatifs.fight.parts import Offer, Phase
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.view import muster
from desktop.rules.pv_negatifs.suffer import PERCENT
from desktop.rules.pv_negatifs.tables.tables import Tables

HABITS = (
    say("pv.fight.habits.target"),
    say("pv.fight.habits.weapon"),
    say("pv.fight.habits.below"),
    say("pv.fight.habits.check"),
    say("pv.fight.habits.rest"),
)
_GATHER = "ramasser"


def under_way(tables: Tables, state: State) -> AnyCommand | None:
    """What goes on with what is under way: a blow, the check of a wound, a free attack; None
    without any."""
    if state.blow is not None:
        return Settle()
    one = state.wounded
    if one is not None and one.open_wound is not None:
        return usual_check(tables, state, one, one.open_wound)
    return _free(state, state.offers[0]) if state.offers else None


def usual_check(tables: Tables, state: State, one: Fighter, wound: MortalWound) -> Check:
    """The check of a wound that is likelier to be made (PV-WOUND-CHECK)."""
    row = tables.wounds.get(wound.wound) if wound.wound in tables.wounds else None
    wisdom = essence.ability(tables, state.settings, one.document, "sag").total
    chance = Fraction(1)
    if row is not None and row.wisdom is not None:
        chance = _under(row.wisdom.count, row.wisdom.sides, wisdom)
    effort = _heroic(tables, state, one, 0 if row is None else row.heroic)
    way = "heroique" if effort > chance else "sagesse"
    return Check(fighter=one.id, wound=wound.id, way=way)


def _under(count: int, sides: int, need: int) -> Fraction:
    """The share of throws of these dice that do not pass a number."""
    faces = itertools.product(range(1, sides + 1), repeat=count)
    return Fraction(sum(mortal.under_wisdom(need, sum(each)) for each in faces), sides**count)


def _heroic(tables: Tables, state: State, one: Fighter, modifier: int) -> Fraction:
    """The share in which a heroic roll is made; none where Table A lacks the Constitution."""
    try:
        need = heroic.target(tables, state.settings, one.document, modifier).total
    except KnownError:
        return Fraction()
    return Fraction(max(0, min(PERCENT, need)), PERCENT)


def _free(state: State, offer: Offer) -> Strike:
    """Free attacks are made, with the first weapon in hand."""
    document = state.fighter(offer.attacker).document
    held = [each.id for each in document.weapons if not each.ranged and not each.away]
    return Strike(
        fighter=offer.attacker, target=offer.target, made=True, weapon=held[0] if held else ""
    )


def next_of_fight(tables: Tables, state: State, generator: random.Random) -> AnyCommand | None:
    """The next command of a fight left to these habits; None once fewer than two sides stand."""
    if state.phase is Phase.CLOSED or not state.opposed:
        return None
    if (going := under_way(tables, state)) is not None:
        return going
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.BELL:
            return Bell()
        case _:
            one = state.acting
            own = None if one is None else _turn(tables, state, one, generator)
            return _next_turn(state) if own is None else own


def _next_turn(state: State) -> AnyCommand:
    """The turn after the one that is on, by initiative; nobody's: the round is over."""
    slot = muster(state).following({each.id for each in state.able()})
    return TakeTurn(slot=slot) if slot else Ring()


def _turn(
    tables: Tables, state: State, one: Fighter, generator: random.Random
) -> AnyCommand | None:
    """What somebody does in his turn; None when nothing more."""
    if rounds.why_no_stand(state, one) is None:
        likely = _heroic(tables, state, one, 0) >= Fraction(1, 2)
        return TakeStand(fighter=one.id, stand="heroique" if likely else "defensif")
    confused = one.able and states.CONFUSED in one.document.body.conditions
    if confused and not (one.marks.cleared or one.marks.stopped):
        scores = {
            which: essence.ability(tables, state.settings, one.document, which).total
            for which in ("int", "sag")
        }
        return Clear(fighter=one.id, ability="int" if scores["int"] > scores["sag"] else "sag")
    if acting.why_no_attack(tables, state, one) is not None:
        return None
    disarmed = all(each.away for each in one.document.weapons)
    if disarmed and acting.why_no_deed(tables, state, one, _GATHER) is None:
        return Do(fighter=one.id, deed=_GATHER)
    return _blow(tables, state, one, generator)


def _blow(tables: Tables, state: State, one: Fighter, generator: random.Random) -> Attack | None:
    """A blow at somebody who is hand to hand with him, or who swallowed him; else at anybody."""
    held = one.swallowed
    if held is not None and state.find(held.creature) is not None:
        foes: tuple[Fighter, ...] = (state.fighter(held.creature),)
    else:
        near = tuple(each for each in state.foes(one.id) if each.side != one.side)
        foes = near or tuple(each for each in state.able() if each.side != one.side)
    if not foes:
        return None
    foe = generator.choice(foes)
    return next(iter(attacks(tables, state, one, foe.id)), None)


def attacks(
    tables: Tables, state: State, one: Fighter, target: str, *, nonlethal: bool = False
) -> tuple[Attack, ...]:
    """The plain attacks that somebody could make on a target: with each weapon as it stands on the
    sheet, those for melee first while he is hand to hand; bare hands for who has none."""
    near = bool(state.foes(one.id))
    weapons = sorted(one.document.weapons, key=lambda each: near and each.ranged)
    found: list[Attack] = []
    for weapon in weapons:
        command = Attack(fighter=one.id, target=target, weapon=weapon.id, nonlethal=nonlethal)
        closed = weapon.away or acting.why_no_blow(tables, state, one, command, weapon)
        if not closed:
            found.append(command)
    if not found and not nonlethal:
        found.append(Attack(fighter=one.id, target=target))
    return tuple(found)
