"""One step of creation, or all of them, filled legally and at random.

Everything goes through the same edits as a person's choices. The caller owns the generator, so
the same seed gives the same character. Skills, arms and things of a beginner are ours.
"""

import random
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from desktop.rules import filling as common
from desktop.rules.harp import creation, skills
from desktop.rules.harp.commands import person
from desktop.rules.harp.document import (
    CHARACTERISTICS,
    Character,
    Guard,
    Item,
    Resistance,
    Skill,
    Vision,
    Weapon,
)
from desktop.rules.harp.edits.apply import edit
from desktop.rules.harp.settings import Settings
from desktop.rules.harp.tables.people import Race
from desktop.rules.harp.tables.tables import Tables

LEAST_SCORE, MOST_SCORE, STEP = 40, 90, 10
"""What points are shared between, in steps of up to so many."""
SKILLS, MOST_RANKS = 8, 6
COMBAT = "maniement-d-arme"
ALWAYS = (creation.ENDURANCE, "perception")
ARMS = (("Épée", "épée", 3), ("Dague", "dague", 2), ("Arc court", "arc", 4), ("Hache", "hache", 4))
"""Arms, the specialty that handles them, the last face of their fumbles."""
THINGS = ("Sac à dos", "Corde", "Briquet à silex", "Couverture", "Gourde")
PROFESSIONS = ("Barbare", "Barde", "Guerrier", "Mage", "Rôdeur", "Voleur")
NAMES = (
    "Adèle des Bois",
    "Baudri",
    "Clothilde",
    "Ermengarde",
    "Foulques le Roux",
    "Gisèle",
    "Isembart",
    "Jurgenne",
    "Lothaire",
    "Maïeul",
    "Orable",
    "Thibaut Sans-Hâte",
)
"""Content of a document, like what a player would type: in French only."""

Filling: TypeAlias = common.Filling[Tables, Settings, Character]


def surprise(
    tables: Tables,
    settings: Settings,
    character: Character,
    step: str | None,
    rng: random.Random,
) -> Character:
    """Fill one step, or with None every step afresh; name and texts that are there stay.

    Raises `KeyError` for a step that does not exist.
    """
    filling = Filling(tables, settings, rng, character, edit)
    if step is not None:
        FILLERS[step](filling)
        return filling.character
    filling.character = replace(
        character,
        bonuses={},
        resistances={},
        guard=Guard(),
        skills=(),
        weapons=(),
        items=(),
        overrides=(),
    )
    for name in creation.STEPS:
        FILLERS[name](filling)
    return filling.character


def _people(filling: Filling) -> None:
    race = filling.tables.races.get(filling.rng.choice(filling.tables.races.ids()))
    filling.do(
        person.ChooseRace(race.id),
        person.SetText("profession", filling.rng.choice(PROFESSIONS)),
        person.SetNumber("level", 1),
    )
    filling.do(*_spread(filling, race))


def _spread(filling: Filling, race: Race) -> list[person.SetRacial]:
    """The points that a people shares out itself."""
    shared: dict[str, int] = dict.fromkeys(CHARACTERISTICS, 0)
    for _ in range(race.spread):
        open_ones = [one for one in CHARACTERISTICS if shared[one] < race.spread_most]
        shared[filling.rng.choice(open_ones)] += 1
    return [person.SetRacial(one, points) for one, points in shared.items() if points]


def _characteristics(filling: Filling) -> None:
    scores = _shared_scores(filling)
    filling.do(*(person.SetBonus(one, None) for one in filling.character.bonuses))
    filling.do(*(person.SetScore(one, score) for one, score in scores.items()))


def _shared_scores(filling: Filling) -> dict[str, int]:
    """Scores that cost no more than the campaign's points; dice where nobody counts points."""
    points = filling.settings.creation.points
    if not points:
        return {
            one: creation.rolled_score(filling.settings, filling.rng) for one in CHARACTERISTICS
        }
    least = max(1, min(LEAST_SCORE, points // len(CHARACTERISTICS)))
    scores: dict[str, int] = dict.fromkeys(CHARACTERISTICS, least)
    left = points - least * len(CHARACTERISTICS)
    while left > 0 and (low := [one for one in CHARACTERISTICS if scores[one] < MOST_SCORE]):
        one = filling.rng.choice(low)
        more = min(left, filling.rng.randint(1, STEP), MOST_SCORE - scores[one])
        scores[one] += more
        left -= more
    return scores


def _skills(filling: Filling) -> None:
    held = {one.skill for one in filling.character.skills}
    most = creation.most_ranks(filling.settings, filling.character.level)
    ranks = MOST_RANKS if most is None else min(MOST_RANKS, most)
    arm = filling.rng.choice(ARMS)[1]
    wanted = [Skill(id="", skill=one) for one in ALWAYS if one not in held]
    if COMBAT not in held:
        wanted.append(Skill(id="", skill=COMBAT, specialty=arm))
    others = [
        one.id
        for one in filling.tables.skills
        if not one.special and not one.specialty and one.id not in (*held, *ALWAYS)
    ]
    more = max(0, SKILLS - len(held) - len(wanted))
    wanted += [Skill(id="", skill=one) for one in filling.rng.sample(others, more)]
    for one in wanted:
        chosen = filling.rng.randint(min(1, ranks), ranks)
        filling.do(person.AddSkill(replace(one, id=filling.id(), ranks=chosen)))


def _numbers(filling: Filling) -> None:
    race = creation.race_of(filling.tables, filling.character)
    for kind in filling.tables.resistances.ids():
        other = 0 if race is None else race.resistances.get(kind, 0)
        ranks = filling.rng.randint(0, 2)
        filling.do(person.SetResistance(kind, Resistance(ranks=ranks, other=other)))
    points = creation.hit_points(filling.tables, filling.settings, filling.character)
    filling.do(person.SetVision(Vision()), person.SetNumber("most", points.total))


def _equipment(filling: Filling) -> None:
    if not filling.character.weapons:
        filling.do(person.AddWeapon(_arm(filling)))
    held = {one.name for one in filling.character.items}
    for thing in filling.rng.sample(THINGS, 2):
        if thing not in held:
            filling.do(person.AddItem(Item(id=filling.id(), name=thing)))


def _arm(filling: Filling) -> Weapon:
    """An arm that he can handle, with what he is worth with it."""
    learnt = [one for one in filling.character.skills if one.skill == COMBAT]
    known = [arm for arm in ARMS if any(arm[1] == one.specialty for one in learnt)]
    name, specialty, fumble = filling.rng.choice(known or ARMS)
    bonus = 0
    if known:
        skill = next(one for one in learnt if one.specialty == specialty)
        bonus = skills.total(filling.tables, filling.settings, filling.character, skill).total
    arm = Weapon(id=filling.id(), name=name, bonus=bonus, fumble=fumble)
    sizes = [one.id for one in filling.settings.sizes]
    return arm if arm.size in sizes else replace(arm, size=sizes[0])


def _summary(filling: Filling) -> None:
    if not filling.character.name.strip():
        filling.do(person.Rename(filling.rng.choice(NAMES)))


FILLERS: dict[str, Callable[[Filling], None]] = {
    "people": _people,
    "characteristics": _characteristics,
    "skills": _skills,
    "numbers": _numbers,
    "equipment": _equipment,
    "summary": _summary,
}
"""What fills each step."""
