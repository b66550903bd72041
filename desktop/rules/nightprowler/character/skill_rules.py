"""Skills one by one (II.B): names of levels, default values, limits of Détermination, contacts.

Keys that the tables do not know are skills of one's own: `CUSTOM` and their name, "autre:Chasse".
They have no characteristic, no default value, no level of their own in the tables' Arts.
"""

from desktop.rules.nightprowler.character.traits import Cause
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.tables.effects import LimitedSkills
from desktop.rules.nightprowler.tables.skills import ANY, Skill, skill_key, split_key
from desktop.rules.nightprowler.tables.tables import Tables

CUSTOM = "autre"
KNOWLEDGE = "connaissance"
PHYSICAL = ("doigte", "robustesse")
"""Characteristics whose rolls, and those of their skills, are proposed as physical actions
(NP-COMBAT-PH-ZERO)."""


def is_known(tables: Tables, key: str) -> bool:
    """Whether a key names one skill that can be held: a table's, with the specialisation it needs
    (NP-SKILL-NEED-SPEC), or one of one's own."""
    skill, specialisation = split_key(key)
    if skill == CUSTOM:
        return bool(specialisation.strip())
    return specialisation != ANY and tables.has_skill(key)


def skill_of(tables: Tables, key: str) -> Skill | None:
    """The table's entry of a key, or None for an extra skill, one's own or an unknown one."""
    skill, _ = split_key(key)
    return tables.skill(skill) if skill in tables.skills else None


def title(tables: Tables, key: str) -> str:
    """A key as shown; one's own skills by their name, unknown ones as they are stored."""
    skill, specialisation = split_key(key)
    if skill == CUSTOM:
        return specialisation or key
    return tables.skill_title(key) if is_known(tables, key) else key


def default_keys(tables: Tables) -> tuple[str, ...]:
    """Keys that have a value without being opened: those with a characteristic (II.B.1.a)."""
    keys: list[str] = []
    for skill in tables.skills:
        if skill.characteristics:
            named = skill.specialisations if skill.specialised else ("",)
            keys.extend(skill_key(skill.id, each) for each in named)
    return tuple(keys)


def custom_keys(character: Character) -> tuple[str, ...]:
    """Keys of the skills of one's own that the document names."""
    return tuple(skill_key(CUSTOM, name) for name in character.skills.custom if name.strip())


def default_value(tables: Tables, characteristic: int) -> int:
    """Value of an unopened skill from its characteristic (II.B.1.a, NP-SKILL-DEFAULT-VALUE,
    NP-SKILL-DEFAULT-CAP): divided by 3, rounded down, 0 to 5."""
    constants = tables.constants
    value = characteristic // constants.defaut_diviseur
    return max(0, min(value, constants.defaut_maximum))


def level_name(tables: Tables, value: int) -> str:
    """The name of a value (II.B, NP-SKILL-LEVEL-NAMES); "" at 0 and below, "Maître +1" for the
    first measure beyond the last that has a name."""
    name = ""
    for level in tables.skill_levels:
        if level.min <= value:
            name = level.name
    beyond = tables.beyond_levels
    if value >= beyond.min:
        return f"{name} +{(value - beyond.min) // beyond.step + 1}"
    return name


def contact_rank(tables: Tables, key: str, value: int) -> str:
    """Rank id of the contact that an opened skill brings, "" for none (II.B.1.d,
    NP-SKILL-CONTACT-LEVELS, NP-SKILL-CONTACT-SKILLS)."""
    skill = skill_of(tables, key)
    if skill is None or not skill.contact:
        return ""
    rank = ""
    for level in tables.contact_levels:
        if level.min <= value:
            rank = level.id
    return rank


def contact_milieu(tables: Tables, key: str) -> str:
    """Where a skill's contact is found: the specialisation for Connaissance, else the milieu that
    the table names."""
    skill = skill_of(tables, key)
    _, specialisation = split_key(key)
    if skill is None or not skill.contact:
        return ""
    return specialisation if skill.id == KNOWLEDGE and specialisation else skill.contact


def converted(tables: Tables, rank: str) -> tuple[str, int] | None:
    """What one contact of a rank may become: rank id and number, or None (II.B.1.d,
    NP-SKILL-CONTACT-CONVERSION)."""
    for rule in tables.contact_conversions:
        if rule.source == rank:
            return rule.target, rule.gives
    return None


def is_limited(tables: Tables, key: str, whole_soin: bool = False) -> bool:
    """Whether Détermination limits this key as a whole (II.B.1.c, NP-SKILL-LIMITATION).

    `whole_soin` is the reading that does not keep the limit of Soin to surgery.
    """
    skill = skill_of(tables, key)
    _, specialisation = split_key(key)
    if skill is None or specialisation in skill.limited_except:
        return False
    return skill.limited == "all" or (whole_soin and skill.limited == "surgery")


def limits(causes: tuple[Cause, ...]) -> LimitedSkills | None:
    """The limit on skills that a trait in effect sets, or None."""
    for cause in causes:
        if cause.effects.limited_skills:
            return cause.effects.limited_skills
    return None


def surgery_value(value: int, limit: LimitedSkills | None) -> int:
    """What a value of Soin is worth for surgery (II.B.1.c, NP-SKILL-LIMITATION): at most 6 under
    Détermination, until it is raised at the double price."""
    return value if limit is None else min(value, limit.cap)


def raise_price(tables: Tables, key: str, price: int, limit: LimitedSkills | None) -> int:
    """Price of one more point after creation, from its ordinary price (II.B.1.c,
    NP-SKILL-LIMITATION): doubled by Détermination for limited skills."""
    return price * limit.cost_multiplier if limit and is_limited(tables, key) else price
