"""The turn of a chase: sealed choices shown and paid, rolls, citizens, the MJ’s verdict (VI.B)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.dice import Dice, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.chase.apply import Story
from desktop.rules.nightprowler.chase.commands import (
    Adjust,
    AdjustAvoidance,
    Choose,
    Judge,
    Unlock,
)
from desktop.rules.nightprowler.chase.events import (
    Adjusted,
    Avoided,
    Fated,
    Judged,
    Locked,
    Revealed,
    RollMade,
    RoundStarted,
    Stopped,
    Unlocked,
)
from desktop.rules.nightprowler.chase.moves import (
    FONCER,
    Move,
    avoidance,
    move_of,
    price,
    wanted,
    why_not,
)
from desktop.rules.nightprowler.chase.opposing import loses
from desktop.rules.nightprowler.chase.scoring import settle
from desktop.rules.nightprowler.chase.state import (
    Choice,
    Fate,
    Phase,
    Runner,
    State,
    Verdict,
    choosers,
)
from desktop.rules.nightprowler.rolls.check import spec
from desktop.rules.nightprowler.scene.changes import MODIFIER_LIMIT
from desktop.rules.nightprowler.scene.rolls import Roll, rolled
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, NeedDice, Outcome, Refused

ROLL, AVOID = "chase", "avoid"
"""Purposes of the dice."""


def choose(tables: Tables, state: State, command: Choose) -> Outcome:
    """Seal a choice (NP-CHASE-TURN, NP-DUEL-SECRET-SIMULTANEOUS)."""
    runner = state.runner(command.fighter)
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.chase.why.not-choosing"))
    if runner.locked:
        return Refused(say("np.chase.why.locked", name=runner.name))
    if not runner.running:
        return Refused(say("np.chase.why.out", name=runner.name))
    choice = Choice(command.move, command.heroism, command.citizens, command.quarry)
    if reason := why_not(tables, state, runner, choice):
        return Refused(reason)
    return Accepted((Locked(fighter=runner.id, choice=choice),))


def unlock(state: State, command: Unlock) -> Outcome:
    """Take a sealed choice back before the reveal."""
    runner = state.runner(command.fighter)
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.chase.why.not-choosing"))
    if not runner.locked:
        return Refused(say("np.chase.why.not-locked", name=runner.name))
    return Accepted((Unlocked(fighter=runner.id),))


def waiting(state: State) -> tuple[Runner, ...]:
    """Those whose choice the reveal still waits for."""
    return tuple(each for each in choosers(state) if not each.locked)


def reveal(tables: Tables, state: State) -> Outcome:
    """Show all choices at once and charge them; what a correction has made illegal meanwhile
    becomes a plain Foncer."""
    if state.phase is not Phase.CHOICE:
        return Refused(say("np.chase.why.not-choosing"))
    if missing := waiting(state):
        return Refused(say("np.chase.why.choices-missing", count=len(missing)))
    story = Story(state)
    for runner in state.runners:
        if runner.choice is not None and not runner.running:
            story.tell(Unlocked(fighter=runner.id))
        elif runner.choice is not None:
            reason = why_not(tables, state, runner, runner.choice)
            choice = runner.choice if reason is None else Choice(FONCER)
            story.tell(_revealed(tables, state, runner, choice, reason))
    story.enter(Phase.RESOLUTION)
    return story.accepted()


def _revealed(
    tables: Tables, state: State, runner: Runner, choice: Choice, replaced: Message | None
) -> Revealed:
    move = move_of(tables, state, runner, choice.move)
    spent = 0 if move is None else price(tables, move, choice)
    return Revealed(
        fighter=runner.id,
        choice=choice,
        spent=spent,
        heroism=runner.heroism - spent,
        replaced=replaced,
    )


def adjust(tables: Tables, state: State, command: Adjust | AdjustAvoidance) -> Outcome:
    """The MJ's modifier and skill of a roll still to come."""
    if state.phase is not Phase.RESOLUTION:
        return Refused(say("np.chase.why.not-rolling"))
    if not -MODIFIER_LIMIT <= command.modifier <= MODIFIER_LIMIT:
        return Refused(say("np.scene.why.range", least=-MODIFIER_LIMIT, most=MODIFIER_LIMIT))
    if command.skill and not tables.has_skill(command.skill):
        return Refused(say("np.scene.why.skill", skill=command.skill))
    avoids = isinstance(command, AdjustAvoidance)
    if avoids and not state.callers(command.fighter):
        return Refused(say("np.chase.why.no-citizen", name=state.name(command.fighter)))
    event = Adjusted(
        fighter=command.fighter,
        modifier=command.modifier,
        skill=command.skill,
        avoidance=avoids,
    )
    return Accepted((event,))


def rollers(state: State) -> tuple[Runner, ...]:
    """Those who roll this turn."""
    return tuple(each for each in choosers(state) if each.choice is not None)


