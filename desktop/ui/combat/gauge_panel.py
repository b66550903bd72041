"""What an activity counts towards its end: a bar for each runner of a chase, or for a contract."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.rules.fightview import Gauge
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.explain import explained
from desktop.ui.widgets.breakdown_tip import ExplainedValue
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel

_LABEL_WIDTH = 150
_BAR_HEIGHT = 10


class GaugePanel(QWidget):
    """The gauges of a view; hidden where there is none."""

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._rows: list[GaugeRow] = []
        self._used = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        self._grid.setVerticalSpacing(theme.GRID)
        self._grid.setColumnMinimumWidth(0, theme.scaled(self, _LABEL_WIDTH))
        self._grid.setColumnStretch(1, 1)
        self.hide()

    def rows(self) -> tuple["GaugeRow", ...]:
        """The gauges in use."""
        return tuple(self._rows[: self._used])

    def show_gauges(self, gauges: tuple[Gauge, ...]) -> None:
        """Show the gauges of a view."""
        while len(self._rows) < len(gauges):
            self._rows.append(GaugeRow(self._grid, len(self._rows), self))
        self._used = len(gauges)
        for place, row in enumerate(self._rows):
            row.show_gauge(self._texts, gauges[place] if place < len(gauges) else None)
        self.setVisible(bool(gauges))


class GaugeRow:
    """Label, bar and numbers of one gauge; the numbers explain themselves."""

    def __init__(self, grid: QGridLayout, row: int, parent: QWidget) -> None:
        self.label = PlainLabel(parent=parent)
        self.label.setFont(theme.sans(theme.Size.BODY))
        self.label.setWordWrap(True)
        self.bar = GaugeBar(parent)
        self.value = ExplainedValue("", parent)
        self.value.setFont(theme.tabular(theme.sans(theme.Size.BODY)))
        self.value.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(self.label, row, 0)
        grid.addWidget(self.bar, row, 1)
        grid.addWidget(self.value, row, 2)

    def show_gauge(self, texts: Catalogue, gauge: Gauge | None) -> None:
        """Show a gauge, or nothing."""
        for part in (self.label, self.bar, self.value):
            part.setVisible(gauge is not None)
        if gauge is None:
            return
        label = texts.render(gauge.label)
        self.label.setText(label)
        self.bar.show_value(gauge.value, gauge.goal)
        numbers = f"{integer_text(gauge.value)} / {integer_text(gauge.goal)}"
        self.value.setText(numbers)
        self.value.setAccessibleName(f"{label}, {numbers}")
        view = None if gauge.breakdown is None else explained(texts, label, gauge.breakdown)
        self.value.tip().set_view(view)


class GaugeBar(QWidget):
    """The bar: empty at 0 and below, full at the goal and above."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._reached = False
        self.setMinimumHeight(theme.scaled(self, _BAR_HEIGHT))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_value(self, value: int, goal: int) -> None:
        """Show how much of the goal is gathered."""
        self._share = max(0.0, min(1.0, value / max(1, goal)))
        self._reached = value >= goal
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = float(theme.scaled(self, _BAR_HEIGHT))
        top = (self.height() - height) / 2
        frame = QRectF(0.5, top + 0.5, self.width() - 1, height - 1)
        painter.setPen(look.muted)
        painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)
        if self._share:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.good if self._reached else look.accent)
            full = QRectF(1.5, top + 1.5, (self.width() - 3) * self._share, height - 3)
            painter.drawRoundedRect(full, theme.RADIUS, theme.RADIUS)
