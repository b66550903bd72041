"""Two fighters compared, and the blow that comes of it (IV.B.1, IV.B.3)."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.fight.blow import counter_arm, struck
from desktop.rules.nightprowler.fight.counting import counted, landing
from desktop.rules.nightprowler.fight.parts import Aim, Exchange
from desktop.rules.nightprowler.fight.stance import attacks, defends, moves
from desktop.rules.nightprowler.fight.state import Fighter, State, kept_off
from desktop.rules.nightprowler.tables.load import Tables


def compare(tables: Tables, state: State, left: Fighter, right: Fighter) -> Exchange | None:
    """Compare two fighters who have rolled, or one who rolled with one who could not.

    None when there is nothing between them this turn: nobody attacks or moves.
    """
    hitting = (attacks(tables, state, left, right), attacks(tables, state, right, left))
    moving = moves(tables, state, left, right) or moves(tables, state, right, left)
    if not (any(hitting) or (moving and state.pair(left.id, right.id) is not None)):
        return None
    ours = counted(tables, state, left, right)
    theirs = counted(tables, state, right, left)
    # A shot is opposed by nobody but who dodges it, or attacks the shooter (IV.B.5.a).
    if unopposed(tables, state, left, right):
        theirs = None
    elif unopposed(tables, state, right, left):
        ours = None
    return settled(tables, state, Sides(left, right, ours, theirs))


class Sides(msgspec.Struct, frozen=True):
    """Two fighters with their qualities as they count."""

    left: Fighter
    right: Fighter
    ours: Breakdown | None
    theirs: Breakdown | None


def settled(tables: Tables, state: State, sides: Sides) -> Exchange:
    """Who is better, by how much, and the blow or the chance of a contre that it gives."""
    left, right = sides.left, sides.right
    winner, precision = _winner(sides)
    strike, chance, gap = None, None, 0
    if winner is not None:
        loser = right if winner is left else left
        mine, other = (sides.ours, sides.theirs) if winner is left else (sides.theirs, sides.ours)
        gap = 0 if precision or mine is None else gap_of(state, mine, other)
        if attacks(tables, state, winner, loser) and mine is not None:
            lands = landing(tables, state, winner, loser, precision=precision)
            strike = struck(tables, state, winner, loser, lands, other, gap=gap)
        elif (
            defends(tables, state, winner, loser)
            and attacks(tables, state, loser, winner)
            and not precision
            and state.surprise(winner.id, loser.id) is None
        ):
            chance = _chance(tables, mine, gap)
    return Exchange(
        left=left.id,
        right=right.id,
        left_quality=sides.ours,
        right_quality=sides.theirs,
        winner="" if winner is None else winner.id,
        precision=precision,
        gap=gap,
        strike=strike,
        chance=chance,
    )


def unopposed(tables: Tables, state: State, shooter: Fighter, target: Fighter) -> bool:
    """Whether a shot is a simple roll (IV.B.5.a, NP-RANGED-UNOPPOSED): its target neither dodges
    nor attacks the shooter, since two adversaries never hit each other (NP-COMBAT-NO-MUTUAL-
    HIT)."""
    return (
        shooter.arm.ranged
        and attacks(tables, state, shooter, target)
        and not moves(tables, state, target, shooter)
        and not attacks(tables, state, target, shooter)
    )


def gap_of(state: State, mine: Breakdown, other: Breakdown | None) -> int:
    """By how much a success is better, in levels of quality (NP-COMBAT-COUNTER-ATTACK,
    NP-TECHNIQUE-GENERAL): on the signed scale, unless the reading counts a failure as 0; from 0
    when nothing opposes it."""
    against = 0 if other is None else other.total
    if state.settings.readings.failed_attack_counts_zero:
        against = max(0, against)
    return mine.total - against


def mouvement_won(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether a Mouvement gains its advantage (IV.B.3, NP-COMBAT-ATTITUDE-MOUVEMENT).

    It must succeed and be better than everybody who opposes it; closing or restoring an allonge
    concerns that adversary alone, and so does a Mur.
    """
    choice = fighter.choice
    if choice is None or fighter.roll is None or not fighter.roll.success:
        return False
    alone = choice.aim is Aim.REACH or bool(choice.technique)
    against = [
        exchange
        for exchange in state.exchanges
        if fighter.id in (exchange.left, exchange.right)
        and not exchange.second
        and (not alone or choice.target in (exchange.left, exchange.right))
    ]
    return all(exchange.winner == fighter.id for exchange in against)


def may_strike(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a contre can touch: reach must not keep the defender off (NP-ALLONGE-SHORTER)."""
    arm = counter_arm(tables, fighter)
    armed = msgspec.structs.replace(fighter, weapon=arm.id) if not fighter.entangled else fighter
    return not kept_off(state, armed, foe) and not arm.ranged


def _winner(sides: Sides) -> tuple[Fighter | None, bool]:
    """The better success (NP-COMBAT-HIT-NEEDS-SUCCESS), and whether Précision settled a draw
    (NP-COMBAT-PRECISION)."""
    left, right = sides.left, sides.right
    ours, theirs = sides.ours, sides.theirs
    left_holds = ours is not None and _succeeded(left, right)
    right_holds = theirs is not None and _succeeded(right, left)
    if not (left_holds or right_holds):
        return None, False
    if left_holds != right_holds or ours is None or theirs is None:
        return (left if left_holds else right), False
    if ours.total != theirs.total:
        return (left if ours.total > theirs.total else right), False
    if left.heroism == right.heroism:
        return None, False
    return (left if left.heroism > right.heroism else right), True


def _succeeded(fighter: Fighter, foe: Fighter) -> bool:
    roll = fighter.roll_against(foe.id)
    return roll is not None and roll.success


def _chance(tables: Tables, defence: Breakdown | None, gap: int) -> int | None:
    """The quality of the contre that a defence opens, if any (NP-COMBAT-COUNTER-ATTACK)."""
    if defence is None or gap < tables.constants.contre_ecart_minimum:
        return None
    return max(0, defence.total + tables.constants.contre_qualite_decalage)
