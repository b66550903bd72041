"""What a window may show of a fight; nothing in it is sealed."""

from desktop.rules.fightview import (
    ExchangeView,
    FighterView,
    FightView,
    Gauge,
    Link,
    PoolView,
    Stage,
    Step,
)
from desktop.rules.harp import death
from desktop.rules.harp.fight import asks, extras, judging, sums
from desktop.rules.harp.fight.events import replace
from desktop.rules.harp.fight.parts import Contest, Critical, Odd, Phase, Record
from desktop.rules.harp.fight.state import Fighter, State
from desktop.rules.harp.resolution import PERCENT
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.sheet import words
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.kept import kept
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster, Seat

_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
_SHOWN = 4
LEAST_HP = -1000
WORST = 100


def view(tables: Tables, state: State) -> FightView:
    """All that the combat window shows."""
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"harp.fight.phase.{_moment(state)}"),
        expected=expected(state),
        fighters=tuple(kept(each, _fighter, tables, state.settings) for each in _order(state)),
        asks=asks.asks(tables, state),
        exchanges=tuple(_exchange(each) for each in reversed(state.records[-_SHOWN:])),
        extras=extras.extras(tables, state),
        advance=_advance(state),
        gauges=_gauges(state),
        step=_step(state),
        conditions=tuple(one.name for one in state.settings.fight_states),
    )


def _moment(state: State) -> str:
    """Where the round stands, in a word."""
    if not state.pending or state.phase is Phase.CLOSED:
        return state.phase.value
    match state.pending[0]:
        case Critical():
            return "critical"
        case Contest():
            return "contest"
        case Odd():
            return "odd"
        case _:
            return "fumble"


def muster(state: State) -> Muster:
    """Who is there, the highest initiative first."""
    seats = [
        Seat(
            id=each.id,
            fighter=each.id,
            name=each.name,
            side=each.side,
            score=each.initiative,
            gone=each.removed,
            out=not each.able,
            character=each.character,
        )
        for each in state.fighters
    ]
    acting = state.acting
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=tuple(sorted(seats, key=lambda seat: (seat.gone, -(seat.score or 0)))),
        turns=state.phase is Phase.TURNS and not state.busy,
        turn=state.turn,
        acting=() if acting is None else (acting.id,),
    )


def _order(state: State) -> list[Fighter]:
    places = {seat.fighter: place for place, seat in enumerate(muster(state).seats)}
    return sorted(state.fighters, key=lambda each: places[each.id])


def expected(state: State) -> Message:
    """What is expected next, in one line."""
    moment = _moment(state)
    if state.pending and state.phase is not Phase.CLOSED:
        first = state.pending[0]
        fighter = first.target if isinstance(first, Critical) else first.fighter
        return say(f"harp.fight.expected.{moment}", name=state.name(fighter))
    if state.round and not _opposed(state):
        return say("harp.fight.expected.over")
    acting = state.acting
    if state.phase is Phase.TURNS and acting is None:
        return say("harp.fight.expected.order")
    return say(f"harp.fight.expected.{moment}", name="" if acting is None else acting.name)


def _opposed(state: State) -> bool:
    """Whether two sides still stand."""
    return state.phase is Phase.CLOSED or state.opposed


def _advance(state: State) -> Message | None:
    """The label of "next"; None while something must be answered first."""
    if state.phase is Phase.CLOSED or state.busy:
        return None
    if state.phase is Phase.SETUP and not _opposed(state):
        return None
    return say(f"harp.fight.advance.{state.phase.value}")


def _step(state: State) -> Step | None:
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return None
    # Whoever acts, it is the turns' step; before the first of them it is as well.
    return Step(text=say(f"harp.fight.phase.{state.phase.value}"))


def _gauges(state: State) -> tuple[Gauge, ...]:
    """Tasks under way: one of a group that works together, one for each who runs for himself."""
    found: list[Gauge] = []
    for work in state.works:
        if work.race.together:
            first = next(iter(work.race.tasks))
            found.append(Gauge(id=work.id, label=work.name, value=work.done(first), goal=PERCENT))
            continue
        for who in work.race.tasks:
            label = say("harp.fight.gauge", task=work.name, name=state.name(who))
            value = work.done(who)
            found.append(Gauge(id=f"{work.id}:{who}", label=label, value=value, goal=PERCENT))
    return tuple(found)


