"""Falls, parachutes, jumps, hard ground and magic resistance as they are played."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.rules.breakdown import Breakdown
from desktop.rules.message import say
from desktop.rules.pv_negatifs.document import Body, Character, Proficiency
from desktop.rules.pv_negatifs.scenes.falling import Fallen, Falling, falling
from desktop.rules.pv_negatifs.scenes.ground import Ground, crossing
from desktop.rules.pv_negatifs.scenes.leaping import Leaping, Leapt, leaping, need
from desktop.rules.pv_negatifs.scenes.parachuting import Landed, Parachuting, parachuting
from desktop.rules.pv_negatifs.scenes.resisting import Resisted, Resisting, resisting
from desktop.rules.pv_negatifs.settings import Hidden, Settings
from desktop.rules.throws import Played, Table, play
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM, rendered
from tests.rules.pv_negatifs.people import person, worn

R = TypeVar("R")
GOOD, BAD = True, False
ANA = person(dex=13, con=12)
TABLES = SYSTEM.tables


def step(scene: Callable[[Table], R], *thrown: int) -> Played[R]:
    """A scene after these throws; every line of it has words, every throw counts."""
    played = play(scene, thrown)
    for line in played.lines:
        rendered(line.text)
    if played.wanted is not None:
        rendered(played.wanted.label)
    assert played.used == len(thrown)
    return played


def done(scene: Callable[[Table], R], *thrown: int) -> R:
    """What a scene comes to."""
    played = step(scene, *thrown)
    assert played.wanted is None, played.wanted
    assert played.result is not None
    return played.result


def went(scene: Callable[[Table], R], *thrown: int) -> list[bool | None]:
    """How each line of a scene went."""
    return [line.good for line in step(scene, *thrown).lines]


def fall(metres: float, surface: str = "terre", one: Character = ANA, *, acts: bool = True):
    asked = Falling(round(metres * 100), surface, acts)
    return partial(falling, TABLES, SETTINGS, one, asked)


class TestFalls:
    @pytest.mark.rule("PV-FALL-SAFE")
    @pytest.mark.rule("PV-FALL-DEX")
    def test_the_first_roll_made_takes_three_metres_off(self) -> None:
        waiting = step(fall(12), 13)
        assert waiting.wanted is not None
        assert (waiting.wanted.sides, waiting.wanted.count) == (6, 4)
        fallen = done(fall(12), 13, 14, 5)
        assert (fallen.fall.height.total, fallen.damage.total) == (900, 14)
        assert done(fall(3), 9).damage.total == 0
        assert done(fall(2)).damage.total == 0

    @pytest.mark.rule("PV-FALL-MULT")
    def test_four_failures_multiply_by_five(self) -> None:
        fallen = done(fall(12), 20, 15, 14, 19, 9, 14, 5)
        assert fallen.fall.times == 5
        assert fallen.damage.total == 70
        assert [line.amount for line in fallen.damage.lines] == [14, 56]

    @pytest.mark.rule("PV-FALL-JUMP-LOW")
    def test_a_low_fall_costs_a_die_for_a_failure(self) -> None:
        assert done(fall(2.5), 14, 13, 4, 5).damage.total == 8

    @pytest.mark.rule("PV-FALL-20")
    def test_natural_twenties_go_on(self) -> None:
        assert done(fall(12, acts=False), 13, 6).damage.total == 13
        fallen = done(fall(7, acts=False), 13, 20, 20, 6)
        assert fallen.damage.total == 52

    @pytest.mark.rule("PV-FALL-SURFACE")
    def test_the_ground_counts(self) -> None:
        assert step(fall(10, "pierre", acts=False)).wanted.count == 16
        assert done(fall(2, "sable", acts=False)).damage.total == 0

    @pytest.mark.rule("PV-FALL-WATER")
    @pytest.mark.rule("PV-FALL-SWIM")
    def test_water_offers_a_roll_for_three_metres_and_swimmers_another(self) -> None:
        fallen = done(fall(12, "eau"), 13, 13, 20, 20, 7, 5)
        assert (fallen.fall.height.total, fallen.damage.total) == (300, 7)
        swimmer = person(dex=13, proficiencies=(Proficiency(id="n", skill="natation", value=1),))
        again = step(fall(12, "eau", swimmer), 13, 13, 20, 20)
        assert again.wanted is not None
        assert again.wanted.sides == 20
        assert done(fall(12, "eau", swimmer), 13, 13, 20, 20, 13).damage.total == 0
        assert done(fall(12, "eau", acts=False), 20, 5).fall.height.total == 900

    @pytest.mark.rule("PV-FALL-FOREST")
    def test_branches_make_it_ten_metres(self) -> None:
        assert step(fall(60, "foret", acts=False), 1).wanted.count == 8
        assert step(fall(60, "foret", acts=False), 2).wanted.count == 128
        assert step(fall(60, "foret"), 1, 13).wanted.count == 4

    @pytest.mark.rule("PV-FALL-BLACKFOREST")
    def test_the_black_forest_asks_thrice(self) -> None:
        black = fall(60, "foret-noire", acts=False)
        assert [step(black, *dice).wanted.sides for dice in ((), (1,), (1, 1))] == [4, 2, 4]
        assert step(black, 1, 2).wanted.count == 8
        assert step(black, 1, 1, 1).wanted.count == 8
        assert step(black, 1, 1, 3).wanted.count == 128
        assert step(black, 2).wanted.count == 128

    def test_each_line_says_whether_it_went_well(self) -> None:
        assert went(fall(12), 20, 9) == [BAD, GOOD]
        assert went(fall(7, acts=False), 13, 6) == []
        assert went(fall(7, acts=False), 13, 20, 6) == [BAD]
        assert went(fall(2)) == [GOOD]
        assert went(fall(12, "eau"), 13, 20, 20, 20) == [GOOD]
        assert went(fall(12, "eau"), 14, 20, 20, 20) == [BAD]
        # Less than 3 m of water offers no roll: nothing is told of any.
        assert went(fall(2.5, "eau")) == [GOOD]
        assert went(fall(60, "foret", acts=False), 1) == [GOOD]
        assert went(fall(60, "foret", acts=False), 2) == [BAD]
        black = fall(60, "foret-noire", acts=False)
        assert went(black, 1, 1, 1) == [GOOD, BAD, GOOD]
        assert went(black, 1, 2) == [GOOD, GOOD]

    def test_the_die_says_what_it_is_for(self) -> None:
        assert step(fall(12)).wanted.label == say("pv.scene.fall.die", need=13)
        swimmer = person(dex=13, proficiencies=(Proficiency(id="n", skill="natation", value=2),))
        water = fall(9, "eau", swimmer)
        labels = [step(water, 20, 20, 20, *more).wanted.label for more in ((), (20,))]
        assert labels == [say("pv.scene.fall.again", left=left) for left in (2, 1)]
        failed = step(fall(12), 20, 20).lines[-1].text
        assert failed == say("pv.scene.fall.failed", roll=20, need=13, times=3)

    def test_who_can_make_no_roll_falls_as_the_helpless_do(self) -> None:
        clumsy = person(dex=1, items=worn("parachute-ventral"))
        played = step(fall(12, one=clumsy))
        assert played.wanted is not None
        assert (played.wanted.sides, played.wanted.count) == (6, 8)
        assert [line.good for line in played.lines] == [BAD]
        for dexterity, sides in ((2, 6), (3, 20)):
            one = person(dex=dexterity, items=worn("parachute-ventral"))
            assert step(fall(12, one=one)).wanted.sides == sides

    @given(
        st.integers(0, 4000),
        st.sampled_from(TABLES.surfaces.ids()),
        st.lists(st.integers(1, 20), max_size=12),
        st.booleans(),
    )
    def test_a_fall_never_heals_nor_counts_more_than_it_is(
        self, height: int, surface: str, dice: list[int], acts: bool
    ) -> None:
        scene = partial(falling, TABLES, SETTINGS, ANA, Falling(height, surface, acts))
        played: Played[Fallen] = play(scene, dice)
        if played.result is not None:
            assert played.result.damage.total >= 0
            assert 0 <= played.result.fall.height.total <= height + 300


def drop(metres: int, **fields: int | bool):
    asked = Parachuting(altitude=metres, surface="terre", **fields)
    return partial(parachuting, TABLES, SETTINGS, person(dex=16), asked)


class TestParachutes:
    @pytest.mark.rule("PV-PARA-FAIL")
    def test_one_in_a_hundred_never_opens(self) -> None:
        waiting = step(drop(900), 1)
        assert waiting.wanted is not None
        assert (waiting.wanted.sides, waiting.wanted.count) == (6, 128)
        assert done(drop(900, by_hand=False), 2) == Landed()

    @pytest.mark.rule("PV-PARA-OPEN")
    def test_three_attempts_from_nine_hundred_metres(self) -> None:
        assert done(drop(900, riding=4), 50, 11, 67) == Landed()
        assert done(drop(900, surprise=1), 50, 11, 36, 11, 35) == Landed()
        waiting = step(drop(900), 50, 1, 6, 1, 6, 1, 6)
        assert waiting.wanted is not None
        assert waiting.wanted.count == 128

    def test_each_attempt_is_counted_and_told(self) -> None:
        assert went(drop(900), 1) == [BAD]
        assert went(drop(900, by_hand=False), 2) == [GOOD]
        assert went(drop(900), 50, 11, 56, 11, 55) == [BAD, GOOD]
        assert went(drop(90), 50) == [BAD]
        assert went(drop(250), 50, 10, 52) == [BAD, GOOD]
        assert went(drop(250, missed=3), 50, 10, 50) == [GOOD, BAD]
        dice = [step(drop(900), *dice).wanted.label for dice in ((50,), (50, 1, 6))]
        assert dice == [
            say("pv.scene.parachute.die", sides=16, place=place, count=3) for place in (1, 2)
        ]

    @pytest.mark.rule("PV-PARA-DAMAGE")
    @pytest.mark.rule("PV-PARA-LOW")
    @pytest.mark.rule("PV-PARA-LOWER")
    def test_missed_initiative_costs_metres(self) -> None:
        late = step(drop(250, missed=3), 50, 10, 52)
        assert late.wanted is not None
        assert late.wanted.count == 32
        landed = done(drop(150, missed=2), 50, 10, 50, 10, 5)
        assert landed.fallen is not None
        assert landed.fallen.fall.height.total == 600
        assert done(drop(250), 50, 10, 52) == Landed()
        # No more than there is to fall.
        assert step(drop(110, missed=90), 50, 1, 90).wanted.count == 128
        assert step(drop(90), 50).wanted.count == 128


def leap(cells: int, space: int = 0, grip: str = "ordinaire", by: str = "dex", **scores: int):
    one = person(**{"dex": 15, "for": 13, **scores}, speed=9)
    asked = Leaping(cells=cells, space=space, grip=grip, by=by)
    return partial(leaping, TABLES, SETTINGS, one, asked)


class TestJumps:
    @pytest.mark.rule("PV-JUMP-LENGTH")
    @pytest.mark.rule("PV-JUMP-EXTRA")
    @pytest.mark.rule("PV-JUMP-RUN")
    def test_further_cells_and_run_up(self) -> None:
        one = person(dex=15, speed=9)

        def target(cells: int, space: int) -> int:
            asked = Leaping(cells=cells, space=space)
            return need(TABLES, SETTINGS, one, asked).total

        assert [target(cells, 0) for cells in (3, 4, 5, 6)] == [15, 13, 11, 7]
        assert (target(3, 3), target(3, 6)) == (17, 19)
        assert target(1000, 0) < 0
        assert done(leap(5), 11) is Leapt.OVER
        assert went(leap(5), 11) == [GOOD]
        assert went(leap(5), 12, 15, 14) == [BAD, GOOD, BAD]

    @pytest.mark.rule("PV-JUMP-CATCH")
    @pytest.mark.rule("PV-JUMP-CLIMB")
    def test_who_misses_may_catch_hold_and_climb(self) -> None:
        assert done(leap(3, grip="bonne", by="for"), 16, 18, 18) is Leapt.CLIMBED
        assert done(leap(3, grip="sans", by="for"), 16, 9) is Leapt.FALLS
        assert done(leap(3, grip="sans", by="for"), 16, 8, 9) is Leapt.HANGS
        assert done(leap(3, grip="bonne", dex=25), 20, 20) is Leapt.FALLS


class TestGround:
    def crossing(self, terrain: str, *rolls: int, speed: int = 9, **fields: object) -> Breakdown:
        one = person(**{"for": 12, "dex": 12}, speed=speed)
        asked = Ground(terrain=terrain, **fields)
        return done(partial(crossing, TABLES, SETTINGS, one, asked), *rolls)

    @pytest.mark.rule("PV-TERRAIN-HARD")
    @pytest.mark.rule("PV-TERRAIN-NOATTACK")
    def test_a_failure_halves(self) -> None:
        assert self.crossing("difficile", 12, by="for").total == 9
        assert self.crossing("difficile", 13, by="for").total == 4
        assert self.crossing("difficile", 15, by="for", attacks=False).total == 9

    @pytest.mark.rule("PV-TERRAIN-VERY")
    def test_thick_jungle_asks_for_both(self) -> None:
        assert self.crossing("tres-difficile", 12, 13).total == 2
        assert self.crossing("tres-difficile", 12, 13, speed=3).total == 0
        assert self.crossing("tres-difficile", 13, 12).total == 2
        asked = partial(crossing, TABLES, SETTINGS, person(), Ground(terrain="difficile"))
        assert (went(asked, 10), went(asked, 11)) == ([GOOD], [BAD])


class TestResistance:
    def resisted(self, origin: str, level: int, *rolls: int, wanted: bool = True, **fields: object):
        one = person(resistance=50, **fields)
        asked = Resisting(origin=origin, level=level, wanted=wanted)
        return done(partial(resisting, TABLES, SETTINGS, one, asked), *rolls)

    @pytest.mark.rule("PV-MR-LEVEL12")
    def test_the_level_moves_the_chance(self) -> None:
        assert self.resisted("autrui", 15, 41) is Resisted.RESISTED
        assert self.resisted("autrui", 15, 42) is Resisted.PASSED
        one = person(resistance=50)
        asked = partial(resisting, TABLES, SETTINGS, one, Resisting(origin="autrui", level=12))
        assert (went(asked, 50), went(asked, 51)) == ([GOOD], [BAD])

    @pytest.mark.rule("PV-MR-DIRECT-OTHER")
    @pytest.mark.rule("PV-MR-SUBSTANCE")
    @pytest.mark.rule("PV-MR-LIMITER")
    @pytest.mark.rule("PV-MR-ITEM")
    def test_the_origin_says_whether_anything_is_rolled(self) -> None:
        assert self.resisted("autrui", 12, wanted=False) is Resisted.NOT_ROLLED
        assert self.resisted("substance", 12, 50, wanted=False) is Resisted.RESISTED
        limited = self.resisted("substance", 12, items=worn("limiteur"))
        assert limited is Resisted.NOT_ROLLED
        assert self.resisted("objet", 12) is Resisted.NOT_ROLLED

    @pytest.mark.rule("PV-SELF-WORST")
    def test_who_hurts_himself_rolls_twice(self) -> None:
        settings = Settings(hidden=Hidden(willing_damage=True))
        one = person(resistance=50, body=Body(willing=True))
        asked = Resisting(origin="autrui", level=12)
        scene = partial(resisting, TABLES, settings, one, asked)
        assert done(scene, 40, 51) is Resisted.PASSED
        assert done(scene, 40, 50) is Resisted.RESISTED
