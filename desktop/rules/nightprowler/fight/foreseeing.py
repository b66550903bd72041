"""Looking ahead in a fight of Night Prowler: two choices that meet, and a turn settled by habit.

Every state here comes from a redacted one through `decide` and `apply`. Who is not of the duel
does nothing, but counts where numbers count (IV.B.5.b).
"""

import random
from typing import cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.fightview import PoolView
from desktop.rules.foresight import Duel, Fall, Harm, Way
from desktop.rules.message import Message, say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.apply import apply
from desktop.rules.nightprowler.fight.commands import AnyCommand, EndReactions, Resolve, Reveal
from desktop.rules.nightprowler.fight.decide import decide
from desktop.rules.nightprowler.fight.events import AnyEvent
from desktop.rules.nightprowler.fight.habits import (
    HABITS,
    Intent,
    chosen,
    intents,
    next_of_fight,
    usual_answer,
)
from desktop.rules.nightprowler.fight.parts import Phase
from desktop.rules.nightprowler.fight.questions import open_questions
from desktop.rules.nightprowler.fight.state import Fighter, State, choosers
from desktop.rules.nightprowler.fight.telling import choice_text
from desktop.rules.nightprowler.fight.view import pools
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, NeedDice, Outcome

replace = msgspec.structs.replace
SHOWN = "shown"
"""The way of somebody whose choice lies open."""


class NightProwlerForesight:
    """See `Foresight` for what each method promises."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, cast("State", state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> State:
        return apply(cast("State", state), cast("AnyEvent", event))

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        """Those engaged first; while choices are made, and from the reveal to the dice."""
        state = cast("State", state)
        one = state.find(fighter)
        if one is None or not state.acts(one):
            return ()
        engaged = {foe.id for foe in state.foes(fighter)}
        enemies = [foe for foe in state.enemies(one) if state.acts(foe)]
        if state.phase in (Phase.REACTION, Phase.RESOLUTION):
            # Choices lie open: only those who have something to do with each other.
            enemies = [foe for foe in enemies if _concerned(one, foe)] if one.choice else []
        elif state.phase is not Phase.CHOICE or one not in choosers(state):
            return ()
        enemies.sort(key=lambda foe: foe.id not in engaged)
        return tuple(foe.id for foe in enemies)

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        """Attitudes and techniques that are open to each, at the least price and without other PH
        (NP-DUEL-OPTIONS-SET); the choices shown, once they are."""
        state = cast("State", state)
        return Duel(
            left=left,
            right=right,
            left_ways=self._ways(state, left, right),
            right_ways=self._ways(state, right, left),
        )

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> State:
        """Both are chosen and revealed, nobody reacts (NP-DUEL-SECRET-SIMULTANEOUS)."""
        state = cast("State", state)
        if state.phase is Phase.CHOICE:
            state = _apart(state, duel)
            for fighter, foe, way in (
                (duel.left, duel.right, left),
                (duel.right, duel.left, right),
            ):
                state = self._done(state, chosen(fighter, Intent.read(way.value), foe))
            state = self._done(state, Reveal())
        if state.phase is Phase.REACTION:
            state = self._done(state, EndReactions())
        return replace(
            state,
            fighters=tuple(
                each if each.id in (duel.left, duel.right) else replace(each, choice=None)
                for each in state.fighters
            ),
        )

    def settling(self, state: msgspec.Struct) -> AnyCommand | None:
        """Dice, then the usual answer to each question, up to the end of the turn."""
        state = cast("State", state)
        if state.phase not in (Phase.RESOLUTION, Phase.CONSEQUENCES) or state.bell:
            return None
        asked = open_questions(state)
        if asked:
            return usual_answer(state, asked[0])
        return Resolve() if state.phase is Phase.RESOLUTION else None

    def alike(self, state: msgspec.Struct) -> None:
        """Two dice of twenty faces are counted."""

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm:
        state = cast("State", after)
        was, now = cast("State", before).fighter(fighter).health, state.fighter(fighter).health
        ticked = [
            (line, new - old)
            for track in Track
            for line, (old, new) in enumerate(
                zip(was.ticks(track), now.ticks(track), strict=True), 1
            )
            if new > old
        ]
        fall = Fall.STANDING
        if now.dead and not was.dead:
            fall = Fall.DEAD
        elif now.dying and not was.dying:
            fall = Fall.DYING
        elif now.unconscious and not was.unconscious and not now.dead:
            fall = Fall.OUT
        return Harm(
            boxes=sum(count for _, count in ticked),
            line=max((line for line, _ in ticked), default=0),
            countered=any(
                blow.counter and blow.victim == fighter and bool(blow.wounds)
                for blow in state.counters
            ),
            fall=fall,
        )

    def playing(self, state: msgspec.Struct, generator: random.Random) -> AnyCommand | None:
        return next_of_fight(self._tables, cast("State", state), generator)

    def round(self, state: msgspec.Struct) -> int:
        return cast("State", state).round

    def standing(self, state: msgspec.Struct) -> dict[str, int]:
        return {each.id: each.side for each in cast("State", state).fighters if each.able}

    def people(self, state: msgspec.Struct) -> dict[str, str]:
        return {each.id: each.name for each in cast("State", state).fighters if not each.removed}

    def pools(self, state: msgspec.Struct, fighter: str) -> tuple[PoolView, ...]:
        return pools(cast("State", state).fighter(fighter))

    def assumed(self) -> tuple[Message, ...]:
        return HABITS

    def _ways(self, state: State, fighter: str, foe: str) -> tuple[Way, ...]:
        one = state.fighter(fighter)
        if state.phase is not Phase.CHOICE:
            if one.choice is None:
                return (Way(SHOWN, say("np.fight.odds.nothing")),)
            return (Way(SHOWN, choice_text(self._tables, state, one.choice)),)
        found = intents(self._tables, state, one, state.fighter(foe))
        return tuple(Way(each.written, each.label(self._tables, one)) for each in found)

    def _done(self, state: State, command: AnyCommand) -> State:
        outcome = decide(self._tables, state, command, Dice())
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                state = self.apply(state, event)
            return state
        if isinstance(outcome, NeedDice):
            raise TypeError("choices and reveals are made without dice")
        raise KnownError(outcome.reason)


def undecided(state: State) -> State:
    """A redacted state in which nobody has locked anything either: that somebody did tells nothing
    of what he chose."""
    if state.phase is not Phase.CHOICE:
        return state
    fighters = tuple(
        replace(each, locked=False) if each.locked else each for each in state.fighters
    )
    return replace(state, fighters=fighters)


def _apart(state: State, duel: Duel) -> State:
    """Nobody has chosen; the reveal waits for these two alone."""
    return replace(
        state,
        fighters=tuple(
            replace(each, choice=None, locked=each.id not in (duel.left, duel.right))
            for each in state.fighters
        ),
    )


def _concerned(one: Fighter, foe: Fighter) -> bool:
    """Whether one of two shown choices is for the other."""
    return (one.choice is not None and one.choice.target == foe.id) or (
        foe.choice is not None and foe.choice.target == one.id
    )
