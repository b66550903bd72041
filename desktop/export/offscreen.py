"""The Qt application that painting needs, started without a screen when there is none."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from desktop import fonts

_started: list[QGuiApplication] = []


def ensure_application() -> None:
    """Have a QGuiApplication: the running one, or an offscreen one kept until the program ends.

    Raises RuntimeError when the program runs a Qt application that cannot paint text.
    """
    running = QCoreApplication.instance()
    if running is None:
        fonts.stand_alone()
        _started.append(QGuiApplication(["cassure", "-platform", "offscreen"]))
    elif not isinstance(running, QGuiApplication):
        raise RuntimeError("a QCoreApplication without fonts cannot paint a sheet")
