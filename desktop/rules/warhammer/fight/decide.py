"""From a command to the events it causes: who may give it when, and which module decides it."""

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.system import Outcome, Refused
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight import (
    acting,
    caring,
    doing,
    judging,
    leaving,
    rolling,
    rounds,
    settling,
)
from desktop.rules.warhammer.fight.commands import (
    Act,
    Aim,
    AnyCommand,
    ApplySettings,
    Begin,
    Bell,
    Care,
    Close,
    Condition,
    CorrectBox,
    CorrectPool,
    Defend,
    Destiny,
    Do,
    DocumentEdited,
    Engage,
    Ground,
    Hurt,
    Join,
    Narrate,
    Prepare,
    Remove,
    Ring,
    Settle,
    Side,
    Strike,
    Sweep,
    TakeTurn,
)
from desktop.rules.warhammer.fight.parts import Phase, Stage
from desktop.rules.warhammer.fight.state import State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Missing


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("wh.fight.why.closed"))
    skip = frozenset(command.skip) if isinstance(command, Settle | Bell) else frozenset[str]()
    story = Story(state, dice, skip)
    try:
        refusal = _decided(tables, story, command)
    except Missing as missing:
        return missing.outcome()
    return story.accepted() if refusal is None else refusal


def _decided(tables: Tables, story: Story, command: AnyCommand) -> Refused | None:
    match command:
        case Join():
            return judging.join(tables, story, command)
        case Begin():
            return rounds.begin(tables, story)
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
        case Narrate():
            return judging.narrate(story, command)
        case Ground():
            return judging.ground(story, command)
        case ApplySettings():
            judging.apply_settings(story, command)
            return None
        case Close():
            judging.close(story)
            return None
        case _:
            found = story.state.find(command.fighter)
            if found is None:
                return Refused(say("wh.fight.why.nobody"))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("wh.fight.why.removed", name=found.name))
            return _about(tables, story, command)


def settle(tables: Tables, story: Story) -> Refused | None:
    """Go on with the blow that is under way."""
    blow = story.state.blow
    if blow is None or blow.stage is Stage.DEFENCE or story.state.offers:
        return Refused(say("wh.fight.why.not-now"))
    settling.settle(tables, story)
    leaving.go_on(tables, story)
    return None


def _about(
    tables: Tables,
    story: Story,
    command: Prepare
    | Act
    | Do
    | Defend
    | Aim
    | Strike
    | Engage
    | Condition
    | Hurt
    | Care
    | Side
    | Destiny
    | CorrectPool
    | CorrectBox[str]
    | Remove
    | DocumentEdited[Character],
) -> Refused | None:
    """Commands about one fighter who is there."""
    match command:
        case Prepare():
            return rounds.prepare(tables, story, command)
        case Act():
            return acting.act(tables, story, command)
        case Do():
            return doing.do(tables, story, command)
        case Defend():
            refusal = rolling.defend(tables, story, command)
            leaving.go_on(tables, story)
            return refusal
        case Aim():
            return rolling.aim(tables, story, command)
        case Strike():
            return leaving.strike(tables, story, command)
        case Engage():
            return judging.engage(story, command)
        case Condition():
            return judging.condition(story, command)
        case Hurt():
            return judging.hurt(tables, story, command)
        case Care():
            return caring.care(tables, story, command)
        case Side():
            return judging.side(story, command)
        case Destiny():
            return caring.destiny(tables, story, command)
        case CorrectPool():
            return judging.correct_pool(tables, story, command)
        case CorrectBox():
            return Refused(say("wh.fight.why.no-boxes"))
        case Remove():
            return judging.remove(tables, story, command)
        case DocumentEdited():
            judging.document_edited(story, command)
            return None
