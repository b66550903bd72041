"""What a window may show of a fight; nothing in it is sealed."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import (
    ExchangeView,
    FighterView,
    FightView,
    Link,
    Stage,
    Step,
)
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import asks, choices, extras, judging, sums
from desktop.rules.warhammer.fight.parts import Blow, Phase, Record, Way
from desktop.rules.warhammer.fight.parts import Stage as Step_
from desktop.rules.warhammer.fight.pooling import pools
from desktop.rules.warhammer.fight.seating import seats
from desktop.rules.warhammer.fight.state import NORMAL, Fighter, State
from desktop.rules.warhammer.limbs import blind
from desktop.rules.warhammer.skills import rolls_penalty
from desktop.rules.warhammer.tables.tables import Tables

_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}
_GRAVE, _LIGHT = 8, 1
LEG = "jambe"


def view(tables: Tables, state: State) -> FightView:
    """All that the combat window shows."""
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"wh.fight.phase.{_moment(state)}"),
        expected=expected(tables, state),
        fighters=tuple(_fighter(tables, state, each) for each in _order(state)),
        asks=asks.asks(tables, state),
        exchanges=tuple(_exchange(state, each) for each in reversed(state.records[-4:])),
        extras=extras.extras(tables, state),
        advance=_advance(state),
        step=_step(state),
        conditions=tuple(say(f"wh.fight.condition.{each}") for each in judging.CONDITIONS),
    )


def _moment(state: State) -> str:
    """Where the round stands, in a word."""
    if state.offers:
        return "offer"
    if state.blow is not None:
        return f"blow-{state.blow.stage.value}"
    return state.phase.value


def muster(state: State) -> Muster:
    """Who is there, and where the round stands."""
    running = state.phase in (Phase.POSTURES, Phase.TURNS)
    acting = state.acting
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=seats(state),
        turns=running and not state.busy,
        turn=state.turn,
        acting=() if acting is None else (acting.id,),
    )


def _order(state: State) -> list[Fighter]:
    places = {seat.fighter: place for place, seat in reversed(list(enumerate(muster(state).seats)))}
    return sorted(state.fighters, key=lambda each: places.get(each.id, 0))


def expected(tables: Tables, state: State) -> Message:
    """What is expected next, in one line."""
    moment = _moment(state)
    if state.offers:
        return say("wh.fight.expected.offer", name=state.name(state.offers[0].attacker))
    if state.blow is not None:
        name = state.blow.target if state.blow.stage is Step_.DEFENCE else state.blow.attacker
        return say(f"wh.fight.expected.{moment}", name=state.name(name))
    acting = state.acting
    name = "" if acting is None else acting.name
    if state.round and not _opposed(state):
        return say("wh.fight.expected.over")
    if state.phase is Phase.TURNS and not name:
        moment = Phase.POSTURES.value
    if acting is not None and state.phase is Phase.TURNS:
        why = choices.nothing_left(tables, state, acting)
        if why is not None:
            return say("wh.fight.expected.spent", name=name, why=why)
    return say(f"wh.fight.expected.{moment}", name=name)


def _opposed(state: State) -> bool:
    """Whether two sides still stand."""
    return state.phase is Phase.CLOSED or state.opposed


def _advance(state: State) -> Message | None:
    """The label of "next"; None while something must be answered first."""
    if state.phase is Phase.CLOSED or state.offers:
        return None
    if state.blow is not None:
        if state.blow.stage is Step_.DEFENCE:
            return None
        return say(f"wh.fight.advance.blow-{_follows(state.blow)}")
    if state.phase is Phase.SETUP and not _opposed(state):
        return None
    return say(f"wh.fight.advance.{state.phase.value}")


def _follows(blow: Blow) -> str:
    if blow.stage is Step_.APPROACH:
        return "approach"
    return blow.way.value if blow.way in (Way.HIT, Way.PARRIED) else "after"


def _step(state: State) -> Step | None:
    if state.phase in (Phase.SETUP, Phase.CLOSED):
        return None
    acting = state.acting if state.phase is Phase.TURNS else None
    among = None if acting is None else (acting.id,)
    moment = Phase.TURNS.value if state.busy else state.phase.value
    quiet = say(f"wh.fight.phase.{Phase.POSTURES.value}")
    return Step(text=say(f"wh.fight.phase.{moment}"), among=among, quiet=quiet)


def _fighter(tables: Tables, state: State, one: Fighter) -> FighterView:
    mine = sums.of(tables, state, one)
    return FighterView(
        id=one.id,
        name=one.name,
        side=one.side,
        character=one.character,
        score=None if one.initiative is None else one.initiative.total,
        status=_status(tables, state, one),
        out=not one.able,
        dead=one.document.state.dead,
        pools=pools(mine, one),
        penalty=min(0, mine.base["cc"].total - mine.natural["cc"].total)
        + rolls_penalty(state.settings, mine, one.document).total,
        harm=_harm(one),
        half=not one.able or _worst(one) >= _GRAVE,
        band=band(one),
        seen=_seen(one),
    )


def _harm(one: Fighter) -> int:
    """How badly hurt somebody is, from 0 to 100: by his gravest wound that is open."""
    if not one.able:
        return 100
    return 100 * _worst(one) // judging.MOST_VALUE


def _worst(one: Fighter) -> int:
    """The value of somebody's gravest wound that is open, 0 for none."""
    return max((each.value for each in one.document.wounds if not each.healed), default=0)


