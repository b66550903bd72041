"""Windows in a language whose words are 40 % longer than French: nothing is cut off."""

import math
from collections.abc import Iterator

import pytest
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

from desktop.ui.context import Context
from tests.ui.start.test_every_window import WINDOWS, House, pages

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


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = LongerWords(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


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


@pytest.mark.parametrize("name", WINDOWS)
def test_nothing_is_cut_off(name: str, context: Context, longer: None) -> None:
    window = WINDOWS[name](House(context))
    window.resize(1280, 800)
    window.show()
    found: list[str] = []
    for _ in pages(window):
        # A page that was never shown is laid out in a few steps.
        for _ in range(3):
            QApplication.processEvents()
        shown = [one for one in window.findChildren(QWidget) if one.isVisible()]
        found += [told(one) for one in shown if one.window() is window and cut(one)]
    parent = window.parentWidget()
    window.close()
    if parent is not None:
        parent.close()
    assert "\n".join(found) == ""


def test_a_label_that_is_cut_off_is_noticed(qapp: QApplication, longer: None) -> None:
    label = QLabel(qapp.translate("Test", "Un libellé de la fenêtre"))
    assert len(label.text()) >= 24 * 1.4
    label.resize(20, 20)
    assert "width" in cut(label)
    label.resize(label.sizeHint())
    assert cut(label) == ""
