"""PH regained (III.F.2)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.nightprowler.progression.heroism_regained import after_rest, after_scene, awarded
from tests.rules.nightprowler.sample import TABLES


@pytest.mark.rule("NP-HEROISM-RECOVERY-SCENE")
@pytest.mark.parametrize(("current", "after"), [(2, 3), (5, 6), (6, 6), (7, 7), (-2, -1)])
def test_scene_gives_one_back(current: int, after: int) -> None:
    assert after_scene(TABLES, current, 6).total == after


@pytest.mark.rule("NP-HEROISM-RECOVERY-REST")
@pytest.mark.parametrize(
    ("initial", "current", "hours", "after"),
    [(8, 3, 6, 5), (8, 7, 5, 8), (8, 3, 4, 3), (6, 2, 8, 3), (3, 1, 8, 1), (4, 1, 5, 2)],
)
def test_rest_gives_a_quarter_back(initial: int, current: int, hours: int, after: int) -> None:
    assert after_rest(TABLES, current, initial, hours).total == after


@pytest.mark.rule("NP-PROGRESSION-PH-AWARD")
def test_mj_may_award_heroism() -> None:
    award = awarded(2, 1)
    assert award.total == 3
    assert award.lines[-1].source == "NP-PROGRESSION-PH-AWARD"


@given(st.integers(-5, 15), st.integers(-3, 12), st.integers(0, 24))
def test_recovery_never_lowers_nor_passes_the_initial_value(
    current: int, maximum: int, hours: int
) -> None:
    for after in (
        after_scene(TABLES, current, maximum).total,
        after_rest(TABLES, current, maximum, hours).total,
    ):
        assert current <= after <= max(current, maximum)
