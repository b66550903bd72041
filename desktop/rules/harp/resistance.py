"""Jets de Résistance: the Nombre Cible, who resists, cascades, skill against skill (Jets de
Résistance)."""

from collections.abc import Sequence

import msgspec

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import skills
from desktop.rules.harp.document import Character, Skill
from desktop.rules.harp.lookup import Reading, reading
from desktop.rules.harp.manoeuvre import Score
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.health import Level
from desktop.rules.harp.tables.people import Opposition
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Text


class Defence(msgspec.Struct, frozen=True, kw_only=True):
    """What a defender rolls: a skill or a resistance, its name and its bonus."""

    name: Text
    bonus: Breakdown


def against(tables: Tables, effect: str) -> str:
    """The resistance that counters an effect; magic that touches neither body nor mind is
    resisted as magic (HARP-JR-CORPS, HARP-JR-ESPRIT, HARP-JR-MAGIE)."""
    return tables.effects.get(effect if effect in tables.effects else "magie").resistance


def target(settings: Settings, total: int) -> Reading:
    """The Nombre Cible of an attack, fixed before the defender rolls (HARP-JR-TWO-STEPS,
    HARP-JR-VARIABLE, HARP-CVC)."""
    return reading(settings.target, total)


def resists(score: Score, target: int) -> bool:
    """Whether a defender resists: he equals or exceeds the Nombre Cible (HARP-JR-RESIST,
    HARP-JR-STATIC); a fumble, where the campaign has those of answers, never does."""
    return not score.fumble and score.total >= target


def reached(levels: Sequence[Level], total: int, target: int = 0) -> Level:
    """The level of a cascade that a roll suffers: the highest it reached, the worst below them
    all; `target` is that of a variable cascade (HARP-JRC-STATIC, HARP-JRC-VARIABLE,
    HARP-JRC-TONNERRE)."""
    found = levels[0]
    for level in levels:
        floor = level.least if level.offset is None else target + level.offset
        if floor is not None and total >= floor:
            found = level
    return found


def opposition(tables: Tables, skill: str, specialty: str = "") -> Opposition | None:
    """What usually counters a skill; None where the GM says (HARP-CVC-PAIRS)."""
    for one in tables.oppositions:
        if one.skill == skill and (not one.specialty or one.specialty == specialty):
            return one
    return None


def defence(
    tables: Tables, settings: Settings, defender: Character, against: Opposition
) -> Defence:
    """What a defender rolls against a skill; who acts is the attacker (HARP-JR-SKILL). The best of
    several skills of that kind, an unlearnt one where he has none."""
    if against.against is None:
        kind = against.resistance or ""
        worth = skills.resistance(tables, settings, defender, kind)
        return Defence(name=tables.resistances.get(kind).name, bonus=worth)
    held = [one for one in defender.skills if one.skill == against.against]
    tried = held or [skills.unlearnt(tables, against.against)]
    worths: list[tuple[Skill, Breakdown]] = [
        (one, skills.total(tables, settings, defender, one)) for one in tried
    ]
    best, bonus = max(worths, key=lambda each: each[1].total)
    return Defence(name=skills.skill_name(tables, best), bonus=bonus)
