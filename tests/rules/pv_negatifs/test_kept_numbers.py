"""What the rules of PV négatifs make of numbers, case by case on either side of each bound, and
scenes with many throws; read once and kept (see `tests.rules.outline`)."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest

from desktop.rules.pv_negatifs import (
    attack,
    below,
    coma,
    constitution,
    essence,
    falls,
    healing,
    heroic,
    jump,
    manoeuvres,
    mortal,
    movement,
    parachute,
    resistance,
    swallowed,
)
from desktop.rules.pv_negatifs.document import DeepWound, Essence, Item, Unit
from desktop.rules.pv_negatifs.scenes.falling import Falling, falling
from desktop.rules.pv_negatifs.scenes.ground import Ground, crossing
from desktop.rules.pv_negatifs.scenes.leaping import Leaping, leaping
from desktop.rules.pv_negatifs.scenes.parachuting import Parachuting, parachuting
from desktop.rules.pv_negatifs.scenes.resisting import Resisting, resisting
from desktop.rules.throws import Table, play
from tests.rules.outline import kept, outline
from tests.rules.pv_negatifs.desk import SETTINGS, SYSTEM
from tests.rules.pv_negatifs.people import person
from tests.rules.pv_negatifs.test_kept_changes import OTHER

TABLES = SYSTEM.tables
BOTH = (SETTINGS, OTHER)
ANA = person(dex=13, con=12, sag=11, resistance=40, level=4)
Rows = Iterator[tuple[object, object]]


def played(scene: Callable[[Table], object], seed: int) -> list[object]:
    """A scene with every throw that it asks for: its throws, its lines, how it ends."""
    generator, thrown, asked = random.Random(seed), list[int](), list[str]()
    while (now := play(scene, thrown)).wanted is not None:
        wanted = now.wanted
        thrown.append(sum(generator.randint(1, wanted.sides) for _ in range(wanted.count)))
        asked.append(f"{wanted.count}d{wanted.sides} {thrown[-1]}")
    return [asked, [(line.text, line.good) for line in now.lines], str(now.result)]


def scenes() -> Rows:
    """Each kind of scene, twice."""
    asked: dict[object, Callable[[Table], object]] = {}
    for metres, surface in product((2, 3, 4, 12, 40), TABLES.surfaces.ids()):
        for acts in (False, True):
            case = Falling(100 * metres, surface, acts)
            asked[case] = partial(falling, TABLES, SETTINGS, ANA, case)
    for altitude, by_hand, missed in product((30, 90, 150, 400), (False, True), (0, 3)):
        case = Parachuting(altitude=altitude, surface="terre", by_hand=by_hand, missed=missed)
        asked[case] = partial(parachuting, TABLES, SETTINGS, ANA, case)
    for terrain, attacks in product(TABLES.terrains.ids(), (False, True)):
        case = Ground(terrain=terrain, attacks=attacks)
        asked[case] = partial(crossing, TABLES, SETTINGS, ANA, case)
    for cells, grip in product((1, 3, 5), TABLES.grips.ids()):
        case = Leaping(cells=cells, space=cells, grip=grip)
        asked[case] = partial(leaping, TABLES, SETTINGS, ANA, case)
    for level in (1, 12, 13):
        case = Resisting(origin=next(iter(TABLES.origins.ids())), level=level)
        asked[case] = partial(resisting, TABLES, SETTINGS, ANA, case)
    for case, scene in asked.items():
        for seed in range(2):
            yield outline(case), played(scene, seed)


def bodies() -> Rows:
    """Hit points, deep wounds, clocks, healing."""
    for hp, damage in product((10, 1, 0, -5, -39), (0, 1, 9, 10, 11, 50)):
        yield f"{hp} - {damage}", [below.struck(each, hp, 20, damage) for each in BOTH]
    for hp in (-1, -2, -9, -20):
        yield f"mortal at {hp}", below.mortal_chance(hp)
    for score in (3, 4, 9, 10, 15, 18, 20, 25):
        for settings in BOTH:
            row = constitution.row(TABLES, settings, score)
            shock = constitution.shock(settings, row)
            out = constitution.excluded(settings, row)
            yield f"con {score}", (shock, out, constitution.hit_points(row, 5))
    for negatives, margin in product((1, 5), (-1, 0, 3, 9)):
        depth = [heroic.failure_depth(each, negatives, margin) for each in BOTH]
        yield f"heroic {negatives} {margin}", depth
    for rolls in ((50,), (51,), (50, 51), (51, 49)):
        yield f"50 {rolls}", heroic.passed(50, rolls)
    for con, negatives in product((8, 15), (1, 7, 8, 9, 14, 15, 16, 40)):
        unit, clock = coma.unit(con, negatives), coma.started(con, negatives, 7)
        later = [coma.passed(clock, each).left for each in (1, clock.left, clock.left + 1)]
        yield f"{con} {negatives}", (unit, clock, coma.dying(con, negatives, 7), later)
    for wounds, total in product((3, 9), (1, 3, 8)):
        deep = DeepWound(id="d", threshold=wounds)
        yield f"deep {wounds} {total}", [healing.threshold(each, deep, total) for each in BOTH]
    for hp, points in product((-5, -1, 0, 19, 20), (-1, 0, 1, 2, 30)):
        one = healing.rests(person(hp=hp, lost=0), points)
        yield f"rests {hp} {points}", (one.hp, one.lost)
    for hours, day in product((0, 1, 5), (1, 2, 3)):
        yield f"daily {hours} {day}", [healing.daily_malus(each, hours, day) for each in BOTH]
    for hour, last in product((None, 3, 9), repeat=2):
        day = healing.day_after(coma=hour, death=last)
        yield f"day {hour} {last}", (day, day.conscious)
    for rolls in ((1, 20), (12, 12), (13, 5)):
        yield f"natural {rolls}", healing.natural_points(12, rolls)
    for chance, roll in product((0, 5, 100), (1, 5, 6, 100)):
        yield f"god {chance} {roll}", healing.answered(chance, roll)
    for row in TABLES.locations:
        yield row.id, [mortal.location(TABLES, each).id for each in (row.least, row.most)]
    for quantity, is_worn in product((0, 1), (False, True)):
        kit = Item(id="i", name="Trousse", kind="trousse", worn=is_worn, quantity=quantity)
        one = person(items=(kit, Item(id="j", name="Corde", quantity=3, worn=True)))
        yield f"carried {quantity} {is_worn}", (one.has("trousse"), one.wears("trousse"))
    yield "units", [each.value for each in Unit]


def blows() -> Rows:
    """Attacks, mishaps, pushes, what swallows."""
    for needed, roll, bonus in product((1, 10, 20, 22), (1, 2, 9, 10, 19, 20), (0, 2)):
        yield f"{needed} {roll} {bonus}", attack.hits(needed, roll, bonus)
    for rolls in ((20,), (20, 19), (20, 20), (20, 20, 3), (19,)):
        yield f"twenties {rolls}", attack.multiplier(TABLES, rolls)
    for row in TABLES.mishaps:
        yield row.id, [attack.mishap(TABLES, each).id for each in (row.least, row.most)]
    for direction, rolls in product((1, 5, 8), ((3,), (2, 6))):
        yield f"flight {direction} {rolls}", attack.flight(direction, rolls)
    for one, other in product((1, 5), repeat=2):
        orders = [
            (manoeuvres.before(each, one, other), manoeuvres.strikes(each, one, other))
            for each in BOTH
        ]
        yield f"{one} before {other}", orders
    for damage in (0, 1, 5, 9, 10, 20):
        push = manoeuvres.push_chance(TABLES, damage), manoeuvres.push_target(TABLES, 12, damage)
        yield f"push {damage}", (push, swallowed.spit_chance(TABLES, damage))
    for before, dead in product((None, 0, 4), (False, True)):
        yield f"gulp {before} {dead}", swallowed.damage(TABLES, 6, before, dead=dead)
    for hit_points, dealt in product((9, 10), (2, 3, 9, 10, 11)):
        yield f"out {hit_points} {dealt}", swallowed.out(hit_points, dealt)


def moves() -> Rows:
    """Falls, jumps, parachutes, hard ground, resistance, essence."""
    for height, surface in product((0, 299, 300, 301, 1000), TABLES.surfaces):
        yield f"{height} {surface.id}", [falls.dice(TABLES, each, height) for each in BOTH]
    for speed, cells in product((6, 12, 13), (0, 1, 2, 3)):
        far = jump.length(TABLES, speed), jump.extra_malus(TABLES, cells)
        yield f"jump {speed} {cells}", (far, jump.run_up(TABLES, 3, cells))
    for altitude in (0, 29, 30, 31, 60, 100, 200, 1000):
        band = parachute.band(TABLES, altitude)
        yield f"para {altitude}", (band, parachute.attempts(TABLES, altitude))
    for roll in (1, 2, 5, 6, 100):
        yield f"fails {roll}", parachute.fails(TABLES, roll)
    for speed, hp, shoots in product((0, 1, 5, 12, 13), (1, 0, -1, -12, -13), (False, True)):
        one = person(con=12, hp=hp, speed=speed)
        speeds = [movement.speed(TABLES, one, heroic=each, shoots=shoots) for each in (False, True)]
        yield f"speed {speed} at {hp} {shoots}", speeds
    for level in (1, 10, 11, 12, 13, 20):
        yield f"resists {level}", resistance.chance(TABLES, ANA, level)
    for points in (-10, 0, 1, 24, 25, 50, 75, 99, 100, 130):
        worn = person(con=12, essence=Essence(points=points))
        abilities = [essence.ability(TABLES, each, worn, "con") for each in BOTH]
        told = essence.effects(TABLES, points), essence.xp_percent(TABLES, points)
        yield f"essence {points}", (told, abilities, essence.gone(TABLES, worn))
    for wisdom, grade, roll in product((3, 12), (0, 2), (1, 10, 12, 13, 20)):
        yield f"essence roll {wisdom} {grade} {roll}", essence.roll_passed(wisdom, grade, roll)


KEPT: dict[str, Callable[[], Rows]] = {
    "scenes": scenes,
    "bodies": bodies,
    "blows": blows,
    "moves": moves,
}


@pytest.mark.parametrize("name", KEPT)
def test_numbers_stay_as_they_were_read(name: str) -> None:
    now = "\n".join(f"{case}: {outline(found)}" for case, found in KEPT[name]())
    assert now == kept(f"pv_negatifs-numbers-{name}", now)
