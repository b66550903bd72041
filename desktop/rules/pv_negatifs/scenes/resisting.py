"""Magic resistance as it is played: whether it is rolled at all, and the roll."""

import enum

import msgspec

from desktop.rules.message import say
from desktop.rules.pv_negatifs import resistance, willing
from desktop.rules.pv_negatifs.document import Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.suffer import PERCENT
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.throws import Table


class Resisting(msgspec.Struct, frozen=True, kw_only=True):
    """Where an effect comes from by the tables, its level, and whether resistance is wanted where
    the player has the choice."""

    origin: str
    level: int
    wanted: bool = True


class Resisted(enum.Enum):
    """What becomes of an effect; nothing is rolled where resistance has no say."""

    NOT_ROLLED = "not-rolled"
    RESISTED = "resisted"
    PASSED = "passed"


def resisting(
    tables: Tables, settings: Settings, one: Character, asked: Resisting, table: Table
) -> Resisted:
    """Whether an effect is resisted (PV-MR-LEVEL12, PV-MR-DIRECT-OWN, PV-MR-DIRECT-OTHER,
    PV-MR-INDIRECT, PV-MR-SUBSTANCE, PV-MR-ITEM, PV-MR-LIMITER, PV-MR-PSI, PV-MR-BREATH,
    PV-SELF-WORST)."""
    if not resistance.rolls(tables, one, asked.origin, wanted=asked.wanted):
        return Resisted.NOT_ROLLED
    need = resistance.chance(tables, one, asked.level).total
    count = willing.dice(settings, marked=one.body.willing)
    label = say("pv.die.resist", need=need)
    roll = max([table.throw(label, PERCENT) for _ in range(count)])
    good = roll <= need
    table.tell(say(f"pv.scene.{'made' if good else 'failed'}", roll=roll, need=need), good=good)
    return Resisted.RESISTED if good else Resisted.PASSED
