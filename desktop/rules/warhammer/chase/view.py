"""What a window may show of a chase; nothing in it is sealed."""

from desktop.rules.dice import DieSpec
from desktop.rules.fightview import (
    Ask,
    AskField,
    ExchangeView,
    FighterView,
    FightView,
    Link,
    Option,
    PoolView,
    Sequel,
    Stage,
    Step,
    Words,
)
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster, Seat
from desktop.rules.system import FIGHT
from desktop.rules.warhammer.chase.decide import (
    MOST_METRES,
    agility,
    due,
    move,
    move_dice,
    passed,
)
from desktop.rules.warhammer.chase.state import FUGITIVE, Fate, Phase, Runner, State
from desktop.rules.warhammer.tables.tables import Tables

LEAD = "lead"
YES, NO = "oui", "non"
_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
WORDS = Words(
    sides=(say("wh.chase.side.fugitive"), say("wh.chase.side.pursuer")),
    order=say("wh.chase.order"),
    out="wh.chase.out",
    score="wh.chase.score",
    closed=say("wh.chase.closed"),
)


def view(tables: Tables, state: State) -> FightView:
    """All that the window shows."""
    caught = any(each.fate is Fate.CAUGHT and not each.removed for each in state.runners)
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"wh.chase.phase.{state.phase.value}"),
        expected=_expected(state),
        fighters=tuple(_runner(tables, state, each) for each in _order(state)),
        asks=asks(tables, state),
        exchanges=tuple(_exchange(tables, state, each) for each in _chasing(state)),
        extras=extras(state),
        advance=_advance(state),
        words=WORDS,
        sequel=Sequel(FIGHT, say("wh.chase.sequel")) if caught and _running(state) else None,
        step=Step(text=say(f"wh.chase.phase.{state.phase.value}")) if _running(state) else None,
    )


def _expected(state: State) -> Message:
    """What is expected next, in one line."""
    if _running(state) and not (state.fugitives() and state.pursuers()):
        caught = any(each.fate is Fate.CAUGHT for each in state.runners)
        return say("wh.chase.expected.caught" if caught else "wh.chase.expected.over")
    return say(f"wh.chase.expected.{state.phase.value}")


def _running(state: State) -> bool:
    return state.phase not in (Phase.SETUP, Phase.CLOSED)


def muster(state: State) -> Muster:
    """Who is there: fugitives first, then pursuers, the nearest first."""
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=tuple(
            Seat(
                id=each.id,
                fighter=each.id,
                name=each.name,
                side=each.side,
                score=None if each.side == FUGITIVE else each.lead,
                gone=each.removed,
                out=not each.running,
                character=each.character,
            )
            for each in _order(state)
        ),
        acting=tuple(each.id for each in state.running()) if _running(state) else (),
    )


def _order(state: State) -> list[Runner]:
    return sorted(state.runners, key=_rank)


def _rank(one: Runner) -> tuple[bool, int, int]:
    return one.removed, one.side, one.lead


def _chasing(state: State) -> tuple[Runner, ...]:
    return tuple(each for each in state.runners if each.side != FUGITIVE and each.quarry)


def _advance(state: State) -> Message | None:
    ready = bool(state.fugitives() and state.pursuers())
    if state.phase is Phase.CLOSED or (
        state.phase in (Phase.SETUP, Phase.MOVE, Phase.BREATH) and not ready
    ):
        return None
    return say(f"wh.chase.advance.{state.phase.value}")


def asks(tables: Tables, state: State) -> tuple[Ask, ...]:
    """Leads before the chase; obstacles that a test of Ag may avoid; the dice of the step."""
    match state.phase:
        case Phase.SETUP:
            return tuple(_lead_ask(state, each) for each in state.pursuers() if state.fugitives())
        case Phase.MOVE:
            return (_dice("move", move_dice(tables, state)),)
        case Phase.OBSTACLE:
            return tuple(
                _avoid_ask(tables, state, each)
                for each in state.running()
                if not passed(tables, state, each)
            )
        case Phase.BREATH if state.fugitives() and state.pursuers():
            specs = tuple(spec for _, _, spec in due(tables, state))
            return (_dice("breath", specs),) if specs else ()
        case _:
            return ()


def _dice(id: str, specs: tuple[DieSpec, ...]) -> Ask:
    return Ask(id=id, actor="", title=say(f"wh.chase.ask.{id}"), dice=specs)


