"""Shots: ranges, reliability, melees, reloading."""

import pytest

from desktop.rules.breakdown import start
from desktop.rules.warhammer.arms import arm
from desktop.rules.warhammer.document import Hand
from desktop.rules.warhammer.shooting import (
    INTO_MELEE,
    Fault,
    Struck,
    band,
    drawable,
    fault,
    reload,
    shot_target,
    struck,
    stunning_force,
)
from desktop.rules.warhammer.tables.load import Tables
from tests.rules.warhammer.people import person, weapon


@pytest.mark.rule("WH-RANGE-BANDS")
@pytest.mark.parametrize(
    ("metres", "ct", "damage", "aim"),
    [
        (15, 10, 0, False),
        (16, 0, 0, False),
        (30, 0, 0, False),
        (31, -10, -1, False),
        (45, -10, -1, False),
        (46, -20, -1, False),
        (60, -20, -1, False),
        (61, -30, -2, True),
    ],
)
def test_bands(tables: Tables, metres: int, ct: int, damage: int, aim: bool) -> None:
    found = band(tables, arm(tables, person(), weapon("arc-long", Hand.BOTH)), metres)
    assert found is not None
    assert (found.ct, found.damage, found.aim_required) == (ct, damage, aim)


@pytest.mark.rule("WH-RANGE-NO-MAX")
def test_no_long_range(tables: Tables) -> None:
    axe = arm(tables, person(), weapon("hache-de-lancer"))
    near, far = band(tables, axe, 4), band(tables, axe, 8)
    assert near is not None
    assert far is not None
    assert (near.ct, far.ct, band(tables, axe, 9)) == (10, 0, None)


def shot(
    tables: Tables, row: str, ct: int, *talents: str, metres: int = 20, **fields: object
) -> int:
    who = person(*talents)
    quality = str(fields.pop("quality", "normale"))
    ready = arm(tables, who, weapon(row, Hand.BOTH, quality=quality))
    at = band(tables, ready, metres)
    assert at is not None
    return shot_target(tables, who, start("CT", ct), ready, at, **fields).total  # type: ignore[arg-type]


@pytest.mark.rule(
    "WH-WPN-MASTERY", "WH-WPN-QUALITY-BAD", "WH-MOD-CT", "WH-WPN-SHIELD-CT", "WH-ACT-AIM"
)
def test_targets(tables: Tables) -> None:
    assert shot(tables, "arbalete-a-levier", 36) == 18
    assert shot(tables, "arbalete-a-levier", 36, "maitrise-arbaletes") == 36
    assert (
        shot(tables, "arc-simple", 38, "maitrise-arcs", quality="mediocre", missile="mediocre")
        == 28
    )
    assert shot(tables, "arc-simple", 45, "maitrise-arcs", ticked=("cible-avec-bouclier",)) == 35
    small = ("petite-cible-halfling-nain", "cible-avec-bouclier", "cible-qui-marche")
    assert shot(tables, "arc-simple", 50, "maitrise-arcs", ticked=small) == 20
    night = ("cible-qui-court-m-4", "vent-fort-ou-nuit-noire")
    assert shot(tables, "arc-simple", 50, "maitrise-arcs", ticked=night) == 10
    crowd = ("groupe-de-trois-ennemis", "cible-en-contrebas")
    assert shot(tables, "arc-simple", 50, "maitrise-arcs", ticked=crowd) == 80
    assert shot(tables, "arc-simple", 50, "maitrise-arcs", aimed=True, number=2) == 50


@pytest.mark.rule("WH-MOD-SHOOT-MELEE")
@pytest.mark.parametrize(
    ("roll", "who"),
    [
        (20, Struck.TARGET),
        (25, Struck.TARGET),
        (26, Struck.OTHER),
        (33, Struck.OTHER),
        (45, Struck.OTHER),
        (46, Struck.NOBODY),
    ],
)
def test_shots_into_a_melee(tables: Tables, roll: int, who: Struck) -> None:
    reduced = shot(tables, "arc-simple", 45, "maitrise-arcs", ticked=(INTO_MELEE,))
    assert reduced == 25
    assert struck(reduced, roll, melee=True) is who
    assert struck(45, roll, melee=False) is (Struck.TARGET if roll <= 45 else Struck.NOBODY)


