"""One problem with its sign, its word, and the GM's word on it.

The GM may waive a rule by giving a reason, which stays on the sheet; advice needs no waiver.
"""

from typing import Protocol

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.rules.overrides import Restore, Waive
from desktop.rules.progress import StepState, problem_state
from desktop.rules.system import Problem, Severity, Struct
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.wizard.common.signs import TONES, paint_state

_SIGN = 14


class Waiving(Protocol):
    """A character whose rules the GM may waive; `missing` are the keys of problems that only say
    that something is not chosen yet."""

    @property
    def texts(self) -> Catalogue: ...

    @property
    def missing(self) -> frozenset[str]: ...

    def run(self, command: Struct) -> bool: ...


class _Sign(QWidget):
    """The sign of a problem."""

    def __init__(self, state: StepState) -> None:
        super().__init__()
        self._state = state
        side = theme.scaled(self, _SIGN)
        self.setFixedSize(side + 2, side + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        side = self.width() - 2
        square = QRectF(1, (self.height() - side) / 2, side, side)
        ink = theme.current().color(TONES[self._state])
        paint_state(QPainter(self), square, self._state, ink)


class ProblemRow(QWidget):
    """One problem, with its buttons."""

    stepAsked = Signal(str)
    #: The row needs more or less room.
    resized = Signal()

    def __init__(self, waiving: Waiving, problem: Problem, *, elsewhere: bool) -> None:
        super().__init__()
        self.problem = problem
        self._waiving = waiving
        text = waiving.texts.render(problem.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        line = QHBoxLayout()
        line.setSpacing(theme.SPACE_IN_GROUP)
        state, word = self._standing()
        line.addWidget(_Sign(state), 0, Qt.AlignmentFlag.AlignVCenter)
        self.label = PlainLabel(
            self.tr("{word} : {text}").format(word=word, text=text), tone=TONES[state]
        )
        self.label.setWordWrap(True)
        line.addWidget(self.label, 1)
        column.addLayout(line)
        self.go: QPushButton | None = None
        self.waive: QPushButton | None = None
        self.restore: QPushButton | None = None
        self.reason = _Reason()
        if elsewhere and problem.step:
            self.go = self._button(line, self.tr("Y aller"), text)
            self.go.clicked.connect(self._go)
        if problem.overridden:
            self.restore = self._button(line, self.tr("Rétablir la règle"), text)
            self.restore.clicked.connect(self._restore)
        elif problem.severity == Severity.RULE and problem.rule:
            self.waive = self._button(line, self.tr("Passer outre…"), text)
            self.waive.clicked.connect(self._open_reason)
            column.addWidget(self.reason)
        self.reason.hide()
        self.reason.setParent(self)
        first = self.go or self.restore or self.waive
        if first is not None:
            self.setFocusProxy(first)
        self.reason.given.connect(self._override)
        self.reason.givenUp.connect(self._close_reason)

    def _standing(self) -> tuple[StepState, str]:
        state = problem_state(self.problem, self._waiving.missing)
        match state:
            case StepState.DONE:
                word = self.tr("Règle levée par le MJ ({reason})")
                return state, word.format(reason=self.problem.overridden)
            case StepState.INCOMPLETE:
                return state, self.tr("À compléter")
            case StepState.ILLEGAL:
                return state, self.tr("Contre les règles")
            case StepState.WARNING:
                return state, self.tr("À vérifier")

    def _button(self, line: QHBoxLayout, word: str, text: str) -> QPushButton:
        button = QPushButton(word)
        button.setAutoDefault(False)
        button.setAccessibleName(f"{word} — {text}")
        line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        return button

    def _go(self) -> None:
        self.stepAsked.emit(self.problem.step)

    def _open_reason(self) -> None:
        self.reason.show()
        self.resized.emit()
        self.reason.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _close_reason(self) -> None:
        self.reason.hide()
        self.resized.emit()
        if self.waive is not None:
            self.waive.setFocus(Qt.FocusReason.OtherFocusReason)

    def _override(self, reason: str) -> None:
        self._waiving.run(Waive(self.problem.rule, reason))

    def _restore(self) -> None:
        self._waiving.run(Restore(self.problem.rule))


class _Reason(QWidget):
    """The GM's reason: Enter gives it, Escape gives up."""

    given = Signal(str)
    givenUp = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Raison du MJ, notée sur la feuille"))
        self.field.setAccessibleName(self.tr("Raison du MJ"))
        self.accept = QPushButton(self.tr("Lever la règle"))
        self.accept.setEnabled(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIGN + theme.SPACE_IN_GROUP, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.field, 1)
        row.addWidget(self.accept)
        self.field.textChanged.connect(self._check)
        self.field.returnPressed.connect(self._give)
        self.accept.clicked.connect(self._give)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.field.clear()
            self.givenUp.emit()
        else:
            super().keyPressEvent(event)

    def _check(self, text: str) -> None:
        self.accept.setEnabled(bool(text.strip()))

    def _give(self) -> None:
        if self.field.text().strip():
            self.given.emit(self.field.text().strip())
