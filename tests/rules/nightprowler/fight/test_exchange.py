"""Two fighters compared: who hits, how hard, and what a defence opens (IV.B.1, IV.B.3)."""

import pytest

from desktop.rules.nightprowler.document.character import Track
from desktop.rules.nightprowler.fight.commands import Condition, Counter, SetCondition
from desktop.rules.nightprowler.fight.state import Phase, Query
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, duel, swordsman

# A face for each quality of a success, under a threshold of 19.
Q1, Q2, Q3, Q4, Q5 = 3, 7, 11, 15, 18
ATTACK_B, ATTACK_A = (1, "b"), (1, "a")


def fight(rules: Rules, a: dict[str, object], b: dict[str, object]) -> Arena:
    return duel(rules, swordsman(19, **a), swordsman(19, **b))  # type: ignore[arg-type]


@pytest.mark.rule("NP-COMBAT-TURN-SEQUENCE")
def test_better_quality_hits_with_its_full_quality(rules: Rules) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q4, b=Q2)
    assert arena.ticks("b") == (0, 0, 0, 1, 0)
    assert arena.ticks("a") == (0, 0, 0, 0, 0)
    arena = fight(rules, {}, {"armours": (armour(2),)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q4, b=Q2)
    assert arena.ticks("b") == (0, 1, 0, 0, 0)
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q2, b=Q4)
    assert arena.ticks("a") == (0, 0, 0, 1, 0)


@pytest.mark.rule("NP-COMBAT-HIT-NEEDS-SUCCESS")
def test_only_a_success_hits(rules: Rules) -> None:
    arena = duel(rules, swordsman(10), swordsman(2))
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=18, b=6)
    assert (arena.exchange().winner, arena.exchange().strike) == ("", None)
    arena = duel(rules, swordsman(10), swordsman(2))
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=3, b=14)
    assert arena.ticks("b") == (1, 0, 0, 0, 0)


@pytest.mark.rule("NP-COMBAT-NO-MUTUAL-HIT", "NP-COMBAT-PRECISION")
def test_a_draw_hits_nobody_unless_ph_settle_it(rules: Rules) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q3)
    assert arena.exchange().winner == ""
    arena = fight(rules, {"ph": 4}, {"ph": 2})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q3)
    assert arena.exchange().precision
    assert arena.ticks("b") == (1, 0, 0, 0, 0)
    arena = fight(rules, {"ph": 4}, {"ph": 2, "armours": (armour(1),)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q3)
    assert arena.ticks("b") == (0, 0, 0, 0, 0)
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q4, b=Q3)
    assert sum(arena.ticks("a")) == 0
    assert sum(arena.ticks("b")) == 1


@pytest.mark.rule("NP-COMBAT-PRECISION")
def test_two_equal_failures_are_no_draw_for_precision(rules: Rules) -> None:
    arena = duel(rules, swordsman(10, ph=4), swordsman(10, ph=2))
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=14, b=14)
    assert arena.exchange().winner == ""


def test_precision_compares_what_is_left_after_spending(rules: Rules) -> None:
    arena = fight(rules, {"ph": 4}, {"ph": 3})
    arena.choose("a", 1, "b", heroism=2)
    arena.choose("b", 1, "a")
    arena.reveal()
    arena.roll(a=Q3, b=Q3)
    assert arena.exchange().winner == "b"