@pytest.mark.rule(
    "WH-RNG-UNRELIABLE",
    "WH-RNG-EXPERIMENTAL",
    "WH-RNG-QUALITY-UNRELIABLE-UP",
    "WH-RNG-QUALITY-EXPERIMENTAL-UP",
    "WH-RNG-QUALITY-UNRELIABLE-DOWN",
    "WH-RNG-QUALITY-EXPERIMENTAL-DOWN",
    "WH-ATTR-UNRELIABLE-MELEE",
)
@pytest.mark.parametrize(
    ("row", "quality", "found"),
    [
        (
            "arquebuse",
            "normale",
            {95: "", 96: "enrayee", 98: "enrayee", 99: "explose 11", 100: "explose 11"},
        ),
        (
            "fusil-du-hochland",
            "normale",
            {95: "", 98: "enrayee", 99: "explose 15", 100: "explose 15"},
        ),
        ("pistolet", "exceptionnelle", {97: "", 98: "enrayee", 99: "enrayee", 100: "explose 11"}),
        ("fusil-du-hochland", "exceptionnelle", {95: "", 96: "enrayee", 99: "explose 11"}),
        (
            "tromblon",
            "mediocre",
            {95: "", 96: "enrayee", 98: "enrayee", 99: "explose 15", 100: "explose 15"},
        ),
        (
            "arquebuse-a-repetition",
            "mediocre",
            {90: "", 91: "enrayee", 92: "enrayee", 96: "enrayee", 97: "explose 15"},
        ),
        (
            "morgenstern",
            "normale",
            {95: "", 96: "coincee", 97: "coincee", 98: "coincee", 99: "soi-meme", 100: "soi-meme"},
        ),
        ("arc-long", "normale", {96: "", 100: ""}),
        ("epee", "normale", {96: "", 100: ""}),
    ],
)
def test_faults(tables: Tables, row: str, quality: str, found: dict[int, str]) -> None:
    one = arm(tables, person(), weapon(row, quality=quality))
    for roll, expected in found.items():
        what, blast = fault(tables, one, roll)
        assert what.value + (f" {blast}" if blast else "") == expected, roll
        assert (what is Fault.BLAST) == bool(blast)


@pytest.mark.rule("WH-RNG-RELOAD", "WH-RNG-MAGAZINE", "WH-WPN-MASTERY")
@pytest.mark.parametrize(
    ("row", "talents", "halves"),
    [
        ("arquebuse", ("maitrise-a-poudre",), 4),
        ("arc-court", ("maitrise-arcs",), 1),
        ("arbalete-a-levier", ("maitrise-arbaletes",), 2),
        ("arbalete-a-levier", (), 4),
        ("pistolet-a-repetition", ("maitrise-mecanique",), 12),
        ("javelot", (), 0),
    ],
)
def test_reloading(tables: Tables, row: str, talents: tuple[str, ...], halves: int) -> None:
    who = person(*talents)
    assert reload(who, arm(tables, who, weapon(row))) == halves


@pytest.mark.rule("WH-WPN-BOW-BF")
@pytest.mark.parametrize(
    ("row", "bf", "shoots", "aims"),
    [
        ("arc-long", 6, True, False),
        ("arc-long", 7, True, True),
        ("arc-simple", 5, False, False),
        ("arc-court", 6, True, True),
        ("arbalete-a-levier", 3, True, True),
    ],
)
def test_bows_want_strength(tables: Tables, row: str, bf: int, shoots: bool, aims: bool) -> None:
    bow = arm(tables, person(), weapon(row, Hand.BOTH))
    assert (drawable(tables, bow, bf) is None) is shoots
    assert (drawable(tables, bow, bf, aiming=True) is None) is aims


@pytest.mark.rule("WH-SPEC-STUN-RANGED", "WH-RNG-SLING-STUN", "WH-AMMO-BLUNT")
@pytest.mark.parametrize(
    ("row", "missile", "force"),
    [
        ("fronde", "", 30),
        ("fustibale", "", 50),
        ("arc-simple", "matras", 40),
        ("arbalete-a-levier", "matras", 50),
    ],
)
def test_stunning_shots(tables: Tables, row: str, missile: str, force: int) -> None:
    one = arm(tables, person(), weapon(row, Hand.BOTH, ammunition=missile))
    assert one.stuns
    assert stunning_force(one) == force
    assert not arm(tables, person(), weapon("arc-simple", Hand.BOTH)).stuns
