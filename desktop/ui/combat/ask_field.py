"""One field of an ask: its name, its answer (or a dot), a button for each option with its key."""

import enum

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.fightview import Ask, AskField, Option
from desktop.text import MINUS, Catalogue
from desktop.ui import theme
from desktop.ui.combat.answering import Answering, codes
from desktop.ui.combat.long_fields import OptionList, ProseLine
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip
from desktop.ui.widgets.numbers import NumberField

#: More numbers than these are not worth a button each.
_MOST_BUTTONS = 12
_TEN = 10
_LABEL_WIDTH = 132
_LEAST_WIDTH = 160
_DOT = "●"
_DEFAULT = "○"
_MARK = "▸"
_EMPTY = "…"
_ANY_HEIGHT = 10_000


class Manner(enum.Enum):
    """How a field is answered with the mouse."""

    BUTTONS = "buttons"
    NUMBER = "number"
    LIST = "list"
    """More options than are worth a button each."""
    PROSE = "prose"
    """A line of text."""
    KEYPAD = "keypad"
    """A number too large for buttons of its own, typed unseen."""


def manner(field: AskField, *, sealed: bool) -> Manner:
    """How a field is answered."""
    if field.prose:
        return Manner.PROSE
    if len(field.options) > _MOST_BUTTONS and not sealed:
        return Manner.LIST
    # Numbers of several digits are typed in less than they are looked for.
    short = max(abs(field.least), abs(field.most)) < _TEN or sealed
    if field.options or (short and field.most - field.least < _MOST_BUTTONS):
        return Manner.BUTTONS
    return Manner.KEYPAD if sealed else Manner.NUMBER


def is_short(field: AskField) -> bool:
    """Whether choosing is answering: a text or a long list still wants to be confirmed."""
    return manner(field, sealed=False) not in (Manner.LIST, Manner.PROSE)


