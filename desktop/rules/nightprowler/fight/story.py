"""A decision in the making: events told one after another, each seen by the next."""

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.events import Answered, AnyEvent, PhaseEntered, RoundStarted
from desktop.rules.nightprowler.fight.state import Fighter, Phase, Query, Question, State
from desktop.rules.system import Accepted


class Story:
    """The events of a command and the state after them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._events: list[AnyEvent] = []

    def tell(self, event: AnyEvent) -> None:
        """Add an event."""
        self._events.append(event)
        self.state = apply(self.state, event)

    def enter(self, phase: Phase, *, bell: bool = False) -> None:
        """Enter a phase of this round."""
        self.tell(PhaseEntered(phase=phase, round=self.state.round, bell=bell))

    def settle(self, question: Question, text: Message) -> None:
        """Settle a question."""
        self.tell(Answered(question=question, text=text))

    def go_on(self) -> None:
        """Drop questions that have lost their object, then go where the turn stands: to what is
        left to answer, to the bell, or to the next turn once the bell has rung."""
        for question in self.state.questions:
            fighter = self.state.fighter(question.fighter)
            if moot(fighter, question):
                self.settle(question, say("np.fight.answer.moot", name=fighter.name))
        if self.state.phase in (Phase.SETUP, Phase.CLOSED):
            return
        if self.state.questions:
            if self.state.phase is not Phase.CONSEQUENCES:
                self.enter(Phase.CONSEQUENCES, bell=self.state.bell)
        elif self.state.bell:
            self.tell(RoundStarted(round=self.state.round + 1))
        elif self.state.phase is Phase.CONSEQUENCES:
            self.enter(Phase.BELL)

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
    return fighter.health.unconscious


def pending(state: State, query: Query, fighter: str) -> Question | None:
    """The first open question of that kind put to a fighter."""
    for question in state.questions:
        if question.query is query and question.fighter == fighter:
            return question
    return None
