"""Herbs that were taken and wait for their time, each with its clock."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.rules.harp import herbs
from desktop.rules.harp.commands.health import DropHerb, PassHerb
from desktop.rules.harp.document import Herb
from desktop.rules.harp.sheet.words import herb_words
from desktop.ui import theme
from desktop.ui.sheets.common.bits import Act
from desktop.ui.sheets.common.keyed import KeyedLines
from desktop.ui.sheets.common.paper import Note
from desktop.ui.sheets.common.picks import RemoveButton
from desktop.ui.sheets.harp.subject import Subject


class HerbLine(QWidget):
    """What a herb will do and when; time goes by at a button."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, view: tuple[Herb, str]) -> None:
        super().__init__()
        self._herb, text = view
        self.text = Note(text)
        self.hour = Act(self.tr("Une heure passe"))
        self.now = Act(self.tr("Agit maintenant"))
        self.remove = RemoveButton(self._herb.id, text)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.text, 1)
        row.addWidget(self.hour)
        row.addWidget(self.now)
        row.addWidget(self.remove)
        self.hour.clicked.connect(self._pass_hour)
        self.now.clicked.connect(self._work)
        self.remove.removed.connect(self._drop)
        self.show_view(view)

    def show_view(self, view: tuple[Herb, str]) -> None:
        """Show another state of the herb."""
        self._herb, text = view
        self.text.setText(text)
        self.hour.setAccessibleName(self.tr("{herb} : une heure passe").format(herb=text))
        self.now.setAccessibleName(self.tr("{herb} : agit maintenant").format(herb=text))
        self.remove.show_name(text)

    def _pass_hour(self) -> None:
        self.commandAsked.emit(PassHerb(self._herb.id, herbs.HOUR))

    def _work(self) -> None:
        self.commandAsked.emit(PassHerb(self._herb.id, self._herb.left))

    def _drop(self, id: str) -> None:
        self.commandAsked.emit(DropHerb(id))


class HerbLines(QWidget):
    """Hidden where no herb was taken."""

    #: An edit command.
    commandAsked = Signal(object)

    def __init__(self, subject: Subject, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._subject = subject
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        self.lines: KeyedLines[HerbLine] = KeyedLines(column)

    def refresh(self) -> bool:
        """Show what waits; whether the lines are others."""
        render = self._subject.texts.render
        taken = self._subject.character.herbs
        self.setVisible(bool(taken))
        wanted = {one.id: (one, render(herb_words(one))) for one in taken}
        return self.lines.show(wanted, self._make, HerbLine.show_view)

    def _make(self, view: tuple[Herb, str]) -> HerbLine:
        line = HerbLine(view)
        line.commandAsked.connect(self.commandAsked)
        return line
