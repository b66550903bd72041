"""What a turn leaves to answer, as questions that a window can put (IV.B.3, V)."""

from desktop.rules.fightview import Ask, AskField, Option
from desktop.rules.message import Text, say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.aftermath import (
    behind_targets,
    distracted,
    reach_targets,
    why_not_advantage,
)
from desktop.rules.nightprowler.fight.parts import Aim, Query, Question
from desktop.rules.nightprowler.fight.replies import values
from desktop.rules.nightprowler.fight.replying import NO, YES
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.health.wounds import lines
from desktop.rules.nightprowler.tables.load import Tables

NONE = "none"
BARE_HANDS = "bare-hands"
"""The value of bare hands in a list of weapons, whose id is empty."""


def open_questions(state: State) -> tuple[Question, ...]:
    """What can be answered now, the gravest first: one of each kind for each fighter, and nothing
    won before it is known whether its winner stays up."""
    found: list[Question] = []
    for query in Query:
        asked: set[tuple[str, str]] = set()
        for question in state.questions:
            winnings = query in (Query.COUNTER, Query.ADVANTAGE)
            if question.query is not query or (question.fighter, question.foe) in asked:
                continue
            asked.add((question.fighter, question.foe))
            if not (winnings and distracted(state, question.fighter)):
                found.append(question)
    return tuple(found)


def questions(tables: Tables, state: State) -> tuple[Ask, ...]:
    """The asks of all that can be answered now."""
    return tuple(_question(tables, state, each) for each in open_questions(state))


def _question(tables: Tables, state: State, question: Question) -> Ask:
    fighter = state.fighter(question.fighter)
    match question.query:
        case Query.DYING:
            field = _choice_field("fate", "dying", ("reprieve", "dead"))
        case Query.CONSCIOUS:
            field = _conscious(fighter, question)
        case Query.COUNTER:
            field = _counter(state, question)
        case Query.ADVANTAGE:
            field = _advantage(state, fighter)
        case _:
            field = _reply(tables, state, question)
    about = f":{question.foe}" if question.foe else ""
    return Ask(
        id=f"{question.query.value}:{fighter.id}{about}",
        actor=fighter.id,
        title=say(
            f"np.fight.ask.{question.query.value}",
            name=fighter.name,
            foe=state.name(question.foe),
        ),
        fields=(field,),
    )


def _reply(tables: Tables, state: State, question: Question) -> AskField:
    """What a technique, a grip or an ambush asks; paying is closed to who cannot."""
    fighter = state.fighter(question.fighter)
    poor = fighter.heroism < question.price or not fighter.able
    reason = say("np.fight.why.heroism", wanted=question.price, owned=fighter.heroism)
    options = tuple(
        Option(
            value,
            _reply_label(tables, state, question, value),
            reason if poor and question.price and value == YES else None,
        )
        for value in values(tables, state, question)
    )
    kind = question.query.value
    return AskField("value", say(f"np.fight.field.{kind}"), options, default=NO)


def _reply_label(tables: Tables, state: State, question: Question, value: str) -> Text:
    kind = question.query.value
    if question.query is Query.SQUEEZE and value != NO:
        return lines(tables, Track.ENDURANCE)[int(value)].name
    return say(
        f"np.fight.{kind}.{value}",
        name=state.name(question.fighter),
        foe=state.name(question.foe),
        price=question.price,
    )


def _choice_field(id: str, kind: str, values: tuple[str, ...]) -> AskField:
    options = tuple(Option(each, say(f"np.fight.{kind}.{each}")) for each in values)
    return AskField(id, say(f"np.fight.field.{id}"), options, default=values[0])


def _conscious(fighter: Fighter, question: Question) -> AskField:
    poor = fighter.heroism < question.price
    reason = say("np.fight.why.heroism", wanted=question.price, owned=fighter.heroism)
    spend = Option(
        YES, say("np.fight.conscious.yes", price=question.price), reason if poor else None
    )
    fall = Option(NO, say("np.fight.conscious.no"))
    return AskField(
        "spend", say("np.fight.field.spend"), (spend, fall), default=NO if poor else YES
    )


def _counter(state: State, question: Question) -> AskField:
    """A contre, a disengagement, or neither (NP-COMBAT-COUNTER-ATTACK, -DISENGAGE)."""
    strikes = tuple(
        Option(
            f"strike:{offer.foe}",
            say("np.fight.counter.strike", foe=state.name(offer.foe), quality=offer.quality),
            None if offer.strike else say("np.fight.why.counter-reach", name=state.name(offer.foe)),
        )
        for offer in question.offers
    )
    options = (
        *strikes,
        Option("disengage", say("np.fight.counter.disengage")),
        Option(NONE, say("np.fight.counter.none")),
    )
    legal = [option.value for option in options if option.why_not is None]
    return AskField("counter", say("np.fight.field.counter"), options, default=legal[0])


def _advantage(state: State, fighter: Fighter) -> AskField:
    """The one advantage of a won Mouvement, the one that was sought by default."""
    options: list[Option] = []
    sought = None if fighter.choice is None else fighter.choice.aim
    default = ""
    for aim in Aim:
        why_not = why_not_advantage(state, fighter, aim)
        variants = _variants(state, fighter, aim) if why_not is None else ()
        for value, label in variants or ((aim.value, say(f"np.fight.aim.{aim.value}")),):
            reason = why_not
            if reason is None and not variants:
                reason = say("np.fight.why.same-reach")
            options.append(Option(value, label, reason))
            if aim is sought and reason is None and not default:
                default = value
    options.append(Option(NONE, say("np.fight.counter.none")))
    return AskField(
        "advantage", say("np.fight.field.advantage"), tuple(options), default=default or NONE
    )


def _variants(state: State, fighter: Fighter, aim: Aim) -> tuple[tuple[str, Text], ...]:
    """The forms of an advantage that is open: one for each adversary or weapon it may concern."""
    match aim:
        case Aim.REACH:
            return tuple(
                (f"reach:{foe.id}", say("np.fight.aim.reach-of", foe=foe.name))
                for foe in reach_targets(state, fighter)
            )
        case Aim.BEHIND:
            return tuple(
                (f"behind:{foe.id}", say("np.fight.aim.behind-of", foe=foe.name))
                for foe in behind_targets(state, fighter)
            )
        case Aim.DRAW:
            return tuple(
                (f"draw:{arm.id or BARE_HANDS}", say("np.fight.aim.draw-it", weapon=arm.name))
                for arm in fighter.stats.arms
                if arm.id != fighter.arm.id
            )
        case _:
            return ((aim.value, say(f"np.fight.aim.{aim.value}")),)
