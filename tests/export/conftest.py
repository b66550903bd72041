"""What the tests of paper share: a Qt application, the texts of the export area, a reader."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.export.typeset import load_fonts
from desktop.paths import resources_root
from desktop.text import Catalogue


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    load_fonts()


@pytest.fixture(scope="session")
def french(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The French texts of this area and of the core."""
    return catalogue("fr", tmp_path_factory.mktemp("french"))


@pytest.fixture(scope="session")
def english(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """The English texts of this area and of the core."""
    return catalogue("en", tmp_path_factory.mktemp("english"))


def catalogue(language: str, folder: Path) -> Catalogue:
    """A catalogue that depends on no other area."""
    (folder / "text").mkdir()
    for area in ("core", "export"):
        name = f"{area}.{language}.toml"
        shutil.copy(resources_root() / "text" / name, folder / "text" / name)
    return Catalogue("fr" if language == "fr" else "en", folder)
