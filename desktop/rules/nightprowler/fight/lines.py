"""The journal of a fight: one line for each thing that happened, with its arithmetic.

Sealed choices say only that they are locked, whatever the command holds.
"""

from collections.abc import Sequence

from desktop.rules.dice import Origin, Rolled
from desktop.rules.fightview import JournalLine
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight import adjusting
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.commands import AnyCommand, EndReactions
from desktop.rules.nightprowler.fight.events import (
    Adjusted,
    Amended,
    Answered,
    AnyEvent,
    Asked,
    Compared,
    Confronted,
    Countered,
    Delivered,
    DocumentReplaced,
    Gripped,
    HealthSet,
    HeroismSet,
    InitiativeSet,
    Joined,
    Locked,
    ModifierSet,
    Noted,
    Paired,
    Parted,
    PhaseEntered,
    Pinced,
    Reacted,
    Released,
    Removed,
    Revealed,
    RollMade,
    RoundStarted,
    SettingsApplied,
    SideSet,
    Skipped,
    Surprised,
    Swept,
    Trial,
    Unlocked,
    Unpinced,
    WeaponShown,
    Wounded,
)
from desktop.rules.nightprowler.fight.mark_lines import mark, rolled, second
from desktop.rules.nightprowler.fight.parts import Exchange, Phase
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.fight.telling import (
    choice_text,
    injury_text,
    side_letter,
    sum_text,
    term_text,
)
from desktop.rules.nightprowler.tables.load import Tables


def lines(
    tables: Tables,
    before: State,
    entry: str,
    command: AnyCommand,
    events: Sequence[AnyEvent],
    dice: Sequence[Rolled],
) -> tuple[JournalLine, ...]:
    """The lines of one entry; `before` is the state before its events."""
    told: list[JournalLine] = []
    if isinstance(command, EndReactions):
        told.append(JournalLine(entry, before.round, say("np.fight.line.no-reaction")))
        events = [event for event in events if not isinstance(event, Reacted)]
    typed = {die.key.actor for die in dice if die.origin is Origin.TYPED}
    state = before
    for event in events:
        after = apply(state, event)
        text = _line(tables, state, after, event)
        if text is not None:
            detail = _detail(after, event, typed) or _left(events, event)
            told.append(JournalLine(entry, after.round, text, detail))
        state = after
    return tuple(told)


def _line(tables: Tables, before: State, after: State, event: AnyEvent) -> Message | None:
    """What an event says, None for what another line tells already."""
    match event:
        case Joined():
            name, side = event.fighter.name, event.fighter.side
            return say("np.fight.line.joined", name=name, side=side_letter(side))
        case PhaseEntered():
            return say("np.fight.line.closed") if event.phase is Phase.CLOSED else None
        case RoundStarted():
            return say("np.fight.line.round", round=event.round)
        case Paired():
            return _paired(before, event)
        case Parted():
            a, b = after.name(event.pair.a), after.name(event.pair.b)
            return say("np.fight.line.parted", name=a, foe=b)
        case Compared():
            return _compared(before, after, event)
        case Countered() | Delivered():
            name, foe = after.name(event.strike.attacker), after.name(event.strike.victim)
            key = "counter" if isinstance(event, Countered) else "strike"
            value = event.strike.damage.total
            return say(f"np.fight.line.{key}", name=name, foe=foe, value=value)
        case Noted():
            return event.text
        case Skipped():
            return say("fight.left-out", what=event.text)
        case Adjusted():
            return adjusting.text(after, event.adjustment)
        case SettingsApplied():
            return say("np.fight.line.settings")
        case Gripped() | Released():
            kind = "gripped" if isinstance(event, Gripped) else "released"
            key = f"np.fight.line.{kind}-{event.bond.grip.value}"
            return say(key, name=after.name(event.bond.holder), foe=after.name(event.bond.held))
        case Surprised():
            # A Réflexe défensif is told by its answer.
            if event.surprise.reflex:
                return None
            name, foe = after.name(event.surprise.by), after.name(event.surprise.victim)
            return say("np.fight.line.surprised", name=name, foe=foe)
        case Pinced():
            pincer = event.pincer
            name, foe = after.name(pincer.behind), after.name(pincer.victim)
            return say("np.fight.line.pinced", name=name, foe=foe, other=after.name(pincer.front))
        case Unpinced():
            return say("np.fight.line.unpinced", name=after.name(event.victim))
        case Wounded():
            return injury_text(tables, after, event.injury)
        case Amended():
            return event.text
        case Asked():
            return None
        case Answered():
            # The blow of a contre is told with its arithmetic, just below.
            return None if event.text.key == "np.fight.answer.counter" else event.text
        case _:
            return _about(tables, after, event)


