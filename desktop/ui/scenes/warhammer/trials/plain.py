"""A plain test; a dangerous or simple one may fail by degrees."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.rules.warhammer.percent import softened
from desktop.rules.warhammer.trial import hidden_of
from desktop.ui import theme
from desktop.ui.scenes.warhammer.side import Side
from desktop.ui.sheets.common.bits import Tick
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.warhammer.subject import Subject


class PlainPage(QWidget):
    """One side, and what it comes to."""

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self.side = Side(subject, self.tr("Test"))
        self.graded = Tick(self.tr("Échec gradué (test dangereux ou simple)"))
        self.grade = Note()
        self.unseen = Note(tone=theme.Tone.WARNING)
        column = QVBoxLayout(self)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(self.side)
        column.addWidget(self.graded)
        column.addWidget(self.grade)
        column.addWidget(self.unseen)
        column.addStretch(1)
        self.side.changed.connect(self._show)
        self.side.rolled.connect(self._show)
        self.graded.toggled.connect(self._show)
        self._show()

    def refresh(self) -> None:
        """Show the people as they are now."""
        self.side.refresh()
        self._show()

    def _show(self) -> None:
        test = self.side.test()
        failed = test is not None and not test.success
        self.grade.setVisible(failed and self.graded.isChecked())
        if test is not None and failed:
            softer = softened(self._subject.tables, test).name
            self.grade.setText(self.tr("Échec gradué : {what}.").format(what=softer))
        asked = self.side.asked
        found = None if asked is None else hidden_of(self._subject.tables, asked)
        self.unseen.setVisible(found is not None)
        if found is not None:
            self.unseen.setText(
                self.tr("Ce test se fait toujours caché : onglet « Test caché ».")
                if found.always
                else self.tr("Ce test peut se faire caché : onglet « Test caché ».")
            )
