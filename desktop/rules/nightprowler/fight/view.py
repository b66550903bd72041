"""What a window may show of a fight."""

import msgspec

from desktop.rules.fightview import FighterView, FightView, PoolView, Stage, TrackView
from desktop.rules.kept import kept
from desktop.rules.message import Message, say
from desktop.rules.muster import Muster, Seat
from desktop.rules.nightprowler.character.boxes import as_ticked, counting
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.aftermath import rung
from desktop.rules.nightprowler.fight.asks import asks
from desktop.rules.nightprowler.fight.choosing import waiting
from desktop.rules.nightprowler.fight.commands import Bell
from desktop.rules.nightprowler.fight.corrections import HEROISM
from desktop.rules.nightprowler.fight.exchangeview import exchanges
from desktop.rules.nightprowler.fight.extras import extras
from desktop.rules.nightprowler.fight.options import forced_by, speakers
from desktop.rules.nightprowler.fight.parts import Phase
from desktop.rules.nightprowler.fight.questions import open_questions
from desktop.rules.nightprowler.fight.resolving import dice_wanted
from desktop.rules.nightprowler.fight.seen import acting, marks, step
from desktop.rules.nightprowler.fight.stance import two_weapons
from desktop.rules.nightprowler.fight.state import Fighter, State, required
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.telling import choice_text
from desktop.rules.nightprowler.fight.terms import hindered
from desktop.rules.nightprowler.health.seen import band
from desktop.rules.nightprowler.health.wounds import penalty
from desktop.rules.nightprowler.tables.load import Tables

replace = msgspec.structs.replace
_STAGES = {Phase.SETUP: Stage.SETUP, Phase.CLOSED: Stage.CLOSED}


def redacted(state: State) -> State:
    """The state without what is sealed: no choice before the reveal, only who has locked one."""
    if state.phase is not Phase.CHOICE:
        return state
    if all(each.choice is None for each in state.fighters):
        return state
    fighters = tuple(
        each if each.choice is None else replace(each, choice=None) for each in state.fighters
    )
    return replace(state, fighters=fighters)


def view(tables: Tables, state: State) -> FightView:
    """All that the combat window shows; what is sealed stays so even in a state that holds it."""
    state = redacted(state)
    return FightView(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        phase=say(f"np.fight.phase.{state.phase.value}"),
        expected=expected(tables, state),
        fighters=tuple(_fighter(tables, state, each) for each in _order(state)),
        asks=asks(tables, state),
        exchanges=exchanges(tables, state),
        extras=extras(tables, state),
        advance=_advance(state),
        step=step(state),
    )


def muster(state: State) -> Muster:
    """Who is there, the fastest first; all act together."""
    return Muster(
        stage=_STAGES.get(state.phase, Stage.RUNNING),
        round=state.round,
        seats=tuple(
            Seat(
                id=each.id,
                fighter=each.id,
                name=each.name,
                side=each.side,
                score=each.speed,
                gone=each.removed,
                out=not each.able,
                character=each.character,
            )
            for each in _order(state)
        ),
        acting=acting(state),
    )


def expected(tables: Tables, state: State) -> Message:
    """What is expected next, in one line."""
    match state.phase:
        case Phase.CONSEQUENCES:
            return _answer_expected(state)
        # Damage by the GM's word may ask in the midst of any phase.
        case phase if state.questions and phase is not Phase.CLOSED:
            return _answer_expected(state)
        case Phase.CHOICE:
            engaged = required(state)
            if not engaged:
                return say("np.fight.expected.nobody")
            locked = len(engaged) - len(waiting(state))
            return say("np.fight.expected.choice", locked=locked, count=len(engaged))
        case Phase.REACTION:
            heard = speakers(tables, state)
            return say("np.fight.expected.reaction", name=heard[0].name if heard else "")
        case Phase.RESOLUTION:
            return say("np.fight.expected.resolution", count=len(dice_wanted(tables, state)))
        case Phase.BELL:
            told = rung(tables, state, Bell())
            due = told.consequences if isinstance(told, Story) else []
            if not due:
                return say("np.fight.expected.bell-quiet")
            return say("np.fight.expected.bell", count=len(due))
        case Phase.SETUP | Phase.CLOSED:
            return say(f"np.fight.expected.{state.phase.value}")


def _answer_expected(state: State) -> Message:
    first = open_questions(state)[0]
    name, foe = state.name(first.fighter), state.name(first.foe)
    return say(f"np.fight.expected.{first.query.value}", name=name, foe=foe)


def _advance(state: State) -> Message | None:
    """The label of "next", None while something must be answered first."""
    if state.phase in (Phase.CONSEQUENCES, Phase.CLOSED) or state.questions:
        return None
    if state.phase is Phase.CHOICE and waiting(state):
        return None
    if state.phase is Phase.SETUP and len({e.side for e in state.fighters if e.able}) < 2:
        return None
    if state.phase is Phase.CHOICE and not any(each.locked for each in state.fighters):
        # Nothing will be shown: the turn is over.
        return say(f"np.fight.advance.{Phase.BELL.value}")
    return say(f"np.fight.advance.{state.phase.value}")


