"""Ready adversaries: sheets that a GM brings in as they are, ours, from `npcs.toml`."""

from pathlib import Path
from typing import Literal

from desktop.rules.harp.document import (
    CHARACTERISTICS,
    MIDDLE_SIZE,
    Character,
    Guard,
    Resistance,
    Skill,
    Vision,
    Weapon,
)
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.tomltables import Count, Entry, Id, Record, read, wrong

FILE = "harp/npcs.toml"


class Arm(Entry, frozen=True, kw_only=True):
    """A weapon: its bonus of attack, the last throw of its fumbles, the size of its attacks and the
    table of their criticals."""

    name: str
    bonus: int
    fumble: Count
    size: Id = MIDDLE_SIZE
    critical: str = ""


class Learnt(Record, frozen=True, kw_only=True):
    """Ranks of a skill of the tables."""

    skill: Id
    ranks: Count
    specialty: str = ""


class Npc(Entry, frozen=True, kw_only=True):
    """One adversary; `scores` in the order of the sheet, `resistances` as totals of body, mind and
    magic; `armour` and `shield` are parts of the bonus of defence."""

    name: str
    race: str
    level: Count
    scores: tuple[int, int, int, int, int, int, int, int]
    resistances: tuple[int, int, int]
    hit_points: Count
    vision: Literal["normale", "nuit", "noir"] = "normale"
    range: Count = 0
    skills: tuple[Learnt, ...]
    weapons: tuple[Arm, ...]
    armour: Count = 0
    shield: Count = 0
    note: str = ""


class NpcsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    npc: tuple[Npc, ...]


def read_npcs(root: Path, tables: Tables) -> tuple[Npc, ...]:
    """Every adversary of the tables under `root`.

    Raises `TablesError` naming the entry that asks for a skill or a size which nothing
    knows.
    """
    npcs = read(root, FILE, NpcsFile).npc
    for npc in npcs:
        for one in npc.skills:
            if one.skill not in tables.skills:
                place = f"npc[{npc.id}]"
                raise wrong("error.tables-reference", FILE, place, "skill", value=one.skill)
        for arm in npc.weapons:
            if all(each.id != arm.size for each in tables.combat.size):
                place = f"npc[{npc.id}]"
                raise wrong("error.tables-reference", FILE, place, "size", value=arm.size)
    return npcs


def document_of(npc: Npc) -> Character:
    """The sheet of an adversary."""
    body, mind, magic = npc.resistances
    return Character(
        name=npc.name,
        race=npc.race,
        level=npc.level,
        scores=dict(zip(CHARACTERISTICS, npc.scores, strict=True)),
        resistances={
            "corps": Resistance(total=body),
            "esprit": Resistance(total=mind),
            "magie": Resistance(total=magic),
        },
        most=npc.hit_points,
        hp=npc.hit_points,
        vision=Vision(kind=npc.vision, range=npc.range),
        skills=tuple(
            Skill(id=f"c{place}", skill=one.skill, ranks=one.ranks, specialty=one.specialty)
            for place, one in enumerate(npc.skills, start=1)
        ),
        weapons=tuple(
            Weapon(
                id=arm.id,
                name=arm.name,
                bonus=arm.bonus,
                fumble=arm.fumble,
                size=arm.size,
                critical=arm.critical,
            )
            for arm in npc.weapons
        ),
        guard=Guard(armour=npc.armour, shield=npc.shield),
        notes=npc.note,
    )