def dice_wanted(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """The dice of the turn: one for each runner, one for each citizen to avoid."""
    found: list[DieSpec] = []
    for runner in rollers(state):
        asked = wanted(tables, state, runner)
        if asked is not None:
            found.append(spec(tables, runner.id, ROLL, asked.label))
        found.extend(
            spec(tables, runner.id, AVOID, avoidance(runner).label, ordinal)
            for ordinal in range(len(state.callers(runner.id)))
        )
    return tuple(found)


def resolve(tables: Tables, state: State, dice: Dice) -> Outcome:
    """Roll (VI.B.1, NP-CHASE-TURN)."""
    if state.phase is not Phase.RESOLUTION:
        return Refused(say("np.chase.why.not-rolling"))
    if missing := dice.missing(dice_wanted(tables, state)):
        return NeedDice(missing)
    story = Story(state)
    for runner in rollers(state):
        asked = wanted(tables, state, runner)
        if asked is None:
            continue
        face = dice.value(spec(tables, runner.id, ROLL, asked.label).key)
        roll = rolled(tables, state.settings, runner, asked, face)
        story.tell(RollMade(fighter=runner.id, roll=roll, gain=gain(tables, state, runner, roll)))
    _lose_oppositions(story)
    for runner in state.fugitives():
        _meet(tables, story, runner, dice)
    if story.state.to_judge():
        story.enter(Phase.ARREST)
    else:
        settle(tables, story)
    return story.accepted()


def gain(tables: Tables, state: State, runner: Runner, roll: Roll) -> Breakdown:
    """What a roll is worth, in points (NP-CHASE-TURN, NP-CHASE-SPRINT, NP-CHASE-BOND,
    NP-CHASE-ROULE-BOULE): the quality of a success and what its technique adds. A failure is worth
    nothing unless the campaign subtracts it, a manœuvre never anything."""
    move = None if runner.choice is None else move_of(tables, state, runner, runner.choice.move)
    if move is None or not move.number:
        return start(say("np.chase.term.manoeuvre"), 0, "NP-CHASE-TURN")
    if roll.success:
        return _won(move, roll)
    if state.settings.readings.chase_subtract_failures:
        return start(say("np.chase.term.failure"), roll.quality, "NP-CHASE-TURN")
    return start(say("np.chase.term.failure"), 0, "NP-CHASE-TURN")


def _won(move: Move, roll: Roll) -> Breakdown:
    quality = start(say("np.chase.term.quality"), roll.quality, "NP-CHASE-TURN")
    return quality.plus(move.name, move.gain, move.rule)


def _lose_oppositions(story: Story) -> None:
    """Under the reading that opposes them, whoever hides or searches in vain gains nothing."""
    before = story.state
    for runner in rollers(before):
        if runner.roll is not None and loses(before, runner):
            nothing = start(say("np.chase.term.opposed"), 0, "NP-CHASE-PLANQUER-REPERER")
            story.tell(RollMade(fighter=runner.id, roll=runner.roll, gain=nothing))


def _meet(tables: Tables, story: Story, runner: Runner, dice: Dice) -> None:
    """Au voleur (VI.B.2.b, NP-CHASE-AU-VOLEUR): one roll for each citizen; the MJ judges what
    becomes of who is stopped. The goal stays the same."""
    stopped = False
    for ordinal, caller in enumerate(story.state.callers(runner.id)):
        asked = avoidance(runner)
        face = dice.value(spec(tables, runner.id, AVOID, asked.label, ordinal).key)
        roll = rolled(tables, story.state.settings, runner, asked, face)
        story.tell(Avoided(fighter=runner.id, caller=caller.id, roll=roll))
        stopped = stopped or not roll.success
    if stopped:
        story.tell(Stopped(fighter=runner.id))


def judge(tables: Tables, state: State, command: Judge) -> Outcome:
    """The MJ's verdict on a fugitive whom a citizen stopped."""
    runner = state.runner(command.fighter)
    if state.phase is not Phase.ARREST or runner not in state.to_judge():
        return Refused(say("np.chase.why.not-stopped", name=runner.name))
    story = Story(state)
    worth = runner.gain or Breakdown()
    if command.verdict is not Verdict.NOTHING:
        worth = start(say("np.chase.term.stopped"), 0, "NP-CHASE-AU-VOLEUR")
    story.tell(Judged(fighter=runner.id, verdict=command.verdict, gain=worth))
    if command.verdict is Verdict.CAUGHT:
        callers = state.callers(runner.id)[:1]
        other = callers[0].id if callers else ""
        story.tell(Fated(fighter=runner.id, fate=Fate.CAUGHT, other=other))
        story.tell(*(Fated(fighter=c.id, fate=Fate.CONTACT, other=runner.id) for c in callers))
    if not story.state.to_judge():
        settle(tables, story)
    return story.accepted()


def next_turn(state: State) -> Outcome:
    """Go on to the choices of the next turn."""
    if state.phase is not Phase.RESULT:
        return Refused(say("np.chase.why.not-over"))
    return Accepted((RoundStarted(round=state.round + 1),))
