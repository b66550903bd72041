"""The power of a blow and the damage that reaches its victim (III), and what is recorded of it."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.dice import DieKey, DieSpec
from desktop.rules.message import Message, say
from desktop.rules.warhammer import critical, damage, shooting
from desktop.rules.warhammer.armour import Layer
from desktop.rules.warhammer.fight import acting, budget, defending, harming, rolling, sums
from desktop.rules.warhammer.fight.parts import Blow, Record, Way
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.tables.tables import Tables
from desktop.rules.warhammer.telling import terms

replace = sums.replace
DIE = 10
BY_TWO, NINE = 2, 9


def take(
    tables: Tables,
    story: Story,
    blow: Blow,
    total: Breakdown,
    layers: tuple[Layer, ...],
    kind: str,
) -> Breakdown | None:
    """Damage reaches a victim: a critical effect, and wear of what counted; the value."""
    victim = story.fighter(blow.target)
    value: Breakdown | None = None
    text = say("wh.fight.line.damage", name=victim.name, zone=say(f"wh.zone.{blow.zone}"))
    story.say(say(text.key, **text.params, damage=total.total), *terms(total))
    if total.total > 0:
        used = sums.arm_of(tables, story.fighter(blow.attacker).document, blow.arm)
        harm = harming.Harm(
            zone=blow.zone,
            kind=kind,
            precise=used.has("precise") and blow.way is not Way.BLAST,
            barbed=blow.missile == harming.BARBED,
            mental=blow.mental,
        )
        value = harming.hurt(tables, story, victim.id, total.total, harm)
    harming.wear(tables, story, story.fighter(victim.id), blow.zone, layers)
    return value


def absorbed(
    tables: Tables, story: Story, one: Fighter, total: Breakdown, layers: tuple[Layer, ...]
) -> Breakdown:
    """Damage less BE and the armour that counts."""
    total = total.plus(say("wh.damage.be"), -sums.of(tables, story.state, one).be.total)
    for layer in layers:
        total = total.plus(layer.armour.name, -layer.pa, "WH-ARMOUR-LAYERS")
    return total.at_least(0, say("wh.damage.least"))


def strike(tables: Tables, story: Story, blow: Blow) -> damage.Strike:
    """The power of a blow: the die, and all that adds to it (WH-DMG-FORMULA)."""
    one = story.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    posture = tables.postures.get(blow.posture)
    band = 0
    if used.ranged:
        at = shooting.band(tables, used, blow.place.metres)
        band = 0 if at is None else at.damage
    return damage.Strike(
        arm=used,
        die=_die(tables, story, blow),
        bf=sums.better_bonus(tables, story.state, one, used),
        charging=blow.action == budget.CHARGE,
        aimed=blow.aimed == "degats",
        powerful=not used.ranged and one.document.talent("coups-puissants"),
        posture=(posture.damage_instead or 0) if blow.instead else 0,
        missile=shooting.MISSILE_GOOD if blow.missile_quality == "exceptionnelle" else 0,
        band=band,
        pierced=blow.pierced,
    )


def _die(tables: Tables, story: Story, blow: Blow) -> int:
    """The damage die: 10 after an attack of 01, at least 9 after one of 02; the better of two of a
    Percutante weapon (WH-TEST-CRIT-ATTACK-01, -02, WH-ATTR-PERCUTANTE)."""
    specs = dice(tables, story, blow)
    if not specs:
        return DIE
    story.need(*specs)
    best = max(story.dice.value(spec.key) for spec in specs)
    return max(NINE, best) if _rolled(blow) == BY_TWO else best


def dice(tables: Tables, story: Story, blow: Blow) -> tuple[DieSpec, ...]:
    """The damage dice of a blow: one, two of a Percutante weapon, none after an attack of 01."""
    if _rolled(blow) == defending.AUTOMATIC:
        return ()
    one = story.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    be = sums.of(tables, story.state, one).be.total
    first = dict(one.marks.wielded).get(used.held.id, story.state.round)
    count = 2 if damage.percussive(used, be, story.state.round - first + 1) else 1
    label = say("wh.fight.die.damage", name=one.name)
    return tuple(DieSpec(DieKey("damage", one.id, place), DIE, label) for place in range(count))


def _rolled(blow: Blow) -> int:
    """The d100 of the attack, 0 for what was not rolled."""
    return 0 if blow.roll is None else blow.roll.roll


def current(story: Story, blow: Blow) -> Record | None:
    """The record of a blow, None for what is no attack on somebody else."""
    if blow.attacker == blow.target:
        return None
    last = story.state.records[-1] if story.state.records else None
    if last is not None and not last.over and last.attacker == blow.attacker:
        return last
    return None


def note(
    tables: Tables,
    story: Story,
    blow: Blow,
    record: Record | None,
    total: Breakdown | None,
    value: Breakdown | None,
) -> None:
    """Record what is known of the attack once it is over (WH-GEN-COMBAT-LOG-STATE)."""
    if blow.attacker == blow.target:
        return
    if record is None:
        record = Record(
            id=rolling.record_id(story.state),
            attacker=blow.attacker,
            target=blow.target,
            title=rolling.title(tables, story.state, blow),
            hit=True,
        )
    victim = story.fighter(blow.target).document
    effect: Message | None = None
    if value is not None:
        newest = victim.wounds[-1:]
        if [(one.location, one.value) for one in newest] == [(blow.zone, value.total)]:
            one = newest[0]
            effect = critical.summary(tables.criticals[(one.kind, one.location, one.value)])
        else:
            # Of sudden death no wound stays.
            effect = say("wh.fight.effect", value=value.total)
    story.record(
        replace(record, zone=blow.zone, damage=total, value=value, effect=effect, over=True)
    )


def balance(story: Story, one: Fighter, need: Breakdown) -> None:
    """A test of Ag, and a fall when it fails."""
    label = say("wh.fight.die.balance", name=one.name, need=need.total)
    result = attempt(need.total, story.roll("balance", one.id, FACES, label))
    story.say(say("wh.fight.line.balance", name=one.name), acting.tested(need, result, one.name))
    if not result.success:
        text = say("wh.fight.falls", name=one.name)
        harming.falls(story, one.id, f"fall:{one.id}", text)
