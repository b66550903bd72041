"""Which choices are legal now, and why the others are not.

Everything here reads public facts only, so that asking betrays no sealed choice.
"""

from itertools import chain

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.armed import (
    drawing,
    least_price,
    most_price,
    named,
    techniques,
    why_not_technique,
)
from desktop.rules.nightprowler.fight.parts import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    OPTIONS,
    Aim,
    Choice,
)
from desktop.rules.nightprowler.fight.ranged import why_not_shoot
from desktop.rules.nightprowler.fight.stance import (
    COMEDY,
    FEINT,
    Stance,
    base_stance,
    technique,
)
from desktop.rules.nightprowler.fight.state import Fighter, State, engaged_at, hostile, kept_off
from desktop.rules.nightprowler.fight.stats import SCHOOL, Mastery
from desktop.rules.nightprowler.tables.load import Tables

REACTION, MORDANT, VISTA = "reaction", "mordant", "vista"
"""Uses of Héroïsme in the tables."""

ATHLETIC_AIMS = frozenset({Aim.DISENGAGE, Aim.ACTION, Aim.MOVE, Aim.BEHIND})
"""Advantages sought with Athlétisme; the others with the weapon (NP-COMBAT-MOUVEMENT-SKILL)."""

FEINTING_FAMILY = "armes-d-estoc"


def forced_by(state: State, fighter: Fighter) -> Fighter | None:
    """Who forces a fighter into the Attitude défensive: on the first turn, an adversary of higher
    Initiative (IV.B.2, NP-COMBAT-INITIATIVE-FIRST-TURN); nobody forces who ambushes him."""
    if state.round != 1:
        return None
    faster = [
        foe
        for foe in state.active_foes(fighter.id)
        if foe.speed > fighter.speed and state.surprise(foe.id, fighter.id) is None
    ]
    return max(faster, key=_speed) if faster else None


def why_not_option(
    tables: Tables, state: State, fighter: Fighter, option: int, wanted: str = ""
) -> Message | None:
    """Why an option (with `wanted`, one technique of it) is closed to a fighter whatever its
    target, or None."""
    if option not in OPTIONS:
        return say("np.fight.why.option-unknown", option=option)
    if reason := _imposed(state, fighter, option):
        return reason
    if option in (DEFENSIVE, MOUVEMENT):
        return why_not_shoot(state, fighter, option)
    if option == OFFENSIVE:
        return why_not_shoot(state, fighter, option) or _why_no_target(state, fighter)
    return _why_not_special(tables, state, fighter, option, wanted)


def _imposed(state: State, fighter: Fighter, option: int) -> Message | None:
    """What an ambush or the first turn imposes (NP-GUET-APENS-EFFECT, NP-COMBAT-REFLEXE-DEFENSIF,
    NP-COMBAT-INITIATIVE-FIRST-TURN)."""
    if state.off_guard(fighter.id):
        return None if option == MOUVEMENT else say("np.fight.why.surprised")
    if state.ambushed(fighter.id):
        return None if option == DEFENSIVE else say("np.fight.why.reflex")
    if option != DEFENSIVE and (faster := forced_by(state, fighter)):
        return say("np.fight.why.initiative", name=faster.name, speed=faster.speed)
    return None


def _why_not_special(
    tables: Tables, state: State, fighter: Fighter, option: int, wanted: str
) -> Message | None:
    offered = techniques(tables, fighter, option)
    meant = [each for each in offered if not wanted or each.id == wanted]
    if not meant:
        key = "no-school" if option == SCHOOL and not offered else "no-technique"
        return say(f"np.fight.why.{key}")
    reasons: list[Message] = []
    for each in meant:
        reason = why_not_technique(tables, state, fighter, each)
        if reason is None and base_stance(tables, Choice(option, technique=each.id)) is not (
            Stance.DEFEND
        ):
            armed = drawing(each, fighter)
            reason = why_not_shoot(state, armed, option) or _why_no_target(state, armed)
        if reason is None:
            return None
        reasons.append(reason)
    return reasons[0]


def _why_no_target(state: State, fighter: Fighter) -> Message | None:
    """Why nobody can be attacked, or None; those engaged are looked at first."""
    first: Message | None = None
    for foe in chain(*nearest(state, fighter)):
        reason = why_not_target(state, fighter, foe)
        if reason is None:
            return None
        first = first or reason
    return first or say("np.fight.why.nobody")


