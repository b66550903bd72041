"""What a window may show of a toy fight, and the lines of its journal."""

from collections.abc import Sequence

from desktop.rules.breakdown import start
from desktop.rules.dice import DieSpec, Rolled
from desktop.rules.fightview import (
    Ask,
    AskField,
    ExchangeView,
    FighterView,
    FightView,
    JournalLine,
    Link,
    Option,
    PoolView,
    Step,
    TrackView,
)
from desktop.rules.message import Message, say
from desktop.rules.sheetmodel import Box, BoxRow, BoxState
from tests.toy.document import HITS
from tests.toy.state import (
    Adjusted,
    Burned,
    Chosen,
    Closed,
    Event,
    Fighter,
    FightState,
    GritSet,
    HitsSet,
    Joined,
    Phase,
    Removed,
    Revealed,
    RoundBegun,
    SettingsApplied,
    SheetEdited,
    Skipped,
    Struck,
    TurnBegun,
)

_ADVANCE = {
    Phase.SETUP: say("toy.advance.begin"),
    Phase.CHOICE: say("toy.advance.reveal"),
    Phase.RESOLUTION: say("toy.advance.resolve"),
}


def boxes(hits: int) -> BoxRow:
    """Ten boxes, those lost ticked from the left."""
    lost = HITS - hits
    states = [BoxState.TICKED if place < lost else BoxState.FREE for place in range(HITS)]
    return BoxRow(say("toy.hits"), tuple(Box(state) for state in states), penalty=0)


def view(state: FightState, dice: tuple[DieSpec, ...]) -> FightView:
    """The whole fight; `dice` are those that the resolution needs."""
    asks: tuple[Ask, ...] = ()
    waiting = [one for one in state.able() if not one.locked]
    if state.phase is Phase.CHOICE:
        asks = tuple(_choice(state, one) for one in waiting)
    elif state.phase is Phase.RESOLUTION:
        asks = (Ask(id="resolve", actor="", title=say("toy.ask.resolve"), dice=dice),)
    return FightView(
        stage=state.stage,
        round=state.round,
        phase=say(f"toy.phase.{state.phase.value}"),
        expected=say(f"toy.expected.{state.phase.value}", count=len(asks)),
        fighters=tuple(_fighter(state, one) for one in state.fighters),
        asks=asks,
        exchanges=tuple(_exchange(state, blow) for blow in state.blows),
        advance=_ADVANCE.get(state.phase),
        step=_step(state),
    )


def acting(state: FightState) -> tuple[str, ...]:
    """Those who strike, once the choices lie open."""
    if state.phase is not Phase.RESOLUTION:
        return ()
    return tuple(one.id for one in state.fighters if one.choice and one.choice.action == "strike")


def _step(state: FightState) -> Step | None:
    choice = say("toy.step.choice")
    if state.phase is Phase.RESOLUTION:
        return Step(text=say("toy.step.resolution"), among=acting(state), quiet=choice)
    return Step(text=choice) if state.phase is Phase.CHOICE else None


def _band(hits: int) -> Message:
    """Unhurt, hurt from the first hit point lost, badly hurt below half, down at 0."""
    if hits in (0, HITS):
        return say("toy.band.unhurt" if hits else "toy.band.down")
    return say("toy.band.hurt" if 2 * hits >= HITS else "toy.band.badly-hurt")


def _choice(state: FightState, one: Fighter) -> Ask:
    targets = tuple(Option(f.id, f.name) for f in state.able() if f.id != one.id)
    strike = Option(
        "strike",
        say("toy.strike"),
        why_not=None if targets else say("toy.why.no-target"),
        key="1",
    )
    return Ask(
        id=f"choose:{one.id}",
        actor=one.id,
        title=say("toy.ask.choice", name=one.name),
        fields=(
            AskField("action", say("toy.ask.action"), (strike, Option("guard", say("toy.guard")))),
            AskField("target", say("toy.ask.target"), targets),
            AskField("grit", say("toy.ask.grit"), least=0, most=one.grit, default="0"),
        ),
        sealed=True,
    )


