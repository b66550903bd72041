"""The step summary: a name, everything that is wrong, what was waived, and the end of creation."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.progress import blocking
from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.texts import TextArea, TextField
from desktop.ui.wizard.common.making import SUMMARY, Making, Shown
from desktop.ui.wizard.common.page import M, Page
from desktop.ui.wizard.common.problempanel import ProblemPanel

_TALL = 84


@dataclass(frozen=True)
class Text:
    """One text of a character: how it is read, and the command that replaces it."""

    title: str
    name: str
    read: Callable[[Struct], str]
    command: Callable[[str], Struct]
    tall: bool = False


class SummaryPage(Page[M]):
    """The last look before the sheet; the first of the texts is the name."""

    #: A person wants to mend a problem of this step.
    stepAsked = Signal(str)
    #: A person ends creation.
    finishAsked = Signal()

    def __init__(self, making: M, texts: tuple[Text, ...]) -> None:
        super().__init__(making, SUMMARY)
        self.set_head(
            self.tr("Récapitulatif"),
            self.tr("Un nom, un dernier regard, et la feuille s’ouvre."),
        )
        self.lines = tuple(_Line(making, text, self) for text in texts)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        for row, line in enumerate(self.lines):
            label = PlainLabel(line.text.title)
            label.setBuddy(line.field)
            label.setContentsMargins(0, theme.GRID, 0, 0)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(line.field, row, 1)
        self.content.addLayout(grid)
        self.content.addWidget(Heading(self.tr("À revoir"), size=theme.Size.LARGE))
        self.name = self.lines[0].field
        self.problems = ProblemPanel(making, everywhere=True, fallback=self.name)
        self.content.addWidget(self.problems, 1)
        self.verdict = PlainLabel()
        self.verdict.setWordWrap(True)
        self.finish = QPushButton(self.tr("Terminer et ouvrir la feuille"))
        self.finish.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.verdict, 1)
        row.addWidget(self.finish)
        self.content.addLayout(row)
        self.problems.stepAsked.connect(self.stepAsked)
        self.finish.clicked.connect(self._finish)

    def first(self) -> QWidget | None:
        return self.name

    def refresh(self) -> None:
        super().refresh()
        for line in self.lines:
            line.refresh()
        found = self.making.shown.problems
        self.problems.show_problems(found)
        left = blocking(found)
        if left:
            self.verdict.setText(
                self.tr("Règles enfreintes ou étapes manquantes : {count}.").format(count=len(left))
            )
            self.verdict.set_tone(theme.Tone.VITALITY)
        else:
            self.verdict.setText(self.tr("Aucune règle enfreinte : le personnage peut vivre."))
            self.verdict.set_tone(theme.Tone.GOOD)

    def _finish(self) -> None:
        self.flush()
        self.finishAsked.emit()


class _Line(QObject):
    """One text with its field."""

    def __init__(self, making: Making[Shown], text: Text, parent: QWidget) -> None:
        super().__init__(parent)
        self._making = making
        self.text = text
        self.field: TextField | TextArea
        if text.tall:
            self.field = TextArea(text.name)
            self.field.setMaximumHeight(theme.scaled(parent, _TALL))
        else:
            self.field = TextField(text.name)
        self.field.textCommitted.connect(self._commit)

    def refresh(self) -> None:
        self.field.set_value(self.text.read(self._making.shown.document))

    def _commit(self, text: str) -> None:
        self._making.run(self.text.command(text))
