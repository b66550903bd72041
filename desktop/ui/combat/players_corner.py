"""What the players see, small, in a corner of the GM's window; a click opens it large."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.player.stage import PlayerStage
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.portraits import Thumbnails

_WIDEST = 320


class Thumbnail(PlayerStage):
    """The players' screen at a sixth of its size."""

    #: The players' view is wanted.
    opened = Signal()

    def __init__(self, texts: Catalogue, pictures: Thumbnails, parent: QWidget) -> None:
        super().__init__(texts, pictures, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Ce que voient les joueurs ; un clic l’ouvre en grand (F11)"))
        self.setMaximumWidth(theme.scaled(self, _WIDEST))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return width * 9 // 16

    def sizeHint(self) -> QSize:
        return QSize(240, 135)

    def minimumSizeHint(self) -> QSize:
        return QSize(96, 54)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.current()
        painter = QPainter(self)
        painter.setPen(look.accent if self.hasFocus() else look.hairline)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if self.hasFocus():
            painter.drawRect(self.rect().adjusted(1, 1, -2, -2))


class PlayersCorner(QWidget):
    """The thumbnail and the button of the players' view, below the order."""

    def __init__(self, texts: Catalogue, pictures: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self.thumbnail = Thumbnail(texts, pictures, self)
        self.button = QPushButton(self.tr("Joueurs (F11)"), self)
        self.button.setAutoDefault(False)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.setToolTip(self.tr("Ouvrir ou fermer la vue des joueurs (F11)"))
        set_icon(self.button, IconName.SCREEN)
        foot = QHBoxLayout()
        foot.addWidget(self.button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.SPACE_IN_GROUP, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.thumbnail)
        column.addLayout(foot)