def _about(tables: Tables, after: State, event: AnyEvent) -> Message | None:
    """Events about one fighter."""
    match event:
        case Locked():
            return say("np.fight.line.locked", name=after.name(event.fighter))
        case Unlocked():
            return say("np.fight.line.unlocked", name=after.name(event.fighter))
        case Revealed():
            name, text = after.name(event.fighter), choice_text(tables, after, event.choice)
            if event.replaced is not None:
                return say("np.fight.line.replaced", name=name, choice=text, why=event.replaced)
            return say("np.fight.line.revealed", name=name, choice=text)
        case Confronted():
            if not event.spent:
                return None
            name, foe = after.name(event.fighter), after.name(event.foe)
            return say("np.fight.line.confronted", name=name, foe=foe, spent=event.spent)
        case Reacted():
            name = after.name(event.fighter)
            if event.choice is None:
                return say("np.fight.line.passed", name=name)
            text = choice_text(tables, after, event.choice)
            return say("np.fight.line.reacted", name=name, choice=text, spent=event.spent)
        case RollMade():
            return rolled(after, event.fighter, event.roll.label, event.roll.result)
        case Swept():
            name, value = after.name(event.fighter), event.damage.total
            track = say(f"np.fight.track.{event.track.value}")
            return say("np.fight.line.swept", name=name, value=value, track=track)
        case HealthSet() | HeroismSet():
            return _set(after, event)
        case WeaponShown():
            fighter = after.fighter(event.fighter)
            return say("np.fight.line.weapon", name=fighter.name, weapon=fighter.arm.name)
        case InitiativeSet():
            fighter = after.fighter(event.fighter)
            return say("np.fight.line.initiative", name=fighter.name, value=fighter.speed)
        case ModifierSet():
            name = after.name(event.fighter)
            return say("np.fight.line.modifier", name=name, value=event.value)
        case SideSet():
            name = after.name(event.fighter)
            return say("np.fight.line.side", name=name, side=side_letter(event.side))
        case Removed():
            name = after.name(event.fighter)
            if not event.reason.strip():
                return say("np.fight.line.removed", name=name)
            return say("np.fight.line.removed-why", name=name, reason=event.reason)
        case DocumentReplaced():
            return say("np.fight.line.document", name=after.name(event.fighter))
        case _:
            return mark(after, event)


def _paired(before: State, event: Paired) -> Message:
    pair = event.pair
    known = before.pair(pair.a, pair.b)
    key = "np.fight.line.paired" if known is None else "np.fight.line.distance"
    return say(key, name=before.name(pair.a), foe=before.name(pair.b), distance=pair.distance)


def _compared(before: State, after: State, event: Compared) -> Message | None:
    exchange = event.exchange
    if exchange.strike is None and _told(before, exchange):
        return None
    if exchange.second:
        return second(after, exchange)
    names = {"name": after.name(exchange.left), "foe": after.name(exchange.right)}
    if not exchange.winner:
        return say("np.fight.line.draw", **names)
    winner = after.name(exchange.winner)
    if exchange.strike is not None and not exchange.pending:
        strike = exchange.strike
        key = "np.fight.line.precision-strike" if exchange.precision else "np.fight.line.strike"
        victim = after.name(strike.victim)
        if strike.line is None:
            return say("np.fight.line.stopped", name=winner, foe=victim)
        return say(key, name=winner, foe=victim, value=strike.damage.total)
    key = "np.fight.line.precision" if exchange.precision else "np.fight.line.better"
    return say(key, winner=winner, **names)


def _told(before: State, exchange: Exchange) -> bool:
    """Whether the comparison was told already, while its blow waited."""
    key = (exchange.left, exchange.right, exchange.second)
    return any((each.left, each.right, each.second) == key for each in before.exchanges)


def _set(after: State, event: HealthSet | HeroismSet) -> Message | None:
    """A correction; the answer to a question is told by the answer itself."""
    if not event.text.key.startswith("np.fight.corrected."):
        return None
    return say("np.fight.line.corrected", name=after.name(event.fighter), what=event.text)


def _detail(after: State, event: AnyEvent, typed: set[str]) -> tuple[Message, ...]:
    """The arithmetic under a line."""
    match event:
        case RollMade() | Trial():
            result = event.roll.result if isinstance(event, RollMade) else event.result
            origin = "typed" if event.fighter in typed else "rolled"
            return (
                *(term_text(each.label, each.amount) for each in result.threshold.lines),
                say(f"np.fight.detail.die-{origin}", die=result.die),
                *(term_text(each.label, each.amount) for each in result.quality.lines),
            )
        case Compared():
            strike = None if event.exchange.pending else event.exchange.strike
            if strike is not None:
                return sum_text(strike.damage)
            return () if event.exchange.second else _qualities(after, event.exchange)
        case Countered() | Delivered():
            return sum_text(event.strike.damage)
        case Swept():
            return sum_text(event.damage)
        case Revealed() if event.spent:
            return (say("np.fight.detail.spent", spent=event.spent, left=event.heroism),)
        case Reacted() if event.spent:
            return (say("np.fight.detail.spent", spent=event.spent, left=event.heroism),)
        case HeroismSet():
            left = after.fighter(event.fighter).heroism
            return (say("np.fight.detail.left", left=left),)
        case _:
            return ()


def _qualities(after: State, exchange: Exchange) -> tuple[Message, ...]:
    """What was compared: the quality of each side, with what made it where that is more than the
    roll."""
    found: list[Message] = []
    sides = ((exchange.left, exchange.left_quality), (exchange.right, exchange.right_quality))
    for fighter, quality in sides:
        if quality is None:
            continue
        value = quality.total
        found.append(say("np.fight.detail.quality", name=after.name(fighter), value=value))
        if len(quality.lines) > 1:
            found += sum_text(quality)
    return tuple(found)


def _left(events: Sequence[AnyEvent], event: AnyEvent) -> tuple[Message, ...]:
    """The PH that are left to somebody whose answer cost some."""
    if not isinstance(event, Answered):
        return ()
    paid = [
        each.heroism
        for each in events
        if isinstance(each, HeroismSet) and each.fighter == event.question.fighter
    ]
    return tuple(say("np.fight.detail.left", left=left) for left in paid[-1:])
