"""Garbage is collected between tests, where tests share the work between processes.

There another thread of the process talks with the one that shares out the work. A collection that
happened to begin in it would destroy windows outside their own thread, which ends the process.
"""

import gc
from collections.abc import Generator

import pytest

_OFTEN = 1
"""The generation that is collected after each test; all of it is, every so many tests."""
_EVERY = 100


class Collecting:
    """Counts tests."""

    def __init__(self) -> None:
        self._tests = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        gc.disable()
        outcome = yield
        self._tests += 1
        gc.collect(2 if self._tests % _EVERY == 0 else _OFTEN)
        return outcome


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):
        config.pluginmanager.register(Collecting(), "collecting-between-tests")
