"""The PDF of many sheets, written beside the interface, which goes on meanwhile."""

import threading
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

from desktop.rules.errors import KnownError
from desktop.services.collecting import collecting
from desktop.services.library import Library
from desktop.services.paper import Stopped
from desktop.text import Catalogue

if TYPE_CHECKING:
    from desktop.export.options import Options


class PartyJob(QThread):
    """Writes once; whoever starts it waits for it (`finish`) before letting it go."""

    #: How much of how much is done.
    progressed = Signal(int, int)
    #: The file is written.
    written = Signal(str)
    #: It was given up on request; nothing was written.
    stopped = Signal()
    #: It failed; the value is the exception.
    failed = Signal(object)

    def __init__(
        self,
        library: Library,
        characters: Sequence[str],
        path: Path,
        texts: Catalogue,
        options: "Options",
        *,
        as_cards: bool,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._characters = tuple(characters)
        self._path = path
        self._texts = texts
        self._options = options
        self._as_cards = as_cards
        self._stop = threading.Event()

    def begin(self) -> None:
        """Start; to be called, like `finish`, in the thread of the interface."""
        collecting.hold()
        self.start()

    def ask_stop(self) -> None:
        """Give up before the next part."""
        self._stop.set()

    def finish(self) -> None:
        """Wait until the thread is done."""
        self.wait()
        collecting.release()

    def run(self) -> None:
        try:
            reader = self._library.reader()
            try:
                write = reader.paper.write_cards if self._as_cards else reader.paper.write_party
                write(self._characters, self._path, self._texts, self._options, self._told)
            finally:
                reader.close()
        except Stopped:
            self.stopped.emit()
        except KnownError as error:
            self.failed.emit(error)
        except Exception as error:
            # Not lost with the thread: the window raises it again where the hook sees it.
            self.failed.emit(error)
        else:
            self.written.emit(str(self._path))

    def _told(self, done: int, total: int) -> bool:
        self.progressed.emit(done, total)
        return not self._stop.is_set()
