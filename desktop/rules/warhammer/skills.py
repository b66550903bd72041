"""Skills (III): what a test of one is rolled under, and what they and talents are called."""

from desktop.rules.breakdown import Breakdown, start
from desktop.rules.folding import folded
from desktop.rules.message import Text, say
from desktop.rules.warhammer.care import fever
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.harm import half_lost, label
from desktop.rules.warhammer.profile import Profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.people import Skill
from desktop.rules.warhammer.tables.tables import Tables

MASTERY = 10
"""What each time that a skill was learnt again adds."""
ACTIONS = "actions"
"""What a penalty bears on that counts in every roll."""


def level(character: Character, skill: str, subject: str = "") -> int:
    """How many times a skill was learnt on a subject, 0 for never."""
    return max(
        (one.level for one in character.skills if (one.skill, one.subject) == (skill, subject)),
        default=0,
    )


def skill_target(
    profile: Profile, character: Character, skill: Skill, subject: str = ""
) -> Breakdown | None:
    """The characteristic of a skill as it is now, half of it for a basic one that was never learnt
    (rounded down), 10 more for each time that it was learnt again (WH-SKILL-BASE); None for an
    advanced one that was never learnt.

    Where two characteristics may serve, the better one does.
    """
    learnt = level(character, skill.id, subject)
    if not learnt and not skill.basic:
        return None
    used = skill.characteristic
    if skill.or_else is not None and profile.of(skill.or_else) > profile.of(used):
        used = skill.or_else
    total = start(say(f"wh.c.{used}"), profile.of(used))
    if not learnt:
        return total.plus(say("wh.skill.untrained"), half_lost(total.total), "WH-SKILL-BASE")
    return total.plus(say("wh.skill.mastery"), MASTERY * (learnt - 1))


def held_skills(tables: Tables, character: Character) -> tuple[tuple[Skill, str], ...]:
    """Every skill of the tables that was learnt, with its subject, and the basic ones, by
    letter."""
    found: list[tuple[Skill, str]] = []
    for skill in tables.skills:
        subjects = [one.subject for one in character.skills if one.skill == skill.id]
        if subjects:
            found += [(skill, subject) for subject in dict.fromkeys(subjects)]
        elif skill.basic:
            found.append((skill, ""))
    return tuple(sorted(found, key=_letters))


def _letters(held: tuple[Skill, str]) -> tuple[str, str]:
    skill, subject = held
    return folded(skill.name), folded(subject)


def rolls_penalty(settings: Settings, profile: Profile, character: Character) -> Breakdown:
    """What running infections and wounds that bear on everything cost every roll of a character
    (WH-INFECT-NO-STACK, WH-CRIT-CUMULATIVE)."""
    total = fever(settings, character.wounds, profile.be.total, profile.natural_be)
    for wound in character.wounds:
        for running in () if wound.healed else wound.penalties:
            if running.stat == ACTIONS:
                total = total.plus(label(wound), running.amount, "WH-CRIT-CUMULATIVE")
    return total


def skill_name(tables: Tables, skill: str) -> str:
    """The name of a skill; its own words where no table knows it."""
    return tables.skills.get(skill).name if skill in tables.skills else skill


def skill_title(tables: Tables, skill: str, subject: str) -> Text:
    """A skill and what it is about."""
    name = skill_name(tables, skill)
    return say("wh.skill.on", name=name, subject=subject) if subject else name


def talent_name(tables: Tables, talent: str) -> str:
    """The name of a talent; its own words where no table knows it."""
    return tables.talents.get(talent).name if talent in tables.talents else talent
