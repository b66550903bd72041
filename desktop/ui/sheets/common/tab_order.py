"""Tab goes through blocks as they are read, whenever their parts were made."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.focus import following, is_proxied


def focus_chain(root: QWidget) -> list[QWidget]:
    """What takes the keyboard in `root`, itself included, in the present order of Tab.

    Parts that only a click reaches belong to it: the lines of a wound track take turns.
    """
    return _parts(root, _stops(root))


def read_in_order(*blocks: QWidget) -> None:
    """Make Tab go from block to block; the order inside each stays."""
    if not blocks:
        return
    # One walk for all: the chain is that of the whole window.
    stops = _stops(blocks[0])
    parts = [part for block in blocks for part in _parts(block, stops)]
    for one, other in pairwise(parts):
        if following(one) is other:
            continue
        QWidget.setTabOrder(one, other)


def _stops(start: QWidget) -> list[QWidget]:
    """Every widget of the window from `start` on, round to it."""
    found = [start]
    while (widget := following(found[-1])) is not start:
        found.append(widget)
    return found


def _parts(root: QWidget, stops: list[QWidget]) -> list[QWidget]:
    """What takes the keyboard in `root` among the widgets of a window, from `root` on."""
    inside = {id(one) for one in root.findChildren(QWidget)}
    first = next((place for place, one in enumerate(stops) if one is root), 0)
    return [
        one
        for one in (*stops[first:], *stops[:first])
        if (one is root or id(one) in inside)
        and one.focusPolicy() is not Qt.FocusPolicy.NoFocus
        and not is_proxied(one)
    ]