def nearest(state: State, fighter: Fighter) -> tuple[list[Fighter], list[Fighter]]:
    """The enemies who are engaged with a fighter, and the others."""
    engaged = {foe.id for foe in state.foes(fighter.id)}
    near: list[Fighter] = []
    far: list[Fighter] = []
    for foe in state.enemies(fighter):
        (near if foe.id in engaged else far).append(foe)
    return near, far


def why_not_target(state: State, fighter: Fighter, foe: Fighter) -> Message | None:
    """Why a fighter cannot attack `foe`, or None (NP-ALLONGE-SHORTER); a shot has no reach."""
    if not hostile(fighter, foe):
        return say("np.fight.why.target", name=foe.name)
    if (cost := challenge(state, fighter, foe.id)) > fighter.heroism:
        return say("np.fight.why.challenge", name=foe.name, cost=cost, owned=fighter.heroism)
    if not fighter.arm.ranged and kept_off(state, fighter, foe):
        pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
        return say(
            "np.fight.why.reach",
            name=foe.name,
            allonge=fighter.arm.allonge,
            distance=pair.distance,
        )
    return None


def challenge(state: State, fighter: Fighter, target: str) -> int:
    """PH that it costs to begin a confrontation with `target`, once for each who begins one; 0
    when it has begun (I.C.4, NP-TRAIT-CREVARD)."""
    foe = state.find(target)
    if foe is None or foe.id in fighter.confronted:
        return 0
    return foe.stats.engage_cost


