"""Errors on screen: known ones as a message in their window, bugs in one hook that goes on."""

import logging
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Protocol

from desktop.rules.errors import KnownError
from desktop.text import Catalogue

log = logging.getLogger(__name__)


class ErrorStrip(Protocol):
    """Where a window shows a known error."""

    def show_error(self, text: str) -> None: ...


@contextmanager
def reported(strip: ErrorStrip, texts: Catalogue) -> Iterator[None]:
    """Show a known error raised in the block on `strip`; anything else goes on to the hook."""
    try:
        yield
    except KnownError as error:
        strip.show_error(texts.render(error.message))


class BugDialog(Protocol):
    """Tells a person that something went wrong that nobody foresaw."""

    def unexpected(self, details: str) -> None: ...


class Hook:
    """Where every unexpected exception arrives: log, report, then a dialog with copyable details.

    `report` makes a report of a trace and gives its file, or None when none was written.
    """

    def __init__(self, dialog: BugDialog, report: Callable[[str], Path | None]) -> None:
        self._dialog = dialog
        self._report = report
        self._showing = False

    def install(self) -> None:
        """Take the place of `sys.excepthook`, which PySide calls for slots too."""
        sys.excepthook = self

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        log.error("unexpected error\n%s", details)
        path = self._report(details)
        # A second error while the first is shown would stack dialogs without end.
        if not self._showing:
            self._showing = True
            try:
                self._dialog.unexpected(details if path is None else f"{path}\n\n{details}")
            finally:
                self._showing = False
