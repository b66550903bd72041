"""What the GM decides by word: what befalls somebody, states, criticals of no attack, points."""

from desktop.rules.breakdown import start
from desktop.rules.harp import death, diseases
from desktop.rules.harp.commands.health import Catch, Chance, Manoeuvre, SetHp, Stabilise
from desktop.rules.harp.document import Character
from desktop.rules.harp.edits.chance import edited
from desktop.rules.harp.edits.health import MOST_POINTS, edit_health
from desktop.rules.harp.fight import striking
from desktop.rules.harp.fight.commands import (
    Again,
    Bout,
    CorrectPool,
    Read,
    Sweep,
    Undergo,
)
from desktop.rules.harp.fight.parts import Critical, Phase
from desktop.rules.harp.fight.story import Story, because
from desktop.rules.harp.rolls import SIDES
from desktop.rules.members import found
from desktop.rules.message import Text, say
from desktop.rules.system import Refused

HP = "hp"
LONGEST_TABLE = 80


def again(story: Story, command: Again) -> Refused | None:
    """One more action this round."""
    one = story.fighter(command.fighter)
    if story.state.phase is not Phase.TURNS or not one.marks.acted or not one.able:
        return Refused(say("harp.fight.why.not-acted", name=one.name))
    story.mark(one.id, acted=False)
    story.of(one.id, say("harp.fight.line.again"))
    return None


def undergo(story: Story, command: Undergo) -> Refused | None:
    """What an edit of the sheet says, on the ground of the fight; a poison that asks for a critical
    has it rolled and read at once (HARP-JRC-POISON, HARP-JRC-TONNERRE)."""
    what, one = command.what, story.fighter(command.fighter)
    if isinstance(what, Manoeuvre | Stabilise):
        return Refused(say("harp.fight.why.value"))
    editing = story.editing(one.id)
    if isinstance(what, Chance):
        outcome = edited(editing, what, story.roller(one.id))
    else:
        outcome = edit_health(editing, what)
    if isinstance(outcome, Refused):
        return outcome
    story.of(one.id, because(outcome.label, command.reason))
    if isinstance(outcome.document, Character):
        story.become(one.id, outcome.document)
    if isinstance(what, Catch):
        _caught(story, one.id, what.id)
    return None


def _caught(story: Story, fighter: str, id: str) -> None:
    """What the level of a cascade does at once."""
    ailment = found(story.fighter(fighter).document.ailments, id)
    level = None if ailment is None else diseases.level_of(story.tables, ailment)
    if ailment is None or level is None:
        return
    # A level that stuns and deafens is called so: "etourdi-sourd".
    for each in level.id.split("-"):
        if found(story.state.settings.fight_states, each) is not None:
            striking.begins(story, fighter, each, level.rounds or None)
    if level.critical:
        name = diseases.ailment_name(story.tables, ailment)
        table = say("harp.fight.table-level", name=name, level=level.critical)
        _read(story, fighter, table)


def read(story: Story, command: Read) -> Refused | None:
    """A critical by the GM's word: closed, never thrown again (HARP-KIND-CRITICAL)."""
    one = story.fighter(command.fighter)
    if story.state.busy:
        return Refused(say("harp.fight.why.busy"))
    if one.document.dead:
        return Refused(say("harp.fight.why.dead", name=one.name))
    if len(command.table) > LONGEST_TABLE:
        return Refused(say("harp.fight.why.table", most=LONGEST_TABLE))
    _read(story, one.id, command.table)
    return None


def _read(story: Story, fighter: str, table: Text) -> None:
    label = say("harp.fight.die.critical", name=story.state.name(fighter))
    throw = story.roll("critical", fighter, SIDES, label)
    sum_ = start(say("harp.throw", place=1), throw, "HARP-KIND-CRITICAL")
    shown = table or say("harp.fight.critical")
    story.of(fighter, say("harp.fight.line.critical", table=shown, throw=throw))
    story.awaits(Critical(target=fighter, table=table, read=sum_))


def bout(story: Story, command: Bout) -> Refused | None:
    """A state of the campaign by the GM's word."""
    one = story.fighter(command.fighter)
    row = found(story.state.settings.fight_states, command.state)
    held = any(each.state == command.state for each in one.held)
    if (row is None and command.on) or not 0 <= command.rounds <= striking.MOST_ROUNDS:
        return Refused(say("harp.fight.why.value"))
    if held == command.on:
        return Refused(say("harp.fight.why.already"))
    if command.on:
        striking.begins(story, one.id, command.state, command.rounds or None)
    else:
        story.beset(one.id, tuple(each for each in one.held if each.state != command.state))
    key = "harp.fight.line.state-on" if command.on else "harp.fight.line.state-off"
    name = command.state if row is None else row.name
    story.of(one.id, because(say(key, state=name), command.reason))
    return None


def sweep(story: Story, command: Sweep) -> Refused | None:
    """Hit points lost by several at once, by half where it is said."""
    named = [fighter for fighter, _ in command.targets]
    if not named or len(set(named)) != len(named):
        return Refused(say("harp.fight.why.target"))
    if not 1 <= command.points <= MOST_POINTS:
        return Refused(say("harp.fight.why.value"))
    for fighter in named:
        one = story.state.find(fighter)
        if one is None or one.removed or one.document.dead:
            return Refused(say("harp.fight.why.target"))
    for fighter, halved in command.targets:
        points = command.points // 2 if halved else command.points
        document = story.fighter(fighter).document
        story.of(fighter, say("harp.fight.result.points", value=points))
        if points:
            after = death.hurt(story.tables, story.state.settings, document, points)
            story.become(fighter, after)
    return None


def correct_pool(story: Story, command: CorrectPool) -> Refused | None:
    """Hit points by the GM's word."""
    if command.pool != HP:
        return Refused(say("harp.fight.why.value"))
    outcome = edit_health(story.editing(command.fighter), SetHp(command.value))
    if isinstance(outcome, Refused):
        return outcome
    story.of(command.fighter, because(outcome.label, command.reason))
    if isinstance(outcome.document, Character):
        story.become(command.fighter, outcome.document)
    return None
