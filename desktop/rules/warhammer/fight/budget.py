"""What an action costs and why it may not be taken now (III; WH-ROUND-*, WH-POST-*).

Amounts of A are in halves: an action costs 2 of the 2×A of a round, half a round out of combat
A of them (WH-ROUND-HALF-ACTIONS).
"""

from desktop.rules.message import Message, say
from desktop.rules.warhammer import arms as held
from desktop.rules.warhammer import attack, shooting
from desktop.rules.warhammer.arms import FORTUNE, Arm
from desktop.rules.warhammer.fight import sums
from desktop.rules.warhammer.fight.state import Fighter, State, place_of
from desktop.rules.warhammer.tables.tables import Tables

WHOLE = 2
ATTACK, SHOOT, FEINT, CHARGE, AIM, MANOEUVRE = (
    "attaquer",
    "tirer",
    "feinter",
    "charger",
    "viser",
    "manoeuvrer",
)
BASH, PIERCE, SURPRISE, OVER = (
    "frappe-de-bouclier",
    "coup-perforant",
    "allonge-surprise",
    "par-dessus-les-defenses",
)
STUN, DISARM = "coup-assommant", "desarmement"
FREEING = "se-liberer"
PLAIN = (ATTACK, SHOOT, CHARGE, FEINT, AIM, MANOEUVRE)
SPECIALS = (PIERCE, SURPRISE, OVER, BASH, STUN, DISARM)
ACTIONS = (*PLAIN, *SPECIALS, FREEING)
OPPOSED = (FEINT, MANOEUVRE, BASH)
_EXTRA = (ATTACK, SHOOT, FEINT, PIERCE, SURPRISE, OVER, STUN, DISARM, BASH)
"""What the A of a second weapon may be used for (WH-OFFHAND-EXTRA-A)."""
_NAMES = {SHOOT: ATTACK}


def attacks(tables: Tables, state: State, fighter: Fighter) -> int:
    """The A of the profile, a second weapon aside."""
    return max(0, sums.of(tables, state, fighter).attacks.total)


def total(tables: Tables, state: State, fighter: Fighter) -> int:
    """The halves of A of this round, less what was used in advance."""
    return max(0, WHOLE * attacks(tables, state, fighter) - fighter.marks.debt)


def left(tables: Tables, state: State, fighter: Fighter) -> int:
    """The halves of A that are left for one's own actions, 0 or more."""
    marks = fighter.marks
    return max(0, total(tables, state, fighter) - marks.spent - marks.reserved)


def extra_left(tables: Tables, fighter: Fighter) -> bool:
    """Whether the A of a second weapon is still there."""
    return bool(held.extra_attack(tables, fighter.document)) and not fighter.marks.extra


def half_round(tables: Tables, state: State, fighter: Fighter) -> int:
    """What half a round out of combat costs: half of the A, at least half of one."""
    return max(1, attacks(tables, state, fighter))


def name_of(tables: Tables, action: str) -> Message | str:
    """How an action is called."""
    if action in tables.specials:
        return tables.specials.get(action).name
    if action in tables.actions:
        return tables.actions.get(action).name
    return say(f"wh.fight.action.{action}")


def my_turn(tables: Tables, state: State, fighter: Fighter) -> Message | None:
    """Why a fighter cannot act now, whatever he wants to do; None when he can."""
    if state.busy:
        return say("wh.fight.why.busy")
    if state.acting is None or state.acting.id != fighter.id:
        return say("wh.fight.why.not-his-turn", name=fighter.name)
    if not fighter.able:
        return say("wh.fight.why.out", name=fighter.name)
    if fighter.helpless:
        return say("wh.fight.why.no-action", name=fighter.name)
    if fighter.marks.stopped:
        return say("wh.fight.why.stopped", name=fighter.name)
    if sums.too_weak(tables, state, fighter):
        return say("wh.fight.why.too-weak", name=fighter.name)
    return None


def affordable(tables: Tables, state: State, fighter: Fighter, action: str) -> Message | None:
    """Why there is no A left for a combat action of the slot that is on; None when there is.

    With half of an A left a whole one may be spent: the half is owed to the next round.
    """
    marks = fighter.marks
    slots = max(1, len(fighter.slots))
    place = place_of(state.turn)
    remains = left(tables, state, fighter) > 0 or extra_left(tables, fighter)
    if remains and place < slots and marks.spent >= WHOLE * place:
        return say("wh.fight.why.slot-used")
    if left(tables, state, fighter) > 0:
        return None
    if place >= slots and extra_left(tables, fighter) and action in _EXTRA:
        return None
    return say("wh.fight.why.no-a-left")


def uses_extra(tables: Tables, state: State, fighter: Fighter, action: str) -> bool:
    """Whether an action is paid with the A of a second weapon: those of the profile go first,
    but for the shield's own (WH-SPEC-SHIELD-BASH)."""
    if not extra_left(tables, fighter) or action not in _EXTRA:
        return False
    return action == BASH or left(tables, state, fighter) <= 0


