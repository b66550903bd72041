"""What cassures and traits do in numbers: one struct with a named field for each kind of effect.

An entry sets only the fields that concern it; a field left alone means "no such effect". Skills
are named by their key (`desktop.rules.nightprowler.skill_tables`), everything else by id.
"""

from typing import Literal

from desktop.rules.tomltables import Count, Id, Record

CharacteristicId = Literal["doigte", "caractere", "robustesse", "cervelle"]
ArtId = Literal["social", "commercant", "livresque", "fermier", "militaire", "exotique", "voleur"]


class QualityBonus(Record, frozen=True, kw_only=True):
    """Levels of quality added to successes or failures of some skills, or of a whole Art."""

    skills: tuple[str, ...] = ()
    art: ArtId | None = None
    success: Count = 0
    failure: Count = 0


class OpponentModifier(Record, frozen=True, kw_only=True):
    """Points on the threshold of those who use these skills against the character.

    `bands` is the number of difficulty bands that the value stands for, 0 when it was printed.
    """

    skills: tuple[str, ...]
    value: int
    bands: Count = 0


class SkillCap(Record, frozen=True, kw_only=True):
    """The highest value a skill may have at the end of creation."""

    skill: str
    maximum: Count


class LimitedSkills(Record, frozen=True, kw_only=True):
    """Détermination: highest value of limited skills at creation, and what later raises cost."""

    cap: Count
    cost_multiplier: Count


class Transfer(Record, frozen=True, kw_only=True):
    """Éveil tardif: points moved from a skill of some Arts to one of others."""

    points: Count
    source_arts: tuple[ArtId, ...]
    target_arts: tuple[ArtId, ...]


class Lowering(Record, frozen=True, kw_only=True):
    """Manque de sens pratique: `count` skills of these Arts lose `points` each."""

    count: Count
    points: Count
    arts: tuple[ArtId, ...]


class LineBoxes(Record, frozen=True, kw_only=True):
    """Boxes opened on a line of the Vitalité table."""

    line: Id
    boxes: Count


class HeroismCondition(Record, frozen=True, kw_only=True):
    """Désinvolture: PH gained when both delays are kept, or lost when not."""

    met: int
    not_met: int
    community_days: Count
    water_days: Count


class Effects(Record, frozen=True, kw_only=True):
    """Every effect an entry may have; amounts are signed unless their type says otherwise."""

    # Characteristics and Héroïsme (points), added once at creation
    doigte: int = 0
    caractere: int = 0
    robustesse: int = 0
    cervelle: int = 0
    robustesse_max: Count | None = None
    heroism: int = 0

    # Trousse professionnelle (points on each of its skills, or to share among them)
    kit_points: Count = 0
    kit_delta: int = 0
    kit_max: Count | None = None
    kit_skill_raise: Count = 0
    kit_skill_raise_max: Count | None = None
    open_old_specialty_at: Count | None = None

    # Other skills
    open_skills: Count = 0
    open_at: Count | None = None
    open_art: ArtId | None = None
    transfer: Transfer | None = None
    lower: Lowering | None = None
    skill_caps: tuple[SkillCap, ...] = ()
    limited_skills: LimitedSkills | None = None
    swap_languages: bool = False

    # Naissance
    grants: tuple[Id, ...] = ()
    ignore_birth_traits: bool = False
    kit: tuple[str, ...] = ()
    kit_choice: tuple[str, ...] = ()

    # Points de Mémoire, cassure and branch
    cassures_allowed: tuple[Id, ...] = ()
    cassure_surcharge_pm: int = 0
    branch_advice: Id | None = None

    # Age (years), prison, prices on the head and debts (couronnes)
    age: int = 0
    age_min: Count = 0
    age_max: Count = 0
    prison_rolls: int = 0
    bounty: Count = 0
    no_bounty: bool = False
    couronnes: int = 0
    couronnes_weekly: int = 0
    capital_multiplier: Count = 1
    income_due_percent: Count = 0
    daily_wage_no_roll: bool = False
    debt: Count = 0
    debt_monthly: Count = 0

    # People
    reputation_positive: Count = 0
    reputation_negative: Count = 0
    no_negative_reputation: bool = False
    favours: Count = 0
    contacts: Count = 0

    # Rolls
    quality_bonus: tuple[QualityBonus, ...] = ()
    opponent_modifier: tuple[OpponentModifier, ...] = ()
    failure_to_zero: tuple[str, ...] = ()
    failure_to_zero_needs_permission: bool = False
    failure_to_zero_except_critical: bool = False
    sleep_hours_min: Count = 0
    short_sleep_modifier: int = 0
    short_sleep_quality: int = 0
    night_vision: bool = False

    # Héroïsme in play (PH)
    cancel_intimidation_ph: Count = 0
    cancel_extraordinary_fear_ph: Count = 0
    engage_cost_ph: Count = 0
    rain_ph_per_half_hour: Count = 0
    heroism_on_defying_authority: Count = 0
    heroism_condition: HeroismCondition | None = None

    # Body and fight
    endurance_italic: bool = False
    vitality_extra_if_already: tuple[LineBoxes, ...] = ()
    infection_immune_if_washed: bool = False
    opens_option: Count | None = None
    no_gold: bool = False

    # What the player has to name, in one French word
    needs_text: str = ""

    def characteristic(self, id: CharacteristicId) -> int:
        """Points added to one characteristic."""
        match id:
            case "doigte":
                return self.doigte
            case "caractere":
                return self.caractere
            case "robustesse":
                return self.robustesse
            case "cervelle":
                return self.cervelle
