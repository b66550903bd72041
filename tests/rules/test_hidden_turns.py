"""Where turns are taken one by one, the turn of somebody hidden changes nothing that players see,
until he acts."""

from collections.abc import Callable

import pytest

from desktop.rules.dice import Dice, Rolled
from desktop.rules.fightview import FightView
from desktop.rules.looks import Look
from desktop.rules.playerview import PlayerView, player_view
from desktop.rules.system import FIGHT, Accepted, NeedDice, Refused, Struct
from desktop.rules.table.rules import TableRules
from desktop.rules.table.showing import SetLook
from tests.systems import SHIPPED

#: What somebody does in his turn.
ACTS = {
    "harp": {"action": "bouger"},
    "pv_negatifs": {"action": "full-defense"},
    "warhammer": {"action": "viser"},
}


class Watched:
    """Three copies of a ready adversary, the second of them hidden, and what players see."""

    def __init__(self, system: str) -> None:
        played = SHIPPED.get(system)
        settings = played.default_settings()
        self.rules = TableRules(played.activities[FIGHT])
        self.state: Struct = self.rules.blank(settings)
        document = played.templates(settings)[0].document
        for place, name in enumerate(("Ada", "Ombre", "Bea")):
            self.do(self.rules.join(name.lower(), place % 2, document, name, ""))
        self.do(SetLook("ombre", Look(shown=False)))

    def do(self, command: Struct | Refused, *dice: Rolled) -> bool:
        if isinstance(command, Refused):
            return False
        outcome = self.rules.decide(self.state, command, Dice(dice))
        if isinstance(outcome, NeedDice):
            more = (Rolled(each.key, each.sides, 5) for each in outcome.specs)
            return self.do(command, *dice, *more)
        if isinstance(outcome, Accepted):
            for event in outcome.events:
                self.state = self.rules.apply(self.state, event)
        return isinstance(outcome, Accepted)

    def view(self) -> FightView:
        return self.rules.view(self.rules.redacted(self.state))

    def seen(self) -> PlayerView:
        return player_view(self.view(), {})

    def turn(self) -> str:
        return next((slot.fighter for slot in self.view().slots if slot.current), "")


@pytest.fixture(params=sorted(ACTS))
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def fight(system: str) -> Watched:
    fight = Watched(system)
    assert fight.do(fight.rules.begin())
    return fight


def until(fight: Watched, holds: Callable[[], bool]) -> list[tuple[str, PlayerView]]:
    """Go on until something holds; whose turn it was each time, and what players saw."""
    found = [(fight.turn(), fight.seen())]
    for _ in range(20):
        if holds():
            return found
        assert fight.do(fight.rules.advance(fight.state))
        found.append((fight.turn(), fight.seen()))
    raise AssertionError("nothing comes of it")


def test_the_turn_of_one_who_does_nothing_is_not_seen(fight: Watched) -> None:
    steps = until(fight, lambda: fight.view().round == 3)
    hidden = [n for n, (whose, _) in enumerate(steps) if whose == "ombre"]
    assert len(hidden) >= 2
    for n in hidden:
        assert steps[n][1] == steps[n - 1][1]


@pytest.mark.parametrize("strikes", [False, True])
def test_he_appears_once_he_acts(system: str, fight: Watched, strikes: bool) -> None:
    until(fight, lambda: fight.turn() == "ombre")
    assert "Ombre" not in [one.name for one in fight.seen().people]
    ask = next(each for each in fight.view().asks if each.actor == "ombre")
    values = {field.id: field.default for field in ask.fields} | ACTS[system]
    if strikes:
        action = next(each for each in ask.fields if each.id == "action")
        values |= {"action": action.options[0].value, "target": "ada"}
    assert fight.do(fight.rules.answer(fight.state, ask.id, values))
    assert "Ombre" in [one.name for one in fight.seen().people]
