"""The painted screen as a widget: the players' window is filled by one, the GM's thumbnail is
another."""

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.playerview import PlayerView
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.player.grid import SIDE
from desktop.ui.player.painting import Easel, changes
from desktop.ui.player.words import PlayerWords
from desktop.ui.widgets.portraits import Thumbnails


class PlayerStage(QWidget):
    """Shows a `PlayerView`; one that is equal to the last is not painted again."""

    def __init__(
        self, texts: Catalogue, pictures: Thumbnails, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = PlayerWords(texts, self)
        self._easel = Easel(self._words, pictures)
        self._view = PlayerView()
        self._look = theme.NUIT
        self.setAccessibleName(self.tr("Vue des joueurs"))
        self._speak()

    def view(self) -> PlayerView:
        """What is shown."""
        return self._view

    def show_view(self, view: PlayerView) -> None:
        """Show another view."""
        if view != self._view:
            before, self._view = self._view, view
            self._speak()
            scale, size = self._measure()
            for place in changes(before, view, size.width(), size.height()):
                there = QRectF(place.topLeft() * scale, place.size() * scale)
                self.update(there.toAlignedRect())

    def show_look(self, look: theme.Theme) -> None:
        """Paint in another theme, whatever that of the other windows is."""
        if look is not self._look:
            self._look = look
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(960, 540)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale, size = self._measure()
        painter.scale(scale, scale)
        wanted = QRectF(event.rect())
        wanted = QRectF(wanted.topLeft() / scale, wanted.size() / scale)
        self._easel.paint(painter, self._view, self._look, size.width(), size.height(), wanted)

    def _measure(self) -> tuple[float, QSizeF]:
        """By how much the picture is scaled, and how large it is before.

        The thumbnail is the same picture, smaller: what the GM sees is what is on the wall.
        """
        scale = max(1, min(self.width(), self.height())) / SIDE
        return scale, QSizeF(self.size()) / scale

    def _speak(self) -> None:
        self.setAccessibleDescription(self._words.spoken(self._view))
