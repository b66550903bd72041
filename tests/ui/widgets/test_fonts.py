"""The embedded faces as labels need them."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from desktop import fonts


@pytest.mark.parametrize("family", [fonts.SERIF_FAMILY, fonts.SANS_FAMILY])
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
def test_accented_capitals_stand_inside_the_ascent(
    qapp, family: str, weight: QFont.Weight, italic: bool
):
    fonts.load()
    font = QFont(family)
    font.setPixelSize(1000)
    font.setWeight(weight)
    font.setItalic(italic)
    metrics = QFontMetricsF(font)
    assert -metrics.tightBoundingRect("ÉÈÊÀÂÇŒ").top() <= metrics.ascent() + 1
