"""Rows of widgets that are built again without losing the keyboard."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QWidget

from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.focus import is_proxied


def swap_rows(
    column: QBoxLayout,
    old: Sequence[QWidget],
    new: Sequence[QWidget],
    fallback: QWidget | None = None,
) -> None:
    """Put `new` rows at the head of `column` in place of `old` ones.

    Where the keyboard was in an old row it goes to the new row in its place, or to `fallback` when
    none is left. A row takes it by its focus proxy, else by the button that ends it: Tab would go
    from the row straight to a proxy behind its fields, past them all.
    """
    focus = QApplication.focusWidget()
    held = next(
        (n for n, row in enumerate(old) if focus and (row is focus or row.isAncestorOf(focus))),
        None,
    )
    for row in old:
        column.removeWidget(row)
        let_go(row)
    for place, row in enumerate(new):
        column.insertWidget(place, row)
        # At once: a layout counts only what is not hidden, and sizes are asked before the next
        # turn of the event loop.
        row.show()
    if held is None:
        return
    there = _landing(new[min(held, len(new) - 1)]) if new else fallback
    if there is not None:
        there.setFocus(Qt.FocusReason.OtherFocusReason)


def _landing(row: QWidget) -> QWidget:
    """What of a row takes the keyboard."""
    buttons = [one for one in row.findChildren(QAbstractButton) if one.isVisibleTo(row)]
    return row if is_proxied(row) or not buttons else buttons[-1]
