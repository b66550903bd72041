"""Two engaged fighters compared, and the blow that comes of it (IV.B.1, IV.B.3)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.state import (
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    Aim,
    Exchange,
    Fighter,
    State,
    Strike,
    kept_off,
)
from desktop.rules.nightprowler.health import damage_line, lines
from desktop.rules.nightprowler.tables import Tables


def attacks(fighter: Fighter, foe: Fighter) -> bool:
    """Whether a fighter attacks `foe` this turn."""
    choice = fighter.choice
    return (
        fighter.roll is not None
        and choice is not None
        and choice.option == OFFENSIVE
        and choice.target == foe.id
    )


def defends(fighter: Fighter) -> bool:
    """Whether a fighter who rolled took the Attitude défensive."""
    return (
        fighter.roll is not None
        and fighter.choice is not None
        and fighter.choice.option == DEFENSIVE
    )


def moves(fighter: Fighter) -> bool:
    """Whether a fighter who rolled took a Mouvement."""
    return (
        fighter.roll is not None
        and fighter.choice is not None
        and fighter.choice.option == MOUVEMENT
    )


def compare(tables: Tables, state: State, left: Fighter, right: Fighter) -> Exchange | None:
    """Compare two engaged fighters who have rolled, or one who rolled with one who could not.

    None when there is nothing between them this turn: nobody attacks or moves.
    """
    if not (attacks(left, right) or attacks(right, left) or moves(left) or moves(right)):
        return None
    ours = counted(tables, left, right)
    theirs = counted(tables, right, left)
    winner, precision = _winner(left, right, ours, theirs)
    strike, chance = None, None
    if winner is not None:
        loser = right if winner is left else left
        mine, other = (ours, theirs) if winner is left else (theirs, ours)
        if attacks(winner, loser) and mine is not None:
            strike = struck(tables, winner, loser, _landing(tables, mine, precision), other)
        elif defends(winner) and attacks(loser, winner) and not precision:
            chance = _chance(tables, state, mine, other)
    return Exchange(
        left=left.id,
        right=right.id,
        left_quality=ours,
        right_quality=theirs,
        winner="" if winner is None else winner.id,
        precision=precision,
        strike=strike,
        chance=chance,
    )


def counted(tables: Tables, fighter: Fighter, foe: Fighter) -> Breakdown | None:
    """A fighter's quality as it counts against `foe`.

    Bouclier (IV.B.5.e, NP-SHIELD-DEFENSIVE): a defender's shield takes a level off the attack; a
    success stays one (NP-CHECK-QUALITY-STEPS).
    """
    if fighter.roll is None:
        return None
    quality = start(say("np.fight.term.quality", name=fighter.name), fighter.roll.quality)
    if attacks(fighter, foe) and defends(foe) and foe.shield and fighter.roll.success:
        quality = quality.plus(
            say("np.fight.term.shield", name=foe.name),
            tables.constants.bouclier_qualite_adverse,
            "NP-SHIELD-DEFENSIVE",
        ).at_least(0, say("np.fight.term.success-floor"), "NP-CHECK-QUALITY-STEPS")
    return quality


def struck(
    tables: Tables,
    attacker: Fighter,
    victim: Fighter,
    landing: Breakdown,
    defence: Breakdown | None,
    *,
    counter: bool = False,
) -> Strike:
    """The damage of a blow that wins (NP-COMBAT-ATTITUDE-DEFENSIVE, NP-ARMOUR-SUBTRACT).

    `defence` is the victim's quality, taken off when his Attitude is défensive and succeeded; a
    contre meets no defence.
    """
    damage = landing
    if not counter and defends(victim) and defence is not None and victim.roll is not None:
        taken = -max(0, defence.total) if victim.roll.success else 0
        damage = damage.plus(
            say("np.fight.term.defence", name=victim.name), taken, "NP-COMBAT-ATTITUDE-DEFENSIVE"
        )
    arm = attacker.arm
    worn = victim.stats.protection_blunt if arm.blunt else victim.stats.protection
    for line in worn.lines:
        damage = damage.plus(line.label, -line.amount, "NP-ARMOUR-SUBTRACT")
    damage = damage.at_most(
        lines(tables, arm.track)[-1].quality,
        say("np.fight.term.damage-cap"),
        "NP-HEALTH-DAMAGE-BY-QUALITY",
    )
    return Strike(
        attacker=attacker.id,
        victim=victim.id,
        track=arm.track,
        damage=damage,
        line=damage_line(tables, arm.track, damage.total),
        counter=counter,
    )


def counter_blow(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> Strike:
    """Contre-attaque (IV.B.3, NP-COMBAT-COUNTER-ATTACK): of the defence's quality minus 1, which
    the armour of the attacker reduces and which cannot be countered."""
    defence = counted(tables, fighter, foe) or start(say("np.fight.term.no-roll"), 0)
    landing = defence.plus(
        say("np.fight.term.counter"),
        tables.constants.contre_qualite_decalage,
        "NP-COMBAT-COUNTER-ATTACK",
    )
    return struck(tables, fighter, foe, landing, None, counter=True)


def mouvement_won(state: State, fighter: Fighter) -> bool:
    """Whether a Mouvement gains its advantage (IV.B.3, NP-COMBAT-ATTITUDE-MOUVEMENT).

    It must succeed and be better than everybody engaged with the fighter who opposes it; closing
    or restoring an allonge concerns that adversary alone.
    """
    choice = fighter.choice
    if choice is None or fighter.roll is None or not (moves(fighter) and fighter.roll.success):
        return False
    against = [
        exchange
        for exchange in state.exchanges
        if fighter.id in (exchange.left, exchange.right)
        and (choice.aim is not Aim.REACH or choice.target in (exchange.left, exchange.right))
    ]
    return all(exchange.winner == fighter.id for exchange in against)


def may_strike(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a contre can touch: reach must not keep the defender off (NP-ALLONGE-SHORTER)."""
    return not kept_off(state, fighter, foe) and not fighter.arm.ranged


def _winner(
    left: Fighter, right: Fighter, ours: Breakdown | None, theirs: Breakdown | None
) -> tuple[Fighter | None, bool]:
    """The better success (NP-COMBAT-HIT-NEEDS-SUCCESS), and whether Précision settled a draw
    (NP-COMBAT-PRECISION)."""
    left_holds = left.roll is not None and left.roll.success
    right_holds = right.roll is not None and right.roll.success
    if not (left_holds or right_holds):
        return None, False
    if left_holds != right_holds or ours is None or theirs is None:
        return (left if left_holds else right), False
    if ours.total != theirs.total:
        return (left if ours.total > theirs.total else right), False
    if left.heroism == right.heroism:
        return None, False
    return (left if left.heroism > right.heroism else right), True


def _landing(tables: Tables, quality: Breakdown, precision: bool) -> Breakdown:
    """The quality that a winning attack lands with: its own, or that of Précision."""
    if not precision:
        return quality
    return start(
        say("np.fight.term.precision"), tables.constants.precision_qualite, "NP-COMBAT-PRECISION"
    )


def _chance(
    tables: Tables, state: State, defence: Breakdown | None, attack: Breakdown | None
) -> int | None:
    """The quality of the contre that a defence opens, if any (NP-COMBAT-COUNTER-ATTACK): the gap is
    signed, unless the reading counts a failed attack as 0."""
    if defence is None or attack is None:
        return None
    against = attack.total
    if state.settings.readings.failed_attack_counts_zero:
        against = max(0, against)
    if defence.total - against < tables.constants.contre_ecart_minimum:
        return None
    return max(0, defence.total + tables.constants.contre_qualite_decalage)
