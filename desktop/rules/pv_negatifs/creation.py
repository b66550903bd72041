"""Making a character: what is rolled, and what is wrong with one."""

import random

from desktop.rules.message import Message, say
from desktop.rules.overrides import marked
from desktop.rules.pv_negatifs import attack, constitution, essence
from desktop.rules.pv_negatifs.commands.person import ReplaceRolled
from desktop.rules.pv_negatifs.document import ABILITIES, SAVES, Character
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables
from desktop.rules.system import Problem, Severity

DIE, DICE = 6, 3
PLAIN_HIT_DIE = 8
STEPS = ("name", "abilities", "class", "numbers")
MISSING = frozenset({"pv.problem.no-name", "pv.problem.no-ability", "pv.problem.no-group"})
"""Keys of the problems that say that something is not chosen yet."""


def rolled(
    tables: Tables, settings: Settings, character: Character, generator: random.Random
) -> ReplaceRolled:
    """3d6 for each ability, and the hit points of the level: the first hit die at its most, the
    others rolled without the faces that Constitution forbids (PV-TABLE-A-HP,
    PV-TABLE-A-REROLL)."""
    abilities = {one: sum(generator.randint(1, DIE) for _ in range(DICE)) for one in ABILITIES}
    body = constitution.row(tables, settings, abilities["con"])
    die = PLAIN_HIT_DIE
    if character.group in tables.groups:
        die = tables.groups.get(character.group).die
    level = max(1, character.level)
    points = die
    for _ in range(level - 1):
        faces: list[int] = []
        while (worth := constitution.life_die(settings, body, faces)) is None:
            faces.append(generator.randint(1, die))
        points += worth
    most = max(level, points + constitution.hit_points(body, level))
    return ReplaceRolled(abilities, most)


def problems(tables: Tables, settings: Settings, character: Character) -> tuple[Problem, ...]:
    """What is wrong with a character, by the step of creation that mends it; rules that the GM
    waived say so."""
    found: list[Problem] = []
    if not character.name.strip():
        found.append(_rule("PV-NEG-STATS", "name", say("pv.problem.no-name")))
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
            found.append(_advice("PV-NAT1-DROP", "numbers", text))
    for wound in character.mortal:
        if wound.wound and wound.wound not in tables.wounds:
            text = say("pv.problem.wound", id=wound.wound)
            found.append(_advice("PV-MORTAL-LOCATION", "numbers", text))
    if essence.gone(tables, character):
        found.append(_advice("PV-ESS-END", "numbers", say("pv.state.empty")))
    return marked(found, character.overrides)


def _rule(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text)


def _advice(rule: str, step: str, text: Message) -> Problem:
    return Problem(rule=rule, step=step, text=text, severity=Severity.ADVICE)