@pytest.mark.rule("NP-COMBAT-ATTITUDE-OFFENSIVE", "NP-ARMOUR-SUBTRACT")
def test_offensive_takes_protection_off(rules: Rules) -> None:
    arena = fight(rules, {}, {"armours": (armour(1),)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q5, b=Q2)
    assert arena.threshold("a") == 19
    assert arena.exchange().strike.damage.total == 4
    arena = fight(rules, {}, {"armours": (armour(3),)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q2, b=Q1)
    assert arena.exchange().strike.line is None
    assert arena.ticks("b") == (0, 0, 0, 0, 0)
    arena = fight(rules, {}, {"armours": (armour(2),)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q1)
    assert arena.exchange().strike.damage.total == 1


@pytest.mark.rule("NP-COMBAT-ATTITUDE-DEFENSIVE")
@pytest.mark.parametrize(
    ("attack", "defence", "value", "damage"),
    [(Q4, Q2, 19, 1), (Q3, Q2, 19, 0), (Q4, 11, 6, 3)],
)
def test_defence_is_taken_off_when_it_succeeds(
    rules: Rules, attack: int, defence: int, value: int, damage: int
) -> None:
    arena = duel(rules, swordsman(19), swordsman(value, armours=(armour(1),)))
    arena.play({"a": ATTACK_B, "b": (2,)}, a=attack, b=defence)
    strike = arena.exchange().strike
    assert strike is not None
    assert max(0, strike.damage.total) == damage
    assert sum(arena.ticks("b")) == (1 if damage else 0)


def test_a_defence_that_wins_narrowly_does_nothing(rules: Rules) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": (2,)}, a=Q2, b=Q3)
    assert arena.exchange().winner == "b"
    assert (arena.exchange().strike, arena.exchange().chance) == (None, None)
    assert arena.state.phase is Phase.BELL


@pytest.mark.rule("NP-COMBAT-COUNTER-ATTACK")
@pytest.mark.parametrize(
    ("value", "attack", "defence", "quality"),
    [(19, Q1, Q4, 3), (19, Q2, Q3, None), (12, 18, Q2, 1), (19, Q2, Q4, 3)],
)
def test_counter_needs_two_qualities_of_gap(
    rules: Rules, value: int, attack: int, defence: int, quality: int | None
) -> None:
    arena = duel(rules, swordsman(value, armours=(armour(1),)), swordsman(19))
    arena.play({"a": ATTACK_B, "b": (2,)}, a=attack, b=defence)
    assert arena.exchange().chance == quality
    if quality is None:
        return
    arena.run(Counter(fighter="b", target="a"))
    (strike,) = arena.state.counters
    assert strike.damage.total == quality - 1
    assert sum(arena.ticks("a")) == (1 if quality > 1 else 0)


def test_counter_under_the_reading_where_a_failure_counts_zero(rules: Rules) -> None:
    other = rules.reading(failed_attack_counts_zero=True)
    arena = duel(other, swordsman(12), swordsman(19))
    arena.play({"a": ATTACK_B, "b": (2,)}, a=18, b=Q1)
    assert arena.exchange().chance is None
    arena = duel(rules, swordsman(12), swordsman(19))
    arena.play({"a": ATTACK_B, "b": (2,)}, a=18, b=Q1)
    assert arena.exchange().chance == 0


@pytest.mark.rule("NP-COMBAT-COUNTER-DISENGAGE")
def test_a_counter_may_be_a_disengagement(rules: Rules) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": (2,)}, a=Q1, b=Q3)
    (ask,) = arena.fights.view(arena.state).asks
    values = [option.value for option in ask.fields[0].options]
    assert values == ["strike:a", "disengage", "none"]
    assert arena.state.questions[0].offers[0].quality == 2
    arena.run(Counter(fighter="b", disengage=True))
    assert arena.state.pairs == ()
    assert arena.state.phase is Phase.BELL
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": (2,)}, a=Q3, b=Q4)
    assert arena.state.questions == ()


@pytest.mark.rule("NP-SHIELD-DEFENSIVE")
@pytest.mark.parametrize(
    ("attack", "defence", "counts", "damage"),
    [(Q3, Q1, 2, 1), (Q1, Q1, 0, None), (Q3, Q4, 2, None)],
)
def test_a_shield_takes_a_level_off_the_attack(
    rules: Rules, attack: int, defence: int, counts: int, damage: int | None
) -> None:
    arena = fight(rules, {}, {"shield": "rondache"})
    arena.play({"a": ATTACK_B, "b": (2,)}, a=attack, b=defence)
    exchange = arena.exchange()
    assert exchange.left_quality.total == counts
    assert (None if exchange.strike is None else exchange.strike.damage.total) == damage
    if defence == Q4:
        assert exchange.chance == 3


@pytest.mark.rule("NP-SHIELD-OTHER")
def test_attacking_with_a_shield_costs_two(rules: Rules) -> None:
    arena = duel(rules, swordsman(12, shield="rondache"), swordsman(12, shield="rondache"))
    arena.play({"a": ATTACK_B, "b": (2,)}, a=3, b=3)
    assert (arena.threshold("a"), arena.threshold("b")) == (10, 12)


@pytest.mark.rule("NP-ARMOUR-TABLE")
def test_leather_skin_stops_a_sword_and_not_a_mace(rules: Rules) -> None:
    skin = rules.tables.armour("peau-de-cuir")
    worn = armour(skin.protection, skin.protection_blunt)
    mace = arm("masses", blunt=True, track=Track.ENDURANCE)
    arena = duel(
        rules,
        swordsman(19, family="masses", weapons=(mace,)),
        swordsman(19, armours=(worn,)),
    )
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q1)
    assert arena.ticks("b", Track.ENDURANCE) == (0, 0, 1, 0, 0)
    arena = fight(rules, {}, {"armours": (worn,)})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q3, b=Q1)
    assert arena.exchange().strike.damage.total == 2
    mail = rules.tables.armour("cotte-de-mailles-rembourree")
    assert (mail.protection, mail.protection_blunt) == (3, 3)


@pytest.mark.rule("NP-HEALTH-TWO-TRACKS")
def test_the_weapon_names_the_table(rules: Rules) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q2, b=Q1)
    assert arena.ticks("b") == (0, 1, 0, 0, 0)
    arena = fight(rules, {"weapons": (), "fists": 19}, {"weapons": ()})
    arena.play({"a": ATTACK_B, "b": ATTACK_A}, a=Q2, b=20)
    assert arena.ticks("b", Track.ENDURANCE) == (0, 1, 0, 0, 0)


@pytest.mark.rule("NP-HEALTH-DAMAGE-BY-QUALITY")
@pytest.mark.parametrize(("face", "line"), [(Q1, 0), (Q2, 1), (Q3, 2), (Q4, 3), (Q5, 4)])
def test_quality_names_the_line(rules: Rules, face: int, line: int) -> None:
    arena = fight(rules, {}, {})
    arena.play({"a": ATTACK_B, "b": (3, "", "action")}, a=face, b=20)
    assert arena.ticks("b")[line] == 1
    assert sum(arena.ticks("b")) == 1


def test_a_helpless_target_is_hit_by_any_success(rules: Rules) -> None:
    arena = duel(rules, swordsman(19), swordsman(19))
    arena.join("c", 1, swordsman(19))
    arena.run(SetCondition(fighter="b", condition=Condition.UNCONSCIOUS, on=True, reason="test"))
    arena.choose("a", 1, "b")
    arena.reveal()
    arena.roll(a=Q3)
    assert arena.ticks("b") == (0, 0, 1, 0, 0)
    assert Query.COUNTER not in {each.query for each in arena.state.questions}
