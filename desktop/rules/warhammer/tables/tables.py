"""Everything that the rules of Warhammer rénové look up, as one frozen value."""

import msgspec

from desktop.rules.tomltables import Index
from desktop.rules.warhammer.tables import combat, gear, life, people
from desktop.rules.warhammer.tables.criticals import Critical, ValueRow


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """Built once by `load`."""

    characteristics: Index[people.Characteristic]
    races: Index[people.Race]
    skills: Index[people.Skill]
    talents: Index[people.Talent]
    careers: Index[people.Career]
    weapon_groups: Index[people.WeaponGroup]
    melee: Index[gear.Melee]
    ranged: Index[gear.Ranged]
    ammunition: Index[gear.Ammunition]
    attributes: Index[gear.Attribute]
    weapon_qualities: tuple[gear.WeaponQuality, ...]
    armours: Index[gear.Armour]
    pieces: Index[gear.Piece]
    qualities: Index[gear.Quality]
    shields: Index[gear.Shield]
    shield_damage: tuple[gear.ShieldDamage, ...]
    postures: Index[combat.Posture]
    actions: Index[combat.Action]
    free_actions: Index[combat.Action]
    other_actions: Index[combat.Action]
    specials: Index[combat.Special]
    locations: Index[combat.Location]
    defence_modifiers: Index[combat.Modifier]
    parry_effects: tuple[combat.ParryEffect, ...]
    range_bands: Index[combat.RangeBand]
    cc_modifiers: Index[combat.Modifier]
    ct_modifiers: Index[combat.Modifier]
    creatures: Index[combat.Creature]
    sudden_death: Index[combat.SuddenDeath]
    critical_values: tuple[ValueRow, ...]
    criticals: dict[tuple[str, str, int], Critical]
    """By kind, location and value."""
    infection_modifiers: Index[life.InfectionModifier]
    infections: Index[life.Infection]
    healings: Index[life.Healing]
    opposed_pairs: tuple[life.OpposedPair, ...]
    extended_uses: Index[life.ExtendedUse]
    failure_degrees: Index[life.FailureDegree]
    high_jumps: tuple[life.HighJump, ...]
    hidden_tests: Index[life.HiddenTest]
    interrogation_lines: Index[life.InterrogationLine]
    sceneries: Index[life.Scenery]
    decks: tuple[life.Deck, ...]
    combinations: tuple[life.Combination, ...]
    games: Index[life.Game]
    incomes: Index[life.Income]
    prices: Index[life.Price]
