"""Rounds (III): initiative, postures and prepared parries, turns, and the bell at their end."""

from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer import arms, initiative
from desktop.rules.warhammer.fight import bell as bell_
from desktop.rules.warhammer.fight import budget, sums
from desktop.rules.warhammer.fight.commands import Prepare, TakeTurn
from desktop.rules.warhammer.fight.events import (
    InitiativeRolled,
    Marked,
    PhaseEntered,
    RoundBegun,
    TurnBegun,
)
from desktop.rules.warhammer.fight.parts import Marks, Phase
from desktop.rules.warhammer.fight.state import (
    NORMAL,
    SUICIDAL,
    Fighter,
    fighter_of,
    place_of,
)
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.tables.tables import Tables


def begin(tables: Tables, story: Story) -> Refused | None:
    """The first round, once two sides are there."""
    if story.state.phase is not Phase.SETUP:
        return Refused(say("wh.fight.why.not-now"))
    if not story.state.opposed:
        return Refused(say("wh.fight.why.two-sides"))
    next_round(tables, story)
    return None


def next_round(tables: Tables, story: Story) -> None:
    """Everybody rolls initiative anew (WH-INIT-ROLL, WH-INIT-PER-ACTION)."""
    number = story.state.round + 1
    able = [each for each in story.state.fighters if each.able]
    story.need(*(spec for one in able for spec in initiative.dice(one.document, one.id)))
    story.tell(RoundBegun(round=number))
    story.say(say("wh.fight.line.round", round=number))
    for one in story.state.fighters:
        if not one.removed:
            fresh(tables, story, one)
    for one in able:
        specs = initiative.dice(one.document, one.id)
        rolled = tuple(story.dice.value(spec.key) for spec in specs)
        total = initiative.initiative(sums.of(tables, story.state, one).now["ag"], rolled)
        count = budget.attacks(tables, story.state, one)
        story.tell(
            InitiativeRolled(
                fighter=one.id,
                initiative=total,
                slots=initiative.slots(story.state.settings, total.total, count),
                last=one.document.state.last > 0,
            )
        )
        story.say(say("wh.fight.line.initiative", name=one.name, value=total.total))


def fresh(tables: Tables, story: Story, one: Fighter) -> None:
    """A new round: the posture is kept, what was spent in advance is taken
    (WH-POST-CHANGE, WH-ROUND-HALF-ACTIONS). Half a round lost to a wound is lost now."""
    marks = one.marks
    owed = marks.owed
    if one.document.state.half:
        owed += budget.half_round(tables, story.state, one)
        story.body(one.id, half=False)
    debt = min(owed, budget.WHOLE * budget.attacks(tables, story.state, one))
    after = Marks(
        posture=marks.posture,
        debt=debt,
        owed=owed - debt,
        aimed=marks.aimed,
        feinted=marks.feinted,
        bashed=marks.bashed,
        snare=marks.snare,
        reloading=marks.reloading,
        reload=marks.reload,
        fires=marks.fires,
        breaking=marks.breaking,
        fated=marks.fated,
        wielded=marks.wielded,
        mounted=marks.mounted,
    )
    story.tell(Marked(fighter=one.id, marks=after))


def prepare(tables: Tables, story: Story, command: Prepare) -> Refused | None:
    """A posture for the round, and a prepared parry, which costs an A at once
    (WH-ACT-PREPARE-PARRY, WH-POST-CHANGE)."""
    one = story.fighter(command.fighter)
    if story.state.phase is not Phase.POSTURES:
        return Refused(say("wh.fight.why.start-of-round"))
    if not one.able:
        return Refused(say("wh.fight.why.out", name=one.name))
    if command.posture not in tables.postures:
        return Refused(say("wh.fight.why.value"))
    posture = tables.postures.get(command.posture)
    if one.helpless and command.posture != NORMAL:
        return Refused(say("wh.fight.why.no-posture", name=one.name))
    if command.parry and command.posture == SUICIDAL:
        return Refused(say("wh.fight.why.suicidal"))
    if command.parry and one.helpless:
        return Refused(say("wh.fight.why.no-action", name=one.name))
    extra = bool(arms.extra_attack(tables, one.document))
    whole = budget.total(tables, story.state, one)
    if command.parry and not extra and whole < budget.WHOLE:
        return Refused(say("wh.fight.why.no-a-left"))
    story.mark(
        one.id,
        posture=command.posture,
        ready=command.parry,
        extra=command.parry and extra,
        reserved=budget.WHOLE if command.parry and not extra else 0,
    )
    key = "prepares-parry" if command.parry else "prepares"
    story.say(say(f"wh.fight.line.{key}", name=one.name, posture=posture.name))
    return None


def turn(story: Story, command: TakeTurn) -> Refused | None:
    """The turn of a slot begins; the one that was on is over."""
    state = story.state
    if state.phase not in (Phase.POSTURES, Phase.TURNS):
        return Refused(say("wh.fight.why.not-now"))
    if state.busy:
        return Refused(say("wh.fight.why.busy"))
    one = state.find(fighter_of(command.slot))
    if one is None or not one.able or place_of(command.slot) > max(1, len(one.slots)):
        return Refused(say("wh.fight.why.no-slot"))
    story.tell(TurnBegun(slot=command.slot))
    place = place_of(command.slot)
    key = "turn-again" if place > 1 else "turn"
    story.say(say(f"wh.fight.line.{key}", name=one.name, place=place))
    if one.helpless:
        story.say(say("wh.fight.why.no-action", name=one.name))
    return None


def ring(tables: Tables, story: Story) -> Refused | None:
    """Nobody has a turn left: the bell, or the next round where nothing is to count."""
    if story.state.phase not in (Phase.POSTURES, Phase.TURNS):
        return Refused(say("wh.fight.why.not-now"))
    if story.state.busy:
        return Refused(say("wh.fight.why.busy"))
    if bell_.tolls(story.state):
        story.tell(PhaseEntered(phase=Phase.BELL))
    else:
        next_round(tables, story)
    return None


def bell(tables: Tables, story: Story) -> Refused | None:
    """Count a round: penalties and lost rounds end, clocks run, tests come; then the next round."""
    if story.state.phase is not Phase.BELL:
        return Refused(say("wh.fight.why.not-now"))
    bell_.count(tables, story)
    next_round(tables, story)
    return None
