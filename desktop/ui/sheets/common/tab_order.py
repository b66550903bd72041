"""Tab goes through blocks as they are read, whenever their parts were made."""

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def focus_chain(root: QWidget) -> list[QWidget]:
    """What takes the keyboard in `root`, itself included, in the present order of Tab.

    Parts that only a click reaches belong to it: the lines of a wound track take turns.
    """
    found: list[QWidget] = []
    widget: QWidget | None = root
    while widget is not None:
        inside = widget is root or root.isAncestorOf(widget)
        takes = widget.focusPolicy() is not Qt.FocusPolicy.NoFocus
        if inside and takes and widget.focusProxy() is None:
            found.append(widget)
        widget = widget.nextInFocusChain()
        if widget is root:
            break
    return found


def read_in_order(*blocks: QWidget) -> None:
    """Make Tab go from block to block; the order inside each stays."""
    parts = [part for block in blocks for part in focus_chain(block)]
    for one, following in pairwise(parts):
        if one.nextInFocusChain() is following:
            continue
        QWidget.setTabOrder(one, following)
