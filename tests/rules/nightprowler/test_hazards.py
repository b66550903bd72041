"""Falls, fire and asphyxia (VI.C)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Line
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.dangers.hazards import (
    Effort,
    Ground,
    Landing,
    breath,
    burn,
    crash,
    fall_row,
    inhale,
    land,
    required_quality,
    resist_breathing,
    roll_refusal,
    suffocate,
    suffocations,
)
from desktop.rules.nightprowler.document.character import Health, Track
from desktop.rules.nightprowler.health.wounds import Consequence, Ticks, asphyxia_sequela
from desktop.rules.nightprowler.rolls.check import CheckResult, check, threshold
from desktop.rules.nightprowler.settings.shipped import Settings
from desktop.rules.nightprowler.tables.load import Tables
from tests.rules.nightprowler.sample import (
    CAPACITIES,
    SETTINGS,
    TABLES,
    at,
    derived,
    with_reading,
)

NOTHING = (0, 0, 0, 0, 0)


def rolled(quality: int) -> CheckResult:
    """A success of this quality (0 or more), or a failure."""
    if quality < 0:
        return at(1, {-5: 3, -4: 5, -3: 9, -2: 13, -1: 17}[quality])
    return at(20, 1, qualities=(Line("x", quality - 1),))


def fall(
    metres: int,
    roll: CheckResult | int | None,
    heroism: int = 9,
    ground: Ground = Ground.ORDINARY,
    settings: Settings = SETTINGS,
) -> Landing:
    return land(TABLES, settings, metres, roll, heroism, ground)


def fallen(amount: int, health: Health = Health(), settings: Settings = SETTINGS) -> Health:  # noqa: B008
    return crash(TABLES, settings, CAPACITIES, health, amount).health


@pytest.mark.rule("NP-FALL-GENERAL")
def test_fall_ticks_whole_free_lines_in_both_tables() -> None:
    one = fallen(1)
    assert (one.vitality, one.endurance) == ((3, 0, 0, 0, 0), (3, 0, 0, 0, 0))
    scratched = fallen(1, Health(vitality=(1, 0, 0, 0, 0)))
    assert (scratched.vitality, scratched.endurance) == ((1, 2, 0, 0, 0), (3, 0, 0, 0, 0))
    two = fallen(2)
    assert (two.vitality, two.endurance) == ((3, 2, 0, 0, 0), (3, 2, 0, 0, 0))
    assert fallen(0) == Health()
    assert fall_row(TABLES, 2) is None


@pytest.mark.rule("NP-FALL-GENERAL")
def test_fall_without_a_free_line_strikes_the_last() -> None:
    worn = Health(vitality=(1, 1, 1, 1, 0), endurance=(1, 1, 1, 1, 1), unconscious=True)
    after = crash(TABLES, SETTINGS, CAPACITIES, worn, 2)
    assert after.health.vitality == (1, 1, 1, 1, 1)
    assert after.health.dead
    assert Consequence.OVERFLOW in after.due


def test_settings_read_a_line_as_a_box() -> None:
    boxes = with_reading(fall_line="case")
    assert fallen(2, settings=boxes).vitality == (1, 1, 0, 0, 0)


@pytest.mark.rule("NP-FALL-GROUND")
@pytest.mark.parametrize(
    ("ground", "lines"), [(Ground.SOFT, 0), (Ground.ORDINARY, 1), (Ground.HARD, 2)]
)
def test_ground_moves_the_damage_by_a_line(ground: Ground, lines: int) -> None:
    assert fall(3, rolled(-1), ground=ground).lines.total == lines


def test_ground_adds_nothing_to_a_harmless_fall() -> None:
    assert fall(4, rolled(1), ground=Ground.HARD).lines.total == 0


@pytest.mark.rule("NP-FALL-ACROBATICS-COST")
@pytest.mark.parametrize(
    ("metres", "heroism", "allowed"),
    [
        (2, 9, False),
        (3, 0, True),
        (4, 0, False),
        (4, 1, True),
        (7, 0, False),
        (10, 1, True),
        (11, 9, False),
    ],
)
def test_acrobatics_has_a_price(metres: int, heroism: int, allowed: bool) -> None:
    assert (roll_refusal(TABLES, metres, heroism) is None) == allowed


@pytest.mark.rule("NP-FALL-REQUIRED-QUALITY")
@pytest.mark.parametrize(
    ("metres", "quality"), [(3, 0), (4, 1), (5, 2), (6, 2), (7, 3), (8, 4), (9, 5), (10, 5)]
)
def test_height_asks_a_quality(metres: int, quality: int) -> None:
    assert fall(metres, rolled(quality)).succeeded
    if quality:
        assert not fall(metres, rolled(quality - 1)).succeeded
    assert not fall(metres, rolled(-1)).succeeded


def test_settings_start_the_qualities_at_three_metres(tables: Tables) -> None:
    other = with_reading(fall_quality_from_3_m=True)
    rows = [row for row in tables.falls if row.acrobatics]
    assert [required_quality(tables, other, row) for row in rows] == [1, 2, 3, 4, 5, 5]


@pytest.mark.rule("NP-FALL-DAMAGE-SUCCESS")
@pytest.mark.parametrize(
    ("metres", "lines", "instead"),
    [(3, 0, 0), (4, 0, 0), (5, 0, 0), (6, 0, 0), (7, 1, 1), (8, 1, 2), (9, 2, 3), (10, 2, 3)],
)
def test_success_still_hurts_from_seven_metres(metres: int, lines: int, instead: int) -> None:
    landing = fall(metres, rolled(5), heroism=3)
    assert (landing.lines.total, landing.heroism_instead) == (lines, instead)
    short = fall(metres, rolled(5), heroism=max(0, instead - 1))
    assert (short.lines.total, short.heroism_instead) == (lines, 0)


@pytest.mark.rule("NP-FALL-DAMAGE-FAILURE")
@pytest.mark.parametrize(
    ("metres", "roll", "lines"),
    [
        (4, rolled(-3), 3),
        (5, rolled(-3), 3),
        (7, rolled(-2), 4),
        (8, rolled(-2), 4),
        (9, rolled(-2), 4),
        (3, rolled(-5), 1),
        (4, 14, 2),
        (4, 20, 5),
        (4, None, 5),
        (7, rolled(2), 2),
        (8, rolled(1), 5),
    ],
)
def test_failure_hurts_by_its_quality(
    metres: int, roll: CheckResult | int | None, lines: int
) -> None:
    landing = fall(metres, roll)
    assert (landing.succeeded, landing.lines.total) == (False, lines)


def test_settings_take_the_worst_without_a_roll() -> None:
    assert fall(4, 14, settings=with_reading(fall_without_roll="pire")).lines.total == 5


def test_face_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KnownError, match="die-out-of-range"):
        fall(4, 21)


@pytest.mark.rule("NP-FALL-ABOVE-10")
@pytest.mark.parametrize("metres", [11, 12, 60])
def test_above_ten_metres_the_mj_decides(metres: int) -> None:
    landing = fall(metres, None)
    assert (landing.deadly, landing.lines.total) == (True, 0)
    assert roll_refusal(TABLES, metres, 9) is not None
    assert not fall(10, None).deadly


def test_two_metres_are_harmless() -> None:
    assert fall(2, None) == Landing(succeeded=True, lines=fall(2, None).lines)
    assert fall(2, None).lines.total == 0


@pytest.mark.rule("NP-FIRE-DAMAGE", "NP-FIRE-INTENSITY")
@pytest.mark.parametrize(
    ("intensity", "turns", "ticks"),
    [
        (2, 1, (2, 0, 0, 0, 0)),
        (4, 1, (3, 1, 0, 0, 0)),
        (1, 3, (3, 0, 0, 0, 0)),
        (3, 1, (3, 0, 0, 0, 0)),
        (5, 1, (3, 2, 0, 0, 0)),
    ],
)
def test_fire_burns_both_tables_by_its_intensity(intensity: int, turns: int, ticks: Ticks) -> None:
    health = Health()
    for _ in range(turns):
        health = burn(TABLES, SETTINGS, CAPACITIES, health, intensity).health
    assert (health.vitality, health.endurance) == (ticks, ticks)


@pytest.mark.rule("NP-FIRE-INTENSITY")
def test_fires_have_examples(tables: Tables) -> None:
    found = {fire.intensity: fire.example for fire in tables.fires}
    assert "incendie" in found[4]
    assert "torche" in found[1]
    assert "bûcher" in found[3]
    for intensity in (0, 6):
        with pytest.raises(KnownError, match="no-such-fire"):
            burn(TABLES, SETTINGS, CAPACITIES, Health(), intensity)


@pytest.mark.rule("NP-ASPHYXIA-BREATH")
def test_breath_is_held_longer_when_still() -> None:
    assert breath(TABLES, 9, Effort.STILL).total == 18
    assert breath(TABLES, 9, Effort.MOVING).total == 9


@pytest.mark.rule("NP-ASPHYXIA-DAMAGE")
@pytest.mark.parametrize(("turn", "wounds"), [(1, 0), (6, 0), (7, 1), (9, 3)])
def test_each_turn_beyond_wounds(turn: int, wounds: int) -> None:
    assert suffocations(TABLES, 6, Effort.MOVING, turn) == wounds


@pytest.mark.rule("NP-ASPHYXIA-RESIST", "NP-ASPHYXIA-DAMAGE")
def test_each_new_line_asks_to_resist() -> None:
    health, asked = Health(), list[bool]()
    for _ in range(6):
        turn = suffocate(TABLES, SETTINGS, CAPACITIES, health)
        health = turn.wounded.health
        asked.append(turn.resist)
    assert asked == [True, False, False, True, False, True]
    assert health.vitality == (3, 2, 1, 0, 0)
    out = Health(unconscious=True)
    assert not suffocate(TABLES, SETTINGS, CAPACITIES, out).resist


@pytest.mark.rule("NP-ASPHYXIA-RESIST")
def test_failing_to_resist_is_a_mortal_wound() -> None:
    who = derived(characteristics={"caractere": 9})
    assert threshold(TABLES, SETTINGS, who, resist_breathing()).total == 4
    assert not check(TABLES, SETTINGS, who, resist_breathing(), 7).success
    drowned = inhale(TABLES, SETTINGS, CAPACITIES, Health())
    assert drowned.health.vitality == (0, 0, 0, 0, 1)


@pytest.mark.rule("NP-ASPHYXIA-SEQUELAE")
@pytest.mark.parametrize(("wounds", "cervelle"), [(0, 11), (1, 10), (2, 9)])
def test_survivors_lose_cervelle(wounds: int, cervelle: int) -> None:
    assert 11 + asphyxia_sequela(TABLES, wounds).amount == cervelle


@given(
    st.integers(0, 9),
    st.tuples(*[st.integers(0, most) for most in (3, 2, 1, 1, 1)]),
    st.tuples(*[st.integers(0, most) for most in (3, 2, 1, 1, 1)]),
    st.sampled_from(["entiere", "case"]),
)
def test_fall_never_overfills_nor_erases(
    amount: int, vitality: Ticks, endurance: Ticks, reading: str
) -> None:
    before = Health(vitality=vitality, endurance=endurance)
    settings = with_reading(fall_line=reading)
    after = crash(TABLES, settings, CAPACITIES, before, amount).health
    for track in Track:
        free = sum(1 for ticks in before.ticks(track) if not ticks)
        pairs = list(zip(before.ticks(track), after.ticks(track), CAPACITIES[track], strict=True))
        assert all(was <= now <= most for was, now, most in pairs)
        touched = sum(1 for was, now, _ in pairs if now > was and not was)
        assert touched == min(amount, free)


@given(st.integers(0, 20), st.integers(-5, 6), st.sampled_from(Ground), st.integers(0, 5))
def test_every_fall_has_an_outcome(metres: int, quality: int, ground: Ground, heroism: int) -> None:
    landing = fall(metres, rolled(quality), heroism, ground)
    assert landing.lines.total >= 0
    assert landing.heroism_instead <= heroism
    assert landing.deadly == (metres > 10)
