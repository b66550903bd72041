"""The golden duel: an old journal keeps its meaning, and its commands still cause it."""

import time

import msgspec
import pytest

from desktop.rules.dice import Dice
from desktop.rules.message import say
from desktop.rules.nightprowler.fight.events import HeroismSet
from desktop.rules.system import Accepted
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, swordsman
from tests.rules.nightprowler.fight.golden import FILE, Golden, outcome, rolls


@pytest.fixture(scope="module")
def golden() -> Golden:
    return msgspec.json.decode(FILE.read_bytes(), type=Golden)


def test_stored_events_lead_to_the_same_state(rules: Rules, golden: Golden) -> None:
    arena = Arena(rules)
    for step in golden.steps:
        for event in arena.fights.read_events(golden.version, step.events):
            arena.state = arena.fights.apply(arena.state, event)
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
        assert len(decided.events) == len(step.events)
    assert outcome(arena.state) | {"rolls": rolls(arena)} == golden.outcome


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
