"""Every form of a line of the command bar, each with an example that can be taken."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from desktop.rules.table.bar import Form
from desktop.text import Catalogue
from desktop.ui import theme

_EXAMPLE = Qt.ItemDataRole.UserRole


class CommandHelp(QListWidget):
    """The list; a click on a form chooses its example."""

    #: An example was chosen.
    lineChosen = Signal(str)

    def __init__(self, texts: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.setAccessibleName(self.tr("Formes de commandes"))
        # Up, Down and Enter reach it from the line.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSpacing(1)
        self.itemClicked.connect(self._choose)

    def show_forms(self, forms: tuple[Form, ...]) -> None:
        """Show forms that have an example."""
        self.clear()
        for form in forms:
            if form.example:
                text = self._texts.render(form.text)
                item = QListWidgetItem(f"{form.example}\n{text}")
                item.setData(_EXAMPLE, form.example)
                self.addItem(item)
        self.setCurrentRow(0)
        self._fit()

    def examples(self) -> tuple[str, ...]:
        """The examples, in order."""
        return tuple(str(self.item(row).data(_EXAMPLE)) for row in range(self.count()))

    def step(self, by: int) -> None:
        """Go to another form."""
        self.setCurrentRow(max(0, min(self.currentRow() + by, self.count() - 1)))

    def chosen(self) -> str:
        """The example that is selected, or nothing."""
        item = self.currentItem()
        return "" if item is None else str(item.data(_EXAMPLE))

    def sizeHint(self) -> QSize:
        height = sum(self.sizeHintForRow(row) + 2 * self.spacing() for row in range(self.count()))
        return QSize(super().sizeHint().width(), height + 2 * theme.GRID)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()

    def _choose(self, item: QListWidgetItem) -> None:
        self.lineChosen.emit(str(item.data(_EXAMPLE)))
