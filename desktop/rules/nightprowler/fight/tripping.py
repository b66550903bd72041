"""A failed Fauchage turned against its user (IV.B.4, NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE)."""

import msgspec

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.blow import plain_blow, thrown_boxes
from desktop.rules.nightprowler.fight.parts import Exchange, Strike
from desktop.rules.nightprowler.fight.stance import technique
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.tables.load import Tables


def thrown(
    tables: Tables, state: State, thrower: Fighter, victim: Fighter, exchange: Exchange
) -> Strike:
    """The successful Fauchage of who won the exchange: the blow of bare hands that his quality
    gives, and the extra box."""
    quality = exchange.quality(thrower.id) or start(say("np.fight.term.no-roll"), 0)
    blow = plain_blow(tables, thrower, victim, thrower.stats.bare, quality)
    fauchage = technique(tables, victim.choice)
    extra = () if fauchage is None else thrown_boxes(state, fauchage, blow.line)
    return msgspec.structs.replace(blow, extra=extra)
