"""The frame of a creation wizard: steps at the left, one step in the middle, the sheet in small at
the right.

Every change is on disk as a draft before it is shown; closing the window only stops half-way.
"""

from abc import abstractmethod
from typing import Generic, TypeVar

from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.rules.message import say
from desktop.ui import theme
from desktop.ui.context import Context
from desktop.ui.generated.ui_wizard import Ui_WizardWindow
from desktop.ui.widgets.icons import IconName, set_icon
from desktop.ui.wizard.common.digest import Section, compared
from desktop.ui.wizard.common.making import SUMMARY, Making, Shown
from desktop.ui.wizard.common.page import Page
from desktop.ui.wizard.common.problempanel import ProblemPanel
from desktop.ui.wizard.common.summary import SummaryPage

M = TypeVar("M", bound=Making[Shown])


class Wizard(QWidget, Generic[M]):
    """Makes a character. A system's wizard makes its `Making` and its pages, then begins."""

    making: M
    pages: tuple[Page[M], ...]
    summary: SummaryPage[M]

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme.dress(self)
        self.context = context
        self.ui = Ui_WizardWindow()
        self.ui.setupUi(self)
        self.resize(theme.scaled(self, 1180), theme.scaled(self, 760))

    @abstractmethod
    def sections(self, shown: Shown) -> tuple[Section, ...]:
        """The sheet in small."""
        ...

    def begin(self, making: M, pages: tuple[Page[M], ...], summary: SummaryPage[M]) -> None:
        """Show the pages of the steps, in their order, and the summary behind them."""
        self.making = making
        self.summary = summary
        self.pages = (*pages, summary)
        self.problems = ProblemPanel(self.making, fallback=self.ui.steps)
        self.ui.problemsBox.addWidget(self.problems)
        for page in self.pages:
            self.ui.pages.addWidget(page)
            page.nextAsked.connect(self.next_step)
        self.ui.steps.set_titles(tuple(page.title for page in self.pages))
        self.ui.steps.setAccessibleName(self.tr("Étapes"))
        self._connect()
        self._add_actions()
        self._show_step(self.making.steps.index(self.making.step))
        self._refresh()

    def page(self, step: str) -> Page[M]:
        """The page of a step."""
        return self.pages[self.making.steps.index(step)]

    def current(self) -> Page[M]:
        """The page that is open."""
        return self.pages[self.ui.pages.currentIndex()]

    def next_step(self) -> None:
        """Open the next step."""
        self._move(1)

    def previous_step(self) -> None:
        """Open the step before."""
        self._move(-1)

    def open_step(self, step: str) -> None:
        """Open a step, the keyboard in it."""
        self._open(self.making.steps.index(step))
        self.current().enter()

    def closeEvent(self, event: QCloseEvent) -> None:
        # A field being typed is committed first: half-way is kept as it was left.
        self.current().flush()
        super().closeEvent(event)

    def _connect(self) -> None:
        ui = self.ui
        ui.steps.stepOpened.connect(self._open)
        ui.previous.clicked.connect(self.previous_step)
        ui.next.clicked.connect(self.next_step)
        ui.surpriseStep.clicked.connect(self._surprise_step)
        ui.surpriseAll.clicked.connect(self._surprise_all)
        ui.undo.clicked.connect(self._undo)
        ui.redo.clicked.connect(self._redo)
        self.making.changed.connect(self._refresh)
        self.making.previewed.connect(self._show_miniature)
        self.problems.stepAsked.connect(self.open_step)
        self.summary.stepAsked.connect(self.open_step)
        self.summary.finishAsked.connect(self._finish)

    def _add_actions(self) -> None:
        set_icon(self.ui.undo, IconName.UNDO)
        set_icon(self.ui.redo, IconName.REDO)
        set_icon(self.ui.surpriseStep, IconName.DIE)
        for text, keys, slot in (
            (self.tr("Annuler"), ("Ctrl+Z",), self._undo),
            (self.tr("Rétablir"), ("Ctrl+Y", "Ctrl+Shift+Z"), self._redo),
            (self.tr("Étape suivante"), ("Alt+Right", "Alt+Down"), self._next_by_key),
            (self.tr("Étape précédente"), ("Alt+Left", "Alt+Up"), self._previous_by_key),
        ):
            action = QAction(text, self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.triggered.connect(slot)
            self.addAction(action)

    def _refresh(self) -> None:
        name = self.making.name
        title = self.tr("Création — {name}").format(name=name or self.tr("personnage sans nom"))
        self.setWindowTitle(title)
        # By this the navigator finds the window of a draft again.
        self.setProperty("cassureDraft", self.making.draft or "")
        # What was refused before is answered by what was done now.
        self.ui.banner.hide()
        for row, step in enumerate(self.making.steps):
            self.ui.steps.set_state(row, self.making.state(step))
        self.current().refresh()
        self._show_problems()
        self._show_history()
        self._show_miniature()

    def _show_problems(self) -> None:
        step = self.current().step
        # The summary lists every problem itself.
        self.ui.problemsFrame.setVisible(step != SUMMARY)
        if step != SUMMARY:
            self.problems.show_problems(self.making.shown.of_step(step))

    def _show_history(self) -> None:
        texts = self.making.texts
        for button, label, word in (
            (self.ui.undo, self.making.undo_label, self.tr("Annuler : {what}")),
            (self.ui.redo, self.making.redo_label, self.tr("Rétablir : {what}")),
        ):
            button.setEnabled(label is not None)
            name = word.format(what=texts.render(label) if label else self.tr("rien"))
            button.setAccessibleName(name)
            button.setToolTip(name)

    def _show_miniature(self) -> None:
        making = self.making
        sections = self.sections(making.shown)
        if making.preview is not None:
            sections = compared(sections, self.sections(making.preview))
        self.ui.miniature.show_sections(making.name, sections)

    def _move(self, by: int) -> None:
        row = self.ui.pages.currentIndex() + by
        if 0 <= row < len(self.pages):
            self._open(row)
            self.current().enter()

    def _next_by_key(self) -> None:
        self._move(1)

    def _previous_by_key(self) -> None:
        self._move(-1)

    def _open(self, row: int) -> None:
        if row == self.ui.pages.currentIndex():
            return
        self.current().flush()
        self.ui.banner.hide()
        self._show_step(row)
        self.making.go_to(self.making.steps[row])
        self.making.consider(None)
        self.current().refresh()
        self._show_problems()

    def _show_step(self, row: int) -> None:
        self.ui.pages.setCurrentIndex(row)
        self.ui.scroll.fit()
        self.ui.steps.show_step(row)
        self.ui.previous.setEnabled(row > 0)
        self.ui.next.setEnabled(row + 1 < len(self.pages))

    def _surprise_step(self) -> None:
        step = self.current().step
        self.making.surprise(step, say("wizard.surprise-step", step=self.current().title))

    def _surprise_all(self) -> None:
        self.making.surprise(None, say("wizard.surprise-all"))

    def _undo(self) -> None:
        self.current().flush()
        self.making.undo()

    def _redo(self) -> None:
        self.making.redo()

    def _finish(self) -> None:
        identity = self.making.finish()
        if identity is not None:
            self.context.navigator.open_sheet(identity)
            self.close()
