"""Lines of the journal for rolls, chained attacks, and what techniques and manœuvres leave."""

from desktop.rules.message import Message, say
from desktop.rules.nightprowler.fight.events import (
    AnyEvent,
    BloodDrawn,
    Dropped,
    GearSet,
    GroundSet,
    Hindered,
    Rehearsed,
    Reloaded,
    ShotSet,
    SteadySet,
    Trial,
)
from desktop.rules.nightprowler.fight.parts import Exchange
from desktop.rules.nightprowler.fight.state import State
from desktop.rules.nightprowler.rolls.check import CheckResult


def rolled(after: State, fighter: str, label: Message, result: CheckResult) -> Message:
    """A roll: what it was for, its threshold, die and quality."""
    kind = "success" if result.success else "failure"
    key = f"np.fight.line.roll-{'critical-' if result.critical else ''}{kind}"
    return say(
        key,
        name=after.name(fighter),
        roll=label,
        threshold=result.threshold.total,
        die=result.die,
        value=result.quality.total,
        quality=result.name,
    )


def second(after: State, exchange: Exchange) -> Message:
    """A chained attack, with the rolls that it was made of."""
    rolls = (exchange.left_roll, exchange.right_roll)
    left, right = (
        say(
            "np.fight.line.second-roll",
            name=after.name(id),
            threshold=0 if roll is None else roll.result.threshold.total,
            die=0 if roll is None else roll.result.die,
            value=0 if roll is None else roll.quality,
        )
        for id, roll in zip((exchange.left, exchange.right), rolls, strict=True)
    )
    value = 0 if exchange.strike is None else max(0, exchange.strike.damage.total)
    key = "np.fight.line.second-hit" if value else "np.fight.line.second-missed"
    return say(
        key,
        name=after.name(exchange.left),
        foe=after.name(exchange.right),
        left=left,
        right=right,
        value=value,
    )


def mark(after: State, event: AnyEvent) -> Message | None:
    """What techniques and manœuvres do to one fighter."""
    match event:
        case Trial():
            return rolled(after, event.fighter, event.text, event.result)
        case BloodDrawn():
            return say("np.fight.line.blood", name=after.name(event.fighter))
        case GearSet():
            return say("np.fight.line.corrected", name=after.name(event.fighter), what=event.text)
        case Dropped():
            fighter = after.fighter(event.fighter)
            arms = fighter.stats.arm(event.weapon)
            return say("np.fight.line.dropped", name=fighter.name, weapon=arms.name)
        case Reloaded():
            name, ready = after.name(event.fighter), event.reloading.ready
            return say("np.fight.line.reloading", name=name, round=ready)
        case ShotSet():
            shot = event.shot
            band = say(f"np.fight.band.{shot.band.value}")
            value = shot.moving + shot.unstable + shot.visibility
            return say("np.fight.line.shot", name=after.name(event.fighter), band=band, value=value)
        case SteadySet() | GroundSet():
            kind = "steady" if isinstance(event, SteadySet) else "ground"
            key = f"np.fight.line.{kind}-{'on' if event.on else 'off'}"
            return say(key, name=after.name(event.fighter))
        case Hindered():
            turns = event.until - after.round
            return say("np.fight.line.hindered", name=after.name(event.fighter), count=turns)
        case Rehearsed():
            key = "np.fight.line.rehearsed" if event.on else "np.fight.line.performed"
            return say(key, name=after.name(event.fighter))
        case _:
            return None
