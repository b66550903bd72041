"""Making a character: the steps, what scores cost, what is rolled, what is wrong, and the end.

The source tells nothing of creation: points, dice and ranks of a beginner are public values that
a campaign may change (H-HARP-16), so breaking them is only advice.
"""

import random
from collections.abc import Iterator

from msgspec.structs import replace

from desktop.rules.breakdown import Breakdown
from desktop.rules.harp import campaign, skills
from desktop.rules.harp.document import CHARACTERISTICS, MOST_SCORE, Character, Skill
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Race
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, say
from desktop.rules.overrides import marked
from desktop.rules.progress import blocking
from desktop.rules.system import Edited, Problem, Refused, Severity

STEPS = ("people", "characteristics", "skills", "numbers", "equipment", "summary")
MISSING = frozenset({"harp.problem.no-name", "harp.problem.no-characteristic"})
"""Keys of the problems that say that something is not chosen yet."""
DIE = 100
ENDURANCE = "endurance"
"""The skill that hit points come from."""


def race_of(tables: Tables, character: Character) -> Race | None:
    """The people of the tables that somebody belongs to."""
    return tables.races.get(character.people) if character.people in tables.races else None


def cost(tables: Tables, score: int) -> int:
    """Points of creation that a score costs: dearer and dearer from one step to the next."""
    total, paid = 0, 0
    for step in tables.costs:
        total += max(0, min(score, step.most) - paid) * step.points
        paid = step.most
    return total


def spent(tables: Tables, character: Character) -> int:
    """Points of creation that all scores cost."""
    return sum(cost(tables, score) for score in character.scores.values())


def most_ranks(settings: Settings, level: int) -> int | None:
    """The most ranks of a skill at a level; None where the campaign sets no limit."""
    rules = settings.creation
    if not rules.ranks_per_level and not rules.ranks_more:
        return None
    return rules.ranks_per_level * level + rules.ranks_more


def rolled_score(settings: Settings, generator: random.Random) -> int:
    """1d100, thrown again below what the campaign says."""
    least = settings.creation.reroll_below
    while (throw := generator.randint(1, DIE)) < least:
        pass
    return throw


def hit_points(tables: Tables, settings: Settings, character: Character) -> Breakdown:
    """Hit points by the skill Endurance and by race, one at least."""
    held = next((one for one in character.skills if one.skill == ENDURANCE), None)
    skill = held or Skill(id=ENDURANCE, skill=ENDURANCE)
    done = campaign.skill(tables, settings, character, skill)
    race = race_of(tables, character)
    if race is not None:
        done = done.plus(race.name, race.endurance)
    return done.at_least(1, say("harp.floor-one"))


def problems(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """Everything wrong: a missing name or characteristic blocks unless the GM waived it, what
    cannot be read is advice."""
    found: list[Problem] = []
    if not character.name.strip():
        found.append(_rule("HARP-BTC-SUM", "summary", say("harp.problem.no-name")))
    for one in CHARACTERISTICS:
        name = tables.characteristics.get(one).name
        if one not in character.scores and one not in character.bonuses:
            text = say("harp.problem.no-characteristic", name=name)
            found.append(_rule("HARP-STAT-ONE", "characteristics", text))
        elif not 1 <= character.scores.get(one, 1) <= MOST_SCORE:
            text = say("harp.problem.score", name=name, most=MOST_SCORE)
            found.append(_advice("HARP-STAT-ONE", "characteristics", text))
    if "constitution" not in character.scores and "constitution" in character.bonuses:
        found.append(_advice("HARP-DYING", "characteristics", say("harp.problem.constitution")))
    for skill in character.skills:
        if not skills.characteristics_of(tables, skill):
            text = say("harp.problem.untied", name=skills.skill_name(tables, skill))
            found.append(_advice("HARP-BTC-SUM", "skills", text))
    if not settings.healing and any(each.needs is None for each in character.wounds):
        found.append(_advice("HARP-HEAL-ROLL", "numbers", say("harp.problem.healing")))
    return marked(found, character.overrides)


def in_creation(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong, in the order of the steps; with what goes beyond the campaign's values for a
    beginner, which is advice."""
    found = (*problems(tables, settings, character), *_beyond(tables, settings, character))
    return tuple(sorted(found, key=lambda one: STEPS.index(one.step)))


def _beyond(tables: Tables, settings: Settings, character: Character) -> Iterator[Problem]:
    paid, points = spent(tables, character), settings.creation.points
    if points and paid > points:
        text = say("harp.problem.points", spent=paid, points=points)
        yield _advice("HARP-STAT-ONE", "characteristics", text)
    race = race_of(tables, character)
    if race is not None and race.spread:
        extra = character.racial.values()
        if sum(extra) > race.spread or any(one > race.spread_most for one in extra):
            text = say(
                "harp.problem.spread", name=race.name, points=race.spread, most=race.spread_most
            )
            yield _advice("HARP-STAT-ONE", "characteristics", text)
    most = most_ranks(settings, character.level)
    for skill in character.skills:
        if most is not None and skill.ranks > most:
            name = skills.skill_name(tables, skill)
            text = say("harp.problem.ranks", name=name, level=character.level, most=most)
            yield _advice("HARP-RANK-BONUS", "skills", text)


def finished(tables: Tables, settings: Settings, character: Character) -> Edited | Refused:
    """The end of creation: no broken rule may be left unless the GM waived it."""
    left = blocking(problems(tables, settings, character))
    if left:
        reasons = tuple(problem.text for problem in left)
        return Refused(say("harp.edit.creation-blocked", count=len(left), problems=reasons))
    named = replace(character, name=character.name.strip())
    return Edited(named, say("harp.edit.created", name=named.name))


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)


def _advice(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text, severity=Severity.ADVICE)
