"""The sheet in small beside every step: what the option under consideration changes is marked.

Marks are signs as well as colour: an arrow between old and new value, a plus, a struck-out line.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.ui import theme
from desktop.ui.wizard.common.digest import Cell, Change, Kind, Section, changes

_MARGIN = 12
_GAP = 8
_BAR = 3
_BOX = 8
_TINT = 0.14


class Miniature(QScrollArea):
    """Shows sections; scrolls to the first change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = _Page(self)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Aperçu de la feuille"))

    def show_sections(self, name: str, sections: tuple[Section, ...]) -> None:
        """Show a character, with marks where something would change."""
        self._page.show_sections(name, sections)
        self.setAccessibleDescription(self._spoken(sections))
        marked = self._page.marked()
        if marked:
            first, last = marked[0], marked[-1]
            self.ensureVisible(0, round(last.bottom()), 0, _MARGIN)
            self.ensureVisible(0, round(first.top()), 0, _MARGIN)

    def sections(self) -> tuple[Section, ...]:
        """What is shown."""
        return self._page.sections

    def sizeHint(self) -> QSize:
        return QSize(theme.scaled(self, 300), 400)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.scaled(self, 260), 200)

    def _spoken(self, sections: tuple[Section, ...]) -> str:
        return " ; ".join(self._said(cell) for cell in changes(sections))

    def _said(self, cell: Cell) -> str:
        match cell.change:
            case Change.ADDED:
                return self.tr("nouveau : {label} {value}").format(
                    label=cell.label, value=cell.value
                )
            case Change.REMOVED:
                return self.tr("perdu : {label} {value}").format(label=cell.label, value=cell.value)
            case _:
                return self.tr("{label} : {before} devient {value}").format(
                    label=cell.label, before=cell.before, value=cell.value
                )


