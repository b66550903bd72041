"""What a parry costs all the same (III): the side effect, the shield, the weapon that breaks."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import say
from desktop.rules.warhammer import damage, defence
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import harming, rolling, striking, sums
from desktop.rules.warhammer.fight.events import Changed
from desktop.rules.warhammer.fight.parts import Blow
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import terms

replace = sums.replace


def parried(tables: Tables, story: Story, blow: Blow) -> None:
    """What a parry costs all the same (WH-PARRY-SIDE-FORMULA, WH-SHIELD-DAMAGE,
    WH-SHIELD-BREAK)."""
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    guard = sums.arm_of(tables, target.document, blow.guard)
    shield = defence.parried_with(tables, guard)
    effect_die = DieSpec(DieKey("parry-effect", target.id), FACES, say("wh.die.parry"))
    story.need(*striking.dice(tables, story, blow), effect_die)
    strike = striking.strike(tables, story, blow)
    taken = damage.shield_damage(tables, strike, shield)
    roll = story.dice.value(effect_die.key)
    mine = sums.of(tables, story.state, one).of("f")
    his = sums.of(tables, story.state, target).of("f")
    total = defence.side_effect_total(
        roll,
        sums.doubled_as_written(story.state, one.document, mine),
        sums.doubled_as_written(story.state, target.document, his),
        taken.total,
    )
    effect = defence.side_effect(tables, total.total)
    if _shield_breaks(tables, story, target, guard, taken):
        effect = defence.shattered(tables)
    story.say(say("wh.fight.line.side", name=target.name, total=total.total), *terms(total))
    record = striking.current(story, blow)
    if effect.metres or effect.far:
        back = say("wh.fight.far", name=target.name)
        if effect.metres:
            back = say("wh.fight.pushed", name=target.name, metres=effect.metres)
        if story.happens(f"push:{target.id}", target.id, back):
            story.say(back)
    if effect.falls:
        text = say("wh.fight.falls", name=target.name)
        harming.falls(story, target.id, f"fall:{target.id}", text)
    elif effect.agility is not None:
        need = sums.plain(target, tables, story.state, "ag")
        need = need.plus(say("wh.fight.thrown"), effect.agility, "WH-PARRY-SIDE-FORMULA")
        striking.balance(story, target, need)
    if effect.breaks:
        _breaks(story, target, guard)
    value: Breakdown | None = None
    reached: Breakdown | None = None
    zone = blow.zone or rolling.zones(tables, story.state, blow)[-1]
    blow = replace(blow, zone=zone)
    if effect.quarters:
        used = sums.arm_of(tables, one.document, blow.arm)
        layers = harming.layers(tables, story, target, zone)
        be = sums.of(tables, story.state, target).be.total
        whole = damage.damage(story.state.settings, strike, be, layers)
        through = defence.let_through(effect, whole.total)
        reached = whole.plus(
            say("wh.fight.let-through"), through - whole.total, "WH-PARRY-SIDE-100"
        )
        value = striking.take(tables, story, blow, reached, layers, used.critical)
    if record is not None:
        striking.note(tables, story, blow, replace(record, side=total), reached, value)


def _shield_breaks(
    tables: Tables, story: Story, target: Fighter, guard: Arm, taken: Breakdown
) -> bool:
    """A shield takes the damage of the blow it parries; whether it is at its end
    (WH-SHIELD-DAMAGE)."""
    held = guard.held
    shield = defence.parried_with(tables, guard)
    points = defence.shield_points(tables, shield, held.quality)
    if points is None or taken.total <= 0:
        return False
    text = say("wh.fight.shield", name=target.name, damage=taken.total)
    if not story.happens(f"shield:{target.id}", target.id, text):
        return False
    lost = held.lost + taken.total
    weapons = tuple(
        replace(each, lost=lost) if each.id == held.id else each for each in target.document.weapons
    )
    story.tell(Changed(fighter=target.id, weapons=weapons))
    story.say(
        say(
            "wh.fight.line.shield", name=target.name, damage=taken.total, left=max(0, points - lost)
        )
    )
    return lost >= points


def _breaks(story: Story, target: Fighter, guard: Arm) -> None:
    """The weapon that parried is in pieces (WH-PARRY-SIDE-111)."""
    held = guard.held
    text = say("wh.fight.breaks", name=target.name, weapon=guard.name)
    if held.id and story.happens(f"break:{target.id}", target.id, text):
        weapons = tuple(
            replace(each, broken=True, hand=Hand.NONE) if each.id == held.id else each
            for each in story.fighter(target.id).document.weapons
        )
        story.tell(Changed(fighter=target.id, weapons=weapons))
        story.say(text)
