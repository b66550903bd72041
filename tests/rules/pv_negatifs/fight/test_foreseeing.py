"""Chances of an attack, counted by the engine, and fights left to habits."""

import random
from fractions import Fraction

import msgspec
import pytest

from desktop.rules.foresight import Fall, Way
from desktop.rules.odds import Cell, Chances, chances, table
from desktop.rules.pv_negatifs.document import Body, Character, Countdown, Standing, Unit, Until
from desktop.rules.pv_negatifs.fight import commands as c
from desktop.rules.pv_negatifs.fight import habits
from desktop.rules.pv_negatifs.fight.foreseeing import PvNegatifsForesight
from desktop.rules.pv_negatifs.fight.state import State
from desktop.rules.simulation import simulate, summary
from tests.rules.pv_negatifs.desk import FRENCH, SYSTEM, rendered
from tests.rules.pv_negatifs.fight.arena import BOW, DAGGER, SWORD, Arena, duel, replace, soldier
from tests.rules.pv_negatifs.people import conditions, mortal


@pytest.fixture(autouse=True)
def few_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is drawn takes long and proves no more: a few of it are enough here."""
    monkeypatch.setattr("desktop.rules.odds_grouped.DRAWS", 20)
    monkeypatch.setattr("desktop.rules.odds.SAMPLES", 200)


FORESIGHT = PvNegatifsForesight(SYSTEM.tables)


def counted(
    arena: Arena,
    left: str = "sword",
    right: str = "ordinaire",
    foresight: PvNegatifsForesight = FORESIGHT,
) -> Chances:
    """The chances of one pair of choices of Ana against Bruno."""
    found = foresight.duel(arena.state, "ana", "bruno")
    one = next(each for each in found.left_ways if each.value == left)
    other = next(each for each in found.right_ways if each.value == right)
    work = chances(
        foresight, foresight.met(arena.state, found, one, other), found, random.Random(1)
    )
    while True:
        try:
            next(work)
        except StopIteration as end:
            told: Chances = end.value
            return told


def values(ways: tuple[Way, ...]) -> list[str]:
    for way in ways:
        if not isinstance(way.label, str):
            rendered(way.label)
    return [each.value for each in ways]


def test_every_face_of_a_blow_is_counted() -> None:
    # THAC0 20 against class 5: 15 and more hit, 1 is a mishap with a sword.
    arena = duel(ana=soldier(hp=200, most=200), bruno=soldier(hp=200, most=200))
    found = counted(arena)
    # A natural 20 rolls on, and is drawn.
    assert found.right.hurt == Fraction(6, 20)
    assert abs(found.right.boxes - Fraction(6, 20) * Fraction(9, 2)) < Fraction(1)
    # Of the mishaps a third strikes himself, and hits himself 6 times of 20.
    assert 0 < found.left.hurt < Fraction(1, 20)


@pytest.mark.rule("PV-FULL-DEFENSE")
def test_full_defence_takes_four_faces_away() -> None:
    arena = duel(bruno=soldier(hp=200, most=200))
    assert counted(arena, right="full-defense").right.hurt == Fraction(2, 20)


@pytest.mark.rule("PV-HELPLESS-DAMAGE")
def test_the_helpless_are_hit_more_and_to_the_full() -> None:
    arena = duel(bruno=soldier(hp=200, most=200, body=conditions("sans-defense")))
    found = counted(arena)
    assert found.right.hurt == Fraction(14, 20)
    assert found.right.lines[7] >= Fraction(13, 20)


@pytest.mark.rule("PV-MORTAL-CHANCE")
def test_below_zero_wounds_are_drawn_and_checked() -> None:
    arena = duel(bruno=soldier(hp=-12, body=Body(standing=Standing.DEFENSIVE)))
    found = counted(arena)
    assert not found.exact
    assert found.right.falls > 0
    assert found.right.hurt == Fraction(6, 20)


def test_what_is_followed_once_is_as_what_is_drawn() -> None:
    class Drawn(PvNegatifsForesight):
        def alike(self, state: msgspec.Struct) -> None:
            """Everything is drawn."""

    arena = duel(bruno=soldier(hp=4))
    whole, drawn = counted(arena), counted(arena, foresight=Drawn(SYSTEM.tables))
    margin = whole.margin + drawn.margin
    assert abs(whole.right.hurt - drawn.right.hurt) <= margin
    assert abs(whole.right.falls - drawn.right.falls) <= margin


def test_the_ways_are_the_weapons_in_reach() -> None:
    lying = replace(DAGGER, away=True)
    arena = duel(ana=soldier(weapons=(BOW, SWORD, lying)), bruno=soldier(weapons=()))
    found = FORESIGHT.duel(arena.state, "ana", "bruno")
    assert values(found.left_ways) == ["bow", "sword", "bow|non-letal", "sword|non-letal"]
    assert values(found.right_ways) == ["ordinaire", "full-defense"]
    # In Ana's turn too, Bruno may be asked about; he has his hands.
    assert values(FORESIGHT.duel(arena.state, "bruno", "ana").left_ways) == [""]
    cells = [
        each
        for each in table(FORESIGHT, arena.state, found, random.Random(0))
        if isinstance(each, Cell)
    ]
    hurt = [cell.chances.right.hurt * 20 for cell in cells if cell.chances is not None]
    # A non-lethal blow has 2 less to hit, and full defence takes 4 faces away.
    assert hurt == [6, 2, 6, 2, 4, 1, 4, 1]


@pytest.mark.rule("PV-FULL-DEFENSE")
@pytest.mark.rule("PV-HEROIC-WHEN")
def test_full_defence_is_open_to_who_may_still_take_it() -> None:
    def stands(arena: Arena) -> list[str]:
        return values(FORESIGHT.duel(arena.state, "ana", "bruno").right_ways)

    below = duel(bruno=soldier(hp=-2, body=Body(standing=Standing.DEFENSIVE)))
    assert stands(below) == ["ordinaire"]
    arena = duel()
    arena.turn("bruno")
    arena.run(c.Do(fighter="bruno", deed="full-defense"))
    assert stands(arena) == ["full-defense"]
    arena = duel()
    arena.turn("bruno")
    arena.attack("bruno", "ana", 5)
    assert stands(arena) == ["ordinaire"]


def test_an_attack_that_is_spent_leaves_the_next_turn() -> None:
    arena = duel()
    arena.attack("ana", "bruno", 5)
    assert FORESIGHT.opponents(arena.state, "ana") == ("bruno",)
    assert counted(arena).right.hurt == Fraction(6, 20)


def test_nobody_is_faced_while_something_is_under_way() -> None:
    arena = duel(ana=soldier(hp=-2, body=Body(standing=Standing.DEFENSIVE)))
    assert FORESIGHT.opponents(arena.state, "ana") == ()
    assert FORESIGHT.opponents(arena.state, "bruno") == ("ana",)
    arena.turn("bruno")
    arena.attack("bruno", "ana", 15)
    assert FORESIGHT.opponents(arena.state, "bruno") == ()


def test_a_way_that_is_closed_says_why() -> None:
    arena = duel()
    found = FORESIGHT.duel(arena.state, "ana", "bruno")
    below = duel(ana=soldier(hp=-2, body=Body(standing=Standing.DEFENSIVE)))
    cells = [
        each
        for each in table(FORESIGHT, below.state, found, random.Random(0))
        if isinstance(each, Cell)
    ]
    assert {cell.why_not.message.key for cell in cells if cell.why_not} == {
        "pv.fight.why.heroic-first"
    }


def become(arena: Arena, fighter: str, document: Character) -> State:
    """The state of a fight in which somebody is another."""
    fighters = tuple(
        replace(each, document=document) if each.id == fighter else each
        for each in arena.state.fighters
    )
    return replace(arena.state, fighters=fighters)


def test_how_somebody_is_down_is_told_apart() -> None:
    arena = duel()
    clock = Countdown(until=Until.COMA, unit=Unit.HOUR, left=3)

    def fall(standing: Standing, countdown: Countdown | None = None) -> Fall:
        body = Body(standing=standing, countdown=countdown)
        after = become(arena, "bruno", soldier(hp=-5, body=body))
        return FORESIGHT.harm(arena.state, after, "bruno").fall

    assert fall(Standing.DEFENSIVE) is Fall.STANDING
    assert fall(Standing.FAINTED) is Fall.OUT
    assert fall(Standing.IMPOTENT, countdown=clock) is Fall.DYING
    assert fall(Standing.COMA) is Fall.DYING
    assert fall(Standing.DEAD) is Fall.DEAD
    after = become(arena, "bruno", soldier(hp=-5))
    assert FORESIGHT.harm(arena.state, after, "bruno").boxes == 25


class TestHabits:
    def next(self, arena: Arena) -> msgspec.Struct | None:
        return habits.next_of_fight(SYSTEM.tables, arena.state, random.Random(2))

    @pytest.mark.rule("PV-INIT-CHOICE")
    def test_below_zero_the_likely_try_a_heroic_roll(self) -> None:
        hurt = Body(standing=Standing.DEFENSIVE)
        arena = duel(ana=soldier(hp=-4, body=hurt))
        assert self.next(arena) == c.TakeStand(fighter="ana", stand="heroique")
        # Constitution 12: 85 percent, less one for each point.
        arena = duel(ana=soldier(hp=-35, body=hurt))
        assert self.next(arena) == c.TakeStand(fighter="ana", stand="heroique")
        unknown = soldier(hp=-4, con=40, body=hurt)
        assert self.next(duel(ana=unknown)) == c.TakeStand(fighter="ana", stand="defensif")
        arena = duel(ana=soldier(hp=-36, body=hurt))
        assert self.next(arena) == c.TakeStand(fighter="ana", stand="defensif")
        arena.run(c.TakeStand(fighter="ana", stand="defensif"))
        assert self.next(arena) == c.TakeTurn(slot="bruno")

    @pytest.mark.rule("PV-WOUND-CHECK")
    def test_the_likelier_check_is_taken(self) -> None:
        eye = mortal("tete-deux-yeux-creves", open=True, total=4)
        wounds: dict[str, str] = {}
        for wisdom in (3, 24):
            arena = duel()
            arena.state = become(arena, "ana", soldier(hp=-4, sag=wisdom, mortal=(eye,)))
            command = self.next(arena)
            assert isinstance(command, c.Check)
            wounds[str(wisdom)] = command.way
        assert wounds == {"3": "heroique", "24": "sagesse"}

    @pytest.mark.rule("PV-CONFUSED-ROLL")
    def test_the_confused_roll_by_their_better_score(self) -> None:
        confused = conditions("confus")
        arena = duel(ana=soldier(sag=9, int=14, body=confused))
        assert self.next(arena) == c.Clear(fighter="ana", ability="int")

    def test_who_is_disarmed_picks_his_weapon_up(self) -> None:
        arena = duel(ana=soldier(weapons=(replace(SWORD, away=True),)))
        assert self.next(arena) == c.Do(fighter="ana", deed="ramasser")
        arena.run(c.Do(fighter="ana", deed="ramasser"))
        assert self.next(arena) == c.Attack(fighter="ana", target="bruno", weapon="sword")

    @pytest.mark.rule("PV-FREE-ONE")
    def test_free_attacks_are_made_with_what_is_in_hand(self) -> None:
        arena = duel(bruno=soldier(weapons=(BOW, SWORD)))
        arena.run(c.Engage(fighter="ana", foe="bruno", engaged=True))
        arena.run(c.Do(fighter="ana", deed="rompre"), leave=(9, 1))
        assert self.next(arena) == c.Strike(
            fighter="bruno", target="ana", made=True, weapon="sword"
        )

    @pytest.mark.rule("PV-SWALLOW-ESCAPE")
    def test_the_swallowed_strike_the_creature(self) -> None:
        arena = duel(ours=soldier(), bruno=soldier())
        arena.run(c.Swallow(fighter="ana", creature="ours", base=4))
        command = self.next(arena)
        assert isinstance(command, c.Attack)
        assert command.target == "ours"


def test_a_fight_left_to_habits_comes_to_an_end() -> None:
    arena = Arena()
    people = {"ana": 0, "ada": 0, "bruno": 1, "carl": 1}
    for id, side in people.items():
        arena.join(id, side, soldier(hp=8, most=8, int=10))
    foresight, state = arena.rules.foresight(arena.state)
    runs = [each for each in simulate(foresight, state, 6, random.Random(3)) if each is not None]
    told = summary(runs)
    assert sum(told.wins.values()) == 6
    assert told.rounds.high <= 60
    assert {each for run in runs for each in run.harm} == set(people)
    assert any(harm.boxes for run in runs for harm in run.harm.values())
    for line in foresight.assumed():
        assert not FRENCH.missing(line.key)
