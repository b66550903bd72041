"""Clocks of the wounded: the secret countdown, stabilising, the daily checks of a deep wound; with
the dice that they ask for (`Missing` where nobody rolled them)."""

import msgspec

from desktop.rules.message import say
from desktop.rules.pv_negatifs import coma, essence, healing
from desktop.rules.pv_negatifs.document import Character, Countdown, Standing, Until
from desktop.rules.pv_negatifs.fates import Told, dies
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.telling import Roller

replace = msgspec.structs.replace
D20 = 20


def counts_down(one: Character, roll: Roller) -> Told:
    """The clock to coma starts, unless one runs already (PV-COMA-TIMER)."""
    if one.body.countdown is not None:
        return Told(one)
    con = one.score("con")
    die = _secret(roll, "coma", con)
    # What worsens again is not stabilised any more, and may be once more.
    body = replace(one.body, countdown=coma.started(con, one.negatives, die), stabilised=False)
    return Told(replace(one, body=body), (say("pv.told.countdown"),))


def _secret(roll: Roller, purpose: str, con: int, place: int = 0) -> int:
    """One die of as many faces as Constitution; a single face needs no roll."""
    return roll.one(purpose, con, say(f"pv.die.{purpose}"), place) if con > 1 else 1


def passes(
    tables: Tables, settings: Settings, one: Character, units: int, id: str, roll: Roller
) -> Told:
    """Units of the countdown go by: Wisdom may put coma off unit by unit, then death runs
    (PV-WISDOM-EXTEND, PV-COMA-DEATH)."""
    told = Told(one)
    for unit in range(units):
        now = told.character
        if now.body.countdown is None:
            break
        clock = coma.passed(now.body.countdown, 1)
        now = replace(now, body=replace(now.body, countdown=clock))
        told = Told(now, told.lines)
        if not clock.left:
            told = told.then(_due(tables, settings, now, clock, id, roll, unit))
    return told


def _due(
    tables: Tables,
    settings: Settings,
    one: Character,
    clock: Countdown,
    id: str,
    roll: Roller,
    place: int,
) -> Told:
    if clock.until is Until.DEATH:
        return dies(tables, settings, one, id)
    need = essence.ability(tables, settings, one, "sag").total
    die = roll.one("extend", D20, say("pv.die.extend", need=need), place)
    if coma.extends(need, die):
        after = replace(one, body=replace(one.body, countdown=coma.extended(clock)))
        return Told(after, (say("pv.told.extended"),))
    con = one.score("con")
    death = coma.dying(con, one.negatives, _secret(roll, "death", con, place))
    body = replace(one.body, standing=Standing.COMA, countdown=death)
    return Told(replace(one, body=body), (say("pv.told.coma"),))


def stabilised(tables: Tables, one: Character, skill: int, roll: Roller, *, kit: bool) -> Told:
    """An attempt to stabilise: made, nothing worsens any more; failed, the clock starts
    (PV-DEFENSIF-STABILISE, PV-DEEP-STABILISE, PV-DEEP-ONE-TRY, PV-DEEP-FAIL)."""
    need = healing.care_target(tables, skill, kit=kit).total
    die = roll.one("care", D20, say("pv.die.care", need=need))
    tried = replace(one.body, tried=bool(one.deep))
    if die <= need:
        body = replace(tried, stabilised=True, countdown=None, days=0)
        return Told(replace(one, body=body), (say("pv.told.stabilised", need=need, roll=die),))
    failed = replace(one, body=tried)
    told = Told(failed, (say("pv.told.not-stabilised", need=need, roll=die),))
    return told.then(counts_down(failed, roll))


def daily(tables: Tables, settings: Settings, one: Character, id: str, roll: Roller) -> Told:
    """The two checks of a day with a stabilised deep wound (PV-DEEP-DAILY,
    PV-DEEP-DAILY-COMA, PV-DEEP-D24)."""
    rule = tables.care.daily
    con, body = one.score("con"), one.body
    malus = healing.daily_malus(settings, rule.hours, body.days)
    label = say("pv.die.daily", con=con, malus=malus)
    first, second = (
        healing.daily_passed(con, malus, face)
        for face in roll.several("daily", rule.rolls, rule.die, label)
    )
    hours = [
        None if made else roll.one(purpose, rule.hours, say(f"pv.die.{purpose}-hour"))
        for purpose, made in (("coma", first), ("death", second))
    ]
    day = healing.day_after(coma=hours[0], death=hours[1])
    after = replace(one, body=replace(body, days=body.days + 1))
    if day.coma is None and day.death is None:
        return Told(after, (say("pv.told.day-held", malus=malus),))
    told = Told(after)
    if day.coma is not None:
        after = replace(after, body=replace(after.body, standing=Standing.COMA))
        told = Told(after, (say("pv.told.day-coma", hour=day.coma),))
    if day.death is not None:
        key = "pv.told.day-death-conscious" if day.conscious else "pv.told.day-death"
        told = told.then(Told(after, (say(key, hour=day.death),)))
        told = told.then(dies(tables, settings, after, id))
    return told
