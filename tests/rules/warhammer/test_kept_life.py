"""What Warhammer makes of numbers beside the blows, as tables of cases on either side of each
bound: harm, moves, money, games; read once and kept."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from desktop.rules.warhammer import infection as ill
from desktop.rules.warhammer import (
    initiative,
    leap,
    run,
    talk,
    trial,
)
from desktop.rules.warhammer import money as coin
from desktop.rules.warhammer.catalogue import leg_of, most_of, offers, price_of
from desktop.rules.warhammer.critical_value import critical_value
from desktop.rules.warhammer.document import Character, Purse, Wound
from desktop.rules.warhammer.earnings import PERIODS, span
from desktop.rules.warhammer.magic import cast
from desktop.rules.warhammer.percent import (
    attempt,
)
from desktop.rules.warhammer.tavern import arm as wrestling
from desktop.rules.warhammer.tavern import cards, dice, luck, stakes
from desktop.rules.warhammer.tavern import combinations as hands
from desktop.rules.warhammer.wares import described, priced
from tests.rules.warhammer.cases import CC, OTHER, Rows, but, stay
from tests.rules.warhammer.people import person, piece
from tests.rules.warhammer.test_system import SETTINGS, SYSTEM

TABLES = SYSTEM.tables


def wounds() -> Rows:
    """Critical values, infections and healing."""
    for row in TABLES.critical_values:
        for roll in (row.least, row.most):
            found = [critical_value(TABLES, each, roll).total for each in (*range(1, 13), 20, 40)]
            yield f"roll {roll}", found
    for precise, tough in product((False, True), (False, True)):
        for harm, roll in ((1, 100), (5, 50), (12, 1), (40, 1)):
            value = critical_value(TABLES, harm, roll, precise=precise, tough=tough)
            yield f"{harm} {roll} {precise} {tough}", value
    cut = Wound(id="w", kind="tranchantes", location="bras", value=5)
    somebody = person("dur-a-cuire", "resistance-aux-maladies")
    dwarf = replace(person(), origin=replace(person().origin, race="nain"))
    for value in range(1, 16):
        wound = replace(cut, value=value)
        need = ill.infection_target(TABLES, SETTINGS, person(), CC, wound, ill.Treatment())
        yield f"value {value}", (need, ill.festers(wound), ill.healing_days(TABLES, wound))
    for wound in (
        replace(cut, fragment=True, barbed=True, lodged=True),
        *(replace(cut, weapon_state=each) for each in ill.WEAPONS),
    ):
        for settings in (SETTINGS, OTHER):
            need = ill.infection_target(TABLES, settings, somebody, CC, wound, ill.Treatment())
            yield but(cut, wound), need
    for treatment in (
        ill.Treatment(washed=True, stitched=False),
        ill.Treatment(stitched=True, ointment=True, foul=-20, hygiene=True),
    ):
        yield "treated", ill.infection_target(TABLES, SETTINGS, dwarf, CC, cut, treatment)
    for bone in ("casse", "fele"):
        yield bone, ill.healing_days(TABLES, cut, bone=bone)
    for roll in (50, 51, 70, 71, 90, 91, 99, 100):
        caught = ill.course(TABLES, attempt(50, roll))
        yield f"E 50, {roll}", None if caught is None else caught.id
    for course, be, in_bed in product(("fievre", "grave", "gangrene"), (1, 9, 10, 11), (0, 1)):
        days = [ill.phase_on(course, be, day, in_bed=bool(in_bed)) for day in range(1, 24)]
        told = "".join(
            "." if one is None else "!" if one.helpless else str(-one.penalty // 10) for one in days
        )
        yield f"{course} BE {be} {in_bed}", (told, ill.days_to_death(course, be))
    for care in (None, attempt(50, 51), attempt(50, 50), attempt(50, 9)):
        yield "cut off", ill.amputation_target(CC, care)


def moves() -> Rows:
    """Jumps, moves and chases."""
    for bf, run_up, roll in product((3, 6), (3, 4, 8), (50, 51, 71)):
        yield f"jump BF {bf} {run_up} m {roll}", leap.long_jump(bf, 4, run_up, attempt(50, roll))
    for row in TABLES.high_jumps:
        for height in (row.least_cm, row.least_cm + 1):
            found = leap.high_jump(TABLES, height)
            light = Character(armour=(piece("cuir-bouilli-calotte"),))
            fall = [leap.fall_damage(TABLES, each, found).total for each in (person(), light)]
            yield f"{height} cm", (found, fall)
    for pace, half, off in product(leap.PACES, (False, True), (False, True)):
        yield f"{pace} {half} {off}", leap.away(5, pace, 2, half=half, disengaging=off)
    for roll, failures, agility in product((40, 41, 60, 98, 99), (0, 2), (None, True, False)):
        yield f"run {roll} {failures} {agility}", run.step(4, roll, failures, agility)
    for be, number in product((3, 4, 5), (1, 2, 3, 4)):
        due = [run.Breath(0, streak).due(number, be) for streak in (0, 1)]
        yield f"BE {be} round {number}", (run.flight_move(4, be, number, talent=True), due)
    tired = run.Breath(2, 1)
    yield tired, [tired.target(CC), tired.after(passed=True), tired.after(passed=False)]
    yield "lead", (run.lead(10, 24, 20), run.lead(10, 20, 30))
    for value, count in product((90, 7, 0, -5, -6), (0, 1, 3, 4)):
        yield (
            f"I {value} A {count}",
            [initiative.slots(each, value, count) for each in (SETTINGS, OTHER)],
        )
    yield "rounds", [initiative.seconds(each) for each in (1, 10)]


def purses() -> Rows:
    """Money, prices and what is lived on."""
    for sous in (0, 1, 11, 12, 13, 239, 240, 241, 500):
        yield sous, coin.amount(sous)
    for price, settings in product((9, 10, 11, 12, 13), (SETTINGS, OTHER)):
        yield f"pay {price}", coin.paid(settings, Purse(sous=10, liards=9), price)
    for wanted in (1, 11, 12, 13, 24):
        yield wanted, (coin.lots(7, 12, wanted), coin.legs(wanted, 12))
    for each in TABLES.incomes:
        yield each.id, [span(each, period) for period in PERIODS]
    for one in offers(TABLES):
        costs = (price_of(one, 3), price_of(one, 3, bolts=True), most_of(one, 3), leg_of(one))
        yield one.row, (described(TABLES, one), priced(one), costs)


def games() -> Rows:
    """The tavern, a questioning, and tests in words."""
    passed, failed = attempt(50, 30), attempt(50, 70)
    for one, other in product((passed, failed, attempt(50, 20)), repeat=2):
        for score in (-1, 0, 1, 2):
            yield (
                f"arm {score} {one.roll} {other.roll}",
                wrestling.arm_round(wrestling.ArmMatch(score), one, other),
            )
    yield "force", [wrestling.force(40, 7, cheating=each) for each in (False, True)]
    for size in (32, 40, 44, 48, 52):
        deck = hands.deck(size)
        yield f"deck {size}", (len(deck), deck[0], deck[-1])
    for players in range(1, 10):
        yield f"{players} players", hands.deck_size(TABLES, players)
    for values, suits in product(
        (
            (10, 11, 12, 13, 14),
            (7, 8, 9, 10, 14),
            (2, 3, 4, 5, 14),
            (9, 9, 9, 9, 7),
            (9, 9, 9, 7, 7),
            (9, 9, 9, 7, 8),
            (9, 9, 7, 7, 8),
            (9, 9, 7, 10, 8),
            (7, 9, 11, 12, 14),
        ),
        ((0, 0, 0, 0, 0), (0, 1, 2, 3, 0)),
    ):
        held = tuple(zip(values, suits, strict=True))
        told = [
            (hands.hand(held, size), hands.hand_strength(TABLES, held, size)) for size in (32, 52)
        ]
        yield f"{values} {suits}", told
    for rolled in (
        (6, 6, 6, 6, 6),
        (1, 2, 3, 4, 5),
        (1, 2, 3, 4, 6),
        (2, 2, 2, 3, 3),
        (5, 5, 4, 4, 1),
    ):
        yield rolled, (hands.dice_combination(rolled), hands.dice_strength(TABLES, rolled))
    yield from _cards()
    for players in (1, 2, 4, 5):
        yield f"dice {players}", dice.begun(players, 3)
    for loaded, roll in product((1, 5), (1, 2, 5, 6)):
        yield f"loaded {loaded} {roll}", dice.trick_works(loaded, roll)
    for put_in, won in (((3, 3, 3), (1,)), ((3, 3, 4), (0, 2)), ((3, 3), ())):
        yield f"stakes {won}", stakes.moves(put_in, won)
    for skilled, cheating in product((False, True), repeat=2):
        yield f"{skilled} {cheating}", luck.simple_score(40, 35, skilled=skilled, cheating=cheating)
    yield "knives", [luck.throw_points(each, 4) for each in (passed, failed)]
    yield "drunk", [luck.Drinker(each).after(failed) for each in (2, 3, 4)]
    for willing, asker, subject in product((False, True), (10, 30, 45, 51), (20, 45, 60)):
        case = talk.opened(talk.Interrogation(reluctant=not willing))
        after = talk.questioned(case, attempt(50, asker), attempt(50, subject))
        if after is not None:
            yield f"{willing} {asker} {subject}", (after, talk.tortured(after, attempt(50, 35)))
    for tests, seconds in product((1, 9, 10, 11, 600, 605), (None, 60)):
        use = (
            None if seconds is None else replace(next(iter(TABLES.extended_uses)), seconds=seconds)
        )
        yield f"{tests} tests of {seconds}", trial.duration(use, tests)
    yield "cast", [cast((1, 1), (1,)), cast((1, 2), (2, 2)), cast((6, 5, 4), (1,))]


def _cards() -> Iterator[tuple[object, object]]:
    game = cards.dealt(TABLES, 3, 2, 1, hands.deck(32))
    assert isinstance(game, cards.Hand)
    yield "dealt", (game.seats, game.pot, game.left_of_dealer, len(game.deck))
    for seat, amount in ((0, 3), (1, 0), (2, -1)):
        yield f"raised {amount}", cards.raised(game, seat, amount)
    gone = cards.folded(game, 2)
    yield "folded", (cards.next_to_speak(gone, 1), cards.settled(gone), cards.winners(TABLES, gone))
    for places in ((), (0, 4), (0, 1, 2, 3), (0, 1, 2, 3, 4), (5,)):
        yield f"changed {places}", cards.changed(game, 0, places)


KEPT: dict[str, Callable[[], Rows]] = {
    "harm": wounds,
    "moves": moves,
    "purses": purses,
    "games": games,
}


@pytest.mark.parametrize("name", KEPT)
def test_numbers_stay_as_they_were_read(name: str) -> None:
    stay(name, KEPT[name]())
