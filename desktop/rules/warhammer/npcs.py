"""Ready adversaries: sheets that a GM brings into a fight as they are, ours, from `npcs.toml`."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

from desktop.rules.tomltables import Count, Entry, Id, Record, read, wrong
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Ammunition,
    Character,
    Hand,
    Kind,
    Origin,
    PieceHeld,
    Purse,
    SkillHeld,
    TalentHeld,
    WeaponHeld,
)
from desktop.rules.warhammer.tables.gear import CriticalKind
from desktop.rules.warhammer.tables.tables import Tables

FILE = "warhammer/npcs.toml"
DICE = 11
"""What 2d10 give on average: the dice of adversaries of a playable race."""


class Learnt(Record, frozen=True, kw_only=True):
    """A skill, learnt `level` times."""

    skill: Id
    subject: str = ""
    level: Literal[1, 2, 3] = 1


class Armed(Record, frozen=True, kw_only=True):
    """A weapon of the tables and how it is held; `ammunition` is what it shoots."""

    weapon: Id
    hand: Hand = Hand.NONE
    quality: Id = "normale"
    ammunition: str = ""


class Own(Record, frozen=True, kw_only=True):
    """A weapon that stands in no table (claws, fangs), always at hand."""

    name: str
    damage: int = 0
    attributes: tuple[Id, ...] = ()
    critical: CriticalKind


class Carried(Record, frozen=True, kw_only=True):
    """Ammunition that is carried."""

    ammunition: Id
    count: Count


class Npc(Entry, frozen=True, kw_only=True):
    """One adversary: `profile` is what he is without gear, `move` what a race does not give;
    `purse` is in sous."""

    name: str
    profile: dict[Id, Count]
    kind: Kind = Kind.CHARACTER
    race: str = ""
    career: str = ""
    attacks: Literal[1, 2, 3, 4] = 1
    move: Count = 0
    skills: tuple[Learnt, ...] = ()
    talents: tuple[Id, ...] = ()
    weapons: tuple[Armed, ...] = ()
    own: tuple[Own, ...] = ()
    armour: tuple[Id, ...] = ()
    ammunition: tuple[Carried, ...] = ()
    purse: Count = 0
    note: str = ""


class NpcsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    npc: tuple[Npc, ...]


def read_npcs(root: Path, tables: Tables) -> tuple[Npc, ...]:
    """Every adversary of the tables under `root`.

    Raises `TablesError` naming the entry that asks for something which no table has.
    """
    npcs = read(root, FILE, NpcsFile).npc
    weapons = _ids((*tables.melee, *tables.ranged))
    for npc in npcs:
        _known(npc, "profile", set(CHARACTERISTICS), npc.profile)
        _known(npc, "profile", npc.profile, CHARACTERISTICS)
        _known(npc, "race", {"", *_ids(tables.races)}, (npc.race,))
        _known(npc, "skills", _ids(tables.skills), (one.skill for one in npc.skills))
        _known(npc, "talents", _ids(tables.talents), npc.talents)
        _known(npc, "weapons", weapons, (one.weapon for one in npc.weapons))
        attributes = (one for own in npc.own for one in own.attributes)
        _known(npc, "own", _ids(tables.attributes), attributes)
        _known(npc, "armour", _ids(tables.pieces), npc.armour)
        shot = (one.ammunition for one in (*npc.weapons, *npc.ammunition))
        _known(npc, "ammunition", {"", *_ids(tables.ammunition)}, shot)
    return npcs


def document_of(tables: Tables, npc: Npc) -> Character:
    """The sheet of an adversary."""
    origin = Origin(race=npc.race, career=npc.career)
    base: dict[str, int] = {}
    if npc.race:
        base = {one: value + DICE for one, value in tables.races.get(npc.race).base.items()}
        origin = Origin(race=npc.race, career=npc.career, dice=dict.fromkeys(CHARACTERISTICS, DICE))
    advances = {one: npc.profile[one] - base.get(one, 0) for one in CHARACTERISTICS}
    return Character(
        name=npc.name,
        kind=npc.kind,
        origin=origin,
        advances={one: value for one, value in advances.items() if value},
        attacks=npc.attacks - 1,
        move=npc.move,
        skills=tuple(
            SkillHeld(id=f"s{place}", skill=one.skill, subject=one.subject, level=one.level)
            for place, one in enumerate(npc.skills, start=1)
        ),
        talents=tuple(
            TalentHeld(id=f"t{place}", talent=one) for place, one in enumerate(npc.talents, start=1)
        ),
        weapons=tuple(_weapons(npc)),
        armour=tuple(
            PieceHeld(id=f"p{place}", piece=one) for place, one in enumerate(npc.armour, start=1)
        ),
        ammunition=tuple(
            Ammunition(id=f"a{place}", ammunition=one.ammunition, count=one.count)
            for place, one in enumerate(npc.ammunition, start=1)
        ),
        purse=Purse(sous=npc.purse),
        notes=npc.note,
    )


def _weapons(npc: Npc) -> Iterator[WeaponHeld]:
    for place, one in enumerate(npc.weapons, start=1):
        yield WeaponHeld(
            id=f"w{place}",
            weapon=one.weapon,
            hand=one.hand,
            quality=one.quality,
            ammunition=one.ammunition,
        )
    for place, own in enumerate(npc.own, start=1):
        yield WeaponHeld(
            id=f"o{place}",
            name=own.name,
            damage=own.damage,
            attributes=own.attributes,
            critical=own.critical,
            hand=Hand.RIGHT,
        )


def _ids(entries: Iterable[Entry]) -> set[str]:
    return {one.id for one in entries}


def _known(npc: Npc, field: str, known: Iterable[str], asked: Iterable[str]) -> None:
    """Raises `TablesError` at the first id that is not known."""
    held = set(known)
    for id in asked:
        if id not in held:
            raise wrong("error.tables-reference", FILE, f"npc[{npc.id}]", field, value=id)
