"""The rolls of a turn and what they settle at once (IV.B.1)."""

import msgspec

from desktop.rules.dice import Dice, DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.adjusting import why_not_adjusted
from desktop.rules.nightprowler.fight.commands import Resolve
from desktop.rules.nightprowler.fight.events import (
    Adjusted,
    Asked,
    Compared,
    MouvementWon,
    Reloaded,
    RollMade,
)
from desktop.rules.nightprowler.fight.exchange import compare, may_strike, mouvement_won
from desktop.rules.nightprowler.fight.parts import (
    MOUVEMENT,
    Exchange,
    Offer,
    Phase,
    Query,
    Question,
)
from desktop.rules.nightprowler.fight.ranged import reloading
from desktop.rules.nightprowler.fight.rolls import roll
from desktop.rules.nightprowler.fight.stance import Stance, base_stance, shoots
from desktop.rules.nightprowler.fight.state import Fighter, State, facing
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.techniques import Blow, follow, turned, waits
from desktop.rules.nightprowler.fight.telling import option_text
from desktop.rules.nightprowler.fight.terms import Setting, reflex_shot
from desktop.rules.nightprowler.fight.wounds import land
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import NeedDice, Outcome, Refused


def rollers(tables: Tables, state: State) -> tuple[Fighter, ...]:
    """Who rolls this turn: whoever faces somebody, whoever shoots, and whoever moves."""
    return tuple(
        each
        for each in state.fighters
        if state.acts(each)
        and each.choice is not None
        and (
            each.choice.option == MOUVEMENT
            or bool(state.foes(each.id))
            or shoots(tables, state, each)
        )
    )


def opponents(tables: Tables, state: State, fighter: Fighter) -> tuple[str, ...]:
    """Against whom a fighter rolls apart: nobody ("", one roll for all), or by a setting each
    adversary (NP-OUTNUMBERED-ATTITUDES)."""
    if not state.settings.readings.one_roll_per_opponent:
        return ("",)
    foes = [foe.id for foe in state.foes(fighter.id)]
    target = "" if fighter.choice is None else fighter.choice.target
    if shoots(tables, state, fighter) and target not in foes:
        foes.append(target)
    return tuple(foes) if len(foes) > 1 else ("",)


def dice_of(tables: Tables, state: State, fighter: Fighter) -> tuple[DieSpec, ...]:
    """The dice of a fighter in a round; their purpose is his option, and whom it is against."""
    choice = fighter.choice
    option = 0 if choice is None else choice.option
    text = say("np.fight.option.0") if choice is None else option_text(tables, choice)
    found: list[DieSpec] = []
    for foe in opponents(tables, state, fighter):
        purpose = f"option-{option}:{foe}" if foe else f"option-{option}"
        key = "np.fight.die-against" if foe else "np.fight.die"
        label = say(key, name=fighter.name, option=text, foe=state.name(foe))
        found.append(DieSpec(DieKey(purpose, fighter.id, state.round), tables.constants.de, label))
    return tuple(found)


def dice_wanted(tables: Tables, state: State) -> tuple[DieSpec, ...]:
    """Every die of the resolution."""
    return tuple(die for each in rollers(tables, state) for die in dice_of(tables, state, each))


def resolve(tables: Tables, state: State, command: Resolve, dice: Dice) -> Outcome:
    """Roll for each fighter, compare every engagement and every shot, write the wounds, and ask
    what is left to ask (IV.B.1, NP-COMBAT-TURN-SEQUENCE)."""
    told = resolution(tables, state, command, dice)
    return told.accepted() if isinstance(told, Story) else told


