"""What a window shows of a chase at each step, what is refused, and what the GM may change."""

import msgspec
import pytest

from desktop import paths
from desktop.rules.dice import Dice
from desktop.rules.fightview import Stage
from desktop.rules.system import Refused
from desktop.rules.warhammer.chase import state as c
from desktop.rules.warhammer.document import State
from desktop.rules.warhammer.settings import Readings, Settings
from desktop.rules.warhammer.tables.tables import Tables
from desktop.text import Catalogue
from tests.rules.warhammer.chase.test_chase import Track, sample
from tests.rules.warhammer.people import person

FRENCH = Catalogue("fr", paths.resources_root())


def refusal(track: Track, command: msgspec.Struct) -> str:
    outcome = track.rules.decide(track.state, command, Dice())
    assert isinstance(outcome, Refused), outcome
    return outcome.reason.key


def asked(track: Track) -> dict[str, tuple[str, ...]]:
    """Asks by id, with the fields of each."""
    view = track.rules.view(track.state)
    return {one.id: tuple(field.id for field in one.fields) for one in view.asks}


def extra(track: Track) -> tuple[str, ...]:
    return tuple(one.id for one in track.rules.view(track.state).extras)


@pytest.fixture
def gathered(tables: Tables) -> Track:
    """Abel and a guard, before the chase begins."""
    track = Track(tables)
    track.join("abel", 0, person("fuite", m=4, e=30, ag=40), "Abel")
    track.join("garde1", 1, person(m=4, e=35), "Garde 1")
    return track


def test_leads_are_asked_before_and_are_of_a_pursuer_on_a_fugitive(gathered: Track) -> None:
    view = gathered.rules.view(gathered.state)
    assert (view.stage, view.step, view.sequel) == (Stage.SETUP, None, None)
    assert asked(gathered) == {"lead:garde1": ("quarry", "metres")}
    assert view.asks[0].fields[1].most == 1000
    for metres, accepted in ((0, True), (1000, True), (-1, False), (1001, False)):
        command = c.SetLead(fighter="garde1", quarry="abel", metres=metres)
        outcome = gathered.rules.decide(gathered.state, command, Dice())
        assert isinstance(outcome, Refused) is not accepted
    wrong = c.SetLead(fighter="abel", quarry="abel", metres=3)
    assert refusal(gathered, wrong) == "wh.chase.why.value"
    wrong = c.SetLead(fighter="garde1", quarry="garde1", metres=3)
    assert refusal(gathered, wrong) == "wh.chase.why.value"
    gathered.run(c.SetLead(fighter="garde1", quarry="", metres=7))
    assert gathered.lead() == 7
    assert gathered.rules.view(gathered.state).asks[0].fields[1].default == "7"


def test_steps_follow_each_other_and_nothing_comes_before_its_time(gathered: Track) -> None:
    for early in (c.Move(), c.Run(), c.Breathe()):
        assert refusal(gathered, early) == "wh.chase.why.not-now"
    assert refusal(gathered, gathered.rules.join("abel", 0, person(), "Abel", "")) == (
        "wh.chase.why.already"
    )
    assert refusal(gathered, c.Remove(fighter="nobody")) == "wh.chase.why.nobody"
    # Whoever has no metres to catch up would have caught him before he runs.
    assert refusal(gathered, c.Begin()) == "wh.chase.why.no-lead"
    gathered.run(c.SetLead(fighter="garde1", quarry="abel", metres=40))
    gathered.run(c.Begin())
    assert refusal(gathered, c.Begin()) == "wh.chase.why.two-sides"
    assert (gathered.state.phase, gathered.state.round) == (c.Phase.MOVE, 1)
    assert [spec.key.actor for spec in gathered.rules.view(gathered.state).asks[0].dice] == [
        "abel",
        "garde1",
    ]
    gathered.run(c.Move(), abel=70, garde1=10)
    assert gathered.state.phase is c.Phase.OBSTACLE
    assert asked(gathered) == {"avoid:abel": ("tries",)}
    assert refusal(gathered, c.Avoid(fighter="garde1", tries=True)) == "wh.chase.why.no-obstacle"
    gathered.run(c.Avoid(fighter="abel", tries=True))
    assert gathered.rules.view(gathered.state).asks[0].fields[0].default == "oui"
    gathered.run(c.Run(), abel=20)
    links = gathered.rules.view(gathered.state).exchanges[0]
    assert [FRENCH.render(one.value) for one in links.left_links] == ["70", "30"]
    assert [FRENCH.render(one.value) for one in links.right_links] == ["10", "24"]


def test_one_side_alone_is_no_chase(tables: Tables) -> None:
    track = Track(tables)
    track.join("abel", 0, person(), "Abel")
    assert refusal(track, c.Begin()) == "wh.chase.why.two-sides"
    view = track.rules.view(track.state)
    assert (view.advance, view.asks) == (None, ())
    track.join("garde1", 1, person(), "Garde 1")
    assert track.rules.view(track.state).advance is not None


def test_runners_stand_fugitives_first_then_the_nearest(tables: Tables) -> None:
    track = sample(tables)
    track.run(c.SetLead(fighter="garde2", quarry="abel", metres=3))
    view = track.rules.view(track.state)
    assert [one.id for one in view.fighters] == ["abel", "garde2", "garde1"]
    assert [one.score for one in view.fighters] == [None, 3, 10]
    assert [[pool.value for pool in one.pools] for one in view.fighters] == [[], [3], [10]]
    told = [FRENCH.render(line) for line in view.fighters[1].status]
    assert any("Abel" in line and "3" in line for line in told)
    seats = track.rules.muster(track.state)
    assert [seat.score for seat in seats.seats] == [None, 3, 10]
    assert seats.acting == ("abel", "garde1", "garde2")
    assert [(each.left, each.right) for each in view.exchanges] == [
        ("abel", "garde1"),
        ("abel", "garde2"),
    ]
    outcome = [FRENCH.render(line) for line in view.exchanges[1].outcome]
    assert len(outcome) == 1
    assert "3" in outcome[0]
    track.run(c.Remove(fighter="garde2"))
    last = track.rules.muster(track.state).seats[-1]
    assert (last.id, last.gone) == ("garde2", True)
    assert not [one for one in extra(track) if one.endswith("garde2")]


