"""The page of an empty library: three large choices, nothing else."""

from functools import cached_property

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.widgets.icons import IconName, icon

_SIGN = 48
_WIDE = 324
_TALL = 190


class LargeChoice(QPushButton):
    """A large button: a sign, a title, and what it leads to."""

    def __init__(self, sign: IconName, title: str, promise: str, parent: QWidget) -> None:
        super().__init__(title.replace("&", "&&"), parent)
        self._sign = sign
        self._title = title
        self._promise = promise
        self._title_font = theme.serif(theme.Size.TITLE)
        self._text_font = theme.sans(theme.Size.BODY)
        self.setAccessibleName(title)
        self.setAccessibleDescription(promise)
        # Enter presses the one that has the keyboard, as it opens a row of the library.
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        wide = theme.scaled(self, _WIDE)
        return QSize(wide, max(theme.scaled(self, _TALL), self._text_rects(wide)[1].bottom() + 24))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        marked = self.hasFocus() or self.underMouse() or self.isDown()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = 2 if marked else theme.HAIRLINE
        painter.setPen(QPen(look.accent if marked else look.muted, width))
        painter.setBrush(look.paper if self.isDown() else look.surface)
        edge = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(edge, theme.RADIUS, theme.RADIUS)
        side = theme.scaled(self, _SIGN)
        place = QRect((self.width() - side) // 2, theme.PAGE_MARGIN, side, side)
        icon(self._sign, theme.Tone.ACCENT).paint(painter, place)
        title, text = self._text_rects(self.width())
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        painter.setFont(self._title_font)
        painter.setPen(look.ink)
        painter.drawText(title, flags, self._title)
        painter.setFont(self._text_font)
        painter.setPen(look.muted)
        painter.drawText(text, flags, self._promise)

    def _text_rects(self, width: int) -> tuple[QRect, QRect]:
        """Where title and promise stand in a button of that width."""
        margin = theme.SPACE_BETWEEN_GROUPS
        top = theme.PAGE_MARGIN + theme.scaled(self, _SIGN) + margin
        flags = int(Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap)
        rects: list[QRect] = []
        for font, text in ((self._title_font, self._title), (self._text_font, self._promise)):
            room = QRect(margin, top, width - 2 * margin, 1000)
            height = QFontMetrics(font).boundingRect(room, flags, text).height()
            rects.append(QRect(room.left(), top, room.width(), height))
            top += height + theme.SPACE_IN_GROUP
        return rects[0], rects[1]


class FirstStart(QScrollArea):
    """Says which of the three was chosen."""

    creationChosen = Signal()
    exampleChosen = Signal()
    importChosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @cached_property
    def choices(self) -> tuple[LargeChoice, ...]:
        """The three, made when they are first seen: most libraries have somebody in them."""
        page = QWidget()
        choices = (
            LargeChoice(
                IconName.ADD,
                self.tr("Créer un personnage"),
                self.tr("Pas à pas, du style aux affaires qu’il porte sur lui."),
                page,
            ),
            LargeChoice(
                IconName.GROUP,
                self.tr("Ouvrir la bande d’exemple"),
                self.tr("Des personnages tout prêts, pour jouer ou pour regarder."),
                page,
            ),
            LargeChoice(
                IconName.IMPORT,
                self.tr("Importer un fichier"),
                self.tr("Un personnage reçu en fichier .cassure. On peut aussi le glisser ici."),
                page,
            ),
        )
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(theme.PAGE_MARGIN)
        for choice in choices:
            row.addWidget(choice)
        whole = QVBoxLayout(page)
        whole.addStretch(1)
        whole.addLayout(row)
        whole.setAlignment(row, Qt.AlignmentFlag.AlignHCenter)
        whole.addStretch(1)
        self.setWidget(page)
        # The page shows what is behind it: paper, as in the rest of the window.
        page.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        create, example, read = choices
        create.clicked.connect(self.creationChosen)
        example.clicked.connect(self.exampleChosen)
        read.clicked.connect(self.importChosen)
        self._row = row
        return choices

    def resizeEvent(self, event: QResizeEvent) -> None:
        # Comes before the page is first shown, and makes the choices then. Side by side where there
        # is room, else one above the other.
        wanted = sum(choice.sizeHint().width() for choice in self.choices)
        wanted += 2 * theme.PAGE_MARGIN * len(self.choices)
        wide = self.width() >= wanted
        direction = QBoxLayout.Direction
        self._row.setDirection(direction.LeftToRight if wide else direction.TopToBottom)
        super().resizeEvent(event)
