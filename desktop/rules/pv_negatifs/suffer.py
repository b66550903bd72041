"""What hits and checks do to a character, with the dice that they ask for.

Used by the sheet and by fights alike. Each returns the character after it and what is told of it;
the figures of secret clocks are never told. Dice that nobody rolled raise `Missing`.
"""

import msgspec

from desktop.rules.message import say
from desktop.rules.pv_negatifs import below, coma, essence, heroic, mortal, willing
from desktop.rules.pv_negatifs.below import Cause
from desktop.rules.pv_negatifs.clocks import counts_down
from desktop.rules.pv_negatifs.document import Character, MortalWound, Standing
from desktop.rules.pv_negatifs.fates import Told, deepened, dies
from desktop.rules.pv_negatifs.mortal import Fate
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.injuries import Wound
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.telling import Roller

replace = msgspec.structs.replace
PERCENT = 100


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """One hit: `id` names the wound that it may draw."""

    id: str
    damage: int
    cause: Cause = "physique"
    nonlethal: bool = False


def hit(tables: Tables, settings: Settings, one: Character, blow: Blow, roll: Roller) -> Told:
    """One hit: hit points, the chance of a mortal wound, and what is drawn (PV-MORTAL-CHANCE,
    PV-MORTAL-PER-HIT, PV-NEG-FLOOR, PV-NONLETHAL-MORTAL, PV-COMA-EARLY)."""
    told = points(tables, settings, one, blow)
    hurt = told.character
    if one.dead or blow.damage < 1 or hurt.dead or hurt.hp >= 0:
        return told
    chance = below.mortal_chance(hurt.hp).total
    return told.then(drawn(tables, settings, hurt, blow, chance, roll))


def points(tables: Tables, settings: Settings, one: Character, blow: Blow) -> Told:
    """What a hit does to hit points and to a running countdown (PV-NEG-FLOOR,
    PV-COMA-EARLY)."""
    if one.dead or blow.damage < 1:
        return Told(one)
    struck = below.struck(settings, one.hp, one.most, blow.damage)
    lost = one.lost + (one.hp - struck.hp if blow.nonlethal else 0)
    hurt = replace(one, hp=struck.hp, lost=lost)
    told = Told(hurt, (say("pv.told.hit", damage=blow.damage, hp=struck.hp),))
    if struck.killed:
        told = told.then(Told(hurt, (say("pv.told.floor", floor=below.floor(one.most)),)))
        return told.then(dies(tables, settings, hurt, blow.id))
    before = hurt.body.countdown
    after = coma.worsened(settings, before, hurt.score("con"), hurt.negatives)
    if after != before:
        hurt = replace(hurt, body=replace(hurt.body, countdown=after))
        told = told.then(Told(hurt, (say("pv.told.unit"),)))
    return told


def drawn(
    tables: Tables, settings: Settings, one: Character, blow: Blow, chance: int, roll: Roller
) -> Told:
    """Whether a mortal wound is drawn, and which."""
    die = roll.one("mortal", PERCENT, say("pv.die.mortal", chance=chance))
    if die > chance:
        return Told(one, (say("pv.told.no-mortal", chance=chance, roll=die),))
    told = Told(one, (say("pv.told.mortal", chance=chance, roll=die),))
    if blow.nonlethal:
        sides = tables.fights.nonlethal.effective_sides
        spared = roll.one("spared", sides, say("pv.die.spared"))
        if not mortal.effective(spared):
            return told.then(Told(one, (say("pv.told.spared", roll=spared),)))
    zone = mortal.location(tables, roll.one("location", PERCENT, say("pv.die.location")))
    row, place = None, 0
    while row is None:
        face = roll.one("effect", zone.sides, say("pv.die.effect", zone=zone.name), place)
        row, place = mortal.effect(tables, settings, zone.id, face), place + 1
    return told.then(draws(tables, settings, one, blow.id, row))


def draws(tables: Tables, settings: Settings, one: Character, id: str, row: Wound) -> Told:
    """A row of Tables C to F strikes somebody (PV-MORTAL-LOCATION, PV-MORTAL-PROFONDE,
    PV-WOUND-INSTANT)."""
    zone = tables.locations.get(row.location).name
    if row.deep:
        told = Told(one, (say("pv.told.wound", zone=zone, name=row.name),))
        return told.then(deepened(one, id, one.negatives))
    wound = mortal.mortal_wound(settings, id, row, one.negatives, one.score("con"))
    told = Told(one, (say("pv.told.wound", zone=zone, name=row.name),))
    if row.death == "immediate":
        hurt = replace(one, mortal=(*one.mortal, wound))
        return told.then(dies(tables, settings, hurt, id))
    hurt = replace(one, mortal=(*one.mortal, replace(wound, open=True)))
    if wound.rounds is not None:
        told = told.then(Told(hurt, (say("pv.told.rounds", rounds=wound.rounds),)))
    return Told(hurt, told.lines)


