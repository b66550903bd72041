"""Edits that ask for dice: hits, checks, heals, care, clocks, days."""

from msgspec.structs import replace

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.editing import done, refuse
from desktop.rules.errors import KnownError
from desktop.rules.members import found
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import (
    below,
    clocks,
    constitution,
    healing,
    heroic,
    resistance,
    suffer,
    willing,
)
from desktop.rules.pv_negatifs.commands.health import (
    CallGod,
    Chance,
    Check,
    CheckClothes,
    DailyChecks,
    Heal,
    Heroic,
    Hurt,
    PassUnits,
    RestDay,
    Revive,
    Stabilise,
)
from desktop.rules.pv_negatifs.document import Body, Character, Standing
from desktop.rules.pv_negatifs.edits.context import Editing, out_of
from desktop.rules.pv_negatifs.fates import Told
from desktop.rules.pv_negatifs.suffer import PERCENT
from desktop.rules.system import Edited, Refused
from desktop.rules.telling import Missing, Roller

MOST_DAMAGE, MOST_UNITS, MOST_SKILL, MOST_LEVEL = 10_000, 100, 30, 100
D20 = 20
ACTOR = "self"
"""Whose dice those of an edit are."""
_ORIGINS = {"sort": "autrui", "potion": "substance", "autre": "objet"}


def dice_needed(editing: Editing, command: Chance) -> tuple[DieSpec, ...]:
    """The dice that a command still lacks; () when it can be applied or is refused."""
    try:
        _edited(editing, command)
    except Missing as missing:
        return missing.specs
    except KnownError:
        return ()
    return ()


def edit_chance(editing: Editing, command: Chance) -> Edited | Refused:
    """Apply a command that holds its dice; refused where one is missing."""
    try:
        return _edited(editing, command)
    except Missing as missing:
        return refuse("pv.edit.dice", count=len(missing.specs))


def _edited(editing: Editing, command: Chance) -> Edited | Refused:
    roll = Roller(Dice(command.rolled), ACTOR)
    match command:
        case Hurt():
            return _hurt(editing, command, roll)
        case Check():
            return _check(editing, command, roll)
        case Heroic(id=id):
            if no := new_wound_id(editing.character, id):
                return no
            if not heroic.choices(editing.character):
                return refuse("pv.edit.no-heroic")
            tables, settings = editing.tables, editing.settings
            return _told(suffer.heroic_roll(tables, settings, editing.character, id, roll))
        case Heal():
            return _heal(editing, command, roll)
        case Stabilise():
            return _stabilise(editing, command, roll)
        case PassUnits():
            return _pass(editing, command, roll)
        case DailyChecks():
            return _daily(editing, roll)
        case RestDay():
            return _rest(editing, command, roll)
        case CallGod():
            return _god(editing, command, roll)
        case CheckClothes():
            return _clothes(editing, command, roll)
        case Revive():
            return _revive(editing, command, roll)


def _told(told: Told) -> Edited:
    return done(told.character, "pv.edit.told", what=told.lines)


def new_wound_id(character: Character, id: str) -> Refused | None:
    """A refusal where a wound's id is taken, or none at all."""
    taken = {one.id for one in (*character.deep, *character.mortal)}
    return refuse("edit.id-taken") if not id or id in taken else None


def _hurt(editing: Editing, command: Hurt, roll: Roller) -> Edited | Refused:
    one = editing.character
    no = out_of(command.amount, 1, MOST_DAMAGE) or new_wound_id(one, command.id)
    if no:
        return no
    if one.dead:
        return refuse("pv.edit.dead")
    blow = suffer.Blow(
        id=command.id,
        damage=command.amount,
        cause=command.cause,
        nonlethal=command.nonlethal,
    )
    if command.willing:
        if not willing.offered(editing.settings):
            return refuse("pv.edit.hidden")
        one = willing.bared(one)
    return _told(suffer.hit(editing.tables, editing.settings, one, blow, roll))


def _check(editing: Editing, command: Check, roll: Roller) -> Edited | Refused:
    wound = found(editing.character.mortal, command.wound)
    if wound is None or not wound.open:
        return refuse("pv.edit.no-check")
    told = suffer.check(
        editing.tables, editing.settings, editing.character, wound, command.way, roll
    )
    return _told(told)


def _heal(editing: Editing, command: Heal, roll: Roller) -> Edited | Refused:
    one, tables = editing.character, editing.tables
    no = out_of(command.points, 1, MOST_DAMAGE) or out_of(command.level, 0, MOST_LEVEL)
    if no:
        return no
    if one.dead:
        return refuse("pv.edit.dead")
    if command.wound and found(one.deep, command.wound) is None:
        return refuse("pv.edit.no-wound")
    lines: tuple[Message, ...] = ()
    if resistance.rolls(tables, one, _ORIGINS[command.source], wanted=command.resist):
        need = resistance.chance(tables, one, command.level).total
        count = willing.dice(editing.settings, marked=one.body.willing)
        die = max(roll.several("resist", count, PERCENT, say("pv.die.resist", need=need)))
        if die <= need:
            return done(one, "pv.edit.resisted", need=need, roll=die)
        lines = (say("pv.told.not-resisted", need=need, roll=die),)
    healed = healing.heal(tables, editing.settings, one, command.points, command.wound)
    if not healed.effective:
        return done(one, "pv.edit.held", points=command.points)
    after = healed.character
    lines = (*lines, say("pv.told.healed", points=command.points, hp=after.hp))
    if healed.cured:
        lines = (*lines, say("pv.told.cured", left=len(after.deep)))
    return done(after, "pv.edit.told", what=lines)


