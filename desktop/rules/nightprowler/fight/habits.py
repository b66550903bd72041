"""How people of Night Prowler play when nobody says otherwise: what odds and simulations assume.

Attitudes and techniques cost what they must and no other PH are spent, but to stay conscious by
who can. A contre strikes the adversary against whom it is best; a chained attack is made; nobody
pays to parry, to avoid or to cancel; who has no box left in the mortal line gets a reprieve.
Left to himself, a fighter keeps to an adversary he is engaged with, else to any who stands, and
takes any attack that is open to him or defends, each as likely; when his weapon is too short or
too long to attack, a Mouvement to mend that is as likely as to defend.
"""

import random

import msgspec

from desktop.rules.message import Message, Text, say
from desktop.rules.nightprowler.fight.aftermath import reach_targets
from desktop.rules.nightprowler.fight.armed import TECHNIQUES, least_price, techniques
from desktop.rules.nightprowler.fight.commands import (
    Advantage,
    AnyCommand,
    Begin,
    Bell,
    Choose,
    Counter,
    Dying,
    EndReactions,
    Fate,
    Reply,
    Resolve,
    Reveal,
    StayConscious,
)
from desktop.rules.nightprowler.fight.options import can_change_reach, tidy, why_not
from desktop.rules.nightprowler.fight.parts import (
    ATTITUDES,
    DEFENSIVE,
    MOUVEMENT,
    OFFENSIVE,
    Aim,
    Choice,
    Phase,
    Query,
    Question,
)
from desktop.rules.nightprowler.fight.questions import open_questions
from desktop.rules.nightprowler.fight.replying import NO, YES
from desktop.rules.nightprowler.fight.stance import Stance, base_stance
from desktop.rules.nightprowler.fight.state import Fighter, State, choosers
from desktop.rules.nightprowler.tables.load import Tables

HABITS: tuple[Message, ...] = (
    say("np.fight.habits.choice"),
    say("np.fight.habits.points"),
    say("np.fight.habits.end"),
)
"""What is written above, as a GM is told."""


class Intent(msgspec.Struct, frozen=True):
    """A choice without its target: an option, its technique, the advantage of a Mouvement."""

    option: int
    technique: str = ""
    aim: Aim | None = None

    @property
    def written(self) -> str:
        """The intent as one word, for `read`."""
        return ":".join((str(self.option), self.technique, self.aim.value if self.aim else ""))

    @staticmethod
    def read(written: str) -> "Intent":
        """An intent from what `written` gave; raises `ValueError` for anything else."""
        option, technique, aim = written.split(":")
        return Intent(int(option), technique, Aim(aim) if aim else None)

    def label(self, tables: Tables, fighter: Fighter) -> Text:
        """What it is called: "Assommer (1 PH)"."""
        if self.option in ATTITUDES:
            key = (
                f"np.fight.odds.{self.aim.value}" if self.aim else f"np.fight.option.{self.option}"
            )
            return say(key)
        technique = tables.techniques.get(self.technique)
        price = least_price(technique, fighter)
        if not price:
            return technique.name
        return say("np.fight.technique.price", name=technique.name, count=price)


def intents(tables: Tables, state: State, fighter: Fighter, foe: Fighter) -> tuple[Intent, ...]:
    """What a fighter may choose against an adversary now, in the order of the options."""
    wanted = [Intent(OFFENSIVE), Intent(DEFENSIVE), Intent(MOUVEMENT, aim=Aim.ACTION)]
    if can_change_reach(state, fighter, foe):
        wanted.append(Intent(MOUVEMENT, aim=Aim.REACH))
    for number in TECHNIQUES:
        for each in techniques(tables, fighter, number):
            moves = base_stance(tables, Choice(number, technique=each.id)) is Stance.MOVE
            wanted.append(Intent(number, each.id, Aim.ACTION if moves else None))
    return tuple(each for each in wanted if _open(tables, state, fighter, foe, each))


def _open(tables: Tables, state: State, fighter: Fighter, foe: Fighter, intent: Intent) -> bool:
    choice = Choice(intent.option, foe.id, intent.aim, technique=intent.technique)
    return why_not(tables, state, fighter, tidy(tables, fighter, choice)) is None


def chosen(fighter: str, intent: Intent, foe: str) -> Choose:
    """The command that chooses an intent against an adversary."""
    return Choose(
        fighter=fighter,
        option=intent.option,
        target=foe,
        aim=intent.aim,
        technique=intent.technique,
    )


def usual_answer(state: State, question: Question) -> AnyCommand:
    """The answer that this module assumes for a question."""
    fighter = state.fighter(question.fighter)
    match question.query:
        case Query.DYING:
            return Dying(fighter=fighter.id, fate=Fate.REPRIEVE)
        case Query.CONSCIOUS:
            return StayConscious(fighter=fighter.id, spend=fighter.heroism >= question.price)
        case Query.COUNTER:
            blows = [offer for offer in question.offers if offer.strike]
            best = max(blows, key=lambda offer: offer.quality, default=None)
            return Counter(fighter=fighter.id, target="" if best is None else best.foe)
        case Query.ADVANTAGE:
            return _advantage(state, fighter)
        case _:
            value = YES if question.query is Query.SECOND else NO
            return Reply(fighter=fighter.id, query=question.query, foe=question.foe, value=value)


def _advantage(state: State, fighter: Fighter) -> Advantage:
    """The reach that a Mouvement was made for; no other advantage changes who is wounded."""
    aimed = fighter.choice is not None and fighter.choice.aim is Aim.REACH
    targets = reach_targets(state, fighter) if aimed else ()
    if not targets:
        return Advantage(fighter=fighter.id)
    return Advantage(fighter=fighter.id, which=Aim.REACH, target=targets[0].id)


def next_of_fight(tables: Tables, state: State, generator: random.Random) -> AnyCommand | None:
    """The next command of a fight left to these habits; None once fewer than two sides stand."""
    if state.phase is Phase.CLOSED or len({e.side for e in state.fighters if e.able}) < 2:
        return None
    asked = open_questions(state)
    if asked:
        return usual_answer(state, asked[0])
    match state.phase:
        case Phase.SETUP:
            return Begin()
        case Phase.CHOICE:
            for fighter in choosers(state):
                if not fighter.locked and (choice := _choice(tables, state, fighter, generator)):
                    return choice
            return Reveal()
        case Phase.REACTION:
            return EndReactions()
        case Phase.RESOLUTION:
            return Resolve()
        case _:
            return Bell()


def _choice(
    tables: Tables, state: State, fighter: Fighter, generator: random.Random
) -> Choose | None:
    """What a fighter left to himself chooses; None when nothing is open to him."""
    foes = state.active_foes(fighter.id)
    if not foes:
        foes = tuple(foe for foe in state.enemies(fighter) if foe.able)
    if not foes:
        return None
    foe = generator.choice(foes)
    found = intents(tables, state, fighter, foe)
    if not found:
        return None
    attacks = [each for each in found if each.option not in (DEFENSIVE, MOUVEMENT)]
    nearer = [each for each in found if each.aim is Aim.REACH]
    defence = [each for each in found if each.option == DEFENSIVE]
    wanted = [*(attacks or nearer), *defence] or list(found)
    return chosen(fighter.id, generator.choice(wanted), foe.id)
