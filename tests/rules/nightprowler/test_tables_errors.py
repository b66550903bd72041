"""A missing or wrong table is refused with an error that names the place."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.rules.nightprowler.tables.load import Tables, TablesError, UnknownReference, load
from tests.texts import texts_of


@pytest.fixture
def root(tmp_path: Path, tables_root: Path) -> Path:
    shutil.copytree(tables_root / "nightprowler", tmp_path / "nightprowler")
    return tmp_path


def damage(root: Path, file: str, old: str, new: str) -> None:
    path = root / "nightprowler" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def refusal(root: Path) -> tuple[str, dict]:
    with pytest.raises(TablesError) as caught:
        load(root)
    message = caught.value.message
    for language in ("fr", "en"):
        shown = texts_of(language).render(message)
        assert str(message.params["file"]) in shown
        assert "{" not in shown
    return message.key, dict(message.params)


@pytest.mark.parametrize(
    "file",
    [
        "constants.toml",
        "identity.toml",
        "origins.toml",
        "cassures.toml",
        "traits.toml",
        "skills.toml",
        "combat.toml",
        "health.toml",
        "scenes.toml",
    ],
)
def test_a_missing_file_is_named(root: Path, file: str):
    (root / "nightprowler" / file).unlink()
    assert refusal(root) == ("error.tables-missing", {"file": f"nightprowler/{file}"})


def test_a_folder_in_place_of_a_file_is_unreadable(root: Path):
    (root / "nightprowler" / "traits.toml").unlink()
    (root / "nightprowler" / "traits.toml").mkdir()
    key, params = refusal(root)
    assert key == "error.tables-unreadable"
    assert params["file"] == "nightprowler/traits.toml"


@pytest.mark.parametrize("content", [b"format = ", b"\xff\xfe", b"[trait"])
def test_what_is_not_toml_is_refused(root: Path, content: bytes):
    (root / "nightprowler" / "traits.toml").write_bytes(content)
    key, params = refusal(root)
    assert key == "error.tables-syntax"
    assert params["file"] == "nightprowler/traits.toml"


def place(params: dict) -> tuple[str, str, str]:
    return params["file"], params["entry"], params["field"]


def test_a_wrong_type_names_entry_and_field(root: Path):
    damage(root, "traits.toml", "pm = -4", 'pm = "quatre"')
    key, params = refusal(root)
    assert key == "error.tables-value"
    assert place(params) == ("nightprowler/traits.toml", "trait[mentor]", "pm")


def test_a_float_is_no_whole_number(root: Path):
    damage(root, "cassures.toml", "income_due_percent = 50", "income_due_percent = 0.5")
    key, params = refusal(root)
    assert key == "error.tables-value"
    assert place(params)[1:] == ("cassure[compromission]", "effects.income_due_percent")


def test_an_unknown_field_names_entry_and_field(root: Path):
    damage(root, "cassures.toml", "bounty = 100", "bountee = 100")
    key, params = refusal(root)
    assert key == "error.tables-value"
    assert place(params)[1:] == ("cassure[fuite]", "effects.bountee")


def test_a_missing_field_names_entry_and_field(root: Path):
    damage(root, "health.toml", "quality = 3\n", "")
    _, params = refusal(root)
    assert place(params)[1:] == ("vitality_line[blessures-graves]", "quality")


def test_an_id_with_accents_is_refused(root: Path):
    damage(root, "identity.toml", 'id = "misereux"', 'id = "miséreux"')
    _, params = refusal(root)
    assert place(params)[1:] == ("specialty[miséreux]", "id")


def test_a_duplicate_id_is_named(root: Path):
    damage(root, "traits.toml", 'id = "secret"', 'id = "heritage"')
    key, params = refusal(root)
    assert key == "error.tables-duplicate"
    assert place(params)[:2] == ("nightprowler/traits.toml", "trait[heritage]")


@pytest.mark.parametrize(
    ("file", "old", "new", "entry", "field"),
    [
        ("identity.toml", 'branch = "limier"', 'branch = "x"', "specialty[traqueur]", "branch"),
        ("origins.toml", '"rebelle"', '"x"', "race[nain]", "traits"),
        ("origins.toml", 'trait = "morale"', 'trait = "x"', "milieu[ouvrier]", "trait"),
        ("traits.toml", '"ruine"', '"x"', "trait[vie-de-la-cite]", "effects.cassures_allowed"),
        ("traits.toml", '"spadassin"', '"x"', "trait[traque]", "effects.branch_advice"),
        (
            "traits.toml",
            '"athletisme", "acrobatie"',
            '"athletisme", "artisanat:x"',
            "trait[athlete]",
            "effects.failure_to_zero",
        ),
        ("combat.toml", 'group = "fleaux"', 'group = "x"', "technique[agripper]", "group"),
        ("scenes.toml", 'skill = "perception"', 'skill = "x"', "chase_option[reperer]", "skill"),
    ],
)
def test_an_unknown_reference_is_named(
    root: Path, file: str, old: str, new: str, entry: str, field: str
):
    damage(root, file, old, new)
    key, params = refusal(root)
    assert key == "error.tables-reference"
    assert place(params) == (f"nightprowler/{file}", entry, field)
    assert f'"{params["value"]}"' in new


def test_counts_and_invariants_hold(root: Path):
    damage(root, "identity.toml", 'secondary = "robustesse"', 'secondary = "doigte"')
    key, params = refusal(root)
    assert key == "error.tables-rule"
    assert place(params)[1:] == ("specialty[chapardeur]", "secondary")


def test_lines_of_wounds_are_in_order(root: Path):
    damage(root, "health.toml", "quality = 4", "quality = 5")
    key, params = refusal(root)
    assert key == "error.tables-rule"
    assert place(params)[1:] == ("vitality_line[blessures-critiques]", "quality")


def test_a_hole_between_faces_is_refused(root: Path):
    damage(root, "skills.toml", "min = 17\nmax = 19", "min = 18\nmax = 19")
    key, params = refusal(root)
    assert key == "error.tables-rule"
    assert place(params)[1:] == ("quality[faces-17-19]", "min")


def test_an_unknown_id_is_a_known_error(tables: Tables):
    with pytest.raises(UnknownReference) as caught:
        tables.trait("inconnu")
    assert caught.value.message.params == {"table": "trait", "id": "inconnu"}
    with pytest.raises(UnknownReference):
        tables.skill_title("inconnue:x")


def test_importing_brings_in_the_rules_and_msgspec_alone():
    def loaded(module: str) -> set[str]:
        code = (
            f"import sys; sys.path[:] = {sys.path!r}; import {module};"
            "print(*{name.partition('.')[0] for name in sys.modules})"
        )
        done = subprocess.run(
            [sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True
        )
        return set(done.stdout.split()) - set(sys.stdlib_module_names)

    assert loaded("desktop.rules.nightprowler.tables") - loaded("msgspec") == {"desktop"}
