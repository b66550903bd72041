"""Ready adversaries: sheets that a GM brings into a fight as they are, ours, from `npcs.toml`."""

from pathlib import Path
from typing import Literal

from desktop.rules.pv_negatifs.document import ABILITIES, Armour, Character, Proficiency, Weapon
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.tomltables import Entry, Id, Record, read, wrong

FILE = "pv_negatifs/npcs.toml"


class Arm(Entry, frozen=True, kw_only=True):
    """A weapon of an adversary."""

    name: str
    dice: int = 1
    sides: int = 6
    bonus: int = 0
    to_hit: int = 0
    ranged: bool = False
    natural: bool = False
    size: Id = "moyenne"
    magic: int = 0


class Npc(Entry, frozen=True, kw_only=True):
    """One adversary; `abilities` in the order Force, Dextérité, Constitution, Intelligence,
    Sagesse, Charisme. `ac` are the parts of the armour class: worn, dexterity, shield, class."""

    name: str
    group: Id
    level: int
    infiltrator: bool = False
    abilities: tuple[int, int, int, int, int, int]
    hit_points: int
    ac: tuple[int, int, int, int]
    speed: int
    attacks: int = 1
    soins: int = 0
    resistance: int = 0
    weapons: tuple[Arm, ...]
    note: str = ""


class NpcsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    npc: tuple[Npc, ...]


def read_npcs(root: Path, tables: Tables) -> tuple[Npc, ...]:
    """Every adversary of the tables under `root`.

    Raises `TablesError` naming the entry that asks for a group or a size which nothing knows.
    """
    npcs = read(root, FILE, NpcsFile).npc
    for npc in npcs:
        if npc.group not in tables.groups:
            raise wrong("error.tables-reference", FILE, f"npc[{npc.id}]", "group", value=npc.group)
        for arm in npc.weapons:
            if arm.size not in tables.sizes:
                raise wrong(
                    "error.tables-reference", FILE, f"npc[{npc.id}]", "size", value=arm.size
                )
    return npcs


def document_of(npc: Npc) -> Character:
    """The sheet of an adversary."""
    worn, dexterity, shield, by_class = npc.ac
    skills = (Proficiency(id="soins", skill="soins", value=npc.soins),) if npc.soins else ()
    return Character(
        name=npc.name,
        group=npc.group,
        level=npc.level,
        infiltrator=npc.infiltrator,
        abilities=dict(zip(ABILITIES, npc.abilities, strict=True)),
        most=npc.hit_points,
        hp=npc.hit_points,
        armour=Armour(worn=worn, dexterity=dexterity, shield=shield, by_class=by_class),
        speed=npc.speed,
        attacks=npc.attacks,
        resistance=npc.resistance,
        proficiencies=skills,
        weapons=tuple(
            Weapon(
                id=arm.id,
                name=arm.name,
                dice=arm.dice,
                sides=arm.sides,
                bonus=arm.bonus,
                to_hit=arm.to_hit,
                ranged=arm.ranged,
                natural=arm.natural,
                size=arm.size,
                magic=arm.magic,
            )
            for arm in npc.weapons
        ),
        notes=npc.note,
    )
