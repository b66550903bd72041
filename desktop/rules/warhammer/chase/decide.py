"""What the commands of a chase cause (V; WH-CHASE-*)."""

from typing import TypeAlias

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.fightview import Consequence
from desktop.rules.message import say
from desktop.rules.system import NeedDice, Outcome, Refused
from desktop.rules.warhammer import run
from desktop.rules.warhammer.chase.state import (
    FUGITIVE,
    AnyCommand,
    AnyEvent,
    ApplySettings,
    Avoid,
    Begin,
    Breathe,
    Breathed,
    Close,
    DocumentEdited,
    DocumentReplaced,
    Entered,
    Fate,
    Fated,
    Join,
    Joined,
    Judge,
    Led,
    Move,
    Phase,
    Ran,
    Refuse,
    Remove,
    Removed,
    Rolled,
    Run,
    Runner,
    SetLead,
    SettingsApplied,
    State,
    Tried,
    apply,
)
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.profile import Profile, profile
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import Missing, Telling, terms

MOST_METRES = 1000


Tale: TypeAlias = Telling[State, AnyEvent]


def decide(tables: Tables, state: State, command: AnyCommand, dice: Dice) -> Outcome:
    """Check a command and say what it causes; never waits, never rolls, never raises."""
    if state.phase is Phase.CLOSED and not isinstance(command, DocumentEdited):
        return Refused(say("wh.chase.why.closed"))
    tale = Tale(state, dice, apply, frozenset(command.skip if isinstance(command, Run) else ()))
    try:
        refusal = _decided(tables, tale, command)
    except Missing as missing:
        return missing.outcome()
    return tale.accepted() if refusal is None else refusal


def consequences(tables: Tables, state: State, dice: Dice) -> tuple[Consequence, ...] | NeedDice:
    """What running the metres of this round brings by itself."""
    if state.phase is not Phase.OBSTACLE:
        return ()
    tale = Tale(state, dice, apply)
    try:
        _run(tables, tale)
    except Missing as missing:
        return missing.outcome()
    return tuple(tale.items)


def _decided(tables: Tables, tale: Tale, command: AnyCommand) -> Refused | None:
    state = tale.state
    match command:
        case Join():
            return _join(tale, command)
        case Begin():
            if state.phase is not Phase.SETUP or not (state.fugitives() and state.pursuers()):
                return Refused(say("wh.chase.why.two-sides"))
            late = next((each for each in state.pursuers() if not each.lead), None)
            if late is not None:
                return Refused(say("wh.chase.why.no-lead", name=late.name))
            _round(tale)
        case Move():
            if state.phase is not Phase.MOVE:
                return Refused(say("wh.chase.why.not-now"))
            _move(tables, tale)
        case Run():
            if state.phase is not Phase.OBSTACLE:
                return Refused(say("wh.chase.why.not-now"))
            _run(tables, tale)
        case Breathe():
            if state.phase is not Phase.BREATH:
                return Refused(say("wh.chase.why.not-now"))
            if not (state.fugitives() and state.pursuers()):
                return Refused(say("wh.chase.why.over"))
            _breathe(tables, tale)
        case Close():
            tale.tell(Entered(phase=Phase.CLOSED))
            tale.say(say("wh.chase.line.closed"))
        case ApplySettings():
            tale.tell(SettingsApplied(settings=command.settings))
            tale.say(say("wh.chase.line.settings"))
        case _:
            return _about(tables, tale, command)
    return None


