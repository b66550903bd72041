"""One value of the settings on a page: its name, its control, how it stands, what is wrong."""

from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.rules.document import Json
from desktop.rules.message import Message, say
from desktop.rules.settingsfields import Bounds, Kind
from desktop.rules.settingsplaces import Place
from desktop.ui import theme
from desktop.ui.settings.common.controls import (
    AlternativesControl,
    Control,
    FlagControl,
    FlagsControl,
    NumberControl,
    OptionalControl,
    PickControl,
    TextControl,
)
from desktop.ui.settings.common.editor import Editor
from desktop.ui.settings.common.standings import StandingMark
from desktop.ui.widgets.figures import integer_text
from desktop.ui.widgets.labels import PlainLabel

LABEL_WIDTH = 250
NARROW_LABEL_WIDTH = 180
_CELL = 262
_INDENT = 8
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
E = TypeVar("E", bound=Editor)


def words_of(value: Json) -> str:
    """A stored value of a closed set as its option is named."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class SettingRow(QWidget, Generic[E]):
    """One value. `place` may change: the row then shows that of another member."""

    def __init__(
        self,
        editor: E,
        bounds: Bounds,
        place: Place,
        label_width: int = LABEL_WIDTH,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._label_width = label_width
        self.editor = editor
        self.bounds = bounds
        self.place = place
        self._owner = ""
        self._rejected = ""
        self.control = self.made_control()
        self.mark = StandingMark()
        self.label = PlainLabel(editor.texts.render(bounds.label))
        self.label.setFont(theme.sans(theme.Size.BODY))
        self.label.setWordWrap(True)
        self.label.setBuddy(self.control)
        self.trouble = PlainLabel(tone=theme.Tone.VITALITY)
        self.trouble.setFont(theme.sans(theme.Size.SMALL))
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self._lay_out(isinstance(self.control, AlternativesControl) or bool(bounds.rules))
        self.control.committed.connect(self._commit)
        self.control.rejected.connect(self._reject)
        self.mark.resetAsked.connect(self._reset)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def show_place(self, place: Place, owner: str) -> None:
        """Show the value of another member, called `owner`."""
        self.place, self._owner = place, owner
        self._rejected = ""
        self.refresh()

    def refresh(self) -> None:
        """Show the value as it is now."""
        editor = self.editor
        self.control.show_value(editor.value(self.place))
        name = editor.texts.render(self.what())
        self.control.describe(name)
        self.mark.show_standing(
            name,
            editor.standing(self.place),
            unstored=editor.unstored(self.place),
            shipped=self.words(editor.shipped_value(self.place)),
        )
        trouble = self._rejected or editor.problem(self.place)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def options(self) -> tuple[tuple[str, str], ...]:
        """The values of a closed set, each with its words."""
        return tuple(
            (one, self.editor.texts.render(self.bounds.option(one))) for one in self.bounds.options
        )

    def made_control(self) -> Control:
        """The control of the value."""
        bounds = self.bounds
        match bounds.kind:
            case Kind.NUMBER:
                return NumberControl(bounds.least, bounds.most)
            case Kind.OPTIONAL:
                return OptionalControl(bounds.least, bounds.most)
            case Kind.FLAG:
                return FlagControl()
            case Kind.FLAGS:
                return FlagsControl(self.options())
            case Kind.CHOICE if bounds.spread:
                shipped = words_of(self.editor.shipped_value(self.place))
                return AlternativesControl(self.options(), shipped)
            case Kind.CHOICE:
                return PickControl(self.options())
            case _:
                return TextControl()

    def words(self, value: Json) -> str:
        """A value as it is read."""
        if isinstance(value, bool) or (isinstance(value, str) and self.bounds.options):
            if self.bounds.kind is Kind.FLAG:
                return self.tr("oui") if value else self.tr("non")
            return self.editor.texts.render(self.bounds.option(words_of(value)))
        if isinstance(value, int):
            return integer_text(value)
        return str(value) if isinstance(value, str) else ""

    def what(self) -> Message:
        """What the value is called, with the member that it belongs to."""
        if not self._owner:
            return self.bounds.label
        return say("settings.of", name=self._owner, what=self.bounds.label)

    def _lay_out(self, tall: bool) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 2, 0, 2)
        whole.setSpacing(2)
        line = QHBoxLayout()
        line.setSpacing(theme.SPACE_BETWEEN_GROUPS)
        label_width, cell_width = theme.scaled(self, self._label_width), theme.scaled(self, _CELL)
        top = Qt.AlignmentFlag.AlignTop
        if tall:
            self.label.setFont(theme.bold(theme.sans(theme.Size.BODY)))
            self.label.setFixedWidth(label_width + cell_width + line.spacing())
            line.addWidget(self.label)
        else:
            self.label.setFixedWidth(label_width)
            line.addWidget(self.label, 0, top if self.bounds.kind is Kind.FLAGS else _MIDDLE)
            cell = QHBoxLayout()
            cell.addWidget(self.control)
            cell.addStretch(1)
            frame = QWidget()
            frame.setFixedWidth(cell_width)
            frame.setLayout(cell)
            cell.setContentsMargins(0, 0, 0, 0)
            line.addWidget(frame)
        line.addWidget(self.mark, 0, top if self.bounds.kind is Kind.FLAGS else _MIDDLE)
        line.addStretch(1)
        whole.addLayout(line)
        if tall:
            whole.addLayout(self._below())
        under = theme.scaled(self, _INDENT) if tall else label_width + line.spacing()
        self.trouble.setContentsMargins(under, 0, 0, 0)
        whole.addWidget(self.trouble)
        if self.bounds.rules:
            ids = PlainLabel(", ".join(self.bounds.rules), tone=theme.Tone.MUTED)
            ids.setFont(theme.sans(theme.Size.SMALL))
            ids.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            ids.setContentsMargins(theme.scaled(self, _INDENT), 0, 0, 0)
            whole.addWidget(ids)
            whole.addSpacing(theme.SPACE_IN_GROUP)

    def _below(self) -> QHBoxLayout:
        """The control on a line of its own, with a word about it."""
        inner = QHBoxLayout()
        inner.setContentsMargins(theme.scaled(self, _INDENT), 0, 0, 0)
        inner.setSpacing(theme.SPACE_IN_GROUP)
        inner.addWidget(self.control)
        if self.bounds.rules and self.bounds.kind in (Kind.NUMBER, Kind.SKILL):
            why = PlainLabel(self.editor.texts.render(self.bounds.option("why")))
            why.setFont(theme.sans(theme.Size.BODY))
            inner.addWidget(why)
        inner.addStretch(1)
        return inner

    def _commit(self, value: Json) -> None:
        self._rejected = ""
        self.editor.put(self.place, value, self.what())

    def _reject(self, why: str) -> None:
        self._rejected = why
        trouble = why or self.editor.problem(self.place)
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))

    def _reset(self) -> None:
        self.control.setFocus()
        self.editor.reset(self.place, self.what())
