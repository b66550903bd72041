"""The list at the left: the sections, or what a search finds in all of them."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.ui import theme
from desktop.ui.widgets.labels import plain_tooltip

_SECTION = Qt.ItemDataRole.UserRole
_PLACE = Qt.ItemDataRole.UserRole + 1
_WIDTH = 230


class Finder(QListWidget):
    """Sections and findings; Enter or a click opens them."""

    #: A section was opened.
    sectionOpened = Signal(str)
    #: A finding was opened: its section and its place.
    placeOpened = Signal(str, tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setFixedWidth(theme.scaled(self, _WIDTH))
        self.setFont(theme.sans(theme.Size.BODY))
        self.viewport().setAutoFillBackground(False)
        self.currentItemChanged.connect(self._moved)
        self.itemClicked.connect(self._open)

    def show_sections(self, sections: Iterable[tuple[str, str, str, str]], current: str) -> None:
        """Show (id, title, sign, spoken) of each section; an empty id is a heading."""
        self.blockSignals(True)
        self.clear()
        for id, title, sign, spoken in sections:
            item = self._item(f"{title}  {sign}" if sign else title, spoken or title)
            if not id:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
                item.setFont(theme.bold(theme.sans(theme.Size.SMALL)))
            item.setData(_SECTION, id)
            if id == current:
                self.setCurrentItem(item)
        self.blockSignals(False)

    def show_findings(self, findings: Iterable[tuple[str, tuple[str, ...], str, str]]) -> None:
        """Show (section, place, name, section's title) of what a search found."""
        self.blockSignals(True)
        self.clear()
        for section, place, name, title in findings:
            item = self._item(f"{name}\n{title}", f"{name}, {title}")
            item.setData(_SECTION, section)
            item.setData(_PLACE, place)
        if not self.count():
            self._item(self.tr("rien"), self.tr("rien")).setFlags(Qt.ItemFlag.NoItemFlags)
        self.blockSignals(False)

    def open_first(self) -> None:
        """Open the first finding."""
        self._open(self.item(0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self.currentItem())
        else:
            super().keyPressEvent(event)

    def _item(self, text: str, spoken: str) -> QListWidgetItem:
        item = QListWidgetItem(text, self)
        item.setData(int(Qt.ItemDataRole.AccessibleTextRole), spoken)
        lines = text.count("\n") + 1
        item.setSizeHint(QSize(0, lines * self.fontMetrics().height() + theme.SPACE_IN_GROUP))
        item.setToolTip(plain_tooltip(spoken if lines > 1 else ""))
        return item

    def _moved(self, item: QListWidgetItem | None) -> None:
        """A section shows as soon as it is current; a finding waits to be opened."""
        if item is not None and item.data(_SECTION) and item.data(_PLACE) is None:
            self.sectionOpened.emit(str(item.data(_SECTION)))

    def _open(self, item: QListWidgetItem | None) -> None:
        if item is None or not item.data(_SECTION):
            return
        place = item.data(_PLACE)
        if place is None:
            self.sectionOpened.emit(str(item.data(_SECTION)))
        else:
            self.placeOpened.emit(str(item.data(_SECTION)), tuple(place))
