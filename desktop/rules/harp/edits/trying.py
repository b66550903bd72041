"""A manoeuvre of a character: what is added, what it comes to, and what it leaves behind."""

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from desktop.rules.editing import done, refuse
from desktop.rules.harp import manoeuvre, resolution, rolls, skills, tasks, trial
from desktop.rules.harp.commands.health import Manoeuvre
from desktop.rules.harp.document import Character, Prepared
from desktop.rules.harp.edits.context import Editing, out_of
from desktop.rules.harp.manoeuvre import Modifier, Score
from desktop.rules.harp.resolution import Result
from desktop.rules.members import found, updated
from desktop.rules.message import Message, Text, say
from desktop.rules.system import Edited, Refused
from desktop.rules.telling import Roller

MOST_CHANGE = 500


def modifiers(editing: Editing, command: Manoeuvre) -> tuple[Modifier, ...]:
    """Everything that is added to a manoeuvre beside the skill: difficulty, situation, wounds and
    ailments, what was prepared.

    Raises `KnownError` for a degree that the campaign has not.
    """
    one, settings = editing.character, editing.settings
    return (
        manoeuvre.difficulty(settings, command.difficulty, command.typed),
        *(Modifier(each.reason, each.amount) for each in command.changes),
        *trial.burdens(editing.tables, settings, one, command.bears),
        *trial.prepared(one, command.skill),
    )


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """A manoeuvre that was rolled: whoever tried it as he is now, the skill, and what came of it
    with the words for it."""

    character: Character
    name: Text
    score: Score
    result: Result
    told: tuple[Message, ...]


def tried(editing: Editing, command: Manoeuvre, dice: Roller) -> Edited | Refused:
    """Apply a manoeuvre (Exécuter une manœuvre)."""
    made = attempt(editing, command, dice)
    if isinstance(made, Refused):
        return made
    total = made.score.total
    return done(made.character, "harp.edit.tried", name=made.name, total=total, what=made.told)


def attempt(
    editing: Editing, command: Manoeuvre, dice: Roller, more: Iterable[Modifier] = ()
) -> Tried | Refused:
    """Roll a manoeuvre, with `more` that the moment adds.

    Raises `KnownError` for a degree of difficulty that the campaign has not, `Missing` for the next
    throw.
    """
    one, tables = editing.character, editing.tables
    skill = trial.skill_of(tables, one, command.skill)
    if skill is None:
        return refuse("harp.edit.no-skill", id=command.skill)
    no = _unsound(editing, command)
    if no:
        return no
    added = (*modifiers(editing, command), *more)
    name = skills.skill_name(tables, skill)
    chain = rolls.roll(
        tables.manoeuvres.numbers,
        dice,
        "manoeuvre",
        say("harp.die.skill", name=name),
        is_open=rolls.opens("competence", closed=skill.closed),
    )
    own = skills.total(tables, editing.settings, one, skill)
    score = manoeuvre.score(tables, editing.settings, chain, own, added)
    method = command.method or skills.method_of(tables, skill)
    if command.task:
        method = "pourcentage"
    elif command.helps:
        method = "bonus"
    result = resolution.resolve(tables, editing.settings, score, method)
    # What was prepared for this skill is used up, whatever comes of it.
    left = tuple(each for each in one.prepared if each.skill != command.skill)
    after, told = _left_behind(editing, command, replace(one, prepared=left), score, result)
    return Tried(character=after, name=name, score=score, result=result, told=told)


def _unsound(editing: Editing, command: Manoeuvre) -> Refused | None:
    one = editing.character
    if one.dead:
        return refuse("harp.edit.dead")
    for change in (command.typed or 0, *(each.amount for each in command.changes)):
        if no := out_of(change, -MOST_CHANGE, MOST_CHANGE):
            return no
    if command.helps and trial.skill_of(editing.tables, one, command.helps) is None:
        return refuse("harp.edit.no-skill", id=command.helps)
    if command.task and found(one.tasks, command.task) is None:
        return refuse("edit.no-such-entry")
    if not command.id or found(one.prepared, command.id) is not None:
        return refuse("edit.id-taken")
    return None


def _left_behind(
    editing: Editing, command: Manoeuvre, one: Character, score: Score, result: Result
) -> tuple[Character, tuple[Message, ...]]:
    tables, settings = editing.tables, editing.settings
    told = list(outcome_words(score, result))
    task = found(one.tasks, command.task) if command.task else None
    if task is not None:
        after, step = tasks.advanced(settings, task, score)
        kept = updated(one.tasks, after)
        told.append(say(f"harp.task.{step.value}", name=task.name, done=after.done))
        return (one if isinstance(kept, Refused) else replace(one, tasks=kept)), tuple(told)
    if command.helps:
        gained = resolution.helped(settings, score, "").amount
        if gained:
            ready = Prepared(id=command.id, skill=command.helps, amount=gained)
            return replace(one, prepared=(*one.prepared, ready)), tuple(told)
    elif result.near_miss:
        again = any(
            each.near_miss for each in editing.character.prepared if each.skill == command.skill
        )
        if not again:
            ready = Prepared(
                id=command.id,
                skill=command.skill,
                amount=resolution.retry(tables, "").amount,
                near_miss=True,
            )
            told.append(say("harp.told.near-miss", value=ready.amount))
            return replace(one, prepared=(*one.prepared, ready)), tuple(told)
    return one, tuple(told)


def outcome_words(score: Score, result: Result) -> tuple[Message, ...]:
    """What is announced of a manoeuvre, and what the GM is warned of."""
    told = [say(f"harp.outcome.{result.outcome.value}")]
    if score.fumble:
        told = [say("harp.told.fumble", throw=score.chain.natural)]
    elif result.read is not None and result.read.value is not None:
        told = [say(f"harp.read.{result.method}", value=result.read.value)]
        if result.read.doubtful:
            told.append(say("harp.told.doubtful"))
    if score.doubted:
        told.append(say("harp.told.doubted", throw=score.chain.natural))
    if result.odd:
        told.append(say(f"harp.told.66-{result.odd}"))
    return tuple(told)
