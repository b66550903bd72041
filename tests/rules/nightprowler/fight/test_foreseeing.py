"""Chances of a duel: against sums made by hand, and against every roll played out for real."""

import itertools
import random
from fractions import Fraction

import msgspec
import pytest

from desktop.rules.errors import KnownError
from desktop.rules.foresight import Fall, Harm
from desktop.rules.nightprowler.document.character import Character, Health
from desktop.rules.nightprowler.fight.commands import Counter, StayConscious
from desktop.rules.nightprowler.fight.events import Locked, Paired
from desktop.rules.nightprowler.fight.foreseeing import NightProwlerForesight
from desktop.rules.nightprowler.fight.parts import Pair, Phase, Query
from desktop.rules.nightprowler.fight.state import Choice, State
from desktop.rules.odds import Cell, Chances, chances, margin, table
from desktop.rules.simulation import Arrival, Run, Spread, simulate, summary
from tests.rules.nightprowler.characters import Rules
from tests.rules.nightprowler.fight.arena import Arena, arm, armour, duel, swordsman
from tests.systems import SHIPPED

replace = msgspec.structs.replace
ATTACK, DEFEND, MOVE = "1::", "2::", "3::action"


def foreseen(arena: Arena) -> tuple[NightProwlerForesight, State]:
    foresight, state = arena.fights.foresight(arena.state)
    assert isinstance(foresight, NightProwlerForesight)
    return foresight, state


def met(arena: Arena, left: str, right: str, limit: int = 4000) -> Chances:
    """The chances of one pair of choices of A and B."""
    foresight, state = foreseen(arena)
    both = foresight.duel(state, "a", "b")
    ways = [
        next(way for way in ways if way.value == value)
        for ways, value in ((both.left_ways, left), (both.right_ways, right))
    ]
    work = chances(foresight, foresight.met(state, both, *ways), both, random.Random(3), limit)
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def values(arena: Arena, fighter: str, foe: str) -> list[str]:
    foresight, state = foreseen(arena)
    return [way.value for way in foresight.duel(state, fighter, foe).left_ways]


@pytest.mark.rule("NP-COMBAT-HIT-NEEDS-SUCCESS")
@pytest.mark.rule("NP-COMBAT-NO-MUTUAL-HIT")
def test_two_attacks_as_counted_by_hand(rules: Rules) -> None:
    """A at 12 has 4 faces each of quality 1, 2 and 3; B at 11 has 4, 4 and 3, and 9 failures.

    The better success wounds by its quality, and equals wound nobody.
    """
    found = met(duel(rules, swordsman(12), swordsman(11)), ATTACK, ATTACK)
    assert found.exact
    assert found.right.lines == (
        Fraction(4 * 9, 400),
        Fraction(4 * (9 + 4), 400),
        Fraction(4 * (9 + 4 + 4), 400),
    )
    assert found.left.hurt == Fraction(4 * 8 + 4 * (8 + 4) + 3 * (8 + 4 + 4), 400)
    assert found.left.countered == found.right.countered == 0


@pytest.mark.rule("NP-COMBAT-COUNTER-ATTACK")
def test_a_counter_is_counted_apart(rules: Rules) -> None:
    """A defence two levels better than the attack strikes back one level lower than its own."""
    found = met(duel(rules, swordsman(12), swordsman(12)), ATTACK, DEFEND)
    assert found.left.hurt == found.left.countered > 0
    assert found.right.countered == 0
    assert met(duel(rules, swordsman(12), swordsman(12)), DEFEND, DEFEND).left.hurt == 0


@pytest.mark.parametrize(
    ("left", "right"), [((1, "b"), (1, "a")), ((1, "b"), (2,)), ((2,), (1, "a"))]
)
def test_every_roll_played_out_gives_the_same_shares(
    rules: Rules, left: tuple[object, ...], right: tuple[object, ...]
) -> None:
    """Both are one wound from falling; the 400 pairs of faces are played as at the table."""
    worn = Health(vitality=(3, 2, 2, 1, 0))
    arena = duel(
        rules,
        swordsman(14, health=worn, armours=(armour(1),)),
        swordsman(11, health=worn, ph=0),
    )
    before = arena.state
    hurt = {"a": 0, "b": 0}
    down = {"a": 0, "b": 0}
    for one, other in itertools.product(range(1, 21), repeat=2):
        arena.state = before
        arena.play({"a": left, "b": right}, a=one, b=other)
        while arena.asked():
            query, fighter = arena.asked()[0]
            if query is Query.COUNTER:
                foe = "b" if fighter == "a" else "a"
                arena.run(Counter(fighter=fighter, target=foe))
            elif query is Query.CONSCIOUS:
                spends = arena.state.fighter(fighter).heroism > 0
                arena.run(StayConscious(fighter=fighter, spend=spends))
            else:
                assert query is Query.DYING
                break
        for each in ("a", "b"):
            now, was = arena.state.fighter(each), before.fighter(each)
            hurt[each] += now.health.vitality != was.health.vitality
            down[each] += not now.able or now.health.dying
    arena.state = before
    found = met(arena, f"{left[0]}::", f"{right[0]}::")
    for fate, each in ((found.left, "a"), (found.right, "b")):
        assert fate.hurt == Fraction(hurt[each], 400)
        assert fate.falls == Fraction(down[each], 400)


