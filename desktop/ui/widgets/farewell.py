"""Letting go of a part of a window for good."""

from PySide6.QtWidgets import QWidget


def let_go(part: QWidget) -> None:
    """Take a part that its layout no longer holds out of its window, and delete it.

    Hidden first: a layout shows what is new to it at the next turn of the event loop, and by then a
    part without a parent would be a window of its own, which takes the keyboard.
    """
    part.hide()
    part.setParent(None)
    part.deleteLater()
