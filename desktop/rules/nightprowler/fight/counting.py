"""A roll's quality as it counts against somebody, and as it lands (IV.B.4, IV.B.5)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.adjusting import QUALITY, added
from desktop.rules.nightprowler.fight.parts import Roll
from desktop.rules.nightprowler.fight.sources import source
from desktop.rules.nightprowler.fight.stance import (
    attacks,
    defends,
    neglected,
    technique,
)
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.load import Tables


def counted(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> Breakdown | None:
    """A fighter's quality as it is compared with `foe`'s; None without a roll."""
    quality = _quality(tables, state, fighter, foe)
    own = technique(tables, fighter.choice)
    roll = fighter.roll_against(foe.id)
    if quality is None or own is None or roll is None or not roll.success:
        return quality
    if not attacks(tables, state, fighter, foe):
        return quality
    # Feinte: the extra quality serves for the comparison only (NP-TECHNIQUE-ESTOC-FEINTE).
    return quality.plus(own.name, own.comparison_bonus, source(own.id))


def landing(
    tables: Tables, state: State, fighter: Fighter, foe: Fighter, *, precision: bool
) -> Breakdown:
    """The quality that a winning attack lands with: its own, or that of Précision."""
    quality = _quality(tables, state, fighter, foe)
    if precision or quality is None:
        return start(
            say("np.fight.term.precision"),
            tables.constants.precision_qualite,
            "NP-COMBAT-PRECISION",
        )
    return quality


def _quality(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> Breakdown | None:
    """The quality of a roll with what serves both for the comparison and for the damage.

    A success stays one, a failure too (NP-CHECK-QUALITY-STEPS).
    """
    roll = fighter.roll_against(foe.id)
    if roll is None:
        return None
    quality = start(say("np.fight.term.quality", name=fighter.name), roll.quality)
    quality = _surprise(tables, state, fighter, foe, quality)
    if attacks(tables, state, fighter, foe) and roll.success:
        quality = _attack(tables, state, fighter, foe, quality)
    for line in added(state, QUALITY, fighter.id, foe.id):
        quality = quality.plus(line.label, line.amount)
    if roll.success:
        return quality.at_least(0, say("np.fight.term.success-floor"), "NP-CHECK-QUALITY-STEPS")
    return quality.at_most(-1, say("np.fight.term.failure-cap"), "NP-CHECK-QUALITY-STEPS")


def _surprise(
    tables: Tables, state: State, fighter: Fighter, foe: Fighter, quality: Breakdown
) -> Breakdown:
    """Guet-apens (IV.B.5.d, NP-GUET-APENS-EFFECT): a quality less for whom it surprises, one more
    for the ambusher."""
    caught = state.surprise(fighter.id, foe.id)
    if caught is not None and not caught.reflex:
        value = tables.constants.guet_apens_qualite_cible
        quality = quality.plus(say("np.fight.term.surprised"), value, "NP-GUET-APENS-EFFECT")
    catches = state.surprise(foe.id, fighter.id)
    if catches is not None and not catches.reflex:
        value = tables.constants.guet_apens_qualite_attaquant
        quality = quality.plus(say("np.fight.term.ambush"), value, "NP-GUET-APENS-EFFECT")
    return quality


def _attack(
    tables: Tables, state: State, fighter: Fighter, foe: Fighter, quality: Breakdown
) -> Breakdown:
    """What raises or lowers a successful attack."""
    own, theirs = technique(tables, fighter.choice), technique(tables, foe.choice)
    if own is not None:
        quality = quality.plus(own.name, own.quality_bonus, source(own.id))
    if neglected(state, foe) == fighter.id:
        quality = quality.plus(say("np.fight.term.behind"), 1, "NP-TENAILLE-EFFECT")
    # Attaque à outrance missed: the adversary's attack gains (NP-TWO-WEAPONS-OUTRANCE).
    if theirs is not None and attacks(tables, state, foe, fighter) and _failed(foe, fighter):
        label = say("np.fight.term.technique", name=foe.name, technique=theirs.name)
        quality = quality.plus(label, theirs.failed_opponent_quality, source(theirs.id))
    if defends(tables, state, foe, fighter) and shielded(foe) and not fighter.arm.ranged:
        quality = quality.plus(
            say("np.fight.term.shield", name=foe.name),
            tables.constants.bouclier_qualite_adverse,
            "NP-SHIELD-DEFENSIVE",
        )
    return quality


def shielded(fighter: Fighter) -> bool:
    """Whether a fighter uses the shield that he holds (IV.B.5.e, NP-SHIELD-DEFENSIVE)."""
    return fighter.shield and fighter.choice is not None and fighter.choice.shield


def _failed(fighter: Fighter, foe: Fighter) -> bool:
    roll: Roll | None = fighter.roll_against(foe.id)
    return roll is not None and not roll.success
