"""The attack roll of the blow on top, and the defence of its target (III; WH-FLOW-STEP2)."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer import damage, shooting
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.fight import budget, defending, sums
from desktop.rules.warhammer.fight.commands import Aim, Defend
from desktop.rules.warhammer.fight.defending import (
    AUTOMATIC,
    DODGE,
    PARRY,
    REACTIVE,
    REPLIES,
    TAKE,
)
from desktop.rules.warhammer.fight.events import Changed, Stacked
from desktop.rules.warhammer.fight.parts import (
    IMPALE,
    PIKE,
    Blow,
    Defence,
    Record,
    Stage,
    Way,
)
from desktop.rules.warhammer.fight.state import Fighter, State
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES, Critical, Percent, attempt
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
HEAD = "tete"
EXHAUSTING = "epuisante"
_NEIGHBOURS = 10


def title(tables: Tables, state: State, blow: Blow) -> Message:
    """An attack in words: who, how, with what, at whom."""
    one = state.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    key = f"wh.fight.title.{blow.why or blow.action}"
    return say(key, name=one.name, weapon=used.name, foe=state.name(blow.target))


def record_id(state: State) -> str:
    """The id of the next attack."""
    return f"a{state.made + 1}"


def attack(tables: Tables, story: Story) -> None:
    """Roll the blow on top: miss, failure of the weapon, or a hit that may be parried."""
    blow = story.state.stack[-1]
    one = story.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    shot = used.ranged
    if used.has(EXHAUSTING):
        _wield(story, one, used)
    need = (
        sums.shot_need(tables, story.state, blow)
        if shot
        else sums.melee_need(tables, story.state, blow)
    )
    need = Breakdown() if need is None else need
    label = say("wh.fight.die.attack", name=one.name, need=need.total)
    roll = story.roll("attack", one.id, FACES, label)
    result = attempt(need.total, roll)
    blow = replace(blow, need=need, roll=result)
    record = Record(
        id=record_id(story.state),
        attacker=blow.attacker,
        target=blow.target,
        title=title(tables, story.state, blow),
        need=need,
        roll=roll,
        degrees=result.degrees,
        hit=result.success,
        metres=blow.place.metres if shot else 0,
        over=not result.success,
    )
    fault, amount = shooting.fault(tables, used, roll)
    if fault is not shooting.Fault.NONE:
        story.record(replace(record, hit=False, over=True))
        story.say(say("wh.fight.line.attack", title=record.title), rolled(need, result, one))
        drop(story)
        fail(tables, story, blow, fault, amount)
        return
    engaged = shot and shooting.INTO_MELEE in sums.shot_situation(tables, story.state, blow)
    if engaged and shooting.struck(need.total, roll, melee=True) is shooting.Struck.OTHER:
        blow, record = _other(story, blow, record)
    story.record(record)
    if not record.hit:
        story.say(say("wh.fight.line.missed", title=record.title), rolled(need, result, one))
        _missed(story, blow, result)
        return
    told = say("wh.fight.line.touches", title=record.title)
    if not result.success:
        name = story.state.name(blow.target)
        told = say("wh.fight.line.strays", title=record.title, name=name)
    story.say(told, rolled(need, result, one))
    # A Coup perforant is placed as if it had cost nothing (WH-SPEC-PIERCING).
    placed = attempt(need.total + 10 * blow.pierced, roll)
    located = 0 if blow.target != record.target or not result.success else placed.degrees
    zone = HEAD if roll == AUTOMATIC else ""
    blow = replace(blow, located=located, zone=zone, degrees=result.degrees)
    able = defending.can_defend(tables, story.state, blow)
    story.blow(replace(blow, stage=Stage.DEFENCE if able else Stage.SETTLE))


def _wield(story: Story, one: Fighter, used: Arm) -> None:
    """Note the first round in which an exhausting weapon is used (WH-ATTR-EPUISANTE)."""
    id = used.held.id
    if id not in dict(one.marks.wielded):
        story.mark(one.id, wielded=(*one.marks.wielded, (id, story.state.round)))


def rolled(need: Breakdown, result: Percent, one: Fighter) -> Message:
    key = "wh.fight.detail.passed" if result.success else "wh.fight.detail.failed"
    return say(key, name=one.name, need=need.total, roll=result.roll, degrees=result.degrees)


def _other(story: Story, blow: Blow, record: Record) -> tuple[Blow, Record]:
    """A shot into a melee that strikes a neighbour, whom a d10 chooses (WH-MOD-SHOOT-MELEE)."""
    near = [foe.id for foe in story.state.foes(blow.target) if foe.id != blow.attacker]
    if not near:
        return blow, record
    roll = story.roll("neighbour", blow.attacker, _NEIGHBOURS, say("wh.fight.die.neighbour"))
    struck = near[(roll - 1) * len(near) // _NEIGHBOURS]
    return (
        replace(blow, target=struck),
        replace(record, target=struck, hit=True, over=False, degrees=0),
    )


def _missed(story: Story, blow: Blow, result: Percent) -> None:
    """A miss; a critical one may bring a fall (WH-TEST-CRIT-FAILURE)."""
    if result.critical is Critical.FAILURE:
        story.blow(replace(blow, stage=Stage.SETTLE, way=Way.MISHAP))
        return
    drop(story)


def drop(story: Story) -> None:
    """The blow on top is over."""
    story.tell(Stacked(stack=story.state.stack[:-1]))


def fail(tables: Tables, story: Story, blow: Blow, fault: shooting.Fault, amount: int) -> None:
    """An unreliable weapon fails: it jams, blows up, gets stuck or strikes its user
    (WH-RNG-UNRELIABLE, WH-RNG-EXPERIMENTAL, WH-ATTR-UNRELIABLE-MELEE)."""
    one = story.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    weapon = used.held
    match fault:
        case shooting.Fault.JAM:
            after = replace(weapon, loaded=False, left=0)
        case shooting.Fault.BLAST:
            after = replace(weapon, broken=True, hand=Hand.NONE)
        case shooting.Fault.STUCK:
            after = replace(weapon, hand=Hand.NONE)
        case _:
            after = weapon
    weapons = tuple(after if each.id == weapon.id else each for each in one.document.weapons)
    story.tell(Changed(fighter=one.id, weapons=weapons))
    story.say(say(f"wh.fight.line.fault-{fault.value}", name=one.name, weapon=used.name))
    if fault in (shooting.Fault.BLAST, shooting.Fault.SELF):
        back = Blow(
            attacker=one.id,
            target=one.id,
            arm=blow.arm,
            stage=Stage.SETTLE,
            way=Way.BLAST if fault is shooting.Fault.BLAST else Way.HIT,
            zone=HEAD if fault is shooting.Fault.BLAST else "jambes",
            fixed=amount,
        )
        story.tell(Stacked(stack=(*story.state.stack, back)))


def defend(tables: Tables, story: Story, command: Defend) -> Refused | None:
    """The one defence of the target; a parry is paid for (WH-DEF-REACTIVE-PARRY)."""
    blow = story.state.blow
    if blow is None or blow.stage is not Stage.DEFENCE or blow.target != command.fighter:
        return Refused(say("wh.fight.why.not-now"))
    if command.reply not in REPLIES:
        return Refused(say("wh.fight.why.value"))
    if (why := defending.why_not(tables, story.state, blow, command.reply)) is not None:
        return Refused(why)
    target = story.fighter(blow.target)
    if command.reply == TAKE:
        story.blow(replace(blow, stage=Stage.SETTLE))
        return None
    parries = command.reply in (PARRY, REACTIVE)
    guard = command.guard
    found = defending.guards(tables, story.state, blow)
    if parries and guard not in found:
        if guard:
            return Refused(say("wh.fight.why.no-such-weapon"))
        guard = next(iter(found))
    reactive = command.reply == REACTIVE
    need = (
        sums.parry_need(tables, story.state, blow, guard, reactive=reactive)
        if parries
        else sums.dodge_need(tables, story.state, blow)
    )
    label = say(f"wh.fight.die.{command.reply}", name=target.name, need=need.total)
    result = attempt(need.total, story.roll("defence", target.id, FACES, label))
    marks = target.marks
    if parries:
        owed = marks.owed + (budget.WHOLE if reactive else 0)
        story.mark(target.id, ready=False, parried=marks.parried + 1, owed=owed)
    else:
        story.mark(target.id, free=(*marks.free, DODGE))
    blow = replace(
        blow,
        stage=Stage.SETTLE,
        defence=Defence.PARRY if parries else Defence.DODGE,
        guard=guard if parries else "",
        guard_need=need,
        guard_roll=result,
    )
    record = story.state.records[-1]
    record = replace(
        record,
        guard_need=need,
        guard_roll=result.roll,
        parried=parries and result.success,
        dodged=not parries and result.success,
    )
    key = f"wh.fight.line.{'parry' if parries else 'dodge'}-{_outcome(result)}"
    story.say(say(key, name=target.name), rolled(need, result, target))
    if not result.success:
        story.record(record)
        story.blow(blow)
    elif parries:
        story.record(record)
        story.blow(replace(blow, way=Way.PARRIED))
    else:
        story.record(replace(record, over=True))
        drop(story)
    return None


def _outcome(result: Percent) -> str:
    return "won" if result.success else "lost"


def zones(tables: Tables, state: State, blow: Blow) -> tuple[str, ...]:
    """The zones that the attacker may choose, the one of the degrees last (WH-LOC-CHOICE)."""
    if (blow.zone and blow.way is not Way.HIT) or blow.roll is None:
        return (blow.zone,)
    if blow.roll.roll == AUTOMATIC:
        return (HEAD,)
    one = state.fighter(blow.attacker)
    used = sums.arm_of(tables, one.document, blow.arm)
    precise = one.document.talent("tir-precis" if used.ranged else "coups-precis")
    return tuple(each.id for each in damage.zones(tables, blow.located, precise=precise))


def aim(tables: Tables, story: Story, command: Aim) -> Refused | None:
    """The attacker chooses the zone before the damage is rolled."""
    blow = story.state.blow
    if blow is None or blow.stage is not Stage.SETTLE or blow.attacker != command.fighter:
        return Refused(say("wh.fight.why.not-now"))
    reached = zones(tables, story.state, blow)
    zone = command.zone or blow.zone or reached[-1]
    if zone not in reached:
        return Refused(say("wh.fight.why.zone"))
    story.blow(replace(blow, zone=zone, mental=command.mental))
    return None


def charge_stopped(story: Story, blow: Blow) -> None:
    """A spear that hit stops the charge beneath it (WH-SPEC-IMPALE, WH-SPEC-PIKE-STANCE)."""
    beneath = story.state.blow
    if blow.why not in (IMPALE, PIKE) or beneath is None:
        return
    if beneath.stage is Stage.APPROACH and beneath.attacker == blow.target:
        drop(story)
        story.say(say("wh.fight.line.stopped", name=story.state.name(blow.target)))
