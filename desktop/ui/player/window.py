"""The players' window: the other screen's picture of a fight, and nothing that could betray more.

It is given a `PlayerView` and texts, no session, no library and no fight's name.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.playerview import PlayerView
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.player.stage import PlayerStage
from desktop.ui.widgets.portraits import Thumbnails

_LEAVING = (Qt.Key.Key_Escape, Qt.Key.Key_F11)


class PlayerWindow(QWidget):
    """Shows the last `PlayerView` that it was given; Escape or F11 closes it."""

    def __init__(
        self, texts: Catalogue, pictures: Thumbnails, view: PlayerView, look: theme.Theme
    ) -> None:
        super().__init__()
        self.setWindowTitle(self.tr("Vue des joueurs"))
        self.stage = PlayerStage(texts, pictures, self)
        self.stage.show_look(look)
        self.stage.show_view(view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.stage)
        self.resize(1280, 720)

    def show_view(self, view: object) -> None:
        """Show another view; nothing else is taken."""
        if isinstance(view, PlayerView):
            self.stage.show_view(view)

    def show_look(self, look: theme.Theme) -> None:
        """Paint in another theme."""
        self.stage.show_look(look)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _LEAVING:
            self.close()
        else:
            super().keyPressEvent(event)
