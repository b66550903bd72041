"""Qt's own messages go to Python's log, where a bug report finds them."""

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

# What the offscreen platform says of every window, and nobody can act on.
_NOISE = ("This plugin does not support",)


def install() -> None:
    """Send Qt's messages to the log from now on."""
    qInstallMessageHandler(_to_log)


def _to_log(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    if text.startswith(_NOISE):
        return
    import logging  # as late as `desktop.services.log` does

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    logging.getLogger("qt").log(levels[kind], "%s", text)
