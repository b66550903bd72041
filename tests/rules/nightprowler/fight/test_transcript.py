"""The golden duels as a window shows them, read once and kept."""

import pytest

from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.acts import acts
from tests.rules.nightprowler.fight.plays import PLAYS
from tests.rules.outline import kept
from tests.rules.transcript import transcript


@pytest.mark.parametrize("name", PLAYS)
def test_a_golden_duel_is_shown_as_before(rules: Rules, name: str) -> None:
    arena = PLAYS[name](rules)
    shown = transcript(arena.fights, arena.fights.blank(rules.settings), arena.entries)
    assert shown == kept(f"nightprowler-{name}-shown", shown)


def test_acts_that_nobody_expects_are_shown_as_before(rules: Rules) -> None:
    arena = acts(rules)
    shown = transcript(arena.fights, arena.fights.blank(rules.settings), arena.entries)
    assert shown == kept("nightprowler-acts-shown", shown)
