"""The tables of PV négatifs: loaded once from `resources/rules/pv_negatifs/*.toml`, checked as a
whole, then only looked up."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from desktop.rules.pv_negatifs.tables import combat, hazards, injuries, people
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.tomltables import Entry, Index, TablesError, read, wrong

__all__ = ["Tables", "load"]

_PEOPLE = "pv_negatifs/people.toml"
_CONSTITUTION = "pv_negatifs/constitution.toml"
_WOUNDS = "pv_negatifs/wounds.toml"
_CARE = "pv_negatifs/care.toml"
_COMBAT = "pv_negatifs/combat.toml"
_FALLS = "pv_negatifs/falls.toml"
_RESISTANCE = "pv_negatifs/resistance.toml"
_ESSENCE = "pv_negatifs/essence.toml"
PERCENT, MISHAPS = 100, 6


def load(root: Path) -> Tables:
    """Read and check every table under `root` (the folder that holds `pv_negatifs/`).

    Raises `TablesError` naming file, entry and field when something is missing or wrong.
    """
    who = read(root, _PEOPLE, people.PeopleFile)
    bodies = read(root, _CONSTITUTION, people.ConstitutionFile)
    hurts = read(root, _WOUNDS, injuries.WoundsFile)
    care = read(root, _CARE, injuries.CareFile)
    fights = read(root, _COMBAT, combat.CombatFile)
    falls = read(root, _FALLS, hazards.FallsFile)
    resistance = read(root, _RESISTANCE, combat.ResistanceFile)
    essence = read(root, _ESSENCE, people.EssenceFile)
    tables = Tables(
        abilities=Index(_PEOPLE, "ability", who.ability),
        saves=Index(_PEOPLE, "save", who.save),
        proficiencies=Index(_PEOPLE, "proficiency", who.proficiency),
        groups=Index(_PEOPLE, "group", who.group),
        constitution={one.score: one for one in bodies.row},
        losses=Index(_ESSENCE, "loss", essence.loss),
        trials=Index(_ESSENCE, "trial", essence.trial),
        essence=essence,
        locations=Index(_WOUNDS, "location", hurts.location),
        wounds=Index(_WOUNDS, "wound", hurts.wound),
        recoveries=Index(_CARE, "recovery", care.recovery),
        care=care,
        mishaps=Index(_COMBAT, "mishap", fights.mishap),
        sizes=Index(_COMBAT, "size", fights.size),
        states=Index(_COMBAT, "state", fights.state),
        free_attacks=Index(_COMBAT, "free_attack", fights.free_attack),
        shots=Index(_COMBAT, "shot", fights.shot),
        interpositions=Index(_COMBAT, "interposition", fights.interposition),
        origins=Index(_RESISTANCE, "origin", resistance.origin),
        fights=fights,
        surfaces=Index(_FALLS, "surface", falls.surface),
        run_ups=Index(_FALLS, "run_up", falls.run_up),
        grips=Index(_FALLS, "grip", falls.grip),
        bands=Index(_FALLS, "band", falls.band),
        terrains=Index(_FALLS, "terrain", falls.terrain),
        falling=falls,
    )
    _check(tables, bodies.row)
    return tables


def _check(tables: Tables, bodies: Sequence[people.Constitution]) -> None:
    """Dice must lead somewhere whatever they show, and names must be known."""
    _covers(tables.locations, "location", [(o.least, o.most) for o in tables.locations], PERCENT)
    for zone in tables.locations:
        rows = [(o.least, o.most) for o in tables.wounds if o.location == zone.id]
        _covers(tables.wounds, f"wound[{zone.id}]", rows, zone.sides)
    _covers(tables.mishaps, "mishap", [(o.least, o.most) for o in tables.mishaps], MISHAPS)
    for one in tables.wounds:
        if not one.deep and one.death != "immediate" and (one.wisdom is None or not one.failure):
            raise _wrong(tables.wounds, one.id, "wisdom", "wisdom, failure")
    for group in tables.groups:
        for save in tables.saves.ids():
            values = getattr(group, save, ())
            if len(values) != len(group.levels):
                raise _wrong(tables.groups, group.id, save, f"{len(group.levels)}")
        if not group.thac0.levels or group.levels[:1] != (1,):
            raise _wrong(tables.groups, group.id, "levels", "1")
    _rises(_FALLS, "fall", "least_cm", [one.least_cm for one in tables.falling.fall])
    _rises(_CONSTITUTION, "row", "score", [one.score for one in bodies])
    for state in tables.states:
        for ability in (*state.lost_bonuses, *state.lost_damage_bonuses):
            if ability not in tables.abilities:
                raise _wrong(tables.states, state.id, "lost_bonuses", ability)


def _rises(file: str, table: str, field: str, values: Sequence[int]) -> None:
    for place, (one, next_one) in enumerate(pairwise(values)):
        if next_one <= one:
            raise wrong(
                "error.tables-rule", file, f"{table}[{place + 1}]", field, expected=f"> {one}"
            )


def _covers(index: Index[Entry], entry: str, rows: Sequence[tuple[int, int]], sides: int) -> None:
    """Every face from 1 to `sides` belongs to exactly one row."""
    faces = sorted(face for least, most in rows for face in range(least, most + 1))
    if faces != list(range(1, sides + 1)):
        raise wrong("error.tables-rule", index.file, entry, "least", expected=f"1-{sides}")


def _wrong(index: Index[Entry], entry: str, field: str, expected: str) -> TablesError:
    place = f"{index.table}[{entry}]"
    return wrong("error.tables-rule", index.file, place, field, expected=expected)
