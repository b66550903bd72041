"""The shipped tables of PV négatifs, loaded once."""

from pathlib import Path

import pytest

from desktop.rules.pv_negatifs.settings import Settings
from desktop.rules.pv_negatifs.tables.load import Tables, load


@pytest.fixture(scope="session")
def tables(tables_root: Path) -> Tables:
    return load(tables_root)


@pytest.fixture(scope="session")
def settings() -> Settings:
    return Settings()
