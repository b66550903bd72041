"""Essence: rolls, losses, regained points, thresholds, and the end at −100 % of experience."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Character, Essence, EssenceChange, Forgotten
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.people import Loss, Trial
from desktop.rules.pv_negatifs.tables.tables import Tables

replace = msgspec.structs.replace
NATURAL, PERCENT = 20, 100


class Effects(msgspec.Struct, frozen=True, kw_only=True):
    """What low essence does: percents of Sagesse and Charisme, saves against fear, and by how much
    the time of work and learning is divided."""

    wisdom: int = 0
    charisma: int = 0
    fear: int = 0
    divisor: int = 1

    def percent(self, ability: str) -> int:
        """Percents on an ability."""
        return {"sag": self.wisdom, "cha": self.charisma}.get(ability, 0)


def effects(tables: Tables, points: int) -> Effects:
    """Thresholds add up, each strictly below its number (PV-ESS-50, PV-ESS-25)."""
    total = Effects()
    for one in tables.essence.threshold:
        if points < one.below:
            total = Effects(
                wisdom=total.wisdom + one.wisdom,
                charisma=total.charisma + one.charisma,
                fear=total.fear + one.fear,
                divisor=total.divisor * one.divisor,
            )
    return total


def ability(tables: Tables, settings: Settings, character: Character, which: str) -> Breakdown:
    """An ability as it counts now: essence changes Sagesse and Charisme (PV-ESS-25), a ventral
    parachute takes dexterity (PV-PARA-VENTRAL)."""
    score = character.score(which)
    total = start(say(f"pv.a.{which}"), score)
    change = effects(tables, character.essence.points)
    percent = change.percent(which)
    if percent:
        hundredths = character.percentiles.get(which, 0)
        match settings.readings.essence_percent:
            case "score":
                after = score * (PERCENT + percent) // PERCENT
            case "points":
                after = (score * PERCENT + hundredths + percent) // PERCENT
            case _:
                after = score
        label = say("pv.essence.percent", percent=percent)
        amount = after - score
        total = total.plus(label, amount, "PV-ESS-25") if amount else total.noted(label)
    if which == "dex" and character.wears("parachute-ventral"):
        loss = tables.falling.parachute.dexterity
        total = total.plus(say("pv.parachute.ventral"), loss, "PV-PARA-VENTRAL")
    return total


def hundredths(tables: Tables, settings: Settings, character: Character, which: str) -> int:
    """The percentile of an ability, where a campaign's essence percents bear on those."""
    held = character.percentiles.get(which, 0)
    if settings.readings.essence_percent != "points":
        return held
    percent = effects(tables, character.essence.points).percent(which)
    return (held + percent) % PERCENT


def changed(essence: Essence, line: EssenceChange) -> Essence:
    """Essence after a change that its journal keeps; never more than at birth
    (PV-ESS-START, PV-ESS-TRAUMA)."""
    most = Essence().points
    after = min(most, essence.points + line.amount)
    kept = replace(line, amount=after - essence.points)
    return replace(essence, points=after, journal=(*essence.journal, kept))


def loss(settings: Settings, cause: Loss) -> int:
    """Points that a cause costs; the campaign's where the source leaves them open
    (PV-ESS-LOSS-DEATH, PV-ESS-LOSS-OTHER)."""
    return cause.points if cause.points is not None else settings.losses.get(cause.id, 1)


def roll_target(wisdom: int, grade: int) -> Breakdown:
    """What a d20 of an essence roll must not pass: its grade is added to the die, which is the same
    as taking it off Sagesse (PV-ESS-ROLL)."""
    total = start(say("pv.a.sag"), wisdom, "PV-ESS-ROLL")
    return total.plus(say("pv.essence.grade"), -grade, "PV-ESS-ROLL")


def roll_passed(wisdom: int, grade: int, roll: int) -> bool:
    """An essence roll; a natural 20 fails (PV-ESS-ROLL)."""
    return roll < NATURAL and roll + grade <= wisdom


def lost_in(wisdom: int, grade: int, rolls: tuple[int, ...], points: int) -> int:
    """Points lost in several rolls for one act, each failure counted (PV-ESS-MULTI)."""
    return points * sum(not roll_passed(wisdom, grade, roll) for roll in rolls)


def trials(tables: Tables, settings: Settings) -> tuple[Trial, ...]:
    """The hardships that are offered; hidden ones only where the GM wants them
    (PV-ESS-EXAMPLES, PV-ESS-MULTI)."""
    return tuple(one for one in tables.trials if not one.hidden or settings.hidden.essence_presets)


def causes(tables: Tables, settings: Settings) -> tuple[Loss, ...]:
    """The causes of loss that are offered."""
    return tuple(one for one in tables.losses if not one.hidden or settings.hidden.willing_damage)


def forgets(essence: Essence, oubli: Forgotten, date: str, cause: str) -> Essence:
    """Points that an Oubli gives back while it holds (PV-ESS-OUBLI)."""
    line = EssenceChange(id=oubli.id, date=date, cause=cause, amount=oubli.points)
    after = changed(essence, line)
    given = after.points - essence.points
    return replace(after, forgotten=(*after.forgotten, replace(oubli, points=given)))


def remembers(essence: Essence, oubli: Forgotten, line: EssenceChange, extra: int) -> Essence:
    """The points go again, and more where the GM says so (PV-ESS-OUBLI)."""
    left = tuple(one for one in essence.forgotten if one.id != oubli.id)
    return changed(replace(essence, forgotten=left), replace(line, amount=-(oubli.points + extra)))


def xp_percent(tables: Tables, points: int) -> int:
    """Percents of experience that negative essence costs (PV-ESS-0)."""
    return max(0, -points) * tables.essence.xp_percent_per_negative


def margin(tables: Tables, character: Character) -> int:
    """How far beyond −100 % intelligence lets somebody go (PV-ESS-END)."""
    if character.essence.margin is not None:
        return character.essence.margin
    found = [
        one.points for one in tables.essence.compensation if character.score("int") >= one.least
    ]
    return max(found, default=0)


def gone(tables: Tables, character: Character) -> bool:
    """Whether nothing is left of somebody: he leaves play for good (PV-ESS-END)."""
    most = tables.essence.most_xp_percent + margin(tables, character)
    return xp_percent(tables, character.essence.points) >= most


def xp(tables: Tables, character: Character) -> Breakdown:
    """Experience as it counts now (PV-ESS-0)."""
    total = start(say("pv.xp"), character.xp, "PV-ESS-0")
    percent = min(PERCENT, xp_percent(tables, character.essence.points))
    label = say("pv.essence.xp", percent=-percent)
    return total.plus(label, -(character.xp * percent // PERCENT), "PV-ESS-0")
