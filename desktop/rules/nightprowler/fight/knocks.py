"""The knock-out of Assommer and Écrasement (IV.B.4, NP-TECHNIQUE-MASSES-ASSOMMER)."""

import msgspec

from desktop.rules.breakdown import start
from desktop.rules.message import say
from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.blow import plain_blow
from desktop.rules.nightprowler.fight.events import Delivered
from desktop.rules.nightprowler.fight.parts import Exchange, Strike
from desktop.rules.nightprowler.fight.sources import source
from desktop.rules.nightprowler.fight.state import Fighter, State
from desktop.rules.nightprowler.fight.stats import Arm
from desktop.rules.nightprowler.fight.story import Story
from desktop.rules.nightprowler.fight.wounds import land
from desktop.rules.nightprowler.health.wounds import lines
from desktop.rules.nightprowler.tables.combat import Technique
from desktop.rules.nightprowler.tables.load import Tables

STUNNING = "assommer"


def knocks(state: State, exchange: Exchange, user: str, own: Technique) -> bool:
    """Whether an attack of this technique knocks out: won by the gap and, by a setting, with
    damage left behind the armour."""
    if exchange.winner != user or exchange.precision or exchange.gap < own.gap_required:
        return False
    if state.settings.readings.assommer_ignores_armour:
        return True
    return exchange.strike is not None and exchange.strike.line is not None


def knock(tables: Tables, story: Story, attacker: str, victim: str) -> None:
    """Write the KO: a box of the gravest line of Endurance, whatever is worn."""
    table = lines(tables, Track.ENDURANCE)
    last = len(table) - 1
    label = say("np.fight.term.knock-out", name=story.state.name(attacker))
    _strike(
        tables,
        story,
        Strike(
            attacker=attacker,
            victim=victim,
            track=Track.ENDURANCE,
            damage=start(label, table[last].quality, source(STUNNING)),
            line=last,
        ),
    )


def reduce(tables: Tables, story: Story, attacker: Fighter, victim: Fighter, paid: int) -> None:
    """Write the ordinary blow that is left once the victim has paid: of a quality of as many
    levels as PH, which protections reduce."""
    label = say("np.fight.term.withstood", name=victim.name)
    blow = plain_blow(
        tables, attacker, victim, _blunt(attacker.arm), start(label, paid, source(STUNNING))
    )
    _strike(tables, story, blow)


def _blunt(arm: Arm) -> Arm:
    """The weapon as it stuns: with its blunt side, on Endurance."""
    return msgspec.structs.replace(arm, track=Track.ENDURANCE, blunt=True)


def _strike(tables: Tables, story: Story, strike: Strike) -> None:
    story.tell(Delivered(strike=strike))
    land(tables, story, strike)