def _fighter(state: FightState, one: Fighter) -> FighterView:
    status: tuple[Message, ...] = ()
    if state.phase is Phase.RESOLUTION and one.choice is not None:
        status = (say(f"toy.{one.choice.action}"),)
    return FighterView(
        id=one.id,
        name=one.name,
        side=one.side,
        character=one.character,
        status=status,
        out=one.hits <= 0,
        locked=one.locked,
        tracks=(TrackView("hits", say("toy.hits"), "vitality", (boxes(one.hits),)),),
        band=_band(one.hits),
        pools=pools(state, one),
    )


def pools(state: FightState, one: Fighter) -> tuple[PoolView, ...]:
    """The points that a fighter may spend."""
    return (PoolView("grit", say("toy.grit"), one.grit, state.settings.grit),)


def _exchange(state: FightState, blow: Struck) -> ExchangeView:
    damage = start(say("toy.die"), blow.die).plus(say("toy.other"), blow.damage - blow.die)
    return ExchangeView(
        left=blow.fighter,
        right=blow.target,
        left_links=(Link(say("toy.damage"), str(blow.damage), damage, id="damage"),),
        outcome=(say("toy.left-with", name=_name(state, blow.target), hits=blow.hits),),
    )


def _name(state: FightState, fighter: str) -> str:
    one = state.fighter(fighter)
    return one.name if one is not None else fighter


def lines(
    before: FightState, entry: str, events: Sequence[Event], dice: Sequence[Rolled]
) -> tuple[JournalLine, ...]:
    """One line per event; a sealed choice says only that it is locked."""
    told: list[JournalLine] = []
    number = before.round
    for event in events:
        number = event.round if isinstance(event, RoundBegun) else number
        detail: tuple[Message, ...] = ()
        if isinstance(event, Struck):
            detail = tuple(
                say("toy.line.die", value=die.value, sides=die.sides, origin=die.origin.value)
                for die in dice
                if die.key.actor == event.fighter
            )
        told.append(JournalLine(entry, number, _line(before, event), detail))
    return tuple(told)


def _line(state: FightState, event: Event) -> Message:
    match event:
        case Joined():
            return say("toy.line.joined", name=event.name)
        case RoundBegun():
            return say("toy.line.round", round=event.round)
        case TurnBegun():
            return say("toy.line.turn", slot=event.slot)
        case Chosen():
            return say("toy.line.locked", name=_name(state, event.fighter))
        case Revealed():
            return say("toy.line.revealed", choices=len(event.choices))
        case Struck():
            left, right = _name(state, event.fighter), _name(state, event.target)
            return say("toy.line.struck", name=left, target=right, damage=event.damage)
        case Skipped():
            left, right = _name(state, event.fighter), _name(state, event.target)
            return say("toy.line.skipped", name=left, target=right)
        case Adjusted():
            name = _name(state, event.fighter)
            return say("toy.line.adjusted", name=name, amount=event.amount, reason=event.reason)
        case Burned():
            name = _name(state, event.fighter)
            return say("toy.line.burned", name=name, damage=event.damage, hits=event.hits)
        case SettingsApplied():
            return say("toy.line.settings", grit=event.settings.grit)
        case HitsSet():
            name = _name(state, event.fighter)
            return say("toy.line.hits", name=name, hits=event.hits, reason=event.reason)
        case GritSet():
            name = _name(state, event.fighter)
            return say("toy.line.grit", name=name, grit=event.grit, reason=event.reason)
        case Removed():
            return say("toy.line.removed", name=_name(state, event.fighter), reason=event.reason)
        case Closed():
            return say("toy.line.closed")
        case SheetEdited():
            return say("toy.line.sheet", name=event.document.name)
