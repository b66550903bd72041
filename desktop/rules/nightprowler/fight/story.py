"""A decision in the making: events told one after another, each seen by the next."""

from collections.abc import Collection

from desktop.rules.fightview import Consequence
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.events import (
    Answered,
    AnyEvent,
    PhaseEntered,
    Released,
    RoundStarted,
    Skipped,
    Unpinced,
)
from desktop.rules.nightprowler.fight.parts import Phase, Query, Question
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.system import Accepted


class Story:
    """The events of a command and the state after them.

    `consequences` are those that `happens` was asked about, whether or not `skip` leaves them out.
    """

    def __init__(self, state: State, skip: Collection[str] = ()) -> None:
        self.state = state
        self.consequences: list[Consequence] = []
        self._skip = skip
        self._events: list[AnyEvent] = []

    def tell(self, event: AnyEvent) -> None:
        """Add an event."""
        self._events.append(event)
        self.state = apply(self.state, event)

    def happens(self, id: str, fighter: str, text: Message, follows: str = "") -> bool:
        """Whether a consequence is to happen: the caller tells it then. That the GM left it out is
        told here."""
        self.consequences.append(Consequence(id, fighter, text, follows))
        if id in self._skip:
            self.tell(Skipped(fighter=fighter, text=text))
            return False
        return True

    def enter(self, phase: Phase, *, bell: bool = False) -> None:
        """Enter a phase of this round."""
        self.tell(PhaseEntered(phase=phase, round=self.state.round, bell=bell))

    def settle(self, question: Question, text: Message) -> None:
        """Settle a question."""
        self.tell(Answered(question=question, text=text))

    def go_on(self) -> None:
        """Drop questions that have lost their object, then go where the turn stands: to what is
        left to answer, to the bell, or to the next turn once the bell has rung."""
        self._let_loose()
        for question in self.state.questions:
            fighter = self.state.fighter(question.fighter)
            if moot(fighter, question):
                self.settle(question, say("np.fight.answer.moot", name=fighter.name))
        # What is asked earlier (before the fight, before the dice) waits where it is.
        if self.state.phase not in (Phase.CONSEQUENCES, Phase.BELL):
            return
        if self.state.questions:
            if self.state.phase is not Phase.CONSEQUENCES:
                self.enter(Phase.CONSEQUENCES, bell=self.state.bell)
        elif self.state.bell:
            self.tell(RoundStarted(round=self.state.round + 1))
        elif self.state.phase is Phase.CONSEQUENCES:
            self.enter(Phase.BELL)

    def _let_loose(self) -> None:
        """Open the grips and tenailles of those who can no longer keep them."""
        for bond in self.state.bonds:
            holder, held = self.state.find(bond.holder), self.state.find(bond.held)
            if holder is None or held is None or not holder.able or held.removed:
                self.tell(Released(bond=bond))
        for pincer in self.state.pincers:
            both = (self.state.find(pincer.behind), self.state.find(pincer.front))
            if not all(each is not None and each.able for each in both):
                self.tell(Unpinced(victim=pincer.victim))

    def accepted(self) -> Accepted:
        """The outcome."""
        return Accepted(tuple(self._events))


def moot(fighter: Fighter, question: Question) -> bool:
    """Whether a question has lost its object: dead and removed people answer nothing, the
    unconscious only whether they die."""
    if fighter.removed or fighter.health.dead:
        return True
    if question.query is Query.DYING:
        return not fighter.health.dying
    # Somebody who was knocked down meanwhile still takes the blow that he could have cancelled.
    if question.query is Query.STUN:
        return False
    return fighter.health.unconscious


def pending(state: State, query: Query, fighter: str, foe: str = "") -> Question | None:
    """The first open question of that kind put to a fighter, about `foe` when one is named."""
    for question in state.questions:
        if question.query is query and question.fighter == fighter and foe in ("", question.foe):
            return question
    return None
