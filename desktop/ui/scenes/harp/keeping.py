"""What a roll leaves behind on sheets: said first, then stored in one step."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.rules.system import Struct
from desktop.ui import theme
from desktop.ui.scenes.harp.people import person
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.harp.subject import Subject

Edits = Sequence[tuple[str, Struct]]
"""Commands by the character whom they concern."""


class Keeping(QWidget):
    """The button that stores, with what it will store beside it."""

    #: It was stored; the words that history keeps.
    kept = Signal(str)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        self._edits: Edits = ()
        self.do = Act(self.tr("Porter sur la fiche"))
        self.said = Note(tone=theme.Tone.MUTED)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.do)
        row.addWidget(self.said, 1)
        self.do.clicked.connect(self._keep)
        self.propose(())

    def propose(self, edits: Edits) -> None:
        """Offer to store these; what changes nothing is left out."""
        words: list[str] = []
        wanted: list[tuple[str, Struct]] = []
        for id, command in edits:
            one = person(self._subject, id)
            after = one.after(command)
            if after is not None:
                wanted.append((id, command))
                told = self._subject.texts.render(after.label)
                named = self.tr("{name} : {what}").format(name=one.name, what=told)
                words.append(told if id == self._subject.id else named)
        self._edits = wanted
        self.said.setText("\n".join(words))
        self.setVisible(bool(wanted))

    def _keep(self) -> None:
        said = self.said.text()
        if self._subject.run_together(self._edits):
            self.kept.emit(said)
