"""Which wound boxes a character has (V)."""

import pytest

from desktop.rules.nightprowler.document.character import Health, Origins, Switches
from desktop.rules.sheetmodel import BoxKind, BoxState
from tests.rules.nightprowler.characters import Rules, picks, plain

ORDINARY = (3, 2, 1, 1, 1)
ITALIC = (3, 3, 2, 2, 2)


@pytest.mark.rule("NP-HEALTH-VITALITY-BOXES")
@pytest.mark.parametrize(
    ("switches", "boxes"),
    [
        (Switches(), ORDINARY),
        (Switches(vitality_italic=True), ITALIC),
        (Switches(vitality_italic=True, vitality_dashed=True), (3, 3, 3, 3, 2)),
        (Switches(vitality_dashed=True), (3, 2, 2, 2, 1)),
    ],
)
def test_the_gm_opens_vitality_boxes(
    rules: Rules, switches: Switches, boxes: tuple[int, ...]
) -> None:
    derived = rules.derive(plain(switches=switches))
    assert derived.vitality.capacity == boxes
    assert derived.endurance.capacity == ORDINARY


@pytest.mark.rule("NP-HEALTH-ENDURANCE-BOXES")
@pytest.mark.rule("NP-TRAIT-NAIN-ROBUSTE")
@pytest.mark.rule("NP-TRAIT-ROBUSTE")
@pytest.mark.parametrize(
    ("race", "traits", "endurance", "vitality"),
    [
        ("humain", (), ORDINARY, ORDINARY),
        ("nain", (), ITALIC, ORDINARY),
        ("humain", ("robuste",), ITALIC, ORDINARY),
        ("nain", ("robuste",), ITALIC, (3, 3, 2, 1, 1)),
        ("humain", ("robuste", "robuste"), ITALIC, (3, 3, 2, 1, 1)),
        ("nain", ("robuste", "robuste"), ITALIC, (3, 3, 2, 1, 1)),
    ],
)
def test_robuste_opens_italic_boxes(
    rules: Rules,
    race: str,
    traits: tuple[str, ...],
    endurance: tuple[int, ...],
    vitality: tuple[int, ...],
) -> None:
    derived = rules.derive(plain(origins=Origins(race=race), traits=picks(*traits)))
    assert derived.endurance.capacity == endurance
    assert derived.vitality.capacity == vitality


def test_a_second_robuste_may_open_endurance_instead(rules: Rules) -> None:
    other = rules.reading(robuste_extra="endurance")
    derived = other.derive(plain(origins=Origins(race="nain"), traits=picks("robuste")))
    assert derived.endurance.capacity == (3, 4, 3, 2, 2)
    assert derived.vitality.capacity == ORDINARY


@pytest.mark.rule("NP-HEALTH-ITALIC-BOXES")
def test_closed_boxes_say_why(rules: Rules) -> None:
    derived = rules.derive(plain())
    grave = derived.vitality.lines[2].row.boxes
    assert [box.kind for box in grave] == [BoxKind.NORMAL, BoxKind.ITALIC, BoxKind.DASHED]
    assert [box.why_not is None for box in grave] == [True, False, False]
    opened = rules.derive(plain(switches=Switches(True, True))).vitality.lines[2].row.boxes
    assert all(box.why_not is None for box in opened)


def test_ticks_fill_usable_boxes_only(rules: Rules) -> None:
    health = Health(vitality=(2, 9, 0, 0, 0), endurance=(-3, 0, 0, 0, 0))
    derived = rules.derive(plain(health=health))
    states = [
        [box.state is BoxState.TICKED for box in line.row.boxes] for line in derived.vitality.lines
    ]
    assert states[0] == [True, True, False]
    assert states[1] == [True, True, False]
    assert derived.vitality.lines[1].ticked == 9
    assert derived.endurance.lines[0].ticked == 0


@pytest.mark.rule("NP-HEALTH-PENALTIES")
@pytest.mark.rule("NP-HEALTH-PENALTY-WORST")
@pytest.mark.parametrize(
    ("vitality", "endurance", "penalty"),
    [
        ((3, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0),
        ((0, 1, 0, 0, 0), (0, 0, 0, 0, 0), -2),
        ((0, 2, 1, 0, 0), (0, 0, 0, 0, 0), -3),
        ((0, 0, 0, 1, 0), (0, 0, 1, 0, 0), -4),
        ((0, 0, 0, 0, 1), (0, 0, 0, 0, 0), -8),
        ((0, 0, 0, 0, 0), (0, 0, 0, 0, 1), -8),
        ((0, 0, 1, 0, 0), (0, 1, 0, 0, 0), -3),
    ],
)
def test_only_the_worst_line_counts_and_is_marked(
    rules: Rules, vitality: tuple[int, ...], endurance: tuple[int, ...], penalty: int
) -> None:
    derived = rules.derive(plain(health=Health(vitality=vitality, endurance=endurance)))
    assert derived.penalty.total == penalty
    lines = (*derived.vitality.lines, *derived.endurance.lines)
    assert {line.penalty for line in lines if line.row.active} == ({penalty} if penalty else set())
