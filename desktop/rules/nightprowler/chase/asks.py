"""What is expected of whom now, as questions that a window can put, and their answers (VI.B).

Built from public facts only: choices still sealed are not read here.
"""

from collections.abc import Mapping

from desktop.rules.commands import Begin, Close
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Message, Text, say
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
from desktop.rules.nightprowler.chase.moves import (
    AVOIDANCE_SKILL,
    Move,
    citizen_price,
    moves,
    wanted,
    why_not_move,
)
from desktop.rules.nightprowler.chase.resolving import dice_wanted, rollers
from desktop.rules.nightprowler.chase.state import (
    FUGITIVE,
    Phase,
    Runner,
    State,
    Verdict,
    choosers,
)
from desktop.rules.nightprowler.scene.changes import MODIFIER_LIMIT
from desktop.rules.nightprowler.scene.rolls import skill_name
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.nightprowler.tables.play import ChaseLead
from desktop.rules.system import Refused

BAD_VALUE = Refused(say("np.scene.why.value"))


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of this phase, the pressing ones first."""
    match state.phase:
        case Phase.SETUP:
            return tuple(_lead(tables, each) for each in state.runners if not each.removed)
        case Phase.CHOICE:
            free = tuple(each for each in choosers(state) if not each.locked)
            locked = tuple(each for each in choosers(state) if each.locked)
            return (*(_choice(tables, state, each) for each in free), *map(_unlock, locked))
        case Phase.RESOLUTION:
            return _resolution(tables, state)
        case Phase.ARREST:
            return tuple(_verdict(each) for each in state.to_judge())
        case Phase.RESULT | Phase.CONTACT | Phase.CLOSED:
            return ()


def _lead(tables: Tables, runner: Runner) -> Ask:
    """The lead of a runner, with what it looks like on his side (NP-CHASE-LEAD-DESCRIPTIONS)."""
    options = tuple(Option(each.id, _lead_text(each, runner)) for each in tables.chase_leads)
    field = AskField("lead", say("np.chase.field.lead"), options, default=runner.lead)
    return Ask(
        id=f"lead:{runner.id}",
        actor=runner.id,
        title=say("np.chase.ask.lead", name=runner.name),
        fields=(field,),
        optional=True,
    )


def _lead_text(lead: ChaseLead, runner: Runner) -> Message:
    seen = lead.fugitive if runner.side == FUGITIVE else lead.pursuer or lead.fugitive
    return say("np.chase.lead", name=lead.name, bonus=lead.bonus, text=seen)


def _choice(tables: Tables, state: State, runner: Runner) -> Ask:
    offered = moves(tables, state, runner)
    numbers = [each.number for each in offered]
    options = tuple(
        Option(
            move.id,
            _move_text(tables, move),
            why_not_move(tables, state, runner, move),
            _key(offered, numbers, place),
        )
        for place, move in enumerate(offered)
    )
    fields = [AskField("move", say("np.chase.field.move"), options)]
    if runner.heroism:
        fields.append(_number("ph", "np.chase.field.heroism", runner.heroism))
    if runner.side != FUGITIVE:
        fields.extend(_pursuing(tables, state, runner))
    return Ask(
        id=f"choose:{runner.id}",
        actor=runner.id,
        title=say("np.chase.ask.choice", name=runner.name),
        fields=tuple(fields),
        sealed=True,
    )


def _key(offered: tuple[Move, ...], numbers: list[int], place: int) -> str:
    """The option's number; where several share it, a second digit tells them apart."""
    number = numbers[place]
    if numbers.count(number) == 1:
        return str(number)
    return f"{number}{1 + numbers[:place].count(number)}"


def _move_text(tables: Tables, move: Move) -> Message:
    skill = skill_name(tables, move.skill)
    if move.cost:
        return say("np.chase.move-priced", name=move.name, skill=skill, cost=move.cost)
    return say("np.chase.move", name=move.name, skill=skill)


def _number(id: str, key: str, most: int) -> AskField:
    return AskField(id, say(key), least=0, most=most, default="0")


def _pursuing(tables: Tables, state: State, runner: Runner) -> list[AskField]:
    """What only a pursuer decides: citizens to call, and whom to run after."""
    fields: list[AskField] = []
    citizens = runner.heroism // max(1, citizen_price(tables))
    if citizens:
        fields.append(_number("citizens", "np.chase.field.citizens", citizens))
    prey = state.fugitives()
    if len(prey) > 1:
        options = tuple(Option(each.id, each.name) for each in prey)
        fields.append(
            AskField("quarry", say("np.chase.field.quarry"), options, default=runner.quarry)
        )
    return fields