def _order(state: State) -> list[Fighter]:
    """The fastest first, those who left last."""
    return sorted(state.fighters, key=_rank)


def _rank(fighter: Fighter) -> tuple[bool, int]:
    return fighter.removed, -fighter.speed


def _fighter(tables: Tables, state: State, fighter: Fighter) -> FighterView:
    counts = counting(tables, fighter.health, state.settings.readings)
    return FighterView(
        id=fighter.id,
        name=fighter.name,
        side=fighter.side,
        character=fighter.character,
        score=fighter.speed,
        status=_status(tables, state, fighter),
        out=not fighter.able,
        dead=fighter.health.dead,
        locked=fighter.locked and state.phase is Phase.CHOICE,
        tracks=tuple(kept(fighter, _track, track, counts[track]) for track in Track),
        pools=pools(fighter),
        penalty=penalty(tables, state.settings, fighter.health).total,
        band=band(fighter.health),
        seen=marks(state, fighter),
    )


def pools(fighter: Fighter) -> tuple[PoolView, ...]:
    """The points that a fighter may spend in a fight."""
    title, most = say("np.fight.heroism"), fighter.stats.heroism_max
    return (PoolView(HEROISM, title, fighter.heroism, most, short="PH"),)


def _status(tables: Tables, state: State, fighter: Fighter) -> tuple[Message, ...]:
    """What is worth knowing of a fighter beside his boxes, the gravest first."""
    health = fighter.health
    found: list[Message] = []
    if fighter.removed:
        return (say("np.fight.status.removed"),)
    conditions = {
        "dead": health.dead,
        "dying": health.dying,
        "unconscious": health.unconscious and not health.dead,
        "held": health.held,
    }
    found.extend(say(f"np.fight.status.{name}") for name, on in conditions.items() if on)
    if health.bleeding:
        found.append(say("np.fight.status.bleeding", count=health.bleeding))
    if fighter.able and (faster := forced_by(state, fighter)) and state.phase is Phase.CHOICE:
        found.append(say("np.fight.status.forced", name=faster.name))
    if fighter.choice is not None:
        found.append(choice_text(tables, state, fighter.choice))
    found.extend(_marks(state, fighter))
    if fighter.modifier:
        found.append(say("np.fight.status.modifier", value=fighter.modifier))
    if foes := state.foes(fighter.id):
        names = tuple(say("np.fight.name", name=foe.name) for foe in foes)
        found.append(say("np.fight.status.facing", names=names))
    found.append(_armed(state, fighter))
    return tuple(found)


def _marks(state: State, fighter: Fighter) -> list[Message]:
    """What techniques and manœuvres have done to a fighter, while it lasts."""
    found: list[Message] = []
    for bond in state.bonds:
        if fighter.id == bond.held:
            key = f"np.fight.status.grip-{bond.grip.value}-by"
            found.append(say(key, name=state.name(bond.holder)))
        elif fighter.id == bond.holder:
            key = f"np.fight.status.grip-{bond.grip.value}"
            found.append(say(key, name=state.name(bond.held)))
    if fighter.grounded:
        found.append(say("np.fight.status.grounded"))
    if hindered(state, fighter):
        found.append(say("np.fight.status.hindered", turns=fighter.hindered - state.round + 1))
    pincer = state.pincer(fighter.id)
    if pincer is not None:
        found.append(say("np.fight.status.pincer", name=state.name(pincer.behind)))
    for each in state.surprises:
        if each.victim == fighter.id:
            key = "np.fight.status.reflex" if each.reflex else "np.fight.status.surprised"
            found.append(say(key, name=state.name(each.by)))
    if fighter.rehearsed:
        found.append(say("np.fight.status.rehearsed"))
    if fighter.steady:
        found.append(say("np.fight.status.steady"))
    return found


def _armed(state: State, fighter: Fighter) -> Message:
    """What is in hand, and when it may be shot again."""
    arm = fighter.arm
    if state.round and state.round < fighter.ready(arm.id):
        return say("np.fight.status.reloading", weapon=arm.name, round=fighter.ready(arm.id))
    names = {"weapon": arm.name, "allonge": arm.allonge}
    if two_weapons(fighter):
        other = fighter.stats.arm(fighter.second).name
        return say("np.fight.status.armed-two", second=other, **names)
    key = "armed-shield" if fighter.shield else "armed"
    return say(f"np.fight.status.{key}", **names)


def _track(track: Track, counts: int, fighter: Fighter) -> TrackView:
    """A table as drawn on the sheet, ticked as it stands now."""
    rows = zip(fighter.stats.rows(track), fighter.health.ticks(track), strict=True)
    return TrackView(
        id=track.value,
        title=say(f"np.fight.track.{track.value}"),
        colour="vitality" if track is Track.VITALITY else "endurance",
        rows=tuple(as_ticked(row, ticked, counts) for row, ticked in rows),
    )
