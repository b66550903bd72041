"""Falls, fire and asphyxia led step by step, each one edit in the end (VI.C)."""

import pytest
from msgspec.structs import replace

from desktop.rules.nightprowler.commands.care import (
    AddChokedSequela,
    Burn,
    Fall,
    RemoveChokedSequela,
    Suffocate,
)
from desktop.rules.nightprowler.commands.play import AddSequela
from desktop.rules.nightprowler.dangers import guides
from desktop.rules.nightprowler.document.character import Character, Characteristics, Health
from desktop.rules.nightprowler.health.wounds import Consequence
from desktop.rules.system import Struct
from tests.rules.nightprowler.characters import Rules, plain, with_kit
from tests.rules.nightprowler.playing import played, refused, with_heroism

WHOLE = (3, 2, 1, 1, 1)


def acrobat(rules: Rules, heroism: int = 4) -> Character:
    return with_heroism(rules, with_kit({"acrobatie": 15}), heroism)


def guide(rules: Rules, character: Character, command: Fall) -> guides.FallGuide:
    return guides.fall(rules.tables, rules.settings, character, command)


def ticks(character: Character) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return character.health.vitality, character.health.endurance


@pytest.mark.rule("NP-FALL-GENERAL")
def test_a_small_fall_does_nothing_and_is_no_edit(rules: Rules) -> None:
    assert guide(rules, acrobat(rules), Fall(2)).harmless
    assert refused(rules, acrobat(rules), Fall(2)).key == "np.hazard.no-harm"


@pytest.mark.rule("NP-FALL-GENERAL", "NP-FALL-DAMAGE-FAILURE")
def test_a_fall_without_a_roll_is_a_failure(rules: Rules) -> None:
    after = played(rules, acrobat(rules), Fall(3))
    assert ticks(after) == ((3, 0, 0, 0, 0), (3, 0, 0, 0, 0))


@pytest.mark.rule("NP-FALL-DAMAGE-FAILURE")
def test_a_die_is_asked_for_the_quality_where_it_counts(rules: Rules) -> None:
    someone = acrobat(rules, 0)
    asked = guide(rules, someone, Fall(4))
    assert asked.needs_die
    assert asked.why_no_roll is not None
    assert refused(rules, someone, Fall(4)).key == "np.care.die-missing"
    assert ticks(played(rules, someone, Fall(4, die=14))) == ((3, 2, 0, 0, 0), (3, 2, 0, 0, 0))
    worst = rules.reading(fall_without_roll="pire")
    assert not guide(worst, someone, Fall(4)).needs_die


@pytest.mark.rule("NP-FALL-ACROBATICS-COST", "NP-FALL-REQUIRED-QUALITY")
def test_acrobatics_costs_its_point_and_needs_its_quality(rules: Rules) -> None:
    someone = acrobat(rules)
    asked = guide(rules, someone, Fall(7, rolled=True))
    assert (asked.roll_price, asked.needed, asked.needs_die) == (1, 3, True)
    assert asked.threshold is not None
    assert asked.threshold.total == 15
    landed = played(rules, someone, Fall(7, rolled=True, die=9))
    assert rules.derive(landed).heroism == 3
    missed = guide(rules, someone, Fall(7, rolled=True, die=5))
    assert missed.result is not None
    assert missed.landing is not None
    assert missed.landing.succeeded is (missed.result.quality.total >= 3)


@pytest.mark.rule("NP-FALL-DAMAGE-SUCCESS")
@pytest.mark.parametrize(("instead", "left", "lines"), [(True, 1, 0), (False, 3, 1)])
def test_points_may_be_spent_in_place_of_lines(
    rules: Rules, instead: bool, left: int, lines: int
) -> None:
    command = Fall(8, rolled=True, die=15, instead=instead)
    after = played(rules, acrobat(rules), command)
    assert rules.derive(after).heroism == left
    assert ticks(after) == ((3 * lines, 0, 0, 0, 0), (3 * lines, 0, 0, 0, 0))


