"""Exchanges as chains of links: choice, threshold, die, quality, damage (IV.B.1)."""

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.fightview import ExchangeView, Link
from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.fight.adjusting import DAMAGE, QUALITY, THRESHOLD
from desktop.rules.nightprowler.fight.amending import AMEND, amendable
from desktop.rules.nightprowler.fight.chained import seuils
from desktop.rules.nightprowler.fight.parts import Exchange, Phase, Query, Roll, Strike
from desktop.rules.nightprowler.fight.resolving import opponents, rollers
from desktop.rules.nightprowler.fight.rolls import seuil
from desktop.rules.nightprowler.fight.stance import shoots
from desktop.rules.nightprowler.fight.state import Fighter, State, facing
from desktop.rules.nightprowler.fight.telling import choice_text, line_name, wound_texts
from desktop.rules.nightprowler.fight.terms import Setting
from desktop.rules.nightprowler.tables.load import Tables

_ARMOUR = ("NP-ARMOUR-SUBTRACT", "NP-ARMOUR-RANGED-PENETRATION")


def exchanges(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """What stands between fighters this turn: before the dice their thresholds, then all of it."""
    if state.phase is Phase.RESOLUTION:
        return _coming(tables, state)
    seen = {side for each in state.exchanges for side in (each.left, each.right)}
    return (
        *(_exchange(tables, state, each) for each in state.exchanges),
        *(_counter(tables, state, each) for each in state.counters),
        *_chained(tables, state),
        *(
            ExchangeView(each.id, "", _links(tables, state, each, Side(each.roll)))
            for each in state.fighters
            if each.roll is not None and each.id not in seen
        ),
    )


def _coming(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """The engagements and shots that the dice are about to settle, and those who roll alone."""
    rolling = {each.id: each for each in rollers(tables, state)}
    paired = [pair for pair in state.pairs if pair.a in rolling or pair.b in rolling]
    met = [facing(state, pair) for pair in paired]
    for each in rolling.values():
        target = state.find(each.choice.target) if each.choice is not None else None
        if target is not None and shoots(tables, state, each) and not _known(met, each, target):
            met.append((each, target))
    seen = {side.id for both in met for side in both}
    return (
        *(
            ExchangeView(
                one.id,
                other.id,
                _before(tables, state, rolling.get(one.id), other.id),
                _before(tables, state, rolling.get(other.id), one.id),
            )
            for one, other in met
        ),
        *(
            ExchangeView(id, "", _before(tables, state, each, ""))
            for id, each in rolling.items()
            if id not in seen
        ),
    )


def _known(met: list[tuple[Fighter, Fighter]], one: Fighter, other: Fighter) -> bool:
    return any({one.id, other.id} == {a.id, b.id} for a, b in met)


def _before(tables: Tables, state: State, fighter: Fighter | None, foe: str) -> tuple[Link, ...]:
    """What a fighter who rolls does, and his threshold: against that foe, where each has his own
    roll."""
    if fighter is None:
        return (_cannot(),)
    apart = foe if foe in opponents(tables, state, fighter) else ""
    total = seuil(tables, state, fighter, Setting(foe=apart))
    return (_choice_link(tables, state, fighter), _threshold(total))


def _chained(tables: Tables, state: State) -> tuple[ExchangeView, ...]:
    """The chained attacks that wait for an answer, with the thresholds of both answers."""
    found: list[ExchangeView] = []
    for question in state.questions:
        if question.query is not Query.PARRY:
            continue
        defender, attacker = state.fighter(question.fighter), state.fighter(question.foe)
        open_ = seuils(tables, state, attacker, defender, defends=False)
        closed = seuils(tables, state, attacker, defender, defends=True)
        found.append(
            ExchangeView(
                attacker.id,
                defender.id,
                (_threshold(open_[0]),),
                (
                    Link(say("np.fight.link.open"), _number(open_[1].total), open_[1]),
                    Link(say("np.fight.link.closed"), _number(closed[1].total), closed[1]),
                ),
                (say("np.fight.outcome.second"),),
            )
        )
    return tuple(found)


def _choice_link(tables: Tables, state: State, fighter: Fighter) -> Link:
    choice = fighter.choice
    text = say("np.fight.link.no-roll") if choice is None else choice_text(tables, state, choice)
    return Link(say("np.fight.link.choice"), text)


def _threshold(total: Breakdown) -> Link:
    return Link(say("np.fight.link.threshold"), _number(total.total), total, THRESHOLD)


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
    if exchange.second:
        outcome.insert(0, say("np.fight.outcome.second"))
    if exchange.pending:
        outcome.append(say("np.fight.outcome.pending"))
    if exchange.chance is not None:
        outcome.append(say("np.fight.outcome.chance", name=state.name(exchange.winner)))
    strike = exchange.strike
    if strike is not None and not exchange.pending:
        outcome.extend(wound_texts(tables, state, strike))
    return ExchangeView(
        left=left.id,
        right=right.id,
        left_links=_links(tables, state, left, _side(exchange, left, right)),
        right_links=_links(tables, state, right, _side(exchange, right, left)),
        outcome=tuple(outcome),
        acts=() if strike is None else _acts(state, strike),
    )


def _counter(tables: Tables, state: State, strike: Strike) -> ExchangeView:
    """A contre, or a blow that an effect gave, as an exchange in which only one side acts."""
    label = say("np.fight.link.counter" if strike.counter else "np.fight.link.damage")
    return ExchangeView(
        left=strike.attacker,
        right=strike.victim,
        left_links=(Link(label, _number(strike.damage.total), strike.damage),),
        outcome=wound_texts(tables, state, strike),
        acts=_acts(state, strike),
    )


def _acts(state: State, strike: Strike) -> tuple[str, ...]:
    """The correction of the wound that a blow has made."""
    made = [state.injuries[each] for each in amendable(state, state.fighter(strike.victim))]
    mine = any((each.by, each.fighter) == (strike.attacker, strike.victim) for each in made)
    return (f"{AMEND}:{strike.victim}",) if mine else ()


class Side(msgspec.Struct, frozen=True):
    """One side of an exchange: its roll, how it counts, and the blow it may strike."""

    roll: Roll | None
    counted: Breakdown | None = None
    strike: Strike | None = None


def _side(exchange: Exchange, fighter: Fighter, foe: Fighter) -> Side:
    own = exchange.left_roll if fighter.id == exchange.left else exchange.right_roll
    roll = own or fighter.roll_against(foe.id)
    return Side(roll, exchange.quality(fighter.id), exchange.strike)


def _links(tables: Tables, state: State, fighter: Fighter, side: Side) -> tuple[Link, ...]:
    """Threshold, die, quality, comparison, and the damage of who strikes."""
    roll, counted, strike = side.roll, side.counted, side.strike
    if roll is None:
        return (_cannot(),)
    result = roll.result
    found = [
        _choice_link(tables, state, fighter),
        _threshold(result.threshold),
        Link(say("np.fight.link.die"), _number(result.die)),
        Link(say("np.fight.link.quality"), _quality(roll), result.quality),
    ]
    if counted is not None and counted.total != roll.quality:
        found.append(Link(say("np.fight.link.counted"), _signed(counted.total), counted, QUALITY))
    elif counted is not None:
        found[-1] = msgspec.structs.replace(found[-1], id=QUALITY)
    if strike is not None and strike.attacker == fighter.id:
        found.extend(_blow(tables, strike))
    return tuple(found)


def _blow(tables: Tables, strike: Strike) -> tuple[Link, ...]:
    """What armour took off a blow, the damage that is left, and the wound that it is."""
    total, line = strike.damage, strike.line
    armour = Breakdown(tuple(each for each in total.lines if each.source in _ARMOUR))
    wound: Text = say("np.fight.link.no-wound")
    if line is not None:
        wound = line_name(tables, strike.track, line)
    found = (
        Link(say("np.fight.link.damage"), _number(total.total), total, DAMAGE),
        Link(say("np.fight.link.wound"), wound),
    )
    if not armour.lines:
        return found
    return (Link(say("np.fight.link.armour"), _signed(armour.total), armour), *found)


def _quality(roll: Roll) -> Text:
    result = roll.result
    kind = "success" if result.success else "failure"
    key = f"np.fight.quality.{'critical-' if result.critical else ''}{kind}"
    return say(key, value=result.quality.total, name=result.name)


def _number(value: int) -> Message:
    return say("np.fight.number", value=value)


def _signed(value: int) -> Message:
    return say("np.fight.signed", value=value)