@pytest.mark.rule("NP-DUEL-OPTIONS-SET")
def test_only_what_is_open_is_compared(rules: Rules) -> None:
    arena = duel(rules, swordsman(), swordsman(ph=0))
    assert values(arena, "a", "b")[:3] == [ATTACK, DEFEND, MOVE]
    assert any(value.startswith("4:") for value in values(arena, "a", "b"))
    # A technique that cannot be paid is no choice.
    paid = [value for value in values(arena, "b", "a") if value.startswith(("4", "5", "6"))]
    assert len(paid) < len([v for v in values(arena, "a", "b") if v[0] in "456"])


@pytest.mark.rule("NP-COMBAT-INITIATIVE-FIRST-TURN")
def test_a_first_turn_leaves_the_slower_his_defence(rules: Rules) -> None:
    arena = Arena(rules)
    arena.join("a", 0, swordsman(initiative=15))
    arena.join("b", 1, swordsman(initiative=10))
    arena.begin(later=False)
    arena.state = arena.fights.apply(arena.state, Paired(pair=Pair("a", "b", 2)))
    assert ATTACK in values(arena, "a", "b")
    assert values(arena, "b", "a") == [DEFEND]


@pytest.mark.rule("NP-DUEL-SECRET-SIMULTANEOUS")
def test_a_sealed_choice_is_neither_read_nor_told(rules: Rules) -> None:
    """Law 10: the same chances whatever lies sealed, also for a third."""
    seen: list[list[Chances | None]] = []
    for planted in (Choice(1, "b", heroism=3, mordant=True), Choice(2)):
        arena = Arena(rules)
        for name, side in (("a", 0), ("b", 1), ("c", 0)):
            arena.join(name, side, swordsman())
        arena.begin()
        for name in ("a", "b", "c"):
            sealed = Locked(fighter=name, choice=planted)
            arena.state = arena.fights.apply(arena.state, sealed)
        foresight, state = foreseen(arena)
        assert all(each.choice is None for each in state.fighters)
        assert foresight.opponents(state, "a") == ("b",)
        both = foresight.duel(state, "a", "b")
        two = replace(both, left_ways=both.left_ways[:2], right_ways=both.right_ways[:1])
        cells = [
            cell for cell in table(foresight, state, two, random.Random()) if isinstance(cell, Cell)
        ]
        seen.append([cell.chances for cell in cells])
    assert seen[0] == seen[1]
    assert any(each is not None and each.right.hurt for each in seen[0])


@pytest.mark.rule("NP-OUTNUMBERING-BONUS")
def test_a_third_does_nothing_but_counts(rules: Rules) -> None:
    alone = duel(rules, swordsman(), swordsman())
    helped = Arena(rules)
    for name, side in (("a", 0), ("b", 1), ("c", 0)):
        helped.join(name, side, swordsman())
    helped.begin()
    for name in ("a", "c"):
        helped.choose(name, 1, "b")
    helped.choose("b", 2)
    helped.reveal()
    faces = {name: 15 for name in ("a", "b", "c")}
    helped.roll(**faces)
    helped.run(helped.fights.advance(helped.state))  # type: ignore[arg-type]
    assert helped.state.phase is Phase.CHOICE
    assert met(helped, ATTACK, ATTACK).right.hurt > met(alone, ATTACK, ATTACK).right.hurt


def test_choices_that_are_shown_are_the_only_ones(rules: Rules) -> None:
    arena = duel(rules, swordsman(12), swordsman(11))
    arena.choose("a", 1, "b", heroism=2)
    arena.choose("b", 1, "a")
    arena.reveal()
    assert values(arena, "a", "b") == ["shown"]
    # The two PH are worth two faces more.
    plain = met(duel(rules, swordsman(14), swordsman(11)), ATTACK, ATTACK)
    assert met(arena, "shown", "shown").right.hurt == plain.right.hurt
    arena.roll(a=20, b=20)
    foresight, state = foreseen(arena)
    assert foresight.opponents(state, "a") == ()


