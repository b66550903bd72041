"""Long counting beside the interface: a generator gone through in a thread of its own.

The generator works on plain values and pauses often; between its steps it can be dropped. What it
found arrives in the interface's thread, and nothing of work that was dropped arrives at all.
"""

import threading
import time
from collections.abc import Iterator

from PySide6.QtCore import QObject, QThread, Signal

from desktop.services.collecting import collecting

_SLICE, _BREATH = 0.001, 0.0003
"""Seconds of work, and seconds left to the interface after them: Python runs one thread at a
time."""


class _Work(QThread):
    """One generator; `number` tells its results from those of work that was dropped."""

    #: The generator gave something that is not None (number, what).
    gave = Signal(int, object)
    #: It came to its end (number), or failed (number, the exception).
    ended = Signal(int)
    failed = Signal(int, object)

    def __init__(self, number: int, steps: Iterator[object]) -> None:
        super().__init__()
        self._number = number
        self._steps = steps
        self._stop = threading.Event()

    def ask_stop(self) -> None:
        self._stop.set()

    def run(self) -> None:
        begun = time.monotonic()
        try:
            for value in self._steps:
                if self._stop.is_set():
                    return
                if value is not None:
                    self.gave.emit(self._number, value)
                if time.monotonic() - begun > _SLICE:
                    time.sleep(_BREATH)
                    begun = time.monotonic()
        except Exception as error:
            # Not lost with the thread: the owner shows it, or raises it where the hook sees it.
            self.failed.emit(self._number, error)
        else:
            self.ended.emit(self._number)


class Beside(QObject):
    """Works at one thing at a time; a new one drops the one before."""

    #: Something was found.
    found = Signal(object)
    #: The work came to its end.
    ended = Signal()
    #: It failed; the value is the exception.
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._work: _Work | None = None
        self._leaving: list[_Work] = []

    def busy(self) -> bool:
        """Whether something is being worked at."""
        return self._work is not None

    def begin(self, steps: Iterator[object]) -> None:
        """Work at this from now on."""
        self.drop()
        self._number += 1
        work = _Work(self._number, steps)
        work.gave.connect(self._take)
        work.ended.connect(self._end)
        work.failed.connect(self._fail)
        work.finished.connect(self._tidy)
        self._work = work
        collecting.hold()
        work.start(QThread.Priority.LowPriority)

    def drop(self) -> None:
        """Give up what is being worked at, if anything; does not wait."""
        self._number += 1
        work, self._work = self._work, None
        if work is not None:
            work.ask_stop()
            self._leaving.append(work)
            self._tidy()

    def finish(self) -> None:
        """Give up and wait until no thread is left: before the owner goes."""
        self.drop()
        for work in self._leaving:
            work.wait()
        self._tidy()

    def _take(self, number: int, value: object) -> None:
        if number == self._number:
            self.found.emit(value)

    def _end(self, number: int) -> None:
        if number == self._number:
            self.drop()
            self.ended.emit()

    def _fail(self, number: int, error: object) -> None:
        if number == self._number:
            self.drop()
            self.failed.emit(error)

    def _tidy(self) -> None:
        """Let go of threads that are done."""
        done = [work for work in self._leaving if work.isFinished()]
        self._leaving = [work for work in self._leaving if work not in done]
        for work in done:
            collecting.release()
            work.deleteLater()
