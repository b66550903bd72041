"""One window per library: a second start asks the program that is already there to come forward.

The two meet at a local socket that only this user can reach, named after the library's path. One
line of JSON goes over, `{"open": "/path/x.cassure"}` or `{"open": ""}`, and one byte comes back.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

_HEARD = b"+"
_LONGEST = 65536
#: How long the first program may take to start listening, and how long one knock waits.
_PATIENCE_MS = 4000
_KNOCK_MS = 500
_PAUSE_MS = 100


def address(library: Path) -> str:
    """The name of the socket of a library, however its path is spelt."""
    spelt = str(library.resolve()).encode("utf-8", "surrogateescape")
    return f"cassure-{hashlib.sha256(spelt).hexdigest()[:24]}"


def call_first(
    library: Path,
    opening: Path | None,
    patience: int = _PATIENCE_MS,
    has_gone: Callable[[], bool] = lambda: False,
) -> bool:
    """Ask the program that has `library` open to come forward and open `opening`.

    `patience` is in milliseconds. False when none answers, or once `has_gone` says that there is
    none any more.
    """
    words = {"open": "" if opening is None else str(opening.absolute())}
    line = json.dumps(words).encode() + b"\n"
    waited = QElapsedTimer()
    waited.start()
    while True:
        if _knock(address(library), line):
            return True
        if has_gone() or waited.elapsed() > patience:
            return False
        QThread.msleep(_PAUSE_MS)


def _knock(name: str, line: bytes) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(_KNOCK_MS):
        return False
    socket.write(line)
    socket.waitForBytesWritten(_KNOCK_MS)
    # What it was asked may take the first program a moment; that it listens is known by now.
    answered = socket.waitForReadyRead(_PATIENCE_MS)
    return answered and bytes(socket.readAll().data()) == _HEARD


class Doorbell(QObject):
    """Listens for later starts on the same library."""

    #: Another start wants this program to come forward, and to open a file if it names one.
    rung = Signal(str)

    def __init__(self, library: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._callers: list[QLocalSocket] = []
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)
        name = address(library)
        # What a program that was killed left behind: whoever holds the library owns the name.
        QLocalServer.removeServer(name)
        self._server.listen(name)

    def listens(self) -> bool:
        """Whether later starts can reach this program."""
        return self._server.isListening()

    def close(self) -> None:
        """Stop listening, so that the name is free."""
        self._server.close()

    def _accept(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            self._callers.append(socket)
            socket.readyRead.connect(self._read)
            socket.disconnected.connect(self._forget)
        self._read()

    def _read(self) -> None:
        for socket in tuple(self._callers):
            if socket.canReadLine():
                line = bytes(socket.readLine(_LONGEST).data())
                socket.write(_HEARD)
                socket.flush()
                self._answer(line)
            elif socket.bytesAvailable() > _LONGEST:
                socket.abort()

    def _forget(self) -> None:
        gone = QLocalSocket.LocalSocketState.UnconnectedState
        for socket in tuple(self._callers):
            if socket.state() is gone:
                self._callers.remove(socket)
                socket.deleteLater()

    def _answer(self, line: bytes) -> None:
        """Take a caller's line; anything else than what a start sends is ignored."""
        try:
            words = json.loads(line)
        except ValueError:
            return
        wanted = words.get("open") if isinstance(words, dict) else None
        if isinstance(wanted, str):
            self.rung.emit(wanted)
