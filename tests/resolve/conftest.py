"""The command line for rules, made ready once."""

import pytest

from tests.resolve.kit import resolver


@pytest.fixture(scope="session", autouse=True)
def ready() -> None:
    """Its tables are loaded on behalf of every test, not of the first that asks."""
    resolver()
