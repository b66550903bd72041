"""Moving off or getting up among foes (V): their free attacks, and what becomes of the move.

(WH-DISENGAGE-FREE-ATTACKS, WH-DISENGAGE-ACTION)
"""

from desktop.rules.message import say
from desktop.rules.system import Refused
from desktop.rules.warhammer.fight import rolling, sums
from desktop.rules.warhammer.fight.commands import Strike
from desktop.rules.warhammer.fight.events import Offered, Paired, Stacked
from desktop.rules.warhammer.fight.parts import (
    FREE,
    IMPALE,
    PIKE,
    STAND,
    Blow,
    Leaving,
    Offer,
    Stage,
)
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace


def begin(tables: Tables, story: Story, fighter: str, what: str) -> None:
    """Somebody moves off or gets up: whoever is engaged with him may strike first."""
    offers = tuple(
        Offer(foe.id, fighter, FREE)
        for foe in story.state.foes(fighter)
        if not foe.helpless and foe.marks.snare is None
    )
    story.tell(Offered(offers=offers, leaving=Leaving(fighter, what)))
    go_on(tables, story)


def strike(tables: Tables, story: Story, command: Strike) -> Refused | None:
    """Make a free attack that is offered, or let it go."""
    state = story.state
    if not state.offers:
        return Refused(say("wh.fight.why.no-offer"))
    offer = state.offers[0]
    if (offer.attacker, offer.target) != (command.fighter, command.target):
        return Refused(say("wh.fight.why.no-offer"))
    one = story.fighter(offer.attacker)
    found = sums.arms(tables, one.document)
    used = found.get(command.arm)
    if command.made and (used is None or used.ranged):
        return Refused(say("wh.fight.why.no-such-weapon"))
    story.tell(Offered(offers=state.offers[1:], leaving=state.leaving))
    if not command.made:
        story.say(say("wh.fight.line.lets-go", name=one.name))
        go_on(tables, story)
        return None
    arm = command.arm
    if offer.why in (IMPALE, PIKE):
        arm = spear(tables, one, offer.why) or arm
    if offer.why == PIKE:
        story.mark(one.id, still=True)
    blow = sums.free_blow(one.id, offer.target, offer.why, arm)
    story.tell(Stacked(stack=(*story.state.stack, blow)))
    rolling.attack(tables, story)
    go_on(tables, story)
    return None


def spear(tables: Tables, fighter: Fighter, why: str) -> str:
    """The weapon that meets a charge."""
    wanted = tables.specials.get(why).weapons
    found = (
        id
        for id, one in sums.arms(tables, fighter.document).items()
        if one.id in wanted or one.held.weapon in wanted
    )
    return next(found, "")


def struck(story: Story, blow: Blow) -> None:
    """A free attack hit: whoever wanted to get up stays down."""
    leaving = story.state.leaving
    if leaving is not None and blow.why == FREE and blow.target == leaving.fighter:
        story.tell(Offered(offers=story.state.offers, leaving=replace(leaving, stopped=True)))


def go_on(tables: Tables, story: Story) -> None:
    """Once every free attack is over, the move happens."""
    state = story.state
    leaving = state.leaving
    # Those who can no longer strike, or be struck, lose their free attacks.
    offers = tuple(
        each
        for each in state.offers
        if state.fighter(each.attacker).able and not state.fighter(each.target).removed
    )
    if offers != state.offers:
        story.tell(Offered(offers=offers, leaving=leaving))
    stack = tuple(each for each in story.state.stack if _stands(story, each))
    if stack != story.state.stack:
        story.tell(Stacked(stack=stack))
    if leaving is None or story.state.offers or story.state.stack:
        return
    one = story.fighter(leaving.fighter)
    story.tell(Offered(offers=()))
    if not one.able:
        return
    if leaving.what == STAND:
        if leaving.stopped:
            story.say(say("wh.fight.line.stays-down", name=one.name))
            return
        story.body(one.id, prone=False)
        story.say(say("wh.fight.line.stands", name=one.name))
        return
    leave(story, one.id)


def _stands(story: Story, blow: Blow) -> bool:
    """Whether a blow that was not rolled yet can still be made."""
    if blow.stage is not Stage.APPROACH:
        return True
    target = story.fighter(blow.target)
    here = not target.removed and not target.document.state.dead
    return here and story.fighter(blow.attacker).able


def leave(story: Story, fighter: str) -> None:
    """Somebody is engaged with nobody any more."""
    pairs = tuple(each for each in story.state.pairs if not each.holds(fighter))
    if pairs != story.state.pairs:
        story.tell(Paired(pairs=pairs))
    story.say(say("wh.fight.line.leaves", name=story.state.name(fighter)))
