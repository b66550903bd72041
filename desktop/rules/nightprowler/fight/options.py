"""Which choices are legal now, and why the others are not.

Everything here reads public facts only, so that asking betrays no sealed choice.
"""

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document import Track
from desktop.rules.nightprowler.fight.state import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    OPTIONS,
    Aim,
    Choice,
    Fighter,
    State,
    engaged_at,
    kept_off,
)
from desktop.rules.nightprowler.fight.stats import Mastery
from desktop.rules.nightprowler.tables import Tables

REACTION, MORDANT, VISTA = "reaction", "mordant", "vista"
"""Uses of Héroïsme in the tables."""

ATHLETIC_AIMS = frozenset({Aim.DISENGAGE, Aim.ACTION, Aim.MOVE})
"""Advantages sought with Athlétisme; the others with the weapon (NP-COMBAT-MOUVEMENT-SKILL)."""


def forced_by(state: State, fighter: Fighter) -> Fighter | None:
    """Who forces a fighter into the Attitude défensive: on the first turn, an adversary of higher
    Initiative (IV.B.2, NP-COMBAT-INITIATIVE-FIRST-TURN)."""
    if state.round != 1:
        return None
    faster = [foe for foe in state.active_foes(fighter.id) if foe.speed > fighter.speed]
    return max(faster, key=_speed) if faster else None


def why_not_option(state: State, fighter: Fighter, option: int) -> Message | None:
    """Why an option is closed to a fighter whatever its target, or None."""
    if option not in OPTIONS:
        return say("np.fight.why.option-unknown", option=option)
    if option != DEFENSIVE and (faster := forced_by(state, fighter)):
        return say("np.fight.why.initiative", name=faster.name, speed=faster.speed)
    if option not in ATTITUDES:
        return _why_not_technique(fighter)
    if option != OFFENSIVE:
        return None
    if fighter.arm.ranged:
        return say("np.fight.why.ranged", weapon=fighter.arm.name)
    engaged = state.foes(fighter.id)
    others = [foe for foe in state.enemies(fighter) if foe not in engaged]
    reasons = [why_not_target(state, fighter, foe) for foe in (*engaged, *others)]
    if not reasons:
        return say("np.fight.why.nobody")
    return reasons[0] if None not in reasons else None


def why_not_target(state: State, fighter: Fighter, foe: Fighter) -> Message | None:
    """Why a fighter cannot attack `foe` with option 1, or None (NP-ALLONGE-SHORTER)."""
    if foe not in state.enemies(fighter):
        return say("np.fight.why.target", name=foe.name)
    if kept_off(state, fighter, foe):
        pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
        return say(
            "np.fight.why.reach",
            name=foe.name,
            allonge=fighter.arm.allonge,
            distance=pair.distance,
        )
    return None