def band(one: Fighter) -> Message:
    """In words how badly hurt somebody looks: by his gravest wound that is open."""
    state = one.document.state
    if state.dead:
        return say("wh.fight.band.dead")
    if state.unconscious:
        return say("wh.fight.band.down")
    worst = _worst(one)
    if worst >= _GRAVE:
        return say("wh.fight.band.grave")
    return say("wh.fight.band.hurt" if worst >= _LIGHT else "wh.fight.band.unhurt")


def _seen(one: Fighter) -> tuple[Message, ...]:
    """What everybody sees of a fighter."""
    state = one.document.state
    marks = {
        "prone": state.prone and not state.dead,
        "stunned": bool(state.stunned),
        "captured": one.marks.snare is not None,
        "mounted": one.marks.mounted,
        "breaking": one.marks.breaking,
        "bleeding": any(each.bleeding for each in one.document.wounds),
    }
    return tuple(say(f"wh.fight.seen.{name}") for name, on in marks.items() if on)


def _status(tables: Tables, state: State, one: Fighter) -> tuple[Message, ...]:
    """What is worth knowing of a fighter, the gravest first."""
    if one.removed:
        return (say("wh.fight.status.removed"),)
    body = one.document.state
    found: list[Message] = []
    if body.dead:
        return (say("wh.fight.status.dead"),)
    if body.dying:
        found.append(say("wh.fight.status.dying"))
    elif body.unconscious:
        found.append(say("wh.fight.status.unconscious"))
    found.extend(_seen(one))
    if body.no_action:
        found.append(say("wh.fight.status.no-action", rounds=body.no_action))
    if body.stunned:
        found.append(say("wh.fight.status.stunned", rounds=body.stunned))
    found.extend(
        say(
            "wh.fight.status.doom",
            left=say(f"wh.fight.unit.{each.doom.unit}", count=each.doom.left),
        )
        for each in one.document.wounds
        if each.doom is not None
    )
    found.extend(
        extras.wound_name(each.location, each.value)
        for each in one.document.wounds
        if not each.healed
    )
    found.extend(
        say(f"wh.fight.status.useless-{'leg' if each.useless == LEG else 'arm'}")
        for each in one.document.wounds
        if each.useless and not each.healed
    )
    if blind(one.document):
        found.append(say("wh.fight.status.blind"))
    if sums.too_weak(tables, state, one):
        found.append(say("wh.fight.status.too-weak"))
    if one.able and state.round and not one.helpless:
        if one.posture != NORMAL:
            name = tables.postures.get(one.posture).name
            found.append(say("wh.fight.status.posture", name=name))
        found.append(
            say(
                "wh.fight.status.left",
                amount=choices.left_of(tables, state, one),
            )
        )
        if one.marks.ready:
            found.append(say("wh.fight.status.ready"))
        if one.marks.aimed:
            found.append(say("wh.fight.status.aimed"))
    if foes := state.foes(one.id):
        names = tuple(say("wh.fight.name", name=foe.name) for foe in foes)
        found.append(say("wh.fight.status.facing", names=names))
    found.extend(
        say("wh.fight.status.armed", weapon=sums.arm_of(tables, one.document, each.id).name)
        for each in one.document.weapons
        if each.hand is not Hand.NONE and not each.broken
    )
    return tuple(found)


def _exchange(state: State, record: Record) -> ExchangeView:
    """An attack with its sums and the five facts of it (WH-GEN-COMBAT-LOG-STATE)."""
    left = [
        _link("attack", record.need),
        Link(say("wh.fight.link.roll"), say("wh.fight.rolled", roll=record.roll)),
    ]
    if record.hit:
        left.append(
            Link(say("wh.fight.link.degrees"), say("wh.fight.number", value=record.degrees))
        )
    right: list[Link] = []
    if record.guard_need is not None:
        right.append(_link("guard", record.guard_need))
        right.append(
            Link(say("wh.fight.link.roll"), say("wh.fight.rolled", roll=record.guard_roll))
        )
    if record.side is not None:
        right.append(_link("side", record.side))
    if record.damage is not None:
        left.append(_link("damage", record.damage))
    if record.value is not None:
        left.append(_link("value", record.value))
    acts = (f"narrate:{record.id}",) if state.records[-1:] == (record,) and record.over else ()
    return ExchangeView(
        left=record.attacker,
        right=record.target,
        left_links=tuple(left),
        right_links=tuple(right),
        outcome=outcome(record),
        acts=acts,
    )


def _link(name: str, total: Breakdown | None) -> Link:
    value = 0 if total is None else total.total
    return Link(say(f"wh.fight.link.{name}"), say("wh.fight.number", value=value), total)


def outcome(record: Record) -> tuple[Message, ...]:
    """The five facts of an attack, and the words of the table."""
    found = [say(f"wh.fight.fact.{'hit' if record.hit else 'missed'}")]
    if record.parried:
        found.append(say("wh.fight.fact.parried"))
    if record.dodged:
        found.append(say("wh.fight.fact.dodged"))
    if record.zone and (record.damage is not None or not record.parried):
        found.append(say("wh.fight.fact.zone", zone=say(f"wh.zone.{record.zone}")))
    if record.damage is not None:
        found.append(say("wh.fight.fact.damage", damage=record.damage.total))
    if record.effect is not None:
        found.append(record.effect)
    if record.told:
        found.append(say("wh.fight.fact.told", text=record.told))
    return tuple(found)
