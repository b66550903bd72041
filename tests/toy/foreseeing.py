"""Looking ahead in a toy fight: strike or guard, and everybody strikes when left to himself."""

import random
from typing import Protocol, cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.fightview import PoolView
from desktop.rules.foresight import Duel, Fall, Harm, Way
from desktop.rules.message import Message, say
from desktop.rules.system import Outcome
from tests.toy.show import pools
from tests.toy.state import Begin, Choice, Choose, FightState, Phase, Resolve, Reveal

replace = msgspec.structs.replace
WAYS = (Way("strike", say("toy.strike")), Way("guard", say("toy.guard")))


class Rules(Protocol):
    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome: ...

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> FightState: ...


class ToyForesight:
    """See `Foresight` for what each method promises."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return self._rules.decide(state, command, dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> FightState:
        return self._rules.apply(state, event)

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        state = cast("FightState", state)
        one = state.fighter(fighter)
        if state.phase is not Phase.CHOICE or one is None or one.hits <= 0:
            return ()
        return tuple(each.id for each in state.able() if each.side != one.side)

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        return Duel(left=left, right=right, left_ways=WAYS, right_ways=WAYS)

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> FightState:
        state = cast("FightState", state)
        choices = {
            duel.left: Choice(left.value, duel.right),
            duel.right: Choice(right.value, duel.left),
        }
        fighters = tuple(replace(one, choice=choices.get(one.id)) for one in state.fighters)
        return replace(state, phase=Phase.RESOLUTION, fighters=fighters)

    def settling(self, state: msgspec.Struct) -> Resolve | None:
        return Resolve() if cast("FightState", state).phase is Phase.RESOLUTION else None

    def alike(self, state: msgspec.Struct) -> None:
        """One die of six is counted."""

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm:
        was = cast("FightState", before).fighter(fighter)
        now = cast("FightState", after).fighter(fighter)
        if was is None or now is None:
            return Harm()
        lost = max(0, was.hits - now.hits)
        fell = was.hits > 0 and now.hits <= 0
        return Harm(boxes=lost, line=lost, fall=Fall.DEAD if fell else Fall.STANDING)

    def playing(self, state: msgspec.Struct, generator: random.Random) -> msgspec.Struct | None:
        state = cast("FightState", state)
        if len({one.side for one in state.able()}) < 2:
            return None
        match state.phase:
            case Phase.SETUP:
                return Begin()
            case Phase.CHOICE:
                for one in state.able():
                    if one.choice is None:
                        foes = [each.id for each in state.able() if each.side != one.side]
                        return Choose(one.id, Choice("strike", generator.choice(foes)))
                return Reveal()
            case _:
                return Resolve()

    def round(self, state: msgspec.Struct) -> int:
        return cast("FightState", state).round

    def standing(self, state: msgspec.Struct) -> dict[str, int]:
        return {one.id: one.side for one in cast("FightState", state).able()}

    def pools(self, state: msgspec.Struct, fighter: str) -> tuple[PoolView, ...]:
        state = cast("FightState", state)
        one = state.fighter(fighter)
        return () if one is None else pools(state, one)

    def assumed(self) -> tuple[Message, ...]:
        return (say("toy.habits"),)

    def people(self, state: msgspec.Struct) -> dict[str, str]:
        return {one.id: one.name for one in cast("FightState", state).fighters}
