"""The tables of Warhammer as they are read, word for word; what they may hold, and what is said of
damaged ones. Read once and kept (see `tests.rules.outline`)."""

import shutil
from pathlib import Path

import msgspec
import pytest

from desktop import paths
from desktop.rules.tomltables import TablesError
from desktop.rules.warhammer.settings import Options
from desktop.rules.warhammer.tables.criticals import Critical
from desktop.rules.warhammer.tables.gear import Piece
from desktop.rules.warhammer.tables.load import load
from desktop.rules.warhammer.tables.people import Race
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.outline import kept, outline

FOLDER = "warhammer"


def test_tables_are_read_as_ever(tables: Tables) -> None:
    """Every row, what the files leave out with it."""
    told: list[str] = []
    for name in tables.__struct_fields__:
        held = getattr(tables, name)
        rows = held.values() if isinstance(held, dict) else held
        told += [f"== {name}", *(outline(row) for row in rows)]
    now = "\n".join(told)
    assert now == kept("warhammer-tables", now)


@pytest.mark.parametrize(
    ("kind", "field", "least", "most"),
    [
        (Piece, "corps", 0, 4),
        (Critical, "value", 1, 15),
        (Options, "lodged_penalty", -100, 100),
        (Options, "liards_to_sou", 0, None),
    ],
)
def test_a_number_has_its_bounds(
    tables: Tables, kind: type[msgspec.Struct], field: str, least: int, most: int | None
) -> None:
    whole: dict[type, msgspec.Struct] = {
        Piece: next(iter(tables.pieces)),
        Critical: next(iter(tables.criticals.values())),
        Options: Options(),
    }
    plain = msgspec.to_builtins(whole[kind])
    for value, legal in (
        (least, True),
        (least - 1, False),
        *(((most, True), (most + 1, False)) if most is not None else ()),
    ):
        given = {**plain, field: value}
        if legal:
            assert getattr(msgspec.convert(given, kind), field) == value
        else:
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert(given, kind)


@pytest.mark.parametrize(("count", "legal"), [(2, False), (3, True), (4, False)])
def test_destiny_has_three_spans(tables: Tables, count: int, legal: bool) -> None:
    race = msgspec.to_builtins(next(iter(tables.races)))
    given = {**race, "destiny": [1] * count}
    if legal:
        assert msgspec.convert(given, Race).destiny == (1,) * count
        return
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(given, Race)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with tables that may be damaged."""
    root = tmp_path_factory.mktemp("tables")
    shutil.copytree(paths.tables_root() / FOLDER, root / FOLDER)
    return root


@pytest.mark.parametrize(
    ("file", "old", "new", "entry"),
    [
        ("people", 'characteristic = "f"', 'characteristic = "force"', "skill"),
        ("weapons", 'group = "escrime"', 'group = "escrimes"', "melee"),
        ("weapons", 'group = "a-poudre"', 'group = "a-poudres"', "ranged"),
        ("weapons", 'attributes = ["rapide"', 'attributes = ["vite"', "melee"),
        ("weapons", 'profiles = ["', 'profiles = ["rien", "', "melee"),
        ("armour", 'armour = "maille"', 'armour = "mailles"', "piece"),
        ("armour", 'stacks_with = ["', 'stacks_with = ["rien", "', "armour"),
        ("combat", 'weapons = ["', 'weapons = ["rien", "', "special"),
        ("criticals", "value = 15", "value = 14", "critical"),
    ],
)
def test_a_damaged_table_is_named(copied: Path, file: str, old: str, new: str, entry: str) -> None:
    path = copied / FOLDER / f"{file}.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        with pytest.raises(TablesError) as caught:
            load(copied)
    finally:
        path.write_text(text, "utf-8")
    told = [str(each) for each in caught.value.message.params.values()]
    assert any(each.startswith(f"{entry}[") for each in told), told
    assert f"{FOLDER}/{file}.toml" in told
