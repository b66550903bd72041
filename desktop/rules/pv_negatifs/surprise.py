"""One step of creation, or all of them, filled legally and at random.

Everything goes through the same edits as a person's choices. The caller owns the generator, so
the same seed gives the same character. Arms, armour and skills of a beginner are ours.
"""

import random
from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from desktop.rules import filling as common
from desktop.rules.pv_negatifs.commands import person
from desktop.rules.pv_negatifs.creation import STEPS, rolled, rolled_hit_points
from desktop.rules.pv_negatifs.document import Armour, Character, Item, Proficiency, Weapon
from desktop.rules.pv_negatifs.edits.apply import edit
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.tables import Tables

LEVELS = (1, 3)
SKILLS, LEAST_SKILL, MOST_SKILL = 2, 8, 14
NAMES = (
    "Aldric",
    "Berthe la Rouge",
    "Corentin",
    "Dame Ysolde",
    "Engerrand",
    "Flavie",
    "Guilhem",
    "Hersende",
    "Isidore le Gris",
    "Jehanne",
    "Lambert Court-Nez",
    "Mahaut",
)
"""Content of a document, like what a player would type: in French only."""
ARMS = (
    Weapon(id="", name="Épée longue", sides=8),
    Weapon(id="", name="Dague", sides=4, size="tres-petite"),
    Weapon(id="", name="Masse", sides=6, bonus=1),
    Weapon(id="", name="Arc court", sides=6, ranged=True),
    Weapon(id="", name="Bâton", sides=6, size="grande"),
)
WORN = (10, 8, 7, 5)
"""Armour classes of what a beginner may wear."""


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
        character, percentiles={}, saves={}, thac0=None, proficiencies=(), weapons=(), items=()
    )
    for name in STEPS:
        FILLERS[name](filling)
    return filling.character


def _class(filling: Filling) -> None:
    group = filling.tables.groups.get(filling.rng.choice(tuple(filling.tables.groups.ids())))
    infiltrator = group.infiltrator and filling.rng.randint(0, 1) == 1
    filling.do(
        person.ChooseGroup(group.id, infiltrator),
        person.SetNumber("level", filling.rng.randint(*LEVELS)),
    )


def _abilities(filling: Filling) -> None:
    filling.do(rolled(filling.tables, filling.settings, filling.character, filling.rng))


def _numbers(filling: Filling) -> None:
    rows = {*filling.tables.constitution, *(one.score for one in filling.settings.bodies)}
    if filling.character.score("con") in rows:
        most = rolled_hit_points(filling.tables, filling.settings, filling.character, filling.rng)
        filling.do(person.SetNumber("most", most))
    worn, shield = filling.rng.choice(WORN), filling.rng.randint(0, 1)
    filling.do(
        person.SetThac0(None),
        *(person.SetSave(save, None) for save in filling.tables.saves.ids()),
        person.SetArmour(Armour(worn=worn, shield=shield)),
        person.SetNumber("speed", 12 if worn > 7 else 9),
        person.SetNumber("attacks", 1),
    )


def _proficiencies(filling: Filling) -> None:
    held = {one.skill for one in filling.character.proficiencies}
    known = [one for one in filling.tables.proficiencies.ids() if one not in held]
    wanted = max(0, SKILLS - len(held))
    for skill in filling.rng.sample(known, min(wanted, len(known))):
        value = filling.rng.randint(LEAST_SKILL, MOST_SKILL)
        filling.do(person.AddProficiency(Proficiency(id=filling.id(), skill=skill, value=value)))


def _equipment(filling: Filling) -> None:
    character = filling.character
    if not character.weapons:
        filling.do(person.AddWeapon(replace(filling.rng.choice(ARMS), id=filling.id())))
    if not character.has("trousse"):
        kit = Item(id=filling.id(), name="Trousse de soins", kind="trousse")
        filling.do(person.AddItem(kit))


def _summary(filling: Filling) -> None:
    if not filling.character.name.strip():
        filling.do(person.Rename(filling.rng.choice(NAMES)))


FILLERS: dict[str, Callable[[Filling], None]] = {
    "class": _class,
    "abilities": _abilities,
    "numbers": _numbers,
    "proficiencies": _proficiencies,
    "equipment": _equipment,
    "summary": _summary,
}
"""What fills each step."""
