"""Edits of essence; each leaves its line in the journal (PV-ESS-TRAUMA)."""

from msgspec.structs import replace

from desktop.rules.dice import Dice, DieSpec
from desktop.rules.editing import done, refuse
from desktop.rules.members import found
from desktop.rules.message import say
from desktop.rules.pv_negatifs import essence, willing
from desktop.rules.pv_negatifs.commands.essence import (
    EssenceCommand,
    Forget,
    GainEssence,
    LoseEssence,
    Remember,
    RestoreEssence,
    RollEssence,
    SetMargin,
    WillingRounds,
)
from desktop.rules.pv_negatifs.document import Character, EssenceChange
from desktop.rules.pv_negatifs.edits.chance import ACTOR, D20
from desktop.rules.pv_negatifs.edits.context import Editing, out_of
from desktop.rules.system import Edited, Refused
from desktop.rules.telling import Missing, Roller

MOST_POINTS, MOST_ROLLS, MOST_XP = 100, 20, 1_000_000_000
_WILLING = "degats-volontaires"


def essence_dice_needed(
    editing: Editing, command: RollEssence | WillingRounds
) -> tuple[DieSpec, ...]:
    """The dice that a command still lacks; () when it can be applied or is refused."""
    try:
        _edited(editing, command)
    except Missing as missing:
        return missing.specs
    return ()


def edit_essence(editing: Editing, command: EssenceCommand) -> Edited | Refused:
    """Apply one of these commands; refused where a die is missing."""
    try:
        return _edited(editing, command)
    except Missing as missing:
        return refuse("pv.edit.dice", count=len(missing.specs))


def _edited(editing: Editing, command: EssenceCommand) -> Edited | Refused:
    one = editing.character
    if not isinstance(command, SetMargin) and (no := _new_id(one, command)):
        return no
    match command:
        case LoseEssence():
            return _lose(editing, command)
        case GainEssence(id=id, points=points, side_effect=side_effect, date=date):
            if no := out_of(points, 1, MOST_POINTS):
                return no
            if not side_effect.strip():
                return refuse("pv.edit.side-effect")
            return _changed(one, _line(id, date, side_effect.strip(), points))
        case RollEssence():
            return _roll(editing, command)
        case Forget(oubli=oubli, date=date):
            if no := out_of(oubli.points, 1, MOST_POINTS) or out_of(oubli.xp, 0, MOST_XP):
                return no
            after = essence.forgets(one.essence, oubli, date, "Oubli")
            changed = replace(one, essence=after, xp=max(0, one.xp - oubli.xp))
            return done(changed, "pv.edit.forgets", points=oubli.points, xp=oubli.xp)
        case Remember(id=id, oubli=which, extra=extra, date=date):
            oubli = found(one.essence.forgotten, which)
            if oubli is None:
                return refuse("edit.no-such-entry")
            if no := out_of(extra, 0, MOST_POINTS):
                return no
            after = essence.remembers(one.essence, oubli, _line(id, date, "Oubli", 0), extra)
            lost = oubli.points + extra
            return done(replace(one, essence=after), "pv.edit.remembers", points=lost)
        case SetMargin(value):
            if value is not None and (no := out_of(value, 0, MOST_POINTS)):
                return no
            after = replace(one.essence, margin=value)
            key = "pv.edit.no-margin" if value is None else "pv.edit.margin"
            return done(replace(one, essence=after), key, value=value or 0)
        case RestoreEssence(id=id, points=points, date=date):
            if not one.dead:
                return refuse("pv.edit.not-dead")
            if no := out_of(points, 1, 2 * MOST_POINTS):
                return no
            return _changed(one, _line(id, date, "", points))
        case WillingRounds():
            return _willing(editing, command)


def _line(id: str, date: str, cause: str, amount: int) -> EssenceChange:
    return EssenceChange(id=id, date=date.strip(), cause=cause, amount=amount)


def _new_id(
    one: Character,
    command: LoseEssence
    | GainEssence
    | RollEssence
    | Forget
    | Remember
    | RestoreEssence
    | WillingRounds,
) -> Refused | None:
    id = command.oubli.id if isinstance(command, Forget) else command.id
    taken = {line.id for line in one.essence.journal}
    return refuse("edit.id-taken") if not id or id in taken else None


def _changed(one: Character, line: EssenceChange) -> Edited:
    after = essence.changed(one.essence, line)
    moved = after.points - one.essence.points
    changed = replace(one, essence=after)
    if not line.cause:
        return done(changed, "pv.edit.essence", amount=moved, points=after.points)
    return done(changed, "pv.edit.essence-for", cause=line.cause, amount=moved, points=after.points)


def _lose(editing: Editing, command: LoseEssence) -> Edited | Refused:
    """A loss by its cause: the tables', the campaign's or the GM's points (PV-ESS-LOSS-DEATH,
    PV-ESS-LOSS-OTHER)."""
    offered = {one.id: one for one in essence.causes(editing.tables, editing.settings)}
    if command.cause in editing.tables.losses and command.cause not in offered:
        return refuse("pv.edit.hidden")
    row = offered.get(command.cause)
    cause = command.cause.strip() if row is None else row.name
    if not cause:
        return refuse("pv.edit.no-name")
    points = command.points
    if points is None:
        points = 1 if row is None else essence.loss(editing.settings, row)
    if no := out_of(points, 0, MOST_POINTS):
        return no
    words = f"{cause} ({command.note.strip()})" if command.note.strip() else cause
    return _changed(editing.character, _line(command.id, command.date, words, -points))


def _roll(editing: Editing, command: RollEssence) -> Edited | Refused:
    """Essence rolls (PV-ESS-ROLL, PV-ESS-MULTI, PV-ESS-EXAMPLES)."""
    grade, count, cause = command.grade, command.count, command.cause.strip()
    if command.trial:
        row = next(
            (
                one
                for one in essence.trials(editing.tables, editing.settings)
                if one.id == command.trial
            ),
            None,
        )
        if row is None:
            return refuse("edit.no-such-entry")
        grade, count, cause = row.grade, row.rolls, cause or row.name
    if grade not in editing.tables.essence.grades:
        return refuse("pv.edit.grade")
    if no := out_of(count, 1, MOST_ROLLS) or out_of(command.points, 0, MOST_POINTS):
        return no
    one = editing.character
    wisdom = essence.ability(editing.tables, editing.settings, one, "sag").total
    need = essence.roll_target(wisdom, grade).total
    roll = Roller(Dice(command.rolled), ACTOR)
    rolls = roll.several("essence", count, D20, say("pv.die.essence", need=need))
    lost = essence.lost_in(wisdom, grade, rolls, command.points)
    if not lost:
        return done(one, "pv.edit.essence-held")
    return _changed(one, _line(command.id, command.date, cause, -lost))


def _willing(editing: Editing, command: WillingRounds) -> Edited | Refused:
    """What willing damage costs (PV-SELF-ESSENCE)."""
    if not willing.offered(editing.settings):
        return refuse("pv.edit.hidden")
    if no := out_of(command.rounds, 1, MOST_ROLLS):
        return no
    one = editing.character
    wisdom = essence.ability(editing.tables, editing.settings, one, "sag").total
    roll = Roller(Dice(command.rolled), ACTOR)
    label = say("pv.die.essence", need=wisdom)
    rolls = roll.several("willing", command.rounds - 1, D20, label)
    row = editing.tables.losses.get(_WILLING)
    lost = willing.lost_essence(essence.loss(editing.settings, row), wisdom, rolls)
    return _changed(one, _line(command.id, command.date, row.name, -lost))
