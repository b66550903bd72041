"""Icons: every file is there, drawn, and in the theme's colours."""

import pytest
from PySide6.QtGui import QAction, QColor, QIcon, QImage
from PySide6.QtWidgets import QApplication

from desktop import paths
from desktop.devtools.signs import drawn
from desktop.ui import theme
from desktop.ui.widgets.icons import IconName, all_signs, application_icon, icon, set_icon


def colours(made: QIcon) -> set[str]:
    """The colours of the fully opaque pixels."""
    picture = made.pixmap(48, 48, QIcon.Mode.Normal).toImage()
    pixels = [picture.pixelColor(x, y) for x in range(48) for y in range(48)]
    return {pixel.name() for pixel in pixels if pixel.alpha() == 255}


@pytest.mark.parametrize("name", IconName)
def test_each_sign_is_drawn_in_one_colour(qtbot, name: IconName) -> None:
    wanted = theme.PAPIER.vitality
    for found in map(QColor, colours(icon(name, theme.Tone.VITALITY))):
        # Where two strokes cross, blending may round a channel off by one.
        channels = zip(found.getRgb(), wanted.getRgb(), strict=True)
        assert all(abs(one - other) <= 1 for one, other in channels), found.name()


def test_every_file_has_a_name() -> None:
    files = {path.stem for path in (paths.resources_root() / "icons").glob("*.svg")}
    assert files == {name.value for name in IconName} | {"cassure"}


def test_an_action_follows_the_theme(qapp: QApplication) -> None:
    action = QAction("Ajouter")
    set_icon(action, IconName.ADD)
    assert colours(action.icon()) == {theme.PAPIER.ink.name()}
    theme.apply(qapp, theme.Scheme.DARK)
    assert colours(action.icon()) == {theme.NUIT.ink.name()}
    set_icon(action, IconName.CLOSE, theme.Tone.ACCENT)
    assert colours(action.icon()) == {theme.NUIT.accent.name()}
    assert len(action.children()) == 1


def test_buttons_with_one_sign_share_its_pictures(qapp: QApplication) -> None:
    one, other = (icon(IconName.EYE).pixmap(24, 24) for _ in range(2))
    assert one.cacheKey() == other.cacheKey()


def test_a_forgotten_action_is_forgotten(qapp: QApplication) -> None:
    action = QAction("Ajouter")
    set_icon(action, IconName.ADD)
    del action
    theme.apply(qapp, theme.Scheme.DARK)


def test_the_program_has_an_icon_in_every_size(qtbot) -> None:
    made = application_icon()
    assert {size.width() for size in made.availableSizes()} == {16, 24, 32, 48, 64, 128, 256, 512}
    center = made.pixmap(256, 256).toImage().pixelColor(128, 128)
    assert center == QColor("#FAF8F3")


def test_the_picture_of_all_signs_is_that_of_their_drawings(qapp) -> None:
    stored = all_signs()
    made = drawn()
    assert stored.size() == made.size()
    alpha = QImage.Format.Format_Alpha8
    ours, theirs = (one.convertToFormat(alpha) for one in (stored, made))
    # Another version of Qt may round otherwise.
    apart = max(abs(a - b) for a, b in zip(ours.constBits(), theirs.constBits(), strict=True))
    assert apart <= 8, "run python -m desktop.devtools.signs"
