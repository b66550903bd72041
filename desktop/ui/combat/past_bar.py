"""The bar that nobody can miss while the window shows the fight as it was."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.text import Catalogue
from desktop.ui import theme
from desktop.ui.widgets.labels import PlainLabel
from desktop.ui.widgets.panel import paint_panel

_EDGE = 4


class PastBar(QFrame):
    """Which moment is shown, one step back or on, and the way to the present."""

    stepAsked = Signal(int)
    presentAsked = Signal()

    def __init__(self, texts: Catalogue, parent: QWidget) -> None:
        super().__init__(parent)
        self._texts = texts
        self._text = PlainLabel(parent=self)
        self._text.setFont(theme.bold(theme.sans(theme.Size.LARGE)))
        self._text.setWordWrap(True)
        self.back = QPushButton(self.tr("◂ Avant"), self)
        self.back.setAccessibleName(self.tr("L’étape d’avant (flèche gauche)"))
        self.back.clicked.connect(self._back)
        self.on = QPushButton(self.tr("Après ▸"), self)
        self.on.setAccessibleName(self.tr("L’étape d’après (flèche droite)"))
        self.on.clicked.connect(self._on)
        self.present = QPushButton(self.tr("Revenir au présent (Échap)"), self)
        self.present.clicked.connect(self.presentAsked)
        row = QHBoxLayout(self)
        row.setContentsMargins(
            theme.SPACE_IN_GROUP + _EDGE, theme.GRID, theme.SPACE_IN_GROUP, theme.GRID
        )
        row.setSpacing(theme.SPACE_IN_GROUP)
        row.addWidget(self._text, 1)
        for button in (self.back, self.on, self.present):
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        self.hide()

    def text(self) -> str:
        """What the bar says."""
        return self._text.text()

    def show_moment(self, number: int, line: str, *, first: bool, last: bool) -> None:
        """Say which moment is shown: after `line`, in round `number` (0: before the first)."""
        if number:
            said = self.tr("Vous regardez le {round} {number}, après « {line} »")
        else:
            said = self.tr("Vous regardez l’avant-combat, après « {line} »")
        self._text.setText(said.format(round=self._texts.round, number=number, line=line))
        self.setAccessibleName(self._text.text())
        self.back.setEnabled(not first)
        self.on.setEnabled(not last)
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        warning = theme.current().warning
        paint_panel(self, warning)
        QPainter(self).fillRect(QRect(0, 0, _EDGE, self.height()), warning)

    def _back(self) -> None:
        self.stepAsked.emit(-1)

    def _on(self) -> None:
        self.stepAsked.emit(1)
