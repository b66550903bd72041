"""Care of the wounded while a fight goes on (III): clocks, tests of who survived, destiny."""

from desktop.rules.message import Message, say
from desktop.rules.system import Refused
from desktop.rules.warhammer import critical
from desktop.rules.warhammer import destiny as fortune
from desktop.rules.warhammer.care import cared
from desktop.rules.warhammer.document import Pending
from desktop.rules.warhammer.fight import acting, harming, sums
from desktop.rules.warhammer.fight.commands import Care, Destiny
from desktop.rules.warhammer.fight.events import Changed
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import FACES, attempt
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace


def care(tables: Tables, story: Story, command: Care) -> Refused | None:
    """A wound is cared for: bleeding and clocks that care can stop are over, and the penalties that
    last until then."""
    one = story.fighter(command.fighter)
    wound = next((each for each in one.document.wounds if each.id == command.wound), None)
    if wound is None or wound.cared:
        return Refused(say("wh.fight.why.cared"))
    after = cared(wound)
    survived = [each for each in after.pending if each.rounds is None]
    after = replace(after, pending=tuple(each for each in after.pending if each.rounds is not None))
    wounds = tuple(after if each.id == wound.id else each for each in one.document.wounds)
    story.tell(Changed(fighter=one.id, wounds=wounds))
    zone = say(f"wh.zone.{wound.location}")
    story.say(say("wh.fight.line.cared", name=one.name, zone=zone, value=wound.value))
    for place, each in enumerate(survived):
        _survives(tables, story, one, each, place)
    return None


def _survives(tables: Tables, story: Story, one: Fighter, test: Pending, place: int) -> None:
    """The test of who lived through a wound; failing may paralyse (WH-CRIT-PARALYSIS)."""
    need = sums.plain(one, tables, story.state, test.characteristic)
    need = need.plus(say("wh.fight.survival"), test.modifier, "WH-CRIT-PARALYSIS")
    label = say("wh.fight.die.survival", name=one.name, need=need.total)
    result = attempt(need.total, story.roll("survival", one.id, FACES, label, place))
    story.say(say("wh.fight.line.survival", name=one.name), acting.tested(need, result, one.name))
    if result.success:
        return
    body = critical.fate(story.fighter(one.id).document.state, test.fails)
    if critical.PARALYSIS in test.fails:
        label = say("wh.die.paralysis")
        legs = critical.paralysed(story.roll("paralysis", one.id, critical.DIE, label, place))
        body = replace(body, paralysed=legs)
        story.say(say("wh.fight.line.paralysed", name=one.name, legs=tuple(map(_leg, legs))))
    story.tell(Changed(fighter=one.id, state=body))
    harming.fallen(story, one.id)


def _leg(leg: str) -> Message:
    return say(f"wh.fight.leg.{leg}")


def destiny(tables: Tables, story: Story, command: Destiny) -> Refused | None:
    """A destiny point saves from death and paralysis; injuries stay (WH-DESTIN-USE)."""
    one = story.fighter(command.fighter)
    wound = next((each for each in one.document.wounds if each.id == command.wound), None)
    state = one.document.state
    if wound is None or not fortune.saves_from(wound, state):
        return Refused(say("wh.fight.why.no-need"))
    if sums.of(tables, story.state, one).destiny.total <= 0:
        return Refused(say("wh.fight.why.no-destiny", name=one.name))
    if not command.spent:
        story.mark(one.id, fated=(*one.marks.fated, wound.id))
        story.say(say("wh.fight.line.fated", name=one.name))
        return None
    saved, body = fortune.saved(wound, state)
    wounds = tuple(saved if each.id == wound.id else each for each in one.document.wounds)
    spent = one.document.destiny_spent + 1
    story.tell(Changed(fighter=one.id, wounds=wounds, state=body, destiny_spent=spent))
    story.say(say("wh.fight.line.destiny", name=one.name))
    return None