def _about(
    tables: Tables,
    tale: Tale,
    command: SetLead | Avoid | Judge | Refuse | Remove | DocumentEdited[Character],
) -> Refused | None:
    one = tale.state.find(command.fighter)
    if one is None or (one.removed and not isinstance(command, DocumentEdited)):
        return Refused(say("wh.chase.why.nobody"))
    match command:
        case SetLead():
            return _lead(tale, one, command)
        case Avoid():
            if tale.state.phase is not Phase.OBSTACLE or passed(tables, tale.state, one):
                return Refused(say("wh.chase.why.no-obstacle"))
            tale.tell(Tried(fighter=one.id, tries=command.tries))
            key = "tries" if command.tries else "suffers"
            tale.say(say(f"wh.chase.line.{key}", name=one.name))
        case Judge():
            if command.fate is one.fate:
                return Refused(say("wh.chase.why.already"))
            tale.tell(Fated(fighter=one.id, fate=command.fate))
            tale.say(say(f"wh.chase.line.{command.fate.value}", name=one.name))
        case Refuse():
            return Refused(say("wh.chase.why.no-boxes"))
        case Remove():
            tale.tell(Removed(fighter=one.id))
            tale.say(say("wh.chase.line.leaves", name=one.name))
        case DocumentEdited():
            tale.tell(DocumentReplaced(fighter=one.id, document=command.document))
            tale.say(say("wh.chase.line.sheet", name=one.name))
    return None


def _join(tale: Tale, command: Join[Character]) -> Refused | None:
    if tale.state.find(command.fighter) is not None:
        return Refused(say("wh.chase.why.already"))
    tale.tell(
        Joined(
            runner=Runner(
                id=command.fighter,
                name=command.name,
                side=command.side,
                character=command.character,
                document=command.document,
            )
        )
    )
    tale.say(say("wh.chase.line.joins", name=command.name))
    return None


def _lead(tale: Tale, one: Runner, command: SetLead) -> Refused | None:
    quarry = tale.state.find(command.quarry) if command.quarry else tale.state.quarry(one)
    fits = quarry is not None and quarry.side == FUGITIVE and one.side != FUGITIVE
    if quarry is None or not fits or not 0 <= command.metres <= MOST_METRES:
        return Refused(say("wh.chase.why.value"))
    tale.tell(Led(fighter=one.id, quarry=quarry.id, lead=command.metres))
    tale.say(say("wh.chase.line.lead", name=quarry.name, pursuer=one.name, metres=command.metres))
    return None


def _round(tale: Tale) -> None:
    number = tale.state.round + 1
    tale.tell(Entered(phase=Phase.MOVE, round=number))
    tale.say(say("wh.chase.line.round", round=number))


def of(tables: Tables, state: State, one: Runner) -> Profile:
    """The profile of a runner."""
    return profile(tables, state.settings, one.document)


def be(tables: Tables, state: State, one: Runner) -> int:
    """The BE of chases, by the reading that is set."""
    mine = of(tables, state, one)
    return mine.be.total if state.settings.readings.chase_be == "renove" else mine.natural_be


def move(tables: Tables, state: State, one: Runner) -> int:
    """M in this round; Fuite helps fugitives for a while (WH-CHASE-FLIGHT-TALENT)."""
    talent = one.side == FUGITIVE and one.document.talent("fuite")
    whole = of(tables, state, one).move.total
    return run.flight_move(whole, be(tables, state, one), max(1, state.round), talent=talent)


def step(tables: Tables, state: State, one: Runner, agility: bool | None = None) -> run.Step:
    """A runner's round from his roll."""
    return run.step(move(tables, state, one), one.roll, one.breath.failures, agility)


def passed(tables: Tables, state: State, one: Runner) -> bool:
    """Whether a runner met no obstacle, or has not rolled."""
    return not one.roll or not one.running or step(tables, state, one).passed