# Checks.


def check(
    tables: Tables, settings: Settings, one: Character, wound: MortalWound, way: str, roll: Roller
) -> Told:
    """The roll against a mortal wound, and what failing leads to (PV-WOUND-CHECK,
    PV-WOUND-CHECK-FAIL, PV-WOUND-CHECK-NOSECOND); a wound in somebody's own words asks for none."""
    closed = tuple(
        replace(each, open=False) if each.id == wound.id else each for each in one.mortal
    )
    one = replace(one, mortal=closed)
    if wound.wound not in tables.wounds:
        return Told(one, (say("pv.told.no-row"),), fate=Fate.GOES_ON)
    row = tables.wounds.get(wound.wound)
    if way == "heroique":
        told = _heroic_check(tables, settings, one, row, wound, roll)
    else:
        told = wisdom(tables, settings, one, row, roll, "wisdom")
    fate = mortal.first_check(row, passed=told.well)
    if fate is Fate.SECOND:
        second = wisdom(tables, settings, told.character, row, roll, "second")
        fate = mortal.second_check(passed=second.well)
        told = told.then(second)
    ended = told.then(_fated(tables, settings, told.character, fate, roll))
    return replace(ended, fate=fate)


def wisdom(
    tables: Tables, settings: Settings, one: Character, row: Wound, roll: Roller, purpose: str
) -> Told:
    """Dice of a row under Sagesse."""
    if row.wisdom is None:
        return Told(one)
    need = essence.ability(tables, settings, one, "sag").total
    label = say("pv.die.wisdom", need=need, wound=row.name)
    faces = roll.several(purpose, row.wisdom.count, row.wisdom.sides, label)
    passed = mortal.under_wisdom(need, sum(faces))
    key = "pv.told.wisdom-made" if passed else "pv.told.wisdom-failed"
    return Told(one, (say(key, need=need, roll=sum(faces)),), passed)


def _heroic_check(
    tables: Tables,
    settings: Settings,
    one: Character,
    row: Wound,
    wound: MortalWound,
    roll: Roller,
) -> Told:
    told = _heroic_roll(tables, settings, one, row.heroic, roll)
    if not told.well and settings.readings.wound_failure == "profonde":
        deeper = deepened(one, f"{wound.id}-profonde", one.negatives)
        told = Told(deeper.character, (*told.lines, *deeper.lines), well=False)
    return told


def _heroic_roll(
    tables: Tables, settings: Settings, one: Character, modifier: int, roll: Roller
) -> Told:
    need = heroic.target(tables, settings, one, modifier).total
    count = willing.dice(settings, marked=one.body.willing)
    rolls = roll.several("heroic", count, PERCENT, say("pv.die.heroic", need=need))
    passed = heroic.passed(need, rolls)
    key = "pv.told.heroic-made" if passed else "pv.told.heroic-failed"
    return Told(one, (say(key, need=need, roll=max(rolls)),), passed)


def heroic_roll(tables: Tables, settings: Settings, one: Character, id: str, roll: Roller) -> Told:
    """A heroic roll; failing costs a deep wound and leaves a Blessé impotent
    (PV-HEROIC-ROLL, PV-HEROIC-FAIL)."""
    need = heroic.target(tables, settings, one).total
    told = _heroic_roll(tables, settings, one, 0, roll)
    if told.well:
        return told
    label = say("pv.die.heroic", need=need)
    count = willing.dice(settings, marked=one.body.willing)
    margin = max(roll.several("heroic", count, PERCENT, label)) - need
    depth = heroic.failure_depth(settings, one.negatives, margin)
    told = told.then(deepened(one, id, depth))
    return told.then(impotent(tables, settings, told.character, roll))


def _fated(tables: Tables, settings: Settings, one: Character, fate: Fate, roll: Roller) -> Told:
    match fate:
        case Fate.IMPOTENT:
            return impotent(tables, settings, one, roll)
        case Fate.FAINTS:
            if one.senseless:
                return Told(one)
            after = replace(one, body=replace(one.body, standing=Standing.FAINTED))
            return Told(after, (say("pv.told.faints"),))
        case _:
            return Told(one)


def impotent(tables: Tables, settings: Settings, one: Character, roll: Roller) -> Told:
    """A Blessé impotent, whose secret clock runs (PV-HEROIC-FAIL, PV-IMPOTENT-COMA); nobody comes
    to by it."""
    told = Told(one)
    if not one.senseless:
        body = replace(one.body, standing=Standing.IMPOTENT)
        told = Told(replace(one, body=body), (say("pv.told.impotent"),))
    return told.then(counts_down(told.character, roll)) if one.negatives else told
