"""Qt's own messages go to Python's log, where a bug report finds them."""

import logging

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

log = logging.getLogger("qt")

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

# What the offscreen platform says of every window, and nobody can act on.
_NOISE = ("This plugin does not support",)


def install() -> None:
    """Send Qt's messages to the log from now on."""
    qInstallMessageHandler(_to_log)


def _to_log(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    level = logging.DEBUG if text.startswith(_NOISE) else _LEVELS[kind]
    log.log(level, "%s", text)
