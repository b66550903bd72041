"""A pytest plugin for the first run: which tests run which lines of the rules, and how long each
takes."""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

TARGET = "CASSURE_MUTATION_TRACE"


class Tracing:
    """Switches the context of coverage at each test, and writes what was seen at the end."""

    def __init__(self, target: Path) -> None:
        self._target = target
        self._coverage = coverage.Coverage(
            data_file=None, config_file=False, source=["desktop/rules"], branch=False
        )
        self._seconds: dict[str, float] = defaultdict(float)
        self._coverage.start()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        yield
        self._coverage.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        root = Path.cwd()
        lines = {
            Path(file).relative_to(root).as_posix(): {
                str(line): sorted(filter(None, contexts))
                for line, contexts in data.contexts_by_lineno(file).items()
            }
            for file in data.measured_files()
        }
        self._target.write_text(json.dumps({"seconds": self._seconds, "lines": lines}))


def pytest_configure(config: pytest.Config) -> None:
    if target := os.environ.get(TARGET):
        config.pluginmanager.register(Tracing(Path(target)), "mutation-tracing")
