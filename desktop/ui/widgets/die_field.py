"""A die that is read off the table and typed, or rolled by the program."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QToolButton, QToolTip, QWidget

from desktop.ui import theme
from desktop.ui.widgets.commit import paint_invalid
from desktop.ui.widgets.figures import integer_text, parse_integer
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.widgets.labels import plain_tooltip


class DieField(QWidget):
    """One die with `sides` faces, or the sum of `count` of them. Empty means not given; Enter goes
    on to the next field. Dice read off the table together are typed together, "12 5 18": each goes
    to one of the fields that `following` names.

    There is no half second of pause here: a 1 on its way to 12 must not count.
    """

    #: A face from 1 to `sides` was typed and confirmed by Enter or by leaving the field.
    dieEntered = Signal(int)
    #: Enter was pressed on a field that holds a face or nothing.
    confirmed = Signal()
    #: A face that was given is taken back: the field was emptied.
    cleared = Signal()
    #: What is typed is another text; `tentative` tells what it stands for.
    edited = Signal()
    #: The program is asked to roll; the owner rolls and calls `set_value`.
    rollAsked = Signal()
    #: What was typed is no face of this die; the message says why.
    rejected = Signal(str)

    def __init__(
        self, name: str, sides: int, parent: QWidget | None = None, *, count: int = 1
    ) -> None:
        super().__init__(parent)
        self._sides = sides
        self._count = count
        self._given: int | None = None
        self.following: tuple[DieField, ...] = ()
        self.filled = 0
        """How many of the following fields the last text filled too."""
        self._edit = _FaceEdit(self)
        spoken, shown = self.tr("{name}, dé à {sides} faces"), self.tr("d{sides}")
        if count > 1:
            spoken, shown = self.tr("{name}, {count} dés à {sides} faces"), "{count}d{sides}"
        self._edit.setAccessibleName(spoken.format(name=name, sides=sides, count=count))
        self._edit.setPlaceholderText(shown.format(sides=sides, count=count))
        self._edit.confirmed.connect(self._confirm)
        self._edit.left.connect(self._leave)
        self._edit.textEdited.connect(self._forgive)
        self._edit.textEdited.connect(self._tell_edited)
        self._roll = QToolButton(self)
        set_icon(self._roll, IconName.DIE)
        self._roll.setAutoRaise(True)
        self._roll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._roll.setToolTip(self.tr("Laisser le programme lancer ce dé"))
        self._roll.setAccessibleName(self.tr("Lancer : {name}").format(name=name))
        self._roll.clicked.connect(self._ask_roll)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.GRID)
        row.addWidget(self._edit)
        row.addWidget(self._roll)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Have the keyboard in the text.

        Not by a focus proxy: the field would be a stop of its own on the way of Tab, and where the
        order of Tab is told for its parts, Tab would come back to the text from there for ever.
        """
        self._edit.setFocus(reason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Qt itself gives the keyboard to the field, as to one of a window's that had it before.
        super().focusInEvent(event)
        self._edit.setFocus(event.reason())

    def hasFocus(self) -> bool:
        """Whether the text has the keyboard."""
        return self._edit.hasFocus()

    @property
    def problem(self) -> str:
        """Why what is typed is no face of this die, or nothing."""
        return self._edit.problem

    def value(self) -> int | None:
        """The face that was given last, or None."""
        return self._given

    def tentative(self) -> int | None:
        """The face that the text stands for as it is, confirmed or not."""
        return self._face(self._edit.text().strip())

    def set_value(self, face: int | None) -> None:
        """Show a face that is already known, or none."""
        self._given = face
        self._edit.set_problem("")
        self._edit.setText("" if face is None else integer_text(face))

    def stops(self) -> tuple[QWidget, QWidget]:
        """Where the keyboard stops: the text, then the button that rolls."""
        return self._edit, self._roll

    def begin(self, digit: str) -> None:
        """Have the keyboard, with this digit typed instead of what is there."""
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self._edit.selectAll()
        self._edit.insert(digit)
        self._forgive()
        self._tell_edited()

    def flush(self) -> bool:
        """Take what is typed, now; False when it is no face of this die (it stays, marked)."""
        text = self._edit.text().strip()
        if not text:
            self._edit.set_problem("")
            if self._given is not None:
                self._given = None
                self.cleared.emit()
            return True
        face = self._face(text)
        if face is None and self._fill(text.split()):
            return True
        if face is None:
            self._edit.set_problem(self._why_not(text))
            self.rejected.emit(self._edit.problem)
            return False
        self._edit.set_problem("")
        self._edit.setModified(False)
        if face != self._given:
            self._given = face
            self.dieEntered.emit(face)
        return True

    def _fill(self, texts: list[str]) -> bool:
        """Take several dice at once, this one and those that follow; False, and nothing is taken,
        unless each is a face of its own die."""
        fields = (self, *self.following)[: len(texts)]
        faces = [field._face(text) for field, text in zip(fields, texts, strict=False)]
        if len(texts) < 2 or len(fields) < len(texts) or None in faces:
            return False
        for field, face in zip(fields, faces, strict=True):
            field._edit.set_problem("")
            field.set_value(face)
            field.dieEntered.emit(face)
        self.filled = len(texts) - 1
        return True

    def _face(self, text: str) -> int | None:
        # Percentile dice show a hundred as two zeros.
        if self._sides == 100 and text == "00":
            return 100
        face = parse_integer(text)
        return face if face is not None and self._count <= face <= self._most else None

    @property
    def _most(self) -> int:
        return self._count * self._sides

    def _why_not(self, text: str) -> str:
        if parse_integer(text) is None:
            wrong = self.tr("« {text} » n’est pas un nombre : de {least} à {most}.")
            return wrong.format(text=text, least=self._count, most=self._most)
        if self._count > 1:
            wrong = self.tr("{count} dés à {sides} faces donnent de {count} à {most}, pas {text}.")
            return wrong.format(count=self._count, sides=self._sides, most=self._most, text=text)
        return self.tr("Un dé à {sides} faces donne de 1 à {sides}, pas {text}.").format(
            text=text, sides=self._sides
        )

    def _confirm(self) -> None:
        if self.flush():
            self._go_on()
            self.confirmed.emit()
        else:
            self._edit.say_problem()
            self._edit.selectAll()

    def _go_on(self) -> None:
        # Past the roll button: the next answer is in the next field.
        self._roll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._edit.focusNextChild()
        self._roll.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _leave(self) -> None:
        self.flush()

    def _forgive(self) -> None:
        self.filled = 0
        self._edit.set_problem("")

    def _tell_edited(self) -> None:
        self.edited.emit()

    def _ask_roll(self) -> None:
        self.rollAsked.emit()


class _FaceEdit(QLineEdit):
    """The typed half of a die field."""

    confirmed = Signal()
    left = Signal()

    def __init__(self, parent: DieField) -> None:
        super().__init__(parent)
        self.problem = ""
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFont(theme.tabular(theme.serif(theme.Size.LARGE)))

    def set_problem(self, problem: str) -> None:
        self.problem = problem
        self.setAccessibleDescription(problem)
        self.setToolTip(plain_tooltip(problem))
        self.update()

    def say_problem(self) -> None:
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def sizeHint(self) -> QSize:
        widest = max(("0000", f"{self.placeholderText()}0"), key=len)
        text = self.fontMetrics().horizontalAdvance(widest) + 2 * theme.SPACE_IN_GROUP
        return QSize(text, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._leaves_to_window(event):
            event.ignore()
            return False
        return super().event(event)

    def _leaves_to_window(self, event: QEvent) -> bool:
        """Whether this is the window's own undo or redo: nothing is being typed here."""
        if not isinstance(event, QKeyEvent) or self.isModified():
            return False
        return event.matches(QKeySequence.StandardKey.Undo) or event.matches(
            QKeySequence.StandardKey.Redo
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leaves_to_window(event):
            event.ignore()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.problem:
            paint_invalid(QPainter(self), self.rect(), self.layoutDirection())