def move_dice(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """The dice of everybody's move test."""
    return tuple(
        DieSpec(
            DieKey("move", one.id),
            FACES,
            say(
                "wh.chase.die.move",
                name=one.name,
                need=run.PER_MOVE * move(tables, state, one),
            ),
        )
        for one in state.running()
    )


def _move(tables: Tables, tale: Tale) -> None:
    specs = move_dice(tables, tale.state)
    tale.need(*specs)
    for spec in specs:
        roll = tale.dice.value(spec.key)
        tale.tell(Rolled(fighter=spec.key.actor, roll=roll))
    for one in tale.state.running():
        found = step(tables, tale.state, one)
        key = "passes" if found.passed else "obstacle"
        tale.say(
            say(f"wh.chase.line.{key}", name=one.name, result=found.result.total),
            *terms(found.result),
        )
    tale.tell(Entered(phase=Phase.OBSTACLE))


def agility(tables: Tables, state: State, one: Runner) -> Breakdown:
    """What the test of Ag is rolled under (WH-CHASE-ENDURANCE)."""
    value = of(tables, state, one).of("ag")
    return start(say("wh.c.ag"), value).plus(
        say("wh.chase.failures"), -run.TIRED * one.breath.failures, "WH-CHASE-ENDURANCE"
    )


def _run(tables: Tables, tale: Tale) -> None:
    """Metres, leads, disasters and who is caught (WH-CHASE-OBSTACLE, WH-CHASE-LEAD)."""
    state = tale.state
    trying = [one for one in state.running() if one.tries and not passed(tables, state, one)]
    needs = {one.id: agility(tables, state, one).total for one in trying}
    specs = {
        one.id: DieSpec(
            DieKey("agility", one.id),
            FACES,
            say("wh.chase.die.agility", name=one.name, need=needs[one.id]),
        )
        for one in trying
    }
    tale.need(*specs.values())
    for one in state.running():
        tried: bool | None = None
        if one.id in specs:
            tried = attempt(needs[one.id], tale.dice.value(specs[one.id].key)).success
        found = step(tables, state, one, tried)
        tale.tell(Ran(fighter=one.id, step=found))
        tale.say(
            say("wh.chase.line.runs", name=one.name, metres=found.metres.total),
            *terms(found.metres),
        )
        text = say("wh.chase.disaster", name=one.name)
        if found.disaster and tale.happens(f"out:{one.id}", one.id, text):
            tale.tell(Fated(fighter=one.id, fate=Fate.OUT))
            tale.say(text)
    _leads(tale, state)
    tale.tell(Entered(phase=Phase.BREATH))


def _leads(tale: Tale, before: State) -> None:
    for one in tale.state.pursuers():
        prey = before.quarry(one)
        now = None if prey is None else tale.state.find(prey.id)
        if prey is None or now is None or now.step is None or one.step is None:
            continue
        ahead = run.lead(one.lead, now.step.metres.total, one.step.metres.total)
        tale.tell(Led(fighter=one.id, quarry=prey.id, lead=max(0, ahead)))
        tale.say(say("wh.chase.line.lead", name=prey.name, pursuer=one.name, metres=max(0, ahead)))
        text = say("wh.chase.caught", name=prey.name, pursuer=one.name)
        if ahead <= 0 and tale.happens(f"caught:{one.id}", prey.id, text):
            tale.tell(
                Fated(fighter=prey.id, fate=Fate.CAUGHT),
                Fated(fighter=one.id, fate=Fate.CATCHING),
            )
            tale.say(text)


def due(tables: Tables, state: State) -> tuple[tuple[Runner, Breakdown, DieSpec], ...]:
    """Who makes a test of E at the end of this round, under what, with which die
    (WH-CHASE-ENDURANCE, WH-CHASE-ENDURANCE-REPEAT)."""
    found: list[tuple[Runner, Breakdown, DieSpec]] = []
    for one in state.running():
        if one.breath.due(state.round, be(tables, state, one)):
            need = one.breath.target(start(say("wh.c.e"), of(tables, state, one).of("e")))
            label = say("wh.chase.die.breath", name=one.name, need=need.total)
            found.append((one, need, DieSpec(DieKey("breath", one.id), FACES, label)))
    return tuple(found)


def _breathe(tables: Tables, tale: Tale) -> None:
    wanted = due(tables, tale.state)
    tale.need(*(spec for _, _, spec in wanted))
    for one, need, spec in wanted:
        roll = tale.dice.value(spec.key)
        result = attempt(need.total, roll)
        after = one.breath.after(passed=result.success)
        tale.tell(Breathed(fighter=one.id, breath=after))
        key = "holds" if result.success else "tires"
        tale.say(
            say(f"wh.chase.line.{key}", name=one.name, need=need.total, roll=roll), *terms(need)
        )
    _round(tale)
