"""What may be said of a contract now, as questions that a window can put, and their answers."""

from collections.abc import Mapping

from desktop.rules.commands import Begin, Close
from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Text, say
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
from desktop.rules.nightprowler.contract.state import Counting, Phase, State, Unit, Worker
from desktop.rules.nightprowler.contract.working import (
    MOST,
    MOST_TIME,
    dice_wanted,
    skills_for,
    why_not_try,
)
from desktop.rules.nightprowler.scene.changes import MODIFIER_LIMIT
from desktop.rules.nightprowler.scene.rolls import skill_name
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Refused

BAD_VALUE = Refused(say("np.scene.why.value"))
TASK, SIZE = "task", "size"


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Every question of this phase, the pressing ones first."""
    match state.phase:
        case Phase.SETUP:
            return (_task(tables, state), _terms(state), *_skills(tables, state))
        case Phase.WORK:
            return (
                *_attempts(tables, state),
                *_rolls(tables, state),
                *_time(state),
                *_skills(tables, state),
                _break(),
            )
        case _:
            return ()


def _task(tables: Tables, state: State) -> Ask:
    """Where to start from: a size, or one of the sample tasks (NP-CONTRACT-EXAMPLES)."""
    sizes = tuple(
        Option(
            f"{SIZE}:{each.id}",
            say("np.contract.size", name=each.name, most=each.max_rolls, threshold=each.threshold),
        )
        for each in tables.contract_sizes
    )
    tasks = tuple(
        Option(f"{TASK}:{each.id}", _task_text(tables, each.task, each.size))
        for each in tables.contract_examples
    )
    default = f"{TASK}:{state.terms.task}" if state.terms.task else ""
    field = AskField("task", say("np.contract.field.task"), (*sizes, *tasks), default=default)
    return Ask(
        id="task", actor="", title=say("np.contract.ask.task"), fields=(field,), optional=True
    )


def _task_text(tables: Tables, task: str, size: str) -> Text:
    found = tables.contract_sizes.get(size)
    return say("np.contract.task", task=task, most=found.max_rolls, threshold=found.threshold)


def _terms(state: State) -> Ask:
    """The terms one by one (NP-CONTRACT-DEFINITION)."""
    terms = state.terms
    units = tuple(Option(each.value, say(f"np.contract.units.{each.value}")) for each in Unit)
    countings = tuple(
        Option(each.value, say(f"np.contract.counting.{each.value}")) for each in Counting
    )
    return Ask(
        id="terms",
        actor="",
        title=say("np.contract.ask.terms"),
        fields=(
            _number("threshold", 1, MOST, terms.threshold),
            _number("most", 1, MOST, terms.most),
            _number("period", 0, MOST, terms.period),
            AskField("unit", say("np.contract.field.unit"), units, default=terms.unit.value),
            AskField(
                "counting",
                say("np.contract.field.counting"),
                countings,
                default=terms.counting.value,
            ),
        ),
        optional=True,
    )


def _number(id: str, least: int, most: int, value: int) -> AskField:
    return AskField(id, say(f"np.contract.field.{id}"), least=least, most=most, default=str(value))


def _skills(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Skills to announce, and those to take back (NP-CONTRACT-SKILLS)."""
    known = (*tables.skills.ids(), *tables.extra_skills.ids())
    free = tuple(key for key in known if key not in state.skills)
    found: list[Ask] = []
    for id, keys in (("announce", free), ("retract", state.skills)):
        if keys:
            options = tuple(Option(key, _skill(tables, key)) for key in keys)
            title = say(f"np.contract.ask.{id}")
            field = AskField("skill", say("np.scene.field.skill"), options)
            found.append(Ask(id=id, actor="", title=title, fields=(field,), optional=True))
    return tuple(found)


def _skill(tables: Tables, key: str) -> Text:
    return skill_name(tables, key)


def _attempts(tables: Tables, state: State) -> tuple[Ask, ...]:
    free = [each for each in state.workers if why_not_try(state, each) is None]
    trying = [
        Ask(
            id=f"withdraw:{each.id}",
            actor=each.id,
            title=say("np.contract.ask.withdraw", name=each.name),
            optional=True,
        )
        for each in state.trying()
    ]
    return (*(_attempt(tables, state, each) for each in free), *trying)


