"""What weighs on a threshold in a fight, term by term (IV.B.2 to IV.B.5)."""

import msgspec

from desktop.rules.breakdown import Line
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.fight.adjusting import THRESHOLD, added
from desktop.rules.nightprowler.fight.options import outnumbered
from desktop.rules.nightprowler.fight.parts import ATTITUDES, Choice
from desktop.rules.nightprowler.fight.ranged import modifiers
from desktop.rules.nightprowler.fight.sources import source
from desktop.rules.nightprowler.fight.stance import (
    TWO_WEAPONS,
    Stance,
    attacking,
    charged,
    neglected,
    reflex,
    sees,
    shoots,
    stance,
    technique,
    two_weapons,
)
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

BINDING = "agripper"


class Setting(msgspec.Struct, frozen=True):
    """The circumstances of a roll that is not the plain one of a turn.

    `foe` is the one adversary that it is against ("" for all of them). `chained` are points on a
    chained attack (Percée).
    """

    foe: str = ""
    chained: int = 0


def terms(tables: Tables, state: State, fighter: Fighter, setting: Setting) -> list[Line]:
    """Every term beside the value that is rolled; some amount to nothing."""
    choice = fighter.choice or Choice(0)
    points = choice.heroism // tables.constants.ph_par_point_de_seuil
    return [
        _line(say("np.check.heroism"), points, "NP-HEROISM-RAISE-THRESHOLD"),
        _line(say("np.fight.term.circumstances"), fighter.modifier, "NP-COMBAT-TURN-SEQUENCE"),
        *_own_technique(tables, fighter, setting),
        *_hands(tables, state, fighter, choice),
        *_shots(tables, state, fighter),
        _comrades(tables, state, fighter, choice, setting),
        *_open_targets(tables, state, fighter, setting),
        *_foreign_techniques(tables, state, fighter, setting),
        *_reflexes(tables, state, fighter),
        _hindrance(state, fighter),
        *added(state, THRESHOLD, fighter.id, setting.foe),
    ]


def _own_technique(tables: Tables, fighter: Fighter, setting: Setting) -> list[Line]:
    """The modifier of one's own technique, or of the attack that it chains (IV.B.4)."""
    own = technique(tables, fighter.choice)
    found = [_line(own.name, own.roll_modifier, source(own.id))] if own is not None else []
    chained = _line(say("np.fight.term.chained"), setting.chained, source("percee"))
    return [*found, chained]


