"""The tables, against the inventory: Constitution, locations, Tables C to F."""

import random
from pathlib import Path
from shutil import copytree

import pytest

from desktop.rules.errors import KnownError
from desktop.rules.pv_negatifs import constitution, mortal
from desktop.rules.pv_negatifs.settings import BodyRow, Settings
from desktop.rules.pv_negatifs.tables.load import Tables, load
from desktop.rules.tomltables import TablesError
from tests.rules.pv_negatifs.people import reading
from tests.texts import texts_of


@pytest.mark.rule("PV-TABLE-A-HP")
@pytest.mark.parametrize(
    ("scores", "per_level"),
    [
        ((3,), -2),
        ((4,), -1),
        (range(5, 15), 0),
        ((15,), 1),
        ((16,), 2),
        ((17,), 3),
        ((18,), 4),
        ((19, 20, 21), 5),
        ((22, 23), 6),
        ((24, 25), 7),
    ],
)
def test_hit_points_per_level(
    tables: Tables, settings: Settings, scores: range, per_level: int
) -> None:
    for score in scores:
        row = constitution.row(tables, settings, score)
        assert constitution.hit_points(row, 3) == 3 * per_level


@pytest.mark.rule("PV-TABLE-A-SHOCK")
@pytest.mark.parametrize(
    ("score", "percent"),
    [
        (3, 40),
        (4, 45),
        (8, 65),
        (10, 75),
        (12, 85),
        (13, 90),
        (14, 92),
        (15, 94),
        (16, 96),
        (17, 98),
        (18, 100),
    ],
)
def test_system_shock(tables: Tables, settings: Settings, score: int, percent: int) -> None:
    row = constitution.row(tables, settings, score)
    assert constitution.shock(settings, row).total == percent


@pytest.mark.rule("PV-TABLE-A-SHOCK", "PV-HEROIC-ROLL")
def test_shock_beyond_18_is_the_campaigns(tables: Tables, settings: Settings) -> None:
    row = constitution.row(tables, settings, 20)
    assert constitution.shock(settings, row).total == 100
    assert constitution.shock(Settings(blank_shock=95), row).total == 95
    printed = constitution.row(tables, settings, 18)
    assert constitution.shock(Settings(blank_shock=95), printed).total == 100


@pytest.mark.rule("PV-TABLE-A-POISON")
@pytest.mark.parametrize(
    ("score", "change"),
    [
        (3, -3),
        (4, -2),
        (5, -1),
        (6, 0),
        (18, 0),
        (19, 1),
        (20, 1),
        (21, 2),
        (22, 2),
        (23, 3),
        (24, 3),
        (25, 4),
    ],
)
def test_poison(tables: Tables, settings: Settings, score: int, change: int) -> None:
    assert constitution.row(tables, settings, score).poison == change


@pytest.mark.rule("PV-TABLE-A-REROLL")
@pytest.mark.parametrize(
    ("score", "faces", "worth"),
    [
        (19, (1,), 1),
        (20, (1,), None),
        (20, (1, 1, 4), 4),
        (21, (2,), None),
        (21, (3,), 3),
        (22, (2,), 2),
        (22, (1,), None),
        (23, (3, 4), 4),
        (24, (3,), None),
        (25, (4,), 4),
    ],
)
def test_excluded_faces_are_rolled_again(
    tables: Tables, settings: Settings, score: int, faces: tuple[int, ...], worth: int | None
) -> None:
    row = constitution.row(tables, settings, score)
    assert constitution.life_die(settings, row, faces) == worth


@pytest.mark.rule("PV-TABLE-A-REROLL")
def test_excluded_faces_by_other_readings(tables: Tables) -> None:
    least, book = reading(faces="minimum"), reading(faces_22="livre")
    assert constitution.life_die(least, constitution.row(tables, least, 23), (1,)) == 4
    assert constitution.life_die(book, constitution.row(tables, book, 22), (2,)) is None
    assert constitution.life_die(book, constitution.row(tables, book, 21), (3,)) == 3


