"""Text that people typed is shown as typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.ui import theme
from desktop.ui.widgets.labels import ElidedLabel, Heading, PlainLabel, plain_tooltip

NASTY = ["<b>Jo</b>", "a < b & c", "&lt;b&gt;", "<img src='x'>", "Jo\n  <i>deux</i>", "simple"]


@pytest.mark.parametrize("text", NASTY)
def test_a_tooltip_shows_exactly_what_was_typed(text: str) -> None:
    tip = plain_tooltip(text)
    if tip == text:
        assert "<" not in tip
        assert "&" not in tip
        return
    shown = QTextDocument()
    shown.setHtml(tip)
    assert shown.toPlainText() == text


@pytest.mark.parametrize("kind", [PlainLabel, ElidedLabel, Heading])
def test_labels_never_interpret_markup(qtbot, kind: type[PlainLabel]) -> None:
    label = kind("<b>Jo</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>Jo</b>"
    plain, bold = QLabel("Jo"), label
    plain.setFont(label.font())
    qtbot.addWidget(plain)
    assert bold.sizeHint().width() > plain.sizeHint().width()


def test_a_toned_label_follows_the_theme(qtbot, qapp: QApplication) -> None:
    label = PlainLabel("−3", tone=theme.Tone.VITALITY)
    qtbot.addWidget(label)
    assert label.palette().windowText().color() == theme.PAPIER.vitality
    theme.apply(qapp, theme.Scheme.DARK)
    qapp.processEvents()
    assert label.palette().windowText().color() == theme.NUIT.vitality
    label.set_tone(theme.Tone.INK)
    assert label.palette().windowText().color() == theme.NUIT.ink


def test_an_elided_label_keeps_the_whole_text_in_its_tooltip(qtbot, spoken) -> None:
    label = ElidedLabel("Isabeau Vif-Argent <la Grande> des toits")
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.show()
    assert label.is_elided()
    assert label.toolTip() == plain_tooltip(label.text())
    assert spoken(label)[0] == label.text()
    label.resize(label.sizeHint().width() + 20, 20)
    assert not label.is_elided()
    assert label.toolTip() == ""


def test_an_endless_word_does_not_widen_a_wrapped_label(qtbot: QtBot) -> None:
    label = PlainLabel("x" * 400)
    qtbot.addWidget(label)
    wide = label.minimumSizeHint().width()
    label.setWordWrap(True)
    assert label.minimumSizeHint().width() < wide / 4
    assert label.text() == "x" * 400
    label.setText("Un mot court")
    assert label.text() == "Un mot court"
