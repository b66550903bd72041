"""Edits of health that ask for no dice: the GM's word, rest, rounds that go by, death."""

from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.harp import death, diseases, trial, wounds
from desktop.rules.harp.commands.health import (
    BindSoul,
    Die,
    DropHerb,
    DropPrepared,
    Heal,
    Hurt,
    PassHerb,
    PassRounds,
    Plain,
    Prepare,
    PutAilment,
    PutWound,
    Raise,
    RemoveAilment,
    RemoveWound,
    Rest,
    RestDays,
    Restore,
    SetHp,
    SetLife,
    TakeHerb,
    TreatWound,
)
from desktop.rules.harp.death import State
from desktop.rules.harp.document import Ailment, Cause, Character, Life, Prepared, Wound
from desktop.rules.harp.edits import herbs
from desktop.rules.harp.edits.context import MOST_POINTS, Editing, out_of
from desktop.rules.harp.herbs import DAY, HOUR
from desktop.rules.harp.skills import skill_name
from desktop.rules.members import added, found, put, removed
from desktop.rules.message import Text, say
from desktop.rules.system import Edited, Refused

MOST_ROUNDS, MOST_DAYS, MOST_HOURS, MOST_PENALTY = 100, 365, 24, 500
MOST_ROUNDS_LEFT = 1_000


def edit_health(editing: Editing, command: Plain) -> Edited | Refused:
    """Apply one of these commands."""
    one, tables, settings = editing.character, editing.tables, editing.settings
    match command:
        case SetHp(hp):
            if no := out_of(hp, -MOST_POINTS, one.most):
                return no
            after = death.with_hp(tables, settings, one, hp)
            return done(after, "harp.edit.hp", hp=hp, most=one.most)
        case Hurt(points):
            if no := _living(one) or out_of(points, 1, MOST_POINTS):
                return no
            after = death.hurt(tables, settings, one, points)
            return done(after, "harp.edit.hurt", points=points, hp=after.hp)
        case Heal(points):
            if no := _living(one) or out_of(points, 1, MOST_POINTS):
                return no
            after = death.with_hp(tables, settings, one, one.hp + points)
            return done(after, "harp.edit.healed", points=after.hp - one.hp, hp=after.hp)
        case PutWound() | TreatWound() | RemoveWound():
            return _wound(editing, command)
        case Rest() | RestDays():
            return _rest(editing, command)
        case BindSoul():
            if death.state(tables, settings, one) is not State.DYING:
                return refuse("harp.edit.not-dying")
            return done(death.stabilised(one), "harp.edit.bound", rounds=one.life.left or 0)
        case PassRounds(rounds):
            return _rounds(editing, rounds)
        case Die(cause):
            if no := _living(one):
                return no
            return done(death.died(one, cause), "harp.edit.died", cause=cause_name(cause))
        case Raise(hp):
            return _raised(editing, hp)
        case Restore(characteristic, points):
            if not one.life.decayed.get(characteristic):
                return refuse("harp.edit.not-decayed")
            if no := out_of(points, 1, one.life.decayed[characteristic]):
                return no
            name = tables.characteristics.get(characteristic).name
            after = death.restored(one, characteristic, points)
            return done(after, "harp.edit.restored", name=name, points=points)
        case SetLife(left, stable):
            return _life(one, left, stabilised=stable)
        case Prepare(prepared):
            return _prepare(editing, prepared)
        case DropPrepared(id):
            kept = removed(one.prepared, id)
            if isinstance(kept, Refused):
                return kept
            return done(replace(one, prepared=kept), "harp.edit.dropped")
        case TakeHerb() | PassHerb() | DropHerb():
            if no := _living(one):
                return no
            return herbs.edited(editing, command)
        case PutAilment(ailment):
            return _put_ailment(editing, ailment)
        case RemoveAilment(id):
            held = found(one.ailments, id)
            if held is None:
                return refuse("edit.no-such-entry")
            left = tuple(each for each in one.ailments if each is not held)
            after = relieved(editing, replace(one, ailments=left))
            return done(after, "harp.edit.removed", name=diseases.ailment_name(tables, held))


def _life(one: Character, left: int | None, *, stabilised: bool) -> Edited | Refused:
    """The GM's word on the dying; points go on deciding when it begins and ends."""
    if no := _living(one) or out_of(1 if left is None else left, 1, MOST_ROUNDS_LEFT):
        return no
    life = replace(one.life, left=left, stabilised=stabilised)
    key = "harp.edit.life-stable" if stabilised else "harp.edit.life"
    return done(replace(one, life=life), key, rounds=left or 0)


def cause_name(cause: Cause) -> Text:
    """A cause of death in words."""
    return say(f"harp.cause.{cause.value}")


def relieved(editing: Editing, character: Character) -> Character:
    """Somebody whose Constitution may have changed: his dying begins or ends with it."""
    return death.with_hp(editing.tables, editing.settings, character, character.hp)


def _living(one: Character) -> Refused | None:
    return refuse("harp.edit.dead") if one.dead else None


def _wound(editing: Editing, command: PutWound | TreatWound | RemoveWound) -> Edited | Refused:
    one = editing.character
    if isinstance(command, PutWound):
        return _put_wound(one, command.wound)
    held = found(one.wounds, command.id)
    if held is None:
        return refuse("edit.no-such-entry")
    name = held.name or say("harp.wound")
    if isinstance(command, RemoveWound):
        left = tuple(each for each in one.wounds if each.id != held.id)
        after = relieved(editing, replace(one, wounds=left))
        return done(after, "harp.edit.removed", name=name)
    treated = tuple(
        replace(each, treated=True) if each.id == held.id else each for each in one.wounds
    )
    return done(relieved(editing, replace(one, wounds=treated)), "harp.edit.treated", name=name)


