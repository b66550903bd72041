"""Tables of play outside the exchange of blows: single numbers, health (V), chases and contracts
(VI.A, VI.B), falls and fire (VI.C)."""

from typing import Literal

from desktop.rules.tomltables import Count, Entry, Id, Record


class Constants(Record, frozen=True, kw_only=True):
    """Single numbers of the rules, under their French names; see `constants.toml`."""

    de: Count
    tour_secondes: Count
    competence_minimum: Count
    competence_ouverture: Count
    defaut_diviseur: Count
    defaut_maximum: Count
    caracteristique_diviseur: Count
    caracteristique_maximum: Count
    seuil_auto_reussite_au_dela_de: Count
    seuil_auto_echec_en_dessous_de: Count
    crasse_max_par_action: Count
    ph_par_point_de_seuil: Count
    ph_fin_de_scene: Count
    ph_repos_heures_minimum: Count
    ph_repos_diviseur: Count
    malus_ph_zero: int
    recuperation_ph_maximum_par_ligne: Count
    sequelle_ph: int
    contre_ecart_minimum: Count
    contre_qualite_decalage: int
    precision_qualite: Count
    famille_incompatible_score: Count
    surnumeraire_bonus_par_allie: Count
    surnumeraire_bonus_si_offensif: Count
    bouclier_malus_attaque: int
    bouclier_qualite_adverse: int
    deux_armes_malus: int
    guet_apens_qualite_attaquant: int
    guet_apens_qualite_cible: int
    premiers_soins_sans_materiel: int
    poursuite_but_depasser: Count
    apnee_facteur_immobile: Count
    apnee_facteur_mouvement: Count
    asphyxie_sequelle_cervelle: int
    langue_principaute: str


class ConstantsFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    constants: Constants


class HealthLine(Entry, frozen=True, kw_only=True):
    """A line of wounds (V): the wound of this quality.

    `boxes` everybody has; `italic` and `dashed` ones have to be opened. `ph_to_stay_conscious` is
    due at each box ticked on the line.
    """

    name: str
    quality: Count
    boxes: Count
    italic: Count = 0
    dashed: Count = 0
    penalty: int = 0
    ph_to_stay_conscious: Count = 0
    knocks_out: bool = False


class Recovery(Record, frozen=True, kw_only=True):
    """Natural recovery of a Vitalité line, in hours, and what a Soin roll changes."""

    line: Id
    hours: Count
    care_modifier: int = 0
    care_min_skill: Count = 0
    care_required: bool = False
    care_hours_saved: Count = 0
    prevents_infection: bool = False


class RecoveryEndurance(Record, frozen=True, kw_only=True):
    hours_per_line: Count


class RecoveryHeroism(Record, frozen=True, kw_only=True):
    """PH spent on a line and what they divide its recovery time by."""

    ph: Count
    divisor: Count


class RecoveryAid(Entry, frozen=True, kw_only=True):
    """Plants or potions: the PH they may be worth, or the removal of a line."""

    name: str
    equivalent_ph: tuple[Count, ...]
    remove_line: bool = False
    side_effect: Literal["toujours", "parfois"]


class Fall(Entry, frozen=True, kw_only=True):
    """A fall of min..max metres (`max` None: no end); lines are lines of wounds in both tables."""

    height: str
    min: Count
    max: Count | None = None
    acrobatics: bool = False
    acrobatics_ph: Count = 0
    quality_required: Count = 0
    success_lines: Count = 0
    success_ph_instead: Count = 0
    failure_lines_base: Count = 0
    failure_lines_per_quality: Count = 0
    deadly: bool = False


class Fire(Entry, frozen=True, kw_only=True):
    intensity: Count
    example: str
    wounds_per_turn: Count


class HealthFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    vitality_line: tuple[HealthLine, ...]
    endurance_line: tuple[HealthLine, ...]
    recovery: tuple[Recovery, ...]
    recovery_endurance: RecoveryEndurance
    recovery_heroism: tuple[RecoveryHeroism, ...]
    recovery_aid: tuple[RecoveryAid, ...]
    fall: tuple[Fall, ...]
    fire: tuple[Fire, ...]


Side = Literal["", "fuyard", "poursuivant"]
"""Who may choose something in a chase; "" is both."""


class ChaseLead(Entry, frozen=True, kw_only=True):
    """A lead at the start: points already gathered, and how it looks on either side."""

    name: str
    bonus: Count
    fugitive: str
    pursuer: str = ""


class ChaseOption(Entry, frozen=True, kw_only=True):
    name: str
    number: Count
    side: Side = ""
    skill: str
    opponent_modifier: int = 0
    effect: str


class ChaseTechnique(Entry, frozen=True, kw_only=True):
    name: str
    family: str
    option: Count
    cost: Count
    skill: str
    roll_modifier: int = 0
    quality_gain: Count = 0
    effect: str


class ChaseManoeuvre(Entry, frozen=True, kw_only=True):
    """A manœuvre of a chase; `cost_each` may be paid several times, `skill` "" is the MJ's."""

    name: str
    side: Side
    cost: Count
    cost_each: bool = False
    skill: str = ""
    min_total: Count = 0
    effect: str


class ContractSize(Entry, frozen=True, kw_only=True):
    name: str
    max_rolls: Count
    threshold: Count


class ContractExample(Entry, frozen=True, kw_only=True):
    task: str
    size: Id


class ScenesFile(Record, frozen=True, kw_only=True):
    format: Literal[1]
    chase_lead: tuple[ChaseLead, ...]
    chase_option: tuple[ChaseOption, ...]
    chase_technique: tuple[ChaseTechnique, ...]
    chase_manoeuvre: tuple[ChaseManoeuvre, ...]
    contract_size: tuple[ContractSize, ...]
    contract_example: tuple[ContractExample, ...]
