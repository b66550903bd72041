"""The numbers of a fight: weapons in hand, combat CC, what attacks, parries and dodges are rolled
against (III). Each carries its terms."""

import msgspec

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.kept import kept
from desktop.rules.message import say
from desktop.rules.warhammer import armed, attack, defence, shooting
from desktop.rules.warhammer.arms import Arm, arm, bare_hands, in_hand, mastered
from desktop.rules.warhammer.care import phase
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.duel import combat_cc
from desktop.rules.warhammer.fight.parts import FREE, PIKE, Blow
from desktop.rules.warhammer.fight.state import MUD, SNOW, Fighter, State
from desktop.rules.warhammer.harm import half_lost, handed
from desktop.rules.warhammer.profile import Profile, profile
from desktop.rules.warhammer.skills import rolls_penalty
from desktop.rules.warhammer.tables.tables import Tables

PRONE = "a-terre"
HURT_HAND = "main-blessee"
"""The tick that says that an attack is made with a hand that lost fingers."""
_GROUND = {MUD: "boue-ou-pluie-forte", SNOW: "enfonce-dans-une-neige-epaisse"}
_CHARGE = "charger"
_OUTNUMBERING = {2: "a-2-contre-1", 3: "a-3-contre-1", 4: "a-4-contre-1"}


def of(tables: Tables, state: State, fighter: Fighter) -> Profile:
    """The profile of a fighter as he is now."""
    return kept(fighter.document, profile, tables, state.settings)


def arms(tables: Tables, character: Character) -> dict[str, Arm]:
    """The weapons that can be used now, by id, each profile of a weapon apart, bare hands last."""
    found: dict[str, Arm] = {}
    for held in in_hand(character):
        found[held.id] = arm(tables, character, held)
        row = tables.melee.get(held.weapon) if held.weapon in tables.melee else None
        if row is not None:
            for used in row.profiles:
                found[f"{held.id}/{used}"] = arm(tables, character, held, used)
    found[""] = bare_hands(tables)
    return found


def find_arm(tables: Tables, character: Character, id: str) -> Arm | None:
    """A weapon by its id, put away or not; None when there is none of that id."""
    held_id, _, used = id.partition("/")
    if not held_id:
        return bare_hands(tables)
    held = next((one for one in character.weapons if one.id == held_id), None)
    return None if held is None else arm(tables, character, held, used)


def arm_of(tables: Tables, character: Character, id: str) -> Arm:
    """A weapon by its id; bare hands when it has gone."""
    return find_arm(tables, character, id) or bare_hands(tables)


def shown_arm(tables: Tables, fighter: Fighter) -> Arm | None:
    """The melee weapon that a fighter opposes; None when he is disarmed."""
    found = [one for id, one in arms(tables, fighter.document).items() if id and not one.ranged]
    return found[0] if found else None


def rolled(tables: Tables, state: State, fighter: Fighter, need: Breakdown) -> Breakdown:
    """What a test is rolled under once everything counts that bears on all rolls of somebody:
    infections that run (WH-INFECT-MARGIN-20), wounds that cost every action."""
    cost = rolls_penalty(state.settings, of(tables, state, fighter), fighter.document)
    return Breakdown((*need.lines, *cost.lines))


def too_weak(tables: Tables, state: State, fighter: Fighter) -> bool:
    """Whether an infection leaves somebody unable to do anything (WH-INFECT-MARGIN-41)."""
    if not any(each.infection for each in fighter.document.wounds):
        return False
    mine = of(tables, state, fighter)
    phases = (
        phase(state.settings, each, mine.be.total, mine.natural_be)
        for each in fighter.document.wounds
    )
    return any(each is not None and each.helpless for each in phases)


