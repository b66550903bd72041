"""The value of a blow on the table of critical values (III)."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.message import say
from desktop.rules.warhammer.tables.tables import Tables

LAST_COLUMN = 10
MOST, LEAST = 15, 1


def critical_value(
    tables: Tables, damage: int, roll: int, *, precise: bool = False, tough: bool = False
) -> Breakdown:
    """The value of a blow of 1 or more damage at a d100: 1 to 15.

    Damage beyond 10 adds to the last column (WH-CRIT-LOOKUP, WH-CRIT-LOOKUP-BEYOND); a Précise
    weapon adds 1, Dur à cuire takes 1 (WH-ATTR-PRECISE, WH-TAL-TOUGH).
    """
    row = next(one for one in tables.critical_values if one.least <= roll <= one.most)
    column = min(damage, LAST_COLUMN)
    value = start(
        say("wh.critical.read", damage=damage, roll=roll),
        row.values[column - 1],
        "WH-CRIT-LOOKUP-MATRIX",
    )
    value = value.plus(
        say("wh.critical.beyond"), (damage - column) * row.beyond, "WH-CRIT-LOOKUP-BEYOND"
    )
    value = value.at_most(MOST, say("wh.critical.most"), "WH-CRIT-LOOKUP-BEYOND")
    value = value.plus(say("wh.attribute.precise"), int(precise), "WH-ATTR-PRECISE")
    value = value.plus(say("wh.talent.dur-a-cuire"), -int(tough), "WH-TAL-TOUGH")
    value = value.at_most(MOST, say("wh.critical.most"), "WH-CRIT-LOOKUP-BEYOND")
    return value.at_least(LEAST, say("wh.critical.least"), "WH-TAL-TOUGH")
