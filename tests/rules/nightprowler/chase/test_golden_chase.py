"""The golden chase: an old journal keeps its meaning, and its commands still cause it."""

import msgspec
import pytest

from desktop.rules.answered import answered
from desktop.rules.dice import Dice, Rolled
from desktop.rules.journal import Entry
from desktop.rules.replay import Change, replay
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


def test_the_chase_is_replayed_from_any_step(rules: Rules, golden: Golden) -> None:
    track = Track(rules)
    entries = [
        Entry(
            id=f"e{place}",
            parent=None,
            at="",
            version=golden.version,
            settings_version=1,
            command=msgspec.json.encode(step.command),
            dice=step.dice,
            events=msgspec.json.encode(step.events),
        )
        for place, step in enumerate(golden.steps)
    ]

    def read(entry: Entry) -> tuple[msgspec.Struct, ...]:
        return track.rules.read_events(entry.version, entry.raw_events)

    whole = replay(track.rules, track.state, entries, {}, read)
    assert whole.stop is None
    assert outcome(whole.state) == golden.outcome  # type: ignore[arg-type]
    choices = found = 0
    for place, entry in enumerate(entries):
        command = track.rules.read_command(entry.raw_command)
        view = track.rules.view(track.rules.redacted(track.state))
        if entry.raw_command["type"] == "choose":
            told = answered(track.rules, track.state, command, (*view.asks, *view.extras))
            choices, found = choices + 1, found + (told is not None)
        if entry.dice:
            best = tuple(Rolled(die.key, die.sides, 1) for die in entry.dice)
            changes = {entry.id: Change(dice=best)}
            other = replay(track.rules, track.state, entries[place:], changes, read)
            # Whole, or halted at a step that it names: never anything between.
            assert (other.stop is None) == (len(other.steps) == len(entries) - place)
        for event in read(entry):
            track.state = track.rules.apply(track.state, event)
    assert choices == found > 0