@pytest.mark.rule("NP-FALL-DAMAGE-SUCCESS")
def test_who_lacks_the_points_takes_the_lines(rules: Rules) -> None:
    command = Fall(9, rolled=True, die=19, instead=True)
    master = with_heroism(rules, with_kit({"acrobatie": 20}), 2)
    after = played(rules, master, command)
    assert rules.derive(after).heroism == 1
    assert ticks(after) == ((3, 2, 0, 0, 0), (3, 2, 0, 0, 0))


@pytest.mark.rule("NP-FALL-GROUND")
@pytest.mark.parametrize(
    ("ground", "expected"), [(-1, (0, 0, 0, 0, 0)), (0, (3, 0, 0, 0, 0)), (1, (3, 2, 0, 0, 0))]
)
def test_the_ground_moves_the_damage_by_a_line(
    rules: Rules, ground: int, expected: tuple[int, ...]
) -> None:
    after = guide(rules, acrobat(rules), Fall(3, ground=ground))
    assert after.wounded is not None
    assert after.wounded.health.vitality == after.wounded.health.endurance == expected


@pytest.mark.rule("NP-HEROISM-RAISE-THRESHOLD")
def test_extra_points_and_the_price_come_from_the_same_pool(rules: Rules) -> None:
    someone = acrobat(rules, 3)
    paid = guide(rules, someone, Fall(5, rolled=True, heroism=2))
    assert (paid.price, paid.threshold and paid.threshold.total) == (3, 17)
    too_much = Fall(5, rolled=True, heroism=3, die=4)
    assert refused(rules, someone, too_much).key == "np.check.not-enough-heroism"


@pytest.mark.rule("NP-FALL-ABOVE-10")
@pytest.mark.parametrize(
    ("ending", "vitality", "dead"),
    [
        ("mort", (0, 0, 0, 0, 0), True),
        ("critique", (0, 0, 0, 1, 0), False),
        ("mortelle", (0, 0, 0, 0, 1), False),
    ],
)
def test_a_great_fall_ends_as_the_mj_chooses(
    rules: Rules, ending: str, vitality: tuple[int, ...], dead: bool
) -> None:
    command = Fall(12, rolled=True, ending=ending)
    assert guide(rules, acrobat(rules), command).why_no_roll is not None
    after = played(rules, acrobat(rules), command)
    assert (after.health.vitality, after.health.dead) == (vitality, dead)
    assert rules.derive(after).heroism == 4


@pytest.mark.rule("NP-FIRE-DAMAGE")
@pytest.mark.parametrize(
    ("intensity", "turns", "expected"),
    [(2, 1, (2, 0, 0, 0, 0)), (4, 1, (3, 1, 0, 0, 0)), (1, 3, (3, 0, 0, 0, 0))],
)
def test_fire_burns_both_tables_each_turn(
    rules: Rules, intensity: int, turns: int, expected: tuple[int, ...]
) -> None:
    assert ticks(played(rules, plain(), Burn(intensity, turns))) == (expected, expected)


@pytest.mark.rule("NP-FIRE-DAMAGE", "NP-HEALTH-CONSCIOUSNESS")
def test_fire_stops_at_the_turn_that_asks_something(rules: Rules) -> None:
    endured = guides.burning(rules.tables, rules.settings, plain(), Burn(1, 10))
    assert endured.turns == 7
    assert endured.wounded.due == (Consequence.STAY_CONSCIOUS,)
    assert endured.wounded.heroism_due == 1
    assert ticks(played(rules, plain(), Burn(1, 10))) == ((3, 2, 1, 1, 0), (3, 2, 1, 1, 0))


@pytest.mark.rule("NP-FIRE-INTENSITY")
def test_there_is_no_fire_beyond_the_table(rules: Rules) -> None:
    assert refused(rules, plain(), Burn(6)).key == "np.hazard.no-such-fire"
    assert refused(rules, plain(), Burn(0)).key == "np.hazard.no-such-fire"


def swimmer(robustesse: int = 6, caractere: int = 9) -> Character:
    return plain(characteristics=Characteristics(10, caractere, robustesse, 11))


def choking(rules: Rules, character: Character, command: Suffocate) -> guides.Endured:
    return guides.suffocating(rules.tables, rules.settings, character, command)


