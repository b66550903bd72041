"""Tab goes through a window as it is read: region by region, line by line.

The window's parts come and go with the fight, so the order is worked out when Tab is pressed
instead of being kept up to date at every refresh.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from desktop.ui.widgets.focus import is_proxied


def step(window: QWidget, regions: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the keyboard to the next stop in reading order; False when there is none."""
    found = stops(window, regions)
    if not found:
        return False
    now = QApplication.focusWidget()
    place = next((n for n, stop in enumerate(found) if stop is now or _stands_for(stop, now)), None)
    if place is None:
        target = found[0] if forward else found[-1]
    else:
        target = found[(place + (1 if forward else -1)) % len(found)]
    reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
    target.setFocus(reason)
    bring_into_view(target)
    return True


def bring_into_view(target: QWidget) -> None:
    """Scroll whatever holds a widget until it shows."""
    parent = target.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(target)
        parent = parent.parentWidget()


def stops(window: QWidget, regions: Sequence[QWidget]) -> list[QWidget]:
    """Every widget that Tab reaches, in reading order."""
    found: list[QWidget] = []
    for region in regions:
        if not region.isVisibleTo(window):
            continue
        inside = [one for one in (region, *region.findChildren(QWidget)) if _is_stop(one, window)]
        found += _in_lines(inside, window)
    return found


def _is_stop(widget: QWidget, window: QWidget) -> bool:
    return (
        bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        and widget.isEnabled()
        and widget.isVisibleTo(window)
        and not is_proxied(widget)
        and widget.window() is window
    )


def _stands_for(stop: QWidget, now: QWidget | None) -> bool:
    """Whether the keyboard is on a part of a stop, or on a part that Tab skips beside it."""
    return now is not None and stop.isAncestorOf(now)


def _in_lines(widgets: list[QWidget], window: QWidget) -> list[QWidget]:
    """Sorted from top to bottom, and along each line in the direction of the text."""
    placed = [(one.mapTo(window, QPoint(0, 0)), one) for one in widgets]
    placed.sort(key=_top)
    lines: list[list[tuple[QPoint, QWidget]]] = []
    bottom = -1
    for corner, one in placed:
        # What begins above the middle of a line's first member stands on that line.
        if not lines or corner.y() + one.height() // 2 > bottom:
            lines.append([])
            bottom = corner.y() + one.height()
        lines[-1].append((corner, one))
    mirrored = window.layoutDirection() == Qt.LayoutDirection.RightToLeft
    ordered: list[QWidget] = []
    for line in lines:
        line.sort(key=_left, reverse=mirrored)
        ordered += [one for _, one in line]
    return ordered


def _top(placed: tuple[QPoint, QWidget]) -> int:
    return placed[0].y()


def _left(placed: tuple[QPoint, QWidget]) -> int:
    return placed[0].x()
