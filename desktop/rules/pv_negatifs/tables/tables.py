"""Everything that the rules of PV négatifs look up, as one frozen value."""

import msgspec

from desktop.rules.pv_negatifs.tables import combat, hazards, injuries, people
from desktop.rules.tomltables import Index


class Tables(msgspec.Struct, frozen=True, kw_only=True):
    """Built once by `load`. `care`, `fights`, `falling` and `essence` hold single numbers."""

    abilities: Index[people.Ability]
    saves: Index[people.Save]
    proficiencies: Index[people.Named]
    groups: Index[people.Group]
    constitution: dict[int, people.Constitution]
    """By score."""
    losses: Index[people.Loss]
    trials: Index[people.Trial]
    essence: people.EssenceFile
    locations: Index[injuries.Location]
    wounds: Index[injuries.Wound]
    recoveries: Index[injuries.Recovery]
    care: injuries.CareFile
    mishaps: Index[combat.Mishap]
    sizes: Index[combat.Size]
    states: Index[combat.Condition]
    free_attacks: Index[combat.FreeAttack]
    shots: Index[combat.Shot]
    interpositions: Index[combat.Interposition]
    origins: Index[combat.Origin]
    fights: combat.CombatFile
    surfaces: Index[hazards.Surface]
    run_ups: Index[hazards.RunUp]
    grips: Index[hazards.Grip]
    bands: Index[hazards.Band]
    terrains: Index[hazards.Terrain]
    falling: hazards.FallsFile