def test_constitution_out_of_the_table_is_named(tables: Tables, settings: Settings) -> None:
    for score in (2, 26):
        with pytest.raises(KnownError, match="constitution"):
            constitution.row(tables, settings, score)
    added = Settings(bodies=(BodyRow(score=26, hit_points=8, regeneration=4, shock=100),))
    assert constitution.row(tables, added, 26).regeneration == 4
    assert constitution.row(tables, added, 25).regeneration == 3


@pytest.mark.rule("PV-TABLE-B", "PV-MORTAL-LOCATION")
@pytest.mark.parametrize(
    ("roll", "zone", "sides"),
    [
        (1, "tete", 15),
        (15, "tete", 15),
        (16, "bras", 12),
        (45, "bras", 12),
        (46, "torse", 12),
        (75, "torse", 12),
        (76, "jambes", 12),
        (100, "jambes", 12),
    ],
)
def test_locations(tables: Tables, roll: int, zone: str, sides: int) -> None:
    found = mortal.location(tables, roll)
    assert (found.id, found.sides) == (zone, sides)


ROWS = {
    "tete": (
        "Scalp,Œil crevé,Œil crevé,Deux yeux crevés,Nez coupé,Oreille coupée,Bouche touchée,"
        "Crâne ouvert ou fracturé,Crâne ouvert ou fracturé,Décapité,Carotide touchée,"
        "Gorge touchée,Crâne explosé,Blessure profonde,Blessure profonde"
    ),
    "bras": (
        "Main cassée,Main cassée,Doigts cassés,Doigts cassés,Main coupée,Doigts coupés,"
        "Bras cassé,Bras coupé,Épaule cassée,Épaule coupée,Blessure profonde,Blessure profonde"
    ),
    "torse": (
        "Coup bas,Coupé en deux,Tétraplégique,Paraplégique,Paraplégique,Éventré,Éventré,"
        "Transpercé,Transpercé,Transpercé,Blessure profonde,Blessure profonde"
    ),
    "jambes": (
        "Pied cassé,Doigts de pied cassés,Pieds coupés,Doigts de pied coupés,Jambe cassée,"
        "Jambe coupée,Cuisse cassée,Cuisse coupée,Blessure profonde,Blessure profonde,"
        "Blessure profonde,Blessure profonde"
    ),
}


@pytest.mark.rule("PV-TABLE-C", "PV-TABLE-D", "PV-TABLE-E", "PV-TABLE-F")
@pytest.mark.parametrize("zone", ROWS)
def test_every_face_of_every_table(tables: Tables, settings: Settings, zone: str) -> None:
    names = ROWS[zone].split(",")
    found = [mortal.effect(tables, settings, zone, face) for face in range(1, len(names) + 1)]
    assert [texts_of("fr").render(row.name) for row in found if row is not None] == names
    assert tables.locations.get(zone).sides == len(names)


# The dice under Sagesse, the heroic modifier, what failing leads to and whether it is an
# amputation, row by row as the source prints them.
CHECKS = """
tete-scalp 1d20 0 second -
tete-oeil-creve 1d20 0 second R
tete-deux-yeux-creves 2d12 -20 second R
tete-nez-coupe 1d20 0 second R
tete-oreille-coupee 2d8 10 impotent R
tete-bouche-touchee 1d20 0 second -
tete-crane-ouvert-ou-fracture 1d20 0 second -
tete-carotide-touchee 2d8 10 impotent -
tete-gorge-touchee 1d20 0 impotent -
bras-main-cassee 2d8 10 impotent -
bras-doigts-casses 2d8 10 impotent -
bras-main-coupee 1d20 0 second R
bras-doigts-coupes 1d20 0 second R
bras-bras-casse 2d8 10 impotent -
bras-bras-coupe 2d12 -20 second R
bras-epaule-cassee 1d20 0 impotent -
bras-epaule-coupee 3d10 -40 second R
torse-coup-bas 1d20 0 second -
torse-tetraplegique 2d12 -20 evanoui -
torse-paraplegique 2d12 -20 second -
torse-eventre 1d20 0 second -
torse-transperce 1d20 0 second -
jambes-pied-casse 2d8 10 impotent -
jambes-doigts-de-pied-casses 2d8 10 impotent -
jambes-pieds-coupes 1d20 0 second R
jambes-doigts-de-pied-coupes 1d20 0 second R
jambes-jambe-cassee 2d8 10 impotent -
jambes-jambe-coupee 2d12 -20 second R
jambes-cuisse-cassee 2d8 10 impotent -
jambes-cuisse-coupee 3d10 -40 second R
"""


