"""Weapons in hand, and things that break (IV.B.4, IV.B.5.f, IV.B.7)."""

import msgspec

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.commands import ChangeWeapon, DamageArmour
from desktop.rules.nightprowler.fight.events import GearSet, Paired, Released, WeaponShown
from desktop.rules.nightprowler.fight.live import with_gear
from desktop.rules.nightprowler.fight.parts import Gear, Grip, Pair, Phase
from desktop.rules.nightprowler.fight.state import Fighter, State, engaged_at
from desktop.rules.nightprowler.fight.stats import Arm, stats_of
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.system import Accepted, Outcome, Refused

TWO_WEAPONS_ALLONGE = 1
"""The allonge of both weapons of who wields two (IV.B.5.f)."""
replace = msgspec.structs.replace


def has_free_hand(arm: Arm) -> bool:
    """Whether a shield can be held beside a weapon; bare hands leave one for it."""
    return arm.hands < 2 or not arm.id


def why_not_held(fighter: Fighter, command: ChangeWeapon) -> Message | None:
    """Why a fighter cannot hold these things at once (NP-TWO-WEAPONS), or None."""
    if all(arm.id != command.weapon for arm in fighter.stats.arms):
        return say("np.fight.why.weapon")
    arm = fighter.stats.arm(command.weapon)
    if command.shield and (not fighter.document.shield or fighter.gear.split):
        return say("np.fight.why.no-shield", name=fighter.name)
    if command.shield and not has_free_hand(arm):
        return say("np.fight.why.two-hands", weapon=arm.name)
    if not command.second:
        return None
    other = fighter.stats.arm(command.second)
    if other.id != command.second or other.id == arm.id:
        return say("np.fight.why.weapon")
    if command.shield:
        return say("np.fight.why.shield-and-second")
    if not (pairs_up(arm) and pairs_up(other)):
        return say("np.fight.why.two-weapons", allonge=TWO_WEAPONS_ALLONGE)
    return None


def pairs_up(arm: Arm) -> bool:
    """Whether a weapon can be one of two (IV.B.5.f, NP-TWO-WEAPONS)."""
    single = arm.hands < 2 and bool(arm.id) and not arm.ranged
    return single and arm.allonge == TWO_WEAPONS_ALLONGE


def change_weapon(state: State, command: ChangeWeapon) -> Outcome:
    """Show another weapon, by the GM's word or before the fight; nothing happens where all of it is
    shown already."""
    fighter = state.fighter(command.fighter)
    held = (fighter.weapon, fighter.shield, fighter.second)
    if (command.weapon, command.shield, command.second) == held:
        return Accepted(())
    if reason := why_not_held(fighter, command):
        return Refused(reason)
    story = Story(state)
    show_weapon(story, fighter, command.weapon, command.shield, command.second)
    return story.accepted()


def show_weapon(
    story: Story, fighter: Fighter, weapon: str, shield: bool, second: str = ""
) -> None:
    """Show a weapon; before the fight engagements open at the new allonge, later none is longer
    than its longest weapon. A weapon that is let go leaves the chain that held it."""
    if weapon != fighter.weapon:
        unwind(story, fighter)
    story.tell(WeaponShown(fighter=fighter.id, weapon=weapon, shield=shield, second=second))
    keep_distance(story, fighter.id)


def unwind(story: Story, fighter: Fighter) -> None:
    """End the grips of chains on a fighter's weapon."""
    for bond in story.state.bonds:
        if bond.grip is Grip.ENTANGLED and fighter.id in (bond.holder, bond.held):
            story.tell(Released(bond=bond))


def keep_distance(story: Story, fighter: str) -> None:
    """No engagement is longer than its longest weapon; before the fight none shorter either,
    unless an ambusher chose it."""
    holder = story.state.fighter(fighter)
    for foe in story.state.foes(fighter):
        pair = story.state.pair(fighter, foe.id)
        fresh = engaged_at(holder, foe)
        if pair is None:
            continue
        chosen = story.state.surprise(fighter, foe.id) or story.state.surprise(foe.id, fighter)
        before = story.state.phase is Phase.SETUP and chosen is None
        distance = fresh.distance if before else min(pair.distance, fresh.distance)
        if distance != pair.distance:
            story.tell(Paired(pair=Pair(pair.a, pair.b, distance)))


def break_weapon(tables: Tables, story: Story, fighter: Fighter) -> None:
    """The weapon in hand is broken: it is of no use any more, on the sheet too."""
    arm = fighter.arm
    gear = replace(fighter.gear, broken=(*fighter.gear.broken, arm.id))
    unwind(story, fighter)
    _set(tables, story, fighter, gear, say("np.fight.gear.broken", weapon=arm.name))
    keep_distance(story, fighter.id)


def break_shield(tables: Tables, story: Story, fighter: Fighter) -> None:
    """The shield is split."""
    _set(tables, story, fighter, replace(fighter.gear, split=True), say("np.fight.gear.split"))


def damage_armour(tables: Tables, state: State, command: DamageArmour) -> Outcome:
    """Set what an armour has lost, by the GM's word (IV.B.7, NP-ARMOUR-REPAIR: how it is lost is
    not in the source)."""
    fighter = state.fighter(command.fighter)
    if not command.reason.strip():
        return Refused(say("np.fight.why.reason"))
    armour = next((a for a in fighter.document.armours if a.id == command.armour), None)
    if armour is None:
        return Refused(say("np.fight.why.no-armour", name=fighter.name))
    if not 0 <= command.lost <= armour.protection:
        return Refused(say("np.fight.why.range", least=0, most=armour.protection))
    story = Story(state)
    gear = replace(fighter.gear, lost={**fighter.gear.lost, armour.id: command.lost})
    text = say("np.fight.gear.armour", armour=armour.name, lost=command.lost, reason=command.reason)
    _set(tables, story, fighter, gear, text)
    return story.accepted()


def _set(tables: Tables, story: Story, fighter: Fighter, gear: Gear, text: Message) -> None:
    document = with_gear(gear, fighter.document)
    stats, _ = stats_of(tables, story.state.settings, document)
    story.tell(GearSet(fighter=fighter.id, gear=gear, stats=stats, text=text))
