"""From a command to the events it causes: who may give it when, and which module decides it."""

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.fight import (
    acting,
    attending,
    helping,
    judging,
    leaving,
    rounds,
    striking,
)
from desktop.rules.pv_negatifs.fight.commands import (
    About,
    AnyCommand,
    ApplySettings,
    Attack,
    Bears,
    Begin,
    Bell,
    Cast,
    Check,
    Clear,
    Clock,
    Close,
    Condition,
    CorrectBox,
    CorrectPool,
    Disbelieve,
    Do,
    DocumentEdited,
    Drink,
    Engage,
    Heal,
    Hurt,
    Interpose,
    Join,
    React,
    Remove,
    Ring,
    Settle,
    Strike,
    Swallow,
    Sweep,
    TakeStand,
    TakeTurn,
    Tend,
)
from desktop.rules.pv_negatifs.fight.parts import Phase
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Outcome, Refused
from desktop.rules.telling import Missing


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("pv.fight.why.closed"))
    skip = frozenset(command.skip) if isinstance(command, Settle | Bell) else frozenset[str]()
    story = Story(state, dice, skip)
    try:
        refusal = _decided(tables, story, command)
    except Missing as missing:
        return missing.outcome()
    except KnownError as error:
        # A Constitution that Table A does not have.
        return Refused(error.message)
    return story.accepted() if refusal is None else refusal


def _decided(tables: Tables, story: Story, command: AnyCommand) -> Refused | None:
    match command:
        case Join():
            return attending.join(story, command)
        case Begin():
            return rounds.begin(story)
        case TakeTurn():
            return rounds.turn(story, command)
        case Ring():
            return rounds.ring(tables, story)
        case Bell():
            return rounds.bell(tables, story)
        case Settle():
            return settle(tables, story)
        case Sweep():
            return judging.sweep(tables, story, command)
        case ApplySettings():
            attending.apply_settings(story, command)
            return None
        case Close():
            attending.close(story)
            return None
        case _:
            found = story.state.find(command.fighter)
            if found is None:
                return Refused(say("pv.fight.why.nobody"))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("pv.fight.why.removed", name=found.name))
            return _about(tables, story, command)


def settle(tables: Tables, story: Story) -> Refused | None:
    """Go on with the blow that is under way."""
    blow = story.state.blow
    if blow is None:
        return Refused(say("pv.fight.why.not-now"))
    striking.settle(tables, story, blow)
    leaving.go_on(story)
    return None


def _about(tables: Tables, story: Story, command: About) -> Refused | None:
    """Commands about one fighter who is there."""
    match command:
        case TakeStand():
            return rounds.stand(tables, story, command)
        case Clear():
            return rounds.clear(tables, story, command)
        case Attack():
            return acting.attack(tables, story, command)
        case Do():
            return acting.do(tables, story, command)
        case Cast():
            return helping.cast(tables, story, command)
        case Interpose():
            return helping.interpose(tables, story, command)
        case Tend():
            return helping.tend(tables, story, command)
        case Drink():
            return helping.drink(tables, story, command)
        case Heal():
            return helping.heal(tables, story, command)
        case React():
            return acting.react(story, command)
        case Strike():
            return leaving.strike(tables, story, command)
        case _:
            return _judged(tables, story, command)


def _judged(
    tables: Tables,
    story: Story,
    command: Check
    | Disbelieve
    | Engage
    | Condition
    | Bears
    | Hurt
    | Clock
    | Swallow
    | CorrectPool
    | CorrectBox[str]
    | Remove
    | DocumentEdited[Character],
) -> Refused | None:
    match command:
        case Check():
            return judging.check(tables, story, command)
        case Disbelieve():
            return judging.disbelieve(story, command)
        case Engage():
            return judging.engage(story, command)
        case Condition():
            return judging.condition(tables, story, command)
        case Bears():
            return judging.bears(tables, story, command)
        case Hurt():
            return judging.hurt(tables, story, command)
        case Clock():
            return judging.clock(tables, story, command)
        case Swallow():
            return judging.swallow(story, command)
        case CorrectPool():
            return judging.correct_pool(tables, story, command)
        case CorrectBox():
            return Refused(say("pv.fight.why.no-boxes"))
        case Remove():
            return attending.remove(story, command)
        case DocumentEdited():
            attending.document_edited(story, command)
            return None
