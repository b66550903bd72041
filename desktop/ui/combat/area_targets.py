"""Who is struck by area damage: a list in which everybody is struck, by half, or not at all."""

import enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.rules.fightview import FighterView

_ID = Qt.ItemDataRole.UserRole
_SHIFT = Qt.KeyboardModifier.ShiftModifier


class Struck(enum.Enum):
    """How much of the damage somebody takes."""

    NOT = Qt.CheckState.Unchecked
    HALF = Qt.CheckState.PartiallyChecked
    WHOLE = Qt.CheckState.Checked


class TargetList(QListWidget):
    """Space or a click strikes the current one, with Shift by half; Shift and an arrow strike the
    next one too."""

    #: Somebody is struck otherwise than before.
    targetsChanged = Signal()
    #: Enter was pressed.
    confirmed = Signal()
    #: A digit was typed: it belongs to the number.
    digitTyped = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[str, str] = {}
        self._struck: dict[str, Struck] = {}
        self._after: dict[str, str] = {}
        self.setAccessibleName(self.tr("Cibles"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def offer(self, fighters: tuple[FighterView, ...], struck: frozenset[str]) -> None:
        """Offer fighters; `struck` are struck by the whole at first."""
        self.clear()
        self._after = {}
        self._names = {one.id: one.name for one in fighters}
        self._struck = {
            one.id: Struck.WHOLE if one.id in struck else Struck.NOT for one in fighters
        }
        for one in fighters:
            item = QListWidgetItem()
            item.setData(_ID, one.id)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.addItem(item)
        self._show()
        first = next((row for row in range(self.count()) if self.fighter_of(row) in struck), 0)
        self.setCurrentRow(first)

    def targets(self) -> tuple[tuple[str, bool], ...]:
        """Who is struck, each with whether by half."""
        return tuple(
            (one, struck is Struck.HALF)
            for one, struck in self._struck.items()
            if struck is not Struck.NOT
        )

    def strike(self, fighters: frozenset[str]) -> None:
        """Strike these by the whole; when they all are already, none of them."""
        every = all(self._struck[one] is not Struck.NOT for one in fighters)
        for one in fighters:
            if every:
                self._struck[one] = Struck.NOT
            elif self._struck[one] is Struck.NOT:
                self._struck[one] = Struck.WHOLE
        self._tell()

    def foretell(self, after: dict[str, str]) -> None:
        """Say what would become of each."""
        if after != self._after:
            self._after = after
            self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        shift = bool(event.modifiers() & _SHIFT)
        match event.key():
            case Qt.Key.Key_Space:
                self._turn(self.currentRow(), half=shift)
            case Qt.Key.Key_Down | Qt.Key.Key_Up if shift:
                by = 1 if event.key() == Qt.Key.Key_Down else -1
                self._extend(self.currentRow(), by)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.confirmed.emit()
            case Qt.Key.Key_Escape:
                event.ignore()
            case _ if event.text().isdecimal():
                self.digitTyped.emit(event.text())
            case _:
                super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self._turn(index.row(), half=bool(event.modifiers() & _SHIFT))

    def _extend(self, row: int, by: int) -> None:
        """Strike the next one as this one is struck."""
        other = row + by
        if 0 <= other < self.count():
            here = self._struck[self.fighter_of(row)]
            self._struck[self.fighter_of(row)] = here if here is not Struck.NOT else Struck.WHOLE
            self._struck[self.fighter_of(other)] = self._struck[self.fighter_of(row)]
            self.setCurrentRow(other)
            self._tell()

    def _turn(self, row: int, *, half: bool) -> None:
        if 0 <= row < self.count():
            one, wanted = self.fighter_of(row), Struck.HALF if half else Struck.WHOLE
            self._struck[one] = Struck.NOT if self._struck[one] is wanted else wanted
            self._tell()

    def fighter_of(self, row: int) -> str:
        """Who stands in a row."""
        return str(self.item(row).data(_ID))

    def _tell(self) -> None:
        self._show()
        self.targetsChanged.emit()

    def _show(self) -> None:
        for row in range(self.count()):
            one, item = self.fighter_of(row), self.item(row)
            struck = self._struck[one]
            words = [self._names[one]]
            if struck is Struck.HALF:
                words.append(self.tr("moitié"))
            if struck is not Struck.NOT and self._after.get(one):
                words.append(self._after[one])
            item.setText(" · ".join(words))
            item.setCheckState(struck.value)
