"""Tables of fights (IV): options, techniques, weapon families, shots and armour.

Costs are in PH, modifiers in points of threshold, gaps and bonuses in levels of quality.
"""

from typing import Literal

from desktop.rules.tomltables import Count, Entry, Id, Record

Requirement = Literal[
    "masse-au-revers",
    "pic-au-revers",
    "mouvement-gagne",
    "arme-non-degainee",
    "hors-engagement",
    "hors-melee",
    "allonge-superieure",
]


class DuelOption(Entry, frozen=True, kw_only=True):
    number: Count
    name: str
    cost: str = ""


class TechniqueGroup(Entry, frozen=True, kw_only=True):
    """Where techniques come from: weapon families, the Empoignade, a school, two weapons."""

    name: str
    kind: Literal["famille", "empoignade", "ecole", "deux-armes"]
    families: tuple[Id, ...] = ()


class Technique(Entry, frozen=True, kw_only=True):
    """A technique (IV.B.4).

    `option` is 4, 5 or 6. A cost between two amounts is the player's choice. `target_avoid_ph` is
    what the target pays to escape `target_modifier`, or to suffer only `target_modifier_if_paid`.
    `comparison_bonus` counts in the comparison and not in the damage, `quality_bonus` in both.
    """

    name: str
    group: Id
    option: Count
    cost_min: Count = 0
    cost_max: Count = 0
    skill: Literal["combat-arme", "corps-a-corps"]
    skill_alternative: str = ""
    requires: tuple[Requirement, ...] = ()
    effect: str

    roll_modifier: int = 0
    comparison_bonus: Count = 0
    quality_bonus: Count = 0
    gap_required: Count = 0
    gap_if_equal_reach: Count | None = None
    disarm_gap: Count | None = None
    release_gap: Count | None = None

    target_modifier: int = 0
    target_modifier_if_paid: int = 0
    target_avoid_ph: Count = 0
    bound_modifier: int = 0
    second_attack_modifier: int = 0
    failed_opponent_quality: Count = 0
    hindrance_turns: Count = 0

    damage_bonus: Count = 0
    damage_bonus_if_paid: Count = 0
    counter_damage_bonus: Count = 0
    extra_endurance_boxes: Count = 0
    bleed: bool = False
    knocks_out: bool = False
    both_tracks: bool = False
    no_damage: bool = False
    defensive: bool = False
    mouvement: bool = False
    takes_initiative: bool = False


class HeroismUse(Entry, frozen=True, kw_only=True):
    name: str
    cost: Count = 0
    effect: str


class Manoeuvre(Entry, frozen=True, kw_only=True):
    name: str
    effect: str


class WeaponFamily(Entry, frozen=True, kw_only=True):
    """A weapon family; its name is also the specialisation of Combat armé."""

    name: str
    compatible: tuple[Id, ...]


class RangedModifier(Entry, frozen=True, kw_only=True):
    """A modifier of shots, chosen by the MJ between `min` and `max`."""

    name: str
    min: int
    max: int


class Reload(Entry, frozen=True, kw_only=True):
    """How often a weapon shoots; a steady shooter of `steady_skill_min` may do better."""

    name: str
    seconds: Count
    shot_every_turns: Count
    steady_skill: str = ""
    steady_skill_min: Count | None = None
    steady_shot_every_turns: Count | None = None


class Armour(Entry, frozen=True, kw_only=True):
    """An armour; `repair_percent` of its new price buys back one point of protection."""

    name: str
    protection: Count
    protection_blunt: Count
    repair_percent: Count


class Penetration(Entry, frozen=True, kw_only=True):
    """What a shot does when its penetration compares so with the protection.

    `quality_shift` is added to the damage; `scratch_only` leaves an Égratignure.
    """

    compared: str
    effect: str
    quality_shift: int = 0
    scratch_only: bool = False


class CombatFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    duel_option: tuple[DuelOption, ...]
    technique_group: tuple[TechniqueGroup, ...]
    technique: tuple[Technique, ...]
    heroism_use: tuple[HeroismUse, ...]
    manoeuvre: tuple[Manoeuvre, ...]
    weapon_family: tuple[WeaponFamily, ...]
    ranged_modifier: tuple[RangedModifier, ...]
    reload: tuple[Reload, ...]
    armour: tuple[Armour, ...]
    penetration: tuple[Penetration, ...]
