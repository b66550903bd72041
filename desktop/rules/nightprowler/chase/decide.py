"""From a command to the events it causes: who may give it when, and which module decides it."""

from desktop.rules.commands import (
    ApplySettings,
    Begin,
    Close,
    CorrectBox,
    CorrectPool,
    DocumentEdited,
    Join,
    Remove,
)
from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.chase import resolving, setup
from desktop.rules.nightprowler.chase.apply import Story
from desktop.rules.nightprowler.chase.commands import (
    Adjust,
    AdjustAvoidance,
    AnyCommand,
    Choose,
    Judge,
    NextTurn,
    Resolve,
    Reveal,
    SetLead,
    Unlock,
)
from desktop.rules.nightprowler.chase.state import Phase, State
from desktop.rules.nightprowler.scene import changes
from desktop.rules.nightprowler.scene.events import HealthSet, HeroismSet
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("np.chase.why.closed"))
    match command:
        case Join():
            return setup.join(tables, state, command)
        case Begin():
            return setup.begin(state)
        case Reveal():
            return resolving.reveal(tables, state)
        case Resolve():
            return resolving.resolve(tables, state, dice)
        case NextTurn():
            return resolving.next_turn(state)
        case Close():
            return setup.close(state)
        case ApplySettings():
            return Accepted((changes.apply_settings(tables, state.runners, command),))
        case _:
            found = state.find(command.fighter)
            if found is None:
                return Refused(say("np.scene.why.nobody", fighter=command.fighter))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("np.scene.why.removed", name=found.name))
            return _about(tables, state, command)


def _about(tables: Tables, state: State, command: AnyCommand) -> Outcome:
    """Commands about one runner who is there."""
    match command:
        case SetLead():
            return setup.set_lead(tables, state, command)
        case Choose():
            return resolving.choose(tables, state, command)
        case Unlock():
            return resolving.unlock(state, command)
        case Adjust() | AdjustAvoidance():
            return resolving.adjust(tables, state, command)
        case Judge():
            return resolving.judge(tables, state, command)
        case CorrectBox():
            runner = state.runner(command.fighter)
            return _corrected(tables, state, changes.correct_box(tables, runner, command))
        case CorrectPool():
            return _corrected(
                tables, state, changes.correct_pool(state.runner(command.fighter), command)
            )
        case Remove():
            return setup.leave(tables, state, command)
        case DocumentEdited():
            runner = state.runner(command.fighter)
            event = changes.document_edited(tables, state.settings, state.runners, runner, command)
            return Accepted((event,))
        case _:
            return Refused(say("np.scene.why.value"))


def _corrected(tables: Tables, state: State, event: HealthSet | HeroismSet | Refused) -> Outcome:
    if isinstance(event, Refused):
        return event
    story = Story(state)
    story.tell(event)
    setup.go_on(tables, story)
    return story.accepted()
