"""States of fights (paralysed, surprised, blind, confused, afraid) and what they change of blows,
armour class and saves."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs import mortal
from desktop.rules.pv_negatifs.document import Character, Standing
from desktop.rules.pv_negatifs.tables.combat import Condition
from desktop.rules.pv_negatifs.tables.tables import Tables

HELPLESS, BLIND, CONFUSED = "sans-defense", "aveugle", "confus"
NATURAL = 20
_HELPLESS = (Standing.IMPOTENT, Standing.FAINTED, Standing.COMA)

Against: TypeAlias = Literal["degats", "autre"]
"""What a save is made against: a damage spell, or anything else."""


def states(tables: Tables, character: Character) -> tuple[Condition, ...]:
    """Every state that somebody is in: those that were named, what his standing and his wounds
    add (PV-WOUND-BLIND, PV-WOUND-SPINE)."""
    named = set(character.body.conditions)
    costs = mortal.handicaps(tables, character.mortal)
    if character.body.standing in _HELPLESS or costs.move == mortal.MOTIONLESS:
        named.add(HELPLESS)
    if costs.blind:
        named.add(BLIND)
    return tuple(one for one in tables.states if one.id in named)


def helpless(tables: Tables, character: Character) -> bool:
    """Whether somebody is paralysed, asleep or worse: he can do nothing (PV-WOUND-SPINE)."""
    return any(one.id == HELPLESS for one in states(tables, character))


def to_be_hit(
    conditions: Iterable[Condition], *, infiltrator: bool
) -> tuple[int, Condition | None]:
    """What the states of a target give to who strikes; the best counts (PV-HELPLESS-HIT,
    PV-SURPRISED-HIT, PV-BLIND-HIT, PV-BLIND-BACKSTAB)."""
    best: tuple[int, Condition | None] = (0, None)
    for one in conditions:
        amount = one.infiltrator if infiltrator else one.to_be_hit
        if amount > best[0]:
            best = (amount, one)
    return best


def backstab(conditions: Iterable[Condition], *, infiltrator: bool) -> bool:
    """Whether an Infiltrateur's blow is a back stab."""
    return infiltrator and any(one.backstab for one in conditions)


def most_damage(conditions: Iterable[Condition]) -> bool:
    """Whether damage is at its maximum (PV-HELPLESS-DAMAGE)."""
    return any(one.most_damage for one in conditions)


def bare(conditions: Iterable[Condition], *, ranged: bool) -> Condition | None:
    """The state that takes dexterity, shield and class off an armour class (PV-HELPLESS-AC,
    PV-SURPRISED-AC, PV-BLIND-AC)."""
    return next(
        (one for one in conditions if one.bare == "toujours" or (one.bare and ranged)), None
    )


def armour_class(
    tables: Tables,
    character: Character,
    *,
    ranged: bool = False,
    behind: bool = False,
    full_defence: bool = False,
) -> Breakdown:
    """The armour class that a blow meets; lower is better.

    From behind neither dexterity nor shield count; wounds of the legs always show the back
    (PV-WOUND-LEGS, PV-WOUND-SPINE). Full defence takes 4 off (PV-FULL-DEFENSE).
    """
    worn = character.armour
    total = start(say("pv.ac.worn"), worn.worn)
    state = bare(states(tables, character), ranged=ranged)
    if state is not None:
        return total.noted(say("pv.ac.bare", state=state.name), "PV-HELPLESS-AC")
    if behind or mortal.handicaps(tables, character.mortal).rear:
        total = total.noted(say("pv.ac.behind"), "PV-WOUND-LEGS")
    else:
        total = total.plus(say("pv.a.dex"), -worn.dexterity)
        total = total.plus(say("pv.ac.shield"), -worn.shield)
    total = total.plus(say("pv.ac.class"), -worn.by_class)
    better = tables.fights.full_defence.ac if full_defence else 0
    return total.plus(say("pv.full-defence"), -better, "PV-FULL-DEFENSE")


def own_blows(tables: Tables, character: Character, *, ranged: bool) -> Breakdown:
    """What one's own states and wounds cost to hit (PV-BLIND-MELEE, PV-BLIND-RANGED,
    PV-WOUND-LEGS, PV-PARA-VENTRAL)."""
    total = Breakdown()
    for one in states(tables, character):
        total = total.plus(one.name, one.ranged if ranged else one.melee, "PV-BLIND-MELEE")
    cost = mortal.handicaps(tables, character.mortal).to_hit
    total = total.plus(say("pv.wounds"), cost, "PV-WOUND-LEGS")
    if character.wears("parachute-ventral"):
        loss = tables.falling.parachute.to_hit
        total = total.plus(say("pv.parachute.ventral"), loss, "PV-PARA-VENTRAL")
    return total


def save(
    tables: Tables,
    character: Character,
    against: Against,
    helps: Iterable[str] = (),
    *,
    guarded: bool = False,
    fear: int = 0,
) -> Breakdown | None:
    """What is added to a save's d20; None where no save is allowed.

    `helps` are the abilities whose bonus would count; `guarded`: in full defence, against a spell
    over an area where dexterity counts; `fear` is what essence gives against fear
    (PV-HELPLESS-SAVE, PV-SURPRISED-SAVE, PV-BLIND-SAVE, PV-CONFUSED-SAVE, PV-AFRAID-SAVE,
    PV-FULL-DEFENSE, PV-ESS-50). Penalties of several states do not add up.
    """
    held = states(tables, character)
    damage = against == "degats"
    if damage and any(one.no_damage_save for one in held):
        return None
    lost = {ability for one in held for ability in one.lost_bonuses}
    if damage:
        lost |= {ability for one in held for ability in one.lost_damage_bonuses}
    total = Breakdown()
    worst = min(held, key=lambda one: _penalty(one, against), default=None)
    if worst is not None:
        total = total.plus(worst.name, _penalty(worst, against), "PV-HELPLESS-SAVE")
    for ability in helps:
        if ability not in lost:
            total = total.plus(say(f"pv.a.{ability}"), character.helps.get(ability, 0))
    if guarded:
        better = tables.fights.full_defence.save
        total = total.plus(say("pv.full-defence"), better, "PV-FULL-DEFENSE")
    return total.plus(say("pv.essence.fear"), fear, "PV-ESS-50")


def _penalty(one: Condition, against: Against) -> int:
    return one.damage_save if against == "degats" else one.save


def confused_target(tables: Tables, score: int, margin: int) -> Breakdown:
    """What a confused one's d20 must not pass to act: Intelligence or Sagesse, less 2 for each
    point by which the save was missed (PV-CONFUSED-ROLL)."""
    total = start(say("pv.ability"), score, "PV-CONFUSED-ROLL")
    cost = tables.fights.confused.per_point * margin
    return total.plus(say("pv.confused.margin"), -cost, "PV-CONFUSED-ROLL")


def confused_acts(tables: Tables, score: int, margin: int, roll: int) -> bool:
    """Whether a confused one acts this round; else he only defends, without moving nor full
    defence. 20 always fails (PV-CONFUSED-ROLL)."""
    return roll < NATURAL and roll <= confused_target(tables, score, margin).total
