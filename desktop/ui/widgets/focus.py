"""Questions about where the keyboard goes that leave the window whole.

The binding takes what such a getter returns for a part of the widget that was asked. The window
itself then counts as a part of one of its rows: once that row is deleted, every item and action of
the window that C++ made counts as gone, and the next layout ends the program. Setting the parent
that a widget has anyway does nothing in Qt and tells the binding again whose part it is.
"""

from PySide6.QtWidgets import QWidget


def following(one: QWidget) -> QWidget:
    """What comes after a widget in the order of Tab, whether it takes the keyboard or not."""
    # The chain is a ring: a widget alone in it is followed by itself.
    found = one.nextInFocusChain() or one
    found.setParent(found.parentWidget())
    return found


def keyboard_of(one: QWidget) -> QWidget:
    """Who takes the keyboard for a widget: itself, or the one that stands for it."""
    found = one.focusProxy()
    if found is None:
        return one
    found.setParent(found.parentWidget())
    return found


def is_proxied(one: QWidget) -> bool:
    """Whether another widget takes the keyboard for this one."""
    return keyboard_of(one) is not one
