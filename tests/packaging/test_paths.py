"""Resources are found in every way Cassure is installed; user data stays in the user's folder."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import desktop
from desktop import paths

ROOT = Path(__file__).resolve().parents[2]


def test_version_matches_the_package_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert desktop.__version__ == project["version"]


def test_checkout_uses_its_own_resources() -> None:
    assert paths.resources_root() == ROOT / "resources"
    assert paths.tables_root() == ROOT / "resources" / "rules"


def test_wheel_uses_the_resources_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "desktop"
    (package / "_resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    assert paths.resources_root() == package / "_resources"


def test_frozen_build_uses_its_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources_root() == tmp_path / "resources"


def test_lost_resources_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "desktop")
    with pytest.raises(FileNotFoundError, match="_resources"):
        paths.resources_root()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the XDG folders are Linux's")
def test_library_is_in_the_data_folder_named_after_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert paths.user_data_dir() == tmp_path / "Cassure"
    assert paths.default_library().parent == tmp_path / "Cassure"
    assert not paths.user_data_dir().exists()


def test_paths_load_no_qt() -> None:
    code = (
        "import sys; from desktop import paths; paths.default_library(); paths.tables_root();"
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=60)
