"""How soon a remedy works (Guérison par magie)."""

from typing import Literal, TypeAlias

import msgspec

Remedy: TypeAlias = Literal["sort", "potion", "plante"]


class Delay(msgspec.Struct, frozen=True, kw_only=True):
    """Rounds before a remedy works, or the duration in the words of a herb's own description."""

    rounds: int = 0
    words: str = ""


def delay(remedy: Remedy, described: str = "") -> Delay | None:
    """When a remedy works: spells and potions within a round (HARP-HEAL-MAGIC), a herb when its
    description says so, None before anybody wrote it (HARP-HEAL-HERBS)."""
    if remedy != "plante":
        return Delay(rounds=1)
    words = described.strip()
    return Delay(words=words) if words else None
