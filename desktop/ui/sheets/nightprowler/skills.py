"""The skills of the sheet: one column in the order of the table, specialisations indented."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop.ui import theme
from desktop.ui.sheets.common.rollable import Writable
from desktop.ui.sheets.nightprowler.skill_fold import GAP, FoldRow, figures, level_rect, value_rect
from desktop.ui.widgets.breakdown_tip import BreakdownView
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel

#: The sign of a number that somebody corrected by hand.
CORRECTED = "†"
_INDENT = 14
_ROW_HEIGHT = 22


@dataclass(frozen=True)
class SkillLine:
    """What a row shows; `group` is the skill that a specialisation stands under, or nothing.

    `corrected` says that somebody changed the value by hand.
    """

    key: str
    name: str
    spoken: str
    group: str
    value: int
    opened: bool
    level: str
    corrected: bool
    view: BreakdownView


class SkillRow(Writable):
    """A skill: name, value, level; in parentheses and muted at its default value."""

    #: The skill of this key is to be opened, or closed again.
    openAsked = Signal(str)
    closeAsked = Signal(str)

    def __init__(self, line: SkillLine, parent: QWidget | None = None) -> None:
        super().__init__(line.key, parent)
        self._line = line
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_line(line)

    def line(self) -> SkillLine:
        """What is shown."""
        return self._line

    def show_line(self, line: SkillLine) -> None:
        """Show another state of the skill."""
        self._line = line
        level = line.level if line.opened else self.tr("par défaut")
        spoken = f"{line.spoken} {integer_text(line.value)}, {level}"
        if line.corrected:
            spoken = self.tr("{spoken}, corrigée à la main").format(spoken=spoken)
        self.show_value(line.value, line.view, spoken)

    def text(self) -> str:
        """The name as shown: defaults in parentheses."""
        return self._line.name if self._line.opened else f"({self._line.name})"

    def level_text(self) -> str:
        """The words after the value."""
        if self._line.opened:
            return self._line.level
        return self.tr("par défaut") if self._line.value else ""

    def value_rect(self) -> QRect:
        return value_rect(self.size())

    def sizeHint(self) -> QSize:
        needed = QFontMetrics(figures(bold=True)).height()
        return QSize(260, max(theme.scaled(self, _ROW_HEIGHT), needed))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    def fill_menu(self, menu: QMenu) -> None:
        super().fill_menu(menu)
        if self._line.opened:
            menu.addAction(self.tr("Fermer la compétence")).triggered.connect(self._close)
        else:
            menu.addAction(self.tr("Ouvrir la compétence")).triggered.connect(self._open)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = theme.current()
        painter = QPainter(self)
        self.paint_state(painter)
        ink = look.ink if self._line.opened else look.muted
        value = self.value_rect()
        left = 4 + (_INDENT if self._line.group else 0)
        centred = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(ink)
        font = theme.sans(theme.Size.BODY)
        painter.setFont(font)
        room = value.left() - left - 4
        name = QFontMetrics(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRect(left, 0, room, self.height()), centred, name)
        painter.setFont(figures(bold=self._line.opened))
        trailing = centred | Qt.AlignmentFlag.AlignRight
        painter.drawText(value, trailing, integer_text(self._line.value))
        painter.setFont(theme.sans(theme.Size.BODY))
        if self._line.corrected:
            painter.setPen(look.accent)
            painter.drawText(value.translated(GAP // 2, -2), trailing, CORRECTED)
        painter.setPen(look.muted)
        place = level_rect(self.size())
        level = painter.fontMetrics().elidedText(
            self.level_text(), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, centred, level)

    def _open(self) -> None:
        self.openAsked.emit(self.key)

    def _close(self) -> None:
        self.closeAsked.emit(self.key)


class SkillList(QWidget):
    """Every skill; arrows move over the rows, and Tab goes through them as they are read."""

    rollAsked = Signal(str)
    valueEntered = Signal(str, int)
    openAsked = Signal(str)
    closeAsked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: dict[str, SkillRow] = {}
        self._heads: list[PlainLabel] = []
        self._folds: dict[str, FoldRow] = {}
        self._unfolded: set[str] = set()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def rows(self) -> dict[str, SkillRow]:
        """The rows by key, as they are read."""
        return self._rows

    def folds(self) -> dict[str, FoldRow]:
        """By skill, the rows that stand for specialisations at their default value."""
        return self._folds

    def show_lines(self, lines: Sequence[SkillLine]) -> None:
        """Show these skills; rows that stay are kept, with the keyboard and the field in them."""
        if [(line.key, line.group) for line in lines] == [
            (key, row.line().group) for key, row in self._rows.items()
        ]:
            for line in lines:
                row = self._rows[line.key]
                if row.line() != line:
                    row.show_line(line)
        else:
            self._rebuild(lines)
        self._fold()

    def _rebuild(self, lines: Sequence[SkillLine]) -> None:
        before, self._rows = self._rows, {}
        for head in self._heads:
            self._column.removeWidget(head)
            let_go(head)
        self._heads = []
        for fold in self._folds.values():
            self._column.removeWidget(fold)
            let_go(fold)
        self._folds = {}
        place = 0
        group = ""
        previous: QWidget | None = None
        for line in lines:
            if group and line.group != group:
                previous = self._add_fold(group, place, previous)
                place += 1
            if line.group and line.group != group:
                self._column.insertWidget(place, self._head(line.group))
                place += 1
            group = line.group
            row = before.pop(line.key, None) or self._new_row(line)
            row.show_line(line)
            self._column.removeWidget(row)
            self._column.insertWidget(place, row)
            place += 1
            self._rows[line.key] = row
            if previous is not None:
                QWidget.setTabOrder(previous, row)
            previous = row
        if group:
            self._add_fold(group, place, previous)
        for gone in before.values():
            self._column.removeWidget(gone)
            let_go(gone)

    def _add_fold(self, group: str, place: int, previous: QWidget | None) -> FoldRow:
        fold = FoldRow(group, self)
        fold.toggleAsked.connect(self._toggle)
        self._column.insertWidget(place, fold)
        self._folds[group] = fold
        if previous is not None:
            QWidget.setTabOrder(previous, fold)
        return fold

    def _fold(self) -> None:
        """Several specialisations that nobody opened are one row until they are asked for."""
        shut: dict[str, list[SkillRow]] = {group: [] for group in self._folds}
        for row in self._rows.values():
            line = row.line()
            if line.group and not (line.opened or line.corrected):
                shut[line.group].append(row)
            else:
                row.setVisible(True)
        for group, rows in shut.items():
            fold, several = self._folds[group], len(rows) > 1
            unfolded = not several or group in self._unfolded
            fold.setVisible(several)
            if several:
                values = [row.line().value for row in rows]
                height = rows[0].sizeHint().height()
                fold.show_fold(values, open_now=unfolded, height=height)
            for row in rows:
                row.setVisible(unfolded)

    def _toggle(self, group: str) -> None:
        self._unfolded ^= {group}
        self._fold()

    def _head(self, text: str) -> PlainLabel:
        head = PlainLabel(text)
        head.setFont(theme.sans(theme.Size.BODY))
        head.setContentsMargins(4, 2, 0, 0)
        self._heads.append(head)
        return head

    def _new_row(self, line: SkillLine) -> SkillRow:
        row = SkillRow(line, self)
        row.rollAsked.connect(self.rollAsked)
        row.valueEntered.connect(self.valueEntered)
        row.openAsked.connect(self.openAsked)
        row.closeAsked.connect(self.closeAsked)
        return row
