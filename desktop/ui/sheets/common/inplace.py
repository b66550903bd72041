"""Fields that look like the sheet's own writing until they are pointed at or typed into."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from desktop.ui import theme
from desktop.ui.widgets.commit import MARK_ROOM
from desktop.ui.widgets.labels import plain_tooltip
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextArea, TextField

#: Flat tabs, hairlines, and fields without a frame. Set once on the window: a style sheet on each
#: field would cost each of them a polish.
STYLE = """
QTabWidget::pane { border: none; border-top: 1px solid palette(midlight); }
QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { padding: 6px 14px; border: none; border-bottom: 2px solid transparent;
    color: palette(dark); }
QTabBar::tab:first { margin-left: 20px; }
QTabBar::tab:hover { border-bottom: 2px solid palette(midlight); }
QTabBar::tab:selected { border-bottom: 2px solid palette(highlight); color: palette(window-text); }
QTabBar::tab:selected:focus { background: palette(midlight); }
QTreeView { background: transparent; }
QTreeView::item { padding: 4px 6px; }
*[inplace="true"] { border: 1px solid transparent; background: transparent; padding: 1px 3px; }
*[inplace="true"]:hover { border: 1px solid palette(midlight); }
*[inplace="true"]:focus {
    border: 2px solid palette(highlight); background: palette(base); padding: 0px 2px; }
"""


class InlineText(TextField):
    """One line of text, written where it stands."""

    def __init__(
        self,
        name: str,
        parent: QWidget | None = None,
        *,
        font: QFont | None = None,
        placeholder: str = "",
    ) -> None:
        super().__init__(name, parent)
        self.setProperty("inplace", True)
        self.setFont(font or theme.sans(theme.Size.BODY))
        self.setPlaceholderText(placeholder)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_value(self, text: str) -> None:
        super().set_value(text)
        # A name longer than its line can still be read as a whole.
        self.setToolTip(plain_tooltip(text))
        if not self.hasFocus():
            self.setCursorPosition(0)


class InlineNumber(NumberField):
    """A whole number, written where it stands."""

    def __init__(
        self,
        name: str,
        minimum: int,
        maximum: int,
        parent: QWidget | None = None,
        *,
        font: QFont | None = None,
    ) -> None:
        super().__init__(name, minimum, maximum, parent)
        self.setProperty("inplace", True)
        self.setFont(font or theme.tabular(theme.serif(theme.Size.LARGE)))


class InlineArea(TextArea):
    """A page of text, written where it stands."""

    def __init__(self, name: str, parent: QWidget | None = None, *, placeholder: str = "") -> None:
        super().__init__(name, parent)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setPlaceholderText(placeholder)


class ValueEditor(NumberField):
    """A number field that opens over a painted value and says when it is done."""

    #: The person is finished: Enter, Escape, or the field lost the keyboard.
    left = Signal()

    def __init__(self, name: str, minimum: int, maximum: int, parent: QWidget) -> None:
        super().__init__(name, minimum, maximum, parent)
        self.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))
        self.setTextMargins(0, 0, MARK_ROOM, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        ending = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if event.key() in ending and not self.problem and not self.unstored:
            event.accept()
            self.left.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()


def flush_all(root: QWidget) -> bool:
    """Commit whatever is being typed in `root`; False when some of it cannot be."""
    fields = root.findChildren(QLineEdit) + root.findChildren(TextArea)
    done = [
        field.flush() for field in fields if isinstance(field, NumberField | TextField | TextArea)
    ]
    return all(done)
