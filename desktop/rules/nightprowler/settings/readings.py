"""Readings of the source that a table may reasonably play otherwise: one choice for each.

The default of each is the inventory's reading; the inventory id stands beside it.
"""

from typing import Literal

import msgspec


class Readings(msgspec.Struct, frozen=True, kw_only=True):
    """How ambiguous rules are read; every value can be changed by the GM."""

    # Creation
    keshite_one_trait: bool
    """An Immigré keshite has one of his two traits only (NP-BIRTH-IMMIGRE-KESHITE)."""
    keshite_difficulties: bool
    """An Immigré keshite has the two Difficultés as well (NP-BIRTH-IMMIGRE-KESHITE)."""
    heroism_of_filiation: bool
    """The +1 PH of Erreur judiciaire belongs to Filiation (NP-CASSURE-ERREUR-JUDICIAIRE)."""
    fuite_and_influence_swapped: bool
    """Fuite and Mauvaise influence exchange their drawbacks (NP-CASSURE-FUITE)."""
    anonyme_keeps_culture_trait: bool
    """Anonyme drops only what exceeds the culture's own trait (NP-TRAIT-GOURI-ANONYME)."""
    desinvolture: Literal["hebdomadaire", "permanente"]
    """A gain or loss each week, or a standing one on the maximum (NP-TRAIT-ELFE-DESINVOLTURE)."""
    sang_mele_culture_trait: bool
    """The mother's culture gives its trait beside Opprobre (NP-TRAIT-SANG-MELE-OPPROBRE)."""
    caractere_trait: Literal["points", "bande-suivante", "qualite"]
    """What one band harder means: the trait's points, the next named band of difficulty, or one
    level of quality (NP-TRAIT-SOCIAL-CARACTERE)."""
    robuste_extra: Literal["vitalite", "endurance"]
    """The table where a second Robuste opens boxes (NP-TRAIT-ROBUSTE)."""
    determination_limits_soin: bool
    """Détermination limits the whole of Soin, not only surgery (NP-SKILL-LIMITATION)."""
    connaissance_closed: bool
    """Connaissance has only its printed specialisations (NP-SKILL-CONNAISSANCE)."""

    # Rolls
    heroism_after_roll: bool
    """PH may raise the threshold once the die is known (NP-HEROISM-RAISE-THRESHOLD)."""
    critical_failure_quality: int
    """Quality of a natural 20 in sums and comparisons (NP-CHECK-CRITICAL-FAILURE)."""
    effroi_capped: bool
    """Effroi keeps the maximum of characteristic rolls (NP-COMBAT-EFFROI)."""

    # Fights
    one_roll_per_opponent: bool
    """Who faces several adversaries rolls once for each (NP-OUTNUMBERED-ATTITUDES)."""
    untrained_score: Literal["defaut", "incompatible"]
    """Armed without any trained family: the default value, or the score of an incompatible
    family (NP-COMBAT-WEAPON-FAMILY-INCOMPATIBLE)."""
    failed_attack_counts_zero: bool
    """A failed roll counts 0 in gaps (NP-COMBAT-COUNTER-ATTACK, NP-TECHNIQUE-GENERAL)."""
    percee_gap: Literal["premiere", "seconde"]
    """The attack of Percée that needs the gap (NP-TECHNIQUE-COURTES-PERCEE)."""
    charge_forces_defence: bool
    """Charge gives the higher Initiative, not only a malus (NP-TECHNIQUE-HAST-CHARGE)."""
    assommer_ignores_armour: bool
    """Protections do not prevent the KO of Assommer (NP-TECHNIQUE-MASSES-ASSOMMER)."""
    agripper_wounds: bool
    """Agripper wounds as well as it binds (NP-TECHNIQUE-FLEAUX-AGRIPPER)."""
    lost_box: Literal["plus-legere", "mj"]
    """The box a held victim loses (NP-TECHNIQUE-EMPOIGNADE-IMMOBILISATION)."""
    fauchage_box: Literal["plus-legere", "ligne-des-degats"]
    """The extra box of Fauchage (NP-TECHNIQUE-EMPOIGNADE-FAUCHAGE)."""
    hindrance_modifier: int
    """Points of threshold lost to the hindrance of Le fourbe (NP-TECHNIQUE-ECOLE-FOURBE)."""

    # Health
    penalty_worst_only: bool
    """Only the worst line of both tables counts; else the worst of each, added
    (NP-HEALTH-PENALTY-WORST)."""
    ko_ph_exit: bool
    """1 PH keeps a KO victim up, as for a Blessure critique (NP-HEALTH-KO)."""
    dying_when_full: bool
    """The last box of Blessures mortelles makes dying; else a further wound (NP-HEALTH-DEATH)."""
    recovery_parallel: bool
    """Lines recover at the same time, not one after another (NP-RECOVERY-VITALITY-TIMES)."""
    fall_line: Literal["entiere", "case"]
    """A line of a fall: the whole line, or one box on it (NP-FALL-GENERAL)."""
    fall_quality_from_3_m: bool
    """The required qualities start at 3 m (NP-FALL-REQUIRED-QUALITY)."""
    fall_without_roll: Literal["de", "pire"]
    """Quality of a fall without a roll: read on a die, or the worst (NP-FALL-DAMAGE-FAILURE)."""

    # Contracts and chases
    combined_contract_each_roll: bool
    """A combined action is compared after each roll (NP-CONTRACT-COMBINED)."""
    chase_subtract_failures: bool
    """Failures are subtracted in a chase (NP-CHASE-TURN)."""
    chase_urbanisme_opened: bool
    """Option 5 needs Urbanisme opened, not its default value (NP-CHASE-OPTIONS)."""
    planquer: Literal["cumul", "opposition"]
    """Planquer and Repérer add up, or oppose each other (NP-CHASE-PLANQUER-REPERER)."""
    mascarade_skill: str
    """Skill key of Mascarade (NP-CHASE-MASCARADE)."""