def test_what_was_left_out_of_reach_cannot_meet(rules: Rules) -> None:
    long, short = arm("armes-d-hast", 3), arm("lames-courtes", 1)
    arena = duel(
        rules,
        swordsman(family="armes-d-hast", weapons=(long,)),
        swordsman(family="lames-courtes", weapons=(short,)),
    )
    assert ATTACK not in values(arena, "b", "a")
    assert "3::reach" in values(arena, "b", "a")
    foresight, state = foreseen(arena)
    both = foresight.duel(state, "a", "b")
    with pytest.raises(KnownError):
        foresight.met(state, both, both.left_ways[0], both.left_ways[0])


@pytest.mark.rule("NP-TECHNIQUE-COURTES-PERCEE")
def test_dice_that_call_for_dice_are_drawn_when_they_are_too_many(rules: Rules) -> None:
    short = arm("lames-courtes", 1)
    blades = [swordsman(14, family="lames-courtes", weapons=(short,)) for _ in range(2)]
    arena = duel(rules, *blades)
    percee = next(value for value in values(arena, "a", "b") if "percee" in value)
    found = met(arena, percee, ATTACK)
    assert not found.exact
    assert found.margin == margin(1000)
    plain = met(arena, ATTACK, ATTACK)
    assert found.right.boxes > plain.right.boxes


@pytest.mark.parametrize("sides", [(1, 1), (2, 3)])
def test_a_fight_plays_itself_out(rules: Rules, sides: tuple[int, int]) -> None:
    """Ready adversaries of every kind: whatever they hold, their habits are legal."""
    arena = Arena(rules)
    for side, count in enumerate(sides):
        for number in range(count):
            arena.join(f"{side}-{number}", side, swordsman(12, armours=(armour(number),)))
    foresight, state = foreseen(arena)
    runs = [run for run in simulate(foresight, state, 4, random.Random(5)) if run is not None]
    found = summary(runs)
    assert sum(found.wins.values()) == found.runs == 4
    assert set(found.tolls) == {each.id for each in state.fighters}
    assert any(toll.falls for toll in found.tolls.values())


def test_ready_adversaries_play_by_their_habits(rules: Rules) -> None:
    ready = SHIPPED.get("nightprowler").templates(rules.settings)
    arena = Arena(rules)
    for number, each in enumerate(ready):
        assert isinstance(each.document, Character)
        arena.join(f"f{number}", number % 2, each.document)
    foresight, state = foreseen(arena)
    (run,) = [run for run in simulate(foresight, state, 1, random.Random(2)) if run is not None]
    assert run.rounds > 1
    assert msgspec.structs.asdict(run)["harm"].keys() == {f"f{n}" for n in range(len(ready))}


def test_losses_and_points_are_counted_for_each_side(rules: Rules) -> None:
    """A novice alone never beats two masters, whatever he spends."""
    arena = Arena(rules)
    arena.join("novice", 0, swordsman(6))
    for name in ("m1", "m2"):
        arena.join(name, 1, swordsman(18))
    foresight, state = foreseen(arena)
    runs = [run for run in simulate(foresight, state, 3, random.Random(1)) if run is not None]
    found = summary(runs)
    assert found.wins == {1: 3}
    assert found.losses == {0: Spread(1, 1, 1), 1: Spread(0, 0, 0)}
    assert {pool.id for pool in foresight.pools(state, "m1")} == set(found.tolls["m1"].spent)


def test_who_comes_later_fights_from_then_on(rules: Rules) -> None:
    """A wave comes in its round, or as soon as nobody is left to fight."""
    arena = Arena(rules)
    arena.join("a", 0, swordsman(16))
    arena.join("b", 1, swordsman(6))
    foresight, state = foreseen(arena)
    late = Arrival(40, (arena.fights.join("c", 1, swordsman(6), "C", ""),))
    runs = [
        run for run in simulate(foresight, state, 2, random.Random(1), (late,)) if run is not None
    ]
    assert all(run.sides == {"a": 0, "b": 1, "c": 1} for run in runs)
    assert all(run.rounds < 40 for run in runs)
    assert summary(runs).losses[1] == Spread(2, 2, 2)


def test_runs_that_differ_in_who_came_are_summed_up() -> None:
    def run(**sides: int) -> Run:
        return Run(
            winner=0,
            rounds=1,
            harm={one: Harm(boxes=2, fall=Fall.OUT) for one in sides},
            sides=sides,
            spent={one: {"ph": 1} for one in sides},
        )

    found = summary((run(a=0, b=1), run(a=0)))
    assert found.tolls["b"].out == 1
    assert found.losses == {0: Spread(1, 1, 1), 1: Spread(0, 0, 1)}
