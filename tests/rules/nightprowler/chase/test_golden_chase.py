"""The golden chase: an old journal keeps its meaning, and its commands still cause it."""

import msgspec
import pytest

from desktop.rules.dice import Dice
from desktop.rules.system import Accepted
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.chase.golden import FILE, Golden, journal, outcome
from tests.rules.nightprowler.chase.track import Track


@pytest.fixture(scope="module")
def golden() -> Golden:
    return msgspec.json.decode(FILE.read_bytes(), type=Golden)


def test_stored_events_lead_to_the_same_state(rules: Rules, golden: Golden) -> None:
    track = Track(rules)
    for step in golden.steps:
        for event in track.rules.read_events(golden.version, step.events):
            track.state = track.rules.apply(track.state, event)
    assert outcome(track.state) == golden.outcome


def test_stored_commands_and_dice_cause_the_same_chase(rules: Rules, golden: Golden) -> None:
    track = Track(rules)
    for step in golden.steps:
        command = track.rules.read_command(step.command)
        decided = track.rules.decide(track.state, command, Dice(step.dice))
        assert isinstance(decided, Accepted), (step.command["type"], decided)
        for event in decided.events:
            track.state = track.rules.apply(track.state, event)
        track.entries.append((command, step.dice, decided.events))  # type: ignore[arg-type]
    assert outcome(track.state) == golden.outcome
    assert journal(track) == golden.journal
