"""Careers (IV): anybody's words, and what the house rules add to those that they change
(WH-CREATE-CAREERS-CROSSBOW, WH-CREATE-CAREERS-GUARD)."""

from desktop.rules.folding import folded
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.tables.people import Career, Skill, Talent
from desktop.rules.warhammer.tables.tables import Tables


def career_of(tables: Tables, career: str) -> Career | None:
    """The changed career of that name, whatever its accents and capitals; None for any other."""
    wanted = folded(career.strip())
    return next((one for one in tables.careers if folded(one.name) == wanted), None)


def added_skills(tables: Tables, career: str) -> tuple[Skill, ...]:
    """The skills that the house rules add to a career."""
    found = career_of(tables, career)
    added = () if found is None else found.adds
    return tuple(tables.skills.get(one) for one in added if one in tables.skills)


def added_talents(tables: Tables, career: str) -> tuple[Talent, ...]:
    """The talents that the house rules add to a career, sometimes as an alternative."""
    found = career_of(tables, career)
    added = () if found is None else found.adds
    return tuple(tables.talents.get(one) for one in added if one in tables.talents)


def suggested(tables: Tables, character: Character) -> tuple[Skill | Talent, ...]:
    """What a character's career adds by the house rules and he has not learnt."""
    career = character.origin.career
    held = {one.skill for one in character.skills}
    skills = (one for one in added_skills(tables, career) if one.id not in held)
    talents = (one for one in added_talents(tables, career) if not character.talent(one.id))
    return (*skills, *talents)