def can_change_reach(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a Mouvement would close or restore the allonge (NP-ALLONGE-SHORTER, -RESTORE)."""
    if not hostile(fighter, foe):
        return False
    pair = state.pair(fighter.id, foe.id) or engaged_at(fighter, foe)
    return fighter.arm.allonge != pair.distance


def can_get_behind(state: State, fighter: Fighter, foe: Fighter) -> bool:
    """Whether a Mouvement would put a fighter behind `foe`: both are engaged, and a comrade keeps
    him busy (IV.B.5.c, NP-TENAILLE-SETUP)."""
    return (
        state.pair(fighter.id, foe.id) is not None
        and state.pincer(foe.id) is None
        and any(each.id != fighter.id for each in state.active_foes(foe.id))
    )


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
        case Aim.BEHIND:
            if any(can_get_behind(state, fighter, foe) for foe in state.foes(fighter.id)):
                return None
            return say("np.fight.why.no-comrade")
        case Aim.ACTION:
            return None


def outnumbered(state: State, fighter: Fighter) -> bool:
    """Whether several adversaries face a fighter (IV.B.5.b, NP-OUTNUMBERED-ATTITUDES)."""
    return len(state.active_foes(fighter.id)) > 1


def wounded(fighter: Fighter) -> bool:
    """Whether a box is ticked at all."""
    return any(fighter.health.ticks(Track.VITALITY)) or any(fighter.health.ticks(Track.ENDURANCE))


def tidy(tables: Tables, fighter: Fighter, choice: Choice, stake: int | None = None) -> Choice:
    """A choice without what its option does not use, its technique and its price filled in."""
    meant = None
    if choice.option not in ATTITUDES:
        meant = named(tables, fighter, choice.option, choice.technique)
    bare = msgspec.structs.replace(choice, technique="" if meant is None else meant.id)
    attitude = base_stance(tables, bare)
    aimed = attitude is Stance.MOVE
    reaching = aimed and choice.aim in (Aim.REACH, Aim.BEHIND)
    needs_target = reaching or attitude is Stance.ATTACK or (aimed and meant is not None)
    armed = fighter if meant is None else drawing(meant, fighter)
    return msgspec.structs.replace(
        bare,
        target=choice.target if needs_target else "",
        aim=choice.aim if aimed else None,
        stake=0 if meant is None else least_price(meant, fighter) if stake is None else stake,
        branch=(choice.branch or COMEDY) if meant is not None and meant.skill_alternative else "",
        weapon=armed.weapon if armed is not fighter else "",
        shield=choice.shield or not fighter.shield,
    )


def why_not(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> Message | None:
    """Why a whole choice, tidied, is not legal, or None."""
    if reason := why_not_option(tables, state, fighter, choice.option, choice.technique):
        return reason
    meant = technique(tables, choice)
    if choice.option not in ATTITUDES and meant is None:
        return say("np.fight.why.which-technique")
    armed = fighter if meant is None else drawing(meant, fighter)
    attitude = base_stance(tables, choice)
    aimed = attitude is Stance.ATTACK or (attitude is Stance.MOVE and meant is not None)
    if aimed and (reason := _why_not_attack(state, armed, choice.target)):
        return reason
    if attitude is Stance.MOVE and (reason := _why_not_mouvement(state, fighter, choice)):
        return reason
    if choice.branch == FEINT and fighter.arm.family != FEINTING_FAMILY:
        return say("np.fight.why.feint", weapon=fighter.arm.name)
    if choice.branch not in ("", COMEDY, FEINT):
        return say("np.fight.why.value")
    if choice.focus and state.pair(fighter.id, choice.focus) is None:
        return say("np.fight.why.not-engaged")
    return why_not_spend(tables, state, fighter, choice)


def use_price(tables: Tables, use: str) -> int:
    """What a use of Héroïsme costs, in PH (IV.B.2)."""
    return tables.heroism_uses.get(use).cost


def price(tables: Tables, choice: Choice) -> int:
    """What a choice costs at the reveal, in PH."""
    uses = [use for use, on in ((MORDANT, choice.mordant), (VISTA, choice.vista)) if on]
    return choice.heroism + choice.stake + sum(use_price(tables, use) for use in uses)


def why_not_spend(tables: Tables, state: State, fighter: Fighter, choice: Choice) -> Message | None:
    """Why the PH of a choice cannot be spent (NP-HEROISM-RAISE-THRESHOLD, NP-COMBAT-MORDANT,
    NP-COMBAT-VISTA, NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE, NP-TECHNIQUE-GENERAL), or None."""
    if choice.heroism < 0:
        return say("np.fight.why.negative")
    meant = technique(tables, choice)
    if meant is not None:
        least, most = least_price(meant, fighter), most_price(meant, fighter)
        if not least <= choice.stake <= most:
            return say("np.fight.why.stake", name=meant.name, least=least, most=most)
    if fighter.arm.mastery is Mastery.INCOMPATIBLE and (choice.heroism or choice.vista):
        return say("np.fight.why.incompatible-heroism", weapon=fighter.arm.name)
    if choice.mordant and not wounded(fighter):
        return say("np.fight.why.not-wounded")
    if choice.vista and not outnumbered(state, fighter):
        return say("np.fight.why.not-outnumbered")
    wanted = price(tables, choice) + challenge(state, fighter, choice.target)
    if wanted > fighter.heroism:
        return say("np.fight.why.heroism", wanted=wanted, owned=fighter.heroism)
    return None


def why_not_react(tables: Tables, state: State, fighter: Fighter) -> Message | None:
    """Why a fighter cannot change his Attitude after the reveal (NP-COMBAT-REACTION), or None."""
    if not state.acts(fighter):
        return say("np.fight.why.out", name=fighter.name)
    if fighter.choice is None:
        return say("np.fight.why.no-choice", name=fighter.name)
    if fighter.heard:
        return say("np.fight.why.heard", name=fighter.name)
    if state.ambushed(fighter.id):
        return say("np.fight.why.surprised")
    if fighter.arm.mastery is Mastery.INCOMPATIBLE:
        return say("np.fight.why.incompatible-heroism", weapon=fighter.arm.name)
    wanted = use_price(tables, REACTION)
    if fighter.heroism < wanted:
        return say("np.fight.why.heroism", wanted=wanted, owned=fighter.heroism)
    others = [number for number in ATTITUDES if number != fighter.choice.option]
    closed = [why_not_option(tables, state, fighter, number) for number in others]
    # Nobody is asked who could only pass.
    return None if None in closed else closed[0]


def speakers(tables: Tables, state: State) -> tuple[Fighter, ...]:
    """Who may still react, lowest Initiative first: the highest speaks last."""
    able = (each for each in state.fighters if why_not_react(tables, state, each) is None)
    return tuple(sorted(able, key=_speed))


def _why_not_attack(state: State, fighter: Fighter, target: str) -> Message | None:
    foe = state.find(target)
    return say("np.fight.why.no-target") if foe is None else why_not_target(state, fighter, foe)


def _why_not_mouvement(state: State, fighter: Fighter, choice: Choice) -> Message | None:
    if choice.aim is None:
        return say("np.fight.why.no-aim")
    if reason := why_not_aim(state, fighter, choice.aim):
        return reason
    if choice.aim not in (Aim.REACH, Aim.BEHIND):
        return None
    foe = state.find(choice.target)
    if foe is None:
        return say("np.fight.why.no-target")
    if choice.aim is Aim.BEHIND:
        behind = can_get_behind(state, fighter, foe)
        return None if behind else say("np.fight.why.no-comrade")
    return None if can_change_reach(state, fighter, foe) else say("np.fight.why.same-reach")


def _speed(fighter: Fighter) -> int:
    return fighter.speed
