"""Edits that ask for dice: ailments, care, healing rolls, decay."""

from collections.abc import Sequence

from msgspec.structs import replace

from desktop.rules.breakdown import start
from desktop.rules.dice import Dice, DieSpec
from desktop.rules.editing import done, refuse
from desktop.rules.errors import KnownError
from desktop.rules.harp import death, diseases, manoeuvre, resistance, resolution, rolls, skills
from desktop.rules.harp import wounds as harm
from desktop.rules.harp.commands.health import (
    Catch,
    Chance,
    Decay,
    HealingRoll,
    Manoeuvre,
    PassDay,
    PassHour,
    Stabilise,
)
from desktop.rules.harp.death import State
from desktop.rules.harp.document import CHARACTERISTICS, Ailment, Cause
from desktop.rules.harp.edits.context import Editing, out_of
from desktop.rules.harp.edits.health import MOST_DAYS, cause_name, relieved
from desktop.rules.harp.edits.trying import tried
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.members import found, updated
from desktop.rules.message import Message, say
from desktop.rules.system import Edited, Refused
from desktop.rules.telling import Missing, Roller

MOST_BONUS, MOST_MINUTES, MOST_TARGET = 500, 200, 1000
ACTOR = "self"
"""Whose dice those of an edit are."""


def dice_needed(editing: Editing, command: Chance) -> tuple[DieSpec, ...]:
    """The dice that a command still lacks; () when it can be applied or is refused."""
    try:
        edited(editing, command, _own(command))
    except Missing as missing:
        return missing.specs
    except KnownError:
        return ()
    return ()


def edit_chance(editing: Editing, command: Chance) -> Edited | Refused:
    """Apply a command that holds its dice; refused where one is missing."""
    try:
        return edited(editing, command, _own(command))
    except Missing as missing:
        return refuse("harp.edit.dice", count=len(missing.specs))


def _own(command: Chance) -> Roller:
    """The dice that a command holds."""
    return Roller(Dice(command.rolled), ACTOR)


def edited(editing: Editing, command: Chance, dice: Roller) -> Edited | Refused:
    """Apply a command with these dice, not those that it holds; raises `Missing` for the next."""
    match command:
        case Catch():
            return _catch(editing, command, dice)
        case PassHour(id=id):
            return _hour(editing, id, dice)
        case PassDay(id=id):
            return _day(editing, id, dice)
        case Stabilise():
            return _stabilise(editing, command, dice)
        case HealingRoll():
            return _healing(editing, command, dice)
        case Decay():
            return _decay(editing, command, dice)
        case Manoeuvre():
            return tried(editing, command, dice)


def resisted(
    editing: Editing, kind: str, dice: Roller, modifiers: Sequence[Modifier] = ()
) -> Score:
    """A Jet de Résistance of the character, all dice there."""
    tables, settings, one = editing.tables, editing.settings, editing.character
    label = tables.resistances.get(kind).name
    chain = rolls.roll(
        tables.manoeuvres.numbers, dice, "resist", say("harp.die.resist", name=label), is_open=True
    )
    own = skills.resistance(tables, settings, one, kind)
    return manoeuvre.score(tables, settings, chain, own, modifiers, answers=True)


def _catch(editing: Editing, command: Catch, dice: Roller) -> Edited | Refused:
    """A cascade is rolled with the resistance that it asks for; what has none is simply caught."""
    one, tables = editing.character, editing.tables
    if one.dead:
        return refuse("harp.edit.dead")
    if not command.id or found(one.ailments, command.id) is not None:
        return refuse("edit.id-taken")
    known = (*tables.diseases.ids(), *tables.cascades.ids())
    if command.disease not in known:
        return refuse("harp.edit.no-disease", id=command.disease)
    if no := out_of(command.target, 0, MOST_TARGET):
        return no
    for change in command.changes:
        if no := out_of(change.amount, -MOST_BONUS, MOST_BONUS):
            return no
    levels = diseases.levels_of(tables, command.disease)
    shown = diseases.ailment_name(tables, Ailment(id="", disease=command.disease))
    if not levels:
        ailment: Ailment | None = Ailment(id=command.id, disease=command.disease)
        total = 0
    else:
        poison = command.disease in tables.cascades
        kind = (
            tables.cascades.get(command.disease).resistance
            if poison
            else resistance.against(tables, "maladie")
        )
        changes = [Modifier(each.reason, each.amount) for each in command.changes]
        total = resisted(editing, kind, dice, changes).total
        ailment = diseases.caught(
            tables, command.id, command.disease, total, dice, target=command.target
        )
    if ailment is None:
        return done(one, "harp.edit.resisted", name=shown, total=total)
    after = relieved(editing, replace(one, ailments=(*one.ailments, ailment)))
    if not levels:
        return done(after, "harp.edit.ailment", name=shown)
    level = diseases.level_name(command.disease, ailment.level)
    return done(after, "harp.edit.caught", name=shown, total=total, level=level)


def _hour(editing: Editing, id: str, dice: Roller) -> Edited | Refused:
    one, tables = editing.character, editing.tables
    held = found(one.ailments, id)
    if held is None or one.dead:
        return refuse("edit.no-such-entry")
    passed = diseases.hour(tables, held, dice)
    told: list[Message] = []
    if passed.fit is not None:
        told.append(say("harp.told.fit", minutes=passed.fit))
    if passed.ailment.coma and not held.coma:
        told.append(say("harp.told.coma"))
    return _after(editing, "harp.edit.hour", passed.ailment, told)


