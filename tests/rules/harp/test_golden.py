"""The golden journals: old entries keep their meaning and words, and their commands cause them."""

import pytest

from desktop.rules.harp.fight.rules import HarpFights
from tests.rules.golden_journal import is_what_it_gives, kept_meaning
from tests.rules.harp.desk import SYSTEM
from tests.rules.harp.golden import PLAYS, recorded


@pytest.mark.parametrize("name", PLAYS)
def test_a_golden_journal_keeps_its_meaning(name: str) -> None:
    kept_meaning(HarpFights(SYSTEM.tables), PLAYS[name][1], name)


@pytest.mark.parametrize("name", PLAYS)
def test_a_golden_journal_is_what_its_play_gives(name: str) -> None:
    is_what_it_gives(name, recorded(name))
