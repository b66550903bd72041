"""What is wrong, why, and the GM's word on it: each problem with a sign, a word and what mends it.

The GM may waive a rule by giving a reason, which stays on the sheet; advice needs no waiver.
"""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.progress import StepState, problem_state
from desktop.rules.system import Problem, Severity
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.making import SUMMARY, Making, Shown
from desktop.ui.wizard.common.rows import swap_rows
from desktop.ui.wizard.common.signs import TONES, paint_state

_SIGN = 14


class ProblemPanel(FittedArea):
    """The problems of one step, or of all of them."""

    #: A person wants to mend a problem of this step.
    stepAsked = Signal(str)

    def __init__(
        self,
        making: Making[Shown],
        *,
        everywhere: bool = False,
        fallback: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(most=132, least=60, parent=parent)
        self._fallback = fallback
        self._making = making
        self._everywhere = everywhere
        self._problems: tuple[Problem, ...] = ()
        self._rows: list[ProblemRow] = []
        self._fine = PlainLabel(tone=theme.Tone.GOOD)
        self.column.addWidget(self._fine)
        self.column.addStretch(1)
        if everywhere:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def rows(self) -> tuple["ProblemRow", ...]:
        """A row for each problem."""
        return tuple(self._rows)

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show the problems; a reason that is being typed stays while they are the same."""
        if problems != self._problems:
            self._problems = problems
            old = self._rows
            self._rows = [
                ProblemRow(self._making, problem, elsewhere=self._everywhere)
                for problem in problems
            ]
            for row in self._rows:
                row.stepAsked.connect(self.stepAsked)
                row.resized.connect(self._resize)
            swap_rows(self.column, old, self._rows, self._fallback)
        self._fine.setText(self.tr("Rien à redire : tout est en règle."))
        self._fine.setVisible(not problems)
        self.updateGeometry()

    def _resize(self) -> None:
        self.updateGeometry()


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

    def __init__(self, making: Making[Shown], problem: Problem, *, elsewhere: bool) -> None:
        super().__init__()
        self.problem = problem
        self._making = making
        text = making.texts.render(problem.text)
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
        if elsewhere and problem.step not in ("", SUMMARY):
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
        state = problem_state(self.problem, self._making.missing)
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
        self._making.run(self._making.waiver(self.problem.rule, reason))

    def _restore(self) -> None:
        self._making.run(self._making.restored(self.problem.rule))


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
