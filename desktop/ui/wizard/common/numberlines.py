"""Numbers of the character, each a line of a grid: its name, its field, and perhaps a way back."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.rules.message import Text
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.wizard.common.making import Making, Shown

MIDDLE = Qt.AlignmentFlag.AlignVCenter


def number_grid() -> QGridLayout:
    """An empty grid for such lines."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
    grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
    return grid


def put_columns(grid: QGridLayout, rows: Iterable[Sequence[QWidget]]) -> None:
    """Put the parts of rows below the heads of a grid, behind their names, one column after the
    other: so does Tab go, down each column.

    A layout takes parts in the order in which it is given them, with what they hold. `setTabOrder`
    would part a die from its own field, and Tab would go in a circle.
    """
    for column, parts in enumerate(zip(*rows, strict=True), start=1):
        for row, part in enumerate(parts, start=1):
            grid.addWidget(part, row, column, MIDDLE)


def put_line(grid: QGridLayout, row: int, name: str, field: QWidget) -> None:
    """Put a field with its name in a row of a grid."""
    label = PlainLabel(name)
    label.setBuddy(field)
    grid.addWidget(label, row, 0, MIDDLE)
    grid.addWidget(field, row, 1, MIDDLE)


class NumberLine(QObject):
    """One number: how it is read, and the command that replaces it. `spoken` is its whole name
    where the shown one says less."""

    def __init__(
        self,
        making: Making[Shown],
        name: Text,
        bounds: tuple[int, int],
        read: Callable[[], int],
        command: Callable[[int], Struct],
        parent: QWidget,
        *,
        spoken: str = "",
    ) -> None:
        super().__init__(parent)
        self._making = making
        self._read = read
        self._command = command
        self.words = making.texts.render(name)
        self.field = NumberField(spoken or self.words, *bounds)
        self.field.valueCommitted.connect(self._set)

    def put(self, grid: QGridLayout, row: int) -> None:
        """Stand in a row of a grid."""
        put_line(grid, row, self.words, self.field)

    def refresh(self) -> None:
        """Show the number as it is now."""
        self.field.set_value(self._read())

    def _set(self, value: int) -> None:
        self._making.run(self._command(value))


class OwnLine(NumberLine):
    """A number that follows from others until one's own is typed; a button goes back.

    `own` says whether it is one's own, `back` is the command that gives it up.
    """

    def __init__(
        self,
        making: Making[Shown],
        name: Text,
        bounds: tuple[int, int],
        read: Callable[[], int],
        command: Callable[[int], Struct],
        parent: QWidget,
        *,
        own: Callable[[], bool],
        back: Callable[[], Struct],
        spoken: str,
    ) -> None:
        super().__init__(making, name, bounds, read, command, parent)
        self._own = own
        self._give_up = back
        self.back = QPushButton(self.tr("Remettre"))
        self.back.setAccessibleName(spoken)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.back.clicked.connect(self._go_back)

    def put(self, grid: QGridLayout, row: int) -> None:
        super().put(grid, row)
        grid.addWidget(self.back, row, 2, MIDDLE)

    def refresh(self) -> None:
        super().refresh()
        own = self._own()
        if not own and self.back.hasFocus():
            self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.back.setVisible(own)

    def _go_back(self) -> None:
        self._making.run(self._give_up())
