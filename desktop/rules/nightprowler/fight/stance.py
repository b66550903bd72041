"""What a choice amounts to against somebody: attacking, defending or moving (IV.B.3, IV.B.4)."""

import enum

from desktop.rules.nightprowler.fight.parts import DEFENSIVE, MOUVEMENT, OFFENSIVE, Choice
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

TWO_WEAPONS = "deux-armes"
"""The kind of the techniques of two-weapon fighting."""

COMEDY, FEINT = "comedie", "feinte"
"""The two ways of Le fourbe l'emporte."""


class Stance(enum.Enum):
    """One of the three Attitudes, or the technique that is like it."""

    ATTACK = "attack"
    DEFEND = "defend"
    MOVE = "move"


_ATTITUDES = {OFFENSIVE: Stance.ATTACK, DEFENSIVE: Stance.DEFEND, MOUVEMENT: Stance.MOVE}


def technique(tables: Tables, choice: Choice | None) -> Technique | None:
    """The technique of a choice, None for an Attitude."""
    if choice is None or not choice.technique:
        return None
    return tables.techniques.get(choice.technique)


def base_stance(tables: Tables, choice: Choice) -> Stance:
    """What a choice is by itself."""
    found = technique(tables, choice)
    if found is None:
        return _ATTITUDES.get(choice.option, Stance.DEFEND)
    if found.defensive:
        return Stance.DEFEND
    return Stance.MOVE if found.mouvement else Stance.ATTACK


def stance(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> Stance | None:
    """What a revealed choice is against `foe`; None without one.

    Guet-apens (IV.B.5.d, NP-GUET-APENS-EFFECT) leaves a Mouvement, or the Attitude défensive of a
    Réflexe défensif (NP-COMBAT-REFLEXE-DEFENSIF). A Tir réflexe under a Charge is a Mouvement
    (NP-TECHNIQUE-TIR-REFLEXE).
    """
    if fighter.choice is None:
        return None
    surprise = state.surprise(fighter.id, foe.id)
    if surprise is not None:
        return Stance.DEFEND if surprise.reflex else Stance.MOVE
    if dodges(tables, state, fighter):
        return Stance.MOVE
    return base_stance(tables, fighter.choice)


def reflex(tables: Tables, fighter: Fighter) -> bool:
    """Whether a fighter's choice is a Tir réflexe."""
    found = technique(tables, fighter.choice)
    return found is not None and "hors-melee" in found.requires


def dodges(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether a Tir réflexe has become a mere dodge, since its shooter is charged."""
    return reflex(tables, fighter) and charged(tables, state, fighter)


def shoots(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether a fighter shoots this turn."""
    shot = fighter.arm.ranged and attacking(tables, fighter.choice)
    return shot and not dodges(tables, state, fighter)


def charged(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether somebody charges a fighter this turn."""
    for each in state.fighters:
        found = technique(tables, each.choice)
        aimed = each.choice is not None and each.choice.target == fighter.id
        if found is not None and found.takes_initiative and aimed and each.able:
            return True
    return False


def attacks(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a fighter who rolled attacks `foe` this turn."""
    return (
        fighter.choice is not None
        and fighter.choice.target == foe.id
        and fighter.roll_against(foe.id) is not None
        and stance(tables, state, fighter, foe) is Stance.ATTACK
    )


def defends(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a fighter who rolled is défensif against `foe`."""
    rolled = fighter.roll_against(foe.id) is not None
    return rolled and stance(tables, state, fighter, foe) is Stance.DEFEND


def moves(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a fighter who rolled moves, as far as `foe` is concerned."""
    rolled = fighter.roll_against(foe.id) is not None
    return rolled and stance(tables, state, fighter, foe) is Stance.MOVE


def attacking(tables: Tables, choice: Choice | None) -> bool:
    """Whether a choice attacks somebody."""
    return choice is not None and base_stance(tables, choice) is Stance.ATTACK


def sees(fighter: Fighter) -> bool:
    """Whether Vista cancels what is against a fighter this turn (IV.B.2, NP-COMBAT-VISTA)."""
    return fighter.choice is not None and fighter.choice.vista


def two_weapons(fighter: Fighter) -> bool:
    """Whether a fighter wields two weapons (IV.B.5.f, NP-TWO-WEAPONS)."""
    return bool(fighter.second) and not fighter.entangled


def neglected(state: State, victim: Fighter) -> str:
    """Who of a tenaille is not faced (IV.B.5.c, NP-TENAILLE-EFFECT): the one behind, unless the
    victim concentrates on him; "" when there is none or Vista cancels it."""
    pincer = state.pincer(victim.id)
    if pincer is None or sees(victim):
        return ""
    focus = "" if victim.choice is None else victim.choice.focus
    return pincer.front if focus == pincer.behind else pincer.behind