def combat(
    tables: Tables, state: State, one: Fighter, other: Fighter, used: Arm | None = None
) -> Breakdown:
    """The combat CC of `one` against `other`, with what his armour costs in it
    (WH-COMBAT-RELATIVE-CC, -CRIT, -MODS): bases with their criticals, worked out anew each time.

    `used` is the weapon that he attacks or parries with, the one that he opposes where it is left
    out: by the reading of bases, a weapon without its Maîtrise halves the base (WH-WPN-MASTERY).
    """
    mine, his = of(tables, state, one), of(tables, state, other)
    total = combat_cc(mine.base["cc"].total, _base_cc(tables, state, other, None, his))
    halved = _base_cc(tables, state, one, used, mine) - mine.base["cc"].total
    total = total.plus(say("wh.attack.unmastered"), halved, "WH-WPN-MASTERY")
    return Breakdown((*total.lines, *mine.armour.cc.lines))


def _base_cc(
    tables: Tables, state: State, fighter: Fighter, used: Arm | None, values: Profile
) -> int:
    """The base CC that a fighter brings to a combat CC."""
    base = values.base["cc"].total
    held = used or shown_arm(tables, fighter)
    if held is None or mastered(fighter.document, held):
        return base
    return base + half_lost(base) if state.settings.readings.mastery_halves == "base" else base


def situation(tables: Tables, state: State, blow: Blow) -> tuple[str, ...]:
    """The modifiers of CC that hold: those that the GM ticked, and those that the fight knows
    (WH-MOD-CC)."""
    one, target = state.fighter(blow.attacker), state.fighter(blow.target)
    found = [id for id in blow.place.ticked if id in tables.cc_modifiers]
    if one.document.state.prone:
        found.append(attack.PRONE)
    if target.document.state.prone:
        found.append(attack.PRONE_OPPONENT)
    if shown_arm(tables, target) is None and shown_arm(tables, one) is not None:
        found.append(attack.DISARMED)
    if not any(id in _OUTNUMBERING.values() for id in found):
        allies = {foe.id for foe in state.foes(target.id) if foe.side == one.side} | {one.id}
        if len(allies) > 1:
            found.append(_OUTNUMBERING[min(4, len(allies))])
    if state.ground:
        found.append(state.ground)
    return tuple(dict.fromkeys(found))


def melee_need(tables: Tables, state: State, blow: Blow) -> Breakdown:
    """What a melee attack is rolled under (WH-FLOW-STEP1)."""
    one, target = state.fighter(blow.attacker), state.fighter(blow.target)
    special = blow.action if blow.action in tables.specials else ""
    if blow.why == PIKE:
        special = PIKE
    used = attack.Attack(
        arm=arm_of(tables, one.document, blow.arm),
        posture=blow.posture,
        damage_instead=blow.instead,
        number=blow.number,
        charging=blow.action == _CHARGE,
        aimed=blow.aimed,
        special=special,
        pierced=blow.pierced,
        cramped=state.cramped,
        situation=situation(tables, state, blow),
        against=shown_arm(tables, target),
    )
    total = combat(tables, state, one, target, used.arm)
    need = attack.melee_target(tables, state.settings, one.document, total, used)
    told = HURT_HAND in blow.place.ticked
    need = handed(one.document, "cc", need, used.arm.held.hand, told=told)
    return rolled(tables, state, one, need)


def shot_situation(tables: Tables, state: State, blow: Blow) -> tuple[str, ...]:
    """The modifiers of CT that hold (WH-MOD-CT, WH-MOD-SHOOT-MELEE)."""
    target = state.fighter(blow.target)
    found = [id for id in blow.place.ticked if id in tables.ct_modifiers]
    if any(foe.id != blow.attacker for foe in state.foes(target.id)):
        found.append(shooting.INTO_MELEE)
    if has_shield(tables, target.document):
        found.append("cible-avec-bouclier")
    return tuple(dict.fromkeys(found))


def shot_need(tables: Tables, state: State, blow: Blow) -> Breakdown | None:
    """What a shot is rolled under; None beyond the reach of the weapon (WH-RANGE-NO-MAX)."""
    one = state.fighter(blow.attacker)
    used = arm_of(tables, one.document, blow.arm)
    at = shooting.band(tables, used, blow.place.metres)
    if at is None:
        return None
    need = shooting.shot_target(
        tables,
        one.document,
        of(tables, state, one).now["ct"],
        used,
        at,
        shot_situation(tables, state, blow),
        missile=blow.missile_quality,
        aimed=blow.aimed == "cc",
        number=blow.number,
    )
    return rolled(tables, state, one, need)


