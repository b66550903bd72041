"""The golden journals: old entries keep their meaning and words, and their commands cause them."""

import msgspec
import pytest

from desktop import paths
from desktop.rules.dice import Dice
from desktop.rules.pv_negatifs.fight.rules import PvNegatifsFights
from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.system import Accepted
from desktop.text import Catalogue
from tests.rules.golden_journal import Golden, file_of, outcome
from tests.rules.pv_negatifs.desk import SYSTEM
from tests.rules.pv_negatifs.golden import PLAYS, recorded


@pytest.mark.parametrize("name", PLAYS)
def test_a_golden_journal_keeps_its_meaning(name: str) -> None:
    golden = msgspec.json.decode(file_of(name).read_bytes(), type=Golden)
    rules = PvNegatifsFights(SYSTEM.tables)
    texts = Catalogue("fr", paths.resources_root())
    state = rules.blank(Settings())
    for step in golden.steps:
        command = rules.read_command(step.command)
        decided = rules.decide(state, command, Dice(step.dice))
        assert isinstance(decided, Accepted), (step.command, decided)
        events = rules.read_events(golden.version, step.events)
        assert decided.events == events
        lines = rules.lines(state, "e", command, events, step.dice)
        told = tuple(
            "; ".join(texts.render(each) for each in (line.text, *line.detail)) for line in lines
        )
        assert told == step.lines
        for event in events:
            state = rules.apply(state, event)
    assert outcome(rules, state) == golden.outcome


@pytest.mark.parametrize("name", PLAYS)
def test_a_golden_journal_is_what_its_play_gives(name: str) -> None:
    golden = msgspec.json.decode(file_of(name).read_bytes(), type=Golden)
    again = recorded(name)
    assert [step.lines for step in again.steps] == [step.lines for step in golden.steps]
    assert again.outcome == golden.outcome
    assert len(golden.steps) > 12
    assert golden.outcome["stage"] == "closed"
