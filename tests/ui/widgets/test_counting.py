"""Texts with a number are translated in classes that others inherit from."""

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.ui import start
from desktop.ui.widgets.counting import Counting


class SheetFrame(Counting, QObject):
    """Has the name of a class with such a text."""


class Sheet(SheetFrame):
    """Inherits it."""


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [("fr", "1 remarque", "3 remarques"), ("en", "1 remark", "3 remarks")],
)
def test_the_form_of_the_number_is_found_above(
    qapp: QApplication, language: str, one: str, three: str
) -> None:
    start.application_for("en" if language == "en" else "fr")
    made = Sheet()
    assert made.tr("%n remarque(s)", "", 1) == one
    assert made.tr("%n remarque(s)", "", 3) == three
    assert made.tr("%n inconnu(s)", "", 3) == "3 inconnu(s)"
    assert made.tr("Nulle part %n") == "Nulle part %n"
