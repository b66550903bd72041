"""Pages as they will be printed, painted by the code that writes the file."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from desktop.ui import theme

if TYPE_CHECKING:
    from desktop.export.marks import Page
    from desktop.export.options import Ink

_GAP = 24
#: Wider than this, in logical pixels at 100 %, a page is no easier to read.
_WIDEST = 900
_LEAST = 320
_POINTS = 72


class PagePreview(QScrollArea):
    """Pages one under the other, as wide as there is room; arrows and page keys scroll them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = _Desk()
        self.setWidget(self._desk)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there: a bar that came and went would change the width that pages are fitted to.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumWidth(theme.scaled(self, _LEAST))

    def show_pages(
        self, pages: "tuple[Page, ...]", ink: "Ink", portrait: QImage | None = None
    ) -> None:
        """Show these pages, at the place where the others were scrolled to."""
        self._desk.show_pages(pages, ink, portrait)
        self.setAccessibleName(self.tr("Aperçu"))
        self.setAccessibleDescription(self.tr("%n page(s)", "", len(pages)))

    def page_image(self, number: int) -> QImage:
        """A page as it is shown, counted from 0."""
        return self._desk.picture(number)


class _Desk(QWidget):
    """What the pages lie on."""

    def __init__(self) -> None:
        super().__init__()
        self._pages: tuple[Page, ...] = ()
        self._ink: Ink | None = None
        self._portrait: QImage | None = None
        self._pictures: dict[int, QImage] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pages(self, pages: "tuple[Page, ...]", ink: "Ink", portrait: QImage | None) -> None:
        self._pages, self._ink, self._portrait = pages, ink, portrait
        self._pictures.clear()
        self.setMinimumHeight(self._height(self.width()))
        self.updateGeometry()
        self.update()

    def picture(self, number: int) -> QImage:
        """A page painted at the size that it is shown at, made when it is first seen."""
        from desktop.export.painter import paint_page

        if number not in self._pictures:
            page, place = self._pages[number], self._places(self.width())[number]
            ratio = self.devicePixelRatioF()
            image = QImage(place.size() * ratio, QImage.Format.Format_RGB32)
            image.fill(Qt.GlobalColor.white)
            painter = QPainter(image)
            scale = image.width() / (page.width * page.zoom * image.logicalDpiX() / _POINTS)
            painter.scale(scale, scale)
            assert self._ink is not None
            paint_page(painter, page, self._ink, self._portrait)
            painter.end()
            image.setDevicePixelRatio(ratio)
            self._pictures[number] = image
        return self._pictures[number]

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self, 560), self._height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._pictures.clear()
            self.setMinimumHeight(self._height(event.size().width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look = theme.current()
        painter.fillRect(event.rect(), look.hairline)
        edge = QPen(QColor(look.muted), theme.HAIRLINE)
        for number, place in enumerate(self._places(self.width())):
            if not place.adjusted(-2, -2, 2, 2).intersects(event.rect()):
                continue
            painter.drawImage(place, self.picture(number))
            painter.setPen(edge)
            painter.drawRect(place.adjusted(-1, -1, 0, 0))

    def _places(self, width: int) -> list[QRect]:
        gap = theme.scaled(self, _GAP)
        wide = max(1, min(width - 2 * gap, theme.scaled(self, _WIDEST)))
        left = (width - wide) // 2
        places: list[QRect] = []
        top = gap
        for page in self._pages:
            height = round(wide * page.height / page.width)
            places.append(QRect(QPoint(left, top), QSize(wide, height)))
            top += height + gap
        return places

    def _height(self, width: int) -> int:
        places = self._places(max(width, 1))
        return places[-1].bottom() + theme.scaled(self, _GAP) if places else 0
