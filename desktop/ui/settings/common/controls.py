"""One control for each kind of value. Each shows a value, and says when another is committed."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.document import Json
from desktop.ui import theme
from desktop.ui.sheets.common.picks import Pick
from desktop.ui.widgets.figures import integer_text, parse_integer
from desktop.ui.widgets.labels import plain_tooltip
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField

TEXT_WIDTH = 260
_NUMBER_WIDTH = 92
_MANY, _COLUMNS = 12, 3


class Control(QWidget):
    """What every control does."""

    #: Another value was committed.
    committed = Signal(object)
    #: What was typed is no value of this kind; the message says why, or nothing any more.
    rejected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.GRID)

    def show_value(self, value: Json) -> None:
        """Show a value that is a fact; what somebody is typing is left alone."""

    def describe(self, name: str) -> None:
        """Name the control for those who do not see its label."""


class NumberControl(Control):
    """A whole number."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = NumberField("", least, most)
        self.field.setFixedWidth(theme.scaled(self, _NUMBER_WIDTH))
        self.field.valueCommitted.connect(self._commit)
        self.field.rejected.connect(self.rejected)
        self.field.pendingChanged.connect(self._settled)
        self.column.addWidget(self.field)
        self.setFocusProxy(self.field)

    def show_value(self, value: Json) -> None:
        self.field.set_value(value if isinstance(value, int) else 0)

    def describe(self, name: str) -> None:
        self.field.setAccessibleName(name)

    def _commit(self, value: int) -> None:
        self.rejected.emit("")
        self.committed.emit(value)

    def _settled(self, pending: bool) -> None:
        if not pending:
            self.rejected.emit("")


class OptionalControl(Control):
    """A whole number, or nothing."""

    def __init__(self, least: int, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = least, most
        self.field = TextField("")
        self.field.setPlaceholderText("—")
        self.field.setAlignment(Qt.AlignmentFlag.AlignTrailing)
        self.field.setFixedWidth(theme.scaled(self, _NUMBER_WIDTH))
        self.field.textCommitted.connect(self._commit)
        self.column.addWidget(self.field)
        self.setFocusProxy(self.field)

    def show_value(self, value: Json) -> None:
        self.field.set_value(integer_text(value) if isinstance(value, int) else "")

    def describe(self, name: str) -> None:
        self.field.setAccessibleName(name)

    def _commit(self, text: str) -> None:
        value = parse_integer(text) if text.strip() else None
        if text.strip() and (value is None or not self._least <= value <= self._most):
            wrong = self.tr("un nombre de {least} à {most}, ou rien")
            self.rejected.emit(wrong.format(least=self._least, most=self._most))
            return
        self.rejected.emit("")
        self.committed.emit(value)


class TextControl(Control):
    """A line of text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = TextField("")
        self.field.setMinimumWidth(theme.scaled(self, TEXT_WIDTH))
        self.field.textCommitted.connect(self._commit)
        self.column.addWidget(self.field)
        self.setFocusProxy(self.field)

    def show_value(self, value: Json) -> None:
        shown = str(value or "")
        self.field.set_value(shown)
        self.field.setToolTip(plain_tooltip(shown))
        if not self.field.hasFocus():
            self.field.setCursorPosition(0)

    def describe(self, name: str) -> None:
        self.field.setAccessibleName(name)

    def _commit(self, text: str) -> None:
        self.committed.emit(text)


class FlagControl(Control):
    """Yes or no."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self.box.clicked.connect(self._commit)
        self.column.addWidget(self.box)
        self.setFocusProxy(self.box)

    def show_value(self, value: Json) -> None:
        self.box.setChecked(value is True)

    def describe(self, name: str) -> None:
        self.box.setAccessibleName(name)

    def _commit(self, checked: bool) -> None:
        self.committed.emit(checked)


class PickControl(Control):
    """One value of a list."""

    def __init__(self, options: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._options = tuple(options)
        self.pick = Pick("")
        self.pick.setMinimumWidth(theme.scaled(self, TEXT_WIDTH))
        self.pick.picked.connect(self._commit)
        self.column.addWidget(self.pick)
        self.setFocusProxy(self.pick)

    def show_value(self, value: Json) -> None:
        self.pick.show_value(self._options, str(value))

    def describe(self, name: str) -> None:
        self.pick.setAccessibleName(name)

    def _commit(self, value: str) -> None:
        self.committed.emit(value)


class AlternativesControl(Control):
    """The alternatives of a reading, each in words; the values of flags are given as booleans."""

    def __init__(
        self, options: Sequence[tuple[str, str]], shipped: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._values = tuple(value for value, _words in options)
        self._words = tuple(words for _value, words in options)
        self._shipped = shipped
        self.group = QButtonGroup(self)
        self.buttons: list[QRadioButton] = []
        for number, (value, words) in enumerate(options):
            ours = self.tr("{words} (Cassure)").format(words=words)
            button = QRadioButton((ours if value == shipped else words).replace("&", "&&"))
            button.setFont(theme.sans(theme.Size.BODY))
            self.group.addButton(button, number)
            self.buttons.append(button)
            self.column.addWidget(button)
        self.group.idClicked.connect(self._commit)

    def show_value(self, value: Json) -> None:
        shown = str(value).lower() if isinstance(value, bool) else str(value)
        number = self._values.index(shown)
        self.buttons[number].setChecked(True)
        # The group takes the keyboard where the choice stands.
        self.setFocusProxy(self.buttons[number])

    def describe(self, name: str) -> None:
        for button, words in zip(self.buttons, self._words, strict=True):
            button.setAccessibleName(self.tr("{name} : {words}").format(name=name, words=words))

    def _commit(self, number: int) -> None:
        value = self._values[number]
        self.setFocusProxy(self.buttons[number])
        self.committed.emit(value == "true" if value in ("true", "false") else value)


class FlagsControl(Control):
    """Any number of a closed set; many stand in several columns, each read downwards."""

    def __init__(self, options: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        grid.setVerticalSpacing(theme.GRID)
        columns = _COLUMNS if len(options) > _MANY else 1
        lines = -(-len(options) // columns)
        self.boxes: dict[str, QCheckBox] = {}
        for number, (value, words) in enumerate(options):
            box = QCheckBox(words.replace("&", "&&"))
            box.setFont(theme.sans(theme.Size.BODY))
            box.clicked.connect(self._commit)
            self.boxes[value] = box
            grid.addWidget(box, number % lines, number // lines)
        self.column.addLayout(grid)
        self.setFocusProxy(next(iter(self.boxes.values())))

    def show_value(self, value: Json) -> None:
        held = value if isinstance(value, list) else []
        for flag, box in self.boxes.items():
            box.setChecked(flag in held)

    def describe(self, name: str) -> None:
        for box in self.boxes.values():
            box.setAccessibleName(self.tr("{name} : {words}").format(name=name, words=box.text()))

    def _commit(self) -> None:
        self.committed.emit([flag for flag, box in self.boxes.items() if box.isChecked()])
