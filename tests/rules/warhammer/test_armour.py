"""Armour: coverage, layers, penalties, wear."""

import msgspec
import pytest

from desktop.rules.warhammer.armour import (
    clashes,
    layers,
    mended,
    penalties,
    stack,
    wear,
    wear_hours,
)
from desktop.rules.warhammer.document import Character
from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.load import Tables
from tests.rules.warhammer.people import person, piece

replace = msgspec.structs.replace


def wearing(*rows: str, talents: tuple[str, ...] = (), quality: str = "normale") -> Character:
    return replace(person(*talents), armour=tuple(piece(row, quality) for row in rows))


def costs(tables: Tables, settings: Settings, who: Character) -> tuple[int, int, int, int]:
    """Ag, CC, CT, hearing."""
    one = penalties(tables, settings, who)
    return one.agility.total, one.cc.total, one.ct.total, one.hearing.total


@pytest.mark.rule("WH-ARMOUR-FRACTION-SUM")
@pytest.mark.parametrize(
    ("rows", "zone", "quarters"),
    [
        (
            (
                "plates-gantelet",
                "plates-canon-d-avant-bras",
                "plates-brassard-d-arriere-bras",
                "plates-spallieres",
            ),
            "bras",
            4,
        ),
        (("plates-cuissots", "plates-greves", "plates-bottes"), "jambes", 3),
        (("matelassee-guetres", "matelassee-robe"), "jambes", 4),
        (("matelassee-guetres", "matelassee-robe", "matelassee-jambieres"), "jambes", 4),
    ],
)
def test_fractions_add_up(tables: Tables, rows: tuple[str, ...], zone: str, quarters: int) -> None:
    (layer,) = layers(tables, wearing(*rows), zone)
    assert layer.quarters == quarters


@pytest.mark.rule("WH-ARMOUR-FRACTION-ROLL")
@pytest.mark.parametrize(
    ("rows", "zone", "last"),
    [
        (("plates-cuissots",), "jambes", 25),
        (("cuir-bouilli-cerveliere",), "tete", 50),
        (("plates-cuissots", "plates-greves", "plates-bottes"), "jambes", 75),
    ],
)
def test_coverage_is_rolled(tables: Tables, rows: tuple[str, ...], zone: str, last: int) -> None:
    (layer,) = layers(tables, wearing(*rows), zone)
    assert not layer.whole
    assert (layer.covers(last), layer.covers(last + 1)) == (True, False)


def test_a_whole_zone_needs_no_roll(tables: Tables) -> None:
    (layer,) = layers(tables, wearing("plates-heaume"), "tete")
    assert layer.whole
    assert layer.covers(100)


@pytest.mark.rule("WH-ARMOUR-LAYERS")
def test_compatible_pairs(tables: Tables) -> None:
    every = list(tables.armours)
    pairs = {
        frozenset((one.id, other.id))
        for place, one in enumerate(every)
        for other in every[place + 1 :]
        if stack(one, other)
    }
    assert pairs == {
        frozenset(pair)
        for pair in (
            ("matelassee", "maille"),
            ("matelassee", "ecailles"),
            ("matelassee", "plates"),
            ("maille-cousue", "ecailles"),
            ("maille-cousue", "plates"),
            ("maille", "plaques"),
            ("maille", "plates"),
        )
    }


@pytest.mark.rule("WH-ARMOUR-LAYERS", "WH-ARMOUR-LAYER-ORDER", "WH-GEN-ARMOUR-DESIGN")
@pytest.mark.parametrize(
    ("rows", "pa", "outer"),
    [
        (("matelassee-gambison", "maille-haubert", "plates-plastron"), 5, "plates"),
        (("maille-cousue-broigne", "ecailles-chemise"), 5, "ecailles"),
        (("maille-haubert", "plaques-brigandine"), 4, "plaques"),
        (("maille-haubert", "matelassee-gambison"), 3, "maille"),
    ],
)
def test_layers_add_their_pa(tables: Tables, rows: tuple[str, ...], pa: int, outer: str) -> None:
    who = wearing(*rows)
    worn = layers(tables, who, "corps")
    assert sum(layer.pa for layer in worn) == pa
    assert worn[0].armour.id == outer
    assert clashes(tables, who) == ()


@pytest.mark.rule("WH-ARMOUR-CUIR", "WH-ARMOUR-PLAQUES", "WH-ARMOUR-ECAILLES", "WH-ARMOUR-LAYERS")
@pytest.mark.parametrize(
    "rows",
    [
        ("cuir-bouilli-plastron", "matelassee-gambison"),
        ("plaques-brigandine", "matelassee-gambison"),
        ("ecailles-chemise", "maille-chemise"),
        ("maille-cousue-chemise", "maille-chemise"),
    ],
)
def test_other_pairs_clash(tables: Tables, rows: tuple[str, ...]) -> None:
    found = clashes(tables, wearing(*rows))
    assert "corps" in {clash.zone for clash in found}


def test_armours_on_different_zones_do_not_clash(tables: Tables) -> None:
    assert clashes(tables, wearing("cuir-bouilli-calotte", "matelassee-gambison")) == ()


