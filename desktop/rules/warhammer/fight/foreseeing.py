"""Looking ahead in a Warhammer fight: an attack that meets a defence, and a fight left to habits.

What is looked at are fights as the engine makes them, with the two choices beside them until both
are taken.
"""

import random
from typing import cast

import msgspec

from desktop.rules.dice import Dice
from desktop.rules.errors import KnownError, known
from desktop.rules.fightview import PoolView
from desktop.rules.foresight import Duel, Fall, Harm, Way
from desktop.rules.message import Message, say
from desktop.rules.system import Outcome
from desktop.rules.warhammer.fight import acting, asks, budget, defending, habits, rolling, sums
from desktop.rules.warhammer.fight.commands import Act, AnyCommand, Defend
from desktop.rules.warhammer.fight.decide import decide
from desktop.rules.warhammer.fight.events import OWNED, AnyEvent, apply
from desktop.rules.warhammer.fight.parts import Blow, Defence, Marks, Phase, Place, Stage
from desktop.rules.warhammer.fight.parts import Way as Going
from desktop.rules.warhammer.fight.pooling import pools
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.tables.tables import Tables

replace = msgspec.structs.replace
ATTACKS = (
    budget.ATTACK,
    budget.SHOOT,
    budget.CHARGE,
    budget.PIERCE,
    budget.SURPRISE,
    budget.OVER,
)
"""The attacks that wound, each as chances may be asked of it."""
_WITH = "|"
_LUCKY = 3
"""The least face of a d100 after which the damage die counts as it falls."""


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """A fight in which an attack meets a defence: `act` until it is made, `reply` until its target
    has answered."""

    fight: State
    act: Act | None = None
    reply: str = ""