def pools(one: Fighter) -> tuple[PoolView, ...]:
    """Hit points, which go below zero."""
    hp = PoolView(
        judging.HP,
        say("harp.sheet.hp"),
        one.document.hp,
        one.document.most,
        short="PV",
        least=min(LEAST_HP, one.document.hp),
    )
    return (hp,)


def _fighter(tables: Tables, settings: Settings, one: Fighter) -> FighterView:
    return FighterView(
        id=one.id,
        name=one.name,
        side=one.side,
        character=one.character,
        score=one.initiative,
        status=_status(tables, settings, one),
        out=not one.able,
        dead=one.document.dead,
        pools=pools(one),
        harm=harm(tables, settings, one),
        half=2 * one.document.hp <= one.document.most,
        band=band(one),
        seen=_seen(tables, settings, one),
    )


def band(one: Fighter) -> Message:
    """In words how badly hurt somebody looks."""
    match one.standing:
        case death.State.DEAD | death.State.LOST:
            return say("harp.fight.band.dead")
        case death.State.CONSCIOUS:
            document = one.document
            if document.hp >= document.most and not document.wounds:
                return say("harp.fight.band.unhurt")
            half = 2 * document.hp < document.most
            return say("harp.fight.band.grave" if half else "harp.fight.band.hurt")
        case _:
            return say("harp.fight.band.down")


def harm(tables: Tables, settings: Settings, one: Fighter) -> int:
    """How badly hurt somebody is, from 0 to 100: half of it lies above zero, half between zero and
    Constitution."""
    document, half = one.document, WORST // 2
    if document.dead:
        return WORST
    if document.hp > 0:
        return half * (document.most - document.hp) // document.most
    bound = max(1, death.constitution(tables, settings, document))
    return min(WORST, half + half * -document.hp // bound)


def _seen(tables: Tables, settings: Settings, one: Fighter) -> tuple[Message, ...]:
    """What everybody sees of a fighter: only states that the program knows, in its own words."""
    if one.document.dead:
        return ()
    known = {each.id for each in tables.combat.condition}
    found = [
        say(f"harp.fight.seen.{each.id}")
        for each in sums.states_of(settings, one)
        if each.id in known
    ]
    if one.marks.parry:
        found.append(say("harp.fight.seen.parries"))
    if one.document.bleeding:
        found.append(say("harp.fight.seen.bleeds"))
    return tuple(found)


def _status(tables: Tables, settings: Settings, one: Fighter) -> tuple[Message, ...]:
    """What is worth knowing of a fighter, the gravest first."""
    if one.removed:
        return (say("harp.fight.status.removed"),)
    document = one.document
    found = list(words.state_words(tables, settings, document))
    if document.hp < document.most and not document.dead:
        found.insert(0, say("harp.fight.status.hp", hp=document.hp, most=document.most))
    for ailment in document.ailments:
        if ailment.rounds and not document.dead:
            found.append(say("harp.fight.status.rounds", rounds=ailment.rounds))
    for held in one.held:
        row = next((each for each in settings.fight_states if each.id == held.state), None)
        name = held.state if row is None else row.name
        if held.left is None:
            found.append(say("harp.fight.status.state", state=name))
        else:
            found.append(say("harp.fight.status.state-left", state=name, rounds=held.left))
    if document.dead:
        return tuple(found)
    total = sums.guard(tables, settings, one).total
    found.append(say("harp.fight.status.defence", value=total))
    if one.marks.parry:
        found.append(say("harp.fight.status.parry", value=one.marks.parry))
    for ready in document.prepared:
        if ready.skill == sums.ATTACK:
            found.append(say("harp.fight.line.helps-attack", value=ready.amount))
    others = tuple(each for each in document.prepared if each.skill != sums.ATTACK)
    found += words.prepared_words(tables, replace(document, prepared=others))
    return tuple(found)


def _exchange(record: Record) -> ExchangeView:
    """A roll with its sums."""
    total = say("harp.fight.number", value=record.sum.total)
    links = [Link(say("harp.fight.link.total"), total, record.sum)]
    if record.read is not None:
        value = say("harp.fight.number", value=record.read.total)
        links.append(Link(say("harp.fight.link.read"), value, record.read))
    return ExchangeView(
        left=record.fighter,
        right=record.target or record.fighter,
        left_links=tuple(links),
        outcome=record.outcome,
    )
