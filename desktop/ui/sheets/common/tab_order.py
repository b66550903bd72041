"""Tab goes through blocks as they are read, whenever their parts were made."""

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.focus import following, is_proxied


def focus_chain(root: QWidget) -> list[QWidget]:
    """What takes the keyboard in `root`, itself included, in the present order of Tab.

    Parts that only a click reaches belong to it: the lines of a wound track take turns.
    """
    return _parts((root,), _stops(root))[0]


def read_in_order(*blocks: QWidget) -> None:
    """Make Tab go from block to block; the order inside each stays."""
    if not blocks:
        return
    # One walk for all: the chain is that of the whole window.
    parts = [part for block in _parts(blocks, _stops(blocks[0])) for part in block]
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


def _parts(blocks: Sequence[QWidget], stops: list[QWidget]) -> list[list[QWidget]]:
    """What takes the keyboard in each block among the widgets of a window, from the block itself
    on."""
    owner: dict[int, int] = {}
    for number, block in enumerate(blocks):
        for one in (block, *block.findChildren(QWidget)):
            owner.setdefault(id(one), number)
    ahead: list[list[QWidget]] = [[] for _ in blocks]
    behind: list[list[QWidget]] = [[] for _ in blocks]
    begun: set[int] = set()
    for stop in stops:
        number = owner.get(id(stop))
        if number is None:
            continue
        if stop is blocks[number]:
            begun.add(number)
        if _takes_keyboard(stop):
            (ahead if number in begun else behind)[number].append(stop)
    return [[*first, *rest] for first, rest in zip(ahead, behind, strict=True)]


def _takes_keyboard(widget: QWidget) -> bool:
    return widget.focusPolicy() is not Qt.FocusPolicy.NoFocus and not is_proxied(widget)
