"""What the roll of a fighter is made of (IV.B)."""

import pytest

from desktop.rules.nightprowler.character.derived import Derived
from desktop.rules.nightprowler.document.character import Health
from desktop.rules.nightprowler.fight import rolls
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import duel, swordsman


def test_a_round_derives_nobody_anew(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a fighter is worth was worked out when he joined; twenty sheets a round are slow."""
    arena = duel(rules, swordsman(), swordsman())

    def derive(*arguments: object) -> Derived:
        raise AssertionError("a sheet was derived")

    monkeypatch.setattr(rolls, "derive", derive)
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=9, b=4)
    assert arena.fights.view(arena.state).exchanges


@pytest.mark.rule("NP-HEALTH-PENALTIES", "NP-COMBAT-PH-ZERO")
@pytest.mark.parametrize(
    ("health", "ph", "malus"),
    [
        (Health(), 4, 0),
        (Health(vitality=(0, 1, 0, 0, 0)), 4, -2),
        (Health(endurance=(0, 0, 1, 0, 0)), 4, -3),
        (Health(), 0, -2),
        (Health(vitality=(0, 0, 0, 1, 0)), 0, -6),
    ],
)
def test_a_roll_suffers_from_wounds_and_from_having_no_heroism(
    rules: Rules, health: Health, ph: int, malus: int
) -> None:
    arena = duel(rules, swordsman(15, ph=ph, health=health), swordsman())
    arena.play({"a": (1, "b"), "b": (1, "a")}, a=9, b=4)
    assert arena.threshold("a") == 15 + malus
