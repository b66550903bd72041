"""From a command to the events it causes: who may give it when, and which module decides it."""

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.harp.fight import (
    acting,
    attending,
    contesting,
    judging,
    rounds,
    striking,
    working,
)
from desktop.rules.harp.fight.commands import (
    About,
    Act,
    Again,
    Answer,
    AnyCommand,
    ApplySettings,
    Attack,
    Begin,
    Bell,
    Bout,
    Close,
    CorrectBox,
    CorrectPool,
    Do,
    DocumentEdited,
    Enlist,
    Fumble,
    Join,
    Parry,
    Read,
    Remove,
    Resist,
    Result,
    Ring,
    Start,
    Sweep,
    TakeTurn,
    Tend,
    Try,
    Undergo,
    Unusual,
    Word,
)
from desktop.rules.harp.fight.parts import Phase
from desktop.rules.harp.fight.state import State
from desktop.rules.harp.fight.story import Story
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say
from desktop.rules.system import Outcome, Refused
from desktop.rules.telling import Missing


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("harp.fight.why.closed"))
    skip = frozenset(command.skip) if isinstance(command, Bell) else frozenset[str]()
    story = Story(tables, state, dice, skip)
    try:
        refusal = _decided(story, command)
    except Missing as missing:
        return missing.outcome()
    except KnownError as error:
        # A row or a number that the campaign lost.
        return Refused(error.message)
    return story.accepted() if refusal is None else refusal


def _decided(story: Story, command: AnyCommand) -> Refused | None:
    match command:
        case Join():
            return attending.join(story, command)
        case Begin():
            return rounds.begin(story)
        case TakeTurn():
            return rounds.turn(story, command)
        case Ring():
            return rounds.ring(story)
        case Bell():
            return rounds.bell(story)
        case Sweep():
            return judging.sweep(story, command)
        case ApplySettings():
            attending.apply_settings(story, command)
            return None
        case Close():
            attending.close(story)
            return None
        case _:
            found = story.state.find(command.fighter)
            if found is None:
                return Refused(say("harp.fight.why.nobody"))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("harp.fight.why.removed", name=found.name))
            return _about(story, command)


def _about(story: Story, command: About) -> Refused | None:
    """Commands about one fighter who is there."""
    if isinstance(command, Answer):
        return _answers(story, command)
    return _acts(story, command) if isinstance(command, Act) else _says(story, command)


def _answers(story: Story, command: Answer) -> Refused | None:
    match command:
        case Result():
            return striking.result(story, command)
        case Fumble():
            return striking.fumble(story, command)
        case Unusual():
            return striking.unusual(story, command)


def _acts(story: Story, command: Act) -> Refused | None:
    match command:
        case Attack():
            return acting.attack(story, command)
        case Parry():
            return acting.parry(story, command)
        case Do():
            return acting.do(story, command)
        case Try():
            return acting.try_(story, command)
        case Tend():
            return acting.tend(story, command)


def _says(story: Story, command: Word) -> Refused | None:
    match command:
        case Again():
            return judging.again(story, command)
        case Resist():
            return contesting.resist(story, command)
        case Undergo():
            return judging.undergo(story, command)
        case Read():
            return judging.read(story, command)
        case Bout():
            return judging.bout(story, command)
        case Start():
            return working.start(story, command)
        case Enlist():
            return working.enlist(story, command)
        case CorrectPool():
            return judging.correct_pool(story, command)
        case CorrectBox():
            return Refused(say("harp.fight.why.no-boxes"))
        case Remove():
            return attending.remove(story, command)
        case DocumentEdited():
            attending.document_edited(story, command)
            return None
