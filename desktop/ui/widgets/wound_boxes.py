"""The wound track of a sheet: lines of boxes that a click or a key ticks and clears.

The widget holds no rule. It shows the rows it is given and says which line was meant; whoever owns
the health decides what follows (a full line overflows, a penalty changes) and shows new rows.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.widgets.box_line import BoxLine, BoxRow, Columns, penalty_font
from desktop.ui.widgets.box_painting import BoxState
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import signed_text


class WoundBoxes(QWidget):
    """One health track. Arrows move over the boxes, Space toggles, a digit ticks its line."""

    #: A free box of this row, from 0, was clicked, or its name, or its digit typed.
    boxTicked = Signal(int)
    #: A ticked box of this row, from 0, was clicked.
    boxCleared = Signal(int)

    def __init__(
        self, name: str, *, tone: theme.Tone = theme.Tone.VITALITY, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._tone = tone
        self._rows: tuple[BoxRow, ...] = ()
        self._lines: list[BoxLine] = []
        self.setAccessibleName(name)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def rows(self) -> tuple[BoxRow, ...]:
        """The rows that are shown."""
        return self._rows

    def lines(self) -> tuple[BoxLine, ...]:
        """The widgets of the rows, in order."""
        return tuple(self._lines)

    def set_rows(self, rows: tuple[BoxRow, ...]) -> None:
        """Show `rows`; the keyboard stays where it was."""
        self._rows = rows
        while len(self._lines) < len(rows):
            self._add_line()
        while len(self._lines) > len(rows):
            line = self._lines.pop()
            self._column.removeWidget(line)
            let_go(line)
        columns = self._columns()
        for row, line in zip(rows, self._lines, strict=True):
            line.show_row(row, columns)
        if self._lines and not any(
            one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in self._lines
        ):
            self._lines[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.set_rows(self._rows)

    def _add_line(self) -> None:
        line = BoxLine(len(self._lines), self._tone, self)
        line.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        line.boxChosen.connect(self._choose)
        line.nameChosen.connect(self.boxTicked)
        line.moveAsked.connect(self._move)
        line.digitTyped.connect(self._tick_line)
        line.focused.connect(self._rove)
        self._column.addWidget(line)
        self._lines.append(line)

    def _columns(self) -> Columns:
        if not self._rows:
            return Columns()
        text = self._lines[0].fontMetrics()
        figures = QFontMetrics(penalty_font(active=True))
        return Columns(
            label=max(text.horizontalAdvance(row.label) for row in self._rows) + 1,
            boxes=max(len(row.boxes) for row in self._rows),
            penalty=max(
                figures.horizontalAdvance(signed_text(row.penalty)) if row.penalty else 0
                for row in self._rows
            ),
        )

    def _choose(self, row: int, box: int) -> None:
        if self._rows[row].boxes[box].state is BoxState.TICKED:
            self.boxCleared.emit(row)
        else:
            self.boxTicked.emit(row)

    def _tick_line(self, digit: int) -> None:
        # Also on a full line: what overflows where is for the rules to say.
        if digit <= len(self._rows):
            self.boxTicked.emit(digit - 1)

    def _move(self, here: int, by: int) -> None:
        there = max(0, min(here + by, len(self._lines) - 1))
        self._lines[there].set_cursor_box(self._lines[here].cursor_box())
        self._lines[there].setFocus(Qt.FocusReason.OtherFocusReason)

    def _rove(self, here: int) -> None:
        # Tab enters the track once, at the line that was left last; arrows do the rest.
        for number, line in enumerate(self._lines):
            policy = Qt.FocusPolicy.StrongFocus if number == here else Qt.FocusPolicy.ClickFocus
            line.setFocusPolicy(policy)
