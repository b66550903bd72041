"""A pytest plugin for the first run: which tests run which lines of the rules, and how long each
takes. What a shared fixture runs counts for every test that asks for it."""

import json
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import coverage
import pytest

TARGET = "CASSURE_MUTATION_TRACE"
FIXTURE = "fixture:"
IMPORT = ""
"""Stands among the tests of a line for what runs before them: imports and the collection."""


class Tracing:
    """Switches the context of coverage at each test, and writes what was seen at the end."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, source=["desktop/rules"], branch=False
        )
        self._seconds: dict[str, float] = defaultdict(float)
        self._users: dict[str, set[str]] = defaultdict(set)
        self._now = IMPORT
        self._coverage.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        for name in getattr(item, "fixturenames", ()):
            self._users[FIXTURE + name].add(item.nodeid)
        yield from self._within(item.nodeid)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        if fixturedef.scope == "function":
            yield
        else:
            yield from self._within(FIXTURE + fixturedef.argname)

    def _within(self, context: str) -> Iterator[None]:
        before, self._now = self._now, context
        self._coverage.switch_context(context)
        yield
        self._now = before
        self._coverage.switch_context(before)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        root = Path.cwd()
        lines = {
            Path(file).relative_to(root).as_posix(): {
                str(line): sorted(self._tests(contexts))
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        self._target.write_text(json.dumps({"seconds": self._seconds, "lines": lines}))

    def _tests(self, contexts: Iterable[str]) -> set[str]:
        return {
            name
            for context in contexts
            for name in (self._users[context] if context.startswith(FIXTURE) else (context,))
        }


def pytest_configure(config: pytest.Config) -> None:
    if target := os.environ.get(TARGET):
        config.pluginmanager.register(Tracing(Path(target)), "mutation-tracing")
