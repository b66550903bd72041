"""What every page of the settings does, and the pages that are a list of single values."""

from collections.abc import Sequence
from typing import Generic

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui import theme
from desktop.ui.settings.common.rows import E, SettingRow
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField

_WIDEST = 860


class Page(QWidget, Generic[E]):
    """One section of the settings."""

    def __init__(self, editor: E, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.editor = editor

    def refresh(self) -> None:
        """Show the settings as they are now."""

    def reveal(self, place: Place) -> None:
        """Show a place and give it the keyboard."""

    def flush(self) -> None:
        """Commit what is being typed."""
        for field in (*self.findChildren(NumberField), *self.findChildren(TextField)):
            field.flush()


class Sheet(QScrollArea):
    """Scrolls over a column of rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QWidget()
        self.body.setMaximumWidth(theme.scaled(self, _WIDEST))
        self.column = QVBoxLayout(self.body)
        self.column.setContentsMargins(0, 0, theme.SPACE_BETWEEN_GROUPS, 0)
        self.column.setSpacing(theme.SPACE_IN_GROUP)
        self.setWidget(self.body)
        self.viewport().setAutoFillBackground(False)
        self.body.setAutoFillBackground(False)


def note(text: str) -> PlainLabel:
    """A remark at the head of a page."""
    label = PlainLabel(text, tone=theme.Tone.MUTED)
    label.setFont(theme.sans(theme.Size.BODY))
    label.setWordWrap(True)
    return label


class ValuesPage(Page[E]):
    """Single values, one below the other."""

    def __init__(
        self,
        editor: E,
        fields: Sequence[Bounds],
        kind: type[SettingRow[E]],
        remark: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(editor, parent)
        self.rows = tuple(kind(editor, bounds, bounds.place) for bounds in fields)
        self._sheet = Sheet()
        if remark:
            self._sheet.column.addWidget(note(remark))
        for row in self.rows:
            self._sheet.column.addWidget(row)
        self._sheet.column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._sheet)

    def refresh(self) -> None:
        for row in self.rows:
            row.refresh()

    def reveal(self, place: Place) -> None:
        row = self.row(place)
        self._sheet.ensureWidgetVisible(row)
        row.control.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def row(self, place: Place) -> SettingRow[E]:
        """The row of a place."""
        return next(row for row in self.rows if row.place == place)
