"""From a command to the events it causes: who may give it when, and which module decides it."""

import msgspec

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
from desktop.rules.nightprowler.contract import working
from desktop.rules.nightprowler.contract.commands import (
    Announce,
    AnyCommand,
    Break,
    Elapse,
    Roll,
    SetTerms,
    TakeTask,
    Try,
    Withdraw,
)
from desktop.rules.nightprowler.contract.events import AnyEvent, Joined, PhaseEntered
from desktop.rules.nightprowler.contract.state import Phase, State, Worker
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.scene import changes
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("np.contract.why.closed"))
    match command:
        case Join():
            return _join(tables, state, command)
        case Begin():
            return _begin(state)
        case TakeTask():
            return working.take_task(tables, state, command)
        case SetTerms():
            return working.set_terms(state, command)
        case Announce():
            return working.announce(tables, state, command)
        case Roll():
            return working.roll(tables, state, dice)
        case Elapse():
            return working.elapse(state, command)
        case Break():
            return working.break_off(state, command)
        case Close():
            return Accepted((PhaseEntered(phase=Phase.CLOSED),))
        case ApplySettings():
            return Accepted((changes.apply_settings(tables, state.workers, command),))
        case _:
            found = state.find(command.fighter)
            if found is None:
                return Refused(say("np.scene.why.nobody", fighter=command.fighter))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("np.scene.why.removed", name=found.name))
            return _about(tables, state, found, command)


def _about(tables: Tables, state: State, worker: Worker, command: AnyCommand) -> Outcome:
    """Commands about one worker who is there."""
    match command:
        case Try():
            return working.attempt(tables, state, command)
        case Withdraw():
            return working.withdraw(state, command)
        case CorrectBox():
            return _accepted(changes.correct_box(tables, worker, command))
        case CorrectPool():
            return _accepted(changes.correct_pool(worker, command))
        case Remove():
            return _accepted(changes.remove(worker, command))
        case DocumentEdited():
            return _accepted(
                changes.document_edited(tables, state.settings, state.workers, worker, command)
            )
        case _:
            return Refused(say("np.scene.why.value"))


def _accepted(event: AnyEvent | Refused) -> Outcome:
    return event if isinstance(event, Refused) else Accepted((event,))


def _join(tables: Tables, state: State, command: Join[Character]) -> Outcome:
    """Bring somebody in; there are no sides."""
    found = changes.newcomer(
        tables, state.settings, state.workers, msgspec.structs.replace(command, side=0)
    )
    if isinstance(found, Refused):
        return found
    fields = {name: getattr(found, name) for name in found.__struct_fields__}
    return Accepted((Joined(fighter=Worker(**fields)),))


def _begin(state: State) -> Outcome:
    """Begin: somebody works, and the MJ has announced a skill (NP-CONTRACT-SKILLS)."""
    if state.phase is not Phase.SETUP:
        return Refused(say("np.contract.why.begun"))
    if not state.able():
        return Refused(say("np.contract.why.nobody"))
    if not state.skills:
        return Refused(say("np.contract.why.no-skill"))
    return Accepted((PhaseEntered(phase=Phase.WORK),))
