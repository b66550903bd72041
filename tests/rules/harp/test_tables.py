"""The shipped tables, their borders, and what a wrong one is told."""

import shutil
import tomllib
from pathlib import Path

import pytest
from msgspec.structs import replace

from desktop.rules.errors import KnownError
from desktop.rules.harp import scores, settings
from desktop.rules.harp.document import CHARACTERISTICS, RESISTANCES, Character
from desktop.rules.harp.lookup import find
from desktop.rules.harp.settings import Fumble, FumbleTable, HealingRow
from desktop.rules.harp.tables.load import load
from desktop.rules.tomltables import TablesError
from tests.rules.harp.people import SETTINGS, TABLES


def test_what_documents_name_is_in_the_tables() -> None:
    assert TABLES.characteristics.ids() == CHARACTERISTICS
    assert TABLES.resistances.ids() == RESISTANCES
    assert len(TABLES.skills) == 64


@pytest.mark.parametrize("score", range(1, 106))
def test_bonuses_follow_the_closed_form(score: int) -> None:
    if score <= 50:
        wanted = -2 * ((50 - score) // 5)
    else:
        wanted = -((50 - score) // 5) if score <= 100 else score - 90
    one = Character(scores={"force": score})
    assert scores.bonus(TABLES, SETTINGS, one, "force").total == wanted


def test_what_the_source_lacks_says_how_sure_it_is(tables_root: Path) -> None:
    raw = tomllib.loads((tables_root / "harp" / "manoeuvres.toml").read_text(encoding="utf-8"))
    for table in ("difficulty", "bonus_of_score", "bonus_of_rank", "percent", "help", "target"):
        assert all(row.get("confidence") for row in raw[table]), table
    printed = [row["value"] for row in raw["percent"] if row.get("printed")]
    assert printed == [20, 30, 40, 60]
    assert SETTINGS.healing == ()
    assert SETTINGS.fumbles == ()


def test_shipped_settings_are_sound_and_a_campaign_may_change_every_row() -> None:
    settings.check(SETTINGS)
    row = replace(find(SETTINGS.target, 50), value=92, confidence="campagne")
    rows = tuple(row if one.id == row.id else one for one in SETTINGS.target)
    mine = replace(SETTINGS, target=rows)
    settings.check(mine)
    assert find(mine.target, 50).value == 92


@pytest.mark.parametrize(
    "wrong",
    [
        replace(SETTINGS, percent=()),
        replace(SETTINGS, difficulties=()),
        replace(SETTINGS, target=SETTINGS.target[:3] + SETTINGS.target[4:]),
        replace(SETTINGS, help=(*SETTINGS.help, SETTINGS.help[0])),
        replace(SETTINGS, percent=(replace(SETTINGS.percent[1], most=0),)),
        replace(SETTINGS, fumbles=(FumbleTable(id="a", name="A"),)),
        replace(
            SETTINGS,
            fumbles=(
                FumbleTable(
                    id="a", name="A", rows=(Fumble(id="b", least=1, most=99, text="glisse"),)
                ),
            ),
        ),
        replace(
            SETTINGS,
            fumbles=(
                FumbleTable(
                    id="a", name="A", rows=(Fumble(id="b", least=0, most=100, text="glisse"),)
                ),
            ),
        ),
        replace(
            SETTINGS,
            healing=(
                HealingRow(id="a", least=10, light=1, middle=2, severe=3),
                HealingRow(id="b", least=10, light=1, middle=2, severe=3),
            ),
        ),
    ],
)
def test_settings_with_a_hole_are_refused(wrong: settings.Settings) -> None:
    with pytest.raises(KnownError):
        settings.check(wrong)


def test_tables_that_a_gm_wrote_whole_are_taken() -> None:
    row = Fumble(id="b", least=1, most=100, text="glisse")
    whole = FumbleTable(id="a", name="A", rows=(row,))
    days = HealingRow(id="a", least=0, light=1, middle=2, severe=3)
    settings.check(replace(SETTINGS, fumbles=(whole,), healing=(days,)))
    assert SETTINGS.round_seconds == 6


def test_a_score_that_no_row_holds_is_an_error_with_a_name() -> None:
    with pytest.raises(KnownError):
        find(SETTINGS.percent[2:4], 5)


def broken(tmp_path: Path, tables_root: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(tables_root / "harp", tmp_path / "harp")
    place = tmp_path / "harp" / file
    text = place.read_text(encoding="utf-8")
    assert old in text, old
    place.write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("people.toml", 'characteristics = ["presence"', 'characteristics = ["beaute"'),
        ("people.toml", 'resistance = "corps"', 'resistance = "chance"'),
        ("people.toml", 'against = "perception"', 'against = "sixieme-sens"'),
        ("people.toml", 'skill = "baratin"', 'skill = "bagou"'),
        ("people.toml", 'id = "danse"', 'id = "comedie"'),
        ("people.toml", 'characteristic = "constitution"', 'characteristic = "foi"'),
        ("manoeuvres.toml", "least = 131\n", "least = 132\n"),
        ("manoeuvres.toml", 'confidence = "faible"', 'confidence = "nulle"'),
        ("manoeuvres.toml", 'difficulty = "banale"', 'difficulty = "nulle"'),
        ("manoeuvres.toml", "modifier = 60", "modifer = 60"),
        ("health.toml", "least = 60", "least = 90"),
        ("health.toml", "offset = -20", "offset = 30"),
        ("health.toml", "least = 3, most = 6", "least = 4, most = 6"),
        ("health.toml", "agilite = -5", "ruse = -5"),
        ("health.toml", 'resistance = "corps"', 'resistance = "foi"'),
    ],
)
def test_a_wrong_table_is_named(
    tmp_path: Path, tables_root: Path, file: str, old: str, new: str
) -> None:
    with pytest.raises(TablesError) as caught:
        load(broken(tmp_path, tables_root, file, old, new))
    assert caught.value.message.params["file"] == f"harp/{file}"
