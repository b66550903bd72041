"""Opens the players' window on a fight, on the screen that the players look at."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.player.feed import PlayerFeed
from desktop.ui.player.window import PlayerWindow
from desktop.ui.widgets.portraits import Thumbnails


def player_window(
    context: Context, fight: str, look: theme.Theme, screen: QScreen | None
) -> PlayerWindow:
    """A window that follows a fight, to be shown over the whole of `screen`, or as any window where
    that is None.

    Raises `KnownError` when there is no such fight.
    """
    context = context.speaking(context.library.fights.open(fight).system)
    feed = PlayerFeed(context, fight)
    pictures = Thumbnails(context.library.characters.portrait)
    window = PlayerWindow(context.texts, pictures, feed.view(), look)
    feed.setParent(window)
    feed.viewChanged.connect(window.show_view)
    if screen is not None:
        window.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        window.setGeometry(screen.geometry())
        window.setWindowState(Qt.WindowState.WindowFullScreen)
    return window


def other_screen(beside: QWidget) -> QScreen | None:
    """A screen on which a window is not; None when there is but one."""
    here = beside.screen()
    return next((one for one in QGuiApplication.screens() if one is not here), None)
