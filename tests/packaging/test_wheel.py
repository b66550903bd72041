"""The wheel holds the program and its resources, and nothing that only developers need."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the files in a freshly built wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=100)
    (wheel,) = folder.glob("cassure-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_resources_are_inside_the_package(names: set[str]) -> None:
    packed = {name for name in names if name.startswith("desktop/_resources/")}
    # What git ignores or an editor leaves behind is not a resource.
    resources = {
        f"desktop/_resources/{file.relative_to(ROOT / 'resources').as_posix()}"
        for file in (ROOT / "resources").rglob("*")
        if file.is_file() and not file.name.startswith(".")
    }
    assert packed == resources
    assert "desktop/_resources/translations/cassure_en.qm" in packed


def test_only_the_program_is_installed(names: set[str]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in names} == {"desktop", "cassure"}
    assert not [name for name in names if name.startswith("desktop/devtools")]
    assert "desktop/ui/generated/__init__.py" in names