@pytest.mark.rule(
    "WH-ARMOUR-CUIR",
    "WH-ARMOUR-MATELASSEE",
    "WH-ARMOUR-MAILLE-COUSUE",
    "WH-ARMOUR-MAILLE",
    "WH-ARMOUR-PLAQUES",
    "WH-ARMOUR-ECAILLES",
    "WH-ARMOUR-PLATES",
    "WH-ARMOUR-PENALTY-SUM",
)
@pytest.mark.parametrize(
    ("rows", "cost"),
    [
        (("cuir-bouilli-calotte",), (0, 0, 0, -10)),
        (("cuir-bouilli-cerveliere",), (0, 0, 0, 0)),
        (("matelassee-gambison", "matelassee-jambieres"), (-10, -5, -5, 0)),
        (("matelassee-gilet",), (-5, 0, 0, 0)),
        (
            ("maille-cousue-casque", "maille-cousue-broigne", "maille-cousue-jambieres"),
            (-10, -5, -5, -10),
        ),
        (("maille-cousue-cotte",), (-5, 0, 0, 0)),
        (("maille-camail",), (0, 0, 0, -10)),
        (("plaques-brigandine",), (-5, 0, 0, 0)),
        (("ecailles-manteau", "ecailles-jambieres"), (-20, -10, -10, 0)),
        (("plates-heaume", "plates-plastron"), (-10, 0, 0, -10)),
        (("plates-salade",), (0, 0, 0, 0)),
        (("maille-camail", "plates-heaume"), (0, 0, 0, -20)),
        (
            (
                "matelassee-gambison",
                "matelassee-jambieres",
                "maille-chemise",
                "maille-jambieres",
                "plates-plastron",
            ),
            (-30, -10, -10, 0),
        ),
    ],
)
def test_penalties(
    tables: Tables, settings: Settings, rows: tuple[str, ...], cost: tuple[int, int, int, int]
) -> None:
    assert costs(tables, settings, wearing(*rows)) == cost


@pytest.mark.rule("WH-TAL-STURDY")
def test_the_sturdy_bear_five_points(tables: Tables, settings: Settings) -> None:
    padded = wearing("matelassee-gambison", "matelassee-jambieres", talents=("robuste",))
    assert costs(tables, settings, padded) == (-5, 0, -5, 0)
    assert costs(tables, settings, wearing(talents=("robuste",))) == (0, 0, 0, 0)
    vest = wearing("matelassee-gilet", talents=("robuste",))
    assert costs(tables, settings, vest) == (0, 0, 0, 0)


@pytest.mark.rule("WH-ARMOUR-WEAR-TIME", "WH-ARMOUR-MAILLE", "WH-ARMOUR-WEAR-TIME-EXCEEDED")
@pytest.mark.parametrize(
    ("rows", "be", "hours"),
    [
        (("maille-cousue-chemise",), 3, 9),
        (("ecailles-chemise", "matelassee-gambison"), 4, 8),
        (("ecailles-chemise",), 3, 3),
        (("maille-haubert",), 3, 3),
        (("maille-haubert", "matelassee-gambison"), 3, 6),
        (("maille-haubert", "plaques-brigandine"), 3, 6),
        (("plates-plastron",), 3, 9),
        (("cuir-bouilli-plastron",), 3, 24),
        ((), 3, None),
    ],
)
def test_hours_of_wear(tables: Tables, rows: tuple[str, ...], be: int, hours: int | None) -> None:
    assert wear_hours(tables, wearing(*rows), be) == hours


@pytest.mark.rule("WH-ARMOUR-WEAR-HIT")
def test_a_hit_wears_the_outermost_layer(tables: Tables) -> None:
    who = wearing("plates-plastron", "maille-chemise")
    worn = wear(tables, who, "corps", ("plates", "maille"))
    plates, mail = worn.armour
    assert (plates.lost, mail.lost) == ({"corps": 1}, {})
    assert worn.lost is not None
    assert worn.lost.params["left"] == 9
    missed = wear(tables, who, "corps", ("maille",))
    assert [one.lost for one in missed.armour] == [{}, {"corps": 1}]
    assert wear(tables, who, "corps", ()).armour == who.armour
    assert wear(tables, who, "tete", ("plates",)).lost is None


@pytest.mark.rule("WH-ARMOUR-WEAR-QUALITY", "WH-ARMOUR-WEAR-BREAK")
@pytest.mark.parametrize(
    ("row", "quality", "zone", "hits", "pa"),
    [
        ("matelassee-gambison", "mediocre", "bras", 5, (1, 0)),
        ("ecailles-chemise", "normale", "corps", 10, (3, 2)),
        ("maille-haubert", "bonne", "corps", 15, (2, 1)),
        ("plates-plastron", "exceptionnelle", "corps", 20, (2, 1)),
    ],
)
def test_worn_out_armour_loses_a_pa(
    tables: Tables, row: str, quality: str, zone: str, hits: int, pa: tuple[int, int]
) -> None:
    who = wearing(row, quality=quality)
    (layer,) = layers(tables, who, zone)
    for hit in range(hits):
        (layer,) = layers(tables, who, zone)
        assert layer.pa == pa[0], hit
        who = replace(who, armour=wear(tables, who, zone, (layer.armour.id,)).armour)
    (layer,) = layers(tables, who, zone)
    assert (layer.pa, who.armour[0].lost[zone]) == (pa[1], 0)
    restored = replace(who, armour=tuple(mended(one) for one in who.armour))
    (layer,) = layers(tables, restored, zone)
    assert layer.pa == pa[0]
