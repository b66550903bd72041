"""Exchanges as chains of links: choice, threshold, die, quality, damage (IV.B.1)."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import ExchangeView, Link
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.fight.resolving import rollers
from desktop.rules.nightprowler.fight.rolls import seuil
from desktop.rules.nightprowler.fight.state import Exchange, Fighter, Phase, State, Strike, facing
from desktop.rules.nightprowler.fight.telling import choice_text, wound_texts
from desktop.rules.nightprowler.tables import Tables


def exchanges(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """What stands between fighters this turn: before the dice their thresholds, then all of it."""
    if state.phase is Phase.RESOLUTION:
        return _coming(tables, state)
    seen = {side for each in state.exchanges for side in (each.left, each.right)}
    return (
        *(_exchange(tables, state, each) for each in state.exchanges),
        *(_counter(tables, state, each) for each in state.counters),
        *(
            ExchangeView(each.id, "", _links(state, each, None, None))
            for each in state.fighters
            if each.roll is not None and each.id not in seen
        ),
    )


def _coming(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """The engagements that the dice are about to settle, and those who roll alone."""
    links = {each.id: _before(tables, state, each) for each in rollers(state)}
    paired = [pair for pair in state.pairs if pair.a in links or pair.b in links]
    seen = {side for pair in paired for side in (pair.a, pair.b)}
    none = (_cannot(),)
    return (
        *(
            ExchangeView(one.id, other.id, links.get(one.id, none), links.get(other.id, none))
            for one, other in (facing(state, pair) for pair in paired)
        ),
        *(ExchangeView(id, "", found) for id, found in links.items() if id not in seen),
    )


def _before(tables: Tables, state: State, fighter: Fighter) -> tuple[Link, ...]:
    return (_choice_link(state, fighter), _threshold(seuil(tables, state, fighter)))


def _choice_link(state: State, fighter: Fighter) -> Link:
    choice = fighter.choice
    text = say("np.fight.link.no-roll") if choice is None else choice_text(state, choice)
    return Link(say("np.fight.link.choice"), text)


def _threshold(total: Breakdown) -> Link:
    return Link(say("np.fight.link.threshold"), _number(total.total), total)


def _cannot() -> Link:
    return Link(say("np.fight.link.choice"), say("np.fight.link.no-roll"))


def _exchange(tables: Tables, state: State, exchange: Exchange) -> ExchangeView:
    left, right = state.fighter(exchange.left), state.fighter(exchange.right)
    outcome: list[Message] = []
    if not exchange.winner:
        outcome.append(say("np.fight.outcome.nobody"))
    elif exchange.precision:
        outcome.append(say("np.fight.outcome.precision", name=state.name(exchange.winner)))
    else:
        outcome.append(say("np.fight.outcome.better", name=state.name(exchange.winner)))
    if exchange.chance is not None:
        outcome.append(say("np.fight.outcome.chance", name=state.name(exchange.winner)))
    strike = exchange.strike
    if strike is not None:
        outcome.extend(wound_texts(tables, state, strike))
    return ExchangeView(
        left=left.id,
        right=right.id,
        left_links=_links(state, left, exchange.left_quality, strike),
        right_links=_links(state, right, exchange.right_quality, strike),
        outcome=tuple(outcome),
    )


def _counter(tables: Tables, state: State, strike: Strike) -> ExchangeView:
    """A contre, as an exchange in which only one side acts."""
    return ExchangeView(
        left=strike.attacker,
        right=strike.victim,
        left_links=(
            Link(say("np.fight.link.counter"), _number(strike.damage.total), strike.damage),
        ),
        outcome=wound_texts(tables, state, strike),
    )


def _links(
    state: State,
    fighter: Fighter,
    counted: Breakdown | None,
    strike: Strike | None,
) -> tuple[Link, ...]:
    """Threshold, die, quality, comparison, and the damage of who strikes."""
    if fighter.roll is None:
        return (_cannot(),)
    result = fighter.roll.result
    found = [
        _choice_link(state, fighter),
        _threshold(result.threshold),
        Link(say("np.fight.link.die"), _number(result.die)),
        Link(say("np.fight.link.quality"), _quality(fighter), result.quality),
    ]
    if counted is not None and counted.total != fighter.roll.quality:
        found.append(Link(say("np.fight.link.counted"), _signed(counted.total), counted))
    if strike is not None and strike.attacker == fighter.id:
        found.append(Link(say("np.fight.link.damage"), _number(strike.damage.total), strike.damage))
    return tuple(found)


def _quality(fighter: Fighter) -> Text:
    if fighter.roll is None:
        return ""
    result = fighter.roll.result
    kind = "success" if result.success else "failure"
    key = f"np.fight.quality.{'critical-' if result.critical else ''}{kind}"
    return say(key, value=result.quality.total, name=result.name)


def _number(value: int) -> Message:
    return say("np.fight.number", value=value)


def _signed(value: int) -> Message:
    return say("np.fight.signed", value=value)
