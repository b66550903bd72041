"""What blows do that are meant for something else than damage: stunning, disarming, snaring."""

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.warhammer import shooting
from desktop.rules.warhammer.armour import Layer
from desktop.rules.warhammer.arms import Arm
from desktop.rules.warhammer.fight import acting, budget, harming, sums
from desktop.rules.warhammer.fight.parts import Blow, Snare
from desktop.rules.warhammer.fight.state import Fighter
from desktop.rules.warhammer.fight.story import Story
from desktop.rules.warhammer.percent import Winner
from desktop.rules.warhammer.tables.tables import Tables

DIE = 10
STUN_PER_PA = 5
STUNNING = 10


def snare(story: Story, target: Fighter, used: Arm) -> None:
    """Captured: this round is lost (WH-RNG-IMMOBILISANTE)."""
    text = say("wh.fight.captured", name=target.name, weapon=used.name)
    if story.happens(f"snare:{target.id}", target.id, text):
        change = acting.snare_change(used.held.quality, used.attributes)
        story.mark(target.id, snare=Snare(used.name, change), stopped=True)
        story.say(text)


def stun(tables: Tables, story: Story, blow: Blow, used: Arm, layers: tuple[Layer, ...]) -> None:
    """F against E, and rounds without action (WH-SPEC-STUN-MELEE, WH-SPEC-STUN-RANGED)."""
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    if used.ranged:
        mine = start(used.name, shooting.stunning_force(used), "WH-SPEC-STUN-RANGED")
    else:
        mine = sums.strength(tables, story.state, one)
        amount = STUNNING if used.has("assommante") else 0
        mine = mine.plus(used.name, amount, "WH-ATTR-ASSOMMANTE")
    his = sums.plain(target, tables, story.state, "e")
    for layer in layers:
        his = his.plus(layer.armour.name, STUN_PER_PA * layer.pa, "WH-SPEC-STUN-MELEE")
    winner, first, second = acting.contest(story, budget.STUN, (one.id, mine), (target.id, his))
    won = winner is Winner.FIRST
    detail = (
        acting.tested(mine, first, one.name),
        acting.tested(his, second, target.name),
    )
    # It is a hit like any other to what lies on the zone.
    harming.wear(tables, story, target, blow.zone, layers)
    if not won:
        story.say(say("wh.fight.line.stun-lost", name=target.name), *detail)
        return
    label = say("wh.fight.die.stunned", name=target.name)
    rounds = story.roll("stunned", target.id, DIE, label)
    text = say("wh.fight.stunned", name=target.name, rounds=rounds)
    if story.happens(f"stun:{target.id}", target.id, text):
        stunned = max(rounds, target.document.state.stunned)
        story.body(target.id, stunned=stunned)
        story.say(text, *detail)


def disarm(tables: Tables, story: Story, blow: Blow) -> None:
    """Ag against Ag, and what is in hand flies off (WH-SPEC-DISARM)."""
    one, target = story.fighter(blow.attacker), story.fighter(blow.target)
    mine = sums.plain(one, tables, story.state, "ag")
    his = sums.plain(target, tables, story.state, "ag")
    winner, first, second = acting.contest(story, budget.DISARM, (one.id, mine), (target.id, his))
    won = winner is Winner.FIRST
    key = "won" if won else "lost"
    detail = (
        acting.tested(mine, first, one.name),
        acting.tested(his, second, target.name),
    )
    story.say(say(f"wh.fight.line.disarm-{key}", name=one.name, foe=target.name), *detail)
    if won:
        harming.lets_go(story, target.id)
