"""Diseases and poisons as running conditions: caught, passing by the hour and the day, fatal
(Maladies, Jet de Résistance en Cascade)."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp.document import Ailment, Character, Parts
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.resistance import reached
from desktop.rules.harp.tables.health import Disease, Level
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, Text, say
from desktop.rules.telling import Roller

PERCENT, DAYS_OF_WEEK, HOURS_OF_DAY = 100, 7, 24
TEETH, DIGITS = 32, 5
"""What there is to fall off: teeth, and toes or fingers of a side."""
NONE = "aucun"
"""The level of a cascade that does nothing."""


class Passed(msgspec.Struct, frozen=True, kw_only=True):
    """An ailment after some time: what it cost, how long a fit lasts, whether he must roll to
    survive, whether it killed."""

    ailment: Ailment
    lost: int = 0
    fit: int | None = None
    part: str = ""
    survival: bool = False
    dies: bool = False


def levels_of(tables: Tables, disease: str) -> tuple[Level, ...]:
    """The levels of a disease or a poison; none of what has no cascade."""
    if disease in tables.diseases:
        return tables.diseases.get(disease).level
    return tables.cascades.get(disease).level if disease in tables.cascades else ()


def level_of(tables: Tables, ailment: Ailment) -> Level | None:
    """The level that an ailment has now."""
    levels = levels_of(tables, ailment.disease)
    return next((one for one in levels if one.id == ailment.level), None)


def level_name(disease: str, level: str) -> Message:
    """What a level of a disease or a poison is called."""
    return say("harp.level.aucun" if level == NONE else f"harp.level.{disease}.{level}")


def disease_of(tables: Tables, ailment: Ailment) -> Disease | None:
    """The disease of the tables that an ailment is."""
    found = ailment.disease in tables.diseases
    return tables.diseases.get(ailment.disease) if found else None


def ailment_name(tables: Tables, ailment: Ailment) -> Text:
    """What an ailment is called."""
    if ailment.disease in tables.diseases:
        return tables.diseases.get(ailment.disease).name
    if ailment.disease in tables.cascades:
        return tables.cascades.get(ailment.disease).name
    return ailment.name or say("harp.unnamed")


def caught(
    tables: Tables, id: str, disease: str, total: int, dice: Roller, *, target: int = 0
) -> Ailment | None:
    """What a Jet de Résistance en Cascade of `total` brings; None where it has no effect
    (HARP-DIS-PNEUMONIE, HARP-DIS-PESTE, HARP-JRC-POISON, HARP-JRC-TONNERRE).

    `target` is the Nombre Cible of a spell; without it a disease keeps that of its table for the
    rolls to survive. Dice: hours of fever, days before a coma, rounds before death.
    """
    levels = levels_of(tables, disease)
    level = reached(levels, total, target)
    if level.id == NONE:
        return None
    fever = level.fever
    hours = None
    if fever is not None:
        faces = dice.several("fever", fever.count, fever.sides, say("harp.die.fever"))
        hours = sum(faces)
    coma_in = dice.one("coma", level.coma_die, say("harp.die.coma")) if level.coma_die else None
    rounds = dice.one("death", level.death_die, say("harp.die.death")) if level.death_die else None
    survival = tables.diseases.get(disease).survival if disease in tables.diseases else 0
    return Ailment(
        id=id,
        disease=disease,
        level=level.id,
        fever=hours,
        coma_in=coma_in,
        deaf=level.deaf_hours or None,
        rounds=rounds,
        target=target or survival,
    )


def penalties(tables: Tables, ailment: Ailment) -> Iterator[tuple[str, Modifier]]:
    """What an ailment costs manoeuvres: "tout" all of them, "toucher" those by touch, "mouvement"
    those that move (HARP-DIS-ALLERGIE, HARP-DIS-LEPRE-TOUCH, HARP-DIS-LEPRE-TOES)."""
    name = ailment_name(tables, ailment)
    level = level_of(tables, ailment)
    if level is not None and ailment.days >= level.after_days:
        resting = level.resting if ailment.resting else None
        amount = level.penalty if resting is None else resting
        if amount:
            yield "tout", Modifier(name, amount)
    disease = disease_of(tables, ailment)
    if disease is None:
        return
    if disease.near and ailment.near:
        yield "tout", Modifier(name, disease.near)
    if disease.touch_per_day and ailment.days:
        yield "toucher", Modifier(name, disease.touch_per_day * ailment.days)
    feet = sum(1 for toes in ailment.parts.toes if disease.toes and toes >= disease.toes)
    if feet:
        yield "mouvement", Modifier(name, disease.footless * feet)


def useless_hands(tables: Tables, ailment: Ailment) -> tuple[bool, bool]:
    """Whether the left and the right hand are unusable (HARP-DIS-LEPRE-FINGERS)."""
    disease = disease_of(tables, ailment)
    if disease is None or not disease.fingers:
        return (False, False)
    left, right = ailment.parts.fingers
    return (left >= disease.fingers, right >= disease.fingers)


def hour(tables: Tables, ailment: Ailment, dice: Roller) -> Passed:
    """An hour goes by: fever burns down and ends in coma, a high fever may bring a fit
    (HARP-DIS-FIEVRE, HARP-DIS-PNEUMONIE)."""
    after = _hearing(ailment, 1)
    level = level_of(tables, ailment)
    if ailment.fever:
        left = ailment.fever - 1
        falls = left == 0 and level is not None and level.coma
        after = replace(after, fever=left, coma=ailment.coma or falls)
    disease = disease_of(tables, ailment)
    fit = None
    if disease is not None and disease.fit_percent:
        label = say("harp.die.fit", chance=disease.fit_percent)
        if dice.one("fit", PERCENT, label) <= disease.fit_percent:
            fit = dice.one("fit-minutes", disease.fit_die, say("harp.die.fit-minutes"))
    return Passed(ailment=after, fit=fit)


def day(tables: Tables, ailment: Ailment, dice: Roller) -> Passed:
    """A day goes by: what is lost, limbs that stiffen, the way into a coma and a roll to survive
    each day in it; a part falls off at the end of each week of leprosy (HARP-DIS-PESTE,
    HARP-DIS-PESTE-COMA, HARP-DIS-PNEUMONIE-COMA, HARP-DIS-LEPRE-LOSS).

    A leper's part falls on the side that has most left, the left one first.
    """
    level, disease = level_of(tables, ailment), disease_of(tables, ailment)
    after = replace(_hearing(ailment, HOURS_OF_DAY), days=ailment.days + 1)
    lost = 0
    survival = False
    if level is not None:
        survival = level.daily and ailment.coma
        if ailment.fever:
            # A fever of hours is over within the day, and so is the way into its coma.
            left = max(0, ailment.fever - HOURS_OF_DAY)
            after = replace(after, fever=left, coma=after.coma or (not left and level.coma))
        if ailment.coma and ailment.coma_days is not None:
            left = ailment.coma_days - 1
            after = replace(after, coma_days=left if left > 0 else None, coma=left > 0)
        if level.limb_percent:
            label = say("harp.die.limb", chance=level.limb_percent)
            stiff = dice.one("limb", PERCENT, label) <= level.limb_percent
            after = replace(after, limbs=after.limbs + stiff)
        if level.loss_die:
            lost = dice.one("loss", level.loss_die, say("harp.die.loss"))
        if ailment.coma_in:
            left = ailment.coma_in - 1
            after = replace(after, coma_in=left, coma=after.coma or left == 0)
    part = ""
    if disease is not None and disease.part_die and after.days % DAYS_OF_WEEK == 0:
        part = part_of(disease, dice.one("part", disease.part_die, say("harp.die.part")))
        parts = _without(after.parts, part)
        # What is all gone cannot fall off once more.
        part = "" if parts == after.parts else part
        after = replace(after, parts=parts)
    return Passed(ailment=after, lost=lost, part=part, survival=survival)


def _hearing(ailment: Ailment, hours: int) -> Ailment:
    """An ailment whose deafness is nearer to its end (HARP-JRC-TONNERRE)."""
    return ailment if not ailment.deaf else replace(ailment, deaf=max(0, ailment.deaf - hours))


def survives(ailment: Ailment, total: int) -> bool:
    """Whether a Jet de Résistance du Corps against the original Nombre Cible keeps somebody in coma
    alive for a day (HARP-DIS-PNEUMONIE-COMA, HARP-DIS-PESTE-COMA)."""
    return total >= ailment.target


def round_of(ailment: Ailment) -> Passed:
    """A round goes by: a poison that kills counts down (HARP-JRC-POISON)."""
    if ailment.rounds is None or ailment.rounds == 0:
        return Passed(ailment=ailment)
    left = ailment.rounds - 1
    return Passed(ailment=replace(ailment, rounds=left), dies=left == 0)


def part_of(disease: Disease, face: int) -> str:
    """What falls off (HARP-DIS-LEPRE-LOSS)."""
    return next(one.part for one in disease.parts if one.least <= face <= one.most)


def _without(parts: Parts, part: str) -> Parts:
    match part:
        case "orteil":
            return replace(parts, toes=_more(parts.toes))
        case "doigt":
            return replace(parts, fingers=_more(parts.fingers))
        case _:
            return replace(parts, teeth=min(TEETH, parts.teeth + 1))


def _more(sides: tuple[int, int]) -> tuple[int, int]:
    left, right = sides
    if min(sides) >= DIGITS:
        return sides
    return (left + 1, right) if left <= right else (left, right + 1)


def bleeding(tables: Tables, character: Character) -> int:
    """Hit points that bleed each round; haemophilia doubles them (HARP-DIS-HEMOPHILIE)."""
    return bleeding_sum(tables, character).total


def bleeding_sum(tables: Tables, character: Character) -> Breakdown:
    """The blood of every untreated wound, and what haemophilia adds (HARP-DIS-HEMOPHILIE)."""
    done = Breakdown()
    for wound in character.wounds:
        if not wound.treated:
            done = done.plus(wound.name or say("harp.wound"), wound.bleeding)
    times, name = 1, ""
    for one in character.ailments:
        disease = disease_of(tables, one)
        if disease is not None and disease.bleeding > times:
            times, name = disease.bleeding, disease.name
    return done.plus(name, done.total * (times - 1), "HARP-DIS-HEMOPHILIE")


def weight(tables: Tables, ailment: Ailment) -> Breakdown:
    """What an ailment costs every manoeuvre, as a sum."""
    done = Breakdown()
    for kind, one in penalties(tables, ailment):
        done = done.plus(one.reason, one.amount) if kind == "tout" else done
    return done


def still(tables: Tables, character: Character) -> bool:
    """Whether a disease keeps somebody from moving at all, or from doing anything
    (HARP-DIS-PESTE)."""
    for one in character.ailments:
        level = level_of(tables, one)
        if one.coma or (level is not None and level.still):
            return True
    return False
