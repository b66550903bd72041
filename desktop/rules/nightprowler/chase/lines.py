"""The journal of a chase: one line for each thing that happened, with its arithmetic.

Sealed choices say only that they are locked, whatever the command holds.
"""

from collections.abc import Sequence

from desktop.rules.dice import Rolled
from desktop.rules.fightview import JournalLine
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.chase.apply import apply
from desktop.rules.nightprowler.chase.events import (
    Adjusted,
    AnyEvent,
    Avoided,
    Fated,
    Joined,
    Judged,
    LeadSet,
    Locked,
    PhaseEntered,
    QuarrySet,
    Restarted,
    Revealed,
    RollMade,
    RoundStarted,
    Scored,
    Stopped,
    Unlocked,
)
from desktop.rules.nightprowler.chase.resolving import AVOID, ROLL
from desktop.rules.nightprowler.chase.state import FUGITIVE, Phase, State
from desktop.rules.nightprowler.chase.view import choice_text
from desktop.rules.nightprowler.scene import show
from desktop.rules.nightprowler.scene.events import SettingsApplied
from desktop.rules.nightprowler.scene.rolls import skill_name
from desktop.rules.nightprowler.tables.load import Tables


def lines(
    tables: Tables,
    before: State,
    entry: str,
    events: Sequence[AnyEvent],
    dice: Sequence[Rolled],
) -> tuple[JournalLine, ...]:
    """The lines of one entry; `before` is the state before its events."""
    told: list[JournalLine] = []
    typed = show.typed_by(dice)
    state = before
    for event in events:
        after = apply(state, event)
        text = _line(tables, state, after, event)
        if text is not None:
            told.append(JournalLine(entry, after.round, text, _detail(after, event, typed)))
        state = after
    return tuple(told)


def _line(tables: Tables, before: State, after: State, event: AnyEvent) -> Message | None:
    """What an event says, None for what another line tells already."""
    match event:
        case Joined():
            side = "fugitive" if event.fighter.side == FUGITIVE else "pursuer"
            return say(f"np.chase.line.joined-{side}", name=event.fighter.name)
        case PhaseEntered():
            return say("np.chase.line.closed") if event.phase is Phase.CLOSED else None
        case RoundStarted():
            return say("np.chase.line.round", round=event.round)
        case LeadSet():
            name, lead = after.name(event.fighter), tables.chase_leads.get(event.lead).name
            return say("np.chase.line.lead", name=name, lead=lead, points=event.score.total)
        case QuarrySet():
            name, prey = after.name(event.fighter), after.name(event.quarry)
            return say("np.chase.line.quarry", name=name, prey=prey)
        case Locked():
            return say("np.chase.line.locked", name=after.name(event.fighter))
        case Unlocked():
            return say("np.chase.line.unlocked", name=after.name(event.fighter))
        case Revealed():
            return _revealed(tables, after, event)
        case Adjusted():
            return _adjusted(tables, after, event)
        case RollMade():
            return _rolled(before, after, event)
        case Avoided():
            names = {"name": after.name(event.fighter), "caller": after.name(event.caller)}
            key = "avoided" if event.roll.success else "not-avoided"
            return say(f"np.chase.line.{key}", die=event.roll.result.die, **names)
        case Stopped():
            return None
        case Judged():
            name = after.name(event.fighter)
            return say(f"np.chase.line.judged-{event.verdict.value}", name=name)
        case Scored():
            runner = after.runner(event.fighter)
            gained = runner.points - before.runner(event.fighter).points
            return say("np.chase.line.scored", name=runner.name, value=gained, points=runner.points)
        case Restarted():
            return say("np.chase.line.restarted", name=after.name(event.fighter))
        case Fated():
            other = after.name(event.other) if event.other else ""
            suffix = "" if other else "-alone"
            key = f"np.chase.line.{event.fate.value}{suffix}"
            return say(key, name=after.name(event.fighter), other=other)
        case SettingsApplied():
            return say("np.scene.line.settings")
        case _:
            return show.shared_line(after.runners, event)


def _revealed(tables: Tables, after: State, event: Revealed) -> Message:
    runner = after.runner(event.fighter)
    text = choice_text(tables, after, runner, event.choice)
    if event.replaced is not None:
        return say("np.chase.line.replaced", name=runner.name, choice=text, why=event.replaced)
    return say("np.chase.line.revealed", name=runner.name, choice=text)


def _adjusted(tables: Tables, after: State, event: Adjusted) -> Message:
    name, skill = after.name(event.fighter), skill_name(tables, event.skill)
    key = "avoidance" if event.avoidance else "adjusted"
    if not event.skill:
        return say(f"np.chase.line.{key}", name=name, value=event.modifier)
    return say(f"np.chase.line.{key}-skill", name=name, value=event.modifier, skill=skill)


def _rolled(before: State, after: State, event: RollMade) -> Message:
    name = after.name(event.fighter)
    if before.runner(event.fighter).roll == event.roll:
        return say("np.chase.line.opposed", name=name)
    return show.roll_text(name, event.roll)


def _detail(
    after: State, event: AnyEvent, typed: frozenset[tuple[str, str]]
) -> tuple[Message, ...]:
    """The arithmetic under a line."""
    match event:
        case RollMade():
            return show.roll_detail(event.roll, (ROLL, event.fighter) in typed)
        case Avoided():
            return show.roll_detail(event.roll, (AVOID, event.fighter) in typed)
        case Revealed() if event.spent:
            return (say("np.scene.detail.spent", spent=event.spent, left=event.heroism),)
        case Scored():
            gain = after.runner(event.fighter).gain
            return () if gain is None else show.terms(gain)
        case _:
            return ()
