"""A language whose words are 40 % longer than French, and what of a window it cuts off."""

import math

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QWidget,
)

_LONGER = 0.4
_FILLER = "éñ ẅøß "
#: Hinting may make a glyph a pixel wider than its layout was told.
_SLACK = 1


class LongerWords(QTranslator):
    """Every text of the interface, and as much again as 40 % of it."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        missing = math.ceil(len(source) * _LONGER)
        filler = (_FILLER * (missing // len(_FILLER) + 1))[:missing].strip()
        return f"{source} {filler}" if filler else source


def cut(widget: QWidget) -> str:
    """What is wrong with a widget that shows text, or ""."""
    if isinstance(widget, QLabel):
        if not widget.text() or widget.wordWrap():
            wanted = widget.heightForWidth(widget.width()) if widget.text() else 0
            return f"height {widget.height()} < {wanted}" if lacks(widget.height(), wanted) else ""
    elif not isinstance(widget, QPushButton | QCheckBox | QRadioButton):
        return ""
    wanted = widget.minimumSizeHint()
    if lacks(widget.width(), wanted.width()):
        return f"width {widget.width()} < {wanted.width()}"
    if lacks(widget.height(), wanted.height()):
        return f"height {widget.height()} < {wanted.height()}"
    return ""


def lacks(room: int, wanted: int) -> bool:
    return room + _SLACK < wanted


def told(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.objectName()} « {text[:50]} » {cut(widget)}"


def cut_off(window: QWidget) -> list[str]:
    """What is cut off in a window that is on screen."""
    # A page that was never shown is laid out in a few steps.
    for _ in range(3):
        QApplication.processEvents()
    shown = [one for one in window.findChildren(QWidget) if one.isVisible()]
    return [told(one) for one in shown if one.window() is window and cut(one)]