@pytest.mark.rule("NP-ASPHYXIA-BREATH", "NP-ASPHYXIA-DAMAGE")
@pytest.mark.parametrize(
    ("still", "turns", "wounds"), [(False, 6, 0), (False, 7, 1), (False, 9, 3), (True, 12, 0)]
)
def test_breath_is_held_then_each_turn_wounds(
    rules: Rules, still: bool, turns: int, wounds: int
) -> None:
    command = Suffocate(turns, still, dice=(1,))
    endured = choking(rules, swimmer(), command)
    assert endured.wounded.health.vitality == (wounds, 0, 0, 0, 0)
    assert endured.turns == turns


@pytest.mark.rule("NP-ASPHYXIA-RESIST")
def test_each_new_line_asks_for_a_die(rules: Rules) -> None:
    first = choking(rules, swimmer(), Suffocate(10, False))
    assert (first.needs_die, first.turns) == (True, 7)
    assert first.threshold is not None
    assert first.threshold.total == 4
    assert refused(rules, swimmer(), Suffocate(10, False)).key == "np.care.die-missing"
    second = choking(rules, swimmer(), Suffocate(10, False, dice=(4,)))
    assert (second.needs_die, second.turns) == (True, 10)
    assert second.wounded.health.vitality == (3, 1, 0, 0, 0)


@pytest.mark.rule("NP-ASPHYXIA-RESIST")
def test_who_fails_inhales_and_takes_a_mortal_wound(rules: Rules) -> None:
    endured = choking(rules, swimmer(), Suffocate(10, False, dice=(7,)))
    assert endured.inhaled == 1
    assert endured.turns == 7
    assert endured.wounded.health.vitality == (1, 0, 0, 0, 1)
    assert Consequence.DYING in endured.wounded.due


@pytest.mark.rule("NP-ASPHYXIA-DAMAGE")
def test_turns_go_on_from_those_that_passed(rules: Rules) -> None:
    once = played(rules, swimmer(), Suffocate(9, False, dice=(1,)))
    steps = played(rules, swimmer(), Suffocate(7, False, dice=(1,)))
    steps = played(rules, steps, Suffocate(2, False, before=7))
    assert steps.health == once.health


@pytest.mark.rule("NP-ASPHYXIA-SEQUELAE")
@pytest.mark.parametrize(("count", "cervelle"), [(1, 10), (2, 9)])
def test_asphyxia_costs_cervelle_and_heroism_for_good(
    rules: Rules, count: int, cervelle: int
) -> None:
    before = rules.derive(swimmer())
    commands = [AddChokedSequela(f"mémoire {number}") for number in range(count)]
    after = played(rules, swimmer(), *commands)
    derived = rules.derive(after)
    assert derived.characteristics["cervelle"].total == cervelle
    most = max(0, before.heroism_max.total - 3 * count)
    assert derived.heroism_max.total == most
    back = played(rules, after, RemoveChokedSequela(0))
    assert rules.derive(back).characteristics["cervelle"].total == cervelle + 1


@pytest.mark.rule("NP-HEALTH-SEQUELAE", "NP-ASPHYXIA-SEQUELAE")
def test_both_kinds_of_sequelae_cost_their_heroism(rules: Rules) -> None:
    someone = played(rules, swimmer(), AddSequela("jambe raide"), AddChokedSequela("oubli"))
    lines = rules.derive(someone).heroism_max.lines
    assert next(line.amount for line in lines if line.source == "NP-HEALTH-SEQUELAE") == -6


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Fall(-1), "np.care.no-such-fall"),
        (Fall(4, ground=2), "np.care.no-such-fall"),
        (Burn(1, 0), "np.care.turns"),
        (Suffocate(1_001, True), "np.care.turns"),
        (AddChokedSequela(" "), "np.edit.no-text"),
        (RemoveChokedSequela(0), "edit.no-such-entry"),
    ],
)
def test_what_cannot_be_done_says_why(rules: Rules, command: Struct, key: str) -> None:
    assert refused(rules, swimmer(), command).key == key


def test_a_guide_changes_nothing(rules: Rules) -> None:
    someone = replace(acrobat(rules), health=Health(vitality=(1, 0, 0, 0, 0)))
    guide(rules, someone, Fall(9, rolled=True, die=20))
    assert someone.health.vitality == (1, 0, 0, 0, 0)
    assert rules.derive(someone).vitality.capacity == WHOLE
