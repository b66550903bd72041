"""How a panel stands out from the window: its surface, with a thin line around it."""

from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui import theme


def paint_panel(panel: QWidget, edge: QColor | None = None) -> None:
    """Paint the surface of a panel and its edge (a hairline, unless a colour is given); to be
    called from its paint event."""
    look = theme.current()
    painter = QPainter(panel)
    painter.fillRect(panel.rect(), look.surface)
    painter.setPen(look.hairline if edge is None else edge)
    painter.drawRect(panel.rect().adjusted(0, 0, -1, -1))
    painter.end()