def has_shield(tables: Tables, character: Character) -> bool:
    """Whether a shield is held."""
    return bool(shields(tables, character))


def shields(tables: Tables, character: Character) -> dict[str, Arm]:
    """The shields that are held, by id."""
    return {id: one for id, one in arms(tables, character).items() if one.shield is not None and id}


def incoming(tables: Tables, state: State, blow: Blow) -> defence.Incoming:
    """The blow as its target meets it."""
    used = arm_of(tables, state.fighter(blow.attacker).document, blow.arm)
    return defence.Incoming(
        arm=used,
        number=blow.number,
        aimed=blow.aimed == "cc",
        bashed=blow.bashed,
        over=blow.action == "par-dessus-les-defenses",
    )


def footing(state: State, fighter: Fighter) -> tuple[str, ...]:
    """What the ground costs a defence (WH-DEF-MODIFIERS)."""
    found = [PRONE] if fighter.document.state.prone else []
    if state.ground:
        found.append(_GROUND[state.ground])
    return tuple(found)


def guard_of(
    tables: Tables, state: State, fighter: Fighter, id: str, *, reactive: bool
) -> defence.Guard:
    """How a fighter parries with a weapon."""
    return defence.Guard(
        arm=arm_of(tables, fighter.document, id),
        posture=fighter.posture,
        reactive=reactive,
        surprising=fighter.marks.surprising,
        ground=footing(state, fighter),
    )


def parry_need(
    tables: Tables, state: State, blow: Blow, guard: str, *, reactive: bool
) -> Breakdown:
    """What a parry is rolled under."""
    target = state.fighter(blow.target)
    held = arm_of(tables, target.document, guard)
    need = defence.parry_target(
        tables,
        state.settings,
        target.document,
        combat(tables, state, target, state.fighter(blow.attacker), held),
        guard_of(tables, state, target, guard, reactive=reactive),
        incoming(tables, state, blow),
    )
    need = handed(target.document, "cc", need, held.held.hand)
    return rolled(tables, state, target, need)


def dodge_need(tables: Tables, state: State, blow: Blow) -> Breakdown:
    """What a dodge is rolled under."""
    target = state.fighter(blow.target)
    need = defence.dodge_target(
        tables,
        state.settings,
        target.document,
        of(tables, state, target).now["ag"],
        footing(state, target),
        incoming(tables, state, blow),
    )
    return rolled(tables, state, target, need)


def strength(tables: Tables, state: State, fighter: Fighter) -> Breakdown:
    """F in an opposed test."""
    return rolled(tables, state, fighter, of(tables, state, fighter).now["f"])


def better_bonus(tables: Tables, state: State, fighter: Fighter, used: Arm) -> int:
    """BF, or BA where the weapon allows it and it is more (WH-TAL-SWASHBUCKLER)."""
    return armed.better_bonus(of(tables, state, fighter), used)


def doubled_as_written(state: State, character: Character, value: int) -> int:
    """F in the side effects of a parry: monsters by the reading that is set."""
    doubled = state.settings.readings.parry_monster_f == "doublee"
    return 2 * value if doubled and character.kind.value == "monstre" else value


def plain(fighter: Fighter, tables: Tables, state: State, characteristic: str) -> Breakdown:
    """What a test of a characteristic is rolled under: its value now, and what every roll
    costs."""
    value = of(tables, state, fighter).of(characteristic)
    return rolled(tables, state, fighter, start(say(f"wh.c.{characteristic}"), value))


def default_arm(tables: Tables, fighter: Fighter, *, ranged: bool = False) -> str:
    """The first weapon in hand of a kind, bare hands for none."""
    found = (id for id, one in arms(tables, fighter.document).items() if one.ranged is ranged)
    return next(found, "")


def free_blow(fighter: str, target: str, why: str, arm_id: str) -> Blow:
    """A free attack: no posture, no action spent (WH-DISENGAGE-FREE-ATTACKS)."""
    return Blow(attacker=fighter, target=target, arm=arm_id, why=why or FREE)


replace = msgspec.structs.replace
