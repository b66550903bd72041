"""Answers to what techniques, grips and ambushes ask (IV.B.4, IV.B.5)."""

from collections.abc import Callable, Mapping

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import LINES
from desktop.rules.nightprowler.fight import opposed
from desktop.rules.nightprowler.fight.chained import parry
from desktop.rules.nightprowler.fight.commands import Reply
from desktop.rules.nightprowler.fight.events import (
    Asked,
    Avoided,
    Compared,
    GroundSet,
    HealthSet,
    Hindered,
    Rehearsed,
    Surprised,
    Trial,
)
from desktop.rules.nightprowler.fight.gear import break_shield, break_weapon
from desktop.rules.nightprowler.fight.knocks import knock, reduce
from desktop.rules.nightprowler.fight.options import REACTION, use_price
from desktop.rules.nightprowler.fight.parts import (
    Query,
    Question,
    Surprise,
)
from desktop.rules.nightprowler.fight.replying import (
    NO,
    YES,
    Answer,
    bad,
    deliver,
    free,
    offer_counter,
    paid,
    poor,
    settle,
    waiting_exchange,
)
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story, pending
from desktop.rules.nightprowler.fight.techniques import Blow, follow, shafted, waits, wooden
from desktop.rules.nightprowler.fight.tripping import thrown
from desktop.rules.nightprowler.fight.wounds import land, squeeze
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import NeedDice, Outcome, Refused

WEAPON, SHIELD = "weapon", "shield"
replace = msgspec.structs.replace


def reply(tables: Tables, state: State, command: Reply, dice: Dice) -> Outcome:
    """Answer one question, and go on."""
    fighter = state.fighter(command.fighter)
    question = pending(state, command.query, fighter.id, command.foe)
    foe = state.find(command.foe)
    if question is None or foe is None:
        return Refused(say("np.fight.why.not-asked", name=fighter.name))
    answering = Answer(Story(state), question, fighter, foe, command.value, dice)
    outcome = REPLIES[command.query](tables, answering)
    if outcome is not None:
        return outcome
    answering.story.go_on()
    return answering.story.accepted()


def values(tables: Tables, state: State, question: Question) -> tuple[str, ...]:
    """The values that answer a question."""
    match question.query:
        case Query.BREAK:
            foe = state.fighter(question.foe)
            return (NO, *breakable(tables, state, state.fighter(question.fighter), foe))
        case Query.SQUEEZE:
            by_gm = state.settings.readings.lost_box != "plus-legere"
            lines = range(LINES) if by_gm else range(1)
            return (NO, *(str(line) for line in lines))
        case _:
            return (NO, YES)


def breakable(tables: Tables, state: State, user: Fighter, foe: Fighter) -> tuple[str, ...]:
    """What of a foe a blow may break: Fendage splits shafts and wooden shields, Destruction breaks
    the weapon in hand."""
    own = technique(tables, user.choice)
    if own is not None and own.no_damage:
        found = ((WEAPON, shafted(foe)), (SHIELD, wooden(state, foe)))
        return tuple(each for each, on in found if on)
    return (WEAPON,) if foe.arm.id else ()


def _reflex(tables: Tables, answer: Answer) -> Outcome | None:
    """Réflexe défensif (IV.B.2, NP-COMBAT-REFLEXE-DEFENSIF): 1 PH against one ambusher."""
    if refused := poor(answer):
        return refused
    settle(answer, "reflex", "caught")
    if answer.yes:
        paid(answer, say("np.fight.answer.reflex", name=answer.fighter.name, foe=answer.foe.name))
        answer.story.tell(Surprised(surprise=Surprise(answer.fighter.id, answer.foe.id, True)))
    return None


def _avoid(tables: Tables, answer: Answer) -> Outcome | None:
    """Attaque surprise, Charge, Mur: the target pays to escape the malus, or part of it."""
    if refused := poor(answer):
        return refused
    settle(answer, "avoided", "suffered")
    if answer.yes:
        left = answer.fighter.heroism - answer.question.price
        answer.story.tell(Avoided(fighter=answer.fighter.id, foe=answer.foe.id, heroism=left))
    return None


def _stun(tables: Tables, answer: Answer) -> Outcome | None:
    """Assommer (NP-TECHNIQUE-MASSES-ASSOMMER): as many PH as were put into it cancel the KO."""
    if refused := poor(answer):
        return refused
    settle(answer, "withstood", "stunned")
    if answer.yes:
        paid(answer, say("np.fight.answer.withstood", name=answer.fighter.name))
        victim = answer.story.state.fighter(answer.fighter.id)
        reduce(tables, answer.story, answer.foe, victim, answer.question.price)
    else:
        knock(tables, answer.story, answer.foe.id, answer.fighter.id)
    return None


def _trip(tables: Tables, answer: Answer) -> Outcome | None:
    """A failed Fauchage (NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE): the adversary may throw its user, in
    place of the result of his own option."""
    if refused := bad(answer):
        return refused
    story, exchange = answer.story, waiting_exchange(answer.story.state, answer)
    settle(answer, "tripped", "untripped")
    if exchange is None:
        return None
    blow = Blow(exchange=exchange, user=answer.fighter.id, foe=answer.foe.id)
    if answer.yes:
        story.tell(Compared(exchange=replace(exchange, strike=None, chance=None, pending=False)))
        fall = thrown(tables, story.state, answer.fighter, answer.foe, exchange)
        deliver(tables, story, fall)
        story.tell(GroundSet(fighter=answer.foe.id, on=True))
    elif waits(tables, story.state, blow):
        follow(tables, story, blow)
    else:
        free(tables, story, exchange)
        follow(tables, story, blow)
        offer_counter(tables, story, answer.fighter)
    return None