def illegal(tables: Tables, state: State, fighter: Fighter, action: str) -> Message | None:
    """Why a combat action is not legal now; None when it is."""
    if (why := my_turn(tables, state, fighter)) is not None:
        return why
    if action not in ACTIONS:
        return say("wh.fight.why.unknown-action")
    if fighter.marks.snare is not None and action != FREEING:
        return say("wh.fight.why.captured")
    if action == FREEING:
        if fighter.marks.snare is None:
            return say("wh.fight.why.not-captured")
        return affordable(tables, state, fighter, action)
    if not state.enemies(fighter):
        return say("wh.fight.why.no-foe")
    if (why := _posture(tables, fighter, action)) is not None:
        return why
    if action not in (ATTACK, SHOOT) and action in fighter.marks.kinds:
        return say("wh.fight.why.once")
    if action == CHARGE and fighter.marks.still:
        return say("wh.fight.why.still")
    if action == CHARGE:
        spent = fighter.marks.spent or fighter.marks.reserved
        if spent:
            return say("wh.fight.why.whole-round")
    if (why := _equipped(tables, state, fighter, action)) is not None:
        return why
    return affordable(tables, state, fighter, action)


def _posture(tables: Tables, fighter: Fighter, action: str) -> Message | None:
    """What a posture does not allow; special actions go with all of them (WH-POST-SPECIALS)."""
    posture = tables.postures.get(fighter.posture)
    if action in tables.specials or "toutes" in posture.allowed:
        return None
    if _NAMES.get(action, action) in posture.allowed:
        return None
    return say("wh.fight.why.posture", posture=posture.name)


def _equipped(tables: Tables, state: State, fighter: Fighter, action: str) -> Message | None:
    if action == SHOOT:
        if not usable(tables, state, fighter, action):
            return say("wh.fight.why.no-shot")
        return None
    if action in tables.specials:
        special = tables.specials.get(action)
        ranged = action == STUN and bool(usable(tables, state, fighter, action))
        if special.talent and not ranged and not fighter.document.talent(special.talent):
            return say("wh.fight.why.talent", talent=tables.talents.get(special.talent).name)
    if not usable(tables, state, fighter, action):
        return say("wh.fight.why.weapon")
    return None


def usable(tables: Tables, state: State, fighter: Fighter, action: str) -> dict[str, Arm]:
    """The weapons in hand that an action may be made with."""
    found = sums.arms(tables, fighter.document)
    return {
        id: one for id, one in found.items() if unfit(tables, state, fighter, action, one) is None
    }


def unfit(tables: Tables, state: State, fighter: Fighter, action: str, one: Arm) -> Message | None:
    """Why an action cannot be made with a weapon; None when it can."""
    if action == SHOOT:
        if not one.ranged:
            return say("wh.fight.why.not-ranged", weapon=one.name)
        return unready(tables, state, fighter, one)
    if action == AIM and one.ranged:
        bf = sums.of(tables, state, fighter).bf.total
        return shooting.drawable(tables, one, bf, aiming=True)
    if action == STUN and one.ranged:
        if not one.stuns:
            return say("wh.fight.why.weapon")
        return unready(tables, state, fighter, one)
    if action == STUN and not fighter.document.talent("coups-assommants"):
        return say("wh.fight.why.weapon")
    if (one.ranged or one.shield == FORTUNE) and action != AIM:
        return say("wh.fight.why.not-melee", weapon=one.name)
    if action in tables.specials:
        wanted = tables.specials.get(action).weapons
        if action == PIERCE:
            wanted = state.settings.piercing_weapons
        if wanted and one.id not in wanted and one.held.weapon not in wanted:
            return say("wh.fight.why.weapon")
    return None


def unready(tables: Tables, state: State, fighter: Fighter, one: Arm) -> Message | None:
    """Why a weapon cannot be shot now; None when it can."""
    weapon = one.held
    row = tables.ranged.get(one.id) if one.id in tables.ranged else None
    if fighter.marks.mounted and row is not None and row.bow and not row.mounted:
        return say("wh.fight.why.mounted", weapon=one.name)
    if one.magazine:
        if weapon.left <= 0:
            return say("wh.fight.why.empty", weapon=one.name)
    elif one.reload and not weapon.loaded:
        return say("wh.fight.why.unloaded", weapon=one.name)
    carried = [each for each in fighter.document.ammunition if each.ammunition == weapon.ammunition]
    if weapon.ammunition and carried and not any(each.count > 0 for each in carried):
        return say("wh.fight.why.no-ammunition", weapon=one.name)
    return shooting.drawable(tables, one, sums.of(tables, state, fighter).bf.total)


def charge_refused(tables: Tables, state: State, fighter: Fighter, metres: int) -> Message | None:
    """Why a target is too near or too far for a charge (WH-ACT-CHARGE)."""
    move = sums.of(tables, state, fighter).move.total
    if attack.charge_allowed(move, metres):
        return None
    return say("wh.fight.why.charge", least=move, most=attack.CHARGE_MOST * move)
