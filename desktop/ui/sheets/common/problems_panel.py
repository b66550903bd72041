"""What the rules object to, and what the GM waived: a list that opens at a mark."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.rules.system import Problem, Severity
from desktop.ui import theme
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.sheets.common.text_lines import TextLines


class ProblemsPanel(QScrollArea):
    """Conflicts first, then advice, then what was waived and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problems: tuple[Problem, ...] = ()
        self._lines = TextLines()
        desk = QWidget()
        column = QVBoxLayout(desk)
        column.setContentsMargins(0, theme.SPACE_IN_GROUP, 0, theme.SPACE_IN_GROUP)
        column.addWidget(self._lines)
        column.addStretch(1)
        self.setWidget(desk)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Remarques sur les règles"))
        self.setMaximumHeight(theme.scaled(self, 160))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.hide()

    def sizeHint(self) -> QSize:
        # One line each, though a narrow window may wrap some: the rest scrolls.
        line = QFontMetrics(theme.sans(theme.Size.BODY)).height() + 2
        whole = self.count() * line + 2 * theme.SPACE_IN_GROUP
        return QSize(super().sizeHint().width(), min(whole, self.maximumHeight()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def count(self) -> int:
        """How many lines there are to read."""
        return len(self._lines.texts())

    def texts(self) -> tuple[str, ...]:
        """Every line, as shown."""
        return self._lines.texts()

    def conflicts(self) -> bool:
        """Whether a rule of the source is broken and not waived."""
        return any(one.severity == Severity.RULE and not one.overridden for one in self._problems)

    def show_subject(self, subject: Subject) -> None:
        """List what is to say about the character."""
        self._problems = subject.problems
        lines: list[tuple[str, str]] = []
        for problem in sorted(self._problems, key=_order):
            text = subject.texts.render(problem.text)
            if problem.overridden:
                continue
            if problem.severity == Severity.RULE:
                lines.append(("", self.tr("✕ Contraire aux règles : {text}").format(text=text)))
            else:
                lines.append(("", self.tr("• Conseil : {text}").format(text=text)))
        said = {one.rule: subject.texts.render(one.text) for one in self._problems}
        for rule, reason in subject.waived():
            lines.append(
                (
                    "",
                    self.tr("✓ Admis par le MJ : {text} ({reason})").format(
                        text=said.get(rule, rule), reason=reason
                    ),
                )
            )
        self._lines.show_lines(lines)
        self.updateGeometry()


def _order(problem: Problem) -> int:
    return 0 if problem.severity == Severity.RULE else 1
