"""The four resolutions (Utilisation de la Table des Manœuvres)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from desktop.rules.harp import manoeuvre, resolution, tasks
from desktop.rules.harp.document import Task
from desktop.rules.harp.lookup import reading
from desktop.rules.harp.resolution import Outcome
from desktop.rules.harp.settings import Options
from desktop.rules.harp.tasks import Step
from tests.rules.harp.people import SETTINGS, TABLES, own, score, total_of
from tests.rules.harp.people import chain as thrown

LOCK = Task(id="t", name="Cadenas", period="round")


@pytest.mark.rule("HARP-TABLE-COLUMNS", "HARP-PCT-USE")
@pytest.mark.parametrize(
    ("total", "percent"),
    [
        (27, 20),
        (29, 20),
        (40, 30),
        (46, 40),
        (63, 60),
        (10, 0),
        (1, 0),
        (11, 10),
        (91, 90),
        (99, 90),
        (100, 100),
        (250, 100),
        (0, None),
        (-30, None),
    ],
)
def test_the_column_of_percents(total: int, percent: int | None) -> None:
    assert reading(SETTINGS.percent, total).value == percent


@pytest.mark.rule("HARP-TABLE-COLUMNS", "HARP-BONUS-USE")
@pytest.mark.parametrize(
    ("total", "bonus"), [(111, 10), (122, 10), (110, 5), (130, 10), (131, 20), (55, -25), (-9, -50)]
)
def test_the_column_of_bonuses(total: int, bonus: int) -> None:
    assert reading(SETTINGS.help, total).value == bonus


@pytest.mark.rule("HARP-TABLE-COLUMNS")
@pytest.mark.parametrize(
    ("total", "target"),
    [(84, 100), (127, 130), (114, 130), (0, 55), (191, 170), (210, 170), (211, 180), (231, 190)],
)
def test_the_column_of_resistance(total: int, target: int) -> None:
    assert reading(SETTINGS.target, total).value == target


@pytest.mark.rule("HARP-TABLE-COLUMNS")
def test_what_is_reconstructed_is_shown_as_such() -> None:
    assert not reading(SETTINGS.target, 84).doubtful
    assert reading(SETTINGS.target, 84).printed
    assert reading(SETTINGS.target, 50).doubtful
    assert reading(SETTINGS.help, 140).doubtful
    assert not reading(SETTINGS.help, 55).doubtful


@pytest.mark.rule("HARP-TABLE-USES", "HARP-CAST")
def test_every_roll_reads_the_same_table() -> None:
    read = resolution.resolve(TABLES, SETTINGS, total_of(84), "jr").read
    assert read is not None
    assert read.value == 100


@pytest.mark.rule("HARP-NEAR-MISS")
@pytest.mark.parametrize(("total", "offered"), [(94, True), (90, True), (89, False), (100, False)])
def test_a_near_miss_may_be_tried_again(total: int, *, offered: bool) -> None:
    result = resolution.resolve(TABLES, SETTINGS, total_of(total), "tout-ou-rien")
    assert result.near_miss is offered


@pytest.mark.rule("HARP-NEAR-MISS")
def test_the_second_try_has_20_more() -> None:
    again = resolution.retry(TABLES, "raté de peu")
    chain = thrown(45)
    assert manoeuvre.score(TABLES, SETTINGS, chain, own(40), [again]).total == 105


@pytest.mark.rule("HARP-NEAR-MISS")
def test_a_fumble_is_no_near_miss_and_the_option_may_be_off() -> None:
    fumble = score([3], 92)
    assert not resolution.resolve(TABLES, SETTINGS, fumble, "tout-ou-rien").near_miss
    off = replace(SETTINGS, options=Options(near_miss=False))
    assert not resolution.resolve(TABLES, off, total_of(94), "tout-ou-rien").near_miss
    wide = replace(SETTINGS, options=Options(margin=15))
    assert resolution.resolve(TABLES, wide, total_of(85), "tout-ou-rien").near_miss


@pytest.mark.rule("HARP-66-RAW", "HARP-66-FAIL", "HARP-66-SUCCESS")
def test_a_66_on_the_dice_brings_something() -> None:
    def odd(*throws: int, bonus: int = 0) -> str:
        return resolution.resolve(TABLES, SETTINGS, score(throws, bonus), "tout-ou-rien").odd

    assert odd(66, bonus=20) == "mauvais"
    assert odd(66, bonus=40) == "spectaculaire"
    assert odd(97, 66) == ""
    assert odd(60, bonus=6) == ""
    off = replace(SETTINGS, options=Options(odd_66=False))
    assert not manoeuvre.score(TABLES, off, thrown(66), own(0)).odd


@pytest.mark.rule("HARP-PCT-CUMUL")
def test_percents_add_up_to_the_whole() -> None:
    task, step = tasks.advanced(SETTINGS, LOCK, total_of(46))
    assert (task.done, step) == (40, Step.AHEAD)
    task, _ = tasks.advanced(SETTINGS, task, total_of(40))
    assert task.done == 70
    task, step = tasks.advanced(SETTINGS, task, total_of(63))
    assert (task.done, step, task.rolls) == (100, Step.DONE, 3)


@pytest.mark.rule("HARP-PCT-FAIL")
def test_a_failure_sends_a_task_back_and_no_progress_does_not() -> None:
    half = replace(LOCK, done=70, ingredients=True)
    task, step = tasks.advanced(SETTINGS, half, total_of(0))
    assert (task.done, step, task.lost) == (0, Step.FAILED, False)
    task, step = tasks.advanced(SETTINGS, half, total_of(8))
    assert (task.done, step) == (70, Step.AHEAD)


@pytest.mark.rule("HARP-PCT-FUMBLE")
def test_a_fumble_costs_progress_and_ingredients() -> None:
    task, step = tasks.advanced(SETTINGS, replace(LOCK, done=20), score([3], 100))
    assert (task.done, step, task.lost) == (0, Step.FUMBLED, False)
    craft = replace(LOCK, done=60, ingredients=True)
    task, _ = tasks.advanced(SETTINGS, craft, score([2], 100))
    assert (task.done, task.lost) == (0, True)


@pytest.mark.rule("HARP-PCT-CONTEST")
def test_nynyve_races_a_rival() -> None:
    race = tasks.race(("nynyve", "rival"), LOCK)
    race = tasks.round_of(SETTINGS, race, {"nynyve": total_of(46), "rival": total_of(29)})
    assert {who: task.done for who, task in race.tasks.items()} == {"nynyve": 40, "rival": 20}
    race = tasks.round_of(SETTINGS, race, {"nynyve": total_of(40), "rival": score([3], 90)})
    assert {who: task.done for who, task in race.tasks.items()} == {"nynyve": 70, "rival": 0}
    assert race.winners == ()
    race = tasks.round_of(SETTINGS, race, {"nynyve": total_of(75), "rival": total_of(30)})
    assert (race.winners, race.rounds) == (("nynyve",), 3)
    assert tasks.round_of(SETTINGS, race, {"rival": total_of(200)}).winners == ("nynyve",)


@pytest.mark.rule("HARP-PCT-CUMUL", "HARP-PCT-FAIL")
def test_a_group_shares_one_task() -> None:
    group = tasks.race(("a", "b"), LOCK, together=True)
    group = tasks.round_of(SETTINGS, group, {"a": total_of(46), "b": total_of(46)})
    assert group.winners == ()
    failed = tasks.round_of(SETTINGS, group, {"a": total_of(46), "b": total_of(-5)})
    assert [task.done for task in failed.tasks.values()] == [0, 0]
    done = tasks.round_of(SETTINGS, group, {"a": total_of(31), "nobody": total_of(-5)})
    assert done.winners == ("a", "b")


@pytest.mark.rule("HARP-PCT-HAGGLE")
@pytest.mark.parametrize(("price", "total", "got"), [(10, 63, 6), (20, 46, 8), (10, -1, None)])
def test_haggling_gives_a_part_of_the_price(price: int, total: int, got: int | None) -> None:
    assert resolution.haggled(SETTINGS, price, total_of(total)) == got


@pytest.mark.rule("HARP-PCT-HAGGLE")
def test_a_fumble_sells_nothing() -> None:
    assert resolution.haggled(SETTINGS, 10, score([3], 80)) is None


@pytest.mark.rule("HARP-PCT-CRAFT")
def test_the_merchant_mends_an_instrument_in_five_days() -> None:
    task = replace(LOCK, period="jour")
    for _ in range(4):
        task, step = tasks.advanced(SETTINGS, task, score([37], 50, -60))
        assert step is Step.AHEAD
    assert task.done == 80
    task, step = tasks.advanced(SETTINGS, task, score([37], 50, -60))
    assert (task.done, step) == (100, Step.DONE)


@pytest.mark.rule("HARP-BONUS-USE", "HARP-BONUS-STACK")
def test_knowledge_helps_the_hand() -> None:
    nynyve = resolution.helped(SETTINGS, score([76], 35), "serrures")
    esmeril = resolution.helped(SETTINGS, score([87], 75, -40), "civilisations")
    assert (nynyve.amount, esmeril.amount) == (10, 10)
    chain = thrown(55)
    alone = manoeuvre.score(TABLES, SETTINGS, chain, own(35), [nynyve])
    assert alone.total == 100
    both = manoeuvre.score(TABLES, SETTINGS, chain, own(35), [nynyve, esmeril])
    assert both.total == 110
    assert resolution.helped(SETTINGS, score([3], 200), "maladresse").amount == 0


@pytest.mark.rule("HARP-BONUS-USE")
@pytest.mark.parametrize(("total", "said"), [(111, Outcome.SUCCESS), (90, Outcome.FAILURE)])
def test_a_bonus_may_be_a_malus(total: int, said: Outcome) -> None:
    assert resolution.resolve(TABLES, SETTINGS, total_of(total), "bonus").outcome is said


@pytest.mark.rule("HARP-BONUS-USE")
def test_a_campaigns_row_of_no_bonus_is_no_success() -> None:
    row = replace(SETTINGS.help[11], value=0)
    flat = replace(SETTINGS, help=(*SETTINGS.help[:11], row, *SETTINGS.help[12:]))
    result = resolution.resolve(TABLES, flat, total_of(105), "bonus")
    assert result.outcome is Outcome.FAILURE
    blank = replace(row, value=None)
    empty = replace(SETTINGS, help=(*SETTINGS.help[:11], blank, *SETTINGS.help[12:]))
    assert resolution.resolve(TABLES, empty, total_of(105), "bonus").outcome is Outcome.FAILURE
    assert resolution.helped(empty, total_of(105), "rien").amount == 0


@settings(max_examples=60)
@given(st.integers(-300, 400))
def test_columns_never_fall(total: int) -> None:
    for bands in (SETTINGS.percent, SETTINGS.help, SETTINGS.target):
        now, more = reading(bands, total).value, reading(bands, total + 1).value
        assert more is not None or now is None
        assert now is None or (more is not None and more >= now)


@settings(max_examples=30)
@given(st.lists(st.integers(-20, 150), max_size=6))
def test_progress_stays_between_nothing_and_the_whole(totals: list[int]) -> None:
    task = LOCK
    for total in totals:
        task, step = tasks.advanced(SETTINGS, task, total_of(total))
        assert 0 <= task.done <= 100
        assert (step is Step.DONE) is (task.done == 100)
    assert task.rolls == len(totals)
