"""A table of the settings whose rows a campaign may change, add and take away.

What the rows are is said by the table of each system: it shows `Line`s, and is told which cell was
given another value.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.document import Json
from desktop.rules.message import Message
from desktop.rules.settingsfields import Bounds, Kind
from desktop.rules.settingsplaces import Place
from desktop.ui import theme
from desktop.ui.settings.common.controls import (
    Control,
    FlagControl,
    NumberControl,
    OptionalControl,
    TextControl,
)
from desktop.ui.settings.common.editor import Editor
from desktop.ui.settings.common.page import Page, Sheet, note
from desktop.ui.settings.common.rows import E
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.focus import keyboard_of
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.texts import TextField

WIDEST = 16_777_215
"""No limit to the width of a page of tables: they are as wide as their columns."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Line:
    """One row: what its cells hold, which of them nobody may change, and words beside them.

    `lead` stands before the cells; `note` says where the row comes from, `doubtful` that it should
    be checked. `shipped` is what going back would give, "" where there is no way back. Rows that
    are not `removable` stay, those that are `splits` can give a part to a new one.
    """

    cells: Mapping[str, Json]
    locked: frozenset[str] = field(default_factory=frozenset[str])
    lead: str = ""
    note: str = ""
    doubtful: bool = False
    shipped: str = ""
    removable: bool = True
    splits: bool = False


class RowTable(QWidget, Generic[E]):
    """The rows of one table below its title, and a button that adds one where `grows`.

    `lead` is the heading of the words before the cells. `restores` tables can give a single row
    back what it was shipped with, `divides` ones can give a part of a row to a new one.
    """

    grows = True
    restores = False
    divides = False

    def __init__(
        self,
        editor: E,
        place: Place,
        what: Message,
        columns: Sequence[Bounds],
        *,
        lead: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.editor = editor
        self.place = place
        self.what = what
        self.columns = tuple(columns)
        self.title = editor.texts.render(what)
        self.rows: list[TableRow] = []
        self.mark = StandingMark()
        self.add = QPushButton(self.tr("Ajouter une ligne"))
        self.add.setAccessibleName(self.tr("Ajouter une ligne : {name}").format(name=self.title))
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setWordWrap(True)
        self.head = QHBoxLayout()
        self.head.addWidget(Heading(self.title, size=theme.Size.LARGE))
        self.head.addWidget(self.mark)
        self.head.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._grid.setVerticalSpacing(theme.GRID)
        heads = (lead, *(editor.texts.render(one.label) for one in self.columns))
        for column, words in enumerate(heads):
            label = PlainLabel(words, tone=theme.Tone.MUTED)
            self._grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignBottom)
        self._grid.setColumnStretch(len(heads) + _BEHIND, 1)
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.add)
        self.foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, theme.SPACE_BETWEEN_GROUPS)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(self.head)
        whole.addLayout(self._grid)
        whole.addWidget(self.trouble)
        whole.addLayout(self.foot)
        self.add.setVisible(self.grows)
        self.add.clicked.connect(self.add_row)
        self.mark.resetAsked.connect(self._reset)

    @abstractmethod
    def lines(self) -> Sequence[Line]:
        """The rows as they are now."""
        ...

    @abstractmethod
    def change(self, row: int, name: str, value: Json) -> None:
        """Give a cell another value."""
        ...

    @abstractmethod
    def add_row(self) -> None:
        """Put one more row at the end."""
        ...

    @abstractmethod
    def remove(self, row: int) -> None:
        """Take a row away."""
        ...

    def split(self, row: int) -> None:
        """Give a part of a row to a new one behind it."""

    def restore(self, row: int) -> None:
        """Give a row what it was shipped with."""

    def refresh(self) -> None:
        """Show the rows as they are now."""
        lines = self.lines()
        while len(self.rows) > len(lines):
            self.rows.pop().leave(self._grid)
        while len(self.rows) < len(lines):
            row = TableRow(self.editor, self.columns, len(self.rows), self._grid, self)
            row.offer(restores=self.restores, divides=self.divides)
            row.changed.connect(self.change)
            row.removed.connect(self._remove)
            row.split.connect(self.split)
            row.restored.connect(self._restore)
            self.rows.append(row)
            QWidget.setTabOrder(row.remove, self.add)
        for row, line in zip(self.rows, lines, strict=True):
            row.show_line(line)
        standing = self.editor.standing(self.place)
        unstored = self.editor.unstored(self.place)
        self.mark.show_standing(self.title, standing, unstored=unstored, shipped="")
        trouble = self.editor.problem(self.place)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def enter(self, row: int = -1) -> None:
        """Bring the keyboard to a row, the last one if no other is said."""
        if self.rows:
            self.rows[min(row, len(self.rows) - 1)].enter()

    def take_keyboard(self, reason: Qt.FocusReason) -> None:
        """Bring the keyboard to what never goes: the button that adds, or the first row."""
        if self.grows or not self.rows:
            self.add.setFocus(reason)
        else:
            self.rows[0].enter()

    def _remove(self, row: int) -> None:
        self.take_keyboard(Qt.FocusReason.OtherFocusReason)
        self.remove(row)

    def _restore(self, row: int) -> None:
        self.rows[row].enter()
        self.restore(row)

    def _reset(self) -> None:
        self.take_keyboard(Qt.FocusReason.OtherFocusReason)
        self.editor.reset(self.place, self.what)


_BEHIND = 4
"""Words and buttons behind the cells of a row."""