def _hinder(tables: Tables, answer: Answer) -> Outcome | None:
    """Le fourbe l'emporte (NP-TECHNIQUE-ECOLE-FOURBE): a hindrance in place of the damage, from the
    next turn on."""
    if refused := bad(answer):
        return refused
    exchange = waiting_exchange(answer.story.state, answer)
    settle(answer, "hindered", "struck")
    if exchange is None:
        return None
    if answer.yes:
        answer.story.tell(Compared(exchange=replace(exchange, strike=None, pending=False)))
        own = technique(tables, answer.fighter.choice)
        turns = 0 if own is None else own.hindrance_turns
        until = answer.story.state.round + turns
        answer.story.tell(Hindered(fighter=answer.foe.id, until=until))
    else:
        free(tables, answer.story, exchange)
    return None


def _break(tables: Tables, answer: Answer) -> Outcome | None:
    """Destruction, Fendage: the thing breaks, or is spared."""
    if answer.value not in values(tables, answer.story.state, answer.question):
        return Refused(say("np.fight.why.value"))
    settle(answer, "broke", "spared")
    if answer.value == WEAPON:
        break_weapon(tables, answer.story, answer.foe)
    elif answer.value == SHIELD:
        break_shield(tables, answer.story, answer.foe)
    return None


def _comedy(tables: Tables, answer: Answer) -> Outcome | None:
    """La corne du bélier (NP-TECHNIQUE-ECOLE-CORNE-DU-BELIER): Comédie, with the quality of the
    attack as a bonus."""
    if refused := bad(answer):
        return refused
    if not answer.yes:
        settle(answer, "acted", "renounced")
        return None
    made = answer.fighter.roll_against(answer.foe.id)
    bonus = 0 if made is None else made.quality
    asked = opposed.comedy(bonus)
    spec = opposed.die(tables, answer.story.state, answer.fighter, "comedy")
    if missing := answer.dice.missing((spec,)):
        return NeedDice(missing)
    result = opposed.tried(
        tables, answer.story.state, answer.fighter, asked, answer.dice.value(spec.key)
    )
    settle(answer, "acted", "renounced")
    text = say("np.fight.trial.comedy")
    heroism = answer.fighter.heroism
    answer.story.tell(Trial(fighter=answer.fighter.id, text=text, result=result, heroism=heroism))
    if result.success:
        answer.story.tell(Rehearsed(fighter=answer.fighter.id, on=True))
    return None


def _second(tables: Tables, answer: Answer) -> Outcome | None:
    """A chained attack (NP-TECHNIQUE-COURTES-PERCEE): taken, it asks the adversary how he meets
    it."""
    if refused := bad(answer):
        return refused
    settle(answer, "chained", "renounced")
    if answer.yes:
        # To defend himself after all costs what any change of Attitude costs.
        price = use_price(tables, REACTION)
        question = Question(Query.PARRY, answer.foe.id, price=price, foe=answer.fighter.id)
        answer.story.tell(Asked(question=question))
    return None


def _parry(tables: Tables, answer: Answer) -> Outcome | None:
    """The adversary of a chained attack counts as offensif, or defends himself for 1 PH."""
    if refused := poor(answer):
        return refused
    attacker = answer.foe
    specs = (
        opposed.die(tables, answer.story.state, attacker, f"chained:{answer.fighter.id}"),
        opposed.die(tables, answer.story.state, answer.fighter, f"parry:{attacker.id}"),
    )
    if missing := answer.dice.missing(specs):
        return NeedDice(missing)
    settle(answer, "parried", "unparried")
    if answer.yes:
        paid(answer, say("np.fight.answer.parried", name=answer.fighter.name, foe=attacker.name))
    faces = (answer.dice.value(specs[0].key), answer.dice.value(specs[1].key))
    exchange = parry(
        tables, answer.story.state, attacker, answer.fighter, faces, defends=answer.yes
    )
    answer.story.tell(Compared(exchange=exchange))
    if exchange.strike is not None:
        land(tables, answer.story, exchange.strike)
    return None


def _squeeze(tables: Tables, answer: Answer) -> Outcome | None:
    """Who fails to get free loses a box of Endurance, if the holder wishes."""
    if answer.value not in values(tables, answer.story.state, answer.question):
        return Refused(say("np.fight.why.value"))
    settle(answer, "squeezed", "renounced")
    if answer.value == NO:
        return None
    squeeze(tables, answer.story, answer.fighter.id, answer.foe, int(answer.value))
    victim = answer.story.state.fighter(answer.foe.id)
    if victim.health.unconscious and not (victim.health.dead or answer.foe.health.unconscious):
        question = Question(Query.STRANGLE, answer.fighter.id, foe=victim.id)
        answer.story.tell(Asked(question=question))
    return None


def _strangle(tables: Tables, answer: Answer) -> Outcome | None:
    """Somebody who fell KO in a grip: strangled to death, or unconscious only."""
    if refused := bad(answer):
        return refused
    settle(answer, "strangled", "let-live")
    if answer.yes:
        health = replace(answer.foe.health, dead=True, dying=False, held=False)
        text = say("np.fight.answer.strangled", name=answer.fighter.name, foe=answer.foe.name)
        answer.story.tell(HealthSet(fighter=answer.foe.id, health=health, text=text))
    return None


REPLIES: Mapping[Query, Callable[[Tables, Answer], Outcome | None]] = {
    Query.REFLEX: _reflex,
    Query.AVOID: _avoid,
    Query.STUN: _stun,
    Query.TRIP: _trip,
    Query.HINDER: _hinder,
    Query.BREAK: _break,
    Query.COMEDY: _comedy,
    Query.SECOND: _second,
    Query.PARRY: _parry,
    Query.SQUEEZE: _squeeze,
    Query.STRANGLE: _strangle,
}
