"""Small parts that the pages of sheets are made of."""

import uuid
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.ui import theme
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import PlainLabel

W = TypeVar("W", bound=QWidget)

QWIDGETSIZE_MAX = (1 << 24) - 1
"""As wide as Qt lets a widget be."""


_WIDEST_CHOICE = 320


def new_id() -> str:
    """A name for a new line of the ledger."""
    return uuid.uuid4().hex


class Act(QPushButton):
    """A button that does one thing; Enter in a field never presses it by accident."""

    def __init__(self, text: str, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text.replace("&", "&&"), parent)
        self.setAutoDefault(False)
        self.setAccessibleName(name or text)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class Tick(QCheckBox):
    """A tick box in the sheet's own writing."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setFont(theme.sans(theme.Size.BODY))


class Words(QLineEdit):
    """A few words that go with what is about to be done."""

    def __init__(self, name: str, parent: QWidget | None = None, *, wide: int = 220) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(name)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setMinimumWidth(theme.scaled(self, wide))

    def taken(self) -> str:
        """The words, without stray spaces."""
        return self.text().strip()


class Choose(QComboBox):
    """One of several values, kept while they stay among those offered.

    `widest` is the width that long labels do not exceed, in pixels at 100 %; 0 is without end.
    """

    def __init__(self, name: str, parent: QWidget | None = None, *, widest: int = 0) -> None:
        super().__init__(parent)
        self._widest = theme.scaled(self, widest) if widest else QWIDGETSIZE_MAX
        self.setAccessibleName(name)
        self.setFont(theme.sans(theme.Size.BODY))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        # What people named may be long, and must not widen the sheet.
        self.setMaximumWidth(theme.scaled(self, _WIDEST_CHOICE))
        self._offered: tuple[tuple[str, str], ...] = ()

    def offer(self, options: Sequence[tuple[str, str]]) -> None:
        """Offer (value, label) pairs."""
        if tuple(options) == self._offered:
            return
        kept = self.value()
        self._offered = tuple(options)
        self.clear()
        for value, label in options:
            self.addItem(label, value)
        self.show_value(kept)

    def sizeHint(self) -> QSize:
        return super().sizeHint().boundedTo(QSize(self._widest, QWIDGETSIZE_MAX))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().boundedTo(QSize(self._widest, QWIDGETSIZE_MAX))

    def value(self) -> str:
        """The value that is chosen, "" for none."""
        return str(self.currentData() or "")

    def show_value(self, value: str) -> None:
        """Choose a value, or the first where it is not offered."""
        values = [one for one, _label in self._offered]
        self.setCurrentIndex(values.index(value) if value in values else min(0, len(values) - 1))


class Row(QWidget):
    """Parts in a line that breaks where the page ends."""

    def __init__(self, *parts: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._flow = FlowLayout(self, across=theme.SPACE_IN_GROUP, down=theme.SPACE_IN_GROUP)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for part in parts:
            self.add(part)

    def add(self, part: QWidget) -> None:
        """Put a part at the end."""
        self._flow.addWidget(part)


def words(text: str = "", tone: theme.Tone = theme.Tone.INK) -> PlainLabel:
    """A label in the sheet's own writing."""
    label = PlainLabel(text, tone=tone)
    label.setFont(theme.sans(theme.Size.BODY))
    return label


class Labelled(QWidget):
    """A control with its label before it."""

    def __init__(self, text: str, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        label = PlainLabel(text, tone=theme.Tone.MUTED)
        label.setFont(theme.sans(theme.Size.BODY))
        label.setBuddy(control)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(label)
        row.addWidget(control)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)


class Section(QWidget):
    """A titled part of a page."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.SPACE_IN_GROUP)
        self.head = SectionTitle(title)
        self.column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)

    def add(self, *parts: QWidget) -> None:
        """Put parts in a line of their own."""
        self.column.addWidget(parts[0] if len(parts) == 1 else Row(*parts))


def stacked(*parts: tuple[str, QWidget]) -> QVBoxLayout:
    """Parts of a page one under the other, each with its title ("" for one that has its own)."""
    column = QVBoxLayout()
    column.setSpacing(theme.SPACE_IN_GROUP)
    for title, part in parts:
        if title:
            column.addWidget(SectionTitle(title))
        column.addWidget(part)
        column.addSpacing(theme.SPACE_BETWEEN_GROUPS)
    column.addStretch(1)
    return column


def empty(column: QVBoxLayout, lines: list[W]) -> None:
    """Take lines out of a column, for good."""
    for line in lines:
        column.removeWidget(line)
        let_go(line)
    lines.clear()
