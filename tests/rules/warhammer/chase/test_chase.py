"""A chase as an activity (WH-CHASE-*): the sample of the source, asks, ticks, replay."""

import random
from collections.abc import Sequence

import msgspec
import pytest

from desktop.rules.dice import Dice, Rolled, roll
from desktop.rules.system import Accepted, NeedDice, Refused
from desktop.rules.warhammer.chase import state as c
from desktop.rules.warhammer.chase.rules import WarhammerChases
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.people import person


class Track:
    """A chase that is being run; dice by purpose and runner."""

    def __init__(self, tables: Tables) -> None:
        self.rules = WarhammerChases(tables)
        self.state: c.State = self.rules.blank(Settings())
        self.entries: list[tuple[msgspec.Struct, Sequence[Rolled], Sequence[msgspec.Struct]]] = []

    def join(self, id: str, side: int, document: Character, name: str) -> None:
        self.run(self.rules.join(id, side, document, name, ""))

    def run(self, command: msgspec.Struct | Refused, **dice: int) -> None:
        assert not isinstance(command, Refused), command
        given: tuple[Rolled, ...] = ()
        while True:
            outcome = self.rules.decide(self.state, command, Dice(given))
            if not isinstance(outcome, NeedDice):
                break
            given = (
                *given,
                *(Rolled(one.key, one.sides, dice[one.key.actor]) for one in outcome.specs),
            )
        assert isinstance(outcome, Accepted), outcome
        for event in outcome.events:
            self.state = self.rules.apply(self.state, event)
        self.entries.append((command, given, outcome.events))

    def next(self, *skip: str, **dice: int) -> None:
        """What "next" does, with dice by runner."""
        self.run(self.rules.advance(self.state, frozenset(skip)), **dice)

    def lead(self, pursuer: str = "garde1") -> int:
        found = self.state.find(pursuer)
        assert found is not None
        return found.lead


def sample(tables: Tables) -> Track:
    """Abel (Fuite, M 4, BE 3) has 10 m on two guards (M 4, E 35), as in the source."""
    track = Track(tables)
    track.join("abel", 0, person("fuite", m=4, e=30, ag=40), "Abel")
    for place in (1, 2):
        track.join(f"garde{place}", 1, person(m=4, e=35), f"Garde {place}")
        track.run(
            track.rules.answer(
                track.state, f"lead:garde{place}", {"quarry": "abel", "metres": "10"}
            )
        )
    track.next()
    return track


def played(tables: Tables) -> tuple[Track, list[int]]:
    """The worked example: the leads after each round."""
    track = sample(tables)
    leads: list[int] = []
    track.next(abel=26, garde1=31, garde2=100)
    track.next()
    leads.append(track.lead())
    track.next()
    track.next(abel=62, garde1=7)
    track.next()
    leads.append(track.lead())
    # Abel's breath fails, the guard's holds.
    track.next(abel=80, garde1=20)
    track.next(abel=34, garde1=44)
    track.next()
    leads.append(track.lead())
    track.next(garde1=25)
    track.next(abel=98, garde1=76)
    track.run(track.rules.answer(track.state, "avoid:abel", {"tries": "oui"}))
    track.next(abel=90)
    leads.append(track.lead())
    track.run(track.rules.answer(track.state, "judge:abel", {"fate": "escaped"}))
    track.run(track.rules.close())
    return track, leads


@pytest.mark.rule("WH-CHASE-EXAMPLE", "WH-CHASE-LEAD", "WH-CHASE-CRITICAL", "WH-CHASE-ENDURANCE")
def test_the_sample_of_the_source_runs_as_it_is_told(tables: Tables) -> None:
    track, leads = played(tables)
    assert leads == [16, 19, 19, 4]
    fates = {one.id: one.fate for one in track.state.runners}
    assert fates["garde2"] is c.Fate.OUT
    assert fates["abel"] is c.Fate.ESCAPED


@pytest.mark.rule("WH-CHASE-ENDURANCE-REPEAT")
def test_a_breath_that_held_is_tested_again_at_ten_less(tables: Tables) -> None:
    track = sample(tables)
    for _ in range(2):
        track.next(abel=1, garde1=1, garde2=1)
        track.next()
        if track.state.round < 2:
            track.next()
    track.next(abel=1, garde1=35, garde2=36)
    guards = [track.state.find(f"garde{place}") for place in (1, 2)]
    assert [(one.breath.failures, one.breath.streak) for one in guards if one] == [(0, 1), (1, 0)]


def test_a_disaster_may_be_left_out(tables: Tables) -> None:
    track = sample(tables)
    track.next(abel=26, garde1=31, garde2=100)
    found = track.rules.consequences(track.state, Dice())
    assert not isinstance(found, NeedDice)
    assert [one.id for one in found] == ["out:garde2"]
    track.next("out:garde2")
    second = track.state.find("garde2")
    assert second is not None
    assert second.running


def test_whoever_is_caught_may_have_to_fight(tables: Tables) -> None:
    track = sample(tables)
    track.run(c.SetLead(fighter="garde1", quarry="", metres=1))
    track.next(abel=99, garde1=1, garde2=1)
    track.next("out:abel")
    assert {one.fate for one in track.state.runners} == {
        c.Fate.CAUGHT,
        c.Fate.CATCHING,
        c.Fate.RUNNING,
    }
    view = track.rules.view(track.state)
    assert view.sequel is not None
    assert view.advance is None


def test_stored_events_replay_whatever_is_rolled(tables: Tables) -> None:
    generator = random.Random(3)
    for _ in range(20):
        track = sample(tables)
        state = track.rules.blank(Settings())
        for _ in range(24):
            view = track.rules.view(track.state)
            if view.advance is None:
                break
            for ask in view.asks:
                if ask.id.startswith("avoid") and generator.random() < 0.5:
                    track.run(track.rules.answer(track.state, ask.id, {"tries": "oui"}))
            command = track.rules.advance(track.state)
            assert not isinstance(command, Refused)
            outcome = track.rules.decide(track.state, command, Dice())
            specs = outcome.specs if isinstance(outcome, NeedDice) else ()
            dice = {one.key.actor: one.value for one in roll(specs, generator)}
            track.run(command, **dice)
            assert all(one.lead >= 0 for one in track.state.runners)
        for _, _, events in track.entries:
            raw = [msgspec.json.decode(msgspec.json.encode(each)) for each in events]
            for event in track.rules.read_events(1, raw):
                state = track.rules.apply(state, event)
        assert state == track.state
