"""Looking ahead in a fight of PV négatifs: an attack on somebody who defends himself or not, and a
fight left to habits."""

import random
from typing import cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError
from desktop.rules.fightview import PoolView
from desktop.rules.foresight import Duel, Fall, Harm, Way, harm_of_points
from desktop.rules.message import Message, say
from desktop.rules.pv_negatifs import heroic
from desktop.rules.pv_negatifs.attack import NATURAL
from desktop.rules.pv_negatifs.document import Standing
from desktop.rules.pv_negatifs.fight import acting, habits, sums
from desktop.rules.pv_negatifs.fight.commands import AnyCommand, Attack
from desktop.rules.pv_negatifs.fight.decide import decide
from desktop.rules.pv_negatifs.fight.events import OWNED, AnyEvent, apply
from desktop.rules.pv_negatifs.fight.parts import Blow, Marks, Phase
from desktop.rules.pv_negatifs.fight.state import Fighter, State
from desktop.rules.pv_negatifs.fight.view import pools
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Outcome

replace = msgspec.structs.replace
PLAIN, FULL = "ordinaire", "full-defense"
_WITH, _SPARING = "|", "non-letal"


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in which somebody attacks: `act` until he has."""

    fight: State
    act: Attack | None = None


class PvNegatifsForesight:
    """See `Foresight` for what each method promises."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, _fight(state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> msgspec.Struct:
        after = apply(_fight(state), cast("AnyEvent", event))
        return Meeting(fight=after) if isinstance(state, Meeting) else after

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        """Those he fights first; while turns are taken, nothing is under way, and he may act."""
        state = _fight(state)
        one = state.find(fighter)
        running = state.phase is Phase.TURNS and not state.busy
        if one is None or not running or not one.able or not one.free_to_act:
            return ()
        near = {foe.id for foe in state.foes(fighter)}
        foes = [each.id for each in state.able() if each.side != one.side]
        return (*(f for f in foes if f in near), *(f for f in foes if f not in near))

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        """The attacks that the left one could make now against how the right one stands."""
        state = self._turned(_fight(state), left)
        return Duel(
            left=left,
            right=right,
            left_ways=tuple(self._attacks(state, left, right)),
            right_ways=tuple(self._defences(state.fighter(right))),
        )

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> Meeting:
        """It is the attacker's turn, and his target did what he does against it."""
        state = self._turned(_fight(state), duel.left)
        foe = state.fighter(duel.right)
        marks = replace(foe.marks, full_defence=right.value == FULL)
        fighters = tuple(
            replace(each, marks=marks) if each.id == foe.id else each for each in state.fighters
        )
        weapon, _, manner = left.value.partition(_WITH)
        act = Attack(fighter=duel.left, target=foe.id, weapon=weapon, nonlethal=manner == _SPARING)
        one = state.fighter(duel.left)
        if (why := acting.why_no_attack(self._tables, state, one)) is not None:
            raise KnownError(why)
        return Meeting(fight=replace(state, fighters=fighters), act=act)

    def settling(self, state: msgspec.Struct) -> AnyCommand | None:
        """The attack, what follows of it, and the checks of wounds."""
        if isinstance(state, Meeting) and state.act is not None:
            return state.act
        return habits.under_way(self._tables, _fight(state))

    def alike(self, state: msgspec.Struct) -> bytes | None:
        """Before the attack, how everybody stands; then a hit is a hit whatever was rolled for it,
        but for a natural 20; with nothing under way, what everybody suffered."""
        if not isinstance(state, Meeting):
            return None
        fight = state.fight
        bodies = tuple(
            tuple(getattr(each.document, part) for part in OWNED) for each in fight.fighters
        )
        inside = tuple(each.swallowed for each in fight.fighters)
        blow = None if fight.blow is None else _plain(fight.blow)
        stands = () if state.act is None else tuple(each.marks for each in fight.fighters)
        return msgspec.json.encode((state.act, stands, blow, fight.offers, inside, bodies))

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm:
        """Each hit point lost is a box, and their number what tells how grave it is."""
        was, now = _fight(before).fighter(fighter), _fight(after).fighter(fighter)
        fall = _fallen(now) if was.able and not now.able else Fall.STANDING
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
        return () if one is None else pools(self._tables, one)

    def assumed(self) -> tuple[Message, ...]:
        return habits.HABITS

    def _turned(self, state: State, fighter: str) -> State:
        """The fight in somebody's turn: his own as it stands while he has an attack left, else as
        at its beginning."""
        one = state.fighter(fighter)
        if acting.why_no_attack(self._tables, state, one) is None:
            return state
        fighters = tuple(
            replace(each, marks=_fresh(each.marks)) if each.id == fighter else each
            for each in state.fighters
        )
        return replace(state, phase=Phase.TURNS, turn=fighter, fighters=fighters)

    def _attacks(self, state: State, left: str, right: str) -> list[Way]:
        one = state.fighter(left)
        if acting.why_no_attack(self._tables, state, one) is not None:
            return []
        found: list[Way] = []
        for nonlethal in (False, True):
            for act in habits.attacks(self._tables, state, one, right, nonlethal=nonlethal):
                weapon = sums.weapon_of(one.document, act.weapon) or sums.BARE
                key = "sparing" if nonlethal else "attack"
                label = say(f"pv.fight.odds.{key}", weapon=sums.weapon_name(weapon))
                manner = f"{_WITH}{_SPARING}" if nonlethal else ""
                found.append(Way(f"{act.weapon}{manner}", label))
        return found

    def _defences(self, one: Fighter) -> list[Way]:
        """As he is, and in full defence where he may be in it."""
        plain, full = (Way(value, say(f"pv.fight.odds.{value}")) for value in (PLAIN, FULL))
        if one.marks.full_defence:
            return [full]
        barred = heroic.needed(one.document, "defense") and not one.free_to_act
        return [plain] if barred or not one.able or one.marks.attacks else [plain, full]


def _fight(state: msgspec.Struct) -> State:
    return state.fight if isinstance(state, Meeting) else cast("State", state)


def _fresh(marks: Marks) -> Marks:
    """What is noted of somebody at the beginning of his turn; one who is confused has his wits."""
    return replace(
        marks, attacks=0, full_defence=False, stopped=False, cleared=True, hindered="", held=False
    )


def _plain(blow: Blow) -> Blow:
    """A blow without what nothing depends on any more."""
    natural = blow.natural if blow.natural == NATURAL else 0
    return replace(blow, need=None, bonus=None, natural=natural)


def _fallen(one: Fighter) -> Fall:
    """How somebody who can take no part any more is down."""
    body = one.document.body
    if body.standing is Standing.DEAD:
        return Fall.DEAD
    dooms = any(each.doom is not None for each in one.document.mortal)
    if dooms or body.countdown is not None or body.standing is Standing.COMA:
        return Fall.DYING
    return Fall.OUT
