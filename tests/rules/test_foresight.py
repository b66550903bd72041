"""Every system that looks ahead says how people play, and counts what they spend."""

import random

import pytest

from desktop.rules.dice import Dice
from desktop.rules.foresight import Foresight
from desktop.rules.simulation import simulate, summary
from desktop.rules.system import FIGHT, Accepted, Struct
from tests.systems import WITH_TOY


def foreseen(system: str) -> tuple[Foresight, Struct] | None:
    """Two blank people of a system who face each other."""
    offered = WITH_TOY.get(system)
    rules = offered.activities[FIGHT]
    state = rules.blank(offered.default_settings())
    for side, name in enumerate(("Ada", "Ben")):
        outcome = rules.decide(state, rules.join(name, side, offered.blank(name), name, ""), Dice())
        assert isinstance(outcome, Accepted)
        for event in outcome.events:
            state = rules.apply(state, event)
    return rules.foresight(state)


@pytest.mark.parametrize("system", WITH_TOY.ids())
def test_a_fight_of_two_is_played_to_its_end(system: str) -> None:
    found = foreseen(system)
    if found is None:
        return
    foresight, state = found
    assert foresight.assumed()
    (run,) = [run for run in simulate(foresight, state, 1, random.Random(1)) if run is not None]
    assert run.sides == {"Ada": 0, "Ben": 1}
    told = summary((run,))
    assert told.losses.keys() == {0, 1}
    for fighter in ("Ada", "Ben"):
        pools = {pool.id for pool in foresight.pools(state, fighter)}
        assert told.tolls[fighter].spent.keys() == pools
