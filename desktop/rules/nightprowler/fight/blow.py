"""The damage of a blow: what lands, defence, armour, and the boxes (IV.B.3, IV.B.7)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.adjusting import DAMAGE, added
from desktop.rules.nightprowler.fight.armed import rehearses
from desktop.rules.nightprowler.fight.parts import Strike
from desktop.rules.nightprowler.fight.ranged import penetration, pierced
from desktop.rules.nightprowler.fight.sources import source
from desktop.rules.nightprowler.fight.stance import TWO_WEAPONS, defends, technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Arm
from desktop.rules.nightprowler.health.wounds import Wound, damage_line, lines
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

DAMAGE_LINE = "ligne-des-degats"
BINDING = "agripper"


def struck(
    tables: Tables,
    state: State,
    attacker: Fighter,
    victim: Fighter,
    lands: Breakdown,
    defence: Breakdown | None,
    *,
    gap: int = 0,
) -> Strike | None:
    """The blow of an attack that wins (NP-COMBAT-ATTITUDE-DEFENSIVE, NP-ARMOUR-SUBTRACT); None for
    a technique that does no damage.

    `defence` is the victim's quality, taken off when his Attitude is défensive and succeeded.
    """
    own = technique(tables, attacker.choice)
    if own is not None and harmless(state, attacker, own):
        return None
    damage = lands
    if defends(tables, state, victim, attacker) and defence is not None:
        damage = damage.plus(
            say("np.fight.term.defence", name=victim.name),
            -max(0, defence.total),
            "NP-COMBAT-ATTITUDE-DEFENSIVE",
        )
    if own is not None:
        damage = damage.plus(own.name, damage_bonus(attacker, own), source(own.id))
    damage = protected(tables, attacker, attacker.arm, victim, damage)
    for line in added(state, DAMAGE, attacker.id, victim.id):
        damage = damage.plus(line.label, line.amount)
    return _strike(tables, state, attacker, victim, attacker.arm, damage, own, gap)


def harmless(state: State, attacker: Fighter, own: Technique) -> bool:
    """Whether a technique does no damage of its own now (Fendage, La corne du bélier before its
    second attack, the Comédie of Le fourbe, Agripper by a setting)."""
    if own.id == BINDING:
        return not state.settings.readings.agripper_wounds
    if rehearses(own):
        return not attacker.rehearsed
    pretence = attacker.choice is not None and attacker.choice.branch == own.skill_alternative
    return own.no_damage or bool(own.skill_alternative and pretence)


def damage_bonus(attacker: Fighter, own: Technique) -> int:
    """Levels of damage that a technique adds to a blow that hits; some are bought with the PH put
    into it."""
    stake = 0 if attacker.choice is None else attacker.choice.stake
    return own.damage_bonus + (own.damage_bonus_if_paid if stake > own.cost_min else 0)


def protected(
    tables: Tables, attacker: Fighter, arm: Arm, victim: Fighter, damage: Breakdown
) -> Breakdown:
    """Damage behind the victim's armour (NP-ARMOUR-SUBTRACT, NP-ARMOUR-RANGED-PENETRATION), at
    most that of the gravest wound (NP-HEALTH-DAMAGE-BY-QUALITY)."""
    worn = victim.stats.protection_blunt if arm.blunt else victim.stats.protection
    pierces = penetration(arm, attacker.shot.band)
    if pierces is not None:
        damage = pierced(tables, damage, pierces, worn)
    else:
        for line in worn.lines:
            damage = damage.plus(line.label, -line.amount, "NP-ARMOUR-SUBTRACT")
    return damage.at_most(
        lines(tables, arm.track)[-1].quality,
        say("np.fight.term.damage-cap"),
        "NP-HEALTH-DAMAGE-BY-QUALITY",
    )


def _strike(
    tables: Tables,
    state: State,
    attacker: Fighter,
    victim: Fighter,
    arm: Arm,
    damage: Breakdown,
    own: Technique | None,
    gap: int,
) -> Strike:
    line = damage_line(tables, arm.track, damage.total)
    extra: tuple[Wound, ...] = ()
    if own is not None and own.both_tracks:
        extra = _other_table(tables, arm, damage)
    if own is not None and own.extra_endurance_boxes and gap >= own.gap_required:
        extra = thrown_boxes(state, own, line)
    return Strike(
        attacker=attacker.id,
        victim=victim.id,
        track=arm.track,
        damage=damage,
        line=line,
        extra=extra,
    )


def _other_table(tables: Tables, arm: Arm, damage: Breakdown) -> tuple[Wound, ...]:
    """Coup violent (NP-TECHNIQUE-MASSES-COUP-VIOLENT): the same damage in the other table."""
    other = Track.ENDURANCE if arm.track is Track.VITALITY else Track.VITALITY
    line = damage_line(tables, other, damage.total)
    return () if line is None else (Wound(other, line),)


def thrown_boxes(state: State, fauchage: Technique, line: int | None) -> tuple[Wound, ...]:
    """The extra boxes of a Fauchage (NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE): the lightest that are
    free, or by a setting on the line of the damage."""
    on_line = state.settings.readings.fauchage_box == DAMAGE_LINE
    where = line if on_line and line is not None else 0
    return (Wound(Track.ENDURANCE, where),) * fauchage.extra_endurance_boxes


def counter_arm(tables: Tables, fighter: Fighter) -> Arm:
    """What a contre is struck with: the second weapon in a Défense sanglante
    (NP-TWO-WEAPONS-DEFENSE-SANGLANTE), else the weapon in hand."""
    own = technique(tables, fighter.choice)
    if own is not None and tables.technique_groups.get(own.group).kind == TWO_WEAPONS:
        return fighter.stats.arm(fighter.second)
    return fighter.arm


def counter_blow(
    tables: Tables, fighter: Fighter, foe: Fighter, defence: Breakdown | None
) -> Strike:
    """Contre-attaque (IV.B.3, NP-COMBAT-COUNTER-ATTACK): of the defence's quality minus 1, which
    the armour of the attacker reduces and which cannot be countered."""
    damage = (defence or start(say("np.fight.term.no-roll"), 0)).plus(
        say("np.fight.term.counter"),
        tables.constants.contre_qualite_decalage,
        "NP-COMBAT-COUNTER-ATTACK",
    )
    own = technique(tables, fighter.choice)
    if own is not None and damage.total >= 0:
        damage = damage.plus(own.name, own.counter_damage_bonus, source(own.id))
    arm = counter_arm(tables, fighter)
    damage = protected(tables, fighter, arm, foe, damage)
    return Strike(
        attacker=fighter.id,
        victim=foe.id,
        track=arm.track,
        damage=damage,
        line=damage_line(tables, arm.track, damage.total),
        counter=True,
    )


def plain_blow(
    tables: Tables, attacker: Fighter, victim: Fighter, arm: Arm, lands: Breakdown
) -> Strike:
    """A blow of a given quality that only armour reduces."""
    damage = protected(tables, attacker, arm, victim, lands)
    return Strike(
        attacker=attacker.id,
        victim=victim.id,
        track=arm.track,
        damage=damage,
        line=damage_line(tables, arm.track, damage.total),
    )