class TableRow(QWidget):
    """One row, its fields and buttons in the grid of the table."""

    #: Another value: the place of the row, the column, the value.
    changed = Signal(int, str, object)
    #: The row at this place is to go.
    removed = Signal(int)
    #: It is to give a part of itself to a new row.
    split = Signal(int)
    #: It is to be as it was shipped.
    restored = Signal(int)

    def __init__(
        self,
        editor: Editor,
        columns: Sequence[Bounds],
        place: int,
        grid: QGridLayout,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._place = place
        self._columns = tuple(columns)
        self._names = tuple(editor.texts.render(one.label) for one in columns)
        line = place + 1
        self.lead = PlainLabel()
        self.lead.setFont(theme.tabular(self.lead.font()))
        grid.addWidget(self.lead, line, 0, _MIDDLE)
        self.fields: list[Control] = []
        for column, one in enumerate(self._columns, start=1):
            cell = _made(one)
            cell.setProperty("column", one.name)
            cell.committed.connect(self._tell)
            grid.addWidget(cell, line, column, _MIDDLE)
            self.fields.append(cell)
        self.note = PlainLabel()
        self.note.setFont(theme.sans(theme.Size.SMALL))
        self.back = QToolButton()
        self.back.setText(self.tr("Remettre"))
        self.divide = QPushButton(self.tr("Diviser"))
        self.remove = QPushButton(self.tr("Retirer"))
        after = len(self._columns) + 1
        for column, part in enumerate((self.note, self.back, self.divide, self.remove), after):
            grid.addWidget(part, line, column, _MIDDLE)
        self.back.setFont(theme.sans(theme.Size.SMALL))
        self.back.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.back.clicked.connect(self._restore)
        self.divide.clicked.connect(self._split)
        self.remove.clicked.connect(self._remove)
        self.hide()

    def offer(self, *, restores: bool, divides: bool) -> None:
        """Keep room for the buttons that rows of this table have."""
        for button, wanted in (
            (self.back, restores),
            (self.divide, divides),
            (self.remove, True),
        ):
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(wanted)
            button.setSizePolicy(policy)

    def show_line(self, line: Line) -> None:
        """Show the row as it is stored; what somebody is typing is left alone."""
        number = self._place + 1
        which = line.lead or str(number)
        for cell, one, name in zip(self.fields, self._columns, self._names, strict=True):
            cell.show_value(line.cells.get(one.name))
            cell.setEnabled(one.name not in line.locked)
            cell.describe(self.tr("Ligne {number} : {name}").format(number=which, name=name))
        self.lead.setText(line.lead)
        self.note.setText(line.note)
        self.note.set_tone(theme.Tone.WARNING if line.doubtful else theme.Tone.MUTED)
        keyboard = self.back.hasFocus() and not line.shipped
        keyboard = keyboard or (self.remove.hasFocus() and not line.removable)
        if keyboard or (self.divide.hasFocus() and not line.splits):
            self.enter()
        self.back.setVisible(bool(line.shipped))
        self.back.setAccessibleName(
            self.tr("Remettre la ligne {number} : {value}").format(number=which, value=line.shipped)
        )
        self.back.setToolTip(self.back.accessibleName())
        self.divide.setVisible(line.splits)
        self.divide.setAccessibleName(self.tr("Diviser la ligne {number}").format(number=which))
        self.remove.setVisible(line.removable)
        self.remove.setAccessibleName(self.tr("Retirer la ligne {number}").format(number=which))

    def enter(self) -> None:
        """Bring the keyboard to the first field, so that typing replaces what it shows."""
        cell = next((one for one in self.fields if one.isEnabled()), self.fields[0])
        # At once: a layout shows what is new only at the next turn of the event loop.
        cell.show()
        cell.setFocus(Qt.FocusReason.OtherFocusReason)
        typed = keyboard_of(cell)
        if isinstance(typed, NumberField | TextField):
            typed.selectAll()

    def leave(self, grid: QGridLayout) -> None:
        """Go, fields and all."""
        parts = (self.lead, *self.fields, self.note, self.back, self.divide, self.remove, self)
        for part in parts:
            grid.removeWidget(part)
            let_go(part)

    def _tell(self, value: Json) -> None:
        cell = self.sender()
        if isinstance(cell, Control):
            self.changed.emit(self._place, str(cell.property("column")), value)

    def _remove(self) -> None:
        self.removed.emit(self._place)

    def _split(self) -> None:
        self.split.emit(self._place)

    def _restore(self) -> None:
        self.restored.emit(self._place)


def _made(bounds: Bounds) -> Control:
    match bounds.kind:
        case Kind.OPTIONAL:
            return OptionalControl(bounds.least, bounds.most)
        case Kind.FLAG:
            return FlagControl()
        case Kind.TEXT:
            return TextControl()
        case _:
            return NumberControl(bounds.least, bounds.most)


class TablesPage(Page[E]):
    """Tables, one below the other, under a remark."""

    def __init__(
        self,
        editor: E,
        tables: Mapping[str, RowTable[E]],
        remark: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(editor, parent)
        self.tables = dict(tables)
        self.sheet = Sheet()
        self.sheet.body.setMaximumWidth(WIDEST)
        self.sheet.column.addWidget(note(remark))
        for table in self.tables.values():
            self.sheet.column.addWidget(table)
        self.sheet.column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.sheet)

    def refresh(self) -> None:
        for table in self.tables.values():
            table.refresh()

    def reveal(self, place: Place) -> None:
        table = self.tables[place[0]]
        self.sheet.ensureWidgetVisible(table)
        table.take_keyboard(Qt.FocusReason.ShortcutFocusReason)
