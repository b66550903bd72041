"""A library in a folder of its own, closed at the end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.services.library import Library
from tests.services.kit import open_library


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "bibliotheque.sqlite3"


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    library = open_library(path)
    yield library
    library.close()
