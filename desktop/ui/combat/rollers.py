"""For whom the program rolls unless somebody types a die; kept with the library."""

from desktop.rules.fightview import FighterView
from desktop.services.library import Preferences
from desktop.services.rolled import ROLLED


class Rollers:
    """Participants by character, or by their place in this fight when they have no sheet."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def among(self, fighters: tuple[FighterView, ...]) -> frozenset[str]:
        """Those of `fighters` for whom the program rolls."""
        kept = self._kept()
        return frozenset(one.id for one in fighters if _name(one) in kept)

    def choose(self, fighter: FighterView, automatic: bool) -> None:
        """Say who rolls for a participant."""
        kept = self._kept()
        kept.discard(_name(fighter))
        if automatic:
            kept.add(_name(fighter))
        self._preferences.set(ROLLED, [*sorted(kept)])

    def _kept(self) -> set[str]:
        stored = self._preferences.get(ROLLED, [])
        return (
            {one for one in stored if isinstance(one, str)} if isinstance(stored, list) else set()
        )


def _name(fighter: FighterView) -> str:
    return fighter.character or fighter.id
