"""The golden duels: an old journal keeps its meaning and its words, and its commands still cause
it."""

import time

import msgspec
import pytest

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.events import HeroismSet
from desktop.rules.system import Accepted
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, swordsman
from tests.rules.nightprowler.fight.golden import Golden, file_of, outcome, rolls, told
from tests.rules.nightprowler.fight.plays import PLAYS
from tests.texts import texts_of


@pytest.fixture(scope="module", params=PLAYS)
def golden(request: pytest.FixtureRequest) -> Golden:
    return msgspec.json.decode(file_of(request.param).read_bytes(), type=Golden)


def test_stored_events_lead_to_the_same_state_in_the_same_words(
    rules: Rules, golden: Golden
) -> None:
    arena = Arena(rules)
    texts = texts_of("fr")
    for step in golden.steps:
        before = arena.state
        events = arena.fights.read_events(golden.version, step.events)
        for event in events:
            arena.state = arena.fights.apply(arena.state, event)
        command = arena.fights.read_command(step.command)
        assert told(arena.fights, texts, before, (command, step.dice, events)) == list(step.lines)
    facts = {name: fact for name, fact in golden.outcome.items() if name != "rolls"}
    assert outcome(arena.state) == facts


def test_stored_commands_and_dice_cause_the_same_fight(rules: Rules, golden: Golden) -> None:
    arena = Arena(rules)
    for step in golden.steps:
        command = arena.fights.read_command(step.command)
        decided = arena.fights.decide(arena.state, command, Dice(step.dice))
        assert isinstance(decided, Accepted), (step.command["type"], decided)
        for event in decided.events:
            arena.state = arena.fights.apply(arena.state, event)
        arena.entries.append((command, step.dice, decided.events))
        raw = [msgspec.json.decode(msgspec.json.encode(event)) for event in decided.events]
        assert raw == list(step.events)
    assert outcome(arena.state) | {"rolls": rolls(arena)} == golden.outcome


def test_a_golden_duel_is_what_its_play_gives(rules: Rules, golden: Golden) -> None:
    assert len(golden.steps) > 12
    assert golden.outcome["phase"] == "closed"


@pytest.mark.timed
def test_a_thousand_events_of_twenty_fighters_fold_fast(rules: Rules) -> None:
    """Processor time, so that a busy machine does not fail it; the fold takes a tenth of it."""
    arena = Arena(rules)
    for number in range(20):
        arena.join(f"f{number}", number % 2, swordsman())
    text = say("np.fight.corrected.heroism", value=1, reason="mesure")
    events = [
        HeroismSet(fighter=f"f{number % 20}", heroism=number % 5, text=text)
        for number in range(1000)
    ]
    begin = time.process_time()
    state = arena.state
    for event in events:
        state = arena.fights.apply(state, event)
    assert time.process_time() - begin < 0.05
    assert state.fighter("f19").heroism == 999 % 5
