"""The GM writes a wound of this turn otherwise: taken back, a line lighter, a line graver."""

import pytest

from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.acts import Amend
from desktop.rules.nightprowler.fight.commands import AmendWound, Dying, Fate, StayConscious
from desktop.rules.nightprowler.fight.state import Phase
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena
from tests.rules.nightprowler.fight.test_aftermath import Q1, Q2, Q3, Q4, Q5, hit


def amend(change: Amend, reason: str = "trop fort") -> AmendWound:
    return AmendWound(fighter="b", injury=0, change=change, reason=reason)


def boxes(arena: Arena) -> tuple[int, ...]:
    return arena.one("b").health.ticks(Track.VITALITY)


def outcome(arena: Arena) -> str:
    (exchange,) = arena.fights.view(arena.state).exchanges
    return exchange.outcome[-1].key


def test_a_wound_moves_a_line_or_goes(rules: Rules) -> None:
    arena = hit(rules, Q2)
    assert boxes(arena) == (0, 1, 0, 0, 0)
    arena.run(amend(Amend.LIGHTER))
    assert boxes(arena) == (1, 0, 0, 0, 0)
    arena.run(amend(Amend.HEAVIER))
    arena.run(amend(Amend.HEAVIER))
    assert boxes(arena) == (0, 0, 1, 0, 0)
    assert outcome(arena) == "np.fight.line.wounded"
    arena.run(amend(Amend.CANCEL))
    assert sum(boxes(arena)) == 0
    assert outcome(arena) == "np.fight.outcome.left-out"
    assert arena.refused(amend(Amend.HEAVIER)) == "np.fight.why.no-such-wound"


def test_the_lightest_wound_made_lighter_is_none(rules: Rules) -> None:
    arena = hit(rules, Q1)
    arena.run(amend(Amend.LIGHTER))
    assert sum(boxes(arena)) == 0


def test_there_is_nothing_graver_than_the_gravest(rules: Rules) -> None:
    arena = hit(rules, Q5)
    assert arena.refused(amend(Amend.HEAVIER)) == "np.fight.why.gravest"


def test_what_the_wound_asked_goes_with_it(rules: Rules) -> None:
    arena = hit(rules, Q4)
    assert arena.state.phase is Phase.CONSEQUENCES
    arena.run(amend(Amend.LIGHTER))
    assert (arena.state.questions, arena.state.phase) == ((), Phase.BELL)


def test_a_graver_wound_asks_what_it_costs(rules: Rules) -> None:
    arena = hit(rules, Q3, ph=3)
    assert arena.state.phase is Phase.BELL
    arena.run(amend(Amend.HEAVIER))
    assert [ask.id for ask in arena.fights.view(arena.state).asks] == ["conscious:b"]


def test_who_fell_of_it_alone_is_up_again(rules: Rules) -> None:
    arena = hit(rules, Q4, ph=2)
    arena.run(StayConscious(fighter="b", spend=False))
    assert not arena.one("b").able
    arena.run(amend(Amend.CANCEL))
    assert arena.one("b").able


def test_a_mortal_wound_that_was_taken_back_leaves_no_scar(rules: Rules) -> None:
    arena = hit(rules, Q5, ph=4)
    assert arena.one("b").mortal == 1
    for question in arena.state.questions:
        if question.query.value == "dying":
            arena.run(Dying(fighter="b", fate=Fate.DEAD))
    arena.run(amend(Amend.CANCEL))
    assert (arena.one("b").mortal, arena.one("b").able) == (0, True)


@pytest.mark.parametrize("reason", ["", "  "])
def test_a_correction_wants_a_reason(rules: Rules, reason: str) -> None:
    arena = hit(rules, Q2)
    assert arena.refused(amend(Amend.CANCEL, reason)) == "np.fight.why.reason"


def test_the_exchange_and_the_victim_offer_it_until_the_turn_is_over(rules: Rules) -> None:
    arena = hit(rules, Q2)
    view = arena.fights.view(arena.state)
    assert view.exchanges[0].acts == ("amend:b",)
    ask = next(ask for ask in view.extras if ask.id == "amend:b")
    values = {"injury": ask.fields[0].default, "change": "lighter", "reason": "trop fort"}
    arena.run(arena.fights.answer(arena.state, ask.id, values))
    assert boxes(arena) == (1, 0, 0, 0, 0)
    arena.bell()
    assert not any(ask.id == "amend:b" for ask in arena.fights.view(arena.state).extras)
