"""What follows of the blow on top, piece by piece (III; WH-FLOW-STEP2)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer import damage
from desktop.rules.warhammer.armour import Layer
from desktop.rules.warhammer.fight import (
    acting,
    budget,
    harming,
    leaving,
    parrying,
    rolling,
    specials,
    striking,
    sums,
)
from desktop.rules.warhammer.fight.parts import Blow, Stage, Way
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.tables.tables import Tables

replace = sums.replace
FIRE = "incendiaires"
FIRE_ROUNDS = 2


def settle(tables: Tables, story: Story) -> None:
    """Go on with the blow on top; the caller has seen that there is one that waits for it."""
    blow = story.state.stack[-1]
    if blow.stage is Stage.APPROACH:
        rolling.attack(tables, story)
        return
    match blow.way:
        case Way.MISHAP:
            one = story.fighter(blow.attacker)
            text = say("wh.fight.trips", name=one.name)
            harming.falls(story, one.id, f"fall:{one.id}", text)
            _over(tables, story, blow)
        case Way.PUSH:
            _push(tables, story, blow)
            _over(tables, story, blow)
        case Way.PARRIED:
            parrying.parried(tables, story, blow)
            _over(tables, story, blow)
        case Way.BLAST:
            _blast(tables, story, blow)
            _over(tables, story, blow)
        case Way.HIT:
            _hit(tables, story, blow)


def _over(tables: Tables, story: Story, blow: Blow) -> None:
    """The blow on top is over; a free attack that hit holds who wanted to get up."""
    rolling.drop(story)
    leaving.go_on(tables, story)


def _push(tables: Tables, story: Story, blow: Blow) -> None:
    """Pushed back, and a test of Ag not to fall (WH-ACT-MANOEUVRE)."""
    target = story.fighter(blow.target)
    metres = acting.METRES_PER_DEGREE * blow.degrees
    moved = say("wh.fight.pushed", name=target.name, metres=metres)
    if metres and story.happens(f"push:{target.id}", target.id, moved):
        story.say(moved)
    need = sums.plain(target, tables, story.state, "ag")
    need = need.plus(say("wh.fight.manoeuvred"), acting.PUSH_AG, "WH-ACT-MANOEUVRE")
    striking.balance(story, target, need)


def _blast(tables: Tables, story: Story, blow: Blow) -> None:
    """A firearm blows up in its user's face (WH-RNG-UNRELIABLE)."""
    one = story.fighter(blow.target)
    layers = harming.layers(tables, story, one, blow.zone)
    total = start(say("wh.fight.blast"), blow.fixed, "WH-RNG-UNRELIABLE")
    total = striking.absorbed(tables, story, one, total, layers)
    striking.take(tables, story, blow, total, layers, "projectiles")


def _hit(tables: Tables, story: Story, blow: Blow) -> None:
    """A blow that nothing stopped: the special action or the snare that it is, or its damage."""
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    used = sums.arm_of(tables, one.document, blow.arm)
    zone = blow.zone or rolling.zones(tables, story.state, blow)[-1]
    blow = replace(blow, zone=zone)
    record = striking.current(story, blow)
    if used.has(acting.SNARING):
        specials.snare(story, target, used)
    layers: tuple[Layer, ...] = ()
    total, value = Breakdown(), None
    special = True
    if blow.action == budget.STUN:
        layers = harming.layers(tables, story, target, zone)
        specials.stun(tables, story, blow, used, layers)
    elif blow.action == budget.DISARM:
        specials.disarm(tables, story, blow)
    elif used.deals:
        special = False
        # What is rolled together is asked for together.
        story.need(*striking.dice(tables, story, blow), *harming.coverage(tables, target, zone))
        layers = harming.layers(tables, story, target, zone)
        strike = striking.strike(tables, story, blow)
        be = sums.of(tables, story.state, target).be.total
        total = damage.damage(story.state.settings, strike, be, layers)
        value = striking.take(tables, story, blow, total, layers, used.critical)
        if blow.missile == FIRE:
            story.mark(target.id, fires=FIRE_ROUNDS)
    striking.note(tables, story, blow, record, None if special else total, value)
    rolling.drop(story)
    rolling.charge_stopped(story, blow)
    leaving.struck(story, blow)
    leaving.go_on(tables, story)
