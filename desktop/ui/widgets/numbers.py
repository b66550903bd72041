"""A field for one whole number, as forgiving to type into as paper."""

from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStyle, QStyleOptionFrame, QToolTip, QWidget

from desktop.ui.widgets.commit import MARK_ROOM, Commit, paint_dot, paint_invalid
from desktop.ui.widgets.figures import integer_text, parse_integer
from desktop.ui.widgets.labels import plain_tooltip

_LARGE_STEP = 5


class NumberField(QLineEdit):
    """A whole number from `minimum` to `maximum`; arrows step it, the wheel only with focus.

    Text that is no such number stays as typed, marked, with a message in tooltip and accessible
    description; Escape brings the committed value back.
    """

    #: A new value was committed.
    valueCommitted = Signal(int)
    #: Something typed began, or ceased, to wait for being committed.
    pendingChanged = Signal(bool)
    #: What was typed cannot be committed; the message says why.
    rejected = Signal(str)

    def __init__(
        self, name: str, minimum: int, maximum: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._minimum = minimum
        self._maximum = max(minimum, maximum)
        self._value = max(minimum, min(0, maximum))
        self._problem = ""
        self._help = ""
        self._commit = Commit(self)
        self._commit.due.connect(self._commit_typed)
        self._commit.pendingChanged.connect(self.pendingChanged)
        self.textEdited.connect(self._note_typing)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignTrailing)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        margin = MARK_ROOM + 2
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            self.setTextMargins(margin, 0, 0, 0)
        else:
            self.setTextMargins(0, 0, margin, 0)
        self.setText(integer_text(self._value))

    @property
    def pending(self) -> bool:
        """Whether something typed is not committed yet."""
        return self._commit.pending

    @property
    def unstored(self) -> bool:
        """Whether the disk did not take what was typed."""
        return self._commit.unstored

    @property
    def problem(self) -> str:
        """Why what is typed cannot be committed, or nothing."""
        return self._problem

    def value(self) -> int:
        """The committed value."""
        return self._value

    def set_value(self, value: int) -> None:
        """Show a value that is already a fact; what somebody is typing is left alone."""
        self._value = value
        if not self.pending:
            self._show_value()

    def set_range(self, minimum: int, maximum: int) -> None:
        """Accept other numbers from now on; the committed value stays as it is. Where there are
        none, as of somebody whose numbers are impossible, the least one is left."""
        self._minimum = minimum
        self._maximum = max(minimum, maximum)
        self.updateGeometry()

    def set_help(self, text: str) -> None:
        """The tooltip while nothing is wrong."""
        self._help = text
        if not self._problem:
            self.setToolTip(plain_tooltip(text))

    def flush(self) -> bool:
        """Commit what is typed, now; False when it cannot be (it stays, marked)."""
        if self.pending:
            self._commit_typed()
        return not self._problem and not self.unstored

    def sizeHint(self) -> QSize:
        return self._hint(super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self._hint(super().minimumSizeHint().height())

    def _hint(self, height: int) -> QSize:
        widest = max(len(integer_text(n)) for n in (self._minimum, self._maximum, self._value))
        text = self.fontMetrics().horizontalAdvance("0" * (widest + 1))
        frame = QStyleOptionFrame()
        self.initStyleOption(frame)
        contents = QSize(text + MARK_ROOM + 8, height)
        kind = QStyle.ContentsType.CT_LineEdit
        around = self.style().sizeFromContents(kind, frame, contents, self)
        return QSize(around.width(), height)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._commit.leaves_to_window(event):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._commit.leaves_to_window(event):
            event.ignore()
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self.pending:
                # Swallowed: the Enter that ends typing must not press a dialog's button as well.
                if self.flush():
                    self._show_value()
                    self.selectAll()
                elif self._problem:
                    self._say_problem()
            case Qt.Key.Key_Escape if self.pending:
                self._show_value()
                self.selectAll()
            case Qt.Key.Key_Up:
                self._step(1)
            case Qt.Key.Key_Down:
                self._step(-1)
            case Qt.Key.Key_PageUp:
                self._step(_LARGE_STEP)
            case Qt.Key.Key_PageDown:
                self._step(-_LARGE_STEP)
            case _:
                super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and event.angleDelta().y():
            self._step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason and self.flush():
            self._show_value()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._problem:
            paint_invalid(QPainter(self), self.rect(), self.layoutDirection())
        elif self.pending:
            paint_dot(QPainter(self), self.rect(), self.layoutDirection())

    def _note_typing(self) -> None:
        self._set_problem("")
        self._commit.type()

    def _step(self, by: int) -> None:
        if self.isReadOnly():
            return
        typed = parse_integer(self.text())
        base = self._value if typed is None else typed
        self.setText(integer_text(max(self._minimum, min(base + by, self._maximum))))
        self._note_typing()

    def _commit_typed(self) -> None:
        typed = parse_integer(self.text())
        if typed is None or not self._minimum <= typed <= self._maximum:
            self._commit.hold()
            self._set_problem(self._why_not(typed))
            self.rejected.emit(self._problem)
            return
        self._set_problem("")
        before, self._value = self._value, typed
        self._commit.settle()
        told = partial(self.valueCommitted.emit, typed)
        if typed != before and not self._commit.hand_over(told):
            if self._value == typed:
                self._value = before
            # Whoever refreshed the window may have shown what is stored.
            self.setText(integer_text(typed))
            self._commit.wait_for_disk()

    def _why_not(self, typed: int | None) -> str:
        if typed is not None:
            return self.tr("{value} est hors limites : de {minimum} à {maximum}.").format(
                value=integer_text(typed),
                minimum=integer_text(self._minimum),
                maximum=integer_text(self._maximum),
            )
        if not self.text().strip():
            return self.tr("Un nombre entier est attendu.")
        return self.tr("« {text} » n’est pas un nombre entier.").format(text=self.text())

    def _set_problem(self, problem: str) -> None:
        if problem != self._problem:
            self._problem = problem
            self.setAccessibleDescription(problem)
            self.setToolTip(plain_tooltip(problem or self._help))
            self.update()

    def _say_problem(self) -> None:
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def _show_value(self) -> None:
        self.setText(integer_text(self._value))
        self._set_problem("")
        self._commit.settle()
