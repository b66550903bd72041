"""Rounds that go by outside a fight."""

import msgspec
import pytest

from desktop.rules.system import Edited, Refused
from desktop.rules.warhammer.commands.health import PassRounds, TestPending
from desktop.rules.warhammer.document import Character, Doom, Ongoing, Pending, State, Wound
from desktop.rules.warhammer.edits.apply import edit
from desktop.rules.warhammer.lapse import counting
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.people import person

replace = msgspec.structs.replace
CUT = Wound(
    id="w",
    kind="tranchantes",
    location="bras",
    value=8,
    penalties=(
        Ongoing(stat="cc", amount=-10, rounds=2),
        Ongoing(stat="cc", amount=-5, until="soins"),
    ),
)


def hurt(wound: Wound = CUT, **state: int | bool) -> Character:
    return replace(person(e=40), wounds=(wound,), state=State(**state))  # type: ignore[arg-type]


def later(tables: Tables, settings: Settings, who: Character, rounds: int) -> Character:
    told = edit(tables, settings, who, PassRounds(rounds))
    assert isinstance(told, Edited), told
    assert isinstance(told.document, Character)
    return told.document


@pytest.mark.rule("WH-CRIT-CUMULATIVE")
def test_what_counts_rounds_ends_with_them(tables: Tables, settings: Settings) -> None:
    one = later(tables, settings, hurt(no_action=3, stunned=1, last=2, half=True), 1)
    assert [each.rounds for each in one.wounds[0].penalties] == [1, None]
    assert one.state == State(no_action=2, last=1)
    three = later(tables, settings, one, 2)
    assert [each.until for each in three.wounds[0].penalties] == ["soins"]
    assert three.state == State()
    assert not counting(three)
    assert isinstance(edit(tables, settings, three, PassRounds(1)), Refused)


@pytest.mark.rule("WH-CRIT-DEADLINE")
def test_a_clock_of_rounds_kills_when_it_runs_out(tables: Tables, settings: Settings) -> None:
    doomed = hurt(replace(CUT, doom=Doom(left=2, unit="rounds"), penalties=()))
    one = later(tables, settings, doomed, 1)
    assert one.wounds[0].doom == Doom(left=1, unit="rounds")
    assert not one.state.dead
    dead = later(tables, settings, one, 5)
    assert dead.state.dead
    assert not counting(dead)
    hours = hurt(replace(CUT, doom=Doom(left=2, unit="heures")))
    assert later(tables, settings, hours, 9).wounds[0].doom == Doom(left=2, unit="heures")


@pytest.mark.rule("WH-CRIT-REPEATED-FAINT")
def test_time_stops_at_a_test_that_is_due(tables: Tables, settings: Settings) -> None:
    test = Pending(characteristic="e", rounds=3, repeat=-10, fails=("inconscient",))
    wound = replace(CUT, pending=(test,), penalties=(Ongoing(stat="cc", amount=-5, rounds=9),))
    waiting = later(tables, settings, hurt(wound), 9)
    assert waiting.wounds[0].pending[0].rounds == 0
    assert waiting.wounds[0].penalties[0].rounds == 6
    why = edit(tables, settings, waiting, PassRounds(1))
    assert isinstance(why, Refused)
    assert why.reason.key == "wh.edit.test-due"
    passed = edit(tables, settings, waiting, TestPending(id="w", place=0, roll=5))
    assert isinstance(passed, Edited)
    assert isinstance(passed.document, Character)
    again = later(tables, settings, passed.document, 9)
    assert (again.wounds[0].pending[0].rounds, again.wounds[0].pending[0].modifier) == (0, -10)
    assert again.wounds[0].penalties[0].rounds == 5


@pytest.mark.parametrize("rounds", [0, 101])
def test_only_so_many_rounds_pass_at_once(tables: Tables, settings: Settings, rounds: int) -> None:
    assert isinstance(edit(tables, settings, hurt(), PassRounds(rounds)), Refused)


def test_a_healed_wound_counts_nothing(tables: Tables, settings: Settings) -> None:
    assert not counting(hurt(replace(CUT, healed=True)))