def _hands(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> list[Line]:
    """Shield, two weapons, a weapon wound in a chain (IV.B.5.e, NP-SHIELD-OTHER; IV.B.5.f,
    NP-TWO-WEAPONS; NP-TECHNIQUE-FLEAUX-AGRIPPER)."""
    found: list[Line] = []
    if attacking(tables, choice):
        if fighter.shield and choice.shield:
            malus = tables.constants.bouclier_malus_attaque
            found.append(_line(say("np.fight.term.shield-attack"), malus, "NP-SHIELD-OTHER"))
        own = technique(tables, choice)
        priced = own is not None and tables.technique_groups.get(own.group).kind == TWO_WEAPONS
        # The techniques of two weapons hold the malus themselves.
        if two_weapons(fighter) and not priced:
            malus = tables.constants.deux_armes_malus
            found.append(_line(say("np.fight.term.two-weapons"), malus, "NP-TWO-WEAPONS"))
    if fighter.entangled:
        bound = tables.techniques.get(BINDING).bound_modifier
        found.append(_line(say("np.fight.term.entangled"), bound, source(BINDING)))
    return found


def _shots(tables: Tables, state: State, fighter: Fighter) -> tuple[Line, ...]:
    """The conditions of a shot (IV.B.5.a, NP-RANGED-MODIFIERS)."""
    if not shoots(tables, state, fighter):
        return ()
    return modifiers(tables, fighter.shot, sees_at_night=fighter.stats.sees_at_night)


def _comrades(
    tables: Tables, state: State, fighter: Fighter, choice: Choice, setting: Setting
) -> Line:
    """Adversaires surnuméraires (IV.B.5.b, NP-OUTNUMBERING-BONUS): each attacker of somebody who
    faces more adversaries than he does gains for each comrade; Vista of the target cancels it, and
    whom a tenaille neglects gains a quality instead (NP-TENAILLE-EFFECT)."""
    bonus = 0
    foe = state.find(choice.target) if attacking(tables, choice) else None
    if foe is not None and setting.foe in ("", foe.id) and not fighter.arm.ranged:
        against = len(state.active_foes(foe.id))
        several = against > len(state.active_foes(fighter.id))
        if several and not sees(foe) and neglected(state, foe) != fighter.id:
            bonus = tables.constants.surnumeraire_bonus_par_allie * (against - 1)
    return _line(say("np.fight.term.comrades"), bonus, "NP-OUTNUMBERING-BONUS")


def _open_targets(tables: Tables, state: State, fighter: Fighter, setting: Setting) -> list[Line]:
    """An outnumbered fighter who attacks or uses a technique all the same helps his adversaries
    (IV.B.5.b, NP-OUTNUMBERED-ATTITUDES), unless Vista opens all options to him (NP-COMBAT-
    VISTA)."""
    return [
        _line(
            say("np.fight.term.open", name=foe.name),
            tables.constants.surnumeraire_bonus_si_offensif,
            "NP-OUTNUMBERED-ATTITUDES",
        )
        for foe in state.active_foes(fighter.id)
        if foe.choice is not None
        and setting.foe in ("", foe.id)
        and (attacking(tables, foe.choice) or foe.choice.option not in ATTITUDES)
        and outnumbered(state, foe)
        and not sees(foe)
    ]


def _foreign_techniques(
    tables: Tables, state: State, fighter: Fighter, setting: Setting
) -> list[Line]:
    """What the techniques of others do to this roll (IV.B.4): a malus for their target, who may
    have paid to avoid it; a bonus for who strikes back at an Attaque brutale."""
    found: list[Line] = []
    for foe in state.fighters:
        theirs = technique(tables, foe.choice)
        if theirs is None or foe.choice is None or not state.acts(foe):
            continue
        if foe.choice.target != fighter.id or setting.foe not in ("", foe.id):
            continue
        amount = target_modifier(tables, state, fighter, foe, theirs)
        label = say("np.fight.term.technique", name=foe.name, technique=theirs.name)
        found.append(_line(label, amount, source(theirs.id)))
    return found


def target_modifier(
    tables: Tables, state: State, fighter: Fighter, foe: Fighter, theirs: Technique
) -> int:
    """What `foe`'s technique does to the roll of its target, as things stand."""
    if theirs.target_modifier > 0:
        back = fighter.choice is not None and fighter.choice.target == foe.id
        hits = stance(tables, state, fighter, foe) is Stance.ATTACK
        return theirs.target_modifier if back and hits else 0
    # Two who charge each other are resolved normally.
    if theirs.takes_initiative and _charges_back(tables, state, fighter, foe):
        return 0
    paid = foe.id in fighter.avoided
    return theirs.target_modifier_if_paid if paid else theirs.target_modifier


def _charges_back(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> bool:
    own = technique(tables, fighter.choice)
    return (
        own is not None
        and own.takes_initiative
        and fighter.choice is not None
        and fighter.choice.target == foe.id
    )


def _reflexes(tables: Tables, state: State, fighter: Fighter) -> list[Line]:
    """Tir réflexe (NP-TECHNIQUE-TIR-REFLEXE): the quality of the shot is a malus of its target, in
    points; a shooter who is charged does not shoot."""
    found: list[Line] = []
    for foe in state.fighters:
        theirs = technique(tables, foe.choice)
        if theirs is None or foe.choice is None or foe.choice.target != fighter.id:
            continue
        shot = reflex_shot(tables, state, foe)
        if shot and foe.roll is not None and foe.roll.success:
            label = say("np.fight.term.technique", name=foe.name, technique=theirs.name)
            found.append(_line(label, -foe.roll.quality, source(theirs.id)))
    return found


def reflex_shot(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether a fighter shoots just before his target acts."""
    return reflex(tables, fighter) and not charged(tables, state, fighter)


def _hindrance(state: State, fighter: Fighter) -> Line:
    """Le fourbe l'emporte (NP-TECHNIQUE-ECOLE-FOURBE): a hindrance of a few turns."""
    amount = state.settings.readings.hindrance_modifier if hindered(state, fighter) else 0
    return _line(say("np.fight.term.hindered"), amount, source("le-fourbe-l-emporte"))


def hindered(state: State, fighter: Fighter) -> bool:
    """Whether a hindrance is at work this turn."""
    return 0 < state.round <= fighter.hindered


def _line(label: Text | Message, amount: int, source_: str) -> Line:
    return Line(label, amount, source_)
