"""The journal alone rebuilds a fight: from its events, and from its commands and dice."""

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from desktop import paths
from desktop.demo.duel import choose, gather, read_duel, resolve
from desktop.rules.dice import Dice, Origin, Rolled
from desktop.rules.journal import Entry, EntryKind
from desktop.rules.replay import Change, decided
from desktop.rules.system import NeedDice, Refused, Struct
from desktop.rules.table.rules import TableRules
from desktop.services.library import Library
from desktop.services.session import FightSession
from desktop.store.store import Store
from tests.services.kit import open_library
from tests.services.test_replay import Act, acts, entries, fresh, played
from tests.systems import SHIPPED

SYSTEM = "nightprowler"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("rebuild")


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """A library with the example's duel of Night Prowler in it, played to its end."""
    library = Library(
        Store.open(tmp_path_factory.mktemp("nights") / "n.sqlite3"),
        SHIPPED,
        generator=random.Random(7),
        examples=paths.resources_root() / "demo",
    )
    library.example.install(SYSTEM)
    duel = read_duel(paths.resources_root() / "demo" / f"{SYSTEM}-duel.json")
    session = gather(library, duel)
    for _ in duel.rounds:
        choose(session, duel)
        resolve(session, duel)
    yield library
    library.close()


def rules_of(library: Library, session: FightSession) -> TableRules:
    return TableRules(library.registry.get(session.system).activities[session.kind])


def blank(library: Library, session: FightSession) -> Struct:
    return rules_of(library, session).blank(library.campaigns.settings(session.system).value)


def from_events(library: Library, session: FightSession, path: Sequence[Entry]) -> Struct:
    rules, state = rules_of(library, session), blank(library, session)
    for entry in path:
        for event in rules.read_events(entry.version, entry.raw_events):
            state = rules.apply(state, event)
    return state


def from_commands(library: Library, session: FightSession, path: Sequence[Entry]) -> Struct:
    """Only what came from outside is read as it was told; all else is decided anew."""
    rules, state = rules_of(library, session), blank(library, session)
    for entry in path:
        if entry.kind is EntryKind.EXTERNAL:
            events = rules.read_events(entry.version, entry.raw_events)
        else:
            command = rules.read_command(entry.raw_command)
            made = decided(rules, state, command, Dice(entry.dice))
            assert not isinstance(made, Refused | NeedDice), (entry.raw_command["type"], made)
            outcome, dice = made
            assert dice == entry.dice
            events = outcome.events
            stored = [msgspec.json.decode(msgspec.json.encode(event)) for event in events]
            assert stored == list(entry.raw_events)
        for event in events:
            state = rules.apply(state, event)
    return state


@settings(max_examples=10)
@given(plan=acts())
def test_a_random_fight_is_rebuilt_from_its_journal(folder: Path, plan: list[Act]) -> None:
    library = open_library(fresh(folder))
    session = played(library, plan)
    path = entries(library, session)
    assert from_events(library, session, path) == session._journal.state
    assert from_commands(library, session, path) == session._journal.state
    library.close()


def test_a_real_duel_is_rebuilt_from_its_journal(nights: Library) -> None:
    session = nights.fights.open(nights.fights.list()[0].id)
    path = entries(nights, session)
    assert len(path) > 20
    assert from_events(nights, session, path) == session._journal.state
    assert from_commands(nights, session, path) == session._journal.state


def test_a_real_duel_replayed_with_its_own_dice_is_the_same(nights: Library) -> None:
    session = nights.fights.open(nights.fights.list()[0].id)
    for entry in entries(nights, session)[::3]:
        rewrite = session.replays.rewritten(entry.id, {})
        assert rewrite.halt is None
        assert (rewrite.differences, rewrite.dropped) == ((), ())
        assert rewrite.plan.state == session._journal.state


def test_what_was_answered_in_a_real_duel_is_found_again(nights: Library) -> None:
    session = nights.fights.open(nights.fights.list()[0].id)
    rules, found = rules_of(nights, session), 0
    path = entries(nights, session)
    for place, entry in enumerate(path):
        editable = session.replays.editable(entry.id)
        if entry.raw_command["type"] in ("choose", "resolve", "reply", "advantage"):
            assert editable.ask is not None, entry.raw_command
            state = from_events(nights, session, path[:place])
            given = rules.answer(state, editable.ask.id, editable.values)
            said, stored = msgspec.json.decode(msgspec.json.encode(given)), entry.raw_command
            # The duel names a target where the ask has no use for one.
            assert {name for name in stored if said.get(name) != stored[name]} <= {"target"}
            found += given == rules.read_command(entry.raw_command)
        assert [one.die for one in editable.dice] == list(entry.dice)
    assert found > 6


def test_another_number_of_a_real_duel_goes_on_or_says_where_it_stops(nights: Library) -> None:
    session = nights.fights.open(nights.fights.list()[0].id)
    before = session.view()
    rolled = [entry for entry in entries(nights, session) if entry.dice]
    for entry in rolled:
        for face in (1, 20):
            dice = tuple(
                Rolled(die.key, die.sides, min(face, die.sides), Origin.TYPED) for die in entry.dice
            )
            rewrite = session.replays.rewritten(entry.id, {entry.id: Change(dice=dice)})
            if rewrite.halt is None:
                continue
            # Ending there always leads to a whole fight, which undo takes back.
            ended = session.replays.rewritten(
                entry.id, {entry.id: Change(dice=dice)}, until=rewrite.halt.entry
            )
            assert ended.halt is None
            session.rewrite(ended)
            assert session.view() == ended_view(nights, session)
            session.undo()
            assert session.view() == before


def ended_view(library: Library, session: FightSession) -> object:
    """The view of what the stored journal says."""
    rules = rules_of(library, session)
    return rules.view(rules.redacted(from_events(library, session, entries(library, session))))