def resolution(
    tables: Tables, state: State, command: Resolve, dice: Dice
) -> Story | Refused | NeedDice:
    """What `resolve` tells."""
    if state.phase is not Phase.RESOLUTION:
        return Refused(say("np.fight.why.not-resolving"))
    if state.questions:
        return Refused(say("np.fight.why.answer-first"))
    if reason := why_not_adjusted(state, command.adjusted):
        return Refused(reason)
    if missing := dice.missing(dice_wanted(tables, state)):
        return NeedDice(missing)
    story = Story(state, command.skip)
    for each in command.adjusted:
        story.tell(Adjusted(adjustment=each))
    _roll_all(tables, story, dice)
    _reload(tables, story)
    blows: list[Blow] = []
    for left, right in _compared(tables, story.state):
        exchange = compare(tables, story.state, left, right)
        if exchange is not None:
            held = any(waits(tables, story.state, blow) for blow in _blows(exchange))
            exchange = msgspec.structs.replace(exchange, pending=held)
            story.tell(Compared(exchange=exchange))
            blows.extend(_blows(exchange))
    for exchange in story.state.exchanges:
        if exchange.strike is not None and not exchange.pending:
            land(tables, story, exchange.strike)
    for blow in blows:
        # Who may turn a failed Fauchage says so before anything else of his comes.
        if not turned(tables, story.state, blow):
            follow(tables, story, blow)
    for fighter in story.state.fighters:
        _offer(tables, story, fighter)
    story.enter(Phase.CONSEQUENCES)
    story.go_on()
    return story


def _roll_all(tables: Tables, story: Story, dice: Dice) -> None:
    """Everybody's roll; a Tir réflexe comes just before the action of its target."""
    everybody = rollers(tables, story.state)
    first = [each for each in everybody if reflex_shot(tables, story.state, each)]
    for fighter in (*first, *(each for each in everybody if each not in first)):
        foes = opponents(tables, story.state, fighter)
        specs = dice_of(tables, story.state, fighter)
        for foe, spec in zip(foes, specs, strict=True):
            made = roll(tables, story.state, fighter, dice.value(spec.key), Setting(foe=foe))
            story.tell(RollMade(fighter=fighter.id, roll=made, foe=foe))


def _reload(tables: Tables, story: Story) -> None:
    """Note when the weapons that were shot will be ready again (NP-RANGED-RELOAD-BOW)."""
    for fighter in story.state.fighters:
        if fighter.roll is None or not shoots(tables, story.state, fighter):
            continue
        wait = reloading(tables, fighter, story.state.round)
        if wait is None:
            continue
        text = say("np.fight.line.reloading", name=fighter.name, round=wait.ready)
        if story.happens(f"reload:{fighter.id}", fighter.id, text):
            story.tell(Reloaded(fighter=fighter.id, reloading=wait))


def _compared(tables: Tables, state: State) -> list[tuple[Fighter, Fighter]]:
    """Who is compared with whom: the engaged, then shooters with targets farther away."""
    found = [facing(state, pair) for pair in state.pairs]
    for fighter in state.fighters:
        foe = state.find(fighter.choice.target) if fighter.choice is not None else None
        if fighter.roll is None or foe is None or not shoots(tables, state, fighter):
            continue
        known = any({fighter.id, foe.id} == {a.id, b.id} for a, b in found)
        if not known and not foe.removed:
            found.append((fighter, foe))
    return found


def _blows(exchange: Exchange) -> tuple[Blow, Blow]:
    """An exchange as each of its two sees it."""
    return (
        Blow(exchange=exchange, user=exchange.left, foe=exchange.right),
        Blow(exchange=exchange, user=exchange.right, foe=exchange.left),
    )


def _offer(tables: Tables, story: Story, fighter: Fighter) -> None:
    """Ask for the contre or the advantage that a roll has won (NP-COMBAT-COUNTER-ATTACK,
    NP-COMBAT-COUNTER-DISENGAGE, NP-COMBAT-ATTITUDE-MOUVEMENT)."""
    offers = counters(tables, story.state, fighter)
    if offers:
        story.tell(Asked(question=Question(Query.COUNTER, fighter.id, offers)))
    if fighter.roll is None or fighter.choice is None:
        return
    if base_stance(tables, fighter.choice) is not Stance.MOVE:
        return
    if mouvement_won(tables, story.state, fighter):
        if fighter.choice.option == MOUVEMENT:
            story.tell(MouvementWon(fighter=fighter.id, round=story.state.round))
        story.tell(Asked(question=Question(Query.ADVANTAGE, fighter.id)))


def counters(tables: Tables, state: State, fighter: Fighter) -> tuple[Offer, ...]:
    """The adversaries that a contre may touch, or from whom one may disengage."""
    return tuple(
        Offer(foe.id, exchange.chance, may_strike(tables, state, fighter, foe))
        for exchange in state.exchanges
        if exchange.chance is not None and exchange.winner == fighter.id and not exchange.pending
        for foe in (state.fighter(exchange.other(fighter.id)),)
    )