def _attempt(tables: Tables, state: State, worker: Worker) -> Ask:
    """What a character rolls, and how he goes about it."""
    keys = skills_for(state, worker)
    options = tuple(Option(key, _valued(tables, worker, key)) for key in keys)
    fields = [
        AskField(
            "skill",
            say("np.scene.field.skill"),
            options,
            default=keys[0] if len(keys) == 1 else "",
        )
    ]
    if worker.heroism:
        fields.append(_number("ph", 0, worker.heroism, 0))
    fields.append(
        AskField(
            "modifier",
            say("np.scene.field.modifier"),
            least=-MODIFIER_LIMIT,
            most=MODIFIER_LIMIT,
            default="0",
        )
    )
    fields.append(AskField("explanation", say("np.contract.field.explanation"), prose=True))
    return Ask(
        id=f"try:{worker.id}",
        actor=worker.id,
        title=say("np.contract.ask.try", name=worker.name),
        fields=tuple(fields),
        optional=bool(state.trying()),
    )


def _valued(tables: Tables, worker: Worker, key: str) -> Text:
    value = worker.body.skills.get(key, 0)
    return say("np.contract.skill", name=skill_name(tables, key), value=value)


def _rolls(tables: Tables, state: State) -> tuple[Ask, ...]:
    dice = dice_wanted(tables, state)
    if not dice:
        return ()
    return (Ask(id="roll", actor="", title=say("np.contract.ask.roll"), dice=dice),)


def _time(state: State) -> tuple[Ask, ...]:
    """Time to let pass, in a long action (NP-CONTRACT-LONG-ACTION)."""
    if not state.terms.period:
        return ()
    label = say(f"np.contract.units.{state.terms.unit.value}")
    default = str(max(1, state.wait))
    field = AskField("amount", label, least=1, most=MOST_TIME, default=default)
    title = say("np.contract.ask.elapse")
    return (Ask(id="elapse", actor="", title=title, fields=(field,), optional=True),)


def _break() -> Ask:
    field = AskField("reason", say("np.contract.field.reason"), prose=True)
    title = say("np.contract.ask.break")
    return Ask(id="break", actor="", title=title, fields=(field,), optional=True)


def answer(state: State, ask: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    """The command that answers an ask; refused when it is not one of this state or a value is
    none of its own."""
    kind, _, id = ask.partition(":")
    try:
        if not id:
            return _about_all(kind, values)
        worker = state.find(id)
        if worker is None:
            return Refused(say("np.scene.why.nobody", fighter=id))
        return _about(worker, kind, values)
    except ValueError:
        return BAD_VALUE


def _about_all(kind: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    match kind:
        case "task":
            what, _, id = values.get("task", "").partition(":")
            return TakeTask(task=id) if what == TASK else TakeTask(size=id)
        case "terms":
            return SetTerms(
                threshold=int(values.get("threshold", "")),
                most=int(values.get("most", "")),
                period=int(values.get("period", "0")),
                unit=Unit(values.get("unit", Unit.DAY.value)),
                counting=Counting(values.get("counting", Counting.ROLLS.value)),
            )
        case "announce" | "retract":
            return Announce(skill=values.get("skill", ""), on=kind == "announce")
        case "roll":
            return Roll()
        case "elapse":
            return Elapse(amount=int(values.get("amount", "")))
        case "break":
            return Break(reason=values.get("reason", ""))
        case _:
            return BAD_VALUE


def _about(worker: Worker, kind: str, values: Mapping[str, str]) -> AnyCommand | Refused:
    match kind:
        case "try":
            return Try(
                fighter=worker.id,
                skill=values.get("skill", ""),
                explanation=values.get("explanation", ""),
                heroism=int(values.get("ph", "0")),
                modifier=int(values.get("modifier", "0")),
            )
        case "withdraw":
            return Withdraw(fighter=worker.id)
        case _:
            return Refused(say("np.scene.why.not-asked", name=worker.name))


def advance(state: State) -> AnyCommand | Refused:
    """The command for "next" in this phase: roll what is ready, or wait for the next period."""
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.WORK:
            return Elapse(amount=state.wait) if state.wait and not state.trying() else Roll()
        case Phase.FULFILLED | Phase.UNFULFILLED | Phase.BROKEN:
            return Close()
        case Phase.CLOSED:
            return Refused(say("np.contract.why.closed"))
