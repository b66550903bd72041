"""What a fight offers is accepted, and what it shows as closed is refused."""

import pytest

from tests.rules.honest import broken_promises
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.acts import acts
from tests.rules.nightprowler.fight.plays import PLAYS


@pytest.mark.parametrize("name", PLAYS)
def test_every_question_of_a_golden_duel_keeps_its_word(rules: Rules, name: str) -> None:
    arena = PLAYS[name](rules)
    state = arena.fights.blank(rules.settings)
    for place, (command, _, events) in enumerate(arena.entries):
        for event in events:
            state = arena.fights.apply(state, event)
        if place % 2:
            assert broken_promises(arena.fights, state) == [], command


def test_every_act_keeps_its_word(rules: Rules) -> None:
    arena = acts(rules)
    state = arena.fights.blank(rules.settings)
    for command, _, events in arena.entries:
        for event in events:
            state = arena.fights.apply(state, event)
        assert broken_promises(arena.fights, state) == [], command