def _unlock(runner: Runner) -> Ask:
    return Ask(
        id=f"unlock:{runner.id}",
        actor=runner.id,
        title=say("np.chase.ask.unlock", name=runner.name),
        optional=True,
    )


def _resolution(tables: Tables, state: State) -> tuple[Ask, ...]:
    """The dice of the turn in one question, and what the MJ may change of each roll."""
    rolls = Ask(
        id="resolve",
        actor="",
        title=say("np.chase.ask.resolve"),
        dice=dice_wanted(tables, state),
    )
    changes: list[Ask] = []
    for runner in rollers(state):
        asked = wanted(tables, state, runner)
        skill = "" if asked is None else asked.skill
        changes.append(_adjust(tables, runner, "adjust", skill, runner.modifier))
        if state.callers(runner.id):
            skill = runner.avoid_skill or AVOIDANCE_SKILL
            changes.append(_adjust(tables, runner, "avoidance", skill, runner.avoid_modifier))
    return (rolls, *changes)


def _adjust(tables: Tables, runner: Runner, kind: str, skill: str, modifier: int) -> Ask:
    known = tuple(runner.body.skills)
    keys = known if skill in known else (skill, *known)
    options = tuple(Option(key, _skill_label(tables, key)) for key in keys)
    return Ask(
        id=f"{kind}:{runner.id}",
        actor=runner.id,
        title=say(f"np.chase.ask.{kind}", name=runner.name),
        fields=(
            AskField("skill", say("np.scene.field.skill"), options, default=skill),
            AskField(
                "modifier",
                say("np.scene.field.modifier"),
                least=-MODIFIER_LIMIT,
                most=MODIFIER_LIMIT,
                default=str(modifier),
            ),
        ),
        optional=True,
    )


def _skill_label(tables: Tables, key: str) -> Text:
    return skill_name(tables, key)


def _verdict(runner: Runner) -> Ask:
    options = tuple(
        Option(each.value, say(f"np.chase.verdict.{each.value}"), key=str(place))
        for place, each in enumerate(Verdict, start=1)
    )
    field = AskField(
        "verdict", say("np.chase.field.verdict"), options, default=Verdict.STOPPED.value
    )
    return Ask(
        id=f"judge:{runner.id}",
        actor=runner.id,
        title=say("np.chase.ask.judge", name=runner.name),
        fields=(field,),
    )


def answer(state: State, ask: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The command that answers an ask; refused when it is not one of this state or a value is
    none of its own."""
    kind, _, id = ask.partition(":")
    if kind == "resolve":
        return Resolve()
    runner = state.find(id)
    if runner is None:
        return Refused(say("np.scene.why.nobody", fighter=id))
    try:
        return _about(runner, kind, values)
    except ValueError:
        return BAD_VALUE


def _about(runner: Runner, kind: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    match kind:
        case "lead":
            return SetLead(fighter=runner.id, lead=values.get("lead", ""))
        case "choose":
            return Choose(
                fighter=runner.id,
                move=values.get("move", ""),
                heroism=int(values.get("ph", "0")),
                citizens=int(values.get("citizens", "0")),
                quarry=values.get("quarry", ""),
            )
        case "unlock":
            return Unlock(fighter=runner.id)
        case "adjust":
            return Adjust(
                fighter=runner.id,
                modifier=int(values.get("modifier", "0")),
                skill=values.get("skill", ""),
            )
        case "avoidance":
            return AdjustAvoidance(
                fighter=runner.id,
                modifier=int(values.get("modifier", "0")),
                skill=values.get("skill", ""),
            )
        case "judge":
            return Judge(fighter=runner.id, verdict=Verdict(values.get("verdict", "")))
        case _:
            return Refused(say("np.scene.why.not-asked", name=runner.name))


def advance(state: State) -> AnyCommand | Refused:
    """The command for "next" in this phase."""
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.CHOICE:
            return Reveal()
        case Phase.RESOLUTION:
            return Resolve()
        case Phase.RESULT:
            return NextTurn()
        case Phase.CONTACT:
            return Close()
        case Phase.ARREST:
            return Refused(say("np.scene.why.answer-first"))
        case Phase.CLOSED:
            return Refused(say("np.chase.why.closed"))
