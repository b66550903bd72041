"""What the target of a blow may do against it (III; WH-DEF-ONE-DEFENCE)."""

from desktop.rules.message import Message, say
from desktop.rules.warhammer.fight import budget, sums
from desktop.rules.warhammer.fight.parts import Blow
from desktop.rules.warhammer.fight.state import SUICIDAL, State
from desktop.rules.warhammer.tables.tables import Tables

PARRY, REACTIVE, DODGE, TAKE = "parer", "reactive", "esquiver", "subir"
REPLIES = (PARRY, REACTIVE, DODGE, TAKE)
AUTOMATIC = 1
"""The roll of an attack that nothing parries."""


def why_not(tables: Tables, state: State, blow: Blow, reply: str) -> Message | None:
    """Why the target of a blow cannot answer so; None when he can (WH-DEF-ONE-DEFENCE)."""
    target = state.fighter(blow.target)
    marks = target.marks
    if reply == TAKE:
        return None
    if not target.able or target.document.state.stunned or marks.snare is not None:
        return say("wh.fight.why.helpless", name=target.name)
    if sums.too_weak(tables, state, target):
        return say("wh.fight.why.too-weak", name=target.name)
    if blow.sure:
        return say("wh.fight.why.feinted")
    if target.posture == SUICIDAL:
        return say("wh.fight.why.suicidal")
    if reply == DODGE:
        return say("wh.fight.why.dodged") if DODGE in marks.free else None
    if blow.roll is not None and blow.roll.roll == AUTOMATIC:
        return say("wh.fight.why.automatic")
    if not guards(tables, state, blow):
        return say("wh.fight.why.no-guard")
    if reply == PARRY:
        return None if marks.ready else say("wh.fight.why.not-prepared")
    if marks.ready or marks.parried:
        return say("wh.fight.why.parried")
    acts = budget.left(tables, state, target) > 0 or budget.extra_left(tables, target)
    if acts and not target.helpless and not marks.stopped:
        return say("wh.fight.why.a-left")
    return None


def guards(tables: Tables, state: State, blow: Blow) -> dict[str, Message | str]:
    """What the target may parry with, the shield first; shots are met by shields alone."""
    target = state.fighter(blow.target)
    attacker = state.fighter(blow.attacker)
    shields = sums.shields(tables, target.document)
    shot = sums.arm_of(tables, attacker.document, blow.arm).ranged
    found = {id: one.name for id, one in shields.items()}
    if not shot:
        for id, one in sums.arms(tables, target.document).items():
            if id and not one.ranged:
                found.setdefault(id, one.name)
    return found


def can_defend(tables: Tables, state: State, blow: Blow) -> bool:
    """Whether any defence is left to the target."""
    return any(why_not(tables, state, blow, reply) is None for reply in REPLIES[:-1])