class AskFieldRow(QWidget):
    """A field. It only shows and asks; the card owns the answer."""

    #: Place of the field, value.
    valueChosen = Signal(int, str)
    #: The field itself was clicked; its place.
    fieldChosen = Signal(int)
    #: A key of the field's own keypad was clicked.
    keyPressed = Signal(str)
    #: Place of the field, text so far.
    textTyped = Signal(int, str)
    #: Enter in the field's text.
    textConfirmed = Signal()

    def __init__(self, texts: Catalogue, ask: Ask, place: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._place = place
        self._field = ask.fields[place]
        self._sealed = ask.sealed
        self._manner = manner(self._field, sealed=ask.sealed)
        self._codes: dict[str, str] = {}
        self._options: dict[str, Option] = {}
        self._name = texts.render(self._field.label)
        self._offered = 0
        self._buttons: list[OptionButton] = []
        self._number: NumberField | None = None
        self._list: OptionList | None = None
        self._line: ProseLine | None = None
        self._slot = FieldSlot(self)
        self._slot.setFixedWidth(theme.scaled(self, _LABEL_WIDTH))
        self._slot.clicked.connect(self._choose_field)
        self._reasons = PlainLabel(parent=self, tone=theme.Tone.MUTED)
        self._reasons.setFont(theme.sans(theme.Size.SMALL))
        self._reasons.setWordWrap(True)
        self._flow = FlowLayout(across=theme.GRID, down=theme.GRID)
        answers = QVBoxLayout()
        answers.setSpacing(theme.GRID)
        match self._manner:
            case Manner.NUMBER:
                answers.addWidget(self._number_field(), 0, Qt.AlignmentFlag.AlignLeft)
            case Manner.LIST:
                self._list = OptionList(self)
                self._list.valueChosen.connect(self._choose_value)
                answers.addWidget(self._list)
            case Manner.PROSE:
                self._line = ProseLine(self)
                self._line.textEdited.connect(self._type)
                self._line.confirmed.connect(self.textConfirmed)
                answers.addWidget(self._line)
            case Manner.KEYPAD:
                answers.addLayout(self._flow)
                self._add_keypad()
            case Manner.BUTTONS:
                answers.addLayout(self._flow)
        answers.addWidget(self._reasons)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self._slot, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(answers, 1)
        self.show_field(self._field, place)

    def fits(self, field: AskField) -> bool:
        """Whether the row can show that field of another ask, as sealed as its own."""
        alike = field.id == self._field.id
        return alike and manner(field, sealed=self._sealed) is self._manner

    def show_field(self, field: AskField, place: int) -> None:
        """Offer the answers of a field, at its place in the ask; buttons are used again, for
        building them takes time."""
        self._field = field
        self._place = place
        self._options = {option.value: option for option in reversed(field.options)}
        self._codes = codes(field)
        self._name = self._texts.render(field.label)
        self._offered = len(self._codes) if self._manner is Manner.BUTTONS else 0
        while len(self._buttons) < self._offered:
            self._add_button()
        for button in self._buttons[self._offered :]:
            button.hide()
        if self._offered:
            for button, (code, value) in zip(self._buttons, self._codes.items(), strict=False):
                label, closed = self._label(value)
                button.offer(value, code if label else "", label or code.replace("-", MINUS))
                button.setEnabled(not closed)
                button.show()
        if self._number is not None:
            self._number.setAccessibleName(self._name)
            self._number.set_range(field.least, field.most)
        if self._list is not None:
            self._list.setAccessibleName(self._name)
            self._list.offer(
                [(code, value, *self._label(value)) for code, value in self._codes.items()]
            )
        if self._line is not None:
            self._line.setAccessibleName(self._name)
        self._explain()

    def buttons(self) -> tuple["OptionButton", ...]:
        """The buttons of the options, in order."""
        return tuple(self._buttons[: self._offered])

    def slot_label(self) -> "FieldSlot":
        """The name of the field with its answer or its dot."""
        return self._slot

    def option_list(self) -> OptionList | None:
        """The list of options, when there are too many for buttons."""
        return self._list

    def number(self) -> NumberField | None:
        """Where a number is typed, when the field wants one too large for buttons."""
        return self._number

    def line(self) -> ProseLine | None:
        """Where a text is typed, when the field wants one."""
        return self._line

    def show_state(
        self, answering: Answering, *, current: bool, masked: bool, veiled: bool = False
    ) -> None:
        """Show whether the field has an answer, and which one unless it is masked; a veiled field
        looks as the first one does: given, or left at its default."""
        filled = veiled or answering.filled(self._place)
        given = answering.given(0 if veiled else self._place)
        if not filled:
            state = self.tr("à remplir")
        else:
            state = self.tr("rempli") if given else self.tr("par défaut")
        dot = _DOT if given else _DEFAULT
        shown = dot if veiled else self._shown(answering, dot if masked else "")
        self._slot.show_field(self._name, shown, current=current)
        self._slot.setAccessibleName(
            self.tr("{field} : {state}").format(field=self._name, state=state)
        )
        if self._sealed:
            return
        value = answering.value(self._place)
        if self._number is not None:
            self._number.set_value(int(answering.number_so_far(self._place) or 0))
        if self._list is not None:
            self._list.show_value(value)
        if self._line is not None and self._line.text() != value:
            self._line.setText(value)
        for button in self.buttons():
            button.setChecked(button.value == value)

    def _shown(self, answering: Answering, dot: str) -> str:
        """What stands after the name, `dot` for a masked answer; an open one is read on its button
        already."""
        if not self._sealed:
            return ""
        if not answering.filled(self._place):
            return _EMPTY
        return dot or self._texts.render(answering.label(self._place))

    def spoken(self) -> str:
        """The field with its keys."""
        offers = ", ".join(button.accessibleName() for button in self.buttons())
        return self.tr("{field} : {offers}").format(field=self._name, offers=offers)

    def _add_keypad(self) -> None:
        for digit in "1234567890":
            button = OptionButton(self)
            button.offer(digit, "", digit)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.chosen.connect(self.keyPressed)
            self._flow.addWidget(button)

    def _add_button(self) -> None:
        button = OptionButton(self)
        # A focus ring that stays on the clicked option would show what was chosen.
        if self._sealed:
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setCheckable(not self._sealed)
        button.chosen.connect(self._choose_value)
        self._flow.addWidget(button)
        self._buttons.append(button)

    def _label(self, value: str) -> tuple[str, bool]:
        """How an answer reads (nothing for a plain number), and whether it is closed."""
        option = self._options.get(value)
        if option is None:
            return "", False
        return self._texts.render(option.label), option.why_not is not None

    def _number_field(self) -> NumberField:
        field = self._field
        self._number = NumberField(self._name, field.least, field.most, self)
        self._number.valueCommitted.connect(self._choose_number)
        return self._number

    def _explain(self) -> None:
        """Why options are closed, one line for each reason."""
        by_reason: dict[str, list[str]] = {}
        for code, value in self._codes.items():
            option = self._options.get(value)
            if option is not None and option.why_not is not None:
                by_reason.setdefault(self._texts.render(option.why_not), []).append(code)
        lines = [
            self.tr("{keys} : {reason}").format(keys=", ".join(keys), reason=reason)
            for reason, keys in by_reason.items()
        ]
        self._reasons.setText("\n".join(lines))
        self._reasons.setVisible(bool(lines))

    def _choose_field(self) -> None:
        self.fieldChosen.emit(self._place)

    def _choose_value(self, value: str) -> None:
        self.valueChosen.emit(self._place, value)

    def _type(self, text: str) -> None:
        self.textTyped.emit(self._place, text)

    def _choose_number(self, number: int) -> None:
        self.valueChosen.emit(self._place, str(number))


class FieldSlot(PlainLabel):
    """The name of a field, with its dot; a click goes to the field.

    The mark of the current field stands in a margin, so that a second line begins below the first.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._current = False
        self.setFont(theme.sans(theme.Size.BODY))
        margin = self.fontMetrics().horizontalAdvance(f"{_MARK} ")
        self.setContentsMargins(margin, 5, 0, 5)
        self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.setWordWrap(True)

    def show_field(self, name: str, shown: str, *, current: bool) -> None:
        """Show the name, what stands for the answer, and whether the next key is for it."""
        self._current = current
        self.setText(f"{name}  {shown}".rstrip())
        font = theme.sans(theme.Size.BODY)
        self.setFont(theme.bold(font) if current else font)
        self.setMinimumHeight(self._tallest(f"{name}  {_DOT}"))
        self.update()

    def _tallest(self, text: str) -> int:
        """The height that the field needs once it is answered and current: what stands below must
        not move under the pointer."""
        measure = QFontMetrics(theme.bold(theme.sans(theme.Size.BODY)))
        margins = self.contentsMargins()
        room = QRect(0, 0, self.minimumWidth() - margins.left() - margins.right(), _ANY_HEIGHT)
        lines = measure.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return lines.height() + margins.top() + margins.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._current:
            painter = QPainter(self)
            line = self.contentsRect()
            line.setLeft(0)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, _MARK)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        else:
            event.ignore()


class OptionButton(QPushButton):
    """One option with the key that chooses it."""

    #: The option's value.
    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.value = ""
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        # A click leaves the keyboard where it is: the next Space is the window's.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._tell)

    def offer(self, value: str, code: str, label: str) -> None:
        """Stand for an option."""
        self.value = value
        self.setText(f"{code}  {label}".strip().replace("&", "&&"))
        self.setAccessibleName(f"{code} {label}".strip())

    def minimumSizeHint(self) -> QSize:
        """As wide as its text, but for a long one, which is cut where there is no room: somebody's
        weapon may bear a name of any length."""
        whole = super().minimumSizeHint()
        return QSize(min(whole.width(), theme.scaled(self, _LEAST_WIDTH)), whole.height())

    @property
    def is_cut(self) -> bool:
        """Whether there is no room for all of its text."""
        return self.width() < self.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(plain_tooltip(self.accessibleName()) if self.is_cut else "")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button with as much of its text as there is room for."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_PushButtonContents
        room = self.style().subElementRect(part, option, self).width()
        # A style may leave the contents a little less than it asks for.
        if self.is_cut:
            option.text = self.fontMetrics().elidedText(
                option.text, Qt.TextElideMode.ElideRight, room
            )
        QStylePainter(self).drawControl(QStyle.ControlElement.CE_PushButton, option)

    def _tell(self) -> None:
        self.chosen.emit(self.value)
