"""The steps of creation, and everything that is wrong with a character (I).

A broken rule of the source blocks the end of creation unless the GM overrode it with a reason; a
value of ours that is not kept is advice. Nothing here raises: a document from elsewhere is
checked, never refused.
"""

from desktop.rules.nightprowler.character.derive import derive
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.traits import causes, held_traits
from desktop.rules.nightprowler.creation.identity import (
    cassure_problems,
    identity_problems,
    origins_problems,
)
from desktop.rules.nightprowler.creation.memory import (
    choice_problems,
    memory_problems,
    reputation_problems,
)
from desktop.rules.nightprowler.creation.numbers import (
    characteristic_problems,
    equipment_cost,
    equipment_problems,
    health_problems,
    skill_problems,
    summary_problems,
)
from desktop.rules.nightprowler.creation.problem import Checked
from desktop.rules.nightprowler.document.character import Character
from desktop.rules.nightprowler.settings.values import Settings
from desktop.rules.nightprowler.tables.tables import Tables
from desktop.rules.overrides import marked
from desktop.rules.system import Problem

STEPS = (
    "style",
    "branch",
    "specialty",
    "origins",
    "cassure",
    "traits",
    "characteristics",
    "skills",
    "equipment",
    "summary",
)
"""The steps of creation in order; they may be taken in any."""


def checked(
    tables: Tables, character: Character, settings: Settings, derived: Derived | None = None
) -> Checked:
    """A character with what its checks read; `derived` saves working it out again."""
    held = held_traits(tables, character, settings.readings)
    at_work = causes(tables, character, held, settings.readings)
    return Checked(
        tables, character, settings, derived or derive(tables, character, settings), at_work
    )


def problems(
    tables: Tables, character: Character, settings: Settings, derived: Derived | None = None
) -> tuple[Problem, ...]:
    """Everything that is wrong, in the order of the steps; overridden rules carry their reason."""
    sheet = checked(tables, character, settings, derived)
    found = (
        *identity_problems(sheet),
        *origins_problems(sheet),
        *cassure_problems(sheet),
        *memory_problems(sheet),
        *choice_problems(sheet),
        *reputation_problems(sheet),
        *characteristic_problems(sheet),
        *skill_problems(sheet),
        *equipment_problems(sheet),
        *health_problems(sheet),
        *summary_problems(sheet),
    )
    held = marked(found, character.overrides)
    return tuple(sorted(held, key=lambda one: STEPS.index(one.step)))


def cost(tables: Tables, character: Character, settings: Settings) -> int:
    """What the equipment costs at creation, in couronnes."""
    return equipment_cost(checked(tables, character, settings))
