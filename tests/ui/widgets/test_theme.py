"""The look: contrast of every text, following the system, the embedded fonts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop import paths
from desktop.ui import theme

THEMES = pytest.mark.parametrize("look", [theme.PAPIER, theme.NUIT], ids=lambda look: look.name)


@THEMES
@pytest.mark.parametrize("tone", theme.Tone)
def test_every_text_colour_reads_on_paper_and_surface(look: theme.Theme, tone: theme.Tone) -> None:
    for ground in (look.paper, look.surface):
        assert theme.contrast(look.color(tone), ground) >= theme.LEAST_CONTRAST


@THEMES
def test_every_text_role_of_the_palette_reads_on_its_ground(look: theme.Theme) -> None:
    role = QPalette.ColorRole
    made = theme.palette(look)
    pairs = (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.ToolTipText, role.ToolTipBase),
        (role.HighlightedText, role.Highlight),
        (role.Link, role.Base),
        (role.LinkVisited, role.Base),
    )
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for text, ground in pairs:
            ratio = theme.contrast(made.color(group, text), made.color(group, ground))
            assert ratio >= theme.LEAST_CONTRAST, (text, ground)
    disabled = QPalette.ColorGroup.Disabled
    for text, ground in (*pairs[:2], pairs[4], pairs[6]):
        ratio = theme.contrast(made.color(disabled, text), made.color(disabled, ground))
        assert ratio >= 3, (text, ground)


@THEMES
def test_frames_of_controls_can_be_seen(look: theme.Theme) -> None:
    frame = QColor(theme.style_sheet(look).split("solid ")[1][:7])
    assert theme.contrast(frame, look.paper) >= 3
    assert theme.contrast(frame, look.surface) >= 3


@THEMES
def test_who_is_given_a_colour_cannot_change_the_theme(look: theme.Theme) -> None:
    # A wash under a pointed number is the accent, thinned; it thinned the accent everywhere.
    for tone in theme.Tone:
        before = QColor(look.color(tone))
        look.color(tone).setAlphaF(0.08)
        assert look.color(tone) == before


@THEMES
def test_signs_and_words_read_on_a_highlighted_entry_of_a_menu(look: theme.Theme) -> None:
    made = theme.menu_palette(look)
    ground = made.color(QPalette.ColorRole.Highlight)
    # Fusion draws the sign of a highlighted entry as it draws that of any other: in ink.
    for drawn in (made.color(QPalette.ColorRole.HighlightedText), look.ink):
        assert theme.contrast(drawn, ground) >= theme.LEAST_CONTRAST


def test_contrast_is_that_of_wcag() -> None:
    black, white = QColor("#000000"), QColor("#ffffff")
    assert theme.contrast(black, white) == theme.contrast(white, black) == pytest.approx(21)
    assert theme.contrast(QColor("#767676"), white) == pytest.approx(4.54, abs=0.01)


def test_a_chosen_scheme_holds_and_the_system_is_followed_only_when_asked(
    qapp: QApplication,
) -> None:
    system = qapp.styleHints().colorSchemeChanged
    theme.apply(qapp, theme.Scheme.DARK)
    assert theme.current() is theme.NUIT
    system.emit(Qt.ColorScheme.Light)
    assert theme.current() is theme.NUIT
    theme.apply(qapp, theme.Scheme.SYSTEM)
    system.emit(Qt.ColorScheme.Dark)
    assert theme.current() is theme.NUIT
    system.emit(Qt.ColorScheme.Light)
    assert theme.current() is theme.PAPIER


def test_applying_twice_keeps_one_appearance(qapp: QApplication) -> None:
    theme.apply(qapp, theme.Scheme.DARK)
    theme.apply(qapp, theme.Scheme.LIGHT)
    assert sum(isinstance(child, theme.Appearance) for child in qapp.children()) == 1
    assert theme.appearance().scheme is theme.Scheme.LIGHT


def test_open_windows_change_with_the_theme(qapp: QApplication, qtbot) -> None:
    label = QLabel("Corvin")
    qtbot.addWidget(label)
    theme.apply(qapp, theme.Scheme.DARK)
    qapp.processEvents()
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.NUIT.ink


def test_a_dressed_window_follows_the_theme_and_keeps_its_fonts(qapp: QApplication, qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    theme.dress(window, "QLabel { margin: 0; }")
    label = QLabel("Corvin", window)
    label.setFont(theme.serif(theme.Size.TITLE))
    window.show()
    theme.apply(qapp, theme.Scheme.DARK)
    assert window.styleSheet() == theme.style_sheet(theme.NUIT) + "QLabel { margin: 0; }"
    assert label.font() == theme.serif(theme.Size.TITLE)


@pytest.mark.parametrize("made", [theme.serif, theme.sans])
@pytest.mark.parametrize(("bold", "italic"), [(False, False), (True, False), (False, True)])
def test_each_embedded_face_has_french(made, bold: bool, italic: bool) -> None:
    font: QFont = made(theme.Size.BODY)
    font.setBold(bold)
    font.setItalic(italic)
    info = QFontInfo(font)
    assert info.family() == font.family()
    assert (info.bold(), info.italic()) == (bold, italic)
    raw = QRawFont.fromFont(font)
    letters = "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ’…—–−«»€°\u00a0"
    missing = [c for c in letters if not raw.supportsCharacter(ord(c))]
    assert not missing


def test_the_licence_travels_with_the_fonts() -> None:
    text = (paths.resources_root() / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Alegreya Sans Project Authors" in text
    assert "The Alegreya Project Authors" in text


@pytest.mark.parametrize("made", [theme.serif, theme.sans])
def test_tabular_figures_are_of_one_width(made) -> None:
    metrics = QFontMetricsF(theme.tabular(made(theme.Size.DISPLAY)))
    assert len({round(metrics.horizontalAdvance(digit * 4), 3) for digit in "0123456789"}) == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fontconfig is Linux's")
def test_the_chrome_falls_back_to_the_embedded_sans_without_system_fonts(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(
        "<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'>"
        f"<fontconfig><cachedir>{tmp_path}</cachedir></fontconfig>"
    )
    program = (
        "from PySide6.QtWidgets import QApplication\n"
        "from desktop.ui import theme\n"
        "app = QApplication([])\n"
        "theme.apply(app, theme.Scheme.LIGHT)\n"
        "print(app.font().family())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).resolve().parents[3],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.strip() == "Alegreya Sans"
