"""Wounds: how severe they are on the whole, what they cost, and natural healing (Blessures, soins &
mort, Guérison naturelle)."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.harp import diseases
from desktop.rules.harp.document import Character, Wound
from desktop.rules.harp.manoeuvre import Modifier
from desktop.rules.harp.rolls import Chain
from desktop.rules.harp.scores import bonus
from desktop.rules.harp.settings import HealingRow, Settings
from desktop.rules.harp.tables.health import Severity
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import say

PERCENT = 100


def severity_of(
    tables: Tables, lost: Fraction, bleeding: int, penalty: int, structures: int
) -> Severity | None:
    """The level of wounds: that of the worst criterion, None for somebody unhurt. `lost` is a part
    of the hit points in percents, `penalty` 0 or less (HARP-WOUND-LIGHT, HARP-WOUND-MEDIUM,
    HARP-WOUND-SEVERE, HARP-WOUND-WORST)."""
    if lost <= 0 and bleeding <= 0 and penalty >= 0 and structures <= 0:
        return None
    worst: Severity | None = None
    for one in tables.severities:
        worst = one
        if (
            (one.lost is None or lost <= one.lost)
            and (one.bleeding is None or bleeding <= one.bleeding)
            and (one.penalty is None or penalty >= one.penalty)
            and (one.lost is None or structures <= one.structures)
        ):
            break
    return worst


def severity(tables: Tables, settings: Settings, character: Character) -> Severity | None:
    """The level of all that somebody suffers, added up (HARP-WOUND-AGGREGATE)."""
    missing = max(0, character.most - character.hp)
    return severity_of(
        tables,
        Fraction(missing * PERCENT, max(1, character.most)),
        diseases.bleeding(tables, character),
        sum(penalty(settings, one) for one in character.wounds),
        sum(1 for one in character.wounds if one.structure),
    )


def penalty(settings: Settings, wound: Wound) -> int:
    """What a wound costs every manoeuvre now: all of it until the time of healing is over, or less
    each day (HARP-HEAL-PENALTY-END, HARP-HEAL-PENALTY-PRORATA). What
    remains is never less than its part."""
    if wound.needs is None:
        return wound.penalty
    if wound.rested >= wound.needs:
        return 0
    if settings.readings.penalties == "fin":
        return wound.penalty
    left = wound.needs - wound.rested
    return wound.penalty * left // wound.needs


def penalties(
    tables: Tables, settings: Settings, character: Character
) -> Iterator[tuple[str, Modifier]]:
    """What wounds and ailments cost manoeuvres, by the kind that they bear on ("tout", "toucher",
    "mouvement")."""
    for one in character.wounds:
        if amount := penalty(settings, one):
            yield "tout", Modifier(one.name or say("harp.wound"), amount)
    for ailment in character.ailments:
        yield from diseases.penalties(tables, ailment)


def points_per_rest(constitution: int) -> int:
    """Hit points of eight hours of full rest, by the bonus of Constitution (HARP-HEAL-HP,
    HARP-HEAL-HP-LOW)."""
    return constitution + 1 if constitution >= 1 else 1


def recovered(tables: Tables, settings: Settings, character: Character, hours: int) -> int:
    """Hit points that full rest gives, nothing while blood flows (HARP-HEAL-BLEED)."""
    if character.bleeding:
        return 0
    spells = hours // tables.health.rest_hours
    return rest_sum(tables, settings, character).total * spells


def rest_sum(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """The hit points of eight hours of full rest as a sum (HARP-HEAL-HP, HARP-HEAL-HP-LOW)."""
    worth = bonus(tables, settings, character, "constitution").total
    name = tables.characteristics.get("constitution").name
    if worth >= 1:
        return start(say("harp.bonus-of", name=name), worth, "HARP-HEAL-HP").plus(
            say("harp.rest-more"), points_per_rest(worth) - worth, "HARP-HEAL-HP"
        )
    return start(say("harp.rest-least", name=name), points_per_rest(worth), "HARP-HEAL-HP-LOW")


def healing_roll(
    tables: Tables, settings: Settings, character: Character, chain: Chain, care: int = 0
) -> Breakdown:
    """A Tirage de Guérison: the roll, twice the bonus of Constitution, and the Bonus column of
    Soins given all the while (HARP-HEAL-ROLL, HARP-HEAL-CARER)."""
    done = start(say("harp.healing-roll"), chain.total, "HARP-HEAL-ROLL")
    for line in healing_bonus(tables, settings, character).lines:
        done = done.plus(line.label, line.amount, line.source)
    return done.plus(say("harp.carer"), care, "HARP-HEAL-CARER")


def healing_bonus(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """What is added to a Tirage de Guérison: the bonus of Constitution, twice (HARP-HEAL-ROLL)."""
    worth = bonus(tables, settings, character, "constitution").total
    label = say("harp.twice", name=tables.characteristics.get("constitution").name)
    return start(label, tables.health.healing_times * worth, "HARP-HEAL-ROLL")


def days_needed(settings: Settings, total: int, severity: Severity) -> int | None:
    """Days of rest by the campaign's table; None where it says nothing, and the GM must
    (HARP-HEAL-ROLL)."""
    found: HealingRow | None = None
    for row in settings.healing:
        if total >= row.least:
            found = row
    if found is None:
        return None
    return {"legere": found.light, "moyenne": found.middle}.get(severity.id, found.severe)


def rested(character: Character, days: int) -> Character:
    """Wounds after days of rest; those that are over are gone."""
    kept: list[Wound] = []
    for one in character.wounds:
        after = one if one.needs is None else replace(one, rested=one.rested + days)
        if after.needs is None or after.rested < after.needs:
            kept.append(after)
    return replace(character, wounds=tuple(kept))