class _Page(QWidget):
    """Paints the sections on a sheet of paper."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sections: tuple[Section, ...] = ()
        self._name = ""
        self._marked: list[QRectF] = []

    def show_sections(self, name: str, sections: tuple[Section, ...]) -> None:
        self._name, self.sections = name, sections
        self._lay_out()
        self.update()

    def marked(self) -> list[QRectF]:
        """Where the marked cells are, from top to bottom."""
        return self._marked

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.current().surface)
        self._walk(painter)

    def _lay_out(self) -> None:
        self._marked = []
        self.setMinimumHeight(round(self._walk(None)))

    def _walk(self, painter: QPainter | None) -> float:
        """Go through everything once, to paint it or only to know its height."""
        look = theme.current()
        width = self.width() - 2 * _MARGIN
        title = theme.bold(theme.serif(theme.Size.LARGE))
        top = float(_MARGIN)
        line = QFontMetrics(title).height()
        if painter is not None:
            painter.setFont(title)
            painter.setPen(look.ink if self._name else look.muted)
            name = self._name or self.tr("Sans nom")
            words = QFontMetrics(title).elidedText(name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(_MARGIN, top, width, line), 0, words)
        top += line + 2
        for section in self.sections:
            if not section.cells:
                continue
            if painter is not None:
                painter.fillRect(QRectF(_MARGIN, top + 3, width, 1), look.hairline)
            top += _GAP
            top = self._section(painter, section, top, width)
        return top + _MARGIN

    def _section(self, painter: QPainter | None, section: Section, top: float, width: int) -> float:
        if section.title:
            small = theme.sans(theme.Size.SMALL)
            height = QFontMetrics(small).height()
            if painter is not None:
                painter.setFont(small)
                painter.setPen(theme.current().muted)
                painter.drawText(QRectF(_MARGIN, top, width, height), 0, section.title)
            top += height
        if section.kind is Kind.BAND:
            share = width / len(section.cells)
            height = _line(theme.Size.SMALL) + _line(theme.Size.LARGE)
            for number, cell in enumerate(section.cells):
                here = QRectF(_MARGIN + number * share, top, share, height)
                self._band(painter, cell, here)
            return top + height + 2
        height = _line(theme.Size.BODY)
        for cell in section.cells:
            here = QRectF(_MARGIN, top, width, height)
            self._row(painter, cell, here, section)
            top += height
        return top + 2

    def _mark(self, painter: QPainter | None, cell: Cell, here: QRectF) -> None:
        if cell.change is Change.NONE:
            return
        if painter is None:
            self._marked.append(here)
            return
        tint = QColor(theme.current().accent)
        tint.setAlphaF(_TINT)
        around = here.adjusted(-6, 0, 6, 0)
        painter.fillRect(around, tint)
        painter.fillRect(
            QRectF(around.left(), around.top(), _BAR, around.height()), theme.current().accent
        )

    def _band(self, painter: QPainter | None, cell: Cell, here: QRectF) -> None:
        self._mark(painter, cell, here.adjusted(6, 0, -6, 0))
        if painter is None:
            return
        look = theme.current()
        small, large = theme.sans(theme.Size.SMALL), theme.tabular(theme.serif(theme.Size.LARGE))
        centre = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        painter.setFont(small)
        painter.setPen(look.muted)
        label = QFontMetrics(small).elidedText(
            cell.label, Qt.TextElideMode.ElideRight, int(here.width()) - 2
        )
        painter.drawText(here, centre, label)
        value = QRectF(here.left(), here.top() + _line(theme.Size.SMALL), here.width(), 40)
        painter.setFont(theme.bold(large) if cell.change is not Change.NONE else large)
        painter.setPen(look.ink)
        words = cell.value
        if cell.change is Change.CHANGED:
            painter.setFont(theme.bold(theme.tabular(theme.serif(theme.Size.BODY))))
            words = f"{cell.before}→{cell.value}"
        painter.drawText(value, centre, words)

    def _row(self, painter: QPainter | None, cell: Cell, here: QRectF, section: Section) -> None:
        self._mark(painter, cell, here)
        if painter is None:
            return
        look = theme.current()
        font = theme.sans(theme.Size.BODY)
        if cell.change is not Change.NONE:
            font = theme.bold(font)
        if cell.change is Change.REMOVED:
            font.setStrikeOut(True)
        value = _value(cell)
        if section.kind is Kind.BOXES:
            room = self._boxes(painter, cell, here)
        else:
            figures = theme.tabular(font)
            room = QFontMetrics(figures).horizontalAdvance(value)
            painter.setFont(figures)
            painter.setPen(look.muted if cell.change is Change.REMOVED else look.ink)
            painter.drawText(here, _right(), value)
        painter.setFont(font)
        painter.setPen(look.muted if not cell.value or cell.change is Change.REMOVED else look.ink)
        if section.kind is Kind.CONCEPT:
            painter.setPen(look.muted)
        label = _label(cell)
        wide = here.width() - room - 6
        words = QFontMetrics(font).elidedText(label, Qt.TextElideMode.ElideRight, int(wide))
        painter.drawText(
            QRectF(here.left(), here.top(), wide, here.height()),
            int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter),
            words,
        )

    def _boxes(self, painter: QPainter, cell: Cell, here: QRectF) -> int:
        look = theme.current()
        tone = theme.Tone.VITALITY if cell.key == "vitality" else theme.Tone.ENDURANCE
        counts = [int(count) for count in cell.value.split()]
        total = sum(counts) * (_BOX + 2) + len(counts) * 5
        left = here.right() - total
        painter.setPen(look.color(tone))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        top = here.top() + (here.height() - _BOX) / 2
        for count in counts:
            for _ in range(count):
                painter.drawRect(QRectF(left + 0.5, top, _BOX, _BOX))
                left += _BOX + 2
            left += 5
        return total


def _line(size: theme.Size) -> int:
    font: QFont = theme.sans(size) if size is not theme.Size.LARGE else theme.serif(size)
    return QFontMetrics(font).height() + (1 if size is theme.Size.BODY else 0)


def _right() -> int:
    return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


def _value(cell: Cell) -> str:
    if cell.change is Change.CHANGED and cell.before != cell.value:
        return f"{cell.before} → {cell.value}"
    return cell.value


def _label(cell: Cell) -> str:
    match cell.change:
        case Change.ADDED:
            return f"+ {cell.label}"
        case Change.REMOVED:
            return f"− {cell.label}"
        case _:
            return cell.label