def _put_wound(one: Character, wound: Wound) -> Edited | Refused:
    if not wound.id:
        return refuse("edit.id-taken")
    no = (
        out_of(wound.bleeding, 0, MOST_POINTS)
        or out_of(wound.penalty, -MOST_PENALTY, 0)
        or out_of(wound.needs or 0, 0, MOST_POINTS)
        or out_of(wound.rested, 0, MOST_POINTS)
    )
    if no:
        return no
    after = replace(one, wounds=put(one.wounds, wound))
    return done(after, "harp.edit.wound", name=wound.name or say("harp.wound"))


def _prepare(editing: Editing, prepared: Prepared) -> Edited | Refused:
    """A bonus for the next roll on a skill that he has or may try (HARP-BONUS-STACK)."""
    one, tables = editing.character, editing.tables
    skill = trial.skill_of(tables, one, prepared.skill)
    if skill is None:
        return refuse("harp.edit.no-skill", id=prepared.skill)
    if no := _living(one) or out_of(prepared.amount, -MOST_PENALTY, MOST_PENALTY):
        return no
    held = added(one.prepared, prepared)
    if isinstance(held, Refused):
        return held
    name, amount = skill_name(tables, skill), prepared.amount
    return done(replace(one, prepared=held), "harp.edit.prepared", name=name, value=amount)


def _rest(editing: Editing, command: Rest | RestDays) -> Edited | Refused:
    """Hours give hit points back, days wear wounds off (HARP-HEAL-HP, HARP-HEAL-BLEED)."""
    one, tables, settings = editing.character, editing.tables, editing.settings
    if no := _living(one):
        return no
    if death.state(tables, settings, one) is State.DYING:
        return refuse("harp.edit.dying")
    if one.bleeding:
        return refuse("harp.edit.bleeding")
    if isinstance(command, RestDays):
        if no := out_of(command.days, 1, MOST_DAYS):
            return no
        after = relieved(editing, wounds.rested(one, command.days))
        rested = done(after, "harp.edit.rested-days", days=command.days)
        return herbs.meanwhile(editing, rested, DAY * command.days)
    if no := out_of(command.hours, 1, MOST_HOURS):
        return no
    points = wounds.recovered(tables, settings, one, command.hours)
    after = death.with_hp(tables, settings, one, one.hp + points)
    rested = done(after, "harp.edit.rested", hours=command.hours, points=after.hp - one.hp)
    return herbs.meanwhile(editing, rested, HOUR * command.hours)


def _rounds(editing: Editing, rounds: int) -> Edited | Refused:
    """Rounds one after another: poison first, then blood and death (HARP-JRC-POISON,
    HARP-DYING-ROUNDS)."""
    one = editing.character
    if no := _living(one) or out_of(rounds, 1, MOST_ROUNDS):
        return no
    for _ in range(rounds):
        passed = [diseases.round_of(each) for each in one.ailments]
        one = replace(one, ailments=tuple(each.ailment for each in passed))
        if any(each.dies for each in passed):
            one = death.died(one, Cause.POISON)
        one = death.round_passes(editing.tables, editing.settings, one)
    if one.life.cause is not None:
        return done(one, "harp.edit.died", cause=cause_name(one.life.cause))
    passed = done(one, "harp.edit.rounds", rounds=rounds, hp=one.hp)
    return herbs.meanwhile(editing, passed, editing.settings.round_seconds * rounds)


def _raised(editing: Editing, hp: int) -> Edited | Refused:
    """Back from the dead, unless a characteristic is at zero (HARP-DECAY-ZERO,
    HARP-DECAY-RESTORE)."""
    one = editing.character
    if not one.dead:
        return refuse("harp.edit.not-dead")
    if not death.revivable(editing.tables, editing.settings, one):
        return refuse("harp.edit.lost")
    if no := out_of(hp, 1, one.most):
        return no
    decayed = one.life.decayed
    # What killed by itself is over; its scores stay as they decayed until they are restored.
    ailments = tuple(each for each in one.ailments if each.rounds is None)
    after = replace(one, life=Life(decayed=decayed), hp=hp, ailments=ailments)
    return done(after, "harp.edit.raised", hp=hp)


def _put_ailment(editing: Editing, ailment: Ailment) -> Edited | Refused:
    one, tables = editing.character, editing.tables
    if not ailment.id:
        return refuse("edit.id-taken")
    known = ailment.disease in tables.diseases or ailment.disease in tables.cascades
    if not (known or (not ailment.disease and ailment.name.strip())):
        return refuse("harp.edit.no-disease", id=ailment.disease)
    if ailment.level and diseases.level_of(tables, ailment) is None:
        return refuse("harp.edit.no-level", id=ailment.level)
    parts = ailment.parts
    counted = (
        *(ailment.days, ailment.fever or 0, ailment.coma_in or 0, ailment.coma_days or 0),
        *(ailment.rounds or 0, ailment.target, ailment.limbs, ailment.deaf or 0),
        *(parts.teeth, *parts.toes, *parts.fingers),
    )
    for value in counted:
        if no := out_of(value, 0, MOST_POINTS):
            return no
    after = relieved(editing, replace(one, ailments=put(one.ailments, ailment)))
    return done(after, "harp.edit.ailment", name=diseases.ailment_name(tables, ailment))