def _day(editing: Editing, id: str, dice: Roller) -> Edited | Refused:
    """A day: what the disease does, then the roll to survive it (HARP-DIS-PESTE-COMA,
    HARP-DIS-PNEUMONIE-COMA)."""
    one, tables = editing.character, editing.tables
    held = found(one.ailments, id)
    if held is None or one.dead:
        return refuse("edit.no-such-entry")
    passed = diseases.day(tables, held, dice)
    told: list[Message] = []
    if passed.lost:
        told.append(say("harp.told.lost", points=passed.lost))
    if passed.ailment.limbs > held.limbs:
        told.append(say("harp.told.limb"))
    if passed.part:
        told.append(say(f"harp.told.{passed.part}"))
    if passed.ailment.coma and not held.coma:
        told.append(say("harp.told.coma"))
    dies = False
    if passed.survival:
        total = resisted(editing, resistance.against(tables, "maladie"), dice).total
        dies = not diseases.survives(held, total)
        key = "harp.told.not-survived" if dies else "harp.told.survived"
        told.append(say(key, total=total, target=held.target))
    return _after(editing, "harp.edit.day", passed.ailment, told, lost=passed.lost, dies=dies)


def _after(
    editing: Editing,
    key: str,
    ailment: Ailment,
    told: list[Message],
    *,
    lost: int = 0,
    dies: bool = False,
) -> Edited | Refused:
    ailments = updated(editing.character.ailments, ailment)
    if isinstance(ailments, Refused):
        return ailments
    after = replace(editing.character, ailments=ailments)
    after = relieved(editing, after)
    if lost:
        after = death.with_hp(editing.tables, editing.settings, after, after.hp - lost)
    if dies:
        after = death.died(after, Cause.DISEASE)
        told.append(say("harp.told.dies", cause=cause_name(Cause.DISEASE)))
    name = diseases.ailment_name(editing.tables, ailment)
    if not told:
        return done(after, key, name=name)
    return done(after, f"{key}-told", name=name, what=tuple(told))


def _stabilise(editing: Editing, command: Stabilise, dice: Roller) -> Edited | Refused:
    """Soins on a dying one, never milder than Extrêmement Difficile (HARP-STAB-SOINS)."""
    one, tables, settings = editing.character, editing.tables, editing.settings
    if death.state(tables, settings, one) is not State.DYING:
        return refuse("harp.edit.not-dying")
    if no := out_of(command.bonus, -MOST_BONUS, MOST_BONUS):
        return no
    hard = death.stabilising(tables, settings, command.difficulty)
    if hard is None:
        return refuse("harp.edit.too-easy", value=tables.health.stabilise)
    label = tables.skills.get("soins").name
    chain = rolls.roll(
        tables.manoeuvres.numbers, dice, "care", say("harp.die.skill", name=label), is_open=True
    )
    own = start(label, command.bonus)
    score = manoeuvre.score(tables, settings, chain, own, [hard])
    result = resolution.resolve(tables, settings, score, "tout-ou-rien")
    if result.outcome is resolution.Outcome.SUCCESS:
        return done(death.stabilised(one), "harp.edit.stabilised", total=score.total)
    return done(one, "harp.edit.not-stabilised", total=score.total)


def _healing(editing: Editing, command: HealingRoll, dice: Roller) -> Edited | Refused:
    """The time that wounds need, by the campaign's table or the GM's word (HARP-HEAL-ROLL)."""
    one, tables, settings = editing.character, editing.tables, editing.settings
    open_ = [each for each in one.wounds if each.needs is None]
    severity = harm.severity(tables, settings, one)
    if not open_ or severity is None or one.dead:
        return refuse("harp.edit.no-wound")
    no = out_of(command.care, -MOST_BONUS, MOST_BONUS) or out_of(command.days or 1, 1, MOST_DAYS)
    if no:
        return no
    label = say("harp.healing-roll")
    chain = rolls.roll(tables.manoeuvres.numbers, dice, "healing", label, is_open=True)
    total = harm.healing_roll(tables, settings, one, chain, command.care).total
    days = command.days or harm.days_needed(settings, total, severity)
    if days is None:
        return refuse("harp.edit.no-healing-time", total=total)
    healed = tuple(
        replace(each, needs=days, rested=0) if each.needs is None else each for each in one.wounds
    )
    after = replace(one, wounds=healed)
    return done(after, "harp.edit.healing", total=total, severity=severity.name, days=days)


def _decay(editing: Editing, command: Decay, dice: Roller) -> Edited | Refused:
    """Minutes after death, each beyond the tenth with a characteristic drawn
    (HARP-DECAY-START)."""
    one, tables = editing.character, editing.tables
    if not one.dead:
        return refuse("harp.edit.not-dead")
    if no := out_of(command.minutes, 1, MOST_MINUTES):
        return no
    before = death.points_decayed(tables, one.life.minutes)
    points = death.points_decayed(tables, one.life.minutes + command.minutes) - before
    label = say("harp.die.characteristic")
    faces = dice.several("decay", points, len(CHARACTERISTICS), label) if points else ()
    drawn = tuple(CHARACTERISTICS[face - 1] for face in faces)
    after = death.decayed(one, command.minutes, drawn)
    if not death.revivable(tables, editing.settings, after):
        return done(after, "harp.edit.decayed-lost", minutes=command.minutes, points=points)
    return done(after, "harp.edit.decayed", minutes=command.minutes, points=points)
