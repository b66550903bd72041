"""The wheel never changes a value that has no focus; it scrolls what is below instead."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QSlider, QWidget

_GUARDED = (QAbstractSpinBox, QComboBox, QSlider)


class WheelGuard(QObject):
    """Event filter that lets the wheel through to a widget only while that widget has focus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        # Ignored and filtered: Qt then offers the wheel to the parent, so the page scrolls.
        event.ignore()
        return True


def guard_wheel(root: QWidget) -> None:
    """Guard `root` and every spin box, combo box and slider in it; call it once they exist.

    Anything already guarded is left as it is, so calling it again after adding fields is fine.
    """
    for widget in (root, *root.findChildren(QWidget)):
        if not isinstance(widget, _GUARDED):
            continue
        if widget.findChild(WheelGuard, options=Qt.FindChildOption.FindDirectChildrenOnly):
            continue
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(WheelGuard(widget))