@pytest.mark.rule(
    "PV-WOUND-CHECK",
    "PV-WOUND-CHECK-FAIL",
    "PV-WOUND-CHECK-NOSECOND",
    "PV-REGEN-FLAG",
    "PV-TABLE-D",
    "PV-TABLE-F",
)
@pytest.mark.parametrize("line", CHECKS.strip().splitlines())
def test_checks_of_each_row(tables: Tables, line: str) -> None:
    id, dice, heroic, failure, letter = line.split()
    row = tables.wounds.get(id)
    assert row.wisdom is not None
    assert f"{row.wisdom.count}d{row.wisdom.sides}" == dice
    assert (row.heroic, row.failure, row.amputation) == (int(heroic), failure, letter == "R")


def test_no_row_is_left_out_of_the_checks(tables: Tables) -> None:
    listed = {line.split()[0] for line in CHECKS.strip().splitlines()}
    assert listed == {one.id for one in tables.wounds if one.wisdom is not None}


@pytest.mark.rule("PV-WOUND-INSTANT")
def test_deaths_at_once(tables: Tables) -> None:
    at_once = {one.id for one in tables.wounds if one.death == "immediate"}
    assert at_once == {"tete-decapite", "tete-crane-explose", "torse-coupe-en-deux"}
    assert all(tables.wounds.get(id).amputation for id in at_once)


@pytest.mark.rule("PV-TABLE-F")
def test_missing_legs_may_be_rolled_again(tables: Tables) -> None:
    again = reading(missing_legs="relance")
    assert mortal.effect(tables, again, "jambes", 9) is None
    assert mortal.effect(tables, again, "jambes", 10) is None
    printed = mortal.effect(tables, again, "jambes", 11)
    assert printed is not None
    assert printed.deep


def broken(tmp_path: Path, tables_root: Path, file: str, old: str, new: str) -> Path:
    root = tmp_path / "rules"
    copytree(tables_root / "pv_negatifs", root / "pv_negatifs")
    place = root / "pv_negatifs" / file
    text = place.read_text("utf-8")
    assert old in text
    place.write_text(text.replace(old, new, 1), "utf-8")
    return root


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("wounds.toml", "most = 15", "most = 14"),
        ("wounds.toml", "least = 2\nmost = 3", "least = 2\nmost = 4"),
        ("wounds.toml", 'failure = "second"', 'failure = "rien"'),
        ("wounds.toml", 'wisdom = { count = 1, sides = 20 }\nfailure = "second"', ""),
        ("combat.toml", "least = 6\nmost = 6", "least = 6\nmost = 7"),
        ("combat.toml", 'lost_bonuses = ["dex"]', 'lost_bonuses = ["chance"]'),
        ("falls.toml", "least_cm = 600", "least_cm = 300"),
        ("constitution.toml", "score = 4", "score = 3"),
        ("people.toml", "ppm = [14, 13", "ppm = [13"),
        ("people.toml", "levels = [1, 4", "levels = [2, 4"),
        ("essence.toml", "points = 1\n", "pionts = 1\n"),
        ("care.toml", "kit_bonus = 5", "kit_bonus = -5"),
        ("resistance.toml", 'applies = "choix"', 'applies = "parfois"'),
    ],
)
def test_a_wrong_table_is_named(
    tmp_path: Path, tables_root: Path, file: str, old: str, new: str
) -> None:
    with pytest.raises(TablesError) as caught:
        load(broken(tmp_path, tables_root, file, old, new))
    assert caught.value.message.params["file"] == f"pv_negatifs/{file}"


@pytest.mark.parametrize("seed", range(3))
def test_any_die_leads_to_a_row(tables: Tables, settings: Settings, seed: int) -> None:
    dice = random.Random(seed)
    zone = mortal.location(tables, dice.randint(1, 100))
    assert mortal.effect(tables, settings, zone.id, dice.randint(1, zone.sides)) is not None
