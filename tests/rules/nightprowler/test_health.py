"""Wounds: where they go, what they cause, what they cost (V)."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import start
from desktop.rules.errors import KnownError
from desktop.rules.nightprowler.document.character import LINES, Health, Track
from desktop.rules.nightprowler.health.wounds import (
    Consequence,
    Ticks,
    Wound,
    Wounded,
    bleed,
    damage_line,
    erase,
    lines,
    penalty,
    scarred,
    settle,
    stay_conscious,
    suffer,
    wound,
)
from desktop.rules.nightprowler.settings.shipped import Settings
from tests.rules.nightprowler.sample import CAPACITIES, ITALIC, SETTINGS, TABLES, with_reading

SCRATCH, LIGHT, GRAVE, CRITICAL, MORTAL = range(LINES)
VITALITY, ENDURANCE = Track.VITALITY, Track.ENDURANCE


def hurt(
    health: Health,
    line: int,
    track: Track = VITALITY,
    boxes: int = 1,
    settings: Settings = SETTINGS,
) -> Wounded:
    return wound(TABLES, settings, CAPACITIES, health, track, line, boxes)


@pytest.mark.rule("NP-HEALTH-DAMAGE-BY-QUALITY", "NP-HEALTH-TWO-TRACKS")
@pytest.mark.parametrize(
    ("track", "quality", "line"),
    [
        (VITALITY, 1, "Égratignures"),
        (VITALITY, 2, "Blessures légères"),
        (VITALITY, 3, "Blessures graves"),
        (VITALITY, 4, "Blessures critiques"),
        (VITALITY, 5, "Blessures mortelles"),
        (VITALITY, 7, "Blessures mortelles"),
        (ENDURANCE, 1, "Égratignures"),
        (ENDURANCE, 2, "Ecchymoses"),
        (ENDURANCE, 3, "Coups"),
        (ENDURANCE, 4, "Blessures"),
        (ENDURANCE, 5, "KO"),
        (ENDURANCE, 9, "KO"),
    ],
)
def test_quality_gives_the_wound(track: Track, quality: int, line: str) -> None:
    rank = damage_line(TABLES, track, quality)
    assert rank is not None
    assert lines(TABLES, track)[rank].name == line


@pytest.mark.rule("NP-HEALTH-DAMAGE-BY-QUALITY")
@pytest.mark.parametrize("quality", [0, -1, -5])
def test_no_quality_no_wound(quality: int) -> None:
    assert damage_line(TABLES, VITALITY, quality) is None


@pytest.mark.rule("NP-HEALTH-DAMAGE-BY-QUALITY")
def test_one_box_of_the_line_only() -> None:
    assert hurt(Health(), CRITICAL).health.vitality == (0, 0, 0, 1, 0)


@pytest.mark.rule("NP-HEALTH-OVERFLOW")
def test_full_line_overflows_upward() -> None:
    scratched = hurt(Health(vitality=(3, 0, 0, 0, 0)), SCRATCH)
    assert scratched.health.vitality == (3, 1, 0, 0, 0)
    assert scratched.hits[0].overflowed
    assert hurt(Health(vitality=(0, 2, 1, 0, 0)), LIGHT).health.vitality == (0, 2, 1, 1, 0)
    beaten = hurt(Health(), GRAVE, ENDURANCE, boxes=2)
    assert beaten.health.endurance == (0, 0, 1, 1, 0)
    assert [hit.line for hit in beaten.hits] == [GRAVE, CRITICAL]


@pytest.mark.rule("NP-HEALTH-OVERFLOW")
def test_endurance_beyond_its_last_line_is_reported() -> None:
    full = Health(endurance=(0, 0, 0, 0, 1), unconscious=True)
    beaten = hurt(full, MORTAL, ENDURANCE)
    assert beaten.health.endurance == full.endurance
    assert (beaten.hits[0].line, beaten.due) == (None, (Consequence.OVERFLOW,))


@pytest.mark.rule("NP-HEALTH-ITALIC-BOXES")
def test_italic_box_is_ticked_by_who_has_it() -> None:
    two = Health(vitality=(0, 2, 0, 0, 0))
    assert hurt(two, LIGHT).health.vitality == (0, 2, 1, 0, 0)
    able = {VITALITY: ITALIC, ENDURANCE: ITALIC}
    after = wound(TABLES, SETTINGS, able, two, VITALITY, LIGHT)
    assert after.health.vitality == (0, 3, 0, 0, 0)


@pytest.mark.rule("NP-HEALTH-CONSCIOUSNESS", "NP-COMBAT-DERNIER-SOUFFLE")
def test_critical_wound_asks_one_heroism_point() -> None:
    first = hurt(Health(), CRITICAL)
    assert (first.due, first.heroism_due) == ((Consequence.STAY_CONSCIOUS,), 1)
    held = stay_conscious(first.health, spend=True)
    assert (held.held, held.unconscious) == (True, False)
    fallen = stay_conscious(first.health, spend=False)
    assert (fallen.held, fallen.unconscious) == (False, True)
    mortal = hurt(held, MORTAL)
    assert mortal.heroism_due == 1
    assert hurt(Health(), GRAVE).due == ()


@pytest.mark.rule("NP-COMBAT-DERNIER-SOUFFLE")
@pytest.mark.parametrize("track", list(Track))
def test_any_later_wound_asks_again(track: Track) -> None:
    held = Health(vitality=(0, 0, 0, 1, 0), held=True)
    light = hurt(held, SCRATCH, track)
    assert (light.heroism_due, light.health.held) == (1, False)
    spared = Health(vitality=(0, 0, 0, 1, 0))
    assert hurt(spared, SCRATCH, track).heroism_due == 0


def test_each_grave_box_is_paid() -> None:
    both = suffer(
        TABLES,
        SETTINGS,
        CAPACITIES,
        Health(),
        [Wound(VITALITY, CRITICAL), Wound(VITALITY, MORTAL)],
    )
    assert both.heroism_due == 2


def test_unconscious_is_asked_nothing() -> None:
    assert hurt(Health(unconscious=True), CRITICAL).heroism_due == 0


@pytest.mark.rule("NP-HEALTH-KO")
def test_knock_out_leaves_no_way_out() -> None:
    out = hurt(Health(), MORTAL, ENDURANCE)
    assert out.health.unconscious
    assert (out.due, out.heroism_due) == ((Consequence.KNOCKED_OUT,), 0)
    assert penalty(TABLES, SETTINGS, out.health).total == -8


@pytest.mark.rule("NP-HEALTH-KO")
def test_settings_let_heroism_keep_a_knocked_out_victim_up() -> None:
    out = hurt(Health(), MORTAL, ENDURANCE, settings=with_reading(ko_ph_exit=True))
    assert (out.due, out.heroism_due) == ((Consequence.STAY_CONSCIOUS,), 1)
    standing = stay_conscious(out.health, spend=True)
    assert not standing.unconscious
    assert penalty(TABLES, SETTINGS, standing).total == -8


@pytest.mark.rule("NP-HEALTH-DEATH")
def test_last_mortal_box_leaves_a_reprieve() -> None:
    dying = hurt(Health(), MORTAL)
    assert dying.health.dying
    assert not dying.health.dead
    assert Consequence.DYING in dying.due
    scratch = hurt(dying.health, SCRATCH)
    assert scratch.health.dying
    assert not scratch.health.dead
    dead = hurt(dying.health, MORTAL)
    assert dead.due == (Consequence.DEAD,)
    assert (dead.health.dead, dead.health.dying, dead.heroism_due) == (True, False, 0)


@pytest.mark.rule("NP-HEALTH-DEATH")
def test_spare_mortal_box_is_no_death() -> None:
    able = {VITALITY: ITALIC, ENDURANCE: ITALIC}
    first = wound(TABLES, SETTINGS, able, Health(), VITALITY, MORTAL)
    assert not first.health.dying
    assert wound(TABLES, SETTINGS, able, first.health, VITALITY, MORTAL).health.dying


def test_stabilised_victim_dies_of_a_wound_without_a_box() -> None:
    assert hurt(Health(vitality=(0, 0, 0, 0, 1)), MORTAL).health.dead


@pytest.mark.rule("NP-HEALTH-DEATH")
def test_settings_delay_dying_to_the_wound_without_a_box() -> None:
    late = with_reading(dying_when_full=False)
    full = hurt(Health(), MORTAL, settings=late)
    assert not full.health.dying
    beyond = hurt(full.health, MORTAL, settings=late)
    assert (beyond.health.dying, beyond.health.dead) == (True, False)
    assert hurt(beyond.health, MORTAL, settings=late).health.dead


@pytest.mark.rule("NP-HEALTH-PENALTIES")
@pytest.mark.parametrize(("line", "expected"), list(enumerate([0, -2, -3, -4, -8])))
@pytest.mark.parametrize("track", list(Track))
def test_each_line_has_its_penalty(track: Track, line: int, expected: int) -> None:
    assert penalty(TABLES, SETTINGS, hurt(Health(), line, track).health).total == expected


@pytest.mark.rule("NP-HEALTH-PENALTIES")
def test_three_scratches_hamper_nothing() -> None:
    assert penalty(TABLES, SETTINGS, Health(vitality=(3, 0, 0, 0, 0))).lines == ()


@pytest.mark.rule("NP-HEALTH-PENALTY-WORST")
@pytest.mark.parametrize(
    ("vitality", "endurance", "worst", "added"),
    [
        ((0, 2, 1, 0, 0), (0, 0, 0, 0, 0), -3, -3),
        ((0, 0, 1, 0, 0), (0, 1, 0, 0, 0), -3, -5),
        ((0, 0, 0, 1, 0), (0, 0, 1, 0, 0), -4, -7),
        ((0, 0, 1, 0, 0), (0, 0, 1, 0, 0), -3, -6),
        ((0, 0, 0, 0, 0), (0, 0, 0, 1, 0), -4, -4),
    ],
)
def test_only_the_worst_line_counts(
    vitality: Ticks, endurance: Ticks, worst: int, added: int
) -> None:
    health = Health(vitality=vitality, endurance=endurance)
    assert penalty(TABLES, SETTINGS, health).total == worst
    assert penalty(TABLES, with_reading(penalty_worst_only=False), health).total == added


def test_penalty_that_does_not_count_is_noted() -> None:
    health = Health(vitality=(0, 0, 1, 0, 0), endurance=(0, 1, 0, 0, 0))
    noted = penalty(TABLES, SETTINGS, health).lines[1]
    assert (noted.amount, noted.source) == (0, "NP-HEALTH-PENALTY-WORST")


@pytest.mark.rule("NP-HEALTH-SEQUELAE")
@pytest.mark.parametrize(
    ("initial", "survived", "maximum"), [(8, 1, 5), (8, 2, 2), (2, 1, 0), (3, 1, 0), (8, 0, 8)]
)
def test_survived_mortal_wounds_cost_three_heroism_points(
    initial: int, survived: int, maximum: int
) -> None:
    assert scarred(TABLES, start("heroism", initial), survived).total == maximum


@pytest.mark.rule("NP-HEALTH-BLEEDING")
def test_bleeding_ticks_one_box_per_turn_upward() -> None:
    health = Health(bleeding=1)
    for _ in range(5):
        health = bleed(TABLES, SETTINGS, CAPACITIES, health).health
    assert health.vitality == (3, 2, 0, 0, 0)
    health = bleed(TABLES, SETTINGS, CAPACITIES, health).health
    assert health.vitality == (3, 2, 1, 0, 0)
    twice = bleed(TABLES, SETTINGS, CAPACITIES, Health(bleeding=2)).health
    assert twice.vitality == (2, 0, 0, 0, 0)
    assert bleed(TABLES, SETTINGS, CAPACITIES, Health()) == Wounded(health=Health())


def test_erasing_takes_boxes_that_are_there() -> None:
    health = Health(vitality=(2, 1, 0, 0, 0))
    assert erase(health, VITALITY, SCRATCH).vitality == (1, 1, 0, 0, 0)
    assert erase(health, VITALITY, SCRATCH, 9).vitality == (0, 1, 0, 0, 0)
    assert erase(health, ENDURANCE, SCRATCH) == health


def test_settling_lifts_what_has_no_cause_left() -> None:
    dying = hurt(Health(), MORTAL).health
    healed = settle(TABLES, CAPACITIES, erase(dying, VITALITY, MORTAL))
    assert healed == Health()
    held = stay_conscious(hurt(Health(), CRITICAL).health, spend=True)
    assert settle(TABLES, CAPACITIES, held) == held
    assert not settle(TABLES, CAPACITIES, erase(held, VITALITY, CRITICAL)).held
    out = Health(unconscious=True, dead=True)
    assert settle(TABLES, CAPACITIES, out) == out


@pytest.mark.parametrize("line", [-1, 5])
def test_line_that_does_not_exist_is_refused(line: int) -> None:
    with pytest.raises(KnownError, match="no-such-line"):
        hurt(Health(), line)
    with pytest.raises(KnownError, match="no-such-line"):
        erase(Health(), VITALITY, line)


def test_damaged_document_with_too_many_ticks_still_takes_wounds() -> None:
    wild = Health(vitality=(9, 9, 0, 0, 0))
    assert hurt(wild, SCRATCH).health.vitality == (9, 9, 1, 0, 0)


BOXES = st.sampled_from([(3, 2, 1, 1, 1), (3, 3, 2, 2, 2), (3, 3, 3, 3, 2)])


@st.composite
def bodies(draw: st.DrawFn) -> tuple[dict[Track, Ticks], Health]:
    capacities = {VITALITY: draw(BOXES), ENDURANCE: draw(BOXES)}
    ticks = {
        track: tuple(draw(st.integers(0, most)) for most in capacities[track]) for track in Track
    }
    health = msgspec.convert(
        {
            "vitality": ticks[VITALITY],
            "endurance": ticks[ENDURANCE],
            "held": draw(st.booleans()),
            "bleeding": draw(st.integers(0, 3)),
        },
        Health,
    )
    return capacities, health


WOUNDS = st.lists(st.builds(Wound, st.sampled_from(Track), st.integers(0, LINES - 1)), max_size=12)
READINGS = st.builds(
    with_reading,
    ko_ph_exit=st.booleans(),
    dying_when_full=st.booleans(),
    penalty_worst_only=st.booleans(),
)


@given(bodies(), WOUNDS, READINGS)
def test_no_wound_is_lost_and_no_line_overfilled(
    body: tuple[dict[Track, Ticks], Health], wounds: list[Wound], settings: Settings
) -> None:
    capacities, health = body
    result = suffer(TABLES, settings, capacities, health, wounds)
    after = result.health
    lost = [hit for hit in result.hits if hit.line is None]
    for track in Track:
        assert all(
            before <= now <= usable
            for before, now, usable in zip(
                health.ticks(track), after.ticks(track), capacities[track], strict=True
            )
        )
    ticked = sum(sum(after.ticks(track)) - sum(health.ticks(track)) for track in Track)
    assert ticked + len(lost) == len(wounds) == len(result.hits)
    assert all(hit.line is None or hit.line >= hit.meant for hit in result.hits)
    if any(hit.track is ENDURANCE for hit in lost):
        assert Consequence.OVERFLOW in result.due
    if any(hit.track is VITALITY for hit in lost):
        assert after.dying or after.dead
    assert (result.heroism_due > 0) == (Consequence.STAY_CONSCIOUS in result.due)
    assert not (after.unconscious and result.heroism_due)
    assert not (after.dead and (after.dying or result.heroism_due))


@given(bodies())
def test_penalty_is_the_worst_line(body: tuple[dict[Track, Ticks], Health]) -> None:
    health = body[1]
    ticked = [
        line.penalty
        for track in Track
        for line, ticks in zip(lines(TABLES, track), health.ticks(track), strict=True)
        if ticks
    ]
    assert penalty(TABLES, SETTINGS, health).total == min(ticked, default=0)


@given(bodies(), WOUNDS)
def test_wounds_one_by_one_end_in_the_same_boxes(
    body: tuple[dict[Track, Ticks], Health], wounds: list[Wound]
) -> None:
    capacities, health = body
    together = suffer(TABLES, SETTINGS, capacities, health, wounds).health
    for each in wounds:
        health = suffer(TABLES, SETTINGS, capacities, health, [each]).health
    assert (health.vitality, health.endurance) == (together.vitality, together.endurance)
    assert health.unconscious == together.unconscious


@given(bodies(), st.sampled_from(Track), st.integers(0, LINES - 1))
def test_erasing_undoes_a_tick(
    body: tuple[dict[Track, Ticks], Health], track: Track, line: int
) -> None:
    capacities, health = body
    hit = wound(TABLES, SETTINGS, capacities, health, track, line)
    where = hit.hits[0].line
    if where is not None:
        assert erase(hit.health, track, where).ticks(track) == health.ticks(track)
