"""Breaking off: the initiative of those who stand by, their free attacks, and the move."""

from desktop.rules.message import say
from desktop.rules.pv_negatifs import manoeuvres, mortal, states
from desktop.rules.pv_negatifs.fight import striking, sums
from desktop.rules.pv_negatifs.fight.commands import Strike
from desktop.rules.pv_negatifs.fight.events import Offered, Paired, replace
from desktop.rules.pv_negatifs.fight.parts import Blow, Offer
from desktop.rules.pv_negatifs.fight.state import Fighter
from desktop.rules.pv_negatifs.fight.story import Story
from desktop.rules.pv_negatifs.tables.combat import FreeAttack
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Refused

PLAIN = "attaque"


def begin(tables: Tables, story: Story, fighter: str) -> None:
    """Initiative between who breaks off and each foe hand to hand with him who can strike
    (PV-FREE-INIT, PV-FREE-UNLIMITED); those who do have one blow each (PV-FREE-ONE)."""
    settings = story.state.settings
    one = story.fighter(fighter)
    foes = [
        each
        for each in story.state.foes(fighter)
        if each.free_to_act and not states.helpless(tables, each.document)
    ]
    rolls = story.initiatives("leave", (one, *foes))
    offers: list[Offer] = []
    for foe in foes:
        mine, theirs = rolls[one.id], rolls[foe.id]
        story.of(foe.id, say("pv.fight.line.contest", foe=one.name, mine=theirs, theirs=mine))
        if manoeuvres.strikes(settings, theirs, mine):
            offers.append(Offer(foe.id, one.id))
    story.tell(Offered(offers=tuple(offers), leaving=one.id))
    go_on(story)


def strike(tables: Tables, story: Story, command: Strike) -> Refused | None:
    """A free attack is made or let go: a blow (an Infiltrateur's may be a back stab), a spell of
    the first level, or more under haste (PV-FREE-ONE, PV-FREE-SPELL, PV-FREE-HASTE,
    PV-FREE-BACKSTAB)."""
    state = story.state
    first = next(iter(state.offers), None)
    named = (command.fighter, command.target)
    if state.blow is not None or first is None or (first.attacker, first.target) != named:
        return Refused(say("pv.fight.why.no-offer"))
    offer = first
    one = story.fighter(offer.attacker)
    row = next((each for each in ways(tables, one, offer) if each.id == command.way), None)
    if command.made and row is None:
        return Refused(say("pv.fight.why.way", name=one.name))
    if command.made and row is not None and not row.attacks:
        story.tell(Offered(offers=state.offers[1:], leaving=state.leaving))
        _cast(story, one.id, row)
        go_on(story)
        return None
    weapon = sums.weapon_of(one.document, command.weapon)
    if command.made and (weapon is None or weapon.ranged or weapon.away):
        return Refused(say("pv.fight.why.weapon"))
    more = (replace(offer, second=True),) if row is not None and row.attacks > 1 else ()
    left = more if command.made else ()
    story.tell(Offered(offers=(*left, *state.offers[1:]), leaving=state.leaving))
    if command.made and row is not None:
        _cast(story, one.id, row)
    if not command.made:
        story.of(one.id, say("pv.fight.line.lets-go"))
        go_on(story)
        return None
    blow = Blow(attacker=one.id, target=offer.target, weapon=command.weapon, free=True)
    striking.roll_to_hit(tables, story, blow)
    go_on(story)
    return None


def ways(tables: Tables, one: Fighter, offer: Offer) -> tuple[FreeAttack, ...]:
    """What a free attack may be now; the second blow of haste is a blow (PV-FREE-HASTE)."""
    rows = manoeuvres.free_attacks(tables, haste=one.marks.hasted)
    spells = not slowed(tables, one)
    return tuple(
        each
        for each in rows
        if (not each.spells or spells) and (not offer.second or each.id == PLAIN)
    )


def slowed(tables: Tables, one: Fighter) -> bool:
    """Whether wounds keep somebody from casting even a short spell."""
    return mortal.handicaps(tables, one.document.mortal).spells != 1


def _cast(story: Story, fighter: str, row: FreeAttack) -> None:
    """Each spell of a free attack is told; what it does is the GM's to say."""
    for segments in row.spells:
        story.of(fighter, say("pv.fight.line.spell", segments=segments))


def go_on(story: Story) -> None:
    """Once every free attack is over, the move happens."""
    state = story.state
    offers = tuple(
        each
        for each in state.offers
        if state.fighter(each.attacker).able and state.fighter(each.target).able
    )
    if offers != state.offers:
        story.tell(Offered(offers=offers, leaving=state.leaving))
    if not state.leaving or offers or story.state.blow is not None:
        return
    one = story.fighter(state.leaving)
    story.tell(Offered(offers=()))
    if one.able:
        leave(story, one.id)
        story.of(one.id, say("pv.fight.line.leaves"))


def leave(story: Story, fighter: str) -> None:
    """Somebody is hand to hand with nobody any more."""
    pairs = tuple(each for each in story.state.pairs if not each.holds(fighter))
    if pairs != story.state.pairs:
        story.tell(Paired(pairs=pairs))
