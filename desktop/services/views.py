"""What windows may show of a fight: views of redacted states, the last ones kept.

A state never changes and a view depends on nothing else, so that one kept cannot go stale. A view
of twenty fighters costs as much as all the rest of a command, which asks for the same two often.
"""

from desktop.rules.fightview import FightView
from desktop.rules.system import FightRules, Struct

_KEPT = 16
"""The states on both sides of a command, and those that a few steps back lead to again."""


class Views:
    """Views of one activity's states."""

    def __init__(self, rules: FightRules) -> None:
        self._rules = rules
        self._last: tuple[tuple[Struct, FightView], ...] = ()

    def of(self, state: Struct) -> FightView:
        """What may be shown of a state, whatever is sealed in it."""
        for known, view in self._last:
            if known is state:
                return view
        view = self._rules.view(self._rules.redacted(state))
        self._last = (*self._last, (state, view))[-_KEPT:]
        return view
