"""What a character has learnt, one row each: its words, how well, and a button to forget it."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from desktop.ui import theme
from desktop.ui.widgets.labels import ElidedLabel
from desktop.ui.widgets.texts import TextField
from desktop.ui.wizard.common.fitted import FittedArea
from desktop.ui.wizard.common.picker import Picker
from desktop.ui.wizard.common.rows import swap_rows

_NAME, _WORDS = 110, 80


@dataclass(frozen=True)
class Learnt:
    """One thing that was learnt: `wanted` names the words that go with it ("" for none), `levels`
    are the (id, title) that it may have, () where it has none."""

    id: str
    name: str
    text: str
    wanted: str
    level: str = ""
    levels: tuple[tuple[str, str], ...] = ()


class LearntArea(FittedArea):
    """The rows, in the order in which they were learnt."""

    #: Other words: the id and the words.
    textCommitted = Signal(str, str)
    #: Another level: the id of the row and that of the level.
    levelChosen = Signal(str, str)
    #: A row is to go.
    removed = Signal(str)

    def __init__(self, fallback: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(most=220, least=70, parent=parent)
        self._fallback = fallback
        self._rows: list[LearntRow] = []
        self.column.addStretch(1)

    def rows(self) -> tuple["LearntRow", ...]:
        """A row for each thing."""
        return tuple(self._rows)

    def show_learnt(self, learnt: tuple[Learnt, ...]) -> None:
        """Show what was learnt; fields that somebody types in stay."""
        if [row.key for row in self._rows] != [_key(one) for one in learnt]:
            old, self._rows = self._rows, [LearntRow(one) for one in learnt]
            for row in self._rows:
                row.textCommitted.connect(self.textCommitted)
                row.levelChosen.connect(self.levelChosen)
                row.removed.connect(self.removed)
            swap_rows(self.column, old, self._rows, self._fallback)
        for row, one in zip(self._rows, learnt, strict=True):
            row.show_learnt(one)
        self.setVisible(bool(learnt))
        self.updateGeometry()

    def name(self, id: str) -> None:
        """Bring the keyboard to the words of a row."""
        for row in self._rows:
            if row.key[0] == id:
                row.text.setFocus(Qt.FocusReason.OtherFocusReason)


def _key(one: Learnt) -> tuple[str, str]:
    return one.id, one.name


class LearntRow(QWidget):
    """One thing that was learnt."""

    textCommitted = Signal(str, str)
    levelChosen = Signal(str, str)
    removed = Signal(str)

    def __init__(self, one: Learnt) -> None:
        super().__init__()
        self.key = _key(one)
        self._id = one.id
        name = ElidedLabel(one.name)
        name.setMinimumWidth(theme.scaled(self, _NAME))
        self.text = TextField(self.tr("{name} : {wanted}").format(name=one.name, wanted=one.wanted))
        self.text.setPlaceholderText(one.wanted)
        self.text.setMinimumWidth(theme.scaled(self, _WORDS))
        self.level = Picker(self.tr("{name} : niveau").format(name=one.name))
        self.level.setMinimumContentsLength(10)
        self.remove = QPushButton(self.tr("Retirer"))
        self.remove.setAccessibleName(self.tr("Retirer : {name}").format(name=one.name))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SPACE_IN_GROUP)
        for column, part in enumerate((name, self.text, self.level, self.remove)):
            grid.addWidget(part, 0, column)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 2)
        self.text.setVisible(bool(one.wanted))
        self.level.setVisible(bool(one.levels))
        self.text.textCommitted.connect(self._tell)
        self.level.valueChosen.connect(self._choose)
        self.remove.clicked.connect(self._remove)

    def show_learnt(self, one: Learnt) -> None:
        """Show the words and the level as they are stored."""
        self.text.set_value(one.text)
        self.level.set_entries(one.levels, one.level)

    def _tell(self, text: str) -> None:
        self.textCommitted.emit(self._id, text)

    def _choose(self, level: str) -> None:
        self.levelChosen.emit(self._id, level)

    def _remove(self) -> None:
        self.removed.emit(self._id)
