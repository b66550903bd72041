"""What is wrong, why, and the GM's word on it: each problem with a sign, a word and what mends it.

The GM may waive a rule by giving a reason, which stays on the sheet; advice needs no waiver.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.rules.system import Problem
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.making import SUMMARY, Making, Shown
from desktop.ui.wizard.common.problem_row import ProblemRow
from desktop.ui.wizard.common.rows import swap_rows


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

    def rows(self) -> tuple[ProblemRow, ...]:
        """A row for each problem."""
        return tuple(self._rows)

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show the problems; a reason that is being typed stays while they are the same."""
        if problems != self._problems:
            self._problems = problems
            old = self._rows
            self._rows = [
                ProblemRow(
                    self._making,
                    problem,
                    elsewhere=self._everywhere and problem.step != SUMMARY,
                )
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
