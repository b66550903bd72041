"""The embedded faces as labels need them."""

import os
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from desktop import fonts


@pytest.mark.parametrize("family", [fonts.SERIF_FAMILY, fonts.SANS_FAMILY])
@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
def test_accented_capitals_stand_inside_the_ascent(
    qapp, family: str, weight: QFont.Weight, italic: bool
):
    assert fonts.load() == ()
    font = QFont(family)
    font.setPixelSize(1000)
    font.setWeight(weight)
    font.setItalic(italic)
    metrics = QFontMetricsF(font)
    assert -metrics.tightBoundingRect("ÉÈÊÀÂÇŒ").top() <= metrics.ascent() + 1


def test_a_damaged_face_is_named_and_holds_up_no_other(qapp, tmp_path, monkeypatch) -> None:
    folder = tmp_path / "fonts"
    folder.mkdir()
    shipped = fonts.resources_root() / "fonts" / "Alegreya-Bold.ttf"
    (folder / "Alegreya-Bold.ttf").write_bytes(shipped.read_bytes())
    (folder / "Alegreya-Damaged.ttf").write_bytes(b"no font")
    monkeypatch.setattr(fonts, "resources_root", lambda: tmp_path)
    assert fonts.load() == ("Alegreya-Damaged.ttf",)


def test_without_a_screen_the_embedded_faces_are_there_unless_others_are_named(monkeypatch) -> None:
    monkeypatch.delenv("QT_QPA_FONTDIR")
    fonts.stand_alone()
    assert any(Path(os.environ["QT_QPA_FONTDIR"]).glob("AlegreyaSans*.ttf"))
    monkeypatch.setenv("QT_QPA_FONTDIR", "elsewhere")
    fonts.stand_alone()
    assert os.environ["QT_QPA_FONTDIR"] == "elsewhere"
