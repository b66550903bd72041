"""The sums of a blow: what must be reached, and what is added to the d20."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Text, say
from desktop.rules.pv_negatifs import attack, mortal, states, swallowed
from desktop.rules.pv_negatifs.document import Character, Weapon
from desktop.rules.pv_negatifs.fight.parts import Blow, Swallowed
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.tables.tables import Tables

BARE = Weapon(id="", name="", dice=1, sides=2, natural=True)
"""Bare hands."""


def weapon_of(one: Character, weapon: str) -> Weapon | None:
    """A weapon by its id; bare hands for ""."""
    if not weapon:
        return BARE
    return next((each for each in one.weapons if each.id == weapon), None)


def weapon_name(weapon: Weapon) -> Text:
    """What a weapon is called."""
    return weapon.name or say("pv.fight.bare-hands")


def inside(attacker: Fighter, target: Fighter) -> Swallowed | None:
    """How he is held who strikes the creature that swallowed him, from within; None for any other
    blow."""
    held = attacker.swallowed
    return held if held is not None and held.creature == target.id else None


def need(tables: Tables, state: State, blow: Blow) -> Breakdown:
    """THAC0 less the armour class of the target (PV-HELPLESS-AC, PV-SURPRISED-AC, PV-BLIND-AC,
    PV-FULL-DEFENSE, PV-SWALLOW-ESCAPE)."""
    one, target = state.fighter(blow.attacker), state.fighter(blow.target)
    weapon = weapon_of(one.document, blow.weapon) or BARE
    total = attack.thac0(tables, one.document)
    if (held := inside(one, target)) is not None:
        return attack.need(total, swallowed.inner_ac(tables, held.ac))
    ac = states.armour_class(
        tables,
        target.document,
        ranged=weapon.ranged,
        behind=blow.behind,
        full_defence=target.marks.full_defence,
    )
    return attack.need(total, ac.total)


def bonus(tables: Tables, state: State, blow: Blow) -> Breakdown:
    """Everything that is added to the d20 (PV-HELPLESS-HIT, PV-SURPRISED-HIT, PV-BLIND-HIT,
    PV-BLIND-MELEE, PV-BLIND-RANGED, PV-NONLETHAL, PV-INTERPOSE-BOTH, PV-INTERPOSE-ONE,
    PV-WOUND-LEGS, PV-SWALLOW-ESCAPE)."""
    one, target = state.fighter(blow.attacker), state.fighter(blow.target)
    weapon = weapon_of(one.document, blow.weapon) or BARE
    total = Breakdown().plus(weapon_name(weapon), weapon.to_hit)
    own = states.own_blows(tables, one.document, ranged=weapon.ranged)
    total = Breakdown((*total.lines, *own.lines))
    held = states.states(tables, target.document)
    amount, why = states.to_be_hit(held, infiltrator=one.document.infiltrator)
    if why is not None:
        total = total.plus(why.name, amount, "PV-HELPLESS-HIT")
    eased = mortal.handicaps(tables, target.document.mortal).to_be_hit
    total = total.plus(say("pv.fight.target-wounds"), eased, "PV-WOUND-LEGS")
    if blow.nonlethal:
        cost = tables.fights.nonlethal.to_hit
        total = total.plus(say("pv.fight.nonlethal"), cost, "PV-NONLETHAL")
    if one.marks.hindered:
        row = tables.interpositions.get(one.marks.hindered)
        total = total.plus(say("pv.fight.hindered"), row.to_hit, "PV-INTERPOSE-BOTH")
    if inside(one, target) is not None:
        cost = state.settings.encumbrance
        total = total.plus(say("pv.fight.inside"), cost, "PV-SWALLOW-ESCAPE")
    return total.plus(say("pv.fight.modifier"), blow.modifier)


def may_backstab(tables: Tables, state: State, blow: Blow) -> bool:
    """Whether a blow may be a back stab: of an Infiltrateur on somebody in a state that allows it,
    or who breaks off (PV-FREE-BACKSTAB)."""
    one, target = state.fighter(blow.attacker), state.fighter(blow.target)
    held = states.states(tables, target.document)
    if blow.free or blow.behind:
        return one.document.infiltrator
    return states.backstab(held, infiltrator=one.document.infiltrator)
