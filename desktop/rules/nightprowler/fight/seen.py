"""What everybody at the table sees of a fight: who acts in the open, and marks that need no name.

Nothing here reads a sealed choice: before the reveal nobody is seen to act.
"""

from desktop.rules.fightview import Step
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.parts import MOUVEMENT, Grip, Phase
from desktop.rules.nightprowler.fight.state import Fighter, State

_OPEN = (Phase.REACTION, Phase.RESOLUTION, Phase.CONSEQUENCES)


def acting(state: State) -> tuple[str, ...]:
    """Who is seen to act since the reveal of this turn: whoever faces somebody, and whoever does
    more than move."""
    if state.phase not in _OPEN or state.bell:
        return ()
    return tuple(
        each.id
        for each in state.fighters
        if each.choice is not None and (each.choice.option != MOUVEMENT or state.foes(each.id))
    )


def step(state: State) -> Step | None:
    """The step of the turn; who answers or reacts first is nobody else's business."""
    choice = say("np.fight.phase.choice")
    if state.phase is Phase.CHOICE:
        return Step(text=choice)
    if state.phase is Phase.BELL or state.bell:
        return Step(text=say("np.fight.phase.bell"))
    if state.phase in _OPEN:
        return Step(text=say("np.fight.phase.resolution"), among=acting(state), quiet=choice)
    return None


def marks(state: State, fighter: Fighter) -> tuple[Message, ...]:
    """What is plain to see of a fighter, without a name or a number."""
    found = {
        "bleeding": bool(fighter.health.bleeding),
        "grounded": fighter.grounded,
        "held": state.bond(Grip.HELD, held=fighter.id) is not None,
    }
    return tuple(say(f"np.fight.seen.{name}") for name, holds in found.items() if holds)
