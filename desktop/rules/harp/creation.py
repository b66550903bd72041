"""What is wrong with a character, by the step of creation that mends it."""

from desktop.rules.harp import skills
from desktop.rules.harp.document import CHARACTERISTICS, MOST_SCORE, Character
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.tables import Tables
from desktop.rules.message import Message, say
from desktop.rules.overrides import marked
from desktop.rules.system import Problem, Severity

STEPS = ("name", "characteristics", "skills", "numbers")


def problems(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """Everything wrong: a missing name or characteristic blocks, what cannot be read is advice."""
    found: list[Problem] = []
    if not character.name.strip():
        found.append(_rule("HARP-BTC-SUM", "name", say("harp.problem.no-name")))
    for one in CHARACTERISTICS:
        name = tables.characteristics.get(one).name
        if one not in character.scores and one not in character.bonuses:
            text = say("harp.problem.no-characteristic", name=name)
            found.append(_rule("HARP-BTC-SUM", "characteristics", text))
        elif not 1 <= character.scores.get(one, 1) <= MOST_SCORE:
            text = say("harp.problem.score", name=name, most=MOST_SCORE)
            found.append(_advice("HARP-BTC-SUM", "characteristics", text))
    if "constitution" not in character.scores and "constitution" in character.bonuses:
        found.append(_advice("HARP-DYING", "characteristics", say("harp.problem.constitution")))
    for skill in character.skills:
        if not skills.characteristics_of(tables, skill):
            text = say("harp.problem.untied", name=skills.skill_name(tables, skill))
            found.append(_advice("HARP-BTC-SUM", "skills", text))
    if not settings.healing and any(each.needs is None for each in character.wounds):
        found.append(_advice("HARP-HEAL-ROLL", "numbers", say("harp.problem.healing")))
    return marked(found, character.overrides)


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)


def _advice(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text, severity=Severity.ADVICE)