def test_the_gm_judges_a_runner_once_each_way(tables: Tables) -> None:
    track = sample(tables)
    assert extra(track) == (
        "judge:abel",
        "judge:garde1",
        "lead:garde1",
        "judge:garde2",
        "lead:garde2",
    )
    track.run(c.Judge(fighter="garde2", fate=c.Fate.OUT))
    assert refusal(track, c.Judge(fighter="garde2", fate=c.Fate.OUT)) == "wh.chase.why.already"
    judged = next(one for one in track.rules.view(track.state).extras if one.id == "judge:garde2")
    closed = [one.value for one in judged.fields[0].options if one.why_not is not None]
    assert closed == [c.Fate.OUT.value]
    shown = next(one for one in track.rules.view(track.state).fighters if one.id == "garde2")
    assert shown.out
    assert shown.seen
    assert refusal(track, track.rules.correct_box("abel", "hits", 0, True, "")) == (
        "wh.chase.why.no-boxes"
    )


def test_a_closed_chase_takes_no_more(tables: Tables) -> None:
    track = sample(tables)
    track.run(track.rules.close())
    view = track.rules.view(track.state)
    assert (view.stage, view.advance, view.extras, view.asks) == (Stage.CLOSED, None, (), ())
    assert track.rules.muster(track.state).acting == ()
    assert refusal(track, c.Move()) == "wh.chase.why.closed"
    edited = track.rules.document_edited("abel", person(m=6))
    track.run(edited)
    assert track.rules.participant(track.state, "abel") == person(m=6)
    assert track.rules.participant(track.state, "nobody") is None


@pytest.mark.rule("WH-CHASE-FLIGHT-TALENT")
def test_flight_helps_fugitives_alone_and_for_be_halves_rounds(tables: Tables) -> None:
    track = Track(tables)
    track.join("abel", 0, person("fuite", m=4, e=30), "Abel")
    track.join("garde1", 1, person("fuite", m=4, e=30), "Garde 1")
    track.run(c.SetLead(fighter="garde1", quarry="abel", metres=90))
    track.run(c.Begin())

    def needs() -> list[str]:
        dice = track.rules.view(track.state).asks[0].dice
        return [FRENCH.render(spec.label) for spec in dice]

    first, second = needs()
    assert "50" in first
    assert "40" in second
    renewed = Settings(readings=Readings(chase_be="renove"))
    track.run(track.rules.apply_settings(renewed))
    for _ in range(2):
        track.run(c.Move(), abel=1, garde1=1)
        track.run(c.Run())
        track.run(c.Breathe(), abel=1, garde1=1)
    # BE 6: three rounds by the renovated one, two by the natural 3.
    assert "50" in needs()[0]
    track.run(track.rules.apply_settings(Settings()))
    assert "40" in needs()[0]


def test_a_fight_may_follow_while_the_chase_is_on(tables: Tables) -> None:
    track = sample(tables)
    assert track.rules.view(track.state).sequel is None
    track.run(c.Judge(fighter="abel", fate=c.Fate.CAUGHT))
    assert track.rules.view(track.state).sequel is not None
    track.run(track.rules.close())
    assert track.rules.view(track.state).sequel is None


def test_nobody_is_out_of_breath_once_a_side_is_gone(tables: Tables) -> None:
    track = sample(tables)
    track.run(c.Move(), abel=1, garde1=1, garde2=1)
    track.run(c.Run())
    track.run(c.Judge(fighter="abel", fate=c.Fate.ESCAPED))
    assert refusal(track, c.Breathe()) == "wh.chase.why.over"
    view = track.rules.view(track.state)
    assert (view.advance, view.asks) == (None, ())
    assert track.rules.consequences(track.state, Dice()) == ()


@pytest.mark.parametrize("state", [State(dead=True), State(unconscious=True)])
def test_who_cannot_run_runs_no_more(tables: Tables, state: State) -> None:
    track = sample(tables)
    hurt = msgspec.structs.replace(person(m=4, e=35), state=state)
    track.run(track.rules.document_edited("garde1", hurt))
    assert track.rules.muster(track.state).acting == ("abel", "garde2")
    shown = {one.id: one.out for one in track.rules.view(track.state).fighters}
    assert shown == {"abel": False, "garde1": True, "garde2": False}


def test_the_journal_tells_a_round_under_its_number(tables: Tables) -> None:
    track = sample(tables)
    before = track.state
    track.run(c.Move(), abel=26, garde1=31, garde2=71)
    command, dice, events = track.entries[-1]
    lines = track.rules.lines(before, "e", command, events, dice)
    told = [FRENCH.render(line.text) for line in lines]
    assert {line.round for line in lines} == {1}
    assert len(told) == 3
    assert "71" in told[2]
    assert track.rules.live_document(track.state, "abel", person(m=9)) == person(m=9)
    stood = track.rules.redacted(track.state)
    assert stood == track.state
    again = msgspec.json.decode(msgspec.json.encode(command))
    assert track.rules.read_command(again) == command
