"""Warhammer rénové's tables: loaded once from `resources/rules/warhammer/*.toml`, checked as a
whole, then only looked up."""

from collections.abc import Iterable
from pathlib import Path

from desktop.rules.tomltables import Entry, Index, TablesError, read, wrong
from desktop.rules.warhammer.tables import combat, gear, life, people
from desktop.rules.warhammer.tables.criticals import CriticalsFile
from desktop.rules.warhammer.tables.tables import Tables

__all__ = ["Tables", "load"]

_PEOPLE = "warhammer/people.toml"
_WEAPONS = "warhammer/weapons.toml"
_ARMOUR = "warhammer/armour.toml"
_COMBAT = "warhammer/combat.toml"
_CRITICALS = "warhammer/criticals.toml"
_HEALTH = "warhammer/health.toml"
_TESTS = "warhammer/tests.toml"
_GAMES = "warhammer/games.toml"
_MONEY = "warhammer/money.toml"
_ZONES = ("jambes", "bras", "corps", "tete")
_VALUES = range(1, 16)


def load(root: Path) -> Tables:
    """Read and check every table under `root` (the folder that holds `warhammer/`).

    Raises `TablesError` naming file, entry and field when something is missing or wrong.
    """
    who = read(root, _PEOPLE, people.PeopleFile)
    arms = read(root, _WEAPONS, gear.WeaponsFile)
    worn = read(root, _ARMOUR, gear.ArmourFile)
    fights = read(root, _COMBAT, combat.CombatFile)
    criticals = read(root, _CRITICALS, CriticalsFile)
    health = read(root, _HEALTH, life.HealthFile)
    tests = read(root, _TESTS, life.TestsFile)
    games = read(root, _GAMES, life.GamesFile)
    money = read(root, _MONEY, life.MoneyFile)
    tables = Tables(
        characteristics=Index(_PEOPLE, "characteristic", who.characteristic),
        races=Index(_PEOPLE, "race", who.race),
        skills=Index(_PEOPLE, "skill", who.skill),
        talents=Index(_PEOPLE, "talent", who.talent),
        careers=Index(_PEOPLE, "career", who.career),
        weapon_groups=Index(_PEOPLE, "weapon_group", who.weapon_group),
        melee=Index(_WEAPONS, "melee", arms.melee),
        ranged=Index(_WEAPONS, "ranged", arms.ranged),
        ammunition=Index(_WEAPONS, "ammunition", arms.ammunition),
        attributes=Index(_WEAPONS, "attribute", arms.attribute),
        weapon_qualities=arms.weapon_quality,
        armours=Index(_ARMOUR, "armour", worn.armour),
        pieces=Index(_ARMOUR, "piece", worn.piece),
        qualities=Index(_ARMOUR, "quality", worn.quality),
        shields=Index(_ARMOUR, "shield", worn.shield),
        shield_damage=worn.shield_damage,
        postures=Index(_COMBAT, "posture", fights.posture),
        actions=Index(_COMBAT, "action", fights.action),
        free_actions=Index(_COMBAT, "free_action", fights.free_action),
        other_actions=Index(_COMBAT, "other_action", fights.other_action),
        specials=Index(_COMBAT, "special", fights.special),
        locations=Index(_COMBAT, "location", fights.location),
        defence_modifiers=Index(_COMBAT, "defence_modifier", fights.defence_modifier),
        parry_effects=fights.parry_effect,
        range_bands=Index(_COMBAT, "range_band", fights.range_band),
        cc_modifiers=Index(_COMBAT, "cc_modifier", fights.cc_modifier),
        ct_modifiers=Index(_COMBAT, "ct_modifier", fights.ct_modifier),
        creatures=Index(_COMBAT, "creature", fights.creature),
        sudden_death=Index(_COMBAT, "sudden_death", fights.sudden_death),
        critical_values=criticals.value,
        criticals={(one.kind, one.location, one.value): one for one in criticals.critical},
        infection_modifiers=Index(_HEALTH, "infection_modifier", health.infection_modifier),
        infections=Index(_HEALTH, "infection", health.infection),
        healings=Index(_HEALTH, "healing", health.healing),
        opposed_pairs=tests.opposed_pair,
        extended_uses=Index(_TESTS, "extended", tests.extended),
        failure_degrees=Index(_TESTS, "failure_degree", tests.failure_degree),
        high_jumps=tests.high_jump,
        hidden_tests=Index(_TESTS, "hidden", tests.hidden),
        interrogation_lines=Index(_TESTS, "interrogation_line", tests.interrogation_line),
        sceneries=Index(_TESTS, "scenery", tests.scenery),
        decks=games.deck,
        combinations=games.combination,
        games=Index(_GAMES, "game", games.game),
        incomes=Index(_MONEY, "income", money.income),
        prices=Index(_MONEY, "price", money.price),
    )
    _check(tables)
    return tables


def _check(tables: Tables) -> None:
    """What one entry says of another must hold, and no critical effect may be missing."""
    for skill in tables.skills:
        _known(
            tables.skills,
            skill.id,
            "characteristic",
            tables.characteristics,
            (skill.characteristic,),
        )
    for race in tables.races:
        _known(tables.races, race.id, "base", tables.characteristics, race.base)
    for weapon in (*tables.melee, *tables.ranged):
        index = tables.melee if weapon.id in tables.melee else tables.ranged
        _known(index, weapon.id, "attributes", tables.attributes, weapon.attributes)
        if weapon.group is not None:
            _known(index, weapon.id, "group", tables.weapon_groups, (weapon.group,))
    for melee in tables.melee:
        _known(tables.melee, melee.id, "profiles", tables.melee, melee.profiles)
    for piece in tables.pieces:
        _known(tables.pieces, piece.id, "armour", tables.armours, (piece.armour,))
    for armour in tables.armours:
        _known(tables.armours, armour.id, "stacks_with", tables.armours, armour.stacks_with)
    for special in tables.specials:
        _known(tables.specials, special.id, "weapons", tables.melee, special.weapons)
    for kind in gear.CRITICAL_KINDS:
        for zone in _ZONES:
            for value in _VALUES:
                if (kind, zone, value) not in tables.criticals:
                    place = f"critical[{kind} {zone} {value}]"
                    raise wrong("error.tables-rule", _CRITICALS, place, "value", expected="1-15")


def _known(
    index: Index[Entry], entry: str, field: str, others: Index[Entry], ids: Iterable[str]
) -> None:
    for id in ids:
        if id not in others:
            raise _missing(index, entry, field, id)


def _missing(index: Index[Entry], entry: str, field: str, id: str) -> TablesError:
    place = f"{index.table}[{entry}]"
    return wrong("error.tables-reference", index.file, place, field, value=id)