def can_change_reach(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a Mouvement would close or restore the allonge (NP-ALLONGE-SHORTER, -RESTORE)."""
    if foe not in state.enemies(fighter):
        return False
    pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
    return fighter.arm.allonge != pair.distance


def why_not_aim(state: State, fighter: Fighter, aim: Aim) -> Message | None:
    """Why an advantage cannot be sought, or None (NP-COMBAT-ATTITUDE-MOUVEMENT)."""
    match aim:
        case Aim.DISENGAGE | Aim.MOVE:
            return None if state.foes(fighter.id) else say("np.fight.why.not-engaged")
        case Aim.REACH:
            if any(can_change_reach(state, fighter, foe) for foe in state.enemies(fighter)):
                return None
            return say("np.fight.why.same-reach")
        case Aim.DRAW:
            return None if len(fighter.stats.arms) > 1 else say("np.fight.why.no-weapon")
        case Aim.ACTION:
            return None


def outnumbered(state: State, fighter: Fighter) -> bool:
    """Whether several adversaries face a fighter (IV.B.5.b, NP-OUTNUMBERED-ATTITUDES)."""
    return len(state.active_foes(fighter.id)) > 1


def wounded(fighter: Fighter) -> bool:
    """Whether a box is ticked at all."""
    return any(fighter.health.ticks(Track.VITALITY)) or any(fighter.health.ticks(Track.ENDURANCE))


def why_not(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> Message | None:
    """Why a whole choice is not legal, or None."""
    if reason := why_not_option(state, fighter, choice.option):
        return reason
    if choice.option == OFFENSIVE and (reason := _why_not_attack(state, fighter, choice.target)):
        return reason
    if choice.option == MOUVEMENT and (reason := _why_not_mouvement(state, fighter, choice)):
        return reason
    return why_not_spend(tables, state, fighter, choice)


def use_price(tables: Tables, use: str) -> int:
    """What a use of Héroïsme costs, in PH (IV.B.2)."""
    return tables.heroism_uses.get(use).cost


def price(tables: Tables, choice: Choice) -> int:
    """What a choice costs at the reveal, in PH."""
    uses = [use for use, on in ((MORDANT, choice.mordant), (VISTA, choice.vista)) if on]
    return choice.heroism + sum(use_price(tables, use) for use in uses)


def why_not_spend(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> Message | None:
    """Why the PH of a choice cannot be spent (NP-HEROISM-RAISE-THRESHOLD, NP-COMBAT-MORDANT,
    NP-COMBAT-VISTA, NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE), or None."""
    if choice.heroism < 0:
        return say("np.fight.why.negative")
    if fighter.arm.mastery is Mastery.INCOMPATIBLE and (choice.heroism or choice.vista):
        return say("np.fight.why.incompatible-heroism", weapon=fighter.arm.name)
    if choice.mordant and not wounded(fighter):
        return say("np.fight.why.not-wounded")
    if choice.vista and not outnumbered(state, fighter):
        return say("np.fight.why.not-outnumbered")
    wanted = price(tables, choice)
    if wanted > fighter.heroism:
        return say("np.fight.why.heroism", wanted=wanted, owned=fighter.heroism)
    return None


def why_not_react(tables: Tables, fighter: Fighter) -> Message | None:
    """Why a fighter cannot change his Attitude after the reveal (NP-COMBAT-REACTION), or None."""
    if not fighter.able:
        return say("np.fight.why.out", name=fighter.name)
    if fighter.choice is None:
        return say("np.fight.why.no-choice", name=fighter.name)
    if fighter.heard:
        return say("np.fight.why.heard", name=fighter.name)
    if fighter.arm.mastery is Mastery.INCOMPATIBLE:
        return say("np.fight.why.incompatible-heroism", weapon=fighter.arm.name)
    wanted = use_price(tables, REACTION)
    if fighter.heroism < wanted:
        return say("np.fight.why.heroism", wanted=wanted, owned=fighter.heroism)
    return None


def speakers(tables: Tables, state: State) -> tuple[Fighter, ...]:
    """Who may still react, lowest Initiative first: the highest speaks last."""
    return tuple(
        sorted((each for each in state.fighters if why_not_react(tables, each) is None), key=_speed)
    )


def _why_not_technique(fighter: Fighter) -> Message:
    """Options 4 to 6 need a trained family (NP-COMBAT-WEAPON-FAMILY-COMPATIBLE), then a
    technique."""
    if fighter.arm.mastery is not Mastery.TRAINED:
        return say("np.fight.why.base-attitudes", weapon=fighter.arm.name)
    return say("np.fight.why.no-technique")


def _why_not_attack(state: State, fighter: Fighter, target: str) -> Message | None:
    foe = state.find(target)
    return say("np.fight.why.no-target") if foe is None else why_not_target(state, fighter, foe)


def _why_not_mouvement(state: State, fighter: Fighter, choice: Choice) -> Message | None:
    if choice.aim is None:
        return say("np.fight.why.no-aim")
    if reason := why_not_aim(state, fighter, choice.aim):
        return reason
    if choice.aim is not Aim.REACH:
        return None
    foe = state.find(choice.target)
    if foe is None:
        return say("np.fight.why.no-target")
    return None if can_change_reach(state, fighter, foe) else say("np.fight.why.same-reach")


def _speed(fighter: Fighter) -> int:
    return fighter.speed
