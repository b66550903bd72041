"""Making a character: the steps, what is rolled, what is wrong with one, and the end."""

import random

from msgspec.structs import replace

from desktop.rules.message import Message, say
from desktop.rules.overrides import marked
from desktop.rules.progress import blocking
from desktop.rules.pv_negatifs import attack, constitution, essence
from desktop.rules.pv_negatifs.commands.person import ReplaceRolled
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES, Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Edited, Problem, Refused, Severity

DIE, DICE = 6, 3
PLAIN_HIT_DIE = 8
STEPS = ("class", "abilities", "numbers", "proficiencies", "equipment", "summary")
MISSING = frozenset({"pv.problem.no-name", "pv.problem.no-ability", "pv.problem.no-group"})
"""Keys of the problems that say that something is not chosen yet."""


def rolled(
    tables: Tables, settings: Settings, character: Character, generator: random.Random
) -> ReplaceRolled:
    """3d6 for each ability, and the hit points that the level gives with them."""
    abilities = {one: sum(generator.randint(1, DIE) for _ in range(DICE)) for one in ABILITIES}
    after = replace(character, abilities=abilities)
    return ReplaceRolled(abilities, rolled_hit_points(tables, settings, after, generator))


def rolled_hit_points(
    tables: Tables, settings: Settings, character: Character, generator: random.Random
) -> int:
    """The hit points of the level: the first hit die at its most, the others rolled without the
    faces that Constitution forbids (PV-TABLE-A-HP, PV-TABLE-A-REROLL), one a level at least.

    Raises `KnownError` for a Constitution that no row has.
    """
    body = constitution.row(tables, settings, character.score("con"))
    die = hit_die(tables, character)
    level = max(1, character.level)
    points = die
    for _ in range(level - 1):
        faces: list[int] = []
        while (worth := constitution.life_die(settings, body, faces)) is None:
            faces.append(generator.randint(1, die))
        points += worth
    return max(level, points + constitution.hit_points(body, level))


def hit_die(tables: Tables, character: Character) -> int:
    """The faces of the hit die of a group of classes; a plain one without a group."""
    if character.group in tables.groups:
        return tables.groups.get(character.group).die
    return PLAIN_HIT_DIE


def problems(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong with a character, by the step of creation that mends it; rules that the GM
    waived say so."""
    found: list[Problem] = []
    if not character.name.strip():
        found.append(_rule("PV-NEG-STATS", "summary", say("pv.problem.no-name")))
    for one in ABILITIES:
        if one not in character.abilities:
            text = say("pv.problem.no-ability", name=say(f"pv.a.{one}"))
            found.append(_rule("PV-NEG-STATS", "abilities", text))
    con = character.abilities.get("con")
    rows = {*tables.constitution, *(one.score for one in settings.bodies)}
    if con is not None and con not in rows:
        text = say("pv.error.constitution", score=con, least=min(rows), most=max(rows))
        found.append(_rule("PV-TABLE-A-SHOCK", "abilities", text))
    unknown = [one for one in SAVES if attack.save_value(tables, character, one) is None]
    if unknown:
        found.append(_advice("PV-HELPLESS-SAVE", "class", say("pv.problem.no-group")))
    for one in character.weapons:
        if one.size not in tables.sizes:
            text = say("pv.problem.size", name=one.name)
            found.append(_advice("PV-NAT1-DROP", "equipment", text))
    for wound in character.mortal:
        if wound.wound and wound.wound not in tables.wounds:
            text = say("pv.problem.wound", id=wound.wound)
            found.append(_advice("PV-MORTAL-LOCATION", "numbers", text))
    if essence.gone(tables, character):
        found.append(_advice("PV-ESS-END", "numbers", say("pv.state.empty")))
    return marked(found, character.overrides)


def in_creation(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong, in the order of the steps."""
    found = problems(tables, settings, character)
    return tuple(sorted(found, key=lambda one: STEPS.index(one.step)))


def finished(tables: Tables, settings: Settings, character: Character) -> Edited | Refused:
    """The end of creation: no broken rule may be left unless the GM waived it."""
    left = blocking(problems(tables, settings, character))
    if left:
        reasons = tuple(problem.text for problem in left)
        return Refused(say("pv.edit.creation-blocked", count=len(left), problems=reasons))
    named = replace(character, name=character.name.strip())
    return Edited(named, say("pv.edit.created", name=named.name))


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)


def _advice(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text, severity=Severity.ADVICE)