def _lead_ask(state: State, one: Runner) -> Ask:
    """How far ahead the quarry of a pursuer is (WH-CHASE-LEAD)."""
    fugitives = tuple(Option(each.id, each.name) for each in state.fugitives())
    quarry = state.quarry(one)
    return Ask(
        id=f"lead:{one.id}",
        actor=one.id,
        title=say("wh.chase.ask.lead", name=one.name),
        fields=(
            AskField(
                "quarry",
                say("wh.chase.field.quarry"),
                fugitives,
                default="" if quarry is None else quarry.id,
            ),
            AskField(
                "metres",
                say("wh.chase.field.metres"),
                least=0,
                most=MOST_METRES,
                default=str(one.lead) if one.lead else "",
            ),
        ),
        # Whoever has no metres to catch up has caught his quarry before it runs.
        optional=bool(one.lead) or _running(state),
    )


def _avoid_ask(tables: Tables, state: State, one: Runner) -> Ask:
    need = agility(tables, state, one).total
    options = (
        Option(NO, say("wh.chase.suffer")),
        Option(YES, say("wh.chase.try", need=need)),
    )
    return Ask(
        id=f"avoid:{one.id}",
        actor=one.id,
        title=say("wh.chase.ask.avoid", name=one.name),
        fields=(
            AskField(
                "tries", say("wh.chase.field.tries"), options, default=YES if one.tries else NO
            ),
        ),
        optional=True,
    )


def extras(state: State) -> tuple[Ask, ...]:
    """What the GM may say of a runner: his fate, and leads while the chase is on."""
    if state.phase is Phase.CLOSED:
        return ()
    found: list[Ask] = []
    for one in state.runners:
        if one.removed:
            continue
        fates = tuple(
            Option(
                each.value,
                say(f"wh.chase.fate.{each.value}"),
                say("wh.chase.why.already") if each is one.fate else None,
            )
            for each in Fate
        )
        found.append(
            Ask(
                id=f"judge:{one.id}",
                actor=one.id,
                title=say("wh.chase.ask.judge", name=one.name),
                fields=(AskField("fate", say("wh.chase.field.fate"), fates),),
            )
        )
        if _running(state) and one.side != FUGITIVE and state.fugitives():
            found.append(_lead_ask(state, one))
    return tuple(found)


def _runner(tables: Tables, state: State, one: Runner) -> FighterView:
    status: list[Message] = []
    if one.fate is not Fate.RUNNING:
        status.append(say(f"wh.chase.fate.{one.fate.value}"))
    status.append(say("wh.chase.status.move", move=move(tables, state, one)))
    if one.breath.failures:
        status.append(say("wh.chase.status.tired", count=one.breath.failures))
    pursuer = one.side != FUGITIVE
    quarry = state.find(one.quarry)
    if pursuer and quarry is not None:
        status.append(say("wh.chase.status.after", name=quarry.name, metres=one.lead))
    seen = (Fate.ESCAPED, Fate.CAUGHT, Fate.OUT)
    return FighterView(
        id=one.id,
        name=one.name,
        side=one.side,
        character=one.character,
        score=one.lead if pursuer else None,
        status=tuple(status),
        out=not one.running,
        pools=(PoolView(LEAD, say("wh.chase.lead"), one.lead, MOST_METRES),) if pursuer else (),
        seen=(say(f"wh.chase.fate.{one.fate.value}"),) if one.fate in seen else (),
    )


def _exchange(tables: Tables, state: State, one: Runner) -> ExchangeView:
    """A pursuer and his quarry: tests, metres, and the lead."""
    quarry = state.find(one.quarry)
    outcome = (
        ()
        if quarry is None
        else (say("wh.chase.line.lead", name=quarry.name, pursuer=one.name, metres=one.lead),)
    )
    return ExchangeView(
        left=one.quarry,
        right=one.id,
        left_links=() if quarry is None else _links(quarry),
        right_links=_links(one),
        outcome=outcome,
    )


def _links(one: Runner) -> tuple[Link, ...]:
    if one.step is None:
        if not one.roll:
            return ()
        return (Link(say("wh.chase.link.roll"), say("wh.fight.number", value=one.roll)),)
    return (
        Link(
            say("wh.chase.link.roll"),
            say("wh.fight.number", value=one.step.result.total),
            one.step.result,
        ),
        Link(
            say("wh.chase.link.metres"),
            say("wh.fight.number", value=one.step.metres.total),
            one.step.metres,
        ),
    )
