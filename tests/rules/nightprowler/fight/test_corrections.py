"""The GM's corrections: their limits, their reasons, and how the journal tells them."""

from collections.abc import Sequence

import pytest

from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.fight.commands import (
    Command,
    Condition,
    CorrectBox,
    CorrectPool,
    SetBleeding,
    SetCondition,
    SetInitiative,
    SetModifier,
)
from desktop.rules.nightprowler.fight.corrections import (
    BLEEDING_LIMIT,
    INITIATIVE_LIMIT,
    MODIFIER_LIMIT,
)
from desktop.rules.nightprowler.fight.events import AnyEvent
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, duel, swordsman


def box(row: int, *, ticked: bool = True, reason: str = "chute") -> CorrectBox:
    return CorrectBox(fighter="a", track=Track.VITALITY, row=row, ticked=ticked, reason=reason)


@pytest.fixture
def arena(rules: Rules) -> Arena:
    return duel(rules, swordsman(health=Health(vitality=(1, 0, 0, 0, 1))), swordsman())


@pytest.mark.parametrize(
    "command",
    [
        box(0, reason=" "),
        CorrectPool(fighter="a", pool="heroism", value=1, reason=""),
        SetBleeding(fighter="a", count=1, reason=""),
        SetCondition(fighter="a", condition=Condition.DYING, on=True, reason=""),
    ],
)
def test_a_correction_has_a_reason(arena: Arena, command: Command) -> None:
    assert arena.refused(command) == "np.fight.why.reason"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (box(-1), "np.fight.why.row"),
        (box(5), "np.fight.why.row"),
        (box(4), "np.fight.why.full"),
        (box(1, ticked=False), "np.fight.why.empty"),
        (CorrectPool(fighter="a", pool="or", value=1, reason="x"), "np.fight.why.pool"),
        (CorrectPool(fighter="a", pool="heroism", value=-1, reason="x"), "np.fight.why.pool-range"),
        (CorrectPool(fighter="a", pool="heroism", value=5, reason="x"), "np.fight.why.pool-range"),
        (SetBleeding(fighter="a", count=-1, reason="x"), "np.fight.why.range"),
        (SetBleeding(fighter="a", count=BLEEDING_LIMIT + 1, reason="x"), "np.fight.why.range"),
        (SetInitiative(fighter="a", value=-1), "np.fight.why.range"),
        (SetInitiative(fighter="a", value=INITIATIVE_LIMIT + 1), "np.fight.why.range"),
        (SetModifier(fighter="a", value=MODIFIER_LIMIT + 1), "np.fight.why.range"),
        (SetModifier(fighter="a", value=-MODIFIER_LIMIT - 1), "np.fight.why.range"),
    ],
)
def test_what_is_out_of_range_is_refused(arena: Arena, command: Command, reason: str) -> None:
    assert arena.refused(command) == reason


def test_the_ends_of_each_range_are_accepted(arena: Arena) -> None:
    for value in (0, INITIATIVE_LIMIT):
        arena.run(SetInitiative(fighter="a", value=value))
        assert arena.one("a").speed == value
    arena.run(SetInitiative(fighter="a", value=None))
    assert arena.one("a").speed == 10
    for value in (-MODIFIER_LIMIT, MODIFIER_LIMIT):
        arena.run(SetModifier(fighter="a", value=value))
        assert arena.one("a").modifier == value
    for count in (BLEEDING_LIMIT, 0):
        arena.run(SetBleeding(fighter="a", count=count, reason="x"))
        assert arena.one("a").health.bleeding == count
    for value in (0, 4):
        arena.run(CorrectPool(fighter="a", pool="heroism", value=value, reason="x"))
        assert arena.one("a").heroism == value


def test_boxes_are_ticked_and_cleared_one_by_one(arena: Arena) -> None:
    arena.run(box(0))
    assert arena.ticks("a") == (2, 0, 0, 0, 1)
    arena.run(box(0, ticked=False))
    arena.run(box(4, ticked=False))
    assert arena.ticks("a") == (1, 0, 0, 0, 0)


def test_a_modifier_is_for_a_roll_still_to_come(rules: Rules) -> None:
    waiting = Arena(rules)
    waiting.join("a", 0, swordsman())
    waiting.join("b", 1, swordsman())
    assert waiting.refused(SetModifier(fighter="a", value=1)) == "np.fight.why.not-resolving"
    waiting.begin()
    waiting.run(SetModifier(fighter="a", value=1))
    waiting.play({"a": (1, "b"), "b": (2,)}, a=1, b=1)
    assert waiting.refused(SetModifier(fighter="a", value=1)) == "np.fight.why.not-resolving"


def told(arena: Arena, command: Command) -> Sequence[str]:
    """Keys of the journal's lines for a command that is accepted."""
    before = arena.state
    events: tuple[AnyEvent, ...] = arena.run(command)  # type: ignore[assignment]
    return [line.text.key for line in arena.fights.lines(before, "e", command, events, ())]


def test_the_journal_tells_whom_a_correction_is_about(arena: Arena) -> None:
    assert told(arena, box(0)) == ["np.fight.line.corrected"]
    bleeding = SetBleeding(fighter="a", count=1, reason="x")
    assert told(arena, bleeding) == ["np.fight.line.corrected"]
    pool = CorrectPool(fighter="a", pool="heroism", value=1, reason="x")
    assert told(arena, pool) == ["np.fight.line.corrected"]
    assert told(arena, SetModifier(fighter="a", value=2)) == ["np.fight.line.modifier"]


def test_an_allonge_below_zero_counts_as_none(rules: Rules) -> None:
    arena = duel(rules, swordsman(weapons=(arm(allonge=-1),)), swordsman(weapons=(arm(allonge=0),)))
    assert arena.one("a").arm.allonge == 0
    assert arena.state.pairs[0].distance == 0
