""" "Surprise me": one step of creation, or all of them, filled legally and at random (I).

Everything goes through the same edits as a person's choices. The caller owns the generator, so
the same seed gives the same character.
"""

import random

from msgspec.structs import replace

from desktop.rules.nightprowler.commands import creation as commands
from desktop.rules.nightprowler.creation.steps import STEPS
from desktop.rules.nightprowler.document.character import (
    Character,
    Characteristics,
    Kits,
    Origins,
    Pools,
    Skills,
)
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.surprise.gear import equip
from desktop.rules.nightprowler.surprise.skills import Filling, answer, characteristics, skills
from desktop.rules.nightprowler.surprise.words import NAMES, PROFESSIONS, TRAIT_TEXTS
from desktop.rules.nightprowler.tables.tables import Tables

HUMAN_WEIGHT = 4
"""Humans are this many times as frequent as any other race."""


def surprise(
    tables: Tables,
    character: Character,
    settings: Settings,
    step: str | None,
    rng: random.Random,
) -> Character:
    """Fill one step, or with None every step afresh; name and texts that are there stay.

    In one step of points those that are placed stay while some are left.

    Raises `KeyError` for a step that does not exist.
    """
    filling = Filling(tables, settings, rng, character)
    if step is not None:
        FILLERS[step](filling)
        return filling.character
    filling.character = replace(
        character,
        choices={},
        traits=(),
        characteristics=Characteristics(),
        skills=Skills(),
        kits=Kits(),
        origins=Origins(),
        cassure="",
        prison=(),
        adjustments={},
        pools=Pools(),
        created=False,
        identity=replace(character.identity, style="", branch="", specialty="", secondary=""),
    )
    for name in STEPS:
        FILLERS[name](filling)
    return filling.character


def _style(filling: Filling) -> None:
    filling.do(commands.ChooseStyle(filling.rng.choice(filling.tables.styles.ids())))


def _branch(filling: Filling) -> None:
    if filling.character.identity.style not in filling.tables.styles:
        _style(filling)
    branches = filling.tables.branches_of(filling.character.identity.style)
    filling.do(commands.ChooseBranch(filling.rng.choice(branches).id))


def _specialty(filling: Filling) -> None:
    identity = filling.character.identity
    known = identity.branch in filling.tables.branches
    if not known or filling.tables.branch(identity.branch).style != identity.style:
        _branch(filling)
    specialties = filling.tables.specialties_of(filling.character.identity.branch)
    specialty = filling.rng.choice(specialties)
    filling.do(commands.ChooseSpecialty(specialty.id))
    if specialty.secondary_choice:
        secondary = filling.rng.choice(specialty.secondary_choice)
        filling.do(commands.ChooseSecondary(secondary))
    if specialty.free_profession and not filling.character.identity.profession.strip():
        filling.do(commands.SetText("profession", filling.rng.choice(PROFESSIONS)))
    answer(filling, "specialty")


def _origins(filling: Filling) -> None:
    tables, rng = filling.tables, filling.rng
    weights = [HUMAN_WEIGHT if not race.traits else 1 for race in tables.races]
    race = rng.choices(tuple(tables.races), weights)[0]
    filling.do(commands.ChooseRace(race.id))
    peoples = [culture for culture in tables.cultures if culture.rule == "direct"]
    if race.birth == "culture":
        culture = rng.choice(tuple(tables.cultures))
        filling.do(commands.ChooseCulture(culture.id))
        if culture.rule in ("metis", "immigre"):
            homes = [people.id for people in peoples if people.id not in culture.excluded]
            filling.do(commands.ChooseRaised(rng.choice(homes)))
        if culture.rule == "metis":
            filling.do(commands.ChooseMother(rng.choice(peoples).id))
    elif race.birth == "mere":
        filling.do(commands.ChooseMother(rng.choice(peoples).id))
    filling.do(commands.ChooseMilieu(rng.choice(tables.milieux.ids())))
    answer(filling, "origins")


def _cassure(filling: Filling) -> None:
    """A cassure that costs no points de Mémoire, and whose choices can be answered."""
    tables = filling.tables
    allowed = set(tables.cassures.ids())
    for view in filling.derived().traits:
        limited = tables.trait(view.trait).effects.cassures_allowed
        allowed &= set(limited) or allowed
    candidates = [cassure for cassure in tables.cassures.ids() if cassure in allowed]
    filling.rng.shuffle(candidates)
    for cassure in candidates:
        filling.do(commands.ChooseCassure(cassure))
        if answer(filling, "cassure"):
            break
    _prison(filling)


def _prison(filling: Filling) -> None:
    """As many stays in prison as are due, each by a roll of the d20."""
    rolls = filling.derived().prison_rolls.total
    faces = [filling.rng.randint(1, filling.tables.constants.de) for _ in range(rolls)]
    stays = tuple(filling.settings.prison_stay(face).id for face in faces)
    filling.character = replace(filling.character, prison=stays)


def _traits(filling: Filling) -> None:
    """A burden or two, then favours as long as they can be paid (NP-TRAIT-PM-SIGN)."""
    rng, tables = filling.rng, filling.tables
    for pick in filling.character.traits:
        filling.do(commands.RemoveTrait(pick.id))
    balance = filling.derived().memory.total
    bought = [trait for trait in tables.traits if not tables.is_free(trait.id)]
    rng.shuffle(bought)
    burdens = [trait for trait in bought if trait.pm > 0]
    favours = [trait for trait in bought if trait.pm < 0]
    groups: set[str] = set()
    wanted = rng.randint(0, 2)
    for trait in (*burdens, *favours):
        burden = trait.pm > 0
        if trait.exclusive_group and trait.exclusive_group in groups:
            continue
        if (burden and wanted <= 0 <= balance) or (not burden and balance + trait.pm < 0):
            continue
        texts = TRAIT_TEXTS.get(trait.effects.needs_text, ("",))
        filling.do(commands.AddTrait(trait.id, rng.choice(texts)))
        groups.add(trait.exclusive_group)
        balance += trait.pm
        wanted -= burden
    answer(filling, "traits")
    _prison(filling)


def _equipment(filling: Filling) -> None:
    equip(filling)


def _summary(filling: Filling) -> None:
    if not filling.character.name.strip():
        filling.do(commands.Rename(filling.rng.choice(NAMES)))


FILLERS = {
    "style": _style,
    "branch": _branch,
    "specialty": _specialty,
    "origins": _origins,
    "cassure": _cassure,
    "traits": _traits,
    "characteristics": characteristics,
    "skills": skills,
    "equipment": _equipment,
    "summary": _summary,
}
