"""The clocks of a fight under the order: what ends, when, and for whom."""

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.rules.fightview import ClockView, FightView
from desktop.rules.message import say
from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel, plain_tooltip

_MOST_LINES = 5


class ClockList(QWidget):
    """One line for each clock; hidden while there is none. Enter edits, Delete stops."""

    #: A clock is to be edited, or stopped; its id.
    editAsked = Signal(str)
    stopAsked = Signal(str)
    #: A new one is wanted.
    newAsked = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.list = _Lines(self)
        self.list.setAccessibleName(self.tr("Horloges"))
        self.list.setFont(theme.sans(theme.Size.BODY))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.chosen.connect(self.editAsked)
        self.list.dropped.connect(self.stopAsked)
        title = PlainLabel(self.tr("Horloges"), self)
        title.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
        self.new = QPushButton(self.tr("+ Horloge"), self)
        self.new.setAutoDefault(False)
        self.new.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.new.setToolTip(self.tr("Poser une horloge (H)"))
        self.new.clicked.connect(self.newAsked)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(self.new)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.GRID)
        column.addLayout(head)
        column.addWidget(self.list)
        self._shown: tuple[tuple[str, str], ...] = ()
        self.hide()

    def lines(self) -> list[str]:
        """The lines, as they read."""
        return [self.list.item(place).text() for place in range(self.list.count())]

    def show_view(self, view: FightView) -> None:
        """Show the clocks of a view."""
        names = {slot.fighter: slot.name for slot in view.slots}
        wanted = tuple((clock.id, self._line(clock, names)) for clock in view.clocks)
        self.setVisible(bool(wanted))
        if wanted == self._shown:
            return
        self._shown = wanted
        place = self.list.currentRow()
        self.list.clear()
        for clock, line in wanted:
            item = QListWidgetItem(line, self.list)
            item.setToolTip(plain_tooltip(line))
            item.setData(Qt.ItemDataRole.UserRole, clock)
        self.list.go_to(max(0, min(place, len(wanted) - 1)))
        height = max(1, self.list.sizeHintForRow(0)) * min(_MOST_LINES, len(wanted))
        self.list.setFixedHeight(height + 2 * self.list.frameWidth() + theme.GRID)

    def _line(self, clock: ClockView, names: dict[str, str]) -> str:
        label = clock.label
        if clock.about:
            label = self.tr("{label} ({name})").format(
                label=label, name=names.get(clock.about, clock.about)
            )
        if clock.rung:
            return self.tr("{label} : échu").format(label=label)
        parts = [self._texts.render(say("table.rounds", count=clock.left))]
        if clock.anchor:
            name = names.get(clock.anchor, clock.anchor)
            form = (
                self.tr("au début du tour de {name}")
                if clock.moment == "start"
                else self.tr("à la fin du tour de {name}")
            )
            parts.append(form.format(name=name))
        elif clock.moment == "start":
            parts.append(self.tr("au début"))
        if clock.every:
            parts.append(self._texts.render(say("table.rounds-again", count=clock.every)))
        return self.tr("{label} : {when}").format(label=label, when=", ".join(parts))


class _Lines(QListWidget):
    """The list; Enter and Delete act on the line that is selected."""

    chosen = Signal(str)
    dropped = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.itemDoubleClicked.connect(self._choose)

    def go_to(self, place: int) -> None:
        """Where the keys act; it is marked while the keyboard is here only."""
        how = (
            QItemSelectionModel.SelectionFlag.ClearAndSelect
            if self.hasFocus()
            else QItemSelectionModel.SelectionFlag.Clear
        )
        self.setCurrentRow(place, how)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.go_to(max(0, self.currentRow()))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self.clearSelection()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if item is not None:
                self._choose(item)
            case Qt.Key.Key_Delete if item is not None:
                self.dropped.emit(str(item.data(Qt.ItemDataRole.UserRole)))
            case Qt.Key.Key_Up | Qt.Key.Key_Down | Qt.Key.Key_Home | Qt.Key.Key_End:
                super().keyPressEvent(event)
            case _:
                event.ignore()

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(str(item.data(Qt.ItemDataRole.UserRole)))
