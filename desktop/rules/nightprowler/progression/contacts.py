"""Contacts that skills bring, and those that they were turned into (II.B.1.d)."""

import msgspec

from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.skill_rules import converted
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.document.play_records import Conversion
from desktop.rules.nightprowler.tables.tables import Tables


class SkillContacts(msgspec.Struct, frozen=True, kw_only=True):
    """People of one rank that a skill gives: how many, and whether one may be converted."""

    key: str
    name: str
    milieu: str
    rank: str
    count: int
    convertible: bool


def skill_contacts(
    tables: Tables, character: Character, derived: Derived
) -> tuple[SkillContacts, ...]:
    """Every contact that comes from a skill, highest rank first (II.B.1.d,
    NP-SKILL-CONTACT-LEVELS, NP-SKILL-CONTACT-CONVERSION)."""
    ranks = [level.id for level in tables.contact_levels]
    found: list[SkillContacts] = []
    for view in derived.skills:
        if not view.contact:
            continue
        counts = _counts(tables, view.key, view.contact, character.conversions)
        for rank in reversed(ranks):
            if count := counts.get(rank, 0):
                found.append(
                    SkillContacts(
                        key=view.key,
                        name=view.name,
                        milieu=view.contact_milieu,
                        rank=rank,
                        count=count,
                        convertible=converted(tables, rank) is not None,
                    )
                )
    return tuple(found)


def count_of(
    tables: Tables,
    derived: Derived,
    conversions: tuple[Conversion, ...],
    key: str,
    rank: str,
) -> int:
    """How many contacts of a rank a skill gives after these conversions."""
    view = derived.skill(key)
    if view is None or not view.contact:
        return 0
    return _counts(tables, key, view.contact, conversions).get(rank, 0)


def applicable(
    tables: Tables, derived: Derived, conversions: tuple[Conversion, ...]
) -> tuple[Conversion, ...]:
    """Those conversions that still find a contact to convert, in order."""
    kept: tuple[Conversion, ...] = ()
    for one in conversions:
        if count_of(tables, derived, kept, one.key, one.rank):
            kept = (*kept, one)
    return kept


def _counts(
    tables: Tables, key: str, rank: str, conversions: tuple[Conversion, ...]
) -> dict[str, int]:
    """One contact of `rank`, then each conversion of this skill that finds one; others wait for a
    value that makes them possible again."""
    counts = {rank: 1}
    for one in conversions:
        into = converted(tables, one.rank)
        if one.key == key and into is not None and counts.get(one.rank, 0):
            target, gives = into
            counts[one.rank] -= 1
            counts[target] = counts.get(target, 0) + gives
    return counts
