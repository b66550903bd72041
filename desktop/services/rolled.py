"""For whom the program rolls unless somebody types a die: kept with the library."""

from collections.abc import Iterable

from desktop.store.shelves import Preferences

ROLLED = "combat.rolled"
"""The preference: characters by id, others by their place in their fight."""


def roll_for(preferences: Preferences, people: Iterable[str]) -> None:
    """Have the program roll for more people, inside the caller's transaction."""
    stored = preferences.get(ROLLED)
    held = [one for one in stored if isinstance(one, str)] if isinstance(stored, list) else []
    more = {*held, *people}
    if len(more) > len(held):
        preferences.put(ROLLED, [*sorted(more)])
