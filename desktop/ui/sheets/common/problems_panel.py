"""What the rules object to, and what the GM waived: a list that opens at a mark."""

from PySide6.QtWidgets import QWidget

from desktop.rules.message import say
from desktop.rules.system import Problem, Severity
from desktop.ui.sheets.common.subject import Subject
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.problem_row import ProblemRow
from desktop.ui.wizard.common.rows import swap_rows

_MOST, _LEAST = 168, 24


class ProblemsPanel(FittedArea):
    """Conflicts first, then advice, then what was waived and why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_MOST, _LEAST, parent)
        self._problems: tuple[Problem, ...] = ()
        self._rows: list[ProblemRow] = []
        self.setAccessibleName(self.tr("Remarques sur les règles"))
        self.column.addStretch(1)
        self.hide()

    def count(self) -> int:
        """How many problems there are to read."""
        return len(self._rows)

    def rows(self) -> tuple[ProblemRow, ...]:
        """A row for each."""
        return tuple(self._rows)

    def texts(self) -> tuple[str, ...]:
        """Every line, as shown."""
        return tuple(row.label.text() for row in self._rows)

    def conflicts(self) -> bool:
        """Whether a rule of the source is broken and not waived."""
        return any(one.severity == Severity.RULE and not one.overridden for one in self._problems)

    def show_subject(self, subject: Subject) -> None:
        """List what is to say about the character; a reason being typed stays while nothing
        changed."""
        found = subject.problems
        broken = {one.rule for one in found}
        # A waiver of a rule that is kept after all is still one.
        idle = [
            Problem(rule=rule, text=say("problem.rule", rule=rule), overridden=reason)
            for rule, reason in subject.waived()
            if rule not in broken
        ]
        problems = tuple(sorted((*found, *idle), key=_order))
        if problems == self._problems:
            return
        self._problems = problems
        old = self._rows
        self._rows = [ProblemRow(subject, one, elsewhere=False) for one in problems]
        for row in self._rows:
            row.resized.connect(self.updateGeometry)
        swap_rows(self.column, old, self._rows)
        self.updateGeometry()


def _order(problem: Problem) -> int:
    if problem.overridden:
        return 2
    return 0 if problem.severity == Severity.RULE else 1
