"""The shipped tables of Warhammer rénové, loaded once."""

from pathlib import Path

import pytest

from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.load import Tables, load


@pytest.fixture(scope="session")
def tables(tables_root: Path) -> Tables:
    return load(tables_root)


@pytest.fixture(scope="session")
def settings() -> Settings:
    return Settings()
