"""The techniques that a fighter has at hand, and why one cannot be used now (IV.B.4)."""

from collections.abc import Callable, Mapping

import msgspec

from desktop.rules.kept import kept
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.parts import ATTITUDES, OPTIONS
from desktop.rules.nightprowler.fight.stance import TWO_WEAPONS, two_weapons
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import SCHOOL, Arm, Mastery
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

TECHNIQUES = tuple(option for option in OPTIONS if option not in ATTITUDES)
UNARMED = "empoignade"
SMALL = "petite-articulee"
UNDRAWN, GREATER_REACH = "arme-non-degainee", "allonge-superieure"
STUNNING = "assommer"
SURPRISING_FAMILY = "lames-courtes"


def techniques(tables: Tables, fighter: Fighter, option: int) -> tuple[Technique, ...]:
    """The techniques that an option may be for a fighter as he stands, legal now or not
    (NP-TECHNIQUE-GENERAL, NP-DUEL-OPTIONS-SET)."""
    return kept(fighter, _techniques, tables, option)


def _techniques(tables: Tables, option: int, fighter: Fighter) -> tuple[Technique, ...]:
    if option == SCHOOL:
        return tuple(tables.techniques.get(each) for each in fighter.stats.schools)
    arm = fighter.arm
    if two_weapons(fighter):
        found = _of_kind(tables, TWO_WEAPONS)
    elif not arm.family:
        found = _of_kind(tables, UNARMED)
    else:
        found = tuple(_instead(tables, arm, each) for each in tables.techniques_of(arm.family))
    in_hand = [each for each in found if each.option == option and UNDRAWN not in each.requires]
    drawn_at_last = [
        each
        for each in tables.techniques_of(SURPRISING_FAMILY)
        if each.option == option and UNDRAWN in each.requires and undrawn(fighter)
    ]
    if not (in_hand or drawn_at_last):
        # The blade is out already: the option is shown, and says why it is closed.
        in_hand = [each for each in found if each.option == option]
    return (*in_hand, *drawn_at_last)


def named(tables: Tables, fighter: Fighter, option: int, technique: str) -> Technique | None:
    """The technique that a choice means: the one it names, or the only one of its option."""
    offered = techniques(tables, fighter, option)
    if technique:
        return next((each for each in offered if each.id == technique), None)
    return offered[0] if len(offered) == 1 else None


def undrawn(fighter: Fighter) -> Arm | None:
    """A short blade that the fighter has not drawn yet and is trained in (NP-TECHNIQUE-COURTES-
    ATTAQUE-SURPRISE)."""
    held = (fighter.arm.id, fighter.second, *fighter.dropped)
    for arm in fighter.stats.arms:
        short = arm.family == SURPRISING_FAMILY and arm.mastery is Mastery.TRAINED
        if short and arm.id not in held:
            return arm
    return None


def drawing(technique: Technique, fighter: Fighter) -> Fighter:
    """The fighter as he is once a technique has drawn the weapon that it needs."""
    arm = undrawn(fighter) if UNDRAWN in technique.requires else None
    return fighter if arm is None else msgspec.structs.replace(fighter, weapon=arm.id, second="")


def why_not_technique(
    tables: Tables, state: State, fighter: Fighter, technique: Technique
) -> Message | None:
    """Why a technique is closed to a fighter whatever its target, or None."""
    arm = drawing(technique, fighter).arm
    if arm.mastery is not Mastery.TRAINED:
        return say("np.fight.why.base-attitudes", weapon=arm.name)
    if fighter.entangled and technique.group != UNARMED:
        return say("np.fight.why.entangled")
    for requirement in technique.requires:
        if reason := _REQUIREMENTS[requirement](state, fighter):
            return reason
    least = least_price(technique, fighter)
    if least > fighter.heroism:
        return say("np.fight.why.heroism", wanted=least, owned=fighter.heroism)
    return None


def least_price(technique: Technique, fighter: Fighter) -> int:
    """The fewest PH that a technique costs now; La corne du bélier costs nothing before its second
    attack (NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER)."""
    if rehearses(technique):
        return technique.cost_max if fighter.rehearsed else technique.cost_min
    return technique.cost_min


def most_price(technique: Technique, fighter: Fighter) -> int:
    """The most PH that can be put into a technique."""
    return least_price(technique, fighter) if rehearses(technique) else technique.cost_max


def rehearses(technique: Technique) -> bool:
    """Whether a first attack without damage prepares a second one."""
    return technique.no_damage and technique.damage_bonus > 0


def _of_kind(tables: Tables, kind: str) -> tuple[Technique, ...]:
    groups = {group.id for group in tables.technique_groups if group.kind == kind}
    return tuple(each for each in tables.techniques if each.group in groups)


def _instead(tables: Tables, arm: Arm, technique: Technique) -> Technique:
    """A small articulated weapon has Assommer for the technique that needs the longer reach
    (NP-TECHNIQUE-FLEAUX-ATTAQUE-PARFAITE)."""
    if SMALL in arm.flags and GREATER_REACH in technique.requires:
        stunning = tables.techniques.get(STUNNING)
        return msgspec.structs.replace(stunning, option=technique.option)
    return technique


def _flagged(flag: str) -> Callable[[State, Fighter], Message | None]:
    def check(state: State, fighter: Fighter) -> Message | None:
        return None if flag in fighter.arm.flags else say(f"np.fight.why.{flag}")

    return check


def _after_mouvement(state: State, fighter: Fighter) -> Message | None:
    """The turn before must have been won with a Mouvement (NP-TECHNIQUE-EMPOIGNADE-
    IMMOBILISATION)."""
    won = fighter.mastered > 0 and fighter.mastered == state.round - 1
    return None if won else say("np.fight.why.mouvement-first")


def _not_drawn(state: State, fighter: Fighter) -> Message | None:
    return None if undrawn(fighter) is not None else say("np.fight.why.drawn")


def _not_engaged(state: State, fighter: Fighter) -> Message | None:
    return say("np.fight.why.already-engaged") if state.active_foes(fighter.id) else None


def _longer(state: State, fighter: Fighter) -> Message | None:
    """The reach must be strictly greater than every adversary's."""
    for foe in state.active_foes(fighter.id):
        if fighter.arm.allonge <= foe.arm.allonge:
            return say("np.fight.why.longer", name=foe.name)
    return None


_REQUIREMENTS: Mapping[str, Callable[[State, Fighter], Message | None]] = {
    "masse-au-revers": _flagged("masse-au-revers"),
    "pic-au-revers": _flagged("pic-au-revers"),
    "mouvement-gagne": _after_mouvement,
    UNDRAWN: _not_drawn,
    "hors-engagement": _not_engaged,
    "hors-melee": _not_engaged,
    GREATER_REACH: _longer,
}
