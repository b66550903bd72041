"""What a window may show of a fight: figures of secret clocks are in questions for the GM alone."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import (
    ExchangeView,
    FighterView,
    FightView,
    Link,
    PoolView,
    Stage,
    Step,
)
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster, Seat
from desktop.rules.pv_negatifs import below, movement
from desktop.rules.pv_negatifs.document import Standing
from desktop.rules.pv_negatifs.fight import asks, extras, judging
from desktop.rules.pv_negatifs.fight.parts import Phase, Record
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.sheet.words import states as body_words
from desktop.rules.pv_negatifs.states import states
from desktop.rules.pv_negatifs.tables.tables import Tables

_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
_SHOWN = 4
WORST = 100


def view(tables: Tables, state: State) -> FightView:
    """All that the combat window shows."""
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"pv.fight.phase.{_moment(state)}"),
        expected=expected(state),
        fighters=tuple(_fighter(tables, state, each) for each in _order(state)),
        asks=asks.asks(tables, state),
        exchanges=tuple(_exchange(each) for each in reversed(state.records[-_SHOWN:])),
        extras=extras.extras(tables, state),
        advance=_advance(state),
        step=_step(state),
        conditions=tuple(one.name for one in tables.states),
    )


def _moment(state: State) -> str:
    """Where the round stands, in a word."""
    if state.blow is not None:
        return f"blow-{state.blow.way.value}"
    if state.wounded is not None and state.round:
        return "check"
    if state.offers:
        return "offer"
    return state.phase.value


def muster(state: State) -> Muster:
    """Who is there, by initiative: the lowest first, or the highest where the campaign says so
    (PV-HOLD-BOTH)."""
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
    turn = 1 if state.settings.readings.initiative == "bas" else -1
    acting = state.acting
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=tuple(sorted(seats, key=lambda seat: _place(seat, turn))),
        turns=state.phase is Phase.TURNS and not state.busy,
        turn=state.turn,
        acting=() if acting is None else (acting.id,),
    )


def _place(seat: Seat, turn: int) -> tuple[bool, bool, int]:
    """Whoever never rolled initiative comes after all others, whoever is gone last of all."""
    return seat.gone, seat.score is None, turn * (seat.score or 0)


def _order(state: State) -> list[Fighter]:
    places = {seat.fighter: place for place, seat in enumerate(muster(state).seats)}
    return sorted(state.fighters, key=lambda each: places[each.id])


def expected(state: State) -> Message:
    """What is expected next, in one line."""
    moment = _moment(state)
    if state.blow is not None:
        return say(f"pv.fight.expected.{moment}", name=state.name(state.blow.attacker))
    if moment == "check" and state.wounded is not None:
        return say("pv.fight.expected.check", name=state.wounded.name)
    if state.offers:
        return say("pv.fight.expected.offer", name=state.name(state.offers[0].attacker))
    if state.round and not _opposed(state):
        return say("pv.fight.expected.over")
    acting = state.acting
    if state.phase is Phase.TURNS and acting is None:
        return say("pv.fight.expected.order")
    return say(f"pv.fight.expected.{moment}", name="" if acting is None else acting.name)


def _opposed(state: State) -> bool:
    """Whether two sides still stand."""
    return state.phase is Phase.CLOSED or state.opposed


def _advance(state: State) -> Message | None:
    """The label of "next"; None while something must be answered first."""
    if state.phase is Phase.CLOSED:
        return None
    if state.blow is not None:
        return say(f"pv.fight.advance.blow-{state.blow.way.value}")
    if state.busy and state.phase is not Phase.BELL and state.phase is not Phase.SETUP:
        return None
    if state.phase is Phase.SETUP and not _opposed(state):
        return None
    return say(f"pv.fight.advance.{state.phase.value}")


def _step(state: State) -> Step | None:
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return None
    # Whoever acts, it is the turns' step; before the first of them it is as well.
    return Step(text=say(f"pv.fight.phase.{state.phase.value}"))


def _fighter(tables: Tables, state: State, one: Fighter) -> FighterView:
    return FighterView(
        id=one.id,
        name=one.name,
        side=one.side,
        character=one.character,
        score=one.initiative,
        status=_status(tables, state, one),
        out=not one.able,
        dead=one.document.dead,
        pools=pools(tables, one),
        harm=harm(one),
        half=2 * one.document.hp <= one.document.most,
        band=band(one),
        seen=_seen(tables, one),
    )


def pools(tables: Tables, one: Fighter) -> tuple[PoolView, ...]:
    """Hit points and essence."""
    document = one.document
    return (
        PoolView(
            judging.HP,
            say("pv.sheet.hp"),
            document.hp,
            document.most,
            short="PV",
            least=below.floor(document.most),
        ),
        PoolView(
            judging.ESSENCE,
            say("pv.sheet.essence"),
            document.essence.points,
            tables.essence.beginning,
            short="Ess",
            least=judging.LEAST_ESSENCE,
        ),
    )


def band(one: Fighter) -> Message:
    """In words how badly hurt somebody looks."""
    document = one.document
    standing = document.body.standing
    if standing is Standing.DEAD:
        return say("pv.fight.band.dead")
    if standing in (Standing.FAINTED, Standing.COMA):
        return say("pv.fight.band.down")
    if document.negatives:
        return say("pv.fight.band.grave")
    return say("pv.fight.band.hurt" if document.hp < document.most else "pv.fight.band.unhurt")


def harm(one: Fighter) -> int:
    """How badly hurt somebody is, from 0 to 100: half of it lies above zero, half below."""
    document = one.document
    if document.dead:
        return WORST
    # A document from elsewhere may hold any maximum.
    half, most = WORST // 2, max(1, document.most)
    if document.negatives:
        return min(WORST, half + half * document.negatives // -below.floor(most))
    return max(0, half * (most - document.hp) // most)


def _seen(tables: Tables, one: Fighter) -> tuple[Message, ...]:
    """What everybody sees of a fighter, without a word that could tell of a secret clock."""
    body = one.document.body
    found: list[Message] = []
    if body.standing in (Standing.DEFENSIVE, Standing.IMPOTENT):
        found.append(say(f"pv.state.{body.standing.value}"))
    found += [say(f"pv.fight.seen.{each.id}") for each in states(tables, one.document)]
    if one.marks.full_defence:
        found.append(say("pv.fight.seen.full-defence"))
    if one.swallowed is not None:
        found.append(say("pv.fight.seen.swallowed"))
    return tuple(found)


def _status(tables: Tables, state: State, one: Fighter) -> tuple[Message, ...]:
    """What is worth knowing of a fighter, the gravest first; a hint stands for a secret clock
    (PV-COMA-SECRET, PV-FULL-DEFENSE)."""
    if one.removed:
        return (say("pv.fight.status.removed"),)
    found = list(body_words(tables, one.document))
    if one.document.hp < one.document.most and not one.document.dead:
        hp = say("pv.fight.status.hp", hp=one.document.hp, most=one.document.most)
        found.insert(0, hp)
    found += [
        say("pv.fight.status.rounds", rounds=each.doom)
        for each in one.document.mortal
        if each.doom is not None and not one.document.dead
    ]
    speed = movement.speed(
        tables, one.document, heroic=one.marks.heroic, shoots=one.marks.far
    ).total
    if speed != one.document.speed and not one.document.dead:
        found.append(say("pv.fight.status.speed", speed=speed))
    body, marks = one.document.body, one.marks
    alone = bool(one.document.negatives) and not body.stabilised and body.countdown is None
    flags = {
        "unstable": alone and not one.document.dead,
        "heroic": marks.heroic,
        "held": marks.held,
        "stopped": marks.stopped,
        "hindered": bool(marks.hindered),
        "hunted": marks.hunted,
        "hasted": marks.hasted,
        "swallowed": one.swallowed is not None,
    }
    found += [say(f"pv.fight.status.{name}") for name, on in flags.items() if on]
    if marks.full_defence:
        better = tables.fights.full_defence.save
        found.append(say("pv.fight.status.full-defence", save=better))
    found += [
        say("pv.fight.status.away", weapon=each.name) for each in one.document.weapons if each.away
    ]
    if foes := state.foes(one.id):
        names = tuple(say("pv.fight.name", name=foe.name) for foe in foes)
        found.append(say("pv.fight.status.facing", names=names))
    return tuple(found)


def _exchange(record: Record) -> ExchangeView:
    """An attack with its sums."""
    left = [
        _link("need", record.need),
        _link("bonus", record.bonus),
        Link(say("pv.fight.link.roll"), say("pv.fight.number", value=record.natural)),
    ]
    if record.damage is not None:
        left.append(_link("damage", record.damage))
    return ExchangeView(
        left=record.attacker,
        right=record.target,
        left_links=tuple(left),
        outcome=record.outcome,
    )


def _link(name: str, total: Breakdown | None) -> Link:
    value = 0 if total is None else total.total
    return Link(say(f"pv.fight.link.{name}"), say("pv.fight.number", value=value), total)
