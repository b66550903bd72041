"""Lists to pick from that keep what they do not know, and menus that add something."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QMenu, QSizePolicy, QToolButton, QWidget

from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.icons import IconName, set_icon


class Pick(QComboBox):
    """One of several values; a stored value that is not among them is shown as it is."""

    #: Another value was picked.
    picked = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options: tuple[tuple[str, str], ...] = ()
        self._value = ""
        self.setAccessibleName(name)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(self._pick)

    def value(self) -> str:
        """The value that is shown."""
        return self._value

    def show_value(self, options: Sequence[tuple[str, str]], value: str) -> None:
        """Offer (value, label) pairs and show one of them."""
        known = any(one == value for one, _label in options)
        offered = tuple(options) if known else ((value, value or "—"), *options)
        if offered != self._options:
            self._options = offered
            self.clear()
            for _one, label in offered:
                self.addItem(label)
        self._value = value
        self.setCurrentIndex([one for one, _label in offered].index(value))

    def _pick(self, place: int) -> None:
        value = self._options[place][0]
        if value != self._value:
            self._value = value
            self.picked.emit(value)


class CommandPick(Pick):
    """A pick that knows the command its value makes."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(
        self, name: str, make: Callable[[str], Struct], parent: QWidget | None = None
    ) -> None:
        super().__init__(name, parent)
        self._make = make
        self.picked.connect(self._send)

    def _send(self, value: str) -> None:
        self.commandAsked.emit(self._make(value))


class AddButton(QToolButton):
    """A button that opens a menu of what can be added."""

    #: The value that was chosen.
    chosen = Signal(str)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._choose)
        self._offered: tuple[tuple[str, str], ...] = ()
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoRaise(True)
        set_icon(self, IconName.ADD)
        self.clicked.connect(self._open)

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (value, label) pairs; with a single one the button adds it at once."""
        if tuple(options) == self._offered:
            return
        self._offered = tuple(options)
        self._menu.clear()
        for value, label in options:
            self._menu.addAction(label.replace("&", "&&")).setData(value)

    def options(self) -> tuple[QAction, ...]:
        """What the menu holds."""
        return tuple(self._menu.actions())

    def _open(self) -> None:
        actions = self._menu.actions()
        if len(actions) == 1:
            actions[0].trigger()
        else:
            self._menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def _choose(self, action: QAction) -> None:
        self.chosen.emit(str(action.data()))


class RemoveButton(QToolButton):
    """A small cross that removes the entry of one id; undo brings it back."""

    #: The id of the entry.
    removed = Signal(str)

    def __init__(self, entry: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entry = entry
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.show_name(name)
        set_icon(self, IconName.CLOSE, theme.Tone.MUTED)
        self.clicked.connect(self._remove)

    def show_name(self, name: str) -> None:
        """Say what it removes."""
        text = self.tr("Retirer : {name}").format(name=name) if name else self.tr("Retirer")
        self.setAccessibleName(text)

    def _remove(self) -> None:
        self.removed.emit(self._entry)
