"""The tables of HARP | TdM: loaded once from `resources/rules/harp/*.toml`, checked as a whole,
then only looked up."""

from collections.abc import Iterable
from pathlib import Path

from desktop.rules.harp.lookup import first_flaw
from desktop.rules.harp.tables import combat, health, manoeuvres, people
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.tomltables import Index, TablesError, read, wrong

__all__ = ["Tables", "load"]

_PEOPLE = "harp/people.toml"
_MANOEUVRES = "harp/manoeuvres.toml"
_HEALTH = "harp/health.toml"
_COMBAT = "harp/combat.toml"


def load(root: Path) -> Tables:
    """Read and check every table under `root` (the folder that holds `harp/`).

    Raises `TablesError` naming file, entry and field when something is missing or wrong.
    """
    who = read(root, _PEOPLE, people.PeopleFile)
    rolls = read(root, _MANOEUVRES, manoeuvres.ManoeuvresFile)
    body = read(root, _HEALTH, health.HealthFile)
    tables = Tables(
        characteristics=Index(_PEOPLE, "characteristic", who.characteristic),
        resistances=Index(_PEOPLE, "resistance", who.resistance),
        skills=Index(_PEOPLE, "skill", who.skill),
        effects=Index(_PEOPLE, "effect", who.effect),
        oppositions=Index(_PEOPLE, "opposition", who.opposition),
        visions=Index(_PEOPLE, "vision", who.vision),
        races=Index(_PEOPLE, "race", who.race),
        costs=who.cost,
        manoeuvres=rolls,
        acts=Index(_MANOEUVRES, "act", rolls.act),
        combat=_combat(root),
        severities=Index(_HEALTH, "severity", body.severity),
        diseases=Index(_HEALTH, "disease", body.disease),
        cascades=Index(_HEALTH, "cascade", body.cascade),
        health=body.numbers,
    )
    _check_people(tables)
    _check_bands(rolls)
    _check_health(tables)
    return tables


def _combat(root: Path) -> combat.CombatFile:
    """The tables of fights; no id stands twice in any."""
    fights = read(root, _COMBAT, combat.CombatFile)
    Index(_COMBAT, "number", fights.number)
    Index(_COMBAT, "size", fights.size)
    Index(_COMBAT, "condition", fights.condition)
    Index(_COMBAT, "situation", fights.situation)
    return fights


def _check_people(tables: Tables) -> None:
    for skill in tables.skills:
        _known(tables.skills.table, skill.id, skill.characteristics, tables.characteristics.ids())
    for one in tables.resistances:
        _known("resistance", one.id, (one.characteristic,), tables.characteristics.ids())
    for race in tables.races:
        _known("race", race.id, race.bonuses, tables.characteristics.ids())
        _known("race", race.id, race.resistances, tables.resistances.ids())
    for one in tables.effects:
        _known("effect", one.id, (one.resistance,), tables.resistances.ids())
    for one in tables.oppositions:
        _known("opposition", one.id, (one.skill,), tables.skills.ids())
        if one.against is not None:
            _known("opposition", one.id, (one.against,), tables.skills.ids())
        else:
            _known("opposition", one.id, (one.resistance or "",), tables.resistances.ids())


def _known(
    table: str, entry: str, named: Iterable[str], ids: tuple[str, ...], file: str = _PEOPLE
) -> None:
    for one in named:
        if one not in ids:
            place = f"{table}[{entry}]"
            raise wrong("error.tables-reference", file, place, "id", value=one)


def _check_bands(rolls: manoeuvres.ManoeuvresFile) -> None:
    degrees = Index(_MANOEUVRES, "difficulty", rolls.difficulty)
    for act in rolls.act:
        if act.difficulty not in degrees:
            place = f"act[{act.id}]"
            raise wrong(
                "error.tables-reference", _MANOEUVRES, place, "difficulty", value=act.difficulty
            )
    for name in ("bonus_of_score", "bonus_of_rank", "percent", "help", "target"):
        bands: tuple[manoeuvres.Band, ...] = getattr(rolls, name)
        Index(_MANOEUVRES, name, bands)
        if flaw := first_flaw(bands):
            raise wrong(
                "error.tables-rule",
                _MANOEUVRES,
                f"{name}[{flaw.id}]",
                "least",
                expected=str(flaw.least),
            )


def _check_health(tables: Tables) -> None:
    """Levels rise, and every face of a die leads to a part."""
    for one in tables.diseases:
        _known("disease", one.id, one.scores, tables.characteristics.ids(), _HEALTH)
        _rising("disease", one.id, one.level)
        faces = [face for part in one.parts for face in range(part.least, part.most + 1)]
        if sorted(faces) != list(range(1, one.part_die + 1)):
            raise _wrong("disease", one.id, "parts", f"1-{one.part_die}")
    for cascade in tables.cascades:
        _known("cascade", cascade.id, (cascade.resistance,), tables.resistances.ids(), _HEALTH)
        _rising("cascade", cascade.id, cascade.level)


def _rising(table: str, entry: str, levels: tuple[health.Level, ...]) -> None:
    reached = [one.least if one.offset is None else one.offset for one in levels]
    later = [one for one in reached[1:] if one is not None]
    whole = ([] if reached[:1] == [None] else [one for one in reached[:1] if one is not None]) + (
        later
    )
    if len(later) != len(reached[1:]) or whole != sorted(set(whole)):
        raise _wrong(table, entry, "level", "least")


def _wrong(table: str, entry: str, field: str, expected: str) -> TablesError:
    return wrong("error.tables-rule", _HEALTH, f"{table}[{entry}]", field, expected=expected)
