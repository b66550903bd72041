"""Numbers of a character by their path, for whoever asks "why?"."""

from desktop.rules.breakdown import Breakdown
from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.character.skill_rules import is_known
from desktop.rules.nightprowler.document.character import CHARACTERISTICS
from desktop.rules.nightprowler.tables.tables import Tables

CHARACTERISTIC = "characteristic:"
SKILL = "skill:"
CORRECTABLE = ("heroism", "initiative", "memory", "capital", "bounty", "debt", "age")


def explain(derived: Derived, number: str) -> Breakdown | None:
    """The sum behind a path ("skill:cambriole", "heroism"…), None when there is none."""
    if number.startswith(SKILL):
        view = derived.skill(number.removeprefix(SKILL))
        return view.value if view else None
    if number.startswith(CHARACTERISTIC):
        return derived.characteristics.get(number.removeprefix(CHARACTERISTIC))
    return {
        "heroism": derived.heroism_max,
        "initiative": derived.initiative,
        "memory": derived.memory,
        "capital": derived.capital,
        "bounty": derived.bounty,
        "debt": derived.debt,
        "age": derived.age,
        "prison": derived.prison_rolls,
        "protection": derived.protection,
        "penalty": derived.penalty,
        "skill-points": derived.skill_points,
        "characteristic-points": derived.characteristic_points,
    }.get(number)


def adjustable(tables: Tables, number: str) -> bool:
    """Whether a correction by hand may be kept under this path."""
    if number.startswith(SKILL):
        return is_known(tables, number.removeprefix(SKILL))
    if number.startswith(CHARACTERISTIC):
        return number.removeprefix(CHARACTERISTIC) in CHARACTERISTICS
    return number in CORRECTABLE
