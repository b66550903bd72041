"""The shipped tables and settings of Night Prowler, loaded once."""

from pathlib import Path

import pytest

from desktop.rules.nightprowler.settings.shipped import Settings, default_settings
from desktop.rules.nightprowler.tables.load import Tables, load
from tests.rules.nightprowler.characters import Rules


@pytest.fixture(scope="session")
def tables(tables_root: Path) -> Tables:
    return load(tables_root)


@pytest.fixture(scope="session")
def settings(tables_root: Path, tables: Tables) -> Settings:
    return default_settings(tables_root, tables)


@pytest.fixture(scope="session")
def rules(tables: Tables, settings: Settings) -> Rules:
    return Rules(tables, settings)
