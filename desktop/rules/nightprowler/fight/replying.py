"""What every answer to a question of a technique needs: checks, prices, blows that waited."""

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.events import Asked, Compared, Delivered, HeroismSet
from desktop.rules.nightprowler.fight.parts import Exchange, Query, Question, Strike
from desktop.rules.nightprowler.fight.resolving import counters
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.story import Story, pending
from desktop.rules.nightprowler.fight.wounds import land
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Refused

YES, NO = "yes", "no"
replace = msgspec.structs.replace


class Answer(msgspec.Struct, frozen=True):
    """A reply with what it is about."""

    story: Story
    question: Question
    fighter: Fighter
    foe: Fighter
    value: str
    dice: Dice

    @property
    def yes(self) -> bool:
        """Whether the answer is yes."""
        return self.value == YES


def bad(answer: Answer) -> Refused | None:
    return None if answer.value in (YES, NO) else Refused(say("np.fight.why.value"))


def poor(answer: Answer) -> Refused | None:
    """Why the price cannot be paid, or None."""
    owned, wanted = answer.fighter.heroism, answer.question.price
    if answer.value == YES and (owned < wanted or not answer.fighter.able):
        return Refused(say("np.fight.why.heroism", wanted=wanted, owned=owned))
    return bad(answer)


def settle(answer: Answer, yes: str, no: str) -> None:
    """Settle the question in the words of its answer."""
    key = no if answer.value == NO else yes
    text = say(
        f"np.fight.answer.{key}",
        name=answer.fighter.name,
        foe=answer.foe.name,
        price=answer.question.price,
    )
    answer.story.settle(answer.question, text)


def paid(answer: Answer, text: Message) -> int:
    left = answer.fighter.heroism - answer.question.price
    answer.story.tell(HeroismSet(fighter=answer.fighter.id, heroism=left, text=text))
    return left


def waiting_exchange(state: State, answer: Answer) -> Exchange | None:
    """The exchange of this turn that waits for the answer."""
    both = {answer.fighter.id, answer.foe.id}
    for exchange in state.exchanges:
        if exchange.pending and {exchange.left, exchange.right} == both:
            return exchange
    return None


def free(tables: Tables, story: Story, exchange: Exchange) -> None:
    """Let a blow land that waited."""
    story.tell(Compared(exchange=replace(exchange, pending=False)))
    if exchange.strike is not None:
        land(tables, story, exchange.strike)


def deliver(tables: Tables, story: Story, strike: Strike) -> None:
    story.tell(Delivered(strike=strike))
    land(tables, story, strike)


def offer_counter(tables: Tables, story: Story, fighter: Fighter) -> None:
    """The contre that an exchange opens once it no longer waits."""
    offers = counters(tables, story.state, fighter)
    if offers and pending(story.state, Query.COUNTER, fighter.id) is None:
        story.tell(Asked(question=Question(Query.COUNTER, fighter.id, offers)))
