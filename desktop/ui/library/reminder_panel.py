"""The reminders of a prepared encounter: what the GM wants to be told, and when."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.services.encounter_plan import MOST_ROUND, Line, Reminder
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import Heading
from desktop.ui.widgets.numbers import NumberField
from desktop.ui.widgets.wheel import guard_wheel

_ID = int(Qt.ItemDataRole.UserRole)


class _List(QListWidget):
    """Delete takes the current reminder out."""

    removed = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Delete and item is not None:
            self.removed.emit(str(item.data(_ID)))
        else:
            super().keyPressEvent(event)


class ReminderPanel(QWidget):
    """A list, and a row that adds to it: what, then when."""

    #: A reminder is to be added (a `Reminder` without id).
    reminderAsked = Signal(object)
    #: A reminder is to be taken out, by its id.
    reminderRemoved = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._lines: tuple[Line, ...] = ()
        self.list = _List(self)
        self.list.setAccessibleName(self.tr("Rappels"))
        self.list.setMaximumHeight(theme.scaled(self, 120))
        self.list.removed.connect(self.reminderRemoved)
        self.text = QLineEdit(self)
        self.text.setAccessibleName(self.tr("Ce que le rappel doit dire"))
        self.text.setPlaceholderText(self.tr("la milice ferme la porte"))
        self.text.returnPressed.connect(self._ask)
        self.when = QComboBox(self)
        self.when.setAccessibleName(self.tr("Quand"))
        self.when.addItem(self.tr("au début du {round}").format(round=texts.round), "")
        self.when.addItem(self.tr("à la moitié de sa santé"), "half")
        self.when.addItem(self.tr("quand il tombe"), "out")
        self.when.currentIndexChanged.connect(self._show_fields)
        self.round = NumberField(
            self.tr("Le {round} du rappel").format(round=texts.round), 1, MOST_ROUND, self
        )
        self.round.set_value(2)
        self.who = QComboBox(self)
        self.who.setAccessibleName(self.tr("De qui"))
        self.add = QPushButton(self.tr("Ajouter"), self)
        self.add.setAccessibleName(self.tr("Ajouter le rappel"))
        self.add.setAutoDefault(True)
        self.add.clicked.connect(self._ask)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self.text, 1)
        for part in (self.when, self.round, self.who, self.add):
            row.addWidget(part)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE_IN_GROUP)
        column.addWidget(Heading(self.tr("Rappels"), self, size=theme.Size.LARGE))
        column.addWidget(self.list)
        column.addLayout(row)
        self._show_fields()
        guard_wheel(self)

    def show_reminders(
        self, reminders: tuple[Reminder, ...], lines: tuple[Line, ...], names: tuple[str, ...]
    ) -> None:
        """Show reminders, and the lines that one may be about, each with its name."""
        row = self.list.currentRow()
        called = {line.id: name for line, name in zip(lines, names, strict=True)}
        self.list.clear()
        for one in reminders:
            item = QListWidgetItem(self._said(one, called.get(one.line, "")))
            item.setData(_ID, one.id)
            self.list.addItem(item)
        self.list.setVisible(bool(reminders))
        self.list.setCurrentRow(min(row, len(reminders) - 1))
        if lines != self._lines:
            self._lines = lines
            kept = self.who.currentData()
            self.who.clear()
            for line, name in zip(lines, names, strict=True):
                self.who.addItem(name, line.id)
            self.who.setCurrentIndex(max(0, self.who.findData(kept)))

    def _said(self, one: Reminder, name: str) -> str:
        match one.when:
            case "half":
                when = self.tr("{name} à la moitié").format(name=name)
            case "out":
                when = self.tr("{name} tombe").format(name=name)
            case _:
                when = f"{self._texts.round} {one.round}"
        return self.tr("{when} : {text}").format(when=when, text=one.text)

    def _show_fields(self) -> None:
        by_round = not self.when.currentData()
        self.round.setVisible(by_round)
        self.who.setVisible(not by_round)

    def _ask(self) -> None:
        if not self.round.flush():
            return
        text, when = self.text.text().strip(), str(self.when.currentData())
        if not text:
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        line = str(self.who.currentData() or "")
        if when and not line:
            return
        asked = Reminder(id="", text=text, round=self.round.value())
        if when == "half":
            asked = Reminder(id="", text=text, line=line, when="half")
        elif when == "out":
            asked = Reminder(id="", text=text, line=line, when="out")
        self.text.clear()
        self.reminderAsked.emit(asked)
