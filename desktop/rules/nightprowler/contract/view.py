"""What a window may show of a contract, and its journal; nothing in it is sealed."""

from collections.abc import Sequence

from desktop.rules.dice import Rolled
from desktop.rules.fightview import (
    ExchangeView,
    FighterView,
    FightView,
    Gauge,
    JournalLine,
    Link,
    Stage,
    Words,
)
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster
from desktop.rules.nightprowler.contract.asks import asks
from desktop.rules.nightprowler.contract.events import (
    Announced,
    AnyEvent,
    Elapsed,
    Joined,
    PhaseEntered,
    RollMade,
    TermsSet,
    Tried,
    TurnEnded,
    apply,
)
from desktop.rules.nightprowler.contract.state import Attempt, Phase, State, Terms, Unit, Worker
from desktop.rules.nightprowler.contract.working import PURPOSE
from desktop.rules.nightprowler.health.seen import band
from desktop.rules.nightprowler.scene import show
from desktop.rules.nightprowler.scene.events import SettingsApplied
from desktop.rules.nightprowler.scene.rolls import skill_name
from desktop.rules.nightprowler.tables.load import Tables

_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
WORDS = Words(
    sides=(say("np.contract.side"),),
    order=say("np.contract.order"),
    out="np.contract.out",
    score="np.contract.score",
    locked=say("np.contract.locked"),
    closed=say("np.contract.closed"),
)


def view(tables: Tables, state: State) -> FightView:
    """All that the window shows."""
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=_round(state),
        phase=say(f"np.contract.phase.{state.phase.value}"),
        expected=expected(state),
        fighters=tuple(_worker(tables, state, each) for each in _order(state)),
        asks=asks(tables, state),
        exchanges=tuple(
            ExchangeView(each.id, "", _links(each), outcome=_explained(each))
            for each in state.workers
            if each.roll is not None
        ),
        advance=_advance(state),
        gauges=(
            Gauge(
                id="contract",
                label=task_name(tables, state.terms),
                value=state.total,
                goal=state.terms.threshold,
                breakdown=state.score,
            ),
        ),
        words=WORDS,
    )


def muster(state: State) -> Muster:
    """Who is there, in the order of the view."""
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=_round(state),
        seats=tuple(show.seat(each, each.share.total) for each in _order(state)),
    )


def _round(state: State) -> int:
    return 0 if state.phase is Phase.SETUP else state.turns + 1


def expected(state: State) -> Message:
    """What is expected next, in one line."""
    counts = {
        "total": state.total,
        "threshold": state.terms.threshold,
        "left": state.left,
        "failures": state.failures,
    }
    if state.phase is Phase.WORK and state.wait:
        time = _time(state.terms.unit, state.wait)
        return say("np.contract.expected.wait", time=time, **counts)
    if state.phase is Phase.WORK and state.disasters:
        return say("np.contract.expected.disaster", **counts)
    return say(f"np.contract.expected.{state.phase.value}", **counts)


def _advance(state: State) -> Message | None:
    """The label of "next", None while something must be said first."""
    if state.phase is Phase.CLOSED:
        return None
    if state.phase is Phase.SETUP and not (state.able() and state.skills):
        return None
    if state.phase is Phase.WORK and not state.trying():
        if not state.wait:
            return None
        return say("np.contract.advance.wait", time=_time(state.terms.unit, state.wait))
    return say(f"np.contract.advance.{state.phase.value}")


def _time(unit: Unit, count: int) -> Message:
    return say(f"np.contract.unit.{unit.value}", count=count)


def task_name(tables: Tables, terms: Terms) -> Message:
    """What is to be done, or simply "contract"."""
    if terms.task in tables.contract_examples:
        return say("np.scene.name", name=tables.contract_examples.get(terms.task).task)
    return say("np.contract.own-task")


def _order(state: State) -> list[Worker]:
    return sorted(state.workers, key=_gone)


def _gone(worker: Worker) -> bool:
    return worker.removed


def _worker(tables: Tables, state: State, worker: Worker) -> FighterView:
    malus = show.malus(tables, state.settings, worker)
    status = list(show.condition(worker))
    if worker.attempt is not None:
        status.append(attempt_text(tables, worker.attempt))
    return FighterView(
        id=worker.id,
        name=worker.name,
        side=0,
        character=worker.character,
        score=worker.share.total,
        status=tuple(status),
        out=not worker.able,
        locked=worker.attempt is not None,
        tracks=show.tracks(tables, state.settings, worker),
        pools=show.pools(worker),
        penalty=malus,
        band=band(worker.health),
    )


