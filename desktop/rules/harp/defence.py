"""The bonus of defence (BD) and the bonus of initiative: the source has neither, both follow the
campaign's numbers."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp import campaign
from desktop.rules.harp.document import Character
from desktop.rules.harp.scores import bonus
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say

QUICKNESS, INTUITION = "rapidite", "intuition"


def defence(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """The bonus of defence on the sheet: quickness so many times, armour, shield and the rest, or
    the total that somebody wrote there."""
    guard = character.guard
    if guard.total is not None:
        return start(say("harp.by-hand", name=say("harp.defence")), guard.total)
    row = settings.fight_row("defence-times")
    times = row.value
    name = tables.characteristics.get(QUICKNESS).name
    worth = times * bonus(tables, settings, character, QUICKNESS).total
    done = start(say("harp.times", name=name, times=times), worth)
    done = done.plus(say("harp.armour"), guard.armour)
    done = done.plus(say("harp.shield"), guard.shield)
    done = done.plus(say("harp.other"), guard.other)
    return campaign.noted(done, (row.confidence,))


def initiative(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """What is added to the die of initiative: the bonuses of quickness and intuition."""
    done = Breakdown()
    for one in (QUICKNESS, INTUITION):
        worth = bonus(tables, settings, character, one).total
        done = done.plus(tables.characteristics.get(one).name, worth)
    return campaign.noted(done, (settings.fight_row("initiative-die").confidence,))
