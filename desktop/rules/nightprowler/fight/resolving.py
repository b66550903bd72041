"""The rolls of a turn and what they settle at once (IV.B.1)."""

from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.events import Asked, Compared, RollMade
from desktop.rules.nightprowler.fight.exchange import compare, may_strike, mouvement_won, moves
from desktop.rules.nightprowler.fight.rolls import roll
from desktop.rules.nightprowler.fight.state import (
    MOUVEMENT,
    Fighter,
    Offer,
    Phase,
    Query,
    Question,
    State,
    facing,
)
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.wounds import land
from desktop.rules.nightprowler.tables import Tables
from desktop.rules.system import NeedDice, Outcome, Refused


def rollers(state: State) -> tuple[Fighter, ...]:
    """Who rolls this turn: whoever faces somebody, and whoever moves."""
    return tuple(
        each
        for each in state.fighters
        if each.able
        and each.choice is not None
        and (each.choice.option == MOUVEMENT or state.foes(each.id))
    )


def die(tables: Tables, state: State, fighter: Fighter) -> DieSpec:
    """The one die of a fighter in a round; its purpose is his Attitude."""
    option = 0 if fighter.choice is None else fighter.choice.option
    return DieSpec(
        DieKey(f"option-{option}", fighter.id, state.round),
        tables.constants.de,
        say("np.fight.die", name=fighter.name, option=say(f"np.fight.option.{option}")),
    )


def dice_wanted(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """Every die of the resolution."""
    return tuple(die(tables, state, each) for each in rollers(state))


def resolve(tables: Tables, state: State, dice: Dice) -> Outcome:
    """Roll once for each fighter, compare every engagement, write the wounds, and ask what is
    left to ask (IV.B.1, NP-COMBAT-TURN-SEQUENCE)."""
    if state.phase is not Phase.RESOLUTION:
        return Refused(say("np.fight.why.not-resolving"))
    if missing := dice.missing(dice_wanted(tables, state)):
        return NeedDice(missing)
    story = Story(state)
    for fighter in rollers(state):
        face = dice.value(die(tables, state, fighter).key)
        made = roll(tables, state, fighter, face)
        story.tell(RollMade(fighter=fighter.id, roll=made))
    for pair in state.pairs:
        left, right = facing(story.state, pair)
        exchange = compare(tables, story.state, left, right)
        if exchange is not None:
            story.tell(Compared(exchange=exchange))
    for exchange in story.state.exchanges:
        if exchange.strike is not None:
            land(tables, story, exchange.strike)
    for fighter in story.state.fighters:
        _offer(story, fighter)
    story.enter(Phase.CONSEQUENCES)
    story.go_on()
    return story.accepted()


def _offer(story: Story, fighter: Fighter) -> None:
    """Ask for the contre or the advantage that a roll has won (NP-COMBAT-COUNTER-ATTACK,
    NP-COMBAT-COUNTER-DISENGAGE, NP-COMBAT-ATTITUDE-MOUVEMENT)."""
    state = story.state
    offers = tuple(
        Offer(foe.id, exchange.chance, may_strike(state, fighter, foe))
        for exchange in state.exchanges
        if exchange.chance is not None and exchange.winner == fighter.id
        for foe in (state.fighter(_other(exchange.left, exchange.right, fighter.id)),)
    )
    if offers:
        story.tell(Asked(question=Question(Query.COUNTER, fighter.id, offers)))
    elif moves(fighter) and mouvement_won(state, fighter):
        story.tell(Asked(question=Question(Query.ADVANTAGE, fighter.id)))


def _other(left: str, right: str, fighter: str) -> str:
    return right if fighter == left else left