def attempt_text(tables: Tables, attempt: Attempt) -> Message:
    """An attempt: "Cambriole, 2 PH, circonstances +2"."""
    parts = [say("np.scene.name", name=skill_name(tables, attempt.skill))]
    if attempt.heroism:
        parts.append(say("np.chase.choice.heroism", count=attempt.heroism))
    if attempt.modifier:
        parts.append(say("np.scene.status.modifier", value=attempt.modifier))
    if attempt.explanation.strip():
        parts.append(say("np.contract.explained", text=attempt.explanation))
    return say("np.chase.choice", parts=tuple(parts))


def _links(worker: Worker) -> tuple[Link, ...]:
    if worker.roll is None:
        return ()
    share = show.signed(worker.share.total)
    return (
        Link(say("np.scene.field.skill"), worker.roll.label),
        *show.roll_links(worker.roll),
        Link(say("np.contract.link.share"), share, worker.share),
    )


def _explained(worker: Worker) -> tuple[Message, ...]:
    if not worker.explained.strip():
        return ()
    return (say("np.contract.explained", text=worker.explained),)


def lines(
    tables: Tables,
    before: State,
    entry: str,
    events: Sequence[AnyEvent],
    dice: Sequence[Rolled],
) -> tuple[JournalLine, ...]:
    """The lines of one entry; `before` is the state before its events."""
    told: list[JournalLine] = []
    typed = show.typed_by(dice)
    state = before
    for event in events:
        after = apply(state, event)
        text = _line(tables, after, event)
        if text is not None:
            detail = _detail(event, typed)
            number = 0 if state.phase is Phase.SETUP else state.turns + 1
            told.append(JournalLine(entry, number, text, detail))
        state = after
    return tuple(told)


def _line(tables: Tables, after: State, event: AnyEvent) -> Message | None:
    """What an event says, None for what another line tells already."""
    match event:
        case Joined():
            return say("np.contract.line.joined", name=event.fighter.name)
        case PhaseEntered():
            key = f"np.contract.line.{event.phase.value}"
            if event.phase is Phase.BROKEN and event.reason.strip():
                return say(f"{key}-why", total=after.total, reason=event.reason)
            return say(key, total=after.total, threshold=after.terms.threshold)
        case TermsSet():
            return _terms(tables, event.terms)
        case Announced():
            key = "announced" if event.on else "retracted"
            return say(f"np.contract.line.{key}", skill=skill_name(tables, event.skill))
        case Tried():
            name = after.name(event.fighter)
            if event.attempt is None:
                return say("np.contract.line.withdrawn", name=name)
            text = attempt_text(tables, event.attempt)
            return say("np.contract.line.tried", name=name, attempt=text)
        case RollMade():
            return show.roll_text(after.name(event.fighter), event.roll)
        case TurnEnded():
            return say("np.contract.line.turn", total=after.total, threshold=after.terms.threshold)
        case Elapsed():
            return say("np.contract.line.elapsed", time=_time(after.terms.unit, event.amount))
        case SettingsApplied():
            return say("np.scene.line.settings")
        case _:
            return show.shared_line(after.workers, event)


def _terms(tables: Tables, terms: Terms) -> Message:
    name = task_name(tables, terms)
    counts = {"threshold": terms.threshold, "most": terms.most}
    if not terms.period:
        return say("np.contract.line.terms", name=name, **counts)
    period = _time(terms.unit, terms.period)
    return say("np.contract.line.terms-period", name=name, period=period, **counts)


def _detail(event: AnyEvent, typed: frozenset[tuple[str, str]]) -> tuple[Message, ...]:
    """The arithmetic under a line, and the flag of a critical failure."""
    if not isinstance(event, RollMade):
        return ()
    found = list(show.roll_detail(event.roll, (PURPOSE, event.fighter) in typed))
    if event.spent:
        found.append(say("np.scene.detail.spent", spent=event.spent, left=event.heroism))
    if event.disaster:
        found.append(say("np.contract.detail.disaster"))
    if event.explanation.strip():
        found.append(say("np.contract.explained", text=event.explanation))
    return tuple(found)
