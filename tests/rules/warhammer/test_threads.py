"""What runs of a wound, each thread struck alone."""

import pytest

from desktop.rules.warhammer.document import Doom, Ongoing, Pending, Wound
from desktop.rules.warhammer.profile import profile
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.sheet.threads import bone, effect_of, threads
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.people import person

WOUND = Wound(
    id="w",
    kind="tranchantes",
    location="bras",
    value=6,
    doom=Doom(left=3, unit="heures"),
    bleeding=True,
    penalties=(Ongoing(stat="cc", amount=-10, until="guerison"), Ongoing(stat="f", halved=True)),
    useless="avant-bras-soins",
    lodged=True,
    pending=(Pending(characteristic="e", modifier=-10, rounds=6, fails=("chute",)),),
)


@pytest.mark.rule("WH-CRIT-DEADLINE")
def test_each_thread_is_struck_alone(tables: Tables) -> None:
    values = profile(tables, Settings(), person())
    found = threads(Settings(), values, WOUND)
    assert len(found) == 7
    assert found[0].without.doom is None
    assert found[0].without.bleeding
    assert not found[1].without.bleeding
    assert found[2].without.penalties == WOUND.penalties[1:]
    assert found[3].without.penalties == WOUND.penalties[:1]
    assert found[4].without.useless == ""
    assert found[5].without.pending == ()
    assert not found[6].without.lodged


def test_nothing_runs_of_a_healed_wound(tables: Tables) -> None:
    values = profile(tables, Settings(), person())
    assert (
        threads(Settings(), values, Wound(id="w", kind="x", location="y", value=1, healed=True))
        == ()
    )


def test_an_effect_that_no_table_has_says_nothing(tables: Tables) -> None:
    assert effect_of(tables, "tranchantes", "bras", 6)
    assert effect_of(tables, "morsure", "bras", 6) == ""
    assert bone(WOUND) == ""
