"""One step of creation, or all of them, filled legally and at random (IV).

Everything goes through the same edits as a person's choices. The caller owns the generator, so
the same seed gives the same character. The source says neither how many skills and talents a
beginner has nor what he carries: those numbers are ours.
"""

import random
from collections.abc import Callable

from msgspec.structs import replace

from desktop.rules import filling as common
from desktop.rules.warhammer.careers import suggested
from desktop.rules.warhammer.catalogue import offers
from desktop.rules.warhammer.commands import gear, person
from desktop.rules.warhammer.creation import DIE, STEPS, starting_money
from desktop.rules.warhammer.document import (
    CHARACTERISTICS,
    Character,
    Hand,
    Origin,
    SkillHeld,
    TalentHeld,
)
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.surprise.words import NAMES, SUBJECTS
from desktop.rules.warhammer.tables.people import Skill, Talent
from desktop.rules.warhammer.tables.tables import Tables

HUMAN, HUMAN_WEIGHT = "humain", 4
"""Humans are this many times as frequent as any other race."""
SKILLS, TALENTS, THINGS = 8, 3, 3


class Filling(common.Filling[Tables, Settings, Character]):
    """A character being filled."""

    def two(self) -> int:
        """The sum of 2d10."""
        return self.rng.randint(1, DIE) + self.rng.randint(1, DIE)


def surprise(
    tables: Tables,
    settings: Settings,
    character: Character,
    step: str | None,
    rng: random.Random,
) -> Character:
    """Fill one step, or with None every step afresh; name and texts that are there stay.

    Skills and talents of one step stay, and others come to them until there are enough. Raises
    `KeyError` for a step that does not exist.
    """
    filling = Filling(tables, settings, rng, character, edit)
    if step is not None:
        FILLERS[step](filling)
        return filling.character
    filling.character = replace(
        character,
        origin=replace(Origin(), past=character.origin.past),
        advances={},
        attacks=0,
        move=0,
        magic=0,
        madness=0,
        destiny_extra=0,
        destiny_spent=0,
        fortune_spent=0,
        skills=(),
        talents=(),
        overrides=(),
    )
    for name in STEPS:
        FILLERS[name](filling)
    return filling.character


def _race(filling: Filling) -> None:
    races = filling.tables.races.ids()
    weights = [HUMAN_WEIGHT if one == HUMAN else 1 for one in races]
    filling.do(person.ChooseRace(filling.rng.choices(races, weights)[0]))


def _profile(filling: Filling) -> None:
    filling.do(person.Swap({}))
    filling.do(*(person.SetDice(one, filling.two()) for one in CHARACTERISTICS))


def _secondary(filling: Filling) -> None:
    filling.do(person.SetDestinyDie(filling.rng.randint(1, DIE)))


def _career(filling: Filling) -> None:
    careers = [one.name for one in filling.tables.careers]
    filling.do(person.SetCareer(filling.rng.choice(careers)))


def _skills(filling: Filling) -> None:
    for one in suggested(filling.tables, filling.character):
        if isinstance(one, Skill):
            _learn(filling, one)
    held = {one.skill for one in filling.character.skills}
    rest = [one for one in filling.tables.skills if one.id not in held]
    wanted = max(0, SKILLS - len(filling.character.skills))
    for skill in filling.rng.sample(rest, min(wanted, len(rest))):
        _learn(filling, skill)


def _learn(filling: Filling, skill: Skill) -> None:
    subject = filling.rng.choice(SUBJECTS[skill.id]) if skill.several else ""
    filling.do(person.AddSkill(SkillHeld(id=filling.id(), skill=skill.id, subject=subject)))


def _talents(filling: Filling) -> None:
    added = [one for one in suggested(filling.tables, filling.character) if isinstance(one, Talent)]
    rest = [
        one
        for one in filling.tables.talents
        if one not in added and not filling.character.talent(one.id)
    ]
    wanted = max(0, TALENTS - len(filling.character.talents) - len(added))
    for talent in (*added, *filling.rng.sample(rest, min(wanted, len(rest)))):
        filling.do(person.AddTalent(TalentHeld(id=filling.id(), talent=talent.id)))


def _equipment(filling: Filling) -> None:
    """2d10 pistoles (WH-CREATE-MONEY), spent in part on a weapon and a few things."""
    purse = starting_money(filling.rng.randint(1, DIE), filling.rng.randint(1, DIE))
    filling.character = replace(
        filling.character, purse=purse, weapons=(), armour=(), ammunition=(), items=()
    )
    arms = [
        one.row
        for one in offers(filling.tables)
        if one.ware == "weapon"
        and one.row in filling.tables.melee
        and one.price is not None
        and one.price <= purse.sous
    ]
    weapon, row = filling.id(), filling.rng.choice(arms)
    hand = Hand.BOTH if filling.tables.melee.get(row).hands > 1 else Hand.RIGHT
    filling.do(gear.Buy(id=weapon, ware="weapon", row=row), gear.Hold(weapon, hand))
    things = [
        one.row
        for one in offers(filling.tables)
        if one.ware == "goods" and one.carried and one.price and one.price <= purse.sous // 6
    ]
    for row in filling.rng.sample(things, THINGS):
        filling.do(gear.Buy(id=filling.id(), ware="goods", row=row))


def _summary(filling: Filling) -> None:
    if not filling.character.name.strip():
        filling.do(person.Rename(filling.rng.choice(NAMES)))


FILLERS: dict[str, Callable[[Filling], None]] = {
    "race": _race,
    "profile": _profile,
    "secondary": _secondary,
    "career": _career,
    "skills": _skills,
    "talents": _talents,
    "equipment": _equipment,
    "summary": _summary,
}
