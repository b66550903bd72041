"""What goes wrong inside a window fails the self-test."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop.demo.rounds import heard


def fail() -> None:
    raise ZeroDivisionError


def test_what_a_slot_raises_is_raised_at_the_end(qapp: QApplication) -> None:
    def meet_it() -> None:
        with heard():
            QTimer.singleShot(0, fail)
            QApplication.processEvents()
            passed.append(True)

    passed: list[bool] = []
    with pytest.raises(ZeroDivisionError):
        meet_it()
    assert passed


def test_nothing_is_raised_where_nothing_was(qapp: QApplication) -> None:
    with heard():
        QApplication.processEvents()
