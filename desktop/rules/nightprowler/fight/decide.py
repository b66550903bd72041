"""From a command to the events it causes: who may give it when, and which module decides it."""

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.fight import (
    aftermath,
    amending,
    area,
    choosing,
    corrections,
    gear,
    manoeuvres,
    replies,
    setup,
)
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    Ambush,
    AmendWound,
    AnyCommand,
    ApplySettings,
    Begin,
    Bell,
    ChangeWeapon,
    Choose,
    Close,
    CorrectBox,
    CorrectPool,
    Counter,
    DamageArmour,
    Disarm,
    DocumentEdited,
    Dying,
    EndPincer,
    EndReactions,
    Engage,
    FirstAid,
    Fright,
    Join,
    LetGo,
    React,
    Remove,
    Reply,
    Resolve,
    Reveal,
    Separate,
    SetBleeding,
    SetCondition,
    SetGround,
    SetInitiative,
    SetModifier,
    SetShot,
    SetSide,
    SetSteady,
    StayConscious,
    Struggle,
    Sweep,
    Unlock,
)
from desktop.rules.nightprowler.fight.parts import Phase
from desktop.rules.nightprowler.fight.resolving import resolve
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Outcome, Refused


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("np.fight.why.closed"))
    match command:
        case Join():
            return setup.join(tables, state, command)
        case Begin():
            return setup.begin(state)
        case Reveal():
            return choosing.reveal(tables, state)
        case EndReactions():
            return choosing.end_reactions(tables, state)
        case Resolve():
            return resolve(tables, state, command, dice)
        case Bell():
            return aftermath.bell(tables, state, command)
        case Sweep():
            return area.sweep(tables, state, command)
        case ApplySettings():
            return setup.apply_settings(tables, state, command)
        case Close():
            return setup.close(tables, state)
        case _:
            found = state.find(command.fighter)
            if found is None:
                return Refused(say("np.fight.why.nobody-of-that-name", fighter=command.fighter))
            if found.removed and not isinstance(command, DocumentEdited | Remove):
                return Refused(say("np.fight.why.removed", name=found.name))
            return _about(tables, state, command, dice)


def _about(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Commands about one fighter who is there."""
    match command:
        case Choose():
            return choosing.choose(tables, state, command)
        case Unlock():
            return choosing.unlock(state, command)
        case React():
            return choosing.react(tables, state, command)
        case Counter():
            return aftermath.counter(tables, state, command)
        case Advantage():
            return aftermath.advantage(state, command)
        case Reply():
            return replies.reply(tables, state, command, dice)
        case StayConscious():
            return aftermath.answer_conscious(tables, state, command)
        case Dying():
            return aftermath.answer_dying(tables, state, command)
        case CorrectBox():
            return corrections.correct_box(tables, state, command)
        case AmendWound():
            return amending.amend(tables, state, command)
        case CorrectPool():
            return corrections.correct_pool(tables, state, command)
        case SetBleeding():
            return corrections.set_bleeding(tables, state, command)
        case SetCondition():
            return corrections.set_condition(tables, state, command)
        case SetInitiative():
            return corrections.set_initiative(command)
        case SetModifier():
            return corrections.set_modifier(state, command)
        case ChangeWeapon():
            return gear.change_weapon(state, command)
        case Ambush():
            return manoeuvres.ambush(tables, state, command, dice)
        case Struggle():
            return manoeuvres.struggle(tables, state, command, dice)
        case Disarm():
            return manoeuvres.disarm(tables, state, command, dice)
        case FirstAid():
            return manoeuvres.aid(tables, state, command, dice)
        case Fright():
            return manoeuvres.fright(tables, state, command, dice)
        case _:
            return _by_the_gm(tables, state, command)


def _by_the_gm(tables: Tables, state: State, command: AnyCommand) -> Outcome:
    """What the GM says of one fighter, without a roll."""
    match command:
        case SetShot():
            return manoeuvres.set_shot(tables, state, command)
        case SetSteady():
            return manoeuvres.set_steady(command)
        case SetGround():
            return manoeuvres.set_ground(state, command)
        case LetGo():
            return manoeuvres.let_go(state, command)
        case EndPincer():
            return manoeuvres.end_pincer(state, command)
        case DamageArmour():
            return gear.damage_armour(tables, state, command)
        case SetSide():
            return setup.set_side(state, command)
        case Engage():
            return setup.engage(state, command)
        case Separate():
            return setup.separate(state, command)
        case Remove():
            return setup.remove(tables, state, command)
        case DocumentEdited():
            return setup.document_edited(tables, state, command)
        case _:
            return Refused(say("np.fight.why.unknown-command"))
