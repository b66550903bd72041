"""Light and vision."""

from fractions import Fraction

import pytest

from desktop.rules.harp import vision
from desktop.rules.harp.document import Vision
from desktop.rules.harp.vision import Place
from tests.rules.harp.people import TABLES

NORMAL, NIGHT = Vision(), Vision(kind="nuit")
DARK = Vision(kind="noir", range=20)


@pytest.mark.rule("HARP-VISION-TYPES")
@pytest.mark.parametrize("one", [NORMAL, NIGHT, DARK])
def test_everybody_sees_by_day(one: Vision) -> None:
    seen = vision.sight(TABLES, one, Place.DAY)
    assert (seen.clear, seen.dim, seen.colours) == (None, None, True)
    assert vision.perception(TABLES, one, seen, 5000) == 0


@pytest.mark.rule(
    "HARP-VN-NIGHT",
    "HARP-VN-INDOOR",
    "HARP-VN-LIGHT",
    "HARP-VDNUIT-NIGHT",
    "HARP-VDNUIT-INDOOR",
    "HARP-VDNUIT-LIGHT",
    "HARP-VDN-DARK",
    "HARP-VDN-LIGHT",
)
@pytest.mark.parametrize(
    ("one", "place", "radius", "clear", "dim"),
    [
        (NORMAL, Place.STARS, 0, 10, 10),
        (NORMAL, Place.MOON, 0, 20, 20),
        (NORMAL, Place.DARK, 0, 0, 0),
        (NORMAL, Place.LIT, 10, 10, 15),
        (NORMAL, Place.LIT, 6, 6, 9),
        (NIGHT, Place.STARS, 0, 30, 30),
        (NIGHT, Place.MOON, 0, 150, 150),
        (NIGHT, Place.DARK, 0, 0, 0),
        (NIGHT, Place.LIT, 10, 20, 30),
        (NIGHT, Place.LIT, 4, 8, 12),
        (DARK, Place.DARK, 0, 20, 20),
        (DARK, Place.LIT, 10, 30, 40),
        (Vision(kind="noir", range=30), Place.LIT, 6, 36, 42),
        (DARK, Place.STARS, 0, 20, 20),
        (Vision(kind="noir", range=5), Place.STARS, 0, 10, 10),
        (Vision(kind="noir", range=5), Place.MOON, 0, 20, 20),
        (Vision(kind="noir", range=5, stars=7, moon=0), Place.MOON, 0, 0, 0),
        (Vision(stars=7), Place.STARS, 0, 7, 7),
        (Vision(range=30), Place.DARK, 0, 0, 0),
    ],
)
def test_how_far_somebody_sees(
    one: Vision, place: Place, radius: int, clear: int, dim: int
) -> None:
    seen = vision.sight(TABLES, one, place, radius)
    assert (seen.clear, seen.dim) == (clear, dim)


@pytest.mark.rule("HARP-VDN-DARK")
def test_the_dark_has_no_colours() -> None:
    assert not vision.sight(TABLES, DARK, Place.DARK).colours
    assert vision.sight(TABLES, DARK, Place.LIT, 10).colours


@pytest.mark.rule("HARP-VISION-INDISTINCT")
@pytest.mark.parametrize(
    ("metres", "malus"), [(10, 0), (12, -40), (15, -40), (16, None), (Fraction(21, 2), -40)]
)
def test_dim_sight_costs_perception(metres: Fraction | int, malus: int | None) -> None:
    torch = vision.sight(TABLES, NORMAL, Place.LIT, 10)
    assert vision.perception(TABLES, NORMAL, torch, metres) == malus


@pytest.mark.rule("HARP-VISION-INDISTINCT")
def test_an_odd_light_ends_on_half_a_metre() -> None:
    seen = vision.sight(TABLES, NORMAL, Place.LIT, 5)
    assert seen.dim == Fraction(15, 2)


@pytest.mark.parametrize("place", [Place.DARK, Place.STARS, Place.MOON, Place.LIT])
def test_nobody_sees_less_than_nothing(place: Place) -> None:
    """A document from elsewhere may hold any number."""
    odd = Vision(kind="noir", range=-20, stars=-5, moon=-5)
    seen = vision.sight(TABLES, odd, place)
    assert (seen.clear, seen.dim) == (0, 0)
