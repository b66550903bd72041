"""Every choice that one step asks for, in one scrolling panel."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.rules.nightprowler.derived import Choice
from desktop.ui import theme
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.picking import ChoiceEditor, PicksEditor, PointsEditor
from desktop.ui.wizard.nightprowler.rows import swap_rows


class ChoicesPanel(QScrollArea):
    """Every choice that one step asks for; gone where it asks for none."""

    def __init__(self, making: Making, step: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._making = making
        self._step = step
        self._shape: list[tuple[str, int, tuple[str, ...]]] = []
        self._editors: list[ChoiceEditor] = []
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, theme.GRID, theme.SPACE_IN_GROUP, theme.GRID)
        self._column.setSpacing(theme.SPACE_IN_GROUP)
        self.setWidget(self._page)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def editors(self) -> tuple[ChoiceEditor, ...]:
        """The editors that are shown."""
        return tuple(self._editors)

    def refresh(self) -> None:
        """Show the choices as they stand."""
        choices = [one for one in self._making.derived.choices if one.step == self._step]
        shape = [
            (one.id, one.count, tuple(id for id, _ in one.options) if one.repeatable else ())
            for one in choices
        ]
        if shape != self._shape:
            self._shape = shape
            self._rebuild(choices)
        else:
            for editor, choice in zip(self._editors, choices, strict=True):
                editor.show_choice(choice)
        self.setVisible(bool(choices))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = self._page.sizeHint()
        return QSize(hint.width(), min(hint.height(), theme.scaled(self, 210)))

    def minimumSizeHint(self) -> QSize:
        return QSize(100, min(self._page.sizeHint().height(), theme.scaled(self, 90)))

    def _rebuild(self, choices: list[Choice]) -> None:
        old, self._editors = self._editors, []
        for choice in choices:
            kind = PointsEditor if choice.repeatable else PicksEditor
            self._editors.append(kind(self._making, choice))
        swap_rows(self._column, old, self._editors)
