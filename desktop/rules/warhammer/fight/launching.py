"""Shots (I, III): when one may be made, what leaves the weapon, and a Mitraille weapon's."""

from desktop.rules.message import Message, say
from desktop.rules.warhammer import shooting
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.fight import rolling, sums
from desktop.rules.warhammer.fight.commands import Act
from desktop.rules.warhammer.fight.events import Changed, Stacked, replace
from desktop.rules.warhammer.fight.parts import Blow, Stage, Way
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.tables.tables import Tables


def refused(tables: Tables, state: State, one: Fighter, command: Act) -> Message | None:
    used = sums.arm_of(tables, one.document, command.arm)
    at = shooting.band(tables, used, command.place.metres)
    if at is None:
        return say("wh.fight.why.too-far", weapon=used.name)
    if at.aim_required and not one.marks.aimed:
        return say("wh.fight.why.aim-first")
    near = {each.id for each in state.enemies(one)}
    if any(each not in near for each in command.targets):
        return say("wh.fight.why.target")
    return None


def missile(character: Character, arm: str) -> tuple[str, str]:
    """What a weapon shoots, and its quality."""
    held = next((one for one in character.weapons if one.id == arm), None)
    if held is None or not held.ammunition:
        return "", "normale"
    found = (
        one.quality
        for one in character.ammunition
        if one.ammunition == held.ammunition and one.count > 0
    )
    return held.ammunition, next(found, "normale")


def spend(tables: Tables, story: Story, one: Fighter, arm: str) -> None:
    """A shot leaves the weapon, and a missile the quiver."""
    used = sums.arm_of(tables, one.document, arm)
    weapon = used.held
    after = weapon
    if used.magazine:
        after = replace(weapon, left=max(0, weapon.left - 1))
    elif used.reload:
        after = replace(weapon, loaded=False)
    weapons = tuple(after if each.id == weapon.id else each for each in one.document.weapons)
    story.tell(Changed(fighter=one.id, weapons=weapons))
    carried = list(one.document.ammunition)
    for place, each in enumerate(carried):
        if weapon.ammunition and each.ammunition == weapon.ammunition and each.count > 0:
            carried[place] = replace(each, count=each.count - 1)
            story.tell(Changed(fighter=one.id, ammunition=tuple(carried)))
            return


def spray(tables: Tables, story: Story, blow: Blow, command: Act) -> None:
    """A Mitraille weapon hits all who stand before it, without a test of CT; the d100 tells only
    whether the weapon fails (WH-RNG-MITRAILLE)."""
    one = story.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    roll = story.roll("reliability", one.id, FACES, say("wh.fight.die.reliability"))
    fault, amount = shooting.fault(tables, used, roll)
    if fault is not shooting.Fault.NONE:
        rolling.fail(tables, story, blow, fault, amount)
        return
    hit = tuple(dict.fromkeys((command.target, *command.targets)))
    blows = tuple(
        sums.replace(blow, target=each, stage=Stage.SETTLE, way=Way.HIT, zone="jambes")
        for each in reversed(hit)
    )
    story.tell(Stacked(stack=(*story.state.stack, *blows)))
    names = tuple(say("wh.fight.name", name=story.state.name(each)) for each in hit)
    story.say(say("wh.fight.line.spray", name=one.name, weapon=used.name, foes=names))
