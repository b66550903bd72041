"""Looking ahead in a fight of HARP | TdM: an attack on somebody who parries or not, and a fight
left to habits."""

import random
from typing import cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.fightview import PoolView
from desktop.rules.foresight import Duel, Fall, Harm, Way, harm_of_points
from desktop.rules.harp.death import State as Standing
from desktop.rules.harp.fight import acting, habits, sums
from desktop.rules.harp.fight.commands import AnyCommand, Attack
from desktop.rules.harp.fight.decide import decide
from desktop.rules.harp.fight.events import OWNED, AnyEvent, apply
from desktop.rules.harp.fight.parts import Critical, Marks, Phase
from desktop.rules.harp.fight.state import State
from desktop.rules.harp.fight.view import pools
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, say
from desktop.rules.system import Outcome

replace = msgspec.structs.replace
PLAIN, PARRY = "ordinaire", "parade"
_FALLS = {
    Standing.DEAD: Fall.DEAD,
    Standing.LOST: Fall.DEAD,
    Standing.DYING: Fall.DYING,
}


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in which somebody attacks: `act` until he has."""

    fight: State
    act: Attack | None = None


class HarpForesight:
    """See `Foresight` for what each method promises."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, _fight(state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> msgspec.Struct:
        after = apply(_fight(state), cast("AnyEvent", event))
        return Meeting(fight=after) if isinstance(state, Meeting) else after

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        """His foes, while turns are taken, nothing waits, and no state keeps him from acting."""
        state = _fight(state)
        one = state.find(fighter)
        if one is None or not one.able or state.phase is not Phase.TURNS or state.busy:
            return ()
        if sums.hindrance(state.settings, one) is not None:
            return ()
        return tuple(each.id for each in state.able() if each.side != one.side)

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        """The attacks that the left one could make now, against the right one who parries or
        not."""
        fight = self._turned(_fight(state), left)
        return Duel(
            left=left,
            right=right,
            left_ways=tuple(self._attacks(fight, left, right)),
            right_ways=tuple(self._defences(fight, right)),
        )

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> Meeting:
        """It is the attacker's turn, and his target said what he parries with."""
        fight = self._turned(_fight(state), duel.left)
        foe = fight.fighter(duel.right)
        if right.value == PARRY:
            most = acting.most_parry(self._tables, fight, foe)
            fight = _marked(fight, foe.id, replace(foe.marks, parry=most))
        one = fight.fighter(duel.left)
        if (why := acting.why_no_action(self._tables, fight, one)) is not None:
            raise KnownError(why)
        return Meeting(fight=fight, act=Attack(fighter=duel.left, target=foe.id, weapon=left.value))

    def settling(self, state: msgspec.Struct) -> AnyCommand | None:
        """The attack, then what its result is taken to cost."""
        if isinstance(state, Meeting) and state.act is not None:
            return state.act
        return habits.under_way(_fight(state))

    def alike(self, state: msgspec.Struct) -> bytes | None:
        """Before the attack, how everybody stands; then a hit is what it is taken to cost, whatever
        was rolled for it; with nothing under way, what everybody suffered."""
        if not isinstance(state, Meeting):
            return None
        fight = state.fight
        bodies = tuple(
            (each.held, tuple(getattr(each.document, part) for part in OWNED))
            for each in fight.fighters
        )
        waits = tuple(
            (each.target, habits.cost(fight.settings, each))
            if isinstance(each, Critical)
            else (each.fighter, -1)
            for each in fight.pending
        )
        stands = () if state.act is None else tuple(each.marks for each in fight.fighters)
        return msgspec.json.encode((state.act, stands, waits, bodies))

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm:
        """Each hit point lost is a box."""
        was, now = _fight(before).fighter(fighter), _fight(after).fighter(fighter)
        falls = was.able and not now.able
        fall = _FALLS.get(now.standing, Fall.OUT) if falls else Fall.STANDING
        return harm_of_points(was.document.hp - now.document.hp, fall)

    def playing(self, state: msgspec.Struct, generator: random.Random) -> AnyCommand | None:
        return habits.next_of_fight(self._tables, _fight(state), generator)

    def round(self, state: msgspec.Struct) -> int:
        return _fight(state).round

    def standing(self, state: msgspec.Struct) -> dict[str, int]:
        return {each.id: each.side for each in _fight(state).able()}

    def people(self, state: msgspec.Struct) -> dict[str, str]:
        return {each.id: each.name for each in _fight(state).fighters if not each.removed}

    def pools(self, state: msgspec.Struct, fighter: str) -> tuple[PoolView, ...]:
        one = _fight(state).find(fighter)
        return () if one is None else pools(one)

    def assumed(self) -> tuple[Message, ...]:
        return habits.HABITS

    def _turned(self, state: State, fighter: str) -> State:
        """The fight in somebody's turn: his own as it stands while he has an action left, else as
        at its beginning."""
        if acting.why_no_action(self._tables, state, state.fighter(fighter)) is None:
            return state
        fresh = _marked(state, fighter, Marks(parry=0))
        return replace(fresh, phase=Phase.TURNS, turn=fighter)

    def _attacks(self, state: State, left: str, right: str) -> list[Way]:
        one = state.fighter(left)
        if acting.why_no_action(self._tables, state, one) is not None:
            return []
        found: list[Way] = []
        for act in habits.attacks(self._tables, state, one, right):
            weapon = sums.weapon_of(state.settings, one.document, act.weapon)
            name = "" if weapon is None else sums.weapon_name(weapon)
            found.append(Way(act.weapon, say("harp.fight.odds.attack", weapon=name)))
        return found

    def _defences(self, state: State, right: str) -> list[Way]:
        """As he stands, and with all of his BO where he may still say so."""
        one = state.fighter(right)
        found = [Way(PLAIN, say("harp.fight.odds.plain"))]
        most = acting.most_parry(self._tables, state, one)
        if acting.why_no_parry(self._tables, state, one) is None and one.marks.parry < most:
            found.append(Way(PARRY, say("harp.fight.odds.parry", amount=most)))
        return found


def _marked(state: State, fighter: str, marks: Marks) -> State:
    fighters = tuple(
        replace(each, marks=marks) if each.id == fighter else each for each in state.fighters
    )
    return replace(state, fighters=fighters)


def _fight(state: msgspec.Struct) -> State:
    return state.fight if isinstance(state, Meeting) else cast("State", state)