def _stabilise(editing: Editing, command: Stabilise, roll: Roller) -> Edited | Refused:
    if no := out_of(command.skill, 0, MOST_SKILL):
        return no
    if not healing.may_stabilise(editing.character):
        return refuse("pv.edit.no-stabilise")
    told = clocks.stabilised(
        editing.tables, editing.character, command.skill, roll, kit=command.kit
    )
    return _told(told)


def _pass(editing: Editing, command: PassUnits, roll: Roller) -> Edited | Refused:
    if no := out_of(command.units, 1, MOST_UNITS):
        return no
    clock = editing.character.body.countdown
    if clock is None:
        return refuse("pv.edit.no-countdown")
    id = f"compte-{len(editing.character.essence.journal)}"
    told = clocks.passes(
        editing.tables, editing.settings, editing.character, command.units, id, roll
    )
    unit = say(f"pv.unit.{clock.unit.value}", count=command.units)
    if not told.lines:
        return done(told.character, "pv.edit.passed-quietly", unit=unit)
    return done(told.character, "pv.edit.passed", unit=unit, what=told.lines)


def _daily(editing: Editing, roll: Roller) -> Edited | Refused:
    one = editing.character
    if not (one.body.stabilised and one.deep) or one.dead:
        return refuse("pv.edit.no-daily")
    id = f"jour-{len(one.essence.journal)}"
    return _told(clocks.daily(editing.tables, editing.settings, one, id, roll))


def _rest(editing: Editing, command: RestDay, roll: Roller) -> Edited | Refused:
    one, tables = editing.character, editing.tables
    if command.care not in tables.recoveries:
        return refuse("pv.edit.no-care", id=command.care)
    if not one.negatives or not one.body.stabilised or one.dead:
        return refuse("pv.edit.not-stabilised")
    if one.deep:
        return refuse("pv.edit.deep-holds")
    row, con = tables.recoveries.get(command.care), one.score("con")
    rolls = roll.several("rest", row.rolls, D20, say("pv.die.rest", con=con))
    points = healing.natural_points(con, rolls)
    after = healing.rests(one, points)
    return done(after, "pv.edit.rested", care=row.name, points=points, hp=after.hp)


def _god(editing: Editing, command: CallGod, roll: Roller) -> Edited | Refused:
    if no := out_of(command.chance, 0, PERCENT):
        return no
    die = roll.one("god", PERCENT, say("pv.die.god", chance=command.chance))
    if not healing.answered(command.chance, die):
        return done(editing.character, "pv.edit.god-silent", chance=command.chance, roll=die)
    note = command.note.strip()
    if not note:
        return refuse("pv.edit.god-note")
    notes = "\n".join(each for each in (editing.character.notes.rstrip(), note) if each)
    return done(replace(editing.character, notes=notes), "pv.edit.god", note=note)


def _clothes(editing: Editing, command: CheckClothes, roll: Roller) -> Edited | Refused:
    one = editing.character
    chance = below.clothes_chance(one.hp, command.cause).total
    if not chance or one.body.clothes:
        return refuse("pv.edit.no-clothes")
    die = roll.one("clothes", PERCENT, say("pv.die.clothes", chance=chance))
    if die > chance:
        return done(one, "pv.edit.clothes-whole", chance=chance, roll=die)
    after = replace(one, body=replace(one.body, clothes=True))
    return done(after, "pv.edit.clothes-ruined", chance=chance, roll=die)


def _revive(editing: Editing, command: Revive, roll: Roller) -> Edited | Refused:
    """Back from the dead where Table A's percents allow it (PV-TABLE-A-SHOCK)."""
    one = editing.character
    if not one.dead:
        return refuse("pv.edit.not-dead")
    if no := out_of(command.hp, 1, one.most):
        return no
    body = constitution.row(editing.tables, editing.settings, one.score("con"))
    need = constitution.shock(editing.settings, body).total
    die = roll.one("revive", PERCENT, say("pv.die.revive", need=need))
    if die > need:
        return done(one, "pv.edit.not-revived", need=need, roll=die)
    wounds = tuple(replace(each, rounds=None, open=False) for each in one.mortal)
    fresh = Body(standing=Standing.WELL, clothes=one.body.clothes)
    # Of what was lost without wounding only as much still hurts as the points leave room for.
    lost = min(one.lost, one.most - command.hp)
    after = replace(one, hp=command.hp, lost=lost, body=fresh, deep=(), mortal=wounds)
    return done(after, "pv.edit.revived", hp=command.hp)
