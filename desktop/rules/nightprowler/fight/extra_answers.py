"""From the answer to an act that nobody expected to the command that says it."""

from collections.abc import Mapping

from desktop.rules.nightprowler.fight import amending, extras
from desktop.rules.nightprowler.fight.acts import Amend
from desktop.rules.nightprowler.fight.commands import (
    Ambush,
    AmendWound,
    AnyCommand,
    Condition,
    DamageArmour,
    Disarm,
    EndPincer,
    Engage,
    FirstAid,
    Fright,
    LetGo,
    Separate,
    SetBleeding,
    SetCondition,
    SetGround,
    SetShot,
    SetSide,
    SetSteady,
    Struggle,
)
from desktop.rules.nightprowler.fight.parts import Band
from desktop.rules.nightprowler.fight.replying import NO, YES
from desktop.rules.nightprowler.fight.state import Fighter
from desktop.rules.nightprowler.health.recovery import Equipment


def extra_answer(fighter: Fighter, kind: str, values: Mapping[str, str]) -> AnyCommand | None:
    """The command of an act of `extras`, of a grip or of a shot; None when it is none of those.

    Raises `ValueError` for a foreign value.
    """
    return _manoeuvre(fighter, kind, values) or _by_the_gm(fighter, kind, values)


def _manoeuvre(fighter: Fighter, kind: str, values: Mapping[str, str]) -> AnyCommand | None:
    foe = values.get("foe", "")
    match kind:
        case extras.AMBUSH:
            allonge = int(values.get("allonge", ""))
            return Ambush(fighter=fighter.id, foe=foe, allonge=allonge)
        case extras.AID:
            return FirstAid(
                fighter=fighter.id,
                foe=foe,
                equipment=Equipment(values.get("equipment", "")),
                heroism=int(values.get("ph", "") or "0"),
            )
        case extras.FRIGHT:
            return Fright(fighter=fighter.id, heroism=int(values.get("ph", "") or "0"))
        case "struggle":
            return Struggle(fighter=fighter.id)
        case "disarm":
            return Disarm(fighter=fighter.id)
        case extras.LET_GO:
            return LetGo(fighter=fighter.id)
        case extras.WALL:
            return EndPincer(fighter=fighter.id)
        case _:
            return None


def _by_the_gm(fighter: Fighter, kind: str, values: Mapping[str, str]) -> AnyCommand | None:
    reason, foe = values.get("reason", ""), values.get("foe", "")
    match kind:
        case "shot":
            return SetShot(
                fighter=fighter.id,
                band=Band(values.get("band", "")),
                moving=int(values.get("moving", "") or "0"),
                unstable=int(values.get("unstable", "") or "0"),
                visibility=int(values.get("visibility", "") or "0"),
                dark=values.get("dark", "") == YES,
            )
        case extras.GROUND:
            return SetGround(fighter=fighter.id, on=_on(values))
        case extras.STEADY:
            return SetSteady(fighter=fighter.id, on=_on(values))
        case extras.ENGAGE:
            return Engage(fighter=fighter.id, foe=foe)
        case extras.SEPARATE:
            return Separate(fighter=fighter.id, foe=foe)
        case extras.SIDE:
            return SetSide(fighter=fighter.id, side=int(values.get("side", "")))
        case amending.AMEND:
            return AmendWound(
                fighter=fighter.id,
                injury=int(values.get("injury", "")),
                change=Amend(values.get("change", "")),
                reason=reason,
            )
        case extras.BLEEDING:
            count = int(values.get("count", ""))
            return SetBleeding(fighter=fighter.id, count=count, reason=reason)
        case extras.CONDITION:
            condition = Condition(values.get("condition", ""))
            return SetCondition(
                fighter=fighter.id, condition=condition, on=_on(values), reason=reason
            )
        case extras.ARMOUR:
            return DamageArmour(
                fighter=fighter.id,
                armour=values.get("armour", ""),
                lost=int(values.get("lost", "")),
                reason=reason,
            )
        case _:
            return None


def _on(values: Mapping[str, str]) -> bool:
    value = values.get("on", "")
    if value not in (YES, NO):
        raise ValueError(value)
    return value == YES
