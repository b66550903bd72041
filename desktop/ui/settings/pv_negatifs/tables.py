"""The rows that a campaign adds to Table A and to the falls."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.rules.document import Json
from desktop.rules.message import say
from desktop.rules.pv_negatifs.settingsfields import BODIES, FALLS
from desktop.rules.settingsfields import Bounds
from desktop.rules.settingsplaces import Place
from desktop.ui import theme
from desktop.ui.settings.common.page import Page, Sheet, note
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.settings.pv_negatifs.editor import Editor
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.numbers import NumberField


class TablesPage(Page[Editor]):
    """Both tables, one below the other."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(editor, parent)
        self.tables = {
            "bodies": RowTable(editor, "bodies", BODIES),
            "falls": RowTable(editor, "falls", FALLS),
        }
        self._sheet = Sheet()
        self._sheet.column.addWidget(
            note(self.tr("Des lignes en plus de celles des règles, ou à leur place."))
        )
        for table in self.tables.values():
            self._sheet.column.addWidget(table)
        self._sheet.column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._sheet)

    def refresh(self) -> None:
        for table in self.tables.values():
            table.refresh()

    def reveal(self, place: Place) -> None:
        table = self.tables[place[0]]
        self._sheet.ensureWidgetVisible(table)
        table.add.setFocus(Qt.FocusReason.ShortcutFocusReason)


class RowTable(QWidget):
    """The added rows of one table; its first column must differ from row to row."""

    def __init__(self, editor: Editor, name: str, columns: Sequence[Bounds]) -> None:
        super().__init__()
        self._what = say(f"pv.settings.{name}")
        title = editor.texts.render(self._what)
        self._editor = editor
        self._place = (name,)
        self._columns = tuple(columns)
        self._title = title
        self.rows: list[TableRow] = []
        self.mark = StandingMark()
        self.add = QPushButton(self.tr("Ajouter une ligne"))
        self.add.setAccessibleName(self.tr("Ajouter une ligne : {name}").format(name=title))
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(Heading(title, size=theme.Size.LARGE))
        head.addWidget(self.mark)
        head.addStretch(1)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(theme.SPACE_BETWEEN_GROUPS)
        self._grid.setColumnStretch(len(self._columns) + 1, 1)
        for column, one in enumerate(self._columns):
            label = PlainLabel(editor.texts.render(one.label), tone=theme.Tone.MUTED)
            self._grid.addWidget(label, 0, column)
        foot = QHBoxLayout()
        foot.addWidget(self.add)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, theme.SPACE_BETWEEN_GROUPS)
        whole.setSpacing(theme.SPACE_IN_GROUP)
        whole.addLayout(head)
        whole.addLayout(self._grid)
        whole.addWidget(self.trouble)
        whole.addLayout(foot)
        self.add.clicked.connect(self._add)
        self.mark.resetAsked.connect(self._reset)

    def refresh(self) -> None:
        """Show the rows as they are now."""
        held = self._held()
        while len(self.rows) > len(held):
            self.rows.pop().leave(self._grid)
        while len(self.rows) < len(held):
            row = TableRow(self._editor, self._columns, len(self.rows), self._grid, self)
            row.changed.connect(self._change)
            row.removed.connect(self._remove)
            self.rows.append(row)
        for row, values in zip(self.rows, held, strict=True):
            row.show_values(values)
        standing = self._editor.standing(self._place)
        unstored = self._editor.unstored(self._place)
        self.mark.show_standing(self._title, standing, unstored=unstored, shipped="")
        trouble = self._editor.problem(self._place)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _held(self) -> list[dict[str, int]]:
        value = self._editor.value(self._place)
        members = value if isinstance(value, list) else []
        return [
            {key: int(str(number)) for key, number in one.items()}
            for one in members
            if isinstance(one, dict)
        ]

    def _put(self, rows: list[dict[str, int]]) -> None:
        value: list[Json] = [dict[str, Json](one) for one in rows]
        self._editor.put(self._place, value, self._what)

    def _add(self) -> None:
        rows, key = self._held(), self._columns[0]
        free = max((one[key.name] for one in rows), default=key.least - 1) + 1
        new = {one.name: max(one.least, 0) for one in self._columns}
        self._put([*rows, {**new, key.name: min(free, key.most)}])
        if self.rows:
            self.rows[-1].enter()

    def _change(self, place: int, name: str, value: int) -> None:
        rows = self._held()
        rows[place][name] = value
        self._put(rows)

    def _remove(self, place: int) -> None:
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        rows = self._held()
        self._put([*rows[:place], *rows[place + 1 :]])

    def _reset(self) -> None:
        self.add.setFocus(Qt.FocusReason.OtherFocusReason)
        self._editor.reset(self._place, self._what)


class TableRow(QWidget):
    """One added row: the button that takes it away, its fields in the grid of the table."""

    #: Another value: the place of the row, the column, the value.
    changed = Signal(int, str, int)
    #: The row at this place is to go.
    removed = Signal(int)

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
        self.fields: list[NumberField] = []
        for column, one in enumerate(self._columns):
            name = self.tr("Ligne {number} : {name}").format(
                number=place + 1, name=editor.texts.render(one.label)
            )
            field = NumberField(name, one.least, one.most)
            field.setProperty("column", one.name)
            field.valueCommitted.connect(self._tell)
            grid.addWidget(field, place + 1, column)
            self.fields.append(field)
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer la ligne {number}").format(number=place + 1))
        self.remove.clicked.connect(self._remove)
        grid.addWidget(self.remove, place + 1, len(self._columns))
        self.hide()

    def show_values(self, values: dict[str, int]) -> None:
        """Show the row as it is stored."""
        for field, one in zip(self.fields, self._columns, strict=True):
            field.set_value(values.get(one.name, 0))

    def enter(self) -> None:
        """Bring the keyboard to the first field, so that typing replaces what it shows."""
        # At once: a layout shows what is new only at the next turn of the event loop.
        self.fields[0].show()
        self.fields[0].setFocus(Qt.FocusReason.OtherFocusReason)
        self.fields[0].selectAll()

    def leave(self, grid: QGridLayout) -> None:
        """Go, fields and all."""
        for part in (*self.fields, self.remove, self):
            grid.removeWidget(part)
            part.setParent(None)
            part.deleteLater()

    def _tell(self, value: int) -> None:
        field = self.sender()
        if isinstance(field, NumberField):
            self.changed.emit(self._place, str(field.property("column")), value)

    def _remove(self) -> None:
        self.removed.emit(self._place)
