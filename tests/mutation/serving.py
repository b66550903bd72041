"""A pytest plugin that collects the tests once, then tries slip after slip, each in a fork."""

import gc
import json
import os
import select
import signal
import traceback
from pathlib import Path
from typing import TypedDict

import pytest

from tests.mutation.swapping import Functions

PIPES = "CASSURE_MUTATION_PIPES"
"""Names the two file descriptors: requests are read from the first, answers written to the other;
one JSON value a line."""

SURVIVED, KILLED, UNFIT, BROKEN = 0, 1, 3, 4


class Request(TypedDict):
    """A file, its text before and after the slip, the tests to run, and the seconds they have."""

    file: str
    before: str
    after: str
    tests: list[str]
    seconds: float


class Serving:
    """Stands in the place of pytest's own loop over the tests."""

    def __init__(self, requests: int, answers: int) -> None:
        self._requests = os.fdopen(requests, encoding="utf-8")
        self._answers = os.fdopen(answers, "w", encoding="utf-8")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        functions = Functions()
        gc.collect()
        gc.freeze()
        self._answer("ready")
        for line in self._requests:
            self._answer(_tried(session, items, functions, json.loads(line)))
        return True

    def _answer(self, fate: str) -> None:
        self._answers.write(json.dumps(fate) + "\n")
        self._answers.flush()


def _tried(
    session: pytest.Session,
    items: dict[str, pytest.Item],
    functions: Functions,
    request: Request,
) -> str:
    """ "killed", "survived" or "timeout"; "unfit" for a slip that only a new process can
    try, "broken" when the trying itself failed."""
    child = os.fork()
    if child == 0:
        status = BROKEN
        try:
            os.setsid()
            status = _run(session, items, functions, request)
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(status)
    code = _waited(child, request["seconds"])
    if code is None:
        return "timeout"
    return {SURVIVED: "survived", UNFIT: "unfit", BROKEN: "broken"}.get(code, "killed")


def _run(
    session: pytest.Session,
    items: dict[str, pytest.Item],
    functions: Functions,
    request: Request,
) -> int:
    file = str(Path(request["file"]).resolve())
    if request["before"] != request["after"] and not functions.swap(
        file, request["before"], request["after"]
    ):
        return UNFIT
    wanted = [items[name] for name in request["tests"]]
    for item, following in zip(wanted, [*wanted[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return KILLED
    return SURVIVED


def _waited(child: int, seconds: float) -> int | None:
    """The exit code; None when the time was up. A child that a signal ended has a negative one."""
    handle = os.pidfd_open(child)
    try:
        ready, _, _ = select.select([handle], [], [], seconds)
    finally:
        os.close(handle)
    if not ready:
        os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if ready else None


def pytest_configure(config: pytest.Config) -> None:
    if pipes := os.environ.get(PIPES):
        requests, answers = map(int, pipes.split(","))
        config.pluginmanager.register(Serving(requests, answers), "mutation-serving")
