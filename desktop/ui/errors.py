"""Errors on screen: known ones as a message in their window, all others in one hook."""

import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Protocol

from desktop.rules.errors import KnownError, StorageError
from desktop.services.log import log
from desktop.text import Catalogue
from desktop.ui.storing import note_refusal, times_stored

if TYPE_CHECKING:  # a start imports this, and making a protocol takes it long
    from desktop.ui.strip import ErrorStrip

    class BugDialog(Protocol):
        """Tells a person that something went wrong that no window has told."""

        def unexpected(self, details: str) -> None: ...

        def known(self, text: str) -> None: ...


@contextmanager
def reported(
    strip: "ErrorStrip", texts: Catalogue, worded: Callable[[str], str] = str
) -> Iterator[None]:
    """Show a known error raised in the block on `strip`, as `worded`; anything else goes on to the
    hook.

    A block that puts something on the disk takes what an earlier one was refused for off the strip:
    "the last change was not kept" is no longer true.
    """
    refused, stored = strip.refusal(), times_stored()
    try:
        yield
    except KnownError as error:
        if isinstance(error, StorageError):
            note_refusal()
        strip.show_refusal(worded(texts.render(error.message)))
    else:
        if refused and times_stored() != stored and strip.refusal() == refused:
            strip.hide()


class Hook:
    """Where every exception arrives that no window has shown: log, then a dialog; where nobody
    foresaw it, with a report and copyable details.

    `report` makes a report of a trace and gives its file, or None when none was written.
    """

    def __init__(
        self, dialog: "BugDialog", texts: Catalogue, report: Callable[[str], Path | None]
    ) -> None:
        self._dialog = dialog
        self._texts = texts
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
        log(__name__).error("unexpected error\n%s", details)
        if isinstance(error, StorageError):
            note_refusal()
        path = None if isinstance(error, KnownError) else self._report(details)
        # A second error while the first is shown would stack dialogs without end.
        if not self._showing:
            self._showing = True
            try:
                if isinstance(error, KnownError):
                    self._dialog.known(self._texts.render(error.message))
                else:
                    self._dialog.unexpected(details if path is None else f"{path}\n\n{details}")
            finally:
                self._showing = False
