"""A desk with the shipped rules."""

import pytest

from desktop.rules.warhammer.settings import Settings
from desktop.rules.warhammer.tables.tables import Tables
from tests.rules.warhammer.edits.desk import Desk


@pytest.fixture(scope="session")
def desk(tables: Tables, settings: Settings) -> Desk:
    return Desk(tables, settings)