class WarhammerForesight:
    """See `Foresight` for what each method promises."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def decide(self, state: msgspec.Struct, command: msgspec.Struct, dice: Dice) -> Outcome:
        return decide(self._tables, _fight(state), cast("AnyCommand", command), dice)

    def apply(self, state: msgspec.Struct, event: msgspec.Struct) -> msgspec.Struct:
        after = apply(_fight(state), cast("AnyEvent", event))
        if not isinstance(state, Meeting):
            return after
        blow = after.blow
        answered = blow is not None and blow.stage is Stage.SETTLE
        reply = "" if answered and state.act is None else state.reply
        return replace(state, fight=after, act=None, reply=reply)

    def opponents(self, state: msgspec.Struct, fighter: str) -> tuple[str, ...]:
        """Those he fights first; while turns are taken and nothing is under way."""
        state = _fight(state)
        one = state.find(fighter)
        running = state.phase in (Phase.POSTURES, Phase.TURNS) and not state.busy
        if one is None or not running or not one.able or one.helpless:
            return ()
        facing = {foe.id for foe in state.foes(fighter)}
        foes = [each.id for each in state.enemies(one) if each.able]
        return (*(f for f in foes if f in facing), *(f for f in foes if f not in facing))

    def duel(self, state: msgspec.Struct, left: str, right: str) -> Duel:
        """The attacks that the left one could make now against the defences of the right one."""
        state = self._turned(_fight(state), left)
        one = state.fighter(left)
        return Duel(
            left=left,
            right=right,
            left_ways=tuple(self._attacks(state, one)),
            right_ways=tuple(self._defences(state, left, right)),
        )

    def met(self, state: msgspec.Struct, duel: Duel, left: Way, right: Way) -> Meeting:
        """It is the attacker's turn; he has chosen, and his target knows how he will answer."""
        state = self._turned(_fight(state), duel.left)
        action, _, arm = left.value.partition(_WITH)
        act = self._act(state, state.fighter(duel.left), duel.right, action, arm)
        if (why := acting.refused(self._tables, state, state.fighter(duel.left), act)) is not None:
            raise KnownError(why)
        reply, _, guard = right.value.partition(asks.GUARDED)
        blow = _blow(state.fighter(duel.left), act)
        if (why := defending.why_not(self._tables, state, blow, reply)) is not None:
            raise KnownError(why)
        if guard and guard not in defending.guards(self._tables, state, blow):
            raise known("wh.fight.why.no-guard")
        return Meeting(fight=state, act=act, reply=right.value)

    def settling(self, state: msgspec.Struct) -> AnyCommand | None:
        """The attack, the answer that was chosen, what follows; other blows that come of it are met
        as is usual."""
        if not isinstance(state, Meeting):
            return habits.under_way(self._tables, _fight(state))
        if state.act is not None:
            return state.act
        blow = state.fight.blow
        if state.reply and blow is not None and blow.stage is Stage.DEFENCE and not blow.why:
            reply, _, guard = state.reply.partition(asks.GUARDED)
            if defending.why_not(self._tables, state.fight, blow, reply) is None:
                return Defend(fighter=blow.target, reply=reply, guard=guard)
        return habits.under_way(self._tables, state.fight)

    def alike(self, state: msgspec.Struct) -> bytes | None:
        """States whose blow lands in the same zone come to the same, whatever was rolled under
        what, but for an attack of 01 or 02; and so do those in which nothing is under way and
        everybody is hurt alike."""
        if not isinstance(state, Meeting):
            return None
        fight = state.fight
        bodies = tuple(
            tuple(getattr(each.document, part) for part in OWNED) for each in fight.fighters
        )
        blows = tuple(self._plain(fight, each) for each in fight.stack)
        pending = (fight.offers, fight.leaving, state.act)
        answered = "" if not fight.busy and state.act is None else state.reply
        return msgspec.json.encode((answered, pending, blows, bodies))

    def _plain(self, fight: State, blow: Blow) -> Blow:
        """A blow without what nothing depends on any more."""
        if blow.stage is Stage.APPROACH:
            return blow
        zone = blow.zone or rolling.zones(self._tables, fight, blow)[-1]
        roll = blow.roll
        if roll is not None:
            roll = replace(roll, roll=min(roll.roll, _LUCKY), target=0, degrees=0)
        plain = replace(
            blow, zone=zone, roll=roll, need=None, located=0, guard_need=None, guard_roll=None
        )
        if blow.way is not Going.PUSH:
            # The degrees have said where it lands.
            plain = replace(plain, degrees=0)
        if blow.way is Going.HIT and blow.stage is Stage.SETTLE:
            # A defence that failed leaves nothing behind.
            plain = replace(plain, defence=Defence.NONE, guard="")
        return plain

    def harm(self, before: msgspec.Struct, after: msgspec.Struct, fighter: str) -> Harm:
        """Each critical effect is a box, its value the line (WH-GEN-NO-WOUNDS)."""
        was, now = _fight(before).fighter(fighter), _fight(after).fighter(fighter)
        known_ids = {each.id for each in was.document.wounds}
        fresh = [each for each in now.document.wounds if each.id not in known_ids]
        body, fall = now.document.state, Fall.STANDING
        fell = was.able and not now.able
        if fell and body.dead:
            fall = Fall.DEAD
        elif fell and (body.dying or any(each.doom is not None for each in fresh)):
            fall = Fall.DYING
        elif fell:
            fall = Fall.OUT
        return Harm(
            boxes=len(fresh) or int(fell),
            line=max((each.value for each in fresh), default=0),
            fall=fall,
        )

    def playing(self, state: msgspec.Struct, generator: random.Random) -> AnyCommand | None:
        return habits.next_of_fight(self._tables, _fight(state), generator)

    def round(self, state: msgspec.Struct) -> int:
        return _fight(state).round

    def standing(self, state: msgspec.Struct) -> dict[str, int]:
        return {each.id: each.side for each in habits.fit(_fight(state))}

    def people(self, state: msgspec.Struct) -> dict[str, str]:
        return {each.id: each.name for each in _fight(state).fighters if not each.removed}

    def pools(self, state: msgspec.Struct, fighter: str) -> tuple[PoolView, ...]:
        fight = _fight(state)
        one = fight.find(fighter)
        return () if one is None else pools(sums.of(self._tables, fight, one), one)

    def assumed(self) -> tuple[Message, ...]:
        return habits.HABITS

    def _turned(self, state: State, fighter: str) -> State:
        """The fight in somebody's turn: his own as it stands, else as at its beginning."""
        if state.acting is not None and state.acting.id == fighter:
            return state
        fighters = tuple(
            replace(each, marks=_fresh(each.marks)) if each.id == fighter else each
            for each in state.fighters
        )
        return replace(state, phase=Phase.TURNS, turn=fighter, fighters=fighters)

    def _attacks(self, state: State, one: Fighter) -> list[Way]:
        found: list[Way] = []
        for action in ATTACKS:
            if budget.illegal(self._tables, state, one, action) is not None:
                continue
            name = budget.name_of(self._tables, action)
            fit = budget.usable(self._tables, state, one, action)
            # Fists are for who holds nothing else.
            for id in [each for each in fit if each] or list(fit):
                label = say("wh.fight.odds.attack", action=name, weapon=fit[id].name)
                found.append(Way(f"{action}{_WITH}{id}", label))
        return found

    def _defences(self, state: State, left: str, right: str) -> list[Way]:
        """What the right one could do against a common attack, and taking it."""
        act = self._act(state, state.fighter(left), right, budget.ATTACK, "")
        options = asks.defend_ask(self._tables, state, _blow(state.fighter(left), act)).fields[0]
        return [
            Way(each.value, self._named(state, right, each.value))
            for each in options.options
            if each.why_not is None
        ]

    def _named(self, state: State, right: str, value: str) -> Message:
        """A defence in words."""
        reply, _, guard = value.partition(asks.GUARDED)
        if not guard:
            return say(f"wh.fight.odds.{reply}")
        used = sums.arm_of(self._tables, state.fighter(right).document, guard)
        return say(f"wh.fight.odds.{reply}-with", weapon=used.name)

    def _act(self, state: State, one: Fighter, target: str, action: str, arm: str) -> Act:
        used = sums.arm_of(self._tables, one.document, arm)
        metres = used.reach if used.ranged else 0
        if action == budget.CHARGE:
            metres = sums.of(self._tables, state, one).move.total
        return Act(
            fighter=one.id,
            action=action,
            target=target,
            arm=arm,
            pierced=1 if action == budget.PIERCE else 0,
            place=Place(metres=metres),
        )


def _fight(state: msgspec.Struct) -> State:
    return state.fight if isinstance(state, Meeting) else cast("State", state)


def _fresh(marks: Marks) -> Marks:
    """What is noted of somebody at the beginning of his turn."""
    return replace(marks, spent=0, extra=False, kinds=(), attacks=0, stopped=False)


def _blow(one: Fighter, act: Act) -> Blow:
    """The blow of an attack as its target will meet it."""
    marks = one.marks
    return Blow(
        attacker=one.id,
        target=act.target,
        arm=act.arm,
        action=act.action,
        number=marks.attacks + 1,
        aimed=marks.aimed,
        sure=marks.feinted == act.target,
        bashed=marks.bashed == act.target,
        place=act.place,
    )
