"""A list of the character's things, each a line of fields written in place."""

import enum
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.members import changed
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.sheets.common.inplace import InlineNumber, InlineText
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import SectionTitle
from desktop.ui.sheets.common.picks import AddButton, Pick, RemoveButton
from desktop.ui.sheets.common.roll_button import RollButton
from desktop.ui.widgets.commit import MARK_ROOM
from desktop.ui.widgets.labels import PlainLabel


class Kind(enum.Enum):
    """How a column is written."""

    TEXT = "text"
    NUMBER = "number"
    FLAG = "flag"
    PICK = "pick"
    ROLL = "roll"


@dataclass(frozen=True)
class Column:
    """One field of each line.

    `width` is in logical pixels at 100 %, 0 for what is left; numbers go from `least` to `most`;
    picks offer `options`. A roll is a die that throws what the line holds; its attribute is the id.
    """

    attribute: str
    label: str
    kind: Kind = Kind.TEXT
    width: int = 0
    least: int = 0
    most: int = 9999
    options: tuple[tuple[str, str], ...] = ()


class RecordLine(QWidget):
    """One entry; whatever is written in it leaves as the whole entry, changed."""

    updated = Signal(object)
    removed = Signal(str)
    rollAsked = Signal(str)

    def __init__(self, member: Struct, columns: Sequence[Column]) -> None:
        super().__init__()
        self._member = member
        self._columns = tuple(columns)
        self._fields: list[QWidget] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        for column in columns:
            field = self._field(column)
            _fit(field, column)
            row.addWidget(field, 0 if column.width else 1)
            self._fields.append(field)
        self._remove = RemoveButton(_text(member, "id"), "")
        self._remove.removed.connect(self.removed)
        row.addWidget(self._remove)
        self.show_member(member)

    def fields(self) -> tuple[QWidget, ...]:
        """The fields in the order of the columns."""
        return tuple(self._fields)

    def show_member(self, member: Struct) -> None:
        """Show another state of the entry; what is being typed is left alone."""
        self._member = member
        for column, field in zip(self._columns, self._fields, strict=True):
            value = getattr(member, column.attribute)
            if isinstance(field, InlineText):
                field.set_value(str(value))
            elif isinstance(field, InlineNumber):
                field.set_value(int(value))
            elif isinstance(field, Pick):
                field.show_value(column.options, _stored(value))
            elif isinstance(field, QCheckBox):
                blocked = field.blockSignals(True)
                field.setChecked(bool(value))
                field.blockSignals(blocked)
            elif isinstance(field, RollButton):
                field.show_name(self._name())
        self._remove.show_name(self._name())

    def _name(self) -> str:
        return _text(self._member, self._columns[0].attribute)

    def _field(self, column: Column) -> QWidget:
        match column.kind:
            case Kind.TEXT:
                text = InlineText(column.label)
                text.textCommitted.connect(self._send)
                return text
            case Kind.NUMBER:
                number = InlineNumber(
                    column.label,
                    column.least,
                    column.most,
                    font=theme.tabular(theme.sans(theme.Size.BODY)),
                )
                number.valueCommitted.connect(self._send)
                return number
            case Kind.FLAG:
                flag = QCheckBox()
                flag.setAccessibleName(column.label)
                flag.toggled.connect(self._send)
                return flag
            case Kind.PICK:
                pick = Pick(column.label)
                pick.picked.connect(self._send)
                return pick
            case Kind.ROLL:
                roll = RollButton(_text(self._member, column.attribute))
                roll.rollAsked.connect(self.rollAsked)
                return roll

    def _send(self) -> None:
        changes: dict[str, object] = {}
        for column, field in zip(self._columns, self._fields, strict=True):
            before = getattr(self._member, column.attribute)
            if isinstance(field, InlineText | InlineNumber):
                changes[column.attribute] = field.value()
            elif isinstance(field, QCheckBox):
                changes[column.attribute] = field.isChecked()
            elif isinstance(field, Pick):
                value: object = field.value()
                changes[column.attribute] = type(before)(value)
        after = changed(self._member, **changes)
        if after != self._member:
            self._member = after
            self.updated.emit(after)


class Records(QWidget):
    """A titled list with a heading for its columns and a button that adds."""

    updated = Signal(object)
    removed = Signal(str)
    addAsked = Signal(str)
    #: What the line of this id holds is to be rolled.
    rollAsked = Signal(str)

    def __init__(
        self, title: str, add: str, columns: Sequence[Column], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self.add = AddButton(add)
        self.add.chosen.connect(self.addAsked)
        self._heads = self._heading()
        head = QHBoxLayout()
        head.addWidget(SectionTitle(title))
        head.addStretch(1)
        head.addWidget(self.add)
        column = QVBoxLayout()
        column.setSpacing(2)
        self._lines: KeyedLines[RecordLine] = KeyedLines(column, self.add)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.GRID)
        whole.addLayout(head)
        whole.addWidget(self._heads)
        whole.addLayout(column)

    def lines(self) -> tuple[RecordLine, ...]:
        """The lines in order."""
        return self._lines.widgets()

    def show_members(self, members: Sequence[Struct]) -> None:
        """Show these entries; lines that stay keep the keyboard and what is typed in them."""
        wanted = {_text(member, "id"): member for member in members}
        self._lines.show(wanted, self._line, RecordLine.show_member)
        self._heads.setVisible(bool(members))

    def _line(self, member: Struct) -> RecordLine:
        line = RecordLine(member, self._columns)
        line.updated.connect(self.updated)
        line.removed.connect(self.removed)
        line.rollAsked.connect(self.rollAsked)
        return line

    def _heading(self) -> QWidget:
        heading = QWidget()
        row = QHBoxLayout(heading)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        for column in self._columns:
            label = PlainLabel(column.label, tone=theme.Tone.MUTED)
            label.setFont(theme.sans(theme.Size.SMALL))
            _fit(label, column)
            if column.kind is Kind.NUMBER:
                # Above the figures, which leave room for the dot of a pending field.
                label.setAlignment(Qt.AlignmentFlag.AlignTrailing)
                label.setContentsMargins(0, 0, MARK_ROOM, 0)
            row.addWidget(label, 0 if column.width else 1)
        # As wide as the cross at the end of each line.
        row.addSpacing(RemoveButton("", "").sizeHint().width() + theme.SPACE_IN_GROUP)
        return heading


def _fit(widget: QWidget, column: Column) -> None:
    if column.width:
        # In another language a heading may be wider than what stands below it.
        words = QFontMetrics(theme.sans(theme.Size.SMALL)).horizontalAdvance(column.label)
        room = MARK_ROOM if column.kind is Kind.NUMBER else 0
        widget.setFixedWidth(max(theme.scaled(widget, column.width), words + room + 1))


def _stored(value: object) -> str:
    return str(value.value) if isinstance(value, enum.Enum) else str(value)


def _text(member: Struct, attribute: str) -> str:
    return str(cast("object", getattr(member, attribute)))
