"""The step summary: a name, everything that is wrong, what was waived, and the end of creation."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QWidget

from desktop.rules.nightprowler.creation.steps import blocking
from desktop.rules.nightprowler.edits.apply import Rename, SetText
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading, PlainLabel
from desktop.ui.widgets.texts import TextArea, TextField
from desktop.ui.wizard.nightprowler.making import Making
from desktop.ui.wizard.nightprowler.page import Page
from desktop.ui.wizard.nightprowler.problempanel import ProblemPanel


class SummaryPage(Page):
    """The last look before the sheet."""

    #: A person wants to mend a problem of this step.
    stepAsked = Signal(str)
    #: A person ends creation.
    finishAsked = Signal()

    def __init__(self, making: Making) -> None:
        super().__init__(making, "summary")
        self.set_head(
            self.tr("Récapitulatif"),
            self.tr("Un nom, un dernier regard, et la feuille s’ouvre."),
        )
        self.name = TextField(self.tr("Nom du personnage"))
        self.player = TextField(self.tr("Nom du joueur"))
        self.appearance = TextField(self.tr("Apparence"))
        self.history = TextArea(self.tr("Histoire"))
        self.history.setMaximumHeight(theme.scaled(self, 84))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        grid.setVerticalSpacing(theme.SPACE_IN_GROUP)
        fields = (
            (self.tr("Nom"), self.name),
            (self.tr("Joueur"), self.player),
            (self.tr("Apparence"), self.appearance),
            (self.tr("Histoire"), self.history),
        )
        for row, (word, field) in enumerate(fields):
            label = PlainLabel(word)
            label.setBuddy(field)
            label.setContentsMargins(0, theme.GRID, 0, 0)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, row, 1)
        self.content.addLayout(grid)
        self.content.addWidget(Heading(self.tr("À revoir"), size=theme.Size.LARGE))
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
        self.name.textCommitted.connect(self._rename)
        self.player.textCommitted.connect(self._set_player)
        self.appearance.textCommitted.connect(self._set_appearance)
        self.history.textCommitted.connect(self._set_history)
        self.problems.stepAsked.connect(self.stepAsked)
        self.finish.clicked.connect(self._finish)

    def first(self) -> QWidget | None:
        return self.name

    def refresh(self) -> None:
        super().refresh()
        character = self.making.character
        self.name.set_value(character.name)
        self.player.set_value(character.player)
        self.appearance.set_value(character.appearance)
        self.history.set_value(character.history)
        found = self.making.shown.problems
        self.problems.show_problems(found)
        left = blocking(found)
        if left:
            self.verdict.setText(
                self.tr("Règles enfreintes ou étapes manquantes : {count}.").format(count=len(left))
            )
            self.verdict.set_tone(theme.Tone.VITALITY)
        else:
            self.verdict.setText(self.tr("Aucune règle enfreinte : le personnage peut vivre."))
            self.verdict.set_tone(theme.Tone.GOOD)

    def _rename(self, name: str) -> None:
        self.making.run(Rename(name))

    def _set_player(self, text: str) -> None:
        self.making.run(SetText("player", text))

    def _set_appearance(self, text: str) -> None:
        self.making.run(SetText("appearance", text))

    def _set_history(self, text: str) -> None:
        self.making.run(SetText("history", text))

    def _finish(self) -> None:
        self.flush()
        self.finishAsked.emit()
