"""What the GM notes of the selected fighter: a line of text and conditions, edited in place."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget

from desktop.rules.fightview import FighterView
from desktop.rules.table.clocks import MOST_ROUNDS
from desktop.rules.table.notes import LONGEST_CONDITION, LONGEST_NOTE
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.farewell import let_go
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.texts import TextField
from desktop.ui.widgets.wheel import guard_wheel


class NotesRow(QWidget):
    """The note, one button for each condition (a click takes it away), and a new condition."""

    #: Fighter, the note wanted.
    noteAsked = Signal(str, str)
    #: Fighter, condition, for so many rounds (0: without end).
    conditionAsked = Signal(str, str, int)
    #: Fighter, the condition to take away.
    reliefAsked = Signal(str, str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fighter = ""
        self._names: tuple[str, ...] = ()
        self._held: tuple[str, ...] = ()
        self._buttons: list[_ConditionButton] = []
        self.note = TextField(self.tr("Note"), self)
        self.note.setPlaceholderText(self.tr("note (N)"))
        self.note.setMaxLength(LONGEST_NOTE)
        self.note.setMinimumWidth(theme.scaled(self, 170))
        self.note.textCommitted.connect(self._ask_note)
        line = QLineEdit(self)
        self.condition = QComboBox(self)
        self.condition.setEditable(True)
        self.condition.setLineEdit(line)
        self.condition.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.condition.setAccessibleName(self.tr("Nouvel état"))
        line.setAccessibleName(self.condition.accessibleName())
        line.setMaxLength(LONGEST_CONDITION)
        line.setPlaceholderText(self.tr("état (E)"))
        self.condition.setMinimumWidth(theme.scaled(self, 110))
        self.rounds = QSpinBox(self)
        self.rounds.setRange(0, MOST_ROUNDS)
        self.rounds.setSpecialValueText(self.tr("sans fin"))
        self.rounds.setAccessibleName(
            self.tr("Durée de l’état, en {rounds}").format(rounds=texts.rounds)
        )
        self.rounds.lineEdit().setAccessibleName(self.rounds.accessibleName())
        self.rounds.setSuffix(f" {texts.round[:1]}.")
        self.give = QPushButton(self.tr("Donner"), self)
        self.give.setAutoDefault(False)
        self.give.setToolTip(self.tr("Donner cet état"))
        self.give.clicked.connect(self._ask_condition)
        self._flow = FlowLayout(across=theme.SPACE_IN_GROUP, down=theme.GRID)
        for part in (self.note, self.condition, self.rounds, self.give):
            self._flow.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._flow)
        guard_wheel(self)

    def buttons(self) -> tuple[QPushButton, ...]:
        """One for each condition."""
        return tuple(self._buttons)

    def offer(self, names: tuple[str, ...]) -> None:
        """The names that are offered for a condition; any other may be typed."""
        if names != self._names:
            self._names = names
            self.condition.clear()
            self.condition.addItems(list(names))
            self.condition.setCurrentIndex(-1)

    def show_fighter(self, fighter: FighterView) -> None:
        """Show the notes of a fighter."""
        if fighter.id != self._fighter:
            self.note.flush()
            self._fighter = fighter.id
            self.note.give_up(fighter.note)
            self.condition.setCurrentIndex(-1)
            self.condition.clearEditText()
            self.rounds.setValue(0)
        if not self.note.pending:
            self.note.set_value(fighter.note)
        if fighter.conditions == self._held:
            return
        self._held = fighter.conditions
        for button in self._buttons:
            self._flow.removeWidget(button)
            let_go(button)
        self._buttons = [_ConditionButton(name, self) for name in fighter.conditions]
        for button in self._buttons:
            button.relieved.connect(self._ask_relief)
            self._flow.addWidget(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typing = self.condition.hasFocus() or self.rounds.hasFocus()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and typing:
            self._ask_condition()
        else:
            super().keyPressEvent(event)

    def _ask_note(self, text: str) -> None:
        self.noteAsked.emit(self._fighter, text)

    def _ask_condition(self) -> None:
        condition = self.condition.currentText().strip()
        if condition:
            self.conditionAsked.emit(self._fighter, condition, self.rounds.value())
        else:
            self.condition.setFocus(Qt.FocusReason.OtherFocusReason)

    def clear_condition(self) -> None:
        """What was typed is done."""
        self.condition.setCurrentIndex(-1)
        self.condition.clearEditText()
        self.rounds.setValue(0)

    def _ask_relief(self, condition: str) -> None:
        self.reliefAsked.emit(self._fighter, condition)


class _ConditionButton(QPushButton):
    """A condition; a click takes it away."""

    relieved = Signal(str)

    def __init__(self, condition: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._condition = condition
        self.setText(self.tr("{condition} ✕").format(condition=condition).replace("&", "&&"))
        self.setAccessibleName(self.tr("Ôter l’état {condition}").format(condition=condition))
        self.setToolTip(self.tr("Ôter cet état"))
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._relieve)

    def _relieve(self) -> None:
        self.relieved.emit(self._condition)
