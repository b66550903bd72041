"""Ready adversaries: sheets that a GM brings into a fight as they are, ours, from `npcs.toml`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal, TypeVar

from desktop.rules.nightprowler.character.skill_rules import is_known
from desktop.rules.nightprowler.document.character import Character, Characteristics, Skills
from desktop.rules.nightprowler.settings.kits import KitSkill
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.settings.values import ArmourPrice, Shield, StarterWeapon
from desktop.rules.nightprowler.surprise.gear import armour_of, weapon_of
from desktop.rules.nightprowler.tables.load import Tables
from desktop.rules.tomltables import Entry, Record, read, wrong

FILE = "nightprowler/npcs.toml"
Listed = TypeVar("Listed", StarterWeapon, ArmourPrice, Shield)


class Npc(Entry, frozen=True, kw_only=True):
    """One adversary: gear by the ids of the campaign's lists, `own` weapons that stand in none.

    Skills are opened and held at their `value`; `heroism` is added to what everybody begins with.
    """

    name: str
    characteristics: Characteristics
    skills: tuple[KitSkill, ...]
    weapons: tuple[str, ...] = ()
    own: tuple[StarterWeapon, ...] = ()
    armours: tuple[str, ...] = ()
    shield: str = ""
    heroism: int = 0
    note: str = ""


class NpcsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    npc: tuple[Npc, ...]


def read_npcs(root: Path, tables: Tables, shipped: Settings) -> tuple[Npc, ...]:
    """Every adversary of the tables under `root`.

    Raises `TablesError` naming the entry that asks for a skill or gear which nothing knows.
    """
    npcs = read(root, FILE, NpcsFile).npc
    for npc in npcs:
        for field, asked, held in (
            ("weapons", npc.weapons, shipped.weapons),
            ("armours", npc.armours, shipped.armours),
            ("shield", (npc.shield,) if npc.shield else (), shipped.shields),
        ):
            for id in asked:
                if id not in {one.id for one in held}:
                    raise _unknown(npc, field, id)
        for each in npc.skills:
            if not is_known(tables, each.skill):
                raise _unknown(npc, "skills", each.skill)
        if any(own.family and own.family not in tables.weapon_families for own in npc.own):
            raise _unknown(npc, "own", ", ".join(own.family for own in npc.own))
    return npcs


def document_of(tables: Tables, npc: Npc, settings: Settings, shipped: Settings) -> Character:
    """The sheet of an adversary, with the gear as the campaign has it; what its lists have lost
    is as shipped."""
    weapons = (
        *(_pick(id, settings.weapons, shipped.weapons) for id in npc.weapons),
        *npc.own,
    )
    armours = [_pick(id, settings.armours, shipped.armours) for id in npc.armours]
    at = tables.constants.competence_ouverture
    # A shield that the campaign lacks has no wood to be split: it is left at home.
    shields = {one.id for one in settings.shields}
    return Character(
        name=npc.name,
        characteristics=npc.characteristics,
        skills=Skills(
            opened=tuple(each.skill for each in npc.skills),
            raised={each.skill: each.value - at for each in npc.skills if each.value != at},
        ),
        adjustments={"heroism": npc.heroism} if npc.heroism else {},
        weapons=tuple(weapon_of(each, each.id) for each in weapons),
        armours=tuple(armour_of(tables, each, each.id) for each in armours),
        shield=npc.shield if npc.shield in shields else "",
        created=True,
        notes=npc.note,
    )


def _unknown(npc: Npc, field: str, id: str) -> Exception:
    return wrong("error.tables-reference", FILE, f"npc[{npc.id}]", field, value=id)


def _pick(id: str, campaign: Sequence[Listed], shipped: Sequence[Listed]) -> Listed:
    return next(one for one in (*campaign, *shipped) if one.id == id)
